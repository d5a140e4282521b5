"""The ladder of opponents: its order, its words, and what bots at a table are called."""

from random import Random

import pytest

from sabika import new_game
from sabika.bots import ask, bot_named, bots_for
from sabika.bots.ladder import LADDER, called, from_easy_to_hard, how_it_plays, names_of_bots, rung
from sabika.i18n import LANGUAGES, Texts
from sabika.library import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_whole_ladder_and_then_the_others(game: str) -> None:
    bots = list(bots_for(game))
    assert tuple(bots[: len(LADDER)]) == LADDER
    assert [rung(bot) for bot in bots[: len(LADDER)]] == [1, 2, 3, 4, 5]
    assert not any(rung(bot) for bot in bots[len(LADDER) :])


def test_a_budget_does_not_change_who_a_bot_is() -> None:
    assert rung("planner-strong@300") == 5
    assert rung("hoarder") == 0
    assert names_of_bots(["planner-strong@0.5s"], [], Texts("en")) == ["Lubna"]
    assert called("planner-strong@300", Texts("en")) == "Lubna, the astronomer"


def test_those_that_are_not_on_it_come_last_as_they_were() -> None:
    bots = bots_for("roll-and-write")
    mixed = [bots[name] for name in ("expecting", "planner-strong", "random")]
    assert [bot.name for bot in from_easy_to_hard(mixed)] == ["random", "planner-strong", "expecting"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_on_it_has_a_name_a_trade_and_a_sentence(language: str) -> None:
    texts = Texts(language, strict=True)
    told = [called(name, texts) for name in LADDER]
    assert len(set(told)) == len(LADDER)
    assert [one.split(",")[0] for one in told] == ["Nur", "Idris", "Zaida", "Yusuf", "Lubna"], "in every language"
    for name, bot in bots_for("alhambra").items():
        assert how_it_plays(bot, texts).endswith("."), name
    assert (
        how_it_plays(bots_for("roll-and-write")["expecting"], texts)
        == bot_named("expecting", "roll-and-write").blurb[language]
    )


def test_nobody_at_a_table_has_the_name_of_another() -> None:
    texts = Texts("en")
    bots = ["greedy", "greedy", "random", "hoarder", "builder"]
    assert names_of_bots(bots, ["Ana"], texts) == ["Zaida", "Hafsa", "Nur", "Tariq", "Farid"]
    assert names_of_bots(bots[:2], ["zaida"], texts) == ["Hafsa", "Ruqayya"]
    assert names_of_bots(["hoarder"], ["Tariq"], texts) == ["Hafsa"]
    for bot in ("hoarder", *LADDER):
        several = names_of_bots([bot] * 5, [], texts)
        assert len(set(several)) == 5
        assert not any(" " in name for name in several), "nobody is numbered"


@pytest.mark.slow
@pytest.mark.parametrize(("easy", "hard"), [("random", "planner-gentle"), ("planner-gentle", "greedy")])
def test_who_stands_higher_plays_better(easy: str, hard: str) -> None:
    """The same deal from both seats, decided by playouts and not by time: the same games on every machine. The rungs
    above play as the greedy bot does where they think no longer (`test_planner.py`)."""
    points = {easy: 0, hard: 0}
    for seats in ((easy, hard), (hard, easy)):
        game, rng = new_game("roll-and-write", players=2, seed="ladder"), Random("ladder")
        while not game.over:
            game.play(ask(bot_named(seats[game.asked()], "roll-and-write"), game, rng))
        for seat, name in enumerate(seats):
            points[name] += game.points[seat]
    assert points[hard] > points[easy]
