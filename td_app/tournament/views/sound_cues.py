"""Sounds of the clock and their times: each once, never more than ten seconds late.

Values and moments only; what plays them is elsewhere. Moments are milliseconds since 1970.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from td_app.tournament import events as ev
from td_app.tournament.events.telling import SentenceCode
from td_app.tournament.state.clock import MINUTE_MS, ClockState, read_clock
from td_app.tournament.state.structure import Break, Level, Structure
from td_app.tournament.state.tournament import TournamentState

#: A sound is dropped when it could only be heard later than this.
LATEST_MS = 10_000

#: The same step is not announced again sooner than this, even if the clock was changed meanwhile.
NOT_AGAIN_MS = 60_000

LAST_MINUTE_S = 60
LAST_SECONDS_S = 10
COUNTED_S = 5

Key = tuple[int, int, str, int]
"""What is heard once: passage, step from 0, kind, seconds left."""


class CueKind(Enum):
    """The meaning of a sound."""

    MINUTE = "minute"
    TEN = "ten"
    COUNT = "count"
    LEVEL = "level"
    BREAK = "break"
    RESUME = "resume"
    MOVES = "moves"
    HAND = "hand"


#: What begins a stretch of hand-for-hand.
SIGNALS = (ev.HandForHandAnnounced, ev.NextHandStarted)

#: A second counted after it has passed would be wrong; a level is still worth telling.
TOLERATED_MS = {CueKind.COUNT: 900, CueKind.TEN: 2_000}


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound of the clock. ``seconds`` are those left in the step, 0 at its start.

    ``passage`` is the entry that last put the clock on a step, 0 before any: a level that the
    director has played again is told again, while an undo comes back to what was told.
    """

    kind: CueKind
    at_ms: int
    step: int
    seconds: int = 0
    passage: int = 0

    @property
    def key(self) -> Key:
        """Return the key that identifies the same sound."""
        return self.passage, self.step, self.kind.value, self.seconds


def cues_between(
    clock: ClockState, structure: Structure, from_ms: int, to_ms: int, passage: int = 0
) -> tuple[Cue, ...]:
    """Return the sounds due after ``from_ms`` and until ``to_ms``; none while the clock stands.

    >>> from td_app.tournament.state.structure import Level
    >>> s = Structure((Level(25, 50, minutes=20), Level(50, 100, minutes=20)))
    >>> running = ClockState(since_ms=0, started=True)
    >>> [c.kind.value for c in cues_between(running, s, 18 * MINUTE_MS, 19 * MINUTE_MS)]
    ['minute']
    """
    if clock.since_ms is None or not structure.steps:
        return ()
    structure = clock.played(structure)
    since = clock.since_ms
    first = step = min(clock.step, len(structure.steps) - 1)
    began = -clock.elapsed_ms  # played before the clock was set running
    found = [cue for cue in _holds(clock, structure, passage) if from_ms < cue.at_ms <= to_ms]
    while step < len(structure.steps) and (since + began <= to_ms or step == first):
        length = structure.steps[step].minutes * MINUTE_MS
        if clock.moment_of(began + length, since) >= from_ms:
            for offset, kind, seconds in _of_step(structure, step):
                # Minutes added before a step began lengthen it: it is told as it begins.
                early = not seconds and step == first and clock.elapsed_ms <= 0
                at_ms = since if early else clock.moment_of(began + offset, since)
                if max(from_ms + 1, since) <= at_ms <= to_ms:
                    found.append(Cue(kind, at_ms, step, seconds, passage))
        began += length
        step += 1
    return tuple(sorted(found, key=lambda cue: cue.at_ms)) if clock.holds else tuple(found)


def _holds(clock: ClockState, structure: Structure, passage: int) -> Iterator[Cue]:
    """The breaks of every hour, and the end of each."""
    for moments in clock.holds:
        for kind, at_ms in zip((CueKind.BREAK, CueKind.RESUME), moments, strict=True):
            if clock.since_ms is not None and at_ms >= clock.since_ms:
                step = read_clock(clock, structure, at_ms).step
                yield Cue(kind, at_ms, step, 0, passage)


