"""The faults of 11.1: those one may sanction, then those that the text says to sanction."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from rules_ropta.penalties import FAULTS, Fault, Step
from td_app.tournament import commands as cmd
from td_app.tournament.state.conduct import MOST_HANDS
from td_app.tournament.views.conduct import PenaltyCase, penalty_case
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.found_list import FoundList, FoundRow, heading_row
from td_app.ui.pages.evening.floor.penalties.penalty_foot import DisqualifyQuestion, PenaltyFoot
from td_app.ui.pages.evening.floor.penalties.penalty_lists import sentence
from td_app.ui.pages.evening.floor.penalties.penalty_suggestion import PenaltySuggestion
from td_app.ui.refusals import refusal_with_articles
from td_app.ui.theme import Space
from td_app.ui.widgets.keys import FORM
from td_app.ui.widgets.layout import column, framed, row, wide
from td_app.ui.widgets.page_parts import ViewHead, line
from td_app.ui.widgets.tips import explained
from td_app.words import cites_text, fault_text, seat_text
from td_app.words.language import fr_en

FAULTS_WIDTH = 384
WIDEST_FAULTS = 460

FREQUENT: tuple[Fault, ...] = (
    "table_talk",
    "out_of_turn",
    "showed_cards",
    "slow_play",
    "open_muck",
    "device_in_hand",
    "away_with_cards",
    "conditional_action",
    "mucked_at_showdown",
    "mucked_at_all_in",
    "refused_to_show",
    "second_card_withheld",
    "out_of_turn_punished",
    "turned_cards",
    "unprotected_hand",
    "cards_thrown",
    "others_hand_lost",
    "repeated_misdeals",
    "two_hands_one_player",
    "obstructive_bet",
    "chips_out_of_sight",
    "away_at_all_in",
    "false_hand",
    "insult",
    "abuse",
    "wilful_delay",
    "deliberate_misdeal",
    "soft_play",
    "collusion",
)
"""What a floor sanctions most comes first."""


class FaultList(FoundList):
    """``picked(FoundRow)``: its ``key`` is the fault. The one chosen stays lit."""

    def __init__(self) -> None:
        """Show the faults."""
        super().__init__(fr_en("Faute", "Offence"))
        explained(
            self,
            "Choisissez la faute : l’échelle indique ce que le règlement propose.",
            "Choose the offence: the ladder shows what the rulebook suggests.",
        )
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.show_rows(fault_rows())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the fault chosen in view when a disqualification is asked again below."""
        super().resizeEvent(event)
        self.scrollToItem(self.currentItem())

    def light(self, fault: str) -> None:
        """Light up a fault and bring it into view; the first one for an empty code."""
        places = [place for place, row in enumerate(self.rows) if fault and row.key == fault]
        if places:
            self.setCurrentRow(places[0])
        else:
            self.first()


def fault_rows() -> list[FoundRow]:
    """Return the faults as lines, under what the text says of them, the article beside."""
    rows: list[FoundRow] = []
    for imposed, heading in (
        (False, fr_en("Le texte permet de sanctionner", "Rulebook allows a penalty")),
        (True, fr_en("Le texte impose de sanctionner", "Rulebook requires a penalty")),
    ):
        rows.append(heading_row(heading))
        for fault in FREQUENT:
            if FAULTS[fault].imposed is imposed:
                words = sentence(fault_text(fault))
                cites = cites_text((FAULTS[fault].article,))
                rows.append(FoundRow("op", fault, words, cites))
    return rows


