"""Portals: P1-P10, the worked examples K12-K14, and what other modules make of them."""

from collections.abc import Mapping, Sequence

import pytest

from oracles import portals as oracle
from property.test_portals_against_oracle import plain
from rules.positions import (
    Layout,
    beside,
    hand,
    names_of,
    options,
    palace,
    play,
    points_for,
    position,
    refused,
    reserve,
    tiles,
)
from sabika.components import alhambra_pieces, with_modules
from sabika.modules.falcons.rules import NO_BLOCK, kinds_around
from sabika.modules.portals.rules import (
    PortalBought,
    PortalPlaced,
    PortalReturned,
    PortalsView,
    place_portal,
    portals_in,
    supply_of,
)
from sabika.rules.core.errors import BadInput
from sabika.rules.core.scoring import Term
from sabika.rules.palace.buying import BUY, buy
from sabika.rules.palace.cells import cell_at
from sabika.rules.palace.events import TileBought
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import card_named

YARD = "pavilion-8 seraglio-8-S arcades-10 tower-12"
"""With a portal 14 florins, 14 dirhams, 16 denars or 18 ducats at first."""
RICH = "ducat-9 ducat-9 ducat-8"


def table(
    players: int = 3,
    hands: Sequence[str] = (RICH,),
    *,
    built: Layout | None = None,
    portals: Mapping[tuple[int, int], str] | None = None,
    yard: str = YARD,
    display: str = "florin-9 dirham-9 denar-9 florin-8",
    modules: Sequence[str] = ("portals",),
    reserves: Sequence[str] = (),
) -> PalaceGame:
    """A position at the beginning of the turn of seat 0, with these tiles and portals in its palace: the tiles first,
    unless they can only be built after a portal."""
    game = position(
        players,
        modules=modules,
        hands=hands,
        palaces=[built or {}],
        yard=yard,
        display=display,
        reserves=reserves,
    )
    for spot, name in (portals or {}).items():
        add_portal(game, spot, name)
    assert oracle.broken_rules(plain(game.seats[0].palace)) == set()
    game._options = None
    return game


def add_portal(game: PalaceGame, spot: tuple[int, int], name: str) -> None:
    """Take a portal such as `tower-1-NE` from the supply into the palace of seat 0."""
    supply_of(game).portals.remove(game.pieces.numbers[f"portal-{name[:-3]}-NE"])
    own = game.seats[0]
    own.palace = own.palace.with_tile(game.pieces.numbers[f"portal-{name}"], cell_at(*spot))


def bought(**more: object) -> PalaceGame:
    """A position in which tower-12 and a portal of its kind lie beside the palace."""
    game = table(**more)  # type: ignore[arg-type]
    play(game, "buy 4 portal", "pay ducat-9 ducat-9")
    # The exact payment gives another action.
    play(game, "take florin-9")
    assert game.step == "place"
    return game


def seen(game: PalaceGame) -> PortalsView:
    view = game.view(0).extras["portals"]
    assert isinstance(view, PortalsView)
    return view


# The portals


def test_p1_there_are_three_of_each_kind() -> None:
    game = table()
    names = [game.pieces.name(portal) for portal in game.whereabouts()["portal supply"]]
    assert len(names) == 18
    assert names[:4] == ["portal-pavilion-1-NE", "portal-pavilion-2-NE", "portal-pavilion-3-NE", "portal-seraglio-1-NE"]
    assert seen(game).supply == (3, 3, 3, 3, 3, 3)
    assert all(game.view(viewer).extras == game.view(0).extras for viewer in (1, 2, None))


def test_p1_a_portal_is_half_a_cell_with_two_bare_legs() -> None:
    pieces = with_modules(alhambra_pieces(), ("portals",))
    first = pieces.numbers["portal-tower-3-NE"]
    assert [pieces.name(first + turn)[-2:] for turn in range(4)] == ["NE", "ES", "SW", "NW"]
    assert [pieces.edges[first + turn] for turn in range(4)] == [0x0011, 0x0110, 0x1100, 0x1001]
    assert [piece for piece in range(len(pieces.edges)) if pieces.half[piece]] == [
        portal + turn for portal in portals_in(pieces) for turn in range(4)
    ]


