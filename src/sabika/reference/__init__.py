"""The rules reference: our numbered rules, to look up by id and to search, in the languages they exist in."""

from sabika.reference.rulebook import LANGUAGES, Book, Case, Rule, Rulebook, UnknownRule, rulebook

__all__ = ["LANGUAGES", "Book", "Case", "Rule", "Rulebook", "UnknownRule", "rulebook"]
