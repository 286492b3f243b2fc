"""What a director may do by hand with people and tables, in any evening at all."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.decide.finishing import SIGNS


class ActsByHand(RuleBasedStateMachine):
    """Players away and back, found elsewhere, exchanged; tables closed, orders changed."""

    session: TournamentSession

    def ask(self, command: cmd.Command) -> bool:
        """Ask; return whether it was done."""
        raise NotImplementedError

    def somebody(self, data: Any) -> int:
        """Return an entrant."""
        raise NotImplementedError

    def some_table(self, data: Any) -> int:
        """Return a table of the room."""
        raise NotImplementedError

    def some_seat(self, data: Any) -> Seat:
        """Return a seat, there or not."""
        raise NotImplementedError

    @rule(data=st.data(), away=st.booleans(), never=st.none() | st.booleans())
    def notes_an_absence(self, data: Any, away: bool, never: bool | None) -> None:
        """An absent player counts as before, and no chip moves."""
        counts, chips = self.session.state.counts(), self.session.state.chips_in_play
        if self.ask(cmd.MarkAway((self.somebody(data),), away, never)):
            assert self.session.state.counts() == counts
            assert self.session.state.chips_in_play == chips

    @rule(line=st.integers(0, 30), note=st.sampled_from(["", "Poste volé."]))
    def sets_a_line_aside(self, line: int, note: str) -> None:
        """All can be read: there is nothing to set aside."""
        assert not self.ask(cmd.SetEntryAside(line, note))

    @rule(data=st.data(), signs=st.sets(st.sampled_from(SIGNS)))
    def finds_an_abandon(self, data: Any, signs: set[str]) -> None:
        self.ask(cmd.Withdraw(self.somebody(data), 500, "parti", False, tuple(signs)))

    @rule(data=st.data())
    def withdraws_a_no_show(self, data: Any) -> None:
        self.ask(cmd.Withdraw(self.somebody(data), 500, no_show=True))

    @rule(data=st.data(), stays=st.booleans())
    def finds_a_wrong_seat(self, data: Any, stays: bool) -> None:
        who, found = self.somebody(data), self.some_seat(data)
        known = self.session.state.entrants.get(who)
        if self.ask(cmd.CorrectSeat(who, found, stays, "deux coups joués")):
            assert known is not None
            assert self.session.state.entrants[who].seat == (found if stays else known.seat)

    @rule(data=st.data())
    def exchanges_two_seats(self, data: Any) -> None:
        first, second = self.somebody(data), self.somebody(data)
        counts = self.session.state.counts()
        if self.ask(cmd.SwapSeats(first, second, "vue")):
            assert self.session.state.counts() == counts

    @rule()
    def reads_out_the_moves(self) -> None:
        """Nobody moves by it, and nothing waits to be read out any more."""
        seats = {who: one.seat for who, one in self.session.state.entrants.items()}
        if self.ask(cmd.AnnounceMoves()):
            assert seats == {who: one.seat for who, one in self.session.state.entrants.items()}

    @rule(data=st.data())
    def sets_a_proposal_aside(self, data: Any) -> None:
        """It is asked no more as long as the situation is the same."""
        keys = [proposal.key for proposal in self.session.proposals()]
        if keys:
            key = data.draw(st.sampled_from(keys))
            if self.ask(cmd.DeclineProposal(key, "le directeur en décide")):
                assert key not in [proposal.key for proposal in self.session.proposals()]

    @rule(step=st.integers(0, 12))
    def goes_to_a_level(self, step: int) -> None:
        """No chip moves with the clock."""
        chips = self.session.state.chips_in_play
        self.ask(cmd.GoToStep(step))
        assert self.session.state.chips_in_play == chips

    @rule(data=st.data())
    def closes_an_empty_table(self, data: Any) -> None:
        self.ask(cmd.CloseEmptyTable(self.some_table(data)))

    @rule(data=st.data())
    def changes_the_breaking_order(self, data: Any) -> None:
        first = self.some_table(data)
        if self.ask(cmd.ChangeBreakingOrder((first,), "porte")):
            order = self.session.state.setup.closing_order
            assert order[0] == first
            assert sorted(order) == sorted(self.session.state.tables)

    @rule()
    def tells_the_breaking_order(self) -> None:
        self.ask(cmd.AnnounceBreakingOrder())

    @invariant()
    def only_the_seated_are_away(self) -> None:
        if not hasattr(self, "session"):
            return
        state = self.session.state
        assert set(state.absences) <= {i for i, e in state.entrants.items() if e.seat}
