"""From now to the end: the range as a bar, the hall's hour as a post across it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from td_app.tournament.views.clock import FinishView
from td_app.ui.pages.clock.finish_words import margin_words, range_words
from td_app.ui.pages.clock.finish_words import verdict_pill as pill_of
from td_app.ui.theme import Space, Tone, TypeSize, colours, typeface
from td_app.words.figures import about, exactly
from td_app.words.language import fr_en

HEIGHT = 56
TRACK, BAND, POST = 4.0, 12.0, 24.0
#: What is left free after the last of the hours, as a share of the whole width.
BEYOND = 0.04


@dataclass(frozen=True, slots=True)
class Places:
    """Where the hours stand across the bar, in pixels; ``closing`` None without an hour."""

    low: float
    end: float
    high: float
    closing: float | None


def places(view: FinishView, width: float) -> Places:
    """Return where the hours stand on a bar that begins now."""
    hours = [view.high_ms, *([view.closing_ms] if view.closing_ms is not None else [])]
    span = max(1, max(hours) - view.now_ms)

    def across(at_ms: int) -> float:
        return max(0.0, (at_ms - view.now_ms) / span) * width * (1 - BEYOND)

    closing = None if view.closing_ms is None else across(view.closing_ms)
    return Places(across(view.low_ms), across(view.end_ms), across(view.high_ms), closing)


class FinishBar(QWidget):
    """Drawn from a :class:`FinishView`; says nothing before it has one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Draw nothing yet."""
        super().__init__(parent)
        self._view: FinishView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_view(self, view: FinishView) -> None:
        """Draw another estimate."""
        if view != self._view:
            self._view = view
            self.setAccessibleName(f"{range_words(view)}. {margin_words(view)}")
            self.update()

    def sizeHint(self) -> QSize:
        """Return its height, and the width under which hours would touch."""
        return QSize(240, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the track, the range, the middle, the post, and the hours."""
        if self._view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(typeface(TypeSize.SMALL))
        where = places(self._view, self.width())
        tone = pill_of(self._view.verdict).tone
        middle = self.height() / 2
        self._draw_range(painter, where, tone, middle)
        self._write_ends(painter, where, middle)
        if where.closing is not None and self._view.closing_ms is not None:
            self._draw_post(painter, where.closing, exactly(self._view.closing_ms), middle)
        painter.end()

    def _draw_range(self, painter: QPainter, where: Places, tone: Tone, middle: float) -> None:
        ink = colours()
        strong = ink.strong_of(Tone.ACCENT if tone is Tone.NEUTRAL else tone)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink.line))
        painter.drawRoundedRect(
            QRectF(0, middle - TRACK / 2, self.width(), TRACK), TRACK / 2, TRACK / 2
        )
        band = QRectF(where.low, middle - BAND / 2, max(BAND, where.high - where.low), BAND)
        painter.setBrush(QColor(ink.surface))
        painter.drawRoundedRect(band, BAND / 2, BAND / 2)
        painter.setBrush(QColor(ink.soft_of(Tone.ACCENT if tone is Tone.NEUTRAL else tone)))
        painter.setPen(QPen(QColor(strong), 1.5))
        painter.drawRoundedRect(band, BAND / 2, BAND / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(strong))
        painter.drawEllipse(QPointF(where.end, middle), BAND / 2 + 1, BAND / 2 + 1)

    def _write_ends(self, painter: QPainter, where: Places, middle: float) -> None:
        """The two ends of the range under it, kept apart when it is short."""
        assert self._view is not None
        painter.setPen(QColor(colours().text_soft))
        metrics = QFontMetricsF(painter.font())
        low, high = about(self._view.low_ms), about(self._view.high_ms)
        wide = metrics.horizontalAdvance(high)
        right = min(self.width() - wide, max(where.high - wide / 2, 0.0))
        left = max(
            0.0, min(where.low - metrics.horizontalAdvance(low) / 2, right - wide - Space.TIGHT)
        )
        base = middle + BAND / 2 + metrics.height()
        painter.drawText(QPointF(left, base), low)
        painter.drawText(QPointF(right, base), high)

    def _draw_post(self, painter: QPainter, at: float, hour: str, middle: float) -> None:
        ink = colours()
        painter.setPen(QPen(QColor(ink.text), 2.0))
        at = min(self.width() - 1.0, max(1.0, at))
        painter.drawLine(QPointF(at, middle - POST / 2), QPointF(at, middle + BAND / 2 + 3))
        painter.setFont(typeface(TypeSize.SMALL, strong=True))
        words = fr_en("fermeture {0}", "closing {0}").format(hour)
        wide = QFontMetricsF(painter.font()).horizontalAdvance(words)
        left = min(self.width() - wide, max(0.0, at - wide / 2))
        painter.drawText(QPointF(left, middle - POST / 2 - 3), words)
