"""The acts on a table: missed hands counted, stop, close, open another, the order."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament.views.conduct import PenaltyRow
from td_app.tournament.views.room import RoomSeat, RoomTable
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.facts import OPEN
from td_app.ui.pages.evening.room.panel_form import PanelForm
from td_app.ui.pages.evening.room.popover import ActsPanel, PanelContent
from td_app.ui.refusals import refusal_with_articles, why_not
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank, number_button
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import STRETCH, column, put_away, row, wide
from td_app.ui.widgets.tips import explained, set_tip
from td_app.words.figures import hands_counted
from td_app.words.language import fr_en

PLACE_WIDTH = 20
ROW_HEIGHT = 32
OVERRULABLE = "NOT_NEXT_TO_BREAK"
ROWS_SHOWN = 6
ROW = 32
"""Tables in sight at once in the breaking order, and the height of a line in pixels."""


class MissedHands(QWidget):
    """The players who miss hands at a table, and the buttons that count them; hidden if none."""

    def __init__(self, live: LiveTournament, table: RoomTable, parent: QWidget) -> None:
        """Show the sanctioned players of ``table`` within ``parent``."""
        super().__init__(parent)
        self._live = live
        self._table = table.number
        self.rows: dict[int, MissedHandsRow] = {}
        self.all = Button(
            fr_en("Compter une main pour tous", "Count a hand for all"),
            Rank.SECONDARY,
            name=fr_en(
                "Compter une main pour tous les sanctionnés de la table",
                "Count a hand for every penalised player at the table",
            ),
            does=lambda: self._live.dispatch(cmd.CountMissedHands(table=self._table)),
        )
        self.title = label("", Say.SMALL, wraps=True)
        below = (0, 0, 0, Space.TIGHT)
        self._column = column(self.title, self.all, on=self, spacing=Space.HAIR, margins=below)
        self.show_table(table)

    def show_table(self, table: RoomTable) -> None:
        """Show those of the table who miss hands now; rows already there stay in their place."""
        missing = [seat for seat in table.players if seat.hands_to_miss]
        served = served_by_player(self._live)
        for entrant in [one for one in self.rows if one not in {s.entrant for s in missing}]:
            row = self.rows.pop(entrant)
            put_away(row)
        for place, seat in enumerate(missing, start=1):
            kept = self.rows.get(seat.entrant)
            if kept is None:
                kept = self.rows[seat.entrant] = MissedHandsRow(self._live)
                self._column.insertWidget(place, kept)
            kept.show_seat(seat, served[seat.entrant])
        by_hand = fr_en("Mains à manquer", "Hands to miss")
        with_the_hand = fr_en(
            "Mains à manquer\u00a0: pendant le main par main, chaque main finie en compte une.",
            "Hands to miss: during hand-for-hand, each completed hand counts as one.",
        )
        if table.in_hand:
            self.title.setText(with_the_hand)
        else:
            self.title.setText(by_hand)
        self.all.setVisible(len(missing) > 1)
        self.setVisible(bool(missing))


class MissedHandsRow(QWidget):
    """One player: place, name, hands left, and the tap that counts one."""

    def __init__(self, live: LiveTournament) -> None:
        """Count for the open tournament."""
        super().__init__()
        self._live = live
        self._penalty = 0
        self._place = label("", Say.STRONG, tone=Tone.ACCENT)
        self._place.setFixedWidth(PLACE_WIDTH)
        self._name = CutLabel(named=True)
        self.left = label("", Say.SMALL, tone=Tone.AMBER)
        words = fr_en("\u22121 main", "\u22121 hand")
        self.one_less = Button(
            words,
            scale="small",
            does=lambda: self._live.dispatch(cmd.CountMissedHands((self._penalty,))),
        )
        self.one_less.setMinimumHeight(ROW_HEIGHT)
        told = column(self._name, self.left, spacing=0)
        row(self._place, wide(told), self.one_less, on=self, spacing=Space.TIGHT, margins=0)

    def show_seat(self, seat: RoomSeat, served: PenaltyRow) -> None:
        """Show this player, who misses hands for the sanction ``served`` first."""
        self._penalty = served.number
        self._place.setText(str(seat.place))
        self._name.say(seat.name)
        left = hands_counted(seat.hands_to_miss)
        if seat.away:
            told = fr_en("{0}, hors de la table", "{0}, away from the table")
        else:
            told = fr_en("{0}, peut rester assis", "{0}, may stay seated")
        self.left.setText(told.format(left))
        words = fr_en(
            "Une main de moins pour {0}, à qui il reste {1}",
            "One hand served by {0}, {1} to go",
        )
        self.one_less.setAccessibleName(words.format(seat.name, left))


def served_by_player(live: LiveTournament) -> dict[int, PenaltyRow]:
    """Return by player the sanction whose hands are being missed now."""
    return {row.entrant: row for row in live.penalties() if row.served_now}


class TablePanel(ActsPanel):
    """``seatChosen(place)``, ``asked(what)``: page, stop, resume, close, empty, overrule, order
    or open.
    """

    seatChosen = Signal(int)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(
        self, live: LiveTournament, table: RoomTable, *, seats: bool = True, page: bool = True
    ) -> None:
        """Show the table; its seats as a list too with ``seats`` (the plan shows only dots).

        ``page``: offer the table's own page, which Enter opens.
        """
        super().__init__(live)
        self.seats: dict[int, Button] = {}
        self.missed: MissedHands | None = None
        number = table.number
        if page:
            self.main = self.add("page", fr_en("Page de la table", "Table page"), "seat")
            # The page of the table counts missed hands itself.
            self.missed = MissedHands(live, table, self)
            self.inset(self.missed)
        if seats:
            self._add_seats(table)
        if table.stopped:
            words = fr_en("Reprendre le jeu", "Resume play")
            self.stop = self.add("resume", words, "play", cmd.ResumeTable(number))
        else:
            words = fr_en("Arrêter la table", "Halt play")
            self.stop = self.add("stop", words, "stop", cmd.StopTable(number))
        self._add_closing(table)
        self.order = explained(
            self.add("order", fr_en("Ordre de fermeture…", "Breaking order…"), "more"),
            "Affiche l’ordre de fermeture des tables, et permet de le changer.",
            "Shows the order in which tables break, and lets you change it.",
        )
        if len(live.room().closing_order) < 2:
            one = fr_en("Il n’y a qu’une table en jeu.", "Only one table is in play.")
            self.order.set_refusal(one)
        words = fr_en("Ouvrir une autre table…", "Open another table…")
        self.open_other = self.add("open", words, "open")
        if all(t.status == OPEN for t in live.room().tables):
            every = fr_en(
                "Toutes les tables de la salle sont ouvertes.", "Every table in the room is open."
            )
            self.open_other.set_refusal(every)

    def show_hands(self, table: RoomTable) -> None:
        """Show the hands that the players of the table still have to miss."""
        if self.missed is not None:
            self.missed.show_table(table)
        for seat in table.players:
            if seat.place in self.seats:
                self.seats[seat.place].setText(self._seat_words(seat))
        self.resized.emit()

    def _seat_words(self, seat: RoomSeat) -> str:
        missed = ""
        if seat.hands_to_miss:
            missed = f" · {hands_counted(seat.hands_to_miss)}"
        return f"{seat.place}   {seat.name}{missed}"

    def _add_seats(self, table: RoomTable) -> None:
        taken = {seat.place: seat for seat in table.players}
        for place in range(1, table.seats + 1):
            seat = taken.get(place)
            out = place in table.out_of_use
            if out:
                empty = fr_en("hors service", "out of use")
            else:
                empty = fr_en("libre", "free")
            if seat:
                words = self._seat_words(seat)
                tip = seat.name
            else:
                words = f"{place}   {empty}"
                tip = empty
            button = Button(words, Rank.QUIET, scale="small", tip=tip)
            dress(button, layout="row")
            button.setMinimumHeight(28)
            if out:
                button.set_refusal(fr_en("Place hors service.", "Seat out of use."))
            button.clicked.connect(lambda _=False, at=place: self.seatChosen.emit(at))
            self.column.addWidget(button)
            self.seats[place] = button
        self.column.addSpacing(Space.TIGHT)

    def _add_closing(self, table: RoomTable) -> None:
        if not table.players:
            words = fr_en("Fermer la table vide", "Close the empty table")
            command = cmd.CloseEmptyTable(table.number)
            self.close_table = self.add("empty", words, "break-table", command)
            return
        refused = self.live.can(cmd.BreakTable(table.number))
        if refused is not None and refused.code == OVERRULABLE:
            words = fr_en("Fermer quand même…", "Break anyway…")
            self.close_table = self.add("overrule", words, "break-table")
            set_tip(self.close_table, refusal_with_articles(self.live, refused))
        else:
            words = fr_en("Fermer la table", "Break the table")
            self.close_table = self.add("close", words, "break-table")
            if refused:
                self.close_table.set_refusal(refusal_with_articles(self.live, refused))
            else:
                self.close_table.set_refusal(None)


class CloseTableForm(PanelForm):
    """Closing out of the posted order: the director overrules and says why (1.1, 2.4)."""

    def __init__(self, live: LiveTournament, table: int, refused: Refused | None) -> None:
        """Show the objection and ask for the reason."""
        super().__init__(live, fr_en("Fermer la table", "Break the table"))
        self._table = table
        if refused is not None:
            self.add(
                label(refusal_with_articles(live, refused), Say.SOFT, tone=Tone.AMBER, wraps=True)
            )
        self.reason = self.reason_field()

    def command(self) -> cmd.BreakTable:
        """Return the closure against the order."""
        return cmd.BreakTable(self._table, overruled=True, note=self.reason.text())


def _numbers(buttons: Iterable[Button]) -> QGridLayout:
    """Five numbers a line."""
    grid = QGridLayout()
    grid.setSpacing(Space.HAIR)
    grid.setColumnStretch(5, 1)
    for index, button in enumerate(buttons):
        grid.addWidget(button, index // 5, index % 5)
    return grid


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
            if numbers:
                self.column.addWidget(label(title, Say.SMALL))
                self.column.addLayout(_numbers([self._table(live, table) for table in numbers]))
        if not self.tables:
            none = fr_en("Toutes les tables sont en jeu.", "Every table is in play.")
            self.column.addWidget(label(none, Say.SOFT, wraps=True))

    def _table(self, live: LiveTournament, number: int) -> Button:
        name = fr_en("Ouvrir la table {0}", "Open table {0}").format(number)
        button = number_button(number, name, lambda: self.chosen.emit(number))
        button.set_refusal(why_not(live, cmd.OpenTable(number)))
        self.tables[number] = button
        return button


class FreePlacesPanel(PanelContent):
    """``chosen(place)``: the free places of one table, when its plan only shows dots."""

    chosen = Signal(int)

    def __init__(self, table: RoomTable) -> None:
        """Offer the free places."""
        super().__init__()
        if not table.free_places:
            full = fr_en("Cette table est pleine.", "This table is full.")
            self.column.addWidget(label(full, Say.SOFT, wraps=True))
        self.places = {place: self._place(place) for place in table.free_places}
        self.column.addLayout(_numbers(self.places.values()))

    def _place(self, place: int) -> Button:
        name = fr_en("Place {0}", "Seat {0}").format(place)
        return number_button(place, name, lambda: self.chosen.emit(place))


class BreakingOrderForm(PanelForm):
    """The open tables, the next to close first: dragged, or moved by two buttons."""

    def __init__(self, live: LiveTournament, chosen: int | None = None) -> None:
        """List the tables in play, ``chosen`` being the one that may move."""
        super().__init__(live, fr_en("Changer l’ordre", "Change the order"))
        words = fr_en(
            "La première de la liste ferme la première. Les joueurs sont informés du changement.",
            "The first table listed breaks first. The players are told of the change.",
        )
        self.explain(words)
        self.list = QListWidget()
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setDefaultDropAction(Qt.DropAction.MoveAction)
        name = fr_en("Tables, la prochaine à fermer d’abord", "Tables, the next to break first")
        self.list.setAccessibleName(name)
        order = live.room().closing_order
        for number in order:
            item = QListWidgetItem(fr_en("Table {0}", "Table {0}").format(number))
            item.setData(Qt.ItemDataRole.UserRole, number)
            item.setSizeHint(QSize(0, ROW))
            self.list.addItem(item)
        self.list.setFixedHeight(min(ROWS_SHOWN, max(2, len(order))) * ROW + Space.HAIR)
        if chosen in order:
            self.list.setCurrentRow(order.index(chosen))
        else:
            self.list.setCurrentRow(0)
        self.add(self.list)
        self.up = self._button(fr_en("Plus tôt", "Sooner"), "arrow-up", -1)
        self.down = self._button(fr_en("Plus tard", "Later"), "arrow-down", 1)
        moving = QWidget()
        row(self.up, self.down, STRETCH, on=moving, spacing=Space.HAIR, margins=0)
        self.add(moving)
        self.reason = self.reason_field()
        self.list.currentRowChanged.connect(lambda _row: self._update_buttons())
        self.list.model().rowsMoved.connect(lambda *_: self._update_buttons())
        self._update_buttons()

    def _button(self, words: str, icon: str, by: int) -> Button:
        return Button(words, icon=icon, scale="small", does=lambda: self._move(by))

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
            self._update_buttons()

    def _update_buttons(self) -> None:
        row = self.list.currentRow()
        last = self.list.count() - 1
        first_words = fr_en(
            "C’est déjà la première à fermer.", "It is already the first table to break."
        )
        last_words = fr_en(
            "C’est déjà la dernière à fermer.", "It is already the last table to break."
        )
        if row <= 0:
            self.up.set_refusal(first_words)
        else:
            self.up.set_refusal(None)
        if row >= last:
            self.down.set_refusal(last_words)
        else:
            self.down.set_refusal(None)
