"""The falconers: F1-F7, and the example K15."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

import sabika
from property.random_games import decisions, random_games
from property.state import state
from rules.positions import (
    Layout,
    beside,
    cards,
    hand,
    names_of,
    options,
    play,
    points_for,
    position,
    refused,
    reserve,
)
from sabika.library import game_from
from sabika.modules.bonus.rules import bonus_of
from sabika.modules.falcons.rules import (
    COLOURS,
    FalconPlaced,
    FalconReturned,
    FalconsView,
    falcons_of,
    flock_of,
    place_falcon,
)
from sabika.rules.core.errors import BadInput
from sabika.rules.core.events import Scored
from sabika.rules.palace.cells import cell_at, place_of
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import OTHER_CARDS, card_named

MODULE = ["falcons"]
# The fountain with a garden, a tower and chambers around one point; the yard is dear.
BLOCK = {(1, 0): "garden-10", (0, 1): "tower-11", (1, 1): "chambers-10"}
BLOCK_OF_ANOTHER = {(1, 0): "garden-11", (0, 1): "tower-12", (1, 1): "chambers-11"}
# Two rows of bare tiles, with four points.
ROWS = {
    (1, 0): "garden-10",
    (0, 1): "tower-11",
    (1, 1): "chambers-10",
    (2, 0): "arcades-9",
    (2, 1): "pavilion-8",
    (3, 0): "seraglio-9",
    (3, 1): "garden-11",
    (4, 0): "tower-12",
    (4, 1): "chambers-11",
}
YARD = "tower-9-ES tower-9-NE tower-9-NW tower-10-W"


def table(
    hand: str = "denar-1 denar-9 florin-5",
    palaces: Sequence[Layout] = (BLOCK, BLOCK_OF_ANOTHER),
    *,
    players: int = 3,
    active: int = 0,
    reserves: Sequence[str] = (),
    yard: str = YARD,
    display: str = "florin-9 dirham-9 denar-9 ducat-9",
    pile: str | None = None,
) -> PalaceGame:
    """Seat 0 has a block of four tiles and some money."""
    return position(
        players,
        modules=MODULE,
        active=active,
        hands=[hand, "ducat-1 ducat-2"],
        palaces=palaces,
        reserves=reserves,
        yard=yard,
        display=display,
        pile=pile,
    )


def names(game: PalaceGame, falcons: list[int]) -> set[str]:
    return {flock_of(game.pieces).falcons[falcon].name for falcon in falcons}


def supply(game: PalaceGame) -> set[str]:
    return names(game, falcons_of(game).supply)


def placed(game: PalaceGame, seat: int = 0) -> dict[tuple[int, int], str]:
    """The falcons of a seat by the cell north-west of them."""
    flock = flock_of(game.pieces).falcons
    return {place_of(point): flock[falcon].name for point, falcon in falcons_of(game).placed[seat].items()}


def give(game: PalaceGame, seat: int, colours: dict[str, int]) -> None:
    """Lay falcons of these colours on points of a palace, wherever they are."""
    falcons = falcons_of(game)
    flock = flock_of(game.pieces).falcons
    for colour, number in colours.items():
        for falcon in [one for one in falcons.supply if flock[one].colour == colour][:number]:
            falcons.supply.remove(falcon)
            falcons.placed[seat][cell_at(len(falcons.placed[seat]), 20)] = falcon


# F1


def test_f1_there_are_five_falcons_of_each_colour_with_two_kinds_each() -> None:
    flock = flock_of(table().pieces).falcons
    assert Counter(falcon.colour for falcon in flock) == {"white": 5, "brown": 5, "black": 5}
    assert all(len(set(falcon.kinds)) == 2 for falcon in flock)
    assert len({falcon.name for falcon in flock}) == 15
    assert len({falcon.kinds for falcon in flock}) == 15, "every pair of kinds, once"


def test_f1_one_white_falcon_is_known_to_show_garden_and_tower() -> None:
    flock = flock_of(table().pieces)
    falcon = flock.falcons[flock.numbers["white-garden-tower"]]
    assert (falcon.colour, set(falcon.kinds), falcon.provenance) == ("white", {"garden", "tower"}, "verified")
    assert {falcon.provenance for falcon in flock.falcons} == {"verified", "reconstructed"}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_f1_all_lie_open_at_the_start(players: int) -> None:
    game = sabika.new_game(players=players, seed="f1", modules=("falcons",))
    for seat in (None, *range(players)):
        seen = game.view(seat).extras["falcons"]
        assert isinstance(seen, FalconsView)
        assert seen == FalconsView(tuple(range(15)), ((),) * players, None)


def test_f1_without_the_module_there_are_none() -> None:
    game = position(hands=["denar-1"], palaces=[BLOCK])
    assert not options(game, "falcon")
    assert "falcons" not in game.view().extras
    assert not any(key.startswith("falcons") for key in game.whereabouts())
    with pytest.raises(BadInput):
        game.parse("falcon white-garden-tower 0,0")
    refusal = game.why_not(place_falcon(0, cell_at(0, 0)))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("F1", "no-falcons")


def test_f1_a_falcon_that_another_player_has_is_not_for_sale() -> None:
    game = table(active=1)
    play(game, "falcon white-garden-tower 0,0", "pay-falcon ducat-2")
    play(game, "take florin-9")
    assert game.active == 0
    assert refused(game, "falcon white-garden-tower 0,0") == ("F1", "falcon-gone")
    assert options(game, "falcon") == {"falcon brown-chambers-garden 0,0", "falcon brown-chambers-tower 0,0"}


# F2


def test_f2_placing_falcons_is_a_further_action_of_a_turn() -> None:
    game = table("denar-9")
    assert options(game, "falcon") == {
        "falcon white-garden-tower 0,0",
        "falcon brown-chambers-garden 0,0",
        "falcon brown-chambers-tower 0,0",
    }
    events = play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-9")
    assert "TurnBegan" in names_of(events)
    assert game.active == 1


def test_f2_not_after_an_exact_payment() -> None:
    game = table("denar-9 florin-5", yard="- - tower-9-NW -")
    play(game, "buy 3", "pay denar-9")
    assert game.step == "act"
    assert not options(game, "falcon")
    assert refused(game, "falcon white-garden-tower 0,0") == ("F2", "falcons-first")
    assert "stop" in options(game)  # A14
    play(game, "stop")
    assert game.step == "place"


def test_f2_nothing_after_it() -> None:
    """Not even what an exact payment in the same turn would have allowed."""
    game = table("denar-9 florin-5 florin-4", palaces=[ROWS], yard="- - - -")
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-9")
    assert game.step == "more-falcons"
    assert game.active == 0
    assert {option.split()[0] for option in options(game)} == {"falcon", "decline"}
    for action in ("take florin-9", "buy 1", "remove 1,1", "pass", "stop"):
        assert refused(game, action) == ("F2", "falcons-only")
    play(game, "decline")
    assert game.active == 1


def test_f2_declining_is_no_action_of_a_turn() -> None:
    game = table()
    assert refused(game, "decline") == ("A11", "not-now")


def test_f2_revealing_a_bonus_card_is_no_action_so_falcons_may_follow() -> None:
    """B5: cards are revealed freely in one's own turn."""
    game = position(modules=["bonus", "falcons"], palaces=[BLOCK], hands=["denar-1"])
    bonus_of(game).hidden = [[game.pieces.numbers["tower-11"]], [], []]
    game._run_to_decision()
    play(game, "reveal tower-11")
    assert game.step == "act"
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1")
    assert placed(game) == {(0, 0): "white-garden-tower"}


