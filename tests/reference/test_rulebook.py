"""The rules reference: complete, in order, the same in every language, and easy to find things in."""

import re
from collections import Counter
from dataclasses import FrozenInstanceError, replace
from importlib import import_module
from itertools import groupby

import pytest

from sabika.reference import LANGUAGES, Book, Case, Rule, UnknownRule, rulebook
from sabika.reference.markdown import RULING_MARKS, parse_book, read_book

# Ranges and not ids: naming a rule in a test claims that what it says is tested.
FAMILIES = {
    "A": [*range(1, 26), *range(30, 45)],
    "G": [*range(1, 17)],
    "C": [*range(1, 15)],
    "V": [*range(1, 9)],
    "X": [*range(1, 6)],
    "B": [*range(1, 7)],
    "H": [*range(1, 7)],
    "F": [*range(1, 8)],
    "P": [*range(1, 11)],
    "S": [*range(1, 8)],
    "E": [*range(1, 6)],
    "R": [*range(1, 19)],
    "K": [*range(1, 27)],
}
ALL_IDS = [f"{letter}{number}" for letter, numbers in FAMILIES.items() for number in numbers]
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
BOOKS = [book.name for book in rulebook().books]

every_translated_book = pytest.mark.parametrize(
    ("language", "name"), [(language, name) for language in TRANSLATIONS for name in BOOKS]
)


def own_book(language: str, name: str) -> Book:
    """The book as the file of this language has it, with nothing filled in from English."""
    book = read_book(name, language)
    assert book is not None, f"{name} is not translated"
    return book


def rules_of(language: str, name: str) -> tuple[Rule, ...]:
    return own_book(language, name).rules


def ids(rules: list[Rule]) -> list[str]:
    return [rule.id for rule in rules]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_there_once_and_in_order(language: str) -> None:
    assert [rule.id for rule in rulebook(language)] == ALL_IDS


def test_books_come_with_title_introduction_and_their_own_families() -> None:
    books = {book.name: book for book in rulebook().books}
    families = {name: "".join(letter for letter, _ in groupby(r.id[0] for r in b.rules)) for name, b in books.items()}
    assert families == {
        "alhambra": "A",
        "granada": "G",
        "combined": "C",
        "expansion-1": "VXBH",
        "expansion-6": "FPSE",
        "roll-and-write": "R",
        "cases": "K",
    }
    assert books["granada"].title == "Granada (G)"
    assert books["granada"].intro == "All rules of Alhambra (A) apply except as changed here."
    assert all(rule.book == book.name and rule.section for book in books.values() for rule in book.rules)


def test_a_rule_is_one_line_of_text_in_its_section() -> None:
    rule = rulebook().rule("A21")
    assert rule == Rule("A21", "alhambra", "Building", rule.text, ruling=False, language="en")
    assert rule.text == "Two touching edges are both walled or both bare."
    assert not any("\n" in rule.text or "  " in rule.text for rule in rulebook() if "|" not in rule.text)
    with pytest.raises(FrozenInstanceError):
        rule.text = "Walls do not matter."  # type: ignore[misc]


def test_case_and_blanks_around_an_id_do_not_matter() -> None:
    assert rulebook().rule(" a21 ") is rulebook().rule("A21")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_belongs_to_the_rule_before_it(language: str) -> None:
    prose, table = rulebook(language).rule("A32").text.split("\n\n")
    assert prose.endswith(":")
    assert [row.count("|") for row in table.splitlines()] == [8] * 5
    assert table.endswith("| 21 / 13 / 6 |")
    assert [rule.id for rule in rulebook(language) if "|" in rule.text] == ["A32"]


def test_a_rule_is_a_ruling_wherever_the_mark_stands_in_it() -> None:
    text = (
        "- T1 (ruling) Ours.\n- T2 Theirs; (ruling) ours.\n- T3 Theirs. (Ours.\n  (ruling))\n- T4 A ruling of theirs."
    )
    assert [rule.ruling for rule in parse_book("test", text, "en").rules] == [True, True, True, False]


def test_every_rule_a_rule_refers_to_exists() -> None:
    mentioned = {name for rule in rulebook() for name in re.findall(r"\b[A-Z]\d+\b", rule.text)}
    assert mentioned <= set(ALL_IDS)


def test_a_case_tells_what_is_given_and_expected() -> None:
    case = rulebook().rule("k3")
    assert isinstance(case, Case)
    assert case.rules == ("A33",)
    assert case.given == "scoring 1, two players lead in pavilions"
    assert case.expected == "0 each"
    assert case.text == f"A33: {case.given} → {case.expected}"


@every_translated_book
def test_a_book_is_translated_completely(language: str, name: str) -> None:
    translated, english = rules_of(language, name), rules_of("en", name)
    assert [rule.id for rule in translated] == [rule.id for rule in english]
    assert {rule.language for rule in translated} == {language}
    assert not {rule.text for rule in translated} & {rule.text for rule in english}


@every_translated_book
def test_sections_change_at_the_same_rules_in_every_language(language: str, name: str) -> None:
    def shape(of: str) -> list[list[str]]:
        return [ids(list(rules)) for _, rules in groupby(rules_of(of, name), key=lambda rule: rule.section)]

    assert shape(language) == shape("en")


