"""The help of a page, drawn over its window: each control with its sentence beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from td_app.ui.theme import Space
from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.tokens import FOCUS_WIDTH, RADIUS, TypeSize
from td_app.ui.theme.typefaces import typeface
from td_app.ui.widgets.help_layout import Explained, Laid, in_columns, lay_out
from td_app.ui.widgets.page_help import controls, explain, help_of, name_of
from td_app.words.language import fr_en

WIDTHS: Final = (200, 280, 150)
"""How wide the words of a bubble may be, in pixels, the best first."""

COLUMN: Final = 330
"""How wide a column of the list is at least, in pixels."""

VEIL: Final = 150
"""How much the window darkens behind, of 255."""

MARK: Final = 18
"""How wide and high a number is, in pixels."""

WRAPS: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class HelpCallout:
    """A control's sentence, what it is called, and every place in the window that it is about."""

    words: str
    name: str
    places: tuple[QRect, ...]

    @property
    def line(self) -> str:
        """Return the sentence for the list, after the name of its control."""
        name = self.name.partition(":")[0].strip()
        if name:
            return f"{name} · {self.words}"
        return self.words


def told_in(window: QWidget) -> tuple[HelpCallout, ...]:
    """Return the sentences of a window's visible controls, the page's own first.

    Controls of one sentence are told once, at the first of them.
    """
    found: dict[str, HelpCallout] = {}
    for control in controls(window):
        if control.isVisible():
            seen = control.visibleRegion().boundingRect()
        else:
            seen = QRect()
        words = ""
        if not seen.isEmpty():
            words = help_of(control)
        if not words:
            continue
        explain(control)
        place = QRect(control.mapTo(window, seen.topLeft()), seen.size())
        before = found.get(words)
        if before is not None:
            places = (*before.places, place)
            name = before.name
        else:
            places = (place,)
            name = name_of(control)
        found[words] = HelpCallout(words, name, places)
    return tuple(sorted(found.values(), key=lambda told: -_middling(told.places[0], window)))


def room_wanted(window: QWidget) -> int:
    """Return how much higher a window must be for its list to cover none of it, in pixels."""
    told = told_in(window)
    wide = window.width()
    least = _below(())
    whole = QSize(wide, window.height() + least)
    listed = lay_out(whole, _explained(told), lambda _listed: least).listed
    return _below(enumerate(_in_list([told[at].line for at in listed], wide)))


def _explained(told: Sequence[HelpCallout]) -> list[Explained]:
    return [Explained(one.places[0], _sizes(one.words), one.places[1:]) for one in told]


