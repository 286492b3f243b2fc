"""The base of every widget that answers one question: its keys, its buttons, taking back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from td_app.floor.question_steps import Asked
from td_app.ui.theme import RADIUS, Height, Space, TypeSize, colours, typeface
from td_app.ui.theme.tokens import FOCUS_WIDTH
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import ENTER
from td_app.ui.widgets.layout import STRETCH, row
from td_app.words.language import fr_en

TALL = Height.TOP_BAR
"""Height of an answer on one line, in pixels."""

KEY_SIDE = 28
SQUARE = 72
LOW_SQUARE = 60
"""Width of a number's button, in a low window too, in pixels."""

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
CENTRE = Qt.AlignmentFlag.AlignCenter


class AnswerPad(QWidget):
    """``given(value)``: the answer, a plain value as the rulebook's door takes it; ``moved()``
    when another part of it is asked.

    The keyboard goes to what ``begin`` chooses; a key that nothing inside wants comes to
    ``keyed``, from here or from what holds this pad.
    """

    given = Signal(object)
    moved = Signal()

    def __init__(self, asked: Asked) -> None:
        """Ask this question."""
        super().__init__()
        self.asked = asked
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def begin(self) -> None:
        """Take the keyboard, on the answer lit up if there is one."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def stand_low(self) -> None:
        """Take less height, where this pad can: the window is low."""

    def take_back(self) -> bool:
        """Take back the last input; return whether there was any."""
        return False

    def clear(self) -> None:
        """Forget what was put in: the same is asked once more."""
        while self.take_back():
            pass

    def keyed(self, event: QKeyEvent) -> bool:
        """Do what a key asks, answer on Enter; return whether the key was for this pad."""
        return event.key() in ENTER and (event.isAutoRepeat() or self._give())

    def hint(self) -> str:
        """Return what the keys do here, in a few words; empty where digits are enough."""
        return ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key asks, else leave it to what holds this pad."""
        if not self.keyed(event):
            event.ignore()

    def _give(self) -> bool:
        """Answer with the input; return whether Enter was used."""
        return False

    def _undone(self) -> None:
        """Take back by a button: the keyboard goes on where one puts in."""
        self.take_back()
        self.begin()


