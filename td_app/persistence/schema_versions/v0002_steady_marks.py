"""The mark of a clock last seen also tells the steady count and who counted."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what tells a changed computer clock from time that passed."""
    op.add_column("tournament", sa.Column("seen_ahead", sa.BigInteger))
    op.add_column("tournament", sa.Column("seen_steady", sa.BigInteger))
    op.add_column("tournament", sa.Column("seen_post", sa.Text))


def downgrade() -> None:
    """An older application refuses the file."""
    raise NotImplementedError("a club’s file is never brought back to an older version")
