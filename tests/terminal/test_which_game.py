"""Every game but Alhambra alone: choosing it, playing it by keys to its end, its scores, help and rules."""

import asyncio
from random import Random

import pytest
from textual.pilot import Pilot

from sabika.bots import bot_named
from sabika.i18n import LANGUAGES, Texts, Wording
from sabika.library import PalaceName, new_game
from sabika.rules.core.errors import BadInput
from sabika.terminal.palace.end import EndScreen
from sabika.terminal.palace.play import PlayScreen
from sabika.terminal.palace.scores import Scores
from sabika.terminal.palace.scoring import ScoringScreen
from sabika.terminal.screens.reading import HelpScreen
from sabika.terminal.screens.rules import RulesScreen
from sabika.terminal.screens.start import Pick
from sabika.terminal.settings import Settings
from terminal.deciding import carry_out, offered
from terminal.driving import (
    asked,
    boxed,
    can_take_money,
    driven,
    game_where,
    play_app,
    said,
    screen_text,
    table_for,
    until,
)

BOTH = ("granada", "combined")


async def play_as_the_bot(pilot: Pilot[None]) -> None:
    """Carry out by keys what a bot would do, until the end."""
    bot, rng = bot_named("greedy"), Random(3)
    while not isinstance(pilot.app.screen, EndScreen):
        screen = pilot.app.screen
        if isinstance(screen, ScoringScreen) or (isinstance(screen, PlayScreen) and screen.table.held is not None):
            await pilot.press("enter")
        elif isinstance(screen, PlayScreen) and screen.choice is not None:
            action = bot.choose(screen.table.game.view(0), offered(screen.choice), rng)
            decided = len(screen.table.game.log)
            await carry_out(pilot, screen, action)
            assert screen.table.held is action or screen.table.game.log[decided] is action
        await pilot.pause()


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "players", "size"), [("granada", 6, (120, 40)), ("combined", 2, (80, 24))])
def test_a_game_by_keys_alone_through_to_its_end(kind: PalaceName, players: int, size: tuple[int, int]) -> None:
    """G1-G16, C1-C14: the whole game of six, the last part of a game of two."""
    if players == 2:
        game = game_where(lambda game: len(game.bag) < 4, players, kind=kind, modules=("exchange", "vizier"))
    else:
        game = new_game(kind, players=players, seed="by keys")
    table = table_for(game, bot="greedy")

    async def drive() -> None:
        async with driven(play_app(table), size) as pilot:
            await play_as_the_bot(pilot)
            assert table.game.over
            shown = boxed(pilot)
            for points in table.game.points:
                assert str(points) in shown

    asyncio.run(drive())


@pytest.mark.parametrize("kind", BOTH)
def test_every_option_can_be_chosen_by_keys(kind: PalaceName) -> None:
    """The person's first decisions, each time another kind of action."""
    table = table_for(new_game(kind, players=2, seed="some keys"))

    async def drive() -> None:
        rng = Random(1)
        async with driven(play_app(table), (80, 24)) as pilot:
            for _ in range(12):
                screen = await asked(pilot)
                assert screen.choice is not None
                action = rng.choice(offered(screen.choice))
                decided = len(table.game.log)
                await carry_out(pilot, screen, action)
                assert table.held is action or table.game.log[decided] is action
                if table.held:
                    await pilot.press("enter")
                    await until(pilot, lambda: table.held is None)

    asyncio.run(drive())


@pytest.mark.parametrize("kind", BOTH)
def test_all_kinds_are_in_the_score_table_page_by_page(kind: PalaceName) -> None:
    table = table_for(game_where(can_take_money, kind=kind))

    async def drive() -> None:
        async with driven(play_app(table), (80, 24)) as pilot:
            screen = await asked(pilot)
            names = {screen.narrator.words.kind(name)[:6] for name in table.game.pieces.kinds}
            seen: set[str] = set()
            first = ""
            while first != str(screen.query_one(Scores).border_title):
                first = first or str(screen.query_one(Scores).border_title)
                shown = screen_text(pilot)
                assert Texts("en").say("score-points") in shown
                seen |= {name for name in names if name in shown}
                await pilot.press("k")
            assert seen == names

    asyncio.run(drive())


