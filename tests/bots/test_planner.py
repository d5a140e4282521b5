"""The planner keeps to the rules and to its budget, depends on what its seat knows alone, and finds what is better."""

import sys
from collections.abc import Mapping, Sequence
from gc import collect
from random import Random
from statistics import mean, pstdev

import pytest

import sabika
from rules.positions import play, position
from sabika.bots import ask, bot_asked_for, bot_named
from sabika.bots.palace.judging import PalaceJudgement, expected_of
from sabika.bots.planner import budget as budgets
from sabika.bots.planner.bot import GentlePlanner, StrongPlanner
from sabika.bots.planner.budget import Budget
from sabika.bots.planner.coach import Noting
from sabika.bots.planner.search import LEAD, MANY, Search, Tried
from sabika.bots.sheet.judging import SheetJudgement
from sabika.bots.sheet.prospects import places_to_come, share_of
from sabika.library import GAMES
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Game
from sabika.rules.palace.buying import buy
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import card
from sabika.rules.palace.turn import STOP
from sabika.rules.sheet.game import SheetGame


def new_game(name: str, players: int, seed: str, modules: Sequence[str] = ()) -> Game:
    game: Game = sabika.new_game(name, players=players, seed=seed, modules=modules)  # type: ignore[call-overload]
    return game


# The rules


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("with_modules", [False, True])
def test_it_plays_every_game_with_any_modules_to_its_end(name: str, with_modules: bool) -> None:
    game = new_game(name, 3, "ends", GAMES[name].modules if with_modules else ())
    bots = [bot_asked_for("planner-strong@2", name), bot_named("greedy", name), bot_named("random", name)]
    rng = Random(1)
    while not game.over:
        game.apply(ask(bots[game.asked()], game, rng))
    assert max(game.points) > 0


def test_a_single_option_costs_no_thought() -> None:
    game = new_game("alhambra", 2, "single")
    [option] = game.options()[:1]
    assert StrongPlanner().choose(game.view(0), [option], Random(0)) is option


def test_without_a_game_to_try_things_out_in_it_says_so() -> None:
    game = new_game("alhambra", 2, "nothing imagined")
    with pytest.raises(BadInput, match=r"Ask it with `sabika\.bots\.ask`"):
        StrongPlanner().choose(game.view(0), game.options(), Random(0))


@pytest.mark.parametrize("name", GAMES)
def test_neither_what_is_hidden_nor_anything_but_its_chance_changes_a_choice(name: str) -> None:
    game = new_game(name, 2, "hidden")
    bot = bot_asked_for("planner-strong@12", name)
    greedy = bot_named("greedy", name)
    for number in range(12):
        seat = game.asked()
        choices = [
            ask(bot, twin, Random(number))
            for twin in (game, game.copy(), game.imagined(seat, "a"), game.imagined(seat, "b"))
        ]
        assert all(choice is choices[0] for choice in choices)
        game.apply(ask(greedy, game, Random(0)))


# Giving up the right to another action (A14)


def after_an_exact_payment(display: str) -> PalaceGame:
    game = position(
        hands=["florin-8 dirham-3"],
        palaces=[{(1, 0): "tower-12", (0, 1): "garden-11"}],
        reserves=["chambers-10"] if display else [],
        yard="pavilion-8 - - -",
        display=display,
    )
    play(game, "buy 1", "pay florin-8")
    return game


def test_a14_stopping_is_tried_after_all_that_promises_anything() -> None:
    game = after_an_exact_payment("denar-1 denar-2 ducat-9 dirham-4")
    ranked = PalaceJudgement().ranked(game, game.options())
    before = ranked[: ranked.index(STOP)]
    assert {option.verb for option in before} == {"take", "build"}
    assert {option.verb for option in ranked[len(before) + 1 :]} <= {"remove", "swap", "build"}
    imagined = game.imagined(0, "x")
    tried = Search(imagined, PalaceJudgement(), Random(1)).tried(imagined.options(), Budget(playouts=100))
    assert tried[0].action is not STOP


def test_a14_the_planner_stops_rather_than_take_its_palace_apart() -> None:
    game = after_an_exact_payment("")
    assert {option.verb for option in game.options()} == {"remove", "stop"}
    assert ask(bot_asked_for("planner-strong@40", "alhambra"), game, Random(1)) is STOP


# The search


class Trial:
    """A game that is one decision: each option is worth so many points, give or take what chance adds."""

    def __init__(self, worths: Mapping[Action, float], chance: float = 0.0) -> None:
        self.turn = 0
        self.over = False
        self.worth = 0.0
        self.worths = worths
        self.chance = chance

    def asked(self) -> int:
        return 0

    def imagined(self, seat: int, seed: str) -> "Trial":
        return type(self)(self.worths, Random(seed).gauss(0, 30))

    def copy(self) -> "Trial":
        return type(self)(self.worths, self.chance)

    def play(self, action: Action) -> None:
        self.worth = self.chance + self.worths[action]
        self.over = True


