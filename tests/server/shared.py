"""What all processes of a run of tests share: servers that whoever needs them first starts, and the others find.

Who starts one leaves it to a keeper, ``python -m tests.server.shared``. All who use it hold a lock, which the system
takes from them however they end. When nobody holds it any more the keeper ends what it keeps, so that nothing is left
behind when a run is interrupted or killed; who started it waits for that, and hears if something went wrong.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from fcntl import LOCK_EX, LOCK_SH, flock
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from .serving import wait_for

PATIENCE = 900.0  # seconds for a first start, which compiles the rules, and until the others' last tests have ended


def folder_of_run(config: pytest.Config, factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of this run have in common."""
    own = factory.getbasetemp()
    return own.parent if hasattr(config, "workerinput") else own


@contextmanager
def shared(run: Path, name: str, what: str, *words: str) -> Iterator[Any]:
    """What ``module:function(folder, *words)`` opens, once for a whole run; what it gives travels as a pickle."""
    folder = run / name
    folder.mkdir(exist_ok=True)
    found, said = folder / "found", folder / "said"
    keeper = None
    with (folder / "users").open("w") as users:
        flock(users, LOCK_SH)  # waits while a keeper is ending
        with (folder / "start").open("w") as start:
            flock(start, LOCK_EX)
            if not found.exists():
                command = [sys.executable, "-m", __name__, str(folder), what, *words]
                with said.open("ab") as output:
                    keeper = subprocess.Popen(command, start_new_session=True, stdout=output, stderr=output)
                wait_for(f"the start of {name}", lambda: found.exists() or keeper.poll() is not None, PATIENCE)
        assert found.exists(), said.read_text()
        yield pickle.loads(found.read_bytes())
    if keeper:
        assert keeper.wait(PATIENCE) == 0, said.read_text()


def keep(folder: Path, what: str, *words: str) -> None:
    """Open something, and end it when nobody uses it any more."""
    module, _, function = what.partition(":")
    opened: AbstractContextManager[Any] = getattr(import_module(module), function)(folder, *words)
    found, new = folder / "found", folder / "new"
    with (folder / "users").open("w") as users, opened as thing:
        new.write_bytes(pickle.dumps(thing))
        new.rename(found)
        flock(users, LOCK_EX)
        found.unlink()


if __name__ == "__main__":
    keep(Path(sys.argv[1]), *sys.argv[2:])
