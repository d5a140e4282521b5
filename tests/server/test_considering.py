"""Thinking before deciding: where a tile could go, why not, and what can be bought to the coin."""

from collections import Counter
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path

import pytest

from desk.kept import new_table
from desk.people import Served
from sabika.desk.news import LocalNews
from sabika.desk.presence import Presence
from sabika.desk.requests.considering import considered, plan, promised, why_not
from sabika.desk.tables.entries import Offer
from sabika.desk.tables.table import Table
from sabika.desk.telling import for_all, seen_by, table_now
from sabika.desk.wire import showing
from sabika.desk.wire.messages import Candidate, Considered
from sabika.modules.portals.rules import TURNS, PlacePortal, portals_in, ways_to_place
from sabika.rules.core.game import Game
from sabika.rules.palace.building import Build, build
from sabika.rules.palace.cells import cell_at
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.redesign import swap
from sabika.rules.sheet.game import SheetGame
from server.served import serving, settings_in
from server.shown_games import Table as Kind
from server.shown_games import decisions, moments, viewers

HINTS = new_table(offer=Offer(players=2))
PURIST = new_table(offer=Offer(players=2, hints=False))


@cache
def played() -> list[PalaceGame]:
    return [now.copy() for now in moments("considered", 20) if isinstance(now, PalaceGame) and not now.over]


def palaces(one_in: int = 1) -> list[PalaceGame]:
    """Palace games of all kinds at some of their decisions."""
    return played()[::one_in]


def at(game: PalaceGame, seat: int, tile: int, table: Table = HINTS) -> Considered:
    return considered(table, game, seat, game.pieces.name(tile))


def legal(found: Considered, swaps: bool = False) -> set[tuple[tuple[int, int], str | None]]:
    return {(each.cell, each.legs) for each in found.cells if each.refusal is None and each.swap == swaps}


def test_the_legal_cells_are_those_of_the_rules() -> None:
    """Whoever has the tile now, for every palace."""
    kinds: Counter[str] = Counter()
    for game in palaces(4):
        cell = showing.names_of(game).cell
        for seat, owner in enumerate(game.seats):
            extras = portals_in(game.pieces)[::5] if "portals" in game.slots else []
            for tile in [*game.yard, *owner.beside, *owner.reserve, *game.pieces.all_tiles()[::17], *extras]:
                if not tile or tile in owner.palace.tiles():
                    continue
                found = at(game, seat, tile, PURIST)
                if game.pieces.half[tile]:
                    assert legal(found) == {(cell(each), legs) for each, legs in places_of(owner.palace, tile)}
                    kinds["half"] += len(legal(found))
                else:
                    assert legal(found) == {(cell(each), None) for each in owner.palace.cells_for(tile)}
                    kinds["refused"] += sum(each.refusal is not None for each in found.cells)
    assert kinds["half"] > 10
    assert kinds["refused"] > 1000


def places_of(palace: Palace, portal: int) -> list[tuple[int, str]]:
    ways = [way for way in ways_to_place(palace, portal) if isinstance(way, PlacePortal)]
    return [(way.cell, TURNS[way.turn]) for way in ways]


def test_a_refusal_is_that_of_the_door() -> None:
    """One legality: the rule, the reason and the details are those that the action itself is refused with."""
    compared = 0
    for game in palaces(2):
        seat = game.asked()
        if game.step not in Build.steps:
            continue
        mine = game.seats[seat].reserve if game.step == "act" else game.seats[seat].beside
        for tile in mine:
            if game.pieces.half[tile]:
                continue
            for each in at(game, seat, tile).cells:
                action = (swap if each.swap else build)(tile, cell_at(*each.cell))
                refusal = game.why_not(action)
                assert each.refusal == (showing.refusal(refusal, game.pieces) if refusal else None)
                compared += 1
    assert compared > 500


