"""`sabika games` and `sabika modules`: what can be played, and with what."""

import pytest

from cli.shell import Call
from sabika.i18n import LANGUAGES, Texts, Words
from sabika.library import GAMES, PALACE_GAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_explained_in_two_lines(language: str) -> None:
    texts = Texts(language, strict=True)
    for kind in GAMES.values():
        assert texts.say(f"game-{kind.name}")
        assert len(texts.say(f"game-{kind.name}.blurb").splitlines()) == 2
        for option, values in kind.options.items():
            assert texts.say(f"option-{option}")
            assert texts.say(f"option-{option}.blurb")
            assert len({Words(texts, ()).choice(option, value) for value in values}) == len(values)


def test_the_games_are_listed_with_all_that_can_be_chosen(call: Call) -> None:
    run = call("games")
    assert (run.code, run.err) == (0, "")
    assert max(map(len, run.out.splitlines())) <= 80
    alhambra, granada, combined, roll_and_write = run.out.split("├")
    assert "--edition 2003 | 2020" in alhambra
    assert "--option" not in alhambra
    for other in (granada, combined):
        assert "--edition" not in other
        assert "--option scoring=normal | simplified" in other
        assert "--option turning=money | card" in other
        assert "--modules exchange,vizier" in other
        assert "--players 2-6" in other
    assert "--players 1-5" in roll_and_write
    assert "--option dummies=2 | 3 | 4" in roll_and_write
    assert "Dummies (as few as possible, 2: 2 dummies," in roll_and_write
    assert "--option goal=points | beat" in roll_and_write
    assert "--modules" not in roll_and_write
    assert "--edition" not in roll_and_write


def test_the_games_in_another_language(call: Call) -> None:
    assert "Alhambra en Granada" in call("games", "--language", "nl").out


def test_the_modules_of_each_game(call: Call) -> None:
    for name in PALACE_GAMES:
        kind = GAMES[name]
        lines = call("modules", "--game", name).out.splitlines()
        first = [line.strip("│").split()[0] for line in lines if line.startswith("│ ") and line[2] != " "]
        assert first == list(kind.modules)


def test_a_game_without_modules(call: Call) -> None:
    assert call("modules", "-g", "roll-and-write").complaint == "Roll & Write has no modules. Choose another game."


def test_modules_of_an_unknown_game(call: Call) -> None:
    complaint = call("modules", "--game", "chess").complaint
    assert complaint == "There is no game 'chess'. The games are: alhambra, granada, combined, roll-and-write."
