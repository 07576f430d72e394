"""Another program that is asked and answers line by line; it can neither hang nor flood the one who asks."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
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
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(
                words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise BotFailed(f"it could not be started: {error}") from None
        streams = (self.process.stdin, self.process.stdout, self.process.stderr)
        self.stdin, self.stdout, self.stderr = (stream for stream in streams if stream)
        self._to_send = b""
        self._received = bytearray()
        self._errors = bytearray()
        self._selector = selectors.DefaultSelector()
        for stream in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(stream.fileno(), False)
        self._selector.register(self.stdout, selectors.EVENT_READ)
        self._selector.register(self.stderr, selectors.EVENT_READ)
        self._end = weakref.finalize(self, _end, self.process, self._selector)  # also when it is forgotten

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for the line that answers it."""
        self._serve(0)
        if self._received:
            raise BotFailed(f"it wrote {_short(self._received)} without being asked")
        self._send(line)
        deadline = time.monotonic() + seconds
        while self._to_send or b"\n" not in self._received:
            self._serve(deadline - time.monotonic())
            if len(self._received) > LONGEST_LINE and b"\n" not in self._received[:LONGEST_LINE]:
                raise BotFailed(f"its answer is longer than {LONGEST_LINE} bytes")
            if self.stdout.closed:
                raise ProgramEnded(f"it ended {self._how_it_ended()}")
            if time.monotonic() >= deadline:
                raise BotFailed(f"no answer within {seconds:.2f} s")
        answer, _, rest = bytes(self._received).partition(b"\n")
        self._received[:] = rest
        return answer

    def tell(self, line: bytes) -> None:
        """Send a line that needs no answer; whether it is read is the program's affair."""
        self._send(line)
        self._serve(0)

    def end(self, seconds: float = 0) -> None:
        """End the program and whatever it started, after some time to do so by itself."""
        if self._end.alive and seconds:
            self.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(seconds)
        self._end()

    def _send(self, line: bytes) -> None:
        if not self._to_send and not self.stdin.closed:
            self._selector.register(self.stdin, selectors.EVENT_WRITE)
        self._to_send += line + b"\n"

    def _serve(self, seconds: float) -> None:
        """Read and write what can be read and written, and wait for it if nothing can."""
        for key, _ in self._selector.select(max(0, seconds)) if self._selector.get_map() else ():
            if key.fileobj is self.stdin:
                self._write()
            elif key.fileobj is self.stdout:
                self._received += self._read(self.stdout)
            else:
                self._errors = (self._errors + self._read(self.stderr))[-KEPT_ERRORS:]
        if self.stdin.closed:
            self._to_send = b""

    def _write(self) -> None:
        try:
            self._to_send = self._to_send[os.write(self.stdin.fileno(), self._to_send) :]
        except BrokenPipeError:  # it does not read any more; it may still answer
            self._close(self.stdin)
            return
        if not self._to_send:
            self._selector.unregister(self.stdin)

    def _read(self, stream: IO[bytes]) -> bytes:
        chunk = os.read(stream.fileno(), CHUNK)
        if not chunk:
            self._close(stream)
        return chunk

    def _close(self, stream: IO[bytes]) -> None:
        self._selector.unregister(stream)
        stream.close()

    def _how_it_ended(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GOODBYE)
        if not self.stderr.closed:
            self._serve(0)
        code = self.process.returncode
        how = "its output" if code is None else f"with exit code {code}" if code >= 0 else f"by signal {-code}"
        errors = self._errors.decode(errors="replace").strip().splitlines()
        return f"{how}: {errors[-1][:200]}" if errors else how


def kill(process: subprocess.Popen[bytes]) -> None:
    """Kill the whole group, which outlives its first process if that one left others behind."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def _end(process: subprocess.Popen[bytes], selector: selectors.BaseSelector) -> None:
    kill(process)
    process.wait()
    selector.close()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream:
            stream.close()


def _short(data: bytes | bytearray) -> str:
    text = data.decode(errors="replace").strip()
    return repr(text if len(text) <= 60 else f"{text[:57]}...")
