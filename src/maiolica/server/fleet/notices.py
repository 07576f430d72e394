"""What each notice of another process means. It has a kind, a process it comes from, a subject, perhaps more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from .presence import Presence, Tell


class Hearer(Protocol):
    """What a process can do about the notices of others."""

    def changed(self, table_id: str) -> None:
        """Another process changed a table."""

    async def look_again(self) -> None:
        """Notices may have been missed."""

    def signal(self, table_id: str, seat: int, signal: str) -> None:
        """Somebody gave a polite signal elsewhere."""

    def forget(self, tokens: set[str]) -> None:
        """Tokens with these hashes were forgotten elsewhere."""

    def show_presence(self, table_ids: Iterable[str]) -> None:
        """Others are connected to these tables than before."""


class Notices:
    """Hears the other processes, and sees to it that what they say is done here."""

    def __init__(self, owner: str, presence: Presence, tell: Tell, hearer: Hearer) -> None:
        self.owner = owner
        self._presence = presence
        self._tell = tell
        self._hearer = hearer

    async def hear(self, payload: str) -> None:
        """Another process did something, or notices may have been missed (an empty payload)."""
        if not payload:
            self._hearer.show_presence(self._presence.start_over())
            await self._tell([f"who {self.owner} -"])
            await self._hearer.look_again()
            return
        kind, owner, subject, *rest = payload.split(" ")
        if owner == self.owner:
            return
        if kind == "gone":
            self._hearer.show_presence(self._presence.gone(owner))
            return
        self._follow(kind, owner, subject, rest)
        if self._presence.heard(owner):
            await self._tell([f"who {self.owner} {owner}"])

    def _follow(self, kind: str, owner: str, subject: str, rest: list[str]) -> None:
        if kind == "table":
            self._hearer.changed(subject)
        elif kind == "signal":
            self._hearer.signal(subject, int(rest[0]), rest[1])
        elif kind == "token":
            self._hearer.forget({subject})
        elif kind == "who" and subject in ("-", self.owner):
            self._presence.asked()
        elif kind == "present":
            self._presence.set_there(owner, subject, *rest)
            self._hearer.show_presence([subject])
