"""A post of the trial in ``four_posts.py`` that has a director's window, and feels its loop."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from busy_machine import queued_s
from one_post import LOOKS_S, NOTED_S, PULSE_S, SETTLING_S, Diary, Director, Part, opened
from PySide6.QtCore import QObject, Qt, QTimer

from td_app.bootstrap import club_of
from td_app.tournament import commands as cmd
from td_app.tournament.undoing import SEEN
from td_app.ui.application import run, started
from td_app.ui.dialogs.house_dialog import (
    FROM_NOW,
    LEAVE_IT,
    UNDO_ANYWAY,
    OthersSinceDialog,
    UndoClockDialog,
)
from td_app.ui.dialogs.trouble_dialogs import GIVE_UP, TRY_AGAIN, TroubleDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.windows.act_handlers import undo
from td_app.ui.windows.main_window import MainWindow

#: A tournament is opened, and its pages made ready, before anybody sits down (ms).
OPENING_MS, LOOKS_MS = 3_000, 50
PAGES = ("room", "players", "clock", "ranking", "journal")


class Seated(QObject):
    """A director at a window: acts, answers what is asked, looks at other pages."""

    def __init__(self, window: MainWindow, part: Part, diary: Diary) -> None:
        super().__init__()
        assert window.desk.live is not None
        self._window, self._part, self._diary = window, part, diary
        self._live: LiveTournament = window.desk.live
        self._live.session.post = part.name
        self._director = Director(self._live.session, part, diary)
        self._linked, self._seen = "", self._live.sequence
        self._felt, self._queued = time.monotonic(), queued_s()
        self._live.done.connect(diary.done)
        self._live.refused.connect(lambda refusal: diary.note("told", code=refusal.code))
        self._live.trouble.connect(lambda trouble: diary.note("told", code=trouble.code))
        self._live.ticked.connect(self._note_link)
        self._live.changed.connect(self._note_seen)
        self._pulse = QTimer(self, interval=round(PULSE_S * 1000))
        self._pulse.setTimerType(Qt.TimerType.PreciseTimer)
        self._pulse.timeout.connect(self._feel)
        self._pulse.start()
        diary.note("begun")
        self._again(self._director.pause_s())

    def _again(self, after_s: float) -> None:
        QTimer.singleShot(round(after_s * 1000), self._act)

    def _act(self) -> None:
        ending = time.time() > self._part.until
        if self._window.messages.dialog is not None:
            self._answer()
            self._again(LOOKS_S)
        elif self._live.gap is not None:
            self._live.settle_gap("as_if_running")
            self._again(LOOKS_S)
        elif not ending:
            self._ask(self._director.command())
            if self._director.chose("look", "stay", "stay") == "look":
                self._window.show_page(self._director.chose(*PAGES))
            self._again(self._director.pause_s())
        elif self._live.session.in_doubt and time.time() < self._part.until + SETTLING_S:
            self._again(LOOKS_S)
        else:
            QTimer.singleShot(round(LOOKS_S * 1000), self._end)

    def _ask(self, command: cmd.Command) -> None:
        self._diary.note(
            "asked",
            kind=command.KIND,
            sight=self._live.sequence if isinstance(command, SEEN) else None,
        )
        if isinstance(command, cmd.Undo):
            undo(self._window)
        else:
            self._live.dispatch(command)

    def _answer(self) -> None:
        match dialog := self._window.messages.dialog:
            case TroubleDialog():
                dialog.choose(self._director.chose(TRY_AGAIN, TRY_AGAIN, GIVE_UP))
            case OthersSinceDialog():
                answer = self._director.chose(UNDO_ANYWAY, LEAVE_IT)
                self._diary.note("shown", answer=answer)
                if answer == UNDO_ANYWAY:
                    self._diary.note("asked", kind=cmd.Undo.KIND, sight=self._live.sequence)
                dialog.choose(answer)
            case UndoClockDialog():
                dialog.choose(FROM_NOW)
            case _ if dialog is not None:
                dialog.reject()

    def _note_seen(self) -> None:
        """What has just been shown: the pages are connected first."""
        for entry in self._live.session.history.since(self._seen):
            self._diary.note("seen", sequence=entry.sequence)
        self._seen = self._live.sequence

    def _note_link(self) -> None:
        view = self._window.view
        words = view.foot.link.text().split(",")[0] if view is not None else ""
        if words != self._linked:
            self._linked = words
            self._diary.note("link", words=words)

    def _feel(self) -> None:
        now, queued = time.monotonic(), queued_s()
        gap, self._felt = now - self._felt, now
        idle, self._queued = queued - self._queued, queued
        if gap > NOTED_S:
            self._diary.note("gap", seconds=gap, queued=idle)

    def _end(self) -> None:
        session = self._live.session
        self._diary.note("end", sequence=session.history.sequence, seal=session.seal())
        self._window.close()


def with_window(part: Part, diary: Diary) -> int:
    """Open a director's window on the trial's tournament, as the application does."""
    app = started([], "fr")
    seated: list[Seated] = []

    def begin() -> None:
        shown = (w for w in app.topLevelWidgets() if isinstance(w, MainWindow) and w.isVisible())
        window = next(shown, None)
        if window is None:
            # Still being made: a slow server lets timers through meanwhile.
            QTimer.singleShot(LOOKS_MS, begin)
            return
        window.desk.open(part.tournament)
        for page in PAGES:
            # Made once, as an evening begins: a page that was never shown takes its time.
            window.show_page(page)
        QTimer.singleShot(OPENING_MS, lambda: seated.append(Seated(window, part, diary)))

    with opened(part.url) as file:
        QTimer.singleShot(0, begin)
        return run(app, replace(club_of(file), folder=Path(part.diary).parent), language="fr")
