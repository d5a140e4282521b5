"""Copies and pickles: a game is its set-up and its log, a view what it shows, an action stays the one object it is."""

import inspect
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from copy import copy, deepcopy
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import pytest

import sabika
from property.random_games import Picks, choose
from property.state import state
from sabika.library import GAMES
from sabika.modules.bonus.rules import reveal
from sabika.modules.certificates.rules import NONE, lay, store
from sabika.modules.dirk.rules import give
from sabika.modules.exchange.rules import EXCHANGE_CARDS
from sabika.modules.falcons.rules import pay_falcon, place_falcon
from sabika.modules.huts.rules import take_hut
from sabika.modules.portals.rules import place_portal, return_portal
from sabika.modules.sites.rules import finish
from sabika.modules.sites.rules import keep as keep_token
from sabika.modules.vizier.rules import WAKE, favour
from sabika.rules.core.action import Action
from sabika.rules.core.declining import DECLINE
from sabika.rules.core.errors import BadInput, Conflict, Gone, Refusal, Refused, SabikaError
from sabika.rules.core.events import Event
from sabika.rules.core.game import Game
from sabika.rules.core.view import View
from sabika.rules.palace.building import build, reserve
from sabika.rules.palace.buying import BUY, buy
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.paying import pay
from sabika.rules.palace.redesign import remove, swap
from sabika.rules.palace.taking import take_money
from sabika.rules.palace.turn import PASS, STOP
from sabika.rules.palace.turning import turn
from sabika.rules.sheet.building import build as build_cell
from sabika.rules.sheet.coins import EARN
from sabika.rules.sheet.coins import turn as turn_die
from sabika.rules.sheet.passing import keep as keep_dice

MOMENTS = 4
"""At so many moments of each game everything is copied and pickled."""


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: tuple[Callable[[Any], Any], ...] = (copy, deepcopy, pickled)


class Table(NamedTuple):
    """Who plays what."""

    game: str
    modules: tuple[str, ...]
    players: int


def tables() -> list[Table]:
    """Each game without modules, with each of its modules alone and with all of them."""
    found: list[Table] = []
    for name, kind in GAMES.items():
        for modules in dict.fromkeys([(), *((module,) for module in kind.modules), kind.modules]):
            found.append(Table(name, modules, kind.players[len(found) % len(kind.players)]))
    return found


def name_of(table: object) -> str:
    assert isinstance(table, Table)
    return f"{table.game}-{'+'.join(table.modules) or 'none'}-{table.players}"


every_table = pytest.mark.parametrize("table", tables(), ids=name_of)


def dealt(table: Table) -> Game:
    return sabika.new_game(table.game, players=table.players, seed="copies", modules=table.modules)


@cache
def played(table: Table) -> Game:
    """A random game, played to its end; not to be changed."""
    game = dealt(table)
    picks = Picks(len(table.modules) + table.players)
    while not game.over:
        game.apply(choose(game.options(), picks, "verb" if game.turn % 2 else "builder"))
    return game


def moments(game: Game) -> Iterator[Game]:
    """A finished game again, at its beginning, at some moments of it and at its end."""
    again = game.anew()
    every = len(game.log) // (MOMENTS - 1)
    for number, action in enumerate(game.log):
        if number % every == 0:
            yield again
        again.apply(action)
    yield again


def views(game: Game) -> list[View]:
    return [game.view(), *(game.view(seat) for seat in range(game.setup.players))]


def kinds_of(thing: type[object]) -> set[type[object]]:
    """The classes of Sabika below a class that have none below themselves."""
    below = [kind for kind in thing.__subclasses__() if kind.__module__.startswith("sabika.")]
    return {found for kind in below for found in kinds_of(kind)} or {thing}


# Games


@every_table
def test_a_game_is_the_same_game_afterwards_and_goes_on_alike(table: Table) -> None:
    finished = played(table)
    for now in moments(finished):
        before = state(now)
        for way in WAYS:
            twin = way(now)
            assert twin is not now
            assert state(twin) == before
            assert twin.options() == now.options()
            assert (twin.events, twin.opening) == (now.events, now.opening)
            assert (twin.digest, twin.printed()) == (now.digest, now.printed())
            if len(now.log) * 2 < len(finished.log):
                continue
            for action in finished.log[len(now.log) :]:
                twin.apply(action)
            assert state(twin) == state(finished)
            assert state(now) == before


def test_a_pickled_game_can_be_taken_back_and_begun_again() -> None:
    game = sabika.new_game(players=3, seed="back", modules=("huts", "falcons"))
    for _ in range(5):
        game.apply(game.options()[0])
    twin = pickled(game)
    assert state(twin.undone()) == state(game.undone())
    assert state(twin.anew()) == state(game.anew())


@pytest.mark.parametrize("name", GAMES)
def test_a_game_without_a_beginning_is_copied_but_not_pickled(name: str) -> None:
    game = sabika.new_game(name, players=2, seed="imagined")
    for other in (game.imagined(0, "x"), game.resampled(0, "x"), game.carried_out(game.options()[0])):
        for way in (copy, deepcopy):
            assert state(way(other)) == state(other)
        with pytest.raises(BadInput, match="not pickled"):
            pickle.dumps(other)


# Actions


