"""The plan of the room: every open table, as much of it as the page has room for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from rules_ropta.table_layout import Seat
from td_app.tournament.views.room import Room, RoomTable
from td_app.ui.pages.evening.room.facts import OPEN, plan_facts, usual_bounty
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, put_away, row
from td_app.ui.widgets.passing import Passing, may_pass
from td_app.ui.widgets.plan_geometry import (
    PlanLayout,
    PlanMode,
    PlanSeat,
    full_from,
    lay_out,
    names_fit,
    sides_fit,
)
from td_app.ui.widgets.plan_painting import names_told
from td_app.ui.widgets.table_plan import TablePlan
from td_app.words.language import fr_en
from td_app.words.speaking import listed

GAP = 8
LEAST_COMPACT = QSize(96, 104)
"""A compact table is never smaller: number, count and caption stay legible."""


SHAPE_OF = {PlanMode.FULL: 1.45, PlanMode.SIDES: 1.2, PlanMode.COMPACT: 1.05}
"""Width over height that suits a table, names around it or not."""


WON_TABLE = QSize(880, 420)
"""The most that the table of a tournament won takes: one name is all there is to read."""

Told = Callable[[PlanLayout], float]


@dataclass(frozen=True, slots=True)
class GridShape:
    """Tables in ``columns``, each of the size ``tile`` (pixels), told in one ``mode``."""

    columns: int
    tile: QSize
    mode: PlanMode

    def place_of(self, index: int) -> QRect:
        """Return where the table at an index (from 0) stands."""
        row, column = divmod(index, self.columns)
        wide = self.tile.width()
        high = self.tile.height()
        return QRect(column * (wide + GAP), row * (high + GAP), wide, high)

    def height(self, count: int) -> int:
        """Return the height of so many tables in pixels."""
        rows = -(-count // self.columns)
        return rows * self.tile.height() + max(0, rows - 1) * GAP


def shape_for(
    room: QSize, count: int, seats: int, *, names: bool = False, told: Told | None = None
) -> GridShape:
    """Return the shape that shows ``count`` tables of up to ``seats`` places best in ``room``.

    With ``names`` every name is shown, even if one has to scroll. ``told`` tells what part of
    the names is read in a layout.
    """
    best = _best(room, count, PlanMode.FULL, seats, told)
    best = best or _best(room, count, PlanMode.SIDES, seats)
    if best is not None:
        return best
    if names:
        return _scrolled(room, full_from(seats), PlanMode.FULL)
    compact = _best(room, count, PlanMode.COMPACT, seats)
    return compact or _scrolled(room, LEAST_COMPACT, PlanMode.COMPACT)


READ_WHOLE = 160.0
"""Pixels of a name from which nearly every one is whole: beyond, larger tables are better."""


STEPS_TOLD = 10
"""Names read whole are told apart by the tenth: one name alone does not turn the room over."""


def _best(
    room: QSize, count: int, mode: PlanMode, seats: int, told: Told | None = None
) -> GridShape | None:
    names = mode is PlanMode.FULL
    found: GridShape | None = None
    largest = (0, 0.0, 0.0)
    for columns in range(1, max(1, count) + 1):
        rows = max(1, -(-count // columns))
        wide = (room.width() - GAP * (columns - 1)) // columns
        high = (room.height() - GAP * (rows - 1)) // rows
        small = wide < LEAST_COMPACT.width() or high < LEAST_COMPACT.height()
        if small or (names and not names_fit(wide, high, seats)):
            continue
        if mode is PlanMode.SIDES and not sides_fit(wide, high, seats):
            continue
        side = min(wide / SHAPE_OF[mode], high)
        # Names that are read whole come before tables that look large.
        layout = lay_out(wide, high, seats, mode)
        whole = 0
        if names and told is not None:
            whole = round(STEPS_TOLD * told(layout))
        reads = 0.0
        if names:
            reads = min(READ_WHOLE, layout.reads)
        if (whole, reads, side) > largest:
            found = GridShape(columns, QSize(wide, high), mode)
            largest = (whole, reads, side)
    return found


def _scrolled(room: QSize, least: QSize, mode: PlanMode) -> GridShape:
    columns = max(1, (room.width() + GAP) // (least.width() + GAP))
    wide = max(least.width(), (room.width() - GAP * (columns - 1)) // columns)
    return GridShape(columns, QSize(wide, least.height() + GAP), mode)


#: Beyond so many who change tables at once, none is followed by the eye.
MOST_GLIDING = 4
SCROLL_BAR = 12
USUAL_SEATS = 8


class RoomPlan(QScrollArea):
    """``seatClicked(table, place)`` and ``tableClicked(table)`` from the plans, ``arranged()`` when
    the tables have taken other places.

    Plans are kept by table number: a change repaints the tables that differ, no other.
    """

    seatClicked = Signal(int, int)  # noqa: N815 - a Qt signal among Qt's own
    tableClicked = Signal(int)  # noqa: N815
    arranged = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start with no table."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._canvas = QWidget()
        dress(self._canvas, kind="scrolled")
        self.setWidget(self._canvas)
        self._plans: dict[int, TablePlan] = {}
        self._shown: dict[int, RoomTable] = {}
        self._usual = 0
        self._shape: GridShape | None = None
        self._names = False
        self._ringed: Seat | None = None
        self._picking = False

    @property
    def plans(self) -> tuple[TablePlan, ...]:
        """Return the plans of the open tables, in order."""
        return tuple(self._plans.values())

    @property
    def mode(self) -> PlanMode:
        """Return whether names are shown now."""
        if self._shape:
            return self._shape.mode
        return PlanMode.FULL

    @property
    def scrolls(self) -> bool:
        """Return whether the tables do not all fit in view."""
        return self._canvas.height() > self.viewport().height()

    def plan(self, table: int) -> TablePlan | None:
        """Return the plan of a table in play."""
        return self._plans.get(table)

    def set_tables(self, tables: tuple[RoomTable, ...]) -> None:
        """Show these tables; only what differs is redrawn."""
        same = [t.number for t in tables] == list(self._plans)
        kept = {t.number for t in tables}
        usual = usual_bounty(tables)
        noted_alike = usual == self._usual
        self._usual = usual
        for number in [n for n in self._plans if n not in kept]:
            self._shown.pop(number)
            put_away(self._plans.pop(number))
        seats_before = self._seats()
        sat = self._sat()
        plans: dict[int, TablePlan] = {}
        for table in tables:
            plan = self._plans.get(table.number) or self._new_plan(table)
            if not noted_alike or self._shown.get(table.number) != table:
                won = plan.facts.winner
                plan.set_facts(plan_facts(table, usual=usual))
                same = same and plan.facts.winner == won
                self._shown[table.number] = table
            plans[table.number] = plan
        self._plans = plans
        if not same or self._seats() != seats_before:
            self._arrange()
        elif sat and may_pass(self):
            self._glide(sat, self._sat())

    def show_finished(self, number: int, finished: tuple[PlanSeat, ...]) -> None:
        """Show those who are out of a table at the places that they left."""
        facts = plan_facts(self._shown[number], usual=self._usual)
        self._plans[number].set_facts(replace(facts, players=(*facts.players, *finished)))

    def _sat(self) -> dict[int, Seat]:
        """Return who sits where, as shown."""
        return {
            seat.entrant: Seat(table.number, seat.place)
            for table in self._shown.values()
            for seat in table.players
        }

    def _glide(self, before: Mapping[int, Seat], now: Mapping[int, Seat]) -> None:
        """Have the pill of each who changed tables go there; a whole room changes at once."""
        moved = [who for who in now if who in before and before[who].table != now[who].table]
        if self.mode is PlanMode.COMPACT or len(moved) > MOST_GLIDING:
            return
        for who in moved:
            box = self.seat_box(now[who])
            start = self.seat_box(before[who])
            Passing(self, self.grab(box), start.topLeft(), box.topLeft())

    def show_names(self, names: bool) -> None:
        """Show every name even if one has to scroll, or as much as fits."""
        self._names = names
        self._arrange()

    def pick_free_seat(self, picking: bool) -> None:
        """Light up the free seats: one of them is asked for."""
        self._picking = picking
        for plan in self._plans.values():
            plan.ask_place(picking, free_only=True)

    def ring(self, seat: Seat | None) -> None:
        """Ring one seat and bring its table into view; None rings none."""
        before = self._ringed
        self._ringed = seat
        if before is not None and (plan := self._plans.get(before.table)):
            plan.choose_place(None)
            plan.set_selected(False)
        if seat is not None and (plan := self._plans.get(seat.table)):
            plan.choose_place(seat.number)
            plan.set_selected(self.mode is PlanMode.COMPACT)
            self.ensureWidgetVisible(plan, 0, 8)

    def seat_box(self, seat: Seat) -> QRect:
        """Return where a seat is drawn, in this widget's pixels; its table when compact."""
        plan = self._plans.get(seat.table)
        if plan is None or self.mode is PlanMode.COMPACT:
            return self.table_box(seat.table)
        box = plan.layout_now().seats[seat.number - 1].toRect()
        return box.translated(plan.mapTo(self, box.topLeft()) - box.topLeft())

    def table_box(self, table: int) -> QRect:
        """Return where a table is drawn, in this widget's pixels."""
        plan = self._plans.get(table)
        if plan is None:
            return self.rect()
        return QRect(plan.mapTo(self, plan.rect().topLeft()), plan.size())

    def covered_by(self, box: QRect, tables: Collection[int] = ()) -> int:
        """Return how many pixels in height of the tables a box of the page would cover.

        Of all tables, where none is named.
        """
        most = 0
        for plan in [self._plans[n] for n in tables if n in self._plans] or self.plans:
            layout = plan.layout_now()
            filled = layout.felt
            for seat in layout.seats:
                filled = filled.united(seat)
            drawn = filled.toRect().translated(plan.mapTo(self, QPoint(0, 0)) + self.pos())
            most = max(most, box.intersected(drawn).height())
        return most

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the tables in the room there is now."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Arrange again when the look changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_plans"):
            self._arrange()

    def _new_plan(self, table: RoomTable) -> TablePlan:
        plan = TablePlan(plan_facts(table, usual=self._usual), self._canvas, mode=self.mode)
        self._shown[table.number] = table
        plan.seatClicked.connect(self.seatClicked)
        plan.tableClicked.connect(self.tableClicked)
        plan.ask_place(self._picking, free_only=True)
        plan.show()
        return plan

    def _seats(self) -> int:
        return max((p.facts.seats for p in self._plans.values()), default=USUAL_SEATS)

    def _arrange(self) -> None:
        if not self._plans:
            self._canvas.resize(0, 0)
            return
        whole = self.maximumViewportSize()
        shape = self._shape_in(whole)
        if shape.height(len(self._plans)) > whole.height():
            shape = self._shape_in(QSize(whole.width() - SCROLL_BAR, whole.height()))
        self._shape = shape
        for index, plan in enumerate(self._in_tab_order()):
            plan.set_mode(shape.mode)
            box = shape.place_of(index)
            if plan.facts.winner is not None and len(self._plans) == 1:
                won = QRect(QPoint(0, 0), box.size().boundedTo(WON_TABLE))
                won.moveCenter(box.center())
                box = won
            plan.setGeometry(box)
        self._canvas.resize(whole.width(), shape.height(len(self._plans)))
        if self._ringed is not None:
            self.ring(self._ringed)
        self.arranged.emit()

    def _shape_in(self, room: QSize) -> GridShape:
        count = len(self._plans)
        seats = self._seats()
        return shape_for(room, count, seats, names=self._names, told=self._share_of_names)

    def _share_of_names(self, layout: PlanLayout) -> float:
        """The part of the names that a layout tells, 1 when each is whole."""
        facts = [plan.facts for plan in self._plans.values()]
        seated = sum(len(table.players) for table in facts)
        fewer = [table for table in facts if table.seats <= len(layout.seats)]
        return sum(names_told(table, layout) for table in fewer) / max(1, seated)

    def _in_tab_order(self) -> Iterator[TablePlan]:
        before: TablePlan | None = None
        for plan in self._plans.values():
            if before is not None:
                QWidget.setTabOrder(before, plan)
            before = plan
            yield plan


