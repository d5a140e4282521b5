"""What bonus cards are worth to the greedy bot."""

from typing import Final

from sabika.bots.palace.advice import Advice
from sabika.bots.palace.greedy import LAST, Weighing
from sabika.modules.bonus.rules import NAME, BonusView, Reveal
from sabika.rules.core.action import Action
from sabika.rules.core.majority import shares
from sabika.rules.games.alhambra import KIND_POINTS
from sabika.rules.palace.ending import LAST_SCORING
from sabika.rules.palace.module import seen
from sabika.rules.palace.view import PalaceView

NEVER = 2 * LAST
SECRET = 0.5
"""Points for keeping a card hidden, which the last scoring makes worthless."""


def count(view: PalaceView, counts: list[list[int]]) -> None:
    """What lies open, and the own cards that can be revealed when it matters."""
    for side, cards in enumerate(seen(view, NAME, BonusView).revealed):
        for tile in cards:
            counts[side][view.pieces.kind[tile]] += 1
    for tile in revealable(view):
        counts[view.seat][view.pieces.kind[tile]] += 1


def revealable(view: PalaceView) -> list[int]:
    """The own hidden cards whose tile stands in the palace."""
    built = view.players[view.seat].palace.tiles()
    return [tile for tile in seen(view, NAME, BonusView).hand if tile in built and tile not in view.unfinished]


def counted(view: PalaceView, tile: int, cell: int, kind: int, number: int) -> tuple[int, int]:
    """A tile counts one more with its card."""
    return kind, number + (tile in seen(view, NAME, BonusView).hand)


def revealing(weighing: Weighing, action: Action) -> float:
    """Cards are kept until a scoring, and then revealed if that gains points now, this one or all of its kind."""
    assert isinstance(action, Reveal)
    view = weighing.view
    if view.step == "act":
        return NEVER
    scoring = view.next_scoring
    kind = view.pieces.kind[action.tile]
    counts = [own[kind] for own in weighing.prospects.counts]
    before = counts[:]
    before[view.seat] -= sum(view.pieces.kind[tile] == kind for tile in revealable(view))
    gain = points(view, scoring, kind, counts) - points(view, scoring, kind, before)
    return gain + (SECRET if scoring == LAST_SCORING else -SECRET)


def points(view: PalaceView, scoring: int, kind: int, counts: list[int]) -> int:
    """What the seat would get for a kind."""
    gained = shares(counts, KIND_POINTS[scoring - 1][kind])
    return sum(share.points for share in gained if share.side == view.seat)


BOT: Final = Advice({Reveal: revealing}, counters=[count], counted=[counted])
