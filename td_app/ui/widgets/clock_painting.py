"""Ground and bar of a clock, in the director's window and on the wall alike."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from td_app.ui.widgets.clock_looks import Edge, LookStyle

DASHES = (5.0, 3.0)
APART = 1.8
"""From one line of a double edge to the other, for a line of one."""


def paint_ground(
    painter: QPainter, box: QRectF, style: LookStyle, *, radius: float, width: float
) -> None:
    """Draw the ground of a look and the line around it, ``width`` pixels thick."""
    if style.ground:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.ground))
        painter.drawRoundedRect(box, radius, radius)
    if style.edge is Edge.NONE:
        return
    pen = QPen(QColor(style.edge_colour), width)
    if style.edge is Edge.DASHED:
        pen.setDashPattern(DASHES)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = width / 2
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)
    if style.edge is Edge.DOUBLE:
        inset += width * APART
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)


def paint_bar(painter: QPainter, where: QRectF, share: float, colour: str, groove: str) -> None:
    """Draw what is left, ``share`` of the whole, in its groove (none without a colour)."""
    around = where.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    if groove:
        painter.setBrush(QColor(groove))
        painter.drawRoundedRect(where, around, around)
    filled = QRectF(where.left(), where.top(), where.width() * min(1.0, share), where.height())
    if filled.width() >= 1:
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(filled, around, around)
