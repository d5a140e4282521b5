"""The rulebooks as clients read them."""

from functools import cache
from itertools import groupby

import msgspec

from sabika.desk.reckoning import Encoded
from sabika.desk.wire.messages import Said
from sabika.reference import Book, Case, Rule, rulebook


class RuleText(Said, frozen=True, kw_only=True):
    """A numbered rule."""

    id: str
    text: str
    """In plain words."""
    table: list[list[str]]
    """By row, the head first; empty for most."""
    ruling: bool
    """Whether it is, wholly or in part, ours and not the publisher's."""
    language: str
    """English, where it is not translated yet."""


class Example(Said, frozen=True, kw_only=True):
    """A worked example: what the rules it names make of a situation."""

    id: str
    rules: list[str]
    given: str
    expected: str
    language: str


class Section(Said, frozen=True, kw_only=True):
    """Rules under one heading."""

    title: str
    rules: list[RuleText]
    examples: list[Example]


class BookText(Said, frozen=True, kw_only=True):
    """A rulebook."""

    name: str
    title: str
    intro: str
    sections: list[Section]


class Rulebooks(Said, frozen=True, kw_only=True):
    """All rulebooks in one language."""

    language: str
    books: list[BookText]


@cache
def rulebooks(language: str) -> Encoded[Rulebooks]:
    """Encoded once: however many take their time to read it, the server holds it only once."""
    found = Rulebooks(language=language, books=[_book(book) for book in rulebook(language).books])
    return Encoded(msgspec.json.encode(found))


def _book(book: Book) -> BookText:
    # A rule that is not translated yet stands under the heading of its neighbours.
    sections = [_section(title, list(rules)) for title, rules in groupby(book.rules, lambda rule: rule.section)]
    return BookText(name=book.name, title=book.title, intro=book.intro, sections=sections)


def _section(title: str, rules: list[Rule]) -> Section:
    return Section(
        title=title,
        rules=[_rule(rule) for rule in rules if not isinstance(rule, Case)],
        examples=[_example(rule) for rule in rules if isinstance(rule, Case)],
    )


def _rule(rule: Rule) -> RuleText:
    text, _, table = rule.text.partition("\n\n")
    # The second row only divides the head from the rest.
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()]
    return RuleText(id=rule.id, text=text, table=rows[:1] + rows[2:], ruling=rule.ruling, language=rule.language)


def _example(case: Case) -> Example:
    return Example(id=case.id, rules=list(case.rules), given=case.given, expected=case.expected, language=case.language)