def test_f2_placing_counts_as_an_action_so_who_can_place_may_not_pass() -> None:
    """A19."""
    game = table("denar-1", display="", pile="", yard="- - - -")
    assert refused(game, "pass") == ("A19", "may-not-pass")


# F3


@pytest.mark.parametrize("card", ["denar-1", "denar-9", "florin-5"])
def test_f3_a_falcon_costs_one_card_of_any_currency_and_value(card: str) -> None:
    game = table()
    play(game, "falcon white-garden-tower 0,0")
    assert game.step == "pay-falcon"
    assert options(game) == {"pay-falcon denar-1", "pay-falcon denar-9", "pay-falcon florin-5"}
    events = play(game, f"pay-falcon {card}")
    assert FalconPlaced(0, falcon(game, "white-garden-tower"), cell_at(0, 0), card_named(card)) in events
    assert card not in hand(game, 0)
    assert len(hand(game, 0).split()) == 2
    assert cards(game.discard) == card
    assert placed(game) == {(0, 0): "white-garden-tower"}


def falcon(game: PalaceGame, name: str) -> int:
    return flock_of(game.pieces).numbers[name]


def test_f3_equal_cards_are_one_option() -> None:
    game = table("denar-4 denar-4 denar-4")
    play(game, "falcon white-garden-tower 0,0")
    assert [game.notation(action) for action in game.options()] == ["pay-falcon denar-4"]
    play(game, "pay-falcon denar-4")
    assert hand(game, 0) == "denar-4 denar-4"


