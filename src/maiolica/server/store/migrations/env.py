"""Runs the steps on the connection that the store hands over."""

from __future__ import annotations

from alembic import context

from maiolica.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
