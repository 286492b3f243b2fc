"""The clock and the changes of place heard in the hall: one sound and one sentence, each once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from td_app.tournament import events as ev
from td_app.tournament.views.sound_cues import (
    Cue,
    CueKind,
    CuesHeard,
    cue_told,
    fresh_events,
    round_told,
)
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.post_settings import post_settings
from td_app.ui.public.announcer import Announcer, counted_aloud
from td_app.words.spoken import aloud, moves_sentence, order_aloud

HERE = "sounds/here"
NOT_HERE = "no"
"""This post's setting, and its value where another post is heard in the hall."""
READY_AFTER_MS = 1_500
"""Milliseconds after which sounds and voice are loaded, nobody having needed them yet."""
#: What may bring another passage of the clock.
TURNS = (ev.LevelChanged, ev.ActionUndone, ev.ActionRedone)


class Sounds(QObject):
    """``mutedChanged()`` when all sounds go off or on again.

    Belongs to its tournament: windows come and go, one plays. Nothing is heard of a tournament
    that is only looked at: the window that runs it sounds.
    """

    mutedChanged = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, announcer: Announcer) -> None:
        """Play the sounds of ``live`` from now on; those due before are skipped."""
        super().__init__(live)
        self.announcer = announcer
        self._live = live
        self._heard = CuesHeard()
        self._told: set[int] = set()
        self._order_told = 0
        self._seen_entries = self._opened_at = live.sequence
        self._passage = live.passage()
        self._met = {self._passage}
        self._pass_over_the_past()
        self._step = self._step_now()
        self._aloud = counted_aloud(live, announcer.voice)
        self._aloud.mutedChanged.connect(self.mutedChanged)
        live.changed.connect(self._on_changed)
        live.ticked.connect(self.tick)
        self._soon = QTimer(self, singleShot=True, interval=READY_AFTER_MS)
        self._soon.timeout.connect(announcer.prepare)
        self._soon.start()

    @property
    def muted(self) -> bool:
        """Return whether all sounds are off, those of the clock and of countdowns."""
        return self.announcer.voice.muted

    def mute(self, muted: bool) -> None:
        """Turn all sounds off, or on again; the club stores it."""
        self._aloud.mute(muted)

    def tick(self) -> None:
        """Play what has just become due."""
        live = self._live
        now = self._live.sounding_clock()
        if live.gap is not None or now.over:
            return
        moment = live.now_ms(), live.session.steady_ms()
        cue = self._heard.due(now.clock, now.structure, *moment, self._passage)
        self._step = now.step
        if cue is not None:
            self._play(cue)

    def _on_changed(self) -> None:
        live = self._live
        new = live.entries_since(self._seen_entries)
        self._seen_entries = live.sequence
        if any(isinstance(entry.event, TURNS) for entry in new):
            self._passage = live.passage()
            # A sound of an earlier run counts as played.
            if self._passage <= self._opened_at and self._passage not in self._met:
                self._pass_over(live.now_ms())
            self._met.add(self._passage)
        if new and live.gap is None and not live.sounding_clock().over:
            # Time was taken away: the step reached is announced.
            now = live.sounding_clock()
            if (
                isinstance(new[-1].event, ev.ClockAdjusted)
                and now.clock.running
                and now.step > self._step
            ):
                self._begin_step(told=False)
        events = fresh_events(new, live.counts, live.now_ms())
        self._tell_moves(events)
        self._tell_order(events)
        self._tell_hands(events)
        self.tick()

    def _tell_moves(self, events: Sequence[ev.Event]) -> None:
        announced = (event for event in events if isinstance(event, ev.MovesAnnounced))
        fresh = {number for event in announced for number in event.moves} - self._told
        if not fresh:
            return
        self._told |= fresh
        every = self._live.announcements_in_public()
        moves = [move for move in every if move.number in fresh]
        self._announce(CueKind.MOVES, moves_sentence([(m.name, m.to_seat) for m in moves[::-1]]))

    def _tell_order(self, events: Sequence[ev.Event]) -> None:
        """Announce once a breaking order changed in play, as the director announces it (2.4)."""
        order = self._live.new_breaking_order()
        if order is None or order.at_ms == self._order_told:
            return
        if any(isinstance(event, ev.BreakingOrderAnnounced) for event in events):
            self._order_told = order.at_ms
            self._announce(CueKind.MOVES, order_aloud(order.tables))

    def _tell_hands(self, events: Sequence[ev.Event]) -> None:
        """Give the hall what it plays by in hand-for-hand (2.7): every signal is a new one."""
        structure = self._live.setup().structure
        for event in events:
            level = 0
            if isinstance(event, ev.NextHandStarted):
                level = self._live.level_with_hand()
            sentence = aloud(round_told(event, structure, level))
            if sentence:
                self._announce(CueKind.LEVEL if level else CueKind.HAND, sentence)
            if level or (isinstance(event, ev.TableHandDone) and event.in_break):
                self._begin_step(told=bool(level))

    def _begin_step(self, *, told: bool) -> None:
        """Announce the step the clock was moved to, once."""
        session = self._live.session
        structure = self._live.setup().structure
        now = session.now_ms(), session.steady_ms(), self._passage
        cue = self._heard.stepped(structure, self._step_now(), now)
        if cue is not None and not told:
            self._play(cue)

    def _play(self, cue: Cue) -> None:
        structure = self._live.setup().structure
        self._announce(cue.kind, aloud(cue_told(cue.kind, structure, cue.step)))
        # Should this run end here, the next one knows that it was heard.
        self._live.note_seen()

    def _announce(self, kind: CueKind, sentence: str) -> None:
        if sounds_here() and not self._live.session.read_only:
            self.announcer.announce(kind.value, sentence)

    def _pass_over_the_past(self) -> None:
        """Take for heard what an earlier run may have played."""
        session = self._live.session
        gap = self._live.gap
        if gap is not None:
            # The director may say that play stopped when the clock was last seen.
            self._pass_over(gap.seen_ms)
            return
        seen = session.last_seen()
        self._pass_over(max(session.now_ms(), seen.at_ms if seen else 0))

    def _pass_over(self, now_ms: int) -> None:
        now = self._live.sounding_clock()
        self._heard.pass_over(now.clock, now.structure, now_ms, self._passage)

    def _step_now(self) -> int:
        return self._live.sounding_clock().step


def sounded(live: LiveTournament, announcer: Announcer) -> Sounds:
    """Return the sounds of a tournament: made once, for any caller."""
    return sounds_of(live) or Sounds(live, announcer)


def sounds_of(live: LiveTournament) -> Sounds | None:
    """Return the sounds of a tournament, None where there are none."""
    return live.findChild(Sounds)


def sounds_here() -> bool:
    """Return whether this post is the one heard in the hall."""
    return post_settings().value(HERE, "") != NOT_HERE


def set_sounds_here(here: bool) -> None:
    """Make this post the one heard in the hall, or leave it to another."""
    post_settings().setValue(HERE, "" if here else NOT_HERE)
