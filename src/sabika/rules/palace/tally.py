"""What a scoring counts, by side, whoever counts: a game looks at its palaces, people at a table at theirs."""

from typing import Final, final

from sabika.rules.core.scoring import Part


@final
class Tally:
    """What the scorers are given. A game fills in what it is about; the rest stays empty and scores nothing."""

    __slots__ = ("borders", "counts", "halves", "kind_points", "kinds", "moats", "more", "parts", "prices", "walls")

    def __init__(self, kinds: tuple[str, ...], kind_points: "list[list[tuple[int, ...]]]") -> None:
        self.kinds: Final = kinds
        self.kind_points: Final = kind_points
        """The points of each place, by scoring and kind."""
        self.walls: list[int] = []
        """Edges of the longest wall, by seat (A31), and so are the moats (G9) and the borders (C10)."""
        self.moats: list[int] = []
        self.borders: list[int] = []
        self.halves: list[int] = []
        """Half pieces in the longest wall, by seat (P10)."""
        self.counts: list[list[int]] = []
        """All that counts in the ranking, by side and kind (A32)."""
        self.parts: list[list[list[Part]]] = []
        """What of it is no tile, by seat and kind; nothing at all if no module adds any."""
        self.prices: list[list[int]] = []
        """The highest price, by side and kind (G11)."""
        self.more: dict[str, list[list[int]]] = {}
        """What modules count, by name and seat."""
