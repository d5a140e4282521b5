"""Files that are read whole or not at all, and written whole or not at all."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

from sabika.files import content_of
from sabika.record.errors import printable
from sabika.rules.core.errors import BadInput

LARGEST: Final = 8_000_000
"""Bytes. No game comes near; more is not a record."""


def read_whole(path: Path) -> bytes:
    """The content of a file."""
    name = printable(str(path))
    try:
        if path.is_dir():
            raise BadInput(f"{name} is a folder. Give the files in it.")
        data = content_of(path, LARGEST)
    except OSError as error:
        raise BadInput(f"{name} cannot be read: {_reason(error)}.") from None
    if len(data) > LARGEST:
        raise BadInput(f"{name} is larger than {LARGEST // 1_000_000} MB and cannot be a record.")
    return data


def write_whole(path: Path, data: bytes, *, overwrite: bool) -> None:
    """Write a new file, or replace one if asked to. Whatever fails, a file that was there stays as it was."""
    with writing(path, overwrite=overwrite) as file:
        file.write(data)


@contextmanager
def writing(path: Path, *, overwrite: bool) -> Iterator[BinaryIO]:
    """A file to be written piece by piece, which is there when all of it is, or not at all."""
    name = printable(str(path))
    try:
        # A link stays a link: what it points to is written.
        target = Path(os.path.realpath(path))
        if target.exists() and not target.is_file():
            raise BadInput(f"{name} is not a file. Choose another name.")
        if target.exists() and not overwrite:
            raise FileExistsError
        with _draft(target, overwrite) as file:
            yield file
    except FileExistsError:
        raise BadInput(f"{name} is already there and is not overwritten. Choose another name.") from None
    except (OSError, ValueError) as error:
        raise BadInput(f"{name} could not be written: {_reason(error)}. Nothing was changed.") from None


@contextmanager
def _draft(target: Path, overwrite: bool) -> Iterator[BinaryIO]:
    """Written beside the target, and given the target's name once everything is on the disk."""
    draft = target.with_name(f".sabika-{secrets.token_hex(8)}")
    try:
        with draft.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if overwrite:
            draft.replace(target)
        else:
            _rename_new(draft, target)
    finally:
        with suppress(OSError):
            draft.unlink()
    _sync_folder(target.parent)


def _rename_new(draft: Path, target: Path) -> None:
    """Unlike a rename, a link never replaces a file that appeared in the meantime."""
    try:
        os.link(draft, target)
    except FileExistsError:
        raise
    except OSError:
        # Some file systems know no links.
        if target.exists():
            raise FileExistsError from None
        draft.rename(target)


def _sync_folder(folder: Path) -> None:
    """Make the new name survive a power cut, where the system can do that."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _reason(error: OSError | ValueError) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)
