"""Finds symbols and compatibility characters that look like letters, so that a name made of them passes for another.

They are among what Unicode leaves out of identifiers (UTS 39): the letters of formulas, of boxes and circles, of other
widths and shapes. The ranges are written out, as an older Python does not know what the newest of them stand for.
"""

import re
from typing import Final

DISGUISES: Final = re.compile(
    "["
    # Raised and lowered letters, except those that names have: the w of Salish, the n of Taiwanese, Spanish ordinals.
    "\u1d2c-\u1d39\u1d3b-\u1d6a\u1d78\u1d9b-\u1dbf\u2071\u2090-\u209c\ua69c\ua69d\ua7f1-\ua7f4\ua7f8\ua7f9"
    "\uab5c-\uab5f\uab69\U00010780-\U000107ba\U0001e030-\U0001e06d"
    # Letter-like symbols, except the number sign (2116) and those of recordings, services and trade (2117, 2120, 2122).
    "\u2100-\u2115\u2118-\u211f\u2121\u2123-\u214f"
    # Roman numerals.
    "\u2160-\u2188"
    # Operators that look like letters, the symbols of APL, notes of the old Greeks, symbols of alchemists.
    "\u2206\u2208\u220a\u220f-\u2211\u2223\u2225\u2228\u222a\u22a4\u22c1\u22c3\u22ff\u23fd\u2573\u27d9\u292b\u292c"
    "\u2a2f\u2a30\uffe8\u2336-\u237a\u2395\U0001d200-\U0001d245"
    "\U0001f700\U0001f707\U0001f708\U0001f714\U0001f74c\U0001f75c\U0001f768\U0001f76b\U0001f76c"
    # Letters in brackets, circles and boxes, and marks that put any letter into one.
    "\u249c-\u24e9\U0001f110-\U0001f18d\U0001f190\u20dd-\u20e4"
    "\u3250\u32cc-\u32cf\u3371-\u337a\u3380-\u33df\u33ff"
    # Letters of formulas, and outlined ones.
    "\U0001d400-\U0001d7ff\U0001ee00-\U0001eeff\U0001ccd6-\U0001ccf9"
    # Wide Latin and Hebrew letters, narrow Korean ones, ligatures, and the shapes of Arabic letters in a word.
    "\uff21-\uff3a\uff41-\uff5a\ufb21-\ufb29\uffa1-\uffdc\ufb00-\ufb06\ufb50-\ufbb1\ufbd3-\ufdc7\ufe70-\ufefc"
    # Radicals of Chinese characters.
    "\u2e80-\u2fdf"
    "]"
)
KEYS: Final = re.compile("(?<=[0-9#*])\ufe0f?\u20e3")
"""The mark that makes a key of the digit before it."""
FLAGS: Final = re.compile("[\U0001f1e6-\U0001f1ff]{2}")
"""Two letters in boxes that are drawn as the flag of a country."""
FLAG_LETTER: Final = re.compile("[\U0001f1e6-\U0001f1ff]")
"""One such letter, which alone is drawn as itself."""


def is_plain(name: str) -> bool:
    """Whether all letters are the ordinary ones: no symbol and no special shape stands in for them."""
    return not DISGUISES.search(KEYS.sub("", name)) and not FLAG_LETTER.search(FLAGS.sub("", name))
