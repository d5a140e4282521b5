"""Pieces fly to where they go, opponents act one after the other, and no click is lost meanwhile."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from e2e.people import Person
from e2e.playing import asked
from e2e.tables import Answer, Tables, finished, take_seat

Somebody = Callable[..., Person]

# Notes everything that flies, with where it would land and where it lies when it has landed, everything that is
# animated, from where pieces glide, every sentence of the turn bar, and which card lay where the pointer was pressed.
WATCH = """
window.flown = [];
window.animated = [];
window.glided = [];
window.told = [];
addEventListener("pointerdown", ({ target }) => {
  window.pressed = target.closest("[data-card]")?.dataset.card;
}, true);
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, timing) {
  if (frames.transform) {
    const [right, down] = frames.transform[0].match(/-?[\\d.]+/g).map(Number);
    window.glided.push({ name: this.dataset.flies, by: [right, down] });
  }
  window.animated.push(Array.isArray(frames) ? Object.keys(frames[0]) : Object.keys(frames));
  return animate.call(this, frames, timing);
};
const boxOf = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
};
const drawn = (piece) => piece instanceof SVGElement ? piece.querySelector("rect") : piece.querySelector("svg");
const hidden = () => [...document.querySelectorAll("[data-flies]")].filter((piece) => piece.style.opacity === "0");
new MutationObserver((changes) => {
  for (const { addedNodes, removedNodes } of changes) {
    for (const node of addedNodes) if (node.dataset?.ghost) {
      const [animation] = node.firstElementChild.getAnimations();
      const { currentTime } = animation;
      animation.currentTime = animation.effect.getComputedTiming().endTime;
      const end = boxOf(node.firstElementChild);
      animation.currentTime = currentTime;
      node.noted = {name: node.dataset.ghost, end, goals: hidden().map((piece) => piece.dataset.flies)};
    }
    for (const node of removedNodes) if (node.noted) {
      const pieces = [...document.querySelectorAll(`[data-flies="${node.noted.name}"]`)];
      const [, right, down] = /translate\\((.*)px, (.*)px\\)/.exec(node.style.transform) ?? [0, 0, 0];
      const [x, y, ...size] = node.noted.end;
      const end = [x + Number(right), y + Number(down), ...size];
      window.flown.push({ ...node.noted, end, lying: pieces.map((piece) => boxOf(drawn(piece))) });
    }
  }
  const sentence = document.querySelector("[data-part=bar] .sentence")?.innerText;
  const acting = [...document.querySelectorAll(".acting .name")].map((name) => name.innerText);
  if (sentence && window.told.at(-1)?.[0] !== sentence) window.told.push([sentence, acting]);
}).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
"""
IN_HAND = """() => {
  const hand = document.querySelector("[data-home='hand:0']");
  const corner = hand.getBoundingClientRect();
  const found = {};
  for (const card of hand.querySelectorAll("[data-flies]")) {
    const { x, y } = card.getBoundingClientRect();
    found[card.dataset.flies] ??= [x - corner.x, y - corner.y];
  }
  return found;
}"""
"""Where the cards lie within the hand, of those that are alike the first."""
AT_REST = "() => !document.querySelector('[data-ghost], .acting')"
NEARLY = 3
"""Pixels."""
THROTTLE = 4


@pytest.fixture
def seated(tables: Tables) -> Answer:
    """Somebody who plays against two bots, and is asked first or after them."""
    seated = tables.opened(game="alhambra", players=3, bots={"1": "greedy", "2": "greedy"})
    tables.begin(seated)
    return seated


def sat_down(somebody: Somebody, seated: Answer, speed: str = "normal", **chosen: Any) -> Person:
    person = somebody(moving=True, hurried=True, **chosen)
    person.bring("sabika-settings", {"speed": speed, "confirming": "off"})
    person.page.add_init_script(WATCH)
    take_seat(person, seated)
    asked(person.page).wait_for()
    person.page.wait_for_function(AT_REST)
    return person


def take(page: Page, place: int = 0) -> str:
    """Take a card of the display."""
    card = page.locator("[data-home=display] [data-card]").nth(place)
    name = card.get_attribute("data-card") or ""
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Take").click()
    return name


def flown(page: Page, name: str) -> dict[str, Any]:
    """A flight of a piece, as soon as it is over."""
    found = f"() => window.flown.find((flight) => flight.name === {name!r})"
    result: dict[str, Any] = page.wait_for_function(found).json_value()
    return result


def test_coins_go_to_what_they_pay_for_and_come_to_where_they_lie(somebody: Somebody, tables: Tables) -> None:
    ana = tables.opened(game="roll-and-write", players=2)
    bo = tables.sit(ana, "Bo")
    tables.begin({**ana, "version": tables.look(ana)["version"]})
    person = somebody(moving=True, hurried=True)
    person.bring("sabika-settings", {"speed": "fast", "confirming": "on"})
    person.page.add_init_script(WATCH)
    take_seat(person, ana)
    page = person.page
    page.locator("[data-home='coins:0']").wait_for()
    # Bo begins. Of the others one sees how many they have.
    tables.act(bo, chosen(tables, bo, "turn"))
    goal = page.locator("[data-spot='dice:1']").bounding_box()
    assert goal
    assert within(flown(page, "coin")["end"], goal)
    tables.away(bo)
    asked(page).wait_for()
    page.wait_for_function(AT_REST)

    # The own ones lie there, and the first is spent first.
    arrow = page.locator("[data-home='dice:0'] .turn[aria-disabled=false]").first
    arrow.click()
    flight = flown(page, "coin-left-0")
    assert not flight["goals"]
    goal = page.locator(".die:has(.turned) button.face").bounding_box()
    assert goal
    assert within(flight["end"], goal)
    page.evaluate("window.flown.length = 0")
    page.get_by_role("button", name="Undo").click()
    flight = flown(page, "coin-left-0")
    assert flight["goals"] == ["coin-left-0"]
    assert any(near(flight["end"], box) for box in flight["lying"]), flight


def chosen(tables: Tables, seated: Answer, verb: str) -> str:
    """The first decision of its kind that somebody can make."""
    options = tables.look(seated)["options"]
    action: str = next(option["action"] for option in options if option["verb"].startswith(verb))
    return action


def within(box: list[float], room: FloatRect) -> bool:
    """Whether the middle of a box lies there."""
    x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
    return 0 <= x - room["x"] <= room["width"] and 0 <= y - room["y"] <= room["height"]


@pytest.mark.parametrize("phone", [False, True])
def test_a_card_flies_into_the_hand_and_the_next_one_from_the_deck(
    somebody: Somebody, seated: Answer, phone: bool
) -> None:
    page = sat_down(somebody, seated, phone=phone).page
    before = page.evaluate(IN_HAND)
    # One of the first currency in the hand: those of the others have to make room for it.
    first = next(iter(before)).split("-")[0]
    name = take(page, next(place for place, card in enumerate(display(page)) if card.startswith(first)))
    flight = flown(page, name)
    # Until it has arrived only its picture is seen.
    assert name in flight["goals"]
    assert any(near(flight["end"], box) for box in flight["lying"]), flight
    expect(page.locator(f'[data-home="hand:0"] [data-flies="{name}"]').last).to_have_css("opacity", "1")
    # The others have made room for it: each came from where it lay, and nothing else glided.
    page.wait_for_function("() => document.getAnimations().length === 0")
    after = page.evaluate(IN_HAND)
    way = {card: [a - b for a, b in zip(before[card], after[card], strict=True)] for card in before}
    moved = {card: by for card, by in way.items() if any(abs(part) > 1 for part in by)}
    glided = {glide["name"]: glide["by"] for glide in page.evaluate("window.glided")}
    assert moved
    assert glided.keys() == moved.keys()
    assert all(near(glided[card], moved[card]) for card in moved), (glided, moved)


def near(one: list[float], other: list[float]) -> bool:
    return all(abs(a - b) <= NEARLY for a, b in zip(one, other, strict=True))


def test_opponents_act_one_after_the_other_and_are_named(somebody: Somebody, seated: Answer) -> None:
    page = sat_down(somebody, seated, speed="fast").page
    opponents = page.locator("[data-part=opponents] .name").all_inner_texts()
    page.evaluate("window.told.length = 0")
    take(page)
    acted = "opponents => opponents.every((name) => window.told.some(([, acting]) => acting.includes(name)))"
    page.wait_for_function(acted, arg=opponents)
    asked(page).wait_for()
    told = [(sentence, acting) for sentence, acting in page.evaluate("window.told") if acting]
    # Whoever acts is marked, and every sentence is about one of them, in the order of their turns.
    assert all(sentence.startswith(acting[0]) and len(acting) == 1 for sentence, acting in told), told
    in_order = [acting[0] for _, acting in told]
    assert in_order == sorted(in_order, key=opponents.index), told
    # The tile that one of them built flew into that palace.
    page.wait_for_function(AT_REST)
    built = [flight for flight in page.evaluate("window.flown") if flight["name"].startswith("pavilion-3")]
    assert any(near(flight["end"], box) for flight in built for box in flight["lying"]), built


def test_no_click_is_lost_or_meets_something_else(somebody: Somebody, tables: Tables, seated: Answer) -> None:
    page = sat_down(somebody, seated, speed="slow").page
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    for _ in range(2):
        before = tables.look(seated)["version"]
        take(page)
        newest = waited_for(page, tables, seated, before)
        for place in range(2):
            # The others are still told: a click shows the newest, and acts on what was seen if that is still there.
            card = page.locator("[data-home=display] [data-card]").nth(place)
            card.click()
            assert display(page) == newest
            is_there = page.evaluate("window.pressed") == newest[place]
            expect(card).to_have_attribute("aria-pressed", "true" if is_there else "false")
            assert page.locator("[data-ghost]").count() == 0
            asked(page).wait_for()
            page.keyboard.press("Escape")
            expect(card).to_have_attribute("aria-pressed", "false")


def display(page: Page) -> list[str]:
    cards: list[str] = page.locator("[data-home=display] [data-card]").evaluate_all(
        "cards => cards.map((card) => card.dataset.card)"
    )
    return cards


def waited_for(page: Page, tables: Tables, seated: Answer, before: int) -> list[str]:
    """The display when everybody else has acted, however far the screen is."""
    while True:
        now = tables.look(seated)
        if now["version"] > before + 1 and now["view"]["asked"] == 0 and now["options"]:
            found: list[str] = now["view"]["display"]
            return found
        page.evaluate("new Promise(requestAnimationFrame)")


def test_nothing_flies_for_those_who_do_not_want_it(somebody: Somebody, tables: Tables, seated: Answer) -> None:
    page = sat_down(somebody, seated, speed="off").page
    take(page)
    waited_for(page, tables, seated, 0)
    asked(page).wait_for()
    assert page.evaluate("window.flown") == []
    assert page.evaluate("window.animated") == []


def test_a_step_of_a_replay_moves_what_it_changes(somebody: Somebody, tables: Tables) -> None:
    kept = tables.kept(finished(game="alhambra", players=2))
    person = somebody(moving=True)
    person.page.add_init_script(WATCH)
    page = person.go(f"/tables/{kept['table']}?show=replay&at=0#{kept['key']}")
    page.locator("[data-home=display] [data-flies]").first.wait_for()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => window.flown.length > 0")
    # Whoever jumps sees nothing fly.
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(r"at=[1-9]\d"))
    assert page.locator("[data-ghost]").count() == 0


def test_reduced_motion_fades_and_moves_nothing(somebody: Somebody, seated: Answer) -> None:
    person = somebody(moving=True, hurried=True)
    person.page.emulate_media(reduced_motion="reduce")
    person.bring("sabika-settings", {"speed": "fast", "confirming": "off"})
    person.page.add_init_script(WATCH)
    take_seat(person, seated)
    asked(person.page).wait_for()
    take(person.page)
    person.page.wait_for_function("() => window.told.some(([, acting]) => acting.length > 0)")
    asked(person.page).wait_for()
    assert {name for names in person.page.evaluate("window.animated") for name in names} == {"opacity"}
    assert person.page.evaluate("window.flown") == []
