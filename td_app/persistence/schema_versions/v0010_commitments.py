"""Entries commit to the texts beside them: names, notes, operators, each with a salt of its own.

Entries already written keep their hashes, and commit to nothing.
"""

import sqlalchemy as sa
from alembic import op

from td_app.persistence.seals import seal

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

COMMITTED = ("operator", "entrant_person", "entry_note")


def upgrade() -> None:
    """Add what commitments and salts are kept in, and the day of an erasure; seal those rows."""
    bind = op.get_bind()
    commitments = sa.Column("commitments", sa.Text, nullable=False, server_default="")
    op.add_column("journal_entry", commitments)
    for name in COMMITTED:
        salt = sa.Column("salt", sa.String(32), nullable=False, server_default="")
        day = sa.Column("erased_on", sa.String(10), nullable=False, server_default="")
        op.add_column(name, salt)
        op.add_column(name, day)
    tables = sa.MetaData()
    tables.reflect(bind, only=COMMITTED)
    for name in COMMITTED:
        seal(bind, tables.tables[name])


def downgrade() -> None:
    """An older application refuses the file."""
    raise NotImplementedError("a club’s file is never brought back to an older version")
