"""Stays: one entry of one person, its chips, and what follows from them all."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_session, a_tournament, out, registered, seated_at

from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.stays import ChipsGiven, OutRecord, Stays

SEAT = Seat(1, 3)


def left(who: int, stack: int | None = None, *, withdrew: bool = False) -> OutRecord:
    return OutRecord(who, SEAT, stack, at_ms=0, level=2, withdrew=withdrew)


def seated(*entrants: int) -> Stays:
    stays = Stays().entered(entrants)
    return stays.changed(*(stays.latest(who).seated(10_000) for who in entrants))


class TestAStay:
    def test_an_entrant_not_seated_yet_has_no_chips(self) -> None:
        stays = Stays().entered((1, 2))
        assert stays.latest(2).given == () and stays.chips_given == 0

    def test_chips_are_given_with_a_seat(self) -> None:
        assert seated(1, 2, 3).chips_given == 30_000

    def test_chips_bought_later_come_on_top(self) -> None:
        stays = seated(1, 2)
        more = (*stays.latest(1).given, ChipsGiven(5_000, "rebuy"))
        after = stays.changed(replace(stays.latest(1), given=more))
        assert (after.latest(1).chips_given, after.chips_given) == (15_000, 25_000)

    def test_the_chips_of_a_player_beaten_are_won_by_others(self) -> None:
        stays = seated(1, 2)
        after = stays.changed(stays.latest(1).ended(left(1, 8_000)))
        assert (after.chips_gone, set(after.outs)) == (0, {1})

    def test_the_chips_of_an_abandon_leave_play(self) -> None:
        stays = seated(1, 2)
        after = stays.changed(stays.latest(1).ended(left(1, 8_000, withdrew=True)))
        assert after.chips_gone == 8_000

    def test_a_stay_that_goes_on_keeps_how_it_had_ended(self) -> None:
        stays = seated(1, 2)
        gone = stays.changed(stays.latest(1).ended(left(1, 8_000, withdrew=True)))
        back = gone.changed(gone.latest(1).resumed())
        assert (back.chips_gone, dict(back.outs)) == (0, {})
        assert back.latest(1).out is None and len(back.latest(1).outs) == 1

    def test_the_same_person_may_stay_again(self) -> None:
        stays = seated(1, 2)
        gone = stays.changed(stays.latest(1).ended(left(1)))
        again = gone.entered((1,))
        again = again.changed(again.latest(1).seated(8_000))
        assert [stay.number for stay in again.by_entrant[1]] == [1, 2]
        assert again.chips_given == 28_000 and again.by_entrant[1][0].out is not None


class TestATournament:
    @pytest.fixture
    def session(self) -> TournamentSession:
        return a_tournament(12, 2)

    def test_who_comes_back_has_one_stay_where_the_mistake_is_written(
        self, session: TournamentSession
    ) -> None:
        who = seated_at(session, 1)[0]
        out(session, who)
        gone = session.state.outs[who]
        session.dispatch(cmd.Reinstate(who, gone.seat))
        (stay,) = session.state.stays.by_entrant[who]
        assert stay.out is None and stay.outs == (gone,)
        assert who not in session.state.outs

    def test_a_draw_made_again_gives_the_chips_once(self) -> None:
        session = a_tournament(12, 2, started=False)
        session.dispatch(cmd.DrawSeats())
        assert session.state.chips_issued == 12 * 10_000

    def test_one_taken_off_the_list_has_no_stay(self) -> None:
        session = a_session()
        registered(session, 12)
        session.dispatch(cmd.RemoveEntrants((3,)))
        assert 3 not in session.state.stays.by_entrant
