"""Find as you type: the field, and who may be meant by what was typed."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from td_app.ui.theme import RADIUS, Height, Space, TypeSize, colours, typeface
from td_app.ui.theme.icons import paint_icon
from td_app.ui.widgets.click_guard import ClickGuard
from td_app.ui.widgets.keys import letter_typed
from td_app.ui.widgets.labels import fitted_name
from td_app.ui.widgets.tips import set_tip
from td_app.words.language import fr_en

GLASS = 18
"""Side of the magnifying glass, in pixels."""

BESIDE_THE_WORDS = 52
"""Pixels of a field that its words leave: the glass, the margins."""

QUIET_FOR = 60
"""Milliseconds without a key before what was typed is searched for."""


class SearchField(QLineEdit):
    """``searched(text)`` a moment after typing, ``chosen()`` on Enter, ``went_down()`` on Down.

    Escape empties the field; in an empty one it is left to the window.
    """

    searched = Signal(str)
    chosen = Signal()
    went_down = Signal()

    def __init__(
        self, placeholder: str, parent: QWidget | None = None, *, quiet_for: int = QUIET_FOR
    ) -> None:
        """Invite by ``placeholder``; search ``quiet_for`` milliseconds after the last key."""
        super().__init__(parent)
        self._invited = ("", "")
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(placeholder)
        self.setClearButtonEnabled(True)
        self.setTextMargins(GLASS + Space.HAIR, 0, 0, 0)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(quiet_for)
        self._pause.timeout.connect(self._search)
        self.textChanged.connect(self._pause.start)

    def setPlaceholderText(self, words: str) -> None:  # noqa: N802 - Qt's own
        """Invite by other words, where they are read whole."""
        self.invite(words, fr_en("Chercher", "Find"))

    def invite(self, words: str, shorter: str) -> None:
        """Invite by other words, and by the shorter ones in a narrow field."""
        self._invited = (words, shorter)
        self._fit()

    def _fit(self) -> None:
        """Invite in words that are read whole, by the glass alone where none are."""
        room = self.width() - BESIDE_THE_WORDS
        measure = self.fontMetrics().horizontalAdvance
        whole, _ = self._invited
        told = whole
        if self.isVisible():
            told = next((words for words in self._invited if measure(words) <= room), "")
        super().setPlaceholderText(told)
        set_tip(self, "" if told == whole else whole)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Invite in the words that fit."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Invite in the words that fit: only now is the room known."""
        super().showEvent(event)
        self._fit()

    def search_for(self, text: str) -> None:
        """Take the keyboard with ``text`` typed, ready to be typed over."""
        self.setText(text)
        self.setFocus()
        self.selectAll()

    def attach_search(self, names: QWidget) -> None:
        """Search for what is typed on the list ``names``: its first letter begins a search."""
        names.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keyboard as a letter is typed on the list."""
        pressed = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if not pressed or not letter_typed(cast(QKeyEvent, event)) or not self.isEnabled():
            return super().eventFilter(watched, event)
        self.begin_with(cast(QKeyEvent, event).text())
        return True

    def begin_with(self, letter: str) -> None:
        """Take the keyboard with the first letter of a search."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setText(letter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Search at once on Enter, go to the list on Down, empty on Escape."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._search()
            self.chosen.emit()
        elif key == Qt.Key.Key_Down:
            self._search()
            self.went_down.emit()
        elif key == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field and its magnifying glass."""
        super().paintEvent(event)
        painter = QPainter(self)
        top = (self.height() - GLASS) / 2
        paint_icon(painter, "search", colours().text_soft, QRectF(10, top, GLASS, GLASS))
        painter.end()

    def _search(self) -> None:
        if self._pause.isActive() or self.sender() is self._pause:
            self._pause.stop()
            self.searched.emit(self.text())


def several_words() -> str:
    """Return that several may be meant, and how one of them is chosen."""
    return fr_en(
        "Plusieurs joueurs\u00a0: ↑ ↓ pour choisir, puis Entrée.",
        "Several players: ↑ ↓ to choose, then Enter.",
    )


SHOWN = 8
NOBODY = -1
MARGIN = 4
SEAT_WIDTH = 52.0
WORDS_HEIGHT = 28
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class Candidate(Protocol):
    """A line of the list: figures before a name, and words at its end."""

    @property
    def seat_figures(self) -> str:
        """Return the figures before the name."""
        ...

    @property
    def name(self) -> str:
        """Return the person's name."""
        ...

    @property
    def club(self) -> str:
        """Return the words at the end of the line."""
        ...


