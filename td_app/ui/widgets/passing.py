"""What leaves, or changes places, seen on its way: a picture over what stands there already.

Nothing waits for it: the part beneath is as it will be, and takes the clicks.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QPoint, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from td_app.ui.motion import may_move

#: What leaves; what goes from one place to another (ms).
LEAVES_MS: Final = 120
GLIDES_MS: Final = 200
#: How far to the right goes what leaves (pixels).
ASIDE: Final = QPoint(24, 0)
#: The name of a part in which a floor decides: while one is seen, nothing moves in its window.
DECIDES: Final = "decides"


def may_pass(over: QWidget) -> bool:
    """Return whether something may move over a part that is seen, while nobody decides."""
    if not over.isVisible() or not may_move():
        return False
    deciding = over.window().findChildren(QWidget, DECIDES)
    return not any(part.isVisible() for part in deciding)


class Passing(QWidget):
    """Goes its way once, slower towards its end, then is gone; no click or key meets it."""

    def __init__(
        self, over: QWidget, picture: QPixmap, start: QPoint, end: QPoint, ms: int = GLIDES_MS
    ) -> None:
        """Take ``picture`` over a part, in its pixels; what leaves (``LEAVES_MS``) fades too."""
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = picture
        self._fades = ms == LEAVES_MS
        self.resize(picture.deviceIndependentSize().toSize())
        self.move(start)
        self.way = QVariantAnimation(self, duration=ms, startValue=start, endValue=end)
        self.way.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.way.valueChanged.connect(self.move)
        self.way.finished.connect(self.hide)
        self.way.finished.connect(self.deleteLater)
        self.show()
        self.raise_()
        self.way.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture, paler the further it is where it fades."""
        painter = QPainter(self)
        if self._fades:
            painter.setOpacity(1 - self.way.currentTime() / self.way.duration())
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
