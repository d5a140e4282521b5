"""The folder of a tournament loses nothing, whatever happens, and is never mixed up with another one."""

import json
from pathlib import Path

import pytest

from arena.tournaments import made_up, plan
from sabika.arena.book import GAMES_FILE, PLAN_FILE, Book, read_plan
from sabika.arena.played import columns
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import RULES

needs_dev_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
CUP = plan(games=6)


def book_with(folder: Path, *numbers: int) -> Book:
    book = Book(folder, CUP)
    for number in numbers:
        book.add(made_up(CUP, number))
    return book


def test_games_are_kept_in_any_order(tmp_path: Path) -> None:
    book_with(tmp_path, 2, 1, 4)
    again = Book(tmp_path, CUP)
    assert again.games == [made_up(CUP, number) for number in (1, 2, 4)]
    again.add(made_up(CUP, 3))
    assert [game.game for game in Book(tmp_path, CUP).games] == [1, 2, 3, 4]


def test_wherever_writing_was_cut_off_it_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    """As after a kill -9, a full disk or a power failure in the middle of a line."""
    book_with(tmp_path, 1)
    file = tmp_path / GAMES_FILE
    before = file.read_bytes()
    Book(tmp_path, CUP).add(made_up(CUP, 2))
    whole = file.read_bytes()
    heading = before.index(b"\n") + 1
    for cut in (*range(0, heading, 20), *range(heading, len(whole), 5), len(whole) - 1):
        file.write_bytes(whole[:cut])
        book = Book(tmp_path, CUP)
        kept = [game.game for game in book.games]
        assert kept == [number for number, end in ((1, len(before)), (2, len(whole))) if cut >= end]
        for number in (1, 2):
            if number not in kept:
                book.add(made_up(CUP, number))
        assert file.read_bytes() == whole


@needs_dev_full
def test_a_full_disk_is_a_sentence_and_costs_no_game(tmp_path: Path) -> None:
    book = book_with(tmp_path, 1, 2)
    file, aside = tmp_path / GAMES_FILE, tmp_path / "aside"
    file.rename(aside)
    file.symlink_to("/dev/full")
    with pytest.raises(
        BadInput, match=r"games\.csv could not be written: No space left on device\. All games before are kept;"
    ):
        book.add(made_up(CUP, 3))
    assert [game.game for game in book.games] == [1, 2]
    aside.replace(file)
    assert Book(tmp_path, CUP).games == book.games


def test_a_folder_that_cannot_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for folder in (tmp_path / "file", tmp_path / "file" / "cup"):
        with pytest.raises(BadInput, match="cannot be used for the tournament: "):
            Book(folder, CUP)
    assert (tmp_path / "file").read_text() == "mine"


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    book_with(tmp_path, 1)
    with pytest.raises(BadInput, match="holds another tournament"):
        Book(tmp_path, plan(players=3))


def test_games_of_another_version_are_not_mixed_in(tmp_path: Path) -> None:
    book_with(tmp_path, 1)
    file = tmp_path / PLAN_FILE
    file.write_text(file.read_text("utf-8").replace(CUP.told().made_by, "sabika 0.0.1"), "utf-8")
    with pytest.raises(BadInput, match=r"holds games of sabika 0\.0\.1, and this is sabika"):
        Book(tmp_path, CUP)


def test_games_of_earlier_rules_are_not_mixed_in(tmp_path: Path) -> None:
    """A plan of before there were versions of the rules does not say which."""
    book_with(tmp_path, 1)
    told = json.loads((tmp_path / PLAN_FILE).read_text("utf-8"))
    assert told.pop("rules") == RULES
    (tmp_path / PLAN_FILE).write_text(json.dumps(told), "utf-8")
    with pytest.raises(BadInput, match=r"holds games of version 1 of the rules, and now version 2 is played\. Choose"):
        Book(tmp_path, CUP)
    assert read_plan(tmp_path).rules == 1


@pytest.mark.parametrize("text", ['{"game": "alhambra", "players": 2}', "[", '{"made_by": 7}', "\xff"])
def test_a_plan_that_cannot_be_read_is_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / PLAN_FILE).write_bytes(text.encode("latin-1"))
    with pytest.raises(BadInput, match="is not the plan of a tournament as sabika"):
        Book(tmp_path, CUP)
    assert (tmp_path / PLAN_FILE).read_bytes() == text.encode("latin-1")
    assert not (tmp_path / GAMES_FILE).exists()


@pytest.mark.parametrize(
    "text", ["game,deal\n1,x\n", "game,deal,seed,bots\n", "something else\nentirely\n", "no line at all", "\xff\n"]
)
def test_a_file_that_is_no_list_of_games_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / GAMES_FILE
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(BadInput, match="is not a list of games as sabika"):
        Book(tmp_path, CUP)
    assert file.read_bytes() == text.encode("latin-1")
    assert not (tmp_path / PLAN_FILE).exists()


def test_a_broken_line_is_named_and_nothing_is_changed(tmp_path: Path) -> None:
    book_with(tmp_path, 1, 2, 3)
    file = tmp_path / GAMES_FILE
    lines = file.read_text("utf-8").splitlines()
    broken = "\n".join([*lines[:2], lines[2].replace("180", "many"), *lines[3:]]) + "\n"
    file.write_text(broken, "utf-8")
    with pytest.raises(
        BadInput, match=r"Line 3 of .*games\.csv is not a game of this tournament\. Nothing was changed"
    ):
        Book(tmp_path, CUP)
    assert file.read_text("utf-8") == broken


def test_the_list_has_a_heading_and_a_line_for_each_game(tmp_path: Path) -> None:
    book_with(tmp_path, 1)
    heading, line = (tmp_path / GAMES_FILE).read_text("utf-8").splitlines()
    assert heading.split(",") == columns(CUP)
    assert line.startswith("1,1,cup-1,greedy random,1,90 89,1,61,180,7 7,5 5,")


def test_the_list_is_in_order_however_the_games_came(tmp_path: Path) -> None:
    one, other = book_with(tmp_path / "one", 1, 2, 3, 4), book_with(tmp_path / "other", 3, 1, 4, 2)
    assert (tmp_path / "one" / GAMES_FILE).read_bytes() != (tmp_path / "other" / GAMES_FILE).read_bytes()
    for book in (one, other):
        book.put_in_order()
    assert (tmp_path / "one" / GAMES_FILE).read_bytes() == (tmp_path / "other" / GAMES_FILE).read_bytes()
    assert Book(tmp_path / "other", CUP).games == one.games


@pytest.mark.parametrize(("bought", "exact"), [("7 7", "8 5"), ("-7 7", "-8 5"), ("7 7", "-1 5")])
def test_more_exact_payments_than_purchases_are_no_game(tmp_path: Path, bought: str, exact: str) -> None:
    """They would have a share of more than all, which nothing can be worked out of."""
    book_with(tmp_path, 1)
    file = tmp_path / GAMES_FILE
    text = file.read_text("utf-8")
    assert "7 7,5 5" in text
    file.write_text(text.replace("7 7,5 5", f"{bought},{exact}"), "utf-8")
    with pytest.raises(BadInput, match=r"Line 2 of .+ is not a game of this tournament"):
        Book(tmp_path, CUP)
