"""A network that plays: from what a seat may know to a preference for every action by number, and to what it expects.

The same lines run with NumPy, at a table, and with JAX, where it learns: `xp` is the one or the other. Everything that
it reads comes from an observation; what prices can be paid and where tiles fit is worked out of it first.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np

from sabika.batch import tables
from sabika.batch.numbering import ACTIONS, FIRST, PAYMENTS, REACH, SIDE, TILES
from sabika.rules.games.alhambra import KINDS
from sabika.rules.palace.money import CARDS, COPIES, VALUES
from sabika.rules.palace.turn import DISPLAY_SIZE
from sabika.rules.palace.yard import SPACES

Weights = Mapping[str, Any]
"""Arrays of `xp` by name."""

# Where the vector of an observation has what is read out of it; the hand comes last.
NEXT: Final = slice(6, 9)
DISPLAY: Final = slice(15, 51)
YARD: Final = slice(51, 99)
BAG: Final = slice(99, 153)
DUE: Final = slice(153, 159)
SEATS: Final = 159
"""From here on, each feature follows for all seats."""
HAND: Final = slice(-CARDS - SPACES, -SPACES)
WORTH: Final = slice(-SPACES, None)
DIRK: Final = slice(HAND.start - TILES, HAND.start)
"""Which tiles he has, if two play."""
PRICE: Final = tables.PRICE.max()
MOST_WORTH: Final = 30
OF_PALACE: Final = len(KINDS) + 3
MOST_OF_PALACE: Final = 20

SEEN: Final = 17
"""Cells in a row and in a column, around the fountain, that the network looks at; hardly a palace is larger."""
CUT: Final = REACH - SEEN // 2
OF_CELL: Final = 6 + len(KINDS)
"""Planes of a palace that are not always 0 in this game."""
LOOK: Final = len(KINDS) + 5
"""Numbers of a tile: kind, price, walls."""
ASKED: Final = SPACES + 1
"""Tiles for which the cells are judged: those of the yard, and the one that goes somewhere next."""
SCORINGS: Final = len(tables.POINTS)
OF_GAIN: Final = 2 * SCORINGS
OF_FIT: Final = 5
OF_TAKE: Final = 18 + SPACES
OF_BUY: Final = LOOK + 5 + OF_GAIN
OF_PAY: Final = VALUES + 4

LOOKS: Final = np.concatenate(
    [
        np.eye(len(KINDS))[tables.KIND[:TILES]],
        tables.PRICE[:TILES, None] / PRICE,
        tables.WALLS[:TILES, None] >> np.arange(4) & 1,
    ],
    1,
).astype(np.float32)
"""By tile, as the yard shows it."""
PARTS: Final = np.array([[part >> 2 * value & 3 for value in range(VALUES)] for part in PAYMENTS], np.float32)
"""By payment: how many cards of each value."""


class Sight(NamedTuple):
    """Observations, one in each row. See `sabika.batch.Observation`."""

    planes: Any
    """[rows, at least 12, 25, 25]: one's own palace; more planes are not looked at. Or already cut to 17 x 17."""
    vector: Any
    named: Any


class Widths(NamedTuple):
    """Of layers."""

    position: int = 512
    cell: int = 32
    place: int = 48
    option: int = 64


USUAL: Final = Widths()


def cut(planes: Any) -> Any:
    """What the network looks at of one's own palace."""
    if planes.shape[-1] == SEEN:
        return planes
    return planes[..., :OF_CELL, CUT : CUT + SEEN, CUT : CUT + SEEN]


def shapes(players: int, widths: Widths = USUAL) -> dict[str, tuple[int, ...]]:
    """By name, the shapes of the weights; the first numbers are what a layer reads."""
    position, cell, place, option = widths
    vector = vector_size(players)
    read = vector + 2 * place + LOOK + ASKED * (1 + OF_GAIN) + 4 * SPACES
    return {
        "cell": (9 * OF_CELL, cell),
        "around": (9 * cell, place),
        "tile": (LOOK, place),
        "fit": (OF_FIT, place),
        "place": (place, 1),
        "first": (read, position),
        "second": (position, position),
        "value": (position, 1),
        "plain": (position, 4 + TILES + 1),
        "take": (OF_TAKE, option),
        "take beside": (position, option),
        "take preference": (option, 1),
        "buy": (OF_BUY + players, option),
        "buy beside": (position, option),
        "buy preference": (option, 1),
        "pay": (OF_PAY, option),
        "pay beside": (position + VALUES, option),
        "pay preference": (option, 1),
    }