def test_f3_only_a_card_of_the_hand_pays() -> None:
    game = table()
    play(game, "falcon white-garden-tower 0,0")
    assert refused(game, "pay-falcon ducat-1") == ("F3", "lacks-card")
    assert refused(game, "pay denar-9") == ("A11", "not-now")


def test_f3_as_many_as_there_are_cards() -> None:
    game = table("denar-1 florin-5", palaces=[ROWS])
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1")
    play(game, "falcon black-arcades-garden 1,0", "pay-falcon florin-5")
    assert hand(game, 0) == ""
    assert game.active == 1, "without a card there is nothing left to ask"


def test_f3_as_many_as_there_are_places() -> None:
    game = table(palaces=[ROWS])
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1")
    play(game, "falcon black-arcades-garden 1,0", "pay-falcon florin-5")
    assert game.step == "more-falcons"
    assert all(option.split()[-1] in ("2,0", "3,0", "decline") for option in options(game))
    game = table()
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1")
    assert hand(game, 0) == "florin-5 denar-9"
    assert game.active == 1, "without a place there is nothing left to ask"


def test_f3_without_a_card_no_falcon_can_be_had() -> None:
    game = table("")
    assert not options(game, "falcon")
    assert refused(game, "falcon white-garden-tower 0,0") == ("F3", "no-card")


def test_f3_whoever_looks_sees_what_is_being_paid_for() -> None:
    game = table()
    play(game, "falcon white-garden-tower 0,0")
    for seat in (None, 0, 1, 2):
        seen = game.view(seat).extras["falcons"]
        assert isinstance(seen, FalconsView)
        assert seen.paying == (cell_at(0, 0), falcon(game, "white-garden-tower"))


def test_f3_another_card_than_money_does_not_pay() -> None:
    """X5: an exchange card is not money."""
    game = position(modules=["exchange", "falcons"], palaces=[BLOCK], hands=[""])
    other = min(OTHER_CARDS)
    game.seats[0].hand.add(other)
    assert not options(game, "falcon")
    game.seats[0].hand.add(card_named("denar-1"))
    game._run_to_decision()
    play(game, "falcon white-garden-tower 0,0")
    assert options(game) == {"pay-falcon denar-1"}
    with pytest.raises(BadInput, match="money card"):
        game.parse(f"pay-falcon {OTHER_CARDS[other]}")


# F4


def test_f4_a_falcon_needs_four_tiles() -> None:
    game = table(palaces=[{(1, 0): "garden-10", (0, 1): "tower-11", (-1, 0): "chambers-10"}])
    assert not options(game, "falcon")
    for cell in ("0,0", "-1,0", "0,-1", "5,5", "62,62"):
        assert refused(game, f"falcon white-garden-tower {cell}") == ("F4", "no-four-tiles")


def test_f4_both_kinds_have_to_be_among_the_four() -> None:
    game = table()
    assert refused(game, "falcon black-pavilion-tower 0,0") == ("F4", "falcon-kinds")
    assert refused(game, "falcon white-pavilion-seraglio 0,0") == ("F4", "falcon-kinds")


def test_f4_the_fountain_may_be_among_the_four_but_lends_no_kind() -> None:
    """Three kinds besides the fountain make three pairs."""
    assert len(options(table(), "falcon")) == 3


def test_f4_two_tiles_of_one_kind_are_not_two_kinds() -> None:
    game = table(palaces=[{(1, 0): "garden-10", (0, 1): "garden-11", (1, 1): "tower-11"}])
    assert options(game, "falcon") == {"falcon white-garden-tower 0,0"}


