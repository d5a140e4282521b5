"""Where JavaScript comes in: the only file that knows it runs in Pyodide. Bytes become arrays and answers objects here,
so that nothing of Python has to be given back over there."""

import random
from collections.abc import Callable
from typing import Any, Final

from pyodide.ffi import to_js

from sabika.bots.planner.budget import Budget
from sabika.desk.thinking import Thinking
from sabika.tab import desk, thinking
from sabika.tab.shelf import MemoryShelf, Shelf


class Tab:
    """`desk.Tab`, as a page's worker asks it."""

    def __init__(self, tab: desk.Tab) -> None:
        self.tab: Final = tab

    async def ask(self, method: str, path: str, query: str, token: str, body: str) -> Any:
        """`[status, media, headers, body]`: the headers are an object, the body is an array of bytes."""
        return to_js(await self.tab.ask(method, path, query, token, body.encode("utf-8", "surrogatepass")))

    def watch(
        self, table: str, hello: str, told: Callable[[str], None], closed: Callable[[int], None]
    ) -> Callable[[], None]:
        return self.tab.watch(table, hello, told, closed)

    async def close(self) -> None:
        await self.tab.close()


async def opened(shelf: Shelf | None, think: Callable[[Any], Any], address: str = "", playouts: int = 0) -> Tab:
    """The desk over a shelf, or over one in memory; so many playouts of the coach instead of the usual time."""

    async def asked(question: bytes) -> bytes:
        found: bytes = (await think(to_js(question))).to_bytes()
        return found

    budget = Budget(playouts=playouts) if playouts else desk.THINKS
    beside: Thinking = thinking.ThinkingBeside(asked)
    return Tab(await desk.opened(shelf or MemoryShelf(), beside, address, budget))


def answered(question: Any) -> Any:
    """In the worker that thinks: an array of bytes for an array of bytes."""
    return to_js(thinking.answered(question.to_bytes()))


def woken() -> None:
    """Go on with what another one remembered, but not with the chances that it would have had."""
    random.seed()
