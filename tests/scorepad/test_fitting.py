"""Laying a palace tile by tile: only legal cells are offered, and only what nobody has."""

import pytest

from oracles import two_parts
from oracles.palace import legal_builds
from property.by_the_oracles import in_its_part, in_parts, plain
from sabika.modules.bonus.scorepad import CARDS
from sabika.modules.falcons.scorepad import FREE, PadFalcon
from sabika.rules.core.errors import BadInput
from sabika.scorepad.pad import Pad
from sabika.scorepad.palace.entries import Given, Numbers, PadPlaced, Tiles
from sabika.scorepad.palace.fitting import fits, laid_in
from sabika.scorepad.scoring import score
from scorepad.pads import pad, played, round_of, tiles


def test_the_cells_offered_are_those_of_the_oracle() -> None:
    """A20-A24, C5-C8."""
    for name in ("alhambra", "combined"):
        table = played(name, 3, 41, scoring="normal" if name == "combined" else "").by_tiles
        found = fits(table, 1, 1)
        assert found.refusal is None
        assert found.fits
        palace = laid_in(table, 1, 1).game.seats[1].palace
        pieces = palace.pieces
        for own in found.fits[:: 1 if name == "alhambra" else 12]:
            piece = pieces.numbers[own.tile]
            if name == "alhambra":
                expected = legal_builds(plain(palace), pieces.walls(piece))
            else:
                expected = two_parts.legal_builds(*in_parts(palace), in_its_part(pieces, piece))
            assert set(own.cells) == expected, own.tile


def test_what_somebody_has_is_not_offered() -> None:
    """A17: nor what another player had at an earlier scoring."""
    first = round_of(1, Tiles(palace=tiles("tower-12 1,0")), Tiles(), Given(tiles=["pavilion-8"]))
    second = round_of(2, Tiles(), Tiles(palace=tiles("garden-10 1,0")), Given(tiles=["pavilion-8"]))
    written = pad(first, second, players=2)
    left = fits(written, 1, 1).left
    assert {"tower-12", "garden-10", "pavilion-8"}.isdisjoint(left)
    assert "tower-12" in fits(written, 1, 0).left, "it may be in the own reserve"
    assert len(left) == 54 - 3


def test_both_faces_of_a_tile_are_gone_with_one_of_them() -> None:
    """G1."""
    left = fits(pad(round_of(1, Tiles(palace=tiles("arena-9-N 0,-1"))), game="granada"), 0, 1).left
    assert {"arena-9-N", "market-8-N"}.isdisjoint(left)
    assert len(left) == 2 * 53


def test_only_the_tiles_asked_for() -> None:
    written = pad(round_of(1, Tiles(palace=tiles("tower-12 1,0"))))
    found = fits(written, 0, 0, ["garden-10", "tower-12", "nonsense"])
    assert [own.tile for own in found.fits] == ["garden-10"]


def test_huts_portals_falcons_and_cards() -> None:
    """B3, F4, H3, P4."""
    modules = ["bonus", "huts", "falcons", "portals"]
    palace = tiles("garden-10 1,0 tower-11 0,1 garden-11 1,1")
    written = pad(round_of(1, Tiles(palace=palace), Tiles(), Tiles()), modules=modules)
    found = fits(written, 0, 0)
    cells = {own.tile: own.cells for own in found.fits}
    assert (0, -1) in cells["hut-tower-N"]
    assert (2, 0) in cells["portal-garden-1-SW"]
    assert cells["portal-arcades-1-SW"] == []
    assert {own.falcon: own.cells for own in FREE.of(found)}["white-garden-tower"] == [(0, 0)]
    assert CARDS.of(found) == ["garden-10", "garden-11", "tower-11"]


def test_every_offered_step_is_accepted() -> None:
    """What is offered can be written down without a refusal."""
    written = pad(round_of(1, Tiles(), Tiles(), Tiles()), modules=["huts", "portals", "falcons"])
    palace: list[str] = []
    for name in ("tower-11", "garden-10", "tower-12", "hut-tower-N", "portal-tower-1-NE", "garden-11"):
        (own,) = fits(written, 0, 0, [name]).fits
        palace.append(f"{name} {own.cells[-1][0]},{own.cells[-1][1]}")
        written = pad(
            round_of(1, Tiles(palace=tiles(" ".join(palace))), Tiles(), Tiles()),
            modules=["huts", "portals", "falcons"],
        )
        assert score(written).refusals == []


def test_a_portal_that_was_tapped_by_mistake_can_be_lifted() -> None:
    """P9 holds in the game, not for slips of a finger. One that others hang on stays."""
    palace = tiles("tower-11 1,0 portal-tower-1-SW 1,-1")
    found = fits(pad(round_of(1, Tiles(palace=palace)), modules=["portals"]), 0, 0)
    assert (1, -1) in found.removable


def test_what_is_wrong_with_it_is_told_beside_what_fits() -> None:
    written = pad(round_of(1, Tiles(palace=tiles("tower-12 1,0 tower-11 3,0"))))
    found = fits(written, 0, 0)
    assert found.refusal is not None
    assert (found.refusal.reason, found.refusal.rule) == ("palace", "A23")
    assert [placed.tile for placed in found.placed] == ["tower-12"]


def test_dirk_has_no_palace() -> None:
    written = pad(round_of(1, Numbers(), Tiles(), Given(tiles=["tower-12"])), players=2, modules=["huts"])
    found = fits(written, 0, 2)
    assert (found.placed, found.fits, found.removable) == ([], [], [])
    assert len(found.left) == 53, "no huts for Dirk (H6)"


@pytest.mark.parametrize(
    ("written", "round", "side", "sentence"),
    [
        (pad(), 0, 0, "There is no round 0"),
        (pad(round_of(1)), 0, 3, "There is no side 3"),
        (pad(round_of(2), game="roll-and-write"), 0, 0, "no tiles in Roll & Write"),
    ],
)
def test_where_nothing_can_fit(written: Pad, round: int, side: int, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        fits(written, round, side)


def test_falcons_of_others_are_not_offered() -> None:
    palace = tiles("garden-10 1,0 tower-11 0,1 garden-11 1,1")
    falcon = PadFalcon("white-garden-tower", (0, 0))
    written = pad(round_of(1, Tiles(palace=palace, falcons=[falcon]), Tiles()), modules=["falcons"])
    assert "white-garden-tower" not in [own.falcon for own in FREE.of(fits(written, 0, 1))]


def test_who_has_three_huts_is_offered_no_other() -> None:
    """H4."""
    palace = tiles("tower-12 1,0")
    for _ in range(3):
        found = fits(pad(round_of(1, Tiles(palace=palace)), modules=["huts"]), 0, 0).fits
        hut = next(one for one in found if one.tile.startswith("hut-") and one.cells)
        palace = [*palace, PadPlaced(hut.tile, hut.cells[0])]
    found = fits(pad(round_of(1, Tiles(palace=palace)), modules=["huts"]), 0, 0).fits
    assert any(one.cells for one in found)
    assert not any(one.tile.startswith("hut-") for one in found)
