"""Deals made and tournaments cancelled, in any evening at all."""

from __future__ import annotations

from typing import Any

from evening_flights import EndsDays
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from td_app.tournament import commands as cmd
from td_app.tournament.planning.deals import prizes_left, still_in
from td_app.tournament.state.deals import DealKind
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.views.prizes import winnings


class StopsForGood(EndsDays):
    """Deals of every kind, cancellations at every stage; each sum is what there was."""

    @precondition(lambda self: 2 <= self.session.state.players_left <= 20)
    @rule(
        data=st.data(),
        kind=st.sampled_from(DealKind),
        kept=st.sampled_from([0, 0, 1_000]),
        plays_on=st.booleans(),
        short=st.booleans(),
    )
    def a_deal(self, data: Any, kind: DealKind, kept: int, plays_on: bool, short: bool) -> None:
        state = self.session.state
        left = still_in(state)
        prizes, stacks = prizes_left(state), _stacks(state, data)
        shares = tuple((who, sum(prizes) if who == left[0] else 0) for who in left)
        deal = cmd.AgreeDeal(kind, stacks, left[short:], kept, shares, plays_on)
        if self.ask(deal):
            made = self.session.state.deal
            assert made is not None and not short
            assert sum(made.by_entrant.values()) + made.kept == sum(prizes)
            assert self.session.state.over is not plays_on
            won = winnings(self.session.state)
            assert all(won[who].cents >= cents for who, cents in made.by_entrant.items())

    @rule(data=st.data(), note=st.sampled_from(["", "incendie"]), taken_back=st.booleans())
    def a_cancellation(self, data: Any, note: str, taken_back: bool) -> None:
        before = self.session.state
        if self.ask(cmd.CancelTournament(note, _stacks(before, data))):
            cancelled = self.session.state.cancelled
            assert cancelled is not None and note
            owed = max(cancelled.pool, sum(cancelled.prizes))
            if cancelled.pool or cancelled.prizes:
                assert sum(one.share for one in cancelled.payments) == owed
            if taken_back:
                self.session.dispatch(cmd.Undo("as_if_never"))
                assert self.session.state == before

    @invariant()
    def nobody_plays_once_it_is_stopped(self) -> None:
        if hasattr(self, "session") and self.session.state.stopped:
            assert not self.session.state.clock.running


def _stacks(state: TournamentState, data: Any) -> tuple[tuple[int, int], ...]:
    """Stacks that make the chips in play, or one too many."""
    left = still_in(state)
    if not left:
        return ()
    each, odd = divmod(state.chips_in_play, len(left))
    over = data.draw(st.sampled_from([0, 0, 0, 1]))
    return tuple((who, each + (odd + over if at == 0 else 0)) for at, who in enumerate(left))
