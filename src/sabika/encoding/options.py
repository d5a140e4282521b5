"""Options in an order that depends on the position alone, each with a row of numbers.

The order is that of the notation; payments come by what they overpay, exact ones first. So whoever looks at the first
256 only, sees all there are but in hands of very many cards, and then the best payments.
"""

from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final

from sabika.encoding.table import Column
from sabika.rules.core.action import Action
from sabika.rules.palace.paying import Payment

KEPT_OPTIONS: Final = 20_000
"""When so many options are known, all are forgotten."""


class Part:
    """Some numbers of every row."""

    __slots__ = ("about", "most", "name", "size")

    def __init__(self, name: str, size: int, most: int, about: str) -> None:
        self.name: Final = name
        self.size: Final = size
        self.most: Final = most
        self.about: Final = about


class Option:
    """What is kept of an option: its notation, the place where its context is found, and its rows by context."""

    __slots__ = ("notation", "number", "rows", "what")

    def __init__(self, notation: str, what: int, number: int) -> None:
        self.notation: Final = notation
        self.what: Final = what
        self.number: Final = number
        self.rows: Final[dict[int, bytes]] = {}


class Rows:
    """Puts options in order and writes their rows, which are kept."""

    __slots__ = ("_contexts", "_empty", "_facts", "_kept", "_most", "_pieces", "_place", "columns", "width")

    def __init__(
        self,
        pieces: Any,
        parts: Sequence[Part],
        place: Callable[[Action], tuple[int, int]],
        contexts: Callable[[Any, Sequence[Option]], list[int]],
        facts: Callable[[Action, int, int], list[int]],
    ) -> None:
        """A context is what the row of an option depends on besides the option itself, as one number. The place says
        where to look for it: what it is, and which one."""
        self.columns: Final = columns_of(parts)
        self.width: Final = sum([part.size for part in parts])
        self._most: Final = [column.most for column in self.columns for _ in range(column.size)]
        """By number: what it is divided by."""
        self._empty: Final = array("f", bytes(4 * self.width))
        self._pieces: Final = pieces
        self._place: Final = place
        self._contexts: Final = contexts
        self._facts: Final = facts
        self._kept: Final[dict[Action, Option]] = {}

    def _of(self, action: Action) -> Option:
        """What is kept of an option."""
        known = self._kept.get(action)
        if known is None:
            if len(self._kept) >= KEPT_OPTIONS:
                self._kept.clear()
            what, number = self._place(action)
            known = self._kept[action] = Option(action.notation(self._pieces), what, number)
        return known

    def notation(self, action: Action) -> str:
        """The option as text."""
        return self._of(action).notation

    def in_order(self, options: Sequence[Action]) -> list[Action]:
        """All of the options, in the order that depends on the position alone."""
        for action in options:
            if isinstance(action, Payment):
                return sorted(options, key=self._by_overpayment)
        return sorted(options, key=self.notation)

    def _by_overpayment(self, action: Action) -> tuple[int, str]:
        # All pay the same price, so that what is paid tells what is overpaid. Ways to go on without paying come last.
        total = action.total if isinstance(action, Payment) else 1000
        return total, self.notation(action)

    def rows(self, view: Any, options: Sequence[Action]) -> list[bytes]:
        """The row of each option: numbers of 32 bits with a point."""
        kept = [self._of(action) for action in options]
        contexts = self._contexts(view, kept)
        found: list[bytes] = []
        for number, known in enumerate(kept):
            context = contexts[number]
            row = known.rows.get(context)
            if row is None:
                row = known.rows[context] = self._written(options[number], known.what, context)
            found.append(row)
        return found

    def _written(self, action: Action, what: int, context: int) -> bytes:
        row = self._empty[:]
        for place, fact in enumerate(self._facts(action, what, context)):
            if fact:
                row[place] = fact / self._most[place]
        return row.tobytes()


def columns_of(parts: Sequence[Part]) -> list[Column]:
    """Where the numbers of each part stand in a row."""
    found: list[Column] = []
    start = 0
    for part in parts:
        if part.size:
            found.append(Column(part.name, start, part.size, part.most, "own", part.about))
            start += part.size
    return found
