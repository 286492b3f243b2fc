"""Photographs of winners stay with their evening, and leave with the name of whoever is on them."""

from __future__ import annotations

import random
from datetime import datetime
from pathlib import Path

import pytest
from builders import a_setup
from joining_builders import NOW, an_evening, at_post, goes_on, taken_along
from journal_builders import Posts, a_journal
from sqlalchemy import select

from td_app.joining import Chosen
from td_app.persistence import tables
from td_app.persistence.check import check_file
from td_app.persistence.directors_texts import folded, written_forms
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.erased_copies import PrivateCopies
from td_app.persistence.joining.files import join_files
from td_app.persistence.photos import SqlWinnerPhotos
from td_app.ports.club import WinnerPhoto
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority

ZEBULON = Person("Zébulonski", "Barnabé")
#: As large as they come: it takes many pages of a file.
PICTURE = random.Random(1).randbytes(90_000)
PHOTO = WinnerPhoto(PICTURE, agreed=True)
#: Anywhere in it, as it is written.
LOOKED_FOR = (
    PICTURE[40_000:40_030].hex().translate(str.maketrans("0123456789abcdef", " !\"#$%&'()*+,-./"))
)


def of_the_winner(path: Path) -> int:
    """An evening that Zébulonski has won, their photograph kept; return its number."""
    with at_post(path) as club:
        session = club.create(a_setup(tables=2))
        people = (ZEBULON, *(Person(f"Joueur{i}") for i in range(2, 13)))
        entering = cmd.RegisterEntrants(people, present=True, majority=Majority.CHECKED)
        session.dispatch(entering)
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
    with open_club_file(path) as file:
        file.photos.keep_photo(session.tournament, 1, PHOTO)
    return session.tournament


def held(path: Path) -> bool:
    """Return whether any byte of a file, or of what stands beside it, is of the photograph."""
    beside = path.parent.glob(f"{path.stem}*")
    files = [one for one in beside if one.is_file()]
    return any(LOOKED_FOR.encode() in one.read_bytes() for one in files)


def erase(file: ClubFile, tournament: int) -> None:
    file.privacy.erase([t for t in file.privacy.traces(ZEBULON, (tournament, 1)) if t.sure])


class TestKept:
    def test_none_at_first_then_replaced_then_removed(self, club: ClubFile) -> None:
        tournament = a_journal(club.store)
        assert club.photos.photo(tournament, 1) is None
        club.photos.keep_photo(tournament, 1, PHOTO)
        assert club.photos.photo(tournament, 1) == PHOTO
        club.photos.keep_photo(tournament, 1, WinnerPhoto(b"another"))
        assert club.photos.photo(tournament, 1) == WinnerPhoto(b"another", agreed=False)
        club.photos.keep_photo(tournament, 1, None)
        assert club.photos.photo(tournament, 1) is None

    def test_with_that_evening_and_that_winner_only(self, club: ClubFile) -> None:
        tuesday, thursday = a_journal(club.store), a_journal(club.store)
        club.photos.keep_photo(tuesday, 1, PHOTO)
        assert club.photos.photo(thursday, 1) is None and club.photos.photo(tuesday, 2) is None

    def test_another_post_sees_it(self, posts: Posts) -> None:
        tournament = a_journal(posts.club.store)
        posts.club.photos.keep_photo(tournament, 1, PHOTO)
        assert SqlWinnerPhotos(posts.another()._engine).photo(tournament, 1) == PHOTO

    def test_the_journal_holds_nothing_of_it(self, club: ClubFile) -> None:
        tournament = a_journal(club.store, 3)
        club.photos.keep_photo(tournament, 1, PHOTO)
        assert len(club.store.entries_after(tournament, 0)) == 3

    def test_a_file_looked_at_takes_none(self, path: Path) -> None:
        with open_club_file(path) as file:
            tournament = a_journal(file.store)
        with open_club_file(path, read_only=True) as file, pytest.raises(StorageTrouble):
            file.photos.keep_photo(tournament, 1, PHOTO)

    def test_removed_no_byte_of_it_is_left(self, path: Path) -> None:
        tournament = of_the_winner(path)
        assert held(path)
        with open_club_file(path) as file:
            file.photos.keep_photo(tournament, 1, None)
        assert not held(path) and check_file(path).ok

    def test_no_name_and_no_licence_is_found_in_a_picture(self, club: ClubFile) -> None:
        club.photos.keep_photo(a_journal(club.store), 1, PHOTO)
        with club.engine.connect() as connection:
            written = str(connection.execute(select(tables.winner_photo.c.picture)).scalar())
        short = {Person("Léa"), Person("Li", "Ada"), Person("X", licence="123")}
        assert not any(form in folded(written) for form in written_forms(short))


