"""Whatever a file holds, reading it gives a record or one sentence."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sabika
from records.playing import finished, unfinished
from sabika.i18n import LANGUAGES, Texts
from sabika.modules import MODULES
from sabika.record import BadRecord, Record, replay, verify
from sabika.record.file import LARGEST
from sabika.record.record import MOST_ACTIONS
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import RULES

SHORT = unfinished(players=2, actions=12).dumps()
WHOLE = finished(players=2).dumps()
HASH = "0" * 64
DEAL = {"server": "a", "server_hash": HASH, "players": []}


def changed(**fields: object) -> str:
    return json.dumps(json.loads(WHOLE) | fields)


def sentence(text: str | bytes) -> str:
    with pytest.raises(BadInput) as caught:
        Record.loads(text)
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "it ends too early"),
        ("no game", "it is not JSON"),
        (WHOLE[: len(WHOLE) // 2], "it ends too early"),
        (WHOLE + "{}", "it is not JSON"),
        ("[]", "The text is not a record: it is not a JSON object."),
        ("null", "it is not a JSON object"),
        ("{}", "the field “format” is missing"),
        ('{"format": "sabika-record"}', "the field “version” is missing"),
        (changed(format="chess"), "its format is “chess”, not “sabika-record”"),
        (changed(version=3), "newer Sabika. Update Sabika"),
        (changed(version=3, wind="east"), "newer Sabika. Update Sabika"),
        (changed(version=0), "no version 0"),
        (changed(version=-1), "no version -1"),
        (changed(version="1"), "the field “version” has to be a whole number"),
        (changed(version=True), "the field “version” has to be a whole number"),
        (changed(version=10**40), "newer Sabika"),
        (changed(wind="east"), "no record has a field “wind”"),
        (changed(players=[{"name": "Ana", "age": 9}] * 2), "no record has a field “players[0].age”"),
        (changed(players=["Ana", "Bea"]), "“players[0]” has to be an object"),
        (changed(players=[{"name": "\x1b[2J"}] * 2), "“players[0].name” has to be a text without control characters"),
        (changed(players=[{"name": "Ana\n"}] * 2), "“players[0].name” has to be a text without control"),
        (changed(seed=7), "the field “seed” has to be a text."),
        (changed(seed=None), "the field “seed” has to be a text."),
        (changed(actions="buy 2"), "“actions” has to be a list."),
        (changed(actions=["buy 2", 3]), "“actions[1]” has to be a text."),
        (changed(actions=["pay " + "denar-1 " * 100]), "“actions[0]” has to be a text of at most 200 characters"),
        (changed(actions=["pass"] * (MOST_ACTIONS + 1)), "“actions” has to be a list of at most 100,000 entries"),
        (changed(youngest_first=["1"]), "“youngest_first[0]” has to be a whole number"),
        (changed(youngest_first=[0.5, 1]), "“youngest_first[0]” has to be a whole number"),
        (changed(result={}), "the field “result.points” is missing"),
        (changed(result=[1, 2]), "“result” has to be an object or null"),
        (changed(options={"a": 3}), "“options[...]” has to be a text."),
        (changed(options={"\x00": "a"}), "a name in “options” has to be a text without control characters."),
        (changed(deal=DEAL | {"server": ""}), "“deal.server” has to be a text of at least 1 character."),
        (
            changed(deal=DEAL | {"server_hash": "x"}),
            "“deal.server_hash” has to be 64 hexadecimal digits in small letters.",
        ),
        (
            changed(deal=DEAL | {"players": [{"hash": HASH, "share": "x"}, None]}),
            "“deal.players[0].share” has to be 32 to 64 hexadecimal digits in small letters.",
        ),
        ('{"seed": "", "seed": ""}', "the field “format” is missing"),
        (WHOLE.replace('"seed"', '"seed": "", "seed"', 1), "the field “seed” is in it twice"),
        ('{"format": "sabika-record", "version": 1, "x": ' + "[" * 100_000 + "]" * 100_000 + "}", "nested too deeply"),
        ('{"a":' * 100_000, "nested too deeply"),
        (WHOLE.encode("utf-16"), "not UTF-8"),
        (WHOLE.replace("Player 1", "Zoë").encode("latin-1"), "not UTF-8"),
        (WHOLE.replace("Player 1", "\ud800"), "not UTF-8"),
        (WHOLE.replace("Player 1", "\\ud800"), "it is not JSON"),
        (b"\x00" * 100, "it is not JSON"),
    ],
)
def test_what_is_not_a_record_is_refused_with_a_reason(text: str | bytes, says: str) -> None:
    said = sentence(text)
    assert says in said
    assert said.isprintable()
    assert len(said) < 400


@pytest.mark.parametrize("field", [field for field in json.loads(WHOLE) if field not in ("format", "version")])
def test_every_field_is_needed(field: str) -> None:
    document = json.loads(WHOLE)
    del document[field]
    assert f"the field “{field}” is missing" in sentence(json.dumps(document))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["", "{}", changed(seed=7), changed(result=3), changed(wind=1), changed(version=0)])
def test_why_it_is_not_a_record_is_said_in_every_language(language: str, text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.loads(text)
    said = Texts(language, strict=True).tell(caught.value.said)
    assert (said == str(caught.value)) == (language == "en")


def test_the_field_is_named_to_programs() -> None:
    with pytest.raises(BadRecord) as caught:
        Record.loads(changed(players=[{"name": 3}] * 2))
    assert caught.value.field == "players[0].name"


def test_a_complaint_never_repeats_what_could_steer_the_terminal() -> None:
    assert "\x1b" not in sentence(changed(**{"\x1b]0;x\x07" * 1000: 1}))
    assert "\x1b" not in sentence(changed(format="\x1b[2J"))


def test_a_byte_order_mark_and_other_layouts_are_read() -> None:
    record = Record.loads(WHOLE)
    assert Record.loads(b"\xef\xbb\xbf" + WHOLE.encode()) == record
    assert Record.loads(json.dumps(json.loads(WHOLE))) == record
    assert Record.loads(WHOLE.replace("\n", "\r\n")) == record


def test_a_missing_file_a_folder_and_a_huge_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"none\.json cannot be read: No such file"):
        Record.read(tmp_path / "none.json")
    with pytest.raises(BadInput, match="is a folder"):
        Record.read(tmp_path)
    with pytest.raises(BadInput, match="cannot be read: embedded null byte"):
        Record.read(tmp_path / "a\0b")
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(BadInput, match="larger than 8 MB"):
        Record.read(huge)
    with pytest.raises(BadInput, match=r"^none\.json cannot be read: No such file"):
        Record.read("none.json")


def test_a_complaint_about_a_file_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(BadInput, match=r"game\.json is not a record: it ends too early"):
        Record.read(path)


# Mutations: nothing but BadInput ever comes out, whatever the file.


def survives(text: str | bytes) -> None:
    try:
        record = Record.loads(text)
    except BadInput:
        return
    assert Record.loads(record.dumps()) == record
    fields = {problem.field.split("[")[0] for problem in verify(record).problems}
    if fields & {"game", "components", "actions"}:
        with pytest.raises(BadInput):
            replay(record)
    else:
        replay(record)


@given(st.data())
def test_flipped_bytes_are_read_or_refused(data: st.DataObject) -> None:
    content = bytearray(SHORT.encode())
    for place in data.draw(st.lists(st.integers(0, len(content) - 1), min_size=1, max_size=8)):
        content[place] ^= data.draw(st.integers(1, 255))
    survives(bytes(content))


@given(st.integers(0, len(SHORT) - 1), st.integers(1, 40))
def test_deleted_letters_are_read_or_refused(start: int, length: int) -> None:
    survives(SHORT[:start] + SHORT[start + length :])


@given(st.integers(0, len(SHORT) - 1), st.text(max_size=20))
def test_inserted_letters_are_read_or_refused(place: int, letters: str) -> None:
    survives(SHORT[:place] + letters + SHORT[place:])


def test_every_truncated_file_is_refused() -> None:
    for length in range(len(SHORT.rstrip())):
        sentence(SHORT[:length])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value within a document."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key in value:
            found += places(value[key], (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found += places(inner, (*path, index))
    return found


def put(document: Any, path: tuple[Any, ...], value: Any) -> None:
    for key in path[:-1]:
        document = document[key]
    document[path[-1]] = value


def get(document: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        document = document[key]
    return document


@given(st.sampled_from(places(json.loads(WHOLE))), JSON)
def test_a_value_of_another_type_is_read_or_refused(path: tuple[Any, ...], value: object) -> None:
    document = json.loads(WHOLE)
    put(document, path, value)
    survives(json.dumps(document))


@given(st.sampled_from(places(json.loads(WHOLE))), st.sampled_from(places(json.loads(WHOLE))))
def test_swapped_values_are_read_or_refused(one: tuple[Any, ...], other: tuple[Any, ...]) -> None:
    document, original = json.loads(WHOLE), json.loads(WHOLE)
    put(document, one, get(original, other))
    if one != other[: len(one)]:
        put(document, other, get(original, one))
    survives(json.dumps(document))


VERBS = ["take", "buy", "pay", "build", "reserve", "remove", "swap", "pass", "give"]
THINGS = [
    "denar-1",
    "florin-9",
    "ducat-0",
    "0",
    "1",
    "4",
    "5",
    "-1",
    "1,0",
    "0,0",
    "63,63",
    "-64,0",
    "٣,٠",
    "1_0,1",
    ",",
    "tower-9-ES",
    "fountain",
    "tower-12",
]
WORDS = st.sampled_from(VERBS + THINGS)


@given(st.lists(st.lists(WORDS, max_size=6).map(" ".join) | st.text(max_size=12), min_size=1, max_size=3))
def test_actions_of_any_words_are_read_or_refused(actions: list[str]) -> None:
    survives(json.dumps(json.loads(SHORT) | {"actions": actions}))


# Recorded games of every kind, with another set-up or other actions.

GAMES = [path.read_text(encoding="utf-8") for path in sorted((Path(__file__).parent / "games").iterdir())]
NAMES = [*sabika.GAMES, *MODULES, "2003", "2020", "scoring", "simplified", "goal", "beat", "dummies", "2", "", "x"]
SETUPS: dict[str, st.SearchStrategy[object]] = {
    "version": st.integers(1, RULES),
    "game": st.sampled_from(NAMES),
    "edition": st.sampled_from(NAMES),
    "modules": st.lists(st.sampled_from(NAMES), max_size=3),
    "options": st.dictionaries(st.sampled_from(NAMES), st.sampled_from(NAMES), max_size=2),
    "players": st.integers(0, 7).map(lambda number: [{"name": "Ana"}] * number),
    "youngest_first": st.lists(st.integers(-1, 6) | st.just(10**400), max_size=6),
    "seed": st.text(max_size=4),
}


@given(st.sampled_from(GAMES), st.fixed_dictionaries({}, optional=SETUPS), st.integers(0, 20))
@settings(deadline=None)
def test_another_setup_is_read_or_refused(game: str, fields: dict[str, object], actions: int) -> None:
    document = json.loads(game)
    survives(json.dumps(document | fields | {"actions": document["actions"][:actions]}))


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("game", sabika.GAMES)
def test_a_module_of_another_game_is_refused(game: str, module: str) -> None:
    record = Record.from_game(sabika.new_game(game, players=3, seed="x"))
    found = verify(msgspec.structs.replace(record, modules=[module]))
    if module not in sabika.GAMES[game].modules:
        assert [problem.field for problem in found.problems] == ["game"]
        assert module in found.problems[0].sentence


@given(st.data())
@settings(deadline=None)
def test_changed_words_of_actions_are_read_or_refused(data: st.DataObject) -> None:
    document = json.loads(data.draw(st.sampled_from(GAMES)))
    actions = document["actions"]
    changed = data.draw(st.integers(0, min(len(actions), 40) - 1))
    words = actions[changed].split()
    words[data.draw(st.integers(0, len(words) - 1))] = data.draw(
        WORDS | st.sampled_from(["g1", "g5", "9", "99,0", "favour", "turn", "keep", "²"])
    )
    actions[changed] = " ".join(words)
    survives(json.dumps(document | {"actions": actions[: changed + 1]}))
