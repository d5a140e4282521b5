"""The scorepad as a dialogue: set up, write down scorings, correct them, look at the points."""

from pathlib import Path

from rich.console import Console
from rich.text import Text

from sabika.cli.score.entering import Entering, EnteringSheet
from sabika.cli.score.palace import EnteringPalace
from sabika.cli.score.questions import Asking, Over
from sabika.cli.score.saves import kept_pads, new_path, read_pad, write_pad
from sabika.cli.score.shown import history_table, show_pad, show_points, show_refusals, show_steps, terms_table
from sabika.i18n import Texts, Words
from sabika.library import GAMES, Kind
from sabika.record.file import write_whole
from sabika.rules.core.errors import BadInput
from sabika.scorepad.boards import board_of
from sabika.scorepad.export import as_csv, as_text, played
from sabika.scorepad.pad import Completed, Pad, PadPlayer, Round
from sabika.scorepad.palace.board import PalaceBoard
from sabika.scorepad.palace.entries import Numbers
from sabika.scorepad.said import PadRefused
from sabika.scorepad.scoring import score
from sabika.scorepad.telling import PadTeller
from sabika.terminal.saves import shown_path


class Dialogue:
    """One pad from the first question to the last. It is kept after every answer that changes it."""

    def __init__(self, texts: Texts, console: Console, asking: Asking | None = None) -> None:
        self.texts = texts
        self.console = console
        self.asking = asking or Asking(texts, console)
        self.past: list[Pad] = []
        self.path = Path()

    def run(self, file: Path | None) -> None:
        """Begin with a file, or with the question what to begin with."""
        try:
            pad = self._opened(file) if file else self._first()
            if pad:
                self._go_on(pad)
        except (Over, KeyboardInterrupt):
            self.console.print()
        if self.path.name and self.past:
            self.asking.say("pad-saved", path=shown_path(self.path))

    def _opened(self, file: Path) -> Pad:
        pad = read_pad(file)
        self.path = file
        self.past = [pad]
        return pad

    def _first(self) -> Pad | None:
        unfinished = [kept for kept in kept_pads() if not kept.scored.over][-3:]
        options = [self.texts.say("pad-menu-new")]
        for kept in unfinished:
            names = ", ".join(player.name for player in kept.pad.players)
            options.append(self.texts.say("pad-menu-resume", game=played(kept.pad, self.texts), names=names))
        options += [self.texts.say("pad-menu-history"), self.texts.say("pad-menu-leave")]
        while True:
            chosen = self.asking.choice(self.texts.say("pad-ask-choice"), options)
            if chosen == 0:
                return self._new()
            if chosen <= len(unfinished):
                return self._opened(unfinished[chosen - 1].path)
            if chosen == len(options) - 1:
                return None
            self.console.print(history_table(kept_pads(), self.texts))

    # A new pad

    def _new(self) -> Pad:
        kinds = list(GAMES.values())
        titles = [self.texts.say(f"game-{kind.name}") for kind in kinds]
        kind = kinds[self.asking.choice(self.texts.say("pad-ask-game"), titles)]
        edition = ""
        if len(kind.editions) > 1:
            editions = [self.texts.say(f"start-edition-{edition}") for edition in kind.editions]
            edition = kind.editions[self.asking.choice(self.texts.say("start-edition"), editions)]
        modules = self._modules(kind)
        least, most = kind.players[0], kind.players[-1]
        number = self.asking.number(self.texts.say("pad-ask-players"), least, most, max(least, 3))
        players = [PadPlayer(self._name(seat), seat) for seat in range(number)]
        ages = self._ages(players) if kind.by_age else []
        options = self._options(kind, number)
        pad = Pad(
            game=kind.name, edition=edition, modules=modules, options=options, players=players, youngest_first=ages
        )
        teller = self._teller(pad)
        self.path = new_path()
        self._keep(pad)
        show_steps(teller, self.console)
        return pad

    def _modules(self, kind: Kind) -> list[str]:
        if not kind.modules:
            return []
        titles = [self.texts.say(f"module-{name}") for name in kind.modules]
        return [kind.modules[index] for index in self.asking.several(self.texts.say("pad-ask-modules"), titles)]

    def _ages(self, players: list[PadPlayer]) -> list[int]:
        """Who is the youngest, and who comes next, as far as anybody says it (A8)."""
        return self.asking.in_order(self.texts.say("pad-ask-youngest"), [player.name for player in players])

    def _name(self, seat: int) -> str:
        name = self.asking.line(self.texts.say("pad-ask-name", number=seat + 1))
        harmless = "".join(letter for letter in name if letter.isprintable())[:40].strip()
        return harmless or self.texts.say("pad-player", number=seat + 1)

    def _options(self, kind: Kind, players: int) -> dict[str, str]:
        found: dict[str, str] = {}
        for name, values in kind.scored_for(players).items():
            meanings = [Words(self.texts, ()).choice(name, value) for value in values]
            value = values[self.asking.choice(self.texts.say(f"option-{name}"), meanings)]
            if value:
                found[name] = value
        return found

    # The menu

    def _go_on(self, pad: Pad) -> None:
        while True:
            scored, teller = score(pad), self._teller(pad)
            show_refusals(scored, None, teller, self.console)
            show_points(scored, teller, self.console)
            after = self._chosen(pad, scored.next, teller)
            if after is None:
                return
            pad = after

    def _chosen(self, pad: Pad, scoring: int | None, teller: PadTeller) -> Pad | None:
        """The pad after one item of the menu; none to leave."""
        scorings = [] if scoring is None else [own for own in teller.board.scorings if own >= scoring]
        menu = [self.texts.say("pad-menu-score", scoring=teller.scoring(own)) for own in scorings]
        others = ["terms", "setup", "csv", "text", "leave"]
        if pad.rounds:
            others = ["correct", *others]
        if len(self.past) > 1:
            others = ["undo", *others]
        menu += [self.texts.say(f"pad-menu-{name}") for name in others]
        chosen = self.asking.choice(self.texts.say("pad-ask-choice"), menu)
        if chosen < len(scorings):
            return self._write_down(pad.with_round(Round(scoring=scorings[chosen])), len(pad.rounds), pad)
        match others[chosen - len(scorings)]:
            case "undo":
                self.past.pop()
                return self._keep(self.past.pop())
            case "correct":
                rounds = [teller.scoring(round.scoring) for round in pad.rounds]
                index = self.asking.choice(self.texts.say("pad-ask-round"), rounds, len(rounds) - 1)
                return self._write_down(pad, index, pad)
            case "terms":
                self.console.print(terms_table(score(pad), teller))
                show_pad(pad, self.texts, self.console)
            case "setup":
                show_steps(teller, self.console)
            case "csv":
                self._write_csv(pad)
            case "text":
                self.console.print(Text(as_text(pad, self.texts)))
            case _:
                return None
        return pad

    def _keep(self, pad: Pad) -> Pad:
        write_pad(self.path, pad)
        self.past.append(pad)
        return pad

    def _teller(self, pad: Pad) -> PadTeller:
        return PadTeller(self.texts, board_of(pad), pad)

    def _write_csv(self, pad: Pad) -> None:
        name = self.asking.line(self.texts.say("pad-ask-csv"))
        if not name:
            return
        try:
            write_whole(Path(name).expanduser(), as_csv(pad, self.texts).encode(), overwrite=False)
            self.asking.say("pad-written", path=name)
        except BadInput as error:
            self.console.print(Text(str(error), "red"))

    # A scoring

    def _write_down(self, pad: Pad, index: int, before: Pad) -> Pad:
        """Ask for all entries of a scoring, until they can be. Giving up leaves the pad as it was."""
        board = board_of(pad)
        sides = [*range(board.sides)]
        while True:
            if pad.rounds[index].scoring == board.again:
                pad, sides = self._with_completed(pad, index), []
            for side in sides:
                pad = self._enter(pad, index, side)
            refusals = [refusal for refusal in score(pad).refusals if refusal.round == index]
            if not refusals:
                return self._keep(pad)
            show_refusals(score(pad), index, self._teller(pad), self.console)
            if ties := [refusal for refusal in refusals if refusal.reason == "tie"]:
                pad, sides = self._break(pad, ties), []
                continue
            names = [self._teller(pad).name(side) for side in range(board.sides)]
            question = self.texts.say("pad-ask-again")
            chosen = self.asking.choice(question, [*names, self.texts.say("pad-menu-give-up")], refusals[0].side or 0)
            if chosen == board.sides:
                return before
            sides = [chosen]

    def _enter(self, pad: Pad, index: int, side: int) -> Pad:
        """The entry of one side; what cannot be in itself is asked for again at once."""
        while True:
            self.console.print(Text(self._teller(pad).name(side), "bold"))
            pad = pad.with_entry(index, side, self._entering(pad, index, side).entry())
            scored = score(pad)
            own = [refusal for refusal in scored.refusals if refusal.round == index and refusal.side == side]
            if not own or all(refusal.reason == "tie" for refusal in own):
                return pad
            show_refusals(scored, index, self._teller(pad), self.console)

    def _entering(self, pad: Pad, index: int, side: int) -> Entering:
        board = board_of(pad)
        if isinstance(board, PalaceBoard):
            return EnteringPalace(self.asking, board, pad, index, side)
        return EnteringSheet(self.asking, board, pad, index, side)

    def _break(self, pad: Pad, ties: list[PadRefused]) -> Pad:
        """Ask for the highest prices where there is a tie (G11)."""
        for tie in ties:
            assert tie.round is not None
            assert tie.side is not None
            entry = pad.rounds[tie.round].entries[tie.side]
            entering = self._entering(pad, tie.round, tie.side)
            if isinstance(entry, Numbers) and isinstance(entering, EnteringPalace):
                kind = tie.field.partition(".")[2]
                pad = pad.with_entry(tie.round, tie.side, entering.best_price(entry, kind))
        return pad

    def _with_completed(self, pad: Pad, index: int) -> Pad:
        """Who has completed which kind in this round (R10)."""
        found: list[Completed] = []
        teller = self._teller(pad)
        board = teller.board
        sides = [teller.name(side) for side in range(board.sides)]
        kinds = [teller.field(kind) for kind in board.kinds]
        while True:
            more = [*sides, self.texts.say("pad-no-more")] if found else sides
            side = self.asking.choice(self.texts.say("pad-ask-side"), more, len(sides) if found else 0)
            if side == len(sides):
                return pad.with_completed(index, found)
            kind = self.asking.choice(self.texts.say("pad-ask-kind"), kinds)
            found.append(Completed(side, board.kinds[kind]))
