"""By hand: away and back, wrong seats, seats exchanged, empty tables, the breaking order."""

from __future__ import annotations

import pytest
from builders import MINUTE, a_tournament, clock_of, out, seated_at

from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.commands import Proposal
from td_app.tournament.state.tournament import Standing, TableStatus
from td_app.tournament.views.players import players
from td_app.tournament.views.public import announcements, new_breaking_order, public_view
from td_app.tournament.views.room import room

SIGNS = ("last_day", "left_saying_flight")


def code_of(session: TournamentSession, command: cmd.Command) -> str:
    refused = session.can(command)
    return refused.code if refused else ""


def free(session: TournamentSession, table: int) -> Seat:
    return Seat(table, session.state.tables[table].free_places[0])


def asked(session: TournamentSession, kind: str) -> list[Proposal]:
    return [p for p in session.proposals() if p.kind == kind]


class TestArticle_1_9_an_absent_player:
    def test_keeps_seat_and_chips_and_is_still_counted(self) -> None:
        session = a_tournament(16)
        who, chips, counts = (
            seated_at(session, 1)[0],
            session.state.chips_in_play,
            session.state.counts(),
        )
        entry = session.dispatch(cmd.MarkAway((who,)))
        assert entry.event.cites == ("1.9", "4.1", "2.3")
        assert session.state.counts() == counts
        assert session.state.chips_in_play == chips
        assert session.state.entrants[who].standing is Standing.SEATED

    def test_is_seen_in_the_room_and_on_the_list_with_his_level(self) -> None:
        session = a_tournament(16)
        clock_of(session).forward(25 * MINUTE)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.MarkAway((who,)))
        seats = [s for t in room(session.state, session).tables for s in t.players]
        assert [s.entrant for s in seats if s.absence] == [who]
        listed = players(session.state, session)
        assert listed.absent == 1
        (row,) = [r for r in listed.rows if r.absence]
        assert row.absence is not None
        assert (row.entrant, row.absence.level, row.absence.never_came) == (who, 2, False)

    def test_comes_back(self) -> None:
        session = a_tournament(16)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.MarkAway((who,)))
        assert code_of(session, cmd.MarkAway((who,))) == "PLAYER_AWAY"
        session.dispatch(cmd.MarkAway((who,), away=False))
        assert session.state.absences == {}
        assert code_of(session, cmd.MarkAway((who,), away=False)) == "PLAYER_THERE"

    def test_is_out_when_the_blinds_have_taken_his_last_chips(self) -> None:
        session = a_tournament(16)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.MarkAway((who,)))
        out(session, who)
        assert session.state.absences == {}
        assert session.state.entrants[who].standing is Standing.OUT

    def test_somebody_without_a_seat_is_not_away(self) -> None:
        session = a_tournament(16)
        who = seated_at(session, 1)[0]
        out(session, who)
        assert code_of(session, cmd.MarkAway((who,))) == "ALREADY_OUT"

    def test_a_floor_carries_the_chips_of_one_who_is_moved(self) -> None:
        session = a_tournament(14)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.MarkAway((who,)))
        session.dispatch(cmd.MovePlayer(who, free(session, 2), "équilibrage"))
        (move,) = announcements(session.state, session)
        assert move.absent
        assert who in session.state.absences


class TestArticle_1_9_an_abandon:
    def test_announced_it_is_recorded_at_once(self) -> None:
        session = a_tournament(16)
        who = seated_at(session, 1)[0]
        entry = session.dispatch(cmd.Withdraw(who, 9000))
        assert isinstance(entry.event, ev.PlayerWithdrew)
        assert (entry.event.how, entry.event.place) == ("announced", 16)
        assert session.state.chips_in_play == 15 * 10_000 + 1000

    def test_signs_that_agree_let_the_director_find_it_with_a_reason(self) -> None:
        session = a_tournament(16)
        who = seated_at(session, 1)[0]
        silent = cmd.Withdraw(who, 9000, announced=False, signs=SIGNS)
        assert code_of(session, silent) == "REASON_NEEDED"
        entry = session.dispatch(cmd.Withdraw(who, 9000, "un avion", False, SIGNS))
        assert isinstance(entry.event, ev.PlayerWithdrew)
        assert (entry.event.how, entry.event.signs) == ("found", SIGNS)

    @pytest.mark.parametrize(
        ("signs", "code"),
        [
            ((), "ABANDON_NOT_FOUND"),
            (("last_day",), "ABANDON_NOT_FOUND"),
            (("left_saying_flight",), ""),
            (("other_signs",), ""),
            (("tired",), "NO_SUCH_SIGN"),
        ],
    )
    def test_without_signs_the_chips_stay_in_play(self, signs: tuple[str, ...], code: str) -> None:
        session = a_tournament(16)
        who = seated_at(session, 1)[0]
        assert code_of(session, cmd.Withdraw(who, 9000, "parti", False, signs)) == code


