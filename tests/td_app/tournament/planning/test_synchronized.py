"""Breaks at minute 55 of every hour, none while the first level lasts (room 47)."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

from builders import MINUTE, a_setup, a_structure, a_tournament, clock_of

from td_app.live.session import TournamentSession
from td_app.persistence.event_codec import encode
from td_app.tournament import commands as cmd
from td_app.tournament.planning.synchronized import with_holds
from td_app.tournament.state.clock import ClockState, read_clock
from td_app.tournament.state.flights import Flight
from td_app.tournament.state.structure import Break, Structure
from td_app.tournament.views.clock import clock_view, finish_view
from td_app.tournament.views.sound_cues import CueKind, cues_between

AN_HOUR = 60 * MINUTE


def at(hour: int, minute: int, second: int = 0) -> int:
    return round(datetime(2026, 11, 21, hour, minute, second, tzinfo=UTC).timestamp() * 1000)


def from_(moment: int, clock: ClockState | None = None) -> list[str]:
    """The breaks of a clock started then, as the hall's clock shows them."""
    setup = a_setup(synchronized_breaks=True, structure=a_structure(4, 20))
    running = replace(clock or ClockState(), since_ms=moment, started=True)
    holds = with_holds(running, setup, moment, UTC).holds
    assert {end - begin for begin, end in holds} == {5 * MINUTE}
    return [f"{datetime.fromtimestamp(b / 1000, UTC):%H:%M}" for b, _ in holds]


class TestWhenTheyCome:
    def test_every_hour_from_the_first_after_the_first_level(self) -> None:
        assert from_(at(19, 25))[:3] == ["19:55", "20:55", "21:55"]
        assert from_(at(19, 40))[:2] == ["20:55", "21:55"]

    def test_a_day_of_them_at_most(self) -> None:
        assert len(from_(at(19, 25))) <= 24

    def test_resumed_later_the_first_level_no_longer_counts(self) -> None:
        assert from_(at(19, 45), ClockState(step=1))[0] == "19:55"

    def test_a_break_already_begun_is_played(self) -> None:
        assert from_(at(19, 55, 30), ClockState(step=1))[0] == "20:55"

    def test_where_hours_are_half_an_hour_apart(self) -> None:
        zone = timezone(timedelta(hours=5, minutes=30))
        setup = a_setup(synchronized_breaks=True)
        clock = ClockState(step=1, since_ms=at(19, 0), started=True)
        begin, _ = with_holds(clock, setup, at(19, 0), zone).holds[0]
        assert begin == at(19, 25)

    def test_none_in_any_other_tournament(self) -> None:
        session = a_tournament(12)
        assert not session.state.clock.holds
        started = session.history.entries[-1].event
        assert "holds" not in encode(started)[2]


