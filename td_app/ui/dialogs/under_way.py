"""What takes a while, beside the window's work: how far it is, and a way to give it up."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from td_app.joining import GivenUp, Told
from td_app.ports import StorageTrouble
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.words.language import fr_en

T = TypeVar("T")

WHOLE = 1_000
"""Steps of the bar."""


class _Relay(QObject):
    """Carries what a thread tells to the window's; it lives as long as either holds it."""

    told = Signal(float)
    over = Signal(object)


class UnderWay(HouseDialog):
    """``ended(result)``, ``failed(trouble)``, or ``stopped()``: then nothing is left of it."""

    stopped = Signal()
    ended = Signal(object)
    failed = Signal(object)

    def __init__(self, title: str, work: Callable[[Told], T], over: QWidget) -> None:
        """Show how far ``work`` is, which :meth:`begin` does on a thread of its own."""
        super().__init__(title, "", over, icon="import")
        self.bar = QProgressBar()
        self.bar.setRange(0, WHOLE)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(title)
        self.body.addWidget(self.bar)
        self.add_button("give_up", fr_en("Interrompre", "Stop"))
        self._work, self._given_up = work, Event()
        self._relay = _Relay()
        queued = Qt.ConnectionType.QueuedConnection
        self._relay.told.connect(self._on_told, queued)
        self._relay.over.connect(self._on_over, queued)

    def begin(self) -> None:
        """Begin, and show how far it is."""
        Thread(target=_worker(self._work, self._relay, self._given_up), daemon=True).start()
        self.open()

    def choose(self, name: str) -> None:
        """Give up: the work ends at its next step, and closes this."""
        self.reject()

    def reject(self) -> None:
        """Give up, whichever way one leaves."""
        self._given_up.set()
        self.buttons["give_up"].setEnabled(False)

    def _on_told(self, share: float) -> None:
        self.bar.setValue(round(share * WHOLE))

    def _on_over(self, outcome: object) -> None:
        given_up = self._given_up.is_set()
        super().accept()
        if isinstance(outcome, StorageTrouble):
            self.failed.emit(outcome)
        elif isinstance(outcome, Exception):
            raise outcome
        elif given_up:
            self.stopped.emit()
        else:
            self.ended.emit(outcome)


def _worker(work: Callable[[Told], object], relay: _Relay, given_up: Event) -> Callable[[], None]:
    shown = [-1]

    def told(share: float) -> None:
        if given_up.is_set():
            raise GivenUp
        if (now := int(share * 100)) != shown[0]:
            shown[0] = now
            relay.told.emit(share)

    def run() -> None:
        outcome: object = None
        try:
            outcome = work(told)
        except GivenUp:
            pass
        except Exception as trouble:
            outcome = trouble
        relay.over.emit(outcome)

    return run
