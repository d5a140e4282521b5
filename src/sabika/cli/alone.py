"""One server for each file of tables: two would not hear of each other. A second start finds the first."""

import sys
from contextlib import suppress
from pathlib import Path

from sabika.rules.core.errors import BadInput
from sabika.server.owners import give


class Used(BadInput):
    """Another server uses the file."""

    def __init__(self, file: Path, address: str) -> None:
        super().__init__(
            f"Another server uses {file}. End that one, or give another file with --database sqlite:///FILE."
        )
        self.address = address
        """Where that one said that it is to be found; empty if it has not said so yet."""


class Alone:
    """The right to serve a file. The system takes it back when the process ends, however that happens."""

    def __init__(self, file: Path) -> None:
        path = file.with_name(f"{file.name}.lock")
        is_new = not path.exists()
        try:
            self._lock = path.open("a+", encoding="utf-8")
        except OSError as error:
            reason = error.strerror or error
            if not is_new:
                raise BadInput(
                    f"{path} cannot be written to: {reason}. Give it to whoever runs the server, or give another"
                    " file with --database sqlite:///FILE."
                ) from None
            raise BadInput(
                f"The folder of {file} cannot be written to: {reason}. Give another file with --database sqlite:///FILE."
            ) from None
        if is_new:
            give(path, like=file if file.exists() else file.parent)
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(self._lock.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            address = ""
            # Windows does not let anybody read what is locked.
            with suppress(OSError), self._lock:
                self._lock.seek(0)
                address = self._lock.read().strip()
            raise Used(file, address) from None
        self._lock.truncate(0)

    def tell(self, address: str) -> None:
        """Write down where the server is to be found."""
        self._lock.write(address)
        self._lock.flush()

    def end(self) -> None:
        self._lock.truncate(0)
        self._lock.close()
