"""Starting stacks of one's own: a season's final, where points make chips."""

from __future__ import annotations

import pytest
from builders import a_session, a_tournament, everyone, out, registered
from flight_builders import bagged, two_flights

from rules_ropta.ruling import Refused
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery
from td_app.printing.seating import seat_slips, slips_last
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority
from td_app.tournament.views.chips import chips_view, ledger
from td_app.tournament.views.clock import evening_so_far
from td_app.tournament.views.players import players
from td_app.tournament.views.room import RoomViewCache, room
from td_app.words.chips import ledger_words

OWN = ((1, 12_000), (2, 9_500), (3, 7_000))


def a_final(seated: bool = True) -> TournamentSession:
    """Return a final of four: three with a stack of their own, the fourth with the settings'."""
    session = a_session(tables=1)
    registered(session, 4)
    session.dispatch(cmd.SetStartingStacks(OWN))
    if seated:
        session.dispatch(cmd.DrawSeats())
    return session


def held(session: TournamentSession) -> dict[int, int]:
    return {who: session.state.stays.latest(who).chips_given for who in everyone(session)}


class TestStacksOfAFinal:
    def test_the_draw_gives_each_their_own(self) -> None:
        session = a_final()
        plain = session.state.setup.starting_stack
        assert held(session) == {**dict(OWN), 4: plain}
        assert session.state.chips_in_play == 28_500 + plain
        assert session.state.average == (28_500 + plain) // 4

    def test_everyone_sees_them(self) -> None:
        session = a_final()
        assert [row.own_stack for row in players(session.state, session).rows] == [
            *(stack for _, stack in OWN),
            None,
        ]
        slips = seat_slips(session, Stationery()).players
        assert sorted(slip.stack or 0 for slip in slips) == [0, 7_000, 9_500, 12_000]
        known = {row.entrant: row.stack for row in chips_view(session.state, session, 0).leaders}
        assert known == dict(OWN)

    def test_the_plan_shows_them_until_the_clock_starts(self) -> None:
        session = a_final()
        kept = RoomViewCache()
        shown = [room(session.state, session, kept).tables[0].players]
        session.dispatch(cmd.StartClock())
        shown.append(room(session.state, session, kept).tables[0].players)
        stacks = [{seat.entrant: seat.stack for seat in seats} for seats in shown]
        assert stacks == [{**dict(OWN), 4: None}, dict.fromkeys((1, 2, 3, 4))]

    def test_slips_printed_before_are_no_good_any_more(self) -> None:
        session = a_final()
        before = slips_last(session)
        session.dispatch(cmd.SetStartingStacks(((4, 20_000),)))
        assert slips_last(session) != before

    def test_when_it_will_end_is_told_from_them_before_the_draw(self) -> None:
        session = a_final(seated=False)
        assert evening_so_far(session.state, 0).chips == 28_500 + session.state.setup.starting_stack

    def test_another_draw_gives_them_again(self) -> None:
        session = a_final()
        session.dispatch(cmd.DrawSeats())
        assert held(session)[1] == 12_000 and session.state.stacks[1].chips == 12_000

    def test_undone_everyone_has_that_of_the_settings(self) -> None:
        session = a_final(seated=False)
        before = session.state
        session.dispatch(cmd.Undo("as_if_never"))
        assert not session.state.own_stacks
        session.dispatch(cmd.Redo())
        assert session.state == before

    def test_seats_drawn_first_are_kept(self) -> None:
        session = a_session(tables=1)
        registered(session, 4)
        session.dispatch(cmd.DrawSeats())
        drawn = session.state
        session.dispatch(cmd.SetStartingStacks(OWN))
        assert session.state.tables == drawn.tables
        assert held(session)[2] == 9_500 and session.state.stacks[2].chips == 9_500
        session.dispatch(cmd.Undo("as_if_never"))
        assert session.state == drawn

    def test_the_ledger_of_chips_tells_them_all(self) -> None:
        session = a_final()
        session.dispatch(cmd.SetStartingStacks(((2, 500), (4, 20_000))))
        lines = ledger(session.history, session)
        assert [line.code for line in lines] == ["issued_own", "own_stacks"]
        assert lines[-1].balance == session.state.chips_in_play == 39_500
        assert all(ledger_words(line) for line in lines)

    def test_a_late_finalist_brings_theirs(self) -> None:
        session = a_tournament(4, tables=1)
        (late,) = registered(session, 1)
        session.dispatch(cmd.SetStartingStacks(((late, 15_000),)))
        session.dispatch(cmd.SeatLateEntrant(late))
        assert held(session)[late] == 15_000

    def test_whoever_is_taken_off_the_list_leaves_nothing(self) -> None:
        session = a_final(seated=False)
        session.dispatch(cmd.RemoveEntrants((1,)))
        assert 1 not in session.state.own_stacks


