"""Who an entrant is: the fields of a person, one under the other."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from td_app.tournament.state.person import Person
from td_app.ui.theme import Space
from td_app.ui.widgets.labels import Say, label
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
