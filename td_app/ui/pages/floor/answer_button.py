"""One answer as a large button: its key at the left, its words over as many lines as needed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from td_app.ui.theme.tokens import FOCUS_WIDTH, RADIUS, Height, Space, TypeSize
from td_app.ui.theme.typefaces import typeface
from td_app.ui.theme.worn import colours
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import ENTER

TALL = Height.TOP_BAR
"""Height of an answer on one line, in pixels."""

KEY_SIDE = 28
SQUARE = 72
"""Width of a number's button, in pixels."""

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
CENTRE = Qt.AlignmentFlag.AlignCenter


def key_cap(painter: QPainter, where: QRectF, key: str, *, lit: bool = False) -> None:
    """Draw the key that stands for something."""
    ink = colours()
    painter.setPen(QPen(QColor(ink.focus if lit else ink.line), 1))
    painter.setBrush(QColor(ink.accent_soft if lit else ink.sunken))
    painter.drawRoundedRect(where, RADIUS - 1, RADIUS - 1)
    painter.setFont(typeface(min(TypeSize.LEAD, where.height() * 0.58), strong=True))
    painter.setPen(QColor(ink.accent_text if lit else ink.text_soft))
    painter.drawText(where, CENTRE, key)


def floor_button(
    words: str, act: Callable[[], object], rank: Rank = Rank.PRIMARY, *, icon: str = ""
) -> Button:
    """Return a button as high as what stands beside it; the mouse leaves the keyboard alone."""
    button = Button(words, rank, scale="floor", icon=icon)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
    button.clicked.connect(lambda _=False: act())
    return button


class AnswerButton(QAbstractButton):
    """``clicked()`` by a tap, Space or Enter; the mouse leaves the keyboard where it was."""

    def __init__(self, words: str, key: str = "", parent: QWidget | None = None) -> None:
        """Say ``words``, given by ``key`` as well."""
        super().__init__(parent)
        self._key = key
        self.setText(words)
        self.setAccessibleName(words)
        self.setAccessibleDescription(key)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def key(self) -> str:
        """Return the key that gives this answer."""
        return self._key

    def sizeHint(self) -> QSize:
        """Return the size of the words on one line, in pixels."""
        wide = QFontMetricsF(self._font()).horizontalAdvance(self.text())
        return QSize(int(wide) + self._beside() + 1, TALL)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest legible size, in pixels."""
        return QSize(min(self.sizeHint().width(), 200), TALL)

    def hasHeightForWidth(self) -> bool:
        """Answers on several lines get the height they need."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the words in that width, in pixels."""
        room = QRectF(0, 0, max(1, width - self._beside()), 10_000)
        needed = QFontMetricsF(self._font()).boundingRect(
            room, int(LEFT | Qt.TextFlag.TextWordWrap), self.text()
        )
        return max(int(TALL), int(needed.height()) + 2 * Space.NORMAL)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer on Enter as on Space, once however long it is held."""
        if event.key() in (*ENTER, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.click()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ground, key and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter)
        words = QRectF(self.rect()).adjusted(Space.NORMAL, 0, -Space.NORMAL, 0)
        flags = CENTRE
        if self._key:
            cap = QRectF(Space.SNUG, (self.height() - KEY_SIDE) / 2, KEY_SIDE, KEY_SIDE)
            key_cap(painter, cap, self._key, lit=self.hasFocus() or self.isChecked())
            words.setLeft(cap.right() + Space.SNUG)
            flags = LEFT
        painter.setFont(self._font())
        painter.setPen(QColor(colours().text if self.isEnabled() else colours().text_disabled))
        painter.drawText(words, int(flags | Qt.TextFlag.TextWordWrap), self.text())
        painter.end()

    def _ground(self, painter: QPainter) -> None:
        ink = colours()
        ground = ink.surface
        if self.isDown():
            ground = ink.sunken
        elif self.isChecked():
            ground = ink.accent_soft
        elif self.underMouse():
            ground = ink.hover
        wide = FOCUS_WIDTH if self.hasFocus() else 1
        strong = ink.focus if self.hasFocus() or self.isChecked() else ink.line_strong
        painter.setPen(QPen(QColor(strong), wide))
        painter.setBrush(QColor(ground))
        inner = wide / 2
        box = QRectF(self.rect()).adjusted(inner, inner, -inner, -inner)
        painter.drawRoundedRect(box, RADIUS, RADIUS)

    def _font(self) -> QFont:
        return typeface(TypeSize.TITLE if self._key else TypeSize.DECISION, strong=not self._key)

    def _beside(self) -> int:
        return 2 * Space.NORMAL + (KEY_SIDE + Space.TIGHT if self._key else 0)


class NumberButton(AnswerButton):
    """A number to tap, as wide as the others; the number itself is its key."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        """Say a number."""
        super().__init__(words, "", parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return one size for every number, wider for words."""
        return QSize(max(SQUARE, super().sizeHint().width()), TALL)

    def hasHeightForWidth(self) -> bool:
        """Numbers stand on one line."""
        return False
