"""The check of bots finds what is wrong with them, and nothing wrong with ours."""

from collections.abc import Mapping, Sequence
from itertools import count
from random import Random
from typing import Any, ClassVar

import pytest

from sabika.arena.conformance import Tried, is_timed, try_at, try_bot
from sabika.bots import Bot, Level, bot_asked_for
from sabika.library import new_setup
from sabika.rules.core.action import Action
from sabika.rules.core.declining import DECLINE

SETUP = new_setup("alhambra", players=2, seed="tried")


def first(options: Sequence[Action]) -> Action:
    """Whichever way they are listed."""
    return min(options, key=id)


class Last:
    """Takes the last option."""

    name: ClassVar[str] = "last"
    level: ClassVar[Level] = Level.GENTLE
    blurb: ClassVar[Mapping[str, str]] = dict.fromkeys(("en", "fr", "nl", "de"), "Takes the last option.")

    def choose(self, view: Any, options: Sequence[Action], rng: Random) -> Action:
        return options[-1]


class Nameless(Last):
    name = ""


class Cheating(Last):
    def choose(self, view: Any, options: Sequence[Action], rng: Random) -> Action:
        return DECLINE


class Broken(Last):
    def choose(self, view: Any, options: Sequence[Action], rng: Random) -> Action:
        raise ZeroDivisionError("nothing to divide by")


class Moody(Last):
    """Takes one option after the other, whatever its chance."""

    def __init__(self) -> None:
        self._next = count()

    def choose(self, view: Any, options: Sequence[Action], rng: Random) -> Action:
        return options[next(self._next) % len(options)]


class Leaving(Last):
    def choose(self, view: Any, options: Sequence[Action], rng: Random) -> Action:
        raise SystemExit(0)


class Tearing(Last):
    """Takes options away."""

    def choose(self, view: Any, options: Sequence[Action], rng: Random) -> Action:
        assert isinstance(options, list)
        options.reverse()
        return first(options)


def problem(bot: Bot) -> str:
    return try_at(SETUP, bot).problem


def test_nothing_is_wrong_with_a_simple_bot() -> None:
    tried = list(try_bot(Last()))
    assert [one.problem for one in tried] == [""] * 15
    assert tried[0].table == "alhambra, 2 players"
    assert tried[3].table == "alhambra, 3 players, all modules"
    assert all(one.decisions > 10 and one.longest > 0 for one in tried)


@pytest.mark.parametrize(
    ("name", "game"), [("greedy", "alhambra"), ("random", "alhambra"), ("greedy", "roll-and-write")]
)
def test_nothing_is_wrong_with_our_bots(name: str, game: str) -> None:
    assert not any(tried.problem for tried in try_bot(bot_asked_for(name, game)))


@pytest.mark.parametrize("name", ["planner-strong@2", "planner-strong@0.001s"])
def test_nothing_is_wrong_with_the_planner(name: str) -> None:
    assert problem(bot_asked_for(name)) == ""


class Hurried(Moody):
    timed = True


def test_what_a_clock_decides_is_not_asked_for_again() -> None:
    """All else is looked at."""
    assert problem(Hurried()) == ""
    assert is_timed(bot_asked_for("planner-strong"))
    assert not is_timed(bot_asked_for("planner-gentle"))


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (Cheating(), "which is not an option. (Decision 1.)"),
        (Broken(), "It broke down: ZeroDivisionError: nothing to divide by. (Decision 1.)"),
        (Leaving(), "It broke down: SystemExit: 0. (Decision 1.)"),
        (Moody(), "Asked again with the same chance, it chose otherwise"),
        (Tearing(), "It changed the list of options."),
    ],
)
def test_faults_are_found(bot: Bot, sentence: str) -> None:
    assert sentence in problem(bot)


def test_a_class_that_is_no_bot_is_found_before_it_plays() -> None:
    assert next(try_bot(Nameless())) == Tried(
        "the class", 0, 0.0, "it needs a name, a string without spaces, commas, colons and @."
    )
