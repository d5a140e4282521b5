"""Decisions in a Parquet file: read again, they are those of the records."""

import errno
import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from records.playing import played
from records.test_draws import GIVEN
from sabika.data.decisions import Wanted
from sabika.data.gathering import portions, shared_out
from sabika.data.parquet import part_from, write_parquet
from sabika.encoding import encoder_for
from sabika.library import game_from, new_setup
from sabika.record import Record, replay, replay_steps
from sabika.rules.core.errors import BadInput

GAMES = Path(__file__).parents[1] / "records" / "games"
SOME = ("greedy-2", "mixed-4", "granada-4-simplified-vizier", "roll-and-write-1-beat")
EVERYTHING = Wanted(rows=True, planes=True)


def written(path: Path, files: list[Path], wanted: Wanted = EVERYTHING) -> Any:
    """The file, read as a table."""
    write_parquet(path, [part_from(portion, wanted, ()) for portion in portions(files)], wanted)
    return pq.read_table(path)


def about(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(pq.read_metadata(path).metadata[b"sabika"])
    return found


@pytest.mark.parametrize("name", SOME)
def test_the_game_can_be_replayed_from_its_rows(name: str, tmp_path: Path) -> None:
    file = GAMES / f"{name}.json"
    record = Record.read(file)
    rows = written(tmp_path / "all.parquet", [file]).to_pylist()
    assert [row["options"][row["choice"]] for row in rows] == record.actions
    assert [row["decision"] for row in rows] == list(range(len(record.actions)))
    game = replay(record)
    encoder = encoder_for(record.setup)
    for moment, row in zip(replay_steps(record), rows):
        seat = moment.game.asked()
        if len(moment.game.log) != row["decision"]:
            break
        view = moment.game.view(seat)
        assert (row["seat"], row["step"], row["turn"]) == (seat, moment.game.step, moment.game.turn)
        assert row["points"] == moment.game.points
        assert row["number"] == len(row["options"]) == len(moment.game.options())
        assert np.array(row["features"], np.int16).tobytes() == encoder.vector(view)
        assert row["planes"] == encoder.grids(view)
        numbers = np.array(row["rows"], np.float32).tobytes()
        assert numbers == b"".join(encoder.rows.rows(view, encoder.in_order(moment.game.options())))
        assert row["bot"] == record.players[seat].bot
        assert row["final"] == game.points
        others = [own for side, own in enumerate(game.points) if side != seat]
        assert row["margin"] == game.points[seat] - max(others, default=0)
        assert row["won"] == pytest.approx((seat in game.winners()) / len(game.winners()))


def test_the_metadata_tell_what_the_numbers_mean(tmp_path: Path) -> None:
    files = [GAMES / f"{name}.json" for name in SOME]
    table = written(tmp_path / "some.parquet", files)
    found = about(tmp_path / "some.parquet")
    assert (found["format"], found["version"], found["games"]) == ("sabika-decisions", 1, len(SOME))
    assert found["made_by"].startswith("sabika")
    names = [(row["table"], len(row["features"]), len(row["rows"]), row["number"]) for row in table.to_pylist()]
    assert {name for name, *_ in names} == set(found["tables"])
    for name, features, numbers, options in names:
        described = found["tables"][name]
        assert features == sum(column["size"] for column in described["features"])
        assert numbers == options * sum(column["size"] for column in described["row"])
    digests = {row["table"]: row["digest"] for row in table.select(["table", "digest"]).to_pylist()}
    assert digests == {name: described["components"] for name, described in found["tables"].items()}
    assert {described["game"] for described in found["tables"].values()} == {"alhambra", "granada", "roll-and-write"}


def test_games_with_draws_are_of_the_same_table_as_others(tmp_path: Path) -> None:
    """As are those whose players said who is the youngest (A8)."""
    setup = new_setup(players=3, seed="drawn")
    games = [game_from(setup._replace(**own)) for own in ({}, {"draws": GIVEN}, {"youngest_first": (2, 0)})]
    files = [tmp_path / f"{number}.json" for number in range(3)]
    for game, file in zip(games, files):
        Record.from_game(played(game, "drawn")).write(file)
    rows = written(tmp_path / "all.parquet", files).to_pylist()
    assert len({row["game"] for row in rows}) == 3
    assert {row["table"] for row in rows} == set(about(tmp_path / "all.parquet")["tables"])
    assert len({row["table"] for row in rows}) == 1


def test_without_more_there_are_neither_rows_nor_planes(tmp_path: Path) -> None:
    table = written(tmp_path / "few.parquet", [GAMES / "greedy-2.json"], Wanted())
    assert not {"rows", "planes"} & set(table.column_names)


def test_a_game_that_is_not_over_has_no_outcome(tmp_path: Path) -> None:
    text = json.loads((GAMES / "greedy-3.json").read_text("utf-8"))
    text["actions"], text["result"] = text["actions"][:30], None
    half = tmp_path / "half.json"
    half.write_text(json.dumps(text), "utf-8")
    table = written(tmp_path / "half.parquet", [half])
    assert table.num_rows == 30
    assert {(row["final"], row["margin"], row["won"]) for row in table.to_pylist()} == {(None, None, None)}


def test_several_processes_write_the_same_file(tmp_path: Path) -> None:
    files = [GAMES / "roll-and-write-2.json"] * 40
    apart = tmp_path / "apart.parquet"
    write_parquet(apart, shared_out(portions(files), some_decisions, jobs=2), Wanted())
    assert pq.read_table(apart).equals(written(tmp_path / "alone.parquet", files, Wanted()))
    assert pq.ParquetFile(apart).num_row_groups == 2


def some_decisions(files: list[Path]) -> Any:
    return part_from(files, Wanted(), ())


def test_a_full_disk_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    path = tmp_path / "large.parquet"
    with pytest.raises(BadInput, match=r"large\.parquet could not be written: No space left on device\. Nothing was"):
        written(path, [GAMES / "roll-and-write-2.json"], Wanted())
    assert list(tmp_path.iterdir()) == []
