"""Roll & Write in sentences: what happened, what is asked, what can be done and how it ended."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sabika.i18n.any_game import Sentences, declining, message_of, placed
from sabika.i18n.sentence import Mention, Mentions, Sentence, sentence
from sabika.i18n.sheet.things import SheetThings
from sabika.rules.core.action import Action
from sabika.rules.core.errors import Refusal
from sabika.rules.core.events import Event, GameEnded, Scored
from sabika.rules.core.scoring import Term
from sabika.rules.sheet.building import Build, unused_cell
from sabika.rules.sheet.coins import Earn, Turn, to_earn
from sabika.rules.sheet.dice import read_die, read_pair, without
from sabika.rules.sheet.events import (
    CellBuilt,
    CoinsEarned,
    DiceKept,
    DicePassed,
    DiceRolled,
    DieTurned,
    DummyBuilt,
    KindCompleted,
)
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.passing import Keep
from sabika.rules.sheet.sheet import Sheet, cell_at


class SheetSentences(Sentences):
    """Tells games with this sheet and so many seats. `goal` is that of a player alone (R17, R18)."""

    things: SheetThings

    def __init__(self, sheet: Sheet, seats: int, goal: str = "points") -> None:
        self.things = SheetThings(sheet, seats)
        self.goal = goal

    # What happened

    def event(self, event: Event) -> Sentence:
        match event:
            case Scored():
                # Dummies that score nothing are passed over (R15).
                return sentence("sheet-scored", scoring=event.scoring, **self.gains(event.terms, 1))
            case GameEnded() if self.things.seats == 1:
                if self.goal == "points":
                    return sentence("sheet-ended", name=self.things.name(0))
                return sentence("sheet-beaten", **self._outcome(event.winners))
            case GameEnded():
                return sentence("event-game-ended", winners=self.things.names(event.winners), count=len(event.winners))
        mentions: Mentions = {}
        for name, value in zip(event.__match_args__, event.facts()):
            if name in PLAYERS:
                mentions[name] = self.things.name(int(str(value)))
            elif name in NUMBERS:
                mentions[name] = int(str(value))
        more = EVENTS.get(type(event))
        if more:
            mentions |= more(self.things, event)
        return Sentence(message_of(type(event)), mentions)

    def ending(self, points: Sequence[int], winners: Sequence[int]) -> Sentence:
        """How the game ended, with the points of all sides (R14, R17, R18)."""
        if self.things.seats > 1:
            return super().ending(points, winners)
        if self.goal == "points":
            return sentence("end-sheet-points", name=self.things.name(0), points=points[0])
        return sentence("end-sheet-beaten", points=points[0], best=max(points), **self._outcome(winners))

    def _outcome(self, winners: Sequence[int]) -> Mentions:
        """Whether a player alone has beaten the dummies, and which dummies are among the winners (R18)."""
        others = [side for side in winners if side]
        outcome = "lost" if 0 not in winners else "shared" if others else "won"
        name, listed = self.things.name(0), self.things.names(others)
        return {"outcome": outcome, "name": name, "others": listed, "count": len(others)}

    def refusal(self, refusal: Refusal) -> Sentence:
        details = {key: self._detail(key, str(value)) for key, value in refusal.details}
        return sentence(f"refusal-{refusal.reason}", rule=refusal.rule, **details)

    def _detail(self, key: str, value: str) -> Mention:
        """What a refusal mentions. Dice are named there as in the notation."""
        match key:
            case "die":
                return self.things.die(*read_die(value))
            case "dice":
                return self.things.pair(*read_pair(*value.split()))
            case "cell":
                return self.things.cell(cell_at(*read_pair(*value.split())))
        return value

    def reason(self, term: Term) -> Sentence:
        if term.place:
            tiles = self.things.count(term.what, term.amount)
            if term.rule == "R10":
                tiles = sentence("bracketed", text=tiles, more=sentence("part-r10"))
            return placed(tiles, term)
        what, _, number = term.what.partition("-")  # `row-3`, or `coins`
        numbered: Mentions = {"number": number} if number else {}
        return sentence(f"reason-{what}", count=term.amount, **numbered)

    # What is asked and what can be done

    def question(self, game: SheetGame) -> Sentence:
        """What the game asks the seat that decides now."""
        mentioned: Mentions = {"name": self.things.name(game.active), "coins": game.players[game.active].coins}
        if game.step == "build-again":
            mentioned |= self.things.built(unused_cell(game))
        elif game.step == "keep":
            mentioned["receiver"] = self.things.name(game.next_seat())
        return sentence(f"ask-sheet-{game.step}", **mentioned)

    def option(self, action: Action, game: SheetGame) -> Sentence:
        things = self.things
        match action:
            case Turn():
                die = things.die(action.colour, action.value)
                return sentence("action-turn-die", die=die, after=action.turned, direction=action.direction)
            case Build():
                message = "action-build-again" if game.acted else "action-build-cell"
                return sentence(message, **things.built(action.cell))
            case Earn():
                return sentence("action-earn", coins=to_earn(game)[1])
            case Keep():
                player = game.players[game.active]
                others = without(player.blue, action.blue)[0], without(player.yellow, action.yellow)[0]
                return sentence(
                    "action-keep-dice", dice=things.pair(action.blue, action.yellow), others=things.pair(*others)
                )
        return declining(game.step)


PLAYERS: Final = ("receiver", "seat", "side")
"""Facts that are players or dummies."""
NUMBERS: Final = ("after", "coins", "number", "turn")
"""Facts that are mentioned as they are."""

EVENTS: Final[dict[type[Event], Callable[[SheetThings, Any], Mentions]]] = {
    CellBuilt: lambda things, event: things.built(event.cell),
    CoinsEarned: lambda things, event: {"missed": event.pairings - event.coins},
    DiceKept: lambda things, event: {"dice": things.pair(event.blue, event.yellow)},
    DicePassed: lambda things, event: {"dice": things.pair(event.blue, event.yellow)},
    DiceRolled: lambda things, event: {"dice": things.dice(event.blue, event.yellow)},
    DieTurned: lambda things, event: {"die": things.die(event.colour, event.before)},
    DummyBuilt: lambda things, event: {"building": things.building(event.kind)},
    KindCompleted: lambda things, event: {"buildings": things.buildings(event.kind)},
}
"""What the sentence of an event mentions besides its facts, or instead of them."""
