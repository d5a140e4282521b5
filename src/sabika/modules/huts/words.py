"""Workers' huts in words."""

from sabika.i18n.palace.module import ModuleWords
from sabika.i18n.palace.things import PalaceThings
from sabika.i18n.sentence import Sentence, sentence
from sabika.modules.huts.rules import HutTurned, TakeHut, stacks_of
from sabika.rules.palace.game import PalaceGame


def taking(things: PalaceThings, action: TakeHut, game: PalaceGame) -> Sentence:
    """It matters which walls the open hut has."""
    return sentence("action-hut", tile=things.tile_in_full(stacks_of(game)[action.kind][-1]))


WORDS = ModuleWords(
    events={HutTurned: lambda things, turned: {"tile": things.tile_in_full(turned.tile)}},
    actions={TakeHut: taking},
)
