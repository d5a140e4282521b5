"""`sabika simulate`: let bots play many games and sum up how they went."""

import secrets
from collections.abc import Callable
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from sabika.arena import MatchResult, Plan, Simulation, Summary, summarise
from sabika.arena.crews import Crew
from sabika.arena.summary import SeatSummary, SideSummary, Spread
from sabika.cli.crews import Address, Cluster, Jobs, crew_for
from sabika.cli.games import DEFAULT_GAME, Edition, Options, Records, chosen, other_sides
from sabika.cli.games import Game as WhichGame
from sabika.cli.modules import Modules, listed
from sabika.cli.tables import show_table
from sabika.cli.tiles import ComponentFiles
from sabika.library import game_from, kind_of_game, load_pieces, new_setup
from sabika.rules.core.errors import BadInput

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""
DEFAULT_PLAYERS = 3
Others = list[tuple[str, SideSummary]]
"""Whoever is ranked after the seats, by name."""


class Timing(msgspec.Struct):
    """All that differs from one run to the next."""

    seconds: float
    games_per_second: float
    jobs: int


class Game(msgspec.Struct):
    """One game of the simulation."""

    seed: str
    points: tuple[int, ...]
    winners: list[int]
    """Sides, counted from 1: seats, or dummies that were not beaten (R18)."""
    turns: int
    decisions: int


class Report(msgspec.Struct):
    """What `--json` prints."""

    seed: str
    game: str
    edition: str
    modules: tuple[str, ...]
    options: dict[str, str]
    components: str
    games_asked: int
    interrupted: bool
    summary: Summary | None
    games: list[Game]
    timing: Timing


