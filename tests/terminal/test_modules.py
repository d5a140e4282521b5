"""Games with modules: every action of theirs through the screen, what they put on the table, and the choice of them."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from sabika.i18n import LANGUAGES, Texts, Wording
from sabika.library import new_game
from sabika.modules import CHOICES
from sabika.modules.certificates.rules import Laying
from sabika.modules.huts.rules import TakeHut
from sabika.modules.portals.rules import PlacePortal
from sabika.modules.sites.rules import Finishing, Keep
from sabika.record import Record
from sabika.rules.core.action import Action
from sabika.rules.core.declining import DECLINE, answer_for
from sabika.rules.palace.buying import Buy
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.paying import PayMixed
from sabika.terminal.app import ReplayApp
from sabika.terminal.palace.choice import Choice
from sabika.terminal.palace.choices import Choices
from sabika.terminal.palace.end import EndScreen
from sabika.terminal.palace.module import State, terminal_module
from sabika.terminal.palace.modules import ModulePicker, ModulesScreen
from sabika.terminal.palace.play import PlayScreen
from sabika.terminal.palace.replay import ReplayScreen
from sabika.terminal.palace.scoring import ScoringScreen
from sabika.terminal.palace.sentences import module_of, sentence
from sabika.terminal.replaying import Replay
from sabika.terminal.settings import Settings
from sabika.terminal.table import Table
from terminal.deciding import carry_out, offered
from terminal.driving import asked, boxed, driven, game_where, play_app, prompt, said, screen_text, table_for, until

ALL = CHOICES
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
@pytest.mark.parametrize(("players", "size"), [(2, (120, 40)), (4, (80, 24))])
def test_a_game_with_all_modules_by_keys_alone(players: int, size: tuple[int, int]) -> None:
    """The last part of a game, through the last scoring to the end."""
    table = table_for(game_where(lambda game: len(game.bag) < 10, players, modules=ALL))

    async def drive() -> None:
        async with driven(play_app(table), size) as pilot:
            await play_through(pilot, Counter(), 1000)
            assert table.game.over
            assert isinstance(pilot.app.screen, EndScreen)

    asyncio.run(drive())


def offering(verb: str) -> PalaceGame:
    """A game in which seat 0 can do this."""
    return game_where(lambda game: any(option.verb == verb for option in game.options()), modules=ALL)


async def choosing(pilot: Pilot[None]) -> tuple[PlayScreen, Choice]:
    screen = await asked(pilot)
    assert screen.choice is not None
    return screen, screen.choice


@pytest.mark.parametrize("verb", VERBS)
def test_each_action_of_a_module_is_reached_by_keys(verb: str) -> None:
    game = offering(verb)
    table = table_for(game)

    async def drive() -> None:
        async with driven(play_app(table), (80, 24)) as pilot:
            screen, choice = await choosing(pilot)
            while not any(option.verb == verb for option in offered(choice)):
                await pilot.press("x")
                screen, choice = await choosing(pilot)
            action = next(option for option in offered(choice) if option.verb == verb)
            decided = len(table.game.log)
            await carry_out(pilot, screen, action)
            assert table.held is action or table.game.log[decided] is action

    asyncio.run(drive())


@pytest.mark.parametrize("way", ["portal", "site"])
def test_a_tile_that_can_be_bought_in_several_ways_asks_which(way: str) -> None:
    def several(game: PalaceGame) -> bool:
        return {"", way} <= {option.way for option in game.options() if isinstance(option, Buy)}

    table = table_for(game_where(several, modules=("portals", "sites")))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            bought = next(
                o for o in table.game.options() if isinstance(o, Buy) and o.way == way and _also_usual(table, o)
            )
            await pilot.press(str(bought.space + 1))
            assert table.game.step == "act"
            assert bought in screen.query_one(Choices).actions
            await pilot.press("escape")
            assert not screen.query_one(Choices).actions
            await carry_out(pilot, screen, bought)
            assert table.game.log[-1] is bought
            assert str(table.game.view(0).due) in prompt(pilot).question

    asyncio.run(drive())


def _also_usual(table: Table[PalaceGame], bought: Buy) -> bool:
    return any(isinstance(o, Buy) and o.space == bought.space and not o.way for o in table.game.options())


def test_a_list_is_clicked() -> None:
    table = table_for(offering("hut"))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            await pilot.press("m")
            choices = screen.query_one(Choices)
            number = next(n for n, action in enumerate(choices.actions) if isinstance(action, TakeHut))
            choices.scroll_to(y=0, animate=False)
            await pilot.pause()
            line = next(
                y for y, text in enumerate(screen_text(pilot).splitlines()) if f"{number + 1} Take the open" in text
            )
            region = choices.content_region
            await pilot.click(Choices, offset=(6, line - region.y + 1))
            assert isinstance(table.held, TakeHut)

    asyncio.run(drive())


def favour_offered(game: PalaceGame) -> bool:
    return game.step == "out-of-turn" and game.active != 0 and len(game.options()) > 1


def test_escape_declines_and_nothing_is_held_back_out_of_turn() -> None:
    table = table_for(game_where(favour_offered, modules=("vizier",)))
    decided = len(table.game.log)

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await asked(pilot)
            assert Texts("en").say("ask-favour") == prompt(pilot).question
            await pilot.press("escape")
            assert table.held is None
            assert table.game.log[decided] is DECLINE

    asyncio.run(drive())


def test_v2_who_stands_aside_is_not_asked_out_of_turn_until_they_say_so() -> None:
    table = table_for(game_where(favour_offered, modules=("vizier",)))
    decided, say = len(table.game.log), Texts("en").say

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            assert say("key-stand-aside") in screen_text(pilot)
            await pilot.press("w")
            assert table.game.log[decided] is DECLINE
            await until(pilot, lambda: table.mine and screen.choice is not None)
            assert say("stands-aside") in screen_text(pilot)
            await pilot.press("w")
            await pilot.pause()
            assert say("stands-aside") not in screen_text(pilot)

    asyncio.run(drive())
    table = table_for(game_where(favour_offered, modules=("vizier",)))
    table.stand_aside()
    chance = Random(1)
    asked_aside = 0
    for _ in range(200):
        if table.game.over:
            break
        asked_aside += table.mine and table.game.step == "out-of-turn"
        if table.mine:
            table.apply(chance.choice(table.game.options()))
        else:
            table.apply(table.bot_choice())
    assert asked_aside == 0


def test_nobody_stands_aside_where_nobody_acts_out_of_turn() -> None:
    table = table_for(game_where(lambda game: game.step == "act"))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await asked(pilot)
            await pilot.press("w")
            assert not table.stands_aside

    asyncio.run(drive())


def test_a_turn_is_held_back_even_if_ones_own_vizier_is_asked_next() -> None:
    def vizier_next(game: PalaceGame) -> bool:
        return any(_leads_to_own_favour(game, option) for option in game.options())

    game = game_where(vizier_next, players=2, modules=("vizier",))
    action = next(option for option in game.options() if _leads_to_own_favour(game, option))
    table = table_for(game)
    table.decide(action)
    assert table.held is action
    table.end_turn()
    assert table.game.step == "out-of-turn"
    assert not table.can_take_back


def _leads_to_own_favour(game: PalaceGame, option: Action) -> bool:
    if game.step not in ("act", "place"):
        return False
    after = game.copy()
    after.play(option)
    while after.asked() != 0 and answer_for(after):
        after.play(DECLINE)
    return after.step == "out-of-turn" and after.asked() == 0 and after.active == 0 and len(after.options()) > 1


def test_a_game_is_resumed_in_the_middle_of_a_step_of_a_module(tmp_path: Path) -> None:
    table = table_for(game_where(lambda game: game.step == "keep", modules=ALL))
    table.keep_in(tmp_path / "game.json")
    again = Table.from_record(Record.read(tmp_path / "game.json"), tmp_path / "game.json")
    assert again.game.setup.modules == ALL

    async def drive() -> None:
        async with driven(play_app(again), (80, 24)) as pilot:
            screen = await asked(pilot)
            kept = screen.query_one(Choices).actions[0]
            await pilot.press("enter")
            await until(pilot, lambda: bool(again.held) or len(again.game.log) > len(table.game.log))
            assert isinstance(kept, Keep)
            assert again.held is kept or again.game.log[len(table.game.log)] is kept

    asyncio.run(drive())


def test_a_recorded_game_with_modules_is_shown(tmp_path: Path) -> None:
    game = game_where(lambda game: game.turn > 30, modules=ALL)
    replay = Replay(Record.from_game(game))

    async def drive() -> None:
        async with driven(ReplayApp(Settings(), replay), (80, 24)) as pilot:
            await until(pilot, lambda: isinstance(pilot.app.screen, ReplayScreen))
            for _ in range(30):
                await pilot.press("right")
            await pilot.press("m")
            assert isinstance(pilot.app.screen, ModulesScreen)

    asyncio.run(drive())


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_every_state_has_words(language: str) -> None:
    texts = Texts(language, strict=True)
    rng = Random(language)
    seen: set[str] = set()
    for seed in range(2):
        game = new_game(players=2 + seed, seed=f"words {seed}", modules=ALL)
        words = Wording(texts, game.pieces, ["Ana", "Boabdil", "Aixa"])
        while not game.over:
            for option in game.options():
                if _way(option) + game.step not in seen:
                    seen.add(_way(option) + game.step)
                    assert sentence(option, game, words)
            if game.turn % 20 == 0:
                state = State(game.view(0), words)
                for module in ALL:
                    assert terminal_module(module).lines(state), module
            game.play(rng.choice(game.options()))


def test_the_modules_screen_tells_ones_own_secrets_only() -> None:
    table = table_for(new_game(players=3, seed="secrets", modules=("bonus",)))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            await pilot.press("v")
            words = screen.narrator.words
            shown = boxed(pilot)
            own = table.game.view(0).extras["bonus"]
            assert all(said(words.tile_in_full(tile)) in shown for tile in own.hand)  # type: ignore[attr-defined]
            other = table.game.view(1).extras["bonus"]
            assert not any(said(words.tile_in_full(tile)) in shown for tile in other.hand)  # type: ignore[attr-defined]

    asyncio.run(drive())


def test_actions_know_their_module() -> None:
    game = game_where(lambda game: any(isinstance(o, Buy) and o.way for o in game.options()), modules=("sites",))
    assert {module_of(option) for option in game.options() if isinstance(option, Buy)} <= {"", "sites"}
    assert "sites" in {module_of(option) for option in game.options()}


# Drawing and paying


def test_a_portal_is_drawn_with_its_diagonal_and_can_be_turned() -> None:
    def turning(game: PalaceGame) -> bool:
        cells = [option.cell for option in game.options() if isinstance(option, PlacePortal)]
        return len(game.seats[0].beside) == 1 and len(cells) > len(set(cells))

    table = table_for(game_where(turning, modules=("portals",)))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            choice = screen.choice
            assert choice is not None
            shown = screen_text(pilot)
            assert "╲" in shown or "╱" in shown
            for _ in range(len(choice.cells())):
                before = choice.at_cursor()
                await pilot.press("o")
                if choice.at_cursor() is not before:
                    break
                await pilot.press("n")
            assert choice.at_cursor() is not before

    asyncio.run(drive())


def test_a_mixed_payment_shows_the_exchange_card() -> None:
    def mixed(game: PalaceGame) -> bool:
        return game.step == "pay" and any(isinstance(option, PayMixed) for option in game.options())

    table = table_for(game_where(mixed, modules=("exchange",)))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            choices = screen.query_one(Choices)
            number = next(n for n, action in enumerate(choices.actions) if isinstance(action, PayMixed))
            assert "⇄" in str(choices.get_option(str(number)).prompt)

    asyncio.run(drive())


def test_a_site_that_is_finished_card_by_card_is_the_tile_that_is_named() -> None:
    def finishing(game: PalaceGame) -> bool:
        step = game.agenda[-1]
        return isinstance(step, Laying) and isinstance(step.paying, Finishing)

    table = table_for(game_where(finishing, modules=("sites", "certificates")))
    step = table.game.agenda[-1]
    assert isinstance(step, Laying)
    assert isinstance(step.paying, Finishing)
    tile = step.paying.tile

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            assert prompt(pilot).question.startswith(screen.narrator.words.tile_label(tile))

    asyncio.run(drive())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_cut_off_at_80_columns(language: str) -> None:
    table = table_for(offering("hut"))

    async def drive() -> None:
        async with driven(play_app(table, language), (80, 24)) as pilot:
            await asked(pilot)
            first, second = screen_text(pilot).splitlines()[-2:]
            assert first.rstrip().endswith(Texts(language).say("key-more"))
            assert second.rstrip().endswith(Texts(language).say("key-quit"))

    asyncio.run(drive())


# Choosing modules


def test_modules_are_picked_on_the_start_screen() -> None:
    async def drive() -> None:
        app = play_app()
        async with driven(app, (80, 24)) as pilot:
            await pilot.click("#modules")
            await until(pilot, lambda: isinstance(app.screen, ModulePicker))
            await pilot.press("down", "space")
            assert said(Texts("en").say("module-bonus.blurb")) in boxed(pilot)
            await pilot.press("down", "down", "space", "enter")
            assert app.settings.modules == ("bonus", "falcons")
            await pilot.press("enter")
            screen = await asked(pilot)
            assert screen.table.game.setup.modules == ("bonus", "falcons")

    asyncio.run(drive())


def test_all_modules_or_none_with_one_key() -> None:
    async def drive() -> None:
        app = play_app()
        async with driven(app, (80, 24)) as pilot:
            app.screen.query_one("#modules").focus()
            await pilot.press("space", "a", "escape")
            assert app.settings.modules == ALL
            await pilot.press("space", "a")
            assert app.screen.query_one(OptionList).option_count == len(ALL)
            await pilot.press("enter")
            assert app.settings.modules == ()

    asyncio.run(drive())