def vector_size(players: int) -> int:
    """How many numbers the vector of an observation has."""
    dirk = 1 + TILES if players == 2 else 0
    return SEATS + players * (4 + OF_PALACE + 2 * TILES) + dirk + CARDS + SPACES


def new_weights(players: int, seed: int, widths: Widths = USUAL) -> dict[str, np.ndarray]:
    """Weights by chance. Preferences begin about equal."""
    chance = np.random.default_rng(seed)
    found: dict[str, np.ndarray] = {}
    for name, shape in shapes(players, widths).items():
        scale = 0.01 if name.endswith("preference") or name in ("place", "plain", "value") else np.sqrt(2 / shape[0])
        found[name] = (scale * chance.normal(size=shape)).astype(np.float32)
        if not name.endswith(("beside", "fit")) and name != "tile":
            found[f"{name} bias"] = np.zeros(shape[1], np.float32)
    return found


def forward(xp: Any, weights: Weights, sight: Sight, half: Any = None) -> tuple[Any, Any]:
    """[rows, actions]: how much each action is preferred, legal or not; [rows]: what is expected for the seat. With
    `half`, a kind of numbers, palaces are looked at in these."""
    rows = len(sight.vector)
    money = Money(xp, sight.vector)
    tiles = xp.concatenate([money.yard[:, :, :LOOK], (sight.named @ xp.asarray(LOOKS))[:, None]], 1)
    around, scores, fits = places(xp, weights, cut(sight.planes), tiles, half)
    best = xp.where(fits, scores, -4.0).max(2)
    cells = fits.sum(2).astype(xp.float32)[:, :SPACES] / 16
    pooled = [around.mean(1).astype(xp.float32), around.max(1).astype(xp.float32)]
    gained = gains(xp, sight.vector, tiles)
    read = [sight.vector, *pooled, tiles[:, -1], best, gained.reshape(rows, -1)]
    read += [cells, money.exact, money.enough, money.short]
    first = layer(xp, weights, "first", xp.concatenate(read, 1))
    position = layer(xp, weights, "second", first)
    plain = position @ weights["plain"] + weights["plain bias"]
    bought = xp.concatenate(
        [
            money.yard[:, :, :LOOK],
            each(xp, [best[:, :SPACES], cells, money.exact, money.enough, money.short]),
            rivals(xp, sight.vector, money.yard),
            gained[:, :SPACES],
        ],
        2,
    )
    square = xp.zeros((rows, SIDE, SIDE), xp.float32)
    seen = scores[:, -1].reshape(rows, SEEN, SEEN)
    square = xp.pad(seen, ((0, 0), (CUT, CUT), (CUT, CUT))) + square
    one = {
        "take": options(xp, weights, "take", money.takes(), position),
        "buy": options(xp, weights, "buy", bought, position),
        "pass": plain[:, :1],
        "stop": plain[:, 1:2],
        "tile": plain[:, 4 : 4 + TILES],
        "cell": square.reshape(rows, -1) + plain[:, 4 + TILES :],
        "reserve": plain[:, 2:3],
        "give": plain[:, 3:4],
        "pay": options(xp, weights, "pay", money.payments(), xp.concatenate([position, money.purse / COPIES], 1)),
    }
    preferences = xp.concatenate([one[name] for name in FIRST], 1)
    assert preferences.shape[1] == ACTIONS
    return preferences, (position @ weights["value"] + weights["value bias"])[:, 0]


def layer(xp: Any, weights: Weights, name: str, numbers: Any) -> Any:
    return xp.maximum(numbers @ weights[name] + weights[f"{name} bias"], 0)


def options(xp: Any, weights: Weights, name: str, rows: Any, beside: Any) -> Any:
    """How much each option of a kind is preferred, from its own numbers and what there is to know of the position."""
    known = (beside @ weights[f"{name} beside"])[:, None]
    read = xp.maximum(rows @ weights[name] + weights[f"{name} bias"] + known, 0)
    return (read @ weights[f"{name} preference"] + weights[f"{name} preference bias"])[..., 0]


def each(xp: Any, columns: list[Any]) -> Any:
    """Numbers of each space side by side."""
    return xp.stack([column.astype(xp.float32) for column in columns], 2)


# Majorities


