"""The one field of the door: letters, Enter, and somebody is present, known or new."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from td_app.club.who_comes import Known, WhoComes, who_comes
from td_app.register.member import Member
from td_app.tournament.state.person import Person
from td_app.ui.pages.evening.players.table import seat_written, state_of
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import ENTER, FORM, digit_of, is_escape, keep, step_of
from td_app.ui.widgets.layout import row, wide
from td_app.ui.widgets.searching import NOBODY, SHOWN, CandidateList, SearchField
from td_app.ui.widgets.tips import explained, set_tip
from td_app.words.figures import whole
from td_app.words.language import fr_en

LEAST_LIST = 420
"""The least width of the list under the field, in pixels."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A line of the list: its figure, who, what is known of them; ``choice`` is what it gives."""

    seat_figures: str
    name: str
    club: str
    choice: Known | Person


class _Field(SearchField):
    """Keys go to the door first: Enter, arrows, figures, Escape, and a list that is pasted."""

    pressed = Signal(QKeyEvent)
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(False)
        self.pressed.emit(event)
        if not event.isAccepted():
            event.setAccepted(True)
            super().keyPressEvent(event)

    def search_now(self) -> None:
        """Search for what was just typed, without waiting."""
        self._search()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def event(self, event: QEvent) -> bool:
        """Keep Escape from the window while something is typed."""
        return keep(event, lambda key: is_escape(key) and bool(self.text())) or super().event(event)


