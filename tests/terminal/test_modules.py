"""Games with modules: every action of theirs through the screen, what they put on the table, and the choice of them."""

import asyncio
from collections import Counter
from random import Random

import pytest
from textual.pilot import Pilot

from sabika.library import new_game
from sabika.rules.core.action import Action
from sabika.rules.core.buying import Buy
from sabika.rules.modules.catalogue import MODULES
from sabika.terminal.screens.end import EndScreen
from sabika.terminal.screens.play import PlayScreen
from sabika.terminal.screens.scoring import ScoringScreen
from terminal.deciding import carry_out, offered
from terminal.driving import driven, play_app, table_for

ALL = tuple(MODULES)
VERBS = (
    "favour",
    "wake",
    "reveal",
    "hut",
    "falcon",
    "pay-falcon",
    "portal",
    "return",
    "keep",
    "finish",
    "lay",
    "store",
)


def rarest(options: list[Action], used: Counter[str], rng: Random) -> Action:
    """An action of the kind that was chosen least, so that everything is tried."""
    return min(options, key=lambda option: (used[_way(option)], rng.random()))


def _way(option: Action) -> str:
    return f"{option.verb} {option.way}" if isinstance(option, Buy) else f"{option.verb} {type(option).__name__}"


async def play_through(pilot: Pilot[None], used: Counter[str], decisions: int) -> None:
    """Decide so often, or until the end."""
    rng = Random(2)
    while decisions and not isinstance(pilot.app.screen, EndScreen):
        screen = pilot.app.screen
        if isinstance(screen, ScoringScreen) or (isinstance(screen, PlayScreen) and screen.table.held is not None):
            await pilot.press("enter")
        elif isinstance(screen, PlayScreen) and screen.choice is not None:
            action = rarest(offered(screen.choice), used, rng)
            used[_way(action)] += 1
            log = len(screen.table.game.log)
            await carry_out(pilot, screen, action)
            assert screen.table.held is action or screen.table.game.log[log] is action
            decisions -= 1
        await pilot.pause()


@pytest.mark.slow
@pytest.mark.parametrize(("players", "size"), [(3, (120, 40)), (2, (80, 24)), (4, (80, 24))])
def test_a_game_with_all_modules_by_keys_alone(players: int, size: tuple[int, int]) -> None:
    table = table_for(new_game(players=players, seed="all by keys", modules=ALL))
    used: Counter[str] = Counter()

    async def drive() -> None:
        async with driven(play_app(table), size) as pilot:
            await play_through(pilot, used, 1000)
            assert table.game.over
            assert isinstance(pilot.app.screen, EndScreen)

    asyncio.run(drive())
    print(used)
