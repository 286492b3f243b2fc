"""The room: how many tables, their numbers and places, the order in which they break."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QListWidget, QStyleOptionViewItem, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.views.progress import NOTHING_FIXED, Fixed
from td_app.ui.pages.program.setup import room_tables
from td_app.ui.pages.program.setup.section import Section
from td_app.ui.theme import Space, Tone
from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.tokens import TypeSize
from td_app.ui.theme.typefaces import typeface
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.cell_grid import CellColumn, CellGrid, CellModel, CellTyping
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import FlowLayout, at, column, row, wide
from td_app.ui.widgets.row_model import Index
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import CountField, unread
from td_app.words import refusal_sentence
from td_app.words.figures import whole
from td_app.words.language import fr_en

NUMBER = "table"
SEATS = "seats"
PLACES = "places"
ORDER_WIDTH = 200
BOX = 22
GAP = 4
LEFT = 8
PLACES_ROLE = int(Qt.ItemDataRole.UserRole) + 11
"""Role giving ``(seats, places out of use)``."""


class TablesModel(CellModel):
    """Shows the tables of the settings."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Show no table yet."""
        super().__init__(
            (
                CellColumn(NUMBER, fr_en("Table", "Table"), 62, figures=True),
                CellColumn(SEATS, fr_en("Places", "Seats"), 70, figures=True),
                CellColumn(
                    PLACES,
                    fr_en("Places hors service (cliquer dessus)", "Seats out of use (click them)"),
                    fills=True,
                ),
            ),
            parent,
        )
        self.setup = TournamentSetup()
        self.fixed = NOTHING_FIXED
        self.wrong: int | None = None

    def row_total(self) -> int:
        """Return how many tables there are."""
        return len(self.setup.tables)

    def words(self, row: int, column: str) -> str:
        """Return what a cell shows."""
        table = self.setup.tables[row]
        if column == NUMBER:
            return str(table.number)
        if column == SEATS:
            return str(self.setup.seats_of(table))
        if column == PLACES:
            return ", ".join(str(place) for place in table.out_of_use)
        return ""

    def editable(self, row: int, column: str) -> bool:
        """Return whether a cell can be typed in: a table in use keeps its number."""
        return column != NUMBER or self.setup.tables[row].number not in self.fixed.tables

    def tone(self, row: int, column: str) -> Tone:
        """Return red for the table that is wrong."""
        wrong = self.wrong is not None and self.setup.tables[row].number == self.wrong
        if wrong:
            return Tone.RED
        return Tone.NEUTRAL

    def soft(self, row: int, column: str) -> bool:
        """Show softly a count of seats that is only the format's."""
        return column == SEATS and self.setup.tables[row].seats is None

    def tip(self, row: int, column: str) -> str:
        """Return why a number is fixed."""
        if self.editable(row, column):
            return ""
        return refusal_sentence(Refused("SETUP_TABLE_IN_USE", table=self.setup.tables[row].number))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell shows; for its places, how many and which are out of use."""
        if role == PLACES_ROLE:
            table = self.setup.tables[index.row()]
            return min(10, max(0, self.setup.seats_of(table))), frozenset(table.out_of_use)
        return super().data(index, role)


class TablesSection(Section):
    """Tables at the left, the order in which they break at the right."""

    codes = (
        "SETUP_NO_TABLE",
        "SETUP_TABLE",
        "SETUP_SEATS",
        "SETUP_BREAKING_ORDER",
        "NO_SUCH_PLACE",
        "SEAT_TAKEN",
    )

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no table yet."""
        super().__init__(parent)
        self._order: tuple[int, ...] = ()
        counted = fr_en("Nombre de tables", "Number of tables")
        self.count = explained(
            CountField(4, least=0, most=room_tables.MOST_TABLES, name=counted),
            "Combien de tables la salle peut ouvrir.",
            "How many tables the room can open.",
        )
        self.model = TablesModel(self)
        self.grid = explained(
            CellGrid(self.model, fr_en("Tables de la salle", "Tables in the room")),
            "Une ligne par table : son nom, ses places.",
            "One row per table: its name, its seats.",
        )
        self._cells = PlacesCells(self.grid)
        self.grid.draw_cells(PLACES, self._cells)
        self.remove = Button(fr_en("Retirer la table", "Remove the table"), icon="trash")
        self.order = QListWidget()
        self.order.setAccessibleName(fr_en("Ordre de fermeture", "Breaking order"))
        explained(
            self.order,
            "Dans quel ordre les tables ferment, fixé avant le jeu.",
            "The order in which tables break, set before play.",
        )
        self.up = Button(fr_en("Plus tôt", "Sooner"), icon="arrow-up")
        self.down = Button(fr_en("Plus tard", "Later"), icon="arrow-down")
        self.usual = Button(
            fr_en("Ordre habituel", "Usual order"),
            tip=fr_en(
                "Du plus grand numéro au plus petit", "From the highest number to the lowest"
            ),
        )
        self._told = label("", Say.SOFT)
        self._lay_out()
        self._listen()

    @property
    def setup(self) -> TournamentSetup:
        """Return the settings as written here."""
        return self.model.setup

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show the tables of these settings."""
        self.model.setup = setup
        self.model.fixed = fixed
        self.model.refresh()
        self.count.blockSignals(True)
        self.count.setValue(len(setup.tables))
        self.count.blockSignals(False)
        self._show_order(setup.closing_order)
        places = sum(setup.seats_of(t) - len(set(t.out_of_use)) for t in setup.tables)
        self._told.setText(
            fr_en("{0} places en tout", "{0} seats in all").format(whole(max(0, places)))
        )
        self._update_buttons()

    def follow(self, setup: TournamentSetup) -> None:
        """Show the seats of another format."""
        self.show_setup(setup, self.model.fixed)

    def values(self) -> dict[str, object]:
        """Return the tables and the order in which they break."""
        return {"tables": self.setup.tables, "breaking_order": self.setup.breaking_order}

    def show_refusal(self, refused: Refused | None) -> None:
        """Show the error, its table in red."""
        super().show_refusal(refused)
        table = None
        if refused is not None:
            table = refused.params.get("table")
        if isinstance(table, int):
            self.model.wrong = table
        else:
            self.model.wrong = None
        self.model.refresh()

    def _change(self, setup: TournamentSetup) -> None:
        order = room_tables.settled_order(setup, setup.breaking_order)
        self.model.setup = replace(setup, breaking_order=order)
        self.edited.emit()

    def _change_tables(self, tables: room_tables.Tables) -> None:
        if tables != self.setup.tables:
            self._change(replace(self.setup, tables=tables))

    def _on_count(self, count: int) -> None:
        self._change_tables(
            room_tables.with_count(self.setup.tables, count, self.model.fixed.tables)
        )

    def _on_typed(self, row: int, column: str, text: str) -> None:
        turned = {
            NUMBER: room_tables.with_number,
            SEATS: room_tables.with_seats,
            PLACES: room_tables.with_out_of_use,
        }[column]
        if column != PLACES and any(map(str.isalpha, text)):
            self.say(unread(text))
        else:
            self.say("")
        self._change_tables(turned(self.setup.tables, row, text))

    def _on_insert(self) -> None:
        self._on_count(len(self.setup.tables) + 1)
        self.grid.go_to(len(self.setup.tables) - 1)

    def _on_remove(self) -> None:
        row = self.grid.current_row()
        if row >= 0 and self._why_kept(row) is None:
            tables = self.setup.tables
            self._change_tables((*tables[:row], *tables[row + 1 :]))

    def _on_move(self, by: int) -> None:
        place = self.order.currentRow()
        order = room_tables.moved(self.setup.closing_order, place, by)
        if place >= 0 and order != self.setup.closing_order:
            self._change(replace(self.setup, breaking_order=order))
            self.order.setCurrentRow(place + by)

    def _show_order(self, order: tuple[int, ...]) -> None:
        if order == self._order:
            return
        self._order = order
        place = self.order.currentRow()
        self.order.clear()
        for rank, number in enumerate(order, 1):
            self.order.addItem(fr_en("{0}. Table {1}", "{0}. Table {1}").format(rank, number))
        self.order.setCurrentRow(min(place, len(order) - 1))

    def _update_buttons(self) -> None:
        row = self.grid.current_row()
        none = fr_en("Choisissez d’abord une table.", "Select a table first.")
        if row < 0:
            self.remove.set_refusal(none)
        else:
            self.remove.set_refusal(self._why_kept(row))
        place = self.order.currentRow()
        last = self.order.count() - 1
        first_words = fr_en(
            "C’est déjà la première à fermer.", "It is already the first table to break."
        )
        last_words = fr_en(
            "C’est déjà la dernière à fermer.", "It is already the last table to break."
        )
        if place < 0:
            self.up.set_refusal(none)
        elif place == 0:
            self.up.set_refusal(first_words)
        else:
            self.up.set_refusal(None)
        if place < 0:
            self.down.set_refusal(none)
        elif place == last:
            self.down.set_refusal(last_words)
        else:
            self.down.set_refusal(None)
        already = fr_en("C’est déjà l’ordre.", "It is already in that order.")
        if self.setup.breaking_order:
            self.usual.set_refusal(None)
        else:
            self.usual.set_refusal(already)

    def _why_kept(self, row: int) -> str | None:
        number = 0
        if row < len(self.setup.tables):
            number = self.setup.tables[row].number
        if number in self.model.fixed.tables:
            return refusal_sentence(Refused("SETUP_TABLE_IN_USE", table=number))
        return None

    def _listen(self) -> None:
        self.count.valueChanged.connect(self._on_count)
        self.model.typed.connect(self._on_typed)
        self._cells.turned.connect(
            lambda row, place: self._change_tables(
                room_tables.with_place_turned(self.setup.tables, row, place)
            )
        )
        self.grid.insertAsked.connect(self._on_insert)
        self.grid.removeAsked.connect(self._on_remove)
        self.grid.currentChangedTo.connect(lambda _row: self._update_buttons())
        self.remove.clicked.connect(self._on_remove)
        self.order.currentRowChanged.connect(lambda _row: self._update_buttons())
        self.up.clicked.connect(lambda: self._on_move(-1))
        self.down.clicked.connect(lambda: self._on_move(1))
        self.usual.clicked.connect(lambda: self._change(replace(self.setup, breaking_order=())))

    def _lay_out(self) -> None:
        left = column(
            row(
                label(fr_en("Nombre de tables", "Number of tables"), wraps=True),
                self.count,
                wide(self._told),
                spacing=Space.TIGHT,
            ),
            wide(self.grid),
            at(self.remove, Qt.AlignmentFlag.AlignLeft),
            spacing=Space.TIGHT,
        )
        heading = label(
            fr_en("Ordre de fermeture (§\u00a02.4)", "Breaking order (§\u00a02.4)"), Say.STRONG
        )
        heading.setMinimumHeight(self.count.sizeHint().height())
        moves = QWidget()
        lines = FlowLayout(moves, spacing=Space.HAIR)
        for button in (self.up, self.down):
            lines.addWidget(button)
        right = column(
            heading,
            wide(self.order),
            moves,
            at(self.usual, Qt.AlignmentFlag.AlignLeft),
            spacing=Space.TIGHT,
        )
        self.grid.setMinimumWidth(62 + 70 + width_for(10) + 14)
        self.order.setMinimumWidth(ORDER_WIDTH)
        column(
            wide(row(wide(left, 2), wide(right), spacing=Space.NORMAL)),
            self.said,
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )


class PlacesCells(CellTyping):
    """``turned(row, place)`` when a box is clicked; places are also typed: "3, 5"."""

    turned = Signal(int, int)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the cell's ground, then a box for each place."""
        ground = QStyleOptionViewItem(option)
        super().paint(painter, ground, index)
        seats, out = index.data(PLACES_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(typeface(TypeSize.SMALL))
        for place in range(1, seats + 1):
            _paint_place(painter, box_of(option.rect, place), place, place in out)
        painter.restore()

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        """Leave the words to the boxes."""
        super().initStyleOption(option, index)
        option.text = ""

    def editorEvent(
        self,
        event: QEvent,
        model: object,
        option: QStyleOptionViewItem,
        index: QModelIndex | Index,
    ) -> bool:
        """Turn the place under the mouse."""
        if (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonRelease
            and event.button() == Qt.MouseButton.LeftButton
        ):
            place = place_at(option.rect, event.position().toPoint(), index.data(PLACES_ROLE)[0])
            if place is not None:
                self.turned.emit(index.row(), place)
                return True
        return False


def box_of(cell: QRect, place: int) -> QRect:
    """Return where a place is drawn in its cell."""
    left = cell.left() + LEFT + (place - 1) * (BOX + GAP)
    return QRect(left, cell.center().y() - BOX // 2 + 1, BOX, BOX)


def place_at(cell: QRect, where: QPoint, seats: int) -> int | None:
    """Return the place drawn under a point, or ``None``."""
    return next((p for p in range(1, seats + 1) if box_of(cell, p).contains(where)), None)


def _paint_place(painter: QPainter, box: QRect, place: int, out: bool) -> None:
    ink = colours()
    painter.setPen(QPen(QColor(ink.line if out else ink.line_strong), 1))
    painter.setBrush(QColor(ink.sunken if out else ink.surface))
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    painter.setPen(QColor(ink.text_disabled if out else ink.text))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(place))
    if out:
        painter.setPen(QPen(QColor(ink.red_text), 1.75))
        painter.drawLine(box.bottomLeft() + QPoint(4, -4), box.topRight() + QPoint(-4, 4))


def width_for(seats: int) -> int:
    """Return the width that many places need, in pixels."""
    return 2 * LEFT + seats * (BOX + GAP)