def simulate(
    game: WhichGame = DEFAULT_GAME,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many. Left out: as many as bots, or 3 for one bot.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="A bot for each seat, such as greedy,random,random; one bot for all.")
    ] = "greedy",
    seed: Annotated[str | None, typer.Option("--seed", "-s", help="Makes the games the same again.")] = None,
    jobs: Jobs = None,
    cluster: Cluster = False,
    address: Address = None,
    edition: Edition = None,
    modules: Modules = "",
    options: Options = None,
    records: Records = None,
    components: ComponentFiles = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document for machines.")] = False,
) -> None:
    """Let bots play many games and sum up how they went. Ctrl-C keeps what is finished."""
    own_modules = listed(modules, game)
    plan = Plan(
        bots=seated(bots, players, game),
        games=games,
        seed=secrets.token_hex(4) if seed is None else seed,
        pieces=load_pieces(components, game, own_modules) if components else None,
        edition=edition,
        modules=own_modules,
        records=records,
        game=game,
        options=chosen(options),
    )
    simulation = Simulation(plan)
    with crew_for(jobs, cluster, address) as crew:
        begun = perf_counter()
        run_with_bar(simulation, crew)
        seconds = perf_counter() - begun
        workers = min(crew.jobs, games)
    results = simulation.results
    timing = Timing(seconds, len(results) / seconds, workers)
    summary = summarise(plan, results) if results else None
    if as_json:
        setup = plan.setup(1)
        report = Report(
            seed=plan.seed,
            game=plan.game,
            edition=setup.edition,
            modules=plan.modules,
            options=dict(setup.options),
            components=game_from(setup, plan.pieces).digest,
            games_asked=plan.games,
            interrupted=simulation.interrupted,
            summary=summary,
            games=[told(result) for result in results],
            timing=timing,
        )
        typer.echo(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        show(plan, summary, timing)
    if simulation.interrupted:
        raise typer.Exit(INTERRUPTED)


def seated(bots: str, players: int | None, game: str) -> tuple[str, ...]:
    """The bot of each seat."""
    names = tuple(name.strip() for name in bots.split(","))
    if len(names) == 1:
        players = DEFAULT_PLAYERS if players is None else players
        kind_of_game(game).check(new_setup(game, players=players, seed=""))
        return names * players
    if players is not None and players != len(names):
        raise BadInput(f"{players} players need {players} bots, or one for all; {len(names)} were given.")
    return names


def told(result: MatchResult) -> Game:
    return Game(result.seed, result.points, [seat + 1 for seat in result.winners], result.turns, result.decisions)


class Rate(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:.1f} games/s" if task.speed else "", "cyan")


def run_with_bar(
    simulation: Simulation, crew: Crew, finished: Callable[[int, MatchResult], None] = lambda number, result: None
) -> None:
    """Run it, with a bar on a terminal."""

    def tell(number: int, result: MatchResult) -> None:
        finished(number, result)
        bar.advance(task)

    console = Console(stderr=True)
    columns = (TextColumn("Simulating"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        done = simulation.plan.games - len(simulation.numbers)
        task = bar.add_task("", total=simulation.plan.games, completed=done)
        simulation.run(crew, tell)


def show(plan: Plan, summary: Summary | None, timing: Timing) -> None:
    """The figures as tables."""
    console = Console(highlight=False)
    if summary is None:
        console.print(f"No game was finished. Seed {plan.seed}.", markup=False)
        return
    others = list(zip(other_sides(plan.game, len(summary.others)), summary.others))
    if not any(side.points.most for _, side in others):
        others = []  # R15: dummies take places, but score nothing
    show_table(console, wins_table(summary, others))
    show_table(console, points_table(summary, others, "points by scoring", lambda side: side.by_scoring))
    show_table(console, sources_table(summary, others))
    of = "" if summary.games == plan.games else f" of {plan.games}"
    chosen_options = [f"{name} {value}" for name, value in plan.setup(1).options]
    lines = [
        f"{summary.games}{of} games of {played(plan)}, seed {plan.seed}",
        *([", ".join(chosen_options)] if chosen_options else []),
        *([f"with {', '.join(plan.modules)}"] if plan.modules else []),
        *([f"rounds {summary.rounds}"] if summary.rounds else []),
        f"turns {ranged(summary.turns)}, decisions {ranged(summary.decisions)}",
        *purchases(summary),
        f"{timing.games_per_second:.1f} games/s, {timing.seconds:.1f} s",
    ]
    for line in lines:
        console.print(line, markup=False, soft_wrap=True)


def played(plan: Plan) -> str:
    """The game and its edition."""
    setup = plan.setup(1)
    edition = [f"edition {setup.edition}"] if setup.edition else []
    return ", ".join([kind_of_game(setup.game).title, *edition])


def wins_table(summary: Summary, others: Others) -> Table:
    """Who won how often, with how many points, and who bought how much, as far as there is that in the game."""
    first = summary.seats[0]
    table = sides_table()
    wins = "wins" if len(summary.seats) > 1 else "beaten"  # R18: a player alone wins against dummies
    headings = [*((wins, "95 %") if first.wins else ()), "points", *(("bought", "exact") if summary.purchases else ())]
    for heading in headings:
        table.add_column(heading, justify="right")
    for seat in summary.seats:
        table.add_row(str(seat.seat), seat.bot, *won(seat), with_margin(seat.side.points), *bought(seat))
    for name, side in others:
        table.add_row("", name, *(("", "") if first.wins else ()), with_margin(side.points))
    return table


def won(seat: SeatSummary) -> list[str]:
    if seat.wins is None:
        return []
    low, high = seat.wins.interval
    return [f"{seat.wins.share:.1%}", f"{low:.1%}-{high:.1%}"]


def bought(seat: SeatSummary) -> list[str]:
    return [] if seat.purchases is None else [f"{seat.purchases:.1f}", f"{seat.exact_share:.1%}"]


def purchases(summary: Summary) -> list[str]:
    if summary.purchases is None:
        return []
    return [f"purchases {ranged(summary.purchases)}, paid exactly {summary.exact_share:.1%}"]


def points_table(
    summary: Summary, others: Others, title: str, parts: Callable[[SideSummary], dict[str, float]]
) -> Table:
    """The mean points of each side, in parts."""
    table = sides_table(title)
    for heading in parts(summary.seats[0].side):
        table.add_column(heading, justify="right")
    sides = [(str(seat.seat), seat.bot, seat.side) for seat in summary.seats]
    for seat, name, side in [*sides, *(("", name, side) for name, side in others)]:
        table.add_row(seat, name, *(f"{points:.1f}" for points in parts(side).values()))
    return table


def sources_table(summary: Summary, others: Others) -> Table:
    """The mean points of each side by what they were given for. Modules add sources, so each one has a line."""
    table = Table("points by source", box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    sides = [*((f"{seat.seat} {seat.bot}", seat.side) for seat in summary.seats), *others]
    for name, _ in sides:
        table.add_column(name, justify="right")
    for source in sides[0][1].by_source:
        table.add_row(source, *(f"{side.by_source[source]:.1f}" for _, side in sides))
    return table


def sides_table(title: str | None = None) -> Table:
    """Narrow enough for a terminal of 80 columns."""
    return Table(
        "seat", "bot", title=title, title_justify="left", box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False
    )


def with_margin(figure: Spread) -> str:
    return f"{figure.mean:.1f} ± {figure.margin:.1f}"


def ranged(figure: Spread) -> str:
    return f"{figure.mean:.1f} ({figure.least} to {figure.most})"
