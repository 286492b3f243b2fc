"""Two files joined: which tournaments of this file are the flights of a day 2 brought here."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table that tells them."""
    op.create_table(
        "joined_flight",
        sa.Column(
            "tournament_id",
            sa.Integer,
            sa.ForeignKey("tournament.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("flight_id", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False, server_default=""),
    )


def downgrade() -> None:
    """An older application refuses the file."""
    raise NotImplementedError("a club’s file is never brought back to an older version")
