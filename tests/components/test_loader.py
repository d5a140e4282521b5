"""The printed set of Alhambra is complete, a corrected one plays, and a wrong one is refused in a sentence."""

import tomllib
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import sabika
from sabika.components import alhambra_pieces

Tile = dict[str, object]

# A1: how many tiles of each kind, and the prices they go from and to.
KINDS = {
    "pavilion": (7, 2, 8),
    "seraglio": (7, 3, 9),
    "arcades": (9, 4, 10),
    "chambers": (9, 5, 11),
    "garden": (11, 6, 12),
    "tower": (11, 7, 13),
}
PRINTED = (files("sabika.components") / "alhambra_tiles.toml").read_bytes()


def printed_tiles() -> list[Tile]:
    tiles = tomllib.loads(PRINTED.decode())["tile"]
    assert isinstance(tiles, list)
    return tiles


def toml(tiles: list[Tile]) -> str:
    def line(key: str, value: object) -> str:
        return f"{key} = {value if isinstance(value, int | float) else repr(value)}\n"

    return "".join("[[tile]]\n" + "".join(line(*field) for field in tile.items()) for tile in tiles)


def of(tiles: list[Tile], kind: str, price: int) -> Tile:
    return next(tile for tile in tiles if tile["kind"] == kind and tile["price"] == price)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "my_tiles.toml"


# The printed set


def test_the_printed_set_has_the_kinds_numbers_and_prices_of_the_rules() -> None:
    tiles = alhambra_pieces().tiles
    assert len(tiles) == 54
    for kind, (number, lowest, highest) in KINDS.items():
        prices = [tile.price for tile in tiles if tile.kind == kind]
        assert (len(prices), min(prices), max(prices)) == (number, lowest, highest)


def test_the_printed_walls_are_balanced() -> None:
    walls = [tile.walls for tile in alhambra_pieces().tiles]
    assert max(map(len, walls)) == 3
    assert walls.count("") == 10
    assert Counter("".join(walls)) == {"N": 20, "E": 20, "S": 20, "W": 20}


def test_the_printed_names_are_unique_and_every_tile_is_verified() -> None:
    pieces = alhambra_pieces()
    assert len(pieces.numbers) == len({tile.name for tile in pieces.tiles}) == 54
    assert {tile.provenance for tile in pieces.tiles} == {"verified"}


# Files that load


def test_neither_the_order_of_tiles_nor_of_letters_matters(path: Path) -> None:
    tiles = printed_tiles()
    Random(7).shuffle(tiles)
    for tile in tiles:
        tile["walls"] = str(tile["walls"])[::-1]
    path.write_text(toml(tiles))
    shuffled = sabika.load_pieces(path)
    assert shuffled.digest == alhambra_pieces().digest
    assert [tile.name for tile in shuffled.tiles] == [tile.name for tile in alhambra_pieces().tiles]


def test_a_file_saved_by_an_editor_of_windows_loads(path: Path) -> None:
    path.write_bytes(b"\xef\xbb\xbf" + PRINTED.replace(b"\n", b"\r\n"))
    assert sabika.load_pieces(path).digest == alhambra_pieces().digest


def test_provenance_is_told_but_does_not_make_other_pieces(path: Path) -> None:
    tiles = printed_tiles()
    of(tiles, "tower", 13)["provenance"] = "reconstructed"
    path.write_text(toml(tiles))
    pieces = sabika.load_pieces(path)
    assert [tile.name for tile in pieces.tiles if tile.provenance == "reconstructed"] == ["tower-13-E"]
    assert pieces.digest == alhambra_pieces().digest


def test_a_corrected_tile_is_played_and_its_records_need_the_corrected_file(path: Path) -> None:
    tiles = printed_tiles()
    of(tiles, "tower", 13)["walls"] = "SW"
    path.write_text(toml(tiles))
    pieces = sabika.load_pieces(path)
    assert "tower-13-SW" in pieces.numbers
    assert "tower-13-E" not in pieces.numbers

    game = sabika.new_game(players=3, seed="corrected", pieces=pieces)
    rng = Random("corrected")
    while not game.over:
        game.apply(rng.choice(game.options()))
    assert "tower-13-SW" in {game.pieces.name(tile) for place in game.whereabouts().values() for tile in place}

    record = sabika.Record.from_game(game)
    assert sabika.verify(record, sabika.load_pieces(path)).problems == []
    assert [problem.field for problem in sabika.verify(record).problems] == ["components"]
    with pytest.raises(sabika.BadInput, match="other pieces"):
        sabika.replay(record)


# Files that cannot be read


def refusal(path: Path) -> str:
    """The sentence with which a file is refused, without the file's name."""
    with pytest.raises(sabika.BadInput) as refused:
        sabika.load_pieces(path)
    sentence = str(refused.value)
    assert str(path) in sentence
    assert sentence.endswith(".")
    return sentence.replace(str(path), "FILE")


