"""The computer's clock far off: nothing is dated by it unasked, and what was typed is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from builders import MINUTE, SteppedClock, a_setup
from hour_builders import (
    DAY,
    HOUR,
    IN_1971,
    IN_2100,
    POST,
    TONIGHT,
    hour_of,
    opened_by,
    played_tonight,
    written,
)
from meeting_builders import a_meeting_setup, club_in
from sqlalchemy import text

from rules_ropta.ruling import Refused
from td_app import VERSION_DAY, __version__
from td_app.live.computer_hour import LATEST_MS, VERSION_MS, ComputerHour, far_off
from td_app.live.session import TournamentSession
from td_app.meeting import commands as meeting
from td_app.persistence.check import check_file
from td_app.persistence.engine import ClubFile, memory_club, open_club_file
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.history import History
from td_app.tournament.state.person import Person

pytestmark = pytest.mark.usefixtures("judged")


@pytest.fixture
def file() -> Iterator[ClubFile]:
    with memory_club() as made:
        yield made


def enter(session: TournamentSession, name: str = "ADAM") -> ev.Entry:
    """Return the entry of a small act."""
    return session.dispatch(cmd.RegisterEntrants((Person(name, "Zoé"),)))


def hours(session: TournamentSession) -> list[ev.ComputerHourSettled]:
    """Return what the journal says of the computer's clock."""
    events = (entry.event for entry in session.history.entries)
    return [event for event in events if isinstance(event, ev.ComputerHourSettled)]


def test_the_day_of_this_version_is_that_of_its_heading() -> None:
    changes = Path(__file__).parents[3] / "CHANGELOG.md"
    assert f"## {__version__} — {VERSION_DAY}" in changes.read_text(encoding="utf-8")


class TestWhatIsFarOff:
    @pytest.mark.parametrize(
        ("at_ms", "code"),
        [
            (IN_1971, "CLOCK_FAR_OFF"),
            (VERSION_MS - 1, "CLOCK_FAR_OFF"),
            (LATEST_MS + 1, "CLOCK_FAR_OFF"),
            (IN_2100, "CLOCK_FAR_OFF"),
            (TONIGHT - HOUR, "CLOCK_BEFORE_LAST"),
            (TONIGHT - MINUTE - 1, "CLOCK_BEFORE_LAST"),
        ],
    )
    def test_it_says_what_the_clock_is_held_against(self, at_ms: int, code: str) -> None:
        doubt = far_off(at_ms, TONIGHT)
        assert doubt is not None and (doubt.code, doubt.params["own"]) == (code, at_ms)

    @pytest.mark.parametrize("at_ms", [TONIGHT - MINUTE, TONIGHT, TONIGHT + 19 * 365 * DAY])
    def test_what_may_be_right_is_not_asked_about(self, at_ms: int) -> None:
        assert far_off(at_ms, TONIGHT) is None

    def test_a_last_entry_of_any_number_can_be_told(self) -> None:
        doubt = far_off(TONIGHT, 2**62)
        assert doubt is not None and doubt.params["than"] < 2**50

    def test_a_simulated_clock_is_not_judged(self, file: ClubFile) -> None:
        club = club_in(file)
        assert isinstance(club.clock, SteppedClock)
        club.clock.at = IN_1971
        enter(club.create(a_setup()))


