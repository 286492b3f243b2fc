"""What an entrant needs at the tables: a table, a place, never to be moved (2.1)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from rules_ropta.seat_draw import Need
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.views.players import PlayerRow
from td_app.ui.theme import Space
from td_app.ui.widgets.choice_field import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en


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
        both = QHBoxLayout()
        both.setSpacing(Space.TIGHT)
        both.addWidget(self.table, 1)
        both.addWidget(self.place, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.HAIR)
        column.addWidget(label(fr_en("Table et place réservées", "Table and seat kept"), Say.SMALL))
        column.addLayout(both)
        column.addWidget(self.never_moved)
        self.table.choiceChanged.connect(self._on_table)
        self.place.choiceChanged.connect(lambda _key: self.edited.emit())
        self.never_moved.clicked.connect(lambda _on: self.edited.emit())

    def show_row(self, row: PlayerRow, state: TournamentState) -> None:
        """Show the need of an entrant among the tables of the room."""
        self._places = {
            str(table.number): tuple(
                place for place in range(1, table.seats + 1) if place not in table.out_of_use
            )
            for table in state.tables.values()
        }
        tables = [("", fr_en("Au tirage", "In the draw"))]
        tables += [(key, fr_en("Table {0}", "Table {0}").format(key)) for key in self._places]
        self.table.set_choices(tables)
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
