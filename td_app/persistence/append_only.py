"""What holds the journal to appending: triggers that refuse to change what is written.

A revision that is out keeps its own copy of these lines; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import Connection

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