class PenaltyForm(QWidget):
    """``given(entry)`` once the sanction is in the journal, ``closed()`` when given up,
    ``articleAsked(number)`` for the book.
    """

    given = Signal(object)
    closed = Signal()
    articleAsked = Signal(str)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Penalise the players of ``live``; start without a player."""
        super().__init__(parent)
        self.setProperty(FORM, True)
        self._live = live
        self.entrant: int | None = None
        self.fault: Fault | None = None
        self._incident: int | None = None
        self._step: Step = "warning"
        self._case: PenaltyCase | None = None
        self.head = ViewHead(fr_en("Choisir un autre joueur", "Choose another player"))
        self.faults = FaultList()
        self.deliberate = explained(
            QCheckBox(fr_en("Acte volontaire", "Deliberate")),
            "L’acte était volontaire : la sanction proposée en tient compte.",
            "The offence was deliberate: the suggested penalty takes this into account.",
        )
        self.suggestion = PenaltySuggestion()
        self.foot = PenaltyFoot()
        self.question = DisqualifyQuestion(live)
        self._lay_out()
        self._listen()

    def begin(self, entrant: int, fault: str = "", incident: int | None = None) -> None:
        """Begin anew for a player, with the fault and the incident when they are known."""
        self.entrant = entrant
        self._incident = incident
        self.fault = next((known for known in FAULTS if known == fault), None)
        self.deliberate.setChecked(False)
        self.foot.begin()
        self.question.hide()
        self.faults.light(fault)
        self._propose()

    def take_keyboard(self) -> None:
        """Put the keyboard on the faults; once there is one, on the verb."""
        if self.fault is None:
            self.faults.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._to_foot()

    def refresh(self) -> None:
        """Show the ladder as it is now; the step chosen stays while it is still proposed."""
        if self.entrant is None:
            return
        before = self._case
        self._show_case()
        if before is not None and self._case is not None and before.ladder != self._case.ladder:
            self._step = self._case.proposed
        self._show_step()

    def go_back(self) -> bool:
        """Go one step back: the question first, then the player; return whether there was one."""
        if self.entrant is None:
            return False
        if self.question.isVisible():
            self._ask_again(False)
        else:
            self.entrant = None
            self.closed.emit()
        return True

    def command(self) -> cmd.GivePenalty | cmd.Disqualify | None:
        """Return the penalty asked for; None as long as something is missing."""
        if self.entrant is None or self.fault is None:
            return None
        ruled_by = self.foot.ruled_by.who
        note = self.foot.reason.text().strip()
        if self._step == "disqualification":
            stack = self.question.stack.stack()
            return cmd.Disqualify(self.entrant, self.fault, self._incident, stack, ruled_by, note)
        return cmd.GivePenalty(
            entrant=self.entrant,
            fault=self.fault,
            step=self._step,
            incident=self._incident,
            hands=self.foot.hands.value() if self._step == "hands" else None,
            deliberate=self.deliberate.isChecked(),
            ruled_by=ruled_by,
            note=note,
        )

    def _propose(self) -> None:
        """Show the suggestion for this offence, with the first step chosen."""
        self._show_case()
        if self._case is not None:
            self._step = self._case.proposed
        self._show_step()

    def _show_case(self) -> None:
        assert self.entrant is not None
        self._say_who(self.entrant)
        earlier = [row for row in self._live.penalties() if row.entrant == self.entrant]
        if self.fault is None:
            self._case = None
            self.suggestion.show_nothing(earlier)
            return
        chosen = self.deliberate.isChecked()
        self._case = self._live.ask(penalty_case, self.entrant, self.fault, chosen)
        self.suggestion.show_case(self._case, earlier)

    def _show_step(self) -> None:
        if self._case is not None:
            self.suggestion.show_step(self._case, self._step, self.foot.hands.value())
        self.foot.show_step(self._step)
        self._update_buttons()

    def _say_who(self, entrant: int) -> None:
        person = self._live.last_known(entrant)
        seat = self._live.seat_of(entrant)
        if seat:
            where = seat_text(seat)
        else:
            where = fr_en("plus à une table", "no longer at a table")
        if self._incident is not None:
            numbered = fr_en("{0} · incident n°\u00a0{1}", "{0} · incident no.\u00a0{1}")
            where = numbered.format(where, self._live.shown_number(self._incident))
        self.head.say(person.display_name if person else "", icon="warning", beside=where)

    def _update_buttons(self) -> None:
        command = self.command()
        if command is None:
            first = fr_en("Choisissez d’abord la faute.", "Choose the offence first.")
            self.foot.set_refusal(first, told=False)
            return
        refused = self._live.can(command)
        if refused:
            self.foot.set_refusal(refusal_with_articles(self._live, refused))
        else:
            self.foot.set_refusal(None)
        self.question.set_allowed(refused is None)

    def _on_fault(self, row: FoundRow) -> None:
        self.fault = cast(Fault, row.key)
        self._propose()
        self._to_foot()

    def _on_step(self, step: str) -> None:
        self._step = cast(Step, step)
        self._ask_again(False)
        self._show_step()

    def _ask_again(self, asking: bool) -> None:
        self.foot.setVisible(not asking)
        self.question.setVisible(asking)
        if asking and self.entrant is not None:
            self.question.ask(self.entrant)
        elif self.isVisible():
            self._to_foot()

    def _to_foot(self) -> None:
        decides = self._case is not None and self._case.director_decides
        self.foot.take_keyboard(director_needed=decides)

    def _send(self) -> None:
        command = self.command()
        entry = None
        if command is not None:
            entry = self._live.dispatch(command)
        if entry is not None:
            self.entrant = None
            self.question.hide()
            self.foot.show()
            self.given.emit(entry)

    def _lay_out(self) -> None:
        self.foot.hands.setRange(1, MOST_HANDS)
        margins = (Space.WIDE, Space.SNUG, 0, Space.SNUG)
        left = framed(column(wide(self.faults)), margins=margins)
        left.setMinimumWidth(FAULTS_WIDTH)
        left.setMaximumWidth(WIDEST_FAULTS)
        both = row(wide(left), wide(self.suggestion, 2), spacing=Space.TIGHT)
        told = (wide(self.head), self.deliberate)
        above = row(*told, spacing=Space.WIDE, margins=(Space.WIDE, Space.SNUG))
        whole = (above, line(), wide(both), self.foot, self.question)
        column(*whole, on=self, spacing=0, margins=0)
        self.question.hide()

    def _listen(self) -> None:
        self.head.back.clicked.connect(self.go_back)
        self.faults.picked.connect(self._on_fault)
        self.deliberate.clicked.connect(lambda _on: self._propose())
        self.suggestion.stepPicked.connect(self._on_step)
        self.suggestion.articleAsked.connect(self.articleAsked)
        self.foot.edited.connect(self._show_step)
        self.foot.giveAsked.connect(self._send)
        self.foot.disqualifyAsked.connect(lambda: self._ask_again(True))
        self.question.edited.connect(self._update_buttons)
        self.question.confirmed.connect(self._send)
        self.question.refused.connect(lambda: self._ask_again(False))
