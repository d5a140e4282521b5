"""Bonus cards: B1-B6."""

from collections import Counter
from collections.abc import Sequence

import pytest

import sabika
from property.random_games import choose, decisions, random_games
from property.state import state
from rules.positions import BARE_TILES, Layout, names_of, options, play, points_for, position, refused, tiles
from sabika.components import alhambra_pieces
from sabika.library import game_from
from sabika.modules.bonus.rules import (
    BonusDealt,
    BonusReturned,
    BonusRevealed,
    BonusView,
    bonus_of,
    reveal,
)
from sabika.rules.core.declining import DECLINE, answer_for, asked_for_form
from sabika.rules.core.errors import BadInput
from sabika.rules.core.events import Scored
from sabika.rules.core.scoring import Part
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.pieces import Pieces, Tile

MODULE = ["bonus"]
EACH = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}
YARD = "tower-9-ES tower-9-NE tower-9-NW tower-10-W"
TURNS_UP_1 = "scoring-1 florin-1"


def table(
    cards: Sequence[str],
    palaces: Sequence[Layout] = (),
    *,
    modules: Sequence[str] = MODULE,
    players: int = 3,
    active: int = 0,
    hands: Sequence[str] = ("denar-9",),
    reserves: Sequence[str] = (),
    yard: str = YARD,
    pile: str | None = None,
    bag: str | None = None,
) -> PalaceGame:
    """A position in which the seats hide these bonus cards."""
    game = position(
        players,
        modules=modules,
        active=active,
        hands=hands,
        palaces=palaces,
        reserves=reserves,
        yard=yard,
        pile=pile,
        bag=bag,
    )
    slot = bonus_of(game)
    named = [[game.pieces.numbers[name] for name in own.split()] for own in cards]
    slot.hidden = [*named, *([] for _ in range(players - len(named)))]
    slot.aside = [game.pieces.numbers[name] for name in BARE_TILES if not any(name in own.split() for own in cards)]
    # The options were worked out for the cards that were dealt.
    game._options = None
    return game


def hidden(game: PalaceGame, seat: int) -> str:
    return tiles(game, bonus_of(game).hidden[seat])


def revealed(game: PalaceGame, seat: int) -> str:
    return tiles(game, bonus_of(game).revealed[seat])


def bonus_view(game: PalaceGame, seat: int | None) -> BonusView:
    found = game.view(seat).extras["bonus"]
    assert isinstance(found, BonusView)
    return found


def all_cards(game: PalaceGame) -> list[int]:
    slot = bonus_of(game)
    return sorted(tile for cards in [*slot.hidden, *slot.revealed, slot.aside] for tile in cards)


# B1


def test_b1_one_card_for_each_tile_without_walls() -> None:
    """B1: pavilion 8; seraglio 9; arcades 9, 10; chambers 10, 11; garden 10, 11; tower 11, 12."""
    game = sabika.new_game(players=3, seed="cards", modules=("bonus",))
    assert Counter(tiles(game, all_cards(game)).split()) == Counter(BARE_TILES)
    assert len(BARE_TILES) == 10


def corrected(change: dict[str, str]) -> Pieces:
    """The pieces with other walls on some tiles."""
    pieces = alhambra_pieces()
    new = [Tile(tile.kind, tile.price, change.get(tile.name, tile.walls)) for tile in pieces.tiles]
    return Pieces(pieces.kinds, new, "corrected")


def test_b1_corrected_pieces_have_the_cards_of_their_own_tiles_without_walls() -> None:
    pieces = corrected({"tower-12": "N", "tower-13-E": ""})
    game = sabika.new_game(players=3, seed="cards", modules=("bonus",), pieces=pieces)
    assert set(tiles(game, all_cards(game)).split()) == {*BARE_TILES, "tower-13"} - {"tower-12"}


def test_b1_pieces_with_too_few_tiles_without_walls_are_refused() -> None:
    pieces = corrected({"tower-12": "N", "tower-11": "S"})
    with pytest.raises(BadInput, match=r"need 9 tiles without walls, but these pieces have 8 \(B1, B2\)"):
        sabika.new_game(players=3, seed="cards", modules=("bonus",), pieces=pieces)
    assert sabika.new_game(players=4, seed="cards", modules=("bonus",), pieces=pieces)


