"""The texts of one language, said with Fluent from the catalogues."""

import os
import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from sabika.i18n.catalogues import DEFAULT, catalogues
from sabika.i18n.sentence import NAME, Mention, Sentence
from sabika.languages import LANGUAGES
from sabika.rules.core.errors import BadInput, SabikaError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# Where a system says which language its user reads, first things first.
ENVIRONMENT = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class Missing(SabikaError, LookupError):
    """A text that no catalogue has, or that mentions something it was not given."""


class Texts:
    """Says things in one language, and in English what that language has no words for yet.

    A strict one raises `Missing` instead; it is meant for tests."""

    def __init__(self, language: str = DEFAULT, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise BadInput(Texts().say("unknown-language", wanted=language, languages=", ".join(LANGUAGES)))
        self.language = language
        self.strict = strict

    def say(self, message: str, /, **arguments: str | int) -> str:
        """The text of a message (`fountain`) or of a part of one (`kind-tower.count`), with its mentions filled in."""
        spoken = _spoken(self.language, message, arguments)
        if spoken is None and not self.strict:
            spoken = _spoken(DEFAULT, message, arguments) or (f"[{message}]", [])
        if spoken is None:
            raise Missing(f"{message} in {self.language}")
        text, errors = spoken
        if errors and self.strict:
            raise Missing(f"{message} in {self.language}: {errors[0]}")
        return text

    def tell(self, sentence: Sentence, names: Sequence[str] = ()) -> str:
        """The text of a sentence at a table with these players, by seat."""
        message, mentions = sentence
        if message == NAME:
            return names[int(str(mentions["seat"]))]
        return self.say(message, **{name: self._filled(mention, names) for name, mention in mentions.items()})

    def _filled(self, mention: Mention, names: Sequence[str]) -> str | int:
        return self.tell(mention, names) if isinstance(mention, Sentence) else mention


def _spoken(language: str, message: str, arguments: dict[str, str | int]) -> tuple[str, list[Exception]] | None:
    """The text and what went wrong in it; None if the language does not have it."""
    name, _, part = message.partition(".")
    bundle = _bundle(language)
    if not bundle.has_message(name):
        return None
    entry = bundle.get_message(name)
    pattern = entry.attributes.get(part) if part else entry.value
    if pattern is None:
        return None
    text, errors = bundle.format_pattern(pattern, arguments)
    return str(text), errors


@cache
def _bundle(language: str) -> "FluentBundle":
    # Only who says something needs Fluent: sentences are made without.
    from fluent.runtime import FluentBundle, FluentResource

    # Marks around what is filled in would show up as boxes in many terminals.
    bundle = FluentBundle([language], use_isolating=False)
    for catalogue in catalogues(language):
        bundle.add_resource(FluentResource(catalogue))
    return bundle


def choose_language(wanted: str | None = None) -> str:
    """The language that was asked for (`fr`, `fr-BE`), else the one of the system, else English."""
    if wanted is not None:
        return _language_of(wanted) or Texts(wanted).language
    for variable in ENVIRONMENT:
        for name in os.environ.get(variable, "").split(":"):
            language = _language_of(name)
            if language:
                return language
    return DEFAULT


def _language_of(locale: str) -> str:
    """`fr` for `fr_BE.UTF-8`; empty for a language we do not speak."""
    language = re.split(r"[-_.@]", locale.strip().lower())[0]
    if language in ("c", "posix"):
        return DEFAULT
    return language if language in LANGUAGES else ""
