"""What a director may do with the prizes, in any evening at all."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.prizes import shares_proposed
from td_app.tournament.state.prizes import MoneyPool, PrizeGiven, PrizeKind
from td_app.tournament.views.prizes import prizes_view


class AwardsPrizes(RuleBasedStateMachine):
    """Prizes of every kind set and changed at any moment, ties settled one way or another."""

    session: TournamentSession

    def ask(self, command: cmd.Command) -> bool:
        """Ask; return whether it was done."""
        raise NotImplementedError

    @rule(
        kind=st.sampled_from(PrizeKind),
        places=st.integers(1, 12),
        pool=st.integers(0, 2_000),
        unit=st.sampled_from([1, 5, 10]),
        of_entries=st.sampled_from(["", "follows", "shares", "seats"]),
    )
    def changes_the_prizes(
        self, kind: PrizeKind, places: int, pool: int, unit: int, of_entries: str
    ) -> None:
        won = {w.entrant: w.won for w in prizes_view(self.session.state, self.session).winners}
        setup = replace(
            self.session.state.setup,
            prize_kind=kind,
            prizes=tuple(f"lot {place}" for place in range(1, places + 1)),
            prize_points=tuple(range(places, 0, -1)),
            prize_money=MoneyPool(
                pool,
                unit,
                () if of_entries == "follows" else shares_proposed(places),
                from_entries=bool(of_entries),
                seat=700 if of_entries == "seats" else 0,
            ),
            satellite=of_entries == "seats",
        )
        if self.ask(cmd.ChangeSetup(setup)):
            now = {w.entrant: w.won for w in prizes_view(self.session.state, self.session).winners}
            assert set(won) <= set(now), "nobody loses what his place won"

    @rule(locked=st.booleans())
    def locks_the_prizes(self, locked: bool) -> None:
        before = prizes_view(self.session.state, self.session)
        if self.ask(cmd.LockPrizes(locked)) and locked:
            after = prizes_view(self.session.state, self.session)
            assert [row.cents for row in after.rows] == [row.cents for row in before.rows]

    @rule()
    def ends_the_satellite(self) -> None:
        if self.ask(cmd.EndSatellite()):
            assert self.session.state.over

    @rule(data=st.data(), shared=st.booleans(), note=st.sampled_from(["", "tirage au sort"]))
    def awards_the_prizes_of_a_tie(self, data: Any, shared: bool, note: str) -> None:
        ties = [p for p in self.session.proposals() if p.kind == "award_prizes"]
        if not ties:
            self.ask(cmd.AwardPrizes(data.draw(st.integers(0, 9)), (PrizeGiven(1, (1,)),), note))
            return
        tie = data.draw(st.sampled_from(ties))
        tied = tie.because.params["entrants"]
        assert isinstance(tied, tuple) and tie.value is not None
        texts = len(self.session.state.setup.prizes)
        prizes = [n for n in range(tie.value, tie.value + len(tied)) if n <= texts]
        given = tuple(
            PrizeGiven(prize, tied if shared else (data.draw(st.sampled_from(tied)),))
            for prize in prizes
        )
        if self.ask(cmd.AwardPrizes(tie.value, given, note)):
            assert tie.key not in {p.key for p in self.session.proposals()}
        else:
            assert not shared and not note

    @invariant()
    def the_pool_is_given_whole(self) -> None:
        if not hasattr(self, "session"):
            return
        view = prizes_view(self.session.state, self.session)
        if view.kind is PrizeKind.MONEY:
            assert view.given_cents <= view.pool
        state = self.session.state
        if view.kind is PrizeKind.MONEY and state.deal is None and state.cancelled is None:
            assert sum(row.cents for row in view.rows) == view.pool
            if view.over and not view.unfilled:
                assert view.given_cents == view.pool
        assert bool(view) == bool(view.paid)
        assert view or not view.winners
