"""The rulebook of one language: find a rule by its id, search the rules by words, walk through them in order."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from sabika.languages import LANGUAGES
from sabika.reference.markdown import Book, Case, Rule, read_book
from sabika.rules.core.errors import SabikaError

__all__ = ["Book", "Case", "Rule", "Rulebook", "UnknownRule", "rulebook"]

BOOKS = ("alhambra", "granada", "combined", "expansion-1", "expansion-6", "roll-and-write", "cases")
SUGGESTIONS = 3


class UnknownRule(SabikaError, KeyError):
    """No rule has this id; `suggestions` are ids that may have been meant."""

    def __init__(self, rule_id: str, suggestions: tuple[str, ...]) -> None:
        super().__init__(rule_id)
        self.rule_id = rule_id
        self.suggestions = suggestions

    def __str__(self) -> str:
        hint = f"; did you mean {', '.join(self.suggestions)}?" if self.suggestions else ""
        return f"no rule {self.rule_id!r}{hint}"


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All books in one language; a rule that is not translated yet is there in English and says so."""

    language: str
    books: tuple[Book, ...]

    def __iter__(self) -> Iterator[Rule]:
        for book in self.books:
            yield from book.rules

    def rule(self, rule_id: str) -> Rule:
        """The rule or case with this id, in upper or lower case."""
        wanted = rule_id.strip().upper()
        for rule in self:
            if rule.id == wanted:
                return rule
        raise UnknownRule(rule_id, self._suggestions(wanted))

    def search(self, query: str) -> list[Rule]:
        """The rules in which every word of the query starts some word of the id, the section or the text."""
        wanted = _words(query)
        return [rule for rule in self if wanted and _all_start_a_word(wanted, rule)]

    def _suggestions(self, wanted: str) -> tuple[str, ...]:
        """The nearest numbers, of the same letter first; for what is no id at all, the rules that speak of it."""
        if not re.fullmatch(r"[A-Z][0-9]{1,4}", wanted):
            return tuple(rule.id for rule in self.search(wanted)[:SUGGESTIONS])

        def distance(rule_id: str) -> tuple[bool, int]:
            return rule_id[0] != wanted[0], abs(int(rule_id[1:]) - int(wanted[1:]))

        return tuple(sorted((rule.id for rule in self), key=distance)[:SUGGESTIONS])


def rulebook(language: str = "en") -> Rulebook:
    """The rules in this language, or in English where we have nothing in it."""
    return _load(language if language in LANGUAGES else "en")


@cache
def _load(language: str) -> Rulebook:
    return Rulebook(language, tuple(_book(name, language) for name in BOOKS))


def _book(name: str, language: str) -> Book:
    english = read_book(name, "en")
    if english is None:
        raise FileNotFoundError(f"the rules of {name} are missing from this installation")
    translated = read_book(name, language)
    if translated is None:
        return english
    known = {rule.id: rule for rule in translated.rules}
    return replace(translated, rules=tuple(known.get(rule.id, rule) for rule in english.rules))


def _all_start_a_word(wanted: list[str], rule: Rule) -> bool:
    there = _words(f"{rule.id} {rule.section} {rule.text}")
    return all(any(word.startswith(start) for word in there) for start in wanted)


def _words(text: str) -> list[str]:
    """Words without case and accents, so that `serail` finds `Sérail`."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"\w+", "".join(letter for letter in letters if not unicodedata.combining(letter)))
