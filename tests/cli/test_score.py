"""`sabika score`: the scorepad as questions and answers, and what it prints."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from cli.shell import Call
from sabika.cli.score.dialogue import Dialogue
from sabika.cli.score.questions import Asking
from sabika.cli.score.saves import kept_pads
from sabika.i18n import LANGUAGES, Texts
from sabika.scorepad.palace.entries import Given, Numbers, Tiles
from sabika.scorepad.palace.fitting import fits
from scorepad.pads import pad, played, round_of, tiles
from scorepad.test_any_order import AROUND

Talk = Callable[..., str]


@pytest.fixture
def talk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Talk:
    """Answers questions, one line each, and returns what was printed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def talking(*answers: str, language: str = "en", file: Path | None = None) -> str:
        lines = iter(answers)

        def read(question: str) -> str:
            console.print(question, end="")
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        texts = Texts(language, strict=True)
        console = Console(width=100, record=True, highlight=False, markup=False)
        Dialogue(texts, console, Asking(texts, console, read)).run(file)
        return console.export_text()

    return talking


NEW = ["1", "1", "1", "", "3", "Ana", "Bo", "Cy", ""]
"""A new game of Alhambra without modules, with three players, nobody knows of which age."""


def test_a_scoring_by_numbers(talk: Talk) -> None:
    """Several numbers in one answer answer several questions."""
    told = talk(*NEW, "1", "1", "0 0 0 0 0 2 4", "1", "", "", "", "", "", "1", "0", "1", *[""] * 7)
    (kept,) = kept_pads()
    assert kept.pad.rounds[0].entries == [Numbers(kinds={"tower": 2}, wall=4), Numbers(kinds={"tower": 1}), Numbers()]
    assert kept.scored.points == [10, 0, 0]
    assert "Shuffle the 54 tiles" in told, "how to set up"
    assert "Kept in" in told


def test_what_cannot_be_is_asked_for_again(talk: Talk) -> None:
    """A31: at once, with the reason."""
    told = talk(*NEW, "1", "1", "0 0 0 0 0 1 9", "1", "0 0 0 0 0 1 2", "1", *[""] * 7, "1", *[""] * 7)
    assert "So few tiles cannot make a wall of 9" in told
    (kept,) = kept_pads()
    assert kept.pad.rounds[0].entries[0] == Numbers(kinds={"tower": 1}, wall=2)


def test_a_palace_tile_by_tile(talk: Talk) -> None:
    """A tile goes where it fits; it can be taken away again."""
    laid = ["2", "pavilion 2", "1", "tower 12", "2", "- pavilion 2", "tower 12", "nonsense", ""]
    told = talk(*NEW, "1", *laid, *["1", *[""] * 7] * 2)
    (kept,) = kept_pads()
    (entry, *_) = kept.pad.rounds[0].entries
    assert isinstance(entry, Tiles)
    assert [placed.tile for placed in entry.palace] == ["tower-12"]
    assert "No tile that is left is called “tower 12”" in told
    assert "♜12" in told or "♜ 12" in told


def test_tiles_in_any_order(talk: Talk) -> None:
    """A24: clockwise around the last tile; what is not right yet is told in red until it is."""
    answers: list[str] = []
    for index, placed in enumerate(tiles(AROUND)):
        (found,) = fits(pad(round_of(1, Tiles(palace=tiles(AROUND)[:index]))), 0, 0, [placed.tile]).fits
        answers += [placed.tile, str([*found.cells, *found.later].index(placed.cell) + 1)]
    told = talk(*NEW, "1", "2", *answers, "", *["1", *[""] * 7] * 2)
    (kept,) = kept_pads()
    (entry, *_) = kept.pad.rounds[0].entries
    assert isinstance(entry, Tiles)
    assert sorted(entry.palace, key=str) == sorted(tiles(AROUND), key=str)
    assert (kept.scored.refusals, kept.scored.points[0]) == ([], 6)
    assert told.count("That would leave a hole") == 1


def test_tiles_by_their_names_in_other_languages(talk: Talk) -> None:
    talk(*NEW, "1", "2", "Turm 12", "1", "", *["1", *[""] * 7] * 2, language="de")
    (entry, *_) = kept_pads()[0].pad.rounds[0].entries
    assert isinstance(entry, Tiles)
    assert [placed.tile for placed in entry.palace] == ["tower-12"]


def test_dirks_tiles(talk: Talk) -> None:
    """A name that could be two tiles is asked for again."""
    held = ["tower 13", "arcades 9", "arcades 10", "pavilion 8", "seraglio 9", "tower 11", "1", ""]
    told = talk("1", "1", "1", "", "2", "Ana", "Bo", "", "1", *["1", *[""] * 7] * 2, "2", *held)
    (kept,) = kept_pads()
    entry = kept.pad.rounds[0].entries[2]
    assert isinstance(entry, Given)
    assert entry.tiles[0] == "tower-13-E"
    assert "Which one?" in told
    assert kept.scored.rounds[0].complete


