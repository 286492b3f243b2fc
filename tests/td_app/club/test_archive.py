"""Evenings found by day, name, player or winner; each journal read once."""

from __future__ import annotations

from pathlib import Path

from builders import out
from joining_builders import an_evening, begun
from register_builders import a_registered_club

from td_app.bootstrap import club_of
from td_app.club.archive import ClubArchive, PastEvening
from td_app.club.club import Club
from td_app.persistence.engine import open_club_file
from td_app.tournament.state.person import Person, plain_words


def played(club: Club, name: str, date: str) -> int:
    """An evening of twelve, won by the last of them."""
    session = begun(club, name, date)
    for who in range(1, 12):
        out(session, who)
    return session.tournament


def read(archive: ClubArchive) -> dict[int, PastEvening]:
    return {one.row.id: one if one.read else archive.read(one) for one in archive.evenings()}


def found(evenings: dict[int, PastEvening], typed: str) -> set[int]:
    words = plain_words(typed).split()
    return {number for number, one in evenings.items() if one.found_by(words)}


def test_evenings_are_found_by_day_name_player_and_winner() -> None:
    with a_registered_club() as club:
        older = played(club, "Open d’été", "2026-06-13")
        newer = begun(club, "Championnat", "2026-11-21").tournament
        evenings = read(ClubArchive(club))
        assert list(evenings) == [newer, older]
        assert evenings[older].winner == "JOUEUR0012 Jean"
        assert (evenings[newer].winner, evenings[newer].players) == ("", 12)
        for typed, which in (
            ("ete", {older}),
            ("novembre 2026", {newer}),
            ("13/06", {older}),
            ("championnat joueur0003", {newer}),
            ("joueur0012 jean", {older, newer}),
            ("personne", set()),
        ):
            assert found(evenings, typed) == which


def test_a_journal_is_read_once_and_again_when_it_is_longer() -> None:
    with a_registered_club() as club:
        number = begun(club).tournament
        read(ClubArchive(club))
        (again,) = ClubArchive(club).evenings()
        assert again.read
        out(club.open(number), 3)
        (longer,) = ClubArchive(club).evenings()
        assert not longer.read


def test_a_name_erased_is_found_no_more() -> None:
    with a_registered_club() as club:
        number = played(club, "Open", "2026-06-13")
        assert club.privacy is not None
        read(ClubArchive(club))
        theirs = club.privacy.traces(Person("Joueur0012", "Jean"), (number, 12))
        club.privacy.erase([trace for trace in theirs if trace.sure])
        evenings = read(ClubArchive(club))
        assert found(evenings, "joueur0012") == set()
        assert evenings[number].winner == "Joueur effacé 12"


def test_one_only_looked_at_is_read_and_nothing_written(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    an_evening(path)
    before = path.read_bytes()
    with open_club_file(path, read_only=True) as file:
        (evening,) = read(ClubArchive(club_of(file))).values()
        assert evening.players == 12
    assert path.read_bytes() == before
