"""The bundle that a tab runs, built once, and one process of node for all tests of a worker."""

import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from desk.people import Served
from tab.node import ROOT, NoBundle, Node, built
from tab.served import in_the_tab


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def bundle() -> Path:
    """With CI it must be there; elsewhere a network may be missing when it is first built."""
    try:
        with alone(ROOT / "build/tab.lock"):
            return built()
    except NoBundle as error:
        if os.environ.get("CI"):
            pytest.fail(str(error))
        pytest.skip(str(error))


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Workers of pytest build one after the other: the second one finds it built."""
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def node(bundle: Path) -> Iterator[Node]:
    node = Node(bundle)
    yield node
    node.close()


@pytest.fixture
async def served(node: Node) -> AsyncIterator[Served]:
    # Answers that go without saying are given at once, as in the tests of the desk.
    await node.run("from sabika.desk.tables import state\nstate.FORM = 0")
    async with in_the_tab(node) as served:
        yield served
