"""A door before the server that counts every byte it lets out, those of a service worker too."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class Meter:
    """Passes connections on, and counts what comes back."""

    def __init__(self, server: str) -> None:
        parts = urlsplit(server)
        self.target = (parts.hostname, parts.port)
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}/"
        self.count = 0
        self.threads = [self.start(self.let_in)]

    def start(self, work: Callable[..., None], *args: object) -> threading.Thread:
        """Do something beside."""
        thread = threading.Thread(target=work, args=args)
        thread.start()
        return thread

    def let_in(self) -> None:
        """Let everybody in, until the door is closed."""
        with suppress(OSError):
            while True:
                inside, _ = self.door.accept()
                self.threads.append(self.start(self.serve, inside))

    def serve(self, inside: socket.socket) -> None:
        """One connection, both ways."""
        with inside, socket.create_connection(self.target) as outside:
            there = self.start(self.carry, inside, outside, False)
            self.carry(outside, inside, True)
            there.join()

    def carry(self, source: socket.socket, target: socket.socket, counts: bool) -> None:
        """All bytes of one direction."""
        with suppress(OSError):
            while data := source.recv(65536):
                self.count += len(data) if counts else 0
                target.sendall(data)
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)


@contextmanager
def metering(server: str) -> Iterator[Meter]:
    """A door for as long as a test needs it."""
    meter = Meter(server)
    try:
        yield meter
    finally:
        meter.door.shutdown(socket.SHUT_RDWR)  # wakes who waits at it
        meter.door.close()
        for thread in meter.threads:
            thread.join()
