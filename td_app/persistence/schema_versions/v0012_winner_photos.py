"""The photographs of winners, each with its evening."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table that keeps them."""
    op.create_table(
        "winner_photo",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("entrant", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("picture", sa.Text, nullable=False, server_default=""),
        sa.Column("agreed", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("digest", sa.String(64), nullable=False, server_default=""),
    )


def downgrade() -> None:
    """An older application refuses the file."""
    raise NotImplementedError("a club’s file is never brought back to an older version")
