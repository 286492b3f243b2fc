"""What a director may do to the button and the blinds of a table, in any evening at all."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd


class KeepsPositions(RuleBasedStateMachine):
    """Positions set anywhere, hands begun at tables that keep them."""

    session: TournamentSession

    def ask(self, command: cmd.Command) -> bool:
        """Ask; return whether it was done."""
        raise NotImplementedError

    @precondition(lambda self: self.session.state.drawn)
    @rule(data=st.data(), places=st.lists(st.integers(1, 10), min_size=3, max_size=3))
    def sets_positions(self, data: Any, places: list[int]) -> None:
        button, sb, bb = places
        table = data.draw(st.sampled_from(sorted(self.session.state.tables)))
        self.ask(cmd.SetPositions(table, button, data.draw(st.sampled_from([sb, None])), bb))

    @precondition(lambda self: self.session.state.hands)
    @rule(data=st.data())
    def begins_a_hand(self, data: Any) -> None:
        """Nobody posts from an empty place, the dealer is seated, three hands are kept."""
        table = data.draw(st.sampled_from(sorted(self.session.state.hands)))
        if self.ask(cmd.NextHand(table)):
            hands, seated = self.session.state.hands[table], self.session.state.tables[table].places
            assert len(hands) <= 3
            assert {hands[-1].big_blind, hands[-1].dealer} <= set(seated)
            assert hands[-1].small_blind in (None, *seated)
            assert hands[-1].big_blind != hands[-1].button
