"""What Alembic runs to migrate: always on a connection that somebody has opened."""

from __future__ import annotations

from alembic import context

from oneiros.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # The caller opened the connection, has begun a transaction and ends it.
    transactional_ddl=True,
    compare_server_default=True,
)
with context.begin_transaction():
    context.run_migrations()
