"""A meeting in the club's file: kept, chained, checked, erased, two posts at once."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from meeting_builders import a_meeting, club_in, drawn, live
from meeting_of_every_kind import everything

from td_app.meeting import commands as cmd
from td_app.persistence.check import check_file
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.journal_store import SqlMeetingStore
from td_app.persistence.salvage import salvage
from td_app.ports.trouble import StorageTrouble
from td_app.printing.personal_data import held_text
from td_app.tournament.state.person import Person


def test_it_is_there_again_as_it_was_and_its_file_is_in_order(path: Path) -> None:
    with open_club_file(path) as file:
        left = everything(club_in(file)).state
    with open_club_file(path) as file:
        assert club_in(file).open_meeting(1).state == left
    report = check_file(path)
    assert report.ok, report
    assert report.tournaments[0].replayed == report.tournaments[0].entries


def test_what_is_whole_of_it_is_saved_from_a_damaged_file(path: Path) -> None:
    with open_club_file(path) as file:
        left = a_meeting(club_in(file), teams=2).state
    target = path.with_name("saved.db")
    assert salvage(path, target).whole
    with open_club_file(target) as file:
        assert club_in(file).open_meeting(1).state == left


def test_two_posts_play_one_meeting(club: ClubFile) -> None:
    here = club_in(club)
    one = a_meeting(here, teams=2)
    other = here.open_meeting(one.meeting)
    assert [row.id for row in here.meetings()] == [one.meeting] and not here.tournaments()
    drawn(one)
    other.dispatch(cmd.StartClocks(1))
    one.refresh()
    one.dispatch(cmd.PauseClocks(1))
    other.refresh()
    assert one.state == other.state


def test_somebody_erased_keeps_their_seat_without_a_name(path: Path) -> None:
    with open_club_file(path) as file:
        session = a_meeting(club_in(file), teams=2)
        who = session.state.team_players(1)[0].id
        file.privacy.erase(file.privacy.traces(Person("Nom01", "Prénom1"), (session.meeting, who)))
        again = club_in(file).open_meeting(session.meeting)
        assert "Nom01" not in again.person(who).display_name
        assert again.state == session.state


def test_somebody_erased_loses_their_name_in_a_meeting_that_is_open(path: Path) -> None:
    with open_club_file(path) as file:
        meeting = live(a_meeting(club_in(file), teams=2))
        who = meeting.session.state.team_players(1)[0].id
        assert "NOM01" in meeting.name(who)
        number = meeting.session.meeting
        file.privacy.erase(file.privacy.traces(Person("Nom01", "Prénom1"), (number, who)))
        before = meeting.session.state
        meeting.read_again()
        assert "NOM01" not in meeting.name(who)
        assert all("NOM01 Prénom1" not in one.name for one in meeting.teams()[0].players)
        assert meeting.session.state == before


class SilentMeetings(SqlMeetingStore):
    """Journals of meetings on a server: while it is silent it ``keeps`` what is asked, or not."""

    silent = False
    keeps = True

    def append(self, *given: Any, **named: Any) -> None:
        if not self.silent or self.keeps:
            super().append(*given, **named)
        if self.silent:
            raise StorageTrouble("ACT_IN_DOUBT")

    def written(self, act: str) -> bool:
        if self.silent:
            raise StorageTrouble("SERVER_UNREACHABLE")
        return super().written(act)


@pytest.mark.parametrize("kept", [True, False])
def test_an_act_in_doubt_asked_again_is_written_once(path: Path, kept: bool) -> None:
    with open_club_file(path) as file:
        store = SilentMeetings(file.engine)
        club = replace(club_in(file), meeting_store=store)
        session = drawn(a_meeting(club, teams=4, players=2))
        out = cmd.EliminatePlayers(1, (session.state.rounds[0].tables[1].players[0],))
        before = session.history.sequence
        store.silent = True
        store.keeps = kept
        with pytest.raises(StorageTrouble, match="ACT_IN_DOUBT"):
            session.dispatch(out)
        assert session.in_doubt
        store.silent = False
        session.dispatch(out)
        assert session.history.sequence == before + 1
        assert club.open_meeting(session.meeting).state == session.state


def test_what_is_kept_about_a_player_tells_their_meetings(path: Path) -> None:
    with open_club_file(path) as file:
        club = replace(club_in(file), privacy=file.privacy, register=file.register)
        session = drawn(a_meeting(club, teams=4, players=2))
        one, other, *_ = session.state.rounds[0].tables[1].players
        session.dispatch(cmd.EliminatePlayers(1, (one,)))
        session.dispatch(cmd.EliminatePlayers(1, (other,)))
        session.dispatch(cmd.CorrectTable(1, 1, ((other,), (one,)), note="Compte rendu signé."))
        person = session.person(one)
        found = file.privacy.traces(person, (session.meeting, one))
        traces = [trace for trace in found if trace.sure]
        told = held_text(club, person, traces, (), datetime(2026, 11, 21, 22))
        assert "Rencontre d’automne" in told
        assert told.count("sort 8e") == 1 and "sort 7e" not in told
        assert "« Compte rendu signé. »" in told.replace("\u00a0", " "), "with the reason"


def test_a_tournament_is_not_read_as_a_meeting(path: Path) -> None:
    with open_club_file(path) as file:
        session = a_meeting(club_in(file), teams=2)
        with pytest.raises(StorageTrouble, match="ENTRY_UNKNOWN"):
            file.store.entries_after(session.meeting, 0)
