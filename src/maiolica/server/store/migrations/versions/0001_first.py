"""Visitors, their tokens, tables, who sits there, and the journal of each table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("tokens_of_visitor", "tokens", ["visitor"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("moved", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("owner", sa.String(32)),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("tables_due", "tables", ["state", "due"])
    op.create_index("tables_listed", "tables", ["listed", "state", "moved"])
    op.create_table(
        "members",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("members_of_table", "members", ["table_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("message", sa.String(120)),
    )
    op.create_index("entries_message", "entries", ["table_id", "message"], unique=True)
