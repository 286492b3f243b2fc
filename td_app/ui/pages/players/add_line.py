"""Adding someone by hand: a member of the club in three letters, anybody else in one line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCheckBox, QCompleter, QLineEdit, QWidget

from td_app.members_file.meanings import Meaning
from td_app.members_file.names import GIVEN, FileOrder, how_given, split_name
from td_app.members_file.written_name import read_name
from td_app.tournament.state.person import LONGEST_FIELD, Person, plain_words
from td_app.ui.finding import folded, matches
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.layout import row, wide
from td_app.ui.widgets.tips import set_tip
from td_app.words.language import fr_en

_FRENCH_ORDER = FileOrder(Meaning.LAST_FIRST, sure=False)


_PARTS = re.compile(r"\s*[,;\t]\s*")


def written_entrant(text: str, clubs: Iterable[str] = ()) -> Person | None:
    """Return whom a typed line names, ``None`` when it names nobody.

    A club already known is written as it is known.

    >>> written_entrant("DUPONT Jean, as de trefle", ["As de Trèfle"]).club
    'As de Trèfle'
    >>> written_entrant("Dupont, Jean").first_name
    'Jean'
    """
    parts = [part for part in _PARTS.split(text.strip()[: 4 * LONGEST_FIELD]) if part]
    if not parts:
        return None
    name = read_name(parts[0]).name
    if len(parts) > 1 and len(name.split()) == 1 and how_given(parts[1].split()[0]) == GIVEN:
        name, parts = f"{name}, {parts[1]}", [parts[0], *parts[2:]]
    if not any(letter.isalpha() for letter in name):
        return None
    split = split_name(name, _FRENCH_ORDER)
    club = parts[1] if len(parts) > 1 else ""
    known = {plain_words(spelling): spelling for spelling in clubs}
    return Person(split.last, split.first, club=known.get(plain_words(club), club))


@dataclass(frozen=True, slots=True)
class KnownMember:
    """A member with the folded words he is found by."""

    person: Person
    words: str


def known_members(people: Sequence[Person]) -> tuple[KnownMember, ...]:
    """Return the members ready to be searched."""
    return tuple(
        KnownMember(
            person,
            folded(f"{person.display_name} {person.pseudonym} {person.club} {person.licence}"),
        )
        for person in people
    )


def members_matching(typed: str, known: Sequence[KnownMember], most: int = 8) -> list[Person]:
    """Return the members a typed line may name, those whose name begins so first."""
    wanted = folded(typed.replace(",", " "))
    if not wanted:
        return []
    found = [member for member in known if matches(wanted, member.words)]
    found.sort(key=lambda member: not member.words.startswith(wanted))
    return [member.person for member in found[:most]]


def named_alike(person: Person, others: Iterable[Person]) -> Person | None:
    """Return the first of ``others`` who bears the same name, accents and case apart."""
    return next((other for other in others if other.name_key == person.name_key), None)


def completed(person: Person, known: Sequence[KnownMember]) -> Person:
    """Return the person with what the club knows of the one member so named, if any."""
    same = [member.person for member in known if member.person.name_key == person.name_key]
    if len(same) != 1 or (person.club and plain_words(person.club) != plain_words(same[0].club)):
        return person
    return replace(same[0], club=person.club or same[0].club)


PERSON = int(Qt.ItemDataRole.UserRole)
TYPED = PERSON + 1


class AddLine(QWidget):
    """``added(person, present)`` when somebody is to be entered, ``said(text)`` a word on it.

    Members are offered as one types; the last line offered is always what was typed itself.
    """

    added = Signal(object, bool)
    said = Signal(str)

    def __init__(
        self,
        members: Callable[[], tuple[KnownMember, ...]],
        parent: QWidget | None = None,
    ) -> None:
        """Complete from ``members``, asked again each time the field takes the keyboard."""
        super().__init__(parent)
        self._members = members
        self._entered: dict[str, Person] = {}
        self._namesake = ""
        self._meant = True
        self.field = QLineEdit()
        hint = fr_en("Ajouter\u00a0: NOM Prénom, club", "Add: LAST NAME First name, club")
        self.field.setPlaceholderText(hint)
        name = fr_en(
            "Ajouter un joueur\u00a0: nom, prénom, club",
            "Add a player: last name, first name, club",
        )
        self.field.setAccessibleName(name)
        self.field.setMaxLength(300)
        self.present = QCheckBox(fr_en("présent", "present"))
        self.present.setChecked(True)
        tip = fr_en("Pointer comme présent dès l’inscription", "Mark present on entry")
        set_tip(self.present, tip)
        self.button = Button(fr_en("Ajouter", "Add"), icon="add", does=self.add_typed)
        self._offers = QStandardItemModel(self)
        self._completer = QCompleter(self._offers, self)
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._completer.setCompletionRole(TYPED)
        self._completer.setMaxVisibleItems(9)
        self._completer.activated[QModelIndex].connect(self._on_offer)  # type: ignore[index]
        self.field.setCompleter(self._completer)
        self.field.textEdited.connect(self._on_edited)
        self.field.returnPressed.connect(self._on_return)
        row(wide(self.field), self.present, self.button, on=self, spacing=Space.TIGHT, margins=0)

    def set_entered(self, people: Iterable[Person]) -> None:
        """Know who is on the list already."""
        self._entered = {person.name_key: person for person in people}

    def set_refusal(self, reason: str | None) -> None:
        """Grey the line and say why, or make it available again with ``None``."""
        self.button.set_refusal(reason)
        self.field.setEnabled(reason is None)
        self.present.setEnabled(reason is None)

    def add_typed(self) -> None:
        """Enter whom the line names; a namesake of someone entered asks for a second Enter."""
        known = self._members()
        person = written_entrant(self.field.text(), (m.person.club for m in known))
        if person is None:
            if self.field.text().strip():
                words = fr_en(
                    "Écrivez un nom\u00a0: NOM Prénom, club.",
                    "Write a name: LAST NAME First name, club.",
                )
                self.said.emit(words)
            self.field.setFocus()
            return
        self._add(completed(person, known))

    def _on_return(self) -> None:
        # The field hears of an Enter before the completer, which has a line current of its own
        # accord: only one gone to with the arrows is meant.
        popup = self._completer.popup()
        if popup is None:
            return
        self._meant = popup.isVisible() and popup.selectionModel().hasSelection()
        if not self._meant:
            popup.hide()
            self.add_typed()
            left = self.field.text()
            QTimer.singleShot(0, self, lambda: self._listen_to_offers(left))

    def _listen_to_offers(self, left: str) -> None:
        """Hear the completer again, without the words it has put into the field meanwhile."""
        self._meant = True
        if self.field.text() != left:
            self.field.setText(left)

    def _add(self, person: Person) -> None:
        entered = named_alike(person, self._entered.values())
        if entered is not None and self._namesake != person.name_key:
            self._namesake = person.name_key
            said = fr_en(
                "{0} est déjà sur la liste. Entrée encore\u00a0: c’est un homonyme.",
                "{0} is already on the list. Enter again: it is a namesake.",
            )
            self.said.emit(said.format(entered.display_name))
            return
        self._namesake = ""
        self.field.clear()
        self.added.emit(person, self.present.isChecked())
        self.field.setFocus()

    def _on_edited(self, text: str) -> None:
        self._namesake = ""
        self.said.emit("")
        known = self._members()
        self._offers.clear()
        for person in members_matching(text, known):
            self._offers.appendRow(self._offer(person, text))
        typed = written_entrant(text, (member.person.club for member in known))
        if typed is not None and len(text.strip()) > 2:
            self._offers.appendRow(self._offer(typed, text, new=True))

    def _offer(self, person: Person, typed: str, *, new: bool = False) -> QStandardItem:
        told = " · ".join(part for part in (person.display_name, person.club) if part)
        if new:
            told = fr_en("Inscrire {0}", "Enter {0}").format(told)
        elif person.name_key in self._entered:
            told = fr_en("{0} (déjà inscrit)", "{0} (already entered)").format(told)
        item = QStandardItem(told)
        item.setData(person, PERSON)
        # The field keeps what was typed while the lines offered are gone through.
        item.setData(typed, TYPED)
        return item

    def _on_offer(self, index: QModelIndex) -> None:
        person = index.data(PERSON)
        if self._meant and isinstance(person, Person):
            # Once the completer has put its own words into the field.
            QTimer.singleShot(0, self, lambda: self._add(person))
