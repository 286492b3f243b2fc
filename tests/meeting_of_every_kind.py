"""Meetings in which everything happens once: what writes the golden journals."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from builders import MINUTE, SteppedClock
from golden.write import write_journal
from hour_builders import IN_1971, POST, TONIGHT, written
from meeting_builders import (
    EIGHT,
    a_meeting,
    a_meeting_setup,
    club_in,
    drawn,
    people,
    played_out,
    the_table,
)

from td_app.club.club import Club
from td_app.live.computer_hour import ComputerHour
from td_app.live.meeting_session import MeetingSession
from td_app.meeting import commands as cmd
from td_app.meeting.setup import Clocks
from td_app.persistence.engine import memory_club
from td_app.persistence.event_codec import as_json


def everything(club: Club) -> MeetingSession:
    """Return a meeting that has met every kind of event."""
    session = a_meeting(club, a_meeting_setup(rounds=2), teams=8, players=2, substitutes=1)
    clock = club.clock
    assert isinstance(clock, SteppedClock)
    session.dispatch(cmd.EnterTeam("Les Partants", people=people(17, 1)))
    session.dispatch(cmd.RenameTeam(9, "Les Partis", "La Cave"))
    session.dispatch(cmd.RemoveTeam(9))
    session.dispatch(cmd.AddPlayers(1, people(18, 2)))
    session.dispatch(cmd.CorrectPlayer(26, people(19, 1)[0]))
    session.dispatch(cmd.RemovePlayer(27))
    session.dispatch(cmd.SetBench(26, True))
    drawn(session)
    one, other, third, *_ = the_table(session, 1).players
    session.dispatch(cmd.MarkMissing(1, one))
    mate = next(
        p.id for p in session.state.team_players(session.state.players[one].team) if p.bench
    )
    session.dispatch(cmd.Substitute(1, one, mate))
    session.dispatch(cmd.StartClocks(1))
    clock.forward(5 * MINUTE)
    session.dispatch(cmd.ChangeMeeting(replace(session.state.setup, clocks=Clocks.APART)))
    session.dispatch(cmd.EliminatePlayers(1, (other, third)))
    session.dispatch(cmd.ReinstatePlayer(1, other))
    session.dispatch(cmd.CorrectTable(1, 1, ((other,), (third,))))
    session.dispatch(cmd.PauseClocks(1, (2,)))
    session.dispatch(cmd.AdjustClocks(1, 90, (2,)))
    session.dispatch(cmd.StepClocks(1, 1, (2,)))
    session.dispatch(cmd.FillPoints(EIGHT))
    session.dispatch(cmd.UndoAct())
    session.dispatch(cmd.RedoAct())
    drawn(session)
    return session


def corrections(club: Club) -> MeetingSession:
    """Return a meeting that was played, then put right in every way."""
    setup = a_meeting_setup(rounds=1, matrix=EIGHT)
    session = drawn(a_meeting(club, setup, teams=8, players=2))
    played_out(session)
    (first,), (second,), *others = the_table(session, 1).outs
    order = ((second,), *others)
    session.dispatch(cmd.CorrectTable(1, 1, order, (first,), "Compte rendu signé."))
    session.dispatch(cmd.CorrectTable(1, 1, ((first,), *order), (), "Il était là."))
    session.dispatch(cmd.MarkTeamMissing(1, 2, note="Jamais arrivée."))
    session.dispatch(cmd.MarkTeamMissing(1, 2, missing=False, note="Elle jouait."))
    session.dispatch(cmd.CorrectPoints(1, 3, -4, "Retard."))
    session.dispatch(cmd.CorrectPoints(1, 3, 0, "Pas de retard."))
    session.dispatch(cmd.CorrectPoints(1, 4, 7, "Oubli."))
    return session


def dated_by_hand(club: Club) -> MeetingSession:
    """Return a meeting opened by a computer whose clock had stopped, until it was set right."""
    clock = SteppedClock(IN_1971)
    hour = ComputerHour(clock)
    hour.settle(written(TONIGHT))
    session = a_meeting(replace(club, clock=hour, post=POST), a_meeting_setup(), teams=2, players=2)
    clock.at = TONIGHT
    session.dispatch(cmd.RenameTeam(1, "Les Partis", "La Cave"))
    return session


MEETINGS: dict[str, Callable[[Club], MeetingSession]] = {
    "meeting_v1": everything,
    "meeting_corrected_v1": corrections,
    "meeting_computer_hour_v1": dated_by_hand,
}


def write(folder: Path, name: str) -> None:
    """Write a journal and its state, as the golden ones stand."""
    with memory_club() as file:
        session = MEETINGS[name](club_in(file))
    write_journal(folder / f"{name}.jsonl", session.history.entries)
    state = json.dumps(as_json(session.state), ensure_ascii=False)
    (folder / f"{name}.state.json").write_text(state + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), sys.argv[2])
