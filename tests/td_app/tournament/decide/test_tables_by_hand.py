"""Tables by hand: an empty one closed, another breaking order told to the players (2.4)."""

from __future__ import annotations

from builders import MINUTE, a_tournament, clock_of

from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import TableStatus
from td_app.tournament.views.announcements import new_breaking_order
from td_app.tournament.views.public import public_view
from td_app.tournament.views.room import room


def code_of(session: TournamentSession, command: cmd.Command) -> str:
    refused = session.can(command)
    return refused.code if refused else ""


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
