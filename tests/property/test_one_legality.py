"""One legality: options, membership, `why_not`, `apply` and the oracles agree in every state."""

import re
from itertools import combinations, islice, product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sabika
from property import by_the_oracles
from property.random_games import TABLES, THOROUGH, Picks, decisions, moments, random_games
from property.state import state
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput, Refused
from sabika.rules.core.game import Game
from sabika.rules.modules.dirk import give
from sabika.rules.palace.building import build, reserve
from sabika.rules.palace.buying import buy
from sabika.rules.palace.cells import cell_at, place_of
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS
from sabika.rules.palace.paying import pay
from sabika.rules.palace.redesign import remove, swap
from sabika.rules.palace.taking import take_money
from sabika.rules.palace.turn import PASS

RULES = set(
    re.findall(
        r"^- (A[0-9]+) ",
        (Path(__file__).parents[2] / "docs" / "rules" / "alhambra.md").read_text("utf-8"),
        re.MULTILINE,
    )
)


def cells_around(game: PalaceGame) -> list[int]:
    """The cells of every palace and two further in each direction."""
    spots = [place_of(cell) for seat in game.seats for cell in seat.palace.cells]
    xs = [x for x, _ in spots]
    ys = [y for _, y in spots]
    return [cell_at(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)]


def takes(game: PalaceGame, picks: Picks) -> list[Action]:
    """Every set of cards of the display, and some that are not there."""
    sets = [cards for size in range(1, 5) for cards in combinations(game.display, size)]
    sets += [tuple(picks.some_of(range(CARDS), 1 + size)) for size in range(4)]
    return [take_money(cards) for cards in sets]


