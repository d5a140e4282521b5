"""The picture for the README."""

import asyncio

from terminal.picture import draw


def test_the_picture_shows_a_board_and_downloads_nothing() -> None:
    svg = asyncio.run(draw())
    assert "Ana" in svg
    assert "@font-face" not in svg
    assert "url(http" not in svg