# B2


@pytest.mark.parametrize("players", range(2, 7))
def test_b2_three_each_with_two_or_three_players_two_with_four_or_five_one_with_six(players: int) -> None:
    game = sabika.new_game(players=players, seed="deal", modules=("bonus",))
    slot = bonus_of(game)
    assert [len(cards) for cards in slot.hidden] == [EACH[players]] * players
    assert len(slot.aside) == 10 - EACH[players] * players
    assert slot.revealed == [[]] * players
    assert [event for event in game.opening if isinstance(event, BonusDealt)] == [BonusDealt(EACH[players])]


def test_b2_the_deal_is_by_chance_and_changes_nothing_else() -> None:
    deals = set()
    for seed in range(60):
        plain = sabika.new_game(players=3, seed=seed)
        game = sabika.new_game(players=3, seed=seed, modules=("bonus",))
        assert (plain.bag, plain.pile, plain.yard, plain.active) == (game.bag, game.pile, game.yard, game.active)
        deals.add(tuple(bonus_of(game).hidden[0]))
    assert len(deals) > 30
    assert {tile for own in deals for tile in own} == set(all_cards(game))


def test_b2_everybody_sees_the_own_cards_and_how_many_the_others_hide() -> None:
    game = sabika.new_game(players=4, seed="secret", modules=("bonus",))
    for seat in range(4):
        seen = bonus_view(game, seat)
        assert seen.hand == tuple(bonus_of(game).hidden[seat])
        assert seen.hidden == (2, 2, 2, 2)
        assert seen.known == seen.revealed == ((), (), (), ())
    assert bonus_view(game, None).hand == ()


def test_b2_hidden_cards_can_be_anything_to_the_others() -> None:
    """B2: those that left the game are as unseen as those in a hand."""
    game = sabika.new_game(players=3, seed="anything", modules=("bonus",))
    own = bonus_of(game).hidden[0]
    held = set()
    for number in range(60):
        slot = bonus_of(game.resampled(0, str(number)))
        assert slot.hidden[0] == own
        assert [len(cards) for cards in slot.hidden] == [3, 3, 3]
        held.update(slot.hidden[1])
    assert held == set(all_cards(game)) - set(own)


# B3


def test_b3_a_card_is_revealed_while_its_tile_stands_in_the_palace() -> None:
    game = table(["tower-12 garden-10"], [{(1, 0): "tower-12"}])
    assert options(game, "reveal") == {"reveal tower-12"}
    assert play(game, "reveal tower-12") == [BonusRevealed(0, game.pieces.numbers["tower-12"])]
    assert (hidden(game, 0), revealed(game, 0)) == ("garden-10", "tower-12")
    assert bonus_view(game, 1).revealed == ((game.pieces.numbers["tower-12"],), (), ())


@pytest.mark.parametrize("place", ["palace", "reserve", "yard"])
def test_b3_exactly_the_shown_tile_in_the_own_palace(place: str) -> None:
    """B3: another tower without walls does not serve, nor the tile anywhere else."""
    game = table(
        ["tower-12"],
        [{(1, 0): "tower-11"}, {(1, 0): "tower-12"} if place == "palace" else {}],
        reserves=["tower-12" if place == "reserve" else ""],
        yard="tower-12 tower-9-NE tower-9-NW tower-10-W" if place == "yard" else YARD,
    )
    assert refused(game, "reveal tower-12") == ("B3", "bonus-tile-not-built")


def test_b3_only_a_card_that_one_hides() -> None:
    game = table(["tower-12", "tower-11"], [{(1, 0): "tower-12", (2, 0): "tower-11", (0, 1): "garden-9-E"}])
    assert refused(game, "reveal tower-11") == ("B3", "no-such-bonus-card")
    assert refused(game, "reveal garden-9-E") == ("B3", "no-such-bonus-card")
    play(game, "reveal tower-12")
    assert refused(game, "reveal tower-12") == ("B3", "no-such-bonus-card")


