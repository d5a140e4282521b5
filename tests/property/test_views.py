"""Whitelisted views: what a seat may not know cannot be seen, reached or guessed from its view."""

import gc
from collections.abc import Iterator
from types import FunctionType, ModuleType

import pytest

from property.random_games import FEWER, GAMES, moments
from property.state import state
from sabika.rules.core.chance import Chance
from sabika.rules.core.game import Setup
from sabika.rules.palace.events import MoneyTaken, TileBought, TileBuilt, TileRemoved, TileReserved, TilesSwapped
from sabika.rules.palace.game import PalaceGame, Seat
from sabika.rules.palace.money import CARDS, Hand
from sabika.rules.palace.view import PalaceView

OWN_DOING = (MoneyTaken, TileBought, TileBuilt, TileReserved, TileRemoved, TilesSwapped)
SECRETIVE = (PalaceGame, Seat, Hand, Chance, Setup)


def viewers(game: PalaceGame) -> range:
    """Every seat, and -1 for a spectator."""
    return range(-1, len(game.seats))


def view(game: PalaceGame, viewer: int) -> PalaceView:
    return game.view(None if viewer < 0 else viewer)


def reachable(thing: object) -> Iterator[object]:
    """Everything that can be got at from a thing: attributes, slots, members, what functions have closed over."""
    waiting = [thing]
    seen: set[int] = set()
    while waiting:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, type | ModuleType):
            continue
        seen.add(id(found))
        yield found
        if isinstance(found, FunctionType):
            # Not its globals: they are the program, not the game.
            waiting += [found.__closure__, found.__defaults__, found.__kwdefaults__]
        else:
            waiting += gc.get_referents(found)


# --- The resampling test


@pytest.mark.parametrize("name", GAMES)
def test_a_view_does_not_change_when_all_that_is_hidden_does(name: str) -> None:
    for now in moments(30, "resampled", 25, game=name):
        for viewer in viewers(now):
            for number in range(2):
                assert view(now.resampled(viewer, f"other {number}"), viewer) == view(now, viewer)


@pytest.mark.parametrize("name", GAMES)
def test_options_do_not_tell_what_is_hidden(name: str) -> None:
    for now in moments(30, "options", 12, game=name):
        if not now.over:
            twin = now.resampled(now.asked(), "other")
            assert twin.options() == now.options()


@pytest.mark.parametrize("name", GAMES)
def test_events_of_ones_own_doing_do_not_tell_what_is_hidden(name: str) -> None:
    """Whatever the seat does, it sees the same until something is turned up."""
    for now in moments(15, "events", 25, game=name):
        if now.over:
            continue
        twin = now.resampled(now.asked(), "other")
        for action in now.options():
            seen = now.copy().apply(action)
            seen_by_twin = twin.copy().apply(action)
            assert [event for event in seen if isinstance(event, OWN_DOING)] == [
                event for event in seen_by_twin if isinstance(event, OWN_DOING)
            ]


@pytest.mark.parametrize("name", GAMES)
def test_resampling_changes_what_is_hidden_and_nothing_else(name: str) -> None:
    """Without this the tests above could not fail."""
    changed = {"pile": 0, "bag": 0, "hands": 0, "next": 0}
    tried = 0
    for now in moments(20, "changed", 40, game=name):
        if min(map(len, now.bags)) < 8 or len(now.pile) < 8:
            continue
        for viewer in viewers(now):
            twin = now.resampled(viewer, "other")
            tried += 1
            changed["pile"] += twin.pile != now.pile
            changed["bag"] += all(mine != other for mine, other in zip(twin.bags, now.bags, strict=True))
            others = [side for side in range(len(now.seats)) if side != viewer]
            changed["hands"] += any(twin.seats[side].hand.cards() != now.seats[side].hand.cards() for side in others)
            changed["next"] += twin.chance.below("money", [2**31]) != now.copy().chance.below("money", [2**31])
            check_same_cards(now, twin, viewer)
    assert tried > 100 // FEWER[name]
    assert all(number > 0.9 * tried for number in changed.values()), changed


def check_same_cards(game: PalaceGame, twin: PalaceGame, viewer: int) -> None:
    """The hidden cards and tiles are the same ones; each hand is as large; a scoring card stays in its window."""
    assert [sorted(bag) for bag in twin.bags] == [sorted(bag) for bag in game.bags]
    assert twin.discard == game.discard
    for side in range(len(game.seats)):
        assert twin.seats[side].hand.size == game.seats[side].hand.size
        if side == viewer:
            assert twin.seats[side].hand.cards() == game.seats[side].hand.cards()

    def unseen(which: PalaceGame) -> list[int]:
        return sorted(which.pile + [card for seat in which.seats for card in seat.hand.cards()])

    assert unseen(twin) == unseen(game)
    for scoring, (low, high) in game.scoring_windows.items():
        assert low <= twin.pile.index(CARDS + scoring - 1) < high


