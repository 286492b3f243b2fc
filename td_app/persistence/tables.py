"""The tables of the club's file, and the triggers that hold the journal to appending."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

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
    """Return the columns of a person, in the order of :class:`Person`'s fields."""
    return [Column(f.name, Text, nullable=False, server_default="") for f in fields(Person)]


def _digest() -> Column[str]:
    """Return the column for the hash of the rest of the row: see ``seals.py``."""
    return Column("digest", String(64), nullable=False, server_default="")


def _committed() -> tuple[Column[str], Column[str]]:
    """Return the columns of a text that an entry commits to: its salt, the day it was erased."""
    return (
        Column("salt", String(32), nullable=False, server_default=""),
        Column("erased_on", String(10), nullable=False, server_default=""),
    )


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
    Column("commitments", Text, nullable=False, server_default=""),
    Index("journal_entry_act", "act", "tournament_id", unique=True),
)

#: Who was at a post when an entry was written: beside the journal, so that it can be erased.
operator = Table(
    "operator",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", Text, nullable=False, server_default=""),
    _digest(),
    *_committed(),
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
    *_committed(),
)

#: The free words written with an entry: a reason, a remark.
entry_note = Table(
    "entry_note",
    metadata,
    Column("tournament_id", ForeignKey("tournament.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    _digest(),
    *_committed(),
)

#: The photograph of an evening's winner (see ``photos.py``), and whether they accept that it
#: stands on the picture to share; empty once removed or erased.
winner_photo = Table(
    "winner_photo",
    metadata,
    Column("tournament_id", ForeignKey("tournament.id"), primary_key=True),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("picture", Text, nullable=False, server_default=""),
    Column("agreed", Boolean, nullable=False, server_default="0"),
    _digest(),
)

#: A page of the club's that stands, or may stand, where it publishes: see ``published.py``.
published_page = Table(
    "published_page",
    metadata,
    Column("place", String(32), primary_key=True),
    Column("path", String(200), primary_key=True),
    Column("inputs", String(64), nullable=False, server_default=""),
    Column("content", String(64), nullable=False, server_default=""),
    Column("remote", Text, nullable=False, server_default=""),
    Column("address", Text, nullable=False, server_default=""),
    Column("sent_at", BigInteger, nullable=False, server_default="0"),
    Column("unsure", Boolean, nullable=False, server_default="0"),
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

#: A card of the register; ``left_on`` is the day somebody was taken off the list, ``of_age_on`` the
#: day their majority was checked, ``in_public`` how they chose to be named there.
club_member = Table(
    "club_member",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    *_person_columns(),
    _digest(),
    Column("guest", Boolean, nullable=False, server_default="0"),
    Column("dues_until", String(10), nullable=False, server_default=""),
    Column("since", String(10), nullable=False, server_default=""),
    Column("note", Text, nullable=False, server_default=""),
    Column("left_on", String(10), nullable=False, server_default=""),
    Column("of_age_on", String(10), nullable=False, server_default=""),
    Column("in_public", String(10), nullable=False, server_default=""),
)

#: A card that is another's: taken back by taking the row away.
member_merge = Table(
    "member_merge",
    metadata,
    Column("member_id", Integer, primary_key=True, autoincrement=False),
    Column("into_id", Integer, nullable=False),
    Column("merged_at", BigInteger, nullable=False),
    _digest(),
)

#: Which member an entrant was: beside the journal, as names are. ``made``: their card was written
#: for this entry, and nobody has written on it since.
entrant_member = Table(
    "entrant_member",
    metadata,
    Column("tournament_id", ForeignKey("tournament.id"), primary_key=True),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("member_id", Integer, nullable=False, index=True),
    _digest(),
    Column("made", Boolean, nullable=False, server_default="0"),
)

club_setting = Table(
    "club_setting",
    metadata,
    Column("name", String(80), primary_key=True),
    Column("value", Text, nullable=False),
    _digest(),
)

#: The number that opens a journal's chain, where it is not its tournament's: it came from another
#: file of the club, where its tournament had that number.
joined_journal = Table(
    "joined_journal",
    metadata,
    Column("tournament_id", ForeignKey("tournament.id"), primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    _digest(),
)

#: Who an operator's number in such a journal stands for; a number that is not there is the
#: operator's own.
joined_operator = Table(
    "joined_operator",
    metadata,
    Column("tournament_id", ForeignKey("tournament.id"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("operator_id", Integer, nullable=False),
    _digest(),
)

#: Which tournament a flight is of which such a journal made its day 2; 0 where it was left in its
#: file. A number that is not there is the tournament's own.
joined_flight = Table(
    "joined_flight",
    metadata,
    Column("tournament_id", ForeignKey("tournament.id"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("flight_id", Integer, nullable=False),
    _digest(),
)

#: A number that was taken away is never given again: minutes and marks tell rows by theirs.
NEVER_AGAIN: dict[str, Any] = {"sqlite_autoincrement": True}

#: A season of the club; its scale is written as TOML.
season = Table(
    "season",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", Text, nullable=False),
    Column("begins", String(10), nullable=False, server_default=""),
    Column("ends", String(10), nullable=False, server_default=""),
    Column("scale", Text, nullable=False, server_default=""),
    _digest(),
    **NEVER_AGAIN,
)

season_part = Table(
    "season_part",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("season_id", ForeignKey("season.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("scale", Text, nullable=False, server_default=""),
    _digest(),
    **NEVER_AGAIN,
)

#: An evening of a season: a tournament, or a date and a name with results recorded.
season_evening = Table(
    "season_evening",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("season_id", ForeignKey("season.id"), nullable=False, index=True),
    Column("part_id", ForeignKey("season_part.id")),
    Column("tournament_id", ForeignKey("tournament.id"), unique=True),
    Column("date", String(10), nullable=False, server_default=""),
    Column("name", Text, nullable=False, server_default=""),
    Column("final", Boolean, nullable=False, server_default="0"),
    Column("counts", Boolean, nullable=False, server_default="1"),
    _digest(),
    **NEVER_AGAIN,
)

#: A result of an evening that was not played here. The name can be corrected and erased.
season_result = Table(
    "season_result",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("evening_id", ForeignKey("season_evening.id"), nullable=False, index=True),
    Column("member", Integer),
    Column("name", Text, nullable=False, server_default=""),
    Column("place", Integer, nullable=False),
    Column("kills", Integer, nullable=False, server_default="0"),
    Column("guest", Boolean, nullable=False, server_default="0"),
    Column("reentries", Integer, nullable=False, server_default="0"),
    _digest(),
    **NEVER_AGAIN,
)

#: The minutes of a season: appended to, never changed. People are told by marks, not names.
season_entry = Table(
    "season_entry",
    metadata,
    Column("season_id", ForeignKey("season.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("recorded_at", BigInteger, nullable=False),
    Column("post", Text, nullable=False, server_default=""),
    Column("kind", String(60), nullable=False),
    Column("body", Text, nullable=False),
    _digest(),
)

#: The reason written with an entry of a season's minutes.
season_note = Table(
    "season_note",
    metadata,
    Column("season_id", ForeignKey("season.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    _digest(),
)

#: What a journal of so many entries told its season: numbers, so that it is not read again.
season_reading = Table(
    "season_reading",
    metadata,
    Column("tournament_id", ForeignKey("tournament.id"), primary_key=True, autoincrement=False),
    Column("entries", Integer, nullable=False),
    Column("body", Text, nullable=False),
    _digest(),
)

#: Every table whose rows carry a digest: all but the journal, which is chained.
SEALED = (
    tournament,
    operator,
    entrant_person,
    entry_note,
    winner_photo,
    published_page,
    printed_paper,
    club_member,
    club_setting,
    joined_journal,
    joined_operator,
    joined_flight,
    season,
    season_part,
    season_evening,
    season_result,
    season_entry,
    season_note,
    season_reading,
    member_merge,
    entrant_member,
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


SEASON_ON_SQLITE = """
CREATE TRIGGER season_entry_no_{does} BEFORE {act} ON season_entry
BEGIN SELECT RAISE(ABORT, 'the minutes of a season are append-only: no {does}'); END"""

SEASON_ON_POSTGRESQL = """
CREATE TRIGGER season_entry_no_change BEFORE UPDATE OR DELETE ON season_entry
FOR EACH ROW EXECUTE FUNCTION journal_entry_append_only()"""


def guard_seasons(connection: Connection) -> None:
    """Make the seasons' minutes append-only, as the journal is, whose guard comes first."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(SEASON_ON_POSTGRESQL.strip())
        return
    for act in ("UPDATE", "DELETE"):
        statement = SEASON_ON_SQLITE.format(act=act, does=act.lower())
        connection.exec_driver_sql(statement.strip())
