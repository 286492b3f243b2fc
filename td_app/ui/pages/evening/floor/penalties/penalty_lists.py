"""The sanctions already given: those that run, with their hands, and all the others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament.views.conduct import PenaltyRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.refusals import why_not
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank, icon_button
from td_app.ui.widgets.choices import FilterChips
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import STRETCH, column, framed, put_away, row, wide
from td_app.ui.widgets.list_box import ListBox
from td_app.ui.widgets.notices import EmptyFacts, EmptyPage
from td_app.ui.widgets.page_parts import ScrolledColumn, line
from td_app.ui.widgets.pill import PillFacts
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.states import State, state_pill
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_lines import ReasonLine
from td_app.words import fault_text, refusal_sentence, step_text
from td_app.words.figures import counted, exactly
from td_app.words.language import fr_en

RUNNING = "running"
OVER = "over"

SEAT_WIDTH = 48
LEFT_WIDTH = 120
VERB_WIDTH = 104

A_WORD = "."
"""Stands for a reason not asked yet, when only the sanction is judged."""


class PenaltyLists(QWidget):
    """``printAsked(number)`` for one sanction, ``allPrintAsked()`` for the papers of all.

    Folded, only the head is left: how many run, and the tap that counts a hand for all.
    """

    printAsked = Signal(int)  # noqa: N815 - Qt signals among Qt's own
    allPrintAsked = Signal()  # noqa: N815

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the sanctions of ``live``."""
        super().__init__(parent)
        self._live = live
        self.chips = FilterChips(
            (
                (
                    RUNNING,
                    fr_en("En cours", "Current"),
                    ("Les sanctions en cours.", "Penalties still being served."),
                ),
                (
                    OVER,
                    fr_en("Terminées", "Completed"),
                    ("Les sanctions déjà purgées.", "Penalties already served."),
                ),
            ),
            fr_en("Quelles sanctions", "Which penalties"),
        )
        self.chips.picked.connect(self._show)
        every = fr_en(
            "Compter une main pour tous les sanctionnés",
            "Count a hand for every penalised player",
        )
        self.all = explained(
            Button(every),
            "Compte une main manquée à chaque joueur suspendu.",
            "Counts one missed hand for every suspended player.",
        )
        self.all.clicked.connect(lambda: live.dispatch(cmd.CountMissedHands()))
        self.print_all = icon_button(
            "papers",
            fr_en("Tous les avis de sanction", "All penalty slips"),
            tip=fr_en("Tous les avis…", "All slips…"),
            does=self.allPrintAsked,
            explains=(
                "Imprime l’avis de chaque sanction de la liste.",
                "Prints the slip for every penalty in the list.",
            ),
        )
        self.running = RunningList(live)
        self.running.printAsked.connect(self.printAsked)
        self.over = OverList(live)
        self.over.printAsked.connect(self.printAsked)
        self.nobody = EmptyPage(_nobody())
        self.stack = QStackedWidget()
        for part in (self.running, self.over, self.nobody):
            self.stack.addWidget(part)
        parts = (self.chips, STRETCH, self.print_all, self.all)
        head = row(*parts, spacing=Space.TIGHT, margins=(Space.WIDE, Space.TIGHT))
        margins = (Space.WIDE, Space.TIGHT, Space.WIDE, Space.SNUG)
        self._held = framed(column(self.stack), margins=margins)
        column(line(), head, wide(self._held), on=self, spacing=0, margins=0)

    def refresh(self) -> None:
        """Show the sanctions as they are now."""
        rows = self._live.penalties()
        running = [row for row in rows if not row.over]
        over = [row for row in rows if row.over]
        self.chips.set_counts({RUNNING: len(running), OVER: len(over)})
        self.running.show_rows(running)
        self.over.show_sanctions(over)
        if running:
            nobody = None
        else:
            nobody = refusal_sentence(Refused("NOBODY_MISSES_HANDS"))
        self.all.set_refusal(nobody)
        self.print_all.setVisible(bool(rows))
        self._show(self.chips.chosen())

    def set_folded(self, folded: bool) -> None:
        """Leave only the head, or show the list chosen again."""
        self._held.setVisible(not folded)

    def _show(self, which: str) -> None:
        running = self.running if self.running.rows else self.nobody
        if which == OVER:
            self.stack.setCurrentWidget(self.over)
        else:
            self.stack.setCurrentWidget(running)


