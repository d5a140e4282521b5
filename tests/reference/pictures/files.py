"""The files of pictures: the client's own for the games, and one in the folder of each module that has any."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from reference.pictures import alhambra, combined, sheet
from reference.pictures.modules import PICTURED
from reference.pictures.panels import Panel
from sabika.desk.wire import showing
from sabika.library import PALACE_GAMES, new_game
from sabika.rules.palace.game import PalaceGame

CLIENT = Path(__file__).parents[3] / "web" / "src"
GAMES = CLIENT / "reference" / "pictures" / "pictures.json"
RENEW = "PYTHONPATH=src:tests python -m reference.pictures"
DRAWN = ("name", "kind", "price", "walls", "moated", "is_tile", "legs")
"""What has to be known of a piece to draw it."""


def written() -> dict[Path, str]:
    """The contents of all files."""
    own = {CLIENT / "modules" / name / "pictures.json": _text(pictures()) for name, pictures in PICTURED.items()}
    return {GAMES: _text([*alhambra.pictures(), *combined.pictures(), *sheet.pictures()]), **own}


def write() -> None:
    for file, text in written().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def _text(pictures: Iterable[tuple[str, list[Panel]]]) -> str:
    shown = dict(pictures)
    pieces = {name: piece for name, piece in _pieces().items() if name in set(_names(shown))}
    return (
        json.dumps({"pictures": shown, "pieces": pieces, **_sheet(shown)}, ensure_ascii=False, separators=(",", ":"))
        + "\n"
    )


def _sheet(shown: dict[str, list[Panel]]) -> dict[str, Any]:
    """What has to be known of the sheet to draw it, where it is drawn."""
    return (
        {"cells": _cells()} if any(panel["board"] == "sheet" for panels in shown.values() for panel in panels) else {}
    )


def _names(value: Any) -> Iterator[str]:
    """Everything that might be the name of a piece."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _names(part)
    elif isinstance(value, list):
        for part in value:
            yield from _names(part)


def _cells() -> list[list[str]]:
    """The kinds on the sheet of Roll & Write, by row."""
    printed = to_builtins(showing.board_with(new_game("roll-and-write", players=2).printed()).pieces())
    cells: list[list[str]] = printed["cells"]
    return cells


def _pieces() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in PALACE_GAMES:
        game = new_game(name, players=3, seed="pictures", modules=[one for one in PICTURED if name == "alhambra"])
        assert isinstance(game, PalaceGame)
        for piece in to_builtins(showing.board_with(game.pieces).pieces())["pieces"]:
            found[piece["name"]] = {fact: piece[fact] for fact in DRAWN if piece.get(fact) not in (None, "", False)}
    return found
