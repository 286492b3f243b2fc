"""Things side by side that go on to the next line where there is no room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from td_app.ui.theme.tokens import Space


class AsHighAsNeeded(QWidget):
    """What scrolls: as high as its lines in the width there is, not in the least width."""

    def minimumSizeHint(self) -> QSize:
        """Return nothing: the height comes from the width."""
        return QSize(0, 0)


class FlowLayout(QLayout):
    """Widgets from left to right, each as wide as it wants, over as many lines as needed."""

    def __init__(self, parent: QWidget) -> None:
        """Lay out what ``parent`` is given."""
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt's own name
        """Put one more at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Return how many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Return the one at ``index``, ``None`` beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Take one out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        """Ask for no more room than needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The narrower, the more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines in that width, in pixels."""
        return self._place(QRect(0, 0, width, 0), moving=False)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        """Put each in its place."""
        super().setGeometry(rect)
        self._place(rect, moving=True)

    def sizeHint(self) -> QSize:
        """Return the least that holds the widest one."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802
        """Return the least that holds the widest one."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(QSize(0, item.sizeHint().height()))
        return size

    def _place(self, rect: QRect, *, moving: bool) -> int:
        x, y, line = rect.x(), rect.y(), 0
        for item in self._items:
            hint = item.sizeHint()
            wide = min(hint.width(), rect.width())
            if x > rect.x() and x + wide > rect.right() + 1:
                x, y, line = rect.x(), y + line + Space.TIGHT, 0
            if moving:
                item.setGeometry(QRect(QPoint(x, y), QSize(wide, hint.height())))
            x += wide + Space.TIGHT
            line = max(line, hint.height())
        return y + line - rect.y()


def empty(layout: QLayout) -> None:
    """Take every widget out of a layout, for good."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