class OverList(ListBox[PenaltyRow]):
    """The sanctions that no longer run: warnings, those missed to the last hand, those lifted.

    ``printAsked(number)`` for the row chosen; a field finds by player, fault or sanction.
    """

    printAsked = Signal(int)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament) -> None:
        """Show no sanction yet."""
        table: RowTable[PenaltyRow] = RowTable(
            _columns(), key=lambda row: row.number, asleep=lambda row: row.lifted
        )
        super().__init__(table, fr_en("Joueur, faute, sanction", "Player, offence, penalty"))
        self._live = live
        self.table.setAccessibleName(fr_en("Sanctions terminées", "Completed penalties"))
        slip = fr_en("Imprimer l’avis", "Print the slip")
        self.print = Button(slip, icon="print", does=self._print)
        self.lift = Button(fr_en("Lever…", "Lift…"), icon="undo", does=self._lift)
        self.line = LiftLine(live)
        self.lay_out(wide(self.search), self.print, self.lift, under=(self.line,))
        self.table.current_row.connect(lambda _row: self._update_buttons())
        self._update_buttons()

    def show_sanctions(self, over: Sequence[PenaltyRow]) -> None:
        """Show these sanctions, newest first."""
        self.show_rows(over)
        self._update_buttons()

    def _update_buttons(self) -> None:
        chosen = self.table.chosen_row()
        choose: str | None = None
        if chosen is None:
            choose = fr_en(
                "Choisissez d’abord une sanction dans la liste.",
                "Select a penalty in the list first.",
            )
        self.print.set_refusal(choose)
        if chosen is not None:
            choose = why_not(self._live, cmd.LiftPenalty(chosen.number, A_WORD))
        self.lift.set_refusal(choose)
        self.line.hide()

    def _print(self) -> None:
        chosen = self.table.chosen_row()
        if chosen is not None:
            self.printAsked.emit(chosen.number)

    def _lift(self) -> None:
        chosen = self.table.chosen_row()
        if chosen is not None:
            self.line.ask(chosen)


def _columns() -> tuple[Column[PenaltyRow], ...]:
    return (
        Column(
            "time",
            fr_en("Heure", "Time"),
            lambda row: row.at_ms,
            lambda row: exactly(row.at_ms),
            width=64,
        ),
        Column("name", fr_en("Joueur", "Player"), lambda row: row.name, fills=True, named=True),
        Column(
            "fault",
            fr_en("Faute", "Offence"),
            lambda row: sentence(fault_text(row.fault)),
            width=232,
        ),
        Column(
            "penalty",
            fr_en("Sanction", "Penalty"),
            lambda row: sentence(step_text(row.step, row.hands or None)),
            tip=lambda row: row.note,
            width=184,
        ),
        Column("state", fr_en("État", "State"), lambda row: _over(row).text, pill=_over, width=152),
    )


def _over(row: PenaltyRow) -> PillFacts:
    """Return the pill of a penalty that is over."""
    if row.lifted:
        return state_pill(State.GONE, fr_en("Levée", "Lifted"))
    if row.step == "disqualification":
        return state_pill(State.DISQUALIFIED, fr_en("Disqualifié", "Disqualified"))
    if row.step == "warning":
        return state_pill(State.PLAIN, fr_en("Averti", "Warned"))
    if row.left:
        out = fr_en("Sorti avant la fin", "Out before the end")
        return state_pill(State.GONE, out)
    return state_pill(State.DONE, fr_en("Effectuée", "Served"))


def _nobody() -> EmptyFacts:
    return EmptyFacts(
        "floor",
        fr_en("Aucune main à manquer", "No hands to miss"),
        fr_en(
            "Les joueurs suspendus s’affichent ici, avec leurs mains à manquer. Les "
            "avertissements figurent parmi les sanctions terminées.",
            "Suspended players appear here, with the hands they must miss. Warnings are listed "
            "with the completed penalties.",
        ),
    )


def sentence(words: str) -> str:
    """Return words with a capital first."""
    return words[:1].upper() + words[1:]


