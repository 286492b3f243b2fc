"""What is written of one entrant: who they are, and the seat they need."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QVBoxLayout, QWidget

from rules_ropta.seat_draw import Need
from td_app.tournament.state.person import Person
from td_app.tournament.views.players import PlayerRow
from td_app.tournament.views.room import RoomTable
from td_app.ui.theme import Space
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.typed_lines import LineField
from td_app.words.language import fr_en

#: The fields of a person, line by line.
LINES = (
    ("last_name",),
    ("first_name",),
    ("club", "team"),
    ("licence", "pseudonym"),
    ("email", "phone"),
)


class PersonForm(QWidget):
    """``edited()`` as one types, ``entered()`` on Enter in any field."""

    edited = Signal()
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show empty fields."""
        super().__init__(parent)
        self.fields: dict[str, QLineEdit] = {}
        self._kept = Person("")
        lines = (row(*map(wide, map(self._titled, line)), spacing=Space.TIGHT) for line in LINES)
        column(*lines, on=self, spacing=Space.TIGHT, margins=0)

    def show_person(self, person: Person) -> None:
        """Show someone's fields as they are kept."""
        self._kept = person
        for name, field in self.fields.items():
            field.setText(getattr(person, name))
            field.setCursorPosition(0)

    def person(self) -> Person:
        """Return the person as written now; what the form does not show stays as it was."""
        written = {name: field.text().strip() for name, field in self.fields.items()}
        return replace(self._kept, **written)

    def start(self) -> None:
        """Put the keyboard on the last name."""
        self.fields["last_name"].setFocus()
        self.fields["last_name"].selectAll()

    def _titled(self, name: str) -> QVBoxLayout:
        words = _words_of(name)
        title = label(words, Say.SMALL)
        field = self.fields[name] = LineField(name=words)
        field.setMinimumWidth(80)
        field.setMaxLength(300)
        field.textEdited.connect(self.edited)
        field.returnPressed.connect(self.entered)
        title.setBuddy(field)
        return column(title, field, spacing=2)


def _words_of(name: str) -> str:
    return {
        "last_name": fr_en("Nom", "Last name"),
        "first_name": fr_en("Prénom", "First name"),
        "club": fr_en("Club", "Club"),
        "team": fr_en("Équipe", "Team"),
        "licence": fr_en("Licence", "Licence"),
        "pseudonym": fr_en("Pseudo", "Nickname"),
        "email": fr_en("E-mail", "E-mail"),
        "phone": fr_en("Téléphone", "Telephone"),
    }[name]


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

    def show_row(self, shown: PlayerRow, tables: Iterable[RoomTable]) -> None:
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
        need = shown.need
        self.table.choose(str(need.table) if need else "")
        self._offer_places()
        self.place.choose(str(need.place or "") if need else "")
        self.never_moved.setChecked(shown.never_moved)

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
