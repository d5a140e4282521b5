"""One legality: options, membership, `why_not`, `apply` and the oracles agree in every state."""

import re
from itertools import combinations, islice, product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from property import by_the_oracles
from property.random_games import GAMES, THOROUGH, Picks, dealt, decisions, moments, random_games
from property.state import state
from sabika.modules.dirk.rules import give
from sabika.modules.vizier.rules import WAKE, favour
from sabika.rules.core.action import Action
from sabika.rules.core.declining import DECLINE
from sabika.rules.core.errors import BadInput, Refused
from sabika.rules.core.game import Game
from sabika.rules.palace.building import build, reserve
from sabika.rules.palace.buying import buy
from sabika.rules.palace.cells import cell_at, place_of
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS
from sabika.rules.palace.paying import pay
from sabika.rules.palace.redesign import remove, swap
from sabika.rules.palace.taking import take_money
from sabika.rules.palace.turn import PASS, STOP
from sabika.rules.palace.turning import turn

DOCS = Path(__file__).parents[2] / "docs" / "rules"
FILES = {
    "alhambra": ["alhambra"],
    "granada": ["alhambra", "granada", "expansion-1"],
    "combined": ["alhambra", "granada", "combined", "expansion-1"],
}


def rules_in(*files: str) -> set[str]:
    texts = [(DOCS / f"{file}.md").read_text("utf-8") for file in files]
    return {rule for text in texts for rule in re.findall(r"^- ([A-Z][0-9]+) ", text, re.MULTILINE)}


RULES = {game: rules_in(*files) for game, files in FILES.items()}
"""The rules that can refuse something, by game."""

SEEN = {
    *("A11 not-now", "A12 not-in-display", "A12 too-much-money", "A13 cannot-afford", "A13 not-in-hand"),
    *("A13 superfluous-card", "A13 too-little-money", "A13 wrong-currency", "A16 empty-cell", "A16 not-in-reserve"),
    *("A16 start-tile", "A17 not-beside", "A19 may-not-pass", "A19 may-not-stop", "A23 not-touching", "A23 occupied"),
    *("A24 hole", "A38 game-over"),
}
"""Refusals that random play meets in every game."""
SEEN_IN = {
    "alhambra": {"A21 edges-differ", "A22 cut-off", "A22 not-walkable", "A43 not-beside"},
    "granada": {"A21 edges-differ", "A22 cut-off", "G5 cannot-afford", "G5 other-face-up", "G5 turned-already"},
    "combined": {"C5 edges-differ", "C6 start-tile", "C7 cut-off", "C7 not-walkable", "G1 one-face"},
}
"""And those that it meets in some."""


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
    near = [*picks.some_of(sorted(tiles), 3), picks.below(len(game.pieces.tiles)) + 2]
    backs = [game.pieces.other_face[tile] for seat in game.seats for tile in seat.beside]
    near += [face for face in backs if face][:1]
    found: list[Action] = [remove(cell) for cell in cells_around(game)]
    for tile, cell in product(near, cells_around(game)):
        found += [build(tile, cell), swap(tile, cell)]
    for tile in range(2, 2 + len(game.pieces.tiles)):
        found += [reserve(tile), give(tile)]
    return found


def turns(game: PalaceGame) -> list[Action]:
    """Turning every face for every currency, where tiles can be turned."""
    if "turn" not in game.hooks.verbs:
        return []
    return [turn(face, currency) for face in range(2, 2 + len(game.pieces.tiles)) for currency in range(4)]


def modules_actions(game: PalaceGame) -> list[Action]:
    return [WAKE, DECLINE, *(favour(space) for space in range(8))] if "vizier" in game.setup.modules else []


def imaginable(game: PalaceGame, picks: Picks) -> list[Action]:
    """A great many actions, most of them illegal."""
    found = takes(game, picks) + payments(game, picks) + placements(game, picks) + turns(game) + modules_actions(game)
    return [*found, *(buy(space) for space in range(8)), PASS, STOP, *game.options()]


