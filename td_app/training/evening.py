"""A training evening as it goes: what happens now, what was noted, what the text asked for.

Told by whoever shows it that time has passed (:meth:`Evening.tick`); it hears of the acts by the
session itself, and writes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum

from td_app.session import TournamentSession
from td_app.tournament.commands import Proposal
from td_app.tournament.decide.asking import Context
from td_app.tournament.proposals import proposals
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.tournament import TournamentState
from td_app.training.course import Course, Now, waits
from td_app.training.happenings import Happening
from td_app.training.judge import Verdict, act_judged, astray, judged, left_undone, settled
from td_app.training.pace import PacedClock

#: Steps of the structure gone through at once, at most, to reach the next happening.
MOST_STEPS = 30


class Phase(Enum):
    """Something waits for the director; the bots play on; the evening is over."""

    TOLD = "told"
    BETWEEN = "between"
    OVER = "over"


class Evening:
    """One evening on a session whose clock is ``clock``; ``changed`` subscribers are called."""

    def __init__(self, session: TournamentSession, clock: PacedClock, seed: int) -> None:
        """Begin; the first happening is told at once."""
        self.session, self.clock, self.seed = session, clock, seed
        self.course = Course.of(seed, session.state.setup.final_table_size)
        self.happening: Happening | None = None
        self.feedback: Verdict | None = None
        self.sure = False
        """Whether it was asked once already to go past what is not noted."""
        self._verdicts: list[Verdict] = []
        self._beat = self._number = self._again = 0
        self._told = self._before = session.state
        self._told_context = self._context()
        self._known = session.history.sequence
        self._left: set[str] = set()
        self._met: dict[int, tuple[Happening, TournamentState]] = {}
        self._next_ms = session.now_ms()
        self._subscribers: list[Callable[[], object]] = []
        self._end = session.subscribe(self._on_changed)
        self.tick()

    @property
    def phase(self) -> Phase:
        """Return whether something waits, the bots play on, or all is over."""
        if self.happening is not None:
            return Phase.TOLD
        return Phase.OVER if self._over else Phase.BETWEEN

    @property
    def verdicts(self) -> Sequence[Verdict]:
        """Return what was told of acts that still count, oldest first."""
        counts = self.session.history.counts
        return [one for one in self._verdicts if not one.sequence or counts(one.sequence)]

    @property
    def to_do(self) -> tuple[Proposal, ...]:
        """Return what the rules demand now."""
        return tuple(one for one in self.session.proposals() if one.must)

    @property
    def noted(self) -> bool:
        """Return whether what happened is noted, and nothing else is demanded."""
        told = self.happening
        return told is None or (settled(told, self.session.state) and not self._waiting())

    @property
    def waiting(self) -> tuple[Proposal, ...]:
        """Return what is demanded once what happened is noted, less what was left aside."""
        told = self.happening
        noted = told is not None and settled(told, self.session.state)
        return self._waiting() if noted else ()

    @property
    def wait_ms(self) -> int:
        """Return how long it is until the next happening, in the evening's milliseconds."""
        return max(0, self._next_ms - self.session.now_ms())

    @property
    def told(self) -> TournamentState:
        """Return the state in which the last happening was told."""
        return self._told

    def about(self, verdict: Verdict) -> tuple[Happening, TournamentState]:
        """Return the happening that a verdict is about, and the state in which it was told."""
        return self._met[verdict.number]

    def subscribe(self, changed: Callable[[], object]) -> Callable[[], object]:
        """Call ``changed`` whenever something else is to be shown; return what ends it."""
        self._subscribers.append(changed)

        def end() -> None:
            if changed in self._subscribers:
                self._subscribers.remove(changed)

        return end

    def close(self) -> None:
        """Hear of nothing any more."""
        self._end()
        self._subscribers.clear()

    def tick(self) -> None:
        """Let happen what is due."""
        if self.happening is None and not self._over and self.wait_ms == 0:
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
        return self._beat >= len(self.course.beats) or self.session.state.over

    def _now(self) -> Now:
        session = self.session
        return Now(session.state, session.now_ms(), session.proposals())

    def _context(self) -> Context:
        return self._asked_of(self.session.state)

    def _asked_of(self, state: TournamentState) -> Context:
        """What a judgement may know at this moment; no chance is drawn from the evening's own."""
        context = replace(self.session.context(), seed=lambda: bytes(32))
        return replace(context, asked=lambda: proposals(state, context))

    def _waiting(self) -> tuple[Proposal, ...]:
        return tuple(one for one in self.to_do if one.key not in self._left)

    def _tell_next(self) -> None:
        while not self._over:
            beat, now = self.course.beats[self._beat], self._now()
            if waits(beat, now):
                return
            turn = f"{self._beat}.{self._again}"
            told = self.course.happening(beat, turn, self._number + 1, now)
            stays = told is not None and bool(beat.until)
            self._again = self._again + 1 if stays else 0
            self._beat += not stays
            if told is not None:
                self._tell(told)
                return
        self._say()

    def _tell(self, told: Happening) -> None:
        self._number = told.number
        self._met[told.number] = told, self.session.state
        self.happening, self.feedback, self.sure = told, None, False
        self._told, self._told_context = self.session.state, self._context()
        self.clock.hurry(False)
        self._say()

    def _on_changed(self) -> None:
        history = self.session.history
        new = list(history.since(self._known))
        self._known = history.sequence
        latest, self.sure = None, False
        if self.happening is not None:
            for entry in new:
                context = self._asked_of(self._before)
                latest = act_judged(self.happening, self._before, entry, context) or latest
                if latest is not None and latest.sequence == entry.sequence:
                    self._verdicts.append(latest)
        self._before = self.session.state
        self._look_again(latest)
        self._say()

    def _look_again(self, latest: Verdict | None) -> None:
        """Tell of the last act, or of the happening as it is noted by now; go on where all is."""
        told = self.happening
        if told is None:
            return
        if not settled(told, self.session.state):
            self.feedback = astray(told, self._told, self.session.state) or latest
            return
        verdict = self._judged(told)
        blamed = verdict if verdict.blames else latest
        self.feedback = blamed or verdict
        if self.noted and not self.feedback.blames:
            self._done(verdict)

    def _judged(self, told: Happening) -> Verdict:
        return judged(told, self._told, self.session.state, self._told_context)

    def _leave(self) -> None:
        """Go past a happening: what is not noted, or demanded, is left undone."""
        assert self.happening is not None
        for proposal in self._waiting():
            self._left.add(proposal.key)
            self._verdicts.append(left_undone(self.happening.number, proposal))
        verdict = self.feedback = self._judged(self.happening)
        self._done(verdict)

    def _done(self, verdict: Verdict) -> None:
        self._verdicts.append(verdict)
        self.feedback, self.happening = self.feedback or verdict, None
        self._next_ms = self.session.now_ms() + self.course.pause_ms(self._number + 1)
        self.clock.hurry(not self._over)
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