def numbers(xp: Any, vector: Any) -> Any:
    """[rows, seats, kinds]: how many tiles of each kind they have."""
    seats = (vector.shape[1] - vector_size(0)) // (4 + OF_PALACE + 2 * TILES)
    start = SEATS + 4 * seats
    palaces = vector[:, start : start + OF_PALACE * seats].reshape(len(vector), seats, OF_PALACE)
    return palaces[:, :, : len(KINDS)] * MOST_OF_PALACE


def rivals(xp: Any, vector: Any, yard: Any) -> Any:
    """By space and seat: tiles of the kind that is there."""
    return yard[:, :, : len(KINDS)] @ xp.swapaxes(numbers(xp, vector) / 4, 1, 2)


def gains(xp: Any, vector: Any, tiles: Any) -> Any:
    """By tile: what one more of its kind brings in each scoring to come, and what all others lose then."""
    kinds = xp.round(numbers(xp, vector))
    if kinds.shape[1] == 2:
        dirk = xp.round(vector[:, DIRK]) @ xp.asarray(LOOKS[:, : len(KINDS)])
        kinds = xp.concatenate([kinds, dirk[:, None]], 1)
    more = (np.arange(kinds.shape[1]) == 0)[:, None]
    brought = points(xp, kinds + more) - points(xp, kinds)
    to_come = xp.cumsum(vector[:, NEXT], 1)[:, None]
    found = xp.concatenate([brought[:, 0] * to_come, -brought[:, 1:].sum(1) * to_come], 2)
    return (tiles[:, :, : len(KINDS)] @ found).astype(xp.float32) / 10


def points(xp: Any, kinds: Any) -> Any:
    """[rows, sides, kinds, scorings]: points for so many tiles of each kind (A32-A34)."""
    better = (kinds[:, None] > kinds[:, :, None]).sum(2)
    tied = (kinds[:, None] == kinds[:, :, None]).sum(2)
    pot = 0.0
    for place in range(tables.POINTS.shape[2]):
        paid = (better <= place) & (place < better + tied) & (kinds > 0)
        pot = pot + paid[..., None] * xp.asarray(tables.POINTS[:, :, place].T.astype(np.float32))
    return pot // tied[..., None]


# Palaces


def places(xp: Any, weights: Weights, planes: Any, tiles: Any, half: Any) -> tuple[Any, Any, Any]:
    """What there is around each cell, [rows, cells, width]; for each tile and cell a preference, and whether it fits
    there as far as its sides tell."""
    rows = len(planes)
    kind = half or xp.float32
    own = xp.moveaxis(planes, 1, 3)
    scaled = (own * xp.asarray(np.array([*[1] * (OF_CELL - 1), 1 / PRICE], np.float32))).astype(kind)
    seen = xp.maximum(patches(xp, scaled) @ weights["cell"].astype(kind) + weights["cell bias"].astype(kind), 0)
    around = patches(xp, seen) @ weights["around"].astype(kind) + weights["around bias"].astype(kind)
    around = around.reshape(rows, SEEN * SEEN, -1)
    fit, facts = fitting(xp, own, tiles)
    there = (tiles @ weights["tile"]).astype(kind)[:, :, None]
    read = xp.maximum(around[:, None] + there + facts.astype(kind) @ weights["fit"].astype(kind), 0)
    scores = (read @ weights["place"].astype(kind))[..., 0].astype(xp.float32) + weights["place bias"]
    return xp.maximum(around, 0), scores, fit


def patches(xp: Any, planes: Any) -> Any:
    """[rows, 17, 17, channels] with the eight cells around each one beside it."""
    wide = xp.pad(planes, ((0, 0), (1, 1), (1, 1), (0, 0)))
    return xp.concatenate([wide[:, y : y + SEEN, x : x + SEEN] for y in range(3) for x in range(3)], 3)


def fitting(xp: Any, own: Any, tiles: Any) -> tuple[Any, Any]:
    """[rows, tiles, cells]: whether the tile agrees with all neighbours and can be walked to from one (A21-A23); and
    how its sides meet them."""
    wide = xp.pad(own[..., :5], ((0, 0), (1, 1), (1, 1), (0, 0))) > 0
    walls = tiles[:, :, None, -4:] > 0.5
    ways, outer, inner, open_, wrong = 0, 0, 0, 0, False
    for side, (y, x) in enumerate(((0, 1), (1, 2), (2, 1), (1, 0))):
        near = wide[:, y : y + SEEN, x : x + SEEN].reshape(len(own), 1, -1, 5)
        there, facing, wall = near[..., 0], near[..., 1 + (side + 2) % 4], walls[..., side]
        wrong = wrong | there & (facing != wall)
        ways = ways + (there & ~facing & ~wall)
        outer = outer + (~there & wall)
        inner = inner + (there & facing & wall)
        open_ = open_ + (~there & ~wall)
    empty = own[..., 0].reshape(len(own), 1, -1) == 0
    fit = empty & ~wrong & (ways > 0) & (tiles[:, :, None, len(KINDS)] > 0)
    return fit, xp.stack([fit * 1.0, ways / 2, outer / 2, inner / 2, open_ / 2], 3)