def keys_passed(
    clock: ClockState, structure: Structure, now_ms: int, passage: int = 0
) -> Iterator[Key]:
    """Yield what lies behind the clock as it reads at ``now_ms``, heard or not."""
    if not structure.steps:
        return
    structure = clock.played(structure)
    here = read_clock(clock, structure, now_ms)
    for step in range(here.step + 1):
        for offset, kind, seconds in _of_step(structure, step):
            # Put on a step while it stands, the clock has not begun it yet.
            begun = here.running or (here.started and here.elapsed_ms != 0)
            behind = offset <= here.elapsed_ms if seconds else begun
            if step < here.step or behind:
                yield passage, step, kind.value, seconds


def passage_of(entries: Iterable[ev.Entry], counts: Callable[[int], bool]) -> int:
    """Return the entry that last put the clock on a step and still counts, 0 without any.

    ``entries`` come newest first.
    """
    for entry in entries:
        if isinstance(entry.event, ev.LevelChanged) and counts(entry.sequence):
            return entry.sequence
    return 0


def _of_step(structure: Structure, step: int) -> Iterator[tuple[int, CueKind, int]]:
    """Yield the sounds of a step: milliseconds into it, the kind, seconds left.

    Nothing comes after the last step: its end changes nothing and is not counted down.
    """
    playing = structure.steps[step]
    after_break = step > 0 and isinstance(structure.steps[step - 1], Break)
    if isinstance(playing, Break):
        yield 0, CueKind.BREAK, 0
    else:
        yield 0, CueKind.RESUME if after_break else CueKind.LEVEL, 0
    if step == len(structure.steps) - 1:
        return
    length = playing.minutes * MINUTE_MS
    if length > LAST_MINUTE_S * 1000:
        yield length - LAST_MINUTE_S * 1000, CueKind.MINUTE, LAST_MINUTE_S
    yield length - LAST_SECONDS_S * 1000, CueKind.TEN, LAST_SECONDS_S
    for seconds in range(COUNTED_S, 0, -1):
        yield length - seconds * 1000, CueKind.COUNT, seconds


@dataclass(frozen=True, slots=True)
class SoundingClock:
    """The clock as sounds follow it, ``step`` being where it stands, from 0.

    ``over``: the tournament is, and nothing is heard of its clock.
    """

    clock: ClockState
    structure: Structure
    step: int
    over: bool


def sounding_clock(state: TournamentState, now_ms: int) -> SoundingClock:
    """Return the clock as it sounds at ``now_ms``."""
    clock = state.clock
    structure = state.setup.structure
    step = read_clock(clock, structure, now_ms).step if structure.steps else 0
    return SoundingClock(clock, structure, step, state.over)


class CuesHeard:
    """Remembers the sounds played, and picks those to play now.

    ``due`` returns one sound at most: after a hold-up the latest counts, the others are gone.
    """

    def __init__(self) -> None:
        self._heard: set[Key] = set()
        self._lately: dict[tuple[int, str, int], int] = {}

    def pass_over(
        self, clock: ClockState, structure: Structure, now_ms: int, passage: int = 0
    ) -> None:
        """Never give what lies behind the clock at ``now_ms``: another run may have played it."""
        self._heard.update(keys_passed(clock, structure, now_ms, passage))

    def due(
        self,
        clock: ClockState,
        structure: Structure,
        now_ms: int,
        steady_ms: int,
        passage: int = 0,
    ) -> Cue | None:
        """Return the sound to play at this moment, None without any; it never comes again."""
        since = now_ms - LATEST_MS - 1
        fresh = [
            cue
            for cue in cues_between(clock, structure, since, now_ms, passage)
            if cue.key not in self._heard
        ]
        self._heard.update(cue.key for cue in fresh)
        timely = [
            cue for cue in fresh if now_ms - cue.at_ms <= TOLERATED_MS.get(cue.kind, LATEST_MS)
        ]
        return self._not_again(timely[-1], steady_ms) if timely else None

    def stepped(self, structure: Structure, step: int, now: tuple[int, int, int]) -> Cue | None:
        """Return the sound of a step reached by taking time away, unless it was played already.

        ``now`` holds the moment, the steady count and the passage.
        """
        at_ms, steady_ms, passage = now
        _, kind, _ = next(_of_step(structure, step))
        cue = Cue(kind, at_ms, step, 0, passage)
        if cue.key in self._heard:
            return None
        self._heard.add(cue.key)
        return self._not_again(cue, steady_ms)

    def _not_again(self, cue: Cue, steady_ms: int) -> Cue | None:
        same = cue.step, cue.kind.value, cue.seconds
        before = self._lately.get(same)
        if before is not None and steady_ms - before < NOT_AGAIN_MS:
            return None
        self._lately[same] = steady_ms
        return cue


