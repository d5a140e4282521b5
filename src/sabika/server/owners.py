"""Whose files are: what root makes for a server has to be the server's."""

import os
import sys
from pathlib import Path


def give(file: Path, like: Path) -> None:
    """To the owner of another file or folder, if that can be done."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return
    owner = like.stat()
    # Whoever may write to the folder could have put a link here.
    os.chown(file, owner.st_uid, owner.st_gid, follow_symlinks=False)
