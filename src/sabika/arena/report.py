"""The report of a tournament: one page that needs nothing else, neither a network nor a server."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from sabika.arena.book import write_whole
from sabika.arena.played import Played
from sabika.arena.report_figures import figures
from sabika.arena.standings import Share, Standing
from sabika.arena.tournament import TournamentPlan
from sabika.i18n import Texts
from sabika.library import kind_of_game
from sabika.rules.core.errors import BadInput

REPORT_FILE: Final = "report.html"
EVEN: Final = 0.5
PAGE: Final = Path(__file__).parent / "report_page"
"""The template of the page, its charts and its look."""


def write_report(folder: Path, plan: TournamentPlan, games: Sequence[Played], version: str) -> Path:
    """Write the report of these games, at least one, into the folder of the tournament."""
    path = folder / REPORT_FILE
    try:
        write_whole(path, page(plan, games, version).encode())
    except OSError as error:
        raise BadInput(
            f"{path} could not be written: {error.strerror or error}. The games are kept; put that right and write it "
            f"with: sabika report {shlex.quote(str(folder))}"
        ) from None
    return path


def page(plan: TournamentPlan, games: Sequence[Played], version: str) -> str:
    """The report as a page."""
    environment = Environment(
        loader=FileSystemLoader(PAGE), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters |= {"percent": percent, "interval": interval, "short": short, "bot": bot}
    shown = figures(plan, games)
    setup = plan.setup(1)
    texts = Texts("en")
    return environment.get_template("page.html.jinja").render(
        figures=shown,
        style=(PAGE / "page.css").read_text("utf-8"),
        title=kind_of_game(plan.game).title,
        modules={name: texts.say(f"module-{name}") for name in plan.modules},
        edition=setup.edition,
        options=dict(setup.options),
        players=plan.players,
        games=len(games),
        deals=len({game.deal for game in games}),
        verdict=verdict(shown.standings, shown.head_to_head[0][1]),
        command=command(plan),
        version=version,
        seed=plan.seed,
    )


def verdict(ranked: Sequence[Standing], best_two: Share | None) -> str:
    """What came out, in a few sentences: about the best bot, and whether the next one is worse beyond doubt."""
    first, second, *_ = ranked
    if first.wins.low <= first.fair:
        return "No bot is ahead beyond doubt: more games would tell."
    said = (
        f"First: {first.bot}. It won {percent(first.wins.share)} of its games, with 95\N{NO-BREAK SPACE}% certainty "
        f"{interval(first.wins)}. Among equals it would have been {percent(first.fair)}."
    )
    if best_two is None or best_two.low > EVEN:
        return said
    return (
        f"{said} Whether it is stronger than {second.bot} is not certain: it came in before it in "
        f"{percent(best_two.share)} of their games, {interval(best_two)}."
    )


def command(plan: TournamentPlan) -> list[str]:
    """What plays the same games again, each option with its value."""
    setup = plan.setup(1)
    options = [
        ("--bots", ",".join(plan.bots)),
        ("--game", plan.game),
        ("--players", str(plan.players)),
        ("--games", str(plan.games)),
        ("--seed", plan.seed),
        *([("--edition", setup.edition)] if setup.edition else []),
        *([("--modules", ",".join(plan.modules))] if plan.modules else []),
        *(("--option", f"{name}={value}") for name, value in setup.options),
    ]
    return ["sabika tournament", *map(shlex.join, options)]


def percent(share: float) -> str:
    return f"{100 * share:.1f}\N{NO-BREAK SPACE}%"


def interval(share: Share) -> str:
    return f"{100 * share.low:.1f} to {percent(share.high)}"


def bot(name: str) -> Markup:
    """A bot's name in which a narrow column breaks no budget apart: `@10` and a 0 would be another bot."""
    kind, at, budget = name.rpartition("@")
    return Markup('{}<wbr><span class="budget">@{}</span>').format(kind, budget) if at else escape(name)


def short(value: float) -> str:
    """A number with as many decimals as it needs, one at most."""
    return f"{value:.1f}".removesuffix(".0")
