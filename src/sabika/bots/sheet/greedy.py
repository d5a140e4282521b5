"""A bot that ends its turn with the sheet that promises most points and leaves the next player the worse dice."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final, final

from sabika.bots.bot import Level
from sabika.bots.sheet.outcomes import Outcome, Pair, bits, outcomes
from sabika.bots.sheet.prospects import Prospects, turns_to_come, weight_of
from sabika.bots.sheet.turns import Turn
from sabika.rules.core.action import Action
from sabika.rules.games import roll_and_write
from sabika.rules.sheet.dice import without
from sabika.rules.sheet.passing import Keep
from sabika.rules.sheet.sheet import cell_at
from sabika.rules.sheet.view import SheetView


@final
class GreedySheetBot:
    """Looks no further than the end of its own turn."""

    name: ClassVar[str] = "greedy"
    level: ClassVar[Level] = Level.STEADY
    games: ClassVar[tuple[str, ...]] = (roll_and_write.NAME,)
    blurb: ClassVar[Mapping[str, str]] = {
        "en": "Builds what brings most points and passes on the dice that help least.",
        "fr": "Construit ce qui rapporte le plus et passe les dés qui aident le moins.",
        "nl": "Bouwt wat de meeste punten oplevert en geeft de dobbelstenen door die het minst helpen.",
        "de": "Baut, was am meisten Punkte bringt, und gibt die Würfel weiter, die am wenigsten helfen.",
    }

    def choose(self, view: SheetView, options: Sequence[Action], rng: Random) -> Action:
        if len(options) == 1:
            return options[0]
        weighing = Weighing(view)
        if view.step == "keep":
            return max(options, key=weighing.keeping)
        return max(outcomes(view), key=weighing.ending).action


class Weighing:
    """What the ways to end a turn are worth, judged by the sheet as it is with so many turns to come."""

    def __init__(self, view: SheetView) -> None:
        self.own: Final = view.players[view.seat]
        self.turns: Final = turns_to_come(view, view.seat)
        self.prospects: Final = Prospects(view, view.seat, self.turns)
        self.next_player: Final = NextPlayer(view) if len(view.players) > 1 else None

    def ending(self, outcome: Outcome) -> float:
        """The sheet, less what the next player gets."""
        return self.prospects.worth(outcome.built, outcome.coins) - self.passing(outcome.left)

    def keeping(self, action: Action) -> float:
        """What can be built with the kept dice alone, less what the others bring the next player (R8)."""
        pair, others = kept_and_passed(self.own.blue, self.own.yellow, action)
        if not self.turns:
            return -self.passing(others)
        turn = Turn(self.prospects, bits(self.own.built), self.own.coins, self.own.coins_to_earn)
        return max(0.0, turn.named()[cell_at(*pair)]) - self.passing(others)

    def passing(self, dice: Pair | None) -> float:
        return self.next_player.gain(dice) if self.next_player else 0.0


class NextPlayer:
    """What dice that are passed on bring the next player."""

    def __init__(self, view: SheetView) -> None:
        seat = (view.seat + 1) % len(view.players)
        player = view.players[seat]
        turns = turns_to_come(view, seat)
        self.weight: Final = weight_of(view, seat) if turns else 0.0
        prospects = Prospects(view, seat, max(0, turns - 1))
        self.turn: Final = Turn(prospects, bits(player.built), player.coins, player.coins_to_earn)
        self.pair: Final = player.blue[0], player.yellow[0]

    def gain(self, dice: Pair | None) -> float:
        """What a passed pair costs us; without one, a pair that is still to be rolled."""
        if not self.weight:
            return 0.0
        return self.weight * (self.turn.with_dice(self.pair, dice) if dice else self.turn.with_pair(self.pair))


def kept_and_passed(blue: tuple[int, ...], yellow: tuple[int, ...], action: Action) -> tuple[Pair, Pair]:
    assert isinstance(action, Keep)
    passed = without(blue, action.blue)[0], without(yellow, action.yellow)[0]
    return (action.blue, action.yellow), passed
