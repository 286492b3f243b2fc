"""The open tournament as the screens see it: :class:`~td_app.live.reading.Live`, with signals."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from threading import Condition, Thread

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from rules_ropta.ruling import Refused
from td_app.club.club import clock_warning
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.ports.journals import Actor, News
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.undoing import SEEN
from td_app.ui.heartbeat import Heartbeat
from td_app.words.language import fr_en

RESTS = 20
"""After a write, so many times what it took go by before the next one: acts come first."""
LONGEST_S = 5.0
"""A write under way is waited for so long at the end, on a disk that hangs (s)."""


class WrittenBeside(QObject):
    """Writes the latest of what it is given; what came before it is not written at all.

    ``failed(trouble)`` with a :class:`StorageTrouble`, in the thread of this object.
    """

    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin the thread; nothing is to be written yet."""
        super().__init__(parent)
        self._news = Condition()
        self._latest: Callable[[], object] | None = None
        self._ended = False
        self._thread = Thread(target=self._run, name="written-beside", daemon=True)
        self._thread.start()

    def give(self, write: Callable[[], object]) -> None:
        """Have this written soon, in place of what waits to be."""
        with self._news:
            self._latest = write
            self._news.notify()

    def end(self) -> None:
        """Stop, once the write under way is done."""
        with self._news:
            self._ended = True
            self._latest = None
            self._news.notify()
        self._thread.join(LONGEST_S)

    def _run(self) -> None:
        while (write := self._taken()) is not None:
            began = time.monotonic()
            try:
                write()
            except StorageTrouble as trouble:
                self.failed.emit(trouble)
            rest = RESTS * (time.monotonic() - began)
            with self._news:
                self._news.wait_for(lambda: self._ended, rest)

    def _taken(self) -> Callable[[], object] | None:
        """Return what is to be written, waited for; None at the end."""
        with self._news:
            self._news.wait_for(lambda: self._ended or self._latest is not None)
            write = self._latest
            self._latest = None
            return write


#: How often other posts are read (ms); a file that is ours alone, for being still there.
REFRESH_MS = 2_000
ALONE_MS = 10_000


