"""Adding someone by hand: a member of the club in three letters, anybody else in one line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCheckBox, QCompleter, QLineEdit, QWidget

from td_app.members_file.meanings import Meaning
from td_app.members_file.names import GIVEN, FileOrder, how_given, split_name
from td_app.members_file.written_name import read_name
from td_app.register.member import Member
from td_app.tournament.state.person import LONGEST_FIELD, Person, plain_letters, plain_words
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
    """A member with the folded words they are found by, and their card where there is one."""

    person: Person
    words: str
    card: Member | None = None


def known_members(people: Sequence[Person]) -> tuple[KnownMember, ...]:
    """Return the members ready to be searched."""
    return tuple(KnownMember(person, _words_of(person)) for person in people)


def known_cards(cards: Sequence[Member]) -> tuple[KnownMember, ...]:
    """Return the cards of the register ready to be searched."""
    return tuple(KnownMember(card.person, _words_of(card.person), card) for card in cards)


def _words_of(person: Person) -> str:
    return folded(f"{person.display_name} {person.pseudonym} {person.club} {person.licence}")


def members_matching(typed: str, known: Sequence[KnownMember], most: int = 8) -> list[Person]:
    """Return the members a typed line may name, those whose name begins so first."""
    return [member.person for member in known_matching(typed, known, most)]


def known_matching(typed: str, known: Sequence[KnownMember], most: int = 8) -> list[KnownMember]:
    """Return those known that a typed line may name, those whose name begins so first."""
    wanted = folded(typed.replace(",", " "))
    if not wanted:
        return []
    found = [member for member in known if matches(wanted, member.words)]
    found.sort(key=lambda member: not member.words.startswith(wanted))
    return found[:most]


def meant_alone(typed: str, known: Sequence[KnownMember]) -> list[KnownMember]:
    """Return the cards that a line names by itself: a whole name, a licence, a beginning.

    One word, or a last one of a letter or two, is a beginning; a whole name nobody bears is
    somebody new.

    >>> known = known_cards([Member(1, Person("Dupré", "Agathe", licence="77"))])
    >>> [len(meant_alone(text, known)) for text in ("dup", "dupré a", "77", "dupré agath")]
    [1, 1, 1, 0]
    """
    cards = [member for member in known if member.card is not None]
    person = written_entrant(typed)
    whole = [m for m in cards if person is not None and m.person.name_key == person.name_key]
    licence = plain_letters(typed)
    whole = whole or [m for m in cards if licence and plain_letters(m.person.licence) == licence]
    words = folded(typed).split()
    if whole or not words or (len(words) > 1 and len(words[-1]) > 2):
        return whole
    return [member for member in cards if _begins(member.words.split(), words)]


def _begins(words: Sequence[str], typed: Sequence[str]) -> bool:
    return all(any(word.startswith(start) for word in words) for start in typed)


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
CARD = PERSON + 2


class AddLine(QWidget):
    """``added(person, present, card)`` when somebody is to be entered, ``said(text)`` a word on it.

    ``card`` is theirs in the register, None where it is not known or there is none.

    Members are offered as one types; the last line offered is always what was typed itself.
    """

    added = Signal(object, bool, object)
    said = Signal(str)

    def __init__(
        self,
        members: Callable[[], tuple[KnownMember, ...]],
        parent: QWidget | None = None,
    ) -> None:
        """Complete from ``members``, asked again each time the field takes the keyboard."""
        super().__init__(parent)
        self._members = members
        self._on_list: tuple[Person, ...] = ()
        self._by_key: dict[str, Person] | None = None
        self._namesake = self._several = ""
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
        self._on_list, self._by_key = tuple(people), None

    @property
    def _entered(self) -> dict[str, Person]:
        """Those on the list by their names' letters, told apart once somebody types."""
        if self._by_key is None:
            self._by_key = {person.name_key: person for person in self._on_list}
        return self._by_key

    def set_refusal(self, reason: str | None) -> None:
        """Grey the line and say why, or make it available again with ``None``."""
        self.button.set_refusal(reason)
        self.field.setEnabled(reason is None)
        self.present.setEnabled(reason is None)

    def add_typed(self) -> None:
        """Enter whom the line names; a namesake of someone entered asks for a second Enter."""
        known = self._members()
        meant = meant_alone(self.field.text(), known)
        if len(meant) == 1:
            self._add(meant[0].person, meant[0].card)
            return
        if len(meant) > 1 and self._several != self.field.text():
            self._ask_which(len(meant))
            return
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

    def _ask_which(self, several: int) -> None:
        """Two people of one name are two: which one is chosen in the list, or neither."""
        self._several = self.field.text()
        words = fr_en(
            "{0} fiches répondent à ce nom\u00a0: choisissez avec les flèches, ou Entrée encore "
            "pour quelqu’un d’autre.",
            "{0} cards answer to this name: choose with the arrows, or press Enter again for "
            "somebody else.",
        )
        self.said.emit(words.format(several))
        QTimer.singleShot(0, self, self._completer.complete)

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

    def _add(self, person: Person, card: Member | None = None) -> None:
        entered = named_alike(person, self._entered.values())
        if entered is not None and self._namesake != person.name_key:
            self._namesake = person.name_key
            said = fr_en(
                "{0} est déjà sur la liste. Entrée encore si c’est un homonyme.",
                "{0} is already on the list. Press Enter again if it is a namesake.",
            )
            self.said.emit(said.format(entered.display_name))
            return
        self._namesake = ""
        self.field.clear()
        self.added.emit(person, self.present.isChecked(), card)
        self.field.setFocus()

    def _on_edited(self, text: str) -> None:
        self._namesake = self._several = ""
        self.said.emit("")
        known = self._members()
        self._offers.clear()
        for member in known_matching(text, known):
            self._offers.appendRow(self._offer(member.person, text, card=member.card))
        typed = written_entrant(text, (member.person.club for member in known))
        if typed is not None and len(text.strip()) > 2:
            self._offers.appendRow(self._offer(typed, text, new=True))

    def _offer(
        self, person: Person, typed: str, *, new: bool = False, card: Member | None = None
    ) -> QStandardItem:
        told = " · ".join(filter(None, (person.display_name, person.club, _card_words(card))))
        if new:
            told = fr_en("Inscrire {0}", "Enter {0}").format(told)
        elif person.name_key in self._entered:
            told = fr_en("{0} (déjà inscrit)", "{0} (already entered)").format(told)
        item = QStandardItem(told)
        item.setData(person, PERSON)
        item.setData(card, CARD)
        # The field keeps what was typed while the lines offered are gone through.
        item.setData(typed, TYPED)
        return item

    def _on_offer(self, index: QModelIndex) -> None:
        person = index.data(PERSON)
        if self._meant and isinstance(person, Person):
            # Once the completer has put its own words into the field.
            card = index.data(CARD)
            QTimer.singleShot(0, self, lambda: self._add(person, card))


def _card_words(card: Member | None) -> str:
    """What is worth knowing of a card before it is chosen: a guest, dues that are late."""
    if card is None:
        return ""
    if card.guest:
        return fr_en("invité", "guest")
    late = card.dues_late(date.today())
    return fr_en("cotisation en retard", "dues late") if late else ""
