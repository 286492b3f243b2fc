"""Words on a page: in the sizes and tones of the theme, cut or shortened where there is no room."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from reports.names import abbreviations, named_alone
from td_app.ui.theme.icons import dress, give_icon
from td_app.ui.theme.tokens import Tone, TypeSize
from td_app.ui.theme.typefaces import typeface
from td_app.ui.widgets.tips import set_tip


class Say(Enum):
    """The role of a text; each has its size, weight and colour."""

    BODY = "body"
    SOFT = "soft"
    STRONG = "strong"
    SMALL = "small"
    LEAD = "lead"
    SECTION = "section"
    TITLE = "title"
    DECISION = "decision"
    FIGURE = "figure"


def label(
    text: str = "",
    say: Say = Say.BODY,
    parent: QWidget | None = None,
    *,
    tone: Tone = Tone.NEUTRAL,
    wraps: bool = False,
    even: bool = False,
) -> QLabel:
    """Return words as plain text (names typed by people are never read as markup).

    ``even``: they wrap, in lines about as long as each other, none of a word alone.
    """
    words = EvenLabel(text, parent) if even else QLabel(text, parent)
    words.setTextFormat(Qt.TextFormat.PlainText)
    words.setWordWrap(wraps or even)
    if wraps or even:
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        words.setSizePolicy(policy)
    dress(words, type=say.value, tone=tone.value)
    return words


def tell(words: QLabel, text: str, tone: Tone | None = None) -> None:
    """Set the text, and its tone if one is given; an empty text hides the label."""
    words.setText(text)
    words.setVisible(bool(text))
    if tone is not None:
        dress(words, tone=tone.value)


def icon_label(name: str, role: str = "text", side: int = 20) -> QLabel:
    """Return an icon alone, ``side`` pixels wide, in the colour of a token."""
    drawing = QLabel()
    drawing.setProperty("theme_icon_side", side)
    give_icon(drawing, name, role)
    drawing.setFixedSize(QSize(side, side))
    return drawing


LEAST_EVEN = 0.75


class EvenLabel(QLabel):
    """Words that wrap in as many lines as their room asks for, each about as long."""

    def even_width(self) -> int:
        """Return the least width, in pixels, in which they take no more lines; ``LEAST_EVEN`` of
        their room at least: narrower, a paragraph looks out of place.
        """
        measure = self.fontMetrics()
        way = int(self.alignment() | Qt.TextFlag.TextWordWrap)

        def height(width: int) -> int:
            return measure.boundingRect(QRect(0, 0, width, 10_000), way, self.text()).height()

        most = self.contentsRect().width()
        least = int(most * LEAST_EVEN)
        asked = height(most)
        while most - least > 1:
            middle = (least + most) // 2
            if height(middle) > asked:
                least = middle
            else:
                most = middle
        return most

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words between closer edges than those there are."""
        room = self.contentsRect()
        middle = room.center()
        room.setWidth(self.even_width())
        if self.alignment() & Qt.AlignmentFlag.AlignHCenter:
            room.moveCenter(middle)
        way = int(self.alignment() | Qt.TextFlag.TextWordWrap)
        painter = QPainter(self)
        self.style().drawItemText(
            painter, room, way, self.palette(), self.isEnabled(), self.text(), self.foregroundRole()
        )
        painter.end()


