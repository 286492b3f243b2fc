"""What is acknowledged is written once, whatever the network between a post and the server does."""

from __future__ import annotations

import time

import pytest
from builders import CountedChance, SteppedClock, a_setup, people
from cut_network import CutNetwork
from postgres_server import PostgresServer

from td_app.persistence.engine import ClubFile
from td_app.ports import StorageTrouble
from td_app.session import TournamentSession
from td_app.tournament import commands as cmd


def a_session(club: ClubFile, tournament: int) -> TournamentSession:
    return TournamentSession(club.store, tournament, SteppedClock(), CountedChance(), post="ici")


@pytest.fixture
def session(here: ClubFile) -> TournamentSession:
    made = a_session(here, here.store.new_tournament("Open", "2026-11-21", 1))
    made.dispatch(cmd.CreateTournament(a_setup()))
    return made


def registered(club: ClubFile, session: TournamentSession) -> int:
    """How many people another post sees registered."""
    return len(a_session(club, session.tournament).state.entrants)


class TestAnswerLost:
    def test_a_commit_whose_answer_is_lost_is_found_written_once_reached(
        self, session: TournamentSession, there: ClubFile, network: CutNetwork
    ) -> None:
        network.cut_after_commit()
        with pytest.raises(StorageTrouble, match="ACT_IN_DOUBT"):
            session.dispatch(cmd.RegisterEntrants(people(3)))
        assert session.in_doubt and not session.state.entrants
        network.mend()
        entry = session.settle_doubt()
        assert entry is not None and entry.sequence == 2
        assert len(session.state.entrants) == 3 == registered(there, session)

    def test_trying_again_does_it_once(
        self, session: TournamentSession, there: ClubFile, network: CutNetwork
    ) -> None:
        network.cut_after_commit()
        with pytest.raises(StorageTrouble, match="ACT_IN_DOUBT"):
            session.dispatch(cmd.RegisterEntrants(people(3)))
        network.mend()
        again = session.dispatch(cmd.RegisterEntrants(people(3)))
        assert again.sequence == 2 and not session.in_doubt
        assert registered(there, session) == 3

    def test_another_act_is_done_besides_the_one_found(
        self, session: TournamentSession, there: ClubFile, network: CutNetwork
    ) -> None:
        network.cut_after_commit()
        with pytest.raises(StorageTrouble, match="ACT_IN_DOUBT"):
            session.dispatch(cmd.RegisterEntrants(people(3)))
        network.mend()
        assert session.dispatch(cmd.RegisterEntrants(people(2))).sequence == 3
        assert registered(there, session) == 5


class TestServerStopped:
    def test_an_act_asked_of_a_stopped_server_is_not_written_nor_in_doubt(
        self, session: TournamentSession, there: ClubFile, server: PostgresServer
    ) -> None:
        server.stop()
        with pytest.raises(StorageTrouble, match="SERVER_UNREACHABLE"):
            session.dispatch(cmd.RegisterEntrants(people(3)))
        assert not session.in_doubt
        server.start()
        session.dispatch(cmd.RegisterEntrants(people(3)))
        assert registered(there, session) == 3


class TestSilence:
    def test_a_silent_network_keeps_nobody_waiting(
        self, session: TournamentSession, there: ClubFile, network: CutNetwork
    ) -> None:
        network.silent()
        began = time.monotonic()
        with pytest.raises(StorageTrouble) as told:
            session.dispatch(cmd.RegisterEntrants(people(3)))
        assert told.value.code in {"SERVER_UNREACHABLE", "ACT_IN_DOUBT"}
        assert time.monotonic() - began < 6
        network.mend()
        session.dispatch(cmd.RegisterEntrants(people(3)))
        assert registered(there, session) == 3


def test_what_is_under_way_on_a_lost_connection_ends_before_it_is_said_not_written(
    session: TournamentSession, here: ClubFile, there: ClubFile
) -> None:
    with here.engine.connect() as lost:
        lost.exec_driver_sql("INSERT INTO club_setting (name, value) VALUES ('x', 'y')")
        assert not here.store.written("c" * 32)
        with pytest.raises(Exception, match=r"terminating|closed"):
            lost.exec_driver_sql("SELECT 1")
    assert there.directory.setting("x") == ""
