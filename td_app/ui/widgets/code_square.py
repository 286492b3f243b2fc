"""QR codes on a screen: black on white in any theme."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from td_app.words.language import fr_en

#: Pixels of a code's side: read at arm's length from a laptop.
CODE_SIDE: Final = 196
#: Dots of white around a code.
QUIET: Final = 4


def paint_code(painter: QPainter, square: QRectF, text: str) -> None:
    """Draw the code of a text in a square, its quiet white included."""
    # What draws papers is loaded with the first code.
    from reports.drawings import dots_of

    painter.fillRect(square, QColor("white"))
    if not text:
        return
    dots = dots_of(text)
    dot = min(square.width(), square.height()) / (len(dots) + 2 * QUIET)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for down, line in enumerate(dots, QUIET):
        for across, dark in enumerate(line, QUIET):
            if dark:
                left = square.left() + across * dot
                top = square.top() + down * dot
                painter.fillRect(QRectF(left, top, dot + 0.5, dot + 0.5), QColor("black"))
    painter.restore()


class CodeSquare(QWidget):
    """A QR code: black on white in any theme; hidden without a text."""

    def __init__(self, text: str = "") -> None:
        """Show the code of a text."""
        super().__init__()
        self.text = ""
        self.hide()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_text(text)

    def show_text(self, text: str) -> None:
        """Show the code of another text."""
        if text == self.text:
            return
        self.text = text
        if text:
            self.setAccessibleName(fr_en("QR code\u00a0: {0}", "QR code: {0}").format(text))
        else:
            self.setAccessibleName("")
        self.setVisible(bool(text))
        self.update()

    def sizeHint(self) -> QSize:
        """Return its size, in pixels."""
        return QSize(CODE_SIDE, CODE_SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the code with its white margin."""
        painter = QPainter(self)
        paint_code(painter, QRectF(self.rect()), self.text)
        painter.end()
