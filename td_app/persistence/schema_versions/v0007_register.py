"""The register: what a card holds besides the person, merges, and who each entrant was."""

import sqlalchemy as sa
from alembic import op

from td_app.persistence.seals import seal

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what a card holds, the merges and the links, and seal the cards again."""
    bind = op.get_bind()
    yes = {"type_": sa.Boolean, "nullable": False, "server_default": "0"}
    day = {"type_": sa.String(10), "nullable": False, "server_default": ""}
    text = {"type_": sa.Text, "nullable": False, "server_default": ""}
    for name, kind in (
        ("guest", yes),
        ("dues_until", day),
        ("since", day),
        ("note", text),
        ("unpublished", yes),
        ("left_on", day),
    ):
        op.add_column("club_member", sa.Column(name, **kind))  # type: ignore[arg-type]
    op.create_table(
        "member_merge",
        sa.Column("member_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("into_id", sa.Integer, nullable=False),
        sa.Column("merged_at", sa.BigInteger, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False, server_default=""),
    )
    op.create_table(
        "entrant_member",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("entrant", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("member_id", sa.Integer, nullable=False, index=True),
        sa.Column("digest", sa.String(64), nullable=False, server_default=""),
    )
    tables = sa.MetaData()
    tables.reflect(bind, only=["club_member"])
    seal(bind, tables.tables["club_member"])


def downgrade() -> None:
    """An older application refuses the file."""
    raise NotImplementedError("a club’s file is never brought back to an older version")