class Worth:
    """Judges a trial; ranks options as they come."""

    def __init__(self) -> None:
        self.judged = 0

    def ranked(self, game: Trial, options: Sequence[Action]) -> list[Action]:
        return list(options)

    def usual(self, game: Trial) -> Action:
        raise AssertionError("a trial is over after one decision")

    def expected(self, game: Trial) -> list[float]:
        self.judged += 1
        return [game.worth, 0.0]

    def turns_ahead(self, game: Trial) -> tuple[int, ...]:
        return (1,)


def options_worth(*points: float) -> dict[Action, float]:
    """Some options, and what they are worth."""
    return {buy(space): worth for space, worth in enumerate(points)}


def search(worths: Mapping[Action, float], playouts: int) -> tuple[list[Tried], int]:
    judgement = Worth()
    tried = Search(Trial(worths), judgement, Random(0)).tried(list(worths), Budget(playouts=playouts))
    return tried, judgement.judged


@pytest.mark.parametrize("playouts", [1, 2, 7, 60, 300])
def test_the_search_makes_as_many_playouts_as_it_may(playouts: int) -> None:
    assert search(options_worth(1, 3, 2, 4), playouts)[1] == playouts


def test_the_best_option_is_found_in_spite_of_chance() -> None:
    """Chance is far larger than what the options differ by, but the same for all of them."""
    worths = options_worth(0, 1, 9, 4)
    tried, _ = search(worths, 200)
    assert worths[tried[0].action] == 9
    assert tried[0].playouts > 1.5 * min(option.playouts for option in tried)
    assert 7 < tried[0].lead < 9


def test_the_usual_option_is_kept_if_no_other_is_better() -> None:
    worths = options_worth(5, 4, 5, 3)
    assert search(worths, 100)[0][0].action is next(iter(worths))


def test_few_playouts_are_hardly_believed() -> None:
    action: Action = new_game("alhambra", 2, "any").options()[0]
    once, often = Tried(action), Tried(action)
    once.add(0.0, 0.0, 10.0)
    for _ in range(200):
        often.add(0.0, 0.0, 10.0)
    assert LEAD < once.lead < 1 < 9 < often.lead < 10
    assert Tried(action).lead == LEAD


class Rivals(Worth):
    """Two others: the first option keeps ahead of the best of them, the second far ahead of one and near the other."""

    def expected(self, game: Trial) -> list[float]:
        return [20.0, 15.0, 15.0] if game.worth == game.chance else [20.0, 17.0, 1.0]


def test_options_are_compared_by_the_lead_over_all_others() -> None:
    worths = options_worth(0, 1)
    tried = Search(Trial(worths), Rivals(), Random(0)).tried(list(worths), Budget(playouts=80))
    assert [option.action for option in tried] == list(worths)[::-1]
    assert [option.margin for option in tried] == [3, 5]


class Journey(Trial):
    """Goes on for some turns, in which nothing is decided."""

    def options(self) -> list[Action]:
        return list(self.worths)[:1]

    def play(self, action: Action) -> None:
        self.worth = self.worth or self.chance + self.worths[action]
        self.turn += 1
        self.over = self.turn == 4


class Later(Worth):
    """The second option looks better after one turn, and much worse later on."""

    def expected(self, game: Trial) -> list[float]:
        self.judged += 1
        return [(game.worth - game.chance) * (1 if game.turn == 1 else -2), 0.0]

    def turns_ahead(self, game: Trial) -> tuple[int, ...]:
        return (1, 3)


@pytest.mark.parametrize(("playouts", "looks", "points"), [(MANY, 2, [-0.5, -2.5]), (MANY - 1, 1, [5, 1])])
def test_with_many_playouts_it_is_judged_by_what_is_seen_on_all_looks(
    playouts: int, looks: int, points: list[float]
) -> None:
    judgement = Later()
    worths = options_worth(1, 5)
    tried = Search(Journey(worths), judgement, Random(0)).tried(list(worths), Budget(playouts=playouts))
    assert [option.points for option in tried] == pytest.approx(points)
    assert judgement.judged == looks * playouts


def test_a_game_that_ends_before_the_last_look_is_judged_by_its_end() -> None:
    class Short(Journey):
        def play(self, action: Action) -> None:
            super().play(action)
            self.over = self.turn == 2

    worths = options_worth(1, 5)
    tried = Search(Short(worths), Later(), Random(0)).tried(list(worths), Budget(playouts=MANY))
    assert [option.points for option in tried] == pytest.approx([-0.5, -2.5])


def test_the_coach_tells_what_is_seen_on_the_first_look() -> None:
    game = sabika.new_game(players=3, seed="looks")
    assert PalaceJudgement().turns_ahead(game) == (4, 7)
    assert Noting(PalaceJudgement(), 0, []).turns_ahead(game) == (4,)


def test_thinking_leaves_nothing_in_memory() -> None:
    """Compiled code once lost a number for every imagined game."""

    def think() -> int:
        for _ in range(200):
            search(options_worth(1, 2, 3, 4, 5), 40)
        collect()
        return sys.getallocatedblocks()

    think()
    assert think() - think() == pytest.approx(0, abs=200)


