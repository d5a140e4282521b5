"""The printed set of Granada is complete, a corrected one plays, and a wrong one is refused in a sentence (G1)."""

import tomllib
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import sabika
from sabika.components import granada_pieces
from sabika.reference import rulebook
from sabika.rules.games.granada import KINDS

Tile = dict[str, object]
PRINTED = (files("sabika.components") / "granada_tiles.toml").read_text(encoding="utf-8")


def printed_tiles() -> list[Tile]:
    tiles = tomllib.loads(PRINTED)["tile"]
    assert isinstance(tiles, list)
    return tiles


def toml(tiles: list[Tile]) -> str:
    def line(key: str, value: object) -> str:
        return f"{key} = {value if isinstance(value, int | float) else repr(value)}\n"

    return "".join("[[tile]]\n" + "".join(line(*field) for field in tile.items()) for tile in tiles)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "my_granada.toml"


# The printed set


def test_the_printed_set_is_that_of_the_rules() -> None:
    """The rule and the data cannot drift apart."""
    text = rulebook().rule("G1").text
    for words in (
        "54 double-sided tiles",
        ", ".join(KINDS).replace("_", " "),
        "one of every price 2-13",
        "up to three",
    ):
        assert words in text
    pieces = granada_pieces()
    assert len(pieces.tiles) == 108
    faces = Counter((face.kind, face.price) for face in pieces.tiles)
    assert faces == Counter((kind, price) for kind in KINDS for price in range(2, 14))


def test_the_printed_moats_are_balanced() -> None:
    moats = [str(tile["moats"]) for tile in printed_tiles()]
    assert Counter(map(len, moats)) == {3: 8, 2: 20, 1: 16, 0: 10}
    assert Counter("".join(moats)) == {"N": 20, "E": 20, "S": 20, "W": 20}


def test_every_face_tells_where_it_comes_from() -> None:
    pieces = granada_pieces()
    assert len(pieces.numbers) == 108
    provenances = Counter(face.provenance for face in pieces.tiles)
    assert provenances == {"verified": 18, "reconstructed": 90}
    for face in pieces.tiles:
        assert pieces.tiles[pieces.numbers[face.back] - 2].provenance == face.provenance


# Files that load


def test_neither_the_order_of_tiles_nor_of_letters_matters(path: Path) -> None:
    tiles = printed_tiles()
    Random(7).shuffle(tiles)
    for tile in tiles:
        tile["moats"] = str(tile["moats"])[::-1]
    path.write_text(toml(tiles))
    shuffled = sabika.load_pieces(path, "granada")
    assert shuffled.digest == granada_pieces().digest
    assert shuffled.tiles == granada_pieces().tiles


def test_another_back_makes_other_pieces(path: Path) -> None:
    """Two tiles of the same price exchange their backs: every face is still there."""
    tiles = printed_tiles()
    first, second = [tile for tile in tiles if tile["price"] == 12 and tile["moats"] == ""][:2]
    first["odd"], second["odd"] = second["odd"], first["odd"]
    path.write_text(toml(tiles))
    corrected = sabika.load_pieces(path, "granada")
    assert {face.name for face in corrected.tiles} == {face.name for face in granada_pieces().tiles}
    assert corrected.digest != granada_pieces().digest


def test_a_corrected_tile_is_played_with_both_faces(path: Path) -> None:
    path.write_text(PRINTED.replace('moats = "NES"', 'moats = "ESW"', 1))
    game = sabika.new_game("granada", players=3, seed="corrected", pieces=sabika.load_pieces(path, "granada"))
    assert {"arena-2-ESW", "park-3-ESW"} <= set(game.pieces.numbers)
    assert game.digest != granada_pieces().digest


# Sets that are wrong


def change(**fields: object) -> Callable[[list[Tile]], None]:
    """Change the first tile, the arena of price 2 with a park of price 3 on its back."""

    def spoil(tiles: list[Tile]) -> None:
        tiles[0] |= fields

    return spoil


def lose_a_tile(tiles: list[Tile]) -> None:
    tiles.pop()


def add_a_tile(tiles: list[Tile]) -> None:
    tiles.append({"price": 2, "even": "arena", "odd": "park", "moats": ""})


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (add_a_tile, "FILE has 55 tiles, but Granada has 54 (G1). Add or remove some."),
        (lose_a_tile, "FILE has 53 tiles, but Granada has 54 (G1). Add or remove some."),
        (change(even="tower"), f"FILE, tile 1: there is no kind 'tower'. The kinds are {', '.join(KINDS)}."),
        (change(odd="bath house"), f"FILE, tile 1: there is no kind 'bath house'. The kinds are {', '.join(KINDS)}."),
        (change(odd="arena"), "FILE, tile 1: the two faces show different kinds (G1), not arena twice."),
        (change(price=3), "FILE, tile 1: the price of an even face is 2, 4, 6, 8, 10 or 12 (G1), not 3."),
        (change(price=14), "FILE, tile 1: the price of an even face is 2, 4, 6, 8, 10 or 12 (G1), not 14."),
        (change(even="hostel"), "FILE has 2 faces of kind hostel with price 2; there is one of each (G1)."),
        (change(odd="school"), "FILE has 2 faces of kind school with price 3; there is one of each (G1)."),
        (change(moats="NESW"), "FILE, tile 1: a tile has at most three moats (G1), not 'NESW'."),
        (change(moats="NN"), "FILE, tile 1: moats 'NN' are not letters out of N, E, S, W, each at most once."),
        (change(moats="n"), "FILE, tile 1: moats 'n' are not letters out of N, E, S, W, each at most once."),
        (change(provenance="guessed"), "FILE, tile 1: provenance is 'verified' or 'reconstructed', not 'guessed'."),
        (
            change(walls="N"),
            "FILE is not a file of tiles with two faces: Object contains unknown field `walls` - at `$.tile[0]`. "
            "Correct a copy of granada_tiles.toml.",
        ),
        (
            change(price="2"),
            "FILE is not a file of tiles with two faces: Expected `int`, got `str` - at `$.tile[0].price`. "
            "Correct a copy of granada_tiles.toml.",
        ),
    ],
)
def test_a_wrong_set_is_refused_in_a_sentence(path: Path, spoil: Callable[[list[Tile]], None], sentence: str) -> None:
    tiles = printed_tiles()
    assert (tiles[0]["price"], tiles[0]["even"], tiles[0]["odd"]) == (2, "arena", "park")
    spoil(tiles)
    path.write_text(toml(tiles))
    with pytest.raises(sabika.BadInput) as refused:
        sabika.load_pieces(path, "granada")
    assert str(refused.value).replace(str(path), "FILE") == sentence
