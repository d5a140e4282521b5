"""Granada, 2 to 6 players (G1-G16): Alhambra with moats, tiles with two faces, and points by number of tiles."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from sabika.rules.core.game import Setup
from sabika.rules.core.majority import ranks
from sabika.rules.core.scoring import Term
from sabika.rules.core.step import Step
from sabika.rules.games import alhambra
from sabika.rules.games.checks import check_setup
from sabika.rules.palace.ending import FinalScore, HandOutOne, PlaceLeftovers
from sabika.rules.palace.faces import CARD, MONEY, TURNING
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.module import Modules, offered, plug_in
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.scoring import count_kinds, count_moats, count_prices, score_moats
from sabika.rules.palace.tally import Tally
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
NORMAL: Final = "normal"
SIMPLIFIED: Final = "simplified"
OPTIONS: Final[dict[str, tuple[str, ...]]] = {"scoring": (NORMAL, SIMPLIFIED), TURNING: (MONEY, CARD)}
"""What a table may choose, the default first."""
UNSCORED: Final = (TURNING,)
"""Those on which no points depend."""

# By scoring: how many points for each tile of the kind (G10), or for the place alone (G16).
POINTS_PER_TILE: Final[list[tuple[int, ...]]] = [(1,), (2, 1), (3, 2, 1)]
FIXED_POINTS: Final[list[tuple[int, ...]]] = [(3,), (10, 3), (18, 10, 3)]


def new_game(setup: Setup, pieces: Pieces, modules: Modules) -> PalaceGame:
    """A game of Granada, ready for its first decision."""
    check(setup, modules)
    hooks = rules(setup)
    plug_in(modules, setup, hooks)
    game = PalaceGame(setup, pieces, hooks, [], partial(new_game, setup, pieces, modules))
    game.begin()
    return game


def check(setup: Setup, modules: Modules) -> None:
    """Refuse a set-up that the rules do not know."""
    check_setup(setup, TITLE, MIN_PLAYERS, MAX_PLAYERS, EDITIONS, offered(modules, NAME), OPTIONS)


def rules(setup: Setup) -> Hooks:
    """What the game is made of: Alhambra, except for what follows."""
    hooks = alhambra.rules()
    hooks.placings.append(offer_other_face)
    hooks.verbs["turn"] = read_turn
    hooks.ending = hand_out_one_by_one(range(SPACES))
    hooks.tallies = [count_moats, count_kinds, count_prices]
    hooks.scorers = [score_moats, scorer_of_faces(setup)]  # G12
    return hooks


def hand_out_one_by_one(places: Iterable[int]) -> list[Step]:
    """Each leftover tile is dealt with before the next is handed out (G13)."""
    steps: list[Step] = []
    for place in places:
        steps += [HandOutOne(place), PlaceLeftovers()]
    return [*steps, FinalScore()]


def scorer_of_faces(setup: Setup) -> Callable[[Tally, int, list[Term]], None]:
    """How the table wants kinds to be scored."""
    return score_faces_simply if setup.option("scoring", NORMAL) == SIMPLIFIED else score_faces


def score_faces(tally: Tally, scoring: int, terms: list[Term]) -> None:
    """Points for most tiles of each kind, by how many there are of it (G10, G15)."""
    for name in KINDS:
        kind = tally.kinds.index(name)
        together = 0
        for own in tally.counts:
            together += own[kind]
        points = tuple([each * together for each in POINTS_PER_TILE[scoring - 1]])
        rank_faces(tally, kind, points, "G10", together, terms)


def score_faces_simply(tally: Tally, scoring: int, terms: list[Term]) -> None:
    """The same points for every kind (G16)."""
    for name in KINDS:
        rank_faces(tally, tally.kinds.index(name), FIXED_POINTS[scoring - 1], "G16", 0, terms)


def rank_faces(tally: Tally, kind: int, points: tuple[int, ...], rule: str, together: int, terms: list[Term]) -> None:
    """The sides take the places of a kind; the highest price breaks ties (G11)."""
    ranking = ranks([own[kind] for own in tally.counts], [own[kind] for own in tally.prices])
    for place, (rank, gained) in enumerate(zip(ranking, points), 1):
        name = tally.kinds[kind]
        terms.append(Term(rank.side, gained, rule, name, rank.number, place, together=together, best_price=rank.price))
