"""Why an option is good, as far as that is simple to say: another action, points at the next scoring, exact change."""

from typing import Final, NamedTuple

from sabika.rules.core.action import Action
from sabika.rules.core.game import Game
from sabika.rules.palace.buying import Buy
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS, pays_exactly
from sabika.rules.palace.paying import Paying, Payment
from sabika.rules.palace.taking import TakeMoney
from sabika.rules.palace.yard import SPACES

ANOTHER_ACTION: Final = "another-action"
"""It is paid, or can be paid, to the coin (A14)."""
SCORING: Final = "scoring"
"""The next scoring, if it came now, would give the seat so many points more, or fewer."""
PLACED: Final = "placed"
"""So would it once the tile that is bought is built in the best cell."""
EXACT_CHANGE: Final = "exact-change"
"""These tiles of the yard could be paid to the coin afterwards, but not before."""


class Reason(NamedTuple):
    """One of the above."""

    what: str
    points: int = 0
    tiles: tuple[int, ...] = ()


def reasons_for(game: Game, action: Action) -> tuple[Reason, ...]:
    """What speaks for an option of the seat that is asked, or against it."""
    found: list[Reason] = []
    seat = game.asked()
    points = scored(game.carried_out(action), seat) - scored(game, seat)
    if isinstance(game, PalaceGame):
        if gives_another_action(game, action):
            found.append(Reason(ANOTHER_ACTION))
        if isinstance(action, Buy):
            best = best_placed(game, seat, game.yard[action.space])
            if best > 0:
                found.append(Reason(PLACED, best))
        if isinstance(action, TakeMoney):
            tiles = newly_exact(game, seat, action)
            if tiles:
                found.append(Reason(EXACT_CHANGE, tiles=tiles))
    if points:
        found.append(Reason(SCORING, points))
    return tuple(found)


def scored(game: Game, seat: int) -> int:
    """What the seat would get if the next scoring came now."""
    return sum([term.points for term in game.score_now() if term.side == seat])


def gives_another_action(game: PalaceGame, action: Action) -> bool:
    """Whether it pays to the coin, or begins a purchase that can be."""
    if isinstance(action, Payment):
        step = game.agenda[-1]
        return isinstance(step, Paying) and step.rewarded and action.total == step.price(game)
    if not isinstance(action, Buy) or not action.purchase.rewarded:
        return False
    paying = game.carried_out(action)
    price = action.purchase.price(game)
    return any(isinstance(option, Payment) and option.total == price for option in paying.options())


def best_placed(game: PalaceGame, seat: int, tile: int) -> int:
    """What a tile of the yard would add to the next scoring in the best cell of the seat's palace."""
    palace = game.seats[seat].palace
    before = scored(game, seat)
    best = 0
    for cell in palace.cells_for(tile):
        after = game.copy()
        after.seats[seat].palace = palace.with_tile(tile, cell)
        best = max(best, scored(after, seat) - before)
    return best


def newly_exact(game: PalaceGame, seat: int, taking: TakeMoney) -> tuple[int, ...]:
    """The tiles of the yard that the seat could pay to the coin with this money more."""
    if taking.cards[0] >= CARDS:
        return ()
    before = game.seats[seat].hand.purses
    after = game.carried_out(taking).seats[seat].hand.purses
    return tuple(
        [
            tile
            for space, tile in enumerate(game.yard)
            if tile
            and not pays_exactly(before[space % SPACES], game.pieces.price[tile])
            and pays_exactly(after[space % SPACES], game.pieces.price[tile])
        ]
    )
