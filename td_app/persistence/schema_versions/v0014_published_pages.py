"""Which pages of the club's stand where it publishes."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table that keeps them."""
    op.create_table(
        "published_page",
        sa.Column("place", sa.String(32), primary_key=True),
        sa.Column("path", sa.String(200), primary_key=True),
        sa.Column("inputs", sa.String(64), nullable=False, server_default=""),
        sa.Column("content", sa.String(64), nullable=False, server_default=""),
        sa.Column("remote", sa.Text, nullable=False, server_default=""),
        sa.Column("address", sa.Text, nullable=False, server_default=""),
        sa.Column("sent_at", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("unsure", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("digest", sa.String(64), nullable=False, server_default=""),
    )


def downgrade() -> None:
    """An older application refuses the file."""
    raise NotImplementedError("a club’s file is never brought back to an older version")
