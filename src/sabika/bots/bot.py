"""What a bot is."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Any, ClassVar, Protocol

from sabika.rules.core.action import Action


class Level(StrEnum):
    """How hard a bot is to beat, from a child's opponent upwards."""

    GENTLE = "gentle"
    STEADY = "steady"
    STRONG = "strong"


class Bot(Protocol):
    """Plays a seat. It keeps nothing between two choices, so one bot can play several seats and games."""

    name: ClassVar[str]
    blurb: ClassVar[Mapping[str, str]]
    """How it plays, in one sentence, by language: en, fr, nl, de."""
    level: ClassVar[Level]

    def choose(self, view: Any, options: Sequence[Action], rng: Random) -> Action:
        """One of the options, which are never empty. The view is that of its games. Chance comes from `rng` alone."""
        ...
