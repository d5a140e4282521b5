"""What turns something up in the middle of a turn asks first."""

import asyncio
from collections.abc import Callable

import pytest

from sabika.i18n import Texts
from sabika.modules.huts.rules import TakeHut
from sabika.rules.core.taking_back import reveals
from sabika.rules.palace.game import PalaceGame
from sabika.terminal.palace.sentences import sentence
from terminal.deciding import carry_out
from terminal.driving import asked, driven, game_where, play_app, prompt, table_for


def reveals_hut(game: PalaceGame) -> bool:
    return any(isinstance(option, TakeHut) and reveals(game, option) for option in game.options())


def reveals_token(game: PalaceGame) -> bool:
    return game.step == "pay" and reveals(game, game.options()[0])


@pytest.mark.parametrize(("condition", "module"), [(reveals_hut, "huts"), (reveals_token, "sites")])
def test_what_turns_something_up_asks_first_and_is_not_taken_back_then(
    condition: Callable[[PalaceGame], bool], module: str
) -> None:
    game = game_where(condition, modules=(module,))
    action = next(option for option in game.options() if reveals(game, option))
    table = table_for(game)
    before = len(game.log)

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            await carry_out(pilot, screen, action)
            assert table.held is action
            assert len(table.game.log) == before
            assert table.shown is table.game
            assert prompt(pilot).question == f"{sentence(action, table.game, screen.narrator.words)}?"
            assert prompt(pilot).detail == Texts("en").say("hint-irrevocable")
            await pilot.press("u")
            screen = await asked(pilot)
            await carry_out(pilot, screen, action)
            await pilot.press("enter")
            await asked(pilot)
            assert table.game.log[before] is action
            assert not table.can_take_back

    asyncio.run(drive())


def test_without_confirmation_a_hut_is_taken_at_once() -> None:
    table = table_for(game_where(reveals_hut, modules=("huts",)), confirm=False)
    assert table.decide(next(option for option in table.game.options() if isinstance(option, TakeHut)))
    assert not table.can_take_back