def test_b3_without_the_module_there_are_no_cards() -> None:
    game = position(3)
    refusal = game.why_not(reveal(game.pieces.numbers["tower-12"]))
    assert refusal
    assert (refusal.rule, refusal.reason) == ("B2", "no-bonus-cards")
    with pytest.raises(BadInput, match="is not an action"):
        game.parse("reveal tower-12")


def test_b3_a_revealed_card_counts_as_one_more_building_of_its_kind() -> None:
    """B3: two towers against two, and the card decides; the term says so."""
    game = table(["tower-12"], [{(1, 0): "tower-12", (2, 0): "tower-13-E"}, {(1, 0): "tower-11", (2, 0): "tower-11-N"}])
    assert points_for(game, 2, "tower") == [9, 9, 0]
    play(game, "reveal tower-12")
    assert points_for(game, 2, "tower") == [13, 6, 0]
    assert points_for(game, 2, "garden") == [0, 0, 0]
    mine, other = (term for term in game.terms(2) if term.what == "tower")
    assert (mine.amount, mine.parts) == (3, (Part("B3", "tower-12", 1),))
    assert (other.amount, other.parts) == (2, ())


def test_b3_every_card_counts() -> None:
    game = table(["tower-12 tower-11 garden-10"], [{(1, 0): "tower-12", (2, 0): "tower-11", (0, 1): "garden-10"}])
    play(game, "reveal tower-12", "reveal tower-11", "reveal garden-10")
    amounts = {term.what: term.amount for term in game.terms(3)}
    assert (amounts["tower"], amounts["garden"]) == (4, 2)


# B4


def test_b4_a_card_returns_to_the_hand_when_its_tile_is_taken_away() -> None:
    game = table(["tower-12"], [{(1, 0): "tower-12"}, {(1, 0): "tower-11"}])
    tower = game.pieces.numbers["tower-12"]
    play(game, "reveal tower-12")
    assert BonusReturned(0, tower) in play(game, "remove 1,0")
    assert (hidden(game, 0), revealed(game, 0)) == ("tower-12", "")
    assert points_for(game, 1, "tower") == [0, 6, 0]
    assert bonus_view(game, 1).known == ((tower,), (), ())


def test_b4_a_card_returns_to_the_hand_when_its_tile_is_swapped() -> None:
    game = table(["tower-12"], [{(1, 0): "tower-12"}], reserves=["garden-11"])
    play(game, "reveal tower-12")
    assert "BonusReturned" in names_of(play(game, "swap garden-11 1,0"))
    assert (hidden(game, 0), revealed(game, 0)) == ("tower-12", "")


def test_b4_the_cards_of_other_tiles_stay() -> None:
    game = table(["tower-12 garden-10"], [{(1, 0): "tower-12", (-1, 0): "garden-10", (0, 1): "garden-9-E"}])
    play(game, "reveal tower-12", "reveal garden-10")
    assert "BonusReturned" not in names_of(play(game, "remove 0,1"))
    assert revealed(game, 0) == "tower-12 garden-10"


def test_b4_it_can_be_revealed_again_when_the_tile_is_back() -> None:
    game = table(["tower-12"], [{(1, 0): "tower-12"}])
    play(game, "reveal tower-12", "remove 1,0", "take florin-9", "take dirham-9")
    assert refused(game, "reveal tower-12") == ("B3", "bonus-tile-not-built")
    play(game, "build tower-12 1,0", "take denar-9", "take ducat-9", "reveal tower-12")
    assert (hidden(game, 0), revealed(game, 0)) == ("", "tower-12")


def test_b4_a_card_that_everybody_has_seen_stays_known() -> None:
    """B4: nobody imagines another card in its place."""
    game = table(["tower-12 garden-10", "tower-11"], [{(1, 0): "tower-12"}])
    play(game, "reveal tower-12", "remove 1,0")
    for number in range(30):
        assert game.pieces.numbers["tower-12"] in bonus_of(game.resampled(1, str(number))).hidden[0]


# B5


def test_b5_revealing_in_ones_turn_is_no_action() -> None:
    game = table(["tower-12 garden-10"], [{(1, 0): "tower-12", (0, 1): "garden-10"}])
    play(game, "reveal tower-12")
    assert (game.active, game.step, game.actions_left, game.actions_taken) == (0, "act", 1, 0)
    play(game, "reveal garden-10", "take florin-9")
    assert game.active == 1


