"""Files that somebody names, read at once. What only looks like a file, such as a pipe, would never come to an end."""

import os
import stat
from pathlib import Path

KINDS = {
    stat.S_IFIFO: "it is a pipe, not a file",
    stat.S_IFSOCK: "it is a socket, not a file",
    stat.S_IFCHR: "it is a device, not a file",
    stat.S_IFBLK: "it is a device, not a file",
}


def check_file(path: str | Path) -> None:
    """Raise an OSError that says why this is no file that can be read."""
    try:
        kind = stat.S_IFMT(os.stat(path).st_mode)
    except ValueError as error:
        raise OSError(0, str(error)) from None
    if kind == stat.S_IFDIR:
        raise IsADirectoryError(21, "Is a directory")
    if kind != stat.S_IFREG:
        raise OSError(0, KINDS.get(kind, "it is no file"))


def content_of(path: str | Path, largest: int = -1) -> bytes:
    """What is in a file, or as much of it as shows that it is larger than this. Raises an OSError if it is none."""
    check_file(path)
    with open(path, "rb") as file:
        return file.read(largest + 1 if largest >= 0 else -1)


def text_of(path: str | Path) -> str:
    """The text in a file."""
    return content_of(path).decode("utf-8")
