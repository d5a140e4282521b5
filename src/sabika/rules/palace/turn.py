"""The steps of a turn (A11-A18)."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.errors import Refusal
from sabika.rules.core.events import TurnBegan
from sabika.rules.core.step import Step
from sabika.rules.palace.events import DisplayFilled, Passed, PileReshuffled, ScoringTurned, Stopped
from sabika.rules.palace.money import CARDS, SCORING_1, SCORING_2
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.yard import has_empty_space, refill

if TYPE_CHECKING:
    from sabika.rules.palace.game import PalaceGame

DISPLAY_SIZE: Final = 4


@final
class Pass(Action):
    """Do nothing, allowed only to a seat that can do nothing in its turn (A19)."""

    __slots__ = ()

    verb: ClassVar[str] = "pass"
    steps: ClassVar[tuple[str, ...]] = ("act",)

    def perform(self, game: "PalaceGame") -> None:
        game.events.append(Passed(game.active))

    def refusal(self, game: "PalaceGame") -> Refusal | None:
        return Refusal("A19", "may-not-pass") if game.options()[0] is not PASS else None

    def words(self, pieces: Pieces) -> str:
        return ""

    def __reduce__(self) -> str:
        return "PASS"


PASS: Final = Pass()


def read_pass(words: list[str], pieces: Pieces) -> Action:
    expect(words, 0, "pass")
    return PASS


@final
class Stop(Action):
    """Give up the right to another action, which ends the actions of the turn (A14)."""

    __slots__ = ()

    verb: ClassVar[str] = "stop"
    steps: ClassVar[tuple[str, ...]] = ("act",)

    def perform(self, game: "PalaceGame") -> None:
        game.actions_left = 0
        game.events.append(Stopped(game.active))

    def refusal(self, game: "PalaceGame") -> Refusal | None:
        if game.setup.rules == 1:
            return Refusal("A14", "has-to-go-on")
        return Refusal("A19", "may-not-stop") if not game.actions_taken else None

    def words(self, pieces: Pieces) -> str:
        return ""

    def __reduce__(self) -> str:
        return "STOP"


STOP: Final = Stop()


def read_stop(words: list[str], pieces: Pieces) -> Action:
    expect(words, 0, "stop")
    return STOP


@final
class Act(Step):
    """Asks the seat in turn for an action, and whether it wants another one after each exact payment (A11, A14)."""

    __slots__ = ()

    name: ClassVar[str] = "act"

    def asks(self, game: "PalaceGame") -> bool:
        return game.actions_left > 0

    def options(self, game: "PalaceGame") -> list[Action]:
        options: list[Action] = []
        for offer in game.hooks.choices:
            offer(game, options)
        if game.actions_taken and game.setup.rules > 1:
            options.append(STOP)
        elif not options:
            options.append(PASS)
        for offer in game.hooks.asides:
            offer(game, options)
        return options

    def choose(self, game: "PalaceGame", action: Action) -> None:
        game.actions_left -= 1
        game.actions_taken += 1
        action.perform(game)


@final
class RefillDisplay(Step):
    """Turns up cards until four are open; scoring cards are set aside (A18, A19)."""

    __slots__ = ()

    name: ClassVar[str] = "refill-display"
    ends_turn: ClassVar[bool] = True

    def finish(self, game: "PalaceGame") -> None:
        refill_display(game)


def refill_display(game: "PalaceGame") -> None:
    """Turn up cards until four are open, as far as there are any."""
    missing = DISPLAY_SIZE - len(game.display)
    if not missing:
        return
    turned: list[int] = []
    while missing:
        if not game.pile:
            if not game.discard:
                break
            reshuffle(game)
        money = game.pile.pop()
        if money in (SCORING_1, SCORING_2):
            scoring = money - CARDS + 1
            game.scorings_due.append(scoring)
            game.scoring_windows.pop(scoring, None)
            game.events.append(ScoringTurned(scoring))
        else:
            turned.append(money)
            missing -= 1
    if turned:
        game.display = game.display + turned
        game.events.append(DisplayFilled(tuple(turned)))


def reshuffle(game: "PalaceGame") -> None:
    """The discard becomes the pile."""
    pile = game.discard[:]
    # Sorted first, so that the order in which cards were paid cannot matter.
    pile.sort()
    game.chance.shuffle("money", pile)
    game.pile = pile
    game.parts = ()
    game.discard = []
    for tell in game.hooks.reshuffled:
        tell(game)
    game.events.append(PileReshuffled(len(pile)))


@final
class RefillYard(Step):
    """Draws tiles onto the empty spaces in ascending order; if one stays empty the game ends (A18, A35, C12)."""

    __slots__ = ()

    name: ClassVar[str] = "refill-yard"

    def finish(self, game: "PalaceGame") -> None:
        refill(game)
        if has_empty_space(game):
            game.ending = True


@final
class Score(Step):
    """Carries out a scoring whose card turned up (A30)."""

    __slots__ = ()

    name: ClassVar[str] = "score"

    def finish(self, game: "PalaceGame") -> None:
        while game.scorings_due:
            game.score(game.scorings_due.pop(0))


@final
class NextTurn(Step):
    """Begins the next seat's turn, or the end of the game (A11, A35)."""

    __slots__ = ()

    name: ClassVar[str] = "next-turn"

    def finish(self, game: "PalaceGame") -> None:
        if game.ending:
            game.agenda += game.hooks.ending[::-1]
            return
        game.active = (game.active + 1) % len(game.seats)
        begin_turn(game)


def begin_turn(game: "PalaceGame") -> None:
    """The seat in turn has one action (A11)."""
    game.turn += 1
    game.actions_left = 1
    game.actions_taken = 0
    game.agenda += game.hooks.turn[::-1]
    game.events.append(TurnBegan(game.active, game.turn))
