"""What Alembic runs: the revisions, on the connection it was handed."""

from alembic import context

from td_app.persistence.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