# Buying


@pytest.mark.parametrize(("scorings", "price", "others"), [(0, 18, 14), (1, 16, 12), (2, 14, 10)])
def test_p2_a_portal_costs_6_then_4_then_2_more(scorings: int, price: int, others: int) -> None:
    game = table(hands=["ducat-9 ducat-9 florin-9 florin-5"])
    for scoring in range(1, scorings + 1):
        game.score(scoring)
    assert seen(game).surcharge == price - 12
    play(game, "buy 4 portal")
    assert game.view(0).due == price
    events = play(game, "pay ducat-9 ducat-9")
    assert [event for event in events if isinstance(event, TileBought | PortalBought)] == [
        TileBought(0, 3, game.pieces.numbers["tower-12"], (35, 35), price, 18),
        PortalBought(0, game.pieces.numbers["portal-tower-1-NE"], price - 12),
    ]
    assert seen(game).supply == (3, 3, 3, 3, 3, 2)
    if price == 18:  # Exactness is judged on the sum.
        assert game.step == "act"
        play(game, "buy 1 portal")
        assert game.view(0).due == others
    else:
        assert game.step == "place"


def test_p2_the_price_of_the_tile_alone_is_not_exact_any_more() -> None:
    game = table(hands=["ducat-9 ducat-3 ducat-7"])
    play(game, "buy 4 portal")
    assert refused(game, "pay ducat-9 ducat-3") == ("A13", "too-little-money")
    play(game, "pay ducat-9 ducat-3 ducat-7")
    assert game.step == "place"


def test_p2_the_whole_is_paid_in_the_currency_of_the_space() -> None:
    game = table(hands=["ducat-9 ducat-3 florin-6 florin-9"])
    assert refused(game, "buy 4 portal") == ("A13", "cannot-afford")
    assert "buy 4" in options(game)
    assert "buy 1 portal" in options(game)
    play(game, "buy 1 portal")
    assert refused(game, "pay ducat-9 ducat-3") == ("A13", "wrong-currency")


def test_p2_the_portal_is_of_the_kind_of_the_tile_as_long_as_there_are_any() -> None:
    game = table()
    supply = supply_of(game)
    supply.portals = [portal for portal in supply.portals if "tower" not in game.pieces.name(portal)]
    game._options = None
    assert refused(game, "buy 4 portal") == ("P2", "no-portal-left")
    assert "buy 4" in options(game)


def test_p2_one_portal_for_each_tile() -> None:
    game = table()
    play(game, "buy 4 portal", "pay ducat-9 ducat-9")
    assert beside(game, 0) == "tower-12 portal-tower-1-NE"
    assert refused(game, "buy 4 portal") == ("A13", "empty-space")


def test_p2_not_with_a_building_site_and_no_word_for_it() -> None:
    """S6."""
    game = table(modules=("portals", "sites"))
    assert set(BUY) >= {"", "portal", "site"}
    for both in ("buy 4 site portal", "buy 4 portal site"):
        with pytest.raises(BadInput):
            game.parse(both)
    play(game, "buy 4 site", "pay ducat-8")
    while game.step == "keep":
        game.apply(game.options()[0])
    assert beside(game, 0) == "tower-12"
    assert seen(game).supply == (3, 3, 3, 3, 3, 3)


def test_p2_not_with_huts() -> None:
    game = table(modules=("huts", "portals"))
    taken = next(iter(sorted(options(game, "hut"))))
    assert not any("portal" in option for option in options(game, "hut"))
    play(game, taken)
    assert not any("portal" in name for name in beside(game, 0).split())