def fresh_events(
    entries: Iterable[ev.Entry], counts: Callable[[int], bool], now_ms: int
) -> tuple[ev.Event, ...]:
    """Return the events of these entries, those undone or written too long ago left out."""
    return tuple(
        entry.event
        for entry in entries
        if counts(entry.sequence) and now_ms - entry.recorded_at <= LATEST_MS
    )


def level_with_next_hand(entries: Iterable[ev.Entry], counts: Callable[[int], bool]) -> int:
    """Return the level that starts with the hand signalled by the newest entry, else 0.

    ``entries`` come newest first: those since the signal before tell whether hand-for-hand
    brought the clock into another level (2.7).
    """
    for place, entry in enumerate(entries):
        if place and isinstance(entry.event, SIGNALS) and counts(entry.sequence):
            break
        done = entry.event
        if isinstance(done, ev.TableHandDone) and done.level_passed and counts(entry.sequence):
            return done.level_passed
    return 0


def cue_told(kind: CueKind, structure: Structure, step: int) -> tuple[SentenceCode, ...]:
    """Return the sentences spoken with a sound of the clock; empty where the sound is enough."""
    playing = structure.steps[step]
    if kind is CueKind.MINUTE:
        return (SentenceCode("minute_of_break" if isinstance(playing, Break) else "minute"),)
    if isinstance(playing, Break):
        return _break_told(playing) if kind is CueKind.BREAK else ()
    level = _level_told(playing, structure.level_number(step))
    if kind is CueKind.RESUME:
        return SentenceCode("resume"), level
    return (level,) if kind is CueKind.LEVEL else ()


def round_told(event: ev.Event, structure: Structure, level: int = 0) -> tuple[SentenceCode, ...]:
    """Return the sentences of a hand-for-hand event, empty for any other event (2.7).

    ``level`` is the one that begins with this hand, 0 when it stays the same.
    """
    if isinstance(event, ev.HandForHandAnnounced):
        return (SentenceCode("hand_for_hand"),)
    if isinstance(event, ev.NextHandStarted):
        deal = SentenceCode("next_hand", params={"hand": str(event.round.hand)})
        if not 0 < level <= len(structure.levels):
            return (deal,)
        return _level_told(structure.levels[level - 1], level), deal
    over = getattr(event, "round_over", None)
    return () if over is None else (SentenceCode("hand_for_hand_over"),)


def _level_told(level: Level, number: int) -> SentenceCode:
    figures = {
        "level": number,
        "small": level.small_blind,
        "big": level.big_blind,
        "ante": level.ante,
    }
    # A voice stumbles on figures set in groups of three: they are given bare.
    bare = {name: str(figure) for name, figure in figures.items()}
    return SentenceCode("level+ante" if level.ante else "level", params=bare)


def _break_told(pause: Break) -> tuple[SentenceCode, ...]:
    told = SentenceCode("break", params={"minutes": pause.minutes})
    if not pause.removes:
        return (told,)
    return told, SentenceCode("removes", params={"values": tuple(map(str, pause.removes))})
