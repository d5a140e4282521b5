"""The start screen offers opponents from easy to hard, with who they are beside what the commands call them."""

import asyncio

from sabika.bots.ladder import LADDER
from terminal.driving import driven, play_app, screen_text


def test_opponents_are_picked_from_easy_to_hard() -> None:
    async def drive() -> None:
        app = play_app()
        app.settings.players = 2
        app.settings.bots = ["random"]
        async with driven(app, (80, 24)) as pilot:
            app.screen.query_one("#bot-1").focus()
            await pilot.pause()
            for step, (bot, name) in enumerate(zip(LADDER, ("Nur", "Idris", "Zaida", "Yusuf", "Lubna")), 1):
                shown = screen_text(pilot)
                assert f"‹ {step}. {name} · {bot} ›" in shown
                assert f"{name}, the " in shown
                assert app.settings.names == ["Ana", name]
                await pilot.press("right")
            assert "Nur" in screen_text(pilot), "after the hardest comes the easiest"

    asyncio.run(drive())
