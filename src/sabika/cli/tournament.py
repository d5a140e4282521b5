"""`sabika tournament`: which bot plays better. `sabika report` writes its report again."""

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from sabika.arena import MatchResult, Simulation
from sabika.arena.book import Book, read_games, read_plan, usable
from sabika.arena.played import Played, played
from sabika.arena.standings import standings
from sabika.arena.tournament import TournamentPlan
from sabika.cli.crews import Address, Cluster, Jobs, crew_for
from sabika.cli.games import DEFAULT_GAME, Edition, Game, Options, Records, chosen
from sabika.cli.modules import Modules, listed
from sabika.cli.simulate import INTERRUPTED, run_with_bar
from sabika.cli.tables import show_table
from sabika.extras import need
from sabika.record.record import made_by
from sabika.rules.core.errors import BadInput


def tournament(
    bots: Annotated[str, typer.Option("--bots", "-b", help="Those that take part, such as planner-steady,greedy.")],
    game: Game = DEFAULT_GAME,
    players: Annotated[int, typer.Option("--players", "-p", help="At each table.")] = 2,
    games: Annotated[
        int, typer.Option("--games", "-n", help="At least so many: deals are played in all seatings.")
    ] = 100,
    seed: Annotated[str | None, typer.Option("--seed", "-s", help="Makes the deals the same again.")] = None,
    jobs: Jobs = None,
    cluster: Cluster = False,
    address: Address = None,
    edition: Edition = None,
    modules: Modules = "",
    options: Options = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="A folder for the results and a report. The same again goes on with them."),
    ] = None,
    records: Records = None,
) -> None:
    """Let bots play each other: the same deals for all, in every seat. Ctrl-C keeps what is finished."""
    # Before games are played that could not be rated.
    need("arena", "A tournament")
    plan = TournamentPlan(
        bots=tuple(name.strip() for name in bots.split(",")),
        games=games,
        seed=(secrets.token_hex(4) if out is None else "tournament") if seed is None else seed,
        edition=edition,
        modules=listed(modules, game),
        records=records,
        game=game,
        options=chosen(options),
        players=players,
    )
    plan = plan.with_whole_deals()
    # Before the folder is made; records of games that it holds already are in order.
    plan.check(known=range(1, plan.games + 1))
    finished: list[Played] = []
    book = Book(out, plan) if out else None
    simulation = Simulation(plan, known=[one.game for one in book.games] if book else [])

    def keep(number: int, result: MatchResult) -> None:
        done = played(plan, number, result)
        if book:
            book.add(done)
        else:
            finished.append(done)

    with crew_for(jobs, cluster, address) as crew:
        run_with_bar(simulation, crew, keep)
    if book:
        book.put_in_order()
    kept = book.games if book else sorted(finished, key=lambda one: one.game)
    show(plan, kept)
    if book and kept:
        write(book.folder, plan, kept, made_by())
    if simulation.interrupted:
        raise typer.Exit(INTERRUPTED)


def report(folder: Annotated[Path, typer.Argument(help="The folder of a tournament, as given with --out.")]) -> None:
    """Write the report of a tournament again, from the games in its folder."""
    need("arena", "The report of a tournament")
    with usable(folder):
        told = read_plan(folder)
        kept = read_games(folder, told.plan(games=1))
    if not kept:
        raise BadInput(f"{folder} holds no finished game yet. Start the tournament again to go on with it.")
    games = [kept[number] for number in sorted(kept)]
    write(folder, told.plan(games=len(games)), games, told.made_by)


def write(folder: Path, plan: TournamentPlan, games: list[Played], version: str) -> None:
    """Write the report, and say where it is."""
    # What draws it is needed by no other command.
    from sabika.arena.report import write_report

    path = write_report(folder, plan, games, version)
    Console(highlight=False).print(f"report {path}", markup=False, soft_wrap=True)


def show(plan: TournamentPlan, games: list[Played]) -> None:
    """The standings."""
    console = Console(highlight=False)
    if not games:
        console.print(f"No game was finished. Seed {plan.seed}.", markup=False)
        return
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column("bot")
    for heading in ("games", "wins", "95 %", "fair", "points", "rating", "least"):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in standings(games):
        table.add_row(
            one.bot,
            str(one.wins.number),
            f"{one.wins.share:.1%}",
            f"{100 * one.wins.low:.1f}-{one.wins.high:.1%}",
            f"{one.fair:.1%}",
            f"{one.points.mean:.1f}",
            f"{one.rating.mu:.1f} ± {one.rating.sigma:.1f}",
            f"{one.rating.ordinal:.1f}",
        )
    show_table(console, table)
    turns = sum(one.turns for one in games) / len(games)
    bought, exact = sum(sum(one.bought) for one in games), sum(sum(one.exact) for one in games)
    lines = [
        f"{len(games)} of {max(plan.games, len(games))} games, {len({one.deal for one in games})} deals, "
        f"seed {plan.seed}",
        f"turns {turns:.1f}" + (f", paid exactly {exact / bought:.1%}" if bought else ""),
    ]
    for line in lines:
        console.print(line, markup=False, soft_wrap=True)
