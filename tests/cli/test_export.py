"""`sabika export` writes recorded games as data, and says what is wrong with those that it leaves out."""

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from cli.shell import Call

GAMES = Path(__file__).parents[1] / "records" / "games"
GREEDY, SHEET = str(GAMES / "greedy-2.json"), str(GAMES / "roll-and-write-2.json")


def test_files_and_folders_become_one_file(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "one.json").write_bytes(Path(SHEET).read_bytes())
    (folder / "notes.txt").write_text("nothing", "utf-8")
    out = tmp_path / "all.parquet"
    ran = call("export", str(folder), GREEDY, "--out", str(out), "--jobs", "1")
    table = pq.read_table(out)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{table.num_rows:,} decisions of 2 games: {out}\n"
    assert len(set(table["game"].to_pylist())) == 2
    assert "rows" not in table.column_names


def test_more_columns_can_be_asked_for(call: Call, tmp_path: Path) -> None:
    out = tmp_path / "more.parquet"
    assert call("export", SHEET, "--out", str(out), "--rows", "--planes", "--jobs", "1").code == 0
    assert {"rows", "planes"} <= set(pq.read_schema(out).names)


def test_a_broken_record_is_named_and_the_others_are_written(call: Call, tmp_path: Path) -> None:
    text = Path(SHEET).read_text("utf-8")
    changed = tmp_path / "changed.json"
    changed.write_text(text.replace('"seed_hash": "', '"seed_hash": "0'), "utf-8")
    foreign = tmp_path / "foreign.json"
    foreign.write_text('{"format": "chess", "version": 1}', "utf-8")
    out = tmp_path / "some.parquet"
    ran = call("export", str(changed), str(foreign), GREEDY, "--out", str(out), "--jobs", "1")
    assert ran.code == 2
    assert "decisions of 1 game:" in ran.out
    assert ran.err.splitlines() == [
        f"{changed}: The seed does not belong to the hash that was published.",
        f"{foreign} is not a record: its format is “chess”, not “sabika-record”.",
    ]


@pytest.mark.parametrize("kind", ["--out", "--minari"])
def test_each_is_named_where_all_are_broken(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    changed, foreign = tmp_path / "changed.json", tmp_path / "foreign.json"
    changed.write_text(Path(SHEET).read_text("utf-8").replace('"seed_hash": "', '"seed_hash": "0'), "utf-8")
    foreign.write_text('{"format": "chess", "version": 1}', "utf-8")
    to = {"--out": str(tmp_path / "none.parquet"), "--minari": "none-v0"}[kind]
    ran = call("export", str(changed), str(foreign), kind, to, *(["--jobs", "1"] if kind == "--out" else []))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.splitlines() == [
        f"{changed}: The seed does not belong to the hash that was published.",
        f"{foreign} is not a record: its format is “chess”, not “sabika-record”.",
        "sabika: There is no decision in any of these records.",
    ]
    assert [path.suffix for path in tmp_path.iterdir()] == [".json", ".json"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([SHEET], "Say what to write: a file with --out FILE.parquet, or a Minari dataset with --minari NAME."),
        ([SHEET, "--out", "{}/new", "--jobs", "0"], "The number of jobs has to be 1 or more, not 0."),
        (["{}", "--out", "{}/new"], "There are no records in {}: none of its files ends in .json."),
        ([SHEET, "--out", "{}/old"], "{}/old is already there and is not overwritten. Choose another name."),
        (["{}/none.json", "--out", "{}/new"], "{}/none.json cannot be read: No such file or directory."),
        ([SHEET, "--out", "{}/new", "--size", "4"], "--size is for --minari"),
        ([SHEET, "--minari", "x-v0", "--rows"], "With --minari only --size can be chosen"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    call: Call, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    (tmp_path / "old").write_text("old", "utf-8")
    complaint = call("export", *(word.format(tmp_path) for word in arguments)).complaint
    assert complaint.startswith(sentence.format(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["old"]
