"""Alhambra and Granada together, 2 to 6 players (C1-C14)."""

from functools import partial
from typing import Final

from sabika.rules.core.game import Setup
from sabika.rules.games import alhambra, granada
from sabika.rules.games.checks import check_setup
from sabika.rules.palace.dealing import divide_pile
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.module import Modules, offered, plug_in
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.scoring import (
    count_borders,
    count_kinds,
    count_moats,
    count_prices,
    count_walls,
    score_borders,
    score_kinds,
    score_moats,
    score_walls,
)
from sabika.rules.palace.turning import offer_other_face, read_turn
from sabika.rules.palace.yard import IN_ORDER, PLACES, SPACES

NAME: Final = "combined"
TITLE: Final = "Alhambra and Granada combined"
KINDS: Final[tuple[str, ...]] = alhambra.KINDS + granada.KINDS
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6
EDITIONS: Final = ("",)
OPTIONS: Final[dict[str, tuple[str, ...]]] = granada.OPTIONS

# C2: the piles into which the scoring cards are shuffled, the second one when the pile has run out.
FIRST_CARD_PILE: Final = 3
SECOND_CARD_PILE: Final = 2


def new_game(setup: Setup, pieces: Pieces, modules: Modules) -> PalaceGame:
    """A game of both, ready for its first decision."""
    check(setup, modules)
    hooks = rules(setup)
    plug_in(modules, setup, hooks)
    game = PalaceGame(setup, pieces, hooks, alhambra.KIND_POINTS, partial(new_game, setup, pieces, modules))
    game.begin()
    return game


def check(setup: Setup, modules: Modules) -> None:
    """Refuse a set-up that the rules do not know."""
    check_setup(setup, TITLE, MIN_PLAYERS, MAX_PLAYERS, EDITIONS, offered(modules, NAME), OPTIONS)


def rules(setup: Setup) -> Hooks:
    """What the game is made of: Alhambra, except for what follows."""
    hooks = alhambra.rules()
    hooks.piles = [add_first_card]
    hooks.reshuffled = [add_second_card]
    hooks.shuffled = [begin_with_moats]
    hooks.placings.append(offer_other_face)
    hooks.verbs["turn"] = read_turn
    hooks.ending = granada.hand_out_one_by_one(IN_ORDER[PLACES])  # C13
    hooks.tallies = [count_walls, count_kinds, count_moats, count_prices, count_borders]
    hooks.scorers = [score_walls, score_kinds, score_moats, granada.scorer_of_faces(setup), score_borders]  # C9, C10
    return hooks


def add_first_card(game: PalaceGame, number: int, pile: list[int]) -> None:
    """The third pile gets the first scoring card (C2)."""
    if number == FIRST_CARD_PILE:
        alhambra.shuffle_in(game, 1, pile)


def add_second_card(game: PalaceGame) -> None:
    """When the pile has run out for the first time, the second scoring card joins the game (C2)."""
    if len(game.scorings) + len(game.scorings_due) == 1:
        divide_pile(game, [put_second_card])
        game.parts = ()  # nobody knows what else is in which part


def put_second_card(game: PalaceGame, number: int, pile: list[int]) -> None:
    if number == SECOND_CARD_PILE:
        alhambra.shuffle_in(game, 2, pile)


def begin_with_moats(game: PalaceGame) -> None:
    """The first four tiles of Granada have a moat; others that are drawn go back into the bag (C3)."""
    bag = game.bags[1]
    first: list[int] = []
    back: list[int] = []
    while len(first) < SPACES:
        tile = bag.pop()
        (first if game.pieces.walls(tile) else back).append(tile)
    bag += back
    game.chance.shuffle("tiles with moats", bag)
    bag += first[::-1]