class TestNothingIsDatedUnasked:
    @pytest.mark.parametrize("at_ms", [IN_1971, IN_2100])
    def test_no_tournament_and_no_meeting_begins(self, file: ClubFile, at_ms: int) -> None:
        club = opened_by(file, SteppedClock(at_ms))
        with pytest.raises(Refused, match="CLOCK_"):
            club.create(a_setup())
        with pytest.raises(Refused, match="CLOCK_"):
            club.create_meeting(a_meeting_setup())
        assert not club.evenings()

    def test_an_hour_before_the_last_entry_nothing_is_written(self, file: ClubFile) -> None:
        opened_by(file, SteppedClock(TONIGHT)).create(a_setup())
        club = opened_by(file, SteppedClock(TONIGHT - HOUR))
        session = club.open(1)
        with pytest.raises(Refused, match="CLOCK_BEFORE_LAST"):
            enter(session)
        assert session.history.sequence == 1

    def test_the_last_entry_of_another_evening_counts(self, file: ClubFile) -> None:
        right = opened_by(file, SteppedClock(TONIGHT))
        right.create(a_setup())
        clock = SteppedClock(TONIGHT + HOUR)
        opened_by(file, clock).create_meeting(a_meeting_setup())
        with pytest.raises(Refused, match="CLOCK_BEFORE_LAST"):
            enter(opened_by(file, SteppedClock(TONIGHT + MINUTE)).open(1))

    def test_a_clock_put_back_while_it_stands_is_asked_about(self, file: ClubFile) -> None:
        clock = SteppedClock(TONIGHT)
        session = opened_by(file, clock).create(a_setup())
        clock.at -= HOUR
        with pytest.raises(Refused, match="CLOCK_BEFORE_LAST"):
            enter(session)

    def test_an_act_refused_by_the_rules_says_so_first(self, file: ClubFile) -> None:
        opened_by(file, SteppedClock(TONIGHT)).create(a_setup())
        with pytest.raises(Refused, match="NOTHING_TO_UNDO"):
            opened_by(file, SteppedClock(IN_1971)).open(1).dispatch(cmd.Undo())


class TestTheClockSetRight:
    def test_it_is_read_again_and_nothing_is_noted(self, file: ClubFile) -> None:
        clock = SteppedClock(IN_1971)
        club = opened_by(file, clock)
        with pytest.raises(Refused, match="CLOCK_FAR_OFF"):
            hour_of(club).settle()
        clock.at = TONIGHT
        hour_of(club).settle()
        session = club.create(a_setup())
        assert enter(session).recorded_at == TONIGHT
        assert not hours(session)

    def test_set_right_it_needs_no_answer(self, file: ClubFile) -> None:
        clock = SteppedClock(IN_1971)
        club = opened_by(file, clock)
        clock.at = TONIGHT
        assert club.create(a_setup()).history.sequence == 1


