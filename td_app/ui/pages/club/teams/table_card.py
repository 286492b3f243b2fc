"""A table of a round as a card: its seats by place, chosen by a click, out by a second one."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from td_app.meeting.views import SeatRow, TableView
from td_app.ui.theme import Space
from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.tokens import RADIUS, Height, TypeSize
from td_app.ui.theme.typefaces import typeface
from td_app.ui.widgets.labels import fitted_name, paint_cut
from td_app.ui.widgets.tips import plain_tip
from td_app.words.figures import rank, whole
from td_app.words.language import current_language, fr_en

PLACE_WIDTH = 20
ROOM_FOR_TEAMS = 230
"""Pixels from which a card shows teams beside names."""


@dataclass(frozen=True, slots=True)
class Density:
    """How close cards are drawn, in pixels: least width, height of the head and of a seat.

    ``gap`` is what stands between two cards, ``foot`` what stays free under the last seat.
    """

    width: int
    head: int
    line: int
    type: int
    gap: int = Space.SNUG
    foot: int = Space.HAIR

    def height(self, seats: int) -> int:
        """Return how high a card of so many seats is."""
        return self.head + self.line * seats + self.foot

    def filling(self, high: int, seats: int) -> Density:
        """Return the same as airy as so many pixels allow, up to the rows of a list."""
        line = max(self.line, min(Height.LOW_ROW, (high - self.head - self.foot) // seats))
        foot = self.foot
        if line < Height.LOW_ROW:
            foot = max(foot, high - self.head - line * seats)
        return replace(self, line=line, foot=foot)


#: From the airiest to the closest: the first in which every table is in sight is taken.
DENSITIES = (
    Density(232, 30, 22, TypeSize.BODY),
    Density(180, 26, 20, TypeSize.BODY),
    Density(150, 21, 16, TypeSize.SMALL),
    Density(150, 18, 14, TypeSize.SMALL, gap=Space.HAIR, foot=1),
)


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A table, the seats chosen there, and its own clock in words (empty for the common one)."""

    table: TableView
    chosen: frozenset[int] = frozenset()
    clock: str = ""
    active: bool = False


