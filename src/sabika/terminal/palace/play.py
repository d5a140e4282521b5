"""Playing a game with palaces."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from sabika.rules.core.events import Event, Scored
from sabika.terminal.palace.choices import Choices
from sabika.terminal.palace.deciding import DecidingScreen
from sabika.terminal.palace.display import Display
from sabika.terminal.palace.end import EndScreen
from sabika.terminal.palace.guide import Guide, Pointing
from sabika.terminal.palace.help import keys_in, turn_in
from sabika.terminal.palace.scene import Fresh, Scene
from sabika.terminal.palace.scoring import ScoringScreen
from sabika.terminal.palace.yard import Yard
from sabika.terminal.screens.reading import HelpScreen
from sabika.terminal.widgets.keybar import KeyBar
from sabika.terminal.widgets.prompt import Prompt


class PlayScreen(DecidingScreen):
    """One game with palaces from wherever it stands to its end."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("v", "modules")]

    def notice(self, events: list[Event]) -> int | None:
        self.fresh = Fresh.of(events)
        return self.fresh.buyer

    def scoring_screen(self, scored: Scored) -> ScoringScreen:
        return ScoringScreen(self.settings, self.table.game, self.narrator, scored.terms, scored.scoring)

    def end_screen(self) -> EndScreen:
        return EndScreen(self.settings, self.table)

    def help_screen(self) -> HelpScreen:
        return HelpScreen(self.settings, turn_in(self.game.setup), keys_in(self.game.setup))

    # Showing

    def scene(self) -> Scene:
        """The moment as the person may see it."""
        view = self.table.shown.view(self.table.seat)
        choice = self.choice
        offers = choice.offers() if choice else {}
        hands = [(self.table.seat, view.hand)]
        considered = 0
        if choice and choice.game.step == "act" and not choice.tile and isinstance(self.focused, Yard):
            considered = view.yard[self.focused.space]
        return Scene(view, self.narrator, hands, self.watched, choice, offers, self.fresh, self.counts(), considered)

    def show(self) -> None:
        scene = self.scene()
        guide = Guide(self.table, scene, self._pointing(), self.objection)
        self.show_board(scene, guide.heading())
        choices = self.query_one(Choices)
        choices.show(scene, self.palette)
        self.set_class(bool(choices.actions), "-choosing")
        self.set_class(scene.choice is not None and scene.choice.tile != 0, "-placing")
        self.query_one(Prompt).show(guide.question(), *guide.detail(), self.palette)
        self.query_one(KeyBar).show(guide.keys_now(), guide.keys_always())

    def _pointing(self) -> Pointing:
        if isinstance(self.focused, Yard):
            return Pointing("yard", self.focused.space)
        if isinstance(self.focused, Display):
            return Pointing("display", self.focused.position)
        return Pointing(self.focused.id or "") if self.focused else Pointing()