class RunningList(ScrolledColumn):
    """``printAsked(number)`` from a row. Rows keep their place while their hands go down."""

    printAsked = Signal(int)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show no sanction yet."""
        super().__init__(parent)
        self._live = live
        self.rows: dict[int, RunningRow] = {}
        self.renew(spacing=0, margins=(0, 0, Space.HAIR, 0)).addStretch(1)

    def show_rows(self, running: Sequence[PenaltyRow]) -> None:
        """Show these sanctions, by table and place."""
        wanted = {one.number: one for one in sorted(running, key=_by_seat)}
        for number in [number for number in self.rows if number not in wanted]:
            gone = self.rows.pop(number)
            put_away(gone)
        for place, (number, shown) in enumerate(wanted.items()):
            if number not in self.rows:
                self.rows[number] = RunningRow(self._live)
                self.rows[number].printAsked.connect(self.printAsked)
            if self.column.indexOf(self.rows[number]) != place:
                self.column.insertWidget(place, self.rows[number])
            self.rows[number].show_row(shown)


class RunningRow(QFrame):
    """One sanction. Only the one being missed now counts hands: the next ones wait."""

    printAsked = Signal(int)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament) -> None:
        """Count for the open tournament."""
        super().__init__()
        self._live = live
        self.row: PenaltyRow | None = None
        self._seat = label("", Say.SECTION, tone=Tone.ACCENT)
        self._seat.setFixedWidth(SEAT_WIDTH)
        self._name = CutLabel("", Say.STRONG, named=True)
        self._what = CutLabel("", Say.SOFT)
        self.left = label("", Say.TITLE)
        self._of = label("", Say.SMALL)
        self.one_less = Button(scale="floor", does=self._count)
        self.one_less.setMinimumWidth(VERB_WIDTH)
        slip = fr_en("Imprimer l’avis de sanction", "Print the penalty slip")
        self.print = icon_button("print", slip)
        self.print.clicked.connect(lambda: self.row and self.printAsked.emit(self.row.number))
        lift = fr_en("Lever la sanction", "Lift the penalty")
        self.lift = Button(fr_en("Lever…", "Lift…"), Rank.QUIET, tip=lift)
        self.lift.clicked.connect(lambda: self.row and self.line.ask(self.row))
        self.line = LiftLine(live)
        words = column(self._name, self._what, spacing=0)
        hands = framed(row(STRETCH, self.left, self._of, spacing=Space.TIGHT))
        hands.setFixedWidth(LEFT_WIDTH)
        acts = (self.one_less, -Space.TIGHT, self.print, self.lift)
        told = row(self._seat, wide(words), hands, *acts, spacing=Space.SNUG)
        column(told, self.line, on=self, spacing=Space.HAIR, margins=(0, Space.HAIR))

    def show_row(self, shown: PenaltyRow) -> None:
        """Show this penalty as it is now."""
        if shown == self.row:
            return
        self.row = shown
        if shown.seat:
            self._seat.setText(f"{shown.seat.table}.{shown.seat.number}")
        else:
            self._seat.setText("")
        self._name.say(shown.name)
        seated = fr_en("peut rester assis", "may stay seated")
        away = fr_en("hors de la table", "away from the table")
        one = fr_en("{0} tour", "{0} round")
        several = fr_en("{0} tours", "{0} rounds")
        rounds = ""
        if shown.rounds:
            rounds = counted(shown.rounds, one, several)
        told = (sentence(fault_text(shown.fault)), rounds, seated if shown.may_stay else away)
        self._what.say(" · ".join(words for words in told if words))
        self.left.setText(str(shown.left))
        one = fr_en("sur {0} main", "of {0} hand")
        several = fr_en("sur {0} mains", "of {0} hands")
        self._of.setText(counted(shown.hands, one, several))
        count = fr_en("\u22121 main", "\u22121 hand")
        later = fr_en("Ensuite", "Next")
        if shown.served_now:
            self.one_less.setText(count)
        else:
            self.one_less.setText(later)
        waits = fr_en(
            "La sanction précédente se purge d’abord.", "The earlier penalty is served first."
        )
        if shown.served_now:
            self.one_less.set_refusal(None)
        else:
            self.one_less.set_refusal(waits)
        words = fr_en(
            "Une main de moins pour {0}, il en reste {1}", "One hand served by {0}, {1} to go"
        )
        self.one_less.setAccessibleName(words.format(shown.name, shown.left))

    def _count(self) -> None:
        if self.row is not None:
            self._live.dispatch(cmd.CountMissedHands((self.row.number,)))


class LiftLine(ReasonLine):
    """Hidden until a sanction is to be lifted: a reason first, then the verb, in the page."""

    def __init__(self, live: LiveTournament) -> None:
        """Lift sanctions of ``live``."""
        super().__init__(
            fr_en("Lever la sanction", "Lift the penalty"),
            hint=fr_en("Pourquoi cette sanction est levée", "Why this penalty is lifted"),
            needed=fr_en("Indiquez d’abord le motif.", "Enter the reason first."),
        )
        self._live = live
        self._penalty = 0
        self.keep = explained(
            Button(fr_en("Ne rien changer", "Cancel"), Rank.QUIET, does=self.hide),
            "La sanction reste due.",
            "The penalty is still to be served.",
        )
        self.line.addWidget(self.keep)
        self.given.connect(self._send)
        self.hide()

    def ask(self, penalty: PenaltyRow) -> None:
        """Ask why this sanction is lifted."""
        self._penalty = penalty.number
        why = fr_en("Motif de la levée de la sanction ({0})", "Why the penalty is lifted ({0})")
        self.field.setAccessibleName(why.format(penalty.name))
        self.field.clear()
        self.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _send(self, note: str) -> None:
        if self._live.dispatch(cmd.LiftPenalty(self._penalty, note)) is not None:
            self.hide()


def _by_seat(row: PenaltyRow) -> tuple[int, int, int]:
    seat = row.seat
    if seat:
        return (seat.table, seat.number, row.number)
    return (0, 0, row.number)
