"""An entry of an unknown kind stops one tournament, and says who wrote it and with what."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from builders import CountedChance, SteppedClock, a_setup, people
from sqlalchemy import insert

from td_app import __version__
from td_app.bootstrap import tell_version
from td_app.live.session import TournamentSession
from td_app.persistence import tables
from td_app.persistence.engine import ClubFile
from td_app.persistence.journal_store import VERSION_OF
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.words import trouble_sentence


def a_session(club: ClubFile, name: str) -> TournamentSession:
    number = club.store.new_tournament(name, "2026-11-21", 1)
    session = TournamentSession(club.store, number, SteppedClock(), CountedChance())
    session.dispatch(cmd.CreateTournament(a_setup()))
    return session


def from_the_future(club: ClubFile, tournament: int, sequence: int) -> None:
    row: dict[str, Any] = {"tournament_id": tournament, "sequence": sequence, "recorded_at": 5}
    row |= {"post": "bureau", "kind": "teleported", "version": 1, "body": "{}", "act": "f" * 32}
    with club.engine.begin() as connection:
        connection.execute(insert(tables.journal_entry), row)


def test_the_post_that_has_it_open_stops_at_the_line_before(club: ClubFile) -> None:
    here = a_session(club, "Open")
    there = TournamentSession(club.store, here.tournament, SteppedClock(), CountedChance())
    there.dispatch(cmd.RegisterEntrants(people(2)))
    from_the_future(club, here.tournament, 3)
    with pytest.raises(StorageTrouble, match="ENTRY_UNKNOWN"):
        here.refresh()
    assert len(here.state.entrants) == 2
    with pytest.raises(StorageTrouble, match="ENTRY_UNKNOWN"):
        here.dispatch(cmd.RegisterEntrants(people(2)))


def test_it_says_who_wrote_it_and_with_which_version(club: ClubFile) -> None:
    session = a_session(club, "Open")
    from_the_future(club, session.tournament, 2)
    with pytest.raises(StorageTrouble) as told:
        session.refresh()
    assert "«\u00a0bureau\u00a0»" in trouble_sentence(told.value, "fr")
    club.directory.set_setting(f"{VERSION_OF}bureau", "9.1")
    with pytest.raises(StorageTrouble) as told:
        session.refresh()
    said = trouble_sentence(told.value, "en")
    assert "“bureau” (version 9.1)" in said and __version__ in said


def test_other_tournaments_go_on(club: ClubFile) -> None:
    stopped, other = a_session(club, "Open"), a_session(club, "Autre")
    from_the_future(club, stopped.tournament, 2)
    other.dispatch(cmd.RegisterEntrants(people(2)))
    assert len(other.state.entrants) == 2
    assert len(club.store.tournaments()) == 2


def test_a_post_leaves_word_of_its_version(club: ClubFile) -> None:
    tell_version(club, "accueil")
    assert club.directory.setting(f"{VERSION_OF}accueil") == __version__


def test_nothing_is_written_into_a_file_to_open_it(path: Path) -> None:
    from td_app.bootstrap import club_of
    from td_app.persistence.engine import open_club_file

    with open_club_file(path) as file:
        club_of(file)
        rows = file.engine.connect().execute(tables.club_setting.select()).all()
    assert rows == []
