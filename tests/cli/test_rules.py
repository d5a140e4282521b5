"""`sabika rules`: the rules by id and by words, in four languages."""

import re
from io import StringIO

import pytest
from rich.console import Console

from cli.shell import Call
from sabika.cli.rules import show, show_contents
from sabika.i18n import Texts
from sabika.reference import Book, Rule, Rulebook, rulebook


def headings(out: str) -> list[str]:
    """The ids of the rules that are shown."""
    return re.findall(r"^([A-Z]\d+)  ", out, re.MULTILINE)


def test_without_words_all_books_are_listed_with_their_rules(call: Call) -> None:
    run = call("rules")
    assert run.code == 0
    for book in rulebook().books:
        assert book.title in re.sub(r" \s+", " ", run.out)
    ranges = re.findall(r"\b([A-Z]\d+-[A-Z]\d+)\b", run.out)
    assert len(ranges) == 13
    assert {"A1-A44", "V1-V8", "H1-H6", "E1-E5", "R1-R18", "K1-K26"} <= set(ranges)
    assert "sabika rules search wall" in run.out
    assert "English" not in run.out


def test_a_rule(call: Call) -> None:
    run = call("rules", "A21")
    assert run.code == 0
    assert run.words == "A21 Building Two touching edges are both walled or both bare."


def test_several_rules_in_the_order_asked_for_and_in_any_case(call: Call) -> None:
    run = call("rules", "k3", "a21")
    assert headings(run.out) == ["K3", "A21"]


def test_a_worked_example_tells_its_result_once(call: Call) -> None:
    run = call("rules", "K1")
    assert run.words == (
        "K1 Worked examples of the rulebooks as numbers (A33) "
        "scoring 2, two players lead with four towers each → 9 points each (13 + 6, halved, down)"
    )


def test_a_ruling_is_marked_as_ours(call: Call) -> None:
    assert "our ruling" in call("rules", "A19").out
    assert "our ruling" not in call("rules", "A20").out


def test_a_rule_comes_with_its_table(call: Call) -> None:
    assert re.search(r"pavilion +seraglio +arcades +chambers +garden +tower", call("rules", "A32").out)


def test_searching(call: Call) -> None:
    run = call("rules", "search", "wall")
    assert run.code == 0
    found = headings(run.out)
    assert found == [rule.id for rule in rulebook().search("wall")]
    assert "A31" in found
    assert set(headings(call("rules", "search", "wall", "edge").out)) < set(found)
    assert headings(call("rules", "search", "WALL").out) == found


@pytest.mark.parametrize("words", [[], [""], ["  "]])
def test_searching_needs_words(call: Call, words: list[str]) -> None:
    assert call("rules", "search", *words).complaint == "Say what to search for, such as: sabika rules search wall."


def test_searching_in_vain(call: Call) -> None:
    complaint = call("rules", "search", "bishop", "takes").complaint
    assert complaint == "No rule mentions “bishop takes”. Try fewer or shorter words."


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ("A99", "There is no rule “A99”. Did you mean A44, A43, A42?"),
        ("falcon", "There is no rule “falcon”. Did you mean X5, F1, F2?"),
        ("bishop", "There is no rule “bishop”. Search the rules by words: sabika rules search wall."),
        ("", "There is no rule “”. Search the rules by words: sabika rules search wall."),
    ],
)
def test_an_unknown_rule(call: Call, wrong: str, complaint: str) -> None:
    assert call("rules", wrong).complaint == complaint


def test_nothing_is_shown_if_one_of_several_rules_is_unknown(call: Call) -> None:
    assert "A99" in call("rules", "A21", "A99").complaint


# Languages


@pytest.mark.parametrize(
    ("language", "text", "ruling"),
    [
        ("fr", "Deux bords qui se touchent", "notre arbitrage"),
        ("nl", "Twee randen die elkaar raken", "onze beslissing"),
        ("de", "Zwei Kanten, die sich berühren", "unsere Festlegung"),
    ],
)
def test_rules_in_other_languages(call: Call, language: str, text: str, ruling: str) -> None:
    run = call("rules", "A21", "A19", "--language", language)
    assert rulebook(language).rule("A21").text in run.words
    assert text in run.words
    assert ruling in run.words


@pytest.mark.parametrize(
    ("language", "note"),
    [
        ("fr", "en anglais, pas encore traduit"),
        ("nl", "in het Engels, nog niet vertaald"),
        ("de", "auf Englisch, noch nicht übersetzt"),
    ],
)
def test_what_is_not_translated_yet_says_so(language: str, note: str) -> None:
    rules = [Rule(f"Z{number}", "book", "Section", "Text.", False, own) for number, own in enumerate((language, "en"))]
    translated, untranslated = (Book("book", f"Title {rule.id}", "", (rule,)) for rule in rules)
    console = Console(file=StringIO(), width=80, record=True)
    texts = Texts(language)
    show(console, rules[0], texts)
    show_contents(console, Rulebook(language, (translated,)), texts)
    assert note not in console.export_text()
    show(console, rules[1], texts)
    assert note in console.export_text()
    show_contents(console, Rulebook(language, (translated, untranslated)), texts)
    shown = console.export_text()
    assert "Title Z0*" not in shown
    assert "Title Z1*" in shown
    assert f"* {note}" in shown


def test_the_language_of_the_system_is_the_default(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "de_AT.UTF-8")
    assert "Kanten" in call("rules", "A21").out
    assert "A99" in call("rules", "A99").complaint
    assert "Meintest du A44, A43, A42?" in call("rules", "A99").complaint


def test_an_unknown_language(call: Call) -> None:
    complaint = call("rules", "A21", "-l", "tlh").complaint
    assert complaint == "There is no language “tlh”. Choose one of: en, fr, nl, de."
