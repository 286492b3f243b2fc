"""One table drawn as an oval with its seats around it, by mouse and by keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from td_app.ui.widgets.plan_geometry import (
    PlanLayout,
    PlanMode,
    PlanSeat,
    TablePlanFacts,
    TableState,
    full_from,
    lay_out,
    names_fit,
)
from td_app.ui.widgets.plan_painting import PlanMoment, paint_plan
from td_app.ui.widgets.tips import plain_tip
from td_app.words.language import fr_en

__all__ = ["PlanMode", "PlanSeat", "TablePlan", "TablePlanFacts", "TableState"]

CLOCKWISE = (Qt.Key.Key_Right, Qt.Key.Key_Down)
BACKWARDS = (Qt.Key.Key_Left, Qt.Key.Key_Up)


class TablePlan(QWidget):
    """A plan of one table.

    ``seatClicked(table, place)`` on a usable seat, taken or empty; ``tableClicked(table)`` beside
    the seats, and anywhere on a compact plan. Arrows go round the seats, Enter stands for a click.
    """

    seatClicked = Signal(int, int)  # noqa: N815 - a Qt signal among Qt's own
    tableClicked = Signal(int)  # noqa: N815

    def __init__(
        self,
        facts: TablePlanFacts,
        parent: QWidget | None = None,
        *,
        mode: PlanMode | None = None,
    ) -> None:
        """Show ``facts``; without ``mode`` the plan shows as much as its size allows."""
        super().__init__(parent)
        self._facts = facts
        self._mode = mode
        self._pointed: int | None = None
        self._pressed = False
        self._chosen: int | None = None
        self._selected = False
        self._asking = False
        self._free_only = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._tell()

    @property
    def facts(self) -> TablePlanFacts:
        """Return the facts shown."""
        return self._facts

    def set_facts(self, facts: TablePlanFacts) -> None:
        """Show other facts; nothing is redrawn when they are the same."""
        if facts == self._facts:
            return
        self._facts = facts
        if self._chosen is not None and self._chosen > facts.seats:
            self._chosen = None
        self._tell()
        self.updateGeometry()
        self.update()

    def set_mode(self, mode: PlanMode | None) -> None:
        """Force full or compact; ``None`` leaves it to the size."""
        self._mode = mode
        self.updateGeometry()
        self.update()

    def set_selected(self, selected: bool) -> None:
        """Ring the whole table, or not."""
        self._selected = selected
        self.update()

    def choose_place(self, place: int | None) -> None:
        """Ring one seat; None rings none."""
        self._chosen = place
        self._tell()
        self.update()

    def ask_place(self, asking: bool, *, free_only: bool = False) -> None:
        """Light up every usable seat, or the empty ones alone: one of them is asked for."""
        if (asking, free_only) != (self._asking, self._free_only):
            self._asking = asking
            self._free_only = free_only
            self.update()

    @property
    def mode(self) -> PlanMode:
        """Return the detail of the plan at its present size."""
        if self._mode is not None:
            return self._mode
        roomy = names_fit(self.width(), self.height(), self._facts.seats)
        if roomy:
            return PlanMode.FULL
        return PlanMode.COMPACT

    def layout_now(self) -> PlanLayout:
        """Return where everything is drawn at the present size."""
        return lay_out(self.width(), self.height(), self._facts.seats, self.mode)

    def sizeHint(self) -> QSize:
        """Return a comfortable size in pixels."""
        if self._mode is PlanMode.COMPACT:
            return QSize(128, 112)
        return QSize(320, 220)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest legible size in pixels."""
        if self._mode is PlanMode.FULL:
            return full_from(self._facts.seats)
        return QSize(92, 92)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table as it is now."""
        moment = PlanMoment(
            heading=fr_en("Table {0}", "Table {0}").format(self._facts.number),
            pointed=self._pointed,
            chosen=self._chosen,
            keyboard=self.hasFocus(),
            selected=self._selected or (self.hasFocus() and self._chosen is None),
            asking=self._asking,
            free_only=self._free_only,
        )
        painter = QPainter(self)
        paint_plan(painter, self._facts, self.layout_now(), moment)
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light up the seat under the pointer."""
        place = self._usable_place_at(event.position())
        if place != self._pointed:
            self._pointed = place
            pointing = Qt.CursorShape.PointingHandCursor
            if place:
                self.setCursor(pointing)
            else:
                self.setCursor(Qt.CursorShape.ArrowCursor)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the seat that was pointed at."""
        self._pointed = None
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Know that a click begins here: one begun on what lay above is not for a table."""
        self._pressed = True
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Emit the seat, or the table, that was clicked."""
        begun = self._pressed
        self._pressed = False
        inside = self.rect().contains(event.position().toPoint())
        if event.button() != Qt.MouseButton.LeftButton or not inside or not begun:
            return
        self._activate(self._usable_place_at(event.position()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go round the seats with the arrows, act on Enter, leave every other key alone."""
        key = event.key()
        if key in CLOCKWISE or key in BACKWARDS:
            if key in CLOCKWISE:
                self._step(1)
            else:
                self._step(-1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._activate(self._chosen)
        elif key == Qt.Key.Key_Escape and self._chosen is not None:
            self.choose_place(None)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is."""
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the plan has lost the keyboard."""
        self.update()

    def event(self, event: QEvent) -> bool:
        """Say who sits where the pointer rests."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self.layout_now().place_at(QPointF(event.pos()))
            if place is not None:
                QToolTip.showText(event.globalPos(), plain_tip(self.words_of(place)), self)
                return True
            QToolTip.hideText()
        return super().event(event)

    def words_of(self, place: int) -> str:
        """Return the words of a place: number, player, detail, button or blind."""
        marks = ", ".join(mark.words for mark in self._facts.marks if mark.place == place)
        words = self._seat_words(place)
        if marks:
            return f"{words}\n{marks}"
        return words

    def _seat_words(self, place: int) -> str:
        seat = self._facts.at(place)
        if place in self._facts.out_of_use:
            return fr_en("Place {0}\u00a0: hors service", "Seat {0}: out of use").format(place)
        if seat is None:
            return fr_en("Place {0}\u00a0: libre", "Seat {0}: free").format(place)
        words = fr_en("Place {0}\u00a0: {1}", "Seat {0}: {1}").format(place, seat.name)
        if seat.away:
            words += fr_en(", absent de la table", ", away from the table")
        if seat.detail:
            return f"{words}\n{seat.detail}"
        return words

    def seat_centre(self, place: int) -> QPoint:
        """Return the middle of a seat in the widget's pixels (for tests and guided tours)."""
        return self.layout_now().seats[place - 1].center().toPoint()

    def _usable_place_at(self, point: QPointF) -> int | None:
        if self.mode is PlanMode.COMPACT and not self._asking:
            return None
        place = self.layout_now().place_at(point)
        if place in self._facts.out_of_use:
            return None
        return place

    def _activate(self, place: int | None) -> None:
        if place is None:
            self.tableClicked.emit(self._facts.number)
        else:
            self.seatClicked.emit(self._facts.number, place)

    def _step(self, step: int) -> None:
        usable = [p for p in range(1, self._facts.seats + 1) if p not in self._facts.out_of_use]
        if not usable:
            return
        if self._chosen in usable:
            self.choose_place(usable[(usable.index(self._chosen) + step) % len(usable)])
        else:
            self.choose_place(usable[0 if step > 0 else -1])

    def _tell(self) -> None:
        """Give the screen reader the table, then the seat that is chosen."""
        count = len(self._facts.players)
        name = fr_en("Table {0}, joueurs\u00a0: {1}", "Table {0}, players: {1}").format(
            self._facts.number, count
        )
        if self._facts.caption:
            name += f", {self._facts.caption}"
        self.setAccessibleName(name)
        if self._chosen is None:
            self.setAccessibleDescription("")
        else:
            self.setAccessibleDescription(self.words_of(self._chosen))
        QAccessible.updateAccessibility(
            QAccessibleEvent(self, QAccessible.Event.DescriptionChanged)
        )
