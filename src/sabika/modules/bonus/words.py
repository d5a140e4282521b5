"""Bonus cards in words."""

from sabika.i18n.palace.module import ModuleWords
from sabika.i18n.palace.things import PalaceThings
from sabika.i18n.sentence import Sentence, sentence
from sabika.modules.bonus.rules import Reveal
from sabika.rules.palace.game import PalaceGame


def revealing(things: PalaceThings, action: Reveal, game: PalaceGame) -> Sentence:
    """A card shows its tile by itself."""
    return sentence("action-reveal", tile=things.tile_label(action.tile))


WORDS = ModuleWords(actions={Reveal: revealing})
