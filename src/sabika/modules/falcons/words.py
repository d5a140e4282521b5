"""The falconers in words."""

from sabika.i18n.palace.module import ModuleWords
from sabika.i18n.palace.things import PalaceThings
from sabika.i18n.sentence import Sentence, sentence
from sabika.modules.falcons.rules import flock_of


def falcon(things: PalaceThings, falcon: int | str) -> Sentence:
    """The falcon of this number or name (`white-garden-tower`), as something that is placed, within a sentence."""
    name = flock_of(things.pieces).falcons[falcon].name if isinstance(falcon, int) else falcon
    colour, *kinds = name.split("-")
    return sentence(f"falcon-{colour}", kinds=things.listed([things.kind(kind) for kind in kinds]))


WORDS = ModuleWords(facts={"falcon": falcon})
