"""What a director may say of knock-outs and bounties, in any evening at all."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from evening_prizes import AwardsPrizes
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from td_app.tournament import commands as cmd
from td_app.tournament.planning.bounties import bounty_of, put_on_head
from td_app.tournament.state.knockouts import BountyKind, BountyTerms


class NamesKnockouts(AwardsPrizes):
    """Who knocked out whom, said with the elimination or later, sensibly or not."""

    def several(self, data: Any) -> tuple[int, ...]:
        """Return a few entrants, nobody perhaps, the same one twice perhaps."""
        known = sorted(self.session.state.entrants) or [1]
        return tuple(data.draw(st.lists(st.sampled_from(known), max_size=3)))

    @rule(noted=st.booleans(), kind=st.sampled_from(BountyKind), percent=st.integers(0, 100))
    def changes_how_it_is_asked(self, noted: bool, kind: BountyKind, percent: int) -> None:
        setup = self.session.state.setup
        terms = BountyTerms(kind, percent)
        self.ask(cmd.ChangeSetup(replace(setup, knockouts_noted=noted, bounty=terms)))

    @precondition(lambda self: self.session.state.players_left > 1)
    @rule(data=st.data())
    def knocks_out(self, data: Any) -> None:
        playing = [i for i, e in self.session.state.entrants.items() if e.seat]
        victim = data.draw(st.sampled_from(playing))
        by = data.draw(st.none() | st.just(self.several(data)))
        self.ask(cmd.Eliminate((cmd.PlayerOut(victim, None, by),)))

    @rule(data=st.data(), to_pool=st.booleans(), note=st.sampled_from(["", "décidé"]))
    def names(self, data: Any, to_pool: bool, note: str) -> None:
        outs = [*self.session.state.outs, *self.session.state.entrants, 1][:12]
        who = data.draw(st.lists(st.sampled_from(outs), min_size=1, max_size=2))
        said = tuple(
            cmd.KnockoutSaid(one, self.several(data), self.several(data), to_pool) for one in who
        )
        self.ask(cmd.NameKnockouts(said, note))

    @rule(data=st.data(), cents=st.integers(-100, 10_000))
    def puts_a_bounty(self, data: Any, cents: int) -> None:
        who = data.draw(st.sampled_from(sorted(self.session.state.entrants) or [1]))
        self.ask(cmd.SetBounty(who, cents))

    @invariant()
    def every_bounty_is_on_a_head_or_paid(self) -> None:
        if not hasattr(self, "session"):
            return
        state = self.session.state
        if state.setup.bounty.kind is BountyKind.VIP:
            return
        keys = [(who, stay.number) for who, held in state.stays.by_entrant.items() for stay in held]
        said = {one.key for one in state.knockouts}
        put = sum(put_on_head(state, key) for key in keys)
        left = sum(bounty_of(state, key) for key in keys if key not in said)
        paid = sum(r.cash for one in state.knockouts for r in one.rewards)
        assert put == left + paid + sum(one.to_pool for one in state.knockouts)

    @invariant()
    def a_knock_out_ends_a_stay_by_somebody_else(self) -> None:
        if not hasattr(self, "session"):
            return
        state = self.session.state
        for one in state.knockouts:
            assert state.stays.by_entrant[one.out][one.stay - 1].out is not None
            assert one.out not in one.by
            assert len(set(one.by)) == len(one.by)
        assert len({one.key for one in state.knockouts}) == len(state.knockouts)
