"""A desk keeps nothing of what strangers ask in vain."""

import random
from collections import OrderedDict, deque

import pytest

from desk.memory import at_the_desk
from desk.people import Seat, Served

pytestmark = pytest.mark.anyio


def kept_by(root: object) -> dict[str, int]:
    """How many things lie in the collections that can be reached from an object through others of ours, by where."""
    found: dict[str, int] = {}
    seen: set[int] = set()
    left: list[tuple[str, object]] = [(type(root).__name__, root)]
    while left:
        where, held = left.pop()
        if id(held) in seen:
            continue
        seen.add(id(held))
        if isinstance(held, dict | OrderedDict):
            found[where] = found.get(where, 0) + len(held)
            left += [(where, each) for each in held.values()]
        elif isinstance(held, list | set | tuple | deque | frozenset):
            found[where] = found.get(where, 0) + len(held)
            left += [(where, each) for each in held]
        elif type(held).__module__.startswith("sabika."):
            names = [name for kind in type(held).__mro__ for name in getattr(kind, "__slots__", ())]
            names += list(getattr(held, "__dict__", ()))
            inside = f"{type(held).__module__}.{type(held).__name__}"
            left += [(f"{inside}.{name}", getattr(held, name)) for name in names if hasattr(held, name)]
    return found


async def harass(served: Served, seat: Seat, rng: random.Random, many: int) -> None:
    """Requests that come to nothing: no such table, no such token, a wrong key, what cannot be read or is refused."""
    client, table = served.client, f"/api/tables/{seat.table}"
    cards = [f"{currency}-{value}" for currency in ("denar", "dirham", "ducat", "florin") for value in range(1, 10)]
    for _ in range(many):
        word = f"{rng.getrandbits(64):x}"
        await client.get(f"/api/tables/{word}", headers={"Authorization": f"Bearer {word}"})
        await client.get(table, params={"key": word})
        await client.get(table, headers={"Authorization": f"Bearer {word}.{word}"})
        await client.post("/api/tables", json={"name": f"{word}\u0430"})
        await client.post("/api/records", content=word, headers={"Content-Type": "application/json"})
        await client.post(f"{table}/seats", json={"name": word[:20]}, params={"key": word})
        await client.get(f"{table}/replay/{rng.randint(1, 9999)}", params={"key": seat.key})
        await client.get(f"{table}/remarks", params={"since": rng.randint(0, 10**6), "key": seat.key})
        for text in (f"pay {' '.join(rng.choices(cards, k=12))}", f"take {' '.join(rng.choices(cards, k=4))}", word):
            await seat.tell("why", action=text)
            await seat.tell("actions", version=rng.randint(0, 10**6), action=text)


async def test_a_desk_keeps_nothing_of_what_comes_to_nothing() -> None:
    async with at_the_desk() as served:
        people = await served.begun(confirm=False)
        rng = random.Random("strangers")
        await harass(served, people[0], rng, 10)
        before = kept_by(served.desk)
        assert len(before) > 50
        await harass(served, people[0], rng, 60)
        after = kept_by(served.desk)
    grown = {where: (before.get(where, 0), now) for where, now in after.items() if now > before.get(where, 0) + 5}
    assert grown == {}
