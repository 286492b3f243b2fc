"""A late entrant: the table, where its big blind is, or a drawn place (1.8, 2.3)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.tournament import Majority, Standing
from td_app.tournament.views.room import RoomTable
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.facts import OPEN
from td_app.ui.pages.room.flow import Flow
from td_app.ui.pages.room.foreseen import foreseen
from td_app.ui.pages.room.move_summary import MoveFacts, MoveSummary
from td_app.ui.pages.room.panel_form import said
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choice_field import ChoiceField
from td_app.ui.widgets.keys import LineField
from td_app.ui.widgets.labels import Say, label
from td_app.words import enters_text, refusal_sentence, seat_text
from td_app.words.language import fr_en

DEPENDS = "depends"
OVERRULABLE = frozenset({"LATE_ENTRY_CLOSED", "LATE_ENTRY_FINAL_TABLE"})
REASON_WIDTH = 460


class LateFlow(Flow):
    """Finds a late entrant's seat, says which and how it was found, and seats him."""

    def __init__(self, live: LiveTournament, entrant: int, table: int | None = None) -> None:
        """Start with nothing known but, perhaps, the table."""
        name = live.session.person(entrant).display_name
        title = fr_en("Placer {0}", "Seat {0}").format(name)
        super().__init__(live, title, ("1.8", "2.3"))
        self.entrant = entrant
        self.table = table
        self.big_blind: int | None = None
        self.button: int | None = None
        self.drawn = False
        self.button_unknown = False
        self.overrule_note = ""
        self._obstacle = ""

    def command(self) -> cmd.SeatLateEntrant:
        """Return the seating the answers ask for."""
        known = not self.drawn and self.big_blind is not None
        return cmd.SeatLateEntrant(
            self.entrant,
            table=self.table,
            big_blind=self.big_blind if known else None,
            button=self.button if known else None,
            overruled=bool(self.overrule_note),
            note=self.overrule_note,
        )

    def still_stands(self) -> bool:
        """Return whether the entrant still waits for a seat and the table is still open."""
        entrant = self.live.state.entrants.get(self.entrant)
        waits = entrant is not None and entrant.standing is Standing.REGISTERED
        return waits and (self.table is None or self.table in self.live.state.counts())

    def go_on(self) -> None:
        """Ask for what is not known yet."""
        first = foreseen(
            self.live,
            cmd.SeatLateEntrant(
                self.entrant, overruled=bool(self.overrule_note), note=self.overrule_note
            ),
        )
        if isinstance(first, Refused):
            self._show_obstacle(first)
            return
        self._obstacle = ""
        if isinstance(first, ev.LateEntrantSeated) and first.how == "need":
            self._summarise()
        elif self.big_blind is None and not self.drawn:
            self._ask_big_blind()
        elif self._depends_on_button():
            self._ask_button()
        else:
            self._summarise()

    def go_back(self) -> None:
        """Take back the last answer."""
        if self.button is not None or self.button_unknown:
            self.button, self.button_unknown = None, False
        elif self.big_blind is not None or self.drawn:
            self.big_blind, self.drawn = None, False
        else:
            self.left.emit()
            return
        self.go_on()

    def choose_table(self, number: int) -> None:
        """Ask about another table."""
        self.table = number
        self.big_blind = None
        self.go_on()

    def _tables(self) -> tuple[RoomTable, ...]:
        """Tables with a free place, the smallest first."""
        found = [t for t in self.live.room().tables if t.status == OPEN and t.free_places]
        return tuple(sorted(found, key=lambda t: (t.count, t.number)))

    def _ask_big_blind(self) -> None:
        tables = self._tables()
        if self.table is None and tables:
            self.table = tables[0].number
        if self.table is None:
            return
        before = self.question
        question = fr_en(
            "Où est la grosse blinde à la table {0}\u00a0?", "Where is the big blind at table {0}?"
        ).format(self.table)
        hint = fr_en(
            "La place qui paie la grosse blinde au plus tôt sera donnée. Cliquez la place de la "
            "grosse blinde, ou tapez son chiffre (0 pour la 10).",
            "The seat that pays the big blind soonest will be given. Click the seat of the big "
            "blind, or type its figure (0 for seat 10).",
        )
        asked = self.ask_place(self.table, question, hint)
        if asked is before:
            return
        asked.answered.connect(self._on_big_blind)
        draw = self.add_button(
            fr_en("Je ne sais pas\u00a0: tirer la place", "I don't know: draw the seat"),
            icon="draw",
        )
        draw.clicked.connect(self._on_draw)
        self._offer_tables(tables)
        self.end_foot(back=False)

    def _offer_tables(self, tables: tuple[RoomTable, ...]) -> None:
        words = fr_en("Table {0} ({1} joueurs)", "Table {0} ({1} players)")
        choice = ChoiceField([(str(t.number), words.format(t.number, t.count)) for t in tables])
        choice.setAccessibleName(
            fr_en("Table où placer ce joueur", "Table at which to seat this player")
        )
        choice.choose(str(self.table))
        choice.choiceChanged.connect(lambda key: self.choose_table(int(key)))
        choice.setMinimumWidth(180)
        self._foot.addWidget(choice)

    def _ask_button(self) -> None:
        if self.table is None:
            return
        before = self.question
        question = fr_en(
            "Où est le bouton à la table {0}\u00a0?", "Where is the button at table {0}?"
        ).format(self.table)
        hint = fr_en(
            "L'arrivée se fait près du bouton\u00a0: sa place dit si le joueur entre ou non.",
            "The arrival is next to the button: its place tells whether the player enters or not.",
        )
        asked = self.ask_place(self.table, question, hint, "button")
        if asked is not before:
            asked.answered.connect(self._on_button)
            skip = self.add_button(
                fr_en("Je ne sais pas\u00a0: voir à la table", "I don't know: see at the table")
            )
            skip.clicked.connect(self._on_button_unknown)
            self.end_foot()

    def _on_big_blind(self, place: int) -> None:
        self.big_blind = place
        self.go_on()

    def _on_draw(self) -> None:
        self.drawn = True
        self.go_on()

    def _on_button(self, place: int) -> None:
        self.button = place
        self.go_on()

    def _on_button_unknown(self) -> None:
        self.button_unknown = True
        self.go_on()

    def _depends_on_button(self) -> bool:
        if self.drawn or self.button_unknown or self.button is not None:
            return False
        outcome = self.foreseen()
        return isinstance(outcome, ev.LateEntrantSeated) and outcome.enters == DEPENDS

    def _summarise(self) -> None:
        outcome = self.foreseen()
        if isinstance(outcome, ev.LateEntrantSeated):
            self.show_body(MoveSummary(self._facts(outcome)))
            words = (
                fr_en("Tirer la place", "Draw the seat")
                if self.drawn
                else fr_en("Donner cette place", "Give this seat")
            )
            seat = self.add_button(words, Rank.PRIMARY, icon="draw" if self.drawn else "seat")
            seat.clicked.connect(self.confirm)
        elif isinstance(outcome, Refused):
            self.show_body(
                MoveSummary(
                    MoveFacts(fr_en("Cette place ne convient pas", "This seat will not do"), "", ())
                )
            )
            self.say_wrong(said(self.live, outcome))
        self.end_foot(
            back=not (isinstance(outcome, ev.LateEntrantSeated) and outcome.how == "need")
        )

    def _facts(self, outcome: ev.LateEntrantSeated) -> MoveFacts:
        way, arrival = seat_text(outcome.seat), outcome.seat.number
        found = {
            "need": fr_en(
                "C'est la place de son besoin (§\u00a02.1)",
                "It is the seat this player needs (§\u00a02.1)",
            ),
            "big_blind_soonest": fr_en(
                "C'est la place qui paie la grosse blinde au plus tôt",
                "It is the seat that pays the big blind soonest",
            ),
        }.get(outcome.how, "")
        details = [found, enters_text(outcome.enters)]
        if self.drawn:
            way = fr_en("Place tirée au sort à la table {0}", "Seat drawn at table {0}").format(
                self.table
            )
            details = [
                fr_en(
                    "La place exacte sera dite une fois tirée", "The exact seat is told once drawn"
                )
            ]
        return MoveFacts(
            name=self.names(self.entrant),
            way=way[:1].upper() + way[1:],
            details=tuple(words[:1].upper() + words[1:] for words in details if words),
            taker=self.room_table(outcome.seat.table),
            arrival=None if self.drawn else arrival,
        )

    def _show_obstacle(self, refused: Refused) -> None:
        if refused.code == self._obstacle:
            return
        self._obstacle = refused.code
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, Space.WIDE, 0, 0)
        column.setSpacing(Space.NORMAL)
        name = self.names(self.entrant)
        column.addWidget(label(name, Say.DECISION, wraps=True))
        column.addWidget(label(refusal_sentence(refused, self.names), Say.LEAD, wraps=True))
        self.show_body(body)
        if refused.code == "MAJORITY_UNCHECKED":
            checked = self.main = Button(
                fr_en("Majorité vérifiée", "Age checked"), Rank.PRIMARY, icon="check"
            )
            column.addWidget(checked, 0, Qt.AlignmentFlag.AlignLeft)
            checked.clicked.connect(
                lambda: self.live.dispatch(cmd.MarkMajority((self.entrant,), Majority.CHECKED))
            )
            self._ask_reason(column, fr_en("J'en réponds", "I answer for it"), self._vouch)
        elif refused.code in OVERRULABLE:
            self._ask_reason(
                column, fr_en("Faire entrer quand même", "Let in all the same"), self._overrule
            )
        column.addStretch(1)
        self.end_foot(back=False)

    def _ask_reason(self, column: QVBoxLayout, verb: str, act: Callable[[str], None]) -> None:
        row = QHBoxLayout()
        row.setSpacing(Space.TIGHT)
        reason = LineField()
        reason.setMaximumWidth(REASON_WIDTH)
        reason.setPlaceholderText(
            fr_en("Raison, écrite au procès-verbal", "Reason, written in the minutes")
        )
        reason.setAccessibleName(fr_en("Raison", "Reason"))
        button = Button(verb)
        needed = fr_en("Écrivez d'abord la raison.", "Write the reason first.")
        button.set_refusal(needed)
        reason.textChanged.connect(
            lambda text: button.set_refusal(None if text.strip() else needed)
        )
        button.clicked.connect(lambda: act(reason.text()))
        reason.returnPressed.connect(button.click)
        row.addWidget(reason, 1)
        row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        self.reason, self.reason_button = reason, button
        reason.setFocus(Qt.FocusReason.OtherFocusReason)

    def _vouch(self, note: str) -> None:
        self.live.dispatch(cmd.MarkMajority((self.entrant,), Majority.VOUCHED, note))

    def _overrule(self, note: str) -> None:
        self.overrule_note = note.strip()
        self.go_on()
