"""Packages that not everybody needs: each extra of ours brings some, and whatever misses them says so."""

from importlib.util import find_spec
from typing import Final

from sabika.rules.core.errors import BadInput

PACKAGES: Final = {
    "terminal": ("textual",),
    "postgres": ("asyncpg",),
    "arena": ("jinja2", "openskill"),
    "cluster": ("ray",),
    "push": ("pywebpush",),
    "research": ("gymnasium", "minari", "numpy", "open_spiel", "pettingzoo", "PIL", "pyarrow"),
    "batch": ("jax", "numpy"),
}
"""By extra, as in pyproject.toml."""


def missing(extra: str) -> list[str]:
    """The packages of an extra that are not installed."""
    return [name for name in PACKAGES[extra] if find_spec(name) is None]


def need(extra: str, what: str, *packages: str) -> None:
    """Refuse to begin with what cannot be done without the packages of an extra, or without these of them."""
    if names := [name for name in missing(extra) if not packages or name in packages]:
        them = "it" if len(names) == 1 else "them"
        raise BadInput(f"{what} needs {' and '.join(names)}. Install {them} with: pip install 'sabika[{extra}]'")
