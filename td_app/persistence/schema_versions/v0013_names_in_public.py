"""How somebody is named in public becomes a choice of theirs, where a refusal alone was kept."""

import sqlalchemy as sa
from alembic import op

from td_app.persistence.seals import seal

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Refusals become a pseudonym, or nothing without one; the others were not asked."""
    bind = op.get_bind()
    choice = sa.Column("in_public", sa.String(10), nullable=False, server_default="")
    op.add_column("club_member", choice)
    card = sa.table(
        "club_member",
        sa.column("unpublished", sa.Boolean),
        sa.column("pseudonym", sa.Text),
        sa.column("in_public", sa.String(10)),
    )
    shown = sa.case((card.c.pseudonym != "", "pseudonym"), else_="nothing")
    bind.execute(sa.update(card).where(card.c.unpublished).values(in_public=shown))
    op.drop_column("club_member", "unpublished")
    tables = sa.MetaData()
    tables.reflect(bind, only=["club_member"])
    seal(bind, tables.tables["club_member"])


def downgrade() -> None:
    """An older application refuses the file."""
    raise NotImplementedError("a club’s file is never brought back to an older version")