def test_b5_also_after_an_exact_payment() -> None:
    game = table(["tower-12"], [{(1, 0): "tower-12"}], hands=["denar-9"])
    play(game, "buy 3", "pay denar-9", "reveal tower-12")
    assert (game.step, game.actions_left, game.actions_taken) == ("act", 1, 1)


def test_b5_so_it_gives_no_right_to_end_the_turn_without_an_action() -> None:
    """B5, A14, A19."""
    game = table(["tower-12"], [{(1, 0): "tower-12"}], hands=["denar-9"])
    play(game, "reveal tower-12")
    assert refused(game, "stop") == ("A19", "may-not-stop")
    play(game, "buy 3", "pay denar-9", "stop")
    assert game.step == "place"


def test_b5_not_in_the_turn_of_another() -> None:
    game = table(["", "tower-12"], [{}, {(1, 0): "tower-12"}])
    assert refused(game, "reveal tower-12") == ("B3", "no-such-bonus-card")


def test_b5_nobody_has_to_reveal_to_have_something_to_do() -> None:
    """B5, A19: a seat that can do nothing else may pass."""
    game = table(["tower-12"], [{(1, 0): "tower-12"}])
    # Palaces that cannot be redesigned at all are rare and large.
    game.hooks.choices.clear()
    game._options = None
    assert options(game) == {"pass", "reveal tower-12"}
    play(game, "reveal tower-12")
    assert options(game) == {"pass"}


def asked(game: PalaceGame, action: str) -> list[tuple[int, set[str]]]:
    """Who is asked before the scoring, and with what choice, if everybody declines."""
    play(game, action)
    found = []
    while game.step == "reveal":
        found.append((game.asked(), options(game)))
        play(game, "decline")
    return found


def test_b5_before_a_scoring_every_holder_of_hidden_cards_is_asked_from_the_next_player_on() -> None:
    """B5: whether or not there is something to reveal, so that being asked tells nothing."""
    game = table(
        ["tower-12", "garden-10", "", "arcades-9"],
        [{(1, 0): "tower-12"}, {(1, 0): "garden-10"}],
        players=4,
        active=1,
        hands=[],
        pile=TURNS_UP_1,
    )
    assert asked(game, "take florin-9") == [
        (3, {"decline"}),
        (0, {"reveal tower-12", "decline"}),
        (1, {"reveal garden-10", "decline"}),
    ]
    assert (game.active, game.step) == (2, "act")
    assert len(game.scorings) == 1


def test_b5_the_answer_goes_without_saying_for_whoever_has_nothing_to_reveal() -> None:
    game = table(
        ["tower-12", "garden-10", "arcades-9"],
        [{(1, 0): "tower-12"}, {}, {(1, 0): "arcades-9"}],
        pile=TURNS_UP_1,
    )
    assert answer_for(game) is None
    play(game, "take florin-9")
    assert (game.asked(), answer_for(game)) == (1, DECLINE)
    play(game, "decline")
    assert (game.asked(), answer_for(game)) == (2, None)
    play(game, "decline")
    assert (game.asked(), answer_for(game)) == (0, None)
    play(game, "reveal tower-12")
    assert (game.asked(), answer_for(game)) == (1, DECLINE)


def test_b5_only_where_being_asked_is_a_matter_of_form() -> None:
    """B5: who can do but one thing in a turn is still asked."""
    game = table(["tower-12"], [{(1, 0): "tower-12"}])
    game.hooks.choices.clear()
    game.hooks.asides.clear()
    game._options = None
    assert (options(game), asked_for_form(game), answer_for(game)) == ({"pass"}, False, None)


def test_b5_nobody_is_asked_if_there_is_no_scoring() -> None:
    game = table(["tower-12"], [{(1, 0): "tower-12"}], pile="florin-1")
    assert asked(game, "take florin-9") == []


