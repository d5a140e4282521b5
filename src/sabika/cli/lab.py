"""`sabika lab`: how a game changes with its modules, editions, choices and number of players."""

import csv
import io
import secrets
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from sabika.arena import Simulation
from sabika.arena.lab import FIGURES, Estimate, Lab, LabPlan, Mixture, Outcome
from sabika.cli.crews import Address, Cluster, Jobs, crew_for
from sabika.cli.games import DEFAULT_GAME, Game, chosen
from sabika.cli.modules import ONE, OTHER, listed
from sabika.cli.simulate import INTERRUPTED, run_with_bar
from sabika.cli.tables import show_table
from sabika.library import Kind, kind_of_game
from sabika.record.file import write_whole
from sabika.rules.core.errors import BadInput

FORMS = {
    "turns": "{:.1f}",
    "decisions": "{:.0f}",
    "points": "{:.1f}",
    "spread": "{:.1f}",
    "margin": "{:.1%}",
    "changes": "{:.2f}",
}
ORDER = "order"
SORTS = (*FORMS, ORDER)
SHOWN = ("turns", "decisions", "spread", "margin", "changes")
"""The figures for which there is room in 80 columns."""
SHOWN_ALONE = ("turns", "decisions", "points")
PERCENT = {"margin": " %", ORDER: " %"}
"""What is added to headings."""
MEANINGS = (
    "spread: points from first to last; margin: first to second, in % of the first's;",
    "changes: of the lead at scorings; order: which turn wins most, over a fair share",
)
LONGEST_ROW = 10
"""More numbers of players in a row than any game has; the rest need not be written out to be refused."""


def lab(
    game: Game = DEFAULT_GAME,
    players: Annotated[str, typer.Option("--players", "-p", help="How many, such as 3, 2-4 or 2,4.")] = "3",
    modules: Annotated[
        str,
        typer.Option(
            "--modules",
            "-m",
            help=f"Mixtures, such as none,{ONE},{ONE}+{OTHER}; also each, pairs, all, random:20. "
            "Left out: none and each alone.",
            show_default=False,
        ),
    ] = "",
    editions: Annotated[str, typer.Option("--editions", "-e", help="Of Alhambra: 2003, 2020 or 2003,2020 (A10).")] = "",
    options: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="Choices that only some games have: scoring=normal,simplified."),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="With each mixture, on the same deals.")] = 100,
    bot: Annotated[str, typer.Option("--bot", "-b", help="Plays in all seats.")] = "greedy",
    seed: Annotated[str | None, typer.Option("--seed", "-s", help="Makes the deals the same again.")] = None,
    jobs: Jobs = None,
    cluster: Cluster = False,
    address: Address = None,
    compare: Annotated[
        bool, typer.Option("--compare", help="Show how mixtures differ from the first one on the same deals.")
    ] = False,
    sort: Annotated[str, typer.Option("--sort", help=f"By which figure: {', '.join(SORTS)}.")] = "turns",
    out: Annotated[Path | None, typer.Option("--out", help="A new file for all figures, as csv.")] = None,
) -> None:
    """Try mixtures of modules, editions and players: how long, how close, how fair. Ctrl-C keeps what is finished."""
    kind = kind_of_game(game)
    seed = secrets.token_hex(4) if seed is None else seed
    mixtures = tuple(
        Mixture(*mixture)
        for mixture in product(
            numbers(players),
            words(editions) or [kind.edition],
            mixtures_of_modules(modules, kind, seed),
            choices(options),
        )
    )
    plan = LabPlan(bots=(bot,), games=games * len(mixtures), seed=seed, game=game, mixtures=mixtures)
    if sort not in SORTS:
        raise BadInput(f"There is no figure {sort!r} to sort by. The figures are: {', '.join(SORTS)}.")
    if compare and len({mixture[1:] for mixture in mixtures}) == 1:
        raise BadInput("There is nothing to compare. Give two or more mixtures.")
    if out:
        check_file(out)
    simulation = Simulation(plan)
    found = Lab(plan)
    with crew_for(jobs, cluster, address) as crew:
        run_with_bar(simulation, crew, found.add)
    show(found, sort, compare)
    if out:
        write_whole(out, as_csv(found).encode(), overwrite=False)
    if simulation.interrupted:
        raise typer.Exit(INTERRUPTED)


