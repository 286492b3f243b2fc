"""The journal kept: what is acknowledged is there, nothing is changed, one post at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from journal_builders import Posts, a_journal, created, one_of_each_kind, ticked
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from td_app.meeting.events import MeetingOpened
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.journal_store import OPENS_MEETING, OPENS_TOURNAMENT
from td_app.ports.journals import SequenceConflict
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import events as ev
from td_app.tournament.state.clock import SeenMark
from td_app.tournament.state.person import Person

ANNA = Person("Kowalska", "Anna", "Świt", "75-001", "As de Trèfle", "a@example.org", "06", "Bleus")


def test_every_kind_of_entry_comes_back_in_order(club: ClubFile) -> None:
    tournament = club.store.new_tournament("Open", "2026-11-21", 5)
    entries = [
        ev.Entry(sequence, 1_790_000_000_000 + sequence, happened, "Zoé", "accueil")
        for sequence, happened in enumerate(one_of_each_kind(), 1)
    ]
    for entry in entries:
        club.store.append(tournament, entry, {})
    assert list(club.store.entries_after(tournament, 0)) == entries


def test_only_what_comes_after_is_read(club: ClubFile) -> None:
    tournament = a_journal(club.store, 5)
    assert [e.sequence for e in club.store.entries_after(tournament, 3)] == [4, 5]
    assert list(club.store.entries_after(tournament, 5)) == []


def test_journals_do_not_mix(club: ClubFile) -> None:
    one, two = a_journal(club.store, 2), a_journal(club.store, 4)
    assert len(club.store.entries_after(one, 0)) == 2
    assert len(club.store.entries_after(two, 0)) == 4


def test_names_and_note_are_written_with_their_entry(club: ClubFile) -> None:
    tournament = a_journal(club.store, 1)
    club.store.append(tournament, ticked(2), {1: ANNA, 2: Person("Óg")}, "à la demande")
    assert club.store.people(tournament) == {(1, 2): ANNA, (2, 2): Person("Óg")}
    assert club.store.people(tournament, after=2) == {}
    assert club.store.notes(tournament) == {2: "à la demande"}
    assert club.store.notes(tournament, after=2) == {}


def test_the_second_post_is_told_that_the_sequence_is_taken(posts: Posts) -> None:
    tournament = a_journal(posts.club.store, 1)
    other = posts.another()
    other.append(tournament, ticked(2, entrant=9), {})
    with pytest.raises(SequenceConflict):
        posts.club.store.append(tournament, ticked(2, entrant=4), {4: ANNA}, "trop tard")
    (entry,) = posts.club.store.entries_after(tournament, 1)
    assert entry.event == ev.PresenceMarked((9,), True)
    assert posts.club.store.people(tournament) == {}
    assert posts.club.store.notes(tournament) == {}


def test_the_label_of_an_entry_that_is_not_written_is_not_either(club: ClubFile) -> None:
    tournament = a_journal(club.store, 3)
    with pytest.raises(SequenceConflict):
        club.store.append(tournament, ticked(3), {}, label=("Automne", "2026-09-22"))
    assert [row.name for row in club.store.tournaments()] == ["Open"]


def test_news_hold_entries_names_and_notes(club: ClubFile) -> None:
    tournament = a_journal(club.store, 1)
    club.store.append(tournament, ticked(2), {1: ANNA}, "à la demande")
    news = club.store.news(tournament, 1)
    assert [e.sequence for e in news.entries] == [2] and news.unknown is None
    assert (news.people, news.notes) == ({(1, 2): ANNA}, {2: "à la demande"})
    assert club.store.news(tournament, 2).entries == ()


def test_an_act_is_found_by_its_id(club: ClubFile) -> None:
    tournament = a_journal(club.store, 1)
    club.store.append(tournament, replace(ticked(2), act="a" * 32), {})
    assert club.store.written("a" * 32)
    assert not club.store.written("b" * 32)
    with pytest.raises(SequenceConflict):
        club.store.append(tournament, replace(ticked(3), act="a" * 32), {})


def test_the_post_that_was_late_goes_on_after_the_other(posts: Posts) -> None:
    tournament = a_journal(posts.club.store, 1)
    posts.another().append(tournament, ticked(2), {})
    with pytest.raises(SequenceConflict):
        posts.club.store.append(tournament, ticked(2), {})
    posts.club.store.append(tournament, ticked(3), {})
    assert len(posts.another().entries_after(tournament, 0)) == 3


def test_an_entry_of_no_tournament_is_no_race_lost(club: ClubFile) -> None:
    with pytest.raises(StorageTrouble):
        club.store.append(404, created(), {})


CHANGES = (
    "UPDATE journal_entry SET body = '{}'",
    "DELETE FROM journal_entry",
    "DELETE FROM tournament",
)
OF_ITS_OWN = {
    "sqlite": (
        "INSERT OR REPLACE INTO journal_entry SELECT * FROM journal_entry WHERE sequence = 2",
        "REPLACE INTO journal_entry SELECT * FROM journal_entry WHERE sequence = 2",
    ),
    "postgresql": ("TRUNCATE journal_entry", "TRUNCATE tournament CASCADE"),
}


def test_nothing_written_is_changed_or_deleted(club: ClubFile) -> None:
    tournament = a_journal(club.store, 3)
    before = list(club.store.entries_after(tournament, 0))
    for change in CHANGES + OF_ITS_OWN[club.engine.dialect.name]:
        with pytest.raises(DBAPIError), club.engine.begin() as connection:
            connection.exec_driver_sql(change)
        assert list(club.store.entries_after(tournament, 0)) == before


def test_the_list_shows_the_latest_first_with_its_entries(club: ClubFile) -> None:
    first = club.store.new_tournament("Printemps", "2026-03-21", 10)
    club.store.append(first, ticked(1), {})
    second = a_journal(club.store, 3)
    club.store.append(second, ticked(4), {}, label=("Automne", "2026-09-22"))
    shown = [(r.id, r.name, r.date, r.entries) for r in club.store.tournaments()]
    assert shown == [
        (second, "Automne", "2026-09-22", 4),
        (first, "Printemps", "2026-03-21", 1),
    ]


def test_one_whose_first_line_was_never_written_is_no_tournament(club: ClubFile) -> None:
    club.store.new_tournament("Coupée à sa création", "2026-03-21", 10)
    assert list(club.store.tournaments(archived=True)) == []


def test_an_archived_tournament_shows_only_when_asked(club: ClubFile) -> None:
    tournament = a_journal(club.store)
    club.store.archive(tournament)
    assert list(club.store.tournaments()) == []
    assert [row.archived for row in club.store.tournaments(archived=True)] == [True]
    club.store.archive(tournament, False)
    assert [row.id for row in club.store.tournaments()] == [tournament]


def test_the_last_moment_seen_is_kept(club: ClubFile) -> None:
    tournament = a_journal(club.store)
    assert club.store.last_seen(tournament) is None
    mark = SeenMark(1_790_000_123_456, ahead_ms=-900, steady_ms=77_000, post="salle")
    club.store.seen(tournament, mark)
    assert club.store.last_seen(tournament) == mark


def test_a_very_long_name_is_kept_whole(club: ClubFile) -> None:
    name = "Grand Prix " * 60
    tournament = club.store.new_tournament(name, "2026-11-21", 1)
    club.store.append(tournament, created(name=name), {1: Person(name)}, name)
    assert club.store.tournaments()[0].name == name
    assert club.store.people(tournament)[1, 1].last_name == name


def test_half_a_character_is_refused_and_nothing_is_written(club: ClubFile) -> None:
    tournament = a_journal(club.store, 1)
    with pytest.raises(StorageTrouble) as refused:
        club.store.append(tournament, ticked(2), {1: Person("Zo\ud83d")})
    assert refused.value.code == "TEXT_UNREADABLE"
    assert len(club.store.entries_after(tournament, 0)) == 1


def test_what_was_acknowledged_is_there_after_closing(path: Path) -> None:
    with open_club_file(path) as club:
        tournament = a_journal(club.store, 4)
    with open_club_file(path) as club:
        assert len(club.store.entries_after(tournament, 0)) == 4


@contextmanager
def statements(club: ClubFile) -> Iterator[list[str]]:
    """Yield what is sent to the database meanwhile."""
    sent: list[str] = []

    def note(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
        sent.append(statement)

    event.listen(club.engine, "before_cursor_execute", note)
    yield sent
    event.remove(club.engine, "before_cursor_execute", note)


def test_an_append_is_one_insert_however_long_the_journal(path: Path) -> None:
    with open_club_file(path) as club:
        tournament = a_journal(club.store, 2)
        for sequence in (3, 4):
            with statements(club) as sent:
                club.store.append(tournament, ticked(sequence), {})
            assert [s.split(" (")[0] for s in sent] == [
                "BEGIN IMMEDIATE",
                "INSERT INTO journal_entry",
            ]


def test_reading_takes_no_write_lock(path: Path) -> None:
    with open_club_file(path) as club:
        tournament = a_journal(club.store, 2)
        with statements(club) as sent:
            club.store.entries_after(tournament, 1)
        assert sent[0] == "BEGIN"


def test_looking_for_news_reads_the_end_of_the_journal_alone(path: Path) -> None:
    with open_club_file(path) as club:
        tournament = a_journal(club.store, 2)
        with statements(club) as sent:
            club.store.entries_after(tournament, 1)
        with club.engine.connect() as connection:
            plan = connection.exec_driver_sql(
                f"EXPLAIN QUERY PLAN {sent[-1]}", (tournament, 1)
            ).all()
    told = " ".join(str(line[-1]) for line in plan)
    assert "(tournament_id=? AND sequence>?)" in told
    assert "SCAN" not in told


def test_a_writer_waits_for_another_and_loses_nothing(posts: Posts) -> None:
    store, other = posts.club.store, posts.another()
    tournament = a_journal(store, 1)
    for sequence in range(2, 40, 2):
        other.append(tournament, ticked(sequence), {})
        store.append(tournament, ticked(sequence + 1), {})
    assert [e.sequence for e in store.entries_after(tournament, 0)] == list(range(1, 40))


def test_what_opens_a_journal_is_known_by_its_name_before_events_are_loaded() -> None:
    assert OPENS_TOURNAMENT == ev.TournamentCreated.KIND
    assert OPENS_MEETING == MeetingOpened.KIND