class CutLabel(QLabel):
    """One line of plain text that never widens what holds it, whole under the pointer if cut."""

    def __init__(
        self,
        text: str = "",
        say: Say = Say.BODY,
        parent: QWidget | None = None,
        *,
        tone: Tone = Tone.NEUTRAL,
        named: bool = False,
        among: Sequence[str] = (),
        hugs: bool = False,
    ) -> None:
        """Say ``text``; ``named`` when it is a person's name, shortened as names are, told apart
        from those ``among`` which it is shown.

        Takes all the room left over, no more than its words need if it ``hugs`` them.
        """
        super().__init__(parent)
        self.named = named
        self.setTextFormat(Qt.TextFormat.PlainText)
        if hugs:
            across = QSizePolicy.Policy.Maximum
        else:
            across = QSizePolicy.Policy.Ignored
        self.setSizePolicy(across, QSizePolicy.Policy.Preferred)
        dress(self, type=say.value, tone=tone.value)
        self._whole = self._shorter = ""
        self._among: tuple[str, ...] = ()
        self.say(text, among=among)

    @property
    def whole(self) -> str:
        """Return the words before they are cut."""
        return self._whole

    @property
    def least_width(self) -> int:
        """Return the pixels of the words on one line, of the shorter ones if any."""
        return self.fontMetrics().horizontalAdvance(self._shorter or self._whole) + 2

    def say(self, text: str, shorter: str = "", among: Sequence[str] = ()) -> None:
        """Say something else, in words that are ``shorter`` where there is no room."""
        self._whole = text
        self._shorter = shorter
        self._among = tuple(among)
        self.setAccessibleName(text)
        self.updateGeometry()
        self._cut()

    def sizeHint(self) -> QSize:
        """Return the size the whole words would take."""
        size = super().sizeHint()
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 2, size.height())

    def minimumSizeHint(self) -> QSize:
        """Return no width at all: the words are cut to the room there is."""
        return QSize(0, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Measure the words again in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._cut()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the words anew."""
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        measure = self.fontMetrics()
        room = max(0, self.width())
        if self.named:
            shown = fitted_name(self._whole, measure, room, self._among)
        else:
            fits = measure.horizontalAdvance(self._whole) <= room
            if fits or not self._shorter:
                told = self._whole
            else:
                told = self._shorter
            shown = measure.elidedText(told, Qt.TextElideMode.ElideRight, room)
        self.setText(shown)
        set_tip(self, self._whole if shown != self._whole else "")


class NoteLabel(CutLabel):
    """Words that take no more than a line, the shorter ones where the whole ones do not fit;
    smaller and on two where they would be cut all the same.
    """

    _on_one = True

    @property
    def least_width(self) -> int:
        """Return the width in pixels of the words on one line, of the shorter ones if any."""
        return QFontMetrics(typeface()).horizontalAdvance(self._shorter or self._whole) + 2

    @property
    def in_short(self) -> bool:
        """Return whether the shorter words are shown."""
        return self.text() == self._shorter != self._whole

    def sizeHint(self) -> QSize:
        """Return the size the whole words would take on one line."""
        wide = QFontMetrics(typeface()).horizontalAdvance(self._whole) + 2
        return QSize(wide, super().sizeHint().height())

    def _cut(self) -> None:
        room = max(0, self.width())
        shown = self._whole
        measure = QFontMetrics(typeface())
        fits = measure.horizontalAdvance(shown) <= room
        if not fits and self._shorter and measure.horizontalAdvance(self._shorter) <= room:
            shown = self._shorter
            fits = True
        if fits != self._on_one:
            self._on_one = fits
            self.setWordWrap(not fits)
            dress(self, type=(Say.BODY if fits else Say.SMALL).value)
        small = QFontMetrics(typeface(TypeSize.SMALL))
        if not fits and small.horizontalAdvance(shown) > room:
            shown = _on_two_lines(shown, small, room)
        self.setText(shown)
        set_tip(self, self._whole if shown != self._whole else "")


def _on_two_lines(words: str, measure: QFontMetrics, room: int) -> str:
    """Return words parted in two lines as a label parts them, the second cut if it must be."""
    taken = words.split(" ")
    first = taken[0]
    at = 1
    while at < len(taken) and measure.horizontalAdvance(f"{first} {taken[at]}") <= room:
        first = f"{first} {taken[at]}"
        at += 1
    rest = " ".join(taken[at:])
    return f"{first} {measure.elidedText(rest, Qt.TextElideMode.ElideRight, room)}".strip()


class NamesInList(QStyledItemDelegate):
    """Draws a list of players: a name without room, the last part of its line, is shortened as
    names are, told apart from the others of ``names``.
    """

    def __init__(self, of: QListWidget) -> None:
        """Draw the lines of a list; ``names`` are those it may show."""
        super().__init__(of)
        self.names: tuple[str, ...] = ()
        of.setItemDelegate(self)

    def initStyleOption(  # noqa: N802 - Qt calls it
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Shorten the name of this line."""
        super().initStyleOption(option, index)
        name = next((name for name in self.names if option.text.endswith(name)), "")
        if not name:
            return
        style = option.widget.style()
        words = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, option.widget)
        aside = 2 * style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option) + 2
        measure = QFontMetricsF(option.font)
        before = option.text.removesuffix(name)
        room = words.width() - aside - measure.horizontalAdvance(before)
        option.text = before + fitted_name(name, measure, room, self.names)


def paint_cut(
    painter: QPainter,
    room: QRectF,
    words: str,
    font: QFont,
    colour: str,
    way: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> float:
    """Draw words on one line, cut where there is no room; return their whole width in pixels."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    if not way & Qt.AlignmentFlag.AlignVertical_Mask:
        way |= Qt.AlignmentFlag.AlignVCenter
    painter.drawText(room, int(way | Qt.TextFlag.TextSingleLine), shown)
    return metrics.horizontalAdvance(words)


def paint_in_two(painter: QPainter, room: QRectF, words: str, font: QFont, colour: str) -> None:
    """Draw words on one line, or on two where one has no room and ``room`` is high enough."""
    metrics = QFontMetricsF(font)
    high = metrics.height()
    first = words
    while metrics.horizontalAdvance(first) > room.width() and " " in first:
        first = first.rpartition(" ")[0]
    if first == words or 2 * high > room.height():
        paint_cut(painter, room, words, font, colour)
        return
    top = room.center().y() - high
    second = words[len(first) + 1 :]
    for at, told in enumerate((first, second)):
        line = QRectF(room.left(), top + at * high, room.width(), high)
        paint_cut(painter, line, told, font, colour)


def fitted_name(
    name: str, measure: QFontMetrics | QFontMetricsF, room: float, among: Sequence[str] = ()
) -> str:
    """Return one name as ``room`` pixels hold it, told apart from the others ``among`` them."""
    short = abbreviations((*among, name))[name]
    return named_alone(name, short, lambda form: measure.horizontalAdvance(form) <= room)
