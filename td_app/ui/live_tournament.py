"""The open tournament as the screens see it: :class:`td_app.live.Live`, with Qt's signals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from rules_ropta.ruling import Refused
from td_app.live import Live
from td_app.ports import StorageTrouble
from td_app.session import SEEN, TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev

#: How often screens repaint the clock, and other posts are read (ms).
TICK_MS, REFRESH_MS = 200, 2_000


class LiveTournament(Live, QObject):
    """One session with Qt signals around it; what a page may ask of it stands in ``Live``.

    ``changed`` after every change (pages ask their view again), ``ticked`` as time passes
    (only what shows time), ``refused`` with a :class:`Refused`, ``trouble`` with a
    :class:`StorageTrouble`, ``gap_found`` with a :class:`ClockGap` when the time jumped, with
    None once there is nothing to ask any more, ``done`` with the entry of what was sent here.
    """

    changed = Signal()
    ticked = Signal()
    refused = Signal(object)
    trouble = Signal(object)
    gap_found = Signal(object)
    done = Signal(object)

    def __init__(self, session: TournamentSession, parent: QObject | None = None) -> None:
        QObject.__init__(self, parent)
        Live.__init__(self, session)
        self._unsubscribe = session.subscribe(self._on_changed)
        session.watch_time()
        self._gap_told = session.gap
        self._timers = [
            self._every(TICK_MS, self._on_tick),
            self._every(REFRESH_MS, self._on_refresh),
        ]

    def close(self) -> None:
        """Stop the timers, note the moment, and let go of the session."""
        for timer in self._timers:
            timer.stop()
        self.note_seen()
        self._unsubscribe()

    def dispatch(self, command: cmd.Command) -> ev.Entry | None:
        """Ask for a change; None when it was refused or the disk failed (signals say why).

        Undo and steps of the clock are asked on what this window shows: see the commands.
        """
        if isinstance(command, SEEN) and command.expected_sequence is None:
            command = replace(command, expected_sequence=self.sequence)
        try:
            entry = self.send(command)
        except Refused as refusal:
            self.refused.emit(refusal)
            return None
        except StorageTrouble as trouble:
            self.trouble.emit(trouble)
            return None
        self.done.emit(entry)
        return entry

    def settle_gap(self, choice: cmd.GapChoice) -> None:
        """Settle the gap found, as the director chose; what was played since a jump counts."""
        if self.gap is not None:
            self.dispatch(cmd.SettleClockGap(self.gap.seen_ms, self.gap.back_ms, choice))

    def note_seen(self) -> None:
        """Note that the clock is seen running now; a disk that fails is told as ``trouble``."""
        try:
            super().note_seen()
        except StorageTrouble as trouble:
            self.trouble.emit(trouble)

    def _every(self, period: int, call: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setTimerType(Qt.TimerType.CoarseTimer)
        timer.timeout.connect(call)
        timer.start(period)
        return timer

    def _on_changed(self) -> None:
        if self.turned:
            self.note_seen()
        self.changed.emit()

    def _on_tick(self) -> None:
        self.session.now_ms()
        if self.gap != self._gap_told:
            self._gap_told = self.gap
            self.gap_found.emit(self.gap)
            self._on_changed()
        if self.seen_long_ago:
            self.note_seen()
        self.ticked.emit()

    def _on_refresh(self) -> None:
        try:
            self.session.refresh()
        except StorageTrouble as trouble:
            self.trouble.emit(trouble)
