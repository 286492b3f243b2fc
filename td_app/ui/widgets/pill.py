"""A state told by a word and a shape, never by colour alone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.tokens import Tone, TypeSize
from td_app.ui.theme.typefaces import typeface

HEIGHT = 22.0
SHAPE = 8.0
PADDING = 9.0
GAP = 6.0


class Shape(Enum):
    """The shape before the word."""

    NONE = "none"
    DISC = "disc"
    RING = "ring"
    TRIANGLE = "triangle"
    SQUARE = "square"
    CROSS = "cross"
    TICK = "tick"


@dataclass(frozen=True, slots=True)
class PillFacts:
    """A word, its tone and its shape."""

    text: str
    tone: Tone = Tone.NEUTRAL
    shape: Shape = Shape.DISC


def pill_width(facts: PillFacts) -> float:
    """Return the width a pill needs, in pixels."""
    words = QFontMetricsF(typeface(TypeSize.SMALL, strong=True)).horizontalAdvance(facts.text)
    if facts.shape is Shape.NONE:
        shape = 0.0
    else:
        shape = SHAPE + GAP
    return words + shape + 2 * PADDING


def paint_pill(
    painter: QPainter, where: QRectF, facts: PillFacts, *, on_chosen: bool = False
) -> None:
    """Draw a pill at the left of ``where``, in its middle height, cut to its width.

    ``on_chosen``: on the ground of a chosen row, which has the colour of some pills.
    """
    ink = colours()
    font = typeface(TypeSize.SMALL, strong=True)
    width = min(pill_width(facts), where.width())
    box = QRectF(where.left(), where.center().y() - HEIGHT / 2, width, HEIGHT)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    ground = ink.surface if on_chosen else ink.soft_of(facts.tone)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, HEIGHT / 2, HEIGHT / 2)
    colour = QColor(ink.text_of(facts.tone))
    left = box.left() + PADDING
    if facts.shape is not Shape.NONE:
        _shape(painter, QRectF(left, box.center().y() - SHAPE / 2, SHAPE, SHAPE), facts, colour)
        left += SHAPE + GAP
    room = QRectF(left, box.top(), box.right() - left - PADDING + 1, HEIGHT)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(
        room,
        Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine,
        QFontMetricsF(font).elidedText(facts.text, Qt.TextElideMode.ElideRight, room.width()),
    )


def _shape(painter: QPainter, box: QRectF, facts: PillFacts, colour: QColor) -> None:
    painter.setPen(QPen(colour, 1.75, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = box.adjusted(1, 1, -1, -1)
    match facts.shape:
        case Shape.RING:
            painter.drawEllipse(inner)
        case Shape.CROSS:
            painter.drawLine(inner.topLeft(), inner.bottomRight())
            painter.drawLine(inner.topRight(), inner.bottomLeft())
        case Shape.TICK:
            painter.drawPolyline(
                [
                    QPointF(box.left(), box.center().y()),
                    QPointF(box.left() + 3, box.bottom() - 1),
                    QPointF(box.right(), box.top() + 1),
                ]
            )
        case Shape.TRIANGLE:
            painter.setBrush(colour)
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(box.center().x(), inner.top()),
                        inner.bottomRight(),
                        inner.bottomLeft(),
                    ]
                )
            )
        case Shape.SQUARE:
            painter.fillRect(inner, colour)
        case _:
            painter.setBrush(colour)
            painter.drawEllipse(inner)


class Pill(QWidget):
    """One pill on a page."""

    def __init__(self, facts: PillFacts, parent: QWidget | None = None) -> None:
        """Show ``facts``."""
        super().__init__(parent)
        self._facts = facts
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(facts.text)

    def set_facts(self, facts: PillFacts) -> None:
        """Show another state."""
        if facts != self._facts:
            self._facts = facts
            self.setAccessibleName(facts.text)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size its word needs, in pixels."""
        return QSize(int(pill_width(self._facts) + 1), int(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pill."""
        painter = QPainter(self)
        paint_pill(painter, QRectF(self.rect()), self._facts)
        painter.end()
