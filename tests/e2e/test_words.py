"""Words between people at a table, and the browser that tells of one's turn: in real windows, by clicks and keys."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.people import Person
from e2e.tables import Answer, Tables, take_seat
from e2e.test_access import serious

Somebody = Callable[..., Person]
MARKUP = '<b>bold</b> https://example.org/x <img src="x">'

RECORDED = """
(() => {
  window.told = [];
  window.asked = 0;
  let permission = 'default';
  window.Notification = class {
    static get permission() { return permission; }
    static async requestPermission() { window.asked += 1; permission = 'granted'; return permission; }
    constructor(title, options) { window.told.push({ title, ...options }); }
    close() {}
  };
  let hidden = false;
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  window.hide = (is) => { hidden = is; document.dispatchEvent(new Event('visibilitychange')); };
})()
"""
"""Notes notifications instead of showing them, and lets the page be hidden."""


def two_at_a_table(tables: Tables, begun: bool = True, **offer: Any) -> tuple[Answer, Answer]:
    """Ana, who opened it, and Ben, who has the first turn."""
    ana = tables.opened("Ana", players=2, confirm=False, **offer)
    ben = tables.sit(ana, "Ben")
    if begun:
        tables.begin({**ana, "version": ben["version"]})
    return {**ana, "name": "Ana"}, {**ben, "name": "Ben"}


def seated(somebody: Somebody, seat: Answer, **chosen: Any) -> Page:
    person = somebody(**chosen)
    take_seat(person, seat, name=seat["name"])
    return person.page


def chat(page: Page) -> Locator:
    return page.get_by_role("region", name="Chat")


def test_what_one_says_the_other_sees_as_plain_text_unless_muted(somebody: Somebody, tables: Tables) -> None:
    ana_seat, ben_seat = two_at_a_table(tables)
    ana, ben = seated(somebody, ana_seat), seated(somebody, ben_seat)
    card = ana.get_by_role("button", name=re.compile("^Ben"))
    expect(card).to_be_visible()

    # By keys: T opens, Enter sends, Escape goes back.
    ben.get_by_role("button", name="Chat", exact=True).wait_for()
    ben.keyboard.press("t")
    line = chat(ben).get_by_role("textbox", name="Write to the others")
    expect(line).to_be_focused()
    line.fill(MARKUP)
    ben.keyboard.press("Enter")
    expect(chat(ben).get_by_text(MARKUP, exact=True)).to_be_visible()
    expect(line).to_have_value("")
    chat(ben).get_by_role("button", name="Bravo!").click()

    expect(card.locator("[data-said]")).to_contain_text("Bravo!")
    expect(ana.locator("[data-part=heard]")).to_have_text("Ben: Bravo!")
    ana.get_by_role("button", name="Chat: 1 new message").click()
    said = chat(ana).get_by_role("list", name="Chat").get_by_role("listitem").filter(has_text="Ben")
    expect(said).to_have_count(2)
    expect(said.first).to_contain_text(MARKUP)
    assert chat(ana).locator("b, a, img").count() == 0
    assert serious(ana, "#chat") == []

    # Who is muted is not shown, also after a reload; what was said before is there again afterwards.
    chat(ana).get_by_role("button", name="Mute", exact=True).click()
    chat(ana).get_by_role("button", name="Mute Ben").click()
    expect(said).to_have_count(0)
    ben.keyboard.press("Escape")
    expect(chat(ben)).to_have_count(0)
    ben.keyboard.press("t")
    chat(ben).get_by_role("button", name="Ouch!").click()
    expect(chat(ben).get_by_text("Ouch!")).to_be_visible()
    ana.reload()
    expect(ana.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    ana.get_by_role("button", name="Chat", exact=True).click()
    chat(ana).get_by_role("button", name="Thank you!").click()
    expect(chat(ana).get_by_text("Thank you!")).to_be_visible()
    expect(said).to_have_count(0)
    expect(card.locator("[data-said]")).to_have_count(0)
    expect(ben.get_by_role("button", name=re.compile("^Ana")).locator("[data-said]")).to_contain_text("Thank you!")
    chat(ana).get_by_role("button", name="Mute", exact=True).click()
    chat(ana).get_by_role("button", name="Hear Ben again").click()
    expect(said).to_have_count(3)


def test_too_much_at_once_gets_one_sentence(somebody: Somebody, tables: Tables) -> None:
    ana_seat, _ = two_at_a_table(tables, begun=False)
    person = somebody()
    person.forgiven = ("429",)
    take_seat(person, ana_seat, name="Ana")
    page = person.page
    page.get_by_role("button", name="Chat", exact=True).click()
    laugh = chat(page).get_by_role("button", name="Ha ha!")
    for number in range(5):
        laugh.click()
        expect(chat(page).get_by_role("listitem")).to_have_count(number + 1)
    laugh.click()
    expect(chat(page).get_by_role("alert")).to_contain_text(re.compile(r"Write again in \d+ second"))


def test_the_host_lets_people_talk_at_a_public_table(somebody: Somebody, tables: Tables) -> None:
    ana_seat, ben_seat = two_at_a_table(tables, begun=False, public=True)
    ana, ben = seated(somebody, ana_seat), seated(somebody, ben_seat)
    button = re.compile("^Chat")
    for page in (ana, ben):
        expect(page.get_by_role("heading", name="Who sits where")).to_be_visible()
        expect(page.get_by_role("button", name=button)).to_have_count(0)
    expect(ben.get_by_role("button", name="Allow chat")).to_have_count(0)
    ana.get_by_role("button", name="Allow chat").click()
    ana.get_by_role("button", name=button).click()
    chat(ana).get_by_role("button", name="Good luck!").click()
    expect(ben.get_by_role("listitem").filter(has_text="Ana").locator("[data-said]")).to_contain_text("Good luck!")
    ana.get_by_role("button", name="Turn the chat off").click()
    for page in (ana, ben):
        expect(page.get_by_role("button", name=button)).to_have_count(0)


def test_with_bots_or_all_at_one_device_there_is_no_chat(somebody: Somebody, tables: Tables) -> None:
    alone = tables.opened(players=2, bots={"1": "greedy"})
    tables.begin(alone)
    page = seated(somebody, {**alone, "name": "Ana"})
    expect(page.get_by_role("region", name="Yard")).to_be_visible()
    expect(page.get_by_role("button", name="Chat", exact=True)).to_have_count(0)
    both = two_at_a_table(tables)
    shared = somebody()
    take_seat(shared, *both)
    shared.page.get_by_role("button", name="I am Ben").click()
    expect(shared.page.get_by_role("region", name="Yard")).to_be_visible()
    expect(shared.page.get_by_role("button", name="Chat", exact=True)).to_have_count(0)


def test_on_a_phone_and_on_a_big_screen(somebody: Somebody, tables: Tables) -> None:
    """The conversation covers neither the hand nor the palace; a big screen shows who said what."""
    ana_seat, ben_seat = two_at_a_table(tables)
    phone = seated(somebody, ana_seat, phone=True)
    big = somebody().go(f"/tables/{ana_seat['table']}?show=big#{ana_seat['key']}")
    expect(big.get_by_role("region", name="Ben")).to_be_visible()
    phone.get_by_role("button", name="Chat", exact=True).wait_for()
    tables.say(ben_seat, reaction="hmm")
    expect(phone.locator("[data-part=peek]")).to_contain_text("Ben")
    expect(big.get_by_role("region", name="Ben").locator("[data-said]")).to_contain_text("Hmm…")
    phone.get_by_role("button", name="Chat", exact=True).click()
    expect(chat(phone)).to_be_visible()
    expect(chat(phone).get_by_role("textbox")).not_to_be_focused()
    for width, height in ((390, 844), (360, 640), (844, 390), (820, 1180)):
        phone.set_viewport_size({"width": width, "height": height})
        for part in ("hand", "palace", "yard"):
            assert not overlap(chat(phone), phone.locator(f"[data-part={part}]").first), (width, height, part)
        for button in chat(phone).get_by_role("group", name="Reactions").get_by_role("button").all():
            box = button.bounding_box()
            assert box, (width, height)
            assert box["height"] >= 36, (width, height)
            assert box["width"] >= 36, (width, height)
        assert phone.evaluate("document.documentElement.scrollWidth") <= width


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return not (beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1)


def test_a_hidden_page_tells_of_the_turn_once_if_it_was_asked_to(somebody: Somebody, tables: Tables) -> None:
    ana_seat, ben_seat = two_at_a_table(tables)
    person = somebody()
    person.forgiven = ("does not support the Push API",)
    person.page.add_init_script(RECORDED)
    take_seat(person, ana_seat, name="Ana")
    page = person.page
    expect(page.get_by_role("region", name="Yard")).to_be_visible()
    assert page.evaluate("window.asked") == 0, "nobody is asked before they want it"

    def turn(seat: Answer) -> None:
        tables.act(seat, next(one["action"] for one in tables.look(seat)["options"] if one["verb"] == "take"))

    # Without the wish nothing comes.
    page.evaluate("hide(true)")
    turn(ben_seat)
    expect(page).to_have_title(re.compile("Your turn", re.IGNORECASE))
    turn(ana_seat)
    page.evaluate("hide(false)")
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Notify me of my turns").click()
    page.wait_for_function("() => window.asked === 1")
    assert person.stored("sabika-settings")["notify"] is True
    assert page.evaluate("window.told.length") == 0

    page.evaluate("hide(true)")
    turn(ben_seat)
    page.wait_for_function("() => window.told.length === 1")
    told = page.evaluate("window.told")
    assert (told[0]["title"], told[0]["body"], told[0]["tag"]) == ("Your turn", "Alhambra with Ben", ben_seat["table"])
    # Who looks need not be told.
    turn(ana_seat)
    page.evaluate("hide(false)")
    turn(ben_seat)
    expect(page).to_have_title(re.compile("Your turn", re.IGNORECASE))
    assert page.evaluate("window.told.length") == 1

    page.get_by_role("button", name="Settings").click()
    group = page.get_by_role("group", name="Tell me when it is my turn")
    expect(group.get_by_role("radio", name="yes")).to_be_checked()
    group.get_by_role("radio", name="no").check()
    assert person.stored("sabika-settings")["notify"] is False
    expect(group).to_contain_text("Nothing comes unless you turn this on.")


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "over https only"),
        ("Object.defineProperty(Notification, 'permission', { value: 'denied' })", "blocks notifications"),
    ],
    ids=["http", "denied"],
)
def test_where_notifications_cannot_come_the_switch_says_so(somebody: Somebody, setup: str, sentence: str) -> None:
    person = somebody()
    person.page.add_init_script(setup)
    page = person.go("/")
    page.get_by_role("button", name="Settings").click()
    group = page.get_by_role("group", name="Tell me when it is my turn")
    expect(group).to_contain_text(sentence)
    group.get_by_role("radio", name="yes").click()
    expect(group.get_by_role("radio", name="no")).to_be_checked()
    assert serious(page, "dialog") == []


def test_a_push_is_shown_unless_the_table_is_looked_at_and_leads_there(somebody: Somebody, tables: Tables) -> None:
    """What the push service brings is handed to the service worker by the browser's own door for that."""
    seat, _ = two_at_a_table(tables)
    person = somebody(keeps=True)
    person.page.context.grant_permissions(["notifications"])
    page = person.go("/about")
    scope = "navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready)"
    page.evaluate(f"{scope}.then(() => null)")
    devtools = page.context.new_cdp_session(page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not registrations:
        page.evaluate("null")  # lets what was told come in
    notice = json.dumps({"table": seat["table"], "title": "Your turn", "body": "Alhambra with Ben"})

    def pushed() -> None:
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": person.address, "registrationId": registrations[0], "data": notice},
        )

    worker = page.context.service_workers[0]
    worker.evaluate(
        """() => {
          self.shown = [];
          self.came = 0;
          self.addEventListener('push', () => { self.came += 1; });
          const show = async (title, more) => self.shown.push({ title, ...more });
          ServiceWorkerRegistration.prototype.showNotification = show;
          Clients.prototype.openWindow = async (address) => { self.opened = address; };
        }"""
    )
    pushed()
    # It waits for the windows of the table, which there are none of.
    shown = worker.evaluate("new Promise(done => setInterval(() => self.shown.length && done(self.shown), 20))")
    assert [(one["title"], one["body"], one["tag"]) for one in shown] == [
        ("Your turn", "Alhambra with Ben", seat["table"])
    ]
    worker.evaluate(
        """table => new Promise(done => {
          const event = new Event('notificationclick');
          event.notification = { data: table, close() {} };
          event.waitUntil = (work) => work.then(done);
          self.dispatchEvent(event);
        })""",
        seat["table"],
    )
    assert worker.evaluate("self.opened") == f"/tables/{seat['table']}"

    take_seat(person, seat, name="Ana")
    expect(page.get_by_role("region", name="Yard")).to_be_visible()
    pushed()
    worker.evaluate("new Promise(done => setInterval(() => self.came === 2 && done(), 20))")
    worker.evaluate("self.clients.matchAll({ type: 'window' }).then(() => null)")
    assert worker.evaluate("self.shown.length") == 1
