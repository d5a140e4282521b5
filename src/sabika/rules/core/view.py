"""What a seat may know. A view is built from that and nothing else, so nothing hidden can leak through it.

Cards, tiles and cells are numbers as in the rules; a palace is the rules' own, which never changes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sabika.rules.core.events import Scored
from sabika.rules.core.palace import Palace
from sabika.rules.core.paying import Paying
from sabika.rules.core.pieces import Pieces

if TYPE_CHECKING:
    from sabika.rules.core.game import Game

SPECTATOR = -1


@dataclass(frozen=True, slots=True)
class Player:
    """What everybody sees of a player."""

    palace: Palace
    reserve: tuple[int, ...]
    beside: tuple[int, ...]
    cards: int
    """How many cards are in the hand."""


@dataclass(frozen=True, slots=True)
class Window:
    """After how many more cards the card of a scoring turns up, at the earliest and at the latest (A10)."""

    scoring: int
    soonest: int
    latest: int


@dataclass(frozen=True, slots=True)
class View:
    """The game as one seat sees it, or a spectator."""

    game: str
    edition: str
    modules: tuple[str, ...]
    pieces: Pieces
    seed_hash: str
    seat: int
    """Whose view this is, -1 for a spectator."""
    hand: tuple[int, ...]
    """The seat's own money, and its other cards."""
    players: tuple[Player, ...]
    points: tuple[int, ...]
    """By side: the seats, then whoever else is ranked."""
    yard: tuple[int, ...]
    """The tile on each space, 0 where there is none."""
    display: tuple[int, ...]
    pile: int
    """How many cards are in the pile."""
    discard: int
    bag: tuple[int, ...]
    """The tiles not yet drawn, in no order: all that lie nowhere else."""
    windows: tuple[Window, ...]
    unfinished: frozenset[int]
    """Tiles that do not count as buildings, wherever they lie."""
    next_scoring: int
    """The number of the scoring that comes next."""
    scorings: tuple[Scored, ...]
    turn: int
    active: int
    """The seat in turn."""
    asked: int
    """The seat that has to decide, -1 when the game is over."""
    step: str
    """What is to be decided."""
    paying_for: int
    """The yard space whose tile is being paid, -1 otherwise."""
    due: int
    """The price that is to be paid, 0 if none is."""
    rewarded: bool
    """Whether paying it exactly gives another action (A14)."""
    actions_left: int
    winners: tuple[int, ...]
    """Empty until the game is over."""
    extras: Mapping[str, object] = field(default_factory=dict)
    """What modules add, by name."""

    @property
    def over(self) -> bool:
        return self.asked == -1


def view_of(game: "Game", seat: int) -> View:
    """What this seat may know."""
    extras: dict[str, object] = {}
    for add in game.hooks.views:
        add(game, seat, extras)
    pile = len(game.pile)
    step = game.agenda[-1] if game.agenda else None
    return View(
        game=game.setup.game,
        edition=game.setup.edition,
        modules=game.setup.modules,
        pieces=game.pieces,
        seed_hash=game.seed_hash,
        seat=seat,
        hand=game.seats[seat].hand.all_cards() if seat >= 0 else (),
        players=tuple(
            Player(other.palace, tuple(other.reserve), tuple(other.beside), other.hand.size + len(other.hand.others))
            for other in game.seats
        ),
        points=tuple(game.points),
        yard=tuple(game.yard),
        display=tuple(game.display),
        pile=pile,
        discard=len(game.discard),
        bag=tuple(sorted(game.bag)),
        windows=tuple(
            Window(scoring, max(1, pile - high + 1), pile - low)
            for scoring, (low, high) in sorted(game.scoring_windows.items())
        ),
        unfinished=game.unfinished,
        next_scoring=game.next_scoring(),
        scorings=tuple(game.scorings),
        turn=game.turn,
        active=game.active,
        asked=game.asked(),
        step=game.step,
        paying_for=getattr(game.agenda[-1], "space", -1) if game.agenda else -1,
        due=step.price(game) if isinstance(step, Paying) else 0,
        rewarded=isinstance(step, Paying) and step.rewarded,
        actions_left=game.actions_left,
        winners=tuple(game.winners()) if game.over else (),
        extras=extras,
    )
