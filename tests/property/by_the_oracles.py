"""What the oracles say about a game: its legal actions in notation, its palaces in the oracles' terms."""

from oracles.majority import KIND_POINTS, places
from oracles.palace import START, Cell, legal_builds, legal_removals, legal_swaps
from oracles.palace import Palace as PlainPalace
from oracles.payments import payments, takes
from oracles.walls import longest_wall
from sabika.rules.modules.dirk import dirk_of
from sabika.rules.palace.cells import place_of
from sabika.rules.palace.game import PalaceGame, Seat
from sabika.rules.palace.money import currency_of, value_of
from sabika.rules.palace.palace import Palace

CURRENCIES = ("florin", "dirham", "denar", "ducat")
KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")


def plain(palace: Palace) -> PlainPalace:
    """The palace as the oracles know it: walls by cell."""
    tiles = {place_of(cell): palace.pieces.tile(palace.at(cell)).walls for cell in palace.cells if palace.at(cell) > 1}
    return {START: "", **tiles}


def options(game: PalaceGame) -> list[str]:
    """Every legal action in notation, sorted."""
    if game.over:
        return []
    seat = game.seats[game.asked()]
    by_step = {"act": _acts, "pay": _pays, "place": _placings, "place-leftovers": _placings}
    return sorted(by_step[game.step](game, seat))


def _acts(game: PalaceGame, seat: Seat) -> list[str]:
    """A11: take money, buy, redesign; pass if nothing of it is possible (A19)."""
    # Currencies as digits, so that the oracle sorts cards as the notation does.
    display = [(str(currency_of(money)), value_of(money)) for money in game.display]
    found = [
        " ".join(["take", *(f"{CURRENCIES[int(currency)]}-{value}" for currency, value in cards)])
        for cards in takes(display)
    ]
    for space in range(4):
        if game.yard[space] and _payments(game, seat, space):
            found.append(f"buy {space + 1}")
    palace = plain(seat.palace)
    for tile in seat.reserve:
        name, walls = game.pieces.name(tile), game.pieces.tile(tile).walls
        found += [f"build {name} {_at(cell)}" for cell in legal_builds(palace, walls)]
        found += [f"swap {name} {_at(cell)}" for cell in legal_swaps(palace, walls)]
    found += [f"remove {_at(cell)}" for cell in legal_removals(palace)]
    return found or ["pass"]


def _pays(game: PalaceGame, seat: Seat) -> list[str]:
    """A13."""
    space = game.view(game.active).paying_for
    cards = _payments(game, seat, space)
    return [" ".join(["pay", *(f"{CURRENCIES[space]}-{value}" for value in values)]) for values in cards]


def _payments(game: PalaceGame, seat: Seat, space: int) -> set[tuple[int, ...]]:
    values = [value_of(money) for money in seat.hand.cards() if currency_of(money) == space]
    return payments(values, game.pieces.tile(game.yard[space]).price)


def _placings(game: PalaceGame, seat: Seat) -> list[str]:
    """A17 and A37: build or reserve; A43: or give what was bought to Dirk."""
    found: list[str] = []
    palace = plain(seat.palace)
    for tile in seat.beside:
        name, walls = game.pieces.name(tile), game.pieces.tile(tile).walls
        found += [f"build {name} {_at(cell)}" for cell in legal_builds(palace, walls)]
        found.append(f"reserve {name}")
        if game.step == "place" and game.setup.players == 2:
            found.append(f"give {name}")
    return found


def _at(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def points(game: PalaceGame, scoring: int) -> list[int]:
    """What each side would get in this scoring now (A31-A34, A42)."""
    owned = [[game.pieces.tile(tile).kind for tile in seat.palace.tiles()] for seat in game.seats]
    scored = [longest_wall(plain(seat.palace)) for seat in game.seats]
    if game.setup.players == 2:
        owned.append([game.pieces.tile(tile).kind for tile in dirk_of(game).tiles])
        scored.append(0)
    for kind in KINDS:
        counts = [kinds.count(kind) for kinds in owned]
        scored = [sum(both) for both in zip(scored, places(counts, KIND_POINTS[scoring][kind]), strict=True)]
    return scored