def payments(game: PalaceGame, picks: Picks) -> list[Action]:
    """Sets of cards of one currency, from the hand of the seat in turn and beyond it."""
    found: list[Action] = [pay((card,)) for card in range(CARDS)]
    hand = game.seats[game.active].hand.cards()
    for currency in range(4):
        own = [card for card in hand if card // 9 == currency]
        some = picks.some_of(own, 7)
        found += [pay(cards) for size in range(1, len(some) + 1) for cards in combinations(some, size)]
        found.append(pay(tuple(9 * currency + picks.below(9) for _ in range(3))))
    return found


def placements(game: PalaceGame, picks: Picks) -> list[Action]:
    """Builds and swaps of the tiles at hand and of some others, in every cell around."""
    tiles = {tile for seat in game.seats for tile in seat.reserve + seat.beside}
    near = [*picks.some_of(sorted(tiles), 3), picks.below(54) + 2]
    found: list[Action] = [remove(cell) for cell in cells_around(game)]
    for tile, cell in product(near, cells_around(game)):
        found += [build(tile, cell), swap(tile, cell)]
    for tile in range(2, 56):
        found += [reserve(tile), give(tile)]
    return found


def imaginable(game: PalaceGame, picks: Picks) -> list[Action]:
    """A great many actions, most of them illegal."""
    found = takes(game, picks) + payments(game, picks) + placements(game, picks)
    return [*found, *(buy(space) for space in range(4)), PASS, *game.options()]


def test_options_are_legal_distinct_and_explained() -> None:
    for game, picks, style in random_games(30, "options"):
        for now in decisions(game, picks, style):
            options = now.options()
            assert len(set(options)) == len(options)
            assert bool(options) != now.over
            assert list(now.legal_actions) == options
            assert len(now.legal_actions) == len(options)
            for action in options:
                assert now.is_legal(action)
                assert action in now.legal_actions
                assert now.why_not(action) is None


def test_notation_and_back_gives_the_same_action() -> None:
    for now in moments(40, "notation", 3):
        for action in now.options():
            assert now.parse(now.notation(action)) is action


def test_every_other_action_is_refused_by_a_rule_and_changes_nothing() -> None:
    seen: set[str] = set()
    for now in moments(20, "refused", 40):
        picks = Picks(len(now.log))
        options = set(now.options())
        before = state(now)
        for action in imaginable(now, picks):
            refusal = now.why_not(action)
            assert (refusal is None) == (action in options) == now.is_legal(action), now.notation(action)
            if refusal is not None:
                assert refusal.rule in RULES
                if now.step in action.steps and action.verb in now.hooks.verbs:
                    # It is the time for such an action, so the reason is a better one.
                    assert refusal.reason != "not-now", now.notation(action)
                with pytest.raises(Refused) as refused:
                    now.apply(action)
                assert refused.value.refusal == refusal
                seen.add(f"{refusal.rule} {refusal.reason}")
        assert state(now) == before
    assert seen >= {
        "A11 not-now",
        "A12 not-in-display",
        "A12 too-much-money",
        "A13 cannot-afford",
        "A13 not-in-hand",
        "A13 superfluous-card",
        "A13 too-little-money",
        "A13 wrong-currency",
        "A16 empty-cell",
        "A16 not-in-reserve",
        "A16 start-tile",
        "A17 not-beside",
        "A19 may-not-pass",
        "A21 edges-differ",
        "A22 cut-off",
        "A22 not-walkable",
        "A23 not-touching",
        "A23 occupied",
        "A24 hole",
        "A38 game-over",
        "A43 not-beside",
    }


def test_the_options_are_those_of_the_oracles() -> None:
    """A11-A19, A37, A43: nothing is missing and nothing is too much."""
    steps: set[str] = set()
    for now in moments(10, "oracles", 25):
        assert sorted(now.notation(action) for action in now.options()) == by_the_oracles.options(now)
        steps.add(now.step)
    assert steps == {"act", "pay", "place", "place-leftovers", ""}


VERBS = ["take", "buy", "pay", "build", "reserve", "remove", "swap", "give", "pass"]
NUMBERS = [
    "1",
    "2",
    "4",
    "5",
    "\u0661",
    "0,0",
    "1,0",
    "-1,2",
    "9,9",
    "61,61",
    "-63,-63",
    "99,0",
    "1,a",
    ",",
    "-0,1",
    "1_0,0",
]
NAMES = ["denar-6", "florin-1", "ducat-0", "denar", "dirham-9", "tower-13", "tower-9-ES", "garden-6", "fountain"]
WORDS = st.sampled_from(VERBS + NUMBERS + NAMES)
POSITION = sabika.new_game(players=2, seed="texts")


def check_text(game: PalaceGame, text: str) -> None:
    """What can be read is legal or refused by a rule; what cannot is answered with a sentence."""
    action, complaint = read(game, text)
    if action is None:
        assert complaint.endswith(".")
        return
    assert game.parse(game.notation(action)) is action
    refusal = game.why_not(action)
    assert (refusal is None) == game.is_legal(action)
    assert refusal is None or refusal.rule in RULES


def read(game: Game, text: str) -> tuple[Action | None, str]:
    try:
        return game.parse(text), ""
    except BadInput as error:
        return None, str(error)


@settings(max_examples=1000 if THOROUGH else 300)
@given(words=st.lists(WORDS, max_size=6), after=st.integers(0, 40), table=st.sampled_from(TABLES))
def test_any_words_are_an_action_or_bad_input(words: list[str], after: int, table: tuple[int, str]) -> None:
    game = sabika.new_game(players=table[0], seed="texts", edition=table[1])
    for _ in islice(decisions(game, Picks(after), "verb"), after):
        pass
    check_text(game, " ".join(words))


@settings(max_examples=1000 if THOROUGH else 200)
@given(verb=st.sampled_from(["", *VERBS]), text=st.text(max_size=30))
def test_any_text_is_an_action_or_bad_input(verb: str, text: str) -> None:
    check_text(POSITION, f"{verb} {text}")


def test_no_rule_is_made_up() -> None:
    """The list that refusals are checked against is the rulebook's."""
    assert {"A1", "A11", "A24", "A44"} <= RULES
    assert len(RULES) == 40
