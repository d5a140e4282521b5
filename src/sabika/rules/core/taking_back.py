"""What can be taken back: decisions of one seat, in one turn, as long as nothing was revealed.

Which events reveal something and at which steps the decisions of a turn are made is said by the events and steps.
"""

from collections.abc import Sequence

from sabika.rules.core.action import Action
from sabika.rules.core.events import Event
from sabika.rules.core.game import Game

Moment = tuple[int, int, int]


def moment(game: Game) -> Moment:
    """Who decides, in which turn, and what the decisions of the turn lead up to."""
    return game.asked(), game.turn, leading_to(game)


def leading_to(game: Game) -> int:
    """The step at which the decisions of the turn are made, counted from the end of the agenda; 0 for what is asked out
    of turn. Two steps of one name are told apart: who is asked in the second can tell something new."""
    for place in range(len(game.agenda), 0, -1):
        if game.agenda[place - 1].ends_turn:
            return place
    return 0


def settled(before: Moment, game: Game, events: Sequence[Event]) -> bool:
    """Whether the decision that led here cannot be taken back any more."""
    return moment(game) != before or any(event.reveals for event in events)


def reveals(game: Game, action: Action) -> bool:
    """Whether the action itself turns something up, in the middle of a turn."""
    return any(event.reveals for event in game.carried_out(action).events)


def ends_turn(game: Game, action: Action) -> bool:
    """Whether nothing of the turn is left to decide after this action. What is asked out of turn ends none."""
    after = game.copy()
    after.play(action)
    return moment(after) != moment(game) and leading_to(game) > 0
