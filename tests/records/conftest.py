"""The option that records anew all games that are recorded by the rules of today."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--record-games",
        action="store_true",
        help="Play and record the games in tests/records/games and golden_games.json anew.",
    )
