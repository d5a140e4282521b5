"""Tokens: read as they were made, for as long as they live, and by nobody who has another secret."""

import pytest

from sabika.desk import tokens
from sabika.desk.tokens import LIFETIME, LONGEST, SeatToken, Tokens

SAID = SeatToken("8f3a1c07b25d9e46", 2, "Xv3kQ0aLr9TgYw1BnEuZ5A")
MADE = 1_700_000_000
BY_ITSDANGEROUS = "WyI4ZjNhMWMwN2IyNWQ5ZTQ2IiwyLCJYdjNrUTBhTHI5VGdZdzFCbkV1WjVBIl0.ZVPxAA.XQpiTIaVXXpaibDj_A4VJJugIyw"
"""The same, signed with the secret `granada` by URLSafeTimedSerializer."""


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> str:
    """A token, in the second in which it was made."""
    monkeypatch.setattr(tokens, "time", lambda: MADE + 0.5)
    return Tokens("granada").make(SAID.table, SAID.seat, SAID.holder)


def test_a_token_says_what_it_was_made_of(made: str) -> None:
    assert Tokens("granada").read(made) == SAID
    assert Tokens("generalife").read(made) is None


def test_tokens_of_itsdangerous_are_read(made: str) -> None:
    assert made != BY_ITSDANGEROUS
    assert Tokens("granada").read(BY_ITSDANGEROUS) == SAID


@pytest.mark.parametrize(("age", "lives"), [(0, True), (LIFETIME, True), (LIFETIME + 1, False)])
def test_a_token_dies_of_age(made: str, monkeypatch: pytest.MonkeyPatch, age: int, lives: bool) -> None:
    monkeypatch.setattr(tokens, "time", lambda: MADE + age)
    assert (Tokens("granada").read(made) == SAID) is lives


@pytest.mark.parametrize("back", [1, 60, 24 * 3600, MADE])
def test_a_token_outlives_a_clock_that_is_set_back(made: str, monkeypatch: pytest.MonkeyPatch, back: int) -> None:
    monkeypatch.setattr(tokens, "time", lambda: MADE - back)
    assert Tokens("granada").read(made) == SAID
    assert Tokens("generalife").read(made) is None


def test_no_letter_of_a_token_can_be_changed_or_left_out(made: str) -> None:
    for place, letter in enumerate(made):
        for other in ("", ".", "=", "-", "B" if letter == "A" else "A", letter * 2):
            if other != letter:
                assert Tokens("granada").read(made[:place] + other + made[place + 1 :]) is None


@pytest.mark.parametrize("text", ["", ".", "..", "...", "a", "a.b.c", "\N{EM DASH}", "a" * (LONGEST + 1)])
def test_what_is_no_token(text: str) -> None:
    assert Tokens("granada").read(text) is None


@pytest.mark.parametrize(
    "signed", ["", ".", "AAAAAA", "e30.", ".AAAAAA", "e30.ZVPxAA", "A.ZVPxAA", "WzFd.A", ".eJw.ZVPxAA"]
)
def test_what_is_signed_but_says_nothing(made: str, signed: str) -> None:
    """Nobody has made one, but nothing breaks."""
    reader = Tokens("granada")
    assert reader.read(f"{signed}.{reader._signature(signed)}") is None
