"""Reads the numbered rules out of the markdown files; their shape is described in docs/rules/README.md."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

RULING_MARKS = {"en": "(ruling)", "fr": "(arbitrage)", "nl": "(beslissing)", "de": "(Festlegung)"}

_RULE = re.compile(r"- ([A-Z]\d+) (.*)")
_CASE = re.compile(r"^\| (K\d+) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule. The text is markdown: a single line, and below it the rule's table if it has one.

    `ruling` says that it is, wholly or in part, ours and not the publisher's.
    """

    id: str
    book: str
    section: str
    text: str
    ruling: bool
    language: str


@dataclass(frozen=True, slots=True)
class Case(Rule):
    """A worked example: what the rules it names make of a given situation."""

    rules: tuple[str, ...]
    given: str
    expected: str


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of one file in their order, under its title and what is said before the first of them."""

    name: str
    title: str
    intro: str
    rules: tuple[Rule, ...]


def read_book(name: str, language: str) -> Book | None:
    """The book as far as it exists in this language, or None."""
    folder = _folder() if language == "en" else _folder() / language
    file = folder / f"{name}.md"
    return parse_book(name, file.read_text(encoding="utf-8"), language) if file.is_file() else None


def parse_book(name: str, text: str, language: str) -> Book:
    """The book that this markdown text holds."""
    title = section = ""
    intro: list[str] = []
    lines = intro
    found: list[tuple[str, str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ")
            title = title or section
        elif start := _RULE.match(line):
            lines = [start[2]]
            found.append((start[1], section, lines))
        else:
            lines.append(line)
    rules = [_rule(rule_id, name, section, lines, language) for rule_id, section, lines in found]
    cases = [_case(row, name, title, language) for row in _CASE.finditer(text)]
    return Book(name, title, _prose(intro), (*rules, *cases))


def _rule(rule_id: str, book: str, section: str, lines: list[str], language: str) -> Rule:
    prose = _prose(lines)
    table = "\n".join(line for line in lines if line.startswith("|"))
    text = f"{prose}\n\n{table}" if table else prose
    return Rule(rule_id, book, section, text, RULING_MARKS[language] in prose, language)


def _case(row: re.Match[str], book: str, section: str, language: str) -> Case:
    case_id, rules, given, expected = row.groups()
    text = f"{rules}: {given} → {expected}"
    return Case(case_id, book, section, text, False, language, tuple(rules.split()), given, expected)


def _prose(lines: Iterable[str]) -> str:
    # str.split would also fold the no-break spaces of French punctuation.
    return re.sub(r"[ \t\n]+", " ", "\n".join(line for line in lines if not line.startswith("|"))).strip(" ")


def _folder() -> Traversable:
    installed = files("sabika.reference") / "rules"
    # A source checkout keeps the rules where people read them; the wheel copies them beside this file.
    return installed if installed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"