class TestTheHourTyped:
    @pytest.fixture
    def typed(self, file: ClubFile) -> tuple[TournamentSession, SteppedClock]:
        clock = SteppedClock(IN_1971)
        club = opened_by(file, clock)
        hour_of(club).settle(written(TONIGHT))
        return club.create(a_setup()), clock

    def test_the_journal_says_it_once_and_dates_by_it(
        self, typed: tuple[TournamentSession, SteppedClock]
    ) -> None:
        session, clock = typed
        clock.forward(5 * MINUTE)
        assert enter(session).recorded_at == TONIGHT + 5 * MINUTE
        clock.forward(MINUTE)
        enter(session, "BLOND")
        first, second, *others = session.history.entries
        assert first.recorded_at == second.recorded_at == TONIGHT
        assert second.event == ev.ComputerHourSettled(IN_1971, TONIGHT - IN_1971, "CLOCK_FAR_OFF")
        assert (second.operator, second.post) == ("Zoé", POST)
        assert len(others) == 2

    def test_undo_passes_over_it(self, typed: tuple[TournamentSession, SteppedClock]) -> None:
        session, _ = typed
        assert session.history.undoable is None
        enter(session)
        session.dispatch(cmd.Undo())
        assert not session.state.entrants
        session.dispatch(cmd.Redo())
        assert len(session.state.entrants) == 1
        assert History(session.history.entries).state == session.state

    def test_each_evening_of_the_file_says_it(self, file: ClubFile) -> None:
        right = opened_by(file, SteppedClock(TONIGHT))
        right.create(a_setup())
        right.create_meeting(a_meeting_setup())
        club = opened_by(file, SteppedClock(IN_2100))
        hour_of(club).settle(written(TONIGHT + HOUR))
        session = club.open(1)
        enter(session)
        assert len(hours(session)) == 1
        met = club.open_meeting(2)
        met.dispatch(meeting.EnterTeam("Les Partants", people=(Person("A"), Person("B"))))
        _, settled, entered = met.history.entries
        assert settled.event.KIND == "computer_hour_settled"
        assert entered.recorded_at == TONIGHT + HOUR

    def test_an_undo_asked_on_what_was_on_sight_is_not_another_posts(self, file: ClubFile) -> None:
        session = opened_by(file, SteppedClock(TONIGHT)).create(a_setup())
        enter(session)
        club = opened_by(file, SteppedClock(IN_1971))
        hour_of(club).settle(written(TONIGHT + HOUR))
        again = club.open(1)
        again.dispatch(cmd.Undo(expected_sequence=2))
        assert not again.state.entrants

    def test_an_hour_that_is_far_off_too_is_refused(self, file: ClubFile) -> None:
        opened_by(file, SteppedClock(TONIGHT)).create(a_setup())
        club = opened_by(file, SteppedClock(IN_1971))
        with pytest.raises(Refused, match="CLOCK_BEFORE_LAST"):
            hour_of(club).settle(written(TONIGHT - HOUR))

    def test_set_right_in_play_the_time_goes_on(
        self, typed: tuple[TournamentSession, SteppedClock]
    ) -> None:
        session, clock = typed
        clock.forward(HOUR)
        clock.at = TONIGHT + HOUR + 40_000
        assert enter(session).recorded_at == TONIGHT + HOUR + 40_000
        assert [one.offset_ms for one in hours(session)] == [TONIGHT - IN_1971, 0]
        clock.forward(MINUTE)
        enter(session, "BLOND")
        assert len(hours(session)) == 2

    def test_a_sleep_ends_nothing(self, typed: tuple[TournamentSession, SteppedClock]) -> None:
        session, clock = typed
        clock.at += 3 * HOUR
        assert enter(session).recorded_at == TONIGHT + 3 * HOUR
        assert len(hours(session)) == 1

    def test_the_chain_holds_it(self, tmp_path: Path) -> None:
        path = played_tonight(tmp_path / "club.db")
        with open_club_file(path) as file:
            club = opened_by(file, SteppedClock(IN_1971))
            hour_of(club).settle(written(TONIGHT + HOUR))
            enter(club.open(1))
        report = check_file(path)
        assert report.ok


