"""What the modules and the other games add to a turn, done by the hand that would do it at a table."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Position, expect

from e2e.people import Person
from e2e.playing import asked
from e2e.tables import Answer, Tables, finished, moment, take_seat
from sabika.rules.core.declining import answer_for

Somebody = Callable[..., Person]
ITS_EDGE: Position = {"x": 8, "y": 20}
"""Of a card that the next one partly covers."""


class Sitting:
    """Somebody in seat 0, in the middle of a game."""

    def __init__(self, page: Page, tables: Tables, seated: Answer) -> None:
        self.page = page
        self._tables = tables
        self._seated = seated
        self._since: int = tables.look(seated)["version"]

    def view(self) -> Answer:
        found: Answer = self._tables.look(self._seated)["view"]
        return found

    def options(self, verb: str) -> list[Answer]:
        return [option for option in self._tables.look(self._seated)["options"] if option["verb"] == verb]

    def offered(self, verb: str, **facts: str) -> Answer:
        """The first option of this kind, as soon as there is one."""
        wanted = {"verb": verb, **facts}
        return self._soon(lambda now: [option for option in now["options"] if wanted.items() <= option.items()])

    def happens(self, what: str) -> Answer:
        """It happens to the seat, after the turn is confirmed where that is asked."""
        return self._soon(lambda now: [event for event in self._own_events(now) if event["what"] == what])

    def _own_events(self, now: Answer) -> list[Answer]:
        entries = [entry for entry in now["happened"] if entry["number"] > self._since]
        return [event for entry in entries for event in entry["events"] if event.get("seat") == 0]

    def _soon(self, found_in: Callable[[Answer], list[Answer]]) -> Answer:
        confirm = self.page.get_by_role("button", name="Confirm turn")
        while True:
            asked(self.page).wait_for()
            now = self._tables.look(self._seated)
            if found := found_in(now):
                return found[0]
            assert now["held"], (now["view"]["step"], now["options"][:20])
            confirm.click()

    # What is clicked

    def part(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def press(self, name: str, part: str) -> None:
        self.part(part).get_by_role("button", name=re.compile(f"^{name}")).click()

    def piece(self, name: str, part: str) -> None:
        self.part(part).locator(f'[data-piece^="{name}"]').first.click()

    def yard(self, space: str) -> None:
        self.part("Yard").locator(f'[data-yard="{space}"]').click()

    def way(self, action: str) -> None:
        """One of several, in what lies over the market."""
        self.page.locator(f'[data-part="ways"] [data-action="{action}"]').click()

    def pay(self) -> None:
        """As it is proposed, or with the chosen cards."""
        self.part("Payment").get_by_role("button", name=re.compile("^Pay")).first.click()

    def choose(self, cards: list[str]) -> None:
        """Exactly these cards of the hand."""
        hand = self.part("Your hand")
        proposed = hand.get_by_role("button", pressed=True)
        expect(proposed.first).to_be_visible()
        while proposed.count():
            proposed.first.click(position=ITS_EDGE)
        for card in cards:
            hand.get_by_role("button", name=in_words(card), exact=True, pressed=False).first.click(position=ITS_EDGE)

    def cell(self, option: Answer) -> None:
        x, y = option["cell"]
        self.part("Your palace").locator(f'[data-cell="{x},{y}"]').click()

    def point(self, option: Answer) -> None:
        x, y = option["cell"]
        self.part("Your palace").locator(f'[data-point="{x},{y}"]').click()


Sit = Callable[..., Sitting]


def in_words(card: str) -> str:
    first, second = card.removeprefix("stored-").title().split("-")
    if second.isalpha():
        return f"Exchange {first}/{second}"
    return f"{first} {second}" + (" (stored)" if card.startswith("stored-") else "")


@pytest.fixture
def sit(somebody: Somebody, tables: Tables) -> Sit:
    """Sits down at the moment of a game when an option with such a notation is there for the first time."""

    def seated_when(wanted: str, bot: str = "random", step: str = "", **setup: Any) -> Sitting:
        def has_come(game: Any) -> bool:
            found = any(re.match(wanted, game.notation(option)) for option in game.options())
            return found and (not step or game.step == step)

        played = finished(bot=bot, **{"players": 3, **setup})
        seated = tables.going_on(played, moment(played, has_come))
        tables.begin(seated)
        person = somebody()
        take_seat(person, seated)
        return Sitting(person.page, tables, seated)

    return seated_when


# Alhambra


def test_a_tile_is_bought_by_dragging_it_to_the_palace_but_not_back_to_the_yard(sit: Sit) -> None:
    ana = sit("buy", step="act")
    tile = ana.part("Yard").locator(f'[data-yard="{ana.offered("buy")["space"]}"]')
    tile.drag_to(ana.part("Yard").get_by_text("Florin"))
    asked(ana.page).wait_for()
    expect(ana.part("Payment")).to_have_count(0)
    tile.drag_to(ana.page.get_by_role("application"), target_position={"x": 200, "y": 200})
    ana.pay()
    assert ana.happens("tile-bought")


def test_a_tile_of_the_reserve_is_built(sit: Sit) -> None:
    ana = sit("build", step="act")
    build = ana.offered("build")
    ana.piece(build["tile"], "Reserve")
    ana.cell(build)
    assert ana.happens("tile-built")["tile"] == build["tile"]


def test_a_tile_of_the_reserve_is_swapped(sit: Sit) -> None:
    ana = sit("swap")
    swap = ana.offered("swap")
    ana.piece(swap["tile"], "Reserve")
    ana.cell(swap)
    assert ana.happens("tiles-swapped")["old"] == swap["old"]


def test_a_tile_is_taken_into_the_reserve(sit: Sit) -> None:
    ana = sit("remove")
    remove = ana.offered("remove")
    ana.press("Redesign", "Reserve")
    ana.cell(remove)
    assert ana.happens("tile-removed")["tile"] == remove["old"]
    expect(ana.part("Reserve").locator(f'[data-piece="{remove["old"]}"]')).to_be_visible()


def test_a_tile_is_given_to_dirk(sit: Sit) -> None:
    ana = sit("give", players=2)
    give = ana.offered("give")
    ana.press("Give to Dirk", "To be placed")
    assert ana.happens("tile-given")["tile"] == give["tile"]


# The modules


@pytest.mark.parametrize(
    ("module", "card"), [("exchange", "(florin|dirham|denar)-(dirham|denar|ducat)"), ("certificates", "stored")]
)
def test_special_money_is_chosen_in_the_hand_and_paid_with(sit: Sit, module: str, card: str) -> None:
    ana = sit(f"pay .*{card}", modules=(module,))
    pay = next(option for option in ana.options("pay") if re.search(card, option["action"]))
    ana.choose(pay["cards"])
    ana.pay()
    bought = ana.happens("tile-bought")
    assert set(pay["cards"]) - set(bought["cards"]) == {card for card in pay["cards"] if card.startswith("stored-")}
    assert bought["paid"] == pay["total"]


def test_a_bonus_card_is_revealed(sit: Sit) -> None:
    ana = sit("reveal", bot="greedy", modules=("bonus",))
    reveal = ana.offered("reveal")
    ana.press("Reveal", "Bonus cards")
    assert ana.happens("bonus-revealed")["tile"] == reveal["tile"]


SEEN_TO_DECLINE = """
    window.asked = false;
    new MutationObserver(() => { window.asked ||= Boolean(document.querySelector('[data-action="decline"]')); })
        .observe(document, {subtree: true, childList: true});
