"""Copies and pickles: an action stays the one object it is, an event is equal afterwards."""

import inspect
import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any

import pytest

from sabika.rules.core.action import Action
from sabika.rules.core.declining import DECLINE
from sabika.rules.core.events import Event
from sabika.rules.modules.bonus import reveal
from sabika.rules.modules.certificates import NONE, lay, store
from sabika.rules.modules.dirk import give
from sabika.rules.modules.exchange import EXCHANGE_CARDS
from sabika.rules.modules.falcons import pay_falcon, place_falcon
from sabika.rules.modules.huts import take_hut
from sabika.rules.modules.portals import place_portal, return_portal
from sabika.rules.modules.sites import finish
from sabika.rules.modules.sites import keep as keep_token
from sabika.rules.modules.vizier import WAKE, favour
from sabika.rules.palace.building import build, reserve
from sabika.rules.palace.buying import BUY, buy
from sabika.rules.palace.paying import pay
from sabika.rules.palace.redesign import remove, swap
from sabika.rules.palace.taking import take_money
from sabika.rules.palace.turn import PASS
from sabika.rules.palace.turning import turn
from sabika.rules.sheet.building import build as build_cell
from sabika.rules.sheet.coins import EARN
from sabika.rules.sheet.coins import turn as turn_die
from sabika.rules.sheet.passing import keep as keep_dice


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: tuple[Callable[[Any], Any], ...] = (copy, deepcopy, pickled)


def kinds_of(thing: type[object]) -> set[type[object]]:
    """The classes of Sabika below a class that have none below themselves."""
    below = [kind for kind in thing.__subclasses__() if kind.__module__.startswith("sabika.")]
    return {found for kind in below for found in kinds_of(kind)} or {thing}


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


# Events


@pytest.mark.parametrize("kind", sorted(kinds_of(Event), key=str), ids=lambda kind: kind.__name__)
def test_an_event_is_made_from_its_facts(kind: type[Event]) -> None:
    assert tuple(inspect.signature(kind).parameters) == kind.__match_args__
