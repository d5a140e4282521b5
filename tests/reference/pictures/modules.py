"""Modules in pictures, by the name of the module."""

from collections.abc import Callable, Iterator
from typing import Final

from reference.pictures.panels import FITS, Panel, gained, of, played, ranking
from rules import test_falcons, test_portals
from rules.positions import position
from rules.test_huts import add_huts
from sabika.rules.palace.game import PalaceGame

Pictures = Iterator[tuple[str, list[Panel]]]


def huts() -> Pictures:
    built = {(1, 0): "arcades-9", (2, 0): "chambers-10", (2, 1): "arcades-10", (0, 1): "arcades-8-E"}
    game = position(modules=["huts"], yard="tower-9-ES tower-9-NE tower-9-NW tower-10-W", palaces=[built])
    before = of(game) | {"points": arcades(game)}
    add_huts(game, 0, {(1, 1): "hut-arcades-W"})
    yield "H5", [before, of(game) | {"points": arcades(game)}]


def arcades(game: PalaceGame) -> list[Panel]:
    """What seat 0 gets for its arcades in the end."""
    rows: list[Panel] = ranking(game, game.terms(3), "arcades")["rows"]
    return rows[:1]


def portals() -> Pictures:
    two = test_portals.bought(built={(1, 0): "tower-11", (-1, 0): "garden-10"})
    yield (
        "P4",
        [legs(two, ("portal tower 2,0 NW", FITS), ("portal tower 2,0 NE", "P4"), ("portal tower -2,0 NE", "P4"))],
    )

    walled = test_portals.bought(built={(1, 0): "tower-11", (2, 0): "tower-11-S"})
    meeting = test_portals.bought(built={(1, 0): "tower-11"}, portals={(2, 0): "tower-1-NW"})
    played(meeting, "build tower-12 1,-1")
    yield (
        "P5",
        [
            legs(walled, ("portal tower 1,1 NE", FITS), ("portal tower 2,1 NE", "P5")),
            legs(meeting, ("portal tower 2,-1 SW", FITS)),
        ],
    )

    open_side = standing(reserve="garden-10")
    yield "P6", [of(open_side, ("build garden-10 3,0", "A23"), ("build garden-10 2,0", "P6"))]

    leg = standing(reserve="garden-10")
    only_way = standing(reserve="")
    test_portals.add(only_way, (2, -1), "garden-10")
    test_portals.add(only_way, (3, -1), "garden-11")
    yield "P7", [of(leg, ("build garden-10 2,-1", FITS)), of(only_way, ("remove 3,-1", FITS), ("remove 2,-1", "A22"))]

    pocket = test_portals.bought(built=test_portals.POCKET)
    yield "P8", [legs(pocket, ("portal tower 2,1 NE", FITS)), legs(pocket, ("portal tower 2,1 NW", "P8"))]

    leaned_on = standing(reserve="tower-11-N garden-10")
    yield (
        "P9",
        [
            of(leaned_on, ("remove 2,0", "P9"), ("remove 1,0", "P9")),
            of(leaned_on, ("swap tower-11-N 1,0", FITS), ("swap garden-10 1,0", "P9")),
        ],
    )

    walls = test_portals.table(built={(1, 0): "tower-11-S"}, portals={(2, 0): "tower-1-NW"})
    yield "P10", [of(walls, lines="wall") | {"points": gained(walls, "A31", "P10")}]


def legs(game: PalaceGame, *tries: tuple[str, str]) -> Panel:
    """A position in which portals are tried, with the piece that each of them is."""
    panel = of(game, *tries)
    for each in panel["tries"]:
        _, kind, _, turned = each["action"].split()
        each["tile"] = f"portal-{kind}-2-{turned}"
    return panel


def standing(reserve: str) -> PalaceGame:
    """A tower with a portal in the east of it."""
    return test_portals.table(built={(1, 0): "tower-11"}, portals={(2, 0): "tower-1-NW"}, reserves=[reserve])


def falcons() -> Pictures:
    block = test_falcons.table()
    tries = [("falcon white-garden-tower 0,0", FITS), ("falcon black-pavilion-tower 0,0", "F4")]
    three = test_falcons.table(palaces=[{(1, 0): "garden-10", (0, 1): "tower-11"}])
    yield "F4", [flown(of(block, *tries)), flown(of(three, ("falcon white-garden-tower 0,0", "F4")))]

    game = test_falcons.table(palaces=[test_falcons.ROWS, {}])
    played(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1", "decline", "take florin-9", "take denar-9")
    before = of(game, ("remove 0,1", FITS)) | marks(game)
    told = played(game, "remove 0,1")
    yield "F5", [before, of(game, told=told) | marks(game)]

    flock = test_falcons.table("denar-1 denar-2 denar-3", palaces=[test_falcons.ROWS, {}])
    for kinds, cell, card in (
        ("white-garden-tower", "0,0", "denar-1"),
        ("brown-chambers-garden", "1,0", "denar-2"),
        ("brown-pavilion-arcades", "2,0", "denar-3"),
    ):
        played(flock, f"falcon {kinds} {cell}", f"pay-falcon {card}")
    yield "F6", [of(flock) | marks(flock) | {"points": gained(flock, "F6")}]


def flown(panel: Panel) -> Panel:
    """With the falcon that is tried, by the symbol that is drawn."""
    for each in panel["tries"]:
        each["mark"] = symbol(each["action"].split()[1])
    return panel


def symbol(falcon: str) -> str:
    return f"falcon-{falcon.partition('-')[0]}"


def marks(game: PalaceGame) -> Panel:
    """The falcons that stand in the palace, by the symbol that is drawn."""
    found = test_falcons.placed(game).items()
    return {"marks": [{"symbol": symbol(name), "cell": list(cell)} for cell, name in found]}


PICTURED: Final[dict[str, Callable[[], Pictures]]] = {"huts": huts, "portals": portals, "falcons": falcons}
