"""What was printed is remembered, beside the journal."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of what was printed."""
    op.create_table(
        "printed_paper",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column(
            "tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), nullable=False, index=True
        ),
        sa.Column("document", sa.String(60), nullable=False),
        sa.Column("printed_at", sa.BigInteger, nullable=False),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("onto", sa.String(10), nullable=False),
        sa.Column("place", sa.Text, nullable=False, server_default=""),
        sa.Column("post", sa.Text, nullable=False, server_default=""),
    )


def downgrade() -> None:
    """An older application refuses the file."""
    raise NotImplementedError("a club’s file is never brought back to an older version")