class TestArticle_1_8_a_player_who_never_came:
    def no_show(self, **changes: int) -> tuple[TournamentSession, int]:
        session = a_tournament(16, started=False, **changes)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.MarkAway((who,)))
        session.dispatch(cmd.StartClock())
        return session, who

    def test_noted_before_the_start_he_never_came(self) -> None:
        session, who = self.no_show()
        assert session.state.absences[who].never_came

    def test_by_the_text_his_chips_stay_in_play(self) -> None:
        session, who = self.no_show()
        clock_of(session).forward(100 * MINUTE)
        assert asked(session, "withdraw_no_show") == []
        assert code_of(session, cmd.Withdraw(who, 8000, no_show=True)) == "NO_SHOW_KEPT"

    def test_the_tournaments_rule_withdraws_him_once_its_level_is_over(self) -> None:
        session, who = self.no_show(no_shows_out_after=2)
        assert asked(session, "withdraw_no_show") == []
        clock_of(session).forward(41 * MINUTE)
        (proposal,) = asked(session, "withdraw_no_show")
        assert (proposal.entrant, proposal.must, proposal.cites) == (who, False, ("1.8", "1.9"))
        entry = session.dispatch(cmd.Withdraw(who, 8000, no_show=True))
        assert isinstance(entry.event, ev.PlayerWithdrew)
        assert entry.event.how == "no_show"
        assert asked(session, "withdraw_no_show") == []

    def test_the_director_may_keep_him(self) -> None:
        session, _ = self.no_show(no_shows_out_after=1)
        clock_of(session).forward(21 * MINUTE)
        session.dispatch(cmd.DeclineProposal(asked(session, "withdraw_no_show")[0].key))
        assert asked(session, "withdraw_no_show") == []

    def test_one_who_came_in_time_stays(self) -> None:
        session, who = self.no_show(no_shows_out_after=1)
        session.dispatch(cmd.MarkAway((who,), away=False))
        clock_of(session).forward(21 * MINUTE)
        assert asked(session, "withdraw_no_show") == []

    def test_one_away_since_may_be_said_never_to_have_come(self) -> None:
        session = a_tournament(16)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.MarkAway((who,)))
        session.dispatch(cmd.MarkAway((who,), never_came=True))
        assert session.state.absences[who].never_came

    def test_the_rule_is_a_declared_departure(self) -> None:
        session = a_tournament(16, no_shows_out_after=2)
        from td_app.tournament.state.setup import declared_house_rules

        assert "1.9" in declared_house_rules(session.state.setup).articles


class TestArticle_2_1_a_wrong_seat:
    def test_the_player_takes_his_own_seat_with_his_chips_of_the_moment(self) -> None:
        session = a_tournament(14)
        who = seated_at(session, 1)[0]
        own, chips = session.state.entrants[who].seat, session.state.chips_in_play
        entry = session.dispatch(cmd.CorrectSeat(who, free(session, 2)))
        assert entry.event.cites == ("2.1",)
        assert session.state.entrants[who].seat == own
        assert session.state.chips_in_play == chips
        (move,) = announcements(session.state, session)
        assert (move.why, move.to_seat, move.announced) == ("wrong_seat", own, False)

    def test_he_may_have_sat_at_somebody_elses_seat(self) -> None:
        session = a_tournament(16)
        who, other = seated_at(session, 1)[:2]
        taken = session.state.entrants[other].seat
        assert taken is not None
        assert code_of(session, cmd.CorrectSeat(who, taken)) == ""
        assert code_of(session, cmd.CorrectSeat(who, taken, True, "joué")) == "SEAT_TAKEN"

    def test_the_director_may_leave_him_there_with_a_reason(self) -> None:
        session = a_tournament(14)
        who, there = seated_at(session, 1)[0], free(session, 2)
        assert code_of(session, cmd.CorrectSeat(who, there, stays=True)) == "REASON_NEEDED"
        session.dispatch(cmd.CorrectSeat(who, there, True, "deux niveaux joués"))
        assert session.state.entrants[who].seat == there
        assert announcements(session.state, session)[0].announced

    def test_his_own_seat_is_not_a_wrong_one(self) -> None:
        session = a_tournament(14)
        who = seated_at(session, 1)[0]
        seat = session.state.entrants[who].seat
        assert seat is not None
        assert code_of(session, cmd.CorrectSeat(who, seat)) == "SEAT_RIGHT"


