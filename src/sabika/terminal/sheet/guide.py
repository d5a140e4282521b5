"""Guides the person through Roll & Write: what is asked, what the cell or die pointed at means, which keys do it."""

from sabika.rules.core.errors import Refusal
from sabika.rules.sheet.building import SECOND_BUILDING
from sabika.rules.sheet.coins import to_earn
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.sheet import SIDE
from sabika.terminal.sheet.choice import SheetChoice
from sabika.terminal.sheet.scene import SheetScene
from sabika.terminal.table import Table
from sabika.terminal.widgets.keybar import Key
from sabika.terminal.widgets.log import short
from sabika.terminal.widgets.prompt import Tone


class SheetGuide:
    """Speaks about one scene."""

    def __init__(self, table: Table[SheetGame], scene: SheetScene, at_dice: bool, objection: Refusal | None) -> None:
        self.table = table
        self.scene = scene
        self.at_dice = at_dice
        """Whether the dice are in focus."""
        self.objection = objection
        self.narrator = scene.narrator
        self.say = scene.narrator.texts.say

    def heading(self) -> str:
        """The top line."""
        view = self.scene.view
        if self.table.game.over:
            return self.say("heading-sheet-over", game=self.say(f"game-{view.game}"), rounds=view.rounds)
        name = self.narrator.words.name(view.active)
        round = self.narrator.words.round(view.round, view.rounds)
        return self.say("heading-sheet", game=self.say(f"game-{view.game}"), round=round, name=name)

    # The question

    def question(self) -> str:
        """What is asked now, or who is being waited for."""
        table = self.table
        if table.game.over:
            return self.say("ask-over")
        if table.held is not None:
            told = self.narrator.events(table.shown.events)
            return " ".join(told) or self.say("ask-irrevocable", action=self.narrator.action(table.held, table.game))
        if not table.mine:
            return self.say("ask-wait", name=self.narrator.words.name(table.game.asked()))
        return self.narrator.question(table.game)

    def detail(self) -> tuple[str, Tone]:
        """What the current pick would mean, or why it is not possible, or what happened last."""
        if self.objection:
            return self.narrator.refusal(self.objection), Tone.BAD
        if self.table.held is not None:
            return self.say("ask-end-turn" if self.table.game.step == "keep" else "hint-roll"), Tone.GOOD
        choice = self.scene.choice
        if choice is None:
            told = short(self.table.story)
            return self.narrator.event(told[-1]) if told else "", Tone.QUIET
        if self.scene.own_choice is None:
            return self.say("hint-watching-sheet"), Tone.QUIET
        if self.at_dice and choice.step == "act":
            no_more = choice.can_turn and not self.scene.view.left_to_turn
            return self.say("hint-dice-turned" if no_more else "hint-dice"), Tone.QUIET
        return self._meaning(choice)

    def _meaning(self, choice: SheetChoice) -> tuple[str, Tone]:
        """What choosing the cell of the cursor means."""
        game, action = choice.game, choice.at_cursor()
        if choice.cursor not in choice.cells():
            refusal = game.why_not(action)
            assert refusal is not None
            # Looking around on the sheet is not a mistake.
            return self.narrator.refusal(refusal), Tone.QUIET
        if choice.step == "keep":
            return f"{self.narrator.action(action, game)}.", Tone.GOOD
        return self._outcome(choice), Tone.GOOD

    def _outcome(self, choice: SheetChoice) -> str:
        """How far the kind, the row and the column would be after building."""
        game, cell = choice.game, choice.cursor
        kind, built = game.sheet.kind[cell], [*game.players[choice.seat].cells(), cell]
        return self.say(
            "hint-cell",
            action=self.narrator.action(choice.at_cursor(), game),
            kind=self.scene.kind_name(kind),
            number=game.number(choice.seat, kind) + 1,
            size=game.sheet.size(kind),
            row=sum(own // SIDE == cell // SIDE for own in built),
            column=sum(own % SIDE == cell % SIDE for own in built),
        )

    # The keys

    def keys_now(self) -> list[Key]:
        """The keys of this decision."""
        choice = self.scene.choice
        if self.table.held is not None:
            end = "end-turn" if self.table.game.step == "keep" else "roll"
            return [self._key("⏎", end, "end_turn"), self._key("u", "take-back", "take_back")]
        if choice is None:
            if self.table.game.over:
                return []
            return [self._key("␣", "skip", "skip"), self._key("+ -", "pause", "pause(1)")]
        keys = self._keys_of(choice)
        if self.table.can_take_back:
            keys.append(self._key("u", "take-back", "take_back"))
        return keys

    def _keys_of(self, choice: SheetChoice) -> list[Key]:
        if choice.step == "build-again":
            again = self.say("key-build-again", coins=SECOND_BUILDING)
            return [Key("⏎", again, "enter"), self._key("esc", "nothing-more", "step_back")]
        if choice.step == "keep":
            next_pair = self._key("n", "next-pair", "next_cell(1)")
            return [self._key("⏎", "keep", "enter"), self._numbers(choice), next_pair]
        keys = []
        if choice.cells():
            next_cell = self._key("n", "next-cell", "next_cell(1)")
            keys = [self._key("⏎", "build", "enter"), self._numbers(choice), next_cell]
        keys.append(Key("e", self.say("key-earn", coins=to_earn(choice.game)[1]), "earn"))
        if choice.can_turn and self.at_dice:
            keys.append(self._key("⇥", "sheet", "focus_part('paper')"))
        elif choice.can_turn:
            keys.append(self._key("d", "dice", "focus_part('dice')"))
        return keys

    def _numbers(self, choice: SheetChoice) -> Key:
        """The cells that can be chosen by number."""
        last = len(choice.named())
        return self._key(f"1-{last}" if last > 1 else "1", "cell", "next_cell(1)")

    def keys_always(self) -> list[Key]:
        """The keys that always do something."""
        others = [self._key("p", "watch-sheet", "watch_next")] if self.scene.seats > 1 else []
        return [
            *others,
            self._key("s", "score-now", "score_now"),
            self._key("l", "log", "log"),
            self._key("r", "rules", "rules"),
            self._key("?", "help", "help"),
            self._key("q", "quit", "quit"),
        ]

    def _key(self, label: str, message: str, action: str) -> Key:
        return Key(label, self.say(f"key-{message}"), action)
