"""`sabika verify` as a person or a program uses it."""

import json
import os
from pathlib import Path

import msgspec
import pytest
import typer
from typer.testing import CliRunner, Result

import sabika
from records.playing import finished, played, played_by, unfinished
from sabika.cli.verify import verify
from sabika.record import Record
from sabika.record.file import LARGEST
from sabika.rules.core.errors import BadInput

GAMES = Path(__file__).parent / "games"
app = typer.Typer()
app.command()(verify)


def run(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    """A record with the wrong seed and the wrong number of turns."""
    record = finished()
    assert record.result is not None
    result = msgspec.structs.replace(record.result, turns=1)
    path = tmp_path / "wrong.json"
    msgspec.structs.replace(record, result=result, seed_hash="0").write(path)
    return path


def test_the_recorded_games_are_in_order() -> None:
    files = sorted(GAMES.iterdir())
    done = run(*files)
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    for path, line in zip(files, lines, strict=False):
        record = Record.read(path)
        assert record.result is not None
        players = f"{len(record.players)} player{'s' if len(record.players) > 1 else ''}"
        assert line.startswith(f"{path}  OK: {players}, {record.result.turns} turns, points ")
    assert lines[len(files) :] == [f"{len(files)} of {len(files)} records are as they should be."]
    assert done.stderr == ""


def test_a_game_of_two_is_told_with_dirk_and_the_winner(tmp_path: Path) -> None:
    record = finished(players=2)
    assert record.result is not None
    one, other, dirk = record.result.points
    record.write(tmp_path / "two.json")
    line = run(tmp_path / "two.json").stdout
    winner = record.players[record.result.winners[0]].name
    assert line.endswith(f"points {one} {other} (Dirk {dirk}), won by {winner}\n")


def test_a_game_lost_to_dummies_is_told_with_their_points() -> None:
    """R18."""
    path = GAMES / "roll-and-write-1-beat.json"
    result = Record.read(path).result
    assert result is not None
    own, *dummies = result.points
    told = " ".join(f"(Dummy {number} {points})" for number, points in enumerate(dummies, 1))
    winner = f"Dummy {result.winners[0]}"
    assert run(path).stdout == f"{path}  OK: 1 player, 15 turns, points {own} {told}, won by {winner}\n"


def test_a_game_for_points_alone_is_won_by_nobody(tmp_path: Path) -> None:
    """R17."""
    record = played_by(("greedy",), "alone", game_name="roll-and-write")
    record.write(tmp_path / "alone.json")
    line = run(tmp_path / "alone.json").stdout
    assert "1 player, 18 turns, points " in line
    assert "won" not in line


def test_an_unfinished_game_is_in_order_too(tmp_path: Path) -> None:
    unfinished().write(tmp_path / "game.json")
    done = run(tmp_path / "game.json")
    assert done.exit_code == 0
    assert done.stdout.endswith(", not over\n")


def test_everything_wrong_with_a_file_is_told(wrong: Path) -> None:
    done = run(wrong)
    assert done.exit_code == 2
    first, second = done.stdout.splitlines()
    assert first == f"{wrong}  WRONG: The seed does not belong to the hash that was published."
    assert second.startswith("  result.turns is 1, but the game gives ")


def test_one_wrong_file_among_good_ones_is_enough(wrong: Path, tmp_path: Path) -> None:
    finished().write(tmp_path / "good.json")
    done = run(tmp_path / "good.json", wrong, tmp_path / "none.json", tmp_path)
    assert done.exit_code == 2
    lines = done.stdout.splitlines()
    assert "OK" in lines[0]
    assert f"WRONG: {tmp_path / 'none.json'} cannot be read: No such file or directory." in lines
    assert f"WRONG: {tmp_path} is a folder. Give the files in it." in lines
    assert lines[-1] == "1 of 4 records are as they should be."


def bad_files(folder: Path) -> dict[str, str]:
    """Files of every sort of badness, with what is said about each."""
    game = sabika.new_game("granada", players=3, seed="x")
    bad = {
        "module.json": msgspec.structs.replace(Record.from_game(game), modules=["portals"]).dumps().encode(),
        "empty.json": b"",
        "binary.json": bytes(range(256)),
        "deep.json": b'{"a":' * 100_000,
        "half.json": finished().dumps().encode()[:3000],
        "other.json": b"[1, 2]",
    }
    for name, content in bad.items():
        (folder / name).write_bytes(content)
    with (folder / "huge.json").open("wb") as file:
        file.truncate(LARGEST + 1)
    (folder / "folder.json").mkdir()
    return {
        "module.json": "There is no module 'portals' for Granada. The modules are: ",
        "empty.json": "is not a record: it ends too early",
        "binary.json": "is not a record: it is not UTF-8 text",
        "deep.json": "is not a record: it is nested too deeply",
        "half.json": "is not a record: it ends too early",
        "other.json": "is not a record: it is not a JSON object",
        "huge.json": "is larger than 8 MB and cannot be a record",
        "folder.json": "is a folder. Give the files in it",
        "vanished.json": "cannot be read: No such file or directory",
    }


def test_whatever_is_wrong_with_some_files_the_others_are_verified(tmp_path: Path) -> None:
    finished().write(tmp_path / "good.json")
    said = bad_files(tmp_path)
    files = [tmp_path / "good.json", *[tmp_path / name for name in said], tmp_path / "good.json"]
    done = run(*files)
    assert (done.exit_code, done.stderr) == (2, "")
    lines = done.stdout.splitlines()
    assert " OK: " in lines[0]
    assert " OK: " in lines[-2]
    assert lines[-1] == f"2 of {len(files)} records are as they should be."
    for (name, sentence), line in zip(said.items(), lines[1:]):
        assert name in line
        assert sentence in line
    told = json.loads(run("--json", *files).stdout)
    assert [checked["ok"] for checked in told] == [True, *[False] * len(said), True]
    assert [len(checked["problems"]) for checked in told] == [0, *[1] * len(said), 0]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="everything can be read here")
