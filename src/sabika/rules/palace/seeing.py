"""What a seat sees of a palace game now."""

from typing import TYPE_CHECKING

from sabika.rules.palace.paying import Paying
from sabika.rules.palace.view import PalaceView, Player, Window, own_of

if TYPE_CHECKING:
    from sabika.rules.palace.game import PalaceGame


def view_of(game: "PalaceGame", seat: int) -> PalaceView:
    """What this seat may know."""
    own = own_of(game, seat)
    pile = len(game.pile)
    step = game.agenda[-1] if game.agenda else None
    return PalaceView(
        game=game.setup.game,
        edition=game.setup.edition,
        modules=game.setup.modules,
        options=dict(game.setup.options),
        pieces=game.pieces,
        seed_hash=game.seed_hash,
        seat=seat,
        hand=own.hand,
        players=tuple(
            [
                Player(
                    other.palace, tuple(other.reserve), tuple(other.beside), other.hand.size + len(other.hand.others)
                )
                for other in game.seats
            ]
        ),
        points=tuple(game.points),
        yard=tuple(game.yard),
        display=tuple(game.display),
        pile=pile,
        discard=len(game.discard),
        bag=tuple(sorted([tile for bag in game.bags for tile in bag])),
        marker=game.marker,
        windows=tuple(
            [
                Window(scoring, max(1, pile - high + 1), pile - low)
                for scoring, (low, high) in sorted(game.scoring_windows.items())
            ]
        ),
        unfinished=game.unfinished,
        next_scoring=game.next_scoring(),
        scorings=tuple(game.scorings),
        turn=game.turn,
        active=game.active,
        asked=game.asked(),
        step=game.step,
        paying_for=getattr(step, "space", -1) if isinstance(step, Paying) else -1,
        due=step.price(game) if isinstance(step, Paying) else 0,
        rewarded=isinstance(step, Paying) and step.rewarded,
        actions_left=game.actions_left,
        winners=tuple(game.winners()) if game.over else (),
        extras=own.extras,
    )
