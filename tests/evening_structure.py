"""What a director may do to the structure while it is played, in any evening at all."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.structure_forecast import shortened, without_breaks
from td_app.tournament.state.clock import ClockReading, read_clock
from td_app.tournament.state.structure import Break


class ChangesStructure(RuleBasedStateMachine):
    """Levels shortened, breaks given up, rows put in and taken out, at any moment."""

    session: TournamentSession

    def ask(self, command: cmd.Command) -> bool:
        """Ask; return whether it was done."""
        raise NotImplementedError

    @rule(
        first=st.integers(0, 9),
        edit=st.sampled_from(["shorter", "no breaks", "a break", "gone", "another length"]),
        minutes=st.integers(1, 40),
    )
    def changes_the_structure(self, first: int, edit: str, minutes: int) -> None:
        """Whatever changes, the clock says the same level and the same time played."""
        old = self.session.state.setup.structure
        first = min(first, len(old.steps) - 1)
        row = replace(old.steps[first], minutes=minutes)
        new = {
            "shorter": shortened(old, first, minutes),
            "no breaks": without_breaks(old, first),
            "a break": old.with_inserted(first, Break(minutes)),
            "gone": old.with_removed(first),
            "another length": old.with_replaced(first, row),
        }[edit]
        before = self.now_on_the_clock()
        if self.ask(cmd.ChangeStructure(new)) and self.session.state.clock.started:
            after = self.now_on_the_clock()
            assert old.steps[: before.step] == new.steps[: before.step]
            if not before.overtime_ms and after.step == before.step:
                assert after.elapsed_ms == before.elapsed_ms
            else:  # the level ends at once, or one was added in overtime
                assert (after.step, after.elapsed_ms) == (before.step + 1, 0) or after.last

    def now_on_the_clock(self) -> ClockReading:
        state = self.session.state
        return read_clock(state.clock, state.setup.structure, self.session.now_ms())