# What is asked for


def check_file(path: Path) -> None:
    """Before anything is played."""
    if path.exists():
        raise BadInput(f"{path} is already there and is not overwritten. Choose another name.")
    if not path.absolute().parent.is_dir():
        raise BadInput(f"There is no folder {path.parent}. Make it first, or choose another.")


def words(text: str) -> list[str]:
    """What is between commas, each once."""
    return list(dict.fromkeys(word.strip() for word in text.split(",") if word.strip()))


def numbers(text: str) -> list[int]:
    """Numbers of players."""
    found: set[int] = set()
    for word in words(text) or [text]:
        first, dash, last = word.partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()) or int(last or first) < int(first):
            raise BadInput(f"{text!r} is no number of players. Give one or several, such as 3, 2-4 or 2,4.")
        found.update(range(int(first), min(int(last or first), int(first) + LONGEST_ROW) + 1))
    return sorted(found)


def mixtures_of_modules(text: str, kind: Kind, seed: str) -> list[tuple[str, ...]]:
    """The mixtures that the words stand for, each once."""
    usual = ["none", "each"] if kind.modules else ["none"]
    found = [mixture for word in words(text) or usual for mixture in meant(word, kind, seed)]
    return list(dict.fromkeys(found))


def meant(word: str, kind: Kind, seed: str) -> list[tuple[str, ...]]:
    """The mixtures that a word stands for."""
    name, colon, number = word.partition(":")
    if name == "random":
        return drawn(number if colon else "", kind, seed)
    if not kind.modules and word != "none":
        raise BadInput(f"{kind.title} has no modules. Leave out --modules.")
    several: dict[str, list[tuple[str, ...]]] = {
        "none": [()],
        "all": [kind.modules],
        "each": list(combinations(kind.modules, 1)),
        "pairs": list(combinations(kind.modules, 2)),
    }
    return several[word] if word in several else [listed(word.replace("+", ","), kind.name)]


def drawn(number: str, kind: Kind, seed: str) -> list[tuple[str, ...]]:
    """So many mixtures, drawn by lot."""
    every = [mixture for size in range(len(kind.modules) + 1) for mixture in combinations(kind.modules, size)]
    if not number.isdecimal() or not 1 <= int(number) <= len(every):
        raise BadInput(
            f"How many mixtures are to be drawn? {kind.title} has {len(every)} of them: give random:1 to "
            f"random:{len(every)}."
        )
    return sorted(Random(f"{seed} mixtures").sample(every, int(number)), key=every.index)


def choices(options: list[str] | None) -> list[tuple[tuple[str, str], ...]]:
    """Every combination of what is to be tried of the further choices."""
    by_name = {name: words(values) or [values] for name, values in chosen(options).items()}
    return [tuple(zip(by_name, values)) for values in product(*by_name.values())]


# What is told


def show(found: Lab, sort: str, compare: bool) -> None:
    """A table for each number of players."""
    console = Console(highlight=False)
    played = found.outcomes()
    if not played:
        console.print(f"No game was finished. Seed {found.plan.seed}.", markup=False)
        return
    told = found.differences() if compare else played
    for players in dict.fromkeys(outcome.mixture.players for outcome in told):
        own = [outcome for outcome in told if outcome.mixture.players == players]
        title = f"{players} player{'s' if players > 1 else ''}"
        if compare:
            title += f", compared with {named(own[0].mixture, found.plan)}"
            own = own[1:]
        if own:
            show_table(console, table(title, sorted(own, key=lambda one: rank(one, sort)), found.plan, compare))
    for line in MEANINGS:
        console.print(line, markup=False, soft_wrap=True)
    finished = sum(outcome.games for outcome in played)
    of = "" if finished == found.plan.games else f" of {found.plan.games}"
    title = kind_of_game(found.plan.game).title
    end = f"{finished}{of} games of {title} between {found.plan.bots[0]} bots, seed {found.plan.seed}; ± is 95 %"
    console.print(end, markup=False, soft_wrap=True)


