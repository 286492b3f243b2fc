"""A day 2 cancelled for good: it began with its days 1, whose fees no text speaks of (room 53)."""

from __future__ import annotations

import pytest
from builders import out
from buy_in_builders import TWENTY
from flight_builders import a_day_two, bagged, two_flights

from rules_ropta.ruling import Refused
from td_app.live.session import TournamentSession
from td_app.printing.deals import settlement_sheet
from td_app.printing.document import Stationery
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.planning.days_before import fee_before
from td_app.tournament.planning.deals import settlement, with_bags
from td_app.tournament.state.buy_ins import Cost, EntryTerms
from td_app.tournament.state.deals import Stage
from td_app.tournament.state.flights import BagTaken
from td_app.tournament.state.knockouts import BountyKind, BountyTerms
from td_app.tournament.state.person import Person
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.tournament.views.deals import DealsView, deals_view

#: Ten entries at 20 €, 4 € of it a fee: five bags of four people are left.
PAID = {
    "entry_terms": EntryTerms(cost=TWENTY),
    "prize_kind": PrizeKind.MONEY,
    "prize_money": MoneyPool(from_entries=True),
}
POOL, FEES = 10 * TWENTY.price, 5 * TWENTY.fee


def cancelled(session: TournamentSession, fees: bool | None, *stacks: int) -> ev.Entry:
    each = tuple(zip(with_bags(session.state), stacks, strict=True)) if stacks else bags(session)
    return session.dispatch(cmd.CancelTournament("salle fermée", each, day_one_fees=fees))


def bags(session: TournamentSession) -> tuple[tuple[int, int], ...]:
    return tuple((one.entrant, one.stack or 0) for one in view(session).owed_to)


def view(session: TournamentSession) -> DealsView:
    return deals_view(session.state, session)


class TestBeforeAnybodySits:
    @pytest.mark.parametrize("drawn", [False, True])
    def test_the_pool_is_shared_by_the_bags(self, drawn: bool) -> None:
        session = a_day_two(**PAID)
        if drawn:
            session.dispatch(cmd.DrawSeats())
        assert view(session).stage is Stage.NOT_IN_MONEY
        cancelled(session, False)
        done = session.state.cancelled
        assert done is not None and session.state.over
        assert sum(one.share for one in done.payments) == POOL
        assert len(done.payments) == 4
        assert done.readings == (), "it was paid for: no freeroll"

    def test_a_bag_not_seated_yet_counts_with_those_who_sit(self) -> None:
        session = a_day_two(**PAID)
        session.dispatch(cmd.MarkPresence((1,), present=False))
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock(overruled=True))
        assert view(session).chips_owed > session.state.chips_in_play
        cancelled(session, False, *(one.bag.stack for one in session.state.carried.values()))
        done = session.state.cancelled
        assert done is not None and {one.entrant for one in done.payments} == {1, 2, 3, 4}

    def test_a_free_day_two_owes_nothing(self) -> None:
        session = a_day_two()
        cancelled(session, None)
        assert session.state.cancelled is not None and not session.state.cancelled.payments


def test_before_the_draw_nobody_was_asked_whose_the_bounty_of_a_bag_left_is() -> None:
    heads = {"entry_terms": EntryTerms(cost=Cost(2_000, 0, 500)), "prize_kind": PrizeKind.MONEY}
    session = a_day_two(
        **heads,
        prize_money=MoneyPool(from_entries=True),
        bounty=BountyTerms(BountyKind.REGULAR),
    )
    cancelled(session, None)
    done = session.state.cancelled
    assert done is not None and sorted(one.bounty for one in done.payments) == [500, 500, 500, 1000]


class TestTheFeesOfDaysOne:
    def test_the_director_says_what_becomes_of_them(self) -> None:
        session = a_day_two(**PAID)
        assert view(session).day_one_fees == FEES
        before = session.history.sequence
        with pytest.raises(Refused) as refusal:
            cancelled(session, None)
        assert (refusal.value.code, refusal.value.params["fees"]) == ("DAY_ONE_FEES_UNSAID", FEES)
        assert session.history.sequence == before

    def test_given_back_for_every_bag_of_who_is_still_in(self) -> None:
        session = a_day_two(**PAID)
        cancelled(session, True)
        done = session.state.cancelled
        assert done is not None and done.day_one_fees == FEES
        assert sorted(one.fee for one in done.payments) == [400, 400, 400, 800]
        assert sum(one.total for one in done.payments) == POOL + FEES
        told = session.history.entries[-1].event.besides()
        assert [one.code for one in told] == ["day_one_fees+back"]

    def test_of_a_flight_they_went_out_of_too_for_who_came_through_another(self) -> None:
        club, first, second = two_flights(**PAID)
        first.dispatch(cmd.CorrectEntrant(3, Person("Dupont", "Anne", licence="77")))
        assert 3 in first.state.outs
        through = next(who for who in second.state.entrants if who not in second.state.outs)
        second.dispatch(cmd.CorrectEntrant(through, Person("DUPONT", "anne", licence="77")))
        bagged(first, 20_000, 5_000)
        bagged(second, 20_000)
        day_two = club.day_two(club.ended_flights(), {})
        paid = {who: fee_before(day_two.state, who) for who in day_two.state.carried}
        (back,) = (who for who in paid if day_two.person(who).licence == "77")
        assert paid[back] == 2 * TWENTY.fee
        assert sum(paid.values()) == view(day_two).day_one_fees == 6 * TWENTY.fee

    def test_kept_it_is_told_and_can_be_undone(self) -> None:
        session = a_day_two(**PAID)
        before = session.state
        event = cancelled(session, False).event
        assert [one.code for one in event.besides()] == ["day_one_fees"]
        assert sum(one.fee for one in session.state.cancelled.payments) == 0  # type: ignore[union-attr]
        session.dispatch(cmd.Undo("as_if_never"))
        assert session.state == before

    def test_the_settlement_says_what_was_decided_and_names_nobody_as_never_seated(self) -> None:
        session = a_day_two(**PAID)
        cancelled(session, True)
        facts = settlement_sheet(session, Stationery("fr", "Les As du Bocage"))
        (note,) = facts.notes
        assert "remboursés, sur décision du directeur" in note and "20\u00a0€" in note
        assert facts.figures == ("fee", "share", "total")

    def test_who_is_out_of_day_two_gets_none(self) -> None:
        session = a_day_two(**PAID)
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock(overruled=True))
        out(session, 2)
        fees = view(session).day_one_fees
        assert fees == FEES - 800
        rest = session.state.chips_in_play
        cancelled(session, True, rest - 2, 1, 1)
        done = session.state.cancelled
        assert done is not None and done.day_one_fees == fees

    def test_a_bag_of_before_knows_no_fee(self) -> None:
        assert BagTaken(1, 4, 32_000, "A-17").fee == 0


def test_entries_without_a_fee_are_no_freeroll() -> None:
    session = a_day_two(**{**PAID, "entry_terms": EntryTerms(cost=Cost(2_000))})
    assert view(session).day_one_fees is None
    assert settlement(session.state, {}).readings == ()
