"""What is encoded is what a seat may know, number by number as the table says, and nothing else."""

import copy
import pickle
from array import array
from dataclasses import replace
from random import Random

import pytest

import sabika
from encoding.positions import TABLES, positions
from sabika.encoding import Encoder, encoder_for
from sabika.encoding.encoder import numbers_in
from sabika.encoding.palace.planes import REACH, SIDE, SQUARE
from sabika.modules import CHOICES, MODULES, parts
from sabika.rules.core.game import Game
from sabika.rules.palace.cells import place_of
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS, STORED, value_of
from sabika.rules.palace.paying import PayMixed
from sabika.rules.palace.pieces import START
from sabika.rules.palace.view import PalaceView
from sabika.rules.sheet.game import SheetGame


def told(encoder: Encoder, game: Game, seat: int) -> dict[str, list[int]]:
    """The numbers of an observation by the names of the table."""
    found = numbers_in(encoder.vector(game.view(seat)))
    return {column.name: found[column.start : column.start + column.size] for column in encoder.columns}


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("modules", [False, True])
def test_the_table_describes_every_number_once(name: str, players: int, modules: bool) -> None:
    for game in positions(name, players, modules=modules):
        encoder = encoder_for(game.setup)
        ends = [column.start + column.size for column in encoder.columns]
        assert [column.start for column in encoder.columns] == [0, *ends[:-1]]
        assert all(column.about and column.most > 0 for column in encoder.columns)
        assert len({column.name for column in encoder.columns}) == len(encoder.columns)
        for seat in range(players):
            view = game.view(seat)
            assert len(encoder.vector(view)) == 2 * encoder.size == 2 * ends[-1]
            assert len(encoder.grids(view)) == players * len(encoder.planes) * encoder.side**2
        if not game.over:
            rows = encoder.rows.rows(game.view(game.asked()), game.options())
            assert {len(row) for row in rows} == {4 * encoder.rows.width}


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("modules", [False, True])
def test_nothing_hidden_shines_through(name: str, players: int, modules: bool) -> None:
    """Whatever a seat cannot know is drawn anew, and it observes the same."""
    for game in positions(name, players, modules=modules, every=60):
        encoder = encoder_for(game.setup)
        for seat in range(players):
            view = game.view(seat)
            twin = game.resampled(seat, "another deal")
            other = twin.view(seat)
            assert encoder.vector(other) == encoder.vector(view)
            assert encoder.grids(other) == encoder.grids(view)
            if seat == game.asked():
                options = encoder.in_order(game.options())
                assert encoder.in_order(twin.options()) == options
                assert encoder.rows.rows(other, options) == encoder.rows.rows(view, options)


@pytest.mark.parametrize("name", ["alhambra", "granada", "combined"])
def test_others_do_not_see_what_is_ones_own(name: str) -> None:
    """The numbers of the group `own` differ from seat to seat; all others are the same but for whose are first."""
    differing = 0
    for game in positions(name, 3, modules=True, every=30):
        encoder = encoder_for(game.setup)
        seats = [told(encoder, game, seat) for seat in range(3)]
        for column in encoder.columns:
            if column.group == "own":
                differing += seats[0][column.name] != seats[1][column.name]
            elif "of seat" in column.name:
                feature, _, step = column.name.rpartition("+")
                if not feature.startswith("site tokens"):
                    assert seats[0][column.name] == seats[1][f"{feature}+{(int(step) - 1) % 3}"]
            else:
                assert seats[0][column.name] == seats[1][column.name]
    assert differing