class TestTwoSeatsExchanged:
    def test_both_move_at_once_and_both_are_told(self) -> None:
        session = a_tournament(16)
        first, second = seated_at(session, 1)[0], seated_at(session, 2)[0]
        seats = [session.state.entrants[who].seat for who in (second, first)]
        session.dispatch(cmd.SwapSeats(first, second, "vue"))
        assert [session.state.entrants[who].seat for who in (first, second)] == seats
        assert {m.why for m in announcements(session.state, session)} == {"swapped"}

    def test_it_needs_two_players_and_a_reason(self) -> None:
        session = a_tournament(16)
        first, second = seated_at(session, 1)[:2]
        assert code_of(session, cmd.SwapSeats(first, second)) == "REASON_NEEDED"
        assert code_of(session, cmd.SwapSeats(first, first, "vue")) == "ENTRANT_TWICE"

    def test_one_who_is_never_moved_is_told_as_an_exception(self) -> None:
        session = a_tournament(16)
        first, second = seated_at(session, 1)[:2]
        session.dispatch(cmd.SetNeed(first, never_moved=True))
        entry = session.dispatch(cmd.SwapSeats(first, second, "vue"))
        assert entry.event.exceptions == (first,)


class TestAnEmptyTable:
    def test_opened_by_mistake_it_goes_back_in_reserve(self) -> None:
        session = a_tournament(16)
        before = session.state
        session.dispatch(cmd.OpenTable(4))
        session.dispatch(cmd.CloseEmptyTable(4))
        assert session.state.tables[4].status is TableStatus.WAITING
        assert session.state == before

    def test_it_does_not_make_the_balancing_stricter(self) -> None:
        session = a_tournament(16)
        session.dispatch(cmd.OpenTable(4))
        session.dispatch(cmd.CloseEmptyTable(4))
        assert not session.state.tables_have_closed

    def test_opened_for_who_comes_late_it_is_not_to_be_broken(self) -> None:
        session = a_tournament(16, tables=3, seats=8)
        assert not [one for one in session.proposals() if one.kind == "break_table"]
        session.dispatch(cmd.OpenTable(3))
        assert not [one for one in session.proposals() if one.kind == "break_table"]

    def test_one_with_players_is_broken_instead(self) -> None:
        session = a_tournament(16)
        assert code_of(session, cmd.CloseEmptyTable(1)) == "TABLE_NOT_EMPTY"


class TestArticle_2_4:
    def test_before_the_start_no_reason_is_asked(self) -> None:
        session = a_tournament(32, started=False)
        session.dispatch(cmd.ChangeBreakingOrder((2, 4, 3, 1)))
        assert room(session.state, session).closing_order == (2, 4, 3, 1)

    def test_in_play_it_takes_a_reason_and_the_players_are_told(self) -> None:
        session = a_tournament(32)
        assert code_of(session, cmd.ChangeBreakingOrder((2,))) == "REASON_NEEDED"
        session.dispatch(cmd.ChangeBreakingOrder((2,), "près de la porte"))
        row = new_breaking_order(session.state)
        assert row is not None
        assert (row.tables, row.announced) == ((2, 4, 3, 1), False)

    def test_the_next_to_break_is_the_new_one(self) -> None:
        session = a_tournament(32, late_entry_until=0)
        session.dispatch(cmd.ChangeBreakingOrder((2,), "près de la porte"))
        for table in (1, 2, 3, 4):
            for place in tuple(session.state.tables[table].places)[:2]:
                who = session.state.tables[table].places[place]
                session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
        (closing,) = [p for p in session.proposals() if p.kind == "break_table"]
        assert closing.table == 2

    def test_the_wall_shows_it_until_it_has_been_told(self) -> None:
        session = a_tournament(32)
        session.dispatch(cmd.ChangeBreakingOrder((2,), "porte"))
        clock_of(session).forward(10 * MINUTE)
        assert public_view(session.state, session, session.now_ms()).new_order is not None
        session.dispatch(cmd.AnnounceBreakingOrder())
        assert public_view(session.state, session, session.now_ms()).new_order is None
        assert code_of(session, cmd.AnnounceBreakingOrder()) == "NOTHING_TO_ANNOUNCE"

    def test_the_same_order_is_no_change(self) -> None:
        session = a_tournament(32)
        assert code_of(session, cmd.ChangeBreakingOrder((4, 3), "x")) == "BREAKING_ORDER_SAME"
        assert code_of(session, cmd.ChangeBreakingOrder((4, 4), "x")) == "SETUP_TABLE_TWICE"
        assert code_of(session, cmd.ChangeBreakingOrder((9,), "x")) == "NO_SUCH_TABLE"
