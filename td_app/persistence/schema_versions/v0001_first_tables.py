"""The first tables: tournaments, their journals, people, notes, members, settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

PERSON = ("last_name", "first_name", "pseudonym", "licence", "club", "email", "phone", "team")

ON_SQLITE = (
    """
CREATE TRIGGER journal_entry_no_update BEFORE UPDATE ON journal_entry
BEGIN SELECT RAISE(ABORT, 'the journal is append-only: no update'); END""",
    """
CREATE TRIGGER journal_entry_no_delete BEFORE DELETE ON journal_entry
BEGIN SELECT RAISE(ABORT, 'the journal is append-only: no delete'); END""",
    """
CREATE TRIGGER journal_entry_no_replace BEFORE INSERT ON journal_entry
WHEN EXISTS (SELECT 1 FROM journal_entry
             WHERE tournament_id = NEW.tournament_id AND sequence = NEW.sequence)
BEGIN SELECT RAISE(ABORT, 'UNIQUE: this sequence is written already'); END""",
)

ON_POSTGRESQL = (
    """
CREATE FUNCTION journal_entry_append_only() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
RAISE EXCEPTION USING MESSAGE = 'the journal is append-only: no ' || lower(TG_OP);
END $$""",
    """
CREATE TRIGGER journal_entry_no_change BEFORE UPDATE OR DELETE ON journal_entry
FOR EACH ROW EXECUTE FUNCTION journal_entry_append_only()""",
    """
CREATE TRIGGER journal_entry_no_truncate BEFORE TRUNCATE ON journal_entry
FOR EACH STATEMENT EXECUTE FUNCTION journal_entry_append_only()""",
)


def upgrade() -> None:
    """Create the tables and the triggers that hold the journal to appending."""
    op.create_table(
        "tournament",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("name", sa.Text, nullable=False, server_default=""),
        sa.Column("date", sa.String(10), nullable=False, server_default=""),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("archived", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("last_seen", sa.BigInteger),
    )
    op.create_table(
        "journal_entry",
        _of_a_tournament(),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("recorded_at", sa.BigInteger, nullable=False),
        sa.Column("post", sa.Text, nullable=False, server_default=""),
        sa.Column("operator", sa.Text, nullable=False, server_default=""),
        sa.Column("kind", sa.String(60), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "entrant_person",
        _of_a_tournament(),
        sa.Column("entrant", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        *_person(),
    )
    op.create_table(
        "entry_note",
        _of_a_tournament(),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "club_member",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        *_person(),
    )
    op.create_table(
        "club_setting",
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    postgresql = op.get_bind().dialect.name == "postgresql"
    for statement in ON_POSTGRESQL if postgresql else ON_SQLITE:
        op.get_bind().exec_driver_sql(statement.strip())


def _of_a_tournament() -> sa.Column[int]:
    return sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournament.id"), primary_key=True)


def _person() -> list[sa.Column[str]]:
    return [sa.Column(name, sa.Text, nullable=False, server_default="") for name in PERSON]


def downgrade() -> None:
    """There is nothing before the first tables: an older application refuses the file."""
    raise NotImplementedError("a club’s file is never brought back to an older version")