def test_a_missing_file(path: Path) -> None:
    assert refusal(path) == "The pieces in FILE cannot be read: No such file or directory."


def test_a_folder(tmp_path: Path) -> None:
    assert refusal(tmp_path) == "The pieces in FILE cannot be read: Is a directory."


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"54 tiles, please", "(at line 1, column 4)"),
        (b"[[tile]]\nkind = 'tower'\nprice = \n", "(at line 3, column 9)"),
        (PRINTED.replace(b"# The", b"# L\xe9"), "it is not UTF-8 text"),
        (b"", "there are neither tiles nor"),
        (b"tile = 54", "Expected `array`, got `int`"),
        (b"tile = " + b"[" * 100_000, "nested too deeply"),
        (b"tile = " + b"5" * 5_000, "digits"),
        (b"#" * 1_000_001, "too large"),
    ],
)
def test_a_file_that_is_no_file_of_tiles(path: Path, content: bytes, reason: str) -> None:
    path.write_bytes(content)
    sentence = refusal(path)
    assert sentence.startswith(("FILE is not a file of tiles: ", "FILE is not a file of pieces: "))
    assert reason in sentence
    assert " Correct a copy of alhambra_tiles.toml" in sentence


# Sets that are wrong


def add_a_tile(tiles: list[Tile]) -> None:
    tiles.append({"kind": "tower", "price": 10, "walls": ""})


def lose_a_tile(tiles: list[Tile]) -> None:
    tiles.pop()


def change(**fields: object) -> Callable[[list[Tile]], None]:
    """Change the 54th tile, the tower of price 13."""

    def spoil(tiles: list[Tile]) -> None:
        tiles[-1] |= fields

    return spoil


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (add_a_tile, "FILE has 55 tiles, but Alhambra has 54 (A1). Add or remove some."),
        (lose_a_tile, "FILE has 53 tiles, but Alhambra has 54 (A1). Add or remove some."),
        (
            change(kind="castle"),
            "FILE, tile 54: there is no kind 'castle'. "
            "The kinds are pavilion, seraglio, arcades, chambers, garden, tower.",
        ),
        (change(kind="garden", price=12), "FILE has 12 tiles of kind garden, but there are 11 (A1)."),
        (change(price=14), "FILE: the prices of kind tower go from 7 to 13 (A1)."),
        (change(price=6), "FILE: the prices of kind tower go from 7 to 13 (A1)."),
        (change(walls="NESW"), "FILE, tile 54: a tile has at most three walls (A1), not 'NESW'."),
        (change(walls="NX"), "FILE, tile 54: walls 'NX' are not letters out of N, E, S, W, each at most once."),
        (change(walls="e"), "FILE, tile 54: walls 'e' are not letters out of N, E, S, W, each at most once."),
        (change(walls="EE"), "FILE, tile 54: walls 'EE' are not letters out of N, E, S, W, each at most once."),
        (
            change(provenance="guessed"),
            "FILE, tile 54: provenance is 'verified' or 'reconstructed', not 'guessed'.",
        ),
        (
            change(colour="purple"),
            "FILE is not a file of tiles: Object contains unknown field `colour` - at `$.tile[53]`. "
            "Correct a copy of alhambra_tiles.toml.",
        ),
        (
            change(price="13"),
            "FILE is not a file of tiles: Expected `int`, got `str` - at `$.tile[53].price`. "
            "Correct a copy of alhambra_tiles.toml.",
        ),
        (
            change(price=13.0),
            "FILE is not a file of tiles: Expected `int`, got `float` - at `$.tile[53].price`. "
            "Correct a copy of alhambra_tiles.toml.",
        ),
    ],
)
def test_a_wrong_set_is_refused_in_a_sentence(path: Path, spoil: Callable[[list[Tile]], None], sentence: str) -> None:
    tiles = printed_tiles()
    assert tiles[-1] == {"kind": "tower", "price": 13, "walls": "E"}
    spoil(tiles)
    path.write_text(toml(tiles))
    assert refusal(path) == sentence


def test_a_tile_that_is_there_twice(path: Path) -> None:
    tiles = printed_tiles()
    for tile in tiles:
        if (tile["kind"], tile["price"], tile["walls"]) == ("arcades", 6, "SW"):
            tile["walls"] = "EN"
    path.write_text(toml(tiles))
    assert refusal(path) == "FILE has the tile arcades 6 NE 2 times."


def test_a_tile_without_walls_that_is_there_twice(path: Path) -> None:
    tiles = printed_tiles()
    for tile in tiles:
        if tile["kind"] == "tower" and tile["price"] == 11:
            tile["walls"] = ""
    path.write_text(toml(tiles))
    assert refusal(path) == "FILE has the tile tower 11 without walls 3 times."
