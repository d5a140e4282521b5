"""`sabika analyse`: what the coach thinks of a recorded game, decision by decision."""

import csv
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sabika.arena.analysis import Account, Decision, TurningPoint, accounts, decisions, turning_points
from sabika.bots.asked_for import budget_from
from sabika.bots.planner.coach import Advice, Coach, Mark
from sabika.bots.planner.reasons import Reason
from sabika.cli.games import Language
from sabika.cli.simulate import INTERRUPTED
from sabika.cli.tables import show_table
from sabika.cli.tiles import ComponentFiles
from sabika.i18n import Texts, Wording, choose_language, sentences_of
from sabika.library import load_pieces
from sabika.record import Record, replay
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Game
from sabika.rules.palace.game import PalaceGame

MANY: Final = 6
"""So many options of a single decision are shown."""
SIGNS: Final = {Mark.GOOD: "", Mark.INACCURACY: "?!", Mark.MISTAKE: "?"}
STYLES: Final = {Mark.GOOD: "", Mark.INACCURACY: "yellow", Mark.MISTAKE: "bold red"}
COLUMNS: Final = (
    *("decision", "turn", "seat", "name", "step", "played", "best", "mark"),
    *("chance", "chance_lost", "points", "margin", "margin_lost", "playouts"),
)


def analyse(
    file: Annotated[Path, typer.Argument(help="A recorded game.", metavar="RECORD")],
    seat: Annotated[
        int | None, typer.Option("--seat", "-s", help="Only the decisions of this seat, from 1 on.")
    ] = None,
    budget: Annotated[
        str,
        typer.Option("--budget", "-b", help="For each decision: playouts, such as 200, or seconds, such as 0.2s."),
    ] = "0.2s",
    first: Annotated[int, typer.Option("--from", help="Begin with this decision.")] = 1,
    last: Annotated[
        int | None, typer.Option("--to", help="End with this decision. Left out: the last one.", show_default=False)
    ] = None,
    at: Annotated[
        int | None, typer.Option("--at", help="Explain only this decision, with all that speaks for each option.")
    ] = None,
    language: Language = None,
    components: ComponentFiles = None,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print a table for machines.")] = False,
) -> None:
    """What the coach thinks of a recorded game: what was played, what would have been better, and what that cost. It
    knows no more than the seat did. Ctrl-C keeps what was shown."""
    record = Record.read(file)
    pieces = load_pieces(components, record.game, tuple(record.modules)) if components else None
    game = replay(record, pieces)
    if at is not None:
        first = last = at
    numbers = chosen_numbers(len(game.log), first, last)
    seats = chosen_seats(record, game, seat)
    coach = Coach(budget_from(budget), FEW_AND_NEXT if at is None else MANY)
    telling = Telling(game, [player.name for player in record.players], Texts(choose_language(language)))
    if at is not None:
        telling.explain(game, coach, seats, at)
    elif as_csv:
        in_a_table(game, coach, seats, numbers, telling)
    else:
        telling.walk(game, coach, seats, numbers)


FEW_AND_NEXT: Final = 2
"""The best option, and the one it has to be ahead of."""


def chosen_numbers(played: int, first: int, last: int | None) -> range:
    if not played:
        raise BadInput("Nothing was played in this game yet, so there is nothing to analyse.")
    end = played if last is None else last
    if not 1 <= first <= end <= played:
        raise BadInput(f"The game has {played} decisions. Choose --from, --to and --at from 1 to {played}.")
    return range(first, end + 1)


def chosen_seats(record: Record, game: Game, seat: int | None) -> list[int]:
    """A game that may still go on is not spoiled: nobody is told what bots think."""
    seats = [number for number, player in enumerate(record.players) if game.over or player.bot is None]
    if seat is None:
        return seats
    if seat - 1 not in seats:
        known = ", ".join(str(number + 1) for number in seats) or "none until the game is over"
        raise BadInput(f"Seat {seat} cannot be analysed. Choose --seat out of: {known}.")
    return [seat - 1]


