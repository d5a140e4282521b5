"""What Sabika says: games as sentences in no language yet, and the catalogues that say them in four."""

from sabika.i18n.sentence import Sentence
from sabika.i18n.sentences import sentences_of
from sabika.i18n.telling import Narrator, SheetNarrator, SheetWording, Teller, Wording, Words
from sabika.i18n.texts import Missing, Texts, choose_language
from sabika.languages import LANGUAGES

__all__ = [
    "LANGUAGES",
    "Missing",
    "Narrator",
    "Sentence",
    "SheetNarrator",
    "SheetWording",
    "Teller",
    "Texts",
    "Wording",
    "Words",
    "choose_language",
    "sentences_of",
]
