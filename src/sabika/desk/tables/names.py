"""What somebody can be called: letters of any script, all of which can be seen, so that nobody passes for another."""

import re
from typing import Final
from unicodedata import category

BLANK: Final = re.compile(
    "["
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U00016fe4\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    "]"
)
"""Letters that nobody sees: fillers, joiners, marks of direction, tags, and what chooses between shapes."""

_SYMBOLS: Final = "\u00a9\u00ae\u203c-\u27bf\u2900-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
_JOINED: Final = "\u0600-\u109f\u1780-\u17b3\u17b6-\u180a\u1810-\u18af\ua840-\ua87f\ufb50-\ufdff\ufe70-\ufefc"
_VIRAMAS: Final = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca"
_MONGOLIAN: Final = "\u1820-\u18aa"
_HAN: Final = "\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
SHAPING: Final = re.compile(
    # In Persian and in the scripts of India they part or join letters; after a virama also at the end of a word.
    rf"(?<=[{_JOINED}])[\u200c\u200d](?=[{_JOINED}])"
    rf"|(?<=[{_VIRAMAS}])[\u200c\u200d]"
    rf"|(?<=[{_MONGOLIAN}])[\u180b-\u180f]"
    # Families, professions, flags.
    rf"|(?<=[{_SYMBOLS}\ufe0f])\u200d(?=[{_SYMBOLS}])"
    # A sign as a picture or as a letter, and a digit as a key.
    rf"|(?<=[{_SYMBOLS}])[\ufe0e\ufe0f]"
    r"|(?<=[0-9#*])\ufe0f(?=\u20e3)"
    # Other shapes of a Chinese character, as in Japanese names.
    rf"|(?<=[{_HAN}])[\ufe00-\ufe02\U000e0100-\U000e01ef]"
)
"""The same, where they change what is seen."""
UNSEEN: Final = ("Mn", "Mc", "Me", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs")
"""Marks, which need a letter to stand at, spaces, and what has no shape."""


def can_be_seen(name: str) -> bool:
    """Whether there is a letter to be seen, and none that nobody sees."""
    return not BLANK.search(SHAPING.sub("", name)) and any(category(each) not in UNSEEN for each in name)
