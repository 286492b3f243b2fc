"""After an erasure every file within reach is read again: what is left of the name, and whose."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from journal_builders import a_journal, ticked

from td_app.persistence.engine import open_club_file, read_whole
from td_app.persistence.erased_copies import PrivateCopies
from td_app.persistence.rereading import in_bytes, read_again
from td_app.ports.privacy import PlaceRead, Trace
from td_app.program.portable import REPORTS
from td_app.tournament.state.person import Person

ZEBULON = Person("Zébulonski", "Barnabé")
NOON = datetime(2026, 3, 14, 12)


def erased(path: Path, kept: Sequence[Trace] = ()) -> dict[str, PlaceRead]:
    """Erase Zébulonski from a file and its copies, as their card does; return what was read."""
    with open_club_file(path) as file:
        traces = [trace for trace in file.privacy.traces(ZEBULON) if trace.sure]
        chosen = [trace for trace in traces if trace not in kept]
        done = PrivateCopies(path).erase(ZEBULON, chosen, kept, None)
        file.privacy.erase(chosen)
        read = (file.privacy.read_again({ZEBULON}, kept), *done.read)
    return {Path(one.path).name: one for one in read}


def an_evening(path: Path, *people: Person) -> None:
    with open_club_file(path) as file:
        tournament = a_journal(file.store, 1)
        file.store.append(tournament, ticked(2), dict(enumerate((ZEBULON, *people), 1)))


def test_nothing_is_left_anywhere(path: Path) -> None:
    an_evening(path)
    copy = PrivateCopies(path).make(NOON).path
    read = erased(path)
    assert {name: (one.left, one.code) for name, one in read.items()} == {
        path.name: ((), ""),
        copy.name: ((), ""),
    }


def test_another_person_of_that_name_is_left_and_said(path: Path) -> None:
    an_evening(path, Person("Zébulonski", "Anna"), Person("Autre"))
    copy = PrivateCopies(path).make(NOON).path
    read = erased(path)
    assert read[path.name].left == read[copy.name].left == (("namesake", 1),)


def test_what_the_director_keeps_is_said(path: Path) -> None:
    an_evening(path)
    with open_club_file(path) as file:
        kept = [trace for trace in file.privacy.traces(ZEBULON) if trace.sure]
    assert erased(path, kept)[path.name].left == (("kept", 1),)


def test_what_the_journal_holds_is_said(path: Path) -> None:
    an_evening(path)
    with open_club_file(path) as file:
        number = a_journal(file.store, 1)
        file.store.append(number, replace(ticked(2), act="zebulonski-7", post="PC Zébulonski"), {})
    assert erased(path)[path.name].left == (("beyond", 2),)


def test_pages_that_no_row_uses_any_more_are_written_over(path: Path) -> None:
    an_evening(path)
    copies = PrivateCopies(path)
    copy = copies.make(NOON).path
    for one in (path, copy):
        with closing(sqlite3.connect(one)) as careless:
            careless.execute("PRAGMA secure_delete=OFF")
            careless.execute("CREATE TABLE left (name TEXT)")
            careless.executemany("INSERT INTO left VALUES (?)", [("Zébulonski " * 30,)] * 200)
            careless.execute("DROP TABLE left")
            careless.commit()
        assert in_bytes(one, ("zébulonski",))
    read = erased(path)
    assert read[path.name].left == read[copy.name].left == ()
    for one in (path, copy):
        assert not in_bytes(one, ("zébulonski", "zÉbulonski"))
        with open_club_file(one, read_only=True) as file:
            assert read_whole(file) == ""


def test_a_name_that_is_a_word_of_the_files_plan_is_no_freed_page(path: Path) -> None:
    an_evening(path)
    with open_club_file(path) as file:
        assert read_again(file.engine, {Person("Text", "Anna")}, ()).left == ()


def test_a_copy_that_cannot_be_read_is_named(path: Path) -> None:
    an_evening(path)
    copy = PrivateCopies(path).make(NOON).path
    copy.write_bytes(b"SQLite format 3\0" + "Zébulonski".encode() * 500)
    assert erased(path)[copy.name].code == "FILE_CORRUPTED"


def test_reports_of_faults_that_name_them_are_deleted(path: Path) -> None:
    an_evening(path)
    folder = path.parent / REPORTS
    folder.mkdir()
    (folder / "td-app-1.txt").write_text("KeyError: 'ZÉBULONSKI Barnabé'", encoding="utf-8")
    (folder / "td-app-1.journal.jsonl").write_text('{"name":"Z\\u00e9bulonski"}', encoding="utf-8")
    (folder / "td-app-2.txt").write_text("KeyError: 3", encoding="utf-8")
    read = erased(path)
    assert [one.name for one in folder.iterdir()] == ["td-app-2.txt"]
    assert read["td-app-2.txt"] == PlaceRead("report", str(folder / "td-app-2.txt"))


def test_the_copies_on_a_stick_are_erased_and_read_again(path: Path, tmp_path: Path) -> None:
    an_evening(path)
    stick = tmp_path / "stick"
    stick.mkdir()
    copies = PrivateCopies(path, "Accueil")
    copies.make(NOON, stick)
    with open_club_file(path) as file:
        done = copies.erase(ZEBULON, file.privacy.traces(ZEBULON), (), stick)
    there = list(stick.glob("*/*.db"))
    assert len(done.rewritten) == 2 and len(there) == 1
    assert not in_bytes(there[0], ("zébulonski",))
    assert str(there[0]) in {one.path for one in done.read if not one.left}


def test_a_copy_left_by_an_old_look_is_taken_away(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("td_app.persistence.erased_copies.gettempdir", lambda: str(tmp_path))
    left = [tmp_path / f"td-app-{name}" / "club.db" for name in ("old", "now")]
    for one in left:
        one.parent.mkdir()
        one.write_text("Zébulonski", encoding="utf-8")
    os.utime(left[0], (0, 0))
    an_evening(path)
    erased(path)
    assert [one.exists() for one in left] == [False, True]


@pytest.mark.parametrize("note", ["Wu Yo a triché", "Yo, Wu", "Rappeler le +33 6 12 34 56 78"])
def test_a_note_on_somebody_of_a_short_name_is_erased_or_said(path: Path, note: str) -> None:
    wu = Person("Wu", "Yo", phone="06.12.34.56.78")
    with open_club_file(path) as file:
        tournament = a_journal(file.store, 1)
        file.store.append(tournament, ticked(2), {1: wu}, note)
        traces = file.privacy.traces(wu)
        assert {trace.kind for trace in traces if trace.sure} == {"entrant", "note"}
        file.privacy.erase([trace for trace in traces if trace.kind == "entrant"])
        assert file.privacy.read_again({wu}, ()).left == (("kept", 1),)
        file.privacy.erase(traces)
        assert file.privacy.read_again({wu}, ()).left == ()
    assert note.encode() not in path.read_bytes()
