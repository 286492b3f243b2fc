"""One entrant beside the list: name put right at any time, needs, answering for the age."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QWidget,
)

from rules_ropta.table_layout import Seat
from td_app.club.check_in import CheckIn
from td_app.register.finding import only_table, whole_seat
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Majority
from td_app.tournament.views.flights import FlightsView
from td_app.tournament.views.players import PlayerRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.players.from_register import card_age_words, dues_words, standing_words
from td_app.ui.pages.evening.players.person_forms import HeadForm, NeedForm, PersonForm
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import CutLabel, Say, label, tell
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.page_parts import lay_out_form, line
from td_app.ui.widgets.tips import set_tip
from td_app.ui.widgets.typed_lines import LineField, ReasonLine
from td_app.words import majority_text, seat_text
from td_app.words.figures import whole
from td_app.words.language import fr_en
from td_app.words.speaking import listed

WIDTH = 320


class ReturnForm(QWidget):
    """Asks for a free seat, the player's own first, and a reason; sends the reinstatement."""

    def __init__(self, live: LiveTournament) -> None:
        """Start without a person."""
        super().__init__()
        self._live = live
        self._entrant: int | None = None
        name = fr_en("Place où le réintégrer", "Seat to return to")
        self.seat = LineField(hint=fr_en("4.7", "4.7"), name=name)
        self.seat.setFixedWidth(72)
        self.reason = LineField(
            hint=fr_en("Motif (facultatif)", "Reason (optional)"),
            name=fr_en("Motif du retour", "Reason for the return"),
        )
        self.send = Button(fr_en("Réintégrer", "Reinstate"), icon="undo", does=self._reinstate)
        self._told = label("", Say.SMALL, tone=Tone.AMBER, wraps=True)
        words = fr_en("Sorti par erreur\u00a0: table.place", "Out by mistake: table.seat")
        seat = row(self.seat, wide(self.reason), spacing=Space.TIGHT)
        parts = (seat, self.send, self._told)
        column(label(words, Say.SMALL), *parts, on=self, spacing=Space.TIGHT, margins=0)
        self.seat.textChanged.connect(lambda _text: self.update_send())
        self.seat.returnPressed.connect(self.send.click)
        self.reason.returnPressed.connect(self.send.click)

    def show_out(self, entrant: int | None) -> None:
        """Show an entrant who is out, with their last seat where it is free; else hide."""
        gone = None
        if entrant is not None:
            gone = self._live.outs().get(entrant)
        self.setVisible(gone is not None)
        if gone is None or entrant == self._entrant:
            if gone is not None:
                self._entrant = entrant
            else:
                self._entrant = None
            return
        self._entrant = entrant
        seat = self._offered(gone.seat)
        if seat:
            self.seat.setText(f"{seat.table}.{seat.number}")
        else:
            self.seat.setText("")
        self.reason.clear()
        self.update_send()

    def update_send(self) -> None:
        """Update the button, and show why they cannot come back at the seat typed."""
        command = self._command()
        why: str | None = fr_en(
            "Tapez la table et la place, par exemple 4.7.",
            "Type the table and the seat, for example 4.7.",
        )
        if command is not None:
            why = why_not_plainly(self._live, command)
        tell(self._told, why or "")
        self.send.set_refusal(why)
        if command is not None:
            set_tip(self.send, why or seat_text(command.seat))

    def _command(self) -> cmd.Reinstate | None:
        only = only_table(Seat(table.number, 0) for table in self._live.open_tables())
        seat = whole_seat(self.seat.text(), only)
        if seat is None or not seat.number or self._entrant is None:
            return None
        return cmd.Reinstate(self._entrant, seat, self.reason.text())

    def _offered(self, last: Seat) -> Seat | None:
        """His own seat where it is still free, else one at the smallest table with room."""
        tables = [table for table in self._live.open_tables() if table.free_places]
        if any(table.number == last.table and last.number in table.free_places for table in tables):
            return last
        smallest = min(tables, key=lambda table: len(table.places), default=None)
        if smallest is None:
            return None
        return Seat(smallest.number, smallest.free_places[0])

    def _reinstate(self) -> None:
        command = self._command()
        if command is not None:
            self._live.dispatch(command)


