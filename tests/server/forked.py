"""Commands in processes that are forked from one that has imported and loaded everything: they start at once."""

from __future__ import annotations

import os
import sys
from multiprocessing import get_context, resource_tracker
from pathlib import Path

LOADED = "tests.server.loaded"
CONTEXT = get_context("forkserver")
CONTEXT.set_forkserver_preload([LOADED])


class Forked:
    """``maiolica`` with some words, in such a process; used like one of ``subprocess``."""

    def __init__(self, environment: dict[str, str], folder: Path, log: Path, words: list[str]) -> None:
        self.process = CONTEXT.Process(target=run, args=(environment, folder, log, words))
        self.process.start()
        assert self.process.pid
        self.pid = self.process.pid

    def poll(self) -> int | None:
        """Its exit status, once there is one."""
        return self.process.exitcode

    def wait(self, patience: float | None = None) -> int:
        """Its exit status."""
        self.process.join(patience)
        assert self.process.exitcode is not None, "it does not end"
        return self.process.exitcode

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        self.process.kill()


def run(environment: dict[str, str], folder: Path, log: Path, words: list[str]) -> None:
    """What the command does, in the new process."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
    for channel in (1, 2):
        os.dup2(file, channel)
    os.close(file)
    resource_tracker._resource_tracker._fd = None  # a server of its own has its own
    sys.argv = ["maiolica", *words]
    from maiolica.cli.main import run as run_command

    run_command()
