"""Words that give way: cut with an ellipsis where there is no room, whole in the tip."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from td_app.ui.theme.icons import dress
from td_app.ui.theme.tokens import Tone
from td_app.ui.widgets.labels import Say


class CutLabel(QLabel):
    """One line of plain text that never widens what holds it."""

    def __init__(
        self,
        text: str = "",
        say: Say = Say.BODY,
        parent: QWidget | None = None,
        *,
        tone: Tone = Tone.NEUTRAL,
    ) -> None:
        """Say ``text``."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        dress(self, type=say.value, tone=tone.value)
        self._whole = ""
        self.say(text)

    @property
    def whole(self) -> str:
        """Return the words before they are cut."""
        return self._whole

    def say(self, text: str) -> None:
        """Say something else."""
        self._whole = text
        self.setAccessibleName(text)
        self._cut()

    def sizeHint(self) -> QSize:
        """Return the size the whole words would take."""
        size = super().sizeHint()
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 2, size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the words anew."""
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        shown = self.fontMetrics().elidedText(
            self._whole, Qt.TextElideMode.ElideRight, max(0, self.width())
        )
        self.setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")


def paint_cut(
    painter: QPainter,
    room: QRectF,
    words: str,
    font: QFont,
    colour: str,
    way: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> float:
    """Draw words on one line, cut where there is no room; return their whole width in pixels."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    if not way & Qt.AlignmentFlag.AlignVertical_Mask:
        way |= Qt.AlignmentFlag.AlignVCenter
    painter.drawText(room, int(way | Qt.TextFlag.TextSingleLine), shown)
    return metrics.horizontalAdvance(words)