def test_a8_who_is_the_youngest_is_asked_and_said_where_somebody_begins(talk: Talk) -> None:
    """In the order of the answer; nobody is asked in Roll & Write, where lots are drawn (R2)."""
    for answer, ages, said in (
        ("", [], "then the youngest. Now"),
        ("3", [2], "then Cy, the youngest. Now"),
        ("3 1", [2, 0], "then by age: Cy, Ana. Now"),
    ):
        told = talk(*NEW[:-1], answer)
        assert kept_pads()[-1].pad.youngest_first == ages
        assert said in " ".join(told.split())
    told = talk("1", "4", "3", "Ana", "Bo", "Cy")
    assert "Who is the youngest" not in told


EMPTY = ["1", *[""] * 7] * 3
"""A scoring in which nobody has anything."""
TOWERS = ["1", "0 0 0 0 0 3 0", *EMPTY[8:]]


def test_an_earlier_scoring_is_corrected(talk: Talk) -> None:
    """The menu has the two scorings to come before it."""
    talk(*NEW, "1", *EMPTY, "1", *EMPTY)
    assert [len(kept.pad.rounds) for kept in kept_pads()] == [2]
    talk("2", "2", "1", *TOWERS)
    assert kept_pads()[0].scored.course == [[0, 0, 0], [6, 0, 0], [6, 0, 0]]


def test_the_last_change_is_undone(talk: Talk) -> None:
    talk(*NEW, "1", *TOWERS)
    assert kept_pads()[0].scored.points == [6, 0, 0]
    talk(*NEW, "1", *TOWERS, "3")
    assert kept_pads()[1].pad.rounds == []
    talk("2", "3", "1", *EMPTY, "3")
    assert kept_pads()[0].scored.points == [6, 0, 0], "also what was there before it was opened"


def test_a_tie_in_granada_asks_for_the_highest_price(talk: Talk) -> None:
    """G11."""
    numbers = ["1", "2 0 0 0 0 0 0 0 0 0"]
    told = talk("1", "2", "", "2", "Ana", "Bo", "", "1", "1", *numbers, *numbers, "1", "0 6 0 0 0 0 0 0 0", "9", "11")
    (kept,) = kept_pads()
    assert kept.scored.rounds[0].complete, told
    assert kept.pad.options == {"scoring": "normal"}, "how turning is paid gives no points (G5)"
    assert [entry.best for entry in kept.pad.rounds[0].entries if isinstance(entry, Numbers)][:2] == [
        {"arena": 9},
        {"arena": 11},
    ]


def test_roll_and_write(talk: Talk) -> None:
    """R10: a kind is completed, then the sheets at the end."""
    told = talk("1", "4", "3", "Ana", "Bo", "Cy", "1", "2", "6", "4", "2", "2", "11 12 21", "4")
    (kept,) = kept_pads()
    assert kept.pad.rounds[0].completed[0].kind == "tower"
    assert kept.scored.points == [0, 21, 0], told


def test_every_question_in_every_language(talk: Talk) -> None:
    for language in LANGUAGES:
        talk("1", "1", "1", "2 3 4 5 6", "2", "Ana", "Bo", "", "1", "1", *["0"] * 30, language=language)


def test_the_result_of_a_file(call: Call, tmp_path: Path) -> None:
    table = played("alhambra", 2, 3, ("bonus", "huts"))
    file = tmp_path / "pad.json"
    file.write_text(table.by_tiles.dumps(), encoding="utf-8")
    run = call("score", str(file))
    assert (run.code, run.err) == (0, "")
    assert f"│ {table.points[0]} " in run.out
    assert "(A31)" in run.out
    assert "wins with" in run.words
    assert call("score", str(file), "--csv").out.splitlines()[-1].endswith(",".join(map(str, table.points)))
    assert "Alhambra" in call("score", str(file), "--text", "--language", "fr").out


def test_a_file_that_is_none(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    assert "cannot be read" in call("score", str(file)).complaint
    file.write_text("{}", encoding="utf-8")
    assert "is not a scorepad" in call("score", str(file)).complaint
    file.write_text(json.dumps({**json.loads(pad().dumps()), "game": "chess"}), encoding="utf-8")
    assert "There is no game 'chess'" in call("score", str(file)).complaint


def test_earlier_games(call: Call, talk: Talk) -> None:
    assert "No game has been written down yet" in call("score", "--history").words
    talk(*NEW)
    assert "Ana 0, Bo 0, Cy 0, not finished" in call("score", "--history").words
