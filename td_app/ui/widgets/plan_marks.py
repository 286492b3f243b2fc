"""Marks at the seats of a plan: blinds and button, and the notes under the players."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from td_app.ui.theme import colours, typeface
from td_app.ui.widgets.plan_geometry import PlanLayout, PlanMode, TablePlanFacts

MARK_HEIGHT = 20.0
MARK_TYPE = 11
GAP = 3.0
NOTE_HEIGHT = 16.0
UNDER_TAG = 9.0
ON_THE_EDGE = -7.0
"""Pixels from the end of a seat to its note, with a tag and without: it hangs on the edge."""
NOTE_ASIDE = 10.0
"""Pixels between a note in a seat and the seat's end."""
SHORT_NOTE = 48.0
"""Pixels of a note that stands in its seat: an amount."""


def paint_marks(painter: QPainter, facts: TablePlanFacts, layout: PlanLayout) -> None:
    """Draw each mark over the upper edge of its seat; beside the number of an empty one.

    Several at one place stand side by side, the first at the right.
    """
    font = typeface(MARK_TYPE, strong=True)
    measure = QFontMetricsF(font)
    ink = colours()
    taken: dict[int, float] = {}
    for mark in facts.marks:
        if mark.place > len(layout.seats):
            continue
        wide = max(MARK_HEIGHT, measure.horizontalAdvance(mark.letters) + 10)
        right = _corner(layout, mark.place, empty=facts.at(mark.place) is None)
        right -= QPointF(taken.get(mark.place, 0.0), 0)
        taken[mark.place] = taken.get(mark.place, 0.0) + wide + GAP
        disc = QRectF(right.x() - wide, right.y() - MARK_HEIGHT / 2, wide, MARK_HEIGHT)
        painter.setPen(QPen(QColor(ink.text), 1.4))
        painter.setBrush(QColor(ink.text if mark.strong else ink.surface))
        painter.drawRoundedRect(disc, MARK_HEIGHT / 2, MARK_HEIGHT / 2)
        painter.setFont(font)
        painter.setPen(QColor(ink.surface if mark.strong else ink.text))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, mark.letters)


def paint_notes(painter: QPainter, facts: TablePlanFacts, layout: PlanLayout) -> None:
    """Write the note of each player under their seat, at its left: tags are at its right.

    Where the plan ends before it does, it stands over the seat; a short one, or where the seats
    stand so close that it would lie on a name, in the seat, at its right.
    """
    font = typeface(MARK_TYPE)
    ink = colours()
    measure = QFontMetricsF(font)
    painter.setFont(font)
    aside = note_room(facts, layout)
    for player in facts.players:
        if not player.note or player.place > len(layout.seats):
            continue
        seat = layout.seats[player.place - 1]
        if aside:
            painter.setPen(QColor(ink.text_soft))
            inside = seat.adjusted(0, 0, -NOTE_ASIDE, 0)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(inside, int(right), player.note)
            continue
        wide = measure.horizontalAdvance(player.note) + 12
        under = seat.bottom() + (UNDER_TAG if player.tag else ON_THE_EDGE)
        if under + NOTE_HEIGHT > painter.viewport().height():
            under = seat.top() - NOTE_HEIGHT - ON_THE_EDGE
        ground = QRectF(seat.left() + 14, under, wide, NOTE_HEIGHT)
        painter.setPen(QPen(QColor(ink.felt_line), 1))
        painter.setBrush(QColor(ink.surface))
        painter.drawRoundedRect(ground, NOTE_HEIGHT / 2, NOTE_HEIGHT / 2)
        painter.setPen(QColor(ink.text_soft))
        painter.drawText(ground, Qt.AlignmentFlag.AlignCenter, player.note)


def note_room(facts: TablePlanFacts, layout: PlanLayout) -> dict[int, float]:
    """Return how much of its seat each note takes, in pixels, by place; none where they lie
    under the seats.
    """
    if layout.mode is not PlanMode.FULL or layout.lines > 1:
        return {}
    measure = QFontMetricsF(typeface(MARK_TYPE))
    noted = [p for p in facts.players if p.note and p.place <= len(layout.seats)]
    taken = [layout.seats[p.place - 1] for p in facts.players if p.place <= len(layout.seats)]
    within = {p.place: measure.horizontalAdvance(p.note) + NOTE_ASIDE for p in noted}
    if max(within.values(), default=0.0) <= SHORT_NOTE + NOTE_ASIDE:
        return within
    for player in noted:
        seat = layout.seats[player.place - 1]
        wide = measure.horizontalAdvance(player.note) + 12
        under = QRectF(seat.left() + 14, seat.bottom() + ON_THE_EDGE, wide, NOTE_HEIGHT)
        others = [other.adjusted(0, 2, 0, -2) for other in taken if other != seat]
        if any(under.intersects(other) for other in others):
            return within
    return {}


def _corner(layout: PlanLayout, place: int, *, empty: bool) -> QPointF:
    """Where the right end of the marks of a place stands, in the middle of their height."""
    seat = layout.seats[place - 1]
    if empty:
        return QPointF(min(seat.center().x() + 46, seat.right()), seat.center().y())
    return QPointF(seat.right() - 2, max(seat.top() - 2, MARK_HEIGHT / 2 + 1))