class CheckInField(QWidget):
    """``came(Known or Person)`` when somebody is to be present, or only listed (``present``).

    ``searched(text)`` a moment after typing, ``looked()`` when Enter or Down goes to the list of
    entrants; ``said(text)`` what is asked; ``pasted(text)`` a list of several lines; ``undo()``,
    ``redo()`` of the last act, where nothing is typed. A question left for the next name is not
    lost: ``unanswered`` keeps what was typed, and Enter in the empty field asks again.
    """

    came = Signal(object)
    searched = Signal(str)
    looked = Signal()
    said = Signal(str)
    pasted = Signal(str)
    undo = Signal()
    redo = Signal()

    def __init__(self, over: QWidget, everyone: Callable[[], Sequence[Known]]) -> None:
        """Stand in the page ``over``; those who may come are ``everyone``, asked at each key."""
        super().__init__(over)
        self.setProperty(FORM, True)
        self._everyone = everyone
        self._closed = False
        self._question = ""
        self._asked = ""
        self.unanswered: list[str] = []
        self._who = WhoComes()
        self.field = _Field("")
        self.present = explained(
            QCheckBox(fr_en("présent", "present")),
            "Si la case est cochée, un joueur tapé ici est aussitôt présent ; sinon il est "
            "seulement inscrit.",
            "When ticked, players typed here are present at once; otherwise they are only "
            "registered.",
        )
        self.present.setChecked(True)
        tip = fr_en("Pointer comme présent dès l’inscription", "Mark present when added")
        set_tip(self.present, tip)
        self.list = CandidateList[Offer](over)
        self.list.clicked.connect(self._take)
        self.field.searched.connect(self.searched)
        self.field.textChanged.connect(self._on_text)
        self.field.pressed.connect(self._on_key)
        self.field.left.connect(self.list.hide)
        self.back = Button("", Rank.QUIET, scale="small", does=self.ask_again)
        # Laid out first: a part shown before it has a place opens as a window of its own.
        row(wide(self.field), self.back, self.present, on=self, spacing=Space.TIGHT, margins=0)
        self.set_closed(False)
        self._show_unanswered()

    def set_closed(self, closed: bool) -> None:
        """Search only, once nobody may enter any more."""
        self._closed = closed
        self.present.setHidden(closed)
        words = fr_en("Chercher un nom, une table", "Search a name, a table")
        if not closed:
            words = fr_en(
                "Qui arrive\u00a0? Un nom, puis Entrée (4 pour voir la table 4)",
                "Who is arriving? A name, then Enter (4 to see table 4)",
            )
        self.field.setPlaceholderText(words)
        self.field.setAccessibleName(words)

    @property
    def somebody_new(self) -> bool:
        """Return whether an unknown person is typed, and not entered yet."""
        return isinstance(self._who.meant, Person) and self.field.isModified()

    def clear(self) -> None:
        """Wait for the next name."""
        self.field.clear()

    def ask(self, words: str = "") -> None:
        """Ask who is meant: a figure or the arrows choose; other letters begin another name."""
        told = fr_en(
            "Qui est-ce\u00a0? Un chiffre, ou les flèches puis Entrée.",
            "Who is it? A number, or the arrows then Enter.",
        )
        self._question = words or self._question or told
        self._asked = self.field.text().strip()
        self.list.current = NOBODY
        self._show(self._question)
        self.said.emit(self._question)
        self.field.selectAll()

    def ask_again(self) -> None:
        """Ask about the first of those whose question was left for the next name."""
        if not self.unanswered:
            return
        asked = self.unanswered.pop(0)
        self._show_unanswered()
        self.field.setText(asked)
        self.field.setModified(True)
        self.field.setFocus()
        self._enter()

    def _set_aside(self, text: str) -> None:
        """Keep the person a question was about, where another name is begun without an answer."""
        asked = self._asked
        self._asked = ""
        shortened = asked.startswith(text) and len(text) >= len(asked) - 1
        if not asked or not text.strip() or text.startswith(asked) or shortened:
            return
        if asked not in self.unanswered:
            self.unanswered.append(asked)
        self._show_unanswered()

    def _show_unanswered(self) -> None:
        count = len(self.unanswered)
        words = fr_en("À préciser ({0})", "Who is it ({0})")
        self.back.setText(words.format(count))
        set_tip(self.back, ", ".join(self.unanswered))
        self.back.setVisible(count > 0)

    def _on_text(self, text: str) -> None:
        if not self._closed and _several_lines(text):
            # A list, whichever way it came: in one line it would run into one name.
            copied = QGuiApplication.clipboard().text()
            self.field.clear()
            if _several_lines(copied) and copied in text:
                self.pasted.emit(copied)
            else:
                self.pasted.emit(text)
            return
        if self._question:
            self._set_aside(text)
        self._question = ""
        self.said.emit("")
        self._who = WhoComes()
        if text.strip() and not self._closed:
            self._who = who_comes(text, self._everyone())
        offers = self._offers()
        meant = [at for at, offer in enumerate(offers) if offer.choice is self._who.meant]
        if meant:
            self.list.current = meant[0]
        else:
            self.list.current = NOBODY
        self._show()

    def _show(self, words: str = "") -> None:
        offers = self._offers()
        more = len(self._who.found) + (self._who.new is not None) - len(offers)
        if more > 0 and not words:
            told = fr_en(
                "… et {0} de plus\u00a0: tapez plus de lettres.",
                "… and {0} more: type more letters.",
            )
            words = told.format(whole(more))
        self._place_list()
        self.list.show_found(offers, words if offers else "")
        self._tell_current()

    def _offers(self) -> tuple[Offer, ...]:
        new = self._who.new
        shown = self._who.found[: SHOWN - (new is not None)]
        offers = [
            Offer(str(at), one.person.display_name, known_words(one), one)
            for at, one in enumerate(shown, 1)
        ]
        if new is not None:
            told = fr_en("nouveau", "new")
            if new.club:
                told = f"{new.club} · {told}"
            offers.append(Offer(str(len(offers) + 1), new.display_name, told, new))
        return tuple(offers)

    def _on_key(self, event: QKeyEvent) -> None:
        offers = self.list.found
        figure = digit_of(event)
        if figure is not None and event.isAutoRepeat() and not self.field.text():
            # The figure that chose somebody is still held down.
            event.accept()
        elif not self.field.text() and event.matches(QKeySequence.StandardKey.Undo):
            self.undo.emit()
            event.accept()
        elif not self.field.text() and event.matches(QKeySequence.StandardKey.Redo):
            self.redo.emit()
            event.accept()
        elif event.key() in ENTER:
            if not event.isAutoRepeat():
                self._enter()
            event.accept()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and offers:
            self.list.step(step_of(event))
            self._tell_current()
            event.accept()
        elif event.key() == Qt.Key.Key_Down:
            self.field.search_now()
            self.looked.emit()
            event.accept()
        elif self._question and figure is not None and 1 <= figure <= len(offers):
            self._take(figure - 1)
            event.accept()
        elif self._question and event.key() == Qt.Key.Key_Space:
            # Asked about, a name may be made longer instead.
            self.field.end(False)

    def _enter(self) -> None:
        self.field.search_now()
        if self.list.found and not self._nobody_comes():
            if self.list.current == NOBODY:
                self.ask()
            else:
                self._take(self.list.current)
        elif self.field.text().strip():
            self.looked.emit()
        else:
            self.ask_again()

    def _nobody_comes(self) -> bool:
        """Return whether everyone who may be meant has a seat already: the field only searches."""
        known = [one for one in self._who.found if one.row is not None]
        return (
            self.list.current == NOBODY
            and len(known) == len(self._who.found)
            and all(one.row.standing != "registered" for one in known if one.row is not None)
        )

    def _take(self, at: int) -> None:
        choice = self.list.found[at].choice
        self.list.current = at
        self.field.setFocus()
        self.came.emit(choice)

    def _tell_current(self) -> None:
        told = ""
        if 0 <= self.list.current < len(self.list.found):
            offer = self.list.found[self.list.current]
            told = f"{offer.name}, {offer.club}"
        self.field.setAccessibleDescription(told)

    def _place_list(self) -> None:
        over = self.list.parentWidget()
        if over is not None:
            corner = self.field.mapTo(over, self.field.rect().bottomLeft())
            self.list.move(corner.x(), corner.y() + Space.HAIR)
            self.list.resize(max(self.field.width(), LEAST_LIST), self.list.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the list under the field."""
        super().resizeEvent(event)
        self._place_list()


def _several_lines(text: str) -> bool:
    return len([line for line in text.splitlines() if line.strip()]) > 1


def known_words(known: Known) -> str:
    """Return what a line says of somebody: club, state tonight, what the register says."""
    told = [known.person.club]
    if known.row is not None:
        told += [seat_written(known.row), state_of(known.row).text]
    else:
        told += [fr_en("registre", "members list"), card_words(known.card)]
    return " · ".join(filter(None, told))


def card_words(card: Member | None) -> str:
    """Return the remark on a card before it is chosen: a guest, late dues."""
    if card is None:
        return ""
    if card.guest:
        return fr_en("invité", "guest")
    late = card.dues_late(date.today())
    if late:
        return fr_en("cotisation en retard", "dues overdue")
    return ""
