"""What a viewer can think about before deciding: where a tile could go, why an action is refused, what can be bought to
the coin."""

from collections.abc import Iterator
from typing import Final

from sabika.desk.errors import Unknown
from sabika.desk.tables.table import Table
from sabika.desk.wire import showing
from sabika.desk.wire.messages import Candidate, Considered, Planned, Why
from sabika.desk.wire.names import cards
from sabika.desk.wire.palace import legs_of, lengths
from sabika.i18n.palace.things import PalaceThings
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.game import Game
from sabika.rules.palace.cells import STEPS
from sabika.rules.palace.chain import Link, longest_chain
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.halves import LEGS
from sabika.rules.palace.money import purse_cards
from sabika.rules.palace.redesign import Swap, swap
from sabika.rules.palace.yard import SPACES, write_space

ACT: Final = "act"
"""The step at which a seat can buy."""


def considered(table: Table, game: Game, seat: int, tile: str) -> Considered:
    """Where a tile could go in the palace of a seat, in the game as the viewer sees it."""
    if not isinstance(game, PalaceGame):
        raise BadInput("There are no tiles in this game. Only palaces are built of them.")
    if not 0 <= seat < len(game.seats):
        raise Unknown("no-such-seat")
    piece = game.pieces.numbers.get(tile)
    if piece is None:
        raise BadInput(f"There is no tile {tile[:60]!r} in this game. Its name is something like tower-9-ES.")
    considering = Considering(game, seat, table.offer.hints and not game.over)
    return Considered(version=table.version, seat=seat, tile=tile, cells=list(considering.candidates(piece)))


class Considering:
    """Looks for the cells of one palace."""

    def __init__(self, game: PalaceGame, seat: int, hints: bool) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.palace: Final = game.seats[seat].palace
        self.names: Final = showing.names_of(game)
        self.hints: Final = hints
        self.before: Final = promised(game) if hints else []

    def candidates(self, piece: int) -> Iterator[Candidate]:
        if piece in self.palace.tiles():
            return
        beside = {cell + step for cell in self.palace.cells for step in STEPS}
        for turned in self.ways_to_turn(piece):
            for cell in sorted(beside - set(self.palace.cells)):
                yield self.build(turned, cell)
        if self.can_swap(piece):
            for cell in self.palace.cells:
                yield self.swap(piece, cell)

    def ways_to_turn(self, piece: int) -> list[int]:
        """A half piece can be turned (P3); its four ways to lie are pieces that follow each other."""
        pieces = self.game.pieces
        if not pieces.half[piece]:
            return [piece]
        first = piece - list(LEGS.values()).index(pieces.edges[piece])
        return [first + turn for turn in range(len(LEGS))]

    def can_swap(self, piece: int) -> bool:
        game = self.game
        return game.asked() == self.seat and game.step in Swap.steps and piece in game.seats[self.seat].reserve

    def build(self, piece: int, cell: int) -> Candidate:
        refusal = self.palace.why_not_build(piece, cell)
        after = None
        if self.hints and not refusal:
            after = self.game.copy()
            after.seats[self.seat].palace = self.palace.with_tile(piece, cell)
        return self.candidate(piece, cell, False, refusal, after)

    def swap(self, piece: int, cell: int) -> Candidate:
        refusal = self.palace.why_not_swap(piece, cell)
        after = self.game.carried_out(swap(piece, cell)) if self.hints and not refusal else None
        return self.candidate(piece, cell, True, refusal, after)

    def candidate(
        self, piece: int, cell: int, swaps: bool, refusal: Refusal | None, after: PalaceGame | None
    ) -> Candidate:
        return Candidate(
            cell=self.names.cell(cell),
            swap=swaps,
            legs=legs_of(self.game.pieces, piece),
            refusal=showing.refusal(refusal, self.game.pieces) if refusal else None,
            change=[then - now for then, now in zip(promised(after), self.before)] if after else None,
            lengths=lengths(after.seats[self.seat].palace) if after else None,
        )


def promised(game: Game) -> list[int]:
    """By side: what the next scoring would give now."""
    points = [0] * len(game.points)
    for term in game.score_now():
        points[term.side] += term.points
    return points


def why_not(game: Game, seat: int, action: str) -> Why:
    """Why a seat cannot take an action now. Only of the seat that is asked more is told than that it is not."""
    tried = game.parse(action)
    if game.asked() != seat and not game.over:
        refusal: Refusal | None = Refusal(game.turn_rule, "not-now")
    else:
        refusal = game.why_not(tried)
    return Why(refusal=showing.refusal(refusal, game.printed()) if refusal else None)


def plan(game: Game) -> list[Planned] | None:
    """What the seat that is asked could buy to the coin in a row; None if it cannot buy now. Whatever modules add to
    paying is left out."""
    if not isinstance(game, PalaceGame) or game.step != ACT:
        return None
    chain = longest_chain(game.seats[game.asked()].hand.purses, game.yard, game.pieces)
    names, things = showing.names_of(game), PalaceThings(game.pieces, 0)
    return [planned(link, names.tile(game.yard[link.space]), things) for link in chain]


def planned(link: Link, tile: str, things: PalaceThings) -> Planned:
    paid = purse_cards(link.space % SPACES, link.part)
    return Planned(space=write_space(link.space), tile=tile, cards=list(cards(paid)), said=things.cards(paid))
