"""The texts of one language, read from the Fluent catalogues in the folder of its name."""

import os
import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

import sabika.modules
from sabika.languages import LANGUAGES
from sabika.modules import MODULES
from sabika.rules.core.errors import BadInput, SabikaError

DEFAULT = "en"
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
        """The text of a message (`dirk`), or of a part of one (`kind-tower.count`), with what it mentions filled in."""
        spoken = _spoken(self.language, message, arguments)
        if spoken is None and not self.strict:
            spoken = _spoken(DEFAULT, message, arguments) or (f"[{message}]", [])
        if spoken is None:
            raise Missing(f"{message} in {self.language}")
        text, errors = spoken
        if errors and self.strict:
            raise Missing(f"{message} in {self.language}: {errors[0]}")
        return text


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
def _bundle(language: str) -> FluentBundle:
    # Marks around what is filled in would show up as boxes in many terminals.
    bundle = FluentBundle([language], use_isolating=False)
    own = [file for file in (files("sabika.i18n") / language).iterdir() if file.name.endswith(".ftl")]
    for catalogue in own + [files(sabika.modules) / name / f"{language}.ftl" for name in MODULES]:
        bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")))
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
