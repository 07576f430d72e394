"""The tables of the database; ``migrations/`` makes and changes them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

visitors = Table(
    "visitors",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256: who reads the database cannot use it
    Column("visitor", String(32), ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),  # device or recovery
    Column("created", BigInteger, nullable=False),
    Index("tokens_of_visitor", "visitor"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("state", String(10), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("due", BigInteger),
    Column("owner", String(32)),  # the process that acts for bots and clocks
    Column("lease", BigInteger, nullable=False),  # until when
    Column("body", Text, nullable=False),  # all the rest, as JSON
    Index("tables_due", "state", "due"),
    Index("tables_listed", "listed", "state", "moved"),
)

members = Table(
    "members",
    metadata,
    Column("visitor", String(32), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("members_of_table", "table_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("message", String(120)),
    Index("entries_message", "table_id", "message", unique=True),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("passes", Integer, nullable=False),  # how often the game was gone through, each time more thoroughly
    Column("body", Text, nullable=False),  # the review, as JSON
)

service = Table(  # one row
    "service",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("up", BigInteger, nullable=False),  # since when there has been a server without a pause
    Column("beat", BigInteger, nullable=False),  # when a process last said that it is alive
)