def test_f4_walls_do_not_matter() -> None:
    walled = {(1, 0): "arcades-10", (0, 1): "garden-12-S", (1, 1): "tower-11-S"}
    assert "falcon white-garden-tower 0,0" in options(table(palaces=[walled]))
    # The two upper tiles have walls back to back, the way to the second one leads around.
    parted = {(0, 1): "arcades-10", (-1, 1): "chambers-10", (0, -1): "tower-13-E", (1, 0): "garden-10"}
    parted |= {(1, -1): "garden-10-W"}
    assert "falcon white-garden-tower 0,-1" in options(table(palaces=[parted]))


def test_f4_four_tiles_without_the_fountain() -> None:
    game = table(palaces=[ROWS])
    assert {option for option in options(game, "falcon") if option.endswith(" 2,0")} == {
        "falcon brown-pavilion-arcades 2,0",
        "falcon brown-seraglio-arcades 2,0",
        "falcon brown-pavilion-garden 2,0",
        "falcon white-pavilion-seraglio 2,0",
        "falcon black-arcades-garden 2,0",
        "falcon black-seraglio-garden 2,0",
    }


def test_f4_one_falcon_per_point() -> None:
    game = table(palaces=[ROWS])
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1")
    assert refused(game, "falcon brown-chambers-garden 0,0") == ("F4", "falcon-there")
    assert not any(option.endswith(" 0,0") for option in options(game))


def test_f4_a_tile_can_be_under_several_falcons() -> None:
    game = table(palaces=[ROWS])
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1")
    play(game, "falcon brown-chambers-garden 1,0", "pay-falcon florin-5")
    assert placed(game) == {(0, 0): "white-garden-tower", (1, 0): "brown-chambers-garden"}


def test_f4_only_in_ones_own_palace() -> None:
    game = table(palaces=[{}, BLOCK])
    assert not options(game, "falcon")


def test_f4_what_modules_build_may_be_among_the_four_but_lends_no_kind() -> None:
    """A hut, for one."""
    game = position(modules=["huts", "falcons"], palaces=[{(1, 0): "garden-10", (0, 1): "tower-11"}], hands=["denar-1"])
    hut = next(piece for name, piece in game.pieces.numbers.items() if name.startswith("hut-chambers"))
    seat = game.seats[0]
    seat.palace = seat.palace.with_tile(hut, cell_at(1, 1))
    game._run_to_decision()
    assert options(game, "falcon") == {"falcon white-garden-tower 0,0"}
    assert refused(game, "falcon brown-chambers-garden 0,0") == ("F4", "falcon-kinds")


def test_f4_a_portal_is_no_tile() -> None:
    """P1: it fills half a cell."""
    two = {(1, 0): "garden-10", (0, 1): "tower-11"}
    game = position(modules=["falcons", "portals"], palaces=[two], hands=["denar-1"])
    half = next(piece for piece, is_half in enumerate(game.pieces.half) if is_half)
    seat = game.seats[0]
    seat.palace = seat.palace.with_tile(half, cell_at(1, 1))
    game._run_to_decision()
    assert not options(game, "falcon")
    assert refused(game, "falcon white-garden-tower 0,0") == ("F4", "no-four-tiles")


# F5


def test_f5_a_falcon_returns_when_one_of_its_tiles_is_taken() -> None:
    game = table(palaces=[ROWS, {}])
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1")
    play(game, "falcon brown-chambers-garden 1,0", "pay-falcon denar-9", "decline")
    play(game, "take florin-9", "take denar-9")
    assert "white-garden-tower" not in supply(game)
    events = play(game, "remove 0,1")
    assert FalconReturned(0, falcon(game, "white-garden-tower"), cell_at(0, 0)) in events
    assert placed(game) == {(1, 0): "brown-chambers-garden"}
    assert "white-garden-tower" in supply(game)
    assert reserve(game, 0) == "tower-11"


@pytest.mark.parametrize(("cell", "stays"), [("1,1", False), ("1,0", False), ("0,1", False), ("2,0", True)])
def test_f5_a_falcon_returns_when_one_of_its_tiles_is_swapped(cell: str, stays: bool) -> None:
    """Whatever the new tile is."""
    game = table(palaces=[ROWS, {}], reserves=["arcades-10"])
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1", "decline", "take florin-9", "take denar-9")
    play(game, f"swap arcades-10 {cell}")
    assert placed(game) == ({(0, 0): "white-garden-tower"} if stays else {})
    assert len(supply(game)) == (14 if stays else 15)


