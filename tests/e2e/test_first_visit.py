"""A first visit asks for little: the first page, a lesson of the tutorial and a table at which somebody plays, together
with all that is kept in the browser meanwhile, take sixty requests at most, with a server and without one."""

import re
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser, Response, expect

from e2e import webspace
from e2e.people import Person
from e2e.playing import Player, asked
from server.real_server import RealServer

MOST = 60
DECISIONS = 8
PARTS = 6
"""Files of which Python in a tab is made, with the list of them."""


class Visit:
    """Somebody who comes for the first time, and what their browser asks for."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self.person = Person(chromium, address, keeps=True, hurried=True)
        self.page = self.person.page
        self.answers: list[Response] = []
        self.page.context.on("response", lambda answer: self.answers.append(answer))

    def opens_the_first_page(self) -> None:
        self.person.go("/")
        expect(self.page.get_by_role("button", name="Play now")).to_be_visible()
        self.person.stays()

    def opens_a_lesson(self) -> None:
        self.page.get_by_role("link", name="Tutorial", exact=True).click()
        self.page.get_by_role("main").get_by_role("link", name=re.compile("Alhambra")).first.click()
        expect(self.page.get_by_role("region", name="Yard")).to_be_visible()
        expect(self.page.get_by_text(re.compile(r"Step 1 of|1 of \d+")).first).to_be_visible()

    def plays(self) -> None:
        self.page.get_by_role("link", name="Sabika").first.click()
        self.page.get_by_role("button", name="Play now").click()
        player = Player(self.page)
        for _ in range(DECISIONS):
            asked(self.page).wait_for()
            player.decide()
        asked(self.page).wait_for()

    def leaves(self) -> None:
        self.person.leave()
        assert not self.person.complaints, self.person.complaints

    def asked_for(self) -> list[tuple[str, str]]:
        """By whom, and for what: all that was not answered out of what is kept here."""
        return [
            ("service worker" if answer.request.service_worker else "page", answer.url)
            for answer in self.answers
            if not answer.from_service_worker
        ]


def check(visit: Visit) -> None:
    asked_for = visit.asked_for()
    assert len(asked_for) <= MOST, (Counter(who for who, _ in asked_for), asked_for)
    assert {who for who, _ in asked_for} == {"page", "service worker"}
    # Counted is what there is to count.
    assert any("/assets/" in url for _, url in asked_for)
    assert len({url for _, url in asked_for if "/tab/" in url}) == PARTS
    assert all(answer.ok for answer in visit.answers), [(each.status, each.url) for each in visit.answers]


def test_a_first_visit_to_a_server_makes_sixty_requests(chromium: Browser, server: RealServer) -> None:
    visit = Visit(chromium, f"http://{server.address}")
    visit.opens_the_first_page()
    assert len([who for who, _ in visit.asked_for() if who == "page"]) <= 8
    visit.opens_a_lesson()
    visit.plays()
    visit.person.keeps_python()
    check(visit)
    visit.leaves()


def test_a_first_visit_to_a_web_space_makes_sixty_requests(chromium: Browser, tmp_path: Path) -> None:
    site = webspace.made(tmp_path / "dist")
    with webspace.serving(site) as address:
        visit = Visit(chromium, address)
        visit.opens_the_first_page()
        visit.opens_a_lesson()
        visit.plays()
        check(visit)
        visit.leaves()
