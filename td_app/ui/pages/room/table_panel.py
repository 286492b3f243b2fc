"""What can be done with a table: hands missed counted, stop, close, open another, the order."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament.views.conduct import PenaltyRow
from td_app.tournament.views.room import RoomSeat, RoomTable
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.facts import hands_counted
from td_app.ui.pages.room.panel_form import PanelForm, said
from td_app.ui.pages.room.popover import LineButton, PanelContent
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.cut_label import CutLabel
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en

PLACE_WIDTH, ROW_HEIGHT = 20, 32


class MissedHands(QWidget):
    """Who misses hands at a table, and the buttons that count them; hidden without anybody."""

    def __init__(self, live: LiveTournament, table: RoomTable, parent: QWidget) -> None:
        """Show the sanctioned players of ``table`` within ``parent``."""
        super().__init__(parent)
        self._live, self._table = live, table.number
        self.rows: dict[int, MissedHandsRow] = {}
        self.all = Button(
            fr_en("Une main de plus pour tous", "One more hand for all"), Rank.SECONDARY
        )
        self.all.setAccessibleName(
            fr_en(
                "Une main de plus pour tous les sanctionnés de la table",
                "One more hand for every penalised player of the table",
            )
        )
        self.all.clicked.connect(self._count_all)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, Space.TIGHT)
        self._column.setSpacing(Space.HAIR)
        self._column.addWidget(label(fr_en("Mains à manquer", "Hands to miss"), Say.SMALL))
        self._column.addWidget(self.all)
        self.show_table(table)

    def show_table(self, table: RoomTable) -> None:
        """Show those of the table who miss hands now; rows already there stay in their place."""
        missing = [seat for seat in table.players if seat.hands_to_miss]
        served = served_by_player(self._live)
        for entrant in [one for one in self.rows if one not in {s.entrant for s in missing}]:
            row = self.rows.pop(entrant)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        for place, seat in enumerate(missing, start=1):
            kept = self.rows.get(seat.entrant)
            if kept is None:
                kept = self.rows[seat.entrant] = MissedHandsRow(self._live)
                self._column.insertWidget(place, kept)
            kept.show_seat(seat, served[seat.entrant])
        self.all.setVisible(len(missing) > 1)
        self.setVisible(bool(missing))

    def _count_all(self) -> None:
        self._live.dispatch(cmd.CountMissedHands(table=self._table))


class MissedHandsRow(QWidget):
    """One player: place, name, hands left, and the tap that counts one."""

    def __init__(self, live: LiveTournament) -> None:
        """Count for the open tournament."""
        super().__init__()
        self._live = live
        self._penalty = 0
        self._place = label("", Say.STRONG, tone=Tone.ACCENT)
        self._place.setFixedWidth(PLACE_WIDTH)
        self._name = CutLabel()
        self.left = label("", Say.SMALL, tone=Tone.AMBER)
        self.one_less = Button(fr_en("\u22121 main", "\u22121 hand"), Rank.SECONDARY, scale="small")
        self.one_less.setMinimumHeight(ROW_HEIGHT)
        self.one_less.clicked.connect(self._count)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._name)
        words.addWidget(self.left)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.TIGHT)
        row.addWidget(self._place)
        row.addLayout(words, 1)
        row.addWidget(self.one_less)

    def show_seat(self, seat: RoomSeat, served: PenaltyRow) -> None:
        """Show this player, who misses hands for the sanction ``served`` first."""
        self._penalty = served.number
        self._place.setText(str(seat.place))
        self._name.say(seat.name)
        left = hands_counted(seat.hands_to_miss)
        self.left.setText(self._with_place(seat, left))
        words = fr_en(
            "Une main de moins pour {0}, à qui il reste {1}", "One hand less for {0}, with {1} left"
        )
        self.one_less.setAccessibleName(words.format(seat.name, left))

    def _with_place(self, seat: RoomSeat, left: str) -> str:
        words = (
            fr_en("{0}, hors de la table", "{0}, away from the table")
            if seat.away
            else fr_en("{0}, peut rester assis", "{0}, may stay seated")
        )
        return words.format(left)

    def _count(self) -> None:
        self._live.dispatch(cmd.CountMissedHands((self._penalty,)))


def served_by_player(live: LiveTournament) -> dict[int, PenaltyRow]:
    """Return by player the sanction whose hands are being missed now."""
    return {row.entrant: row for row in live.penalties() if row.served_now}


OVERRULABLE = "NOT_NEXT_TO_BREAK"


class TablePanel(PanelContent):
    """``seatChosen(place)``, ``asked(what)``: page, stop, resume, close, empty, overrule, order
    or open.
    """

    seatChosen = Signal(int)  # noqa: N815 - a Qt signal among Qt's own
    asked = Signal(str)

    def __init__(
        self, live: LiveTournament, table: RoomTable, *, seats: bool = True, page: bool = True
    ) -> None:
        """Show the table; its seats as a list too when ``seats`` (the plan tells only dots).

        ``page``: offer the table's own page, which Enter opens.
        """
        super().__init__()
        self.live = live
        self.column.setSpacing(Space.HAIR)
        self.seats: dict[int, Button] = {}
        if page:
            self.main = self._action("page", fr_en("Page de la table", "Page of the table"), "seat")
        # The page of the table counts missed hands itself.
        self.missed = MissedHands(live, table, self) if page else None
        if self.missed is not None:
            self.column.addWidget(self.missed)
        if seats:
            self._add_seats(table)
        if table.stopped:
            self.stop = self._action("resume", fr_en("Reprendre le jeu", "Play again"), "play")
            self._judge(self.stop, cmd.ResumeTable(table.number))
        else:
            self.stop = self._action("stop", fr_en("Arrêter la table", "Stop the table"), "stop")
            self._judge(self.stop, cmd.StopTable(table.number))
        self._add_closing(table)
        self.order = self._action("order", fr_en("Ordre de fermeture…", "Breaking order…"), "more")
        alone = len(live.room().closing_order) < 2
        one = fr_en("Il n'y a qu'une table en jeu.", "Only one table is in play.")
        self.order.set_refusal(one if alone else None)
        self.open_other = self._action(
            "open", fr_en("Ouvrir une autre table…", "Open another table…"), "open"
        )
        waiting = any(t.status != "open" for t in live.room().tables)
        self.open_other.set_refusal(
            None
            if waiting
            else fr_en(
                "Toutes les tables de la salle sont ouvertes.", "Every table of the room is open."
            )
        )

    def show_hands(self, table: RoomTable) -> None:
        """Show the hands that the players of the table still have to miss."""
        if self.missed is not None:
            self.missed.show_table(table)
        for seat in table.players:
            if seat.place in self.seats:
                self.seats[seat.place].setText(self._seat_words(seat))
        self.resized.emit()

    def _seat_words(self, seat: RoomSeat) -> str:
        missed = f" · {hands_counted(seat.hands_to_miss)}" if seat.hands_to_miss else ""
        return f"{seat.place}   {seat.name}{missed}"

    def _add_seats(self, table: RoomTable) -> None:
        taken = {seat.place: seat for seat in table.players}
        for place in range(1, table.seats + 1):
            seat = taken.get(place)
            out = place in table.out_of_use
            empty = fr_en("hors service", "out of use") if out else fr_en("libre", "free")
            words = self._seat_words(seat) if seat else f"{place}   {empty}"
            tip = seat.name if seat else empty
            button = Button(words, Rank.QUIET, scale="small", tip=tip)
            dress(button, layout="row")
            button.setMinimumHeight(28)
            button.setEnabled(not out)
            button.clicked.connect(lambda _=False, at=place: self.seatChosen.emit(at))
            self.column.addWidget(button)
            self.seats[place] = button
        self.column.addSpacing(Space.TIGHT)

    def _add_closing(self, table: RoomTable) -> None:
        if not table.players:
            words = fr_en("Fermer la table vide", "Close the empty table")
            self.close_table = self._action("empty", words, "break-table")
            self._judge(self.close_table, cmd.CloseEmptyTable(table.number))
            return
        command = cmd.BreakTable(table.number)
        refused = self.live.can(command)
        overrules = refused is not None and refused.code == OVERRULABLE
        words = (
            fr_en("Fermer quand même…", "Break all the same…")
            if overrules
            else fr_en("Fermer la table", "Break the table")
        )
        self.close_table = self._action("overrule" if overrules else "close", words, "break-table")
        if overrules and refused is not None:
            self.close_table.setToolTip(said(self.live, refused))
        elif refused is not None:
            self.close_table.set_refusal(said(self.live, refused))

    def _action(self, key: str, words: str, icon: str) -> Button:
        button = LineButton(words, icon, self.column)
        button.clicked.connect(lambda: self.asked.emit(key))
        return button

    def _judge(self, button: Button, command: cmd.Command) -> None:
        refused = self.live.can(command)
        button.set_refusal(said(self.live, refused) if refused else None)


class CloseTableForm(PanelForm):
    """Closing out of the posted order: the director overrules and says why (1.1, 2.4)."""

    def __init__(self, live: LiveTournament, table: int, refused: Refused | None) -> None:
        """Say what stands against it and ask for the reason."""
        super().__init__(live, fr_en("Fermer la table", "Break the table"))
        self._table = table
        if refused is not None:
            self.add(label(said(live, refused), Say.SOFT, tone=Tone.AMBER, wraps=True))
        self.reason: QLineEdit = self.reason_field()

    def command(self) -> cmd.BreakTable:
        """Return the closure against the order."""
        return cmd.BreakTable(self._table, overruled=True, note=self.reason.text())


class OpenTablePanel(PanelContent):
    """``chosen(table)``: one more table of the room to open."""

    chosen = Signal(int)

    def __init__(self, live: LiveTournament) -> None:
        """Offer the tables that wait, then those that were closed."""
        super().__init__()
        self.tables: dict[int, Button] = {}
        for status, title in (
            ("waiting", fr_en("En réserve", "In reserve")),
            ("closed", fr_en("Fermées", "Closed")),
        ):
            numbers = [t.number for t in live.room().tables if t.status == status]
            if not numbers:
                continue
            self.column.addWidget(label(title, Say.SMALL))
            grid = QGridLayout()
            grid.setSpacing(Space.HAIR)
            for index, number in enumerate(numbers):
                grid.addWidget(self._table(live, number), index // 5, index % 5)
            grid.setColumnStretch(5, 1)
            self.column.addLayout(grid)

    def _table(self, live: LiveTournament, number: int) -> Button:
        button = Button(str(number), Rank.SECONDARY)
        button.setFixedWidth(52)
        dress(button, layout="number")
        button.setAccessibleName(fr_en("Ouvrir la table {0}", "Open table {0}").format(number))
        refused = live.can(cmd.OpenTable(number))
        button.set_refusal(said(live, refused) if refused else None)
        button.clicked.connect(lambda: self.chosen.emit(number))
        self.tables[number] = button
        return button


class FreePlacesPanel(PanelContent):
    """``chosen(place)``: the free places of one table, when its plan only shows dots."""

    chosen = Signal(int)

    def __init__(self, table: RoomTable) -> None:
        """Offer the free places."""
        super().__init__()
        self.places: dict[int, Button] = {}
        if not table.free_places:
            self.column.addWidget(
                label(fr_en("Cette table est pleine.", "This table is full."), Say.SOFT, wraps=True)
            )
        grid = QGridLayout()
        grid.setSpacing(Space.HAIR)
        for index, place in enumerate(table.free_places):
            button = Button(str(place), Rank.SECONDARY)
            button.setFixedWidth(52)
            dress(button, layout="number")
            button.setAccessibleName(fr_en("Place {0}", "Seat {0}").format(place))
            button.clicked.connect(lambda _=False, at=place: self.chosen.emit(at))
            grid.addWidget(button, index // 5, index % 5)
            self.places[place] = button
        grid.setColumnStretch(5, 1)
        self.column.addLayout(grid)


ROWS_SHOWN, ROW = 6, 32
"""Tables in sight at once, and the height of a line in pixels."""


class BreakingOrderForm(PanelForm):
    """The open tables, the next to close first: dragged, or moved by two buttons."""

    def __init__(self, live: LiveTournament, chosen: int | None = None) -> None:
        """List the tables in play, ``chosen`` being the one that may move."""
        super().__init__(live, fr_en("Changer l'ordre", "Change the order"))
        words = fr_en(
            "La première de la liste ferme la première. Les joueurs en sont informés.",
            "The first of the list breaks first. The players are told.",
        )
        self.add(label(words, Say.SOFT, wraps=True))
        self.list = QListWidget()
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.list.setAccessibleName(
            fr_en("Tables, la prochaine à fermer d'abord", "Tables, the next to break first")
        )
        order = live.room().closing_order
        for number in order:
            item = QListWidgetItem(fr_en("Table {0}", "Table {0}").format(number))
            item.setData(Qt.ItemDataRole.UserRole, number)
            item.setSizeHint(QSize(0, ROW))
            self.list.addItem(item)
        self.list.setFixedHeight(min(ROWS_SHOWN, max(2, len(order))) * ROW + Space.HAIR)
        self.list.setCurrentRow(order.index(chosen) if chosen in order else 0)
        self.add(self.list)
        self.up = Button(fr_en("Plus tôt", "Sooner"), icon="arrow-up", scale="small")
        self.down = Button(fr_en("Plus tard", "Later"), icon="arrow-down", scale="small")
        self.add(self._moving())
        self.reason = self.reason_field()
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(1))
        self.list.currentRowChanged.connect(lambda _row: self._judge())
        self.list.model().rowsMoved.connect(lambda *_: self._judge())
        self._judge()

    def order(self) -> tuple[int, ...]:
        """Return the tables in the order shown."""
        items = (self.list.item(row) for row in range(self.list.count()))
        return tuple(int(item.data(Qt.ItemDataRole.UserRole)) for item in items)

    def command(self) -> cmd.ChangeBreakingOrder:
        """Return the order shown."""
        return cmd.ChangeBreakingOrder(self.order(), self.reason.text())

    def _move(self, by: int) -> None:
        row = self.list.currentRow()
        if row >= 0 and 0 <= row + by < self.list.count():
            item = self.list.takeItem(row)
            self.list.insertItem(row + by, item)
            self.list.setCurrentRow(row + by)
            self._judge()

    def _judge(self) -> None:
        row, last = self.list.currentRow(), self.list.count() - 1
        first_words = fr_en("C'est déjà la première à fermer.", "It is the first to break already.")
        last_words = fr_en("C'est déjà la dernière à fermer.", "It is the last to break already.")
        self.up.set_refusal(first_words if row <= 0 else None)
        self.down.set_refusal(last_words if row >= last else None)

    def _moving(self) -> QWidget:
        moving = QWidget()
        row = QHBoxLayout(moving)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.HAIR)
        for button in (self.up, self.down):
            row.addWidget(button)
        row.addStretch(1)
        return moving
