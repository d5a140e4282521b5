"""Portals in words."""

from sabika.i18n.palace.module import ModuleWords
from sabika.i18n.palace.things import PalaceThings
from sabika.i18n.sentence import Sentence, sentence
from sabika.modules.portals.rules import TURNS, PlacePortal, PortalPlaced, ReturnPortal, legs_of, portal_name
from sabika.rules.palace.game import PalaceGame


def placing(things: PalaceThings, action: PlacePortal, game: PalaceGame) -> Sentence:
    cell, legs = things.cell(action.cell), things.sides(TURNS[action.turn])
    return sentence("action-portal", tile=portal(things, action.kind), cell=cell, legs=legs)


def returning(things: PalaceThings, action: ReturnPortal, game: PalaceGame) -> Sentence:
    return sentence("action-return", tile=portal(things, action.kind))


def portal(things: PalaceThings, kind: int) -> Sentence:
    """Any portal of a kind."""
    return things.tile(things.pieces.numbers[portal_name(things.pieces.kinds[kind], 1, TURNS[0])])


WORDS = ModuleWords(
    events={PortalPlaced: lambda things, placed: {"legs": things.sides(legs_of(things.pieces, placed.tile))}},
    actions={PlacePortal: placing, ReturnPortal: returning},
)
