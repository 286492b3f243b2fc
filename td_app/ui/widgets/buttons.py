"""Buttons in four ranks, that say why when they cannot be pressed."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.icons import dress, give_icon
from td_app.ui.theme.tokens import RADIUS, Height
from td_app.ui.widgets.tips import explained, say_why
from td_app.words.language import Pair


class Rank(Enum):
    """The one thing to do, a choice, something beside, or what destroys."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    QUIET = "quiet"
    DANGER = "danger"


INK_OF = {
    Rank.PRIMARY: "on_accent",
    Rank.SECONDARY: "text",
    Rank.QUIET: "text",
    Rank.DANGER: "red_text",
}


class Button(QPushButton):
    """A button of a rank, with an icon by its name in ``assets/icons``.

    ``refused(reason)`` when it is greyed, "" when it can be pressed again.
    """

    refused = Signal(str)

    def __init__(
        self,
        text: str = "",
        rank: Rank = Rank.SECONDARY,
        parent: QWidget | None = None,
        *,
        icon: str = "",
        tip: str = "",
        scale: str = "",
        name: str = "",
        explains: Pair | None = None,
        does: Callable[..., object] | SignalInstance | None = None,
    ) -> None:
        """Say ``text`` and do what ``does`` when pressed; ``name`` is read out instead of it.

        ``explains`` is the sentence of its help, French and English.

        ``scale`` is empty (36 px), ``"card"`` (as high, narrower), ``"small"`` (26 px) or
        ``"floor"`` (44 px).
        """
        super().__init__(text, parent)
        self._rank = rank
        self._tip = tip
        self._icon = icon
        dress(self, rank=rank.value, scale=scale)
        if icon:
            give_icon(self, icon, INK_OF[rank])
        if name:
            self.setAccessibleName(name)
        if explains is not None:
            explained(self, *explains)
        if does is not None:
            self.clicked.connect(does)
        self.set_refusal(None)

    def set_rank(self, rank: Rank) -> None:
        """Become the one thing to do, or no longer."""
        if rank is not self._rank:
            self._rank = rank
            dress(self, rank=rank.value)
            if self._icon:
                give_icon(self, self._icon, INK_OF[rank])

    def set_refusal(self, reason: str | None) -> None:
        """Grey the button and say why on it, or make it available again with ``None``."""
        self.setEnabled(reason is None)
        say_why(self, reason or self._tip)
        self.refused.emit(reason or "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter as on Space, outside dialogs too; with Ctrl it is the form's."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if enter and plain and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button, with a second ring inside a filled one that has the keyboard."""
        super().paintEvent(event)
        if self._rank is Rank.PRIMARY and self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(colours().on_accent), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = QRectF(self.rect()).adjusted(3.5, 3.5, -3.5, -3.5)
            painter.drawRoundedRect(ring, RADIUS - 2, RADIUS - 2)
            painter.end()


def number_button(
    number: int, name: str, does: Callable[..., object] | SignalInstance | None = None
) -> Button:
    """Return a table or a place to choose, as a small square read out as ``name``."""
    button = Button(str(number), name=name, does=does)
    dress(button, layout="number")
    button.setFixedWidth(52)
    return button


def icon_button(
    icon: str,
    words: str,
    *,
    tip: str = "",
    rank: Rank = Rank.QUIET,
    scale: str = "",
    width: int = Height.CONTROL,
    explains: Pair | None = None,
    does: Callable[..., object] | SignalInstance | None = None,
) -> Button:
    """Return a button that is an icon alone, ``width`` pixels wide; ``words`` are read out."""
    button = Button("", rank, icon=icon, tip=tip or words, scale=scale, name=words, does=does)
    if explains is not None:
        explained(button, *explains)
    dress(button, layout="number")
    button.setFixedWidth(width)
    return button
