"""A player put out by mistake comes back, from the list of entrants."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.players.lines import seat_typed
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.labels import Say, label
from td_app.words import refusal_sentence, seat_text
from td_app.words.language import fr_en


class ReturnForm(QWidget):
    """Asks for a free seat, his own first, and for a reason; sends the reinstatement."""

    def __init__(self, live: LiveTournament) -> None:
        """Speak of nobody yet."""
        super().__init__()
        self._live = live
        self._entrant: int | None = None
        self.seat = QLineEdit()
        self.seat.setAccessibleName(fr_en("Place où il revient", "Seat to come back to"))
        self.seat.setPlaceholderText(fr_en("4.7", "4.7"))
        self.seat.setFixedWidth(72)
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(fr_en("Raison, facultative", "Reason, optional"))
        self.reason.setAccessibleName(fr_en("Raison du retour", "Reason of the return"))
        self.send = Button(fr_en("Réintégrer", "Reinstate"), icon="undo")
        self._told = label("", Say.SMALL, tone=Tone.AMBER, wraps=True)
        row = QHBoxLayout()
        row.setSpacing(Space.TIGHT)
        row.addWidget(self.seat)
        row.addWidget(self.reason, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        column.addWidget(
            label(
                fr_en("Sorti par erreur\u00a0: table.place", "Put out by mistake: table.seat"),
                Say.SMALL,
            )
        )
        column.addLayout(row)
        column.addWidget(self.send)
        column.addWidget(self._told)
        self.seat.textChanged.connect(lambda _text: self.judge())
        self.seat.returnPressed.connect(self.send.click)
        self.reason.returnPressed.connect(self.send.click)
        self.send.clicked.connect(self._reinstate)

    def show_out(self, entrant: int | None) -> None:
        """Speak of an entrant who is out, his last seat offered where it is free; else hide."""
        gone = self._live.state.outs.get(entrant) if entrant is not None else None
        self.setVisible(gone is not None)
        if gone is None or entrant == self._entrant:
            self._entrant = entrant if gone is not None else None
            return
        self._entrant = entrant
        seat = self._offered(gone.seat)
        self.seat.setText(f"{seat.table}.{seat.number}" if seat else "")
        self.reason.clear()
        self.judge()

    def judge(self) -> None:
        """Say why he cannot come back at the seat typed."""
        command = self._command()
        none = fr_en(
            "Tapez la table et la place, par exemple 4.7.",
            "Type the table and the seat, such as 4.7.",
        )
        refused = self._live.can(command) if command is not None else None
        told = (
            none if command is None else refusal_sentence(refused, self._named) if refused else ""
        )
        self._told.setText(told)
        self._told.setVisible(bool(told))
        self.send.set_refusal(told or None)
        if command is not None:
            self.send.setToolTip(told or seat_text(command.seat))

    def _command(self) -> cmd.Reinstate | None:
        typed = seat_typed(self.seat.text())
        if typed is None or not typed.place or self._entrant is None:
            return None
        return cmd.Reinstate(self._entrant, Seat(typed.table, typed.place), self.reason.text())

    def _offered(self, last: Seat) -> Seat | None:
        """His own seat where it is still free, else one at the smallest table with room."""
        tables = [table for table in self._live.state.open_tables() if table.free_places]
        if any(table.number == last.table and last.number in table.free_places for table in tables):
            return last
        smallest = min(tables, key=lambda table: len(table.places), default=None)
        return None if smallest is None else Seat(smallest.number, smallest.free_places[0])

    def _reinstate(self) -> None:
        command = self._command()
        if command is not None:
            self._live.dispatch(command)

    def _named(self, entrant: int) -> str:
        known = self._live.session.last_known(entrant)
        return known.display_name if known else ""
