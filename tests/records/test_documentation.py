"""The examples in docs/record-format.md are true."""

import re
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

import sabika
from sabika.record import Deal, Record, Result, seed_of, verify
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


def test_the_example_of_a_deal_fits_the_program_that_makes_its_seed() -> None:
    deal = msgspec.json.decode(examples("json")[2], type=Deal)
    made: dict[str, str] = {}
    exec(next(text for text in examples("python") if "sabika deal" in text), made)
    assert deal.wrong(made["seed"], seats=3) is None
    assert seed_of(deal.server, deal.shares) == made["seed"]


def test_every_field_is_described() -> None:
    for field in Record.__struct_fields__:
        assert re.search(rf"^\| .*`{field}`.* \|", PAGE, re.MULTILINE), field


def test_every_game_and_every_option_is_described() -> None:
    for name, kind in sabika.GAMES.items():
        assert f'`"{name}"`' in PAGE
        for option, values in kind.options.items():
            choices = ", ".join(f'`"{value}"`' for value in values if value)
            assert re.search(rf"^\| `{option}` \| [^|]+ \| {choices}", PAGE, re.MULTILINE), option


def test_every_action_is_described_in_a_notation_that_can_be_read() -> None:
    rows = re.findall(r"^\| [^|`]+ \| `([^`]+)` \| A", PAGE, re.MULTILINE)
    game = sabika.new_game(players=2, seed="x")
    tile = game.pieces.tiles[0].name
    for notation in rows:
        game.parse(notation.replace("tower-9-ES", tile))
    assert {row.split()[0] for row in rows} == set(game.hooks.verbs)


def test_every_action_of_the_other_games_is_described_too() -> None:
    rows = re.findall(r"^\| [^|`]+ \| (`[^|]+`) \| [GC]\d", PAGE, re.MULTILINE)
    notations = [notation for row in rows for notation in re.findall(r"`([^`]+)`", row)]
    game = sabika.new_game("combined", players=2, seed="x", modules=("vizier",))
    assert [game.notation(game.parse(notation)) for notation in notations] == notations
    described = re.findall(r"^\| [^|`]+ \| `([a-z]+)[^|]*` \| A", PAGE, re.MULTILINE)
    verbs = {notation.split()[0] for notation in notations} | set(described)
    assert verbs == set(sabika.new_game("granada", players=2, seed="x").hooks.verbs)
    assert game.parse("favour g2") is not game.parse("favour 2")
    arena, park = (game.pieces.numbers[name] for name in ("arena-2-NES", "park-3-NES"))
    assert game.pieces.other_face[arena] == park


def test_the_digest_is_what_the_page_says() -> None:
    def digest(lines: list[str]) -> str:
        return sha256("\n".join(lines).encode()).hexdigest()

    alhambra, granada = (sabika.new_game(name, players=3, seed="x") for name in ("alhambra", "granada"))
    assert alhambra.digest == digest([tile.name for tile in alhambra.pieces.tiles])
    assert granada.digest == digest([f"{tile.name} {tile.back}" for tile in granada.pieces.tiles])
    assert sabika.new_game("combined", players=3, seed="x").digest == digest([alhambra.digest, granada.digest])
    sheet = sabika.new_game("roll-and-write", players=3, seed="x").sheet
    assert sheet.digest == digest([*(sheet.kinds[kind] for kind in sheet.kind), str(sheet.printed_coins)])


def test_the_digest_of_corrected_huts_is_what_the_page_says(tmp_path: Path) -> None:
    text = (files("sabika.modules.huts") / "huts.toml").read_text(encoding="utf-8")
    (tmp_path / "huts.toml").write_text(text.replace('walls = "N"', 'walls = "S"', 1), encoding="utf-8")
    pieces = sabika.load_pieces(tmp_path / "huts.toml", modules=("huts",))
    names = [extra.name for extra in pieces.extras]
    own = sha256("\n".join(["huts", *names]).encode()).hexdigest()
    tiles = sabika.new_game(players=3, seed="x").digest
    assert pieces.digest == sha256(f"{tiles}\n{own}".encode()).hexdigest()


def test_the_limits_are_those_of_the_program() -> None:
    assert f"{LARGEST // 1_000_000} MB" in PAGE
    assert f"{MOST_ACTIONS:,} actions" in PAGE
    assert f'`"{FORMAT}"`' in PAGE
    assert f"the version of this format: {VERSION} |" in PAGE


def test_the_python_example_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(next(text for text in examples("python") if "game.json" in text), "record-format.md", "exec"), {})
    assert Record.read(tmp_path / "game.json").actions == ["buy 2"]
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_every_action_of_roll_and_write_is_described_in_a_notation_that_can_be_read() -> None:
    rows = re.findall(r"^\| [^|`]+ \| (`[^|]+`) \| R\d", PAGE, re.MULTILINE)
    notations = [notation for row in rows for notation in re.findall(r"`([^`]+)`", row)]
    game = sabika.new_game("roll-and-write", players=2, seed="x")
    assert [game.notation(game.parse(notation)) for notation in notations] == notations
    assert {notation.split()[0] for notation in notations} == set(game.verbs())
