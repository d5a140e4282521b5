"""A bot that weighs how to end its turn by what the next one will bring, over all rolls of the dice in between."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final, final

from sabika.bots.bot import Level
from sabika.bots.sheet.greedy import NextPlayer, kept_and_passed
from sabika.bots.sheet.outcomes import Outcome, bits, outcomes
from sabika.bots.sheet.prospects import Prospects, turns_to_come
from sabika.bots.sheet.turns import Turn
from sabika.rules.core.action import Action
from sabika.rules.games import roll_and_write
from sabika.rules.sheet.view import SheetView

PROMISING: Final = 12
"""Of all ways to end the turn, so many are looked at further, besides earning coins."""


@final
class ExpectingSheetBot:
    """Looks one turn ahead."""

    name: ClassVar[str] = "expecting"
    level: ClassVar[Level] = Level.STRONG
    games: ClassVar[tuple[str, ...]] = (roll_and_write.NAME,)
    blurb: ClassVar[Mapping[str, str]] = {
        "en": "Weighs every roll of the dice that can come before its next turn.",
        "fr": "Pèse tous les lancers de dés qui peuvent précéder son prochain tour.",
        "nl": "Weegt elke worp die vóór zijn volgende beurt kan komen.",
        "de": "Wägt jeden Wurf ab, der vor seinem nächsten Zug kommen kann.",
    }

    def choose(self, view: SheetView, options: Sequence[Action], rng: Random) -> Action:
        if len(options) == 1:
            return options[0]
        expectation = Expectation(view)
        if view.step == "keep":
            return max(options, key=expectation.keeping)
        return max(expectation.promising(outcomes(view)), key=expectation.ending).action


class Expectation:
    """What the ways to end a turn are worth, judged by the sheet to be expected after the next turn."""

    def __init__(self, view: SheetView) -> None:
        self.own: Final = view.players[view.seat]
        self.built: Final = bits(self.own.built)
        self.turns: Final = turns_to_come(view, view.seat)
        self.prospects: Final = Prospects(view, view.seat, max(0, self.turns - 1))
        self.next_player: Final = NextPlayer(view) if len(view.players) > 1 else None

    def promising(self, ends: list[Outcome]) -> list[Outcome]:
        """Those with the best sheets as they are, and all ways to earn coins."""
        best = sorted(ends, key=self.sheet, reverse=True)
        return best[:PROMISING] + [end for end in best[PROMISING:] if end.built == self.built]

    def sheet(self, outcome: Outcome) -> float:
        """The sheet as it is, less what the next player gets."""
        worth = self.prospects.worth(outcome.built, outcome.coins)
        return worth - self.next_player.gain(outcome.left) if self.next_player else worth

    def ending(self, outcome: Outcome) -> float:
        return self.sheet(outcome) + (self.next_turn(outcome) if self.turns else 0.0)

    def next_turn(self, outcome: Outcome) -> float:
        """What the next turn adds, on average."""
        turn = self.turn(outcome.built, outcome.coins)
        if self.next_player is None:  # R17: alone, the dice that are not rolled stay
            return turn.with_pair(outcome.left) if outcome.left else turn.with_two_rolled()
        return turn.with_two_rolled() if outcome.left else turn.with_best_kept()

    def turn(self, built: int, coins: int) -> Turn:
        """The next turn with such a sheet."""
        to_earn = self.own.coins_to_earn - max(0, coins - self.own.coins)
        return Turn(self.prospects, built, coins, to_earn)

    def keeping(self, action: Action) -> float:
        """What the kept dice bring in the next turn, less what the others bring the next player (R8)."""
        assert self.next_player is not None
        pair, others = kept_and_passed(self.own.blue, self.own.yellow, action)
        own = self.turn(self.built, self.own.coins).with_pair(pair) if self.turns else 0.0
        return own - self.next_player.gain(others)
