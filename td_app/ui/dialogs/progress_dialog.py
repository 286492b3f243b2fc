"""Progress of long work on another thread, with a button to stop it."""

from __future__ import annotations

import gc
from collections.abc import Callable
from threading import Event, Thread

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from td_app.joining import MergeCancelled, Told
from td_app.ports.trouble import StorageTrouble
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en

WHOLE = 1_000
"""Steps of the bar."""

LOOKS_MS = 40
"""Milliseconds between two looks at how far the work is."""


class _Work:
    """A work on a thread of its own, looked at from the window's: no widget is known there."""

    def __init__(self, work: Callable[[Told], object]) -> None:
        """Hold ``work``, not begun."""
        self._work = work
        self.share = 0.0
        self.given_up = Event()
        self.over = Event()
        self.outcome: object = None

    def run(self) -> None:
        """Do the work, up to its end or until it is stopped."""
        try:
            self.outcome = self._work(self._on_progress)
        except MergeCancelled:
            pass
        except Exception as trouble:
            self.outcome = trouble
        self.over.set()

    def _on_progress(self, share: float) -> None:
        if self.given_up.is_set():
            raise MergeCancelled
        self.share = share


class ProgressDialog(HouseDialog):
    """``ended(result)``, ``failed(trouble)``, or ``stopped()``: then nothing is left of it."""

    stopped = Signal()
    ended = Signal(object)
    failed = Signal(object)

    def __init__(self, title: str, work: Callable[[Told], object], over: QWidget) -> None:
        """Show how far ``work`` is, which :meth:`begin` does on a thread of its own."""
        super().__init__(title, "", over, icon="import")
        self.bar = QProgressBar()
        self.bar.setRange(0, WHOLE)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(title)
        self.body.addWidget(self.bar)
        explained(
            self.add_button("give_up", fr_en("Interrompre", "Stop")),
            "Interrompt la réunion des deux fichiers : rien n’est changé (Échap).",
            "Stops the merge; nothing is changed (Esc).",
        )
        self.work = _Work(work)
        self._thread = Thread(target=self.work.run, daemon=True)
        self._swept = False
        self._looking = QTimer(self)
        self._looking.setInterval(LOOKS_MS)
        self._looking.timeout.connect(self._look)

    def begin(self) -> None:
        """Begin, and show how far it is."""
        # The search for cycles may find widgets, which no other thread may destroy.
        self._swept = gc.isenabled()
        gc.disable()
        self._thread.start()
        self._looking.start()
        self.open()

    def choose(self, name: str) -> None:
        """Give up: the work ends at its next step, and closes this."""
        self.reject()

    def reject(self) -> None:
        """Give up, whichever way one leaves."""
        self.work.given_up.set()
        self.buttons["give_up"].setEnabled(False)

    def _look(self) -> None:
        self.bar.setValue(round(self.work.share * WHOLE))
        if self.work.over.is_set():
            self._looking.stop()
            # Nothing is held by the other thread any more: what goes, goes here.
            self._thread.join()
            if self._swept:
                gc.enable()
            outcome = self.work.outcome
            super().accept()
            if isinstance(outcome, StorageTrouble):
                self.failed.emit(outcome)
            elif isinstance(outcome, Exception):
                raise outcome
            elif self.work.given_up.is_set():
                self.stopped.emit()
            else:
                self.ended.emit(outcome)
