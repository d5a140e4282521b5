"""What is installed, and from which files."""

import hashlib
import json
from pathlib import Path
from typing import Any

from running.places import STAMP

MADE_BY_BUILDING = ("__pycache__", "node_modules", "client", "generated", "tabbed")
"""Parts of paths that do not belong to the sources."""


def digest(root: Path, *names: str) -> str:
    """One digest of files and of whole folders: names and contents, without caches."""
    result = hashlib.sha256()
    for path in (root / name for name in names):
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and not set(MADE_BY_BUILDING) & set(file.relative_to(root).parts):
                content = file.read_bytes()
                result.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode())
                result.update(content)
    return result.hexdigest()


def read_stamp() -> dict[str, Any]:
    """What is installed, as the functions above noted it when they were done."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(stamp: dict[str, Any]) -> None:
    STAMP.write_text(json.dumps(stamp, indent=2) + "\n", encoding="utf-8")
