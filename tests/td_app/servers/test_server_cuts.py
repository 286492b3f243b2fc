"""What is acknowledged is written once, whatever the network between a post and the server does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest
from builders import CountedChance, SteppedClock, a_setup, people
from cut_network import CutNetwork
from postgres_server import PostgresServer

from td_app.live.session import TournamentSession
from td_app.persistence import server as server_address
from td_app.persistence.engine import ClubFile
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd

T = TypeVar("T")

THREE, TWO = cmd.RegisterEntrants(people(3)), cmd.RegisterEntrants(people(2))


def at_last(ask: Callable[[], T]) -> T:
    """Return what is answered in the end: on a busy machine an answer may come too late."""
    for _ in range(20):
        try:
            return ask()
        except StorageTrouble:
            pass
    return ask()


def left_in_doubt(session: TournamentSession, network: CutNetwork) -> None:
    """Ask for three entrants: they are recorded, and the answer is lost."""
    for _ in range(20):
        network.cut_after_commit()
        with pytest.raises(StorageTrouble) as told:
            session.dispatch(THREE)
        network.mend()
        if session.in_doubt:
            assert told.value.code == "ACT_IN_DOUBT"
            return
    raise AssertionError("never in doubt")


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
        left_in_doubt(session, network)
        assert not session.state.entrants
        entry = at_last(session.settle_doubt)
        assert entry is not None and entry.sequence == 2
        assert len(session.state.entrants) == 3 == registered(there, session)

    def test_trying_again_does_it_once(
        self, session: TournamentSession, there: ClubFile, network: CutNetwork
    ) -> None:
        left_in_doubt(session, network)
        again = at_last(lambda: session.dispatch(THREE))
        assert again.sequence == 2 and not session.in_doubt
        assert registered(there, session) == 3

    def test_another_act_is_done_besides_the_one_found(
        self, session: TournamentSession, there: ClubFile, network: CutNetwork
    ) -> None:
        left_in_doubt(session, network)
        assert at_last(lambda: session.dispatch(TWO)).sequence == 3
        assert registered(there, session) == 5


class TestServerStopped:
    def test_an_act_asked_of_a_stopped_server_is_not_written_nor_in_doubt(
        self, session: TournamentSession, there: ClubFile, server: PostgresServer
    ) -> None:
        server.stop()
        try:
            with pytest.raises(StorageTrouble, match="SERVER_UNREACHABLE"):
                session.dispatch(THREE)
            assert not session.in_doubt
        finally:
            server.start()
        at_last(lambda: session.dispatch(THREE))
        assert registered(there, session) == 3


class TestSilence:
    def test_a_silent_network_keeps_nobody_waiting(
        self, session: TournamentSession, there: ClubFile, network: CutNetwork
    ) -> None:
        network.silent()
        # Silent until it is mended below: waited for any longer, this would never end.
        with pytest.raises(StorageTrouble) as told:
            session.dispatch(THREE)
        assert told.value.code in {"SERVER_UNREACHABLE", "ACT_IN_DOUBT"}
        network.mend()
        at_last(lambda: session.dispatch(THREE))
        assert registered(there, session) == 3


def test_what_is_under_way_on_a_lost_connection_ends_before_it_is_said_not_written(
    session: TournamentSession,
    here: ClubFile,
    there: ClubFile,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(server_address, "ENDING_S", 60.0)
    with here.engine.connect() as lost:
        lost.exec_driver_sql("INSERT INTO club_setting (name, value) VALUES ('x', 'y')")
        assert not here.store.written("c" * 32)
        with pytest.raises(Exception, match=r"terminating|closed"):
            lost.exec_driver_sql("SELECT 1")
    assert there.directory.setting("x") == ""
