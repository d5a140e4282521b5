"""The Fluent catalogues as files: those of the house, and those of the modules."""

import re
from functools import cache
from importlib.resources import files

import sabika.modules
from sabika.modules import MODULES

DEFAULT = "en"


def catalogues(language: str) -> list[str]:
    """All texts of a language."""
    own = [file for file in (files("sabika.i18n") / language).iterdir() if file.name.endswith(".ftl")]
    every = own + [files(sabika.modules) / name / f"{language}.ftl" for name in MODULES]
    return [file.read_text(encoding="utf-8") for file in every]


@cache
def _messages() -> frozenset[str]:
    return frozenset(re.findall(r"^([a-z][\w-]*) =", "\n".join(catalogues(DEFAULT)), re.MULTILINE))


def is_message(name: str) -> bool:
    """Whether the catalogues have words for it."""
    return name in _messages()
