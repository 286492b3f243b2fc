"""Seasons: their scales, parts and evenings, results recorded, minutes that are only added to."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False, server_default="")


def _number(name: str, **more: object) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, **more)  # type: ignore[arg-type]


def _key(name: str, table: str, **more: object) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, sa.ForeignKey(f"{table}.id"), **more)  # type: ignore[arg-type]


def _day(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(10), nullable=False, server_default="")


def _yes(name: str, default: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False, server_default=default)


def _numbered() -> sa.Column[int]:
    return sa.Column("id", sa.Integer, primary_key=True, autoincrement=True)


def _digest() -> sa.Column[str]:
    return sa.Column("digest", sa.String(64), nullable=False, server_default="")


def upgrade() -> None:
    """Create the tables of the seasons, and what holds their minutes to appending."""
    name = sa.Column("name", sa.Text, nullable=False)
    op.create_table(
        "season",
        _numbered(),
        name,
        _day("begins"),
        _day("ends"),
        _text("scale"),
        _digest(),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "season_part",
        _numbered(),
        _key("season_id", "season", nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        _text("scale"),
        _digest(),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "season_evening",
        _numbered(),
        _key("season_id", "season", nullable=False, index=True),
        _key("part_id", "season_part"),
        _key("tournament_id", "tournament", unique=True),
        _day("date"),
        _text("name"),
        _yes("final", "0"),
        _yes("counts", "1"),
        _digest(),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "season_result",
        _numbered(),
        _key("evening_id", "season_evening", nullable=False, index=True),
        sa.Column("member", sa.Integer),
        _text("name"),
        _number("place"),
        _number("kills", server_default="0"),
        _yes("guest", "0"),
        _number("reentries", server_default="0"),
        _digest(),
        sqlite_autoincrement=True,
    )
    _create_minutes()
    from td_app.persistence.tables import guard_seasons

    guard_seasons(op.get_bind())


def _create_minutes() -> None:
    numbered = {"primary_key": True, "autoincrement": False}
    op.create_table(
        "season_entry",
        _key("season_id", "season", primary_key=True),
        _number("sequence", **numbered),
        sa.Column("recorded_at", sa.BigInteger, nullable=False),
        _text("post"),
        sa.Column("kind", sa.String(60), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        _digest(),
    )
    op.create_table(
        "season_note",
        _key("season_id", "season", primary_key=True),
        _number("sequence", **numbered),
        sa.Column("text", sa.Text, nullable=False),
        _digest(),
    )
    op.create_table(
        "season_reading",
        _key("tournament_id", "tournament", **numbered),
        _number("entries"),
        sa.Column("body", sa.Text, nullable=False),
        _digest(),
    )


def downgrade() -> None:
    """An older application refuses the file."""
    raise NotImplementedError("a club’s file is never brought back to an older version")