class TestErased:
    def test_it_leaves_with_the_name_and_is_told_before(self, path: Path) -> None:
        tournament = of_the_winner(path)
        with open_club_file(path) as file:
            (trace,) = file.privacy.traces(ZEBULON, (tournament, 1))
            assert trace.photo
            erase(file, tournament)
            assert file.photos.photo(tournament, 1) is None
            assert not held(path), "the file is still open"
        assert not held(path) and check_file(path).ok

    def test_another_winners_stays(self, path: Path) -> None:
        tournament = of_the_winner(path)
        with open_club_file(path) as file:
            file.photos.keep_photo(tournament, 2, WinnerPhoto(b"theirs"))
            erase(file, tournament)
            assert file.photos.photo(tournament, 2) == WinnerPhoto(b"theirs")

    def test_a_name_given_by_mistake_takes_nobody_elses_photograph(self, path: Path) -> None:
        tournament = of_the_winner(path)
        with at_post(path) as club:
            session = club.open(tournament)
            session.dispatch(cmd.CorrectEntrant(1, Person("Martin", "Paul")))
        with open_club_file(path) as file:
            assert file.privacy.erase(file.privacy.traces(ZEBULON)) == 1
            assert file.photos.photo(tournament, 1) == PHOTO

    def test_it_leaves_the_copies_too(self, path: Path) -> None:
        tournament = of_the_winner(path)
        copies = PrivateCopies(path)
        copies.make(datetime(2026, 11, 21, 20))
        (copy,) = copies.copies(None)
        assert LOOKED_FOR.encode() in copy.path.read_bytes()
        with open_club_file(path) as file:
            traces = file.privacy.traces(ZEBULON, (tournament, 1))
            file.privacy.erase(traces)
            done = copies.erase(ZEBULON, traces, (), None)
        assert len(done.rewritten) == 1
        assert LOOKED_FOR.encode() not in copy.path.read_bytes()
        with open_club_file(copy.path, read_only=True) as file:
            assert file.photos.photo(tournament, 1) is None


class TestJoined:
    @pytest.fixture
    def other(self, tmp_path: Path) -> Path:
        (tmp_path / "other").mkdir()
        return tmp_path / "other" / "club.db"

    def test_the_evening_of_another_file_brings_its_photograph(
        self, path: Path, other: Path
    ) -> None:
        an_evening(path, "Ici")
        of_the_winner(other)
        join_files(path, other, Chosen(), NOW)
        with open_club_file(path) as file:
            there = next(row.id for row in file.store.tournaments() if row.name != "Ici")
            assert file.photos.photo(there, 1) == PHOTO
        assert check_file(path).ok

    @pytest.mark.parametrize("erased_here", [True, False])
    def test_erased_in_one_it_does_not_come_back(
        self, path: Path, other: Path, erased_here: bool
    ) -> None:
        tournament = of_the_winner(path)
        taken_along(path, other)
        goes_on(other, tournament, 4, "Bruno")
        with open_club_file(path if erased_here else other) as file:
            erase(file, tournament)
        join_files(path, other, Chosen(), NOW)
        with open_club_file(path) as file:
            assert file.photos.photo(tournament, 1) is None

    def test_nor_one_taken_where_the_name_was_not_erased(self, path: Path, other: Path) -> None:
        tournament = of_the_winner(path)
        with open_club_file(path) as file:
            file.photos.keep_photo(tournament, 1, None)
        taken_along(path, other)
        with open_club_file(other) as file:
            file.photos.keep_photo(tournament, 1, PHOTO)
        with open_club_file(path) as file:
            erase(file, tournament)
        join_files(path, other, Chosen(), NOW)
        with open_club_file(path) as file:
            assert file.photos.photo(tournament, 1) is None
        assert LOOKED_FOR.encode() not in path.read_bytes()
