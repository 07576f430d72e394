"""What is kept of reviews: of each finished table the most thorough one."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from .schema import reviews
from .trouble import Engine


class StoredReviews:
    """Reads and writes reviews, as JSON."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def of(self, table_id: str) -> tuple[int, str] | None:
        """How often a table was gone through, and what came of it."""
        query = select(reviews.c.passes, reviews.c.body).where(reviews.c.table_id == table_id)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return (int(found[0]), str(found[1])) if found else None

    async def put(self, table_id: str, passes: int, body: str) -> None:
        """Keep a review, unless there is one that is as thorough; a table that is forgotten needs none."""
        try:
            async with self._engine.begin() as connection:
                older = (reviews.c.table_id == table_id, reviews.c.passes < passes)
                await connection.execute(delete(reviews).where(*older))
                await connection.execute(insert(reviews).values(table_id=table_id, passes=passes, body=body))
        except IntegrityError:
            return