def test_b5_a_card_revealed_then_counts_in_that_scoring() -> None:
    game = table(
        ["tower-12", "tower-11"],
        [{(1, 0): "tower-12"}, {(1, 0): "tower-11"}],
        pile=TURNS_UP_1,
    )
    play(game, "take florin-9", "decline")
    assert game.asked() == 0
    assert (game.next_scoring(), game.view(0).next_scoring, game.view(0).windows) == (1, 1, ())
    events = play(game, "reveal tower-12")
    assert names_of(events) == ["BonusRevealed"]
    # Everybody is asked again; seat 0 hides no more cards.
    assert game.asked() == 1
    events = play(game, "decline")
    assert "Scored" in names_of(events)
    assert game.points == [6, 0, 0]


def test_b5_again_and_again_until_all_decline() -> None:
    game = table(
        ["tower-12 garden-10", "tower-11", "arcades-9"],
        [{(1, 0): "tower-12", (0, 1): "garden-10"}, {(1, 0): "tower-11"}],
        pile=TURNS_UP_1,
    )
    seats = []
    play(game, "take florin-9")
    for action in (
        "decline",
        "decline",
        "reveal garden-10",
        "reveal tower-11",
        "decline",
        "reveal tower-12",
        "decline",
    ):
        seats.append((game.asked(), action))
        play(game, action)
    assert seats == [
        (1, "decline"),
        (2, "decline"),
        (0, "reveal garden-10"),
        (1, "reveal tower-11"),
        (2, "decline"),
        (0, "reveal tower-12"),
        (2, "decline"),
    ]
    assert len(game.scorings) == 1


def test_b5_who_has_declined_is_asked_again_at_the_next_scoring() -> None:
    game = table(["tower-12"], [{(1, 0): "tower-12"}], pile="scoring-1 florin-1 scoring-2 florin-2 florin-3")
    assert asked(game, "take florin-9") == [(0, {"reveal tower-12", "decline"})]
    assert asked(game, "take dirham-9") == [(0, {"reveal tower-12", "decline"})]


def test_b5_before_the_last_scoring_too() -> None:
    """B5: after leftover tiles were placed, one of them can be the shown tile."""
    game = table(
        ["", "tower-12", "garden-10"],
        hands=["florin-9", "dirham-3"],
        yard="tower-9-ES tower-12 tower-9-NW tower-10-W",
        bag="",
    )
    play(game, "buy 1", "pay florin-9", "take ducat-9", "build tower-9-ES 0,1")
    assert (game.step, game.asked()) == ("place-leftovers", 0)
    play(game, "reserve tower-10-W")
    assert (game.step, game.asked()) == ("place-leftovers", 1)
    play(game, "build tower-12 1,0")
    assert (game.step, game.asked(), game.next_scoring()) == ("reveal", 1, 3)
    play(game, "reveal tower-12")
    assert (game.asked(), options(game)) == (2, {"decline"})
    play(game, "decline")
    assert game.over
    assert points_for(game, 3, "tower") == [13, 21, 0]


def test_b5_declining_is_possible_only_when_one_is_asked() -> None:
    game = table(["tower-12"], [{(1, 0): "tower-12"}])
    assert refused(game, "decline") == ("A11", "not-now")


def test_b5_what_is_not_offered_is_refused_with_its_reason() -> None:
    game = table(["tower-12"], [{(1, 0): "tower-11"}], pile=TURNS_UP_1)
    play(game, "take florin-9")
    assert refused(game, "reveal tower-12") == ("B3", "bonus-tile-not-built")
    assert refused(game, "reveal tower-11") == ("B3", "no-such-bonus-card")
    assert refused(game, "take dirham-9") == ("A11", "not-now")


# B6


def test_b6_the_tile_must_not_be_an_unfinished_building_site() -> None:
    game = table(["tower-12"], [{(1, 0): "tower-12"}])
    game.unfinished = frozenset([game.pieces.numbers["tower-12"]])
    game._options = None
    assert refused(game, "reveal tower-12") == ("B6", "bonus-tile-unfinished")
    game.unfinished = frozenset()
    game._options = None
    play(game, "reveal tower-12")
    assert revealed(game, 0) == "tower-12"


