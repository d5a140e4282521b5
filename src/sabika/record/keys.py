"""JSON in which a key stands twice means one thing to one reader and another to the next, so it is refused."""

import json

from sabika.record.reading import Twice


def check_keys(text: bytes) -> None:
    """Raise `Twice` with a key which stands twice in an object of a JSON document."""
    # Numbers do not matter here, and enormous ones would take long to read.
    json.loads(text, object_pairs_hook=_each_once, parse_int=str, parse_float=str, parse_constant=str)


def _each_once(pairs: list[tuple[str, object]]) -> None:
    if len({key for key, _ in pairs}) == len(pairs):
        return
    keys = [key for key, _ in pairs]
    twice = next(key for key in keys if keys.count(key) > 1)
    raise Twice(twice)
