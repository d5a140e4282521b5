"""The scorepad, for the game on the real table: entered by touch on a phone, kept, counted, shared, also offline."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from e2e.people import Person
from e2e.test_access import serious
from e2e.test_phone import nothing_is_too_wide

Somebody = Callable[..., Person]
NEXT = re.compile("^Next: ")


class Pencil:
    """Writes on the scorepad by touch."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def tap(self, name: str | re.Pattern[str], role: str = "button") -> None:
        exact = isinstance(name, str)
        self.page.get_by_role(role, name=name, exact=exact).first.tap()  # type: ignore[arg-type]

    def new(self, game: str, names: list[str], *modules: str) -> None:
        """Begin a game for three players or more."""
        self.page.get_by_role("link", name="New game").tap()
        self.page.locator("label", has=self.page.get_by_role("radio", name=re.compile(f"^{game} "))).first.tap()
        for module in modules:
            self.page.get_by_text(module, exact=True).tap()
        for number, name in enumerate(names, 1):
            self.page.get_by_label(f"Name of player {number}").fill(name)
        self.tap("Begin")
        expect(self.page.get_by_role("heading", name="Have a good game!")).to_be_visible()

    def more(self, what: str, times: int = 1) -> None:
        for _ in range(times):
            self.tap(f"{what}: one more")

    def number(self, what: str, number: int) -> None:
        """Choose a number from those that there can be."""
        self.tap(re.compile(f"^{what}: \\d+. Choose"))
        self.tap(str(number))

    def lay(self, kind: str, tile: str) -> None:
        """Take a tile from the box and lay it where it fits first."""
        self.tap(re.compile(f"^{kind}, \\d+ left"))
        self.tap(re.compile(f"^{tile}"))
        self.page.get_by_role("application").get_by_role("button", name=re.compile("^Lay it here")).first.tap()
        expect(self.page.get_by_role("button", name=re.compile(f"^{tile}"))).to_have_count(0)

    def whose(self, name: str) -> None:
        expect(self.page.get_by_role("heading", level=1, name=name)).to_be_visible()

    def points(self, *expected: str) -> None:
        """Who has how many points, best first."""
        standing = self.page.locator("ol.panel").first
        expect(standing.get_by_role("listitem")).to_have_count(len(expected))
        for line, text in zip(standing.get_by_role("listitem").all(), expected, strict=True):
            expect(line).to_contain_text(re.compile(text))


def scoring(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)


