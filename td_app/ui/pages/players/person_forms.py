"""What is written about one entrant: who it is, what they need, how they come back."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.views.players import PlayerRow
from td_app.tournament.views.room import RoomTable
from td_app.ui.finding import whole_seat
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.choice_field import ChoiceField
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import column, row, wide
from td_app.words import seat_text
from td_app.words.language import fr_en


class PersonForm(QWidget):
    """``edited()`` as one types, ``entered()`` on Enter in any field."""

    edited = Signal()
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show empty fields."""
        super().__init__(parent)
        self.fields: dict[str, QLineEdit] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        for line in self._words():
            row = QHBoxLayout()
            row.setSpacing(Space.TIGHT)
            for name, words in line:
                row.addLayout(self._titled(name, words), 1)
            column.addLayout(row)

    def show_person(self, person: Person) -> None:
        """Show someone's fields as they are kept."""
        for name, field in self.fields.items():
            field.setText(getattr(person, name))
            field.setCursorPosition(0)

    def person(self) -> Person:
        """Return the person as written now."""
        return Person(**{name: field.text().strip() for name, field in self.fields.items()})

    def start(self) -> None:
        """Put the keyboard on the last name."""
        self.fields["last_name"].setFocus()
        self.fields["last_name"].selectAll()

    def _titled(self, name: str, words: str) -> QVBoxLayout:
        title = label(words, Say.SMALL)
        field = QLineEdit()
        field.setMinimumWidth(80)
        field.setAccessibleName(words)
        field.setMaxLength(300)
        field.textEdited.connect(self.edited)
        field.returnPressed.connect(self.entered)
        title.setBuddy(field)
        self.fields[name] = field
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(title)
        column.addWidget(field)
        return column

    def _words(self) -> tuple[tuple[tuple[str, str], ...], ...]:
        """Return the fields line by line, each by its name in ``Person`` and its words."""
        return (
            (("last_name", fr_en("Nom", "Last name")),),
            (("first_name", fr_en("Prénom", "First name")),),
            (("club", fr_en("Club", "Club")), ("team", fr_en("Équipe", "Team"))),
            (("licence", fr_en("Licence", "Licence")), ("pseudonym", fr_en("Pseudo", "Nickname"))),
            (("email", fr_en("E-mail", "E-mail")), ("phone", fr_en("Téléphone", "Telephone"))),
        )


class NeedForm(QWidget):
    """``edited()`` when another need is chosen."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no need."""
        super().__init__(parent)
        self.table = ChoiceField()
        self.table.setAccessibleName(fr_en("Table réservée", "Table kept"))
        self.place = ChoiceField()
        self.place.setAccessibleName(fr_en("Place réservée", "Seat kept"))
        self.never_moved = QCheckBox(fr_en("Ne jamais déplacer", "Never move"))
        self._places: dict[str, tuple[int, ...]] = {}
        column(
            label(fr_en("Table et place réservées", "Table and seat kept"), Say.SMALL),
            row(wide(self.table), wide(self.place), spacing=Space.TIGHT),
            self.never_moved,
            on=self,
            spacing=Space.HAIR,
            margins=0,
        )
        self.table.choiceChanged.connect(self._on_table)
        self.place.choiceChanged.connect(lambda _key: self.edited.emit())
        self.never_moved.clicked.connect(lambda _on: self.edited.emit())

    def show_row(self, row: PlayerRow, tables: Iterable[RoomTable]) -> None:
        """Show the need of an entrant among the tables of the room."""
        self._places = {
            str(table.number): tuple(
                place for place in range(1, table.seats + 1) if place not in table.out_of_use
            )
            for table in sorted(tables, key=lambda table: table.number)
        }
        choices = [("", fr_en("Au tirage", "In the draw"))]
        choices += [(key, fr_en("Table {0}", "Table {0}").format(key)) for key in self._places]
        self.table.set_choices(choices)
        self.table.choose(str(row.need.table) if row.need else "")
        self._offer_places()
        self.place.choose(str(row.need.place or "") if row.need else "")
        self.never_moved.setChecked(row.never_moved)

    def need(self) -> Need | None:
        """Return the need chosen, ``None`` for a seat by the draw."""
        table, place = self.table.chosen(), self.place.chosen()
        return Need(int(table), int(place) if place else None) if table else None

    def _on_table(self) -> None:
        self._offer_places()
        self.edited.emit()

    def _offer_places(self) -> None:
        table = self.table.chosen()
        places = [("", fr_en("Toute place", "Any seat"))]
        places += [
            (str(place), fr_en("Place {0}", "Seat {0}").format(place))
            for place in self._places.get(table, ())
        ]
        self.place.set_choices(places)
        self.place.setEnabled(bool(table))


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
        self.send = Button(fr_en("Réintégrer", "Reinstate"), icon="undo", does=self._reinstate)
        self._told = label("", Say.SMALL, tone=Tone.AMBER, wraps=True)
        column(
            label(
                fr_en("Sorti par erreur\u00a0: table.place", "Put out by mistake: table.seat"),
                Say.SMALL,
            ),
            row(self.seat, wide(self.reason), spacing=Space.TIGHT),
            self.send,
            self._told,
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )
        self.seat.textChanged.connect(lambda _text: self.judge())
        self.seat.returnPressed.connect(self.send.click)
        self.reason.returnPressed.connect(self.send.click)

    def show_out(self, entrant: int | None) -> None:
        """Speak of an entrant who is out, his last seat offered where it is free; else hide."""
        gone = self._live.outs().get(entrant) if entrant is not None else None
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
        """Say why they cannot come back at the seat typed."""
        command = self._command()
        why: str | None = fr_en(
            "Tapez la table et la place, par exemple 4.7.",
            "Type the table and the seat, such as 4.7.",
        )
        if command is not None:
            why = why_not_plainly(self._live, command)
        tell(self._told, why or "")
        self.send.set_refusal(why)
        if command is not None:
            self.send.setToolTip(why or seat_text(command.seat))

    def _command(self) -> cmd.Reinstate | None:
        seat = whole_seat(self.seat.text())
        if seat is None or not seat.number or self._entrant is None:
            return None
        return cmd.Reinstate(self._entrant, seat, self.reason.text())

    def _offered(self, last: Seat) -> Seat | None:
        """His own seat where it is still free, else one at the smallest table with room."""
        tables = [table for table in self._live.open_tables() if table.free_places]
        if any(table.number == last.table and last.number in table.free_places for table in tables):
            return last
        smallest = min(tables, key=lambda table: len(table.places), default=None)
        return None if smallest is None else Seat(smallest.number, smallest.free_places[0])

    def _reinstate(self) -> None:
        command = self._command()
        if command is not None:
            self._live.dispatch(command)
