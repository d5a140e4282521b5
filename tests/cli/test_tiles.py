"""`sabika tiles`: the pieces in use, and where what we know about them comes from."""

from importlib.resources import files
from pathlib import Path

import pytest

from cli.shell import Call
from sabika.components import alhambra_pieces, granada_pieces, sheet

PRINTED = (files("sabika.components") / "alhambra_tiles.toml").read_text(encoding="utf-8")


def rows(out: str) -> list[list[str]]:
    """The cells of the table's rows."""
    return [[cell.strip() for cell in line.strip("│").split("│")] for line in out.splitlines() if line.startswith("│")]


def test_all_tiles(call: Call) -> None:
    run = call("tiles")
    assert run.code == 0
    assert rows(run.out) == [
        [tile.name, tile.kind, str(tile.price), tile.walls or "none", tile.provenance]
        for tile in alhambra_pieces().tiles
    ]


def test_the_tiles_of_a_kind(call: Call) -> None:
    shown = rows(call("tiles", "tower").out)
    assert len(shown) == 11
    assert shown[0] == ["tower-7-NEW", "tower", "7", "NEW", "verified"]
    assert {row[1] for row in shown} == {"tower"}


def test_an_unknown_kind(call: Call) -> None:
    complaint = call("tiles", "castle").complaint
    assert complaint == (
        "There is no kind 'castle'. The kinds are pavilion, seraglio, arcades, chambers, garden, tower."
    )


def test_the_tiles_of_a_corrected_file(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "my_tiles.toml"
    old = 'kind = "tower"\nprice = 13\nwalls = "E"'
    assert PRINTED.count(old) == 1
    path.write_text(PRINTED.replace(old, 'kind = "tower"\nprice = 13\nwalls = "SW"\nprovenance = "reconstructed"'))
    shown = rows(call("tiles", "tower", "--components", str(path)).out)
    assert shown[-1] == ["tower-13-SW", "tower", "13", "SW", "reconstructed"]


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "The pieces in {path} cannot be read: No such file or directory."),
        (PRINTED + PRINTED, "{path} has 108 tiles, but Alhambra has 54 (A1). Add or remove some."),
    ],
)
def test_a_wrong_file(call: Call, tmp_path: Path, content: str | None, complaint: str) -> None:
    path = tmp_path / "my_tiles.toml"
    if content is not None:
        path.write_text(content)
    assert call("tiles", "--components", str(path)).complaint == complaint.format(path=path)


def test_a_file_name_cannot_steer_the_terminal(call: Call) -> None:
    complaint = call("tiles", "--components", "no\x1b[31m\nsuch.toml").complaint
    assert complaint == "The pieces in no?[31m?such.toml cannot be read: No such file or directory."


def test_both_faces_of_granada_s_tiles(call: Call) -> None:
    shown = rows(call("tiles", "--game", "granada").out)
    pieces = granada_pieces()
    assert len(shown) == 54
    for even, odd, moats, provenance in shown:
        face = pieces.tile(pieces.numbers[even])
        assert (face.back, face.walls or "none", face.provenance) == (odd, moats, provenance)
        assert face.price % 2 == 0
    parks = rows(call("tiles", "park", "--game", "granada").out)
    assert len(parks) == 12
    assert all("park-" in even + odd for even, odd, _, _ in parks)


def test_the_tiles_of_both_games_together(call: Call) -> None:
    assert len(rows(call("tiles", "--game", "combined").out)) == 108
    assert len(rows(call("tiles", "tower", "--game", "combined").out)) == 11


def test_the_sheet_of_roll_and_write(call: Call) -> None:
    """R1, R3."""
    shown = rows(call("tiles", "--game", "roll-and-write").out)
    cells, known = shown[:6], shown[6:]
    own = sheet()
    assert [row[0] for row in cells] == [f"yellow {yellow}" for yellow in range(1, 7)]
    assert [kind for row in cells for kind in row[1:]] == [own.kinds[kind] for kind in own.kind]
    assert {part: provenance for part, _, provenance in known} == dict(own.provenance)
    assert ["coins", "15, 3 of them at the start", "reconstructed"] in known
    assert ["rounds of 5", "12", "verified"] in known


def test_the_cells_of_a_kind_on_a_corrected_sheet(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "my_sheet.toml"
    text = (files("sabika.components") / "roll_and_write.toml").read_text(encoding="utf-8")
    path.write_text(text.replace('"pavilion"', '"tower"', 1))
    shown = rows(call("tiles", "tower", "--game", "roll-and-write", "--components", str(path)).out)[:6]
    assert shown[0] == ["yellow 1", "tower", "", "", "", "", "tower"]
    assert sum(row.count("tower") for row in shown) == 8
    assert {kind for row in shown for kind in row[1:]} == {"", "tower"}


def test_huts_and_falcons_come_with_their_modules(call: Call) -> None:
    shown = rows(call("tiles", "tower", "--modules", "huts,falcons").out)
    assert [len([row for row in shown if row[0].startswith(start)]) for start in ("tower-", "hut-tower-")] == [11, 5]
    assert len([row for row in shown if row[0].split("-")[0] in ("white", "brown", "black")]) == 5


def test_modules_that_the_game_does_not_have(call: Call) -> None:
    complaint = call("tiles", "--game", "granada", "--modules", "huts").complaint
    assert complaint == "There is no module 'huts' for Granada. The modules are: exchange, vizier."
