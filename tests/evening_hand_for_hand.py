"""What a director may do hand-for-hand, in any evening at all (2.7)."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.hands import HandForHandRecord


class PlaysHandForHand(RuleBasedStateMachine):
    """Hand-for-hand announced at any moment, hands played, those out noted and ranked."""

    session: TournamentSession

    def ask(self, command: cmd.Command) -> bool:
        """Ask; return whether it was done."""
        raise NotImplementedError

    def going(self) -> HandForHandRecord | None:
        """Return hand-for-hand as it stands."""
        return self.session.state.hand_for_hand if hasattr(self, "session") else None

    @precondition(lambda self: self.session.state.drawn)
    @rule()
    def announces_hand_for_hand(self) -> None:
        self.ask(cmd.AnnounceHandForHand())

    @precondition(lambda self: self.going() is not None)
    @rule(data=st.data(), all_in=st.booleans())
    def a_table_tells_where_it_is(self, data: Any, all_in: bool) -> None:
        table = data.draw(st.sampled_from(sorted(self.session.state.tables)))
        self.ask(cmd.TableAllIn(table) if all_in else cmd.TableDone(table))

    @precondition(lambda self: self.going() is not None)
    @rule()
    def ends_every_hand_and_ranks_it(self) -> None:
        """Every table that plays can end its hand, the all-ins last."""
        going = self.going()
        assert going is not None
        round_ = going.round
        for table in sorted(round_.playing, key=lambda table: table in round_.all_in):
            assert self.ask(cmd.TableDone(table))
        now = self.going()
        noted = now.noted_entrants() if now is not None else frozenset()
        if noted and self.ask(cmd.RankHand()):
            assert noted <= set(self.session.state.outs)

    @precondition(lambda self: self.going() is not None)
    @rule(way=st.sampled_from([cmd.StartNextHand(), cmd.RankHand(), cmd.EndHandForHand()]))
    def goes_on_or_ends(self, way: cmd.Command) -> None:
        before = self.going()
        if self.ask(way) and isinstance(way, cmd.StartNextHand):
            assert before is not None
            assert not before.round.playing
            assert not self.session.state.clock.running

    @precondition(lambda self: bool(self.going() and self.going().noted))
    @rule(data=st.data())
    def takes_an_elimination_back(self, data: Any) -> None:
        going = self.going()
        assert going is not None
        self.ask(cmd.TakeBackOut(data.draw(st.sampled_from(sorted(going.noted_entrants())))))

    @invariant()
    def those_noted_out_still_sit(self) -> None:
        going = self.going()
        if going is not None:
            entrants = self.session.state.entrants
            assert all(entrants[who].seat is not None for who in going.noted_entrants())
            assert set(going.round.all_in) <= set(going.round.playing) <= set(going.round.tables)
            assert going.round.hands_played <= going.round.hand
