"""Words painted as large as they fit: the wall has no fixed sizes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from td_app.ui.theme.icons import paint_icon
from td_app.ui.theme.typefaces import typeface
from td_app.wall.facts import HandWords, MessageWords, TimeWords

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
LINE = 1.22
"""Height of a line of words, for a size of one."""


def width_of(words: str, size: float, *, strong: bool = True) -> float:
    """Return how wide words are at a size, in pixels."""
    return QFontMetricsF(typeface(100, strong=strong)).horizontalAdvance(words) * size / 100


def fitting_size(words: str, room: QRectF, most: float, *, strong: bool = True) -> float:
    """Return the largest size, ``most`` at most, at which words stand on one line of ``room``."""
    wide = width_of(words, 1.0, strong=strong)
    return min(most, room.height() / LINE, room.width() / wide if wide else most)


def paint_line(
    painter: QPainter,
    room: QRectF,
    words: str,
    colour: str,
    *,
    most: float,
    least: float = 0.0,
    strong: bool = True,
    align: Qt.AlignmentFlag = CENTRE,
) -> float:
    """Draw one line as large as it fits, elided below ``least``; return its size in pixels."""
    size = max(fitting_size(words, room, most, strong=strong), least, 1.0)
    font = typeface(size, strong=strong)
    measure = QFontMetricsF(font)
    if measure.horizontalAdvance(words) > room.width() + 1 and size - 1 >= max(least, 1.0):
        # Typefaces have whole sizes: one rounded up is a letter too wide.
        size -= 1
        font = typeface(size, strong=strong)
        measure = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    shown = words
    if measure.horizontalAdvance(words) > room.width() + 1:
        shown = measure.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, align | Qt.TextFlag.TextSingleLine, shown)
    return size


def in_lines(words: str, lines: int) -> list[str]:
    """Return words cut at spaces into at most ``lines`` lines, as even as they can be.

    >>> in_lines("Jean-Pierre de La Tour du Pin", 2)
    ['Jean-Pierre de', 'La Tour du Pin']
    """
    parts = words.split(" ")
    if lines <= 1 or len(parts) == 1:
        return [words]
    cuts = (
        [" ".join(parts[:cut]), *in_lines(" ".join(parts[cut:]), lines - 1)]
        for cut in range(1, len(parts))
    )
    return min(cuts, key=lambda cut: max(len(line) for line in cut))


def paint_lines(
    painter: QPainter, room: QRectF, words: str, colour: str, *, most: float, lines: int = 2
) -> QRectF:
    """Draw words from the left, on a second line rather than smaller; elided at the end.

    Return where the first line stands.
    """
    size = min(most, room.height() / lines / LINE)
    if fitting_size(words, room, most) >= most * 0.9:
        paint_line(painter, room, words, colour, most=most, align=LEFT)
        return room
    cut = in_lines(words, lines)
    size = max(min(fitting_size(line, room, size) for line in cut), size * 0.75)
    tall = size * LINE
    top = room.center().y() - tall * len(cut) / 2
    for number, line in enumerate(cut):
        where = QRectF(room.left(), top + tall * number, room.width(), tall)
        paint_line(painter, where, line, colour, most=size, least=size, align=LEFT)
    return QRectF(room.left(), top, room.width(), tall)


def paint_name(painter: QPainter, room: QRectF, name: str, colour: str, most: float) -> None:
    """Draw a name as large as ``room`` allows, on one, two or three lines."""
    best: tuple[float, list[str]] = (0.0, [name])
    for count in (1, 2, 3):
        lines = in_lines(name, count)
        each = QRectF(0, 0, room.width(), room.height() / len(lines))
        size = min(fitting_size(line, each, most) for line in lines)
        if size > best[0] * 1.05:
            best = (size, lines)
    size, lines = best
    font = typeface(size, strong=True)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    tall = size * LINE
    top = room.center().y() - tall * len(lines) / 2
    for number, line in enumerate(lines):
        where = QRectF(room.left(), top + tall * number, room.width(), tall)
        painter.drawText(where, CENTRE | Qt.TextFlag.TextSingleLine, line)


def paint_side_by_side(
    painter: QPainter,
    room: QRectF,
    parts: Sequence[tuple[str, float, str]],
    *,
    most: float,
    align: Qt.AlignmentFlag = CENTRE,
) -> None:
    """Draw parts (words, share of the size, colour) on one baseline, as large as they fit."""
    gap = 0.42
    wide = sum(width_of(words, share) for words, share, _ in parts) + gap * (len(parts) - 1)
    size = min(most, room.height() / LINE, room.width() / wide)
    measure = QFontMetricsF(typeface(size, strong=True))
    baseline = room.center().y() + measure.capHeight() / 2
    if align is LEFT:
        left = room.left()
    else:
        left = room.center().x() - wide * size / 2
    for words, share, colour in parts:
        painter.setFont(typeface(size * share, strong=True))
        painter.setPen(QColor(colour))
        painter.drawText(QPointF(left, baseline), words)
        left += width_of(words, share) * size + gap * size


@dataclass(frozen=True, slots=True)
class Lead:
    """The icon before a heading, if any, and their colour; side, gap, largest letters in pixels.

    ``aside`` is left free at both ends.
    """

    icon: str
    colour: str
    side: float
    gap: float
    most: float
    aside: float = 0.0


def paint_heading(painter: QPainter, room: QRectF, words: str, lead: Lead) -> None:
    """Draw the heading of a face in the middle of its room, after its icon."""
    side = lead.side
    gap = lead.gap
    beside = room.adjusted(lead.aside, 0, -side - gap - lead.aside, 0)
    size = fitting_size(words, beside, lead.most)
    left = room.center().x() - (width_of(words, size) + side + gap) / 2
    if lead.icon:
        mark = QRectF(left, room.center().y() - side / 2, side, side)
        paint_icon(painter, lead.icon, lead.colour, mark)
    beside.moveLeft(left + side + gap)
    paint_line(painter, beside, words, lead.colour, most=size, align=LEFT)


def paint_clock_line(
    painter: QPainter,
    room: QRectF,
    words: HandWords | MessageWords | TimeWords,
    ink: str,
    *,
    level: float = 0.55,
    most: float = 0.72,
) -> None:
    """Draw the tournament's time between its level, smaller by that share, and its blinds."""
    parts = [(words.level, level, ink), (words.clock, 1.0, ink), (words.blinds, 0.62, ink)]
    shown = [part for part in parts if part[0]]
    paint_side_by_side(painter, room, shown, most=room.height() * most)