class TestAtTheNextStart:
    @pytest.fixture
    def an_hour_slow(self, file: ClubFile) -> ClubFile:
        """A file played by a clock that was an hour late, and corrected by hand."""
        opened_by(file, SteppedClock(TONIGHT)).create(a_setup())
        club = opened_by(file, SteppedClock(TONIGHT - HOUR))
        hour_of(club).settle(written(TONIGHT + MINUTE))
        enter(club.open(1))
        return file

    def test_a_clock_as_wrong_as_before_stays_corrected(self, an_hour_slow: ClubFile) -> None:
        club = opened_by(an_hour_slow, SteppedClock(TONIGHT - HOUR + 5 * MINUTE))
        session = club.open(1)
        assert enter(session, "BLOND").recorded_at == TONIGHT + 6 * MINUTE
        assert len(hours(session)) == 1, "it is said once"

    def test_an_evening_that_does_not_say_it_yet_does(self, an_hour_slow: ClubFile) -> None:
        club = opened_by(an_hour_slow, SteppedClock(TONIGHT - HOUR + 5 * MINUTE))
        assert len(hours(club.create(a_setup()))) == 1

    def test_where_both_may_be_right_the_director_says(self, an_hour_slow: ClubFile) -> None:
        clock = SteppedClock(TONIGHT + DAY)
        club = opened_by(an_hour_slow, clock)
        session = club.open(1)
        with pytest.raises(Refused, match="CLOCK_WAS_CORRECTED") as asked:
            enter(session, "BLOND")
        assert hour_of(club).likely_ms == TONIGHT + DAY + HOUR + MINUTE
        assert asked.value.params["than"] == hour_of(club).likely_ms
        hour_of(club).settle()
        assert enter(session, "BLOND").recorded_at == TONIGHT + DAY
        assert [one.offset_ms for one in hours(session)] == [HOUR + MINUTE, 0]
        assert hours(session)[-1].doubt == ""

    def test_or_that_it_is_corrected_still(self, an_hour_slow: ClubFile) -> None:
        club = opened_by(an_hour_slow, SteppedClock(TONIGHT + DAY))
        hour_of(club).settle(written(hour_of(club).likely_ms or 0))
        session = club.open(1)
        assert enter(session, "BLOND").recorded_at == TONIGHT + DAY + HOUR + MINUTE

    def test_set_right_since_1971_it_is_followed_unasked(self, file: ClubFile) -> None:
        club = opened_by(file, SteppedClock(IN_1971))
        hour_of(club).settle(written(TONIGHT))
        club.create(a_setup())
        again = opened_by(file, SteppedClock(TONIGHT + DAY)).open(1)
        assert enter(again).recorded_at == TONIGHT + DAY
        assert [one.offset_ms for one in hours(again)] == [TONIGHT - IN_1971, 0]

    def test_a_clock_back_at_its_first_day_is_asked_about(self, file: ClubFile) -> None:
        club = opened_by(file, SteppedClock(IN_1971))
        hour_of(club).settle(written(TONIGHT))
        clock = hour_of(club)
        session = club.create(a_setup())
        assert isinstance(clock._own, SteppedClock)
        clock._own.forward(2 * HOUR)
        enter(session)
        with pytest.raises(Refused, match="CLOCK_FAR_OFF"):
            enter(opened_by(file, SteppedClock(IN_1971)).open(1), "BLOND")

    @pytest.mark.parametrize("body", ["{", "[]", "7", '{"offset_ms": "x"}'])
    def test_a_damaged_row_stops_no_start(self, an_hour_slow: ClubFile, body: str) -> None:
        with an_hour_slow.engine.begin() as connection:
            guards = text("SELECT name FROM sqlite_master WHERE type = 'trigger'")
            for (guard,) in connection.execute(guards).all():
                connection.execute(text(f"DROP TRIGGER {guard}"))
            kept = "UPDATE journal_entry SET body = :body WHERE kind = 'computer_hour_settled'"
            connection.execute(text(kept), {"body": body})
        assert an_hour_slow.store.dated(POST)[1] == 0


class TestGoingOn:
    def test_a_reason_is_kept_beside_and_the_clock_doubted_no_more(self, file: ClubFile) -> None:
        opened_by(file, SteppedClock(TONIGHT)).create(a_setup())
        clock = SteppedClock(TONIGHT - HOUR)
        club = opened_by(file, clock)
        hour_of(club).settle(reason="  Heure d’hiver. ")
        session = club.open(1)
        assert enter(session).recorded_at == TONIGHT - HOUR
        assert hours(session) == [ev.ComputerHourSettled(TONIGHT - HOUR, 0, "CLOCK_BEFORE_LAST")]
        assert session.note(2) == "Heure d’hiver."
        clock.at = IN_2100
        enter(session, "BLOND")
        assert len(hours(session)) == 1

    def test_a_blank_reason_is_none(self, file: ClubFile) -> None:
        with pytest.raises(Refused, match="CLOCK_FAR_OFF"):
            hour_of(opened_by(file, SteppedClock(IN_2100))).settle(reason="  ")

    def test_an_hour_far_off_goes_with_a_reason(self, file: ClubFile) -> None:
        club = opened_by(file, SteppedClock(IN_1971))
        hour_of(club).settle(written(VERSION_MS - DAY), "Essai.")
        assert club.create(a_setup()).history.entry(1).recorded_at == VERSION_MS - DAY


def test_the_steady_count_is_the_computers() -> None:
    assert ComputerHour(SteppedClock(TONIGHT, 7)).steady_ms() == 7
