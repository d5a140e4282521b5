"""Guides the person: what is asked now, what the current pick would mean, and which keys do something."""

from typing import NamedTuple

from sabika.rules.core.action import Action
from sabika.rules.core.declining import asked_at_once
from sabika.rules.core.errors import Refusal
from sabika.rules.palace.building import Reserve
from sabika.rules.palace.buying import Buy, buy
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import value_of
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.paying import Paying
from sabika.rules.palace.redesign import Remove, Swap
from sabika.rules.palace.turn import STOP
from sabika.rules.palace.turning import Turn, Turning
from sabika.terminal.palace.choice import STOP_KEY, Choice
from sabika.terminal.palace.lengths import length, measured
from sabika.terminal.palace.module import ASIDE_KEY, TURN_KEY, paid_for, terminal_modules
from sabika.terminal.palace.scene import Scene
from sabika.terminal.palace.sentences import is_money, sentence
from sabika.terminal.table import Table
from sabika.terminal.widgets.keybar import Key
from sabika.terminal.widgets.log import short
from sabika.terminal.widgets.prompt import Tone


class Pointing(NamedTuple):
    """The part of the board in focus, and the number of what is pointed at there."""

    part: str = ""
    number: int = 0


class Guide:
    """Speaks about one scene."""

    def __init__(self, table: Table[PalaceGame], scene: Scene, pointing: Pointing, objection: Refusal | None) -> None:
        self.table = table
        self.scene = scene
        self.pointing = pointing
        self.objection = objection
        self.words = scene.narrator.words
        self.say = scene.narrator.texts.say

    def heading(self) -> str:
        """The top line."""
        view = self.scene.view
        if self.table.game.over:
            return self.say("heading-over", turns=view.turn)
        name = self.words.name(view.active)
        if view.edition:
            heading = self.say("heading", turn=view.turn, name=name, edition=view.edition)
        else:
            heading = self.say("heading-game", game=self.say(f"game-{view.game}"), turn=view.turn, name=name)
        return f"{heading} · {self.say('stands-aside')}" if self.table.stands_aside else heading

    # The question

    def question(self) -> str:
        """What is asked now, or who is being waited for."""
        table = self.table
        if table.game.over:
            return self.say("ask-over")
        if table.held is not None and table.held_reveals:
            return self.say("ask-irrevocable", action=sentence(table.held, table.game, self.words))
        if table.held is not None:
            return " ".join(self.scene.narrator.events(table.shown.events))
        name = self.words.name(table.game.asked())
        if not table.mine:
            return self.say("ask-wait", name=name)
        choice = self.scene.choice
        match table.game.step:
            case "place" | "place-leftovers":
                return self._asked_to_place(choice) if choice and choice.tile else ""
            case "act":
                return self._asked_to_act(name)
        asked = (module.question(table.game, self.words) for module in terminal_modules().values())
        return next(filter(None, asked), "") or self._asked_to_pay() or self.say(f"ask-{table.game.step}")

    def _asked_to_place(self, choice: Choice) -> str:
        """Where the tile goes, or with which face it lies in the reserve, or for which currency it is turned."""
        tile = self.words.tile(choice.tile)
        listed = choice.listed()
        if listed:
            match listed[0]:
                case Reserve():
                    return self.say("ask-face", tile=tile)
                case Turn():
                    return self.say("ask-currency", tile=tile)
        return self.say(f"ask-{choice.handling.thing if choice.handling else 'place'}", tile=tile)

    def _asked_to_pay(self) -> str:
        """What is to be paid; nothing in any other step."""
        game = self.table.game
        step = game.agenda[-1]
        if not isinstance(step, Paying):
            return ""
        money = self.words.money(step.currency(game), step.price(game))
        if isinstance(step, Turning):
            face = self.words.tile_label(game.pieces.other_face[step.tile])
            question = "ask-turning-card" if step.by_card(game) else "ask-turning"
            return self.say(question, tile=self.words.tile_label(step.tile), face=face, money=money)
        return self.say("ask-pay", tile=paid_for(step, game, self.words), money=money)

    def _asked_to_act(self, name: str) -> str:
        view, table, choice = self.scene.view, self.table, self.scene.choice
        if choice and choice.tile:
            return self.say("ask-redesign", tile=self.words.tile(choice.tile))
        listed = choice.listed() if choice else []
        if listed and all(isinstance(action, Buy) for action in listed) and choice and listed != choice.more():
            places = {action.space for action in listed if isinstance(action, Buy)}
            if len(places) > 1:
                return self.say("ask-which", space=min(places) + 1)
            return self.say("ask-way", tile=self.words.tile_label(view.yard[places.pop()]))
        if choice and choice.must_stop:
            return self.say("ask-stop", name=name)
        if listed and listed[0].verb != "pass":
            return self.say("ask-more", name=name)
        if choice and choice.can_stop:
            return self.say("ask-another-or-stop", name=name)
        another = bool(view.players[table.seat].beside)
        return self.say("ask-another" if another else "ask-act", name=name)

    # The detail

    def detail(self) -> tuple[str, Tone]:
        """What the current pick would mean, or why it is not possible, or what happened last."""
        told = short(self.table.story)
        if self.objection:
            return self.scene.narrator.refusal(self.objection), Tone.BAD
        if self.table.held is not None:
            return self.say("hint-irrevocable" if self.table.held_reveals else "ask-end-turn"), Tone.GOOD
        if self.scene.choice is None:
            return self.scene.narrator.event(told[-1]) if told else "", Tone.QUIET
        meaning = self._meaning(self.scene.choice)
        if isinstance(meaning, str):
            return meaning, Tone.GOOD
        # Looking around in the yard is not a mistake; a tile shown where it does not fit would be.
        return self.scene.narrator.refusal(meaning), Tone.QUIET if self.pointing.part == "yard" else Tone.BAD

    def _meaning(self, choice: Choice) -> str | Refusal:
        if choice.game.step == "pay" and not isinstance(choice.game.agenda[-1], Turning):
            return self.say("hint-pay")
        if choice.listed():
            return self.say(self._list_hint(choice))
        if choice.money:
            return self._money(choice)
        match self.pointing.part:
            case "yard" if choice.game.step == "act":
                return self._offer(choice, self.pointing.number)
            case "display" if choice.game.step == "act":
                return self.say("hint-display")
            case "palace":
                return self._cell(choice)
            case "loose" if choice.game.step == "act":
                return self.say("hint-reserve")
        return ""

    def _list_hint(self, choice: Choice) -> str:
        if choice.can_decline:
            return "hint-list-decline"
        return "hint-list-back" if choice.is_open or self.table.can_take_back else "hint-list"

    def _money(self, choice: Choice) -> str | Refusal:
        action = choice.take()
        refusal = choice.game.why_not(action) if action else None
        cards = [choice.game.display[position] for position in choice.money]
        values = " + ".join(str(value_of(card)) if is_money(card) else self.words.card_label(card) for card in cards)
        return refusal or self.say("hint-money", values=values, total=choice.money_total, count=len(choice.money))

    def _offer(self, choice: Choice, space: int) -> str | Refusal:
        tile = choice.game.yard[space]
        refusal = choice.game.why_not(buy(space))
        if refusal:
            return self.say("hint-more") if choice.ways(space) else refusal
        return self.say("hint-offer", tile=self.words.tile_in_full(tile), over=self.scene.offers.get(space, 0))

    def _cell(self, choice: Choice) -> str | Refusal:
        if self.scene.watched != choice.seat:
            return self.say("hint-watching")
        if choice.tile and not choice.cells():
            return self.say(f"hint-{choice.handling.thing}-nowhere" if choice.handling else "hint-no-cell")
        action = choice.at_cursor()
        if choice.tile == 0 and choice.cursor == (0, 0):
            return self.say("hint-palace")
        return choice.game.why_not(action) or self._outcome(choice, action)

    def _outcome(self, choice: Choice, action: Action) -> str:
        wall = self._lengths(choice.palace, choice.palace_after(action))
        if isinstance(action, Remove | Swap):
            message = "hint-swap" if isinstance(action, Swap) else "hint-remove"
            return self.say(message, old=self.words.tile_label(choice.palace.at(action.cell)), wall=wall)
        return self.say(f"hint-{choice.handling.thing if choice.handling else 'build'}", wall=wall)

    def _lengths(self, before: Palace, after: Palace) -> str:
        """What becomes of wall, moat and border: those that change, or else the first."""
        lengths = [(what, length(before, what), length(after, what)) for what in measured(before.pieces)]
        told = [change for change in lengths if change[1] != change[2]] or lengths[:1]
        return ", ".join(self.say(f"hint-{what}", before=old, after=new) for what, old, new in told)

    # The keys

    def keys_now(self) -> list[Key]:
        """The keys of this decision."""
        choice = self.scene.choice
        if self.table.held is not None:
            end = "go-on" if self.table.held_reveals else "end-turn"
            return [self._key("⏎", end, "end_turn"), self._key("u", "take-back", "take_back")]
        if choice is None:
            waits = [self._key("␣", "skip", "skip"), self._key("+ -", "pause", "pause(1)"), *self._aside()]
            return [] if self.table.game.over else waits
        keys = [self._key("⏎", "choose", "enter")]
        match choice.game.step:
            case "act" if choice.tile:
                keys += [self._key("n", "next-cell", "next_cell(1)"), self._key("esc", "back", "step_back")]
            case "act" | "place" if choice.is_open:
                keys.append(self._key("esc", "back", "step_back"))
            case "act":
                keys += [
                    self._key("1-4", "buy", "focus_part('yard')"),
                    self._key("5-8", "take", "focus_part('display')"),
                    self._key("d", "redesign", "redesign"),
                ]
                if any(option is not STOP for option in choice.more()):
                    keys.append(self._key("m", "more", "more"))
            case "place" | "place-leftovers" if choice.handling:
                keys += [
                    self._key("n", "next-cell", "next_cell(1)"),
                    self._key(TURN_KEY, f"turn-{choice.handling.thing}", "turn_over"),
                    self._key("x", choice.handling.away_key, "reserve"),
                ]
            case "place" | "place-leftovers":
                keys += [self._key("n", "next-cell", "next_cell(1)"), self._key("x", "reserve", "reserve")]
                if choice.turns():
                    keys.append(self._key(TURN_KEY, "turn-over", "turn_over"))
                for gesture in choice.gestures():
                    keys.append(self._key(gesture.key, gesture.message, f"gesture('{gesture.key}')"))
            case _ if self.table.can_take_back and not choice.can_decline:
                keys.append(self._key("esc", "back", "step_back"))
        if choice.can_stop and not choice.tile:
            keys.append(self._key(STOP_KEY, "stop", "stop"))
        if choice.can_decline:
            keys.append(self._key("esc", "decline", "step_back"))
        if asked_at_once(choice.game):
            keys += self._aside()
        if self.table.can_take_back and choice.game.step != "pay":
            keys.append(self._key("u", "take-back", "take_back"))
        return keys

    def _aside(self) -> list[Key]:
        """The key that lets all that is done out of turn pass, or takes that back; none where nobody acts so (V2)."""
        if not self.table.game.acts_out_of_turn():
            return []
        message = "ask-again" if self.table.stands_aside else "stand-aside"
        return [self._key(ASIDE_KEY, message, "stand_aside")]

    def keys_always(self) -> list[Key]:
        """The keys that always do something."""
        return [
            self._key("p", "watch", "watch_next"),
            # There is no room for both at 80 columns; the help tells both.
            self._key("v", "modules", "modules") if self.scene.view.modules else self._key("z", "large", "large"),
            self._key("s", "score-now", "score_now"),
            self._key("l", "log", "log"),
            self._key("r", "rules", "rules"),
            self._key("?", "help", "help"),
            self._key("q", "quit", "quit"),
        ]

    def _key(self, label: str, message: str, action: str) -> Key:
        return Key(label, self.say(f"key-{message}"), action)
