"""A module that the terminal knows nothing about is played all the same: from lists, under its name."""

import asyncio
from typing import Any, ClassVar, Final, final

from sabika.components import alhambra_pieces
from sabika.rules.core.action import Action
from sabika.rules.core.declining import DECLINE
from sabika.rules.core.errors import Refusal
from sabika.rules.core.game import Setup
from sabika.rules.core.step import Step
from sabika.rules.games import alhambra
from sabika.rules.palace.game import PalaceGame, Slot
from sabika.rules.palace.halves import LEGS, cells_for_half
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.module import Module
from sabika.rules.palace.pieces import Extra, Pieces
from sabika.terminal.palace.choices import Choices
from sabika.terminal.palace.modules import ModulesScreen
from terminal.driving import asked, boxed, driven, play_app, prompt, said, screen_text, table_for

NAME: Final = "lanterns"
TILES: Final = alhambra_pieces()
PIECES: Final = Pieces(TILES.kinds, TILES.tiles, TILES.digest, [Extra("lantern", LEGS["NE"])])
LANTERN: Final = PIECES.numbers["lantern"]


class Lantern(Slot):
    """Whether the only lantern is still to be had."""

    def __init__(self, free: bool = True) -> None:
        self.free = free

    def copy(self) -> Slot:
        return Lantern(self.free)


class Lanterns(Module):
    """As an action one takes the lantern, says whether it is lit, and hangs it somewhere."""

    name: ClassVar[str] = NAME

    def plug_in(self, hooks: Hooks) -> None:
        hooks.setup.insert(0, lambda game: game.slots.update({NAME: Lantern()}))
        hooks.choices.append(offer_lantern)
        hooks.placings.append(offer_hooks)


class OwnAction(Action):
    """What no refusal and no notation is needed for."""

    def refusal(self, game: Any) -> Refusal | None:
        return None

    def words(self, pieces: Any) -> str:
        return ""


@final
class Take(OwnAction):
    """Take the lantern."""

    verb: ClassVar[str] = "take-lantern"
    steps: ClassVar[tuple[str, ...]] = ("act",)

    def perform(self, game: PalaceGame) -> None:
        game.slots[NAME] = Lantern(free=False)
        game.seats[game.asked()].beside.append(LANTERN)
        game.agenda.append(LIGHTING)


@final
class Light(OwnAction):
    """Light it."""

    verb: ClassVar[str] = "light"
    steps: ClassVar[tuple[str, ...]] = ("lighting",)

    def perform(self, game: PalaceGame) -> None:
        game.agenda.pop()


@final
class Hang(OwnAction):
    """Hang it into half a cell."""

    verb: ClassVar[str] = "hang"
    steps: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def perform(self, game: PalaceGame) -> None:
        seat = game.seats[game.asked()]
        seat.beside.remove(LANTERN)
        seat.palace = seat.palace.with_tile(LANTERN, self.cell)


@final
class Lighting(Step):
    """Asks whether the lantern is lit."""

    name: ClassVar[str] = "lighting"

    def asks(self, game: PalaceGame) -> bool:
        return True

    def options(self, game: PalaceGame) -> list[Action]:
        return [LIGHT, DECLINE]

    def declined(self, game: PalaceGame) -> None:
        game.agenda.pop()


TAKE: Final = Take()
LIGHT: Final = Light()
LIGHTING: Final = Lighting()
HANG: Final[dict[int, Hang]] = {}


def offer_lantern(game: PalaceGame, options: list[Action]) -> None:
    slot = game.slots[NAME]
    if isinstance(slot, Lantern) and slot.free:
        options.append(TAKE)


def offer_hooks(game: PalaceGame, piece: int, options: list[Action]) -> None:
    if piece == LANTERN:
        cells = cells_for_half(game.seats[game.asked()].palace, LANTERN)
        options += [HANG.setdefault(cell, Hang(cell)) for cell in cells]


def new_game() -> PalaceGame:
    """A game in which the person is first."""
    for seed in range(100):
        setup = Setup(alhambra.NAME, 3, str(seed), alhambra.DEFAULT_EDITION, (NAME,))
        game = alhambra.new_game(setup, PIECES, {NAME: Lanterns()})
        if game.asked() == 0:
            return game
    raise AssertionError("nobody is first")


def test_a_module_without_words_for_the_terminal_is_played_from_lists() -> None:
    table = table_for(new_game())

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            choices = screen.query_one(Choices)
            await pilot.press("m")
            assert choices.actions == [TAKE]
            assert "1 [action-take-lantern]" in screen_text(pilot)
            await pilot.press("1")
            assert prompt(pilot).question == "[ask-lighting]"
            assert choices.actions == [LIGHT, DECLINE]
            await pilot.press("u")
            assert not table.game.log
            await pilot.press("m", "1", "1")
            assert table.game.step == "place"
            assert "◥" in screen_text(pilot)
            hung = choices.actions[0]
            assert isinstance(hung, Hang)
            await pilot.press("x")
            assert table.held is not hung
            await pilot.press("1")
            assert table.held is hung
            assert "╲" in screen_text(pilot)
            await pilot.press("enter")
            assert table.game.log[:3] == [TAKE, LIGHT, hung]
            await asked(pilot)

    asyncio.run(drive())


def test_the_modules_screen_tells_its_name_and_what_it_is_about() -> None:
    table = table_for(new_game())

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await asked(pilot)
            await pilot.press("v")
            assert isinstance(pilot.app.screen, ModulesScreen)
            shown = boxed(pilot)
            assert said(f"[module-{NAME}]") in shown
            assert said(f"[module-{NAME}.blurb]") in shown

    asyncio.run(drive())