class ClubLines(QWidget):
    """An entrant's card in the register: ``made(words)`` once one act made them a member.

    ``cardAsked(number)`` for what they played.
    """

    made = Signal(str)
    cardAsked = Signal(int)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self) -> None:
        """Start without a person."""
        super().__init__()
        self.check_in: CheckIn | None = None
        self._entrant = 0
        self.told = label("", Say.SMALL, wraps=True)
        words = fr_en("En faire un membre", "Make a member")
        self.make = Button(words, icon="add", does=self._make)
        card = fr_en("Fiche du joueur", "Player’s profile")
        self.card = Button(card, Rank.QUIET, icon="winner", does=self._ask)
        column(self.told, self.make, self.card, on=self, spacing=Space.HAIR, margins=0)

    def show_entrant(self, entrant: int) -> None:
        """Speak of an entrant."""
        self._entrant = entrant
        self.setVisible(self.check_in is not None)
        if self.check_in is None:
            return
        card = self.check_in.card(entrant)
        tell(self.told, standing_words(card), Tone.AMBER if dues_words(card) else Tone.NEUTRAL)
        self.make.setVisible(card is None or card.guest)
        self.card.setVisible(card is not None)

    def _make(self) -> None:
        if self.check_in is None:
            return
        card = self.check_in.make_member(self._entrant)
        self.show_entrant(self._entrant)
        if card is not None:
            words = fr_en("{0} est membre du club.", "{0} is a member of the club.")
            self.made.emit(words.format(card.name))

    def _ask(self) -> None:
        card = None
        if self.check_in is not None:
            card = self.check_in.card(self._entrant)
        if card is not None:
            self.cardAsked.emit(card.id)


