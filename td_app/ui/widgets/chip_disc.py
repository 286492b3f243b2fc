"""A chip as a disc, with its value on it and its colour's name; discs with how many of each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from reports.marks import takes_black
from td_app.tournament.state.chips import ChipSet
from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.tokens import Space, TypeSize
from td_app.ui.theme.typefaces import typeface
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.tips import set_tip
from td_app.wall.chips import ChipFacts, chip_facts
from td_app.words.figures import whole

SPOTS = 6


def paint_chip(painter: QPainter, where: QRectF, facts: ChipFacts) -> None:
    """Draw a disc filling ``where``, with its value."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground = QColor(facts.colour)
    light = takes_black(facts.colour)
    ink = QColor("#14171a" if light else "#ffffff")
    side = min(where.width(), where.height())
    disc = QRectF(0, 0, side - 2, side - 2)
    disc.moveCenter(where.center())
    painter.setPen(QPen(QColor(colours().line_strong), 1))
    painter.setBrush(ground)
    painter.drawEllipse(disc)
    _spots(painter, disc, QColor("#3a403c" if light else "#ffffff"))
    face = disc.adjusted(side * 0.13, side * 0.13, -side * 0.13, -side * 0.13)
    painter.setPen(QPen(ink, max(1.0, side / 48)))
    painter.setBrush(ground)
    painter.drawEllipse(face)
    words = whole(facts.value)
    wide = QFontMetricsF(typeface(100, strong=True)).horizontalAdvance(words) / 100
    size = min(side * 0.32, face.width() * 0.88 / wide)
    painter.setFont(typeface(size, strong=True))
    painter.setPen(ink)
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, words)


def _spots(painter: QPainter, disc: QRectF, colour: QColor) -> None:
    outer = disc.width() / 2
    inner = disc.width() / 2 * 0.86
    painter.setPen(
        QPen(colour, disc.width() * 0.11, c=Qt.PenCapStyle.FlatCap, s=Qt.PenStyle.SolidLine)
    )
    for spot in range(SPOTS):
        angle = 2 * pi * spot / SPOTS + pi / 2
        way = QPointF(cos(angle), sin(angle))
        painter.drawLine(disc.center() + way * inner, disc.center() + way * (outer - 0.5))


class ChipDisc(QAbstractButton):
    """A disc to look at or to press (``clicked``); its colour's name stands under it."""

    def __init__(
        self, facts: ChipFacts, parent: QWidget | None = None, *, side: int = 56, named: bool = True
    ) -> None:
        """Show a chip ``side`` pixels wide; ``named`` writes its colour's name under it."""
        super().__init__(parent)
        self._facts = facts
        self._side = side
        self._named = named
        self.setAccessibleName(f"{whole(facts.value)}, {facts.colour_name}")
        set_tip(self, " · ".join(p for p in (facts.colour_name, facts.note) if p))

    @property
    def facts(self) -> ChipFacts:
        """Return the chip shown."""
        return self._facts

    def sizeHint(self) -> QSize:
        """Return the size of disc and name, in pixels."""
        if not self._named:
            return QSize(self._side, self._side)
        words = QFontMetricsF(typeface(TypeSize.SMALL)).horizontalAdvance(self._facts.colour_name)
        return QSize(max(self._side, int(words) + 4), self._side + Space.HAIR + 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw disc, name, and the ring of the keyboard."""
        ink = colours()
        painter = QPainter(self)
        disc = QRectF((self.width() - self._side) / 2, 0, self._side, self._side)
        pressed = 0.0
        if self.isDown():
            pressed = 1.5
        reduced = disc.adjusted(2 + pressed, 2 + pressed, -2 - pressed, -2 - pressed)
        paint_chip(painter, reduced, self._facts)
        if self.hasFocus() or self.isChecked():
            painter.setPen(QPen(QColor(ink.focus), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc.adjusted(1.5, 1.5, -1.5, -1.5))
        if self._named:
            painter.setFont(typeface(TypeSize.SMALL))
            painter.setPen(QColor(ink.text_soft if self.isEnabled() else ink.text_disabled))
            under = QRectF(0, self._side + Space.HAIR, self.width(), 16)
            painter.drawText(under, Qt.AlignmentFlag.AlignCenter, self._facts.colour_name)
        painter.end()


SIDE = 44
IN_A_ROW = 5


class ChipCounts(QWidget):
    """Discs in rows of five, each with its colour's name and its count under it."""

    def __init__(
        self,
        chips: ChipSet,
        counted: Iterable[tuple[int, int]],
        parent: QWidget | None = None,
        *,
        beside: Mapping[int, str] | None = None,
    ) -> None:
        """Show ``counted``, (value, how many), in the colours of ``chips``.

        ``beside`` says a few words more under the count of a value.
        """
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.NORMAL)
        grid.setVerticalSpacing(Space.HAIR)
        centred = Qt.AlignmentFlag.AlignHCenter
        told = []
        for place, (value, count) in enumerate(counted):
            facts = chip_facts(chips, value)
            disc = ChipDisc(facts, side=SIDE)
            # To look at only: it would take clicks and the keyboard for nothing.
            disc.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            disc.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row, column = divmod(place, IN_A_ROW)
            more = (beside or {}).get(value, "")
            told_under = (
                label(f"×\u00a0{whole(count)}", Say.STRONG),
                *((label(more, Say.SMALL),) if more else ()),
            )
            grid.addWidget(disc, 3 * row, column, centred)
            for below, words in enumerate(told_under, 1):
                grid.addWidget(words, 3 * row + below, column, centred)
            told.append(f"{whole(count)} × {whole(value)} {facts.colour_name} {more}".strip())
        grid.setColumnStretch(IN_A_ROW, 1)
        self.setAccessibleName(", ".join(told))