def test_alhambra_with_huts_by_numbers_and_by_tiles(somebody: Somebody, tmp_path: Path) -> None:
    person = somebody(phone=True)
    page = person.go("/")
    page.get_by_role("link", name="Open the scorepad").tap()
    pencil = Pencil(page)
    pencil.new("Alhambra", ["Ana", "Bo", "Cy"], "Workers’ huts")
    page.get_by_label(re.compile("Sort the 24 huts into 6 shuffled stacks")).tap()
    expect(page.get_by_text("1 of 10")).to_be_visible()
    nothing_is_too_wide(page)

    # By numbers, with a hut beside one of the towers; a wall that so few tiles cannot make is refused.
    pencil.tap("Enter: First scoring")
    pencil.more("Tower", 2)
    pencil.tap("Add a hut")
    pencil.tap("Tower")
    pencil.more("Tower hut")
    pencil.number("Longest wall", 20)
    expect(page.get_by_role("alert").filter(has_text="cannot make a wall of 20")).to_contain_text("A31")
    assert serious(page) == []
    pencil.number("Longest wall", 3)
    expect(page.get_by_role("alert").filter(has_text="cannot make")).to_have_count(0)
    pencil.tap("Next: Bo")

    # By tiles; what is laid is counted, and one step is undone. Nothing is lost by a reload.
    pencil.tap("By tiles")
    pencil.lay("Garden", "Garden 12")
    pencil.lay("Tower", "Tower 13")
    pencil.tap("Undo")
    counted = page.get_by_role("list", name="Counted so far")
    expect(counted).to_contain_text(re.compile("Garden 1.*Longest wall 1"))
    expect(counted).not_to_contain_text("Tower")
    page.reload()
    pencil.whose("Bo")
    expect(counted).to_contain_text(re.compile("Garden 1.*Longest wall 1"))
    assert serious(page) == []
    nothing_is_too_wide(page)
    pencil.tap("Next: Cy")
    pencil.more("Pavilion")
    pencil.tap("Show the points")
    # Towers 6 and the wall 3; the garden 5 and the wall 1; the pavilion 1.
    pencil.points("Ana.*9", "Bo.*6", "Cy.*1")
    page.get_by_role("button", name="Ana, Tower: 6 points").tap()
    expect(page.get_by_text("3 towers (1 by a hut), first place")).to_be_visible()

    # An earlier round is corrected, and put right again.
    scoring(page, "First scoring").get_by_role("link", name=re.compile("^Cy")).tap()
    pencil.more("Longest wall", 2)
    pencil.tap("Show the points")
    pencil.points("Ana.*9", "Bo.*6", "Cy.*3")
    pencil.tap("Undo")
    pencil.points("Ana.*9", "Bo.*6", "Cy.*1")

    # The palace of the last scoring is there again.
    pencil.tap("Enter: Second scoring")
    pencil.tap(NEXT)
    expect(counted).to_contain_text(re.compile("Garden 1.*Longest wall 1"))
    pencil.lay("Tower", "Tower 13")
    pencil.tap(NEXT)
    pencil.tap("Show the points")
    pencil.tap("Enter: Final scoring")
    for _ in range(2):
        pencil.tap(NEXT)
    pencil.tap("Show the points")
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins with")
    expect(page.get_by_role("img", name="From scoring to scoring")).to_be_visible()
    nothing_is_too_wide(page)
    assert serious(page) == []

    # What stays: a text to send on, a file that opens again, a table, a picture, the replay, the list of games.
    page.evaluate("() => { navigator.share = async (sent) => { document.title = sent.text } }")
    pencil.tap("Share as text")
    expect(page).to_have_title(re.compile("Ana"))
    page.evaluate("navigator.canShare = undefined")
    for button, name in [
        ("Save as a file", "pad.json"),
        ("Save as a table (CSV)", "t.csv"),
        ("Picture of the result", "p.png"),
    ]:
        with page.expect_download() as download:
            pencil.tap(button)
        download.value.save_as(tmp_path / name)
    assert "Ana" in (tmp_path / "t.csv").read_text("utf-8")
    assert (tmp_path / "p.png").read_bytes()[1:4] == b"PNG"
    assert json.loads((tmp_path / "pad.json").read_text("utf-8"))["modules"] == ["huts"]
    page.get_by_role("link", name="Replay").tap()
    pencil.tap("One step on")
    expect(page.get_by_text("Bo builds Garden 12")).to_be_visible()
    page.goto(f"{person.address}/score")
    page.locator("input[type=file]").set_input_files(tmp_path / "pad.json")
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins with")
    pencil.tap("Scorepad", "link")
    expect(page.get_by_role("link", name=re.compile("Alhambra.*finished"))).to_have_count(2)
    page.locator("input[type=file]").set_input_files(tmp_path / "p.png")
    expect(page.get_by_role("alert").filter(has_text="This file is no scorepad")).to_be_visible()


def test_a8_the_youngest_are_named_where_the_pad_says_who_begins(somebody: Somebody) -> None:
    """Also offline: it is known to the pad alone."""
    person = somebody(phone=True)
    person.forgiven = ("ERR_INTERNET_DISCONNECTED",)
    page = person.go("/score")
    pencil = Pencil(page)
    pencil.new("Alhambra", ["Ana", "Bo", "Cy"])
    expect(page.get_by_label(re.compile("then the youngest. Now"))).to_be_visible()
    page.get_by_role("link", name="Scorepad").first.tap()
    person.offline(True)
    page.get_by_role("link", name="New game").tap()
    for name in ("Cy", "Ana"):
        pencil.tap(name)
    nothing_is_too_wide(page)
    pencil.tap("Begin")
    expect(page.get_by_label(re.compile("then by age: Cy, Ana. Now"))).to_be_visible()


