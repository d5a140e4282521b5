"""Whose clone this is: several people can use one, but only who may write to it sets it up."""

import os
from pathlib import Path

from running.calling import SetupError
from running.places import ROOT, VENV


def may_write() -> bool:
    return all(os.access(folder, os.W_OK) for folder in (ROOT, VENV) if folder.exists())


def refuse_to_write() -> None:
    """Refuse to set anything up where that would fail half-way."""
    if may_write():
        return
    if is_read_only(ROOT):
        raise SetupError(
            f"Sabika sets itself up in {ROOT}, which is read-only: copy the folder to a place where you may write, then"
            " start it there."
        )
    owner = owner_of(VENV if VENV.exists() else ROOT)
    raise SetupError(
        f"Sabika has to be set up in {ROOT}, where you may not write. Let {owner} start it there once, then it runs for"
        " everybody; or copy the folder to a place of your own and start it there."
    )


def is_read_only(folder: Path) -> bool:
    return os.name == "posix" and bool(os.statvfs(folder).f_flag & os.ST_RDONLY)


def owner_of(path: Path) -> str:
    try:
        return path.owner()
    except (KeyError, NotImplementedError, OSError):
        return "its owner"
