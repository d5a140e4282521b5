"""What the oracles say about a game: its legal actions in notation, its palaces in the oracles' terms."""

from oracles import granada, two_parts
from oracles.majority import KIND_POINTS, places
from oracles.palace import START, Cell, legal_builds, legal_removals, legal_swaps
from oracles.palace import Palace as PlainPalace
from oracles.payments import payments, takes, turning_payments
from oracles.two_parts import Palace as Parts
from oracles.two_parts import Starts
from oracles.two_parts import Tile as PartTile
from oracles.walls import longest_wall
from sabika.modules.dirk.rules import dirk_of
from sabika.rules.palace.cells import place_of
from sabika.rules.palace.game import PalaceGame, Seat
from sabika.rules.palace.money import currency_of, value_of
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.turning import Turn

CURRENCIES = ("florin", "dirham", "denar", "ducat")
KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")


def plain(palace: Palace) -> PlainPalace:
    """The palace as the oracles know it: walls by cell."""
    tiles = {place_of(cell): palace.pieces.tile(palace.at(cell)).walls for cell in palace.cells if palace.at(cell) > 1}
    return {START: "", **tiles}


def in_its_part(pieces: Pieces, piece: int) -> PartTile:
    """A tile as the oracle of two parts knows it."""
    return ("granada" if pieces.moated[piece] else "alhambra", pieces.walls(piece))


def in_parts(palace: Palace) -> tuple[Parts, Starts]:
    """The palace as the oracle of two parts knows it: part and edges by cell, and the start tile of each part."""
    pieces = palace.pieces
    tiles = {place_of(cell): in_its_part(pieces, palace.at(cell)) for cell in palace.cells}
    starts: Starts = {tiles[START][0]: START}
    if palace.second_start:
        starts["granada"] = place_of(palace.second_start)
    return tiles, starts


def builds(palace: Palace, tile: int) -> set[Cell]:
    """The cells where the tile can be built."""
    if not any(palace.pieces.moated):
        return legal_builds(plain(palace), palace.pieces.tile(tile).walls)
    return two_parts.legal_builds(*in_parts(palace), in_its_part(palace.pieces, tile))


def swaps(palace: Palace, tile: int) -> set[Cell]:
    """The cells whose tile can be swapped for this one."""
    if not any(palace.pieces.moated):
        return legal_swaps(plain(palace), palace.pieces.tile(tile).walls)
    return two_parts.legal_swaps(*in_parts(palace), in_its_part(palace.pieces, tile))


def removals(palace: Palace) -> set[Cell]:
    """The cells whose tile can be taken away."""
    if not any(palace.pieces.moated):
        return legal_removals(plain(palace))
    return two_parts.legal_removals(*in_parts(palace))


def options(game: PalaceGame) -> list[str]:
    """Every legal action in notation, sorted; without modules."""
    if game.over:
        return []
    seat = game.seats[game.asked()]
    by_step = {"act": _acts, "pay": _pays, "place": _placings, "place-leftovers": _placings}
    return sorted(by_step[game.step](game, seat))


def _acts(game: PalaceGame, seat: Seat) -> list[str]:
    """A11: take money, buy, redesign; pass if nothing of it is possible (A19), and stop after the first one (A14)."""
    # Currencies as digits, so that the oracle sorts cards as the notation does.
    display = [(str(currency_of(money)), value_of(money)) for money in game.display]
    found = [
        " ".join(["take", *(f"{CURRENCIES[int(currency)]}-{value}" for currency, value in cards)])
        for cards in takes(display)
    ]
    for place, tile in enumerate(game.yard):
        if tile and _payments(seat, place % 4, game.pieces.tile(tile).price):
            found.append(f"buy {'' if place < 4 else 'g'}{place % 4 + 1}")
    for tile in seat.reserve:
        name = game.pieces.name(tile)
        found += [f"build {name} {_at(cell)}" for cell in builds(seat.palace, tile)]
        found += [f"swap {name} {_at(cell)}" for cell in swaps(seat.palace, tile)]
    found += [f"remove {_at(cell)}" for cell in removals(seat.palace)]
    if _is_first_action(game):
        return found or ["pass"]
    return [*found, "stop"]


