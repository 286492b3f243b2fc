"""What a director may do with entries, chips bought and money, in any evening at all."""

from __future__ import annotations

from typing import Any

from buy_in_builders import FREE_REENTRIES, REBUYS, terms
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide.checks import entries_closed
from td_app.tournament.planning.amounts_due import to_pay, waiting_list
from td_app.tournament.planning.till import Due, dues
from td_app.tournament.state.buy_ins import FREEZEOUT, AddOn, EntryTerms, MultiBuyIn, ReBuy, ReEntry
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.state.tournament import Standing
from td_app.tournament.views.money import money_view

TERMS = (
    EntryTerms(),
    EntryTerms(),
    FREE_REENTRIES,
    EntryTerms(rebuy=ReBuy(5_000, 10_000, until=3), addon=AddOn(5_000, after=4)),
    REBUYS,
    terms(
        reentry=ReEntry(most=3),
        multi=MultiBuyIn(1_000, 5_000),
        unregister_minutes=0,
        greatest_field=12,
        guarantee=50_000,
        closes_with_prizes=True,
    ),
)
PAID = st.none() | st.sampled_from(Means)


class BuysIn(RuleBasedStateMachine):
    """Entries taken again and back, chips bought, debts, waiting, the till."""

    session: TournamentSession

    def ask(self, command: cmd.Command) -> bool:
        """Ask; return whether it was done."""
        raise NotImplementedError

    def somebody(self, data: Any) -> int:
        """Return any entrant."""
        raise NotImplementedError

    @rule(data=st.data(), paid=PAID, overruled=st.booleans())
    def somebody_enters_again(self, data: Any, paid: Means | None, overruled: bool) -> None:
        who = self.somebody(data)
        before = self.session.state
        if self.ask(cmd.ReEnter(who, paid, overruled=overruled, note="motif")):
            after = self.session.state
            assert before.entrants[who].standing is Standing.OUT
            assert after.players_left == before.players_left + 1
            assert after.took_part == before.took_part
            assert len(after.stays.by_entrant[who]) == len(before.stays.by_entrant[who]) + 1

    @rule(data=st.data(), paid=PAID, stack=st.none() | st.integers(-1, 20_000), more=st.booleans())
    def somebody_buys_again(
        self, data: Any, paid: Means | None, stack: int | None, more: bool
    ) -> None:
        before = self.session.state
        who = self.somebody(data)
        if self.ask(cmd.TakeReBuy(who, paid, stack, overruled=more, note="motif")):
            state, rebuy = self.session.state, self.session.state.setup.entry_terms.rebuy
            assert rebuy is not None and state.entrants[who].seat is not None
            assert state.chips_in_play == before.chips_in_play + rebuy.chips
            assert more or stack is None or stack <= rebuy.at_most

    @rule(data=st.data(), paid=PAID, everybody=st.booleans(), more=st.booleans())
    def the_break_sells_chips(
        self, data: Any, paid: Means | None, everybody: bool, more: bool
    ) -> None:
        seated = tuple(i for i, e in self.session.state.entrants.items() if e.seat)
        who = seated if everybody else (self.somebody(data),)
        self.ask(cmd.TakeAddOns(who, paid, overruled=more, note="motif"))

    @rule(data=st.data(), overruled=st.booleans())
    def somebody_takes_the_entry_back(self, data: Any, overruled: bool) -> None:
        who = self.somebody(data)
        if len(self.session.state.entrants) > 2 and self.ask(
            cmd.Unregister(who, overruled, "motif")
        ):
            assert self.session.state.cash.paid.get(who, 0) == 0

    @rule(data=st.data(), stops=st.booleans())
    def somebody_waits(self, data: Any, stops: bool) -> None:
        who = self.somebody(data)
        self.ask(cmd.StopWaiting(who) if stops else cmd.WaitToReEnter(who))

    @rule(data=st.data(), price=st.sampled_from([500, 1_000, 2_500, 5_000]))
    def somebody_chooses_a_price(self, data: Any, price: int) -> None:
        self.ask(cmd.ChooseBuyIn(self.somebody(data), price))

    @rule(data=st.data(), means=st.sampled_from(Means), cents=st.none() | st.integers(-5, 3_000))
    def somebody_pays(self, data: Any, means: Means, cents: int | None) -> None:
        self.ask(cmd.TakePayments((self.somebody(data),), means, cents))

    @rule(data=st.data(), means=st.sampled_from(Means), cents=st.integers(-5, 3_000))
    def somebody_is_given_back(self, data: Any, means: Means, cents: int) -> None:
        who = self.somebody(data)
        before = self.session.state.cash.paid.get(who, 0)
        if self.ask(cmd.GiveBack(who, cents, means, "trop payé")):
            assert self.session.state.cash.paid.get(who, 0) == before - cents >= 0

    @rule(data=st.data())
    def the_director_answers(self, data: Any) -> None:
        self.ask(cmd.AnswerForUnpaid((self.somebody(data),), "connu"))

    @rule(data=st.data(), means=st.sampled_from(Means), a_part=st.booleans())
    def the_till_pays_what_it_owes(self, data: Any, means: Means, a_part: bool) -> None:
        owed = self.owed_by_the_till()
        if not owed:
            return
        due = data.draw(st.sampled_from(owed))
        cents = due.cents // 2 if a_part else due.cents
        part = cents if a_part else None
        if self.ask(cmd.PayOut((due.entrant,), means, due.purpose, part)):
            same = (due.entrant, due.purpose)
            left = [d.cents for d in self.owed_by_the_till() if (d.entrant, d.purpose) == same]
            assert sum(left) == due.cents - cents

    @rule(data=st.data(), means=st.sampled_from(Means))
    def a_line_was_by_other_means(self, data: Any, means: Means) -> None:
        lines = self.session.state.cash.payments
        if not lines:
            return
        line = data.draw(st.sampled_from(lines))
        at = [one for one in lines if one.number == line.number].index(line)
        paid = dict(self.session.state.cash.paid)
        if self.ask(cmd.CorrectPayment(line.number, at, "motif", means=means)):
            assert self.session.state.cash.paid == paid

    def owed_by_the_till(self) -> tuple[Due, ...]:
        closed = entries_closed(self.session.state, self.session.now_ms())
        return dues(self.session.state, entries_closed=closed)

    @rule(cents=st.integers(-1, 50_000), note=st.sampled_from(["", "motif"]))
    def counts_the_till(self, cents: int, note: str) -> None:
        self.ask(cmd.CountTill(cents, note))

    @invariant()
    def money_is_counted_once(self) -> None:
        if not hasattr(self, "session"):
            return
        state, view = self.session.state, money_view(self.session.state)
        cash = state.cash
        in_till = sum(payment.cents for payment in cash.payments)
        assert in_till == sum(cash.taken.values())
        assert in_till == sum(cash.paid.values()) - sum(cash.paid_out().values())
        assert all(due.cents > 0 for due in self.owed_by_the_till())
        if state.jackpot is not None:
            assert view.pool == state.jackpot.prize
        else:
            assert view.pool == view.taken.price + view.added + view.unwon + view.overlay
            guarantee = 0 if state.setup.flight else state.setup.entry_terms.guarantee
            assert view.pool >= guarantee
        if not state.setup.entry_terms.priced:
            assert view.taken.total == 0

    @invariant()
    def nobody_sits_who_owes_what_nobody_answers_for(self) -> None:
        if not hasattr(self, "session"):
            return
        state = self.session.state
        for who, entrant in state.entrants.items():
            if entrant.seat is not None and not state.stopped:
                assert to_pay(state, who) <= state.cash.answered.get(who, 0)

    @invariant()
    def whoever_waits_does_not_play(self) -> None:
        if not hasattr(self, "session"):
            return
        state = self.session.state
        waiting = waiting_list(state)
        assert len(set(waiting)) == len(waiting)
        assert all(state.entrants[who].seat is None for who in waiting)

    @invariant()
    def chips_are_those_issued_less_those_removed(self) -> None:
        if not hasattr(self, "session"):
            return
        state = self.session.state
        stays = [stay for held in state.stays.by_entrant.values() for stay in held]
        assert state.chips_issued == sum(stay.chips_given for stay in stays)
        if state.setup.entry_terms == FREEZEOUT and not state.carried:
            stack = state.setup.starting_stack
            assert state.chips_issued == stack * (state.players_left + len(state.outs))
        removed = sum(stay.chips_gone for stay in stays)
        assert state.chips_removed - removed == self.chips_taken_out(), "each has its reason"
        assert state.chips_drift == sum(race.event.drift for race in state.races)

    def chips_taken_out(self) -> int:
        """Return the chips removed besides those of players who left."""
        history = self.session.history
        events = [e.event for e in history.entries if history.counts(e.sequence)]
        found = sum(e.removed for e in events if isinstance(e, ev.FoundChipsExchanged))
        return found + sum(e.amount for e in events if isinstance(e, ev.ChipsRemovedFromPlay))
