"""The first screen: which game to play, with whom, in which language. Enter starts at once."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, Static

from sabika.bots import bot_named
from sabika.bots.ladder import called, how_it_plays, rung
from sabika.i18n import LANGUAGES, Texts, Words
from sabika.library import GAMES
from sabika.rules.games import roll_and_write
from sabika.terminal.palace.ages import AgesPicker
from sabika.terminal.palace.modules import ModulePicker
from sabika.terminal.palette import KIND_SIGNS, KIND_STYLES
from sabika.terminal.screens.base import FullScreen
from sabika.terminal.settings import DEFAULT_BOT, LONGEST_NAME, bot_choices, is_name
from sabika.terminal.widgets.keybar import Key, KeyBar

SKYLINE = (
    "     ▟▙            ▗▄▄▄▖          ▟▙     ",
    "    ▗██▖  ▗▄▄▄▄▄▄▄▄▟███▙▄▄▄▄▄▄▄▄▖ ██     ",
    " ▄▄▄████▄▄▟█∩█∩█∩█▌ ∩ ∩ ▐█∩█∩█∩█▙▄██▄▄▄ ",
    " ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ ",
)
MOST_PLAYERS = max(game.players[-1] for game in GAMES.values())
OPTIONS = sorted({name for game in GAMES.values() for name in game.options})
"""What can be chosen in any of the games."""


class Line(Widget, can_focus=True):
    """A label and a value; left, right, Space or a click change it."""

    label = ""

    def told(self) -> str:
        """The value in words."""
        raise NotImplementedError

    def change(self, step: int) -> None:
        raise NotImplementedError

    def render(self) -> Text:
        line = Text(f"{'▶' if self.has_focus else ' '} {self.label:<16} ", no_wrap=True)
        return line.append(f"‹ {self.told()} ›", "bold reverse" if self.has_focus else "bold")

    def on_key(self, event: events.Key) -> None:
        if event.key in ("left", "right", "space"):
            self.change(-1 if event.key == "left" else 1)
            event.stop()

    def on_click(self) -> None:
        self.change(1)


class Pick(Line):
    """One of several values."""

    class Changed(Message):
        """Another value was picked."""

    def __init__(self, values: Sequence[str], value: str, *, id: str) -> None:
        super().__init__(id=id)
        self.values = list(values)
        self.value = value
        self.name_of: Callable[[str], str] = str

    def told(self) -> str:
        return self.name_of(self.value)

    def offer(self, values: Sequence[str]) -> None:
        """Let choose among these values; if the present one is none of them, the first is picked."""
        self.values = list(values)
        if values and self.value not in values:
            self.value = values[0]

    def change(self, step: int) -> None:
        """Go to the next value, or back."""
        self.value = self.values[(self.values.index(self.value) + step) % len(self.values)]
        self.refresh()
        self.post_message(self.Changed())


class ScreenLine(Line):
    """What is chosen on a screen of its own."""

    class Opened(Message):
        """It is to be chosen."""

        def __init__(self, line: "ScreenLine") -> None:
            super().__init__()
            self.line = line

        @property
        def control(self) -> "ScreenLine":
            return self.line

    value = ""

    def told(self) -> str:
        return self.value

    def change(self, step: int) -> None:
        self.post_message(self.Opened(self))


class StartScreen(FullScreen[bool]):
    """Answers whether to play; the settings are changed in place."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", priority=True),
        Binding("up", "app.focus_previous", priority=True),
        Binding("down", "app.focus_next", priority=True),
        Binding("escape", "leave"),
        Binding("q", "leave"),
        Binding("t", "app.switch_light"),
    ]

    def board(self) -> Iterable[Widget]:
        settings = self.settings
        with Vertical(id="start"):
            yield Static(id="title")
            yield Static(id="motto")
            yield Pick(list(GAMES), settings.game, id="game")
            yield Pick([], str(settings.players), id="players")
            for seat in range(1, MOST_PLAYERS):
                yield Pick([], settings.bot_of(seat), id=f"bot-{seat}")
            yield Pick([], settings.edition, id="edition")
            for name in OPTIONS:
                yield Pick([], settings.options.get(name, ""), id=name)
            yield ScreenLine(id="modules")
            yield ScreenLine(id="ages")
            yield Pick(LANGUAGES, settings.language, id="language")
            with Horizontal(id="name-line"):
                yield Static(id="name-label")
                yield Input(settings.name, max_length=LONGEST_NAME, id="name", compact=True)
            yield Static(id="blurb")
            yield KeyBar(id="start-keys")

    def on_mount(self) -> None:
        self.show()
        self.query_one("#game", Pick).focus()

    def _pick(self, name: str) -> Pick:
        return self.query_one(f"#{name}", Pick)

    # Showing

    def show(self) -> None:
        """Everything in the language chosen, and what can be chosen in the game chosen."""
        self._show_picks()
        settings = self.settings
        modules, ages = settings.modules, [settings.names[seat] for seat in settings.youngest_first]
        count = self.say("start-modules-count", count=len(modules), all=len(settings.kind.modules))
        self._show_line("modules", count, bool(settings.kind.modules))
        self._show_line("ages", ", ".join(ages) or self.say("ages-unknown"), settings.kind.by_age)
        self.query_one("#title", Static).update(self._title())
        motto = "start-motto-sheet" if settings.game == roll_and_write.NAME else "start-motto"
        self.query_one("#motto", Static).update(self.say(motto))
        self.query_one("#name-label", Static).update(f"  {self.say('start-name'):<16} ")
        self.query_one("#blurb", Static).update(self._blurb())
        self.query_one(KeyBar).show(
            [
                Key("⏎", self.say("key-start"), "start"),
                Key("← → ↑ ↓", self.say("key-change"), "change"),
                Key("esc", self.say("key-leave"), "leave"),
            ]
        )

    def _show_line(self, name: str, value: str, there: bool) -> None:
        line = self.query_one(f"#{name}", ScreenLine)
        line.label, line.value, line.display = self.say(f"start-{name}"), value, there
        line.refresh()

    def _show_picks(self) -> None:
        settings, kind = self.settings, self.settings.kind
        self._pick("players").offer([str(number) for number in kind.players])
        self._pick("edition").offer([edition for edition in kind.editions if edition])
        for name in OPTIONS:
            self._pick(name).offer(settings.choices(name))
            self._pick(name).name_of = partial(Words(settings.texts, ()).choice, name)
        for seat in range(1, MOST_PLAYERS):
            self._pick(f"bot-{seat}").offer(bot_choices(settings.game))
            self._pick(f"bot-{seat}").name_of = self._bot
        for pick in self.query(Pick):
            name, _, number = (pick.id or "").partition("-")
            pick.label = self.say(f"start-{name}", number=number)
            pick.display = int(number) < settings.players if number else bool(pick.values)
            if name in OPTIONS:
                pick.display = len(pick.values) > 1
            pick.refresh()
        self._pick("game").name_of = lambda game: self.say(f"game-{game}")
        self._pick("edition").name_of = lambda edition: self.say(f"start-edition-{edition}")
        self._pick("language").name_of = lambda language: Texts(language).say("language-name")

    def _title(self) -> Text:
        title = Text(justify="center")
        for line in SKYLINE:
            title.append(f"{line}\n", self.palette.wall)
        title.append("S A B I K A\n", "bold")
        for kind in self.settings.kind.pieces().kinds:
            title.append(f" {KIND_SIGNS[kind]} ", KIND_STYLES[kind])
            title.append(" ")
        return title

    def _blurb(self) -> str:
        """About the game, the ages or the bot pointed at, or the modules chosen."""
        focused = self.focused
        if focused and focused.id == "ages":
            return self.say("ages-blurb")
        if focused and focused.id == "modules" and self.settings.modules:
            return ", ".join(self.say(f"module-{name}") for name in self.settings.modules)
        if isinstance(focused, Pick) and focused.id == "game":
            return self.say(f"game-{self.settings.game}.blurb").splitlines()[0]
        if isinstance(focused, Pick) and focused.id in OPTIONS:
            return self.say(f"option-{focused.id}.blurb")
        bot = bot_named(self._described_bot(), self.settings.game)
        texts = self.settings.texts
        if rung(bot.name):
            how = how_it_plays(bot, texts)
            return self.say("ladder-described", called=called(bot.name, texts), bot=bot.name, how=how)
        level, blurb = self.say(f"level-{bot.level}"), bot.blurb[self.settings.language]
        return self.say("bot-described", bot=bot.name, level=level, blurb=blurb)

    def _bot(self, name: str) -> str:
        """The rung of the ladder and who stands there, beside what the commands call it."""
        step, short = rung(name), name.partition("@")[0]
        return f"{step}. {self.say(f'ladder-{short}')} · {name}" if step else name

    def _described_bot(self) -> str:
        focused, bots = self.focused, bot_choices(self.settings.game)
        return focused.value if isinstance(focused, Pick) and focused.value in bots else DEFAULT_BOT

    # Choosing

    @on(Pick.Changed)
    def _changed(self) -> None:
        settings = self.settings
        settings.players = int(self._pick("players").value)
        settings.edition = self._pick("edition").value
        settings.options = {name: self._pick(name).value for name in OPTIONS}
        settings.language = self._pick("language").value
        settings.choose_game(self._pick("game").value)
        settings.bots = [self._pick(f"bot-{seat}").value for seat in range(1, settings.players)]
        self.show()

    def on_descendant_focus(self) -> None:
        self.show()

    def action_change(self) -> None:
        if isinstance(self.focused, Line):
            self.focused.change(1)

    @on(ScreenLine.Opened, "#modules")
    def _pick_modules(self) -> None:
        self.app.push_screen(ModulePicker(self.settings), self._modules_picked)

    @on(ScreenLine.Opened, "#ages")
    def _pick_ages(self) -> None:
        self.settings.name = self._typed_name()
        self.app.push_screen(AgesPicker(self.settings), self._ages_picked)

    def _modules_picked(self, modules: tuple[str, ...] | None) -> None:
        if modules is not None:
            self.settings.modules = modules
            self.show()

    def _ages_picked(self, order: tuple[int, ...] | None) -> None:
        if order is not None:
            self.settings.youngest_first = order
            self.show()

    def _typed_name(self) -> str:
        """What was typed, if a person can be called that."""
        name = self.query_one(Input).value.strip()
        return name if is_name(name) else self.settings.name

    def action_start(self) -> None:
        name = self.query_one(Input).value.strip() or self.settings.name
        if is_name(name):
            self.settings.name = name
            self.dismiss(True)
        else:
            self.notify(self.say("start-bad-name", longest=LONGEST_NAME), severity="error")

    def action_leave(self) -> None:
        self.dismiss(False)
