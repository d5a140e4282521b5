"""Requests: what people at a table say to each other, and how they hear of their turns while the page is closed."""

from sabika.desk.caller import Caller
from sabika.desk.conversations import may_read, speaker
from sabika.desk.pushing import Subscription
from sabika.desk.requests.words import Key, Since
from sabika.desk.tables.table import Table
from sabika.desk.wire.messages import Now, Pushed, Remark, Remarking, Remarks, Subscribing, Talking, Unsubscribing


async def remark(caller: Caller, name: str, data: Remarking) -> Remark:
    """Say something to the others at the table."""
    caller.seat_token(name)
    seat, player = await caller.look(name, "", speaker)
    return await caller.desk.conversations.say(name, seat, player, data)


async def remarks(caller: Caller, name: str, key: Key = "", since: Since = 0) -> Remarks:
    """What was said at the table after a remark, as far as it is kept."""
    await caller.look(name, key, lambda table, _: may_read(table))
    return Remarks(remarks=await caller.desk.conversations.after(name, since))


async def talk(caller: Caller, name: str, data: Talking) -> Now:
    """Let people at the table send each other words, or no more. Only the host does."""
    return await caller.change(name, lambda table, at, by: table.talk(at, by, data.on))


async def pushed(caller: Caller, name: str) -> Pushed:
    """With which key a browser subscribes for turns of this seat, and how many have."""
    seat, _ = await whose(caller, name)
    devices = await caller.desk.store.pushes.count(name, seat)
    return Pushed(key=caller.desk.notices.push_key, devices=devices)


async def push(caller: Caller, name: str, data: Subscribing) -> Pushed:
    """Announce the turns of this seat to a browser whose page is closed."""
    caller.desk.notices.check_push(data)
    seat, holder = await whose(caller, name)
    subscription = Subscription(
        seat=seat, holder=holder, endpoint=data.endpoint, p256dh=data.p256dh, auth=data.auth, language=data.language
    )
    await caller.desk.store.pushes.add(name, subscription)
    return await pushed(caller, name)


async def unpush(caller: Caller, name: str, data: Unsubscribing) -> Pushed:
    """Announce them there no more."""
    seat, _ = await whose(caller, name)
    await caller.desk.store.pushes.remove(name, seat, data.endpoint)
    return await pushed(caller, name)


async def seen(caller: Caller, name: str) -> Pushed:
    """Somebody looks at the page and knows that it is their turn: no device need tell them."""
    caller.seat_token(name)
    seat, turn = await caller.look(name, "", lambda table, seat: (seat, table.game.turn if table.game else 0))
    await caller.desk.store.pushes.claim(name, seat, turn)
    return await pushed(caller, name)


async def whose(caller: Caller, name: str) -> tuple[int, str]:
    """The seat that asks, and who holds it."""
    caller.seat_token(name)
    return await caller.look(name, "", holder_of)


def holder_of(table: Table, seat: int) -> tuple[int, str]:
    return seat, table.chairs[seat].holder
