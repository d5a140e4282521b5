"""Options that cannot be pointed at on the board, as a list: the ways to pay, and what modules offer."""

from collections.abc import Iterator

from rich.text import Text
from textual import events
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from sabika.rules.core.action import Action
from sabika.rules.palace.money import MIXING, STORED, currency_of, value_of
from sabika.rules.palace.paying import Payment
from sabika.terminal.palace.scene import Scene
from sabika.terminal.palace.sentences import module_of, sentence, things_of
from sabika.terminal.palace.signs import CURRENCY_STYLES, MIXING_SIGN, STORED_SIGN
from sabika.terminal.palette import Palette

KEYS = 9
"""So many options can be chosen by number."""


class Choices(OptionList):
    """The exact payment comes first and is marked; what modules offer stands under their names."""

    actions: list[Action]
    _drawn: tuple[object, ...] = ()

    def show(self, scene: Scene, palette: Palette) -> None:
        """Offer what the scene's choice lists."""
        choice = scene.choice
        listed = choice.listed() if choice else []
        texts = scene.narrator.texts
        self.border_title = texts.say("panel-choices" if scene.view.step == "pay" else "panel-options")
        drawn = (listed, texts.language, palette, scene.view.step, scene.view.turn)
        if drawn == self._drawn and self.option_count:
            return
        self._drawn = drawn
        self.actions = listed
        self.clear_options()
        self.add_options(list(self._offered(scene, palette)))
        self.highlighted = next((place for place in range(self.option_count) if self._is_action(place)), None)

    def _is_action(self, place: int) -> bool:
        return not self.get_option_at_index(place).disabled

    def _offered(self, scene: Scene, palette: Palette) -> Iterator[Option]:
        """Each action by its number, under the name of its module if there are several."""
        modules = [module_of(action) for action in self.actions]
        for number, action in enumerate(self.actions):
            module = modules[number]
            if module and len(set(modules)) > 1 and (not number or modules[number - 1] != module):
                yield Option(Text(scene.narrator.texts.say(f"module-{module}"), palette.mark), disabled=True)
            line = Text().append(f"{number + 1} " if number < KEYS else "  ", palette.quiet)
            yield Option(line.append_text(self._line(scene, action, palette)), id=str(number))

    def _line(self, scene: Scene, action: Action, palette: Palette) -> Text:
        if isinstance(action, Payment):
            return self._payment(scene, action, palette)
        assert scene.choice is not None
        return Text(sentence(action, scene.choice.game, scene.narrator.words))

    def _payment(self, scene: Scene, action: Payment, palette: Palette) -> Text:
        """What is laid down, its total, and what it means."""
        texts, price = scene.narrator.texts, scene.view.due
        line = Text()
        things = things_of(action)
        for currency, style in enumerate(CURRENCY_STYLES):
            own = [thing for thing in reversed(things) if thing not in MIXING and currency_of(thing) == currency]
            if own:
                values = [f"{STORED_SIGN if thing >= STORED else ''}{value_of(thing)}" for thing in own]
                line.append(f" {' '.join(values)} ", style)
        line.append("".join(f" {MIXING_SIGN}" for thing in things if thing in MIXING), palette.strong)
        line.append(f" ={action.total} ", palette.strong)
        if action.total == price:
            line.append(texts.say("pay-exact" if scene.view.rewarded else "offer-exact"), palette.good)
        else:
            line.append(texts.say("pay-over", over=action.total - price), palette.bad)
        return line

    def chosen(self, option: Option) -> Action:
        """The action behind an option."""
        return self.actions[int(option.id or 0)]

    def on_key(self, event: events.Key) -> None:
        """A number chooses at once."""
        if event.key.isdecimal() and 1 <= int(event.key) <= min(KEYS, len(self.actions)):
            self.highlighted = self.get_option_index(str(int(event.key) - 1))
            self.action_select()
            event.stop()
