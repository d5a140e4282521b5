"""Seeded chance in named streams: every shuffle depends on the seed, the stream's name and its count, on nothing else.

Numbers come from SHAKE-256, so neither the seed nor what is still to come can be computed from what was revealed, and a
deal is the same on every machine and Python version. An added module draws from its own streams and changes no other.
"""

from hashlib import sha256, shake_256
from struct import unpack


def seed_hash(seed: str) -> str:
    """What is published when a game starts, so that the seed shown at its end can be checked."""
    return sha256(f"sabika seed {seed}".encode()).hexdigest()


class Chance:
    """The chance of one game. Holds only the seed and how often each stream was used."""

    __slots__ = ("seed", "used")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.used: dict[str, int] = {}

    def copy(self) -> "Chance":
        twin = Chance(self.seed)
        twin.used = self.used.copy()
        return twin

    def below(self, stream: str, limits: list[int]) -> list[int]:
        """One uniform number below each limit."""
        turn = self.used.get(stream, 0)
        self.used[stream] = turn + 1
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