def rank(outcome: Outcome, sort: str) -> float:
    """Mixtures with less come first, or with more, as one would wish."""
    if sort == ORDER:
        return outcome.advantage
    figure = outcome.figures.get(sort, Estimate(0, 0)).mean
    return -figure if FIGURES[sort].most_first else figure


def table(title: str, outcomes: list[Outcome], plan: LabPlan, signed: bool) -> Table:
    """Narrow enough for a terminal of 80 columns."""
    shown = Table(title=title, title_justify="left", box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    shown.add_column("mixture", min_width=max(map(len, kind_of_game(plan.game).modules), default=0))
    names = SHOWN if outcomes[0].mixture.players > 1 else SHOWN_ALONE
    with_order = bool(outcomes[0].places)
    for name in [*names, *([ORDER] if with_order else [])]:
        shown.add_column(name + PERCENT.get(name, ""), justify="right", no_wrap=True)
    for outcome in outcomes:
        figures = [written(outcome.figures[name], FORMS[name], signed) for name in names]
        shown.add_row(named(outcome.mixture, plan), *figures, *([order(outcome)] if with_order else []))
    return shown


def named(mixture: Mixture, plan: LabPlan) -> str:
    """A mixture by what it does not have in common with all others."""
    every = kind_of_game(plan.game).modules
    modules = "all" if every and mixture.modules == every else " + ".join(mixture.modules) or "none"
    several_editions = len({one.edition for one in plan.mixtures}) > 1
    edition = [mixture.edition] if several_editions else []
    options = [value for _, value in mixture.options] if len({one.options for one in plan.mixtures}) > 1 else []
    return ", ".join([*edition, *options, modules])


def written(figure: Estimate, form: str, signed: bool) -> str:
    form = form.replace("{:", "{:+") if signed else form
    return without_sign(f"{form.format(figure.mean)}±{form.replace('+', '').format(figure.margin)}")


def order(outcome: Outcome) -> str:
    """Who is favoured by the order of turns, and by how much."""
    favoured = outcome.favoured
    return without_sign(f"{favoured.place}: {outcome.advantage:+.0%}±{favoured.margin:.0%}")


def without_sign(text: str) -> str:
    """The heading has it."""
    return text.replace("%", "")


def as_csv(found: Lab) -> str:
    """All figures, also those for which a terminal has no room; shares are between 0 and 1."""
    differences = {one.mixture: one for one in found.differences()}
    outcomes = found.outcomes()
    most = max((outcome.mixture.players for outcome in outcomes), default=0)
    parts = [f"{name}{part}" for name in FIGURES for part in ("", " +-", " difference", " difference +-")]
    wins = [f"wins {place}{part}" for place in range(1, most + 1) for part in ("", " +-")]
    text = io.StringIO()
    writer = csv.DictWriter(text, ["players", "edition", "modules", "options", "games", *parts, *wins], restval="")
    writer.writeheader()
    for outcome in outcomes:
        mixture = outcome.mixture
        row: dict[str, object] = {
            "players": mixture.players,
            "edition": mixture.edition,
            "modules": "+".join(mixture.modules),
            "options": " ".join(f"{name}={value}" for name, value in mixture.options),
            "games": outcome.games,
        }
        for name, figure in outcome.figures.items():
            row |= {name: round(figure.mean, 4), f"{name} +-": round(figure.margin, 4)}
        if mixture in differences:
            for name, figure in differences[mixture].figures.items():
                row |= {f"{name} difference": round(figure.mean, 4), f"{name} difference +-": round(figure.margin, 4)}
        for place in outcome.places:
            row |= {f"wins {place.place}": round(place.share, 4), f"wins {place.place} +-": round(place.margin, 4)}
        writer.writerow(row)
    return text.getvalue()
