"""People can be erased for good; the tournament they played stays whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from builders import CountedChance, SteppedClock, a_setup, out
from journal_builders import a_journal, ticked

from td_app.club.club import Club
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.persistence.check import check_file
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.erased_copies import PrivateCopies
from td_app.ports.club import PrintedPaper
from td_app.ports.privacy import Trace
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority

ZEBULON = Person("Zébulonski", "Barnabé", email="barnabe.zebulonski@example.org")


def opened(file: ClubFile) -> Club:
    return Club(file.store, file.directory, SteppedClock(), CountedChance())


def an_evening(file: ClubFile) -> TournamentSession:
    """Return a tournament with a dozen entrants, the third of whom is Zébulonski."""
    session = opened(file).create(a_setup(tables=2, seats=8))
    people = [Person(f"Joueur{i}", club="As de Trèfle") for i in range(1, 13)]
    people[2] = ZEBULON
    session.dispatch(cmd.RegisterEntrants(tuple(people), present=True, majority=Majority.CHECKED))
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    out(session, 3, 5)
    return session


def erased(file: ClubFile, tournament: int, entrant: int) -> int:
    """Erase an entrant as their card does: everything that is theirs beyond a doubt."""
    person = next(p for (who, _), p in file.store.people(tournament).items() if who == entrant)
    traces = file.privacy.traces(person, (tournament, entrant))
    return file.privacy.erase([trace for trace in traces if trace.sure])


def kinds(traces: Sequence[Trace]) -> list[tuple[str, int, bool]]:
    return sorted((trace.kind, trace.key, trace.sure) for trace in traces)


class TestInTheFile:
    def test_the_journal_still_replays_without_the_name(self, path: Path) -> None:
        with open_club_file(path) as file:
            session = an_evening(file)
            assert erased(file, session.tournament, 3) == 1
            again = opened(file).open(session.tournament)
            assert again.state == session.state
            assert ZEBULON not in file.store.people(session.tournament).values()
            assert again.person(3).display_name == "Joueur effacé 3"
            assert again.person(4).last_name == "Joueur4"
            tournament = session.tournament
        assert check_file(path).ok
        with open_club_file(path) as file:
            assert len(opened(file).open(tournament).state.outs) == 2

    def test_every_name_an_entrant_ever_had_is_erased(self, club: ClubFile) -> None:
        tournament = a_journal(club.store, 1)
        club.store.append(tournament, ticked(2), {1: Person("Zebulon"), 2: Person("Autre")})
        club.store.append(tournament, ticked(3), {1: ZEBULON})
        assert erased(club, tournament, 1) == 2
        blank = Person("")
        known = club.store.people(tournament)
        assert known == {(1, 2): blank, (1, 3): blank, (2, 2): Person("Autre")}
        assert not club.privacy.traces(ZEBULON)

    def test_every_spelling_and_every_tournament_by_name_and_by_licence(
        self, club: ClubFile
    ) -> None:
        first, second = a_journal(club.store, 1), a_journal(club.store, 1)
        written = Person("ZEBULONSKI", "barnabe", licence="75-1")
        club.store.append(first, ticked(2), {4: written})
        married = Person("Martin", "Barnabé", licence="75 1")
        club.store.append(second, ticked(2), {9: married, 10: Person("Martin", "Paul")})
        club.directory.remember([ZEBULON, Person("Autre")])
        assert erased(club, first, 4) == 3
        assert club.store.people(second)[10, 2] == Person("Martin", "Paul")
        assert list(club.directory.members()) == [Person("Autre")]

    def test_a_namesake_with_another_licence_is_somebody_else(self, club: ClubFile) -> None:
        tournament = a_journal(club.store, 1)
        mine, theirs = replace(ZEBULON, licence="1"), replace(ZEBULON, licence="2")
        club.store.append(tournament, ticked(2), {1: mine, 2: theirs})
        assert kinds(club.privacy.traces(mine, (tournament, 1))) == [("entrant", 1, True)]

    def test_who_resembles_is_asked_about(self, club: ClubFile) -> None:
        tournament = a_journal(club.store, 1)
        typo, alone = Person("Zébulonsky", "Barnabé"), Person("Zébulonski")
        twin = Person("Zebulonski", "Barnabé")
        club.store.append(tournament, ticked(2), {1: ZEBULON, 2: typo, 3: alone, 4: twin})
        found = kinds(club.privacy.traces(ZEBULON, (tournament, 1)))
        assert found == [("entrant", n, n == 1) for n in (1, 2, 3, 4)]

    def test_a_name_given_to_another_by_mistake_is_theirs_alone(self, club: ClubFile) -> None:
        tournament = a_journal(club.store, 1)
        other = a_journal(club.store, 1)
        club.store.append(tournament, ticked(2), {1: ZEBULON})
        club.store.append(other, ticked(2), {7: ZEBULON})
        club.store.append(other, ticked(3), {7: Person("Autre")})
        erased(club, tournament, 1)
        assert club.store.people(other) == {(7, 2): Person(""), (7, 3): Person("Autre")}

    def test_notes_operators_and_papers_that_name_them(self, club: ClubFile) -> None:
        tournament = a_journal(club.store, 1)
        by = replace(ticked(2), operator="bzebulonski")
        club.store.append(tournament, by, {1: ZEBULON}, "Zébulonski a trop bu")
        club.store.append(tournament, ticked(3), {2: Person("Autre")}, "Autre en répond")
        paper = PrintedPaper("seats", 1, "f", "file", "/tmp/Billet ZEBULONSKI.pdf")
        club.prints.note_printed(tournament, [paper])
        found = club.privacy.traces(ZEBULON, (tournament, 1))
        assert {t.kind for t in found} == {"entrant", "note", "operator", "paper"}
        assert not next(t for t in found if t.kind == "operator").sure
        assert club.privacy.erase(found) == 4
        assert club.store.notes(tournament) == {3: "Autre en répond"}
        assert {entry.operator for entry in club.store.entries_after(tournament, 1)} == {"", "Zoé"}
        assert club.prints.printed(tournament)[0].where == ""
        assert not club.privacy.traces(ZEBULON)

    def test_nothing_of_the_name_is_left_in_the_file(self, path: Path) -> None:
        with open_club_file(path) as file:
            session = an_evening(file)
            erased(file, session.tournament, 3)
            left = b"".join(p.read_bytes() for p in path.parent.glob("club.db*"))
            assert b"bulonski" not in left
            assert b"Joueur4" in left

    def test_an_open_session_and_its_views_know_them_no_more(self, path: Path) -> None:
        with open_club_file(path) as file:
            live = Live(an_evening(file))
            assert "ZÉBULONSKI" in repr((live.players(), live.standings(), live.minutes()))
            erased(file, live.session.tournament, 3)
            live.read_again()
            told = repr((live.players(), live.room(), live.standings(), live.minutes()))
            assert "bulonski" not in told.lower()
            assert "Joueur effacé 3" in told
            live.send(cmd.PauseClock())


class TestInTheCopies:
    def test_they_are_rewritten_and_nothing_else_is_lost(self, path: Path) -> None:
        with open_club_file(path) as file:
            tournament = an_evening(file).tournament
            copies = PrivateCopies(path)
            copy = copies.make(datetime(2026, 3, 14, 20))
            traces = file.privacy.traces(ZEBULON, (tournament, 3))
            file.privacy.erase(traces)
            assert b"bulonski" in copy.path.read_bytes()
            before = copies.held_in(copy.path)
            done = copies.erase(ZEBULON, traces, (), None)
            assert [one.path for one in done.rewritten] == [copy.path]
            assert not done.left
        assert b"bulonski" not in copy.path.read_bytes()
        assert copies.held_in(copy.path) == before
        assert check_file(copy.path).ok
        assert [p.name for p in copy.path.parent.iterdir()] == [copy.path.name]
        assert copy.path.stat().st_mode & 0o077 == 0

    def test_a_copy_that_cannot_be_is_named(self, path: Path) -> None:
        with open_club_file(path) as file:
            tournament = an_evening(file).tournament
            copies = PrivateCopies(path)
            copy = copies.make(datetime(2026, 3, 14, 20))
            copy.path.write_bytes(b"SQLite format 3\0" + b"?" * 5000)
            traces = file.privacy.traces(ZEBULON, (tournament, 3))
            done = copies.erase(ZEBULON, traces, (), None)
        assert [one.path for one, _ in done.left] == [copy.path]

    def test_whom_the_director_kept_is_kept_there_too(self, path: Path) -> None:
        with open_club_file(path) as file:
            tournament = a_journal(file.store, 1)
            twin = Person("Zebulonski", "Barnabé")
            file.store.append(tournament, ticked(2), {1: ZEBULON, 2: twin})
            copies = PrivateCopies(path)
            copy = copies.make(datetime(2026, 3, 14, 20))
            traces = file.privacy.traces(ZEBULON, (tournament, 1))
            mine = [trace for trace in traces if trace.sure]
            copies.erase(ZEBULON, mine, [t for t in traces if not t.sure], None)
        with open_club_file(copy.path, read_only=True) as there:
            assert there.store.people(tournament) == {(1, 2): Person(""), (2, 2): twin}

    def test_a_file_put_aside_is_a_copy_too(self, path: Path) -> None:
        with open_club_file(path) as file:
            tournament = an_evening(file).tournament
            aside = path.with_name("club.before-0004.db")
            PrivateCopies(path).save_to(aside)
            traces = file.privacy.traces(ZEBULON, (tournament, 3))
            done = PrivateCopies(path).erase(ZEBULON, traces, (), None)
            assert [one.path for one in done.rewritten] == [aside]

    def test_what_an_erasing_cut_short_left_is_taken_away(self, path: Path) -> None:
        with open_club_file(path) as file:
            an_evening(file)
            left = path.with_name("club before 2026-03-14 20h00m00.erasing.db")
            left.write_bytes(b"bulonski")
            PrivateCopies(path).erase(ZEBULON, (), (), None)
            assert not left.exists()
