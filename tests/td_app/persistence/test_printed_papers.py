"""What was printed is remembered from post to post, and in older files once brought up to date."""

from __future__ import annotations

from pathlib import Path

import pytest
from journal_builders import Posts, a_journal
from sqlalchemy import inspect, text

from td_app.persistence import schema
from td_app.persistence.database import file_engine
from td_app.persistence.engine import ClubFile, SqlPrintedPapers, open_club_file
from td_app.persistence.schema import CURRENT, SchemaVersions
from td_app.ports.club import PrintedPaper
from td_app.ports.trouble import StorageTrouble

SLIPS = PrintedPaper("seat_slips", 1_790_000_000_000, "a" * 64, "printer", "HP du comptoir", "A")
SAVED = PrintedPaper("seat_slips", 1_790_000_060_000, "b" * 64, "file", "cartons_de_place.pdf", "B")


def test_nothing_is_printed_yet(club: ClubFile) -> None:
    assert list(club.prints.printed(a_journal(club.store))) == []


def test_each_print_is_remembered_oldest_first(club: ClubFile) -> None:
    tournament = a_journal(club.store)
    club.prints.note_printed(tournament, (SLIPS,))
    club.prints.note_printed(tournament, (SAVED, SLIPS))
    club.prints.note_printed(tournament, ())
    assert list(club.prints.printed(tournament)) == [SLIPS, SAVED, SLIPS]


def test_one_evening_knows_nothing_of_the_others(club: ClubFile) -> None:
    tuesday, thursday = a_journal(club.store), a_journal(club.store)
    club.prints.note_printed(tuesday, (SLIPS,))
    assert list(club.prints.printed(thursday)) == []


def test_another_post_sees_it(posts: Posts) -> None:
    tournament = a_journal(posts.club.store)
    other = SqlPrintedPapers(posts.another()._engine)
    posts.club.prints.note_printed(tournament, (SLIPS,))
    assert list(other.printed(tournament)) == [SLIPS]


def test_the_journal_stays_as_it_was(club: ClubFile) -> None:
    tournament = a_journal(club.store, 3)
    club.prints.note_printed(tournament, (SLIPS,))
    assert len(club.store.entries_after(tournament, 0)) == 3


def test_a_file_looked_at_remembers_nothing_new(path: Path) -> None:
    with open_club_file(path) as club:
        tournament = a_journal(club.store)
        club.prints.note_printed(tournament, (SLIPS,))
    with open_club_file(path, read_only=True) as club:
        assert list(club.prints.printed(tournament)) == [SLIPS]
        with pytest.raises(StorageTrouble) as refused:
            club.prints.note_printed(tournament, (SAVED,))
        assert refused.value.code == "READ_ONLY"


def test_a_file_of_before_is_brought_up_to_date(path: Path) -> None:
    engine = file_engine(path)
    schema.upgrade(engine, SchemaVersions(CURRENT.revisions, "0002"))
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO tournament (name, created_at) VALUES ('Open', 1)"))
    engine.dispose()
    tournament = 1
    with open_club_file(path) as club:
        assert "printed_paper" in inspect(club.engine).get_table_names()
        club.prints.note_printed(tournament, (SLIPS,))
        assert list(club.prints.printed(tournament)) == [SLIPS]
