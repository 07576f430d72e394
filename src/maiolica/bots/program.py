"""Another program that is asked and answers line by line; it can neither hang nor flood the one who asks.

Threads read and write its pipes, which works on every system; they know the pipes, but not the program, so that one
which is forgotten is ended.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from threading import Condition, Thread
from typing import IO

from .base import BotFailed

LONGEST_LINE = 65_536  # bytes of an answer
CHUNK = 65_536
KEPT_ERRORS = 2_000  # bytes of what it wrote last to its standard error
GOODBYE = 1.0  # seconds to end by itself


class ProgramEnded(BotFailed):
    """It ended instead of answering."""


class Program:
    """A running program in a process group of its own."""

    def __init__(self, words: Sequence[str]) -> None:
        try:
            self.process = start(words)
        except (OSError, ValueError) as error:
            raise BotFailed(f"it could not be started: {error}") from None
        self._pipes = Pipes(self.process)
        self._end = weakref.finalize(self, _end, self.process, self._pipes)  # also when it is forgotten

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for the line that answers it."""
        pipes, deadline = self._pipes, time.monotonic() + seconds
        with pipes.news:
            if pipes.received:
                raise BotFailed(f"it wrote {_short(pipes.received)} without being asked")
            pipes.send(line)
            while pipes.to_send or b"\n" not in pipes.received:
                pipes.news.wait(max(0, deadline - time.monotonic()))
                if len(pipes.received) > LONGEST_LINE and b"\n" not in pipes.received[:LONGEST_LINE]:
                    raise BotFailed(f"its answer is longer than {LONGEST_LINE} bytes")
                if pipes.is_over and b"\n" not in pipes.received:  # who answers and leaves has answered
                    break
                if time.monotonic() >= deadline:
                    raise BotFailed(f"no answer within {seconds:.2f} s")
            else:
                return pipes.take_line()
        raise ProgramEnded(f"it ended {self._how_it_ended()}")

    def tell(self, line: bytes) -> None:
        """Send a line that needs no answer; whether it is read is the program's affair."""
        with self._pipes.news:
            self._pipes.send(line)

    def end(self, seconds: float = 0) -> None:
        """End the program and whatever it started, after some time to do so by itself."""
        if self._end.alive and seconds:
            self._pipes.finish()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(seconds)
        self._end()

    def _how_it_ended(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GOODBYE)
        code = self.process.returncode
        how = "its output" if code is None else f"with exit code {code}" if code >= 0 else f"by signal {-code}"
        errors = self._pipes.last_errors(0 if code is None else GOODBYE).decode(errors="replace").strip().splitlines()
        return f"{how}: {errors[-1][:200]}" if errors else how


class Pipes:
    """What goes to a program and comes from it; whoever looks or changes anything holds ``news``."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self.news = Condition()
        self.to_send = b""
        self.received = bytearray()
        self.errors = bytearray()
        self.is_over = False  # nothing will be received any more
        self.is_deaf = False  # nothing can be sent any more
        self.is_finished = False  # nothing will be sent any more
        tasks = ((self._write, process.stdin), (self._read, process.stdout), (self._read_errors, process.stderr))
        self.threads = [Thread(target=task, args=(stream,), daemon=True) for task, stream in tasks]
        for thread in self.threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Put a line in the queue; one who does not read gets nothing."""
        if not self.is_deaf:
            self.to_send += line + b"\n"
            self.news.notify_all()

    def finish(self) -> None:
        """Nothing more is sent: when all is, the program sees the end of its input."""
        with self.news:
            self.is_finished = True
            self.news.notify_all()

    def take_line(self) -> bytes:
        """The first line that was received."""
        answer, _, rest = bytes(self.received).partition(b"\n")
        self.received[:] = rest
        self.news.notify_all()
        return answer

    def last_errors(self, seconds: float) -> bytes:
        """What the program complained of last; if it has ended, all of that is there in a moment."""
        self.threads[2].join(seconds)
        with self.news:
            return bytes(self.errors)

    def _write(self, stream: IO[bytes]) -> None:
        with stream:
            while True:
                with self.news:
                    self.news.wait_for(lambda: self.to_send or self.is_finished)
                    chunk = self.to_send[:CHUNK]
                if not chunk:
                    return
                try:
                    sent = os.write(stream.fileno(), chunk)
                except OSError:  # it does not read any more; it may still answer
                    sent = None
                with self.news:
                    self.is_deaf = sent is None
                    self.to_send = b"" if sent is None else self.to_send[sent:]
                    self.is_finished |= self.is_deaf
                    self.news.notify_all()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            while chunk := os.read(stream.fileno(), CHUNK):
                with self.news:
                    self.received += chunk
                    self.news.notify_all()
                    self.news.wait_for(lambda: len(self.received) <= LONGEST_LINE)  # a flood waits outside
        with self.news:
            self.is_over = True
            self.news.notify_all()

    def _read_errors(self, stream: IO[bytes]) -> None:
        with stream:
            while chunk := os.read(stream.fileno(), CHUNK):
                with self.news:
                    self.errors = (self.errors + chunk)[-KEPT_ERRORS:]

    def close(self) -> None:
        """The program has ended: let the threads end, too."""
        self.finish()
        with self.news:
            self.received.clear()
            self.news.notify_all()
        for thread in self.threads:
            thread.join(GOODBYE)  # what it left behind elsewhere may still hold a pipe


def start(words: Sequence[str]) -> subprocess.Popen[bytes]:
    """A process that leads a group of its own."""
    pipe = subprocess.PIPE
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP
        return subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, creationflags=flags)
    return subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True)


def kill(process: subprocess.Popen[bytes]) -> None:
    """Kill the whole group, which outlives its first process if that one left others behind."""
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], capture_output=True, check=False)
        return
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def _end(process: subprocess.Popen[bytes], pipes: Pipes) -> None:
    kill(process)
    process.wait()
    pipes.close()


def _short(data: bytes | bytearray) -> str:
    text = data.decode(errors="replace").strip()
    return repr(text if len(text) <= 60 else f"{text[:57]}...")