def _in_list(lines: Sequence[str], width: int) -> Iterator[QRect]:
    """Yield where each line is in a list of a width, column after column."""
    columns = max(1, width // COLUMN)
    wide = (width - Space.NORMAL) // columns - Space.NORMAL
    highs = [_high(line, wide - MARK - Space.TIGHT) for line in lines]
    places = in_columns(highs, columns, Space.HAIR)
    for high, (column, top) in zip(highs, places, strict=True):
        left = Space.NORMAL + column * (wide + Space.NORMAL)
        yield QRect(left, Space.TIGHT + top, wide, high)


def _below(rows: Iterable[tuple[int, QRect]]) -> int:
    """Return how high a list is with those lines and the one that says how to leave."""
    below = max((place.bottom() + 1 for _, place in rows), default=0)
    return below + QFontMetrics(typeface(TypeSize.SMALL)).height() + 2 * Space.TIGHT


def _middling(place: QRect, window: QWidget) -> bool:
    """Return whether a control is in the middle of the window, neither in its header nor its
    rail.
    """
    edge = Space.VAST + Space.TIGHT
    return window.rect().adjusted(edge, edge, -edge, -Space.ROOMY).contains(place.center())


class HelpOverlay(QWidget):
    """Covers the window it is ``over``; a click on it leaves it (``left()``)."""

    left = Signal()

    def __init__(self, over: QWidget, hint: str) -> None:
        """Explain what is seen in ``over``; ``hint`` says how to leave."""
        super().__init__(over)
        self._over = over
        self.told = told_in(over)
        self._hint = hint
        self.setAccessibleName(fr_en("Aide de cette page", "Help on this page"))
        self.laid = self._lay_out()
        self.show()
        self.raise_()

    @property
    def listed(self) -> tuple[str, ...]:
        """Return the lines of the list at the foot, each after its number."""
        return tuple(self.told[at].line for at in self.laid.listed)

    def place(self) -> None:
        """Cover the window as it is now."""
        self.told = told_in(self._over)
        self.laid = self._lay_out()
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close the help; the control behind it is not pressed."""
        event.accept()
        self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken the window but its controls, and draw the sentences."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_veil(painter)
        for told, bubble in zip(self.told, self.laid.bubbles, strict=True):
            if bubble is not None:
                self._draw_bubble(painter, told, bubble)
        self._draw_list(painter)
        painter.end()

    def _lay_out(self) -> Laid:
        self.setGeometry(self._over.rect())
        return lay_out(
            self.size(), _explained(self.told), lambda listed: _below(self._rows(listed))
        )

    def _rows(self, listed: Sequence[int]) -> Iterator[tuple[int, QRect]]:
        """Yield a control and where its line is in the list, column after column."""
        lines = [self.told[at].line for at in listed]
        yield from zip(listed, _in_list(lines, self.width()), strict=True)

    def _draw_veil(self, painter: QPainter) -> None:
        veil = QPainterPath()
        veil.addRect(self.rect())
        seen = QPainterPath()
        # A control inside another is as light as it.
        seen.setFillRule(Qt.FillRule.WindingFill)
        for told in self.told:
            for place in told.places:
                seen.addRoundedRect(place, RADIUS, RADIUS)
        painter.fillPath(veil.subtracted(seen), QColor(0, 0, 0, VEIL))
        painter.setPen(QPen(QColor(colours().focus), FOCUS_WIDTH))
        for told in self.told:
            for place in told.places:
                painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), RADIUS, RADIUS)

    def _draw_bubble(self, painter: QPainter, told: HelpCallout, bubble: QRect) -> None:
        painter.setPen(QPen(QColor(colours().focus), 1))
        painter.setBrush(QColor(colours().tip))
        near = _nearest(told.places[0], bubble)
        painter.drawLine(near, _nearest(bubble, QRect(near, QSize(1, 1))))
        painter.drawRoundedRect(bubble, RADIUS, RADIUS)
        painter.setFont(typeface(TypeSize.SMALL))
        painter.setPen(QColor(colours().on_tip))
        inside = bubble.adjusted(Space.TIGHT, Space.HAIR, -Space.TIGHT, -Space.HAIR)
        painter.drawText(inside, WRAPS, told.words)

    def _draw_list(self, painter: QPainter) -> None:
        worn = colours()
        foot = self.laid.foot
        for number, at in enumerate(self.laid.listed, 1):
            corner = self._corner(self.told[at].places[0])
            if corner is not None:
                self._draw_mark(painter, corner, number)
        painter.fillRect(foot, QColor(worn.surface))
        painter.fillRect(foot.x(), foot.y(), foot.width(), 1, QColor(worn.line_strong))
        painter.setFont(typeface(TypeSize.SMALL))
        for number, (at, place) in enumerate(self._rows(self.laid.listed), 1):
            line = place.translated(foot.topLeft())
            self._draw_mark(painter, QRect(line.topLeft(), QSize(MARK, MARK)), number)
            painter.setFont(typeface(TypeSize.SMALL))
            painter.setPen(QColor(worn.text))
            words = line.adjusted(MARK + Space.TIGHT, 0, 0, 0)
            painter.drawText(words, WRAPS, self.told[at].line)
        painter.setPen(QColor(worn.text_soft))
        below = foot.adjusted(Space.NORMAL, 0, -Space.NORMAL, -Space.HAIR)
        painter.drawText(
            below, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, self._hint
        )

    def _corner(self, place: QRect) -> QRect | None:
        """Return where the number of a control stands: at a corner no bubble covers, in sight."""
        size = QSize(MARK, MARK)
        half = MARK // 2
        bubbles = [bubble for bubble in self.laid.bubbles if bubble is not None]
        for corner in (place.topLeft(), place.topRight(), place.bottomLeft(), place.bottomRight()):
            left = min(max(corner.x() - half, 0), self.width() - MARK)
            mark = QRect(QPoint(left, max(corner.y() - half, 0)), size)
            if mark.bottom() < self.laid.foot.top() and not any(map(mark.intersects, bubbles)):
                return mark
        return None

    def _draw_mark(self, painter: QPainter, corner: QRect, number: int) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours().tip))
        painter.drawRoundedRect(corner, RADIUS, RADIUS)
        painter.setFont(typeface(TypeSize.SMALL, strong=True))
        painter.setPen(QColor(colours().on_tip))
        painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, str(number))
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _high(words: str, wide: int) -> int:
    """Return how high words are on lines of a width, in pixels; a number's height at least."""
    within = QRect(0, 0, wide, 4000)
    lines = QFontMetrics(typeface(TypeSize.SMALL)).boundingRect(within, int(WRAPS), words)
    return max(lines.height(), MARK)


def _sizes(words: str) -> tuple[QSize, ...]:
    """Return the sizes a bubble may have around its words, in pixels."""
    metrics = QFontMetrics(typeface(TypeSize.SMALL))
    sizes = []
    for wide in WIDTHS:
        lines = metrics.boundingRect(QRect(0, 0, wide, 4000), int(WRAPS), words)
        sizes.append(QSize(lines.width() + 2 * Space.TIGHT + 2, lines.height() + 2 * Space.HAIR))
    return tuple(sizes)


def _nearest(place: QRect, to: QRect) -> QPoint:
    """Return the point of a place that is nearest to the middle of another."""
    middle = to.center()
    return QPoint(
        min(max(middle.x(), place.left()), place.right()),
        min(max(middle.y(), place.top()), place.bottom()),
    )
