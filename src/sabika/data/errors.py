"""What can go wrong with all records together."""

from collections.abc import Sequence

from sabika.rules.core.errors import BadInput


class NoData(BadInput):
    """None of the records can be used. `broken` has a sentence for each of them."""

    def __init__(self, broken: Sequence[str]) -> None:
        super().__init__(broken[0] if len(broken) == 1 else "There is no decision in any of these records.")
        self.broken = list(broken)
