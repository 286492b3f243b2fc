"""Deals between those left, and tournaments cancelled for good (room 52 to 55)."""

from __future__ import annotations

from typing import Any

import pytest
from builders import a_club, a_session, a_setup, a_tournament, out, registered
from buy_in_builders import an_evening, terms
from deal_builders import stacks_of, three_left
from prize_builders import IN_KIND, MONEY

from rules_ropta.ruling import Refused
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.planning.deals import dealt, still_in
from td_app.tournament.state.buy_ins import EntryTerms
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.state.deals import DealKind, Stage
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.tournament.views.finishing import places, standings
from td_app.tournament.views.prizes import winnings

STACKS = (30_000, 20_000)
OF_ENTRIES: dict[str, Any] = {
    "prize_kind": PrizeKind.MONEY,
    "prize_money": MoneyPool(from_entries=True),
}


def a_deal(
    session: TournamentSession, kind: DealKind = DealKind.ICM, **asked: Any
) -> cmd.AgreeDeal:
    left = still_in(session.state)
    return cmd.AgreeDeal(
        **{"kind": kind, "stacks": stacks_of(session, *STACKS), "agreed": left, **asked}
    )


def refused(session: TournamentSession, command: cmd.Command) -> str:
    before = session.history.sequence
    with pytest.raises(Refused) as refusal:
        session.dispatch(command)
    assert session.history.sequence == before, "nothing is written"
    return refusal.value.code


class TestADealThatEnds:
    def test_everybody_takes_their_share_and_nothing_is_left_over(self) -> None:
        session = three_left()
        event = session.dispatch(a_deal(session)).event
        assert isinstance(event, ev.DealAgreed)
        won = winnings(session.state)
        assert sum(one.cents for one in won.values()) == 100_000
        assert session.state.over and not session.state.clock.running

    def test_those_left_are_ranked_by_their_stacks(self) -> None:
        session = three_left()
        session.dispatch(a_deal(session))
        four, five, six = still_in(session.state)
        placed = places(session.state)
        assert [placed[who] for who in (four, five, six)] == [(1, False), (2, False), (3, False)]
        assert placed[1] == (6, False)
        told = standings(session.state, session)
        assert told.winner == session.person(four).display_name

    def test_equal_stacks_share_a_place(self) -> None:
        session = three_left()
        session.dispatch(a_deal(session, stacks=stacks_of(session, 24_000, 18_000)))
        placed = places(session.state)
        assert [placed[who][0] for who in still_in(session.state)] == [1, 2, 2]

    def test_an_equal_deal_gives_the_same_to_each(self) -> None:
        session = three_left()
        session.dispatch(a_deal(session, DealKind.EVEN))
        won = sorted(one.cents for one in winnings(session.state).values())
        assert won == [33_333, 33_333, 33_334]

    def test_figures_by_hand_stand_as_they_are(self) -> None:
        session = three_left()
        left = still_in(session.state)
        shares = tuple(zip(left, (50_000, 26_000, 24_000), strict=True))
        session.dispatch(a_deal(session, DealKind.BY_HAND, shares=shares))
        assert {who: one.cents for who, one in winnings(session.state).items()} == dict(shares)

    def test_nobody_goes_out_afterwards_and_undo_lets_play_go_on(self) -> None:
        session = three_left()
        running = session.state.clock
        session.dispatch(a_deal(session))
        who = still_in(session.state)[0]
        assert refused(session, cmd.Eliminate((cmd.PlayerOut(who),))) == "TOURNAMENT_OVER"
        assert refused(session, cmd.Undo()) == "CLOCK_UNDO_CHOICE"
        session.dispatch(cmd.Undo("as_if_never"))
        assert session.state.deal is None and session.state.clock == running
        out(session, who)


