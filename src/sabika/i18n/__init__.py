"""What Sabika says, in four languages: the catalogues, and what turns a game into sentences."""

from sabika.i18n.narration import Narrator
from sabika.i18n.sheet import SheetNarrator, SheetWording
from sabika.i18n.teller import Teller
from sabika.i18n.texts import Missing, Texts, choose_language
from sabika.i18n.wording import Wording
from sabika.i18n.words import Words
from sabika.languages import LANGUAGES

__all__ = [
    "LANGUAGES",
    "Missing",
    "Narrator",
    "SheetNarrator",
    "SheetWording",
    "Teller",
    "Texts",
    "Wording",
    "Words",
    "choose_language",
]
