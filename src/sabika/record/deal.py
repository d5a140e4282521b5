"""What a deal was made of: a value of the server, and one of each player who had a say. Everybody says the hash of
theirs before anybody says the value; the seed of the game is made of all of them."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Annotated

import msgspec

from sabika.i18n.sentence import Sentence, sentence
from sabika.rules.core.chance import seed_hash

Hash = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
Share = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32,64}\Z")]
"""A player's value: 128 bits by chance at least, in hexadecimal."""
Value = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")]


def share_hash(share: str) -> str:
    """What a player says of a value before saying it."""
    return sha256(f"sabika share {share}".encode()).hexdigest()


def seed_of(server: str, shares: Mapping[int, str]) -> str:
    """The seed of a game, from the server's value and those of players by seat. If no player gave one, it is the
    server's."""
    if not shares:
        return server
    lines = ["sabika deal", server, *(f"{seat} {shares[seat]}" for seat in sorted(shares))]
    return sha256("\n".join(lines).encode()).hexdigest()


class Promised(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player gave: the hash, and the value unless it never came."""

    hash: Hash
    share: Share | None = None


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that was given for a deal."""

    server: Value
    server_hash: Hash
    """Published before anybody sat down."""
    players: list[Promised | None]
    """By seat."""

    @property
    def shares(self) -> dict[int, str]:
        """The players' values by seat."""
        given = ((seat, player.share) for seat, player in enumerate(self.players) if player)
        return {seat: share for seat, share in given if share}

    def wrong(self, seed: str, seats: int) -> tuple[str, Sentence] | None:
        """Which field does not fit the others and this seed, and a sentence that says so; None if all of them do."""
        if len(self.players) != seats:
            return "deal.players", sentence("record-deal-seats", named=len(self.players), seats=seats)
        if seed_hash(self.server) != self.server_hash:
            return "deal.server", sentence("record-deal-server")
        for seat, share in self.shares.items():
            player = self.players[seat]
            if player and share_hash(share) != player.hash:
                return f"deal.players[{seat}]", sentence("record-deal-seat", number=seat + 1)
        if seed_of(self.server, self.shares) != seed:
            return "deal", sentence("record-deal-seed")
        return None


def deal_of(server: str, promises: Sequence[str], shares: Mapping[int, str]) -> Deal | None:
    """What is written down of a deal; nothing if no player wanted a say."""
    if not any(promises):
        return None
    players = [Promised(promise, shares.get(seat)) if promise else None for seat, promise in enumerate(promises)]
    return Deal(server, seed_hash(server), players)
