"""The report shows what came out, on a page that needs nothing else."""

import re
import shlex
from html.parser import HTMLParser
from pathlib import Path

import pytest

from arena.tournaments import game, made_up, plan
from sabika.arena.played import Played
from sabika.arena.report import command, page, verdict, write_report
from sabika.arena.report_figures import figures, five, histogram, scale
from sabika.arena.standings import head_to_head, standings
from sabika.arena.tournament import TournamentPlan
from sabika.library import GAMES
from sabika.rules.core.errors import BadInput

ALWAYS = ["Strength", "Head to head", "Points by source", "Points over the game", "Game length", "Seat advantage"]
WALLS = {
    "alhambra": "Longest walls",
    "granada": "Longest moats",
    "combined": "Longest walls, moats and borders",
}
VOID = {"meta", "line", "rect", "circle"}


class Outline(HTMLParser):
    """The headings of a page whose elements are closed as they were opened."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.texts.append(data)
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


def games_of(cup: TournamentPlan) -> list[Played]:
    return [made_up(cup, number) for number in range(1, cup.games + 1)]


def table(name: str, modules: bool, bots: str = "a,b,c") -> TournamentPlan:
    return plan(bots, 3, 6, name, " ".join(GAMES[name].modules) if modules else "")


@pytest.mark.parametrize("modules", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_the_pictures_that_it_can_have(name: str, modules: bool) -> None:
    cup = table(name, modules)
    text = page(cup, games_of(cup), "sabika 1.2.3")
    found = Outline(text).headings
    expected = {*ALWAYS, "To play it again"}
    if name in WALLS:
        expected |= {WALLS[name], "Exact payments"}
    if cup.modules:
        expected.add("Use of modules")
    assert set(found) == expected
    assert len(found) == len(expected)
    assert GAMES[name].title in text.replace("&amp;", "&")
    assert "sabika 1.2.3" in text


def test_the_page_asks_for_nothing_outside_of_itself() -> None:
    text = page(table("alhambra", True), games_of(table("alhambra", True)), "sabika")
    assert not re.search(r"https?:|//|\bsrc=|href=|url\(|@import|<script|<link|<img|<iframe", text)
    assert "default-src 'none'" in text


def test_names_are_shown_as_they_are_and_not_as_markup() -> None:
    cup = table("alhambra", False, "<script>alert(1)</script>.py:A,b&amp;,c")
    text = page(cup, games_of(cup), "sabika")
    assert "<script" not in text
    assert "<script>alert(1)</script>.py:A" in Outline(text).texts


def test_a_single_game_is_enough() -> None:
    cup = table("roll-and-write", False)
    text = page(cup, games_of(cup)[:1], "sabika")
    assert "No bot is ahead beyond doubt" in text


def test_the_figures_are_those_of_the_games() -> None:
    """Seat 1 always wins with 90 points; the others have 89 and 88."""
    cup = table("alhambra", True)
    games = games_of(cup)
    found = figures(cup, games)
    assert [one.bot for one in found.standings] == ["a", "b", "c"]
    assert {one.wins.share for one in found.standings} == {1 / 3}
    assert [one.share for one in found.turn_order] == [1, 0, 0]
    assert [(one.number, one.share) for one in found.exact] == [(42, 5 / 7)] * 3
    assert (found.turns.least, found.turns.middle, found.turns.most) == (61, 63.5, 66)
    assert [(column.first, column.number) for column in found.lengths] == [(turns, 1) for turns in range(61, 67)]
    for bot, name in enumerate("abc"):
        own = [(game, game.bots.index(name)) for game in games]
        walls = [game.longest["wall"][seat] for game, seat in own]
        assert found.longest[0].fives[bot].mean == pytest.approx(sum(walls) / 6)
        for module in found.modules:
            used = [game.used[module.used.name][seat] for game, seat in own]
            assert module.used.values[bot] == pytest.approx(sum(used) / 6)
        for source, key in ((found.sources[0], "wall"), (found.sources[-1], "portals")):
            assert source.name == key
            gained = [sum(game.gained[f"scoring {n}", key][seat] for n in (1, 2, 3)) for game, seat in own]
            assert source.values[bot] == pytest.approx(sum(gained) / 6)
        assert found.course[bot][-1] == pytest.approx(sum(source.values[bot] for source in found.sources))
        assert found.course[bot] == sorted(found.course[bot])


def test_portions_are_of_all_points() -> None:
    cup = table("granada", False)
    one = made_up(cup, 1)
    gained = dict.fromkeys(one.gained, (0, 0, 0)) | {
        ("scoring 1", "moat"): (1, 0, 0),
        ("scoring 2", "moat"): (0, 3, 0),
        ("scoring 3", "arena"): (2, 2, 2),
    }
    assert figures(cup, [one._replace(points=(3, 5, 2), gained=gained)]).portions == [0.1, 0.3, 0.6]


def verdict_on(games: list[Played]) -> str:
    ranked = standings(games)
    return verdict(ranked, head_to_head(games, ranked[0].bot, ranked[1].bot)).replace("\N{NO-BREAK SPACE}", " ")


def test_the_verdict_names_who_is_ahead() -> None:
    games = [game(deal, "a b", 1) for deal in range(40)]
    assert verdict_on(games) == (
        "First: a. It won 100.0 % of its games, with 95 % certainty 91.2 to 100.0 %. Among equals it would have been "
        "50.0 %."
    )
    assert verdict_on([game(deal, "a b", 1 + deal % 2) for deal in range(40)]).startswith("No bot is ahead")


def test_the_verdict_admits_that_two_bots_may_be_equal() -> None:
    """Both beat the third one, and each other as often."""
    beaten = [game(deal, f"{bot} c", 1) for deal in range(30) for bot in "ab"]
    even = [game(deal, "a b", 1 + deal % 2, points=(2 - deal % 2, 1 + deal % 2)) for deal in range(30)]
    assert "Whether it is stronger than b is not certain: it came in before it in 50.0 %" in verdict_on(beaten + even)


def test_the_command_says_all_that_was_chosen() -> None:
    cup = table("granada", True, "my bot.py:A,b,c")
    assert shlex.split(" ".join(command(cup))) == [
        *("sabika", "tournament", "--bots", "my bot.py:A,b,c", "--game", "granada", "--players", "3"),
        *("--games", "6", "--seed", "cup", "--modules", "exchange,vizier", "--option", "scoring=normal"),
        *("--option", "turning=money"),
    ]


def test_a_report_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    cup = plan(games=2)
    (tmp_path / "report.html").write_text("old", "utf-8")
    (tmp_path / "report.html.partial").mkdir()
    with pytest.raises(BadInput, match=r"report\.html could not be written: .*The games are kept; .* sabika report "):
        write_report(tmp_path, cup, games_of(cup), "sabika")
    assert (tmp_path / "report.html").read_text("utf-8") == "old"


# Scales and spreads


@pytest.mark.parametrize(
    ("highest", "ticks"),
    [
        (0, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (7, [0, 2, 4, 6, 8]),
        (431, [0, 100, 200, 300, 400, 500]),
    ],
)
def test_a_scale_has_round_ticks_and_holds_the_highest(highest: float, ticks: list[float]) -> None:
    found = scale(highest)
    assert found.ticks == pytest.approx(ticks)
    assert found.most == pytest.approx(ticks[-1])
    assert found.at(found.most) == 100


def test_a_scale_of_shares_ends_at_all() -> None:
    found = scale(0.97, most=1)
    assert found.most == 1
    assert found.at(0.5) == 50


def test_a_histogram_counts_everything_once() -> None:
    values = list(range(100, 300)) + [100] * 7
    columns = histogram(values)
    assert len(columns) <= 24
    assert sum(column.number for column in columns) == len(values)
    assert (columns[0].first, columns[-1].last) == (100, 299)
    assert [column.number for column in histogram([5])] == [1]


def test_quarters() -> None:
    assert five([1, 2, 3, 4, 10]) == (1, 2, 3, 4, 10, 4)
    assert five([7]) == (7,) * 6
