"""Alhambra, 2 to 6 players, two editions (A1-A44)."""

from functools import partial
from typing import Final

from sabika.rules.core.game import Setup
from sabika.rules.games.checks import check_setup
from sabika.rules.palace.building import Place, offer_places, read_build, read_reserve
from sabika.rules.palace.buying import offer_tiles, read_buy
from sabika.rules.palace.dealing import (
    choose_first_player,
    deal_first_hands,
    gather_money,
    lay_out_display,
    lay_out_yard,
    stack_pile,
)
from sabika.rules.palace.ending import FinalScore, HandOut, PlaceLeftovers
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.module import Modules, offered, plug_in
from sabika.rules.palace.money import CARDS
from sabika.rules.palace.paying import offer_cards, read_pay
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.redesign import offer_redesign, read_remove, read_swap
from sabika.rules.palace.scoring import count_kinds, count_walls, score_kinds, score_walls
from sabika.rules.palace.taking import offer_money, read_take_money
from sabika.rules.palace.turn import Act, NextTurn, RefillDisplay, RefillYard, Score, begin_turn, read_pass, read_stop

NAME: Final = "alhambra"
TITLE: Final = "Alhambra"
KINDS: Final[tuple[str, ...]] = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6

# A32: the points of first, second and third place, for each kind.
KIND_POINTS: Final[list[list[tuple[int, ...]]]] = [
    [(1,), (2,), (3,), (4,), (5,), (6,)],
    [(8, 1), (9, 2), (10, 3), (11, 4), (12, 5), (13, 6)],
    [(16, 8, 1), (17, 9, 2), (18, 10, 3), (19, 11, 4), (20, 12, 5), (21, 13, 6)],
]

# A10: the piles into which the two scoring cards are shuffled.
EDITIONS: Final = {"2003": (2, 4), "2020": (2, 5)}
DEFAULT_EDITION: Final = "2003"


def new_game(setup: Setup, pieces: Pieces, modules: Modules) -> PalaceGame:
    """A game of Alhambra, ready for its first decision."""
    check(setup, modules)
    hooks = rules()
    plug_in(modules, setup, hooks)
    game = PalaceGame(setup, pieces, hooks, KIND_POINTS, partial(new_game, setup, pieces, modules))
    game.begin()
    return game


def check(setup: Setup, modules: Modules) -> None:
    """Refuse a set-up that the rules do not know."""
    check_setup(setup, TITLE, MIN_PLAYERS, MAX_PLAYERS, tuple(EDITIONS), offered(modules, NAME), {})


def add_scoring_card(game: PalaceGame, number: int, pile: list[int]) -> None:
    """Two of the piles get a scoring card (A10)."""
    piles = EDITIONS[game.setup.edition or DEFAULT_EDITION]
    if number in piles:
        shuffle_in(game, piles.index(number) + 1, pile)


def shuffle_in(game: PalaceGame, scoring: int, pile: list[int]) -> None:
    """Put the card of a scoring into a pile."""
    place = game.chance.below("scoring cards", [len(pile) + 1])[0]
    pile.insert(place, CARDS + scoring - 1)


def rules() -> Hooks:
    """The rules of the game in the order of the rulebook."""
    hooks = Hooks()
    hooks.setup = [
        lay_out_yard,
        gather_money,
        deal_first_hands,
        choose_first_player,
        lay_out_display,
        stack_pile,
        begin_turn,
    ]
    hooks.piles = [add_scoring_card]
    hooks.turn = [Act(), Place(), RefillDisplay(), RefillYard(), Score(), NextTurn()]
    hooks.ending = [HandOut(), PlaceLeftovers(), FinalScore()]
    hooks.choices = [offer_money, offer_tiles, offer_redesign]
    hooks.payments = [offer_cards]
    hooks.placings = [offer_places]
    hooks.tallies = [count_walls, count_kinds]
    hooks.scorers = [score_walls, score_kinds]
    hooks.verbs = {
        "take": read_take_money,
        "buy": read_buy,
        "pay": read_pay,
        "build": read_build,
        "reserve": read_reserve,
        "remove": read_remove,
        "swap": read_swap,
        "pass": read_pass,
        "stop": read_stop,
    }
    return hooks
