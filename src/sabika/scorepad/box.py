"""What is in the box for the game of a pad: who is ranked, what can be counted, how many there are of everything."""

from functools import lru_cache
from typing import Final

from sabika.components import with_modules
from sabika.library import Components, Kind, kind_of_game, new_setup
from sabika.modules.bonus import rules as bonus
from sabika.modules.falcons import rules as falcons
from sabika.modules.huts import rules as huts
from sabika.modules.portals import rules as portals
from sabika.modules.sites import rules as sites
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Setup
from sabika.rules.games import alhambra, granada, roll_and_write
from sabika.rules.palace.ending import LAST_SCORING
from sabika.rules.palace.pieces import ALL_BARE, Pieces
from sabika.rules.sheet.scoring import FINAL_SCORING, ROUND_SCORING
from sabika.rules.sheet.sheet import Sheet
from sabika.scorepad.pad import Pad, check_heading
from sabika.scorepad.result import Side, Sort

TOKENS: Final = 4 * sites.TOKENS_EACH
"""Building sites there can be at once (S1)."""


class Box:
    """The game of a pad."""

    def __init__(self, setup: Setup) -> None:
        self.kind: Final[Kind] = kind_of_game(setup.game)
        self.kind.check(setup)
        self.setup: Final = setup
        own = self.kind.pieces()
        self.printed: Final[Components] = with_modules(own, setup.modules) if isinstance(own, Pieces) else own

    @property
    def pieces(self) -> Pieces:
        """The pieces of a palace game."""
        assert isinstance(self.printed, Pieces)
        return self.printed

    @property
    def sheet(self) -> Sheet:
        """The sheet of Roll & Write."""
        assert isinstance(self.printed, Sheet)
        return self.printed

    @property
    def on_sheets(self) -> bool:
        return isinstance(self.printed, Sheet)

    def has(self, module: str) -> bool:
        return module in self.setup.modules

    # Who is ranked

    @property
    def dirk(self) -> bool:
        return not self.on_sheets and self.setup.players == 2

    @property
    def dummies(self) -> int:
        return roll_and_write.number_of_dummies(self.setup) if self.on_sheets else 0

    @property
    def sides(self) -> int:
        return self.setup.players + self.dirk + self.dummies

    @property
    def scorings(self) -> list[int]:
        return [ROUND_SCORING, FINAL_SCORING] if self.on_sheets else [*range(1, LAST_SCORING + 1)]

    @property
    def most_rounds(self) -> int:
        """More cannot be written down: every side completes every kind once (R10), and the end."""
        return len(self.kinds) * self.sides + 1 if self.on_sheets else LAST_SCORING

    # What can be counted

    @property
    def kinds(self) -> tuple[str, ...]:
        return self.printed.kinds

    def fields(self) -> list[str]:
        """What is written down for a player besides the kinds."""
        if self.on_sheets:
            return ["rows", "columns", "coins"]
        found = {
            "wall": self.setup.game != granada.NAME,
            "moat": self.setup.game != alhambra.NAME,
            "border": self.pieces.two_parts,
            "best": self.setup.game != alhambra.NAME,
            "huts": self.has(huts.NAME),
            "portals": self.has(portals.NAME),
            "falcons": self.has(falcons.NAME),
            "bonus": self.has(bonus.NAME),
            "sites": self.has(sites.NAME),
        }
        return [name for name, there in found.items() if there]

    def limits(self) -> dict[str, int]:
        """The most there can be of it: huts, bonus cards and coins for each player, the rest in all."""
        if self.on_sheets:
            return {"coins": self.sheet.printed_coins}
        most = {
            "huts": huts.MOST_HUTS,
            "portals": portals.EACH * len(alhambra.KINDS),
            "falcons": falcons.OF_EACH_COLOUR,
            "bonus": bonus.CARDS_EACH[self.setup.players],
            "sites": TOKENS,
        }
        return {name: number for name, number in most.items() if name in self.fields()}

    def most(self, kind: str) -> int:
        """How many tiles, or faces, of a kind are printed; on a sheet, how many buildings."""
        if self.on_sheets:
            return self.sheet.size(self.kinds.index(kind))
        return sum(tile.kind == kind for tile in self.pieces.tiles)

    def bonus_cards(self) -> list[str]:
        """The tiles that have a bonus card (B1)."""
        if not self.has(bonus.NAME):
            return []
        pieces = self.pieces
        return [pieces.name(tile) for tile in pieces.all_tiles() if pieces.edges[tile] == ALL_BARE]


def whole_of(pieces: Pieces, piece: int) -> str:
    """What a face, or a turned portal, is a side of."""
    if pieces.half[piece]:
        return pieces.name(piece).rpartition("-")[0]
    return pieces.name(pieces.tile_of(piece))


def setup_of(pad: Pad) -> Setup:
    """What the table plays. Chance was at the table, so there is no seed."""
    return new_setup(
        pad.game,
        players=len(pad.players),
        seed="",
        edition=pad.edition or None,
        modules=tuple(pad.modules),
        options=pad.options,
    )


@lru_cache(maxsize=32)
def box_for(setup: Setup) -> Box:
    return Box(setup)


def box_of(pad: Pad) -> Box:
    """What the table of a pad plays with; refuses a game that the rules do not know."""
    check_heading(pad, "What was sent")
    box = box_for(setup_of(pad))
    colours = [player.colour for player in pad.players]
    if len(set(colours)) < len(colours):
        raise BadInput("Two players have the same colour. Give each player another one.")
    if len(pad.rounds) > box.most_rounds:
        raise BadInput(f"A game like this has at most {box.most_rounds} scorings, not {len(pad.rounds)}.")
    if any(len(round.entries) > box.sides for round in pad.rounds):
        raise BadInput(f"At this table {box.sides} sides are scored. Leave out the entries for more of them.")
    return box


def sorts_of(box: Box) -> list[Sort]:
    """Who is ranked: the players, then Dirk or the dummies."""
    found: list[Sort] = ["player"] * box.setup.players
    if box.dirk:
        found.append("dirk")
    return found + ["dummy"] * box.dummies


def sides_of(pad: Pad, box: Box) -> list[Side]:
    """The same with their names."""
    players = [Side("player", player.name, player.colour) for player in pad.players]
    return [*players, *(Side(sort) for sort in sorts_of(box)[len(players) :])]
