"""The form of one entrant: their details, and the seat they need."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, replace
from itertools import chain

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QVBoxLayout, QWidget

from rules_ropta.seat_draw import Need
from td_app.tournament.state.knockouts import LARGEST_BOUNTY, BountyKind
from td_app.tournament.state.person import Person
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.views.players import PlayerRow
from td_app.tournament.views.room import RoomTable
from td_app.ui.theme import Space
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.money_field import MoneyField
from td_app.ui.widgets.typed_fields import unread
from td_app.ui.widgets.typed_lines import LineField
from td_app.words.figures import counted, money_text
from td_app.words.language import current_language, fr_en
from td_app.words.members_file import field_words

_IN_ORDER = (
    ("last_name",),
    ("first_name",),
    ("club", "team"),
    ("licence", "pseudonym"),
    ("email", "phone"),
)
#: The fields of a person, line by line; those without a place follow, each on its own.
LINES = (
    *_IN_ORDER,
    *((field.name,) for field in fields(Person) if field.name not in chain(*_IN_ORDER)),
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
        """Show a person's stored details."""
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
        words = field_words(name)
        title = label(words, Say.SMALL)
        field = self.fields[name] = LineField(name=words)
        field.setMinimumWidth(80)
        field.setMaxLength(300)
        field.textEdited.connect(self.edited)
        field.returnPressed.connect(self.entered)
        title.setBuddy(field)
        return column(title, field, spacing=2)


class HeadForm(QWidget):
    """An entrant's knock-outs and bounty; ``edited()`` when the bounty is typed (VIP)."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start without a person."""
        super().__init__(parent)
        self.told = label("", Say.SMALL, wraps=True)
        self.bounty = MoneyField(most=LARGEST_BOUNTY * 10)
        words = fr_en("Prime sur sa tête", "Bounty on this player")
        self.bounty.setAccessibleName(words)
        self._title = label(words, Say.SMALL)
        self._title.setBuddy(self.bounty)
        self._asked = False
        typed = row(self._title, wide(self.bounty), spacing=Space.TIGHT)
        column(self.told, typed, on=self, spacing=Space.HAIR, margins=0)
        self.bounty.valueChanged.connect(lambda _cents: self.edited.emit())
        self.bounty.badChanged.connect(self.edited)

    @property
    def error(self) -> str:
        """Return that what is typed is no sum, empty when it is one."""
        if self._asked and self.bounty.bad:
            return unread(self.bounty.text())
        return ""

    def show_row(self, shown: PlayerRow, setup: TournamentSetup) -> None:
        """Show an entrant's knock-outs and bounty; hidden where there are none."""
        in_play = shown.standing in ("registered", "seated")
        self._asked = setup.bounty.kind is BountyKind.VIP and in_play
        self.bounty.setValue(shown.bounty)
        told = heads_text(shown.kills, 0 if self._asked else shown.bounty)
        tell(self.told, told)
        self._title.setVisible(self._asked)
        self.bounty.setVisible(self._asked)
        self.setVisible(bool(told) or self._asked)

    def asked(self, shown: PlayerRow) -> int | None:
        """Return the cents to put on an entrant, ``None`` when unchanged."""
        cents = self.bounty.value()
        if self._asked and cents != shown.bounty:
            return cents
        return None


def heads_text(kills: int, cents: int) -> str:
    """Return how many somebody knocked out and what is on their head, in words."""
    told = []
    if kills:
        one = fr_en("{0} joueur éliminé", "{0} player knocked out")
        told.append(counted(kills, one, fr_en("{0} joueurs éliminés", "{0} players knocked out")))
    if cents:
        on = fr_en("{0} sur sa tête", "{0} on this player")
        told.append(on.format(money_text(cents, current_language())))
    return " · ".join(told)


class NeedForm(QWidget):
    """``edited()`` when another need is chosen."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no need."""
        super().__init__(parent)
        self.table = ChoiceField()
        self.table.setAccessibleName(fr_en("Table réservée", "Reserved table"))
        self.place = ChoiceField()
        self.place.setAccessibleName(fr_en("Place réservée", "Reserved seat"))
        self.never_moved = QCheckBox(fr_en("Ne jamais déplacer", "Never move"))
        self._places: dict[str, tuple[int, ...]] = {}
        column(
            label(fr_en("Table et place réservées", "Reserved table and seat"), Say.SMALL),
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
        if need:
            self.table.choose(str(need.table))
        else:
            self.table.choose("")
        self._offer_places()
        if need:
            self.place.choose(str(need.place or ""))
        else:
            self.place.choose("")
        self.never_moved.setChecked(shown.never_moved)

    def need(self) -> Need | None:
        """Return the need chosen, ``None`` for a seat by the draw."""
        table = self.table.chosen()
        place = self.place.chosen()
        if table:
            return Need(int(table), int(place) if place else None)
        return None

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