# What a palace is worth


def test_money_is_worth_more_the_more_tiles_are_to_come() -> None:
    def worth_of_a_card(tiles: int) -> float:
        poorer = sabika.new_game(players=2, seed="money")
        poorer.bag = poorer.bag[:tiles]
        richer = poorer.copy()
        richer.seats[0].hand.add(card(0, 3))
        return expected_of(richer, 0) - expected_of(poorer, 0)

    assert worth_of_a_card(40) > worth_of_a_card(4)


# What a sheet is worth


def test_the_places_of_roll_and_write_are_expected_once() -> None:
    """R10, R11: what one side gets of a kind, no other gets, so together they expect no more than there is."""
    rng = Random(8)
    greedy = bot_named("greedy", "roll-and-write")
    game = new_game("roll-and-write", 3, "places")
    assert isinstance(game, SheetGame)
    while not game.over:
        game.play(ask(greedy, game, rng))
        if game.over or game.step != "act":
            continue
        view = game.view(game.asked())
        there_are = sum(sum(points[len(done) :]) for points, done in zip(view.place_points, view.completed))
        expected = sum(places_to_come(view, side, share_of(view, side)) for side in range(3))
        assert 0.8 * there_are - 5 <= expected <= 1.2 * there_are + 5


def test_what_is_expected_in_roll_and_write_comes_about_right() -> None:
    rng = Random(5)
    greedy = bot_named("greedy", "roll-and-write")
    off: list[float] = []
    for deal in range(8):
        game = new_game("roll-and-write", 2, f"expected {deal}")
        assert isinstance(game, SheetGame)
        seen: list[list[float]] = []
        while not game.over:
            if game.step == "act":
                seen.append(SheetJudgement().expected(game)[:2])
            game.play(ask(greedy, game, rng))
        off += [game.points[seat] - points for expected in seen for seat, points in enumerate(expected)]
    assert abs(mean(off)) < 3
    assert pstdev(off) < 9


# The budget


class Endless(Trial):
    """A game that never comes to an end, nor to another turn."""

    def options(self) -> list[Action]:
        return list(self.worths)[:1]

    def play(self, action: Action) -> None:
        pass


def test_a_playout_that_takes_too_long_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.001
        return now[0]

    monkeypatch.setattr(budgets, "perf_counter", clock)
    worths = options_worth(1, 2)
    tried = Search(Endless(worths), Worth(), Random(0)).tried(list(worths), Budget(seconds=0.3))
    assert tried[0].action is next(iter(worths))
    assert tried[0].playouts == 0
    assert now[0] == pytest.approx(0.3, abs=0.02)


def test_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by itself: every look at it takes 7 ms."""
    now = [0.0]

    def clock() -> float:
        now[0] += 0.007
        return now[0]

    monkeypatch.setattr(budgets, "perf_counter", clock)
    spending = Budget(seconds=0.5).begin()
    begun = now[0]
    halfway = 0.0
    while not spending.is_over():
        halfway = halfway or (now[0] - begun if spending.is_over(0.5) else 0.0)
        spending.count()
    assert now[0] - begun == pytest.approx(0.5, abs=0.007)
    assert halfway == pytest.approx(0.25, abs=0.007)


def test_playouts_are_counted_whatever_the_time() -> None:
    spending = Budget(playouts=3).begin()
    seen = []
    for _ in range(3):
        seen.append(spending.is_over())
        spending.count()
    assert (seen, spending.is_over()) == ([False] * 3, True)


@pytest.mark.parametrize(
    ("text", "budget"), [("planner-strong@300", Budget(playouts=300)), ("planner-gentle@0.5s", Budget(seconds=0.5))]
)
def test_a_budget_can_be_asked_for(text: str, budget: Budget) -> None:
    bot = bot_asked_for(text)
    assert isinstance(bot, StrongPlanner | GentlePlanner)
    assert bot._budget == budget


@pytest.mark.parametrize("text", ["planner-strong@", "planner-strong@0", "planner-strong@-1s", "planner-strong@soon"])
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match=r"is no budget\. Give playouts, such as 300, or seconds, such as 0\.5s\."):
        bot_asked_for(text)


def test_only_a_planner_has_a_budget() -> None:
    with pytest.raises(BadInput, match="The bot 'greedy' does not think for any time: leave out @3"):
        bot_asked_for("greedy@3")


# The levels


def test_the_levels_differ_by_budget_and_noise_alone() -> None:
    planners = [bot_named(name) for name in ("planner-gentle", "planner-steady", "planner-strong")]
    assert [planner.level for planner in planners] == ["gentle", "steady", "strong"]
    assert GentlePlanner.budget == Budget(playouts=30)
    seconds = [planner.budget.seconds for planner in planners[1:]]  # type: ignore[attr-defined]
    noises = [planner.noise for planner in planners]  # type: ignore[attr-defined]
    assert seconds == sorted(seconds)
    assert noises == sorted(noises, reverse=True)
    assert len({type(planner).choose for planner in planners}) == 1
