"""Requests that lead nowhere, or bring what cannot be read, get the same answer from every transport."""

import pytest

from desk.memory import ADDRESS, Noticeboard, at_the_desk
from desk.people import Served, asked_of, checked
from sabika.desk.errors import Unusable
from sabika.desk.news import NoNotices
from sabika.desk.routes import ROUTES

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "no-such-page"),
        ("GET", "/api/tables/a/b/c/d", 404, "no-such-page"),
        ("GET", "/api/tables/a/replay/1e5", 404, "no-such-page"),
        ("PUT", "/api/tables", 405, "not-here"),
        ("DELETE", "/api/tables/a/begin", 405, "not-here"),
        ("GET", "/api/tables/a?since=-1", 400, "unreadable"),
        ("GET", "/api/tables/a?since=soon", 400, "unreadable"),
        ("GET", "/api/tables/a?key=" + "k" * 65, 400, "unreadable"),
        ("GET", "/api/tables/a/consider", 400, "unreadable"),
        ("GET", "/api/tables/a/replay/0?seat=6", 400, "unreadable"),
        ("GET", "/api/tables/a/qr.svg?show=all", 400, "unreadable"),
        ("POST", "/api/tables", 400, "unreadable"),
        ("POST", "/api/tables/a/begin", 400, "unreadable"),
    ],
)
async def test_what_cannot_be_asked(served: Served, method: str, path: str, status: int, code: str) -> None:
    problem = checked(await served.client.request(method, path), status)
    assert (problem["kind"], problem["code"]) == ("bad-input", code)


async def test_words_of_a_path_are_read_as_they_were_meant(served: Served) -> None:
    answer = await served.client.get("/api/rules/%C3%A9")
    assert "'é'" in checked(answer, 400)["details"]["sentence"]


def test_no_two_requests_are_the_same() -> None:
    assert len({(route.method, route.path) for route in ROUTES}) == len(ROUTES)
    assert all(route.answer.__doc__ for route in ROUTES)


async def test_turns_are_announced_to_who_wants_it() -> None:
    async with at_the_desk() as served:
        people = await served.begun(confirm=False)
        person, now = await asked_of(people)
        other = people[1 - person.seat]
        await other.done("hook", url="https://example.org/other")
        version = (await person.now())["version"]
        take = next(option["action"] for option in now["options"] if option["verb"] == "take")
        version = await person.done("actions", version=version, action=take)
        assert isinstance(served.desk.notices, Noticeboard)
        assert served.desk.notices.noted == [("https://example.org/other", version)]


def test_where_no_notices_are_sent_nobody_can_ask_for_them() -> None:
    NoNotices().check("")
    with pytest.raises(Unusable, match="no-such-address"):
        NoNotices().check(f"{ADDRESS}/hook")
