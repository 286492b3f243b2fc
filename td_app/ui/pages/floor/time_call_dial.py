"""The seconds left of a time call, inside a ring that empties."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from td_app.ui.theme import Tone, colours
from td_app.ui.theme.tokens import TypeSize
from td_app.ui.theme.typefaces import typeface
from td_app.words.language import fr_en

SIDE = 84
RING = 6.0
SIXTEENTHS = 16 * 360


class TimeCallDial(QWidget):
    """A figure of 40 px; amber, red in the seconds counted aloud and once over."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show an empty ring."""
        super().__init__(parent)
        self.seconds, self._share, self._tone = 0, 0.0, Tone.RED
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seconds(self, seconds: int, total: int, *, hurried: bool) -> None:
        """Show ``seconds`` left of ``total``; nothing is redrawn when they are the same."""
        tone = Tone.RED if hurried else Tone.AMBER
        shown = (seconds, seconds / max(1, total), tone)
        if shown != (self.seconds, self._share, self._tone):
            self.seconds, self._share, self._tone = shown
            self.setAccessibleName(fr_en("{0} secondes", "{0} seconds").format(seconds))
            self.update()

    def sizeHint(self) -> QSize:
        """Return its size in pixels."""
        return QSize(SIDE, SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring, what is left of it, and the figure."""
        ink = colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = RING / 2 + 1
        ring = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(QColor(ink.line), RING))
        painter.drawEllipse(ring)
        if self._share > 0:
            strong = QColor(ink.strong_of(self._tone))
            painter.setPen(QPen(strong, RING, c=Qt.PenCapStyle.RoundCap))
            painter.drawArc(ring, 90 * 16, round(SIXTEENTHS * min(1.0, self._share)))
        painter.setFont(typeface(TypeSize.FIGURE, strong=True))
        painter.setPen(QColor(ink.text_of(self._tone)))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, str(self.seconds))
        painter.end()
