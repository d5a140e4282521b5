"""A name can be seen by everybody: letters of any script, none that is invisible."""

import pytest

from desk.people import JSON, Served, checked, recorded
from sabika.desk.tables.names import can_be_seen

pytestmark = pytest.mark.anyio

SEEN = {
    "plain": "Ana",
    "two words": "Jean-Luc d’Été",
    "a script": "<script>",
    "digits": "007",
    "a sign": "?",
    "letters and marks": "Zoe\u0308",
    "Vietnamese": "Nguyễn",
    "Greek": "Ελένη",
    "Cyrillic": "Йосип",
    "Hebrew with vowels": "שָׂרָה",
    "Arabic": "مُحَمَّد",
    "Persian with a joiner": "می\u200cخواهم",
    "Hindi": "श्रीमती",
    "Hindi with joiners": "क\u094d\u200dष",
    "Marathi": "र\u094d\u200dयाचा",
    "Bengali": "র\u200d\u09cdয",
    "Sinhala": "ශ\u0dca\u200dරී",
    "Malayalam with a joiner at the end": "ജോണ\u0d4d\u200d",
    "Tamil": "தமிழ்",
    "Thai": "สมชาย",
    "Tibetan": "བསོད་ནམས",
    "Mongolian": "ᠮᠣᠩᠭᠣᠯ\u180b",
    "Chinese": "小明",
    "Japanese, another shape of a character": "辻\U000e0100さん",
    "Korean": "민준",
    "an emoji": "🦁",
    "a heart": "❤\ufe0f",
    "a family": "👩\u200d👩\u200d👧",
    "a profession with a colour of skin": "👩🏽\u200d🚀",
    "a flag": "🏳\ufe0f\u200d🌈",
    "a key": "1\ufe0f\u20e3",
    "newer than this Python": "\U0001fae8",
    "braille": "⠁⠝⠁",
}
UNSEEN = {
    "zero width": "\u200b",
    "among letters": "An\u200ba",
    "at the end": "Ana\u200b",
    "joiner alone": "\u200d",
    "non-joiner alone": "\u200c",
    "joiner in a word that needs none": "An\u200da",
    "non-joiner in a word that needs none": "An\u200ca",
    "joiner at the end": "Ana\u200d",
    "two joiners": "می\u200c\u200cخواهم",
    "joiner without a partner": "👩\u200d",
    "word joiner": "Ana\u2060",
    "byte order": "\ufeffAna",
    "soft hyphen": "A\u00adna",
    "grapheme joiner": "A\u034fna",
    "Arabic direction": "Ana\u061c",
    "to the left": "\u200fAna",
    "turned": "\u202eanA",
    "isolated": "\u2066Ana\u2069",
    "Hangul filler": "\u3164",
    "Hangul filler in a name": "Ana\u3164",
    "Hangul fillers": "\u115f\u1160",
    "half a Hangul filler": "\uffa0",
    "blank braille": "\u2800",
    "blank braille in a name": "Ana\u2800",
    "Khmer vowel": "\u17b4",
    "Mongolian without a letter": "\u180eAna",
    "tags": "\U000e0041\U000e006e\U000e0061",
    "tags after a name": "Ana\U000e0041",
    "another shape of nothing": "\ufe0f",
    "another shape of a letter": "Ana\ufe0f",
    "another shape of a digit": "1\ufe0f",
    "rare shape of a letter": "Ana\U000e0100",
    "invisible times": "2\u2062",
    "annotation": "\ufff9Ana",
    "music": "\U0001d173",
    "only marks": "\u0301\u0301",
    "only vowel signs": "\u093e",
    "only marks around": "\u20dd",
    "spaces and marks": " \u0301 ",
    "spaces of other widths": "\u00a0\u2003\u3000",
}


@pytest.mark.parametrize("kind", SEEN)
def test_letters_of_any_script_are_a_name(kind: str) -> None:
    assert can_be_seen(SEEN[kind])


@pytest.mark.parametrize("kind", UNSEEN)
def test_letters_that_nobody_sees_are_none(kind: str) -> None:
    assert not can_be_seen(UNSEEN[kind])


async def test_nobody_sits_down_with_a_name_that_cannot_be_seen(served: Served) -> None:
    seat = await served.open(players=2, public=True)
    over = (await served.over())[0]
    for name in UNSEEN.values():
        for path, body in (
            ("/api/tables", {"name": name}),
            (f"/api/tables/{seat.table}/seats", {"name": name}),
            (f"/api/tables/{over.table}/fork?key={over.key}", {"name": name, "actions": 0}),
        ):
            error = checked(await served.client.post(path, json=body), 400)
            assert (error["kind"], error["code"]) == ("bad-input", "unreadable"), (path, name)
    for name in SEEN.values():
        assert (await served.client.post("/api/tables", json={"name": name})).status_code == 201, name


async def test_nor_does_a_record_bring_one(served: Served) -> None:
    sent = recorded(("\u3164", "Be\u200bn")).dumps()
    kept = (await served.client.post("/api/records", content=sent, headers=JSON)).json()
    now = (await served.client.get(f"/api/tables/{kept['table']}", params={"key": kept["key"]})).json()
    assert [chair["name"] for chair in now["chairs"]] == ["-", "-"]
