"""Options that cannot be pointed at on the board, as a list: the ways to pay above all."""

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from sabika.rules.core.action import Action
from sabika.rules.core.money import value_of
from sabika.rules.core.paying import Pay
from sabika.terminal.palette import CURRENCY_STYLES, Palette
from sabika.terminal.scene import Scene


class Choices(OptionList):
    """The exact payment comes first and is marked; the others say what is lost."""

    actions: list[Action]

    def show(self, scene: Scene, palette: Palette) -> None:
        """Offer what the scene's choice lists."""
        choice = scene.choice
        listed = choice.listed() if choice else []
        self.border_title = scene.narrator.texts.say("panel-choices")
        if getattr(self, "actions", None) == listed and self.option_count:
            return
        self.actions = listed
        self.clear_options()
        self.add_options([Option(self._line(scene, action, palette)) for action in listed])
        self.highlighted = 0 if listed else None

    def _line(self, scene: Scene, action: Action, palette: Palette) -> Text:
        texts = scene.narrator.texts
        if not isinstance(action, Pay):
            return Text(texts.say("choice-pass") if action.verb == "pass" else action.notation(scene.view.pieces))
        price = scene.view.pieces.price[scene.view.yard[action.currency]]
        line = Text(no_wrap=True)
        values = " ".join(str(value_of(money)) for money in reversed(action.cards))
        line.append(f" {values} ", CURRENCY_STYLES[action.currency])
        line.append(f" ={action.total} ", palette.strong)
        if action.total == price:
            line.append(texts.say("pay-exact"), palette.good)
        else:
            line.append(texts.say("pay-over", over=action.total - price), palette.bad)
        return line
