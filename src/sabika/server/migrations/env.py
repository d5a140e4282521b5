"""What Alembic runs for every command. The connection is always given: see `upgrade`."""

from alembic import context

from sabika.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
