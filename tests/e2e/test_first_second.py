"""The first second: something is there before any script has come. Where what is to come is lost, cut off, damaged or
never answered, the page says so, and goes on by itself as soon as it can."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e import webspace
from e2e.people import Person
from e2e.webspace import Mishap, Mishaps

Somebody = Callable[..., Person]
SCRIPT = r"assets/first-.*\.js"
STYLE = r"assets/first-.*\.css"
TEXTS = r"assets/en-.*\.js"
RULES = r"assets/rules-.*\.js"
PYTHON = "/tab/"
PATIENCE = 15_000
"""Milliseconds after which the page says that something has not come; and before it tries again."""
PAUSE = 2_000
COMING = {
    "en": "One moment …",
    "fr": "Un instant …",
    "nl": "Een ogenblik …",
    "de": "Einen Moment …",
}
NEEDED = {
    "en": "Sabika is played in the browser itself and needs JavaScript.",
    "fr": "Sabika se joue dans le navigateur lui-même et a besoin de JavaScript.",
    "nl": "Sabika draait in de browser zelf en heeft JavaScript nodig.",
    "de": "Sabika läuft im Browser selbst und braucht JavaScript.",
}
PAPER = {"light": "rgb(246, 239, 224)", "dark": "rgb(23, 32, 43)"}
SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries())
            if (!hadRecentInput) window.shifts.push([value, sources.map(({ node }) => node?.outerHTML.slice(0, 90))]);
    }).observe({ type: "layout-shift", buffered: true });
"""
MOST_SHIFTED = 0.02
SLOW = {"offline": False, "latency": 200, "downloadThroughput": 60_000, "uploadThroughput": 60_000}
"""In bytes a second, as on a train."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return webspace.made(tmp_path_factory.mktemp("web") / "dist")


@pytest.fixture
def mishaps() -> Mishaps:
    return {}


KEPT = """async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url);
}"""


@pytest.fixture
def visitor(chromium: Browser, site: Path, mishaps: Mishaps) -> Iterator[Somebody]:
    """Opens a browser at a web space where things go wrong."""
    people: list[Person] = []
    with webspace.serving(site, mishaps) as address:

        def opened(**chosen: Any) -> Person:
            people.append(Person(chromium, address, **chosen))
            return people[-1]

        yield opened
        for person in people:
            person.leave()


def comes(person: Person, path: str = "/") -> Page:
    """Open a page of which something may never come."""
    person.page.goto(f"{person.address}{path}", wait_until="commit")
    return person.page


def hurried(page: Page, how: Mishap) -> Callable[[int], None]:
    """How to let time pass, in milliseconds, where nothing else would happen for long."""
    if how != "hangs":
        # A page whose clock is not its own does not know either what it has loaded.
        return lambda _: None
    page.clock.install()
    return page.clock.fast_forward


def says_that_it_is_lost(page: Page) -> None:
    expect(page.get_by_role("heading", name="This page could not be loaded")).to_be_visible()
    expect(page.get_by_text("Sabika tries again by itself")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_enabled()


@pytest.mark.parametrize(
    ("what", "how"),
    [
        (SCRIPT, "hangs"),
        (SCRIPT, "closed"),
        (SCRIPT, "cut off"),
        (SCRIPT, "halved"),
        (SCRIPT, "a page"),
        (STYLE, "hangs"),
        (STYLE, "missing"),
        (STYLE, "cut off"),
        (STYLE, "halved"),
        (TEXTS, "hangs"),
        (TEXTS, "halved"),
        (TEXTS, "missing"),
    ],
)
def test_what_does_not_come_at_first_is_told_and_comes_by_itself(
    visitor: Somebody, mishaps: Mishaps, what: str, how: Mishap
) -> None:
    mishaps[what] = how
    person = visitor()
    hurry = hurried(person.page, how)
    page = comes(person)
    expect(page.locator("#first svg")).to_be_visible()
    hurry(PATIENCE)
    says_that_it_is_lost(page)
    mishaps.clear()
    hurry(PAUSE)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator("#first")).to_have_count(0)


@pytest.mark.parametrize("how", ["hangs", "closed", "halved"])
def test_a_page_that_does_not_come_is_told_and_comes_by_itself(
    visitor: Somebody, mishaps: Mishaps, how: Mishap
) -> None:
    person = visitor(phone=True)
    hurry = hurried(person.page, how)
    page = comes(person)
    mishaps[RULES] = how
    page.get_by_role("link", name="Rules").first.tap()
    if how == "hangs":
        expect(page.get_by_role("main").get_by_text(COMING["en"])).to_be_visible()
    hurry(PATIENCE)
    says_that_it_is_lost(page)
    expect(page.get_by_role("link", name="To the first page", exact=True)).to_be_visible()
    mishaps.clear()
    hurry(PAUSE)
    expect(page.get_by_role("article").first).to_be_visible()


def test_it_goes_on_when_the_network_is_back(somebody: Somebody) -> None:
    person = somebody()
    person.forgiven = ("ERR_INTERNET_DISCONNECTED", "Failed to fetch")
    page = person.go("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    person.offline(True)
    page.get_by_role("link", name="Rules").first.click()
    says_that_it_is_lost(page)
    page.get_by_role("button", name="Try again").click()
    says_that_it_is_lost(page)
    person.offline(False)
    expect(page.get_by_role("article").first).to_be_visible()


def test_a_dialog_and_a_language_that_do_not_come_are_told(somebody: Somebody) -> None:
    person = somebody()
    person.forgiven = ("ERR_FAILED", "Failed to fetch")
    page = person.go("/")
    page.route("**/assets/further-*.js", lambda route: route.abort())
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="This page could not be loaded")
    expect(dialog.get_by_role("button", name="Try again")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.unroute_all()
    page.reload()
    page.route("**/assets/nl-*.js", lambda route: route.abort())
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("radio", name="Nederlands").check(force=True)
    page.keyboard.press("Escape")
    expect(page.get_by_text("This language could not be loaded.")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Nu spelen")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
@pytest.mark.parametrize("build", ["server", "site"])
def test_something_is_there_before_any_script(
    build: str, somebody: Somebody, visitor: Somebody, mishaps: Mishaps, language: str
) -> None:
    """Also before the styles that every page has."""
    dark, phone = language in ("fr", "de"), language in ("en", "fr")
    mishaps["assets/"] = "hangs"
    person = (somebody if build == "server" else visitor)(language=language, dark=dark, phone=phone)
    if build == "server":
        person.page.route("**/assets/**", lambda route: None)
    page = comes(person)
    expect(page.get_by_role("banner")).to_contain_text("Sabika")
    expect(page.locator("#first svg")).to_be_visible()
    expect(page.get_by_text(COMING[language])).to_be_visible()
    assert page.locator("#first").get_by_text("…").all_inner_texts().count(COMING[language]) == 1
    expect(page.locator("body")).to_have_css("background-color", PAPER["dark" if dark else "light"])
    assert page.evaluate("document.documentElement.lang") == language
    description = page.locator("meta[name=description]").get_attribute("content") or ""
    assert "Alhambra" in description
    page.unroute_all(behavior="ignoreErrors")


@pytest.mark.parametrize("dark", [False, True])
def test_the_ground_is_as_it_was_chosen(visitor: Somebody, mishaps: Mishaps, dark: bool) -> None:
    mishaps["assets/"] = "hangs"
    person = visitor(dark=not dark, moving=True, hurried=True)
    person.bring("sabika-settings", {"theme": "dark" if dark else "light", "language": "nl"})
    page = comes(person)
    expect(page.locator("body")).to_have_css("background-color", PAPER["dark" if dark else "light"])
    expect(page.get_by_text(COMING["nl"])).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/tables/lions"])
def test_without_scripts_it_says_what_it_needs(chromium: Browser, visitor: Somebody, path: str) -> None:
    """In every language: it cannot know which."""
    address = visitor().address
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}{path}")
    expect(page.locator("#first svg")).to_be_visible()
    for language, sentence in NEEDED.items():
        said = page.locator(f"noscript [lang={language}]")
        expect(said).to_be_visible()
        assert sentence in said.inner_text()
    expect(page.get_by_text(COMING["en"])).to_be_hidden()
    context.close()


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("build", ["server", "site"])
def test_nothing_moves_until_a_page_is_there(build: str, somebody: Somebody, visitor: Somebody, phone: bool) -> None:
    """When the first page comes for the first time, when it comes again, and where another one takes long to come."""
    person = (somebody if build == "server" else visitor)(phone=phone)
    person.forgiven = ("404 (Not Found)",)
    page = person.page
    page.add_init_script(SHIFTS)
    network = page.context.new_cdp_session(page)
    for path in ("/", "/", "/about"):
        if path != "/":
            network.send("Network.enable")
            network.send("Network.emulateNetworkConditions", SLOW)
        person.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("contentinfo")).to_be_attached()
        # Where Python comes after it, that takes its time.
        page.wait_for_load_state("networkidle" if build == "server" else "load")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        shifts = page.evaluate("() => window.shifts")
        assert sum(value for value, _ in shifts) < MOST_SHIFTED, shifts


def test_a_table_that_is_not_there_is_told_without_waiting_for_python(visitor: Somebody, mishaps: Mishaps) -> None:
    mishaps[PYTHON] = "hangs"
    for table in ("doesnotexist", "tab-doesnotexist"):
        page = comes(visitor(), f"/tables/{table}")
        expect(page.get_by_role("heading", name="No such table")).to_be_visible()


def test_a_table_that_is_not_there_is_told_by_a_server(somebody: Somebody) -> None:
    for table in ("doesnotexist", "tab-doesnotexist"):
        page = somebody().go(f"/tables/{table}")
        expect(page.get_by_role("heading", name="No such table")).to_be_visible()


def test_what_is_damaged_on_its_way_is_not_kept(chromium: Browser, site: Path, mishaps: Mishaps) -> None:
    """It would stay for as long as the version does."""
    mishaps["assets/tutorial-"] = "halved"
    with webspace.serving(site, mishaps) as address:
        person = Person(chromium, address, keeps=True)
        person.forgiven = ("ERR_",)
        page = person.go("/")
        installing = "navigator.serviceWorker.getRegistration().then((one) => one?.installing?.state ?? 'no')"
        page.wait_for_function(f"() => {installing}.then((state) => state === 'installing')")
        page.wait_for_function(f"() => {installing}.then((state) => state !== 'installing')")
        assert page.evaluate("navigator.serviceWorker.controller") is None
        mishaps.clear()
        page.reload()
        person.stays()
        names = page.evaluate(KEPT)
        assert [name for name in names if re.search("assets/tutorial-.*js", name)]
        person.leave()
