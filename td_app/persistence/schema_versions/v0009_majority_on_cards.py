"""The day a card's majority was checked on, and which cards were written for one entry alone."""

import sqlalchemy as sa
from alembic import op

from td_app.persistence.seals import seal

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the two columns, and seal cards and links again."""
    bind = op.get_bind()
    day = sa.Column("of_age_on", sa.String(10), nullable=False, server_default="")
    made = sa.Column("made", sa.Boolean, nullable=False, server_default="0")
    op.add_column("club_member", day)
    op.add_column("entrant_member", made)
    tables = sa.MetaData()
    tables.reflect(bind, only=["club_member", "entrant_member"])
    for name in ("club_member", "entrant_member"):
        seal(bind, tables.tables[name])


def downgrade() -> None:
    """An older application refuses the file."""
    raise NotImplementedError("a club’s file is never brought back to an older version")
