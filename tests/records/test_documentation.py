"""The examples in docs/record-format.md are true."""

import re
from pathlib import Path

import msgspec
import pytest

import sabika
from sabika.record import Record, Result, verify
from sabika.record.file import LARGEST
from sabika.record.record import FORMAT, MOST_ACTIONS, VERSION

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "record-format.md").read_text(encoding="utf-8")


def examples(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_example_is_a_record_in_order_and_in_today_s_layout() -> None:
    text = examples("json")[0]
    record = Record.loads(text)
    assert verify(record).problems == []
    assert len(record.actions) > 5
    assert record.dumps() == text


def test_the_example_of_a_result_adds_up() -> None:
    result = msgspec.json.decode(examples("json")[1], type=Result)
    assert [
        sum(points) for points in zip(*(scoring.points for scoring in result.scorings), strict=True)
    ] == result.points


def test_every_field_is_described() -> None:
    for field in Record.__struct_fields__:
        assert re.search(rf"^\| .*`{field}`.* \|", PAGE, re.MULTILINE), field


def test_every_action_is_described_in_a_notation_that_can_be_read() -> None:
    rows = re.findall(r"^\| [^|`]+ \| `([^`]+)` \| A", PAGE, re.MULTILINE)
    game = sabika.new_game(players=2, seed="x")
    tile = game.pieces.tiles[0].name
    for notation in rows:
        game.parse(notation.replace("tower-9-ES", tile))
    assert {row.split()[0] for row in rows} == set(game.hooks.verbs)


def test_the_limits_are_those_of_the_program() -> None:
    assert f"{LARGEST // 1_000_000} MB" in PAGE
    assert f"{MOST_ACTIONS:,} actions" in PAGE
    assert f'`"{FORMAT}"`' in PAGE
    assert f"the version of this format: {VERSION} |" in PAGE


def test_the_python_example_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(examples("python")[0], "record-format.md", "exec"), {})
    assert Record.read(tmp_path / "game.json").actions == ["buy 2"]
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_every_action_of_roll_and_write_is_described_in_a_notation_that_can_be_read() -> None:
    rows = re.findall(r"^\| [^|`]+ \| (`[^|]+`) \| R\d", PAGE, re.MULTILINE)
    notations = [notation for row in rows for notation in re.findall(r"`([^`]+)`", row)]
    game = sabika.new_game("roll-and-write", players=2, seed="x")
    assert [game.notation(game.parse(notation)) for notation in notations] == notations
    assert {notation.split()[0] for notation in notations} == set(game.verbs())
