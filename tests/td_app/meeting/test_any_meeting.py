"""Any meeting at all: whatever is asked, what must hold holds, and undo takes it back."""

from __future__ import annotations

import json

from builders import MINUTE, SteppedClock
from examples import tried
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from meeting_builders import a_meeting_setup, club_in, people

from rules_ropta.ruling import Refused
from td_app.meeting import commands as cmd
from td_app.meeting.draw_record import rounds_of
from td_app.meeting.history import MeetingHistory
from td_app.meeting.setup import Absents, Clocks, PointsMatrix, PointsRow
from td_app.meeting.standings import standings
from td_app.persistence.engine import memory_club
from td_app.persistence.event_codec import as_json

small = st.integers(1, 30)
ROUND = st.integers(1, 2)


class AnyMeeting(RuleBasedStateMachine):
    """Commands in any order on a small meeting; refused ones change nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.file = memory_club()
        self.club = club_in(self.file)

    def teardown(self) -> None:
        self.file.close()

    @initialize(clocks=st.sampled_from(Clocks), absents=st.sampled_from(Absents))
    def opened(self, clocks: Clocks, absents: Absents) -> None:
        rows = tuple(PointsRow(n, tuple(range(n, 0, -1))) for n in range(1, 4))
        setup = a_meeting_setup(2, 3, clocks=clocks, absents=absents, matrix=PointsMatrix(rows))
        self.session = self.club.create_meeting(setup)
        for team in range(1, 4):
            self.ask(cmd.EnterTeam(f"T{team}", people=people(team, 2)))
        self.ask(cmd.DrawRound())

    def ask(self, command: cmd.Command) -> None:
        before, known = self.session.state, self.session.history.sequence
        try:
            self.session.dispatch(command)
        except Refused:
            assert self.session.state is before
            assert self.session.history.sequence == known
            return
        if isinstance(command, cmd.UndoAct | cmd.RedoAct | cmd.ClockCommand):
            return
        after = self.session.state
        self.session.dispatch(cmd.UndoAct())
        assert self.session.state == before
        self.session.dispatch(cmd.RedoAct())
        assert self.session.state == after

    @rule(again=st.booleans())
    def draw(self, again: bool) -> None:
        self.ask(cmd.DrawRound(len(self.session.state.rounds) if again else None))

    @rule(number=ROUND, who=st.lists(small, min_size=1, max_size=2))
    def put_out(self, number: int, who: list[int]) -> None:
        self.ask(cmd.EliminatePlayers(number, tuple(who)))

    @rule(number=ROUND, who=small)
    def bring_back(self, number: int, who: int) -> None:
        self.ask(cmd.ReinstatePlayer(number, who))

    @rule(number=ROUND, who=small, missing=st.booleans())
    def mark_missing(self, number: int, who: int, missing: bool) -> None:
        self.ask(cmd.MarkMissing(number, who, missing))

    @rule(number=ROUND, team=st.integers(1, 4), missing=st.booleans())
    def mark_team_missing(self, number: int, team: int, missing: bool) -> None:
        self.ask(cmd.MarkTeamMissing(number, team, missing, "Motif."))

    @rule(number=ROUND, team=st.integers(1, 4), points=st.integers(-3, 3))
    def correct_points(self, number: int, team: int, points: int) -> None:
        self.ask(cmd.CorrectPoints(number, team, points, "Motif."))

    @rule(
        number=ROUND,
        table=st.integers(1, 3),
        outs=st.permutations((0, 1, 2)),
        gone=st.sets(st.integers(0, 2)),
    )
    def correct_table(self, number: int, table: int, outs: list[int], gone: set[int]) -> None:
        played = self.session.state.round(number)
        if played is None or table not in played.tables:
            return
        there = played.tables[table].players
        order = [there[at] for at in outs if at < len(there) and at not in gone]
        absents = tuple(there[at] for at in gone if at < len(there))
        groups = tuple((who,) for who in order[:-1])
        self.ask(cmd.CorrectTable(number, table, groups, absents, "Motif."))

    @rule(number=ROUND, who=small, other=small)
    def substitute(self, number: int, who: int, other: int) -> None:
        self.ask(cmd.Substitute(number, who, other))

    @rule(team=st.integers(1, 4), bench=st.booleans())
    def add_player(self, team: int, bench: bool) -> None:
        if len(self.session.state.players) < 12:
            self.ask(cmd.AddPlayers(team, people(team, 1), bench))

    @rule(who=small, bench=st.booleans())
    def set_bench(self, who: int, bench: bool) -> None:
        self.ask(cmd.SetBench(who, bench))

    @rule(number=ROUND, running=st.booleans(), table=st.integers(0, 3), minutes=st.integers(0, 30))
    def turn_clock(self, number: int, running: bool, table: int, minutes: int) -> None:
        tables = (table,) if table else ()
        clock = self.club.clock
        assert isinstance(clock, SteppedClock)
        clock.forward(minutes * MINUTE)
        turn = cmd.StartClocks if running else cmd.PauseClocks
        self.ask(turn(number, tables))

    @rule(choice=st.sampled_from(("as_if_never", "from_now")))
    def undo(self, choice: cmd.UndoChoice) -> None:
        self.ask(cmd.UndoAct(choice))

    @rule()
    def redo(self) -> None:
        self.ask(cmd.RedoAct())

    @invariant()
    def ranks_and_points_add_up(self) -> None:
        state = self.session.state
        for played in state.rounds:
            for table in played.tables.values():
                held = sorted(rank for rank, _ in table.ranks().values())
                present = len(table.players) - len(table.absents)
                assert len(set(table.players)) == len(table.players)
                assert not held or held[-1] <= present
                if table.over and present:
                    assert len(held) == present and held[0] == 1
        rows = standings(state, state.rounds)
        assert {row.team for row in rows} == set(state.teams)
        assert all(row.assured is None or row.assured >= (row.points or 0) for row in rows)

    @invariant()
    def nobody_plays_twice_in_a_round(self) -> None:
        for played in self.session.state.rounds:
            seated = [who for table in played.tables.values() for who in table.players]
            assert len(seated) == len(set(seated))

    @invariant()
    def the_journal_replayed_is_the_state(self) -> None:
        entries = self.session.history.entries
        if len(entries) % 5 == 0:
            assert MeetingHistory(entries).state == self.session.state
            assert all(draw.holds() for draw in rounds_of(entries))
            again = self.club.open_meeting(self.session.meeting)
            assert json.dumps(as_json(again.state)) == json.dumps(as_json(self.session.state))


TestAnyMeeting = AnyMeeting.TestCase
TestAnyMeeting.settings = settings(max_examples=tried(12), stateful_step_count=25)
