"""A training evening as it goes: what happens now, what was noted, what the text asked for.

Told by whoever shows it that time has passed (:meth:`Evening.tick`); it hears of the acts by the
session itself, and writes nothing: from its steps and the journal it is made again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from enum import Enum
from typing import Final

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.commands import Proposal
from td_app.tournament.decide.checks import Context
from td_app.tournament.events import ActionUndone
from td_app.tournament.proposals import proposals
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.tournament import TournamentState
from td_app.training.happenings import SOMEBODY_OUT, Happening, Kind
from td_app.training.judge import (
    Grade,
    Verdict,
    act_judged,
    astray,
    judged,
    left_undone,
    put_out,
    settled,
)
from td_app.training.pace import PacedClock
from td_app.training.scenario import LONGEST, Now, Scenario, wait_ms, waits
from td_app.training.steps import Past, SavedEvening, Step, What

#: Steps of the structure gone through at once, at most, to reach the next happening.
MOST_STEPS = 30
#: Milliseconds, at everybody's speed, to read what is told of an act before the bots play on.
READING_MS: Final = 4_000
#: Papers that end an evening, printed or saved.
GIVEN_OUT: Final = frozenset({"ranking", "minutes"})


def evening_again(club: Club, clock: PacedClock, kept: SavedEvening) -> Evening:
    """Return an evening as it was left, to read; ``club`` is the one it was played in.

    Raises :class:`Refused` where its tournament is gone, and :class:`StorageTrouble`.
    """
    session = club.open(kept.tournament, looking=True)
    return Evening(session, clock, kept.seed, kept)


class Phase(Enum):
    """Something waits for the director; the bots play on; the evening is over."""

    TOLD = "told"
    BETWEEN = "between"
    OVER = "over"


class Evening:
    """One evening on a session whose clock is ``clock``; ``changed`` subscribers are called."""

    def __init__(
        self,
        session: TournamentSession,
        clock: PacedClock,
        seed: int,
        left: SavedEvening | None = None,
    ) -> None:
        """Begin, the first happening told at once; or go on where it was ``left``."""
        self.session = session
        self.clock = clock
        self.seed = seed
        #: What is looked at: the tournament as it was while the past is gone through again.
        past = self._played = session if left is None else Past()
        entries = session.history.entries
        if isinstance(past, Past) and left is not None and left.steps:
            past.read(entries[: left.steps[0].sequence])
        self.steps: list[Step] = []
        self.course = Scenario.of(seed, session.state.setup.final_table_size)
        self.happening: Happening | None = None
        self.feedback: Verdict | None = None
        self.sure = False
        """Whether it was asked once already to go past what is not noted."""
        self._verdicts: list[Verdict] = []
        self._beat = self._number = self._again = 0
        self._told = self._before = self._done_at = past.state
        self._told_context = self._context()
        self._known = past.history.sequence
        self._left: set[str] = set()
        self._owed: frozenset[int] = frozenset()
        self._let_stand = False
        self._met: dict[int, tuple[Happening, TournamentState]] = {}
        self._next_ms = self._read_ms = past.now_ms()
        self._subscribers: list[Callable[[], object]] = []
        if isinstance(past, Past) and left is not None:
            self._go_through(past, left)
        self._end = session.subscribe(self._on_changed)
        self.tick()

    def _go_through(self, past: Past, left: SavedEvening) -> None:
        """Replay the acts of an evening left in the middle, then go on with the session."""
        entries = self.session.history.entries
        for step in left.steps:
            if step.sequence > len(entries):
                break
            self._read_on(past, step.sequence)
            past.at_ms = step.at_ms
            if step.what == "told":
                self._beat = step.beat
                self._again = step.again
                self._tell_at(self._now())
            elif self.happening is not None and step.what == "given":
                self._give_out()
            elif self.happening is not None:
                self._leave()
        self._read_on(past, len(entries))
        self._played = self.session
        self._before = self.session.state
        # Announced before the evening was closed: due within ``LONGEST`` from now.
        self._next_ms = min(self._next_ms, self.session.now_ms() + LONGEST)

    def _read_on(self, past: Past, sequence: int) -> None:
        for entry in self.session.history.entries[past.history.sequence : sequence]:
            past.read((entry,))
            self._on_changed()

    def snapshot(self, tournament: int) -> SavedEvening:
        """Return what the evening is restored from later, as it is now."""
        clock = self.clock
        at_ms = clock.now_ms()
        over = self.phase is Phase.OVER
        return SavedEvening(tournament, self.seed, clock.pace, at_ms, over, tuple(self.steps))

    @property
    def phase(self) -> Phase:
        """Return whether something waits, the bots play on, or all is over."""
        if self.happening is not None:
            return Phase.TOLD
        return Phase.OVER if self._over else Phase.BETWEEN

    @property
    def verdicts(self) -> Sequence[Verdict]:
        """Return the verdicts on acts that still count: each happening, then what it led to."""
        counts = self._played.history.counts
        told = [one for one in self._verdicts if not one.sequence or counts(one.sequence)]
        return sorted(told, key=lambda one: (one.number, bool(one.sequence or one.proposal)))

    @property
    def to_do(self) -> tuple[Proposal, ...]:
        """Return what the rules demand now."""
        return tuple(one for one in self._played.proposals() if one.must)

    @property
    def noted(self) -> bool:
        """Return whether what happened is noted, and nothing else is demanded."""
        told = self.happening
        return told is None or (settled(told, self._played.state) and not self._waiting())

    @property
    def waiting(self) -> tuple[Proposal, ...]:
        """Return the proposals to answer once the happening is noted, less those set aside."""
        told = self.happening
        noted = told is not None and settled(told, self._played.state)
        return self._waiting() if noted else ()

    @property
    def wait_ms(self) -> int:
        """Return how long it is until the next happening, in the evening's milliseconds."""
        return max(0, self._next_ms - self._played.now_ms())

    @property
    def meanwhile(self) -> tuple[str, int]:
        """Return what goes on, and for how long: until a break too, or its end, if one is due."""
        beats = self.course.beats[self._beat :]
        now = self._now()
        return now.going_on, max(self.wait_ms, wait_ms(beats[0], now) if beats else 0)

    @property
    def state_at_happening(self) -> TournamentState:
        """Return the state when the last happening was announced."""
        return self._told

    def about(self, verdict: Verdict) -> tuple[Happening, TournamentState]:
        """Return the happening of a verdict, and the state in which it was announced."""
        return self._met[verdict.number]

    def subscribe(self, changed: Callable[[], object]) -> Callable[[], object]:
        """Call ``changed`` whenever something else is to be shown; return what ends it."""
        self._subscribers.append(changed)

        def end() -> None:
            if changed in self._subscribers:
                self._subscribers.remove(changed)

        return end

    def close(self) -> None:
        """Stop listening to the session."""
        self._end()
        self._subscribers.clear()

    def tick(self) -> None:
        """Start the next happening when it is due; check whether the papers were printed or
        saved.
        """
        if self.happening is not None and self.happening.kind is Kind.PAPERS:
            if self._given_out():
                self._give_out()
        elif self.happening is None and not self._over:
            self.clock.hurry(self._played.now_ms() >= self._read_ms)
            if self.wait_ms == 0:
                self._tell_next()

    def go_on(self) -> None:
        """Go on at once: to the next happening, or past one noted otherwise than asked.

        Past one that is not noted at all, it must be asked twice.
        """
        if self.happening is not None and not (self.noted or self.sure):
            self.sure = True
            self._say()
        elif self.happening is not None:
            self._leave()
        elif not self._over:
            self._hurry_there()

    @property
    def _over(self) -> bool:
        return self._beat >= len(self.course.beats)

    def _now(self) -> Now:
        played = self._played
        return Now(played.state, played.now_ms(), played.proposals(), self._let_stand)

    def _context(self) -> Context:
        return self._asked_of(self._played.state)

    def _asked_of(self, state: TournamentState) -> Context:
        """Return a context for verdicts; it draws no chance from the evening's own."""
        context = replace(self._played.context(), seed=lambda: bytes(32))
        return replace(context, asked=lambda: proposals(state, context))

    def _waiting(self) -> tuple[Proposal, ...]:
        return tuple(one for one in self.to_do if one.key not in self._left)

    def _tell_next(self) -> None:
        while not self._over:
            beat = self.course.beats[self._beat]
            now = self._now()
            if waits(beat, now):
                return
            if self._tell_at(now):
                return
        self._say()

    def _tell_at(self, now: Now) -> bool:
        """Announce the happening of this beat and go to the next; return whether there is one."""
        beat = self.course.beats[self._beat]
        step = self._step("told")
        turn = f"{self._beat}.{self._again}"
        told = self.course.happening(beat, turn, self._number + 1, now)
        again = told is not None and bool(beat.until)
        if told is None or told.kind is not Kind.RESUME:
            self._again = self._again + 1 if again else 0
            self._beat += not again
        if told is not None:
            self.steps.append(step)
            self._tell(told)
        return told is not None

    def _step(self, what: What) -> Step:
        played = self._played
        return Step(what, played.history.sequence, played.now_ms(), self._beat, self._again)

    def _tell(self, told: Happening) -> None:
        last = self._met.get(self._number)
        if last is not None:
            # While nothing was told.
            during = replace(last[0], owed=self._owed)
            stray = put_out(during, self._done_at, self._played.state)
            self._verdicts.extend((stray,) if stray is not None else ())
        self._number = told.number
        self._owed -= frozenset(self._played.state.outs)
        told = replace(told, owed=self._owed)
        self._met[told.number] = told, self._played.state
        self.happening = told
        self.feedback = None
        self.sure = False
        self._told_context = self._context()
        self._told = self._played.state
        self.clock.hurry(False)
        self._say()

    def _on_changed(self) -> None:
        history = self._played.history
        new = list(history.since(self._known))
        self._known = history.sequence
        latest = None
        self.sure = False
        if self.happening is not None:
            for entry in new:
                context = self._asked_of(self._before)
                latest = act_judged(self.happening, self._before, entry, context) or latest
                if latest is not None and latest.sequence == entry.sequence:
                    self._verdicts.append(latest)
        self._before = self._played.state
        self._let_stand = self._let_stand and not self._before.clock.running
        # Taken back is not done: what is done again next, or gone past, ends a happening.
        undone = bool(new) and isinstance(new[-1].event, ActionUndone)
        self._look_again(latest, ends=not undone)
        self._say()

    def _look_again(self, latest: Verdict | None, *, ends: bool) -> None:
        """Give feedback on the last act, or on the happening as noted so far; go on when it is
        done.
        """
        told = self.happening
        if told is None:
            return
        if not settled(told, self._played.state):
            self.feedback = astray(told, self._told, self._played.state) or latest
            return
        verdict = self._judged(told)
        blamed = verdict if verdict.blames else latest
        self.feedback = blamed or verdict
        if ends and self.noted and not self.feedback.blames:
            self._done(verdict)

    def _judged(self, told: Happening) -> Verdict:
        return judged(told, self._told, self._played.state, self._told_context)

    def _leave(self) -> None:
        """Go past a happening: what is not noted, or demanded, is left undone."""
        assert self.happening is not None
        self.steps.append(self._step("left"))
        undone = [left_undone(self.happening.number, one) for one in self._waiting()]
        self._left.update(one.key for one in self._waiting())
        self._verdicts.extend(undone)
        told = self.happening
        verdict = self._judged(self.happening)
        if told.kind in SOMEBODY_OUT:
            self._owed |= {loser.entrant for loser in told.losers}
        self._let_stand = self._let_stand or told.kind is Kind.RESUME
        said = (verdict, self.feedback, *undone)
        self.feedback = next((one for one in said if one is not None and one.blames), verdict)
        self._done(verdict)

    def _given_out(self) -> bool:
        """Return whether the papers of the end were printed or saved since the last entry."""
        session = self.session
        since = session.history.entries[-1].recorded_at
        with suppress(StorageTrouble):
            papers = session.prints.printed(session.tournament) if session.prints else ()
            return {one.document for one in papers if one.printed_at >= since} >= GIVEN_OUT
        return False

    def _give_out(self) -> None:
        assert self.happening is not None
        self.steps.append(self._step("given"))
        self.feedback = None
        self._done(Verdict(self.happening.number, Grade.RIGHT, "right_papers"))

    def _done(self, verdict: Verdict) -> None:
        self._verdicts.append(verdict)
        self._done_at = self._played.state
        self.feedback = self.feedback or verdict
        self.happening = None
        now_ms = self._played.now_ms()
        self._next_ms = now_ms + self.course.pause_ms(self._number + 1)
        self._read_ms = now_ms + READING_MS
        self._say()

    def _hurry_there(self) -> None:
        """Move time forward to what comes next, through the steps of the structure it waits for."""
        self.clock.skip(self.wait_ms)
        for _ in range(MOST_STEPS):
            self.tick()
            state = self.session.state
            if self.happening is not None or self._over or not state.clock.running:
                return
            reading = read_clock(state.clock, state.setup.structure, self.session.now_ms())
            self.clock.skip(reading.remaining_ms)

    def _say(self) -> None:
        for changed in tuple(self._subscribers):
            changed()