class TestRefused:
    def asked(self, session: TournamentSession, *stacks: tuple[int, int]) -> str:
        before = session.state
        with pytest.raises(Refused) as refusal:
            session.dispatch(cmd.SetStartingStacks(stacks))
        assert session.state is before
        return refusal.value.code

    def test_once_play_has_begun(self) -> None:
        assert self.asked(a_tournament(4, tables=1), (1, 9_000)) == "STACK_IN_PLAY"

    def test_of_one_who_has_left(self) -> None:
        session = a_final()
        session.dispatch(cmd.StartClock())
        out(session, 1)
        assert self.asked(session, (1, 9_000)) == "STACK_IN_PLAY"

    @pytest.mark.parametrize(
        ("stacks", "code"),
        [
            ((), "NOBODY_CHOSEN"),
            (((1, 0),), "SETUP_STACK"),
            (((1, 5), (1, 6)), "ENTRANT_TWICE"),
            (((99, 5),), "NO_SUCH_ENTRANT"),
        ],
    )
    def test_what_is_no_stack_of_an_entrant(
        self, stacks: tuple[tuple[int, int], ...], code: str
    ) -> None:
        assert self.asked(a_final(seated=False), *stacks) == code

    def test_on_a_day_two_which_has_its_bags(self) -> None:
        club, first, second = two_flights()
        bagged(first)
        bagged(second)
        day_two = club.day_two(club.ended_flights(), {})
        assert self.asked(day_two, (1, 9_000)) == "STACKS_FROM_FLIGHTS"


class TestQualifiedEnteredWithTheirStacks:
    QUALIFIED = (Person("Abadie", "Ana"), Person("Bénard", "Bob"), Person("Zola", "Zoé"))

    def test_one_act_enters_them_and_gives_their_chips(self) -> None:
        session = a_session(tables=1)
        session.dispatch(cmd.RegisterEntrants(self.QUALIFIED, stacks=((0, 9_000), (1, 7_000))))
        assert dict(session.state.own_stacks) == {1: 9_000, 2: 7_000}
        session.dispatch(cmd.Undo())
        assert not session.state.entrants and not session.state.own_stacks

    def test_whoever_was_entered_before_keeps_theirs(self) -> None:
        session = a_session(tables=1)
        registered(session, 2)
        session.dispatch(cmd.SetStartingStacks(((1, 12_000),)))
        session.dispatch(cmd.RegisterEntrants(self.QUALIFIED, stacks=((2, 7_000),)))
        assert dict(session.state.own_stacks) == {1: 12_000, 5: 7_000}

    def test_the_draw_gives_them(self) -> None:
        session = a_session(tables=1)
        told = cmd.RegisterEntrants(
            self.QUALIFIED, True, Majority.CHECKED, stacks=((0, 9_000), (2, 7_000))
        )
        session.dispatch(told)
        session.dispatch(cmd.DrawSeats())
        plain = session.state.setup.starting_stack
        assert held(session) == {1: 9_000, 2: plain, 3: 7_000}

    @pytest.mark.parametrize("stacks", [((3, 100),), ((-1, 100),), ((0, 0),)])
    def test_a_stack_of_nobody_or_of_nothing_is_refused(
        self, stacks: tuple[tuple[int, int], ...]
    ) -> None:
        with pytest.raises(Refused):
            a_session(tables=1).dispatch(cmd.RegisterEntrants(self.QUALIFIED, stacks=stacks))
