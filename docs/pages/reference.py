"""The reference of the library, from its docstrings: what its page lists is said here, by what one wants to do."""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

PAGE = "reference"

SECTIONS = {
    "Begin a game": ["new_game", "game_from", "load_pieces", "GAMES"],
    "A game": ["Game", "PalaceGame", "SheetGame", "Setup", "Action"],
    "What a seat sees": ["View", "PalaceView", "SheetView"],
    "What lies on the table": [
        "Palace",
        "Sheet",
        "Pieces",
        "Tile",
        "card_name",
        "card_named",
        "cell_at",
        "place_of",
    ],
    "Scorings": ["Term"],
    "Records": ["Record", "replay", "verify"],
    "Refusals": ["Refusal", "Refused", "BadInput", "SabikaError"],
}
"""Names of `sabika`."""
FURTHER = {"Events": "sabika.events"}
"""Whole modules, with all their classes."""


def listed() -> str:
    """The page, in the directives of Sphinx."""
    parts = []
    for heading, names in SECTIONS.items():
        parts.append(f"## {heading}\n\n```{{eval-rst}}\n.. currentmodule:: sabika\n")
        parts += [directive(name) for name in names]
        parts.append("```\n")
    for heading, module in FURTHER.items():
        parts.append(f"## {heading}\n\n```{{eval-rst}}\n.. automodule:: {module}\n   :members:\n```\n")
    return "\n".join(parts)


def directive(name: str) -> str:
    import sabika

    found = getattr(sabika, name)
    if isinstance(found, type):
        return f".. autoclass:: {name}\n   :members:\n   :inherited-members: object, tuple, Exception, KeyError\n"
    return f".. autofunction:: {name}\n" if callable(found) else f".. autodata:: sabika.library.{name}\n   :no-value:\n"


def fill(app: Sphinx, page: str, source: list[str]) -> None:
    if page == PAGE:
        source[0] += f"\n{listed()}"


def setup(app: Sphinx) -> ExtensionMetadata:
    app.connect("source-read", fill)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
