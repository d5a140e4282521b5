"""Takes the pictures in docs/pictures in a real browser: `PYTHONPATH=src:tests:. .venv/bin/python -m e2e.pictures`."""

import re
from typing import Any

import msgspec
from playwright.sync_api import Browser, FilePayload, expect
from running.places import ROOT

from e2e.people import Person
from e2e.playing import Player
from e2e.showing import showing
from e2e.tables import Answer, Tables, finished, last_moment, moment, take_seat
from scorepad import pads

FOLDER = ROOT / "docs/pictures"
QUALITY = 85


class Camera:
    """Takes pictures of a server's pages."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self.chromium = chromium
        self.address = address
        self.tables = Tables(address)

    def person(self, phone: bool = False, dark: bool = False) -> Person:
        return Person(self.chromium, self.address, phone=phone, dark=dark)

    def take(self, person: Person, name: str) -> None:
        person.page.wait_for_load_state("networkidle")
        person.page.mouse.move(0, 0)
        person.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
        person.leave()
        print(f"{name}.jpg")

    def in_the_middle(self, turn: int, seed: str = "pictures", **setup: Any) -> Answer:
        """A table at which seat 0 is in turn, well into a game."""
        played = finished(seed=seed, **setup)
        steps = ("act", "keep")
        seated = self.tables.going_on(played, moment(played, lambda game: game.turn >= turn and game.step in steps))
        self.tables.begin(seated)
        return seated

    def seated(self, seated: Answer, phone: bool = False, dark: bool = False) -> Person:
        person = self.person(phone, dark)
        take_seat(person, seated)
        expect(person.page.get_by_role("region", name=re.compile("Your turn"))).to_be_visible()
        return person

    def all_pictures(self) -> None:
        lobby = self.person()
        lobby.go("/")
        expect(lobby.page.get_by_role("button", name="Play now")).to_be_visible()
        self.take(lobby, "lobby")

        alhambra = self.in_the_middle(62, players=4)
        table = self.seated(alhambra)
        yard = table.page.get_by_role("region", name="Yard")
        yard.get_by_role("button", name=re.compile("can be bought")).last.click()
        expect(table.page.get_by_role("region", name="Payment")).to_be_visible()
        self.take(table, "table")
        modules = ("vizier", "huts", "portals")
        self.take(self.seated(self.in_the_middle(55, players=3, modules=modules), dark=True), "table-dark")
        phone = self.seated(self.in_the_middle(62, players=4), phone=True)
        self.take(phone, "table-phone")
        self.take(self.seated(self.in_the_middle(50, game="combined", players=3)), "table-combined")
        self.take(self.seated(self.in_the_middle(24, game="roll-and-write", players=3)), "roll-and-write")

        played = finished(seed="pictures", players=3)
        kept = self.tables.kept(played)
        result = self.person()
        result.go(f"/tables/{kept['table']}#{kept['key']}")
        expect(result.page.get_by_role("heading", name=re.compile("wins with"))).to_be_visible()
        self.take(result, "result")
        replay = self.person()
        replay.go(f"/tables/{kept['table']}?show=replay&at={len(played.log) * 3 // 4}#{kept['key']}")
        expect(replay.page.get_by_text(re.compile("Action .* of"))).to_be_visible()
        self.take(replay, "replay")
        self.scoring(played)
        lesson = self.person()
        lesson.go("/tutorial/alhambra")
        expect(lesson.page.get_by_role("region", name="Yard")).to_be_visible()
        self.take(lesson, "tutorial")
        self.scorepad()

    def scorepad(self) -> None:
        """A pad that was written at a real table, opened on a phone."""
        phone = self.person(phone=True)
        phone.go("/score")
        pad = msgspec.json.encode(pads.played("alhambra", 3, 41, ("huts",)).by_tiles)
        file = FilePayload(name="pad.json", mimeType="application/json", buffer=pad)
        phone.page.locator("input[type=file]").set_input_files(file)
        expect(phone.page.get_by_role("heading", level=1)).to_contain_text("wins with")
        self.take(phone, "scorepad")

    def scoring(self, played: Any) -> None:
        """The last decision of a game, and the ceremony that follows."""
        seated = self.tables.going_on(played, last_moment(played))
        self.tables.begin(seated)
        person = self.seated(seated)
        Player(person.page).play_until(person.page.get_by_role("dialog", name="Final scoring"))
        self.take(person, "scoring")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with showing() as (chromium, address):
        Camera(chromium, address).all_pictures()


if __name__ == "__main__":
    main()