def in_a_table(game: Game, coach: Coach, seats: list[int], numbers: range, telling: "Telling") -> None:
    """Comma-separated, a line as soon as it is known."""
    table = csv.writer(sys.stdout, lineterminator="\n")
    table.writerow(COLUMNS)
    try:
        for then, decision in decisions(game, coach, seats, numbers):
            table.writerow(row_of(then, decision, telling.names[decision.seat]))
            sys.stdout.flush()
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def row_of(then: Game, decision: Decision, name: str) -> list[str]:
    opinion = decision.opinion
    best, played = opinion.options[0], opinion.played
    assert played is not None
    chances = ["", ""] if best.chance is None else [f"{best.chance:.3f}", f"{opinion.chance_lost:.3f}"]
    return [
        *(str(decision.number), str(decision.turn), str(decision.seat + 1), name, then.step),
        *(then.notation(played.action), then.notation(best.action), decision.opinion.mark, *chances),
        *(f"{best.points:.1f}", f"{best.margin:.1f}", f"{opinion.loss:.1f}", str(best.playouts + played.playouts)),
    ]


class Telling:
    """Tells the analysis of a game in one language."""

    def __init__(self, game: Game, names: list[str], texts: Texts) -> None:
        self.names: Final = names
        self.texts: Final = texts
        self.console: Final = Console(highlight=False)
        self.width: Final = max(map(len, names))
        if isinstance(game, PalaceGame):
            self.words: Final = Wording(texts, game.pieces, names)

    # All decisions

    def walk(self, game: Game, coach: Coach, seats: list[int], numbers: range) -> None:
        """A line for each decision as soon as it is known, then what they come to."""
        made: list[Decision] = []
        told: dict[int, str] = {}
        interrupted = False
        try:
            for then, decision in decisions(game, coach, seats, numbers):
                assert decision.opinion.played is not None
                told[decision.number] = self.action(decision.opinion.played.action, then)
                made.append(decision)
                self.line(decision, told[decision.number], self.action(decision.opinion.options[0].action, then))
        except KeyboardInterrupt:
            interrupted = True
        if made:
            self.sum_up(made, told)
        elif not interrupted:
            self.console.print(self.texts.say("coach-nothing"), markup=False)
        if interrupted:
            raise typer.Exit(INTERRUPTED)

    def line(self, decision: Decision, played: str, best: str) -> None:
        chance = "" if decision.chance is None else self.percent(decision.chance)
        place = f"{decision.number:>4} {self.texts.say('coach-turn', turn=decision.turn):>9}  "
        head = Text.assemble(
            (place, "dim"), f"{self.names[decision.seat]:<{self.width}} ", (f"{chance:>6}  ", "cyan"), played
        )
        self.console.print(head, soft_wrap=True)
        if decision.opinion.mark is not Mark.GOOD:
            lost = (
                f"{SIGNS[decision.opinion.mark]:>4} {self.lost(decision)} {self.texts.say('coach-better', action=best)}"
            )
            self.console.print(Text(lost, STYLES[decision.opinion.mark]), soft_wrap=True)

    def sum_up(self, made: list[Decision], told: dict[int, str]) -> None:
        self.console.print()
        show_table(self.console, self.table_of(accounts(made)))
        for account in accounts(made):
            for what, decision in (("best", account.best), ("worst", account.worst)):
                if decision:
                    self.say_of(f"coach-{what}", account.seat, decision, told[decision.number])
        for point in turning_points(made):
            self.turned(point)

    def table_of(self, found: list[Account]) -> Table:
        alone = found[0].chance_lost is None
        table = Table("", box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        for heading in ("decisions", "as-coached", *([] if alone else ["chance-lost"]), "points-lost"):
            table.add_column(self.texts.say(f"coach-heading-{heading}"), justify="right")
        for heading, mark in (("inaccuracies", Mark.INACCURACY), ("mistakes", Mark.MISTAKE)):
            table.add_column(f"{self.texts.say(f'coach-heading-{heading}')} {SIGNS[mark]}", justify="right")
        for account in found:
            chance = [] if account.chance_lost is None else [self.percent(account.chance_lost, 1)]
            table.add_row(
                Text(self.names[account.seat]),
                str(account.decisions),
                self.percent(account.as_coached / account.decisions),
                *chance,
                self.decimal(account.points_lost),
                str(account.inaccuracies),
                str(account.mistakes),
            )
        return table

    def say_of(self, message: str, seat: int, decision: Decision, action: str) -> None:
        said = self.texts.say(
            message, name=self.names[seat], decision=decision.number, turn=decision.turn, action=action
        )
        cost = f" ({self.lost(decision)})" if message == "coach-worst" else ""
        self.console.print(said + cost, markup=False, soft_wrap=True)

    def turned(self, point: TurningPoint) -> None:
        before, after = point.before, point.after
        said = self.texts.say(
            "coach-turned",
            name=self.names[after.seat],
            decision=before.number,
            turn=before.turn,
            before=self.percent(before.chance or 0.0),
            after=self.percent(after.chance or 0.0),
        )
        self.console.print(said, markup=False, soft_wrap=True)

    # One decision

    def explain(self, game: Game, coach: Coach, seats: list[int], number: int) -> None:
        for then, decision in decisions(game, coach, seats, range(number, number + 1)):
            self.options(then, decision)
            return
        raise BadInput(f"In decision {number} nothing was to choose, or another seat decided. Choose another --at.")

    def options(self, then: Game, decision: Decision) -> None:
        name, opinion = self.names[decision.seat], decision.opinion
        title = self.texts.say("coach-decision", name=name, decision=decision.number, turn=decision.turn)
        table = Table("", title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
        alone = decision.chance is None
        for heading in (*([] if alone else ["chance"]), "points", "margin", "playouts"):
            table.add_column(self.texts.say(f"coach-heading-{heading}"), justify="right", no_wrap=True)
        assert opinion.played is not None
        listed = [option.action for option in opinion.options]
        rows = [*opinion.options, *([] if opinion.played.action in listed else [opinion.played])]
        for option in rows:
            table.add_row(self.option(option, then, option.action is opinion.played.action), *self.figures(option))
        show_table(self.console, table)
        if decision.opinion.mark is not Mark.GOOD:
            self.console.print(Text(self.lost(decision), STYLES[decision.opinion.mark]))

    def option(self, option: Advice, then: Game, was_played: bool) -> Text:
        played = f" {self.texts.say('coach-played')}" if was_played else ""
        text = Text.assemble((self.action(option.action, then), "bold"), (played, "cyan"))
        for reason in option.reasons:
            text.append(f"\n  {self.reason(reason)}")
        return text

    def figures(self, option: Advice) -> list[str]:
        chance = [] if option.chance is None else [self.percent(option.chance)]
        return [*chance, f"{option.points:.0f}", f"{option.margin:+.0f}", str(option.playouts)]

    # In words

    def action(self, action: Action, game: Game) -> str:
        return self.texts.tell(sentences_of(game).option(action, game), self.names)

    def reason(self, reason: Reason) -> str:
        tiles = self.words.tiles(reason.tiles) if reason.tiles else ""
        points = f"{reason.points:+d}".replace("-", "−")
        return self.texts.say(f"coach-reason-{reason.what}", points=points, tiles=tiles)

    def lost(self, decision: Decision) -> str:
        points = self.decimal(decision.opinion.loss)
        if decision.chance is None:
            return self.texts.say("coach-lost-points", points=points)
        return self.texts.say("coach-lost", chance=self.percent(decision.opinion.chance_lost), points=points)

    def percent(self, share: float, digits: int = 0) -> str:
        return self.texts.say("coach-percent", number=self.decimal(100 * share, digits))

    def decimal(self, number: float, digits: int = 1) -> str:
        text = f"{number:.{digits}f}"
        return text if self.texts.language == "en" else text.replace(".", ",")
