"""Corrected files of any sort are recognised by what stands in them, and belong to a game or to one of its modules."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import sabika
from sabika.components import alhambra_pieces, both, granada_pieces, sheet, with_modules
from sabika.library import GAMES, Components, PalaceName
from sabika.modules.falcons.rules import flock_of
from sabika.modules.huts.rules import printed_huts

CHANGES = {
    "alhambra_tiles.toml": ('kind = "tower"\nprice = 13\nwalls = "E"', 'kind = "tower"\nprice = 13\nwalls = "SW"'),
    "granada_tiles.toml": ('moats = "NES"', 'moats = "ESW"'),
    "huts.toml": ('walls = "N"', 'walls = "S"'),
    "falcons.toml": ('["garden", "tower"]', '["chambers", "tower"]'),
    "roll_and_write.toml": ("printed = 15", "printed = 14"),
}
"""A change in each file."""

Corrected = Callable[[str], Path]


def text_of(name: str) -> str:
    return next(Path(sabika.__file__).parent.rglob(name)).read_text(encoding="utf-8")


@pytest.fixture
def corrected(tmp_path: Path) -> Corrected:
    """Writes a corrected copy, under a name that says nothing."""

    def write(name: str) -> Path:
        path = tmp_path / f"own-{list(CHANGES).index(name)}.txt"
        assert CHANGES[name][0] in text_of(name)
        path.write_text(text_of(name).replace(*CHANGES[name], 1), encoding="utf-8")
        return path

    return write


def over(game: str, seed: str, modules: tuple[str, ...], pieces: Components) -> sabika.Game:
    """A game played to its end at random."""
    played = sabika.new_game(game, players=3, seed=seed, modules=modules, pieces=pieces)
    chance = Random(seed)
    while not played.over:
        played.play(chance.choice(played.options()))
    return played


@pytest.mark.parametrize(
    ("game", "modules", "names"),
    [
        ("alhambra", (), ["alhambra_tiles.toml"]),
        ("alhambra", ("huts",), ["huts.toml"]),
        ("alhambra", ("falcons", "vizier"), ["falcons.toml"]),
        ("alhambra", ("huts", "falcons", "portals"), ["falcons.toml", "alhambra_tiles.toml", "huts.toml"]),
        ("granada", ("vizier",), ["granada_tiles.toml"]),
        ("combined", (), ["granada_tiles.toml"]),
        ("combined", (), ["alhambra_tiles.toml"]),
        ("combined", (), ["alhambra_tiles.toml", "granada_tiles.toml"]),
        ("roll-and-write", (), ["roll_and_write.toml"]),
    ],
)
def test_corrected_pieces_are_played_and_their_records_need_the_files(
    corrected: Corrected, game: str, modules: tuple[str, ...], names: list[str]
) -> None:
    pieces = sabika.load_pieces([corrected(name) for name in names], game, modules)
    record = sabika.Record.from_game(over(game, "corrected", modules, pieces))
    again = sabika.load_pieces([corrected(name) for name in names[::-1]], game, modules)
    assert record.components == pieces.digest == again.digest
    assert sabika.verify(record, again).problems == []
    assert [problem.field for problem in sabika.verify(record).problems] == ["components"]


def test_every_correction_makes_other_pieces(corrected: Corrected) -> None:
    modules = ("huts", "falcons")
    one = {
        name: sabika.load_pieces(corrected(name), modules=modules).digest
        for name in ("alhambra_tiles.toml", "huts.toml", "falcons.toml")
    }
    several = sabika.load_pieces([corrected(name) for name in one], modules=modules).digest
    assert len({alhambra_pieces().digest, several, *one.values()}) == 5


@pytest.mark.parametrize("name", ["alhambra_tiles.toml", "granada_tiles.toml", "huts.toml", "falcons.toml"])
def test_an_unchanged_copy_changes_nothing(name: str, tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text(text_of(name), encoding="utf-8")
    game: PalaceName = "granada" if "granada" in name else "alhambra"
    modules = () if game == "granada" else ("huts", "falcons")
    printed = granada_pieces() if game == "granada" else alhambra_pieces()
    own = with_modules(printed, modules)
    loaded = sabika.load_pieces(path, game, modules)
    assert loaded.digest == own.digest == printed.digest
    assert loaded.numbers == own.numbers


def test_an_unchanged_copy_of_the_sheet_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text(text_of("roll_and_write.toml"), encoding="utf-8")
    loaded = sabika.load_pieces(path, "roll-and-write")
    assert loaded.digest == GAMES["roll-and-write"].pieces().digest == sheet().digest


def test_the_digests_that_records_hold_stay_as_they_are() -> None:
    """A record that was right stays right."""
    assert alhambra_pieces().digest == "aa7302883071a95b24e6ddc8c20ffb6e6f2b6487fbc6a6667ec8e89c5de815a1"
    assert granada_pieces().digest == "484d3751d774de2800ad0a11a463fcb5d8f4abd12cab2fd8b3b5caf7af19ad79"
    assert (
        both(alhambra_pieces(), granada_pieces()).digest
        == "8b96c5a11865d7b1ddc23d95c1b7b888d1583a49285e8ec276cf52e1dfeefb7d"
    )
    assert sheet().digest == "cd7e891fb85bd76ba56a38350c58fadfc0d462291cda299cc3a8cbd91bcd5ccd"


def test_corrected_pieces_of_modules_outlast_a_change_of_modules(corrected: Corrected) -> None:
    first = sabika.load_pieces([corrected("huts.toml"), corrected("falcons.toml")], modules=("huts", "falcons"))
    assert "hut-pavilion-S" in first.numbers
    assert "white-chambers-tower" in flock_of(first).numbers
    without = with_modules(first, ("portals",))
    assert without.digest == alhambra_pieces().digest
    assert "hut-pavilion-S" not in without.numbers
    fewer = with_modules(first, ("huts",))
    assert printed_huts(fewer) == printed_huts(first)
    assert fewer.digest == sabika.load_pieces(corrected("huts.toml"), modules=("huts",)).digest
    assert with_modules(first, ("huts", "falcons")).digest == first.digest


# Files that do not belong


@pytest.mark.parametrize(
    ("names", "game", "modules", "sentence"),
    [
        (
            ["granada_tiles.toml"], "alhambra", (),
            "FILE is a copy of granada_tiles.toml, but Alhambra is played with alhambra_tiles.toml. "
            "Choose another game or leave the file out.",
        ),
        (
            ["alhambra_tiles.toml"], "granada", (),
            "FILE is a copy of alhambra_tiles.toml, but Granada is played with granada_tiles.toml. "
            "Choose another game or leave the file out.",
        ),
        (
            ["roll_and_write.toml"], "alhambra", (),
            "FILE is a copy of roll_and_write.toml, but Alhambra is played with alhambra_tiles.toml. "
            "Choose another game or leave the file out.",
        ),
        (
            ["alhambra_tiles.toml"], "roll-and-write", (),
            "FILE is a copy of alhambra_tiles.toml, but Roll & Write is played with roll_and_write.toml. "
            "Choose another game or leave the file out.",
        ),
        (
            ["huts.toml"], "roll-and-write", ("huts",),
            "Roll & Write has no modules. Leave out: huts.",
        ),
        (
            ["huts.toml"], "alhambra", ("falcons",),
            "FILE is a copy of huts.toml, but Alhambra is played without the module huts here. "
            "Add the module or leave the file out.",
        ),
        (
            ["falcons.toml"], "combined", (),
            "FILE is a copy of falcons.toml, but Alhambra and Granada combined is played without the module falcons "
            "here. Add the module or leave the file out.",
        ),
        (
            ["huts.toml", "huts.toml"], "alhambra", ("huts",),
            "FILE is a copy of huts.toml, and so is FILE. Give only one of them.",
        ),
        (
            ["huts.toml"], "granada", ("huts",),
            "There is no module 'huts' for Granada. The modules are: exchange, vizier.",
        ),
        ([], "chess", (), "There is no game 'chess'. The games are: alhambra, granada, combined, roll-and-write."),
    ],
)  # fmt: skip
def test_a_file_that_does_not_belong_to_the_game_is_refused_in_a_sentence(
    corrected: Corrected, names: list[str], game: str, modules: tuple[str, ...], sentence: str
) -> None:
    paths = [corrected(name) for name in names]
    with pytest.raises(sabika.BadInput) as refused:
        sabika.load_pieces(paths, game, modules)
    told = str(refused.value)
    for path in paths:
        told = told.replace(str(path), "FILE")
    assert told == sentence


ANY = "Correct a copy of alhambra_tiles.toml, granada_tiles.toml, huts.toml, falcons.toml or roll_and_write.toml."
NOTHING = "there are neither tiles nor huts nor falcons nor rows of a sheet in it"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"card = 1\n", f"FILE is not a file of pieces: {NOTHING}. {ANY}"),
        (b"", f"FILE is not a file of pieces: {NOTHING}. {ANY}"),
        (b"#" * 1_000_001, f"FILE is not a file of pieces: it is too large. {ANY}"),
        (b"\xff", f"FILE is not a file of pieces: it is not UTF-8 text. {ANY}"),
        (b"hut = " + b"[" * 100_000, f"FILE is not a file of pieces: it is nested too deeply. {ANY}"),
        (
            b"tile = 54\n",
            "FILE is not a file of tiles: Expected `array`, got `int` - at `$.tile`. "
            "Correct a copy of alhambra_tiles.toml.",
        ),
        (
            b"[[tile]]\neven = 'park'\n",
            "FILE is not a file of tiles with two faces: Object missing required field `price` - at `$.tile[0]`. "
            "Correct a copy of granada_tiles.toml.",
        ),
        (
            b"hut = 1\n",
            "FILE is not a file of huts: Expected `array`, got `int` - at `$.hut`. Correct a copy of huts.toml.",
        ),
        (
            b"falcon = [1]\n",
            "FILE is not a file of falcons: Expected `object`, got `int` - at `$.falcon[0]`. "
            "Correct a copy of falcons.toml.",
        ),
        (
            b"row = 6\n",
            "FILE is not a file of a sheet: Expected `array`, got `int` - at `$.row`. "
            "Correct a copy of roll_and_write.toml.",
        ),
    ],
)
def test_a_file_that_is_none_is_refused_in_a_sentence(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(content)
    with pytest.raises(sabika.BadInput) as refused:
        sabika.load_pieces(path)
    assert str(refused.value).replace(str(path), "FILE") == sentence


def test_pieces_of_another_game_are_refused() -> None:
    with pytest.raises(sabika.BadInput, match="These are not the pieces of Granada"):
        sabika.new_game("granada", players=3, pieces=alhambra_pieces())