def test_a_file_that_may_not_be_read_is_a_problem_of_its_own(tmp_path: Path) -> None:
    finished().write(tmp_path / "good.json")
    finished().write(tmp_path / "locked.json")
    (tmp_path / "locked.json").chmod(0)
    done = run(tmp_path / "locked.json", tmp_path / "good.json")
    assert done.exit_code == 2
    assert "locked.json cannot be read: Permission denied." in done.stdout
    assert "1 of 2 records are as they should be." in done.stdout


def test_a_program_gets_json(wrong: Path, tmp_path: Path) -> None:
    record = finished()
    record.write(tmp_path / "good.json")
    done = run("--json", tmp_path / "good.json", wrong)
    assert done.exit_code == 2
    good, bad = json.loads(done.stdout)
    assert record.result is not None
    assert good == {
        "file": str(tmp_path / "good.json"),
        "ok": True,
        "game": "alhambra",
        "players": ["Player 1", "Player 2", "Player 3"],
        "actions": len(record.actions),
        "turns": record.result.turns,
        "points": record.result.points,
        "winners": record.result.winners,
        "problems": [],
    }
    assert not bad["ok"]
    assert [problem["field"] for problem in bad["problems"]] == ["seed_hash", "result.turns"]


def test_other_pieces_are_given_with_components(tmp_path: Path) -> None:
    finished().write(tmp_path / "good.json")
    own = Path(__file__).parents[2] / "src/sabika/components/alhambra_tiles.toml"
    assert run("--components", own, tmp_path / "good.json").exit_code == 0
    text = own.read_text(encoding="utf-8")
    other = tmp_path / "other.toml"
    # One pavilion loses or gets a wall; no other tile may become its equal.
    head, mark, tail = text.partition('walls = "')
    walls, rest = tail.split('"', 1)
    other.write_text(f'{head}{mark}{"NES" if walls != "NES" else "ESW"}"{rest}', encoding="utf-8")
    done = run("--components", other, tmp_path / "good.json")
    assert done.exit_code == 2
    assert "played with other pieces" in done.stdout
    assert "--components" in done.stdout


def test_each_record_is_checked_with_the_pieces_of_its_game(tmp_path: Path) -> None:
    for name in sabika.GAMES:
        game = played(sabika.new_game(name, players=2, seed="verify"), "verify", 20)
        Record.from_game(game).write(tmp_path / f"{name}.json")
    *records, sheets = [tmp_path / f"{name}.json" for name in sabika.GAMES]
    assert run(*records, sheets).exit_code == 0
    own = Path(__file__).parents[2] / "src/sabika/components"
    assert run("--components", own / "roll_and_write.toml", sheets).exit_code == 0
    assert run("--components", own / "roll_and_write.toml", records[0]).exit_code == 2
    assert run("--components", own / "granada_tiles.toml", *records[1:]).exit_code == 0
    done = run("--components", own / "granada_tiles.toml", *records)
    assert done.exit_code == 2
    assert f"{records[0]}  WRONG: {own / 'granada_tiles.toml'} is a copy of granada_tiles.toml, but" in done.stdout
    assert "2 of 3 records are as they should be." in done.stdout
    both = ("--components", own / "granada_tiles.toml", "--components", own / "alhambra_tiles.toml")
    assert run(*both, records[2]).exit_code == 0


def test_a_missing_file_of_pieces_gives_a_sentence(tmp_path: Path) -> None:
    finished().write(tmp_path / "good.json")
    done = run("--components", tmp_path / "none.toml", tmp_path / "good.json")
    assert isinstance(done.exception, BadInput)
