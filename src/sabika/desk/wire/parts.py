"""Messages in parts, each encoded once: whoever has an earlier message is sent only the parts that have changed."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, Union

from sabika.desk.wire.showing import encoded
from sabika.desk.wire.view import AnyView

Part = Union[bytes, "Parts"]
PLAYERS: Final = "players"
"""Of a view: what is long, and changes for one player at a time."""


class Parts(dict[str, Part]):
    """An object by the names of its parts."""


class Row(Parts):
    """A list by the places of its parts."""


class Shown(NamedTuple):
    """A view, and its parts."""

    view: AnyView
    parts: Parts


def parts_of(said: Mapping[str, Any]) -> Parts:
    """Each part by itself."""
    return Parts({name: encoded(part) for name, part in said.items()})


def parts_of_view(view: AnyView | None, before: Shown | None = None) -> Parts:
    """A view in parts; empty if there is none. What is as it was before is not encoded again."""
    if view is None:
        return Parts()
    config = view.__struct_config__
    parts = Parts({str(config.tag_field): encoded(config.tag)})
    for name in view.__struct_fields__:
        part = getattr(view, name)
        if before and name in before.parts and part == getattr(before.view, name):
            parts[name] = before.parts[name]
        else:
            parts[name] = _players(view, before) if name == PLAYERS else encoded(part)
    return parts


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


def _players(view: AnyView, before: Shown | None) -> Row:
    known = before.view.players if before else ()
    row = before.parts[PLAYERS] if before else Row()
    assert isinstance(row, Row)
    found = Row()
    for place, player in enumerate(view.players):
        if place < len(known) and player is known[place]:
            found[str(place)] = row[str(place)]
        else:
            found[str(place)] = parts_of({name: getattr(player, name) for name in player.__struct_fields__})
    return found


def _written(part: Part) -> bytes:
    return whole(part) if isinstance(part, Parts) else part


def _named(name: str, part: bytes) -> bytes:
    return b'"%b":%b' % (name.encode(), part)
