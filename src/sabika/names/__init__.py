"""Decides which names a person can have: visible ones, in any single script, that do not pass for somebody else's.

A name is at the level that Unicode calls highly restrictive (UTS 39): one script, or Latin letters together with those
of Chinese, Japanese or Korean. Nothing in it is invisible or changes the direction of writing, no symbol stands in for
a letter, and accents do not pile up over what is above the name.
"""

import re
from itertools import groupby
from typing import Final
from unicodedata import category, normalize

from sabika.names.disguises import is_plain
from sabika.names.scripts import is_assigned, scripts_of

SPACES: Final = re.compile("[\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
"""Spaces of every width, also several together."""
BLANK: Final = re.compile(
    "["
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffd\U00016fe4\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    "]"
)
"""Characters without a shape of their own: fillers, joiners, marks of direction, tags, variation selectors, and those
that stand for something lost."""

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
    # The flags of England, Scotland and Wales: the only ones of regions that Unicode recommends.
    r"|(?<=\U0001f3f4)\U000e0067\U000e0062"
    r"(?:\U000e0065\U000e006e\U000e0067|\U000e0073\U000e0063\U000e0074|\U000e0077\U000e006c\U000e0073)\U000e007f"
    # A symbol as a picture or as text, and a digit as a key.
    rf"|(?<=[{_SYMBOLS}])[\ufe0e\ufe0f]"
    r"|(?<=[0-9#*])\ufe0f(?=\u20e3)"
    # Other shapes of a Chinese character, as in Japanese names.
    rf"|(?<=[{_HAN}])[\ufe00-\ufe02\U000e0100-\U000e01ef]"
)
"""Those of the blank characters that change what is seen, where they do."""
GENERIC: Final = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
"""Accents that can stand on letters of any script."""
MAX_ACCENTS: Final = 2
"""The most accents on a letter, unless Unicode has a single character for the letter with more, as for old Greek."""
MAX_MARKS: Final = 3
"""The most marks of all kinds on a letter, beyond those that are part of the character: a Hebrew letter can have two
points and a vowel, a Tibetan one two letters and a vowel."""
MARKS: Final = ("Mn", "Me")
"""The categories of marks that take no room of their own."""
UNSEEN: Final = (*MARKS, "Mc", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs")
"""The categories of which no name can consist alone: marks, which need a letter, spaces, and controls."""
SHAPELESS: Final = ("Cc", "Co", "Cs", "Zl", "Zp")
"""The categories of which nothing may be in a name: controls, line breaks, and characters for private use, which look
different on every machine."""
DOTTED: Final = re.compile(
    "[ij\u0131\u0237\u0249\u0268\u029d\u02b2\u03f3\u0456\u0458\u1d96\u1da4\u1da8\u2c7c\U0001df1a]"
)
"""Letters with a dot that gives way to accents, or without their dot: a dot above, as an accent, makes them look like
the plain letter."""
MIXTURES: Final = tuple(frozenset({"Latn", "Hani", *more}) for more in (("Hira", "Kana"), ("Bopo",), ("Hang",)))
"""Scripts that are written together, in Japan, in Taiwan and in Korea."""


def tidied(name: str) -> str:
    """A name as it is kept: in the form that Unicode prefers (NFC), without spaces around it, and with one plain space
    wherever there are any."""
    return SPACES.sub(" ", normalize("NFC", name)).strip(" ")


def can_be_seen(name: str) -> bool:
    """Whether there is something to be seen, and every character has a shape."""
    kinds = [category(each) for each in name]
    return (
        not BLANK.search(SHAPING.sub("", name))
        and any(kind not in UNSEEN for kind in kinds)
        and not any(kind in SHAPELESS for kind in kinds)
        and all(map(is_assigned, name))
    )


def is_of_one_script(name: str) -> bool:
    """Whether all letters are of one script, or of those that are written together, also in the compatible form (NFKC).

    Symbols are left out of that form: a number sign or an emoji with a Chinese character goes with every script.
    """
    letters = "".join(each for each in name if category(each) != "So")
    return all(map(are_of_one_script, (name, normalize("NFKC", letters))))


def are_of_one_script(letters: str) -> bool:
    """Whether there is a script, or a mixture of those that are written together, to which all letters belong."""
    each = {scripts for letter in letters if (scripts := scripts_of(letter))}
    return (
        not each
        or bool(frozenset.intersection(*each))
        or any(all(map(mixture.intersection, each)) for mixture in MIXTURES)
    )


def is_flat(name: str) -> bool:
    """Whether all marks stand on letters, few on each, none twice, and no dot where there is one already."""
    return all(can_bear(at, marks) for at, marks in marked(name))


def can_bear(at: str, marks: str) -> bool:
    """Whether these marks can stand on this letter, or on nothing or a space, which bear none."""
    parts = normalize("NFD", at + marks)
    return (
        bool(at.strip())
        and len(set(marks)) == len(marks) <= MAX_MARKS
        and (not accents_in(marks) or accents_in(parts) <= MAX_ACCENTS)
        and not ("\u0307" in marks and DOTTED.match(parts))
    )


def accents_in(marks: str) -> int:
    return len(GENERIC.findall(marks))


def marked(name: str) -> list[tuple[str, str]]:
    """Each run of marks in a name with the character before it, which is empty at the beginning."""
    found, at = [], ""
    for is_mark, run in groupby(name, lambda each: category(each) in MARKS):
        letters = "".join(run)
        if is_mark:
            found.append((at, letters))
        at = letters[-1]
    return found


def is_name(name: str) -> bool:
    """Whether a person can have this name, once it is tidied."""
    tidy = tidied(name)
    return can_be_seen(tidy) and is_plain(tidy) and is_of_one_script(tidy) and is_flat(tidy)
