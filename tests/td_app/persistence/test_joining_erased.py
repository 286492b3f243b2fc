"""Two files joined: who was erased in one comes back by none of the other's rows."""

from __future__ import annotations

from pathlib import Path

import pytest
from builders import a_setup
from joining_builders import NOW, at_post, goes_on, taken_along

from td_app.joining import Chosen
from td_app.persistence.check import check_file
from td_app.persistence.engine import open_club_file
from td_app.persistence.erased_copies import PrivateCopies, erase_as_joined
from td_app.persistence.joining.files import join_files
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority

ZEBULON = Person("Zébulonski", "Barnabé")
SIGNED = "Barnabé Zébulonski"


@pytest.fixture
def other(tmp_path: Path) -> Path:
    (tmp_path / "other").mkdir()
    return tmp_path / "other" / "club.db"


def both_hold(path: Path, other: Path) -> int:
    """Have two files hold one evening: Zébulonski's name, a note on them, their session."""
    with at_post(path, SIGNED) as club:
        session = club.create(a_setup(tables=2))
        people = (ZEBULON, *(Person(f"Joueur{i}") for i in range(2, 13)))
        entering = cmd.RegisterEntrants(people, present=True, majority=Majority.CHECKED)
        session.dispatch(entering)
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock(note="Zébulonski a trop bu"))
    taken_along(path, other)
    return session.tournament


def erase(path: Path, tournament: int) -> None:
    """Erase Zébulonski from a file, as their card does."""
    with open_club_file(path) as file:
        traces = file.privacy.traces(ZEBULON, (tournament, 1))
        assert {trace.kind for trace in traces} == {"entrant", "note", "operator"}
        file.privacy.erase(traces)


def nothing_left(path: Path) -> None:
    assert check_file(path).ok
    with open_club_file(path) as file:
        assert not file.privacy.traces(ZEBULON)
        assert b"bulonski" not in b"".join(p.read_bytes() for p in path.parent.glob("club.db*"))


@pytest.mark.parametrize("erased_here", [True, False])
class TestJoined:
    def test_nothing_comes_back_of_an_evening_in_common(
        self, path: Path, other: Path, erased_here: bool
    ) -> None:
        tournament = both_hold(path, other)
        goes_on(other, tournament, 4, "Bruno")
        erase(path if erased_here else other, tournament)
        join_files(path, other, Chosen(), NOW)
        nothing_left(path)

    def test_nor_of_one_whose_two_ends_are_kept(
        self, path: Path, other: Path, erased_here: bool
    ) -> None:
        tournament = both_hold(path, other)
        goes_on(path, tournament, 3, "Anne")
        goes_on(other, tournament, 4, "Bruno")
        erase(path if erased_here else other, tournament)
        join_files(path, other, Chosen(kept={tournament: "both"}), NOW)
        nothing_left(path)

    def test_nor_by_a_session_that_went_on_there(
        self, path: Path, other: Path, erased_here: bool
    ) -> None:
        tournament = both_hold(path, other)
        erasing, going_on = (path, other) if erased_here else (other, path)
        goes_on(going_on, tournament, 4, SIGNED)
        erase(erasing, tournament)
        join_files(path, other, Chosen(), NOW)
        nothing_left(path)


def test_who_signs_in_again_after_the_erasure_is_kept(path: Path, other: Path) -> None:
    tournament = both_hold(path, other)
    erase(path, tournament)
    goes_on(path, tournament, 4, SIGNED)
    join_files(path, other, Chosen(), NOW)
    with open_club_file(path) as file:
        told = [entry.operator for entry in file.store.entries_after(tournament, 1)]
        assert told == [*[""] * (len(told) - 1), SIGNED]


def test_the_file_put_aside_and_the_copies_are_erased_too(path: Path, other: Path) -> None:
    tournament = both_hold(path, other)
    copy = PrivateCopies(path).make(NOW).path
    erase(other, tournament)
    kept, _ = join_files(path, other, Chosen(), NOW)
    assert kept is not None
    for one in (kept, copy):
        assert b"bulonski" in one.read_bytes()
    assert erase_as_joined(kept, path) == ()
    for one in (kept, copy):
        assert b"bulonski" not in one.read_bytes()
        assert check_file(one).ok
    assert erase_as_joined(kept, path) == ()


def test_a_file_put_aside_that_cannot_be_read_is_named(path: Path, other: Path) -> None:
    tournament = both_hold(path, other)
    erase(other, tournament)
    kept, _ = join_files(path, other, Chosen(), NOW)
    assert kept is not None
    kept.write_bytes(b"SQLite format 3\0" + "Zébulonski".encode() * 500)
    assert erase_as_joined(kept, path) == (kept,)
