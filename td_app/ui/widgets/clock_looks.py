"""The states a tournament clock is seen in from across the hall: each look, its ground, its bar."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from td_app.ui.theme.tokens import Colours
from td_app.wall.clock import ClockLook


class Edge(Enum):
    """The line around the face."""

    NONE = "none"
    PLAIN = "plain"
    DASHED = "dashed"
    DOUBLE = "double"


@dataclass(frozen=True, slots=True)
class LookStyle:
    """Colours and shapes of a look: ``ground`` is empty where the page shows through."""

    digits: str
    words: str
    bar: str
    ground: str = ""
    groove: str = ""
    edge: Edge = Edge.NONE
    edge_colour: str = ""
    mark: str = ""


def style_of(look: ClockLook, ink: Colours, *, dimmed: bool = False) -> LookStyle:
    """Return how a look is drawn; ``dimmed`` is the other beat of the last ten seconds."""
    groove = ink.sunken
    match look:
        case ClockLook.NOT_STARTED:
            return LookStyle(
                ink.text_soft, ink.text_soft, ink.line, groove=groove, mark="hourglass"
            )
        case ClockLook.RUNNING:
            return LookStyle(ink.text, ink.text_soft, ink.focus, groove=groove)
        case ClockLook.PAUSED:
            return LookStyle(
                ink.text_soft,
                ink.text,
                ink.line_strong,
                ground=ink.sunken,
                groove=ink.line,
                edge=Edge.PLAIN,
                edge_colour=ink.line_strong,
                mark="pause",
            )
        case ClockLook.BREAK:
            return LookStyle(
                ink.on_accent,
                ink.on_accent,
                ink.on_accent,
                ground=ink.accent,
                groove=ink.accent_pressed,
                mark="break",
            )
        case _:
            return _late_style(look, ink, dimmed)


def _late_style(look: ClockLook, ink: Colours, dimmed: bool) -> LookStyle:
    groove = ink.sunken
    match look:
        case ClockLook.LAST_MINUTE:
            return LookStyle(
                ink.amber_text,
                ink.text,
                ink.amber,
                groove=groove,
                edge=Edge.PLAIN,
                edge_colour=ink.amber,
            )
        case ClockLook.LAST_TEN if dimmed:
            return LookStyle(
                ink.red_text, ink.red_text, ink.red, ground=ink.red_soft, groove=groove
            )
        case ClockLook.LAST_TEN:
            return LookStyle(
                ink.on_red, ink.on_red, ink.on_red, ground=ink.red, groove=ink.red_hover
            )
        case ClockLook.LAST_LEVEL:
            return LookStyle(
                ink.text,
                ink.text,
                ink.focus,
                groove=groove,
                edge=Edge.DOUBLE,
                edge_colour=ink.text,
            )
        case _:
            return _after_style(look, ink)


def _after_style(look: ClockLook, ink: Colours) -> LookStyle:
    match look:
        case ClockLook.OVERTIME:
            return LookStyle(
                ink.red_text,
                ink.red_text,
                ink.red,
                groove=ink.sunken,
                edge=Edge.DASHED,
                edge_colour=ink.red,
            )
        case ClockLook.HAND_FOR_HAND:
            return LookStyle(
                ink.on_amber,
                ink.on_amber,
                ink.on_amber,
                ground=ink.amber_ground,
                mark="hand-for-hand",
            )
        case _:
            return LookStyle(
                ink.accent_text,
                ink.text_soft,
                ink.accent,
                edge=Edge.DOUBLE,
                edge_colour=ink.focus,
                mark="winner",
            )


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
    """Draw the share of the time left in its groove; without a colour, the groove alone."""
    around = where.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    if groove:
        painter.setBrush(QColor(groove))
        painter.drawRoundedRect(where, around, around)
    filled = QRectF(where.left(), where.top(), where.width() * min(1.0, share), where.height())
    if filled.width() >= 1:
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(filled, around, around)
