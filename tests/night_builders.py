"""A night of levels on the club's own file: the truth counted apart, and what may befall it.

What should have been played is counted in milliseconds; at every look the clock must say the
same, to the second.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory

from builders import (
    EVENING,
    MINUTE,
    CountedChance,
    MemoryDirectory,
    SteppedClock,
    a_setup,
    registered,
)

from rules_ropta.ruling import Refused
from td_app.club.club import Club
from td_app.persistence.database import outside_transaction
from td_app.persistence.engine import open_club_file
from td_app.tournament import commands as cmd
from td_app.tournament.state.clock import ClockReading, read_clock
from td_app.tournament.state.structure import Break, Level, Structure
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.announcer import Announcer
from td_app.ui.public.sounds import sounded
from td_app.ui.public.voice import Voice

SECOND, HOUR = 1_000, 60 * MINUTE
TWELVE_HOURS = 12 * HOUR
#: Looks are close to each other where something is due to be heard (a minute before the end,
#: the last five seconds), far apart elsewhere.
CLOSE, FAR = SECOND, 300 * SECOND
DUE = ((61 * SECOND, 59 * SECOND), (6 * SECOND, 0))
#: A clock taken up where it was last seen is right to this.
NOTED = 10 * SECOND
#: How often the window really looks.
TICK = 200


def levels_of(*minutes: int) -> Structure:
    """Return twelve hours and more of these lengths again and again; every fifth is a break."""
    steps: list[Level | Break] = []
    while sum(step.minutes for step in steps) < 13 * 60:
        row, length = len(steps), minutes[len(steps) % len(minutes)]
        blind = 25 * (row + 1)
        steps.append(Break(length) if row % 5 == 4 else Level(blind, 2 * blind, minutes=length))
    return Structure(tuple(steps))


def next_look(left: int) -> int:
    """Return after how long to look again, so long before the end of the level."""
    if any(first >= left > last for first, last in DUE):
        return CLOSE
    return min(FAR, *(left - first for first, _ in DUE if left > first))


class Night:
    """A tournament at the only post of a club; ``played`` is the truth, in milliseconds."""

    def __init__(self, path: Path, structure: Structure, began: int = EVENING) -> None:
        self.path, self.structure = path, structure
        self.ends = [m * MINUTE for m in accumulate(step.minutes for step in structure.steps)]
        self.clock = SteppedClock(at=began)
        self.chance = CountedChance()
        self.played = 0
        self.runs = False
        self.heard: Counter[tuple[str, int, int]] = Counter()
        self.steps = [0]
        self._open()
        self.session = self.club.create(a_setup(2, structure=structure))
        registered(self.session, 10)
        self._listen()
        self.live.dispatch(cmd.DrawSeats())

    def _open(self) -> None:
        self.file = open_club_file(self.path)
        # No power cut is played: what the system took is there again.
        outside_transaction(self.file.engine, "PRAGMA synchronous=OFF")
        self.club = Club(self.file.store, self.file.directory, self.clock, self.chance)

    def _listen(self) -> None:
        self.live = LiveTournament(self.session)
        self.refusals: list[Refused] = []
        self.live.refused.connect(self.refusals.append)
        voice = Voice(MemoryDirectory(), lambda _language: self)
        sounded(self.live, Announcer(voice, self, words_after_ms=0))

    able = True

    def prepare(self) -> None:
        """Nothing to load: the ears are these."""

    def play(self, name: str, percent: int) -> None:
        reading = self.reading()
        left = -(-reading.remaining_ms // SECOND) if name == "count" else 0
        self.heard[name, reading.step, left] += 1

    def tell(self, text: str) -> None:
        """Sentences are for the hall."""

    def say(self, text: str, *, last: bool = False) -> None:
        """Sentences are for the hall."""

    def set_volume(self, percent: int) -> None:
        """As loud as it likes."""

    def reading(self) -> ClockReading:
        return read_clock(self.session.state.clock, self.structure, self.session.now_ms())

    def starts(self) -> None:
        self.live.dispatch(cmd.StartClock())
        self.runs = True

    def pauses(self) -> None:
        self.live.dispatch(cmd.PauseClock())
        self.runs = False

    def to_the_end_of_the_level(self) -> int:
        return self.ends[bisect_right(self.ends, self.played)] - self.played

    def passes(self, ms: int, *, unsure: bool = False) -> None:
        """Let time pass, looked at as the window does; ``unsure``: a question waits."""
        while ms > 0:
            left = self.to_the_end_of_the_level()
            tick = min(ms, FAR if not self.runs or unsure else next_look(left))
            self.clock.forward(tick)
            self.played += tick if self.runs else 0
            ms -= tick
            self.live._on_tick()
            if self.live.gap is None:
                self.is_right()

    def shown(self) -> int:
        """Return what the clock says was played, in milliseconds."""
        reading = self.reading()
        return (self.ends[reading.step - 1] if reading.step else 0) + reading.elapsed_ms

    def is_right(self, within: int = SECOND) -> None:
        """The clock says what was played, to the second."""
        reading = self.reading()
        assert abs(self.shown() - self.played) < within
        assert reading.running is self.runs
        if reading.step != self.steps[-1]:
            self.steps.append(reading.step)

    def until(self, offset_ms: int) -> None:
        """Play until so many milliseconds from the end of the level (negative: before it)."""
        left = self.to_the_end_of_the_level() + offset_ms
        self.passes(left if left > 0 else left + self._next_length())

    def _next_length(self) -> int:
        step = bisect_right(self.ends, self.played)
        return self.ends[step + 1] - self.ends[step]

    def restarts(self) -> None:
        """Close the application and open the same file again at once."""
        self.live.close()
        self._again()
        self.is_right()

    def crashes(
        self,
        away_ms: int,
        choice: cmd.GapChoice,
        waits_ms: int = 0,
        *,
        last_ms: int = 0,
        changed_ms: int = 0,
        rebooted: bool = False,
    ) -> None:
        """End without a word ``last_ms`` later, come back, and answer a question after some time.

        Meanwhile the computer may have been started again, or its clock changed.
        """
        self._looked_at_closely(last_ms)
        for timer in self.live._timers:
            timer.stop()
        stopped_at = self.played
        self.clock.forward(away_ms)
        self.clock.at += changed_ms
        if rebooted:
            self.clock.steady = away_ms // 2
        self.played += away_ms if self.runs else 0
        self._again()
        gap = self.live.gap
        if gap is not None and gap.why == "jump" and choice == "as_if_running":
            self.played += max(0, changed_ms)
        self._answers(choice, waits_ms, stopped_at)

    def _looked_at_closely(self, ms: int) -> None:
        """Let time pass with every look of the window, and what it notes."""
        while ms > 0:
            tick = min(ms, TICK)
            self.clock.forward(tick)
            self.played += tick if self.runs else 0
            ms -= tick
            if tick == TICK:
                self.live._on_tick()

    def corrected(self, ms: int) -> None:
        """Have the computer put right by less than a second: nothing happens."""
        self.clock.at += ms
        self.live._on_tick()
        assert self.live.gap is None
        self.is_right()

    def jumps(self, ms: int, choice: cmd.GapChoice, waits_ms: int = 0) -> None:
        """Sleep, or have the computer's clock changed; answer after some time."""
        self.live._on_tick()
        self.clock.at += ms
        self.live._on_tick()
        if self.live.gap is not None and choice == "as_if_running" and ms > 0:
            self.played += ms
        self._answers(choice, waits_ms)

    def _answers(self, choice: cmd.GapChoice, waits_ms: int, stopped_at: int = 0) -> None:
        gap = self.live.gap
        if gap is not None:
            self.passes(waits_ms, unsure=True)
            taken_up = gap.why == "absence" and choice == "from_last_seen"
            if taken_up:
                # Taken up where it stood when it was last seen: nothing since was played.
                self.played = stopped_at
            self.live.settle_gap(choice)
            if choice == "as_if_running":
                self.steps.extend(range(self.steps[-1] + 1, self.reading().step))
            if taken_up:
                self.is_right(within=NOTED)
                self.played = self.shown()
        self.is_right()

    def _again(self) -> None:
        self.file.close()
        self._open()
        self.session = self.club.open(self.session.tournament)
        self._listen()

    def ends_well(self) -> None:
        """Every level came once and in order, no sound twice, nothing was refused."""
        assert self.steps == list(range(len(self.steps)))
        assert [sound for sound, times in self.heard.items() if times > 1] == []
        assert self.refusals == []

    def close(self) -> None:
        self.live.close()
        self.file.close()


@contextmanager
def a_night(structure: Structure, began: int = EVENING) -> Iterator[Night]:
    with TemporaryDirectory() as folder:
        night = Night(Path(folder) / "club.db", structure, began)
        try:
            night.starts()
            yield night
            night.ends_well()
        finally:
            night.close()
