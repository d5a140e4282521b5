"""Granada and both games together in pictures: faces of tiles, and how the two parts of a palace meet."""

from collections.abc import Iterator

from reference.pictures.panels import FITS, Panel, of, played
from rules.positions import Layout, position
from rules.test_combined_palace import BEGUN, with_palace


def pictures() -> Iterator[tuple[str, list[Panel]]]:
    yield "G5", turning()
    yield from parts()


def turning() -> list[Panel]:
    yard = "arena-2-NES park-12 school-12 library-12"
    game = position(
        kind="granada", hands=["florin-2 denar-2 denar-1"], yard=yard, display="florin-1 dirham-1 denar-1 ducat-1"
    )
    played(game, "buy 1", "pay florin-2", "take ducat-1")
    before = of(game, ("build arena-2-NES 1,0", FITS), ("build park-3-NES 1,0", "G5"), shows="palace beside hand")
    told = played(game, "turn arena-2-NES denar", "pay denar-2 denar-1")
    return [before, of(game, ("build park-3-NES 1,0", FITS), shows="palace beside", told=told)]


def parts() -> Iterator[tuple[str, list[Panel]]]:
    wall = {(1, 0): "garden-9-E", (0, 1): "tower-11-S"}
    both = with_palace({**BEGUN, (0, 1): "tower-11-S"}, "market-8-N park-12 tower-12")
    yield (
        "C5",
        [
            of(both, ("build park-12 3,0", FITS), ("build tower-12 3,0", "C5")),
            of(with_palace(wall, "hospital-8-W"), ("build hospital-8-W 2,0", FITS)),
        ],
    )
    begun = with_palace(wall, "hospital-8-W")
    joined = with_palace(BEGUN)
    yield (
        "C6",
        [
            of(begun, ("build hospital-8-W 2,0", FITS), ("build hospital-8-W -1,0", "C6")),
            of(joined, ("remove 1,0", "C6"), ("remove 2,0", "C6")),
        ],
    )
    yield "C7", [of(both, ("build park-12 2,1", FITS), ("build market-8-N 0,2", "C7"))]


__all__ = ["Layout", "pictures"]
