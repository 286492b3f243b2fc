"""The cash desk: who owes what, who sits without paying, what is given back, the till."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import MINUTE, a_session, clock_of, registered
from buy_in_builders import REBUYS, TWENTY, an_evening, paid_up, terms

from rules_ropta.ruling import Refused
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.amounts_due import owed, to_pay, unanswered
from td_app.tournament.state.buy_ins import Cost, EntryTerms, MultiBuyIn
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.views.money import money_view

CASH, CARD, TICKET = Means.CASH, Means.CARD, Means.TICKET


def refused(session: TournamentSession, command: cmd.Command) -> str:
    before = session.history.sequence
    with pytest.raises(Refused) as refusal:
        session.dispatch(command)
    assert session.history.sequence == before
    return refusal.value.code


def listed(count: int = 8, **changes: object) -> TournamentSession:
    """People on the list of a tournament at twenty euros, nobody having paid."""
    session = a_session(entry_terms=terms(**changes), date="", starts_at="")
    registered(session, count)
    return session


class TestWhatIsOwed:
    def test_who_is_on_the_list_owes_the_entry(self) -> None:
        assert to_pay(listed().state, 3) == TWENTY.total

    def test_a_price_corrected_before_the_draw_corrects_what_everybody_owes(self) -> None:
        session = listed()
        setup = replace(session.state.setup, entry_terms=terms(cost=Cost(3_000)))
        session.dispatch(cmd.ChangeSetup(setup))
        assert to_pay(session.state, 3) == 3_000

    def test_payments_are_taken_of_several_at_once(self) -> None:
        session = listed()
        session.dispatch(cmd.TakePayments((1, 2, 3), CARD))
        assert session.state.cash.taken == {"card": 7_200}
        assert [to_pay(session.state, who) for who in (1, 3, 4)] == [0, 0, 2_400]

    def test_whoever_owes_nothing_pays_nothing(self) -> None:
        session = listed()
        session.dispatch(cmd.TakePayments((1,), CASH))
        session.dispatch(cmd.TakePayments((1, 2), CASH))
        assert session.state.cash.paid == {1: 2_400, 2: 2_400}
        assert refused(session, cmd.TakePayments((1, 2), CASH)) == "OWES_NOTHING"

    @pytest.mark.parametrize("cents", [0, -500, 10**9])
    def test_absurd_sums_are_refused(self, cents: int) -> None:
        assert refused(listed(), cmd.TakePayments((1,), CASH, cents)) == "SUM_PAID"

    def test_a_typed_sum_is_of_one_person(self) -> None:
        assert refused(listed(), cmd.TakePayments((1, 2), CASH, 500)) == "ONE_SUM_FOR_SEVERAL"

    def test_a_free_tournament_has_no_cash_desk(self) -> None:
        session = a_session()
        registered(session, 2)
        for command in (cmd.TakePayments((1,)), cmd.CountTill(0), cmd.GiveBack(1, 100)):
            assert refused(session, command) == "NOTHING_TO_PAY"


class TestNobodySitsUnpaid:
    def test_the_draw_waits_for_payments(self) -> None:
        session = listed()
        session.dispatch(cmd.TakePayments((1, 2, 3, 4, 5, 6, 7), CASH))
        assert refused(session, cmd.DrawSeats()) == "UNPAID"

    def test_unless_the_director_answers_for_them(self) -> None:
        session = listed()
        paid_up(session, 1, 2, 3, 4, 5, 6, 7)
        assert refused(session, cmd.AnswerForUnpaid((8,))) == "REASON_NEEDED"
        session.dispatch(cmd.AnswerForUnpaid((8,), "virement annoncé"))
        session.dispatch(cmd.DrawSeats())
        assert to_pay(session.state, 8) == 2_400 and money_view(session.state).pool == 16_000

    def test_a_debt_answered_for_covers_no_other(self) -> None:
        session = an_evening(7, REBUYS)
        (late,) = registered(session, 1)
        session.dispatch(cmd.AnswerForUnpaid((late,), "connu"))
        session.dispatch(cmd.SeatLateEntrant(late))
        assert refused(session, cmd.TakeReBuy(late)) == "UNPAID"

    def test_a_late_entrant_pays_first(self) -> None:
        session = an_evening(7)
        (late,) = registered(session, 1)
        assert refused(session, cmd.SeatLateEntrant(late)) == "UNPAID"
        paid_up(session, late)
        session.dispatch(cmd.SeatLateEntrant(late))


class TestAnEntryTakenBack:
    def test_gives_back_by_the_means_it_was_paid(self) -> None:
        session = listed(unregister_minutes=0)
        session.dispatch(cmd.TakePayments((3,), TICKET))
        session.dispatch(cmd.Unregister(3))
        event = session.history.entries[-1].event
        assert [(line.cents, line.means) for line in event.paid] == [(-2_400, TICKET)]  # type: ignore[union-attr]
        assert 3 not in session.state.entrants and session.state.cash.taken["ticket"] == 0

    def test_frees_the_seat_before_the_start(self) -> None:
        session = an_evening(8, terms(unregister_minutes=0), started=False, date="", tables=1)
        seat = session.state.entrants[3].seat
        assert seat is not None
        session.dispatch(cmd.Unregister(3))
        state = session.state
        assert seat.number not in state.tables[1].places and state.players_left == 7
        assert (state.chips_in_play, money_view(state).pool) == (70_000, 14_000)
        session.dispatch(cmd.Undo())
        assert session.state.entrants[3].seat == seat

    def test_not_once_play_has_begun(self) -> None:
        session = an_evening(8, terms(unregister_minutes=0), date="")
        assert refused(session, cmd.Unregister(3)) == "ENTRANT_HAS_PLAYED"

    def test_not_after_the_moment_set(self) -> None:
        from datetime import datetime

        session = a_session(entry_terms=terms(unregister_minutes=15))
        start = datetime.fromtimestamp(clock_of(session).now_ms() / 1000)
        day, hour = start.strftime("%Y-%m-%d"), start.strftime("%H:%M")
        setup = replace(session.state.setup, date=day, starts_at=hour)
        clock_of(session).forward(-20 * MINUTE)
        session.dispatch(cmd.ChangeSetup(setup))
        registered(session, 2)
        session.dispatch(cmd.Unregister(1))
        clock_of(session).forward(10 * MINUTE)
        assert refused(session, cmd.Unregister(2)) == "UNREGISTRATION_OVER"
        session.dispatch(cmd.Unregister(2, overruled=True, note="malade"))

    def test_a_tournament_may_take_none_back(self) -> None:
        assert refused(listed(), cmd.Unregister(3)) == "NO_UNREGISTRATION"

    def test_who_has_paid_is_not_merely_taken_off_the_list(self) -> None:
        session = listed()
        paid_up(session, 3)
        assert refused(session, cmd.RemoveEntrants((3,))) == "ENTRANT_HAS_PAID"
        session.dispatch(cmd.RemoveEntrants((4,)))


class TestMoneyGivenBack:
    def test_at_most_what_was_paid_by_these_means(self) -> None:
        session = listed()
        session.dispatch(cmd.TakePayments((3,), CARD))
        back = cmd.GiveBack(3, 2_400, CASH, "erreur")
        assert refused(session, back) == "GIVEN_BACK_MORE"
        assert refused(session, replace(back, means=CARD, cents=2_401)) == "GIVEN_BACK_MORE"
        assert refused(session, replace(back, means=CARD, note="")) == "REASON_NEEDED"
        session.dispatch(replace(back, means=CARD))
        assert to_pay(session.state, 3) == 2_400

    def test_who_plays_owes_nothing_that_nobody_answers_for(self) -> None:
        session = an_evening(7)
        back = cmd.GiveBack(3, 2_400, CASH, "offert par le club")
        assert refused(session, back) == "GIVEN_BACK_SEATED"
        session.dispatch(cmd.AnswerForUnpaid((3,), "offert", 2_400))
        session.dispatch(back)
        assert unanswered(session.state, 3) == 0

    def test_what_was_paid_too_much_by_someone_no_longer_listed(self) -> None:
        session = listed(unregister_minutes=0)
        session.dispatch(cmd.TakePayments((3,), CASH))
        session.dispatch(cmd.Unregister(3))
        assert owed(session.state, 3) == 0 and to_pay(session.state, 3) == 0


class TestTheTill:
    def test_counted_right(self) -> None:
        session = listed(3)
        session.dispatch(cmd.TakePayments((1, 2), CASH))
        session.dispatch(cmd.TakePayments((3,), CARD))
        session.dispatch(cmd.CountTill(4_800, others=((CARD, 2_400),)))
        till = session.state.cash.till
        assert till is not None and till.difference == 0

    def test_a_difference_needs_a_word(self) -> None:
        session = listed()
        session.dispatch(cmd.TakePayments((1, 2), CASH))
        assert refused(session, cmd.CountTill(4_300)) == "TILL_DIFFERS"
        session.dispatch(cmd.CountTill(4_300, "un billet rendu en trop"))
        till = session.state.cash.till
        assert till is not None and till.difference == -500

    def test_a_till_holds_no_less_than_nothing(self) -> None:
        assert refused(listed(), cmd.CountTill(-1, "?")) == "TILL_SUM"


class TestAnEntryToChoose:
    def choosing(self) -> TournamentSession:
        return listed(multi=MultiBuyIn(1_000, 5_000))

    def test_buys_a_stack_in_proportion(self) -> None:
        session = self.choosing()
        session.dispatch(cmd.ChooseBuyIn(3, 3_000))
        assert to_pay(session.state, 3) == 3_400
        paid_up(session, *range(1, 9))
        session.dispatch(cmd.DrawSeats())
        state = session.state
        assert state.stays.latest(3).chips_given == 15_000
        assert (state.chips_in_play, money_view(state).pool) == (85_000, 17_000)

    @pytest.mark.parametrize(
        ("price", "code"),
        [(900, "BUY_IN_OUTSIDE"), (5_001, "BUY_IN_OUTSIDE"), (2_001, "BUY_IN_ODD")],
    )
    def test_within_its_limits_and_in_whole_chips(self, price: int, code: str) -> None:
        assert refused(self.choosing(), cmd.ChooseBuyIn(3, price)) == code

    def test_only_where_there_is_a_choice(self) -> None:
        assert refused(listed(), cmd.ChooseBuyIn(3, 2_000)) == "NO_CHOICE_OF_BUY_IN"

    def test_nothing_is_chosen_after_the_draw(self) -> None:
        session = self.choosing()
        paid_up(session, *range(1, 9))
        session.dispatch(cmd.DrawSeats())
        assert refused(session, cmd.ChooseBuyIn(3, 3_000)) == "ALREADY_SEATED"


def test_everything_is_paid_before_terms_are_freed() -> None:
    session = listed()
    paid_up(session, 1)
    free = replace(session.state.setup, entry_terms=EntryTerms())
    session.dispatch(cmd.ChangeSetup(free))
    assert to_pay(session.state, 1) == -2_400
    session.dispatch(cmd.GiveBack(1, 2_400, CASH, "tournoi devenu gratuit"))
    assert to_pay(session.state, 1) == 0
