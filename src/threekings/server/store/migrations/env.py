"""Run by Alembic, never imported: all revisions still missing, in one transaction on the connection it is given."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