@pytest.mark.parametrize("players", range(2, 7))
def test_numbers_are_those_of_the_position(players: int) -> None:
    for game in positions("alhambra", players, modules=False):
        assert isinstance(game, PalaceGame)
        encoder = encoder_for(game.setup)
        for seat in range(players):
            found = told(encoder, game, seat)
            hand = game.seats[seat].hand.cards()
            assert found["hand"][:CARDS] == [hand.count(card) for card in range(CARDS)]
            assert sum(found["hand"][CARDS:]) == sum(map(value_of, hand))
            assert found["display"] == [game.display.count(card) for card in range(CARDS)]
            assert found["piles"] == [len(game.pile), len(game.discard)]
            assert found["bag"] == [tile in game.bag for tile in range(START + 1, START + 1 + len(game.pieces.tiles))]
            for step in range(players):
                side = (seat + step) % players
                other = game.seats[side]
                assert found[f"points of seat +{step}"] == [game.points[side]]
                assert found[f"cards of seat +{step}"] == [other.hand.size]
                assert found[f"asked of seat +{step}"] == [game.asked() == side]
                counts = [*other.palace.counts, len(other.palace.cells) - 1, 0, other.palace.longest_wall()]
                assert found[f"palace of seat +{step}"] == counts
                reserve = [START + 1 + place for place, there in enumerate(found[f"reserve of seat +{step}"]) if there]
                assert reserve == sorted(other.reserve)


def test_a_game_that_goes_round_in_circles_can_be_encoded() -> None:
    """Who never buys, plays on: the number of the turn stays within what a number can hold."""
    game = sabika.new_game(players=2, seed="circles")
    encoder, view = encoder_for(game.setup), game.view(0)
    assert isinstance(view, PalaceView)
    turn = next(column.start for column in encoder.columns if column.name == "turn")
    found = [numbers_in(encoder.vector(replace(view, turn=number)))[turn] for number in (29_999, 40_000)]
    assert found == [29_999, 30_000]


@pytest.mark.parametrize("name", ["alhambra", "granada", "combined"])
def test_planes_show_the_palace(name: str) -> None:
    """A palace can be read off its planes."""
    for game in positions(name, 3, modules=True):
        assert isinstance(game, PalaceGame)
        encoder = encoder_for(game.setup)
        names = [plane.name for plane in encoder.planes]
        grids = encoder.grids(game.view(1))
        for step in range(3):
            palace = game.seats[(1 + step) % 3].palace
            own = grids[step * len(names) * SQUARE : (step + 1) * len(names) * SQUARE]
            planes = {plane: own[place * SQUARE : (place + 1) * SQUARE] for place, plane in enumerate(names)}
            assert sum(planes["there"]) == len(palace.cells)
            for cell in palace.cells:
                x, y = place_of(cell)
                at = (y + REACH) * SIDE + x + REACH
                piece = palace.at(cell)
                assert planes["there"][at] == 1
                assert planes["price"][at] == game.pieces.price[piece]
                assert planes["half"][at] == game.pieces.half[piece]
                walls = [letter for letter in "NESW" if planes[f"wall {letter}"][at]]
                assert "".join(walls) == game.pieces.walls(piece)
                kinds = [kind for kind in game.pieces.kinds if planes[kind][at]]
                assert kinds == ([game.pieces.tile(piece).kind] if game.pieces.kind[piece] >= 0 else [])


def test_a_sheet_can_be_read_off_its_planes() -> None:
    for game in positions("roll-and-write", 3, modules=False, every=7):
        assert isinstance(game, SheetGame)
        encoder = encoder_for(game.setup)
        grids = encoder.grids(game.view(2))
        for step in range(3):
            own = grids[step * len(encoder.planes) * 36 :][:36]
            assert [cell for cell in range(36) if own[cell]] == game.players[(2 + step) % 3].cells()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_order_of_options_depends_on_the_position_alone(name: str, players: int) -> None:
    chance = Random(players)
    for game in positions(name, players, modules=True, every=9):
        if game.over:
            return
        encoder = encoder_for(game.setup)
        options = encoder.in_order(game.options())
        mixed = options[:]
        chance.shuffle(mixed)
        assert encoder.in_order(mixed) == options
        assert sorted(map(game.notation, options)) == sorted(map(game.notation, game.options()))