def test_swaps_are_there_when_they_are_an_action() -> None:
    swaps = 0
    for game in palaces():
        seat = game.asked()
        for tile in game.seats[seat].reserve:
            found = at(game, seat, tile, PURIST)
            assert any(each.swap for each in found.cells) == (game.step == "act")
            if game.step == "act":
                cells = {showing.names_of(game).cell(cell) for cell in game.seats[seat].palace.swaps_for(tile)}
                assert {cell for cell, _ in legal(found, swaps=True)} == cells
                swaps += len(cells)
        for other in range(len(game.seats)):
            if other != seat:
                assert not any(
                    each.swap for tile in game.seats[other].reserve for each in at(game, other, tile, PURIST).cells
                )
    assert swaps > 20


def test_the_change_is_what_scoring_would_give_after_the_action() -> None:
    """Also where a falcon flies away because its tile is swapped."""
    compared: Counter[str] = Counter()
    for game in palaces():
        seat = game.asked()
        before = promised(game)
        for tile in [*game.seats[seat].reserve, *game.seats[seat].beside]:
            if game.step not in Build.steps or game.pieces.half[tile]:
                continue
            for each in at(game, seat, tile).cells:
                action = (swap if each.swap else build)(tile, cell_at(*each.cell))
                if each.refusal or not game.is_legal(action):
                    continue
                after = game.carried_out(action)
                check_change(each, after, seat, before)
                compared[action.verb] += 1
                compared["others"] += any(points for side, points in enumerate(each.change or ()) if side != seat)
    assert min(compared["build"], compared["swap"], compared["others"]) > 10, compared


def check_change(each: Candidate, after: PalaceGame, seat: int, before: list[int]) -> None:
    assert each.change == [then - now for then, now in zip(promised(after), before)]
    palace = after.seats[seat].palace
    lengths = {"wall": palace.longest_wall(), "moat": palace.longest_moat(), "border": palace.longest_border()}
    assert each.lengths == {what: length for what, length in lengths.items() if length}


def test_a_purist_table_shows_no_points() -> None:
    for game in palaces(10):
        for tile in game.pieces.all_tiles()[::9]:
            pure, told = at(game, 0, tile, PURIST), at(game, 0, tile)
            assert all(each.change is None and each.lengths is None for each in pure.cells)
            assert [(each.cell, each.refusal) for each in pure.cells] == [
                (each.cell, each.refusal) for each in told.cells
            ]


def test_a_tile_of_the_palace_goes_nowhere() -> None:
    for game in palaces(10):
        for seat, owner in enumerate(game.seats):
            assert all(at(game, seat, tile).cells == [] for tile in owner.palace.tiles())


def test_not_a_byte_depends_on_what_is_hidden() -> None:
    for game in palaces(10):
        for viewer in viewers(game):
            twin = game.resampled(-1 if viewer is None else viewer, "other")
            for seat in range(len(game.seats)):
                for tile in game.pieces.all_tiles()[::23]:
                    assert showing.encoded(at(twin, seat, tile)) == showing.encoded(at(game, seat, tile))


# Why not


TRIED = {
    PalaceGame: ("buy 1", "buy 4", "remove 0,0", "take denar-3", "pay denar-3"),
    SheetGame: ("earn", "keep blue-1 yellow-1", "build blue-2 yellow-2"),
}


def test_only_the_seat_that_is_asked_is_told_why() -> None:
    told: Counter[str] = Counter()
    for game in moments("why", 60):
        for text in TRIED[type(game)] if not game.over else ():
            refusal = game.why_not(game.parse(text))
            expected = showing.refusal(refusal, game.printed()) if refusal else None
            assert why_not(game, game.asked(), text).refusal == expected
            told[expected.said.message if expected else ""] += 1
            for other in set(range(game.setup.players)) - {game.asked()}:
                refused = why_not(game, other, text).refusal
                assert refused is not None
                assert refused.said.message == "refusal-not-now", "more could tell what somebody else holds"
    assert {"", "refusal-not-now", "refusal-cannot-afford", "refusal-start-tile"} <= set(told), told


