"""The option that records the games of tests/records/games anew."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--record-games", action="store_true", help="Play and record the games in tests/records/games anew."
    )
