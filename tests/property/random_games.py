"""Random games that are the same on every machine, and the tables they are played at."""

import os
from collections.abc import Iterator, Sequence
from typing import TypeVar

import sabika
from sabika.rules.core.action import Action
from sabika.rules.palace.game import PalaceGame

Thing = TypeVar("Thing")

THOROUGH = os.environ.get("SABIKA_THOROUGH") == "1"
GAMES = ("alhambra", "granada", "combined")
TABLES = [(players, edition) for players in range(2, 7) for edition in ("2003", "2020")]
"""Of Alhambra."""
FEWER = {"alhambra": 1, "granada": 5, "combined": 12}
"""For how many games of Alhambra one of another game is played."""
SCORINGS = ("normal", "simplified")
TURNINGS = ("money", "card")
COMPANY = ((), ("vizier",), ("exchange",), ("exchange", "vizier"))
"""The modules that go with Granada."""
STYLES = ("any", "verb", "builder")
MOST_DECISIONS = 4000
"""No random game is longer; those seen have at most about 1,500, of Alhambra alone 600."""

# A builder takes the first of these that is offered, most of the time.
BUILDERS_TASTE = ("build", "pay", "buy", "take")


def times(number: int) -> int:
    """How many random things to try."""
    return 10 * number if THOROUGH else number


class Picks:
    """A stream of choices from a seed; unlike Python's own chance it never changes."""

    def __init__(self, seed: int) -> None:
        self._state = seed
        for _ in range(4):
            self.below(2)

    def below(self, limit: int) -> int:
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self._state >> 33) % limit

    def one_of(self, things: Sequence[Thing]) -> Thing:
        return things[self.below(len(things))]

    def some_of(self, things: Sequence[Thing], number: int) -> list[Thing]:
        """Up to this many of them, none twice."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(min(number, len(left)))]


def choose(options: Sequence[Action], picks: Picks, style: str = "any") -> Action:
    """One of the options: any of them, any kind of action first, or what makes the palace grow."""
    if style == "verb":
        verb = picks.one_of(sorted({action.verb for action in options}))
        options = [action for action in options if action.verb == verb]
    elif style == "builder" and picks.below(8):
        verb = next((verb for verb in BUILDERS_TASTE if any(action.verb == verb for action in options)), "")
        options = [action for action in options if action.verb == verb] or options
    return picks.one_of(options)


def in_order(game: PalaceGame) -> list[Action]:
    """The options by their notation, so that what is chosen does not depend on how they happen to be listed."""
    return sorted(game.options(), key=game.notation)


def decisions(game: PalaceGame, picks: Picks, style: str = "any") -> Iterator[PalaceGame]:
    """The game at each of its decisions, and at its end. It is always the same object: copy what you keep."""
    yield game
    for _ in range(MOST_DECISIONS):
        if game.over:
            return
        game.apply(choose(game.options(), picks, style))
        yield game
    raise AssertionError(f"{game.setup} was not over after {MOST_DECISIONS} decisions")


def dealt(name: str, index: int, modules: tuple[str, ...] | None = None, game: str = "alhambra") -> PalaceGame:
    """A fresh game: with the index one goes over all tables, and over the modules of Granada if none are named."""
    seed = f"{name} {index}"
    if game == "alhambra":
        players, edition = TABLES[index % len(TABLES)]
        return sabika.new_game(players=players, seed=seed, edition=edition, modules=modules or ())
    turning = TURNINGS[(index + 1) // 2 % len(TURNINGS)]
    options = {"scoring": SCORINGS[index % len(SCORINGS)], "turning": turning}
    company = COMPANY[index // 2 % len(COMPANY)] if modules is None else modules
    found = sabika.new_game(game, players=2 + index % 5, seed=seed, modules=company, options=options)
    assert isinstance(found, PalaceGame)
    return found


def random_games(
    number: int, name: str, modules: tuple[str, ...] | None = None, game: str = "alhambra"
) -> Iterator[tuple[PalaceGame, Picks, str]]:
    """Fresh games over all tables and styles in turn, with the picks and the style to play them; fewer of the games
    that are longer."""
    for index in range(times(-(-number // FEWER[game]))):
        yield dealt(name, index, modules, game), Picks(index), STYLES[index // 2 % len(STYLES)]


def moments(
    number: int, name: str, one_in: int, modules: tuple[str, ...] | None = None, game: str = "alhambra"
) -> Iterator[PalaceGame]:
    """Games at random moments, about one decision in `one_in`, and through each game's end. Copy before you change."""
    for start, picks, style in random_games(number, name, modules, game):
        when = Picks(one_in)
        for now in decisions(start, picks, style):
            if now.ending or when.below(one_in) == 0:
                yield now