def test_the_start_screen_chooses_the_game_and_what_goes_with_it() -> None:
    async def drive() -> None:
        app = play_app()
        async with driven(app, (80, 24)) as pilot:
            screen = app.screen
            assert screen.query_one("#edition", Pick).display
            assert not screen.query_one("#scoring", Pick).display
            assert not screen.query_one("#turning", Pick).display
            app.settings.modules = ("exchange", "huts")
            await pilot.press("right")
            assert app.settings.game == "granada"
            assert not screen.query_one("#edition", Pick).display
            await pilot.press("right")
            assert app.settings.game == "combined"
            screen.query_one("#scoring").focus()
            await pilot.press("right", "down", "right")
            assert app.focused is screen.query_one("#turning")
            assert Texts("en").say("option-turning.card") in screen_text(pilot)
            await pilot.press("enter")
            play = await asked(pilot)
            setup = play.table.game.setup
            assert (setup.game, setup.options) == ("combined", (("scoring", "simplified"), ("turning", "card")))
            assert setup.modules == ("exchange",)
            assert setup.edition == ""

    asyncio.run(drive())


def test_settings_of_a_game_are_checked() -> None:
    table = Settings(game="granada", options={"scoring": "simplified"}, seed="x").new_table()
    assert table.game.setup.option("scoring", "") == "simplified"
    assert Settings(seed="x").new_table().game.setup.edition == "2003"
    for wrong in (
        Settings(game="grenada"),
        Settings(game="granada", edition="2003"),
        Settings(game="granada", options={"scoring": "none"}),
        Settings(game="granada", options={"turning": "gold"}),
        Settings(game="combined", modules=("huts",)),
    ):
        with pytest.raises(BadInput):
            wrong.check()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "size"), [("granada", (80, 24)), ("combined", (80, 24)), ("combined", (160, 50))])
def test_every_part_of_the_board_is_on_the_screen(kind: PalaceName, size: tuple[int, int], language: str) -> None:
    table = table_for(game_where(can_take_money, kind=kind))

    async def drive() -> None:
        app = play_app(table, language)
        async with driven(app, size) as pilot:
            await asked(pilot)
            shown = screen_text(pilot)
            say = app.settings.texts.say
            for message in ("panel-yard", "panel-display", "score-points", "key-quit", f"game-{kind}"):
                assert say(message) in shown
            assert "{" not in shown
            assert "[" not in shown

    asyncio.run(drive())


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_hints_fit_on_a_line_of_a_small_terminal(language: str) -> None:
    texts = Texts(language, strict=True)
    pieces = new_game("combined", players=2, seed="words").pieces
    words = Wording(texts, pieces, ["Boabdil", "Aixa"])
    tile = next(tile for tile in pieces.all_tiles() if pieces.tile(tile).kind == "library")
    lengths = ", ".join(texts.say(f"hint-{what}", before=12, after=15) for what in ("wall", "moat", "border"))
    label = words.tile_label(tile)
    told = [
        texts.say("ask-which", space=4),
        texts.say("ask-face"),
        texts.say("ask-currency", tile=words.tile(tile)),
        texts.say("ask-turning", tile=label, face=label, money=words.money(0, 3)),
        texts.say("ask-turning-card", tile=label, face=label, money=words.money(0, 3)),
        texts.say("hint-irrevocable"),
        texts.say("hint-build", wall=lengths),
    ]
    assert not [text for text in told if len(text) > 76]
    assert len(texts.say("scoring-legend")) <= 70


@pytest.mark.parametrize("kind", BOTH)
def test_help_and_rules_are_those_of_the_game(kind: PalaceName) -> None:
    table = table_for(game_where(can_take_money, kind=kind))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await asked(pilot)
            await pilot.press("question_mark")
            help_screen = pilot.app.screen
            assert isinstance(help_screen, HelpScreen)
            assert said(Texts("en").say(f"help-{kind}")) in boxed(pilot)
            await pilot.press("escape", "r")
            rules = pilot.app.screen
            assert isinstance(rules, RulesScreen)
            found = [rule.id for rule in rules.found("")]
            assert found[0] == ("G1" if kind == "granada" else "C1")
            assert "A1" in found

    asyncio.run(drive())
