"""The tables of the club's file, and the triggers that hold the journal to appending."""

from __future__ import annotations

from dataclasses import fields

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

from td_app.tournament.state.person import Person

metadata = MetaData()


def _person_columns() -> list[Column[str]]:
    """What is kept of a person, in the order of :class:`Person`'s fields."""
    return [Column(f.name, Text, nullable=False, server_default="") for f in fields(Person)]


def _digest() -> Column[str]:
    """What the rest of the row hashes to: see ``seals.py``."""
    return Column("digest", String(64), nullable=False, server_default="")


tournament = Table(
    "tournament",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", Text, nullable=False, server_default=""),
    Column("date", String(10), nullable=False, server_default=""),
    Column("created_at", BigInteger, nullable=False),
    Column("archived", Boolean, nullable=False, server_default="0"),
    Column("last_seen", BigInteger),
    Column("seen_ahead", BigInteger),
    Column("seen_steady", BigInteger),
    Column("seen_post", Text),
    Column("sealed_at", BigInteger),
    Column("sealed_entries", Integer),
    _digest(),
)

journal_entry = Table(
    "journal_entry",
    metadata,
    Column("tournament_id", ForeignKey("tournament.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("recorded_at", BigInteger, nullable=False),
    Column("post", Text, nullable=False, server_default=""),
    Column("kind", String(60), nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("operator_id", Integer),
    Column("act", String(64), nullable=False, server_default=""),
    Column("hash", String(64), nullable=False, server_default=""),
    Index("journal_entry_act", "act", unique=True),
)

#: Who was at a post when an entry was written: beside the journal, so that it can be erased.
operator = Table(
    "operator",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", Text, nullable=False, server_default=""),
    _digest(),
)

#: Who an entrant is, as one entry of the journal gave the name. Can be corrected and erased.
entrant_person = Table(
    "entrant_person",
    metadata,
    Column("tournament_id", ForeignKey("tournament.id"), primary_key=True),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    *_person_columns(),
    _digest(),
)

#: The free words written with an entry: a reason, a remark.
entry_note = Table(
    "entry_note",
    metadata,
    Column("tournament_id", ForeignKey("tournament.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    _digest(),
)

#: What left for a printer or into a file, each time that it did.
printed_paper = Table(
    "printed_paper",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("tournament_id", ForeignKey("tournament.id"), nullable=False, index=True),
    Column("document", String(60), nullable=False),
    Column("printed_at", BigInteger, nullable=False),
    Column("fingerprint", String(64), nullable=False),
    Column("onto", String(10), nullable=False),
    Column("place", Text, nullable=False, server_default=""),
    Column("post", Text, nullable=False, server_default=""),
    _digest(),
)

club_member = Table(
    "club_member",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    *_person_columns(),
    _digest(),
)

club_setting = Table(
    "club_setting",
    metadata,
    Column("name", String(80), primary_key=True),
    Column("value", Text, nullable=False),
    _digest(),
)

#: Every table whose rows carry a digest: all but the journal, which is chained.
SEALED = (
    tournament,
    operator,
    entrant_person,
    entry_note,
    printed_paper,
    club_member,
    club_setting,
)


#: Refused on SQLite: changing, deleting, and replacing (INSERT OR REPLACE fires no DELETE).
ON_SQLITE = {
    "journal_entry_no_update": """
CREATE TRIGGER journal_entry_no_update BEFORE UPDATE ON journal_entry
BEGIN SELECT RAISE(ABORT, 'the journal is append-only: no update'); END""",
    "journal_entry_no_delete": """
CREATE TRIGGER journal_entry_no_delete BEFORE DELETE ON journal_entry
BEGIN SELECT RAISE(ABORT, 'the journal is append-only: no delete'); END""",
    "journal_entry_no_replace": """
CREATE TRIGGER journal_entry_no_replace BEFORE INSERT ON journal_entry
WHEN EXISTS (SELECT 1 FROM journal_entry
             WHERE tournament_id = NEW.tournament_id AND sequence = NEW.sequence)
BEGIN SELECT RAISE(ABORT, 'UNIQUE: this sequence is written already'); END""",
}

ON_POSTGRESQL = {
    "journal_entry_append_only": """
CREATE FUNCTION journal_entry_append_only() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
RAISE EXCEPTION USING MESSAGE = 'the journal is append-only: no ' || lower(TG_OP);
END $$""",
    "journal_entry_no_change": """
CREATE TRIGGER journal_entry_no_change BEFORE UPDATE OR DELETE ON journal_entry
FOR EACH ROW EXECUTE FUNCTION journal_entry_append_only()""",
    "journal_entry_no_truncate": """
CREATE TRIGGER journal_entry_no_truncate BEFORE TRUNCATE ON journal_entry
FOR EACH STATEMENT EXECUTE FUNCTION journal_entry_append_only()""",
}


def guard_journal(connection: Connection) -> None:
    """Create the triggers, in the words of the database at hand."""
    guards = ON_POSTGRESQL if connection.dialect.name == "postgresql" else ON_SQLITE
    for statement in guards.values():
        connection.exec_driver_sql(statement.strip())