class TableCard(QWidget):
    """``clicked(player, several)`` on a seat, ``menuAsked(player, where)``, ``headClicked()``."""

    clicked = Signal(int, bool)
    headClicked = Signal()  # noqa: N815 - Qt's own way of naming
    menuAsked = Signal(int, object)  # noqa: N815

    def __init__(self, facts: CardFacts) -> None:
        """Show ``facts``."""
        super().__init__()
        self._facts = facts
        self._density = DENSITIES[0]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(False)
        self._tell()

    @property
    def facts(self) -> CardFacts:
        """Return the facts shown."""
        return self._facts

    def show_facts(self, facts: CardFacts) -> None:
        """Show other facts; equal ones are not drawn again."""
        if facts == self._facts:
            return
        grown = len(facts.table.seats) != len(self._facts.table.seats)
        self._facts = facts
        self._tell()
        if grown:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size that holds every seat."""
        return QSize(self._density.width, self._density.height(len(self._facts.table.seats)))

    def set_density(self, density: Density) -> None:
        """Be drawn as close as this."""
        if density != self._density:
            self._density = density
            self.updateGeometry()
            self.update()

    def seat_centre(self, player: int) -> QPointF:
        """Return the centre of a player's line, in pixels."""
        players = [seat.player for seat in self._facts.table.seats]
        return QPointF(
            self.width() / 2,
            self._density.head + self._density.line * (players.index(player) + 0.5),
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a seat; Ctrl or Shift adds it to those chosen."""
        seat = self._seat_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if seat is None:
            self.headClicked.emit()
            return
        more = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        self.clicked.emit(seat.player, bool(event.modifiers() & more))

    def event(self, event: QEvent) -> bool:
        """Say whole who sits where the pointer rests, and for which team."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            seat = self._seat_at(QPointF(event.pos()))
            told = ""
            if seat:
                told = " · ".join(filter(None, (seat.name, seat.team_name)))
            QToolTip.showText(event.globalPos(), plain_tip(told), self)
            return True
        return super().event(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for what may be done with a seat."""
        seat = self._seat_at(QPointF(event.pos()))
        if seat is not None:
            self.menuAsked.emit(seat.player, event.globalPos())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card: its head, then each seat on a line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        worn = colours()
        facts = self._facts
        close = self._density
        if facts.active:
            edge = worn.focus
        else:
            edge = worn.line
        painter.setPen(QPen(QColor(edge), 2 if facts.active else 1))
        painter.setBrush(QColor(worn.sunken if facts.table.over else worn.surface))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        self._paint_head(painter)
        for at, seat in enumerate(facts.table.seats):
            line = QRectF(1, close.head + at * close.line, self.width() - 2, close.line)
            self._paint_seat(painter, seat, line)
        painter.end()

    def _paint_head(self, painter: QPainter) -> None:
        worn = colours()
        facts = self._facts
        room = QRectF(Space.TIGHT, 0, self.width() - 2 * Space.TIGHT, self._density.head)
        title = fr_en("Table {0}", "Table {0}").format(facts.table.number)
        paint_cut(painter, room, title, typeface(TypeSize.BODY, strong=True), worn.text)
        if facts.table.over:
            said = fr_en("finie", "over")
            ink = worn.accent_text
        else:
            said = fr_en("{0} en jeu", "{0} in play").format(whole(facts.table.left))
            ink = worn.text_soft
        if facts.clock and not facts.table.over:
            said = f"{said} · {facts.clock}"
        right = Qt.AlignmentFlag.AlignRight
        paint_cut(painter, room, said, typeface(TypeSize.SMALL), ink, right)

    def _paint_seat(self, painter: QPainter, seat: SeatRow, line: QRectF) -> None:
        worn = colours()
        if seat.player in self._facts.chosen:
            painter.fillRect(line.adjusted(1, 0, -1, 0), QColor(worn.accent_soft))
        playing = seat.rank is None and not seat.missing
        if playing or seat.rank == 1:
            ink = worn.text
        else:
            ink = worn.text_soft
        small = typeface(TypeSize.SMALL)
        body = typeface(self._density.type, strong=seat.rank == 1)
        at = line.left() + Space.TIGHT
        end = line.right() - Space.TIGHT
        painter.setFont(small)
        box = QRectF(at, line.top(), PLACE_WIDTH - Space.HAIR, line.height())
        paint_cut(painter, box, str(seat.place), small, worn.text_soft)
        told = rank_text(seat)
        taken = QFontMetricsF(small).horizontalAdvance(told) + 1 if told else 0
        right = QRectF(end - taken, line.top(), taken, line.height())
        if seat.missing:
            tone = worn.amber_text
        elif seat.rank == 1:
            tone = worn.accent_text
        else:
            tone = ink
        paint_cut(painter, right, told, small, tone, Qt.AlignmentFlag.AlignRight)
        names = QRectF(at + PLACE_WIDTH, line.top(), 0, line.height())
        if told:
            names.setRight(right.left() - Space.HAIR)
        else:
            names.setRight(end)
        if self.width() >= ROOM_FOR_TEAMS:
            # Teams stand under one another, whether a rank follows them or not.
            team = QRectF(names)
            names.setRight(names.left() + (end - names.left()) * 0.55)
            team.setLeft(names.right() + Space.TIGHT)
            paint_cut(painter, team, seat.team_name, small, worn.text_soft)
        painter.setFont(body)
        name = fitted_name(seat.name, painter.fontMetrics(), names.width())
        paint_cut(painter, names, name, body, ink)

    def _seat_at(self, where: QPointF) -> SeatRow | None:
        at = int((where.y() - self._density.head) // self._density.line)
        seats = self._facts.table.seats
        if where.y() >= self._density.head and at < len(seats):
            return seats[at]
        return None

    def _tell(self) -> None:
        table = self._facts.table
        told = [fr_en("Table {0}", "Table {0}").format(table.number)]
        told += [f"{seat.place} {seat.name} {rank_text(seat)}".strip() for seat in table.seats]
        self.setAccessibleName(told[0])
        self.setAccessibleDescription(", ".join(told[1:]))


def rank_text(seat: SeatRow) -> str:
    """Return the rank of a seat, that nobody came, or nothing while they play."""
    if seat.missing:
        return fr_en("absent", "absent")
    if seat.rank is None:
        return ""
    told = rank(seat.rank, current_language())
    if seat.tied > 1:
        return f"= {told}"
    return told