@pytest.mark.parametrize("name", GAMES)
def test_resampling_leaves_the_game_as_it_is(name: str) -> None:
    for now in moments(5, "left alone", 60, game=name):
        before = state(now)
        for viewer in viewers(now):
            now.resampled(viewer, "other")
        assert state(now) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_game_can_be_played_to_its_end(name: str) -> None:
    for now in moments(10, "played on", 60, game=name):
        twin = now.resampled(now.active, "other")
        while not twin.over:
            twin.apply(twin.options()[0])
        assert len(twin.scorings) >= 1


@pytest.mark.parametrize("name", GAMES)
def test_every_place_of_its_window_is_possible_for_a_scoring_card(name: str) -> None:
    """A10: all that a seat knows is from where to where the card was shuffled."""
    game = next(moments(1, "window", 1, game=name))
    for scoring, (low, high) in game.scoring_windows.items():
        places = [game.resampled(0, str(number)).pile.index(CARDS + scoring - 1) for number in range(600)]
        assert set(places) == set(range(low, high))


# --- What can be reached from a view


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_can_be_reached_from_a_view(name: str) -> None:
    for now in moments(15, "a secret seed", 40, game=name):
        hidden_lists = {id(now.pile), id(now.discard), id(now.seats), id(now.chance.used), id(now.log)}
        hidden_lists |= {id(now.bags), *map(id, now.bags)}
        orders = [tuple(now.pile), tuple(now.pile[::-1])]
        for bag in now.bags:
            if bag != sorted(bag):
                orders += [tuple(bag), tuple(bag[::-1])]
        for viewer in viewers(now):
            hands = [seat.hand for side, seat in enumerate(now.seats) if side != viewer]
            hidden_lists |= {id(hand.purses) for hand in hands} | {id(hand.totals) for hand in hands}
            # Shorter hands and piles may equal something that lies open.
            secrets = [order for order in [*orders, *(hand.cards() for hand in hands)] if len(order) > 5]
            for thing in reachable(view(now, viewer)):
                assert not isinstance(thing, SECRETIVE)
                assert id(thing) not in hidden_lists
                assert not (isinstance(thing, str) and now.setup.seed in thing)
                assert not (isinstance(thing, list | tuple) and tuple(thing) in secrets)


def test_the_search_for_hidden_things_would_find_them() -> None:
    """From the game itself everything is reached, also through a function that has closed over it."""
    game = next(moments(1, "a secret seed", 1))
    for start in (game, lambda: game, [{"deep": (game,)}]):
        found = list(reachable(start))
        for kind in SECRETIVE:
            assert any(isinstance(thing, kind) for thing in found)
        assert any(thing is game.pile for thing in found)
        assert any(thing is game.seats[1].hand.purses for thing in found)
        assert any(isinstance(thing, str) and game.setup.seed in thing for thing in found)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_shows_the_own_hand_and_the_size_of_the_others(name: str) -> None:
    for now in moments(10, "hands", 30, game=name):
        for viewer in viewers(now):
            seen = view(now, viewer)
            assert seen.seat == viewer
            assert seen.hand == (now.seats[viewer].hand.all_cards() if viewer >= 0 else ())
            assert [player.cards for player in seen.players] == [len(seat.hand.all_cards()) for seat in now.seats]
            assert list(seen.bag) == sorted(tile for bag in now.bags for tile in bag)
            assert (seen.marker, seen.options) == (now.marker, dict(now.setup.options))
            assert (seen.pile, seen.discard) == (len(now.pile), len(now.discard))


@pytest.mark.parametrize("name", GAMES)
def test_a_view_tells_when_a_scoring_card_can_turn_up(name: str) -> None:
    """A10: the card is never sooner nor later than the window says."""
    for now in moments(30, "windows", 10, game=name):
        windows = {window.scoring: window for window in now.view().windows}
        for scoring in (1, 2):
            if CARDS + scoring - 1 in now.pile:
                cards_until_it_turns_up = len(now.pile) - now.pile.index(CARDS + scoring - 1)
                assert windows[scoring].soonest <= cards_until_it_turns_up <= windows[scoring].latest
            else:
                assert scoring not in windows


@pytest.mark.parametrize("name", GAMES)
def test_a_view_does_not_change_when_the_game_goes_on(name: str) -> None:
    for now in moments(5, "kept", 60, game=name):
        if now.over:
            continue
        game = now.copy()
        views = [view(game, viewer) for viewer in viewers(game)]
        before = [state(seen) for seen in views]
        for _ in range(30):
            if not game.over:
                game.apply(game.options()[-1])
        assert [state(seen) for seen in views] == before


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_is_in_no_event(name: str) -> None:
    for now in moments(10, "a secret seed", 1, game=name):
        for thing in reachable([now.events, now.opening]):
            assert not isinstance(thing, SECRETIVE)
            assert not (isinstance(thing, str) and now.setup.seed in thing)
