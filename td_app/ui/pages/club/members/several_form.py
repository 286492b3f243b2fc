"""Several cards chosen at once: status, dues, club, licences line by line, and their file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from td_app.register.member import Member
from td_app.tournament.state.person import plain_letters
from td_app.ui.pages.club.members.card_form import (
    LONGEST,
    WIDTH,
    day_of,
    statuses,
    titled,
    unkeepable,
)
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.date_field import DateField
from td_app.ui.widgets.labels import CutLabel, Say, label, tell
from td_app.ui.widgets.layout import column, replaced, row, wide
from td_app.ui.widgets.page_parts import lay_out_form
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_lines import LineField
from td_app.words.figures import counted
from td_app.words.language import fr_en

LICENCE_WIDTH = 112


class SeveralForm(QFrame):
    """``changed(cards)`` with the cards to keep, ``exportAsked(cards)``, ``closed()``.

    What is left empty stays as it is on each card.
    """

    changed = Signal(object)
    exportAsked = Signal(object)  # noqa: N815 - a Qt signal among Qt's own
    closed = Signal()

    def __init__(self) -> None:
        """Start without a person."""
        super().__init__()
        dress(self, kind="card")
        self.setFixedWidth(WIDTH)
        self._cards: tuple[Member, ...] = ()
        self._refusal = ""
        same = fr_en("sans changement", "unchanged")
        self.title = CutLabel("", Say.SECTION)
        self.status = ChoiceField([("same", same), *statuses()])
        self.dues = DateField(none=same)
        self.club = LineField(hint=same)
        self.club.setMaxLength(LONGEST)
        self.licences: dict[int, LineField] = {}
        words = fr_en("Licences, ligne à ligne", "Licences, line by line")
        self.ask_licences = explained(
            Button(words, icon="edit", does=self._show_licences),
            "Affiche une ligne par fiche choisie ; Entrée passe à la suivante.",
            "Shows one line per selected profile; Enter goes to the next one.",
        )
        self._lines = QWidget()
        self.wrong = label("", Say.SMALL, wraps=True, tone=Tone.RED)
        words = fr_en("Enregistrer", "Save")
        self.save = Button(words, Rank.PRIMARY, icon="save", does=self._save)
        self.close_form = Button(fr_en("Fermer", "Close"), Rank.QUIET, does=self.closed)
        export = fr_en("Exporter ces fiches…", "Export these profiles…")
        self.export = explained(
            Button(export, icon="export", does=lambda: self.exportAsked.emit(self._cards)),
            "Enregistre les fiches choisies dans un fichier CSV.",
            "Saves the selected profiles to a CSV file.",
        )
        parts = (
            titled(fr_en("Statut", "Status"), self.status),
            titled(fr_en("Cotisation jusqu’au", "Dues paid until"), self.dues),
            titled(fr_en("Club", "Club"), self.club),
            Space.TIGHT,
            self.export,
            self.ask_licences,
            self._lines,
        )
        lay_out_form(self, self.title, parts, self.wrong, (wide(self.save), self.close_form))
        self.status.choiceChanged.connect(lambda _key: self._update_buttons())
        self.dues.dateChanged.connect(self._update_buttons)
        self.club.textEdited.connect(self._update_buttons)
        for field in (self.dues, self.club):
            field.returnPressed.connect(self._save)

    @property
    def edited(self) -> bool:
        """Return whether something is written that is not kept yet."""
        return not self.isHidden() and bool(self.written())

    def show_cards(self, cards: Sequence[Member]) -> None:
        """Speak of these cards; what is written stays as one more or less is chosen."""
        others = {card.id for card in cards} != {card.id for card in self._cards}
        self._cards = tuple(cards)
        if others and self.licences:
            self._show_licences()
        one = fr_en("{0} fiche", "{0} profile")
        several = fr_en("{0} fiches", "{0} profiles")
        self.title.say(counted(len(cards), one, several))
        self._update_buttons()
        self.show()

    def leave(self) -> None:
        """Hide the form and clear it: other cards start without changes."""
        self.hide()
        self._cards = ()
        self.clear()

    def clear(self) -> None:
        """Empty every field."""
        self.status.choose("same")
        self.dues.set_date("")
        self.club.clear()
        self.licences = {}
        self._lines = replaced(self._lines, QWidget())
        self.ask_licences.show()
        self._update_buttons()

    def set_refusal(self, reason: str) -> None:
        """Say why nothing can be written here, empty when it can."""
        self._refusal = reason
        self._update_buttons()

    def written(self) -> tuple[Member, ...]:
        """Return the cards that what is written changes, changed."""
        return self.rewritten(self._cards)

    def rewritten(self, cards: Iterable[Member]) -> tuple[Member, ...]:
        """Return the ``cards`` that the form changes, with their changes."""
        new = ((card, self._with_what_is_written(card)) for card in cards)
        return tuple(changed for card, changed in new if changed != card)

    def _with_what_is_written(self, card: Member) -> Member:
        shown = {one.id: one.person.licence for one in self._cards}
        person = card.person
        given = dict[str, Any]()
        if club := self.club.text().strip():
            person = replace(person, club=club)
        licence = None
        if card.id in self.licences:
            licence = self.licences[card.id].text().strip()
        if licence not in (None, shown.get(card.id)):
            person = replace(person, licence=licence)
        if self.status.chosen() != "same":
            given["guest"] = self.status.chosen() == "guest"
        if until := day_of(self.dues.date()):
            given["dues_until"] = until
        return replace(card, person=person, **given)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _show_licences(self) -> None:
        """Show a line for each card, Enter going to the next one."""
        lines = QWidget()
        parts = []
        before = {number: field.text() for number, field in self.licences.items()}
        first = not self.licences
        self.licences = {}
        for card in self._cards:
            typed = before.get(card.id, card.person.licence)
            field = self.licences[card.id] = LineField(typed, name=card.name)
            field.setMaxLength(LONGEST)
            field.setFixedWidth(LICENCE_WIDTH)
            field.textEdited.connect(self._update_buttons)
            parts.append(row(wide(CutLabel(card.name, named=True)), field, spacing=Space.TIGHT))
        column(*parts, on=lines, spacing=Space.HAIR, margins=0)
        self._lines = replaced(self._lines, lines)
        self.ask_licences.hide()
        lines.show()
        fields = tuple(self.licences.values())
        for written, following in pairwise(fields):
            written.returnPressed.connect(following.setFocus)
        fields[-1].returnPressed.connect(self.save.setFocus)
        if first:
            fields[0].setFocus()

    def _update_buttons(self) -> None:
        lines = [field.text() for field in self.licences.values()]
        numbers = Counter(filter(None, map(plain_letters, lines)))
        why = unkeepable((self.club.text(), *lines), (self.dues.date(),))
        if max(numbers.values(), default=0) > 1:
            why = fr_en(
                "Une licence figure deux fois\u00a0: corrigez-en une.",
                "A licence is entered twice. Correct one of them.",
            )
        tell(self.wrong, why)
        if self.written():
            nothing = ""
        else:
            nothing = fr_en("Rien n’a changé.", "Nothing has changed.")
        self.save.set_refusal(self._refusal or why or nothing or None)

    def _save(self) -> None:
        if self.save.isEnabled():
            self.changed.emit(self.written())