class PersonPanel(QFrame):
    """``closed()`` when it is put away. What is being written survives what others do."""

    closed = Signal()
    heldAsked = Signal(int)  # noqa: N815 - a Qt signal among Qt's own
    eraseAsked = Signal(int)  # noqa: N815
    cardAsked = Signal(int)  # noqa: N815
    memberMade = Signal(str)  # noqa: N815

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the entrants of ``live``; start without one."""
        super().__init__(parent)
        dress(self, kind="card")
        self.setFixedWidth(WIDTH)
        self._live = live
        self._row: PlayerRow | None = None
        self._title = CutLabel("", Say.SECTION, named=True)
        self.form = PersonForm()
        self.need = NeedForm()
        self.head = HeadForm()
        self.comes_back = ReturnForm(live)
        self.brought = label("", Say.SMALL, wraps=True)
        self.vouching = ReasonLine(
            fr_en("Passer outre", "Override"),
            hint=fr_en("Motif, pour le journal", "Reason, for the log"),
            name=fr_en("Motif pour répondre de la majorité", "Reason for vouching for the age"),
            needed=fr_en(
                "Indiquez d’abord le motif (§\u00a01.4).", "Enter the reason first (§\u00a01.4)."
            ),
        )
        self.reason = self.vouching.field
        self.vouch = self.vouching.button
        self.vouching.given.connect(self._vouch)
        self._age = label("", Say.SMALL, wraps=True)
        self._wrong = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.save = Button(fr_en("Enregistrer", "Save"), Rank.PRIMARY, icon="save", does=self._save)
        self.cancel = Button(fr_en("Fermer", "Close"), Rank.QUIET, does=self.closed)
        kept = fr_en("Exporter ses données…", "Export personal data…")
        erased = fr_en("Effacer cette personne…", "Erase this person…")
        self.held = Button(kept, Rank.QUIET, icon="note")
        self.erase = Button(erased, Rank.QUIET, icon="trash")
        self.held.clicked.connect(lambda: self._ask(self.heldAsked))
        self.erase.clicked.connect(lambda: self._ask(self.eraseAsked))
        self.club = ClubLines()
        self.club.made.connect(self.memberMade)
        self.club.cardAsked.connect(self.cardAsked)
        self._lay_out()
        self.form.edited.connect(self._update_buttons)
        self.need.edited.connect(self._update_buttons)
        self.head.edited.connect(self._update_buttons)
        self.form.entered.connect(self.save.click)

    @property
    def entrant(self) -> int | None:
        """Return the number of the entrant shown."""
        if self._row:
            return self._row.entrant
        return None

    @property
    def edited(self) -> bool:
        """Return whether the panel differs from what is stored."""
        return bool(self._commands()) or bool(self.reason.text().strip())

    @property
    def error(self) -> str:
        """Return why the panel cannot be saved, "" when it can."""
        if not self._wrong.isHidden():
            return self._wrong.text()
        return ""

    def watch_register(self, check_in: CheckIn | None) -> None:
        """Show each entrant's card in the register, where there is one."""
        self.club.check_in = check_in

    def open_row(self, shown: PlayerRow) -> None:
        """Show an entrant, the keyboard on the name."""
        self._take(shown)
        self.reason.clear()
        self.show()
        self.form.start()

    def refresh(self, row: PlayerRow | None) -> None:
        """Show the entrant as they are now, keeping what is typed; close when they are gone."""
        if row is None:
            self._row = None
            self.closed.emit()
        elif row != self._row:
            edited = self._commands()
            self._row = row
            if not edited:
                self._take(row)
        self._update_buttons()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _take(self, shown: PlayerRow) -> None:
        self._row = shown
        self._title.say(shown.name)
        self.form.show_person(shown.person)
        self.need.show_row(shown, self._live.room().tables)
        self.head.show_row(shown, self._live.setup())
        if shown.own_stack is None:
            own = ""
        else:
            own = own_stack_words(shown.own_stack)
        tell(self.brought, brought_words(self._live.flights(), shown.entrant) or own)
        self.club.show_entrant(shown.entrant)
        self._update_buttons()

    def _commands(self) -> list[cmd.Command]:
        """Return the commands that save the panel: none when nothing differs."""
        known = self._row
        if known is None:
            return []
        asked: list[cmd.Command] = []
        if self.form.person() != known.person:
            asked.append(cmd.CorrectEntrant(known.entrant, self.form.person()))
        need = self.need.need()
        never = self.need.never_moved.isChecked()
        if (need, never) != (known.need, known.never_moved):
            asked.append(cmd.SetNeed(known.entrant, need, never))
        cents = self.head.asked(known)
        if cents is not None:
            asked.append(cmd.SetBounty(known.entrant, cents))
        return asked

    def _update_buttons(self) -> None:
        asked = self._commands()
        told = next((why for one in asked if (why := why_not_plainly(self._live, one))), "")
        told = self.head.error or told
        tell(self._wrong, told)
        if asked:
            nothing = None
        else:
            nothing = fr_en("Rien n’a changé.", "Nothing has changed.")
        self.save.set_refusal(told or nothing)
        self._judge_age()
        self.comes_back.show_out(self.entrant)
        self.comes_back.update_send()

    def _judge_age(self) -> None:
        if self._row is not None:
            words = fr_en("Majorité\u00a0: {0}", "Age check: {0}")
            told = [words.format(majority_text(self._row.majority))]
            check_in = self.club.check_in
            card = None
            if check_in is not None:
                card = check_in.card(self._row.entrant)
            if card is not None and card.of_age is not None:
                told.append(card_age_words(card.of_age))
            self._age.setText(" ".join(told))
            unchecked = self._row.majority == Majority.UNCHECKED.value
            over = self._live.progress().over
            self.vouching.setVisible(unchecked and not over)

    def _save(self) -> None:
        for command in self._commands():
            if self._live.dispatch(command) is None:
                return
        self.closed.emit()

    def _ask(self, asked: SignalInstance) -> None:
        if self._row is not None:
            asked.emit(self._row.entrant)

    def _vouch(self, note: str) -> None:
        if self._row is not None:
            self._live.dispatch(cmd.MarkMajority((self._row.entrant,), Majority.VOUCHED, note))

    def _lay_out(self) -> None:
        parts = (
            *(self.comes_back, self.brought, self.head, self.form, line(), self.need, line()),
            *(self._age, self.vouching, line(), self.club, self.held, self.erase),
        )
        lay_out_form(self, self._title, parts, self._wrong, (wide(self.save), self.cancel))


def own_stack_words(chips: int) -> str:
    """Return with how many chips somebody starts, where it is not with those of everybody."""
    told = fr_en("Tapis de départ\u00a0: {0} jetons.", "Starting stack: {0} chips.")
    return told.format(whole(chips))


def brought_words(flights: FlightsView, entrant: int) -> str:
    """Return the flight an entrant came from, and the bags left behind; "" for none."""
    row = next((one for one in flights.carried if one.entrant == entrant), None)
    if row is None:
        return ""
    told = fr_en("{0}\u00a0: {1} jetons, scellé {2}.", "{0}: {1} chips, seal {2}.")
    words = told.format(row.flight, whole(row.stack), row.seal)
    if row.left:
        left = fr_en("Tapis abandonnés\u00a0: {0}.", "Stacks not carried over: {0}.")
        words += " " + left.format(listed([whole(bag.stack) for bag in row.left]))
    return words
