"""A column that scrolls when it is higher than its place, and only then."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from td_app.ui.theme.icons import dress
from td_app.ui.theme.tokens import Space


class ScrolledColumn(QScrollArea):
    """What it holds goes into ``column``, a vertical layout that ``renew`` gives empty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Hold nothing yet."""
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.column = self.renew()

    def renew(self) -> QVBoxLayout:
        """Return an empty column; what was there is deleted unless it has another parent."""
        inside = _Inside()
        self.column = QVBoxLayout(inside)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(Space.NORMAL)
        self.setWidget(inside)
        return self.column


class _Inside(QWidget):
    """Asks for the height its width needs: labels that wrap claim more, at any width.

    What does not wrap has one height whatever the width, and asks for that one.
    """

    def __init__(self) -> None:
        super().__init__()
        dress(self, kind="scrolled")

    def minimumSizeHint(self) -> QSize:
        """Return the least width, in pixels; the height may follow from the width."""
        least, inside = super().minimumSizeHint(), self.layout()
        wraps = inside is not None and inside.hasHeightForWidth()
        return QSize(least.width(), 0 if wraps else least.height())
