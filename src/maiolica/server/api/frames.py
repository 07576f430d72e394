"""Connections: one frame for all who are told the same, and an end for who begins to ask and never finishes.

A message is written and packed once, then its bytes go to every socket. That needs a compressor that begins anew with
each message (``server_no_context_takeover``); a compressor for each socket would cost more than all the rest.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from ..play.feeds import Broadcast
from ..settings import Settings
from .doors import Doors

LINK = "maiolica.link"  # among the extensions of a connection's scope
DOORS = "maiolica.doors"  # in the state of the application
BEHIND = 512 * 1024  # bytes that a client may leave unread
GRACE = 5.0  # seconds until a client that does not even read why is cut off
PATIENCE = 15.0  # seconds until a request must be complete


class Sockets(WebSocketsSansIOProtocol):
    """A WebSocket that takes frames which are written already."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        packing = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True, client_no_context_takeover=True, client_max_window_bits=12
        )
        self.conn = ServerProtocol(extensions=[packing], max_size=self.config.ws_max_size, logger=self.logger)

    def handle_connect(self, event: Any) -> None:
        """A connection begins: the application finds it in its scope."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[LINK] = self

    def take(self, told: Broadcast) -> bool:
        """Send a message; whether this client reads what it is sent."""
        if self.close_sent or self.transport.is_closing():
            return True
        self.transport.write(told.packed_frame() if self.conn.extensions else told.frame())
        if self.transport.get_write_buffer_size() <= BEHIND:
            return True
        self.loop.call_later(GRACE, self.transport.abort)
        return False


class Requests(H11Protocol):
    """Plain HTTP; a request that does not come to its end is ended."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """The clock runs from the first moment on."""
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is awaited any more."""
        super().connection_lost(exc)
        self._rest()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From now on it is a socket's connection, here or in another process."""
        self._rest()
        self._is_socket = True
        doors: Doors | None = self.app_state.get(DOORS)
        if doors and doors.hand_over(self.scope["path"], self.transport, written(event)):
            self.connections.discard(self)
        else:
            super().handle_websocket_upgrade(event)

    _is_socket = False

    def _waits(self) -> bool:
        begun = self.cycle is not None and not self.cycle.response_complete
        return not self._is_socket and not self.transport.is_closing() and not (begun and not self.cycle.more_body)

    def _watch(self) -> None:
        if not self._waits():
            self._rest()
        elif self._late is None:
            self._late = self.loop.call_later(PATIENCE, self._give_up)

    def _give_up(self) -> None:
        self._late = None
        if self._waits():
            self.transport.close()

    def _rest(self) -> None:
        if self._late:
            self._late.cancel()
            self._late = None


def written(request: Any) -> bytes:
    """A request without a body, as it was sent."""
    lines = [b"%s %s HTTP/1.1" % (request.method, request.target)]
    lines += [b"%s: %s" % (name, value) for name, value in request.headers]
    return b"\r\n".join([*lines, b"", b""])


def ways_in(settings: Settings) -> dict[str, Any]:
    """How connections are read."""
    return {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.trusted_proxies,
        "ws_max_size": 16 * 1024,
        "ws_ping_interval": 40.0,  # proxies end what is silent for a minute
        "http": Requests,
        "ws": Sockets,
    }
