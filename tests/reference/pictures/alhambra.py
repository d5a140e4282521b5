"""Alhambra in pictures: money, purchases, building, walls and kinds."""

from collections.abc import Iterator, Sequence

from reference.pictures.panels import FITS, Panel, gained, of, played, ranking
from rules.positions import Layout, in_a_row, position

YARD = "tower-12 tower-11 garden-10-N garden-11"
SQUARE = ["pavilion-8", "seraglio-9", "arcades-9", "arcades-10", "chambers-10", "chambers-11", "garden-10", "garden-11"]


def bare(*cells: tuple[int, int]) -> Layout:
    """A palace of tiles without walls."""
    return dict(zip(cells, SQUARE, strict=False))


def pictures() -> Iterator[tuple[str, list[Panel]]]:
    yield from money()
    yield from turns()
    yield from building()
    yield from scoring()


def money() -> Iterator[tuple[str, list[Panel]]]:
    display = position(display="denar-2 dirham-3 ducat-6 florin-7")
    takes = [("take florin-7", FITS), ("take denar-2 dirham-3", FITS), ("take denar-2 ducat-6", "A12")]
    yield "A12", [of(display, *takes, shows="display")]

    payments = position(hands=["denar-7 denar-4 denar-3 florin-9"], yard=YARD)
    played(payments, "buy 3")
    ways = [
        ("pay denar-7 denar-3", FITS),
        ("pay denar-7 denar-4", FITS),
        ("pay denar-4 denar-3", "A13"),
        ("pay denar-7 denar-4 denar-3", "A13"),
        ("pay florin-9", "A13"),
    ]
    yield "A13", [of(payments, *ways, shows="hand") | {"buying": "garden-10-N"}]


def turns() -> Iterator[tuple[str, list[Panel]]]:
    panels = []
    for cards in ("denar-6 denar-4", "denar-7 denar-4"):
        bought = position(hands=[cards], yard=YARD, display="denar-2 dirham-3 ducat-6 florin-7")
        told = played(bought, "buy 3", f"pay {cards}")
        further = ("take ducat-6", FITS if bought.step == "act" else "A11")
        panels.append(of(bought, further, shows="beside", told=told))
    yield "A14", panels

    waiting = position(hands=["denar-6 denar-4"], yard=YARD, display="denar-2 dirham-3 ducat-6 florin-7")
    told = played(waiting, "buy 3", "pay denar-6 denar-4")
    first = of(waiting, ("build garden-10-N 1,0", "A16"), ("take ducat-6", FITS), shows="palace beside", told=told)
    told = played(waiting, "take ducat-6")
    last = of(waiting, ("build garden-10-N 1,0", FITS), shows="palace beside", told=told)
    yield "A15", [first, last]
    yield "A17", [of(waiting, ("build garden-10-N 1,0", FITS), ("reserve garden-10-N", FITS), shows="palace beside")]

    palace = {(1, 0): "tower-9-NE", (1, 1): "pavilion-8"}
    redesign = position(palaces=[palace], reserves=["tower-11-N"])
    yield (
        "A16",
        [
            of(redesign, ("build tower-11-N -1,0", FITS), ("build tower-11-N 0,1", "A21"), shows="palace reserve"),
            of(redesign, ("remove 1,1", FITS), ("remove 0,0", "A16"), shows="palace"),
            of(redesign, ("swap tower-11-N 1,0", FITS), ("swap tower-11-N 1,1", "A21"), shows="palace reserve"),
        ],
    )


def building() -> Iterator[tuple[str, list[Panel]]]:
    alone = position(reserves=["tower-9-ES"])
    ways = [("1,0", FITS), ("0,1", FITS), ("-1,0", "A21"), ("0,-1", "A21")]
    yield "A20", [of(alone, *[(f"build tower-9-ES {cell}", verdict) for cell, verdict in ways])]

    walled = position(palaces=[{(1, 0): "tower-13-E"}], reserves=["tower-10-W tower-12"])
    bare_side = of(walled, ("build tower-12 1,1", FITS), ("build tower-12 2,0", "A21"))
    corner = position(palaces=[{(1, 0): "pavilion-8", (0, 1): "pavilion-7-E"}], reserves=["tower-10-W tower-12"])
    yield (
        "A21",
        [
            bare_side,
            of(corner, ("build tower-10-W 1,1", FITS)),
            of(corner, ("build tower-12 1,1", "A21")),
        ],
    )

    walk = position(palaces=[{(1, 0): "tower-13-E"}], reserves=["tower-10-W chambers-9-W"])
    yield "A22", [of(walk, ("build tower-10-W 2,0", "A22")), of(walk, ("build tower-10-W 1,1", FITS))]

    touching = position(palaces=[bare((1, 0))], reserves=["tower-12"])
    yield "A23", [of(touching, ("build tower-12 1,1", FITS), ("build tower-12 2,1", "A23"))]

    ring = position(palaces=[bare((1, 0), (2, 0), (0, 1), (0, 2), (1, 2), (2, 2))], reserves=["tower-12"])
    yield "A24", [of(ring, ("build tower-12 1,1", FITS), ("build tower-12 2,1", "A24"))]

    square = [(x, y) for y in (0, 1, 2) for x in (0, 1, 2) if (x, y) != (0, 0)]
    nine = position(palaces=[bare(*square)])
    row = position(palaces=[bare((1, 0), (2, 0))])
    edges = {(1, 0): "tower-9-NE", (1, 1): "pavilion-8"}
    swap = position(palaces=[edges], reserves=["tower-13-E tower-8-NES"])
    yield (
        "A25",
        [
            of(nine, ("remove 2,1", FITS), ("remove 1,1", "A24")),
            of(row, ("remove 2,0", FITS), ("remove 1,0", "A22")),
            of(swap, ("swap tower-13-E 1,0", FITS), ("swap tower-8-NES 1,0", "A21")),
        ],
    )


def scoring() -> Iterator[tuple[str, list[Panel]]]:
    walls = {(1, 0): "tower-11-N", (2, 0): "garden-10-N", (3, 0): "tower-8-NES"}
    inside = {(1, 0): "pavilion-8", (0, 1): "tower-9-ES", (1, 1): "garden-8-SW"}
    yield "A31", [wall(walls), wall(inside)]

    first = [in_a_row("garden-10 garden-11 garden-9-E"), in_a_row("garden-8-SW"), in_a_row("garden-10-N garden-6-ESW")]
    yield "A32", [kinds(first, 1), kinds(first, 2), kinds(first, 3)]
    tied = [in_a_row("garden-10 garden-11"), in_a_row("garden-10-N garden-8-SW"), in_a_row("garden-9-E")]
    yield "A33", [kinds(tied, 2), kinds(tied, 3)]
    none = [in_a_row("garden-10 garden-11"), in_a_row("tower-12"), in_a_row("garden-9-E")]
    yield "A34", [kinds(none, 2)]


def wall(layout: Layout) -> Panel:
    """The longest wall, and what it gives."""
    game = position(palaces=[layout])
    return of(game, lines="wall") | {"points": gained(game, "A31")}


def kinds(palaces: Sequence[Layout], scoring: int) -> Panel:
    """Who gets what for gardens in a scoring."""
    game = position(palaces=palaces)
    return ranking(game, game.terms(scoring), "garden") | {"scoring": scoring}