class FieldPad(AnswerPad):
    """Something typed in ``field``, then Enter or ``ok``."""

    def __init__(self, asked: Asked, field: QLineEdit) -> None:
        """Ask for what is typed there."""
        super().__init__(asked)
        self.field = field
        field.setAccessibleName(asked.question)
        self.ok = floor_button(fr_en("Valider", "OK"), self._give)

    def begin(self) -> None:
        """Take the keyboard in the field."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def light(self, offered: Iterable[tuple[QAbstractButton, object]], *, empty: bool) -> bool:
        """Highlight the button that Enter alone answers while the field is empty; return whether
        one is.
        """
        first = self.asked.first
        assumed = self.asked.assumed and empty
        lit = False
        for button, value in offered:
            # By its type as well: ``False`` is not 0.
            button.setChecked(assumed and type(value) is type(first) and value == first)
            lit = lit or button.isChecked()
        return lit

    def take_back(self) -> bool:
        """Empty the field; return whether anything was typed."""
        typed = bool(self.field.text())
        self.field.clear()
        return typed


class PaintedButton(QAbstractButton):
    """``clicked()`` by a tap, Space or Enter; the mouse leaves the keyboard where it was."""

    def __init__(self, words: str, key: str = "", parent: QWidget | None = None) -> None:
        """Say ``words``; ``key`` presses it as well."""
        super().__init__(parent)
        self.key = key
        self.setText(words)
        self.setAccessibleName(words)
        self.setAccessibleDescription(key)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter as on Space, once however long it is held."""
        if event.key() in (*ENTER, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.click()
        else:
            event.ignore()

    def _begin_painting(self, edge: str, ground: str) -> QPainter:
        """Draw the ground, its edge strong while the keyboard is here; return the painter."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = 1
        if self.hasFocus():
            wide = FOCUS_WIDTH
        painter.setPen(QPen(QColor(colours().focus if self.hasFocus() else edge), wide))
        painter.setBrush(QColor(ground))
        inner = wide / 2
        box = QRectF(self.rect()).adjusted(inner, inner, -inner, -inner)
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        return painter


class AnswerButton(PaintedButton):
    """One answer, large: its key at the left, its words over as many lines as needed."""

    def __init__(
        self,
        words: str,
        key: str = "",
        does: Callable[[], object] | None = None,
        *,
        checkable: bool = False,
    ) -> None:
        """Say ``words``, given by ``key`` as well; ``does`` is what it does."""
        super().__init__(words, key)
        self.tall: int = TALL
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCheckable(checkable)
        if does is not None:
            self.clicked.connect(lambda _=False: does())

    def sizeHint(self) -> QSize:
        """Return the size of the words on one line, in pixels."""
        wide = QFontMetricsF(self._font()).horizontalAdvance(self.text())
        return QSize(int(wide) + self._beside() + 1, self.tall)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest legible size, in pixels."""
        return QSize(min(self.sizeHint().width(), 200), self.tall)

    def hasHeightForWidth(self) -> bool:
        """Answers on several lines get the height they need."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the words in that width, in pixels."""
        room = QRectF(0, 0, max(1, width - self._beside()), 10_000)
        flags = int(LEFT | Qt.TextFlag.TextWordWrap)
        needed = QFontMetricsF(self._font()).boundingRect(room, flags, self.text())
        if self.tall == TALL:
            above = Space.NORMAL
        else:
            above = Space.HAIR
        return max(self.tall, int(needed.height()) + 2 * above)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ground, key and words."""
        painter = self._painter()
        words = QRectF(self.rect()).adjusted(Space.NORMAL, 0, -Space.NORMAL, 0)
        flags = CENTRE
        if self.key:
            cap = QRectF(Space.SNUG, (self.height() - KEY_SIDE) / 2, KEY_SIDE, KEY_SIDE)
            key_cap(painter, cap, self.key, lit=self.hasFocus() or self.isChecked())
            words.setLeft(cap.right() + Space.SNUG)
            flags = LEFT
        painter.setFont(self._font())
        painter.setPen(QColor(colours().text if self.isEnabled() else colours().text_disabled))
        painter.drawText(words, int(flags | Qt.TextFlag.TextWordWrap), self.text())
        painter.end()

    def _painter(self) -> QPainter:
        ink = colours()
        ground = ink.surface
        if self.isDown():
            ground = ink.sunken
        elif self.isChecked():
            ground = ink.accent_soft
        elif self.underMouse():
            ground = ink.hover
        return self._begin_painting(ink.focus if self.isChecked() else ink.line_strong, ground)

    def _font(self) -> QFont:
        if self.key:
            return typeface(TypeSize.TITLE if self.tall == TALL else TypeSize.LEAD)
        return typeface(TypeSize.DECISION if self.tall == TALL else TypeSize.TITLE, strong=True)

    def _beside(self) -> int:
        return 2 * Space.NORMAL + (KEY_SIDE + Space.TIGHT if self.key else 0)


class NumberButton(AnswerButton):
    """A number to tap, as wide as the others; the number itself is its key."""

    def __init__(
        self, words: str, does: Callable[[], object] | None = None, *, checkable: bool = False
    ) -> None:
        """Say a number."""
        super().__init__(words, "", does, checkable=checkable)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return one size for every number, wider for words."""
        if self.tall == TALL:
            square = SQUARE
        else:
            square = LOW_SQUARE
        return QSize(max(square, super().sizeHint().width()), self.tall)

    def hasHeightForWidth(self) -> bool:
        """Numbers stand on one line."""
        return False


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
    button = Button(words, rank, scale="floor", icon=icon, does=lambda _=False: act())
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
    return button


def row_of(*widgets: QWidget, spacing: int = Space.TIGHT) -> QHBoxLayout:
    """Return widgets side by side, from the left."""
    return row(*widgets, STRETCH, spacing=spacing)


def go_round(buttons: Sequence[QWidget], by: int) -> None:
    """Highlight the next button, or the one before: the first or the last where none is."""
    lit = next((rank for rank, button in enumerate(buttons) if button.hasFocus()), None)
    if lit is None:
        if by > 0:
            rank = 0
        else:
            rank = len(buttons) - 1
    else:
        rank = (lit + by) % len(buttons)
    buttons[rank].setFocus(Qt.FocusReason.TabFocusReason)