def _is_first_action(game: PalaceGame) -> bool:
    """Nothing lies beside a palace at the beginning of a turn, and what was bought in it does (A15, A17)."""
    return not game.seats[game.active].beside


def _pays(game: PalaceGame, seat: Seat) -> list[str]:
    """A13; G5: or for turning a tile."""
    last = game.log[-1]
    if isinstance(last, Turn):
        currency = last.currency
        cards = _turning_payments(game, seat, currency)
    else:
        place = game.view(game.active).paying_for
        currency = place % 4
        cards = _payments(seat, currency, game.pieces.tile(game.yard[place]).price)
    return [" ".join(["pay", *(f"{CURRENCIES[currency]}-{value}" for value in values)]) for values in cards]


def _payments(seat: Seat, currency: int, price: int) -> set[tuple[int, ...]]:
    return payments(_values(seat, currency), price)


def _turning_payments(game: PalaceGame, seat: Seat, currency: int) -> set[tuple[int, ...]]:
    return turning_payments(_values(seat, currency), dict(game.setup.options).get("turning") == "card")


def _values(seat: Seat, currency: int) -> list[int]:
    return [value_of(money) for money in seat.hand.cards() if currency_of(money) == currency]


def _placings(game: PalaceGame, seat: Seat) -> list[str]:
    """A17 and A37: build or reserve; A43: or give what was bought to Dirk."""
    found: list[str] = []
    for tile in seat.beside:
        name = game.pieces.name(tile)
        found += [f"build {name} {_at(cell)}" for cell in builds(seat.palace, tile)]
        found.append(f"reserve {name}")
        if game.step == "place":
            found += _with_a_back(game, seat, tile)
            if game.setup.players == 2:
                found.append(f"give {name}")
    return found


def _with_a_back(game: PalaceGame, seat: Seat, tile: int) -> list[str]:
    """G6: either face into the reserve; G5: or pay to turn it, once."""
    back = game.pieces.tile(tile).back
    if not back:
        return []
    found = [f"reserve {back}"]
    if not any(isinstance(action, Turn) and game.pieces.name(action.tile) == back for action in game.log):
        for currency, money in enumerate(CURRENCIES):
            if _turning_payments(game, seat, currency):
                found.append(f"turn {game.pieces.name(tile)} {money}")
    return found


def _at(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def points(game: PalaceGame, scoring: int) -> list[int]:
    """What each side would get in this scoring now (A31-A34, A42, G9-G16, C9-C11)."""
    tiles = [seat.palace.tiles() for seat in game.seats]
    scored = [_points_for_edges(game, seat.palace) for seat in game.seats]
    if game.setup.players == 2:
        tiles.append(dirk_of(game).tiles)
        scored.append(0)
    owned = [[game.pieces.tile(tile) for tile in own] for own in tiles]
    for kind in KINDS:
        counts = [sum(tile.kind == kind for tile in own) for own in owned]
        scored = [sum(both) for both in zip(scored, places(counts, KIND_POINTS[scoring][kind]), strict=True)]
    simplified = dict(game.setup.options).get("scoring") == "simplified"
    faces = granada.kind_points([[(tile.kind, tile.price) for tile in own] for own in owned], scoring, simplified)
    return [own + sum(by_kind.values()) for own, by_kind in zip(scored, faces, strict=True)]


def _points_for_edges(game: PalaceGame, palace: Palace) -> int:
    if game.setup.game == "alhambra":
        return longest_wall(plain(palace))
    tiles, _ = in_parts(palace)
    runs = (two_parts.wall_points, two_parts.moat_points, two_parts.wall_and_moat_points)
    return sum(points_for(tiles) for points_for in runs)
