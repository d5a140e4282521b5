"""The figures of a summary are those of its games."""

from dataclasses import replace

import pytest

from sabika.arena import MatchResult, Plan, Simulation, summarise
from sabika.arena.summary import spread, width, wilson
from sabika.components import alhambra_pieces
from sabika.record.gained import SOURCES


def plan(bots: tuple[str, ...], games: int) -> Plan:
    return Plan(bots=bots, games=games, seed="summary", pieces=alhambra_pieces())


def result(points: tuple[int, ...], winners: tuple[int, ...], exact: int = 1) -> MatchResult:
    gained: tuple[tuple[dict[str, int], ...], ...] = tuple(({}, {}, {"wall": own}) for own in points)
    return MatchResult(
        "seed", 0, points, winners, gained, (4,) * 3, (exact,) * 3, 0, 80, 200, ({},) * 3, ({},) * 3, 0.1
    )


def test_shared_wins_count_as_fractions() -> None:
    games = [result((90, 90, 10), (0, 1)), result((90, 80, 10), (0,)), result((60, 60, 60), (0, 1, 2))]
    summary = summarise(plan(("greedy", "greedy", "random"), 3), games)
    wins = [seat.wins.number for seat in summary.seats if seat.wins]
    assert wins == pytest.approx([1 / 2 + 1 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3])
    assert sum(seat.wins.share for seat in summary.seats if seat.wins) == pytest.approx(1)
    assert [seat.bot for seat in summary.seats] == ["greedy", "greedy", "random"]
    assert summary.seats[0].side.points.mean == 80
    assert summary.others == []
    assert summary.rounds is None
    assert summary.exact_share == 0.25


@pytest.mark.parametrize("bots", [("greedy", "random"), ("greedy", "random", "greedy")])
def test_means_by_source_and_by_scoring_add_up_to_the_mean_points(bots: tuple[str, ...]) -> None:
    simulation = Simulation(plan(bots, 4))
    simulation.run()
    summary = summarise(simulation.plan, simulation.results)
    sides = [seat.side for seat in summary.seats] + summary.others
    assert len(sides) == 3
    for side in sides:
        assert sum(side.by_source.values()) == pytest.approx(side.points.mean)
        assert sum(side.by_scoring.values()) == pytest.approx(side.points.mean)
        assert tuple(side.by_source) == SOURCES["alhambra"]
        assert list(side.by_scoring) == ["scoring 1", "scoring 2", "scoring 3"]


@pytest.mark.parametrize("goal", ["points", "beat"])
def test_a_player_alone_wins_by_beating_dummies(goal: str) -> None:
    """R17, R18: playing for points there is nothing to win."""
    options = {"goal": goal, "dummies": "2"}
    simulation = Simulation(Plan(("random",), 3, "summary", game="roll-and-write", options=options))
    simulation.run()
    winners = [(0,), (0, 1), (2,)] if goal == "beat" else [(0,)] * 3
    results = [replace(result, winners=won) for result, won in zip(simulation.results, winners, strict=True)]
    summary = summarise(simulation.plan, results)
    seat = summary.seats[0]
    assert (summary.rounds, summary.purchases, summary.exact_share) == (18, None, None)
    assert (seat.purchases, seat.exact_share) == (None, None)
    assert list(seat.side.by_scoring) == ["rounds", "end"]
    if goal == "points":
        assert seat.wins is None
        assert [dummy.points.most for dummy in summary.others] == [0, 0]
    else:
        assert seat.wins is not None
        assert (seat.wins.number, seat.wins.share) == (1.5, 0.5)
        assert [dummy.by_source["dummies"] for dummy in summary.others] == [21, 21]
    for side in (seat.side, *summary.others):
        assert sum(side.by_source.values()) == pytest.approx(side.points.mean)
        assert sum(side.by_scoring.values()) == pytest.approx(side.points.mean)


def test_a_single_game_has_no_margin() -> None:
    figure = spread([7])
    assert (figure.mean, figure.margin, figure.least, figure.most) == (7, 0, 7, 7)


def test_the_margin_is_that_of_a_95_percent_interval() -> None:
    figure = spread([1, 2, 3, 4])
    assert figure.mean == 2.5
    assert figure.margin == pytest.approx(3.18 * 1.2909944 / 2)
    assert (figure.least, figure.most) == (1, 4)


@pytest.mark.parametrize(
    ("figures", "expected"),
    [(2, 12.706), (3, 4.303), (5, 2.776), (6, 2.571), (8, 2.365), (11, 2.228), (31, 2.042), (10_000, 1.960)],
)
def test_few_figures_make_a_wider_interval(figures: int, expected: float) -> None:
    """Student's distribution as tables have it, 97.5 %."""
    assert width(figures) == pytest.approx(expected, abs=0.01)


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [(0, 10, (0.0, 0.2775)), (10, 10, (0.7225, 1.0)), (5, 10, (0.2366, 0.7634)), (15, 148, (0.0624, 0.1605))],
)
def test_wilson_gives_the_published_intervals(wins: float, games: int, interval: tuple[float, float]) -> None:
    """Newcombe 1998, table I, has the last one."""
    assert wilson(wins, games) == pytest.approx(interval, abs=1e-4)
