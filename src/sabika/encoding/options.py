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

KEPT_ROWS: Final = 20_000
"""When there are rows of so many options, all are forgotten."""


class Part:
    """Some numbers of every row."""

    __slots__ = ("about", "most", "name", "size")

    def __init__(self, name: str, size: int, most: int, about: str) -> None:
        self.name: Final = name
        self.size: Final = size
        self.most: Final = most
        self.about: Final = about


class Rows:
    """Puts options in order and writes their rows, which are kept."""

    __slots__ = ("_contexts", "_facts", "_notations", "_pieces", "_rows", "columns", "width")

    def __init__(
        self,
        pieces: Any,
        parts: Sequence[Part],
        contexts: Callable[[Any, Sequence[Action]], list[int]],
        facts: Callable[[Action, int], list[int]],
    ) -> None:
        """A context is what the row of an option depends on besides the option itself, as one number."""
        self.columns: Final = columns_of(parts)
        self.width: Final = sum([part.size for part in parts])
        self._pieces: Final = pieces
        self._contexts: Final = contexts
        self._facts: Final = facts
        self._rows: Final[dict[Action, dict[int, bytes]]] = {}
        self._notations: Final[dict[Action, str]] = {}

    def notation(self, action: Action) -> str:
        """The option as text."""
        known = self._notations.get(action)
        if known is None:
            if len(self._notations) >= KEPT_ROWS:
                self._notations.clear()
            known = self._notations[action] = action.notation(self._pieces)
        return known

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
        found: list[bytes] = []
        kept = self._rows
        for action, context in zip(options, self._contexts(view, options)):
            known = kept.get(action)
            if known is None:
                if len(kept) >= KEPT_ROWS:
                    kept.clear()
                known = kept[action] = {}
            row = known.get(context)
            if row is None:
                row = known[context] = self._written(action, context)
            found.append(row)
        return found

    def _written(self, action: Action, context: int) -> bytes:
        facts = self._facts(action, context)
        scaled: list[float] = []
        for column in self.columns:
            scaled += [fact / column.most for fact in facts[column.start : column.start + column.size]]
        return array("f", scaled).tobytes()


def columns_of(parts: Sequence[Part]) -> list[Column]:
    """Where the numbers of each part stand in a row."""
    found: list[Column] = []
    start = 0
    for part in parts:
        if part.size:
            found.append(Column(part.name, start, part.size, part.most, "own", part.about))
            start += part.size
    return found