class TestADealThatPlaysOn:
    def test_what_is_kept_goes_to_the_winner(self) -> None:
        session = three_left()
        session.dispatch(a_deal(session, kept=10_000, plays_on=True))
        assert not session.state.over
        four, five, six = still_in(session.state)
        before = {who: one.cents for who, one in winnings(session.state).items()}
        assert sum(before.values()) == 90_000
        out(session, four)
        out(session, six)
        assert session.state.over
        after = {who: one.cents for who, one in winnings(session.state).items()}
        assert after == {**before, five: before[five] + 10_000}
        assert [places(session.state)[who][0] for who in (five, six, four)] == [1, 2, 3]

    def test_something_kept_has_to_be_played_for(self) -> None:
        session = three_left()
        assert refused(session, a_deal(session, kept=10_000)) == "DEAL_KEPT_NEEDS_PLAY"

    def test_a_second_deal_waits_for_the_first_to_be_undone(self) -> None:
        session = three_left()
        session.dispatch(a_deal(session, plays_on=True))
        assert refused(session, a_deal(session)) == "DEAL_ALREADY"


class TestADealRefused:
    @pytest.mark.parametrize(
        ("asked", "code"),
        [
            ({"agreed": (4, 5)}, "DEAL_NOT_AGREED"),
            ({"stacks": ((4, 30_000), (5, 20_000))}, "DEAL_STACK_MISSING"),
            ({"stacks": ((4, 30_000), (5, 20_000), (6, 0))}, "DEAL_STACK_MISSING"),
            ({"stacks": ((4, 30_000), (5, 20_000), (6, 11_000))}, "DEAL_STACKS"),
            ({"stacks": ((4, 30_000), (5, 20_000), (1, 10_000))}, "DEAL_NOT_LEFT"),
            ({"stacks": ((4, 30_000), (4, 20_000), (6, 10_000))}, "DEAL_NOT_LEFT"),
            ({"kept": 60_000, "plays_on": True}, "KEPT_MORE_THAN_FIRST_PRIZE"),
        ],
    )
    def test_what_does_not_add_up(self, asked: dict[str, Any], code: str) -> None:
        session = three_left()
        assert refused(session, a_deal(session, **asked)) == code

    @pytest.mark.parametrize(
        ("cents", "code"),
        [
            ((50_000, 26_000, 23_999), "SHARES_DO_NOT_ADD_UP"),
            ((50_000, 50_001, -1), "DEAL_SHARE_NEGATIVE"),
        ],
    )
    def test_figures_by_hand_that_make_another_sum(self, cents: tuple[int, ...], code: str) -> None:
        session = three_left()
        shares = tuple(zip(still_in(session.state), cents, strict=True))
        assert refused(session, a_deal(session, DealKind.BY_HAND, shares=shares)) == code
        assert refused(session, a_deal(session, DealKind.BY_HAND)) == "DEAL_SHARES_ALL"

    def test_prizes_in_kind_are_not_shared_by_figures(self) -> None:
        session = a_tournament(6, 1, prizes=IN_KIND, late_entry_until=0)
        for who in (1, 2, 3):
            out(session, who)
        assert refused(session, a_deal(session)) == "DEAL_NO_MONEY"

    def test_late_entrants_may_still_come(self) -> None:
        session = three_left(late_entry_until=8)
        assert refused(session, a_deal(session)) == "DEAL_ENTRIES_OPEN"