def test_f5_a_tile_under_several_falcons_sends_all_of_them_back() -> None:
    game = table("denar-1 denar-2 denar-3 denar-4", palaces=[ROWS, {}], reserves=["arcades-10"])
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1")
    play(game, "falcon brown-chambers-garden 1,0", "pay-falcon denar-2")
    play(game, "falcon black-arcades-garden 2,0", "pay-falcon denar-3")
    play(game, "decline", "take florin-9", "take denar-9")
    events = play(game, "swap arcades-10 2,0")
    assert names_of(events).count("FalconReturned") == 2
    assert placed(game) == {(0, 0): "white-garden-tower"}


def test_f5_only_the_falcons_of_the_one_who_redesigns_return() -> None:
    game = table(palaces=[BLOCK, BLOCK_OF_ANOTHER], players=2)
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1")
    play(game, "falcon brown-chambers-garden 0,0", "pay-falcon ducat-1")
    play(game, "remove 1,1")
    assert (placed(game, 0), placed(game, 1)) == ({}, {(0, 0): "brown-chambers-garden"})


def test_f5_a_returned_falcon_can_be_bought_by_anyone() -> None:
    game = table()
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1")
    assert refused(game, "falcon white-garden-tower 0,0") == ("F1", "falcon-gone")
    play(game, "take florin-9", "take denar-9", "remove 1,1")
    play(game, "falcon white-garden-tower 0,0", "pay-falcon ducat-1")
    assert placed(game, 1) == {(0, 0): "white-garden-tower"}


def test_f5_falcons_are_never_moved_or_reserved() -> None:
    """Building the tile again does not bring the falcon back, and a falcon that is placed is offered nowhere."""
    game = table(palaces=[ROWS, {}])
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1")
    assert not any("white-garden-tower" in option for option in options(game))
    play(game, "decline", "take florin-9", "take denar-9")
    assert not any("white-garden-tower" in option for option in options(game))
    play(game, "remove 0,1", "take dirham-9", "take ducat-9", "build tower-11 0,1")
    assert placed(game) == {}
    assert (reserve(game, 0), beside(game, 0)) == ("", "")


# F6


@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 6), (3, 12), (4, 20), (5, 30)])
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_f6_falcons_of_a_colour_score_more_the_more_there_are(
    number: int, points: int, colour: str, scoring: int
) -> None:
    game = table(palaces=[])
    give(game, 1, {colour: number})
    assert points_for(game, scoring, f"{colour}-falcons") == [0, points, 0]


def test_f6_k15_five_white_and_one_black_falcon_score_32() -> None:
    """K15."""
    game = table(palaces=[])
    give(game, 0, {"white": 5, "black": 1})
    terms = [term for term in game.terms(1) if term.rule == "F6"]
    assert [(term.what, term.amount, term.points) for term in terms] == [
        ("white-falcons", 5, 30),
        ("black-falcons", 1, 2),
    ]
    assert sum(term.points for term in terms) == 32


def test_f6_every_player_scores_for_the_own_falcons_and_dirk_never() -> None:
    game = table(palaces=[], players=2)
    give(game, 0, {"white": 2, "brown": 1})
    give(game, 1, {"white": 3, "black": 2})
    gained = [0, 0, 0]
    for term in game.terms(2):
        if term.rule == "F6":
            gained[term.side] += term.points
    assert gained == [6 + 2, 12 + 6, 0]


def test_f6_at_every_scoring_the_points_are_added() -> None:
    game = table("denar-1", pile="scoring-1 florin-1 florin-2 florin-3")
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1")
    before = game.points[:]
    [scored] = [event for event in play(game, "take florin-9") if isinstance(event, Scored)]
    assert [(term.side, term.points) for term in scored.terms if term.rule == "F6"] == [(0, 2)]
    assert game.points[0] - before[0] == sum(term.points for term in scored.terms if term.side == 0)


# F7


def test_f7_an_unfinished_building_keeps_its_kind() -> None:
    game = table()
    game.unfinished = frozenset([game.pieces.numbers["garden-10"], game.pieces.numbers["tower-11"]])
    game._run_to_decision()
    assert "falcon white-garden-tower 0,0" in options(game)
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1")
    assert placed(game) == {(0, 0): "white-garden-tower"}


