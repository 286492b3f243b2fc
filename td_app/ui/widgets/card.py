"""Cards and the headings of sections."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from td_app.ui.theme.icons import dress
from td_app.ui.theme.tokens import Space
from td_app.ui.widgets.labels import Say, label


class SectionHeading(QWidget):
    """A title, a figure or a few words after it, and room for buttons at the right."""

    def __init__(
        self,
        title: str,
        parent: QWidget | None = None,
        *,
        beside: str = "",
        say: Say = Say.SECTION,
    ) -> None:
        """Say ``title``, with ``beside`` in the soft colour."""
        super().__init__(parent)
        self._title = label(title, say)
        self._beside = label(beside, Say.SOFT)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(Space.TIGHT)
        self._row.addWidget(self._title)
        self._row.addWidget(self._beside)
        self._row.addStretch(1)

    def set_beside(self, beside: str) -> None:
        """Say something else beside the title."""
        self._beside.setText(beside)

    def add(self, widget: QWidget) -> None:
        """Put a button or a pill at the right end."""
        self._row.addWidget(widget)


class Card(QFrame):
    """A surface with a thin edge; what it holds goes into ``body``, a vertical layout."""

    def __init__(
        self, title: str = "", parent: QWidget | None = None, *, margin: int = Space.NORMAL
    ) -> None:
        """Hold a section under ``title`` (none without it)."""
        super().__init__(parent)
        dress(self, kind="card")
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(margin, margin, margin, margin)
        self.body.setSpacing(Space.SNUG)
        self.heading: SectionHeading | None = None
        if title:
            self.heading = SectionHeading(title)
            self.body.addWidget(self.heading)


def line() -> QFrame:
    """Return a thin horizontal line."""
    drawn = QFrame()
    dress(drawn, kind="line")
    return drawn
