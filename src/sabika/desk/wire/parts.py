"""Messages in parts, each encoded once: whoever has an earlier message is sent only the parts that have changed. A part
that follows from the same facts as before is not made again."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, Union

from sabika.desk.wire.board import OPTIONS, PLAYERS, Board
from sabika.desk.wire.showing import encoded
from sabika.rules.core.action import Action
from sabika.rules.core.game import Game

Part = Union[bytes, "Parts"]
Write = Callable[[str, Any], object]
"""Makes a part, given its name and the fact that it follows from."""


class Parts(dict[str, Part]):
    """An object by the names of its parts."""


class Row(Parts):
    """A list by the places of its parts."""


class Told(NamedTuple):
    """Facts, and the part that follows from each."""

    facts: Mapping[str, Any]
    parts: Parts


class ToldView(NamedTuple):
    """A view, told."""

    rest: Told
    players: list[tuple[object, Told]]
    """Each as the rules show it, and told."""
    parts: Parts
    """All of them."""


KIND: Final = "board"
NOTHING: Final = Told({}, Parts())
UNSEEN: Final = ToldView(NOTHING, [], Parts())


def told(facts: Mapping[str, Any], before: Told = NOTHING, write: Write | None = None) -> Told:
    """Each fact as a part by itself. One that is equal to the fact before has the same part."""
    known, had = before
    parts = Parts()
    for name, fact in facts.items():
        if name in known and known[name] == fact:
            parts[name] = had[name]
        else:
            parts[name] = encoded(write(name, fact) if write else fact)
    return Told(facts, parts)


def told_view(board: Board, facts: dict[str, Any], before: ToldView = UNSEEN) -> ToldView:
    """A view in parts, and its players in parts of their own: they are what is long, and one changes at a time."""
    seen: Iterable[object] = facts.pop(PLAYERS)
    rest = told(facts, before.rest, board.written)
    players: list[tuple[object, Told]] = []
    for place, player in enumerate(seen):
        known, had = before.players[place] if place < len(before.players) else (None, NOTHING)
        if player != known:
            had = told(board.facts_of_player(player), had, board.written_of_player)
        players.append((player, had))
    row = Row({str(place): own.parts for place, (_, own) in enumerate(players)})
    return ToldView(rest, players, Parts({KIND: encoded(board.kind), **rest.parts, PLAYERS: row}))


def told_options(board: Board, game: Game) -> bytes:
    """What the seat that is asked can choose."""
    return b"[%b]" % b",".join([_told_option(board, game, action) for action in game.options()])


def _told_option(board: Board, game: Game, action: Action) -> bytes:
    if board.tells_by_itself(action):
        return _option(board, action, tuple(board.consequences(game, action).items()))
    return encoded(board.option(game, action))


@lru_cache(maxsize=OPTIONS)
def _option(board: Board, action: Action, more: tuple[tuple[str, object], ...]) -> bytes:
    return encoded(board.option_with(action, dict(more)))


def whole(parts: Parts) -> bytes:
    """All of it."""
    if isinstance(parts, Row):
        return b"[%b]" % b",".join([_written(part) for part in parts.values()])
    return joined(_named(name, _written(part)) for name, part in parts.items())


def changed(before: Parts, now: Parts) -> list[bytes]:
    """The parts that are not as they were, with their names. Those of a row are named by their places."""
    found: list[bytes] = []
    for name, part in now.items():
        known = before.get(name)
        if part is known or part == known:
            continue
        if isinstance(part, Parts) and isinstance(known, Parts) and part.keys() == known.keys():
            found.append(_named(name, joined(changed(known, part))))
        else:
            found.append(_named(name, _written(part)))
    return found


def items(parts: Parts) -> list[bytes]:
    """All parts, with their names."""
    return [_named(name, _written(part)) for name, part in parts.items()]


def joined(named: Iterable[bytes]) -> bytes:
    return b"{%b}" % b",".join(named)


def _written(part: Part) -> bytes:
    return whole(part) if isinstance(part, Parts) else part


def _named(name: str, part: bytes) -> bytes:
    return b'"%b":%b' % (name.encode(), part)
