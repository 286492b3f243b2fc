"""A chart in a page: marks placed for the room there is, drawn in the colours of the theme."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from reports.marks import ChartMark
from td_app.ui.theme import TypeSize
from td_app.ui.widgets.painting import paint_chart

#: Places the marks of a chart in a width and a height, its words of a size.
Placing = Callable[[float, float, float], tuple[ChartMark, ...]]


class Chart(QWidget):
    """One chart, as large as the room there is."""

    def __init__(self, name: str, usual: QSize, least: int, *, on_card: bool = False) -> None:
        """Start with an empty drawing; ``name`` is read out, ``least`` how high it is at least.

        ``on_card``: it lies on a card, not on the page.
        """
        super().__init__()
        self._on_card = on_card
        self.setAccessibleName(name)
        self.setMinimumHeight(least)
        self._usual = usual
        self._place: Placing | None = None

    def show_chart(self, place: Placing, sentence: str = "") -> None:
        """Draw another chart; ``sentence`` says it to those who do not see it."""
        self._place = place
        self.setAccessibleDescription(sentence)
        self.update()

    def grow_to(self, height: int) -> None:
        """Be so high where there is room."""
        self._usual = QSize(self._usual.width(), height)
        self.setMaximumHeight(height)
        self.updateGeometry()

    def marks(self) -> tuple[ChartMark, ...]:
        """Return what is drawn, placed in the room there is now."""
        if self._place is None:
            return ()
        return self._place(self.width(), self.height(), TypeSize.SMALL)

    def sizeHint(self) -> QSize:
        """Return a size at which everything is read."""
        return self._usual

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the marks in the colours of the theme."""
        painter = QPainter(self)
        paint_chart(painter, self.marks(), on_card=self._on_card)
        painter.end()
