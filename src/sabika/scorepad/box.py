"""What is in the box for the game of a pad: who is ranked, what can be counted, how many there are of everything."""

from typing import ClassVar, Final

from sabika.library import Components, Kind
from sabika.rules.core.game import Setup
from sabika.scorepad.palace.parts import added


class Box:
    """The game of a pad. Each kind of board has a class of its own."""

    scorings: ClassVar[list[int]]
    most_rounds: int
    """More cannot be written down."""

    def __init__(self, setup: Setup, kind: Kind, printed: Components) -> None:
        self.setup: Final = setup
        self.kind: Final = kind
        self.printed: Final = printed

    @property
    def kinds(self) -> tuple[str, ...]:
        return self.printed.kinds

    @property
    def sides(self) -> int:
        return len(self.sorts)

    @property
    def sorts(self) -> list[str]:
        """Who is ranked: the players, then whoever else."""
        raise NotImplementedError

    def fields(self) -> list[str]:
        """What is written down for a player besides the kinds."""
        raise NotImplementedError

    def limits(self) -> dict[str, int]:
        """The most there can be of it, for each player or in all."""
        raise NotImplementedError

    def most(self, kind: str) -> int:
        """How many tiles, faces or buildings of a kind are printed."""
        raise NotImplementedError

    def printed_for_modules(self) -> dict[str, object]:
        """What else a table needs to know, in the fields of modules."""
        return added(lambda part: part.printed, lambda part: None, ())
