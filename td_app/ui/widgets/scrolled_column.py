"""A column that scrolls when it is higher than its place, and only then."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from td_app.ui.theme.icons import dress
from td_app.ui.theme.tokens import Space
from td_app.ui.widgets.layout import STRETCH, Margins, Part, column


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

    def renew(self, *, spacing: int = Space.NORMAL, margins: Margins = 0) -> QVBoxLayout:
        """Return an empty column; what was there is deleted unless it has another parent."""
        inside = _Inside()
        self.column = column(on=inside, spacing=spacing, margins=margins)
        self.setWidget(inside)
        return self.column

    def fill(
        self,
        parts: Iterable[Part],
        *,
        spacing: int = Space.NORMAL,
        margins: Margins = 0,
        widest: int | None = None,
    ) -> None:
        """Show these from the top, and nothing else; none wider than ``widest`` pixels."""
        inside = _Inside()
        self.column = column(*parts, STRETCH, on=inside, spacing=spacing, margins=margins)
        if widest is not None:
            for part in inside.children():
                if isinstance(part, QWidget):
                    part.setMaximumWidth(widest)
        # Once it is whole: what joins a widget on screen is shown in the layout's own time.
        self.setWidget(inside)


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