def to_the_break(**changes: object) -> TournamentSession:
    """A tournament of one-hour levels, half a minute into the first break of the hour."""
    session = a_tournament(12, synchronized_breaks=True, structure=a_structure(4, 20), **changes)
    begin, _ = session.state.clock.holds[0]
    clock_of(session).forward(begin - session.now_ms() + MINUTE // 2)
    return session


class TestTheClock:
    def test_it_stands_in_its_level_until_the_full_hour(self) -> None:
        session = to_the_break()
        before = read_clock(session.state.clock, session.state.setup.structure, session.now_ms())
        view = clock_view(session.state, session.now_ms())
        assert (view.look, view.in_break) == ("break", True)
        assert view.remaining_ms == 4 * MINUTE + MINUTE // 2
        assert view.next_level is not None and view.next_level.level == view.level
        clock_of(session).forward(4 * MINUTE)
        later = read_clock(session.state.clock, session.state.setup.structure, session.now_ms())
        assert later.elapsed_ms == before.elapsed_ms
        clock_of(session).forward(MINUTE)
        after = read_clock(session.state.clock, session.state.setup.structure, session.now_ms())
        assert after.elapsed_ms == before.elapsed_ms + MINUTE // 2 and not after.in_break

    def test_the_next_break_is_told_before_it_comes(self) -> None:
        session = to_the_break()
        clock_of(session).forward(10 * MINUTE)
        view = clock_view(session.state, session.now_ms())
        assert view.next_break_ms == AN_HOUR - 10 * MINUTE - MINUTE // 2

    def test_the_director_resumes_before_the_hour(self) -> None:
        session = to_the_break()
        session.dispatch(cmd.PauseClock())
        session.dispatch(cmd.StartClock())
        view = clock_view(session.state, session.now_ms())
        assert not view.in_break
        assert session.state.clock.holds[0][0] > session.now_ms()

    def test_no_longer_wanted_it_plays_on(self) -> None:
        session = to_the_break()
        plain = replace(session.state.setup, synchronized_breaks=False)
        session.dispatch(cmd.ChangeSetup(plain))
        assert not clock_view(session.state, session.now_ms()).in_break
        session.dispatch(cmd.Undo())
        assert clock_view(session.state, session.now_ms()).in_break

    def test_the_end_comes_later_by_the_breaks(self) -> None:
        session = a_tournament(12, synchronized_breaks=True)
        plain = a_tournament(12)
        with_them = finish_view(session.state, session.now_ms())
        without = finish_view(plain.state, plain.now_ms())
        assert with_them is not None and without is not None
        later = with_them.end_ms - without.end_ms
        assert later > 0 and later % (5 * MINUTE) == 0

    def test_it_is_heard_when_it_begins_and_when_it_ends(self) -> None:
        session = to_the_break()
        clock, structure = session.state.clock, session.state.setup.structure
        begin, end = clock.holds[0]
        cues = cues_between(clock, structure, begin - 1, end)
        heard = [(cue.kind, cue.at_ms) for cue in cues]
        assert (CueKind.BREAK, begin) in heard and (CueKind.RESUME, end) in heard
        assert not [cue for cue in cues if begin < cue.at_ms < end]


class TestTheLastLevelOfADay:
    def flight(self) -> TournamentSession:
        """A day 1 of four levels of twenty minutes that ends after the second."""
        structure, flight = a_structure(4, 20), Flight("Open", 2)
        return a_tournament(12, flight=flight, structure=structure)

    def test_it_goes_on_until_the_day_is_ended(self) -> None:
        session = self.flight()
        clock_of(session).forward(45 * MINUTE)
        view = clock_view(session.state, session.now_ms())
        assert (view.look, view.level, view.overtime_ms) == ("overtime", 2, 5 * MINUTE)
        assert view.next_level is None
        (asked,) = [p for p in session.proposals() if p.kind == "end_day"]
        assert asked.must

    def test_it_counts_down_no_level_that_nobody_plays(self) -> None:
        session = self.flight()
        clock_of(session).forward(39 * MINUTE)
        now = session.now_ms()
        cues = cues_between(session.state.clock, session.state.setup.structure, now, now + AN_HOUR)
        assert cues == ()

    def test_a_day_that_ends_later_goes_on(self) -> None:
        session = self.flight()
        clock_of(session).forward(45 * MINUTE)
        later = replace(session.state.setup, flight=Flight("Open", 3))
        session.dispatch(cmd.ChangeSetup(later))
        view = clock_view(session.state, session.now_ms())
        assert (view.level, view.look) == (3, "last_level")

    def test_other_settings_leave_it_where_it_is(self) -> None:
        session = self.flight()
        clock_of(session).forward(45 * MINUTE)
        session.dispatch(cmd.ChangeSetup(replace(session.state.setup, place="Salle B")))
        view = clock_view(session.state, session.now_ms())
        assert (view.level, view.overtime_ms) == (2, 5 * MINUTE)

    def test_a_level_taken_out_before_it_moves_the_end_with_it(self) -> None:
        session = self.flight()
        steps = session.state.setup.structure.steps
        session.dispatch(cmd.ChangeStructure(Structure((steps[0], *steps[2:]))))
        assert session.state.clock.ends_with == 1
        with_break = Structure((steps[0], Break(10), *steps[2:]))
        session.dispatch(cmd.ChangeStructure(with_break))
        assert session.state.clock.ends_with == 2

    def test_the_director_may_play_on(self) -> None:
        session = self.flight()
        session.dispatch(cmd.GoToStep(2))
        clock_of(session).forward(25 * MINUTE)
        assert clock_view(session.state, session.now_ms()).level == 4
