"""Carries out any action by keys alone, through whatever the screen offers for it."""

from textual.pilot import Pilot

from sabika.modules.dirk.rules import Give
from sabika.modules.portals.rules import PlacePortal, ReturnPortal
from sabika.rules.core.action import Action
from sabika.rules.palace.building import Build, Reserve
from sabika.rules.palace.buying import Buy
from sabika.rules.palace.cells import place_of
from sabika.rules.palace.taking import TakeMoney
from sabika.rules.palace.turning import Turn
from sabika.rules.palace.yard import SPACES
from sabika.terminal.palace.choice import Choice
from sabika.terminal.palace.choices import KEYS, Choices
from sabika.terminal.palace.play import PlayScreen


async def carry_out(pilot: Pilot[None], screen: PlayScreen, action: Action) -> None:
    """Press what a person would press for the action."""
    choice = screen.choice
    assert choice is not None
    match action:
        case TakeMoney():
            left = list(choice.game.display)
            for card in action.cards:
                position = left.index(card)
                left[position] = -1
                await pilot.press(str(position + 5))
            await pilot.press("enter")
        case Buy():
            space = action.space % SPACES
            ways = [way for place in choice.places_on(space) for way in choice.ways(place)]
            await pilot.press(str(space + 1))
            if len(ways) > 1:
                await pick(pilot, screen, action)
        case Build() | PlacePortal():
            await go_to(pilot, choice, action)
            await pilot.press("enter")
        case Reserve() | ReturnPortal():
            await pilot.press("x")
            if len(choice.reserves()) > 1:
                await pick(pilot, screen, action)
        case Turn():
            await pilot.press("o")
            if len(choice.turns()) > 1:
                await pick(pilot, screen, action)
        case Give():
            await pilot.press("g")
        case _:
            if not choice.listed():
                await pilot.press("m")
            await pick(pilot, screen, action)


async def go_to(pilot: Pilot[None], choice: Choice, action: Build | PlacePortal) -> None:
    """Move the cursor to the cell, and turn a portal."""
    for _ in range(len(choice.cells())):
        if choice.cursor != place_of(action.cell):
            await pilot.press("n")
    for _ in range(4):
        if choice.at_cursor() is not action:
            await pilot.press("o")
    assert choice.at_cursor() is action


async def pick(pilot: Pilot[None], screen: PlayScreen, action: Action) -> None:
    """Choose from the list, by number or with the arrows."""
    choices = screen.query_one(Choices)
    assert screen.focused is choices
    number = choices.actions.index(action)
    if number < KEYS:
        await pilot.press(str(number + 1))
        return
    await pilot.press("home")
    while choices.highlighted_option is None or choices.chosen(choices.highlighted_option) is not action:
        await pilot.press("down")
    await pilot.press("enter")


def offered(choice: Choice) -> list[Action]:
    """What the person can do with the tile in hand; redesigning is left to its own tests."""
    if choice.game.step in ("place", "place-leftovers"):
        return [option for option in choice.options if _is_for(choice, option)]
    return [option for option in choice.options if option.verb not in ("build", "swap", "remove")] or choice.options


def _is_for(choice: Choice, option: Action) -> bool:
    match option:
        case Build() | Turn() | Give():
            return option.tile == choice.tile
        case Reserve():
            return option in choice.reserves()
        case PlacePortal() | ReturnPortal():
            return choice.handling is not None and option.kind == choice.game.pieces.leans_on[choice.tile]
    return True
