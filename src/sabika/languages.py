"""The languages that Sabika speaks."""

from typing import Final, Literal, get_args

Language = Literal["en", "fr", "nl", "de"]
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)
