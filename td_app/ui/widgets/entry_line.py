"""The one line of the page: a name or 4.7, then Enter."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from rules_ropta.table_layout import Seat
from td_app.register.finding import Finder, Found, meant
from td_app.tournament.views.room import Room
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import is_escape, keep
from td_app.ui.widgets.layout import STRETCH, row, wide
from td_app.ui.widgets.searching import (
    NOBODY,
    SHOWN,
    CandidateList,
    SearchField,
    several_words,
)
from td_app.words.language import fr_en

ADDING = frozenset(",;+")
FIELD_WIDTH = 400
NARROW_WIDTH = 184


class Purpose(Enum):
    """The act of Enter on the person meant."""

    OUT = "out"
    FIND = "find"
    NAME = "name"
    PICK = "pick"


class _Field(SearchField):
    """Keys go to the line first: Enter, the arrows, Escape, and what adds a player."""

    pressed = Signal(QKeyEvent)
    left = Signal()
    entered = Signal()

    def __init__(self) -> None:
        super().__init__("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(False)
        self.pressed.emit(event)
        if not event.isAccepted():
            event.setAccepted(True)
            QLineEdit.keyPressEvent(self, event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Given back after something over the page, the keyboard opens no list by itself.
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def event(self, event: QEvent) -> bool:
        """Keep Escape from the window while there is something to leave here."""
        return keep(event, is_escape) or super().event(event)


class EntryLine(QWidget):
    """``out(Found)`` on Enter, ``added(Found)`` on a comma or a plus (same hand),
    ``found(Found)`` when only searching or naming somebody, ``seatPicked(Seat)`` when a seat is
    asked for, ``pointed(Seat)`` (or ``None``) as the one who is meant changes, ``escaped()``.
    """

    out = Signal(object)
    added = Signal(object)
    found = Signal(object)
    seatPicked = Signal(object)  # noqa: N815 - a Qt signal among Qt's own
    pointed = Signal(object)
    escaped = Signal()

    def __init__(self, over: QWidget, *, takes_gone: bool = False) -> None:
        """Stand in the page ``over``, on which the list of candidates lies.

        ``takes_gone``: one who is out may be meant; elsewhere it is only said that they are.
        """
        super().__init__(over)
        self._takes_gone = takes_gone
        self._finder = Finder()
        self._purpose = Purpose.OUT
        self._sure = self._narrow = False
        self._hand: tuple[int, ...] = ()
        self._offered: int | None = None
        self.field = _Field()
        self.field.setMaximumWidth(FIELD_WIDTH)
        self.button = Button(fr_en("Éliminer", "Eliminate"), Rank.PRIMARY, icon="eliminate")
        self.button.clicked.connect(self._take)
        self.list = CandidateList[Found](over)
        self.list.clicked.connect(self._on_row)
        self._row = row(
            wide(self.field, 3), self.button, STRETCH, on=self, spacing=Space.TIGHT, margins=0
        )
        self.field.textChanged.connect(self._on_text)
        self.field.pressed.connect(self._on_key)
        self.field.left.connect(self._on_left)
        self.field.entered.connect(self._on_entered)
        self.set_purpose(Purpose.OUT)

    @property
    def purpose(self) -> Purpose:
        """Return what Enter does now."""
        return self._purpose

    def person_at(self, seat: Seat) -> Found | None:
        """Return the player at a seat."""
        return next((p for p in self._finder.people if p.seat == seat), None)

    def add(self, widget: QWidget, stretch: int = 0) -> None:
        """Put something at the right end of the line; ``stretch``: its share of the room left."""
        self._row.addWidget(widget, stretch)

    def set_room(self, room: Room, gone: Callable[[], tuple[Found, ...]] = tuple) -> None:
        """Search those who sit in ``room``; ``gone`` gives those who are out, where nearer."""
        self._finder.set_room(room, gone)
        if self.field.text() and self.field.hasFocus():
            self._search()

    def set_narrow(self, narrow: bool) -> None:
        """Leave more of the line to what stands beside the field; Enter does as the button."""
        self._narrow = narrow
        if narrow:
            self.field.setMaximumWidth(NARROW_WIDTH)
        else:
            self.field.setMaximumWidth(FIELD_WIDTH)
        self._say_purpose()
        self._row.activate()

    def offer(self, table: int | None) -> None:
        """Show who sits at a table as long as nothing is typed; nobody for ``None``."""
        self._offered = table

    def set_hand(self, entrants: tuple[int, ...]) -> None:
        """Leave these players out: they are already in the hand being entered."""
        self._hand = entrants
        self._say_purpose()

    def set_purpose(self, purpose: Purpose) -> None:
        """Do something else on Enter."""
        self._purpose = purpose
        self.field.clear()
        self._say_purpose()

    def begin(self, purpose: Purpose, text: str = "") -> None:
        """Take the keyboard for this, with ``text`` already typed; not while it is hidden."""
        if self.isHidden():
            return
        self.set_purpose(purpose)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.setText(text)

    def _say_purpose(self) -> None:
        words = {
            Purpose.OUT: fr_en(
                "Éliminer\u00a0: un nom, ou 4.7 pour table 4, place 7",
                "Eliminate: a name, or 4.7 for table 4, seat 7",
            ),
            Purpose.FIND: fr_en(
                "Chercher\u00a0: un nom, une table, ou 4.7", "Search: a name, a table, or 4.7"
            ),
            Purpose.NAME: fr_en(
                "Qui\u00a0? Un nom, ou 4.7 pour table 4, place 7",
                "Who? A name, or 4.7 for table 4, seat 7",
            ),
            Purpose.PICK: fr_en("Nouvelle place\u00a0: 4.7", "New seat: 4.7"),
        }[self._purpose]
        if self._hand and self._purpose is Purpose.OUT:
            words = fr_en(
                "Autre joueur sorti dans la même main", "Another player out in the same hand"
            )
        self.field.setAccessibleName(words)
        if self._narrow:
            words = self._in_short()
        self.field.invite(words, self._in_short())
        self._show_button()
        if self._hand:
            self.button.setText(fr_en("Ajouter", "Add"))
        else:
            self.button.setText(fr_en("Éliminer", "Eliminate"))
        self._grey()

    def _in_short(self) -> str:
        """Return what is asked in the width that is left beside a bar."""
        if self._hand and self._purpose is Purpose.OUT:
            return fr_en("Même main\u00a0: qui\u00a0?", "Same hand: who?")
        return {
            Purpose.OUT: fr_en("Éliminer\u00a0: qui\u00a0?", "Eliminate: who?"),
            Purpose.FIND: fr_en("Chercher\u00a0: qui\u00a0?", "Search: who?"),
            Purpose.NAME: fr_en("Qui\u00a0?", "Who?"),
            Purpose.PICK: fr_en("Nouvelle place\u00a0: 4.7", "New seat: 4.7"),
        }[self._purpose]

    def _show_button(self) -> None:
        self.button.setVisible(self._purpose is Purpose.OUT and not self._narrow)

    def _grey(self) -> None:
        empty = not self.field.text().strip()
        if empty:
            self.button.set_refusal(
                fr_en("Tapez d’abord un nom, ou 4.7.", "Type a name or 4.7 first.")
            )
        else:
            self.button.set_refusal(None)

    def _on_text(self) -> None:
        self._sure = False
        self._grey()
        self._search()

    def _search(self) -> None:
        typed = self.field.text()
        if not typed.strip() and self._offered is not None and self.field.hasFocus():
            typed = str(self._offered)
        if self._purpose is Purpose.PICK or not typed.strip():
            self.list.show_found(())
            self.pointed.emit(None)
            return
        found = self._finder.find(typed, self._hand)
        self._keep_chosen(found)
        if found:
            words = ""
        else:
            words = fr_en("Aucun joueur en jeu ne correspond.", "No player still in matches.")
        self._place_list()
        self.list.show_found(found, words)
        more = len(found) - len(self.list.found)
        if more > 0:
            told = fr_en(
                "… et {0} de plus\u00a0: tapez plus de lettres.",
                "… and {0} more: type more letters.",
            )
            self.list.show_found(
                found,
                told.format(more),
            )
        self._tell_current()

    def _keep_chosen(self, found: tuple[Found, ...]) -> None:
        """Light up the one gone to with the arrows, or who is meant; nobody among several."""
        person = None
        if self._sure:
            person = self._current()
        shown = [one.entrant for one in found[:SHOWN]]
        self._sure = person is not None and person.entrant in shown
        if person is not None and self._sure:
            self.list.current = shown.index(person.entrant)
        else:
            if meant(found) is None or self._one_letter():
                self.list.current = NOBODY
            else:
                self.list.current = 0

    def _one_letter(self) -> bool:
        """Whether a letter alone is typed: the second of a name whose E is the window's key."""
        typed = self.field.text().strip()
        return self._purpose is Purpose.OUT and len(typed) == 1 and typed.isalpha()

    def _place_list(self) -> None:
        over = self.list.parentWidget()
        if over is None:
            return
        corner = self.field.mapTo(over, self.field.rect().bottomLeft())
        self.list.move(corner.x(), corner.y() + Space.HAIR)
        self.list.resize(max(self.field.width(), 320), self.list.height())

    def _current(self) -> Found | None:
        """The one lit up: gone to with the arrows, or nearer than the others to what is typed."""
        if self.list.current != NOBODY:
            return self.list.found[self.list.current]
        return None

    def _tell_current(self) -> None:
        person = self._current()
        words = ""
        if person:
            words = f"{person.name}, {person.seat_figures}"
        self.field.setAccessibleDescription(words)
        if person and not person.out:
            self.pointed.emit(person.seat)
        else:
            self.pointed.emit(None)

    def _on_key(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._take()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            if key == Qt.Key.Key_Down:
                self.list.step(1)
            else:
                self.list.step(-1)
            self._sure = True
            self._tell_current()
        elif key == Qt.Key.Key_Escape:
            self._escape()
        elif event.text() in ADDING and self._adds(event.text()):
            self._take(adding=True)
        else:
            return
        event.accept()

    def _adds(self, mark: str) -> bool:
        """Return whether this mark adds a player: a comma inside 4,7 is part of the seat."""
        typed = self.field.text().strip()
        if self._purpose is not Purpose.OUT or not typed:
            return False
        seat = self._finder.seat_typed(typed)
        return mark != "," or seat is None or seat[1] is not None

    def _escape(self) -> None:
        if self.field.text() and self._purpose is not Purpose.PICK:
            self.field.clear()
            return
        if self._purpose is Purpose.FIND:
            self.set_purpose(Purpose.OUT)
        self.field.clearFocus()
        self.escaped.emit()

    def _take(self, *, adding: bool = False) -> None:
        if self._purpose is Purpose.PICK:
            seat = self._finder.seat_typed(self.field.text())
            if seat is not None and seat[1] is not None:
                self.seatPicked.emit(Seat(seat[0], seat[1]))
            return
        person = self._current()
        if person is not None:
            self._give(person, adding=adding)
        elif self.list.found:
            words = several_words()
            if self._one_letter():
                words = fr_en(
                    "Une lettre ne sort personne\u00a0: tapez la suivante, ou ↓.",
                    "One letter eliminates nobody: type the next, or ↓.",
                )
            self.list.show_found(self.list.found, words)
        elif self._hand and not self.field.text().strip():
            self.out.emit(None)

    def _give(self, person: Found, *, adding: bool = False) -> None:
        if person.out and not self._takes_gone:
            told = fr_en(
                "{0} ne joue plus. ↓ pour un autre joueur.",
                "{0} is already out. ↓ for another player.",
            )
            self.list.show_found(self.list.found, told.format(person.name))
            return
        purpose = self._purpose
        self.field.clear()
        self.list.show_found(())
        if purpose in (Purpose.FIND, Purpose.NAME):
            self.found.emit(person)
        elif adding or self._hand:
            self.added.emit(person)
        else:
            self.out.emit(person)

    def _on_row(self, index: int) -> None:
        self.list.current = index
        self._give(self.list.found[index])

    def _on_entered(self) -> None:
        if self._offered is not None:
            self._search()

    def _on_left(self) -> None:
        self.list.hide()
        self.pointed.emit(None)
        if self._purpose is Purpose.FIND:
            self.set_purpose(Purpose.OUT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the list under the field."""
        super().resizeEvent(event)
        self._place_list()
