"""Whoever comes again begins with what Python knew the last time; if that is damaged, Python starts from nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from e2e import webspace
from e2e.people import PATIENCE, Person
from e2e.playing import asked

TABLE = "/new?players=2&bots=greedy&name=Ana&seed=site"
DAMAGED = "This memory does not belong here."
KEPT = """async limit => {
    for (const end = Date.now() + limit; Date.now() < end; await new Promise(done => setTimeout(done, 50)))
        for (const name of (await caches.keys()).filter((each) => each.endsWith("-memory"))) {
            const cache = await caches.open(name);
            for (const place of await cache.keys()) return (await (await cache.match(place)).arrayBuffer()).byteLength;
        }
    throw new Error("Nothing is kept.");
}"""
CUT_OFF = """async () => {
    const name = (await caches.keys()).find((each) => each.endsWith("-memory"));
    const cache = await caches.open(name);
    const [place] = await cache.keys();
    const memory = await (await cache.match(place)).arrayBuffer();
    await cache.put(place, new Response(memory.slice(0, memory.byteLength / 2)));
}"""


@pytest.fixture
def person(chromium: Browser, tmp_path: Path) -> Iterator[Person]:
    with webspace.serving(webspace.made(tmp_path / "dist")) as address:
        person = Person(chromium, address)
        person.forgiven = ("404 (Not Found)",)
        yield person
        person.leave()
        assert not person.complaints, person.complaints


def begins(person: Person) -> Page:
    page = person.go(TABLE)
    page.get_by_role("button", name="Begin the game").click()
    asked(page).wait_for()
    return page


def test_python_goes_on_from_what_it_knew_and_does_without(person: Person) -> None:
    said: list[str] = []
    person.page.on("console", lambda message: said.append(message.text))
    page = begins(person)
    assert page.evaluate(KEPT, PATIENCE) > 10_000_000
    begins(person)
    assert not [text for text in said if DAMAGED in text]
    page.evaluate(CUT_OFF)
    begins(person)
    assert [text for text in said if DAMAGED in text]