"""


def test_b5_who_has_no_bonus_card_to_reveal_sees_no_question(somebody: Somebody, tables: Tables) -> None:
    played = finished(bot="random", players=3, modules=("bonus",))
    seated = tables.going_on(played, moment(played, lambda game: answer_for(game) is not None))
    person = somebody()
    person.page.add_init_script(SEEN_TO_DECLINE)
    tables.begin(seated)
    take_seat(person, seated)
    asked(person.page).wait_for()
    assert not person.page.evaluate("window.asked")
    answers = [entry for entry in tables.look(seated)["happened"] if (entry["what"], entry["seat"]) == ("act", 0)]
    assert len(answers) == 1


def test_a_hut_is_taken_and_placed(sit: Sit) -> None:
    ana = sit("hut", modules=("huts",))
    hut = f"hut-{ana.offered('hut')['kind']}"
    ana.piece(hut, "Huts")
    taken = ana.happens("hut-taken")["tile"]
    ana.cell(ana.offered("build", tile=taken))
    assert ana.happens("tile-built")["tile"] == taken


def test_a_falcon_is_placed_and_paid(sit: Sit) -> None:
    ana = sit("falcon", modules=("falcons",))
    falcon = ana.offered("falcon")
    ana.piece(falcon["falcon"], "Falcons")
    ana.point(falcon)
    card = ana.offered("pay-falcon")
    ana.way(card["action"])
    placed = ana.happens("falcon-placed")
    assert (placed["falcon"], placed["card"]) == (falcon["falcon"], card["cards"][0])


def test_a_portal_is_bought_with_a_tile(sit: Sit) -> None:
    ana = sit("buy . portal", modules=("portals",))
    buy = ana.offered("buy", way="portal")
    ana.yard(buy["space"])
    ana.way(buy["action"])
    ana.pay()
    assert ana.happens("portal-bought")


def test_a_portal_is_turned_and_placed(sit: Sit) -> None:
    ana = sit("portal", modules=("portals",))
    portal = ana.offered("portal")
    ana.piece(f"portal-{portal['kind']}", "To be placed")
    ana.cell(portal)
    ana.way(portal["action"])
    assert ana.happens("portal-placed")["cell"] == portal["cell"]


def test_a_portal_goes_back_to_the_supply(sit: Sit) -> None:
    ana = sit("return", modules=("portals",))
    ana.piece("portal-", "To be placed")
    ana.press("Back to the supply", "To be placed")
    assert ana.happens("portal-returned")


def test_a_building_site_is_begun_and_a_token_kept(sit: Sit) -> None:
    ana = sit("buy . site", modules=("sites",))
    buy = ana.offered("buy", way="site")
    ana.yard(buy["space"])
    ana.way(buy["action"])
    ana.pay()
    ana.way(ana.offered("keep")["action"])
    assert ana.happens("token-kept")["tile"] == ana.happens("site-begun")["tile"]


def test_a_building_site_is_finished(sit: Sit) -> None:
    ana = sit("finish", modules=("sites",))
    finish = ana.offered("finish")
    ana.press("Finish", "Building sites")
    ana.pay()
    assert ana.happens("site-finished")["tile"] == finish["tile"]


def test_an_overpayment_is_stored_card_by_card(sit: Sit) -> None:
    ana = sit("lay", modules=("certificates",))
    while not ana.options("store"):
        ana.way(ana.offered("lay")["action"])
        asked(ana.page).wait_for()
    ana.way(ana.options("store")[0]["action"])
    stored = ana.happens("money-stored")
    expect(ana.part("Your hand").get_by_label(re.compile(r"\(stored\)"))).to_be_visible()
    assert ana.view()["extras"]["certificates"]["stored"][0] == f"{stored['currency']}-{stored['amount']}"


def test_a_vizier_is_woken(sit: Sit) -> None:
    ana = sit("wake", modules=("vizier",))
    ana.press("Wake", "Vizier")
    ana.happens("vizier-woken")


def test_a_vizier_buys_out_of_turn(sit: Sit) -> None:
    ana = sit("favour", modules=("vizier",))
    ana.yard(ana.offered("favour")["space"])
    ana.pay()
    ana.happens("favour-used")
    ana.cell(ana.offered("build"))
    ana.happens("tile-built")


# Granada, and both games combined


def test_a_tile_is_turned_over(sit: Sit) -> None:
    ana = sit("turn", game="granada")
    turn = ana.offered("turn")
    ana.piece(turn["tile"], "To be placed")
    ana.press("Turn for", "To be placed")
    ana.way(turn["action"])
    ana.pay()
    assert ana.happens("tile-turned")["old"] == turn["tile"]


def test_the_second_part_of_a_palace_is_begun(sit: Sit) -> None:
    """The first tile with a moat that can be built begins it."""
    moated = finished(game="granada", players=2).pieces.kinds
    ana = sit(f"build ({'|'.join(moated)})", bot="greedy", game="combined")
    build = ana.offered("build")
    ana.piece(build["tile"], "To be placed")
    ana.cell(build)
    assert ana.happens("tile-built")["tile"] == build["tile"]
    expect(ana.part("Your palace").get_by_text("first Granada tile").first).to_be_attached()
