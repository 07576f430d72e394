"""One process at a time: a lock on a file, which ends with the process that holds it, on every system."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import IO

LOOK = 0.1  # seconds between two tries


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Wait until no other process is here; where no file can be written nobody waits."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a")
    except OSError:
        yield
        return
    with file:
        while not is_mine(file):
            sleep(LOOK)
        yield


def is_taken(path: Path) -> bool:
    """Whether another process is there now."""
    try:
        with path.open("a") as file:
            return not is_mine(file)
    except OSError:  # nobody was ever there
        return False


def is_mine(file: IO[str]) -> bool:
    """Lock a file until it is closed, if nobody else has."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # Windows says the latter
        return False
    except OSError:  # a disk without locks: several may compile the same
        return True
    return True
