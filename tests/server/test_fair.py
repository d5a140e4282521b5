"""Nothing hidden leaves the server: shuffle all that a viewer cannot know, and not a byte of what it gets changes."""

from collections import Counter
from typing import Any

import msgspec

from sabika.desk.news import LocalNews
from sabika.desk.presence import Presence
from sabika.desk.tables import state
from sabika.desk.tables import table as desk
from sabika.desk.tables.entries import Entry, Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.telling import deal_now, for_all, table_now
from sabika.desk.wire import showing
from sabika.desk.wire import view as wire
from sabika.library import GAMES
from sabika.modules.bonus import rules as bonus
from sabika.modules.huts import rules as huts
from sabika.modules.sites import rules as sites
from sabika.record import Promised, seed_of, share_hash
from sabika.record.deal import deal_of
from sabika.rules.core.action import Action
from sabika.rules.core.events import Event, TurnBegan
from sabika.rules.core.game import Game
from sabika.rules.palace.game import PalaceGame
from server.shown_games import Table, decisions, moments, viewers

REVEALING = {
    "DiceRolled",
    "DirkDrew",
    "DisplayFilled",
    "DummyBuilt",
    "HutTurned",
    "MoneyLost",
    "ScoringTurned",
    "TileAwarded",
    "TokenRevealed",
    "YardFilled",
}
"""Events by which everybody learns what nobody, or not everybody, knew."""


def resampled(game: Game, viewer: int | None, seed: str) -> Game:
    return game.resampled(-1 if viewer is None else viewer, seed)


def sent(game: Game, viewer: int | None) -> bytes:
    """All that a viewer gets of a position, hints too."""
    return showing.encoded(
        [
            showing.view(game, viewer),
            showing.options(game, viewer),
            showing.hint(game),
            showing.pieces(game),
            showing.events(game, game.events),
        ]
    )


def test_not_a_byte_changes_when_all_that_is_hidden_does() -> None:
    for now in moments("leak", 25):
        for viewer in viewers(now):
            told = sent(now, viewer)
            for number in range(2):
                assert sent(resampled(now, viewer, f"other {number}"), viewer) == told


def test_shuffling_changes_what_is_hidden() -> None:
    """Without this the test above could not fail: everything hidden is shuffled, and a view from elsewhere shows it."""
    changed: Counter[str] = Counter()
    for table in (Table("alhambra", 3, GAMES["alhambra"].modules), Table("combined", 4)):
        for now in decisions(table, "changed"):
            if len(now.log) % 20 or now.over:
                continue
            assert isinstance(now, PalaceGame)
            twin = now.resampled(0, "other")
            changed["pile"] += twin.pile != now.pile
            changed["bag"] += twin.bags != now.bags
            changed["hand"] += showing.view(twin, 1) != showing.view(now, 1)
            changed["own hand"] += showing.view(twin, 0) != showing.view(now, 0)
            if bonus.NAME in now.slots:
                changed["bonus"] += bonus.bonus_of(twin).hidden != bonus.bonus_of(now).hidden
                changed["huts"] += huts.stacks_of(twin) != huts.stacks_of(now)
                changed["tokens"] += sites.sites_of(twin).sites != sites.sites_of(now).sites
    assert changed["own hand"] == 0
    assert all(changed[what] > 3 for what in ("pile", "bag", "hand", "bonus", "huts", "tokens")), changed


# Events


def until_revealed(events: list[Event]) -> list[Event]:
    """What happened in the turn before the first event that reveals something. When the next turn begins can depend on
    what hands can pay to the coin, as only such viziers are asked (V2)."""
    known: list[Event] = []
    for event in events:
        if type(event).__name__ in REVEALING or isinstance(event, TurnBegan):
            break
        known.append(event)
    return known


def told_by(game: Game, action: Action) -> bytes:
    after = game.copy()
    return showing.encoded(showing.events(after, until_revealed(after.apply(action))))


def test_events_tell_nothing_hidden() -> None:
    """Whoever acts and whoever looks on: until something is revealed to all, what is told of an action depends on
    nothing that the viewer cannot know."""
    compared = 0
    for now in moments("events", 60):
        if now.over:
            continue
        for viewer in viewers(now):
            twin = resampled(now, viewer, "other")
            for action in [action for action in now.options() if twin.is_legal(action)]:
                assert told_by(twin, action) == told_by(now, action)
                compared += 1
    assert compared > 1000


def test_nobody_else_learns_which_token_was_kept() -> None:
    """S2: the token lies hidden on the tile."""
    choices = 0
    for seed in range(6):
        for now in decisions(Table("alhambra", 3, ("sites",)), f"tokens {seed}"):
            if now.step != "keep" or len(now.options()) < 2:
                continue
            choices += 1
            first, second = now.options()
            assert told_by(now, first) == told_by(now, second)
            for viewer in viewers(now):
                afterwards = [showing.view(now.carried_out(action), viewer) for action in (first, second)]
                assert (afterwards[0] == afterwards[1]) == (viewer != now.active)
    assert choices > 5


