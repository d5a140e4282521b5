"""What a bot is."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Protocol

from sabika.rules.core.action import Action
from sabika.rules.palace.view import PalaceView


class Bot(Protocol):
    """Plays a seat. It keeps nothing between two choices, so one bot can play several seats and games."""

    name: ClassVar[str]
    blurb: ClassVar[Mapping[str, str]]
    """How it plays, in one sentence, by language: en, fr, nl, de."""

    def choose(self, view: PalaceView, options: Sequence[Action], rng: Random) -> Action:
        """One of the options, which are never empty. Chance comes from `rng` alone."""
        ...