def test_b6_a_site_can_be_revealed_when_it_is_finished() -> None:
    """B6 with the module of building sites itself."""
    game = table(
        ["tower-12"],
        modules=["bonus", "sites"],
        hands=["florin-6 florin-9 florin-3 dirham-9 dirham-3 denar-9 denar-3 ducat-9 ducat-3"],
        yard="tower-12 tower-9-NE tower-9-NW tower-10-W",
    )
    play(game, "buy 1 site", "pay florin-6")
    while game.step not in ("act", "place"):
        game.apply(game.options()[0])
    play(game, "build tower-12 1,0")
    while game.active != 0:
        game.apply(next(action for action in game.options() if action.verb in ("take", "decline")))
    assert refused(game, "reveal tower-12") == ("B6", "bonus-tile-unfinished")
    game.apply(next(action for action in game.options() if action.verb == "finish"))
    game.apply(next(action for action in game.options() if action.verb == "pay"))
    while game.active != 0:
        game.apply(next(action for action in game.options() if action.verb in ("take", "decline")))
    play(game, "reveal tower-12")
    assert revealed(game, 0) == "tower-12"


# Whole games


def test_no_card_is_lost_and_only_cards_of_built_tiles_lie_open() -> None:
    """B1-B4 in random games of two to six players."""
    seen: Counter[str] = Counter()
    for game, picks, style in random_games(30, "bonus cards", ("bonus",)):
        cards = all_cards(game)
        assert len(set(cards)) == 10
        for now in decisions(game, picks, style):
            assert all_cards(now) == cards
            listed = [tile for place, own in now.whereabouts().items() if place.startswith("bonus:") for tile in own]
            assert sorted(listed) == cards
            slot = bonus_of(now)
            for seat, own in zip(now.seats, slot.revealed, strict=True):
                assert set(own) <= set(seat.palace.tiles())
            assert slot.declined == [] or now.step == "reveal"
            seen.update(names_of(now.events))
    assert seen["BonusRevealed"] > 20
    assert seen["BonusReturned"] > 5


def test_every_point_of_a_card_is_told() -> None:
    """B3: the amount of a term is the tiles of the kind and its parts."""
    told = 0
    for game, picks, style in random_games(20, "bonus terms", ("bonus",)):
        while not game.over:
            game.apply(choose(game.options(), picks, style))
        final = game.scorings[-1]
        assert isinstance(final, Scored)
        for term in final.terms:
            if term.what != "wall" and term.side < len(game.seats):
                kind = game.pieces.kinds.index(term.what)
                own = [tile for tile in bonus_of(game).revealed[term.side] if game.pieces.kind[tile] == kind]
                assert term.amount == game.seats[term.side].palace.counts[kind] + len(own)
                assert [part.what for part in term.parts] == [game.pieces.name(tile) for tile in own]
                told += len(own)
    assert told > 10


def test_views_and_options_do_not_tell_hidden_cards() -> None:
    """B2: whatever the others hide, a seat sees the same and is offered the same."""
    looked = 0
    for game, picks, style in random_games(10, "bonus secrets", ("bonus",)):
        for number, now in enumerate(decisions(game, picks, style)):
            if number % 20 and now.step != "reveal":
                continue
            for viewer in range(-1, len(now.seats)):
                twin = now.resampled(viewer, f"other {number}")
                seat = None if viewer < 0 else viewer
                assert twin.view(seat) == now.view(seat)
                assert twin.asked() == now.asked()
                if viewer == now.asked():
                    assert twin.options() == now.options()
                looked += 1
    assert looked > 300


def test_games_with_bonus_cards_replay_to_the_last_card() -> None:
    for game, picks, style in random_games(10, "bonus replay", ("bonus",)):
        while not game.over:
            game.apply(choose(game.options(), picks, style))
        again = game_from(game.setup)
        for action in game.log:
            again.apply(again.parse(game.notation(action)))
        assert state(again) == state(game)


def test_copies_with_bonus_cards_go_their_own_way() -> None:
    for game, picks, style in random_games(6, "bonus cards copies", ("bonus",)):
        for number, now in enumerate(decisions(game, picks, style)):
            if number % 30 == 0:
                before = state(now)
                twin = now.copy()
                for _ in range(40):
                    if not twin.over:
                        twin.apply(choose(twin.options(), picks, "verb"))
                assert state(now) == before
