"""What is kept of visitors: their names, and hashes of the tokens with which they come."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from .schema import tokens, visitors
from .trouble import Engine


class StoredVisitors:
    """Reads and writes visitors and their tokens."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add(self, visitor: str, name: str, token: str, now: int) -> None:
        """A new visitor with the hash of the first device's token."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(visitors).values(id=visitor, name=name, created=now, seen=now))
            await connection.execute(insert(tokens).values(hash=token, visitor=visitor, kind="device", created=now))

    async def of(self, token: str, kind: str = "device") -> tuple[str, str] | None:
        """The id and name of the visitor whose token has this hash."""
        query = (
            select(visitors.c.id, visitors.c.name)
            .join(tokens, tokens.c.visitor == visitors.c.id)
            .where(tokens.c.hash == token, tokens.c.kind == kind)
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return (found[0], found[1]) if found else None

    async def rename(self, visitor: str, name: str) -> None:
        """A visitor has another name from now on."""
        async with self._engine.begin() as connection:
            await connection.execute(update(visitors).where(visitors.c.id == visitor).values(name=name))

    async def set_recovery(self, visitor: str, token: str, now: int) -> None:
        """This token, and no earlier one, brings the visitor to another device."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(tokens).where(tokens.c.visitor == visitor, tokens.c.kind == "recovery"))
            await connection.execute(insert(tokens).values(hash=token, visitor=visitor, kind="recovery", created=now))

    async def use_recovery(self, recovery: str, device: str, now: int) -> tuple[str, str] | None:
        """Exchange a recovery token, once, for the token of a device."""
        found = await self.of(recovery, "recovery")
        if not found:
            return None
        async with self._engine.begin() as connection:
            gone = await connection.execute(delete(tokens).where(tokens.c.hash == recovery))
            if gone.rowcount != 1:
                return None
            await connection.execute(insert(tokens).values(hash=device, visitor=found[0], kind="device", created=now))
        return found

    async def known_tokens(self, hashes: set[str]) -> set[str]:
        """Those of these hashes that belong to a visitor's device."""
        query = select(tokens.c.hash).where(tokens.c.hash.in_(hashes), tokens.c.kind == "device")
        async with self._engine.connect() as connection:
            return set(await connection.scalars(query))

    async def forget_token(self, token: str) -> None:
        """This token opens nothing any more."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(tokens).where(tokens.c.hash == token))
