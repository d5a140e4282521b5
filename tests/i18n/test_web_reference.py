"""The client finds the mark of a ruling in the text of the rules, as it stands there."""

import pytest

from sabika.i18n import LANGUAGES, Texts
from sabika.reference import rulebook
from sabika.reference.markdown import RULING_MARKS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mark_of_a_ruling(language: str) -> None:
    mark = Texts(language, strict=True).say("web-rules-mark")
    assert mark == RULING_MARKS[language]
    assert [rule.id for rule in rulebook(language) if rule.ruling != (mark in rule.text)] == []
