"""Bots that no table wishes for. Importing this adds them to the others, as a bot's process does."""

import os
import signal
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from sabika.bots import BOTS, Bot, Level
from sabika.rules.core.action import Action


class Hanging:
    """Never answers, unless SABIKA_TEST_AWAKE is set where it thinks."""

    name: ClassVar[str] = "hanging"
    blurb: ClassVar[Mapping[str, str]] = {}
    level: ClassVar[Level] = Level.GENTLE

    def choose(self, view: Any, options: Sequence[Action], rng: Random) -> Action:
        if not os.environ.get("SABIKA_TEST_AWAKE"):
            threading.Event().wait()
        return options[0]


class Crashing:
    """Breaks down."""

    name: ClassVar[str] = "crashing"
    blurb: ClassVar[Mapping[str, str]] = {}
    level: ClassVar[Level] = Level.GENTLE

    def choose(self, view: Any, options: Sequence[Action], rng: Random) -> Action:
        raise ZeroDivisionError("The bot cannot count.")


class Dying:
    """Takes its whole process with it."""

    name: ClassVar[str] = "dying"
    blurb: ClassVar[Mapping[str, str]] = {}
    level: ClassVar[Level] = Level.GENTLE

    def choose(self, view: Any, options: Sequence[Action], rng: Random) -> Action:
        os._exit(1)


class Killed:
    """Chooses by chance. Where SABIKA_TEST_KILLED names a folder, its process is killed in the midst of thoughts, as
    often in each as SABIKA_TEST_KILLS says."""

    name: ClassVar[str] = "killed"
    blurb: ClassVar[Mapping[str, str]] = {}
    level: ClassVar[Level] = Level.GENTLE

    def choose(self, view: Any, options: Sequence[Action], rng: Random) -> Action:
        action = rng.choice(options)
        if folder := os.environ.get("SABIKA_TEST_KILLED"):
            for kill in range(int(os.environ["SABIKA_TEST_KILLS"])):
                kept = Path(folder) / f"{rng.getstate()[1][:8]} {kill}"
                if not kept.exists():
                    kept.touch()
                    os.kill(os.getpid(), signal.SIGKILL)
                    threading.Event().wait()
        return action


class Cheating:
    """Chooses what is not possible."""

    name: ClassVar[str] = "cheating"
    blurb: ClassVar[Mapping[str, str]] = {}
    level: ClassVar[Level] = Level.GENTLE

    def choose(self, view: Any, options: Sequence[Action], rng: Random) -> Action:
        return Action()


ODD: tuple[Bot, ...] = (Hanging(), Crashing(), Dying(), Killed(), Cheating())


def add() -> None:
    BOTS.update({bot.name: bot for bot in ODD})


def remove() -> None:
    for bot in ODD:
        BOTS.pop(bot.name, None)


add()
