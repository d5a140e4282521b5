"""Roll & Write in words: dice, cells and dummies; what happened, what is asked and what can be done."""

from collections.abc import Sequence

from sabika.i18n.teller import Mentions, Teller, message_of
from sabika.i18n.texts import Texts
from sabika.i18n.words import Words
from sabika.rules.core.action import Action
from sabika.rules.core.errors import Refusal
from sabika.rules.core.events import Event, GameEnded, Scored, StartsFirst, TurnBegan
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
    RoundBegan,
)
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.passing import Keep
from sabika.rules.sheet.sheet import Sheet, cell_at, dice_of


class SheetWording(Words):
    """Names what lies on the table of Roll & Write. `names` are those of the players, by seat."""

    def __init__(self, texts: Texts, sheet: Sheet, names: Sequence[str]) -> None:
        super().__init__(texts, names)
        self.sheet = sheet

    def name(self, side: int) -> str:
        """Who sits there; the sides after the seats are dummies (R15)."""
        seats = len(self.names)
        return super().name(side) if side < seats else self.texts.say("dummy", number=side - seats + 1)

    def round(self, number: int, rounds: int) -> str:
        """`Round 3 of 18`."""
        return self.texts.say("sheet-round", round=number, rounds=rounds)

    def die(self, colour: str, value: int) -> str:
        """One die within a sentence: `the blue 3`."""
        return self.texts.say(f"die-{colour}", value=value)

    def pair(self, blue: int, yellow: int) -> str:
        """Two dice within a sentence: `the blue 3 and the yellow 5`."""
        return self.texts.say("sheet-pair", blue=blue, yellow=yellow)

    def dice(self, blue: Sequence[int], yellow: Sequence[int]) -> str:
        """Any number of dice by themselves: `blue 3 and 4, yellow 5 and 5`."""
        return self.texts.say("sheet-dice", blue=self.listed(map(str, blue)), yellow=self.listed(map(str, yellow)))

    def cell(self, cell: int) -> str:
        """A cell, by the dice that name it: `blue 3, yellow 5`."""
        blue, yellow = dice_of(cell)
        return self.dice([blue], [yellow])

    def building(self, kind: int) -> str:
        """A building within a sentence, as what is built: `a tower`."""
        return self.texts.say(f"building-{self.sheet.kinds[kind]}")

    def buildings(self, kind: int) -> str:
        """All buildings of a kind, within a sentence: `all towers`."""
        return self.texts.say(f"building-{self.sheet.kinds[kind]}.all")

    def built(self, cell: int) -> Mentions:
        """What a sentence about building a cell mentions: the building and where it is."""
        return {"building": self.building(self.sheet.kind[cell]), "cell": self.cell(cell)}


