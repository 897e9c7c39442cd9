"""Runs migrations on the connection that the server passes in."""

from alembic import context

from colt_express.server.storage.database.columns import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
