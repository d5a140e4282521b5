"""Seeded chance in named streams: every shuffle depends on the seed, the stream's name and its count, on nothing else.

Numbers come from SHAKE-256, so neither the seed nor what is still to come can be computed from what was revealed, and a
deal is the same on every machine and Python version. An added module draws from its own streams and changes no other.
"""

from hashlib import sha256, shake_256
from struct import unpack

from sabika.rules.core.errors import BadDraw

Draws = tuple[tuple[str, tuple[tuple[int, ...], ...]], ...]
"""What was drawn, by stream: for each time it was asked, the numbers that it gave."""


def seed_hash(seed: str) -> str:
    """What is published when a game starts, so that the seed shown at its end can be checked."""
    return sha256(f"sabika seed {seed}".encode()).hexdigest()


class Chance:
    """The chance of one game. Holds only the seed and how often each stream was used, and what was drawn elsewhere:
    that comes first, and whatever is drawn after it comes from the seed."""

    __slots__ = ("given", "seed", "used")

    def __init__(self, seed: str, given: Draws = ()) -> None:
        self.seed = seed
        self.used: dict[str, int] = {}
        self.given = dict(given)

    def copy(self) -> "Chance":
        twin = Chance(self.seed)
        twin.used = self.used.copy()
        twin.given = self.given
        return twin

    def begin_anew(self, seed: str) -> None:
        """All that is still to be drawn comes from another seed."""
        self.seed = seed
        self.given = {}

    def below(self, stream: str, limits: list[int]) -> list[int]:
        """One uniform number below each limit."""
        turn = self.used.get(stream, 0)
        self.used[stream] = turn + 1
        if self.given:
            given = self.given.get(stream, ())
            if turn < len(given):
                return checked(stream, turn, given[turn], limits)
        source = shake_256(f"{self.seed}\n{stream}\n{turn}".encode())
        count = len(limits)
        numbers: list[int] = []
        spare = 8
        while len(numbers) < count:
            numbers.clear()
            words: tuple[int, ...] = unpack(f"<{count + spare}I", source.digest(4 * (count + spare)))
            for word in words:
                if len(numbers) == count:
                    break
                limit = limits[len(numbers)]
                if word < 0x1_0000_0000 // limit * limit:
                    numbers.append(word % limit)
            spare *= 2
        return numbers

    def shuffle(self, stream: str, things: list[int]) -> None:
        """Shuffle in place, every order equally likely."""
        last = len(things) - 1
        swaps = self.below(stream, list(range(last + 1, 1, -1)))
        for step, other in enumerate(swaps):
            here = last - step
            things[here], things[other] = things[other], things[here]


def checked(stream: str, turn: int, numbers: tuple[int, ...], limits: list[int]) -> list[int]:
    """Numbers that were drawn elsewhere, if they can be what is drawn here."""
    if len(numbers) != len(limits):
        raise BadDraw(stream, turn, f"{len(limits)} numbers are drawn, not {len(numbers)}")
    for number, limit in zip(numbers, limits):
        if not 0 <= number < limit:
            raise BadDraw(stream, turn, f"{number} is not one of the numbers from 0 to {limit - 1}")
    return list(numbers)


def swaps_to(things: list[int], order: list[int]) -> tuple[int, ...]:
    """The numbers by which `shuffle` brings the things into an order."""
    left = things[:]
    swaps: list[int] = []
    for here in range(len(left) - 1, 0, -1):
        other = left.index(order[here])
        left[here], left[other] = left[other], left[here]
        swaps.append(other)
    return tuple(swaps)
