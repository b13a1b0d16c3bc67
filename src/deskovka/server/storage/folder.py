"""The folder of the data: one server at a time has it."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from deskovka.problems import Problem
from deskovka.server.storage.backend import BadData

LOCK: Final = "deskovka.lock"
DATABASE: Final = "deskovka.sqlite3"

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderLock:
    """Held from now on until it is released, or the process has ended in whatever way."""

    def __init__(self, folder: Path) -> None:
        """Raises BadData, also where the folder cannot be written."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.file = (folder / LOCK).open("a+b")
        except OSError as error:
            raise unwritable(folder, error) from error
        try:
            _lock(self.file)
        except OSError as error:
            holder = _holder(self.file)
            self.file.close()
            taken = error.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
            code = "data-in-use" if taken else "data-no-locks"
            raise BadData(Problem.of(code, folder=str(folder), process=holder)) from error
        self._sign()

    def _sign(self) -> None:
        """For whoever comes second; the lock holds without it."""
        with suppress(OSError):
            self.file.truncate(0)
            self.file.write(str(os.getpid()).encode())
            self.file.flush()

    def release(self) -> None:
        self.file.close()


def _holder(file: IO[bytes]) -> str:
    """The process that has signed; "none" where it cannot be read."""
    with suppress(OSError):
        file.seek(0)
        said = file.read(20)
        return said.decode() if said.isdigit() else "none"
    return "none"


def unwritable(folder: Path, error: OSError) -> BadData:
    """A folder in which nothing can be made."""
    why = error.strerror or str(error)
    return BadData(Problem.of("data-unwritable", folder=str(folder), why=why))
