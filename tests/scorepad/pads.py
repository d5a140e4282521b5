"""Pads made by hand, and pads of games that were played: what lay on the table at each scoring, written down."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import sabika
from oracles import granada, majority, modules, portals, two_parts
from oracles.portals import Portal, Tile
from property.by_the_oracles import in_parts
from property.random_games import Picks
from sabika.modules.bonus.rules import bonus_of
from sabika.modules.dirk.rules import DirkDrew, dirk_of
from sabika.modules.falcons.rules import falcons_of, flock_of
from sabika.modules.falcons.scorepad import PadFalcon
from sabika.modules.huts.scorepad import HutCount
from sabika.modules.portals.rules import legs_of
from sabika.rules.core.action import Action
from sabika.rules.core.events import Scored
from sabika.rules.palace.cells import ORIGIN, place_of
from sabika.rules.palace.game import PalaceGame
from sabika.scorepad.entry import Entry
from sabika.scorepad.pad import Pad, PadPlayer, Round
from sabika.scorepad.palace.entries import Given, Numbers, PadPlaced, Tiles

NAMES = ("Ana", "Boabdil", "Cetti", "Dalila", "Emir", "Fatima")
TASTE = ("build", "portal", "pay", "falcon", "pay-falcon", "reveal", "hut", "keep", "buy", "take")
"""What makes palaces grow, so that there is something to score."""


def pad(*rounds: Round, players: int = 3, game: str = "alhambra", **more: object) -> Pad:
    """A pad of some rounds."""
    fields = {"game": game, "players": [PadPlayer(name, seat) for seat, name in enumerate(NAMES[:players])]}
    return Pad(**fields, rounds=list(rounds), **more)  # type: ignore[arg-type]


def round_of(scoring: int, *entries: Entry | None) -> Round:
    return Round(scoring=scoring, entries=list(entries))


def tiles(layout: str) -> list[PadPlaced]:
    """Tiles and cells in a line each: `tower-9-ES 1,0`."""
    words = layout.split()
    return [PadPlaced(name, _cell(cell)) for name, cell in zip(words[::2], words[1::2], strict=True)]


def _cell(word: str) -> tuple[int, int]:
    x, y = word.split(",")
    return int(x), int(y)


# Games that were played


class Played(NamedTuple):
    """A game with what everybody would write down, in both ways, and what the oracles make of it."""

    game: PalaceGame
    by_tiles: Pad
    by_numbers: Pad
    points: list[int]


def played(
    name: str, players: int, seed: int, own: tuple[str, ...] = (), scoring: str = "", edition: str = ""
) -> Played:
    options = {"scoring": scoring} if scoring else {}
    game = sabika.new_game(name, players=players, seed=str(seed), modules=own, options=options, edition=edition or None)
    assert isinstance(game, PalaceGame)
    picks = Picks(seed)
    by_tiles: list[Round] = []
    by_numbers: list[Round] = []
    points = [0] * len(game.points)
    while not game.over:
        events = game.apply(_chosen(game, picks))
        for index, event in enumerate(events):
            if isinstance(event, Scored):
                later = [tile for drew in events[index:] if isinstance(drew, DirkDrew) for tile in drew.tiles]
                table = Table(game, later)
                by_tiles.append(round_of(event.scoring, *table.by_tiles()))
                by_numbers.append(round_of(event.scoring, *table.by_numbers()))
                points = [sum(both) for both in zip(points, table.points(event.scoring), strict=True)]
    more = {"players": players, "game": name, "modules": list(own), "options": options, "edition": edition}
    return Played(game, pad(*by_tiles, **more), pad(*by_numbers, **more), points)  # type: ignore[arg-type]


def _chosen(game: PalaceGame, picks: Picks) -> Action:
    options = sorted(game.options(), key=game.notation)
    if picks.below(10):
        verb = next((verb for verb in TASTE if any(action.verb == verb for action in options)), "")
        options = [action for action in options if action.verb == verb] or options
    return picks.one_of(options)


class Table:
    """What lies on the table at a scoring, in the words of the oracles."""

    def __init__(self, game: PalaceGame, later: Sequence[int]) -> None:
        self.game = game
        self.seats = range(len(game.seats))
        self.dirk = [tile for tile in dirk_of(game).tiles if tile not in later] if len(game.seats) == 2 else None
        self.palaces = [self._palace(seat) for seat in self.seats]
        self.huts = [self._huts(seat) for seat in self.seats]

    def _pieces(self, seat: int) -> dict[tuple[int, int], int]:
        palace = self.game.seats[seat].palace
        return {place_of(cell): palace.at(cell) for cell in palace.cells}

    def _palace(self, seat: int) -> portals.Palace:
        pieces = self.game.pieces
        found: portals.Palace = {}
        for cell, piece in self._pieces(seat).items():
            if pieces.half[piece]:
                found[cell] = Portal(pieces.kinds[pieces.leans_on[piece]], legs_of(pieces, piece))
            else:
                kind = pieces.kinds[pieces.kind[piece]] if pieces.is_tile(piece) else ""
                found[cell] = Tile(kind, pieces.walls(piece))
        return found

    def _huts(self, seat: int) -> dict[tuple[int, int], str]:
        names = {cell: self.game.pieces.name(piece) for cell, piece in self._pieces(seat).items()}
        return {cell: name.split("-")[1] for cell, name in names.items() if name.startswith("hut-")}

    def _sites(self, seat: int) -> list[tuple[int, int]]:
        return [cell for cell, piece in self._pieces(seat).items() if piece in self.game.unfinished]

    def _cards(self, seat: int) -> list[str]:
        if "bonus" not in self.game.setup.modules:
            return []
        return [self.game.pieces.name(card) for card in bonus_of(self.game).revealed[seat]]

    def _falcons(self, seat: int) -> list[PadFalcon]:
        if "falcons" not in self.game.setup.modules:
            return []
        flock = flock_of(self.game.pieces).falcons
        own = falcons_of(self.game).placed[seat]
        return [PadFalcon(flock[falcon].name, place_of(point)) for point, falcon in own.items()]

    # Written down

    def by_tiles(self) -> list[Entry]:
        found: list[Entry] = [self._tiles(seat) for seat in self.seats]
        if self.dirk is not None:
            found.append(Given(tiles=[self.game.pieces.name(tile) for tile in self.dirk]))
        return found

    def _tiles(self, seat: int) -> Entry:
        palace, pieces = self.game.seats[seat].palace, self.game.pieces
        # Any order will do, so the last tile comes first.
        cells = [cell for cell in palace.cells[::-1] if cell != ORIGIN]
        return Tiles(
            palace=[PadPlaced(pieces.name(palace.at(cell)), place_of(cell)) for cell in cells],
            falcons=self._falcons(seat),
            bonus=self._cards(seat),
            sites=[pieces.name(self._pieces(seat)[cell]) for cell in self._sites(seat)],
        )

    def by_numbers(self) -> list[Entry]:
        return [self._numbers(seat) for seat in self.seats] + ([self._dirk()] if self.dirk is not None else [])

    def _numbers(self, seat: int) -> Entry:
        palace, sites, huts = self.palaces[seat], self._sites(seat), self.huts[seat]
        kinds = modules.buildings(palace, {}, sites, ())
        wall, in_wall = portals.best_wall(palace) if self.game.setup.game == "alhambra" else (0, 0)
        lines = {"wall": wall, "portals": in_wall} | self._lines(seat)
        return Numbers(
            kinds=dict(kinds),
            best=self._best(self.game.seats[seat].palace.tiles()),
            huts=[HutCount(kind, modules.beside_hut(palace, cell, kind, sites)) for cell, kind in huts.items()],
            falcons=dict(Counter(placed.falcon.split("-")[0] for placed in self._falcons(seat))),
            bonus=self._cards(seat),
            sites=len(sites),
            **lines,
        )

    def _lines(self, seat: int) -> dict[str, int]:
        name = self.game.setup.game
        if name == "alhambra":
            return {}
        parts, _ = in_parts(self.game.seats[seat].palace)
        moat = {"moat": two_parts.moat_points(parts)}
        if name == "granada":
            return moat
        return moat | {"wall": two_parts.wall_points(parts), "border": two_parts.wall_and_moat_points(parts) // 2}

    def _best(self, numbers: Sequence[int]) -> dict[str, int]:
        faces = [self.game.pieces.tile(tile) for tile in numbers if self.game.pieces.is_tile(tile)]
        kinds = {face.kind for face in faces if face.back}
        return {kind: max(face.price for face in faces if face.kind == kind) for kind in kinds}

    def _dirk(self) -> Entry:
        assert self.dirk is not None
        faces = [self.game.pieces.tile(tile) for tile in self.dirk]
        return Numbers(kinds=dict(Counter(face.kind for face in faces)), best=self._best(self.dirk))

    # By the oracles

    def points(self, scoring: int) -> list[int]:
        """A31-A34, A42, G9-G16, C9-C11, B3, F6, H5, P10, S3."""
        found = [self._points_alone(seat) for seat in self.seats]
        counted = [
            modules.buildings(self.palaces[seat], self.huts[seat], self._sites(seat), self._card_kinds(seat))
            for seat in self.seats
        ]
        faces = [self.game.seats[seat].palace.tiles() for seat in self.seats]
        if self.dirk is not None:
            found.append(0)
            counted.append(Counter(self.game.pieces.tile(tile).kind for tile in self.dirk))
            faces.append(self.dirk)
        for kind, points in majority.KIND_POINTS[scoring].items():
            places = majority.places([own[kind] for own in counted], points)
            found = [sum(both) for both in zip(found, places, strict=True)]
        if self.game.setup.game != "alhambra":
            sides = [[(face.kind, face.price) for face in map(self.game.pieces.tile, own)] for own in faces]
            simplified = dict(self.game.setup.options)["scoring"] == "simplified"
            gained = granada.kind_points(sides, scoring, simplified)
            found = [own + sum(more.values()) for own, more in zip(found, gained, strict=True)]
        return found

    def _card_kinds(self, seat: int) -> list[str]:
        return [card.split("-")[0] for card in self._cards(seat)]

    def _points_alone(self, seat: int) -> int:
        if self.game.setup.game == "alhambra":
            colours = [placed.falcon.split("-")[0] for placed in self._falcons(seat)]
            return portals.wall_score(self.palaces[seat]) + modules.falcon_points(colours)
        parts, _ = in_parts(self.game.seats[seat].palace)
        runs = (two_parts.wall_points, two_parts.moat_points, two_parts.wall_and_moat_points)
        return sum(points_for(parts) for points_for in runs)
