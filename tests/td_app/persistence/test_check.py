"""A file looked through: an evening in order, then everything that can be wrong with one."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from builders import CountedChance, SteppedClock, a_setup, everyone, out, registered
from journal_builders import created, ticked

from rules_ropta.table_layout import Seat
from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.persistence.check import FileReport, check_file
from td_app.persistence.engine import open_club_file
from td_app.persistence.event_codec import as_json, encode
from td_app.persistence.state_check import Finding, state_findings
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.tournament import Standing, TournamentState


def an_evening(path: Path) -> TournamentSession:
    """Return a tournament of 14 at two tables: three out, one undone, one withdrawn."""
    with open_club_file(path) as file:
        club = Club(file.store, file.directory, SteppedClock(), CountedChance())
        session = club.create(a_setup(tables=2, seats=8))
        registered(session, 14)
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        out(session, 3, 5, 8)
        session.dispatch(cmd.Undo())
        return session


@pytest.fixture
def evening(path: Path) -> TournamentSession:
    return an_evening(path)


def meddle(path: Path, *statements: str, body: str = "") -> None:
    """Change a file as no application of ours can."""
    with closing(sqlite3.connect(path)) as hand:
        guards = hand.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
        kept = guards.fetchall()
        for name, _ in kept:
            hand.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            hand.execute(statement, {"body": body} if ":body" in statement else {})
        for _, sql in kept:
            hand.execute(sql)
        hand.commit()


def findings(report: FileReport) -> tuple[Finding, ...]:
    """Return everything found: of the file first, then tournament by tournament."""
    return report.findings + tuple(f for t in report.tournaments for f in t.findings)


def codes(report: FileReport) -> list[str]:
    return [finding.code for finding in findings(report)]


class TestInOrder:
    def test_an_evening_is_in_order(self, path: Path, evening: TournamentSession) -> None:
        report = check_file(path)
        assert report.ok
        assert findings(report) == ()
        (tournament,) = report.tournaments
        assert tournament.name == "Open d’automne"
        assert tournament.entries == tournament.replayed == evening.history.sequence

    def test_checking_changes_no_byte(self, path: Path, evening: TournamentSession) -> None:
        before = path.read_bytes()
        check_file(path)
        assert path.read_bytes() == before

    def test_the_report_is_json(self, path: Path, evening: TournamentSession) -> None:
        meddle(path, "DELETE FROM journal_entry WHERE sequence = 2")
        told = json.loads(json.dumps(as_json(check_file(path))))
        assert told["path"] == str(path)
        assert told["tournaments"][0]["findings"] == [
            {"code": "SEQUENCE_GAP", "params": {"expected": 2, "found": 3}}
        ]

    def test_a_file_in_use_can_be_checked(self, path: Path, evening: TournamentSession) -> None:
        with open_club_file(path) as file:
            number = evening.history.sequence + 1
            file.store.append(evening.tournament, ticked(number), {})
            assert check_file(path).tournaments[0].replayed == number

    def test_a_tournament_without_an_entry_is_no_fault(self, path: Path) -> None:
        with open_club_file(path) as file:
            file.store.new_tournament("Open", "", 0)
        assert check_file(path).ok

    def test_no_file_no_report(self, path: Path) -> None:
        with pytest.raises(StorageTrouble) as refused:
            check_file(path)
        assert refused.value.code == "FILE_MISSING"


@pytest.mark.usefixtures("evening")
class TestTheJournal:
    def test_an_entry_missing(self, path: Path) -> None:
        meddle(path, "DELETE FROM journal_entry WHERE sequence = 4")
        report = check_file(path)
        assert codes(report)[0] == "SEQUENCE_GAP"
        assert report.tournaments[0].replayed == 3

    def test_the_beginning_missing(self, path: Path) -> None:
        meddle(path, "DELETE FROM journal_entry WHERE sequence = 1")
        assert codes(check_file(path)) == ["SEQUENCE_GAP"]

    def test_an_entry_that_cannot_be_read(self, path: Path) -> None:
        meddle(path, "UPDATE journal_entry SET body = '{' WHERE sequence = 5")
        (found,) = findings(check_file(path))
        assert (found.code, found.params["sequence"]) == ("ENTRY_UNREADABLE", 5)

    def test_an_entry_from_a_newer_application(self, path: Path) -> None:
        meddle(path, "UPDATE journal_entry SET version = 7 WHERE sequence = 5")
        assert codes(check_file(path)) == ["ENTRY_NEWER"]

    def test_a_column_that_holds_nonsense(self, path: Path) -> None:
        meddle(path, "UPDATE journal_entry SET version = 'x', body = 12 WHERE sequence = 5")
        assert codes(check_file(path)) == ["ENTRY_UNREADABLE"]

    def test_a_second_creation(self, path: Path) -> None:
        kind, version, body = encode(created().event)
        meant = f"kind = '{kind}', version = {version}, body = :body"
        change = f"UPDATE journal_entry SET {meant} WHERE sequence = 4"
        meddle(path, change, body=body)
        assert codes(check_file(path)) == ["CREATION_MISPLACED"]

    def test_an_undo_of_something_else(self, path: Path) -> None:
        kind, _, body = encode(ev.ActionUndone(2))
        where = f"WHERE kind = '{kind}'"
        meddle(path, f"UPDATE journal_entry SET body = :body {where}", body=body)
        assert codes(check_file(path)) == ["UNDO_OUT_OF_ORDER"]

    def test_a_redo_of_nothing(self, path: Path) -> None:
        kind, version, body = encode(ev.ActionRedone(2))
        meant = f"kind = '{kind}', version = {version}, body = :body"
        change = f"UPDATE journal_entry SET {meant} WHERE sequence = 3"
        meddle(path, change, body=body)
        assert codes(check_file(path)) == ["UNDO_OUT_OF_ORDER"]

    def test_an_entry_about_somebody_unknown(self, path: Path) -> None:
        kind, version, body = encode(ev.PresenceMarked((404,), True))
        meant = f"kind = '{kind}', version = {version}, body = :body"
        change = f"UPDATE journal_entry SET {meant} WHERE sequence = 4"
        meddle(path, change, body=body)
        (found,) = findings(check_file(path))
        assert (found.code, found.params["sequence"]) == ("REPLAY_FAILED", 4)

    def test_a_draw_that_seats_two_in_one_place(
        self, path: Path, evening: TournamentSession
    ) -> None:
        entry = next(e for e in evening.history.entries if isinstance(e.event, ev.SeatsDrawn))
        drawn = entry.event
        assert isinstance(drawn, ev.SeatsDrawn)
        first, second, *others = drawn.seats
        seats = (first, replace(second, seat=first.seat), *others)
        meddle(
            path,
            f"UPDATE journal_entry SET body = :body WHERE sequence = {entry.sequence}",
            body=encode(replace(drawn, seats=seats))[2],
        )
        report = check_file(path)
        assert "TWO_AT_ONE_SEAT" in codes(report)
        assert {f.params["sequence"] for f in findings(report)} == {entry.sequence}


@pytest.mark.usefixtures("evening")
class TestTheFile:
    def test_a_name_lost(self, path: Path) -> None:
        meddle(path, "DELETE FROM entrant_person WHERE entrant = 9")
        (found,) = findings(check_file(path))
        assert (found.code, found.params["entrant"]) == ("NAME_MISSING", 9)

    def test_the_journals_guard_taken_away(self, path: Path) -> None:
        with closing(sqlite3.connect(path)) as hand:
            hand.execute("DROP TRIGGER journal_entry_no_delete")
        (found,) = findings(check_file(path))
        assert found.code == "JOURNAL_UNGUARDED"
        assert found.params == {"trigger": "journal_entry_no_delete"}

    def test_rows_of_no_tournament(self, path: Path) -> None:
        meddle(path, "INSERT INTO entry_note VALUES (77, 1, 'perdue', '', '', '')")
        assert codes(check_file(path)) == ["ROW_WITHOUT_TOURNAMENT", "ROW_CHANGED"]

    def test_a_damaged_index(self, path: Path) -> None:
        with closing(sqlite3.connect(path)) as hand:
            page = hand.execute(
                "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_entry_note_1'"
            ).fetchone()[0]
            hand.execute("INSERT INTO entry_note VALUES (1, 1, 'une note', '', '', '')")
            hand.commit()
        whole = bytearray(path.read_bytes())
        whole[page * 4096 - 3 : page * 4096] = b"\x08\x08\x08"
        path.write_bytes(whole)
        assert "DATABASE_DAMAGED" in codes(check_file(path))


def found_in(state: TournamentState) -> set[str]:
    return {finding.code for finding in state_findings(state)}


def changed(state: TournamentState, who: int, **values: object) -> TournamentState:
    return state.with_entrants(replace(state.entrants[who], **values))  # type: ignore[arg-type]


class TestStatesThatContradictThemselves:
    @pytest.fixture
    def state(self, evening: TournamentSession) -> TournamentState:
        return evening.state

    @pytest.fixture
    def someone(self, evening: TournamentSession) -> Iterable[int]:
        return list(everyone(evening))

    def test_in_order(self, state: TournamentState) -> None:
        assert found_in(state) == set()

    def test_two_entrants_at_one_seat(self, state: TournamentState, someone: list[int]) -> None:
        seat = state.entrants[someone[0]].seat
        wrong = changed(state, someone[1], seat=seat)
        assert found_in(wrong) == {"TWO_AT_ONE_SEAT", "SEAT_NOT_AGREED"}
        wrong = replace(wrong, tables=without(wrong, someone[1]))
        assert found_in(wrong) == {"TWO_AT_ONE_SEAT", "PLAYERS_LEFT_WRONG"}

    def test_one_entrant_at_two_seats(self, state: TournamentState, someone: list[int]) -> None:
        table = next(t for t in state.open_tables() if t.free_places)
        places = {**table.places, table.free_places[0]: someone[0]}
        assert "SEATED_TWICE" in found_in(state.with_tables(replace(table, places=places)))

    def test_a_place_the_table_has_not(self, state: TournamentState, someone: list[int]) -> None:
        who = someone[0]
        seat = state.entrants[who].seat
        assert seat is not None
        table = state.tables[seat.table]
        places = {p: w for p, w in table.places.items() if w != who} | {11: who}
        moved = changed(state, who, seat=Seat(seat.table, 11))
        wrong = moved.with_tables(replace(table, places=places))
        assert found_in(wrong) == {"NO_SUCH_PLACE"}

    def test_a_seat_without_a_table(self, state: TournamentState, someone: list[int]) -> None:
        wrong = changed(state, someone[0], seat=Seat(99, 1))
        assert "SEAT_NOT_AGREED" in found_in(wrong)

    def test_seated_and_yet_out(self, state: TournamentState, someone: list[int]) -> None:
        wrong = changed(state, someone[0], standing=Standing.OUT)
        assert "SEAT_AND_STANDING" in found_in(wrong)

    def test_players_left_miscounted(self, state: TournamentState) -> None:
        wrong = replace(state, players_left=state.players_left + 1)
        assert found_in(wrong) == {"PLAYERS_LEFT_WRONG"}

    def test_someone_out_without_a_place(self, state: TournamentState) -> None:
        assert found_in(replace(state, finishing=state.finishing[1:])) == {"PLACES_WRONG"}

    def test_someone_placed_twice(self, state: TournamentState) -> None:
        wrong = replace(state, finishing=(*state.finishing, state.finishing[0]))
        assert found_in(wrong) == {"PLACED_TWICE"}

    def test_someone_playing_has_a_place(self, state: TournamentState, someone: list[int]) -> None:
        wrong = replace(state, finishing=(*state.finishing, (someone[0],)))
        assert found_in(wrong) == {"PLACES_WRONG"}

    def test_a_departure_forgotten(self, state: TournamentState) -> None:
        assert found_in(replace(state, stays=replace(state.stays, outs={}))) == {"DEPARTURES_WRONG"}

    def test_more_chips_removed_than_issued(self, state: TournamentState) -> None:
        assert found_in(replace(state, chips_taken_out=10**9)) == {"CHIPS_WRONG"}
        assert found_in(replace(state, chips_taken_out=-1)) == {"CHIPS_WRONG"}


def without(state: TournamentState, who: int) -> dict[int, object]:
    return {
        n: replace(t, places={p: w for p, w in t.places.items() if w != who})
        for n, t in state.tables.items()
    }