def test_roll_and_write_on_its_sheets(somebody: Somebody) -> None:
    page = somebody(phone=True, dark=True).go("/score")
    pencil = Pencil(page)
    pencil.new("Roll & Write", ["Ana", "Bo", "Cy"])
    pencil.tap("A kind was completed")
    pencil.tap("Ana: Tower completed")
    assert serious(page) == []
    pencil.tap("Show the points")
    pencil.points("Ana.*[1-9]", "Bo.*0", "Cy.*0")
    pencil.tap("The end: enter the sheets")
    # A kind that was completed has to be there.
    pencil.more("Coins", 2)
    expect(page.get_by_role("alert").filter(has_text="this kind was completed")).to_contain_text("R10")
    for cell in page.get_by_role("grid").get_by_role("button", name=re.compile("^Tower")).all():
        cell.tap()
    expect(page.get_by_role("alert").filter(has_text="this kind was completed")).to_have_count(0)
    assert serious(page) == []
    pencil.tap(NEXT)
    pencil.tap("By numbers")
    pencil.more("Garden")
    pencil.more("Row 2")
    expect(page.get_by_role("alert").filter(has_text="all three have to be the same")).to_be_visible()
    pencil.more("Column 2")
    pencil.tap(NEXT)
    pencil.tap("Show the points")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ana wins with")
    nothing_is_too_wide(page)


def test_offline_it_keeps_everything_and_counts_when_the_server_is_back(somebody: Somebody) -> None:
    """For who wants to save data, and so has no rules in the browser to count by."""
    person = somebody(phone=True, keeps=True)
    person.page.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    person.forgiven = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
    page = person.go("/score")
    pencil = Pencil(page)
    pencil.new("Alhambra", ["Ana", "Bo", "Cy"])
    person.stays()
    person.offline(True)
    pencil.tap("Enter: First scoring")
    # What is said at the top moves all below: nobody taps before.
    expect(page.get_by_text("No connection to the server. Everything you enter is kept")).to_be_visible()
    pencil.more("Seraglio")
    page.reload()
    pencil.whose("Ana")
    expect(page.get_by_role("button", name=re.compile("^Seraglio: 1. Choose"))).to_be_visible()
    for _ in range(2):
        pencil.tap(NEXT)
    pencil.tap("Show the points")
    expect(scoring(page, "First scoring")).to_contain_text("entered")
    # What the server says is never kept with the client, but for the rules.
    kept = "caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(cache => cache.keys()))))"
    addresses = page.evaluate(f"{kept}.then(found => found.flat().map(request => new URL(request.url).pathname))")
    assert addresses
    assert not [address for address in addresses if re.match("/api(?!/rules/)", address)]
    person.offline(False)
    pencil.points("Ana.*2", "Bo.*0", "Cy.*0")
    expect(page.get_by_text("No connection to the server")).to_have_count(0)


def test_it_speaks_every_language_in_the_middle_of_an_entry(somebody: Somebody) -> None:
    page = somebody(phone=True).go("/score")
    pencil = Pencil(page)
    pencil.new("Granada", ["Ana", "Bo", "Cy"])
    pencil.tap("Enter: First scoring")
    pencil.more("Arena", 2)
    pencil.tap("Settings")
    for language, moat in {
        "Deutsch": "Längster Graben",
        "Français": "Plus longue douve",
        "Nederlands": "Langste gracht",
    }.items():
        page.get_by_role("dialog").get_by_role("radio", name=language).check(force=True)
        expect(page.get_by_role("group", name=moat, include_hidden=True)).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Arena: 2. Kies een getal")).to_be_visible()