@pytest.mark.parametrize("name", GAMES)
def test_options_are_legal_distinct_and_explained(name: str) -> None:
    for game, picks, style in random_games(30, "options", game=name):
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


@pytest.mark.parametrize("name", GAMES)
def test_notation_and_back_gives_the_same_action(name: str) -> None:
    for now in moments(40, "notation", 3, game=name):
        for action in now.options():
            assert now.parse(now.notation(action)) is action


@pytest.mark.parametrize("name", GAMES)
def test_every_other_action_is_refused_by_a_rule_and_changes_nothing(name: str) -> None:
    seen: set[str] = set()
    for now in moments(20, "refused", 37, game=name):
        picks = Picks(len(now.log))
        options = set(now.options())
        before = state(now)
        for action in imaginable(now, picks):
            refusal = now.why_not(action)
            assert (refusal is None) == (action in options) == now.is_legal(action), now.notation(action)
            if refusal is not None:
                assert refusal.rule in RULES[name]
                if now.step in action.steps and action.verb in now.hooks.verbs:
                    # It is the time for such an action, so the reason is a better one.
                    assert refusal.reason != "not-now", now.notation(action)
                with pytest.raises(Refused) as refused:
                    now.apply(action)
                assert refused.value.refusal == refusal
                seen.add(f"{refusal.rule} {refusal.reason}")
        assert state(now) == before
    assert seen >= SEEN | SEEN_IN[name]


@pytest.mark.parametrize("name", GAMES)
def test_the_options_are_those_of_the_oracles(name: str) -> None:
    """A11-A19, A37, A43, G5-G7, G13, C4: nothing is missing and nothing is too much."""
    steps: set[str] = set()
    for now in moments(10, "oracles", 25, (), game=name):
        assert sorted(now.notation(action) for action in now.options()) == by_the_oracles.options(now)
        steps.add(now.step)
    assert steps == {"act", "pay", "place", "place-leftovers", ""}


VERBS = ["take", "buy", "pay", "build", "reserve", "remove", "swap", "give", "pass", "stop", "turn"]
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
NAMES += ["g2", "g5", "arena-2-NES", "library-13", "park-3"]
WORDS = st.sampled_from(VERBS + NUMBERS + NAMES)
POSITIONS = {name: dealt("texts", 0, game=name) for name in GAMES}


def check_text(game: PalaceGame, text: str) -> None:
    """What can be read is legal or refused by a rule; what cannot is answered with a sentence."""
    action, complaint = read(game, text)
    if action is None:
        assert complaint.endswith(".")
        return
    assert game.parse(game.notation(action)) is action
    refusal = game.why_not(action)
    assert (refusal is None) == game.is_legal(action)
    assert refusal is None or refusal.rule in RULES[game.setup.game]


def read(game: Game, text: str) -> tuple[Action | None, str]:
    try:
        return game.parse(text), ""
    except BadInput as error:
        return None, str(error)


@settings(max_examples=1000 if THOROUGH else 300)
@given(
    words=st.lists(WORDS, max_size=6), after=st.integers(0, 40), index=st.integers(0, 9), name=st.sampled_from(GAMES)
)
def test_any_words_are_an_action_or_bad_input(words: list[str], after: int, index: int, name: str) -> None:
    game = dealt("texts", index, game=name)
    for _ in islice(decisions(game, Picks(after), "verb"), after):
        pass
    check_text(game, " ".join(words))


@settings(max_examples=1000 if THOROUGH else 200)
@given(verb=st.sampled_from(["", *VERBS]), text=st.text(max_size=30), name=st.sampled_from(GAMES))
def test_any_text_is_an_action_or_bad_input(verb: str, text: str, name: str) -> None:
    check_text(POSITIONS[name], f"{verb} {text}")


def test_no_rule_is_made_up() -> None:
    """The list that refusals are checked against is the rulebook's."""
    assert {"A1", "A11", "A24", "A44"} <= RULES["alhambra"]
    assert [len(rules_in(file)) for file in ("alhambra", "granada", "combined")] == [40, 16, 14]
