"""Sanctions: which one is suggested for a fault, which ones run, hand by hand (11)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from td_app.printing.document import Stationery, StationeryNow
from td_app.printing.print_history import slip_ordered
from td_app.register.finding import Found, those_out
from td_app.tournament import events as ev
from td_app.ui.keys import is_typing
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.floor_head import kept_table
from td_app.ui.pages.evening.floor.penalties.penalty_form import PenaltyForm
from td_app.ui.pages.evening.floor.penalties.penalty_lists import PenaltyLists
from td_app.ui.pages.page import Page
from td_app.ui.printing.print_room import PrintRoom
from td_app.ui.theme import Height, Space, Tone, dress
from td_app.ui.widgets.entry_line import EntryLine, Purpose
from td_app.ui.widgets.keys import digit_of, is_override, plain
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, framed, row, wide
from td_app.ui.widgets.notices import Banner, BannerFacts, EmptyFacts, EmptyPage
from td_app.words import minute_sentence
from td_app.words.language import fr_en

ROOM_FOR_BOTH = 860
"""Pixels from which the lists stay under the form."""

FORM_SHARE = 3
LISTS_SHARE = 2


class PenaltiesPage(Page):
    """``articleAsked(number)`` to read an article, ``paperAsked(document)`` to print them all.

    A name, then a fault, then Enter: the ladder's suggestion is given. Escape goes back.
    """

    articleAsked = Signal(str)  # noqa: N815 - Qt signals among Qt's own
    paperAsked = Signal(str)  # noqa: N815

    def __init__(
        self,
        live: LiveTournament,
        parent: QWidget | None = None,
        *,
        stationery: StationeryNow = Stationery,
    ) -> None:
        """Show the penalties of ``live``, printed on ``stationery``."""
        super().__init__(live, parent)
        dress(self, kind="page")
        self._stationery = stationery
        self.room = PrintRoom(self, live, stationery)
        self.outcome = self.room.outcome
        self._given = 0
        self.who = EntryLine(self, takes_gone=True)
        self.who.set_purpose(Purpose.NAME)
        dress(self.who.field, scale="floor")
        self.who.field.setMinimumHeight(Height.FLOOR_CONTROL)
        self.notice = Banner(BannerFacts("", tone=Tone.ACCENT, closable=True))
        self.form = PenaltyForm(live)
        self.lists = PenaltyLists(live)
        advice = fr_en(
            "Les sanctions se donnent une fois les places tirées et le jeu lancé.",
            "Penalties can be given once seats are drawn and play has begun.",
        )
        none = fr_en("Pas encore de sanction", "No penalties yet")
        self.before = EmptyPage(EmptyFacts("floor", none, advice))
        self._lay_out()
        self._listen()
        self.refresh()

    @property
    def giving(self) -> bool:
        """Return whether a sanction is being given."""
        return self.form.entrant is not None

    def prefill(self, entrant: int, fault: str = "", incident: int | None = None) -> None:
        """Begin a sanction with what is known of it: the player, the fault, the incident."""
        if self.live.entrant(entrant) is None:
            return
        self.notice.hide()
        self.form.begin(entrant, fault, incident)
        self._arrange()
        self.form.take_keyboard()

    def refresh(self) -> None:
        """Show the sanctions and the ladder as they are now."""
        drawn = self.live.progress().drawn
        if drawn:
            self._stack.setCurrentWidget(self._whole)
        else:
            self._stack.setCurrentWidget(self.before)
        table = kept_table(self.live.session.tournament)
        self.who.set_room(self.live.room(), self._gone)
        if table.isdigit():
            self.who.offer(int(table))
        else:
            self.who.offer(None)
        self.lists.refresh()
        if self.form.entrant is not None and self.live.entrant(self.form.entrant) is None:
            self.form.go_back()
        self.form.refresh()

    def find_text(self, text: str) -> None:
        """Put the keyboard where a player is named."""
        while self.giving:
            self.form.go_back()
        self.who.begin(Purpose.NAME, text)

    def event(self, event: QEvent) -> bool:
        """Keep plain keys from the window's shortcuts while a sanction is being given."""
        if is_override(event) and self.giving:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a fault by its figure; go back on Escape."""
        typing = is_typing(QApplication.focusWidget())
        if event.key() == Qt.Key.Key_Escape and self.form.go_back():
            return
        figure = None
        if plain(event) and not typing and self.giving:
            figure = digit_of(event)
        if figure is None or not self.form.faults.take_number(figure):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the lists where there is no room for both."""
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with a name; a sanction left half-given has the keyboard again."""
        super().showEvent(event)
        if self.giving:
            self.form.take_keyboard()
        elif self.live.progress().drawn:
            self.who.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _gone(self) -> tuple[Found, ...]:
        """Return those who have left the tournament, by name: a warning may follow them out."""
        return those_out(self.live.outs(), self.live.last_known, fr_en("sorti", "out"))

    def _arrange(self) -> None:
        # What goes is put away first: both at once would ask for a higher window.
        if self.giving:
            self._idle.hide()
            self.lists.set_folded(self.height() < ROOM_FOR_BOTH)
            self.form.show()
        else:
            self.form.hide()
            self.lists.set_folded(False)
            self._idle.show()
        self._column.setStretch(self._column.indexOf(self.form), FORM_SHARE * self.giving)

    def _on_given(self, entry: ev.Entry) -> None:
        self._given = entry.sequence
        words = minute_sentence(self.live.minutes(last=1)[-1])
        slip = (fr_en("Imprimer l’avis", "Print the slip"),)
        self.notice.set_facts(BannerFacts(words, tone=Tone.ACCENT, actions=slip, closable=True))
        self.notice.show()
        self._arrange()
        # In no field: the next digit is a page's.
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_closed(self) -> None:
        self._arrange()
        self.who.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _print(self, number: int) -> None:
        """Print one slip."""
        self.room.print(slip_ordered(number, self.live.session, self._stationery()))

    def _lay_out(self) -> None:
        title = label(fr_en("Sanctionner", "Penalise"), Say.TITLE)
        margins = (Space.WIDE, Space.SNUG)
        self._idle = framed(row(title, wide(self.who), spacing=Space.NORMAL), margins=margins)
        said = column(self.notice, self.outcome, margins=(Space.WIDE, 0))
        form = wide(self.form, FORM_SHARE)
        lists = wide(self.lists, LISTS_SHARE)
        self._column = column(self._idle, said, form, lists, spacing=0)
        self._whole = framed(self._column)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._whole)
        self._stack.addWidget(self.before)
        column(self._stack, on=self, margins=0)
        self.form.hide()
        self.notice.hide()

    def _listen(self) -> None:
        self.who.found.connect(lambda person: self.prefill(person.entrant))
        self.notice.closed.connect(self.notice.hide)
        self.notice.acted.connect(lambda _index: self._print(self._given))
        self.form.given.connect(self._on_given)
        self.form.closed.connect(self._on_closed)
        self.form.articleAsked.connect(self.articleAsked)
        self.lists.printAsked.connect(self._print)
        self.lists.allPrintAsked.connect(lambda: self.paperAsked.emit("penalty_slip"))
