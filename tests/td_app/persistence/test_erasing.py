"""People can be erased for good; the tournament they played stays whole."""

from __future__ import annotations

from pathlib import Path

from builders import CountedChance, SteppedClock, a_setup, out
from journal_builders import a_journal, ticked

from td_app.club import Club
from td_app.persistence.check import check_file
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.session import TournamentSession
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


def test_the_journal_still_replays_without_the_name(path: Path) -> None:
    with open_club_file(path) as file:
        session = an_evening(file)
        assert file.store.erase_person(session.tournament, 3) == 1
        again = opened(file).open(session.tournament)
        assert again.state == session.state
        assert ZEBULON not in file.store.people(session.tournament).values()
        assert again.person(3).display_name == "#3"
        assert again.person(4).last_name == "Joueur4"
        tournament = session.tournament
    assert check_file(path).ok
    with open_club_file(path) as file:
        assert len(opened(file).open(tournament).state.outs) == 2


def test_every_name_an_entrant_ever_had_is_erased(club: ClubFile) -> None:
    tournament = a_journal(club.store, 1)
    club.store.append(tournament, ticked(2), {1: Person("Zebulon"), 2: Person("Autre")})
    club.store.append(tournament, ticked(3), {1: ZEBULON})
    assert club.store.erase_person(tournament, 1) == 2
    assert club.store.people(tournament) == {(2, 2): Person("Autre")}
    assert club.store.erase_person(tournament, 1) == 0


def test_nothing_of_the_name_is_left_in_the_file(path: Path) -> None:
    with open_club_file(path) as file:
        session = an_evening(file)
        file.store.erase_person(session.tournament, 3)
        left = b"".join(p.read_bytes() for p in path.parent.glob("club.db*"))
        assert b"bulonski" not in left
        assert b"Joueur4" in left


def test_a_note_can_be_erased(club: ClubFile) -> None:
    tournament = a_journal(club.store, 1)
    club.store.append(tournament, ticked(2), {}, "Zébulonski a trop bu")
    assert club.store.erase_note(tournament, 2) == 1
    assert club.store.notes(tournament) == {}
    assert club.store.erase_note(tournament, 2) == 0
    assert len(club.store.entries_after(tournament, 0)) == 2
