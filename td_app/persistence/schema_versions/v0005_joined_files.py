"""Two files joined: under which number a journal was chained, and who its operators are here."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create what a journal brought from another file is read by; an act is one in its journal."""
    op.create_table(
        "joined_journal",
        sa.Column(
            "tournament_id",
            sa.Integer,
            sa.ForeignKey("tournament.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False, server_default=""),
    )
    op.create_table(
        "joined_operator",
        sa.Column(
            "tournament_id",
            sa.Integer,
            sa.ForeignKey("tournament.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("operator_id", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False, server_default=""),
    )
    op.drop_index("journal_entry_act", "journal_entry")
    op.create_index("journal_entry_act", "journal_entry", ["act", "tournament_id"], unique=True)


def downgrade() -> None:
    """An older application refuses the file."""
    raise NotImplementedError("a club’s file is never brought back to an older version")
