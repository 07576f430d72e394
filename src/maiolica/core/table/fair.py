"""Draws that nobody can doubt: a secret is committed to before the first draw and shown after the last."""

from __future__ import annotations

import secrets
from hashlib import sha256

from ..game.errors import BadLog
from .log import Log
from .table import Table

SECRET_BYTES = 32


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_of(secret: bytes) -> str:
    """What is shown beforehand: it fits this secret alone, and does not give it away."""
    return sha256(secret).hexdigest()


def seed_of(secret: bytes) -> int:
    """Where the generator of the draws starts."""
    return int.from_bytes(sha256(b"maiolica draws" + secret).digest()[:8], "big")


def verify(log: Log, lines: list[int]) -> int:
    """Check a log's commitment and make every draw again; the number of draws, or what is wrong with the log."""
    if not log.commitment:
        raise BadLog(1, "this log has no commitment: its draws cannot be verified")
    if not log.secret:
        raise BadLog(1, "this log has no secret: it is shown when the game is over")
    secret = bytes.fromhex(log.secret)
    if commitment_of(secret) != log.commitment:
        raise BadLog(1, "the secret does not fit the commitment")
    Table.replay(log, lines, seed_of(secret))
    return sum(event.seat < 0 for event in log.events)
