"""`sabika tournament`: which bot plays better."""

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from sabika.arena import MatchResult, Simulation
from sabika.arena.tournament import Book, Played, TournamentPlan, played, standings
from sabika.cli.games import DEFAULT_GAME, Game, Options, chosen
from sabika.cli.modules import Modules, listed
from sabika.cli.simulate import INTERRUPTED, cores, run_with_bar


def tournament(
    bots: Annotated[str, typer.Option("--bots", "-b", help="Those that take part, such as planner-steady,greedy.")],
    game: Game = DEFAULT_GAME,
    players: Annotated[int, typer.Option("--players", "-p", help="At each table.")] = 2,
    games: Annotated[
        int, typer.Option("--games", "-n", help="At least so many: deals are played in all seatings.")
    ] = 100,
    seed: Annotated[str | None, typer.Option("--seed", "-s", help="Makes the deals the same again.")] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", help="Processes. Left out: one for each core.", show_default=False)
    ] = None,
    edition: Annotated[
        str | None, typer.Option("--edition", "-e", help="Of Alhambra: 2003 or 2020 (rule A10).")
    ] = None,
    modules: Modules = "",
    options: Options = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="A folder for the results. The same again goes on with them.")
    ] = None,
    records: Annotated[Path | None, typer.Option("--records", "-r", help="A folder for a record of each game.")] = None,
) -> None:
    """Let bots play each other: the same deals for all, in every seat. Ctrl-C keeps what is finished."""
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

    run_with_bar(simulation, cores() if jobs is None else jobs, keep)
    show(plan, book.games if book else finished)
    if simulation.interrupted:
        raise typer.Exit(INTERRUPTED)


def show(plan: TournamentPlan, games: list[Played]) -> None:
    """The standings."""
    console = Console(highlight=False)
    if not games:
        console.print(f"No game was finished. Seed {plan.seed}.", markup=False)
        return
    table = Table("bot", box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("games", "wins", "95 %", "of seats", "points"):
        table.add_column(heading, justify="right")
    for one in standings(games):
        low, high = one.interval
        table.add_row(
            one.bot, str(one.games), f"{one.wins:.1%}", f"{low:.1%}-{high:.1%}", f"{one.fair:.1%}", f"{one.points:.1f}"
        )
    console.print(table)
    turns = sum(one.turns for one in games) / len(games)
    bought, exact = sum(one.bought for one in games), sum(one.exact for one in games)
    lines = [
        f"{len(games)} of {plan.games} games, {len({one.deal for one in games})} deals, seed {plan.seed}",
        f"turns {turns:.1f}" + (f", paid exactly {exact / bought:.1%}" if bought else ""),
    ]
    for line in lines:
        console.print(line, markup=False, soft_wrap=True)