# Money


class Money:
    """What can be paid, now and after taking cards."""

    def __init__(self, xp: Any, vector: Any) -> None:
        self.xp = xp
        rows = len(vector)
        self.yard = vector[:, YARD].reshape(rows, SPACES, LOOK + 1)
        self.prices = xp.round(self.yard[:, :, len(KINDS)] * PRICE).astype(xp.uint32)
        self.hand = xp.round(vector[:, HAND] * COPIES).reshape(rows, SPACES, VALUES)
        self.worth = xp.round(vector[:, WORTH] * MOST_WORTH)
        self.sums = xp.ones((rows, SPACES), xp.uint32)
        for value in range(1, VALUES + 1):
            for copy in range(COPIES):
                more = self.hand[:, :, value - 1] > copy
                self.sums = self.sums | xp.where(more, self.sums << np.uint32(value), np.uint32(0)) & ALL_SUMS
        there = self.prices > 0
        self.exact = (there & (self.sums >> self.prices & 1 == 1)).astype(xp.float32)
        self.enough = (there & (self.worth >= self.prices)).astype(xp.float32)
        self.short = (self.worth - self.prices) / PRICE
        due = vector[:, DUE]
        self.due = due[:, :1] * PRICE
        self.purse = (due[:, 2:, None] * self.hand).sum(1)
        self.display = xp.round(vector[:, DISPLAY] * COPIES)

    def takes(self) -> Any:
        """By set of cards: what it brings in each currency, which tiles and how many prices could be paid then."""
        xp = self.xp
        # Copies of a card lie beside each other, so that how many there are up to it says where it lies.
        upto = xp.cumsum(self.display, 1)
        card = xp.stack([(upto <= place).sum(1) for place in range(DISPLAY_SIZE)], 1)
        value = xp.where(card < CARDS, card % VALUES + 1, 0)
        of_currency = (card[:, :, None] // VALUES == np.arange(SPACES)) * value[:, :, None]
        taken = tables.SUBSETS[:, :, None] == 1
        gained = xp.where(taken, of_currency[:, None], 0).sum(2)
        sums = xp.broadcast_to(self.sums[:, None], gained.shape)
        for place in range(DISPLAY_SIZE):
            more = xp.where(taken[:, place], of_currency[:, None, place], 0).astype(xp.uint32)
            sums = sums | sums << more & ALL_SUMS
        prices = self.prices[:, None]
        exact = (prices > 0) & (sums >> prices & 1 == 1)
        worth = self.worth[:, None] + gained
        enough = (prices > 0) & (worth >= prices)
        payable = sums[..., None] >> np.arange(1, PRICE + 1, dtype=np.uint32) & 1
        number = xp.broadcast_to(xp.asarray(tables.SUBSETS.sum(1, keepdims=True) / 4), (*gained.shape[:2], 1))
        found = [
            gained / 9,
            gained.sum(2, keepdims=True) / 9,
            number,
            exact - self.exact[:, None],
            enough - self.enough[:, None],
            worth / 20,
            payable.sum(3) / PRICE,
        ]
        return xp.concatenate([own.astype(xp.float32) for own in found], 2)

    def payments(self) -> Any:
        """By payment: its cards, what it overpays, whether it is exact, and what is left."""
        xp = self.xp
        over = xp.asarray(tables.TOTALS.astype(np.float32)) - self.due
        left = (self.purse * np.arange(1, VALUES + 1)).sum(1, keepdims=True) - self.due - over
        facts = xp.stack(
            [over / PRICE, (xp.abs(over) < 0.5) * 1.0, left / 20, xp.zeros_like(over) + PARTS.sum(1) / 4], 2
        )
        cards = xp.broadcast_to(xp.asarray(PARTS / COPIES), (len(over), *PARTS.shape))
        return xp.concatenate([cards, facts], 2).astype(xp.float32)


ALL_SUMS: Final = np.uint32((1 << int(PRICE) + 1) - 1)