ONE_OF_EACH: tuple[Action, ...] = (
    take_money((0, 10)),
    *(BUY[way][2] for way in sorted(BUY)),
    buy(5),
    pay((3, 3, 5)),
    pay((3, 12, EXCHANGE_CARDS[0])),
    build(7, 8000),
    reserve(7),
    remove(8000),
    swap(7, 8000),
    turn(7, 2),
    PASS,
    STOP,
    DECLINE,
    give(7),
    favour(2),
    favour(2, "portal"),
    WAKE,
    reveal(7),
    take_hut(2),
    place_falcon(3, 8000),
    pay_falcon(5),
    place_portal(1, 8000, 2),
    return_portal(1),
    keep_token(2),
    finish(7),
    lay(5),
    store(2),
    store(NONE),
    build_cell(5),
    turn_die("blue", 3, "up"),
    EARN,
    keep_dice(2, 3),
)


def test_each_kind_of_action_is_looked_at() -> None:
    assert {type(action) for action in ONE_OF_EACH} == kinds_of(Action)


@pytest.mark.parametrize("action", ONE_OF_EACH, ids=repr)
def test_an_action_stays_one_object(action: Action) -> None:
    for way in WAYS:
        assert way(action) is action
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(action, protocol)) is action


@every_table
def test_all_legal_actions_of_a_game_stay_what_they_are(table: Table) -> None:
    for now in moments(played(table)):
        for way in WAYS:
            for action in (*now.options(), *now.log[-50:]):
                assert way(action) is action
            again = way(now.legal_actions)
            assert list(again) == list(now.legal_actions)
            assert repr(again) == repr(now.legal_actions)


# Views and events


@every_table
def test_a_view_shows_the_same_afterwards(table: Table) -> None:
    for now in moments(played(table)):
        for seen in views(now):
            for way in WAYS:
                again = way(seen)
                assert again is not seen
                assert again == seen
                assert state(again) == state(seen)


@every_table
def test_events_are_equal_afterwards(table: Table) -> None:
    game = played(table)
    again = game.anew()
    for event in again.opening + [event for action in game.log for event in again.apply(action)]:
        for way in WAYS:
            assert way(event) == event
            assert hash(way(event)) == hash(event)


@pytest.mark.parametrize("kind", sorted(kinds_of(Event), key=str), ids=lambda kind: kind.__name__)
def test_an_event_is_made_from_its_facts(kind: type[Event]) -> None:
    assert tuple(inspect.signature(kind).parameters) == kind.__match_args__


def test_a_view_keeps_what_is_imagined_but_does_not_take_it_to_another_process() -> None:
    game = sabika.new_game(players=3, seed="imagined")
    seen = replace(game.view(0), imagined=game.imagined(0, "x"))
    assert copy(seen).imagined is seen.imagined
    assert deepcopy(seen).imagined is not seen.imagined
    assert state(deepcopy(seen)) == state(seen)
    assert pickled(seen) == seen
    assert pickled(seen).imagined is None


@pytest.mark.parametrize("name", ["alhambra", "granada", "combined"])
def test_a_palace_can_be_asked_and_built_on_afterwards(name: str) -> None:
    finished = played(Table(name, GAMES[name].modules, 2))
    assert isinstance(finished, PalaceGame)
    assert finished.seats[0].palace != finished.seats[1].palace
    for now in moments(finished):
        assert isinstance(now, PalaceGame)
        for seat in now.seats:
            for way in WAYS:
                again = way(seat.palace)
                assert again == seat.palace
                assert hash(again) == hash(seat.palace)
                assert all_about(again) == all_about(seat.palace)
                for tile in now.bag[:5]:
                    for cell in again.cells_for(tile):
                        assert all_about(again.with_tile(tile, cell)) == all_about(seat.palace.with_tile(tile, cell))


def all_about(palace: Palace) -> list[object]:
    """What a palace is asked for."""
    tiles = palace.pieces.all_tiles()
    runs = [palace.longest_wall(), palace.longest_moat(), palace.longest_border(), palace.halves_in_wall()]
    fitting = [(palace.cells_for(tile), palace.swaps_for(tile)) for tile in tiles]
    return [palace.tiles(), palace.removable(), palace.meeting_points(), palace.only_supports(), runs, fitting]


# Errors


@pytest.mark.parametrize(
    "error",
    [
        BadInput("Write it like this."),
        Refused(Refusal("A12", "too-much-money", (("total", 13),))),
        Conflict("out-of-date"),
        Gone("closed"),
    ],
    ids=repr,
)
def test_an_error_says_the_same_afterwards(error: SabikaError) -> None:
    for way in WAYS:
        again = way(error)
        assert type(again) is type(error)
        assert (str(again), again.args, getattr(again, "refusal", None)) == (
            str(error),
            error.args,
            getattr(error, "refusal", None),
        )


# Other processes


ELSEWHERE = """
import pickle, sys
for game, options, views in (received := pickle.load(sys.stdin.buffer)):
    assert all(one is other for one, other in zip(game.options(), options, strict=True))
    assert views == [game.view(), *(game.view(seat) for seat in range(game.setup.players))]
    while not game.over:
        game.apply(game.options()[0])
sys.stdout.buffer.write(pickle.dumps(received))
"""


def test_another_process_reads_the_same_and_plays_on_alike() -> None:
    sent = []
    for name, kind in GAMES.items():
        game = dealt(Table(name, kind.modules, kind.players[1]))
        picks = Picks(1)
        for _ in range(60):
            game.apply(choose(game.options(), picks, "verb"))
        sent.append((game, list(game.options()), views(game)))
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:] = {sys.path}{ELSEWHERE}"],
        input=pickle.dumps(sent),
        stdout=subprocess.PIPE,
        check=True,
    )
    received = pickle.loads(done.stdout)
    assert len(received) == len(sent)
    for (game, options, seen), (game_again, options_again, seen_again) in zip(sent, received):
        assert options_again == options
        assert seen_again == seen
        while not game.over:
            game.apply(game.options()[0])
        assert state(game_again) == state(game)
