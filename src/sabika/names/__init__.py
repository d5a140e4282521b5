"""What somebody can be called: letters of one script, any, all of which can be seen, so that nobody passes for another.

A name is what Unicode calls highly restrictive (UTS 39): one script, or Latin letters with those of Chinese, Japanese
or Korean. Nothing in it is invisible or turns the direction of others, and no tower of accents covers what is above.
"""

import re
from itertools import groupby
from typing import Final
from unicodedata import category, normalize

from sabika.names.scripts import scripts_of

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
GENERIC: Final = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
"""Accents that stand at letters of any script."""
MOST_GENERIC: Final = 2
"""So many of them stand at a letter. What Unicode has as one letter with its accents, such as Vietnamese ones, has
none in this count."""
MOST_PARTS: Final = 3
"""So many when that is taken apart, as in old Greek."""
MOST_MARKS: Final = 3
"""So many marks of all kinds: a Hebrew letter has two points and a vowel, a Tibetan one two letters and a vowel."""
MARKS: Final = ("Mn", "Me")
"""Marks that take no room of their own."""
UNSEEN: Final = (*MARKS, "Mc", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs")
"""Marks, which need a letter to stand at, spaces, and what has no shape."""
NOWHERE: Final = ("Cc", "Co", "Cs", "Zl", "Zp")
"""What has no shape that everybody knows."""
MIXTURES: Final = tuple(frozenset({"Latn", "Hani", *more}) for more in (("Hira", "Kana"), ("Bopo",), ("Hang",)))
"""Scripts that are written together: in Japan, in Taiwan and in Korea."""


def tidied(name: str) -> str:
    """A name as it is kept: what can be written in several ways in the one that Unicode prefers."""
    return normalize("NFC", name)


def can_be_seen(name: str) -> bool:
    """Whether there is a letter to be seen, and none that nobody sees."""
    kinds = [category(each) for each in name]
    return (
        not BLANK.search(SHAPING.sub("", name))
        and any(kind not in UNSEEN for kind in kinds)
        and not any(kind in NOWHERE for kind in kinds)
    )


def is_of_one_script(name: str) -> bool:
    """Whether all letters are of one script, or of those that are written together."""
    each = {scripts for letter in name if (scripts := scripts_of(letter))}
    return (
        not each
        or bool(frozenset.intersection(*each))
        or any(all(map(mixture.intersection, each)) for mixture in MIXTURES)
    )


def is_flat(name: str) -> bool:
    """Whether marks stand at letters, few of them at each and none twice."""
    return (
        all(stands(at, marks) for at, marks in marked(name))
        and all(generic_in(marks) <= MOST_GENERIC for _, marks in marked(name))
        and all(generic_in(marks) <= MOST_PARTS for _, marks in marked(normalize("NFD", name)))
    )


def stands(at: str, marks: str) -> bool:
    """Whether these marks can stand there."""
    return bool(at.strip()) and len(marks) <= MOST_MARKS and len(set(marks)) == len(marks)


def generic_in(marks: str) -> int:
    return len(GENERIC.findall(marks))


def marked(name: str) -> list[tuple[str, str]]:
    """The marks of a name, each run with what it stands at: nothing if it comes first."""
    found, at = [], ""
    for is_mark, run in groupby(name, lambda each: category(each) in MARKS):
        letters = "".join(run)
        if is_mark:
            found.append((at, letters))
        at = letters[-1]
    return found


def is_name(name: str) -> bool:
    """Whether somebody can be called so."""
    tidy = tidied(name)
    return can_be_seen(tidy) and is_of_one_script(tidy) and is_flat(tidy)