def test_payments_come_by_what_they_overpay() -> None:
    """A13: so the first ones of very many are the best."""
    seen = 0
    for game in positions("alhambra", 3, modules=True, every=1):
        if game.over or game.step != "pay":
            continue
        encoder = encoder_for(game.setup)
        paid = [action.total for action in encoder.in_order(game.options()) if hasattr(action, "total")]
        assert paid == sorted(paid)
        seen += len(paid) > 1
    assert seen


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_options_differ_in_their_rows(name: str, players: int) -> None:
    """So that whoever reads the rows alone can tell all options apart."""
    for game in positions(name, players, modules=True, every=1):
        if not game.over:
            encoder = encoder_for(game.setup)
            rows = encoder.rows.rows(game.view(game.asked()), game.options())
            assert len(set(rows)) == len(rows)


def test_stored_money_counts_in_what_is_paid() -> None:
    """E3: a price can be paid exactly with it."""
    seen = 0
    for game in positions("alhambra", 4, modules=True, every=1):
        encoder = encoder_for(game.setup)
        [over, stored] = [
            next(column for column in encoder.rows.columns if column.name == name) for name in ("money", "things")
        ]
        for action in game.options():
            if isinstance(action, PayMixed) and max(action.things) >= STORED:
                view = game.view(game.asked())
                assert isinstance(view, PalaceView)
                facts = array("f", encoder.rows.rows(view, [action])[0])
                assert round(facts[over.start + 2] * over.most) == action.total - view.due
                assert facts[stored.start + stored.size - 1] == 1
                seen += 1
    assert seen


def test_an_encoder_is_copied_as_the_one_it_is() -> None:
    encoder = encoder_for(sabika.new_game("granada", players=3, seed="copied", modules=("vizier",)).setup)
    assert copy.deepcopy(encoder) is pickle.loads(pickle.dumps(encoder)) is encoder


def test_an_option_is_told_by_its_row() -> None:
    game = sabika.new_game(players=2, seed="rows")
    encoder = encoder_for(game.setup)
    columns = {column.name: column for column in encoder.rows.columns}
    checked = set()
    picks = Random(3)
    while not game.over:
        view = game.view(game.asked())
        for action, row in zip(game.options(), encoder.rows.rows(view, game.options())):
            facts = array("f", row)

            def told(name: str, facts: "array[float]" = facts) -> list[int]:
                column = columns[name]
                part = facts[column.start : column.start + column.size]
                return [round(fact * column.most) for fact in part]

            verbs = columns["verb"].about.split(", ")
            assert verbs[told("verb").index(1)] == action.verb
            words = game.notation(action).split()
            checked.add(action.verb)
            if action.verb == "build":
                x, y = map(int, words[2].split(","))
                assert told("cell") == [12, x, y]
                assert told("price")[0] == int(words[1].split("-")[1])
            elif action.verb == "buy":
                tile = game.pieces.tile(game.yard[told("space").index(1)])
                assert told("price")[0] == tile.price
                assert game.pieces.kinds[told("kind").index(1)] == tile.kind
            elif action.verb in {"take", "pay"}:
                assert told("money")[0] == sum(told("cards")) == len(words) - 1
                if action.verb == "pay":
                    assert told("money")[2] == told("money")[1] - view.due
                    assert told("exact")[0] == (told("money")[2] == 0)
        game.play(picks.choice(game.options()))
    assert {"take", "buy", "pay", "build", "reserve", "remove", "swap"} <= checked


def test_every_module_is_encoded() -> None:
    """Its state is told, its steps are named."""
    assert set(parts("encoding")) == set(MODULES)
    for name in CHOICES:
        plain = encoder_for(sabika.library.new_setup("alhambra", players=3, seed=""))
        with_it = encoder_for(sabika.library.new_setup("alhambra", players=3, seed="", modules=(name,)))
        assert with_it.size > plain.size


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_step_that_asks_is_named(name: str, players: int) -> None:
    for game in positions(name, players, modules=True, every=1):
        if not game.over:
            found = told(encoder_for(game.setup), game, game.asked())
            assert sum(found["step"]) == 1, game.step