# Reading


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("falcon white-garden-tower", "falcon white-garden-tower 1,0"),
        ("falcon grey-garden-tower 0,0", "There is no falcon 'grey-garden-tower'"),
        ("falcon white-tower-garden 0,0", "There is no falcon"),
        ("falcon white-garden-tower x", "is not a cell"),
        ("pay-falcon", "pay-falcon denar-7"),
        ("pay-falcon denar-10", "There is no money card"),
    ],
)
def test_f1_unreadable_actions_are_answered_with_a_sentence(text: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        table().parse(text)


# The file


def falcon_file(tmp_path: Path, change: tuple[str, str]) -> Path:
    source = Path(sabika.__file__).parent / "modules" / "falcons" / "falcons.toml"
    text = source.read_text(encoding="utf-8")
    assert change[0] in text
    path = tmp_path / "falcons.toml"
    path.write_text(text.replace(*change, 1), encoding="utf-8")
    return path


def test_f1_an_owner_can_correct_the_kinds_of_a_falcon(tmp_path: Path) -> None:
    path = falcon_file(tmp_path, ('["garden", "tower"]', '["tower", "chambers"]'))
    flock = flock_of(sabika.load_pieces(path, modules=("falcons",)))
    assert "white-chambers-tower" in flock.numbers
    assert "white-garden-tower" not in flock.numbers


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('"white"', '"grey"'), "falcon 1: there is no colour 'grey'"),
        (('"white"', '"brown"'), r"4 white falcons, but each colour has 5 \(F1\)"),
        (('["garden", "tower"]', '["garden", "garden"]'), r"falcon 5: a falcon names two different kinds \(F1\)"),
        (('["garden", "tower"]', '["garden"]'), "falcon 5: a falcon names two different kinds"),
        (('["garden", "tower"]', '["garden", "castle"]'), "falcon 5: a falcon names two different kinds"),
        (('["garden", "tower"]', '["arcades", "tower"]'), "has the falcon white-arcades-tower 2 times"),
        (('"verified"', '"guessed"'), "provenance is 'verified' or 'reconstructed', not 'guessed'"),
        (("[[falcon]]", "[[hawk]]"), "is not a file of falcons"),
        (("colour =", "color ="), "is not a file of falcons"),
        (("=", ""), "is not a file of pieces"),
    ],
)
def test_f1_a_file_that_is_no_full_set_is_refused(tmp_path: Path, change: tuple[str, str], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        sabika.load_pieces(falcon_file(tmp_path, change), modules=("falcons",))


def test_f1_a_missing_file_is_answered_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        sabika.load_pieces(tmp_path / "nothing.toml", modules=("falcons",))


# Whole games


def test_what_happens_in_a_copy_stays_there() -> None:
    game = table(palaces=[ROWS, {}])
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1")
    copy = game.copy()
    play(copy, "falcon brown-chambers-garden 1,0", "pay-falcon denar-9", "decline")
    assert placed(game) == {(0, 0): "white-garden-tower"}
    assert len(supply(game)) == 14
    assert len(supply(copy)) == 13


def test_every_falcon_is_in_one_place_after_every_action_and_views_and_replays_agree() -> None:
    """F1, F5: none is ever lost or doubled; everything about them lies open."""
    seen: set[str] = set()
    for game, picks, style in random_games(15, "falcons", modules=("falcons",)):
        for now in decisions(game, picks, style):
            places = {key: own for key, own in now.whereabouts().items() if key.startswith("falcons")}
            assert sorted(one for own in places.values() for one in own) == list(range(15))
            assert falcons_of(now).supply == sorted(falcons_of(now).supply)
            seen.update(action.verb for action in now.options())
            seen.update(type(event).__name__ for event in now.events)
            if len(now.log) % 40 == 0 and not now.over:
                assert now.resampled(now.asked(), "other").options() == now.options()
                assert now.resampled(-1, "other").view() == now.view()
                for viewer in range(len(now.seats)):
                    assert now.resampled(viewer, "other").view(viewer) == now.view(viewer)
        again = game_from(game.setup)
        for action in game.log:
            again.apply(again.parse(game.notation(action)))
        assert state(again) == state(game)
    assert seen >= {"falcon", "pay-falcon", "decline", "FalconPlaced", "FalconReturned"}
