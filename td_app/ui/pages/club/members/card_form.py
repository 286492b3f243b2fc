"""A card of the register, written: who it is, dues, guest or member, what was refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from datetime import date
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout, QWidget

from td_app.members_file.meanings import is_email
from td_app.register.member import NEW, Member
from td_app.tournament.state.person import Person, printable
from td_app.tournament.state.public_name import PublicName
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.bound_form import BoundFields
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.date_field import DateField, Days
from td_app.ui.widgets.labels import CutLabel, Say, label, tell
from td_app.ui.widgets.layout import Part, column, row, wide
from td_app.ui.widgets.page_parts import lay_out_form
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_lines import LineField
from td_app.words.language import fr_en
from td_app.words.members_file import field_words, sentence
from td_app.words.privacy import IN_PUBLIC, public_name_words, say_held

WIDTH = 328
LONGEST = 120
LINES = (
    ("last_name",),
    ("first_name",),
    ("pseudonym", "licence"),
    ("club",),
    ("email",),
    ("phone",),
)


class CardForm(QFrame):
    """``saved(member)`` to keep a card, ``closed()``; ``cardAsked(number)`` for what they played.

    ``leftAsked(member)`` takes somebody off the list, or brings them back.
    """

    saved = Signal(object)
    closed = Signal()
    cardAsked = Signal(int)  # noqa: N815 - a Qt signal among Qt's own
    leftAsked = Signal(object)  # noqa: N815

    def __init__(self) -> None:
        """Start without a person."""
        super().__init__()
        dress(self, kind="card")
        self.setFixedWidth(WIDTH)
        self._card = Member(NEW, Person(""))
        self.title = CutLabel("", Say.SECTION, named=True)
        self.bound: BoundFields[Member] = BoundFields(self._update_buttons)
        self.fields: dict[str, QLineEdit] = {}
        self.guest = self.bound.bind(
            "guest",
            ChoiceField(statuses()),
            show=lambda guest: "guest" if guest else "member",
            read=lambda key: key == "guest",
        )
        self.dues = self._day("dues_until", fr_en("non connue", "not known"))
        self.since = self._day("since", fr_en("non connu", "not known"), Days.GONE_BY)
        self.of_age = self._day("of_age", fr_en("non vérifiée", "not checked"), Days.GONE_BY)
        self._days = (self.dues, self.since, self.of_age)
        self.note = self.bound.bind("note", LineField(name=fr_en("Note", "Note")))
        self.note.setMaxLength(300)
        choices = [(choice.value, public_name_words(choice)) for choice in PublicName]
        self.in_public = self.bound.bind("in_public", ChoiceField(choices))
        explained(
            self.in_public,
            "Le nom que cette personne accepte de voir en public.",
            "The name this person agrees to see in public.",
        )
        self.email_doubt = label("", Say.SMALL, wraps=True, tone=Tone.AMBER)
        self.published = label("", Say.SMALL, wraps=True, tone=Tone.AMBER)
        self.wrong = label("", Say.SMALL, wraps=True, tone=Tone.RED)
        words = fr_en("Enregistrer", "Save")
        self.save = Button(words, Rank.PRIMARY, icon="save", does=self._save)
        self.close_form = Button(fr_en("Fermer", "Close"), Rank.QUIET, does=self.closed)
        played = fr_en("Fiche du joueur", "Player’s profile")
        self.played = Button(played, icon="winner", does=lambda: self.cardAsked.emit(self._card.id))
        self.leave = Button(rank=Rank.QUIET, does=lambda: self.leftAsked.emit(self._card))
        self._refusal = ""
        self._lay_out()
        for field in (*self._texts(), *self._days):
            field.returnPressed.connect(self._save)

    @property
    def edited(self) -> bool:
        """Return whether the form differs from the stored card."""
        return self.written() != self._card

    def set_refusal(self, reason: str) -> None:
        """Say why nothing can be written here, empty when it can."""
        self._refusal = reason
        self._update_buttons()

    def show_card(self, card: Member, *, typing: bool = True) -> None:
        """Show a stored card, or a new one; the keyboard goes to the name."""
        self._card = card
        new = fr_en("Nouvelle fiche", "New profile")
        if card.id != NEW:
            self.title.say(card.name)
        else:
            self.title.say(new)
        for field in self._texts():
            # What was typed in another card is not to be undone into this one.
            field.setText("")
        self.bound.show_value(card)
        # What was noted last is in sight.
        self.note.end(False)
        gone = card.left is not None
        back = fr_en("Remettre sur la liste", "Put back on the list")
        if gone:
            self.leave.setText(back)
        else:
            self.leave.setText(fr_en("Retirer de la liste", "Remove from the list"))
        self.played.setVisible(card.id != NEW)
        self.leave.setVisible(card.id != NEW)
        self._update_buttons()
        self.show()
        if typing:
            self.fields["last_name"].setFocus()
            self.fields["last_name"].selectAll()

    def follow(self, members: Sequence[Member]) -> bool:
        """Show the card as it is among ``members`` now, what is typed staying; whether it is."""
        if self._card.id == NEW:
            return True
        now = next((one for one in members if one.id == self._card.id), None)
        if now is not None and now != self._card:
            before = self._card
            typed = self.written()
            person = _changed(before.person, typed.person, ("person",))
            others = _changed(before, typed, ("person", "left"))
            self.show_card(now, typing=False)
            self.bound.show_value(replace(now, person=replace(now.person, **person), **others))
            self._update_buttons()
        return now is not None

    def written(self) -> Member:
        """Return the card as written now; what the form does not show stays as it was."""
        return self.bound.read(self._card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def why_not(self) -> str:
        """Return why the form cannot be saved, "" when it can."""
        card = self.written()
        if not card.person.name_key.strip():
            return fr_en("Écrivez le nom ou le prénom.", "Enter the last or the first name.")
        texts = (field.text() for field in self._texts())
        return unkeepable(texts, (day.date() for day in self._days))

    def _update_buttons(self) -> None:
        why = self.why_not()
        tell(self.wrong, why if self.edited else "")
        if self.edited:
            nothing = ""
        else:
            nothing = fr_en("Rien n’a changé.", "Nothing has changed.")
        self.save.set_refusal(self._refusal or why or nothing or None)
        self.leave.set_refusal(self._refusal or None)
        email = self.fields["email"].text().strip()
        doubt = ""
        if email and not is_email(email):
            doubt = sentence("EMAIL_ODD", {"email": email})
        tell(self.email_doubt, doubt)
        choice = PublicName(self.in_public.chosen())
        tone = Tone.AMBER if choice.refused else Tone.NEUTRAL
        tell(self.published, public_name_told(choice), tone)

    def _save(self) -> None:
        if self.edited and not self.why_not() and not self._refusal:
            self.saved.emit(self.written())

    def _texts(self) -> tuple[QLineEdit, ...]:
        return (*self.fields.values(), self.note)

    def _day(self, path: str, none: str, days: Days = Days.OF_A_LIFE) -> DateField:
        return self.bound.bind(path, DateField(none=none, days=days), show=_iso, read=day_of)

    def _line(self, name: str) -> QVBoxLayout:
        field = self.fields[name] = self.bound.bind(f"person.{name}", LineField())
        field.setMaxLength(LONGEST)
        field.setMinimumWidth(80)
        return titled(field_words(name), field)

    def _lay_out(self) -> None:
        lines: list[Part] = []
        for line in LINES:
            lines.append(row(*(wide(self._line(name)) for name in line), spacing=Space.TIGHT))
            if "email" in line:
                lines.append(self.email_doubt)
        until = titled(fr_en("Cotisation jusqu’au", "Dues paid until"), self.dues)
        since = titled(fr_en("Au club depuis", "In the club since"), self.since)
        status = titled(fr_en("Statut", "Status"), self.guest)
        age = titled(fr_en("Majorité vérifiée le", "Age checked on"), self.of_age)
        parts: tuple[Part, ...] = (
            *lines,
            row(wide(status), wide(age), spacing=Space.TIGHT),
            row(wide(until), wide(since), spacing=Space.TIGHT),
            titled(fr_en("Note", "Note"), self.note),
            titled(say_held(IN_PUBLIC), self.in_public),
            self.published,
            Space.TIGHT,
            self.played,
            self.leave,
        )
        buttons = (wide(self.save), self.close_form)
        lay_out_form(self, self.title, parts, self.wrong, buttons)


def public_name_told(choice: PublicName) -> str:
    """Return where the choice of a public name counts, and what it cannot change any more."""
    match choice:
        case PublicName.UNASKED:
            return fr_en(
                "Le site du club suit ses réglages. La salle et les papiers montrent le nom "
                "entier.",
                "The club’s site follows its settings. The room and printouts show the full name.",
            )
        case PublicName.FULL | PublicName.INITIAL:
            return fr_en(
                "Pour le site du club. La salle et les papiers montrent le nom entier.",
                "For the club’s site. The room and printouts show the full name.",
            )
        case PublicName.PSEUDONYM:
            shown = fr_en(
                "Les prochains classements publics montreront le pseudo, sinon "
                "«\u00a0Joueur\u00a0» et un numéro.",
                "Future public rankings will show the nickname, or “Player” and a number.",
            )
        case PublicName.NOTHING:
            shown = fr_en(
                "Les prochains classements publics montreront «\u00a0Joueur\u00a0» et un numéro.",
                "Future public rankings will show “Player” and a number.",
            )
    past = fr_en(
        "Ce qui est déjà publié ou imprimé ne peut plus être changé.",
        "Anything already published or printed cannot be changed.",
    )
    return f"{shown} {past}"


def statuses() -> list[tuple[str, str]]:
    """Return what somebody may be to the club, by key, in the language of the screens."""
    return [("member", fr_en("Membre", "Member")), ("guest", fr_en("Invité", "Guest"))]


def titled(words: str, field: QWidget) -> QVBoxLayout:
    """Return a field under its title, which it is called by."""
    field.setAccessibleName(words)
    title = label(words, Say.SMALL)
    title.setBuddy(field)
    return column(title, field, spacing=2)


def unkeepable(texts: Iterable[str], days: Iterable[str]) -> str:
    """Return why the form cannot be saved, "" when it can."""
    if not all(printable(text) for text in texts):
        return fr_en(
            "Un caractère ne peut pas être enregistré\u00a0: retapez le texte.",
            "One character cannot be saved. Retype the text.",
        )
    if any(day and day_of(day) is None for day in days):
        return fr_en(
            "Écrivez la date comme 31/08/2027, ou laissez vide.",
            "Type the date as 31/08/2027, or leave it empty.",
        )
    return ""


def _iso(day: date | None) -> str:
    if day is not None:
        return day.isoformat()
    return ""


def day_of(text: str) -> date | None:
    """Return the date in a field, written as ``2027-08-31``; None for no date."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _changed(before: Member | Person, after: Member | Person, but: Sequence[str]) -> dict[str, Any]:
    """Return the differences between two cards, or two people, by field."""
    names = (one.name for one in fields(before) if one.name not in but)
    told = {name: getattr(after, name) for name in names}
    return {name: value for name, value in told.items() if value != getattr(before, name)}