@every_translated_book
def test_title_and_sections_name_the_same_families_in_every_language(language: str, name: str) -> None:
    def families(of: str) -> list[list[str]]:
        book = own_book(of, name)
        return [re.findall(r"\([A-Z]\)|\d+", heading) for heading in (book.title, *(r.section for r in book.rules))]

    assert families(language) == families("en")


@every_translated_book
def test_an_introduction_is_translated_where_there_is_one(language: str, name: str) -> None:
    translated, english = own_book(language, name).intro, own_book("en", name).intro
    assert bool(translated) == bool(english)
    assert not english or translated != english


@every_translated_book
def test_a_translation_marks_the_same_rulings(language: str, name: str) -> None:
    def marks(of: str) -> dict[str, int]:
        return {rule.id: rule.text.count(RULING_MARKS[of]) for rule in rules_of(of, name)}

    assert marks(language) == marks("en")
    assert [rule.ruling for rule in rules_of(language, name)] == [rule.ruling for rule in rules_of("en", name)]


@every_translated_book
def test_a_translation_has_the_same_figures_rule_by_rule(language: str, name: str) -> None:
    def figures(of: str) -> dict[str, Counter[str]]:
        return {rule.id: Counter(re.findall(r"[A-Z]?\d+", rule.text)) for rule in rules_of(of, name)}

    assert figures(language) == figures("en")


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_case_expects_the_same_numbers_in_every_language(language: str) -> None:
    def numbers(of: str) -> list[tuple[tuple[str, ...], list[str], list[str]]]:
        cases = [rule for rule in rulebook(of) if isinstance(rule, Case)]
        return [(c.rules, re.findall(r"\d+", c.given), re.findall(r"\d+", c.expected)) for c in cases]

    assert numbers(language) == numbers("en")


def test_an_untranslated_rule_is_shown_in_english_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    reading = import_module("sabika.reference.rulebook")

    def only_the_first_rule_of_granada(name: str, language: str) -> Book | None:
        book = read_book(name, language)
        if book is None or language == "en":
            return book
        return replace(book, rules=book.rules[:1]) if name == "granada" else None

    monkeypatch.setattr(reading, "read_book", only_the_first_rule_of_granada)
    monkeypatch.setattr(reading, "_load", reading._load.__wrapped__)  # so that no other test is given these books
    alhambra, granada, *_ = rulebook("nl").books
    assert alhambra == rulebook("en").books[0]
    assert [rule.language for rule in granada.rules] == ["nl"] + ["en"] * (len(FAMILIES["G"]) - 1)


def test_a_language_we_have_nothing_in_is_english() -> None:
    assert rulebook("eo") is rulebook("en")
    assert rulebook("../fr").language == "en"


def test_search_wants_all_words_in_any_order_and_by_their_beginning() -> None:
    rules = rulebook()
    assert ids(rules.search("rotat")) == ["A20"]
    assert ids(rules.search("NEVER tiles rotated")) == ["A20"]
    assert "A31" in ids(rules.search("wall"))
    assert rules.search("tated") == []
    assert rules.search("rotated fountain") == []
    assert rules.search("  ") == []


def test_search_looks_at_ids_sections_and_cases() -> None:
    rules = rulebook()
    assert rules.search("a21")[0].id == "A21"
    assert {rule.section for rule in rules.search("falconers f1")} == {"Falconers (F)"}
    assert ids(rules.search("pavilions lead")) == ["K3"]


@pytest.mark.parametrize(
    ("language", "query", "found"),
    [("fr", "SERAIL", "A32"), ("fr", "sérail", "A32"), ("fr", "reamenager", "A16"), ("de", "AUSSENMAUERN", "A31")],
)
def test_search_ignores_accents_and_case(language: str, query: str, found: str) -> None:
    assert found in ids(rulebook(language).search(query))


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [
        ("A27", ("A25", "A24", "A30")),
        ("k99", ("K26", "K25", "K24")),
        ("Z16", ("A16", "G16", "R16")),
        ("rotated", ("A20",)),
        ("", ()),
    ],
)
def test_an_unknown_rule_suggests_what_may_have_been_meant(wrong: str, meant: tuple[str, ...]) -> None:
    with pytest.raises(UnknownRule) as refused:
        rulebook().rule(wrong)
    assert isinstance(refused.value, KeyError)
    assert refused.value.rule_id == wrong
    assert refused.value.suggestions == meant
    assert repr(wrong) in str(refused.value)
    assert all(suggestion in str(refused.value) for suggestion in meant)


def test_a_rule_goes_on_over_indented_lines_until_the_next_item_or_heading() -> None:
    text = "# Title\n\nBefore.\n\n## One\n- T1 First\n  line.\n\n|a|\n|-|\n\n## Two\n- T2 Second.\n"
    book = parse_book("test", text, "en")
    assert (book.title, book.intro) == ("Title", "Before.")
    assert [(rule.id, rule.section, rule.text) for rule in book.rules] == [
        ("T1", "One", "First line.\n\n|a|\n|-|"),
        ("T2", "Two", "Second."),
    ]


def test_french_keeps_its_no_break_spaces() -> None:
    assert "argent\N{NO-BREAK SPACE}: une carte" in rulebook("fr").rule("A12").text
    # The text of a case is put together from what is given and expected, with a colon of its own.
    texts = [f"{rule.given} {rule.expected}" if isinstance(rule, Case) else rule.text for rule in rulebook("fr")]
    assert [text for text in texts if re.search(r"[^\N{NO-BREAK SPACE}][:;]", text)] == []
