"""The client in the browser is tested with the words of these narrators: its file of them is up to date."""

import json

from i18n.told_on_the_wire import FILE, RENEW, told
from sabika.desk.wire.facts import EVENTS, code_of
from sabika.i18n import LANGUAGES


def test_the_file_for_the_client_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == told(), f"Games are told otherwise now. Renew {FILE.name}: {RENEW}"


def test_it_has_every_event_and_every_verb() -> None:
    content = json.loads(told())
    assert content["languages"] == list(LANGUAGES)
    items = [item for table in content["tables"] for item in table["told"]]
    events = {data[0]["what"] for method, data, _ in items if method == "event"}
    assert {code_of(event) for event in EVENTS} - events == {"passed"}
