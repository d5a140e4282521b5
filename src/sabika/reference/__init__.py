"""The rules reference: our numbered rules, to look up by id and to search, in the languages they exist in."""

from sabika.languages import LANGUAGES
from sabika.reference.rulebook import Book, Case, Rule, Rulebook, UnknownRule, rulebook

__all__ = ["LANGUAGES", "Book", "Case", "Rule", "Rulebook", "UnknownRule", "rulebook"]
