"""`sabika bots` and `sabika check-bot`."""

from pathlib import Path

import pytest

from cli.shell import Call
from sabika.bots import bots_for
from sabika.bots.ladder import LADDER, called, how_it_plays
from sabika.i18n import LANGUAGES, Texts
from sabika.library import GAMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_of_a_game_are_listed_from_easy_to_hard(call: Call, game: str, language: str) -> None:
    """With name and face, the other ones with their level."""
    texts = Texts(language, strict=True)
    run = call("bots", "--game", game, "--language", language)
    assert (run.code, run.err) == (0, "")
    assert max(map(len, run.out.splitlines())) <= 80
    places = [run.out.index(f"│ {step} │ {name} ") for step, name in enumerate(LADDER, 1)]
    assert places == sorted(places)
    for name, bot in bots_for(game).items():
        known = called(name, texts) if name in LADDER else texts.say(f"level-{bot.level}")
        assert known in run.out
        assert how_it_plays(bot, texts).split(".")[0].split()[0] in run.out


def test_a_bot_that_is_as_it_should_be(call: Call) -> None:
    run = call("check-bot", "greedy")
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("greedy (steady): Buys")
    assert run.out.count("right ") == 12
    assert "right alhambra, 3 players, all modules: " in run.out


def test_a_bot_of_one_game_is_found(call: Call) -> None:
    assert call("check-bot", "expecting").out.count("right roll-and-write") == 3


def test_a_fault_is_told_and_is_the_exit_code(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "wrong.py"
    path.write_text(
        "class Wrong:\n"
        "    name = 'wrong'\n"
        "    level = 'gentle'\n"
        "    games = ('granada',)\n"
        "    blurb = dict.fromkeys(('en', 'fr', 'nl', 'de'), 'Is wrong.')\n"
        "    def choose(self, view, options, rng):\n"
        "        return options[1 / 0]\n",
        "utf-8",
    )
    run = call("check-bot", f"{path}:Wrong")
    assert run.code == 2
    assert "wrong granada, 2 players: It broke down: ZeroDivisionError: division by zero. (Decision 1.)" in run.out


def test_of_a_bot_with_a_clock_not_all_is_looked_at(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "hurried.py"
    path.write_text(
        "class Hurried:\n"
        "    name = 'hurried'\n"
        "    level = 'gentle'\n"
        "    timed = True\n"
        "    games = ('roll-and-write',)\n"
        "    blurb = dict.fromkeys(('en', 'fr', 'nl', 'de'), 'Is in a hurry.')\n"
        "    def choose(self, view, options, rng):\n"
        "        return options[-1]\n",
        "utf-8",
    )
    run = call("check-bot", f"{path}:Hurried")
    assert run.code == 0
    assert run.out.count("right ") == 3
    assert " ".join(run.out.split()).endswith("whether it chooses the same when it is asked again was not looked at.")


def test_no_such_bot(call: Call) -> None:
    assert call("check-bot", "dirk").complaint.startswith(
        "There is no bot 'dirk'. The bots are: random, planner-gentle,"
    )
    assert call("check-bot", "none.py:Dirk").complaint == "There is no file none.py."