NAMED = 12


class ReserveLine(QWidget):
    """``openAsked()`` when one of them is to be opened."""

    openAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self) -> None:
        """Start without text."""
        super().__init__()
        self.words = label("", Say.SMALL)
        self.button = Button(fr_en("Ouvrir une table…", "Open a table…"), Rank.QUIET, scale="small")
        self.button.clicked.connect(self.openAsked)
        row(self.words, self.button, STRETCH, on=self, spacing=Space.TIGHT, margins=0)

    def set_room(self, room: Room, *, over: bool) -> None:
        """Say which tables wait and which are closed."""
        waiting = [t.number for t in room.tables if t.status == "waiting"]
        closed = [t.number for t in room.tables if t.status not in ("waiting", OPEN)]
        parts = []
        if waiting:
            parts.append(fr_en("En réserve\u00a0: {0}", "In reserve: {0}").format(_listed(waiting)))
        if closed:
            one = fr_en("Fermée\u00a0: {0}", "Closed: {0}")
            if len(closed) > 1:
                words = fr_en("Fermées\u00a0: {0}", "Closed: {0}")
            else:
                words = one
            parts.append(words.format(_listed(closed)))
        self.words.setText(" · ".join(parts))
        final = any(t.final for t in room.tables)
        self.button.setVisible(bool(parts) and not final and not over)
        self.setVisible(bool(parts))


def _listed(numbers: list[int]) -> str:
    told = [str(number) for number in numbers]
    if len(told) > NAMED:
        return f"{', '.join(told[:NAMED])}…"
    return listed(told)