class LiveTournament(Live, QObject):
    """One session with Qt signals around it; what a page may ask of it stands in ``Live``.

    ``changed`` after every change (pages ask their view again), ``ticked`` at each second
    (only what shows time), ``refused`` with a :class:`Refused`, ``trouble`` with a
    :class:`StorageTrouble`, ``gap_found`` with a :class:`ClockGap` when the time jumped, with
    None once there is nothing to ask any more, ``done`` with the entry of what was sent here,
    ``names_erased`` once names are known no more, whichever post erased them.
    """

    changed = Signal()
    ticked = Signal()
    refused = Signal(object)
    trouble = Signal(object)
    gap_found = Signal(object)
    done = Signal(object)
    names_erased = Signal()
    _heard = Signal(object)

    def __init__(self, session: TournamentSession, parent: QObject | None = None) -> None:
        QObject.__init__(self, parent)
        Live.__init__(self, session)
        self._unsubscribe = session.subscribe(self._on_changed)
        session.watch_time()
        self._gap_told = session.gap
        #: Told of an act before it is sent: whether the director is asked something first.
        self.asks_before: Callable[[cmd.Command], bool] = lambda _command: False
        #: What is asked, while it is: told of a trouble, one may try again.
        self.asking: cmd.Command | None = None
        #: Whether an act is being recorded: one after the other.
        self.recording = False
        self._heard_meanwhile: list[News] = []
        self._beside: WrittenBeside | None = None
        self._told_code = ""
        #: What was told of this post's clock, here or at the door.
        self._clock_told = bool(clock_warning(session.link))
        self.heart = Heartbeat(self, self.counted_ms, self._on_tick)
        self.heart.align()
        self._timers: list[QTimer] = [self.heart]
        self._end_watch: Callable[[], object] = lambda: None
        if session.link is None:
            if session.read_only:
                every = REFRESH_MS
            else:
                every = ALONE_MS
            self._timers.append(self._every(every, self._on_refresh))
        else:
            self._heard.connect(self._on_heard, Qt.ConnectionType.QueuedConnection)
            self._timers.append(self._every(REFRESH_MS, self._on_doubt))
            self._end_watch = session.link.watch(session.read_news, self._heard.emit)

    def write_beside(self) -> None:
        """Have what is merely seen written on a thread of its own from now on, until closed."""
        self._beside = WrittenBeside(self)
        self._beside.failed.connect(self._tell)
        self.session.beside = self._beside.give

    def close(self) -> None:
        """Stop the timers, note the moment, and let go of the session."""
        self._end_watch()
        for timer in self._timers:
            timer.stop()
        if self._beside is not None:
            self.session.beside = None
            self._beside.end()
        self.note_seen()
        self._unsubscribe()

    def dispatch(self, command: cmd.Command) -> ev.Entry | None:
        """Ask for a change; None when it was refused or the disk failed (signals say why).

        None as well where the director is asked something first (``asks_before``).

        Undo and steps of the clock are asked on what this window shows: see the commands.
        """
        if isinstance(command, SEEN) and command.expected_sequence is None:
            command = replace(command, expected_sequence=self.sequence)
        if self.recording:
            # Keys and clicks wait for the act before; what asks by itself is told to.
            self.refused.emit(Refused("ACT_UNDER_WAY"))
            return None
        if self.asks_before(command):
            return None
        entry = self._recorded(command)
        self._take_heard()
        if entry is not None:
            self.done.emit(entry)
        return entry

    def send(self, command: cmd.Command, by: Actor | None = None) -> ev.Entry:
        """Change the tournament, as ``Live`` does, for the window as for the phones.

        What became of the act in doubt is told first, whatever comes after it.
        """
        if self.session.in_doubt and not self.session.doubts(command, by.act if by else ""):
            self._settle_doubt()
        before = self.recording
        self.recording = True
        try:
            return super().send(command, by)
        finally:
            self.recording = before

    def _recorded(self, command: cmd.Command) -> ev.Entry | None:
        """Return the entry of an act; None after reporting why there is none."""
        self.asking = command
        self.recording = True
        try:
            return self.send(command)
        except Refused as refusal:
            self.recording = False
            self.refused.emit(refusal)
        except StorageTrouble as trouble:
            self.recording = False
            self.trouble.emit(trouble)
        finally:
            self.asking = None
            self.recording = False
        return None

    def unsettled(self) -> str:
        """Return that the last act may not be recorded, in a few words; empty when it is known."""
        if not self.session.in_doubt:
            return ""
        return fr_en(
            "une action dont le serveur n’a pas confirmé l’enregistrement",
            "an action the server has not confirmed yet",
        )

    def take(self, news: News) -> None:
        """Take in what was read on another thread; raises :class:`StorageTrouble`."""
        super().take(news)
        if news.whole:
            self.names_erased.emit()

    def settle_gap(self, choice: cmd.GapChoice) -> None:
        """Settle the gap found, as the director chose; what was played since a jump counts."""
        if self.gap is not None:
            self.dispatch(cmd.SettleClockGap(self.gap.seen_ms, self.gap.back_ms, choice))

    def note_seen(self) -> None:
        """Record that the clock is seen running now; a failing disk is reported as ``trouble``."""
        link = self.session.link
        if link is not None and (self.recording or not link.linked):
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
            self.heart.align()
        self.changed.emit()

    def _on_tick(self) -> None:
        if self.waiting:
            # While one waits the screens stay as they were: only times go on.
            self.ticked.emit()
            return
        self._take_heard()
        self.session.now_ms()
        if self.gap != self._gap_told:
            self._gap_told = self.gap
            self.gap_found.emit(self.gap)
            self._on_changed()
        if self.seen_long_ago:
            self.note_seen()
        # Reported once: this post's clock went wrong; the server's counts all the same.
        wrong = clock_warning(self.session.link)
        if wrong and not self._clock_told:
            self.trouble.emit(wrong[0])
        self._clock_told = bool(wrong)
        self.ticked.emit()

    def _on_refresh(self) -> None:
        if self.waiting:
            # An act is being written: its caller applies it.
            return
        try:
            self.session.refresh()
        except StorageTrouble as trouble:
            self._tell(trouble)
        else:
            self._told_code = ""

    def _on_heard(self, news: News) -> None:
        """Take in what the link has read, once nobody waits for the server."""
        self._heard_meanwhile.append(news)
        if not self.waiting:
            self._take_heard()

    @property
    def waiting(self) -> bool:
        """Return whether an answer is awaited: no other act may begin."""
        link = self.session.link
        return self.recording or (link is not None and link.waiting)

    def _take_heard(self) -> None:
        heard = self._heard_meanwhile
        self._heard_meanwhile = []
        for news in heard:
            try:
                self.take(news)
            except StorageTrouble as trouble:
                self._tell(trouble)

    def _on_doubt(self) -> None:
        """Find out about the act in doubt, as soon as the server answers again."""
        link = self.session.link
        if self.waiting or not self.session.in_doubt or link is None or not link.linked:
            return
        with suppress(StorageTrouble):
            self._settle_doubt()

    def _settle_doubt(self) -> None:
        """Settle the act in doubt and report the result; raises :class:`StorageTrouble`.

        What is asked meanwhile waits for it; told of, it is no longer what is being asked.
        """
        under_way = (self.asking, self.recording)
        self.recording = True
        try:
            entry = self.session.settle_doubt()
            self.asking = None
            self.recording = False
            if entry is None:
                self.trouble.emit(StorageTrouble("ACT_NOT_WRITTEN"))
            else:
                self.tell_followers(entry)
                self.done.emit(entry)
        finally:
            self.asking, self.recording = under_way

    def _tell(self, trouble: StorageTrouble) -> None:
        """Report a trouble found in the background once, however long it lasts."""
        if trouble.code != self._told_code:
            self._told_code = trouble.code
            self.trouble.emit(trouble)