def test_a_table_without_portals_refuses_them() -> None:
    """P1, P2."""
    game = position(hands=[RICH], yard=YARD, display="florin-9 dirham-9 denar-9 florin-8")
    refusal = game.why_not(buy(3, "portal"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("P2", "no-portals")
    play(game, "buy 4", "pay ducat-9 ducat-9")
    refusal = game.why_not(place_portal(5, cell_at(1, 0), 0))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("P1", "no-portals")


# Placing


def test_p3_tile_and_portal_are_placed_after_the_next_action_was_given_up() -> None:
    """A14, P2: the sum was paid exactly."""
    game = table()
    play(game, "buy 4 portal", "pay ducat-9 ducat-9", "stop")
    assert (game.step, beside(game, 0)) == ("place", "tower-12 portal-tower-1-NE")
    play(game, "build tower-12 1,0", "portal tower 1,1 NE")
    assert (beside(game, 0), game.active) == ("", 1)


def test_p3_tile_and_portal_wait_until_all_actions_are_done() -> None:
    game = table(built={(1, 0): "tower-11"})
    play(game, "buy 4 portal", "pay ducat-9 ducat-9")
    assert game.step == "act"
    assert not options(game, "portal")
    assert refused(game, "portal tower 2,0 NW") == ("A11", "not-now")
    play(game, "take florin-9")
    assert options(game, "portal")


def test_p3_in_any_order_and_turned_any_way() -> None:
    game = bought(built={(1, 0): "tower-11"})
    assert options(game, "portal") == {
        *("portal tower 2,0 SW", "portal tower 2,0 NW"),
        *("portal tower 1,1 NE", "portal tower 1,1 NW"),
        *("portal tower 1,-1 ES", "portal tower 1,-1 SW"),
    }
    tile_first = game.copy()
    events = play(game, "portal tower 2,0 SW", "build tower-12 1,-1")
    portal = game.pieces.numbers["portal-tower-1-SW"]
    assert events[0] == PortalPlaced(0, portal, cell_at(2, 0))
    play(tile_first, "build tower-12 1,-1", "portal tower 2,0 SW")
    expected = {(0, 0): "fountain", (1, 0): "tower-11", (1, -1): "tower-12", (2, 0): "portal-tower-1-SW"}
    assert palace(game, 0) == palace(tile_first, 0) == expected
    assert game.seats[0].palace.counts[5] == 2  # A portal is no building.


def test_p3_build_and_reserve_are_not_for_portals() -> None:
    """P9 for the reserve."""
    game = bought(built={(1, 0): "tower-11"})
    assert refused(game, "build portal-tower-1-NE 1,1") == ("P3", "turned-freely")
    assert refused(game, "reserve portal-tower-1-NE") == ("P9", "never-reserved")
    assert refused(game, "portal garden 1,1 NE") == ("P3", "not-beside")


def test_the_notation_of_a_portal() -> None:
    """P3."""
    game = bought(built={(1, 0): "tower-11"})
    assert game.parse("portal tower 1,-1 SE") is game.parse("portal tower 1,-1 ES")
    for text in ("portal tower 1,-1 NS", "portal tower 1,-1 N", "portal tower 1,-1 NEE", "portal castle 1,-1 NE"):
        with pytest.raises(BadInput):
            game.parse(text)
    for text in ("portal tower 1,-1", "return", "return castle"):
        with pytest.raises(BadInput):
            game.parse(text)


def test_p4_a_leg_lies_against_a_tile_of_its_kind_not_the_open_side_nor_another_kind() -> None:
    game = bought(built={(1, 0): "tower-11", (-1, 0): "garden-10"})
    assert refused(game, "portal tower 2,0 NE") == ("P4", "not-at-its-kind")
    assert refused(game, "portal tower -2,0 NE") == ("P4", "not-at-its-kind")
    assert refused(game, "portal tower 0,1 NW") == ("P4", "not-at-its-kind")
    assert refused(game, "portal tower 5,5 NW") == ("A23", "not-touching")


def test_p4_any_tile_of_the_kind_will_do() -> None:
    """Also if the new one is put into the reserve, or given to Dirk (A43)."""
    game = bought(players=2, built={(1, 0): "tower-11"})
    assert "give portal-tower-1-NE" not in options(game)
    play(game, "give tower-12", "portal tower 2,0 NW")
    assert palace(game, 0)[2, 0] == "portal-tower-1-NW"


def test_p4_before_the_first_tile_of_its_kind_stands_there_is_no_place() -> None:
    game = bought()
    assert options(game, "portal") == set()
    play(game, "build tower-12 1,0")
    assert "portal tower 2,0 NW" in options(game, "portal")


def test_p4_huts_do_not_serve() -> None:
    game = bought(modules=("huts", "portals"))
    hut = next(name for name in game.pieces.numbers if name.startswith("hut-tower"))
    free = next(letter for letter in "NESW" if letter not in hut.split("-")[-1])
    spot = {"N": (0, 1), "E": (-1, 0), "S": (0, -1), "W": (1, 0)}[free]
    own = game.seats[0]
    own.palace = own.palace.with_tile(game.pieces.numbers[hut], cell_at(*spot))
    game._options = None
    assert options(game, "portal") == set()


def test_p5_a_leg_may_only_meet_a_bare_edge() -> None:
    game = bought(built={(1, 0): "tower-11", (2, 0): "tower-11-S"})
    assert refused(game, "portal tower 2,1 NE") == ("P5", "edges-differ")
    assert refused(game, "portal tower 2,1 NW") == ("P5", "edges-differ")
    # An open side is no edge: a wall may face it.
    play(game, "build tower-12 1,1")
    assert "portal tower 2,1 SW" in options(game)


def test_p5_two_portals_may_meet_leg_to_leg() -> None:
    game = bought(built={(1, 0): "tower-11"}, portals={(2, 0): "tower-1-NW"})
    assert "portal tower 2,-1 SW" not in options(game)
    play(game, "build tower-12 1,-1")
    play(game, "portal tower 2,-1 SW")
    assert palace(game, 0)[2, -1] == "portal-tower-2-SW"


def test_p6_nothing_is_attached_to_the_long_side() -> None:
    """The other half of the cell stays empty; a tile beside it must hang together with the palace elsewhere."""
    game = table(built={(1, 0): "tower-11"}, portals={(2, 0): "tower-1-NW"}, reserves=["garden-10 garden-9-E"])
    assert refused(game, "build garden-10 2,0") == ("P6", "half-cell")
    assert refused(game, "build garden-10 3,0") == ("A23", "not-touching")
    assert refused(game, "build garden-10 2,1") == ("A23", "not-touching")
    play(game, "build garden-10 1,1")
    # Beside an open side any edge will do.
    for name in ("garden-9-E", "arcades-8-N", "garden-12-S"):
        assert cell_at(2, 1) in game.seats[0].palace.cells_for(game.pieces.numbers[name])


# Walking and holes


def test_p7_a_portal_can_be_the_only_way() -> None:
    """A22, A23: a tile that touches nothing but a leg; it cannot be left behind."""
    game = table(built={(1, 0): "tower-11"}, portals={(2, 0): "tower-1-NW"}, reserves=["garden-10"])
    play(game, "build garden-10 2,-1")
    game = table(
        built={(1, 0): "tower-11", (1, 1): "arcades-9"}, portals={(2, 0): "tower-1-NW"}, reserves=["garden-10"]
    )
    add(game, (2, -1), "garden-10")
    add(game, (3, -1), "garden-11")
    assert options(game, "remove") == {"remove 1,1", "remove 3,-1"}
    assert refused(game, "remove 2,-1") == ("A22", "cut-off")


def add(game: PalaceGame, spot: tuple[int, int], name: str) -> None:
    """Build a tile of the reserve, or of the bag, as if it had been there."""
    own = game.seats[0]
    tile = game.pieces.numbers[name]
    for place in (own.reserve, game.bag):
        if tile in place:
            place.remove(tile)
    assert own.palace.why_not_build(tile, cell_at(*spot)) is None
    own.palace = own.palace.with_tile(tile, cell_at(*spot))
    game._options = None


def test_p7_one_does_not_walk_over_the_long_side() -> None:
    """A bare edge that faces the open side is no way: the garden hangs on the arcades alone."""
    game = table(built={(1, 0): "tower-11", (1, 1): "arcades-9", (2, 1): "garden-10"}, portals={(2, 0): "tower-1-NW"})
    assert refused(game, "remove 1,1") == ("A22", "cut-off")
    assert "remove 2,1" in options(game)


POCKET = {
    (1, 0): "garden-10",
    (2, 0): "tower-11",
    (0, 1): "seraglio-9",
    (0, 2): "arcades-9",
    (1, 2): "chambers-10",
}
"""Around the empty cell 1,1, which is open to the east."""


def test_p8_the_empty_half_leads_to_the_outside() -> None:
    game = bought(built=POCKET)
    assert refused(game, "build tower-12 2,1") == ("A24", "hole")
    assert "portal tower 2,1 NE" in options(game)
    assert refused(game, "portal tower 2,1 NW") == ("P8", "hole")
    play(game, "portal tower 2,1 NE")
    # Now the last way out must stay open.
    assert refused(game, "build tower-12 2,2") == ("A24", "hole")


def test_p8_the_empty_half_must_not_be_shut_in() -> None:
    """Its two edges lead nowhere if tiles lie there."""
    row: Layout = {(1, 0): "tower-11", (2, 0): "garden-10"}
    game = bought(built={**row, (0, 1): "seraglio-9", (0, 2): "arcades-9", (1, 2): "chambers-10"})
    assert {option for option in options(game, "portal") if " 1,1 " in option} == {"portal tower 1,1 NW"}
    assert refused(game, "portal tower 1,1 NE") == ("P8", "hole")
    play(game, "portal tower 1,1 NW")
    assert refused(game, "build tower-12 2,1") == ("A24", "hole")


def test_p8_taking_a_tile_away_makes_no_hole_beside_an_empty_half() -> None:
    """The cell has tiles on three sides, and the open side of a portal on the fourth."""
    game = table(
        built={
            (1, 0): "garden-10",
            (2, 0): "tower-11",
            (0, 1): "seraglio-9",
            (0, 2): "arcades-9",
            (1, 1): "pavilion-8",
            (1, 2): "chambers-10",
        },
        portals={(2, 1): "tower-1-NE"},
        yard="pavilion-7-E seraglio-7-W arcades-10 tower-12",
    )
    assert "remove 1,1" in options(game)
    closed = table(
        built={
            (1, 0): "garden-10",
            (2, 0): "tower-11",
            (0, 1): "seraglio-9",
            (0, 2): "arcades-9",
            (1, 1): "pavilion-8",
            (1, 2): "chambers-10",
        },
        portals={(2, 1): "tower-1-NW"},
        yard="pavilion-7-E seraglio-7-W arcades-10 tower-12",
    )
    assert refused(closed, "remove 1,1") == ("A24", "hole")


# Redesigning


def test_p9_portals_are_never_moved() -> None:
    game = table(built={(1, 0): "tower-11"}, portals={(2, 0): "tower-1-NW"}, reserves=["tower-11-N"])
    assert refused(game, "remove 2,0") == ("P9", "never-moved")
    assert refused(game, "swap tower-11-N 2,0") == ("P9", "never-moved")


def test_p9_the_last_tile_that_a_portal_touches_stays_or_makes_room_for_one_of_its_kind() -> None:
    game = table(
        built={(1, 0): "tower-11"}, portals={(2, 0): "tower-1-NW"}, reserves=["tower-11-N garden-10 tower-13-E"]
    )
    assert refused(game, "remove 1,0") == ("P9", "leaned-on")
    assert refused(game, "swap garden-10 1,0") == ("P9", "leaned-on")
    assert refused(game, "swap tower-13-E 1,0") == ("A21", "edges-differ")
    play(game, "swap tower-11-N 1,0")
    assert palace(game, 0)[1, 0] == "tower-11-N"


def test_p9_with_another_tile_of_its_kind_at_a_leg_the_first_may_go() -> None:
    """Not if that one lies at the open side."""
    spots: Layout = {(1, 0): "tower-11", (0, -1): "arcades-9", (1, -1): "garden-11", (2, -1): "tower-11-N"}
    game = table(built=spots, portals={(2, 0): "tower-1-NW"}, reserves=["garden-10"])
    assert {"remove 1,0", "swap garden-10 1,0"} <= options(game)
    after = game.copy()
    play(after, "remove 1,0")
    assert after.seats[0].palace.why_not_remove(cell_at(2, -1)) is not None
    game = table(built=spots, portals={(2, 0): "tower-1-SW"}, reserves=["garden-10"])
    assert refused(game, "remove 1,0") == ("P9", "leaned-on")
    assert refused(game, "swap garden-10 1,0") == ("P9", "leaned-on")


def test_p9_a_swap_can_set_another_tile_free() -> None:
    """What can be taken away is looked at afresh after a swap."""
    game = table(
        built={(1, 0): "tower-11", (0, -1): "arcades-9", (1, -1): "garden-11", (2, -1): "garden-10-N"},
        portals={(2, 0): "tower-1-NW"},
        reserves=["tower-11-N"],
    )
    assert "remove 1,0" not in options(game)
    play(game, "swap tower-11-N 2,-1")
    assert cell_at(1, 0) in game.seats[0].palace.removable()


def test_p9_a_portal_that_is_not_wanted_goes_back_to_the_supply() -> None:
    game = bought(built={(1, 0): "tower-11"})
    assert "return tower" in options(game)
    assert refused(game, "return garden") == ("P9", "not-beside")
    events = play(game, "return tower")
    assert events[0] == PortalReturned(0, game.pieces.numbers["portal-tower-1-NE"])
    assert seen(game).supply == (3, 3, 3, 3, 3, 3)
    assert beside(game, 0) == "tower-12"
    play(game, "reserve tower-12")
    assert reserve(game, 0) == "tower-12"


def test_p9_a_portal_that_fits_nowhere_can_only_go_back() -> None:
    game = bought()
    play(game, "reserve tower-12")
    assert options(game) == {"return tower"}


def test_two_portals_of_a_kind_are_alike() -> None:
    """P3, P9: there is one way to place either of them."""
    game = table(hands=["ducat-9 ducat-9 denar-9 denar-8"], yard="pavilion-8 seraglio-9 tower-11 tower-12")
    play(game, "buy 4 portal", "pay ducat-9 ducat-9", "buy 3 portal", "pay denar-9 denar-8", "take florin-9")
    assert beside(game, 0) == "tower-12 portal-tower-1-NE tower-11 portal-tower-2-NE"
    play(game, "build tower-12 1,0")
    assert len(options(game)) == len(game.options())
    play(game, "portal tower 2,0 NW", "return tower")
    assert seen(game).supply == (3, 3, 3, 3, 3, 2)
    assert palace(game, 0)[2, 0] == "portal-tower-1-NW"


# The wall


EXAMPLE: Layout = {(-1, 0): "chambers-5-NSW", (0, 1): "seraglio-7-W", (1, 0): "tower-11"}
PORTALS = {(1, 1): "tower-1-NW", (2, 0): "tower-2-NW"}


def wall(game: PalaceGame) -> list[Term]:
    return [term for term in game.terms(1) if term.side == 0 and term.what in ("wall", "portals")]


def test_k12_portals_outside_the_longest_wall() -> None:
    """P10: the two portals are a run of 2 by themselves, worth more, but shorter than the wall of 4."""
    game = table(built=EXAMPLE, portals=PORTALS)
    assert wall(game) == [Term(0, 4, "A31", "wall", 4)]
    assert oracle.wall_score(plain(game.seats[0].palace)) == 4


def test_k13_two_portals_in_a_wall_of_7() -> None:
    """P10: the wall of the example above goes on around the seraglio and along both portals."""
    game = table(built={**EXAMPLE, (0, 1): "seraglio-5-SW"}, portals=PORTALS)
    assert wall(game) == [Term(0, 7, "A31", "wall", 7), Term(0, 4, "P10", "portals", 2)]
    assert oracle.wall_score(plain(game.seats[0].palace)) == 11


def test_k14_two_portals_in_a_wall_of_8() -> None:
    """P10, P7: the wall goes on at a tile that is reached through a portal alone."""
    game = table(built={**EXAMPLE, (0, 1): "seraglio-5-SW"}, portals=PORTALS, reserves=["pavilion-7-E"])
    play(game, "build pavilion-7-E 2,-1")
    assert wall(game) == [Term(0, 8, "A31", "wall", 8), Term(0, 4, "P10", "portals", 2)]
    assert oracle.wall_score(plain(game.seats[0].palace)) == 12


def test_p10_the_long_side_counts_1_and_2_more() -> None:
    game = table(built={(1, 0): "tower-11"}, portals={(2, 0): "tower-1-NW"})
    assert wall(game) == [Term(0, 1, "A31", "wall", 1), Term(0, 2, "P10", "portals", 1)]
    for scoring in (1, 2, 3):
        assert points_for(game, scoring, "wall") == [1, 0, 0]
        assert points_for(game, scoring, "portals") == [2, 0, 0]


def test_p10_among_equally_long_walls_the_one_with_most_portals_is_scored() -> None:
    """Whichever comes first: a wall of one edge, then one of a portal."""
    game = table(built={(-1, 0): "seraglio-7-W", (1, 0): "tower-11"}, portals={(2, 0): "tower-1-NW"})
    assert wall(game) == [Term(0, 1, "A31", "wall", 1), Term(0, 2, "P10", "portals", 1)]
    game = table(built={(-1, 0): "chambers-7-SW", (1, 0): "tower-11"}, portals={(2, 0): "tower-1-NW"})
    assert wall(game) == [Term(0, 2, "A31", "wall", 2)]


def test_p10_a_wall_that_faces_an_empty_half_is_an_outside_wall() -> None:
    game = table(built={(1, 0): "tower-11", (1, 1): "arcades-9", (2, 1): "arcades-8-N"}, portals={(2, 0): "tower-1-NW"})
    # The wall of the arcades begins where the long side ends.
    assert wall(game) == [Term(0, 2, "A31", "wall", 2), Term(0, 2, "P10", "portals", 1)]


def test_p10_portals_are_scored_with_the_game() -> None:
    game = bought(built={(1, 0): "tower-11"})
    play(game, "reserve tower-12", "portal tower 2,0 NW")
    game.score(1)
    assert game.points[0] == 1 + 2 + 6  # wall, portal, most towers


# Other modules


def test_f4_a_portal_is_no_tile_for_a_falcon() -> None:
    game = table(
        built={(1, 0): "tower-11", (0, 1): "garden-10"}, portals={(1, 1): "tower-1-NW"}, modules=("falcons", "portals")
    )
    assert kinds_around(game.seats[0].palace, cell_at(0, 0)) == NO_BLOCK
    assert options(game, "falcon") == set()


def test_x4_and_e3_a_portal_is_paid_with_two_currencies_and_with_stored_money() -> None:
    """P2: the sum is one price, however it is paid."""
    game = table(hands=["ducat-9 florin-9"], modules=("exchange", "portals"))
    assert refused(game, "buy 4 portal") == ("A13", "cannot-afford")
    game.seats[0].hand.add(card_named("florin-ducat"))
    game._options = None
    play(game, "buy 4 portal", "pay florin-9 ducat-9 florin-ducat")
    assert game.step == "act"
    assert beside(game, 0) == "tower-12 portal-tower-1-NE"


def test_e2_what_is_overpaid_for_tile_and_portal_can_be_stored() -> None:
    game = table(hands=["ducat-9 ducat-8 ducat-7"], modules=("portals", "certificates"))
    play(game, "buy 4 portal", "pay ducat-9 ducat-8 ducat-7")
    assert "store denar" in options(game)
    play(game, "store denar")
    assert hand(game, 0) == ""


def test_a37_no_portal_is_handed_out_at_the_end() -> None:
    """P2: tiles that are received are not bought."""
    game = table(hands=["florin-1 dirham-1 denar-1 ducat-1"], display="florin-9 dirham-9 denar-9 ducat-9")
    game.bag = []
    game.yard[0] = 0
    game._options = None
    play(game, "take florin-9")
    assert game.step == "place-leftovers"
    assert "portal" not in beside(game, 0)
    assert tiles(game, game.yard).count("-") >= 3
    assert not any(verb in text for text in options(game) for verb in ("portal", "return"))


def test_what_happens_when_a_portal_is_bought_and_placed() -> None:
    """P2, P3."""
    game = table(built={(1, 0): "tower-11"})
    events = play(game, "buy 4 portal", "pay ducat-9 ducat-9", "take florin-9", "portal tower 2,0 NW")
    assert names_of(events) == ["TileBought", "PortalBought", "MoneyTaken", "PortalPlaced"]


def test_p4_an_unfinished_building_serves() -> None:
    """S3: its walls and its kind are there; only as a building it does not count."""
    game = bought(built={(1, 0): "tower-11"}, modules=("portals", "sites"))
    game.unfinished = frozenset([game.pieces.numbers["tower-11"]])
    assert "portal tower 2,0 NW" in options(game)
