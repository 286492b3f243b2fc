"""What can be done with a table: who sits there, stop, close, open another."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament.views.room import RoomSeat, RoomTable
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.facts import hands_counted
from td_app.ui.pages.room.line_button import LineButton
from td_app.ui.pages.room.missed_hands import MissedHands
from td_app.ui.pages.room.panel_form import PanelForm, said
from td_app.ui.pages.room.popover import PanelContent
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en

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
