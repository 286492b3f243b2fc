"""Words on a page: in the sizes and tones of the theme, cut or shortened where there is no room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from td_app.ui.theme.icons import dress, give_icon
from td_app.ui.theme.tokens import Tone


class Say(Enum):
    """What words are for; each has its size, weight and colour."""

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
) -> QLabel:
    """Return words as plain text (names typed by people are never read as markup)."""
    words = QLabel(text, parent)
    words.setTextFormat(Qt.TextFormat.PlainText)
    words.setWordWrap(wraps)
    if wraps:
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        words.setSizePolicy(policy)
    dress(words, type=say.value, tone=tone.value)
    return words


def tell(words: QLabel, text: str, tone: Tone | None = None) -> None:
    """Say something else, in another tone if one is given; hidden while there is nothing to say."""
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


class CutLabel(QLabel):
    """One line of plain text that never widens what holds it."""

    def __init__(
        self,
        text: str = "",
        say: Say = Say.BODY,
        parent: QWidget | None = None,
        *,
        tone: Tone = Tone.NEUTRAL,
    ) -> None:
        """Say ``text``."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        dress(self, type=say.value, tone=tone.value)
        self._whole = ""
        self.say(text)

    @property
    def whole(self) -> str:
        """Return the words before they are cut."""
        return self._whole

    def say(self, text: str) -> None:
        """Say something else."""
        self._whole = text
        self.setAccessibleName(text)
        self._cut()

    def sizeHint(self) -> QSize:
        """Return the size the whole words would take."""
        size = super().sizeHint()
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 2, size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the words anew."""
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        shown = self.fontMetrics().elidedText(
            self._whole, Qt.TextElideMode.ElideRight, max(0, self.width())
        )
        self.setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")


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


PARTICLES = frozenset({"de", "du", "des", "d’", "la", "le", "les", "van", "von", "ben", "el"})
ELLIPSIS = "…"


def family_and_first(name: str) -> tuple[str, str]:
    """Return the family name and the first names of ``name``, whichever order it came in.

    Words in capitals are the family name; without any, the last word and its particles are.

    >>> family_and_first("DE LA TOUR Jean-Paul"), family_and_first("Anna van Dyck")
    (('DE LA TOUR', 'Jean-Paul'), ('van Dyck', 'Anna'))
    """
    words = name.split()
    capitals = [w for w in words if len(w.strip(".")) > 1 and w == w.upper() and w != w.lower()]
    if capitals and len(capitals) < len(words):
        return " ".join(capitals), " ".join(w for w in words if w not in capitals)
    start = max(0, len(words) - 1)
    while start > 1 and words[start - 1].lower() in PARTICLES:
        start -= 1
    return " ".join(words[start:]), " ".join(words[:start])


def initials(first: str) -> str:
    """Return the initials of first names.

    >>> initials("Jean-Paul Marie")
    'J.-P. M.'
    """
    return " ".join(
        "-".join(f"{part[0]}." for part in word.split("-") if part) for word in first.split()
    )


def shorter_forms(name: str) -> tuple[str, ...]:
    """Return ``name`` then ever shorter forms of it, the family name alone last.

    >>> shorter_forms("Jean-Paul Marchand")
    ('Jean-Paul Marchand', 'J.-P. Marchand', 'Marchand J.', 'Marchand')
    """
    family, first = family_and_first(name)
    if not first:
        return (name,)
    letters = initials(first)
    forms = (name, f"{letters} {family}", f"{family} {letters[:2]}", family)
    return tuple(dict.fromkeys(forms))


def shortened(names: Sequence[str], fits: Callable[[str], bool]) -> tuple[str, ...]:
    """Return for each name the longest form that fits and that no other name also takes.

    When even the shortest does not fit it is cut with an ellipsis.

    >>> shortened(["Ann Roy", "Bob Roy"], lambda form: len(form) <= 6)
    ('A. Roy', 'B. Roy')
    """
    forms = [shorter_forms(name) for name in names]
    taken = [form for ladder in forms for form in set(ladder)]
    return tuple(
        next((form for form in ladder if fits(form) and taken.count(form) == 1), None)
        or _cut(ladder[-2] if taken.count(ladder[-1]) > 1 and len(ladder) > 1 else ladder[-1], fits)
        for ladder in forms
    )


def _cut(form: str, fits: Callable[[str], bool]) -> str:
    if fits(form):
        return form
    for length in range(len(form) - 1, 0, -1):
        cut = form[:length].rstrip(" .-") + ELLIPSIS
        if fits(cut):
            return cut
    return ELLIPSIS
