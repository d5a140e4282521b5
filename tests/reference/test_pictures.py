"""The pictures of the rules: made from positions by the engine, and up to date."""

import msgspec
import pytest

from reference.pictures.files import RENEW, written
from reference.pictures.panels import FITS, of
from rules.positions import position
from sabika.i18n import LANGUAGES, Sentence, Texts
from sabika.reference import rulebook

PICTURED = [
    *[f"A{number}" for number in (*range(12, 18), *range(20, 26), *range(31, 35))],
    *("G5", "C5", "C6", "C7", "H5", "F4", "F5", "F6"),
    *[f"P{number}" for number in range(4, 11)],
    *[f"R{number}" for number in range(5, 13)],
]
"""Rules about geometry, payment and scoring."""


def test_the_files_are_what_the_engine_says_now() -> None:
    for file, text in written().items():
        assert file.read_text(encoding="utf-8") == text, f"{file.name} is out of date: {RENEW}"


def test_every_rule_about_geometry_payment_and_scoring_has_a_picture() -> None:
    texts = "".join(written().values())
    assert [rule for rule in PICTURED if f'"{rule}":[' not in texts] == []
    known = {rule.id for rule in rulebook("en")}
    assert set(PICTURED) <= known


@pytest.mark.parametrize(("action", "meant"), [("build tower-12 2,1", FITS), ("build tower-12 1,1", "A23")])
def test_a_picture_cannot_show_what_the_rules_do_not_say(action: str, meant: str) -> None:
    game = position(palaces=[{(1, 0): "garden-10"}], reserves=["tower-12"])
    with pytest.raises(AssertionError, match=action):
        of(game, (action, meant))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_picture_tries_is_told_in_every_language(language: str) -> None:
    game = position(palaces=[{(1, 0): "garden-10"}], reserves=["tower-12"])
    [tried] = of(game, ("build tower-12 2,1", "A23"))["tries"]
    text = Texts(language, strict=True).tell(msgspec.convert(tried["refusal"]["said"], Sentence), ["Ana"])
    assert "A23" in text
