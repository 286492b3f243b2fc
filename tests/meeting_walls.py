"""Walls of a meeting of teams, from its first entries to its winner."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from builders import MINUTE, SteppedClock
from meeting_builders import EIGHT, a_meeting, a_meeting_setup, club_in, drawn, live, played_out

from td_app.club.club import Club
from td_app.meeting import commands as cmd
from td_app.meeting.setup import Clocks
from td_app.persistence.engine import memory_club
from td_app.wall.composing import Turn
from td_app.wall.meeting import table_pages, team_pages
from td_app.wall.meeting_words import MeetingWords, meeting_words
from td_app.wall.people import seat_pages
from td_app.wall.scene import Shape
from td_app.wall.wishes import WallMessage

#: The first level of these meetings lasts so long.
LEVEL = 20 * MINUTE


def _later(club: Club, by_ms: int) -> None:
    assert isinstance(club.clock, SteppedClock)
    club.clock.at += by_ms


def _before(club: Club) -> MeetingWords:
    return meeting_words(live(a_meeting(club, a_meeting_setup(), 16, 8)))


def _drawn(club: Club) -> MeetingWords:
    return meeting_words(live(drawn(a_meeting(club, a_meeting_setup(), 16, 8))))


def _playing(
    club: Club, gone_ms: int = 5 * MINUTE, message: WallMessage | None = None
) -> MeetingWords:
    session = drawn(a_meeting(club, a_meeting_setup(matrix=EIGHT), 16, 8))
    session.dispatch(cmd.StartClocks(1))
    for table in (1, 2, 2, 3):
        left = session.state.rounds[0].tables[table].left
        session.dispatch(cmd.EliminatePlayers(1, left[:1]))
    _later(club, gone_ms)
    return meeting_words(live(session), message)


def _apart(club: Club) -> MeetingWords:
    setup = a_meeting_setup(rounds=1, seats=4, clocks=Clocks.APART)
    session = drawn(a_meeting(club, setup, 4, 2))
    session.dispatch(cmd.StartClocks(1, (1,)))
    _later(club, MINUTE)
    return meeting_words(live(session))


def _between(club: Club) -> MeetingWords:
    session = drawn(a_meeting(club, a_meeting_setup(rounds=2, matrix=EIGHT), 8, 2))
    played_out(session)
    return meeting_words(live(session))


def _won(club: Club) -> MeetingWords:
    session = drawn(a_meeting(club, a_meeting_setup(rounds=1, matrix=EIGHT), 8, 1))
    played_out(session)
    return meeting_words(live(session))


def _shared(club: Club) -> MeetingWords:
    tied = a_meeting(club, a_meeting_setup(rounds=2, seats=2, matrix=EIGHT), 2, 2)
    for number, first_out in ((1, min), (2, max)):
        played_out(drawn(tied), number, first_out)
    row = replace(EIGHT.rows[0], size=2, points=EIGHT.rows[0].points[:2])
    tied.dispatch(cmd.FillPoints(replace(EIGHT, rows=(row,))))
    return meeting_words(live(tied))


BUFFET = "Le buffet est ouvert à la pause"
_STATES: dict[str, Callable[[Club], MeetingWords]] = {
    "before": _before,
    "drawn": _drawn,
    "playing": _playing,
    "last_minute": lambda club: _playing(club, LEVEL - 45_000),
    "last_seconds": lambda club: _playing(club, LEVEL - 7_000),
    "break": lambda club: _playing(club, 2 * LEVEL + MINUTE),
    "apart": _apart,
    "between": _between,
    "won": _won,
    "shared": _shared,
    "message": lambda club: _playing(club, message=WallMessage(BUFFET, True)),
    "message_in_strip": lambda club: _playing(club, message=WallMessage(BUFFET)),
}
MEETINGS = tuple(f"meeting_{state}" for state in _STATES)


def meeting_at(state: str) -> MeetingWords:
    """Return what the wall of a meeting says in one of :data:`MEETINGS`."""
    with memory_club() as file:
        return _STATES[state.removeprefix("meeting_")](club_in(file))


def every_turn_of(words: MeetingWords, shape: Shape, *, partner: bool = False) -> Iterator[Turn]:
    """Yield a turn for each page that turns over."""
    if words.seats is not None:
        for page in range(seat_pages(words.seats, tall=shape == "tall", partner=partner)):
            yield Turn(seats=page)
        return
    for page in range(max(table_pages(words), team_pages(words, shape))):
        yield Turn(side=page)
