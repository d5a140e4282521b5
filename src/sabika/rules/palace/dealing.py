"""Setting up: yard, first hands, first player, display, pile (A5-A10)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sabika.rules.core.events import StartsFirst
from sabika.rules.palace.events import Dealt, DisplayFilled
from sabika.rules.palace.money import CARDS, COPIES, SCORING_1, SCORING_2, value_of
from sabika.rules.palace.pieces import NOTHING
from sabika.rules.palace.turn import DISPLAY_SIZE
from sabika.rules.palace.yard import SPACES, refill

if TYPE_CHECKING:
    from sabika.rules.palace.game import PalaceGame

FIRST_MONEY: Final = 20
PILES: Final = 5


def lay_out_yard(game: "PalaceGame") -> None:
    """Shuffle the tiles, draw four onto the yard (A6); then the marker is at odd (G2)."""
    game.bags = game.pieces.sets()
    game.yard = [NOTHING] * (SPACES * len(game.bags))
    for name, bag in zip(("tiles", "tiles with moats"), game.bags):
        game.chance.shuffle(name, bag)
    for tell in game.hooks.shuffled:
        tell(game)
    refill(game)


def gather_money(game: "PalaceGame") -> None:
    """All money cards, without the scoring cards (A2, A7)."""
    game.pile = [money for money in range(CARDS) for _ in range(COPIES)]


def deal_first_hands(game: "PalaceGame") -> None:
    """Player by player, cards until the total is 20 or more (A7)."""
    game.chance.shuffle("money", game.pile)
    for side, seat in enumerate(game.seats):
        total = 0
        cards: list[int] = []
        while total < FIRST_MONEY:
            money = game.pile.pop()
            cards.append(money)
            seat.hand.add(money)
            total += value_of(money)
        game.events.append(Dealt(side, tuple(cards)))


def choose_first_player(game: "PalaceGame") -> None:
    """Fewest cards, then lowest total, then youngest, or by lot among those whose ages nobody knows (A8)."""
    claims = [(seat.hand.size, sum(seat.hand.totals)) for seat in game.seats]
    best = min(claims)
    tied = [side for side, claim in enumerate(claims) if claim == best]
    by_age = [side for side in game.setup.youngest_first if side in tied]
    if len(tied) == 1:
        game.active = tied[0]
    elif by_age:
        game.active = by_age[0]
    else:
        game.active = tied[game.chance.below("first player", [len(tied)])[0]]
    game.events.append(StartsFirst(game.active))


def lay_out_display(game: "PalaceGame") -> None:
    """Four cards face up (A9)."""
    game.display = [game.pile.pop() for _ in range(DISPLAY_SIZE)]
    game.events.append(DisplayFilled(tuple(game.display)))


def stack_pile(game: "PalaceGame") -> None:
    """Five nearly equal piles, further cards shuffled into some of them, the first pile on top (A10)."""
    divide_pile(game, game.hooks.piles)


def divide_pile(game: "PalaceGame", adds: "list[Callable[[PalaceGame, int, list[int]], None]]") -> None:
    """Five nearly equal piles, each shown with its number to those who add cards, the first one on top."""
    rest = game.pile
    stack: list[int] = []
    parts: list[tuple[int, int]] = []
    for number in range(PILES, 0, -1):
        pile = rest[(number - 1) * len(rest) // PILES : number * len(rest) // PILES]
        for add_cards in adds:
            add_cards(game, number, pile)
        for card in pile:
            if card in (SCORING_1, SCORING_2):
                game.scoring_windows[card - CARDS + 1] = (len(stack), len(stack) + len(pile))
        parts.append((len(stack), len(stack) + len(pile)))
        stack += pile
    game.pile = stack
    game.parts = tuple(parts)
