"""Cards, and the headings of sections and of what was opened."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from td_app.ui.theme.icons import dress, give_icon
from td_app.ui.theme.tokens import Space, Tone
from td_app.ui.widgets.buttons import icon_button
from td_app.ui.widgets.labels import Say, icon_label, label
from td_app.ui.widgets.layout import STRETCH, at, column, row, wide
from td_app.words.language import fr_en


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
        told = (self._title, self._beside, STRETCH)
        self._row = row(*told, on=self, spacing=Space.TIGHT, margins=0)

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
        self.body = column(on=self, spacing=Space.SNUG, margins=margin)
        self.heading: SectionHeading | None = None
        if title:
            self.heading = SectionHeading(title)
            self.body.addWidget(self.heading)


def line() -> QFrame:
    """Return a thin horizontal line."""
    drawn = QFrame()
    dress(drawn, kind="line")
    return drawn


class ViewHead(QWidget):
    """``back`` is its button; the mark is an icon, or an article's number."""

    def __init__(self, back: str, parent: QWidget | None = None) -> None:
        """Lead back to where ``back`` says."""
        super().__init__(parent)
        tip = fr_en("{0} (Échap)", "{0} (Esc)").format(back)
        self.back = icon_button("chevron-left", back, tip=tip)
        self._icon = icon_label("stage-deal", "accent_text", 24)
        self._number = label("", Say.TITLE, tone=Tone.ACCENT)
        self._title = label("", Say.TITLE, wraps=True)
        self._title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._beside = label("", Say.SOFT)
        back_button = at(self.back, Qt.AlignmentFlag.AlignTop)
        told = (self._icon, self._number, wide(self._title), self._beside)
        row(back_button, *told, on=self, spacing=Space.SNUG, margins=0)

    def say(self, title: str, *, icon: str = "", number: str = "", beside: str = "") -> None:
        """Say ``title`` after its icon or its number; ``beside`` stands at the right."""
        if icon:
            give_icon(self._icon, icon, "accent_text")
        self._icon.setVisible(bool(icon))
        self._number.setText(f"§\u00a0{number}")
        self._number.setVisible(bool(number))
        self._title.setText(title)
        self._beside.setText(beside)