# What can be bought


def planned(game: Game) -> list[tuple[str, str, list[str]]] | None:
    found = plan(game)
    return None if found is None else [(each.space, each.tile, each.cards) for each in found]


def test_a_plan_is_bought_and_paid_as_it_says() -> None:
    lengths: Counter[int] = Counter()
    for kind in (
        Kind("alhambra", 3),
        Kind("alhambra", 2, ("certificates", "exchange", "portals")),
        Kind("combined", 3),
    ):
        for now in decisions(kind, "plans"):
            found = planned(now)
            assert (found is None) == (now.step != "act")
            game = now.copy()
            for space, tile, cards in found or []:
                option = showing.option(game, game.parse(f"buy {space}"))
                assert option.tile == tile
                game.apply(game.parse(f"buy {space}"))
                payment = game.parse(f"pay {' '.join(cards)}")
                assert showing.option(game, payment).exact
                game.apply(payment)
            lengths[len(found or [])] += 1
    assert min(lengths[1], lengths[2]) > 5, lengths


def test_roll_and_write_has_no_plan() -> None:
    assert all(planned(now) is None for now in decisions(Kind("roll-and-write", 2), "plans"))


# Over HTTP


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    async with serving(settings_in(tmp_path)) as served:
        yield served


@pytest.mark.anyio
async def test_seats_and_spectators_may_think_about_every_palace(served: Served) -> None:
    people = await served.begun(public=True)
    for person in people:
        own = (await person.ask("consider", tile="tower-9-ES")).json()
        assert (own["seat"], own["tile"], own["version"]) == (person.seat, "tower-9-ES", 3)
        assert sorted(each["cell"] for each in own["cells"]) == [[-1, 0], [0, -1], [0, 1], [1, 0]]
        assert [each["cell"] for each in own["cells"] if each["refusal"] is None] == [[1, 0], [0, 1]]
    watching = await served.client.get(f"/api/tables/{people[0].table}/consider?tile=tower-9-ES&seat=1")
    assert watching.json()["cells"] == own["cells"]
    refused = {
        "consider?tile=tower-9-ES": 404,  # a spectator has no palace
        "consider?tile=tower-9-ES&seat=2": 404,
        "consider?tile=fountain&seat=0": 400,
        "consider?tile=castle&seat=0": 400,
        "consider?seat=0": 400,
    }
    for what, status in refused.items():
        assert (await served.client.get(f"/api/tables/{people[0].table}/{what}")).status_code == status, what


def test_a_held_decision_counts_for_whoever_holds_it_alone() -> None:
    """The palace is looked at as it will be."""
    game = next(now for now in decisions(Kind("alhambra", 2), "held") if ends_with_a_build(now))
    actions = [game.notation(action) for action in game.log]
    table = new_table(offer=Offer(players=2, seed="held", actions=actions))
    for seat in range(2):
        table.carry_out(table.sit(1_001, seat, "Ana", f"holder {seat}"))
    table.carry_out(table.begin(1_002, 0))
    seat = game.asked()
    held = next(action for action in game.options() if isinstance(action, Build))
    table.carry_out(table.act(1_003, seat, game.notation(held)))
    assert table.held is held
    for viewer, known in ((seat, True), (1 - seat, False), (-1, False)):
        seen = seen_by(table, viewer)
        assert isinstance(seen, PalaceGame)
        assert (at(seen, seat, held.tile, table).cells == []) == known
        now = table_now(table, viewer, for_all(table, Presence(LocalNews(), lambda name: None), 0))
        assert now.hint == showing.hint(game.carried_out(held) if known else game)


def ends_with_a_build(game: Game) -> bool:
    """Whether the turn can be ended by building the only tile that was bought."""
    options = game.options()
    return (
        game.step == "place"
        and isinstance(game, PalaceGame)
        and len(game.seats[game.asked()].beside) == 1
        and any(isinstance(action, Build) for action in options)
    )