# Options, hands, hints, seeds


def test_options_are_for_the_seat_that_is_asked_alone() -> None:
    for now in moments("options", 60):
        for viewer in viewers(now):
            if viewer != now.asked():
                assert showing.options(now, viewer) == []


def test_a_hint_counts_revealed_bonus_cards_only() -> None:
    """B3: a hint is for everybody, so it must not know what is hidden."""
    found = 0
    for number in range(6):
        for now in decisions(Table("alhambra", 2, ("bonus",)), f"bonus {number}"):
            assert isinstance(now, PalaceGame)
            hidden = {now.pieces.name(tile) for cards in bonus.bonus_of(now).hidden for tile in cards}
            parts = {part.what for term in showing.hint(now).terms for part in term.parts}
            assert not parts & hidden
            found += len(parts)
    assert found


def test_a_spectator_sees_no_hand() -> None:
    for now in moments("spectator", 60):
        seen = showing.view(now, None)
        if isinstance(seen, wire.PalaceView):
            assert seen.hand == ()
            extras: Any = seen.extras
            assert extras.bonus is None or extras.bonus.hand == ()
            assert extras.sites is None or extras.sites.drawn == ()


def test_the_seed_is_in_no_message() -> None:
    for now in moments("a secret seed", 60):
        for viewer in viewers(now):
            told = sent(now, viewer)
            assert now.setup.seed.encode() not in told
            assert now.seed_hash.encode() in told


# Deals in which players have a say

ANAS, BENS = "a0" * 16, "b1" * 16


def told_of(drawn: str) -> tuple[state.TableState, list[bytes]]:
    """A table whose server has drawn this value, and all that everybody is told of it until both players' values are
    in. The hashes, which have to differ, are left out."""
    offer = Offer(players=2)
    setup = check_offer(offer)._replace(seed=drawn)
    table = desk.Table("lions", offer, setup, "a key", 1_000)
    presence = Presence(LocalNews(), lambda name: None)
    told: list[bytes] = []

    def carry_out(entry: Entry | None) -> None:
        assert entry is not None
        table.carry_out(entry)
        everybody = for_all(table, presence, 0)
        everybody.said["absences"] = []
        seen = [msgspec.structs.replace(table_now(table, seat, everybody), said_at=0) for seat in (-1, 0, 1)]
        for message in (*seen, deal_now(table)):
            text = showing.encoded(message)
            assert table.seed_hash.encode() in text
            told.append(text.replace(table.seed_hash.encode(), b""))

    carry_out(table.sit(1_001, 0, "Ana", "holder a", share_hash(ANAS)))
    carry_out(table.sit(1_002, 1, "Ben", "holder b", share_hash(BENS)))
    carry_out(table.begin(1_003, 0))
    carry_out(table.share(1_004, 0, {"0": ANAS}))
    before = list(told)
    carry_out(table.share(1_005, 1, {"1": BENS}))
    secrets = (table.drawn.encode(), table.setup.seed.encode())
    assert not any(secret in text for secret in secrets for text in told)
    return table, before


def test_whoever_withholds_a_value_does_not_know_what_the_deal_would_be() -> None:
    """Until the last value is in, not a byte depends on what the server has drawn, but for its hash."""
    (one, told), (other, told_else) = told_of("one value of a server"), told_of("another value")
    assert told == told_else
    assert one.setup.seed != other.setup.seed


def test_a_server_that_has_all_values_can_change_nothing_any_more() -> None:
    """Everything is settled by what was said before: its own hash, and what players promised."""
    table, _ = told_of("one value of a server")
    deal = deal_of(table.drawn, [chair.promise for chair in table.chairs], table.shares)
    assert deal is not None
    assert deal.wrong(table.setup.seed, 2) is None
    assert deal.server_hash == table.seed_hash
    for number in range(50):
        drawn, share = f"value {number}", f"{number:032x}"
        lies = [msgspec.structs.replace(deal, server=drawn)]
        lies += [msgspec.structs.replace(deal, players=[Promised(share_hash(ANAS), share), deal.players[1]])]
        for lie in lies:
            seed = seed_of(lie.server, lie.shares)
            assert seed != table.setup.seed
            assert lie.wrong(seed, 2) is not None
            assert lie.wrong(table.setup.seed, 2) is not None


def test_without_a_value_that_was_promised_the_deal_is_another_one_and_says_so() -> None:
    table, _ = told_of("one value of a server")
    dealt = [entry for entry in table.entries if entry.what != "share"]
    again = desk.Table("lions", Offer(players=2), table.setup._replace(seed=table.drawn), "a key", 1_000)
    for entry in dealt:
        again.carry_out(entry)
    late = again.deal(again.deal_at())
    assert late is not None
    again.carry_out(late)
    assert again.setup.seed == again.drawn != table.setup.seed
    assert again.silent() == [0, 1]
    assert deal_now(again).shares == ["", ""]
    assert deal_now(again).promises == [share_hash(ANAS), share_hash(BENS)]
