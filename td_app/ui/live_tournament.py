"""The open tournament as the screens see it: :class:`td_app.live.Live`, with Qt's signals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from rules_ropta.ruling import Refused
from td_app.live import Live
from td_app.ports import News, StorageTrouble
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
    _heard = Signal(object)

    def __init__(self, session: TournamentSession, parent: QObject | None = None) -> None:
        QObject.__init__(self, parent)
        Live.__init__(self, session)
        self._unsubscribe = session.subscribe(self._on_changed)
        session.watch_time()
        self._gap_told = session.gap
        self._asked = False
        self._told_code = ""
        self._timers = [self._every(TICK_MS, self._on_tick)]
        self._end_watch: Callable[[], object] = lambda: None
        if session.link is None:
            self._timers.append(self._every(REFRESH_MS, self._on_refresh))
        else:
            self._heard.connect(self._on_heard, Qt.ConnectionType.QueuedConnection)
            self._timers.append(self._every(REFRESH_MS, self._on_doubt))
            self._end_watch = session.link.watch(session.read_news, self._heard.emit)

    def close(self) -> None:
        """Stop the timers, note the moment, and let go of the session."""
        self._end_watch()
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
        if self._asked:
            # While the server is waited for, the window lives on: one act after the other.
            self.trouble.emit(StorageTrouble("SERVER_BUSY"))
            return None
        self._asked = True
        try:
            entry = self.send(command)
        except Refused as refusal:
            self._asked = False
            self.refused.emit(refusal)
            return None
        except StorageTrouble as trouble:
            self._asked = False
            self.trouble.emit(trouble)
            return None
        finally:
            self._asked = False
        self.done.emit(entry)
        return entry

    def settle_gap(self, choice: cmd.GapChoice) -> None:
        """Settle the gap found, as the director chose; what was played since a jump counts."""
        if self.gap is not None:
            self.dispatch(cmd.SettleClockGap(self.gap.seen_ms, self.gap.back_ms, choice))

    def note_seen(self) -> None:
        """Note that the clock is seen running now; a disk that fails is told as ``trouble``."""
        link = self.session.link
        if link is not None and (self._asked or not link.linked):
            # Told by the link itself; where the clock stood is noted once it is back.
            return
        try:
            super().note_seen()
        except StorageTrouble as trouble:
            self._tell(trouble)

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
            self._tell(trouble)
        else:
            self._told_code = ""

    def _on_heard(self, news: News) -> None:
        """Take in what the link has read; while an act is asked, it reads it itself."""
        if self._asked:
            return
        try:
            self.session.take(news)
        except StorageTrouble as trouble:
            self._tell(trouble)

    def _on_doubt(self) -> None:
        """Find out about the act in doubt, as soon as the server answers again."""
        link = self.session.link
        if self._asked or not self.session.in_doubt or link is None or not link.linked:
            return
        try:
            entry = self.session.settle_doubt()
        except StorageTrouble:
            return
        if entry is None:
            self.trouble.emit(StorageTrouble("ACT_NOT_WRITTEN"))
        else:
            self.done.emit(entry)

    def _tell(self, trouble: StorageTrouble) -> None:
        """Tell a trouble found by itself once, however long it lasts."""
        if trouble.code != self._told_code:
            self._told_code = trouble.code
            self.trouble.emit(trouble)
