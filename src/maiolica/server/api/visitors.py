"""Who asks: tokens of 128 bits, of which only hashes are stored; a cookie for browsers, a header for programs."""

from __future__ import annotations

import secrets
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..messages import Credential, Visitor
from ..play.hub import Hub
from ..play.names import checked_name
from ..play.room import time_now
from ..problems import Refused

COOKIE = "maiolica"
YEAR = 365 * 24 * 3600
CACHE = 5000  # visitors remembered, to ask the store less
TRUST = 10_000  # milliseconds until the store is asked again: another process may have forgotten a token
SAFE = ("GET", "HEAD", "OPTIONS")


def new_token() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


class Visitors:
    """Knows visitors by their tokens."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def add(self, name: str) -> Credential:
        """A new visitor."""
        token, visitor = new_token(), Visitor(secrets.token_hex(8), checked_name(name))
        await self.hub.store.visitors.add(visitor.id, visitor.name, hashed(token), time_now())
        return Credential(visitor, token)

    async def of(self, connection: HTTPConnection) -> Visitor | None:
        """Who asks, if we know them."""
        token = token_of(connection)
        if token is None:
            return None
        key, now = hashed(token), time_now()
        visitor, since = self.hub.known.get(key, (None, 0))
        if visitor and now - since < TRUST:
            return visitor
        self.hub.known.pop(key, None)
        found = await self.hub.store.visitors.of(key)
        if found is None:
            return None
        visitor = Visitor(*found)
        self.hub.known[key] = visitor, now
        self.hub.store.touch(visitor.id, now)
        if len(self.hub.known) > CACHE:
            self.hub.known.pop(next(iter(self.hub.known)))
        return visitor

    async def known(self, connection: HTTPConnection) -> Visitor:
        """Who asks; nobody is refused."""
        visitor = await self.of(connection)
        if visitor is None:
            raise Refused("nobody", "who are you? POST api/visitors first, and send the token you get")
        return visitor

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        """A visitor takes another name."""
        await self.hub.store.visitors.rename(visitor.id, checked_name(name))
        self.hub.known.clear()
        return Visitor(visitor.id, checked_name(name))

    async def recovery(self, visitor: Visitor) -> str:
        """A token that works once, for another device."""
        token = new_token()
        await self.hub.store.visitors.set_recovery(visitor.id, hashed(token), time_now())
        return token

    async def recover(self, token: str) -> Credential:
        """The visitor on this device, too."""
        device = new_token()
        found = await self.hub.store.visitors.use_recovery(hashed(token), hashed(device), time_now())
        if found is None:
            raise Refused("nobody", "this link was used already, or a newer one was made")
        return Credential(Visitor(*found), device)

    async def forget(self, connection: HTTPConnection) -> None:
        """This device is nobody."""
        if token := token_of(connection):
            await self.hub.forget(hashed(token))


def token_of(connection: HTTPConnection) -> str | None:
    """The token that came with a request; a cookie counts only from our own pages."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip()[:64]
    token = connection.cookies.get(COOKIE)
    return token[:64] if token else None


def set_cookie(response: Response, connection: HTTPConnection, token: str, secure: str) -> None:
    """Give a browser its token; scripts cannot read it, and other sites cannot use it."""
    is_secure = secure == "true" or (secure == "auto" and connection.url.scheme in ("https", "wss"))
    path = connection.scope.get("root_path") or "/"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure, path=path)


def check_origin(connection: HTTPConnection, origins: str) -> None:
    """Refuse what a page of another site sends."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    allowed = {one.strip().rstrip("/") for one in origins.split(",") if one.strip()}
    host = connection.headers.get("host", "")
    if origin not in allowed and origin.partition("://")[2] != host:
        raise Refused("not-yours", "this page belongs to another site")
