"""Encodes what a seat may know, and its options: made from the table of features once for each kind of game."""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from sabika.encoding.module import ModuleEncoding
from sabika.encoding.options import Rows
from sabika.encoding.palace.features import STEPS, palace_features
from sabika.encoding.palace.options import palace_rows
from sabika.encoding.palace.planes import SIDE, palace_planes, plane_with, planes_of
from sabika.encoding.sheet.features import planes_of as planes_of_sheet
from sabika.encoding.sheet.features import sheet_features, sheet_planes
from sabika.encoding.sheet.options import sheet_rows
from sabika.encoding.table import Column, Feature, Of, Plane, Writer
from sabika.library import game_from
from sabika.modules import MODULES, parts
from sabika.rules.core.action import Action
from sabika.rules.core.game import Game, Setup
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.view import PalaceView
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.sheet import SIDE as SHEET_SIDE

MOST_OPTIONS: Final = 256
"""So many options are offered at most; the order says which."""


class Encoder:
    """Writes the observations of games with one set-up, whatever their seed."""

    __slots__ = (
        "_own",
        "_public",
        "columns",
        "more_planes",
        "most",
        "planes",
        "players",
        "rows",
        "setup",
        "side",
        "size",
    )

    def __init__(self, game: Game) -> None:
        self.setup: Final = game.setup
        self.players: Final = game.setup.players
        self.more_planes: list[Any] = []
        if isinstance(game, PalaceGame):
            added = [part.ENCODING for name, part in parts("encoding").items() if takes_part(name, game.setup)]
            features, self.rows = _for_palaces(game, added)
            self.more_planes += [plane for module in added for plane in module.planes]
            self.planes: list[Plane] = palace_planes(game.pieces) + [more.plane for more in self.more_planes]
            self.side: int = SIDE
        else:
            assert isinstance(game, SheetGame)
            features = sheet_features(game.sheet, self.players, game.sides)
            self.rows = sheet_rows(game.sheet, tuple(sorted(game.verbs())))
            self.planes = sheet_planes(game.sheet)
            self.side = SHEET_SIDE
        public = [feature for feature in features if feature.of is not Of.OWN]
        own = [feature for feature in features if feature.of is Of.OWN]
        self._public: Final = [(feature.write, feature.of is Of.SEAT) for feature in public]
        self._own: Final = [(feature.write, False) for feature in own]
        """How each is written, and whether there is one of each seat."""
        self.columns: Final = self._columns(public + own)
        """Every number of the vector: what all know, then what the seat alone does."""
        self.size: Final = sum([column.size for column in self.columns])
        self.most: Final = [divisor for column in self.columns for divisor in column.divisors()]
        """By number: what it is divided by."""

    def __reduce__(self) -> tuple[object, ...]:
        """It is copied and pickled as the set-up that it is made from."""
        return encoder_for, (self.setup,)

    def _columns(self, features: list[Feature]) -> list[Column]:
        found: list[Column] = []
        start = 0
        for feature in features:
            for seat in range(self.players if feature.of is Of.SEAT else 1):
                whose = f"{feature.name} of seat +{seat}" if feature.of is Of.SEAT else feature.name
                group = "own" if feature.of is Of.OWN else "public"
                found.append(Column(whose, start, feature.size, feature.most, group, feature.about, feature.scales))
                start += feature.size
        return found

    def vector(self, view: Any) -> bytes:
        """Everything but the planes, as 16-bit integers: what all know, then what the seat alone does."""
        return b"".join(self._written(self._public, view) + self._written(self._own, view))

    def own(self, view: Any) -> bytes:
        """What the seat alone knows."""
        return b"".join(self._written(self._own, view))

    def _written(self, features: list[tuple[Writer, bool]], view: Any) -> list[bytes]:
        sides = self._sides(view)
        found: list[bytes] = []
        for write, of_each in features:
            if of_each:
                for side in sides:
                    found.append(write(view, side))
            else:
                found.append(write(view, sides[0]))
        return found

    def _sides(self, view: Any) -> list[int]:
        """All seats, one's own first; a spectator sees them as the first seat does."""
        seat = max(view.seat, 0)
        return [(seat + step) % self.players for step in range(self.players)]

    def grids(self, view: Any) -> bytes:
        """The planes of all seats as bytes, one's own first."""
        sides = self._sides(view)
        if not isinstance(view, PalaceView):
            return b"".join([planes_of_sheet(view.sheet, view.players[side].built) for side in sides])
        found: list[bytes] = []
        for side in sides:
            found.append(planes_of(view.players[side].palace))
            for more in self.more_planes:
                found.append(plane_with(more.cells(view, side)))
        return b"".join(found)

    def in_order(self, options: Sequence[Action]) -> list[Action]:
        """All of the options in the order that depends on the position alone; the first 256 are offered."""
        return self.rows.in_order(options)


def takes_part(name: str, setup: Setup) -> bool:
    """Whether a module is in a game with this set-up: by choice, or because it always joins such games."""
    return name in setup.modules or MODULES[name].joins(setup)


def _for_palaces(game: PalaceGame, added: list[ModuleEncoding]) -> tuple[list[Feature], Rows]:
    # Modules may share one.
    steps = tuple(dict.fromkeys((*STEPS, *[step for module in added for step in module.steps])))
    features = palace_features(game.pieces, game.setup.players, steps)
    for module in added:
        features += module.features(game.pieces, game.setup.players)
    ways = tuple(game.hooks.other_ways)
    things = [thing for module in added for thing in module.things]
    return features, palace_rows(game.pieces, tuple(sorted(game.hooks.verbs)), ways, things)


def numbers_in(written: bytes) -> list[int]:
    """The numbers of a vector."""
    found = array("h")
    found.frombytes(written)
    return found.tolist()


@lru_cache(64)
def _encoder(setup: Setup) -> Encoder:
    return Encoder(game_from(setup))


def encoder_for(setup: Setup) -> Encoder:
    """The encoder of games with this set-up and the pieces that come with Sabika."""
    return _encoder(setup.alike())
