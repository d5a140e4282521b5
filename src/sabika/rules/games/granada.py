"""Granada, 2 to 6 players (G1-G16): Alhambra with moats, tiles with two faces, and points by number of tiles."""

from collections.abc import Iterable
from typing import Final

from sabika.rules.core.game import Setup
from sabika.rules.core.majority import ranks
from sabika.rules.core.scoring import Term
from sabika.rules.core.step import Step
from sabika.rules.games import alhambra
from sabika.rules.games.checks import check_setup
from sabika.rules.palace.ending import FinalScore, HandOutOne, PlaceLeftovers
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.scoring import kind_counts, kind_prices, score_moats
from sabika.rules.palace.turning import offer_other_face, read_turn
from sabika.rules.palace.yard import SPACES

NAME: Final = "granada"
TITLE: Final = "Granada"
KINDS: Final[tuple[str, ...]] = (
    "arena",
    "bath_house",
    "library",
    "hostel",
    "hospital",
    "market",
    "park",
    "school",
    "district",
)
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6
EDITIONS: Final = ("",)
MODULES: Final[tuple[str, ...]] = ("exchange", "vizier")
"""Those that go with Granada (V8)."""

NORMAL: Final = "normal"
SIMPLIFIED: Final = "simplified"
OPTIONS: Final[dict[str, tuple[str, ...]]] = {"scoring": (NORMAL, SIMPLIFIED)}
"""What a table may choose, the default first."""

# By scoring: how many points for each tile of the kind (G10), or for the place alone (G16).
POINTS_PER_TILE: Final[list[tuple[int, ...]]] = [(1,), (2, 1), (3, 2, 1)]
FIXED_POINTS: Final[list[tuple[int, ...]]] = [(3,), (10, 3), (18, 10, 3)]


def new_game(setup: Setup, pieces: Pieces) -> PalaceGame:
    """A game of Granada, ready for its first decision."""
    check(setup)
    game = PalaceGame(setup, pieces, hooks_for(setup), [], lambda: new_game(setup, pieces))
    game.begin()
    return game


def check(setup: Setup) -> None:
    """Refuse a set-up that the rules do not know."""
    check_setup(setup, TITLE, MIN_PLAYERS, MAX_PLAYERS, EDITIONS, MODULES, OPTIONS)


def hooks_for(setup: Setup) -> Hooks:
    """What the game is made of: Alhambra, except for what follows."""
    hooks = alhambra.rules()
    hooks.placings.append(offer_other_face)
    hooks.verbs["turn"] = read_turn
    hooks.ending = hand_out_one_by_one(range(SPACES))
    hooks.scorers = [score_moats, score_faces]  # G12
    alhambra.add_modules(setup, hooks)
    return hooks


def hand_out_one_by_one(places: Iterable[int]) -> list[Step]:
    """Each leftover tile is dealt with before the next is handed out (G13)."""
    steps: list[Step] = []
    for place in places:
        steps += [HandOutOne(place), PlaceLeftovers()]
    return [*steps, FinalScore()]


def score_faces(game: PalaceGame, scoring: int, terms: list[Term]) -> None:
    """Points for most tiles of each kind; the highest price breaks ties (G10, G11, G15, G16)."""
    simplified = game.setup.option("scoring", NORMAL) == SIMPLIFIED
    counts = kind_counts(game, [])
    prices = kind_prices(game)
    for name in KINDS:
        kind = game.pieces.kinds.index(name)
        own = [side[kind] for side in counts]
        together = sum(own)
        points = FIXED_POINTS[scoring - 1] if simplified else [each * together for each in POINTS_PER_TILE[scoring - 1]]
        rule = "G16" if simplified else "G10"
        for place, (rank, gained) in enumerate(zip(ranks(own, [side[kind] for side in prices]), points), 1):
            terms.append(
                Term(
                    rank.side,
                    gained,
                    rule,
                    name,
                    rank.number,
                    place,
                    together=0 if simplified else together,
                    best_price=rank.price,
                )
            )