C = TypeVar("C", bound=Candidate)


class CandidateList(QWidget, Generic[C]):
    """``clicked(index)`` on a row. ``current`` is the row that Enter takes, ``NOBODY`` for none.

    The row under the pointer is only shown: a list that opens there chooses nobody.
    """

    clicked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        """Lie over ``parent``, hidden until there is somebody to show."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.found: tuple[C, ...] = ()
        self.words = ""
        self.current = NOBODY
        self._pointed: int | None = None
        self._guard = ClickGuard(self)
        self.hide()

    def show_found(self, found: tuple[C, ...], words: str = "") -> None:
        """Show the first few of ``found``, then ``words``; nothing at all hides the list."""
        if found[:SHOWN] != self.found:
            self._guard.renew()
        self.found = found[:SHOWN]
        self.words = words
        self.current = min(self.current, len(self.found) - 1)
        self._pointed = None
        self.setVisible(bool(self.found or words))
        self.resize(self.width(), self.sizeHint().height())
        self.raise_()
        self.update()

    def step(self, by: int) -> None:
        """Go to the next row or the one before, round the end."""
        if self.found:
            if self.current == NOBODY and by < 0:
                before = len(self.found)
            else:
                before = self.current
            self.current = (before + by) % len(self.found)
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the rows shown, in pixels."""
        words = 0
        if self.words:
            words = WORDS_HEIGHT
        return QSize(440, len(self.found) * Height.ROW + words + 2 * MARGIN)

    def row_centre(self, index: int) -> QPoint:
        """Return the middle of a row (for tests and guided tours)."""
        return self._row(index).center().toPoint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows: seat, name, club."""
        ink = colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(ink.line_strong), 1))
        painter.setBrush(QColor(ink.surface))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        for index, person in enumerate(self.found):
            row = self._row(index)
            pointed = index == self._pointed
            self._paint_row(painter, row, person, current=index == self.current, pointed=pointed)
        if self.words:
            foot = QRectF(self.rect()).adjusted(Space.SNUG, 0, -Space.SNUG, -MARGIN)
            foot.setTop(foot.bottom() - WORDS_HEIGHT)
            painter.setFont(typeface(TypeSize.SMALL))
            painter.setPen(QColor(ink.text_soft))
            painter.drawText(foot, LEFT, _fitting(painter, self.words, foot.width()))
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show which row a click would take."""
        self._pointed = self._index_at(event.position().toPoint())
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take the row that was clicked."""
        index = self._index_at(event.position().toPoint())
        if index is not None and event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(index)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the press from the widgets under the list."""
        event.accept()

    def _row(self, index: int) -> QRectF:
        top = MARGIN + index * Height.ROW
        return QRectF(MARGIN, top, self.width() - 2 * MARGIN, Height.ROW)

    def _index_at(self, point: QPoint) -> int | None:
        index = (point.y() - MARGIN) // Height.ROW
        if 0 <= index < len(self.found):
            return index
        return None

    def _paint_row(
        self, painter: QPainter, row: QRectF, person: C, *, current: bool, pointed: bool
    ) -> None:
        ink = colours()
        if current or pointed:
            if current:
                painter.setPen(QColor(ink.focus))
            else:
                painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ink.accent_soft if current else ink.hover))
            painter.drawRoundedRect(row, 4, 4)
        inside = row.adjusted(Space.TIGHT, 0, -Space.TIGHT, 0)
        painter.setPen(QColor(ink.accent_text))
        painter.setFont(typeface(TypeSize.BODY, strong=True))
        painter.drawText(inside, LEFT, person.seat_figures)
        rest = inside.adjusted(SEAT_WIDTH, 0, 0, 0)
        painter.setPen(QColor(ink.text))
        painter.setFont(typeface(TypeSize.BODY, strong=current))
        names = [one.name for one in self.found]
        name = fitted_name(person.name, QFontMetricsF(painter.font()), rest.width(), names)
        painter.drawText(rest, LEFT, name)
        taken = QFontMetricsF(painter.font()).horizontalAdvance(name) + Space.NORMAL
        club = rest.adjusted(taken, 0, 0, 0)
        if club.width() > 60:
            painter.setPen(QColor(ink.text_soft))
            painter.setFont(typeface(TypeSize.SMALL))
            painter.drawText(club, RIGHT, _fitting(painter, person.club, club.width()))


def _fitting(painter: QPainter, words: str, width: float) -> str:
    measure = QFontMetricsF(painter.font())
    return measure.elidedText(words, Qt.TextElideMode.ElideRight, width)