class SheetNarrator(Teller):
    """Tells a game of Roll & Write in the language of its texts. `goal` is that of a player alone (R17, R18)."""

    def __init__(self, texts: Texts, sheet: Sheet, names: Sequence[str], goal: str = "points") -> None:
        self.texts = texts
        self.words: SheetWording = SheetWording(texts, sheet, names)
        self.goal = goal

    # What happened

    def event(self, event: Event) -> str:
        match event:
            case Scored():
                return self._scored(event)
            case GameEnded() if len(self.words.names) == 1:
                if self.goal == "points":
                    return self.texts.say("sheet-ended", name=self.words.name(0))
                return self.texts.say("sheet-beaten", **self._outcome(event.winners))
            case GameEnded():
                names = self.words.listed(map(self.words.name, event.winners))
                return self.texts.say("event-game-ended", winners=names, count=len(event.winners))
        return self.texts.say(message_of(type(event)), **_mentions(event, self.words))

    def _scored(self, event: Scored) -> str:
        """Who got points, best first. Dummies that score nothing are passed over (R15)."""
        points: dict[int, int] = {}
        for term in event.terms:
            points[term.side] = points.get(term.side, 0) + term.points
        gains = [
            self.texts.say("gain", name=self.words.name(side), points=points[side])
            for side in sorted(points, key=lambda side: (-points[side], side))
            if points[side]
        ]
        return self.texts.say("sheet-scored", scoring=event.scoring, count=len(gains), gains=", ".join(gains))

    def ending(self, points: Sequence[int], winners: Sequence[int]) -> str:
        """How the game ended, with the points of all sides (R14, R17, R18)."""
        names = self.words.names
        if len(names) > 1:
            listed = self.words.listed(map(self.words.name, winners))
            return self.texts.say("end-winner", winners=listed, count=len(winners), points=points[winners[0]])
        if self.goal == "points":
            return self.texts.say("end-sheet-points", name=names[0], points=points[0])
        return self.texts.say("end-sheet-beaten", points=points[0], best=max(points), **self._outcome(winners))

    def _outcome(self, winners: Sequence[int]) -> Mentions:
        """Whether a player alone has beaten the dummies, and which dummies are among the winners (R18)."""
        others = [self.words.name(side) for side in winners if side]
        outcome = "lost" if 0 not in winners else "shared" if others else "won"
        listed = self.words.listed(others) if others else ""
        return {"outcome": outcome, "name": self.words.name(0), "others": listed, "count": len(others)}

    def refusal(self, refusal: Refusal) -> str:
        details = {key: _detail(key, str(value), self.words) for key, value in refusal.details}
        return self.texts.say(f"refusal-{refusal.reason}", rule=refusal.rule, **details)

    def reason(self, term: Term) -> str:
        if term.place:
            tiles = self.words.count(term.what, term.amount)
            if term.rule == "R10":
                tiles += f" ({self.texts.say('part-r10')})"
            return self.texts.say("reason-kind", tiles=tiles, place=term.place, sharers=term.sharers)
        what, _, number = term.what.partition("-")  # `row-3`, or `coins`
        return self.texts.say(f"reason-{what}", number=number, count=term.amount)

    # What is asked and what can be done

    def question(self, game: SheetGame) -> str:
        """What the game asks the seat that decides now."""
        mentioned: Mentions = {"name": self.words.name(game.active), "coins": game.players[game.active].coins}
        if game.step == "build-again":
            mentioned |= self.words.built(unused_cell(game))
        elif game.step == "keep":
            mentioned["receiver"] = self.words.name(game.next_seat())
        return self.texts.say(f"ask-sheet-{game.step}", **mentioned)

    def action(self, action: Action, game: SheetGame) -> str:
        """What an action would do in this game, as a line in a list of choices."""
        match action:
            case Turn():
                die = self.words.die(action.colour, action.value)
                return self.texts.say("action-turn-die", die=die, after=action.turned, direction=action.direction)
            case Build():
                message = "action-build-again" if game.acted else "action-build-cell"
                return self.texts.say(message, **self.words.built(action.cell))
            case Earn():
                return self.texts.say("action-earn", coins=to_earn(game)[1])
            case Keep():
                player = game.players[game.active]
                others = without(player.blue, action.blue)[0], without(player.yellow, action.yellow)[0]
                kept = self.words.pair(action.blue, action.yellow)
                return self.texts.say("action-keep-dice", dice=kept, others=self.words.pair(*others))
        return self.texts.say("action-decline-building")


def _mentions(event: Event, words: SheetWording) -> Mentions:
    """What the sentence of an event can mention."""
    match event:
        case StartsFirst():
            return {"seat": words.name(event.seat)}
        case RoundBegan():
            return {"number": event.number}
        case TurnBegan():
            return {"seat": words.name(event.seat), "turn": event.turn}
        case DiceRolled():
            return {"side": words.name(event.side), "dice": words.dice(event.blue, event.yellow)}
        case DieTurned():
            die = words.die(event.colour, event.before)
            return {"seat": words.name(event.seat), "die": die, "after": event.after}
        case CellBuilt():
            built: Mentions = {"building": words.building(event.kind), "cell": words.cell(event.cell)}
            return built | {"seat": words.name(event.seat), "coins": event.coins}
        case DummyBuilt():
            return {"side": words.name(event.side), "building": words.building(event.kind)}
        case KindCompleted():
            return {"side": words.name(event.side), "buildings": words.buildings(event.kind)}
        case CoinsEarned():
            missed = event.pairings - event.coins
            return {"seat": words.name(event.seat), "coins": event.coins, "missed": missed}
        case DiceKept():
            return {"seat": words.name(event.seat), "dice": words.pair(event.blue, event.yellow)}
        case DicePassed():
            dice = words.pair(event.blue, event.yellow)
            return {"seat": words.name(event.seat), "receiver": words.name(event.receiver), "dice": dice}
    return {}


def _detail(key: str, value: str, words: SheetWording) -> str:
    """What a refusal mentions. Dice are named there as in the notation."""
    match key:
        case "die":
            return words.die(*read_die(value))
        case "dice":
            return words.pair(*read_pair(*value.split()))
        case "cell":
            return words.cell(cell_at(*read_pair(*value.split())))
    return value
