"""The lab gives every mixture the same deals, and its figures are those of the games."""

import pytest

from sabika.arena import MatchResult, Simulation
from sabika.arena.lab import FIGURES, Estimate, Lab, LabPlan, Mixture, changes, estimate, margin, places, spread
from sabika.rules.core.errors import BadInput

NONE = Mixture(2, "2003", (), ())
VIZIER = Mixture(2, "2020", ("vizier",), ())
THREE = Mixture(3, "2003", ("huts", "vizier"), ())


def plan(*mixtures: Mixture, deals: int = 2, game: str = "alhambra", bot: str = "random") -> LabPlan:
    return LabPlan(bots=(bot,), games=deals * len(mixtures), seed="lab", game=game, mixtures=mixtures)


def result(*scorings: tuple[int, ...], winners: tuple[int, ...] = (0,), first: int = 0, turns: int = 80) -> MatchResult:
    """A game with so many points for each side in each scoring."""
    gained = tuple(tuple({"wall": points} for points in side) for side in zip(*scorings))
    points = tuple(map(sum, zip(*scorings)))
    return MatchResult("seed", first, points, winners, gained, (), (), 0, turns, 200, (), (), 0.1)


# The plan


def test_every_mixture_gets_every_deal() -> None:
    tried = plan(NONE, VIZIER, THREE)
    setups = [tried.setup(number) for number in range(1, 7)]
    assert [setup.seed for setup in setups] == ["lab-1"] * 3 + ["lab-2"] * 3
    assert [(setup.players, setup.edition, setup.modules) for setup in setups[3:]] == [
        (2, "2003", ()),
        (2, "2020", ("vizier",)),
        (3, "2003", ("huts", "vizier")),
    ]
    assert [tried.seated(number) for number in (1, 3)] == [("random",) * 2, ("random",) * 3]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (plan(NONE, deals=0), "The number of games has to be 1 or more, not 0"),
        (plan(NONE, bot="nobody"), "There is no bot 'nobody'"),
        (plan(NONE, NONE._replace(players=7)), "2 to 6 players, not 7"),
        (plan(NONE, NONE._replace(modules=("moat",))), "'moat'"),
        (plan(NONE, NONE._replace(edition="1999")), "1999"),
    ],
)
def test_a_mixture_that_cannot_be_played_is_refused_before_anything_is(wrong: LabPlan, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        Simulation(wrong)


def test_the_lab_gathers_what_is_played() -> None:
    tried = plan(NONE, VIZIER, deals=3)
    lab = Lab(tried)
    simulation = Simulation(tried)
    simulation.run(1, lab.add)
    none, vizier = lab.outcomes()
    assert (none.mixture, none.games, vizier.mixture) == (NONE, 3, VIZIER)
    assert none.figures["turns"].mean == sum(one.turns for one in simulation.results[::2]) / 3
    assert set(none.figures) == set(FIGURES)


# The figures


def test_spread_and_margin_are_among_the_seats() -> None:
    game = result((50, 20, 40, 99))  # The last is Dirk (A42).
    assert spread(game, 3) == 30
    assert margin(game, 3) == 0.2
    assert margin(result((0, 0)), 2) == 0


@pytest.mark.parametrize(
    ("scorings", "expected"),
    [
        ([(3, 1), (3, 1), (3, 1)], 0),
        ([(3, 1), (0, 5), (9, 0)], 2),
        ([(3, 1), (0, 2), (0, 0)], 0),  # Caught up with, but not overtaken.
        ([(3, 1), (0, 2), (0, 1)], 0),  # Both had the lead before.
        ([(0, 0), (0, 0), (0, 1)], 0),
    ],
)
def test_the_lead_changes_when_all_leaders_are_overtaken(scorings: list[tuple[int, int]], expected: int) -> None:
    assert changes(result(*scorings), 2) == expected


def test_places_are_in_the_order_of_turns_and_a_shared_win_counts_in_parts() -> None:
    games = [result((9, 1, 1), winners=(0,), first=0), result((1, 1, 9), winners=(2,), first=2)]
    games += [result((5, 5, 1), winners=(0, 1), first=2)]
    found = places(Mixture(3, "2003", (), ()), games)
    assert [place.place for place in found] == [1, 2, 3]
    assert [place.share for place in found] == pytest.approx([2 / 3, 1 / 6, 1 / 6])


def test_the_favoured_place_is_told_with_a_margin_that_allows_for_all_places() -> None:
    lab = Lab(plan(THREE, deals=90))
    for number in range(1, 91):
        lab.add(number, result((1, 1, 1), winners=(number % 3,) if number > 30 else (1,)))
    [outcome] = lab.outcomes()
    assert outcome.favoured.place == 2
    assert outcome.advantage == pytest.approx(50 / 90 - 1 / 3)
    assert 0.1 < outcome.favoured.margin < 0.13  # 0.1 for a single place


def test_an_estimate_has_a_margin_of_two_standard_errors() -> None:
    assert estimate([1.0, 3.0] * 50) == pytest.approx(Estimate(2, 1.984 * 1.005 / 10), abs=0.001)
    assert estimate([7.0]) == Estimate(7, 0)


def test_differences_are_taken_deal_by_deal() -> None:
    """Deals may be long or short; that all are three turns longer with the Vizier is certain all the same."""
    lab = Lab(plan(NONE, VIZIER, THREE, deals=4))
    for deal, turns in enumerate((50, 90, 70, 110)):
        lab.add(3 * deal + 1, result((2, 1), turns=turns))
        if deal < 3:
            lab.add(3 * deal + 2, result((2, 1), turns=turns + 3))
    first, second = lab.differences()
    assert first.figures["turns"] == Estimate(0, 0)
    assert (second.mixture, second.games, second.figures["turns"]) == (VIZIER, 3, Estimate(3, 0))
    assert lab.outcomes()[1].figures["turns"].margin > 10


def test_a_player_alone_has_nobody_to_be_ahead_of() -> None:
    alone = Mixture(1, "", (), (("goal", "beat"), ("dummies", "2")))
    tried = plan(alone, deals=1, game="roll-and-write")
    lab = Lab(tried)
    Simulation(tried).run(1, lab.add)
    [outcome] = lab.outcomes()
    assert set(outcome.figures) == {"turns", "decisions", "points"}
    assert (outcome.places, outcome.advantage) == ([], 0)
