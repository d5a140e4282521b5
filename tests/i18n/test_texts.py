"""Finding the words: arguments, plurals, parts, what is missing, and which language is spoken."""

import pytest

from sabika.i18n import LANGUAGES, Missing, Texts, choose_language, texts
from sabika.rules.core.errors import BadInput


@pytest.fixture
def no_locale(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return monkeypatch


@pytest.fixture
def french_without_dirk(monkeypatch: pytest.MonkeyPatch) -> Texts:
    real = texts._spoken

    def spoken(language: str, message: str, arguments: dict[str, str | int]) -> tuple[str, list[Exception]] | None:
        return None if (language, message) == ("fr", "event-tile-given") else real(language, message, arguments)

    monkeypatch.setattr(texts, "_spoken", spoken)
    return Texts("fr")


@pytest.mark.parametrize(
    ("language", "name"), [("en", "English"), ("fr", "Français"), ("nl", "Nederlands"), ("de", "Deutsch")]
)
def test_each_language_knows_its_own_name(language: str, name: str) -> None:
    assert Texts(language).say("language-name") == name


@pytest.mark.parametrize(
    ("language", "none", "one", "four"),
    [
        ("en", "0 towers", "1 tower", "4 towers"),
        ("fr", "0 tour", "1 tour", "4 tours"),
        ("nl", "0 torens", "1 toren", "4 torens"),
        ("de", "0 Türme", "1 Turm", "4 Türme"),
    ],
)
def test_plurals(language: str, none: str, one: str, four: str) -> None:
    counted = [Texts(language, strict=True).say("kind-tower.count", count=count) for count in (0, 1, 4)]
    assert counted == [none, one, four]


def test_what_is_filled_in_carries_no_marks_around_it() -> None:
    assert Texts("en").say("event-tile-given", seat="Ana", tile="Tower 9") == "Ana gives Tower 9 to Dirk."


def test_a_missing_text_is_said_in_english(french_without_dirk: Texts) -> None:
    said = french_without_dirk.say("event-tile-given", seat="Ana", tile="la tour 9")
    assert said == "Ana gives la tour 9 to Dirk."


def test_a_text_that_nobody_has_shows_its_name_in_brackets() -> None:
    assert Texts("de").say("no-such-message") == "[no-such-message]"
    assert Texts("de").say("kind-tower.no-such-part") == "[kind-tower.no-such-part]"
    assert Texts("de").say("") == "[]"


@pytest.mark.parametrize("message", ["no-such-message", "kind-tower.no-such-part"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_strict_texts_raise_for_what_is_missing(language: str, message: str) -> None:
    with pytest.raises(Missing, match=message):
        Texts(language, strict=True).say(message)


def test_strict_texts_raise_for_what_is_not_given() -> None:
    with pytest.raises(Missing, match="event-starts-first"):
        Texts("nl", strict=True).say("event-starts-first")


def test_an_unknown_language_is_answered_with_those_we_speak() -> None:
    for ask in (Texts, choose_language):
        with pytest.raises(BadInput) as error:
            ask("tlh")
        assert str(error.value) == "There is no language “tlh”. Choose one of: en, fr, nl, de."


@pytest.mark.parametrize("wanted", ["fr", "FR", "fr-BE", "fr_BE.UTF-8", " fr "])
def test_the_language_asked_for_comes_first(no_locale: pytest.MonkeyPatch, wanted: str) -> None:
    no_locale.setenv("LANG", "de_DE.UTF-8")
    assert choose_language(wanted) == "fr"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "nl_NL.UTF-8"}, "fr"),
        ({"LC_ALL": "C", "LANG": "nl_NL.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "de", "LANG": "nl_NL.UTF-8"}, "de"),
        ({"LANGUAGE": "es:nl:fr", "LC_ALL": "fr_FR.UTF-8"}, "nl"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "not a locale"}, "en"),
    ],
)
def test_else_the_language_of_the_system(
    no_locale: pytest.MonkeyPatch, environment: dict[str, str], expected: str
) -> None:
    for variable, value in environment.items():
        no_locale.setenv(variable, value)
    assert choose_language() == expected
