"""Every language says everything that English says, mentions the same things, and keeps to its typography."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import sabika.i18n
from sabika.i18n import LANGUAGES

FOLDER = Path(sabika.i18n.__file__).parent
MODULES = FOLDER.parent / "modules"
OTHERS = [language for language in LANGUAGES if language != "en"]


class Mentioned(Visitor):
    """The variables and other messages of a pattern, and its bare text."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.text: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)


@cache
def resources(language: str) -> dict[str, ast.Resource]:
    """By file: `pieces.ftl`, and `falcons/` for that of a module."""
    own = {path.name: path for path in sorted((FOLDER / language).glob("*.ftl"))}
    of_modules = {f"{path.parent.name}/": path for path in sorted(MODULES.glob(f"*/{language}.ftl"))}
    return {name: parse(path.read_text(encoding="utf-8")) for name, path in (own | of_modules).items()}


def entries(language: str) -> list[ast.Message | ast.Term]:
    return [
        entry
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, ast.Message | ast.Term)
    ]


def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every message and every part of one, `kind-tower.count`, with its pattern."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(language):
        if entry.value is not None:
            found[entry.id.name] = entry.value
        for attribute in entry.attributes:
            found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def test_there_is_a_folder_for_each_language_and_no_other() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_can_be_read_to_the_last_line(language: str) -> None:
    for name, resource in resources(language).items():
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        assert not junk, f"{language}/{name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    counted = Counter(entry.id.name for entry in entries(language))
    assert [name for name, number in counted.items() if number > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_each_file_has_the_messages_of_the_english_one(language: str) -> None:
    def names(of: str) -> dict[str, set[str]]:
        return {
            file: {entry.id.name for entry in resource.body if isinstance(entry, ast.Message | ast.Term)}
            for file, resource in resources(of).items()
        }

    assert names(language) == names("en")


@pytest.mark.parametrize("language", OTHERS)
def test_each_message_mentions_what_the_english_one_mentions(language: str) -> None:
    def variables(of: str) -> dict[str, set[str]]:
        return {name: Mentioned(pattern).variables for name, pattern in patterns(of).items()}

    assert variables(language) == variables("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_to_messages_that_exist(language: str) -> None:
    known = patterns(language)
    for name, pattern in known.items():
        assert Mentioned(pattern).references <= known.keys(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_dots_are_typographic(language: str) -> None:
    for name, pattern in patterns(language).items():
        text = " ".join(Mentioned(pattern).text)
        assert "'" not in text, name
        assert "..." not in text, name


def test_french_has_no_break_spaces_before_tall_punctuation() -> None:
    for path in (FOLDER / "fr").glob("*.ftl"):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                for text in Mentioned(pattern).text if pattern else []:
                    assert not re.search(r"[^\u00a0\u202f][;!?»]|[^\u00a0\u202f\d]:|^[:;!?»]|«[^\u00a0\u202f]", text), (
                        entry.id.name
                    )
