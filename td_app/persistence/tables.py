"""The tables of the club's file. The journal is append-only: triggers hold it to that."""

from __future__ import annotations

from dataclasses import fields

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

from td_app.tournament.person import Person

metadata = MetaData()


def _person_columns() -> list[Column[str]]:
    """What is kept of a person, in the order of :class:`Person`'s fields."""
    return [Column(f.name, Text, nullable=False, server_default="") for f in fields(Person)]


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
)

journal_entry = Table(
    "journal_entry",
    metadata,
    Column("tournament_id", ForeignKey("tournament.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("recorded_at", BigInteger, nullable=False),
    Column("post", Text, nullable=False, server_default=""),
    Column("operator", Text, nullable=False, server_default=""),
    Column("kind", String(60), nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

#: Who an entrant is, as one entry of the journal gave the name. Can be corrected and erased.
entrant_person = Table(
    "entrant_person",
    metadata,
    Column("tournament_id", ForeignKey("tournament.id"), primary_key=True),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    *_person_columns(),
)

#: The free words written with an entry: a reason, a remark.
entry_note = Table(
    "entry_note",
    metadata,
    Column("tournament_id", ForeignKey("tournament.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
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
)

club_member = Table(
    "club_member",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    *_person_columns(),
)

club_setting = Table(
    "club_setting",
    metadata,
    Column("name", String(80), primary_key=True),
    Column("value", Text, nullable=False),
)
