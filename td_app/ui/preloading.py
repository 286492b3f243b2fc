"""Parts of pages built in idle time, one at a time, so that the window keeps answering.

A page made whole in one turn of the event loop keeps keys, the clock and acts of phones waiting.
So what a page does not show at first is made when it is asked for (a ``cached_property``), and its
``made_ahead`` makes it earlier, a step at a time, in moments in which nothing else is to be done.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Iterator
from itertools import chain
from time import monotonic

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

AFTER_MS = 500
"""Milliseconds after which the first part is made, nobody having asked for it yet."""

BETWEEN_PARTS_MS = 40
"""Milliseconds left to the window between two parts of it: keys and clicks come first."""

LOADING_MS = 20
"""Milliseconds of loading after which the window has its turn: most modules take one or two."""


class MadeAhead(QObject):
    """Takes one step after the other of what it is given, the event loop between them."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start without parts."""
        super().__init__(parent)
        self._steps: Iterator[object] = iter(())
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.step)

    @property
    def waits(self) -> bool:
        """Return whether something is still to be made."""
        return self._timer.isActive()

    def begin(self, *steps: Iterator[object]) -> None:
        """Make these from now on, one after the other, in place of what was being made."""
        self._steps = chain(*steps)
        self._timer.start(AFTER_MS)

    def end(self) -> None:
        """Stop building parts."""
        self._steps = iter(())
        self._timer.stop()

    def step(self) -> None:
        """Build one part now, and the next one soon."""
        for _ in self._steps:
            self._timer.start(BETWEEN_PARTS_MS)
            return


def loaded(*names: str) -> Iterator[object]:
    """Load these modules, and those inside the packages among them, one at a step."""
    for name in names:
        module = importlib.import_module(name)
        yield module
        inside: Iterable[str] = getattr(module, "__path__", ())
        for found in pkgutil.walk_packages(inside, f"{name}."):
            if not found.name.endswith(".__main__"):
                yield importlib.import_module(found.name)


def in_turns(steps: Iterable[object]) -> Iterator[object]:
    """Take steps that are too short to wait after each; the window has its turn now and then."""
    began = monotonic()
    for taken in steps:
        if (monotonic() - began) * 1_000 >= LOADING_MS:
            yield taken
            began = monotonic()


def unplaced(part: QWidget) -> QWidget:
    """Return a part built early and not placed yet: it is styled once, where it will stand.

    Qt asks every new widget to be dressed in the next turn; without a place, by a sheet of its own.
    """
    for widget in (part, *part.findChildren(QWidget)):
        QCoreApplication.removePostedEvents(widget, QEvent.Type.PolishRequest.value)
    return part


def rehearsed(page: QWidget, around: QWidget) -> QWidget:
    """Draw a page that is not seen, as large as what is ``around`` it: fonts, icons, places.

    The first time it is shown then takes no longer than others. Returns the page.
    """
    if not page.isVisible():
        page.resize(around.size())
        page.grab()
    return page