class TestCancelled:
    def test_before_the_start_nothing_is_owed_where_nothing_was_paid(self) -> None:
        session = a_session()
        registered(session, 9)
        event = session.dispatch(cmd.CancelTournament("salle fermée")).event
        assert isinstance(event, ev.TournamentCancelled)
        assert (event.cancellation.stage, event.cancellation.payments) == (Stage.BEFORE_START, ())
        assert session.state.over and session.state.stopped

    def test_a_free_tournament_in_play_owes_nothing_and_asks_no_stack(self) -> None:
        session = a_tournament(6, 1)
        event = session.dispatch(cmd.CancelTournament("coupure de courant")).event
        assert isinstance(event, ev.TournamentCancelled)
        assert event.cancellation.payments == ()
        assert not standings(session.state, session).winner

    def test_before_the_paid_places_half_equally_half_by_chips(self) -> None:
        session = a_tournament(6, 1, late_entry_until=0, **MONEY)
        stacks = stacks_of(session, 10_000, 10_000, 10_000, 10_000, 5_000)
        event = session.dispatch(cmd.CancelTournament("incendie", stacks)).event
        assert isinstance(event, ev.TournamentCancelled)
        cancelled = event.cancellation
        assert cancelled.stage is Stage.NOT_IN_MONEY
        assert sum(one.share for one in cancelled.payments) == 100_000
        by_chips = {one.entrant: one.share for one in cancelled.payments}
        assert by_chips[5] < by_chips[1] < by_chips[6]

    def test_in_the_paid_places_at_two_tables_the_least_prize_each_the_rest_by_chips(self) -> None:
        session = a_tournament(12, 2, late_entry_until=0, **MONEY)
        first, second = (sorted(table.places.values()) for table in session.state.open_tables())
        for who in (*first[1:], *second[2:]):
            out(session, who)
        stacks = stacks_of(session, 60_000, 40_000)
        event = session.dispatch(cmd.CancelTournament("x", stacks)).event
        assert isinstance(event, ev.TournamentCancelled)
        assert event.cancellation.stage is Stage.IN_MONEY
        assert [one.share for one in event.cancellation.payments] == [40_000, 33_333, 26_667]
        assert event.cites == ("room 54",)

    def test_in_the_paid_places_at_one_table_by_icm_though_no_final_table_was_formed(self) -> None:
        session = three_left()
        assert session.state.final_table is None
        event = session.dispatch(cmd.CancelTournament("x", stacks_of(session, *STACKS))).event
        assert isinstance(event, ev.TournamentCancelled)
        assert event.cancellation.stage is Stage.FINAL_TABLE
        by_icm = dealt(DealKind.ICM, (30_000, 20_000, 10_000), (50_000, 30_000, 20_000)).decision
        assert tuple(one.share for one in event.cancellation.payments) == by_icm.shares

    def test_a_sit_and_go_in_the_paid_places_is_shared_by_icm(self) -> None:
        session = an_evening(8, tables=1, sit_and_go=True, late_entry_until=0, **MONEY)
        for who in (1, 2, 3, 7, 8):
            out(session, who)
        event = session.dispatch(cmd.CancelTournament("x", stacks_of(session, *STACKS))).event
        assert isinstance(event, ev.TournamentCancelled)
        assert event.cancellation.stage is Stage.FINAL_TABLE

    def test_prizes_in_kind_are_worth_what_the_director_says(self) -> None:
        session = a_club(money=True).create(a_setup(1, prizes=IN_KIND, late_entry_until=0))
        registered(session, 6)
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        for who in (1, 2, 3):
            out(session, who)
        asked = cmd.CancelTournament("x", stacks_of(session, *STACKS), (30_000, 5_000, 4_000))
        event = session.dispatch(asked).event
        assert isinstance(event, ev.TournamentCancelled)
        assert sum(one.share for one in event.cancellation.payments) == 39_000

    def test_a_club_without_money_gives_prizes_in_kind_no_amount(self) -> None:
        session = a_tournament(6, 1, prizes=IN_KIND, late_entry_until=0)
        asked = cmd.CancelTournament("x", (), (30_000,))
        assert refused(session, asked) == "MONEY_NOT_ALLOWED"

    @pytest.mark.parametrize(
        ("by", "prizes", "house"),
        [
            (terms(), MONEY, 88_000),
            (terms(guarantee=20_000, added=3_000), OF_ENTRIES, 8_000),
            (terms(), OF_ENTRIES, 0),
        ],
    )
    def test_before_the_paid_places_only_what_players_paid_unless_the_director_says_so(
        self, by: EntryTerms, prizes: dict[str, Any], house: int
    ) -> None:
        for shared, paid in ((False, 12_000), (True, 12_000 + house)):
            session = an_evening(6, by, tables=1, late_entry_until=0, **prizes)
            equal = tuple(dict.fromkeys(still_in(session.state), 10_000).items())
            event = session.dispatch(cmd.CancelTournament("x", equal, share_added=shared)).event
            assert isinstance(event, ev.TournamentCancelled)
            cancelled = event.cancellation
            assert sum(one.share for one in cancelled.payments) == cancelled.pool == paid
            assert (cancelled.added, cancelled.apart) == ((house, 0) if shared else (0, house))

    def test_a_fixed_sum_that_nobody_paid_for_is_all_shared(self) -> None:
        session = an_evening(6, EntryTerms(), tables=1, late_entry_until=0, **MONEY)
        equal = dict.fromkeys(still_in(session.state), 10_000)
        event = session.dispatch(cmd.CancelTournament("x", tuple(equal.items()))).event
        assert isinstance(event, ev.TournamentCancelled)
        assert sum(one.share for one in event.cancellation.payments) == 100_000
        assert (event.cancellation.added, event.cancellation.apart) == (0, 0)

    def test_who_paid_a_part_with_a_ticket_has_both_back(self) -> None:
        session = a_session(entry_terms=terms())
        registered(session, 4)
        session.dispatch(cmd.TakePayments((1,), Means.TICKET, 2_000))
        session.dispatch(cmd.TakePayments((1, 2), Means.CASH))
        session.dispatch(cmd.TakePayments((3,), Means.TICKET))
        event = session.dispatch(cmd.CancelTournament("salle fermée")).event
        assert isinstance(event, ev.TournamentCancelled)
        paid = {one.entrant: (one.total, one.ticket) for one in event.cancellation.payments}
        assert paid == {1: (400, True), 2: (2_400, False), 3: (0, True)}

    def test_it_has_begun_once_somebody_is_out_whatever_the_clock_says(self) -> None:
        session = an_evening(8, started=False)
        out(session, 1)
        stacks = tuple((who, 0) for who in still_in(session.state))
        assert refused(session, cmd.CancelTournament("x", stacks)) == "DEAL_STACK_MISSING"

    def test_who_paid_and_was_given_no_seat_has_it_all_back(self) -> None:
        session = an_evening(8, late_entry_until=4)
        (late,) = registered(session, 1)
        session.dispatch(cmd.TakePayments((late,), Means.CARD))
        stacks = tuple((who, 10_000) for who in still_in(session.state))
        event = session.dispatch(cmd.CancelTournament("incendie", stacks)).event
        assert isinstance(event, ev.TournamentCancelled)
        owed = {one.entrant: one.total for one in event.cancellation.payments}
        assert owed[late] == 2_400 and event.cites == ("room 53", "room 52")
        assert sum(owed.values()) == sum(session.state.cash.paid.values())

    @pytest.mark.parametrize(
        ("asked", "code"),
        [
            (cmd.CancelTournament(" "), "REASON_NEEDED"),
            (cmd.CancelTournament("x"), "DEAL_STACK_MISSING"),
            (cmd.CancelTournament("x", ((4, 1), (5, 1), (6, 1))), "DEAL_STACKS"),
            (cmd.CancelTournament("x", (), (-1,)), "CANCEL_PRIZES"),
            (cmd.CancelTournament("x", (), (1, 1, 1, 1)), "MORE_PRIZES_THAN_PLAYERS"),
        ],
    )
    def test_refused(self, asked: cmd.CancelTournament, code: str) -> None:
        assert refused(three_left(), asked) == code

    def test_it_can_be_undone_and_not_done_twice(self) -> None:
        session = three_left()
        before = session.state
        asked = cmd.CancelTournament("x", stacks_of(session, *STACKS))
        session.dispatch(asked)
        assert refused(session, asked) == "TOURNAMENT_OVER"
        session.dispatch(cmd.Undo("as_if_never"))
        assert session.state == before
