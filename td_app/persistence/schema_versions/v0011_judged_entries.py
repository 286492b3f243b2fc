"""A PostgreSQL server judges entries, and knows which user each post is."""

from alembic import op

from td_app.persistence.judged_entries import judge_entries

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of the posts' users and, on a server, the trigger."""
    judge_entries(op.get_bind())


def downgrade() -> None:
    """An older application refuses the file."""
    raise NotImplementedError("a club’s file is never brought back to an older version")
