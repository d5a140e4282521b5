"""Exchange certificates in words."""

from sabika.i18n.palace.module import ModuleWords
from sabika.i18n.palace.things import PalaceThings
from sabika.i18n.sentence import Sentence, sentence
from sabika.modules.certificates.rules import NONE, Lay, Store, to_store
from sabika.rules.palace.game import PalaceGame


def laying(things: PalaceThings, action: Lay, game: PalaceGame) -> Sentence:
    """The first card says what it is for."""
    return sentence("action-lay" if game.step == "lay" else "action-lay.first", card=things.card(action.thing))


def storing(things: PalaceThings, action: Store, game: PalaceGame) -> Sentence:
    if action.currency == NONE:
        return sentence("action-store.nothing")
    return sentence("action-store", money=things.money(action.currency, to_store(game)))


WORDS = ModuleWords(actions={Lay: laying, Store: storing})
