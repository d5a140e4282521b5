"""Messages in parts, each encoded once: whoever has an earlier message is sent only the parts that have changed."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Union

import msgspec

from sabika.desk.wire.showing import encoded

Part = Union[bytes, "Parts"]
NESTED: Final = {"players"}
"""Of a view: what is long, and changes for one player at a time."""


class Parts(dict[str, Part]):
    """An object by the names of its parts."""


class Row(Parts):
    """A list by the places of its parts."""


def parts_of(said: Mapping[str, Any]) -> Parts:
    """Each part by itself."""
    return Parts({name: _players(part) if name in NESTED else encoded(part) for name, part in said.items()})


def parts_of_view(view: msgspec.Struct | None) -> Parts:
    """A view in parts; empty if there is none."""
    if view is None:
        return Parts()
    config = view.__struct_config__
    fields = {name: getattr(view, name) for name in view.__struct_fields__}
    return parts_of({str(config.tag_field): config.tag, **fields})


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
        if part == known:
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


def _players(players: Iterable[msgspec.Struct]) -> Row:
    shown = [{name: getattr(player, name) for name in player.__struct_fields__} for player in players]
    return Row({str(place): parts_of(player) for place, player in enumerate(shown)})


def _written(part: Part) -> bytes:
    return whole(part) if isinstance(part, Parts) else part


def _named(name: str, part: bytes) -> bytes:
    return b'"%b":%b' % (name.encode(), part)
