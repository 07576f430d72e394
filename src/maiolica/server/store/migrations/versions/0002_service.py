"""Since when there has been a server, so that clocks do not run while there is none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table with its one row."""
    service = op.create_table(
        "service",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("up", sa.BigInteger, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(service, [{"id": 1, "up": 0, "beat": 0}])
