"""The structure changed while it is played (3.1)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import MINUTE, a_session, a_tournament, clock_of, everyone, out

from rules_ropta.ruling import Refused
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.planning.structure_forecast import shortened, without_breaks
from td_app.tournament.state.clock import ClockReading, read_clock
from td_app.tournament.state.structure import Break, Level, Structure


def playing(minutes: float = 0, **changes: object) -> TournamentSession:
    """A tournament whose clock has run for so long: eight levels of 20, a break after four."""
    session = a_tournament(**changes)  # type: ignore[arg-type]
    waited(session, minutes)
    return session


def waited(session: TournamentSession, minutes: float) -> None:
    clock_of(session).forward(int(minutes * MINUTE))


def reading(session: TournamentSession) -> ClockReading:
    return read_clock(session.state.clock, session.state.setup.structure, session.now_ms())


def where(session: TournamentSession) -> tuple[int, int]:
    """The row that is on, from 0, and the minutes of it already played."""
    now = reading(session)
    return now.step, now.elapsed_ms // MINUTE


def structure(session: TournamentSession) -> Structure:
    return session.state.setup.structure


def changed(session: TournamentSession, new: Structure) -> ev.StructureChanged:
    event = session.dispatch(cmd.ChangeStructure(new)).event
    assert isinstance(event, ev.StructureChanged)
    return event


def refused(session: TournamentSession, new: Structure) -> Refused:
    with pytest.raises(Refused) as refusal:
        changed(session, new)
    return refusal.value


def lasting(session: TournamentSession, row: int, minutes: int) -> Structure:
    step = replace(structure(session).steps[row], minutes=minutes)
    return structure(session).with_replaced(row, step)


class TestTheLevelThatIsOn:
    @pytest.mark.parametrize("minutes", [13, 15, 30])
    def test_it_keeps_the_time_played_whatever_it_lasts_now(self, minutes: int) -> None:
        session = playing(32.5)
        changed(session, lasting(session, 1, minutes))
        assert where(session) == (1, 12)
        assert reading(session).remaining_ms == int((minutes - 12.5) * MINUTE)

    def test_it_cannot_become_shorter_than_what_was_played_of_it(self) -> None:
        session = playing(32.5)
        refusal = refused(session, lasting(session, 1, 12))
        assert refusal.code == "STRUCTURE_CUT_SHORT"
        assert refusal.params == {"row": 2, "minutes": 12, "played": 13}

    def test_settings_cannot_cut_it_short_either(self) -> None:
        session = playing(32.5)
        setup = replace(session.state.setup, structure=lasting(session, 1, 12))
        assert (gap := session.can(cmd.ChangeSetup(setup))) is not None
        assert gap.code == "STRUCTURE_CUT_SHORT"

    def test_exactly_what_was_played_ends_it_now(self) -> None:
        session = playing(32)
        changed(session, lasting(session, 1, 12))
        assert where(session) == (2, 0)

    def test_it_keeps_its_blinds(self) -> None:
        session = playing(25)
        other = structure(session).with_replaced(1, Level(75, 150))
        assert refused(session, other).code == "STRUCTURE_UNDER_WAY"

    def test_taking_it_out_would_skip_it_unseen(self) -> None:
        session = playing(25)
        assert refused(session, structure(session).with_removed(1)).code == "STRUCTURE_UNDER_WAY"

    def test_a_break_that_is_on_may_be_cut_to_what_was_had_of_it(self) -> None:
        session = playing(84)
        assert reading(session).in_break
        changed(session, lasting(session, 4, 6))
        assert reading(session).remaining_ms == 2 * MINUTE

    def test_a_minute_added_on_the_clock_stays_added(self) -> None:
        session = playing(5)
        session.dispatch(cmd.AdjustClock(600))
        changed(session, lasting(session, 0, 15))
        assert reading(session).remaining_ms == 20 * MINUTE

    def test_a_paused_clock_stays_where_it_is(self) -> None:
        session = playing(32)
        session.dispatch(cmd.PauseClock())
        changed(session, shortened(structure(session), 2, 10))
        waited(session, 30)
        assert where(session) == (1, 12)
        assert not reading(session).running


class TestWhatIsPast:
    def test_it_stays_as_it_was_played(self) -> None:
        session = playing(25)
        assert refused(session, lasting(session, 0, 15)).code == "STRUCTURE_PAST"

    def test_nothing_is_put_before_what_is_on(self) -> None:
        session = playing(25)
        assert refused(session, structure(session).with_inserted(1, Break())).code == (
            "STRUCTURE_PAST"
        )

    def test_the_last_second_of_a_level_is_not_past(self) -> None:
        session = playing(20 - 1 / 60)
        changed(session, lasting(session, 0, 25))
        assert where(session) == (0, 19)

    def test_the_level_that_just_ended_is(self) -> None:
        session = playing(20)
        assert refused(session, lasting(session, 0, 25)).code == "STRUCTURE_PAST"

    def test_before_the_start_everything_may_change(self) -> None:
        session = a_session()
        changed(session, Structure((Level(100, 200), Level(200, 400))))
        assert len(structure(session).levels) == 2


class TestWhatIsToCome:
    def test_a_break_put_next_comes_next(self) -> None:
        session = playing(25)
        changed(session, structure(session).with_inserted(2, Break(7)))
        waited(session, 15)
        assert where(session) == (2, 0)
        assert reading(session).in_break
        waited(session, 7)
        assert (reading(session).level_number, reading(session).in_break) == (3, False)

    def test_levels_shortened_are_played_each_in_its_turn(self) -> None:
        session = playing(25)
        assert changed(session, shortened(structure(session), 2, 12)).minutes_saved == 6 * 8
        seen = []
        for _ in range(4 * 12 + 15):
            seen.append(reading(session).step)
            waited(session, 1)
        assert seen == [1] * 15 + [2] * 12 + [3] * 12 + [4] * 10 + [5] * 12 + [6] * 2

    def test_what_cannot_be_played_is_refused(self) -> None:
        session = playing(25)
        falling = structure(session).with_replaced(5, Level(25, 50))
        assert refused(session, falling).code == "STRUCTURE_FALLING"

    def test_a_break_removes_no_value_that_no_chip_has(self) -> None:
        session = playing(10)
        steps = structure(session).steps
        told = refused(session, Structure((*steps[:2], Break(10, removes=(12,)), *steps[2:])))
        assert told.code == "STRUCTURE_NO_SUCH_CHIP"
        assert (told.params["row"], told.params["value"]) == (3, 12)
        changed(session, Structure((*steps[:2], Break(10, removes=(25,)), *steps[2:])))

    def test_changing_nothing_is_refused(self) -> None:
        session = playing(25)
        assert refused(session, structure(session)).code == "STRUCTURE_SAME"

    def test_after_the_end_nothing_changes(self) -> None:
        session = playing(25, entrants=3, tables=1)
        out(session, *list(everyone(session))[:2])
        assert refused(session, shortened(structure(session), 2, 12)).code == "TOURNAMENT_OVER"

    def test_a_level_added_in_overtime_begins_now_and_whole(self) -> None:
        session = playing(8 * 20 + 10 + 33)
        assert reading(session).overtime_ms == 33 * MINUTE
        more = structure(session).with_inserted(9, Level(5_000, 10_000, 0, 15))
        changed(session, more)
        assert where(session) == (9, 0)
        assert reading(session).remaining_ms == 15 * MINUTE

    def test_settings_that_add_one_in_overtime_skip_nothing_either(self) -> None:
        session = playing(8 * 20 + 10 + 33)
        more = structure(session).with_inserted(9, Level(5_000, 10_000, 0, 15))
        session.dispatch(cmd.ChangeSetup(replace(session.state.setup, structure=more)))
        assert where(session) == (9, 0)


class TestUndo:
    def test_at_once_it_changes_nothing(self) -> None:
        session = playing(25)
        before, now = structure(session), where(session)
        changed(session, shortened(before, 2, 12))
        session.dispatch(cmd.Undo())
        assert (structure(session), where(session)) == (before, now)

    def test_later_the_time_passed_is_laid_on_the_structure_that_comes_back(self) -> None:
        session = playing(25)
        changed(session, structure(session).with_inserted(2, Break(7)))
        waited(session, 15 + 7 + 3)
        assert where(session) == (3, 3)
        session.dispatch(cmd.Undo())
        assert where(session) == (2, 10)
        session.dispatch(cmd.Redo())
        assert where(session) == (3, 3)

    def test_a_pause_undone_in_between_is_not_played_after_all(self) -> None:
        session = playing(25)
        changed(session, shortened(structure(session), 2, 12))
        session.dispatch(cmd.PauseClock())
        waited(session, 60)
        session.dispatch(cmd.Undo("from_now"))
        session.dispatch(cmd.Undo())
        assert where(session) == (1, 5)
        session.dispatch(cmd.Redo())
        assert where(session) == (1, 5)

    def test_a_longer_level_undone_gives_back_the_level_that_would_be_on(self) -> None:
        session = playing(15)
        changed(session, lasting(session, 0, 40))
        waited(session, 10)
        assert where(session) == (0, 25)
        session.dispatch(cmd.Undo())
        assert where(session) == (1, 5)

    def test_rows_added_in_overtime_and_taken_back_leave_overtime(self) -> None:
        session = playing(8 * 20 + 10 + 5)
        changed(session, structure(session).with_inserted(9, Level(5_000, 10_000, 0, 15)))
        waited(session, 4)
        session.dispatch(cmd.Undo())
        assert where(session) == (8, 24)
        assert reading(session).overtime_ms == 4 * MINUTE
        session.dispatch(cmd.Redo())
        assert where(session) == (9, 4)


class TestBreaksGivenUp:
    def test_one_where_a_value_leaves_stays_but_short(self) -> None:
        steps = (Level(25, 50), Break(15), Level(50, 100), Break(15, (25,)), Level(100, 200))
        kept = without_breaks(Structure(steps), 1).steps
        assert kept == (Level(25, 50), Level(50, 100), Break(5, (25,)), Level(100, 200))

    def test_those_had_are_had(self) -> None:
        steps = (Level(25, 50), Break(15), Level(50, 100), Break(15), Level(100, 200))
        assert without_breaks(Structure(steps), 2).steps == (*steps[:3], steps[4])
