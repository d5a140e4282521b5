"""Every test of the desk runs on both transports: straight, without any, and over HTTP with a real server."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from desk.memory import at_the_desk
from desk.people import Served
from sabika.desk.tables import state
from server.served import serving, settings_in


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _no_waiting_for_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers that go without saying are given at once."""
    monkeypatch.setattr(state, "FORM", 0)


@pytest.fixture(params=("memory", "server"))
async def served(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Served]:
    async with at_the_desk() if request.param == "memory" else serving(settings_in(tmp_path)) as served:
        yield served
