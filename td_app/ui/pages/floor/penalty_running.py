"""The sanctions that run: who, where, how many hands are left, and the tap that counts one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.views.conduct import PenaltyRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.facts import counted
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.cut_label import CutLabel
from td_app.ui.widgets.keys import LineField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.scrolled_column import ScrolledColumn
from td_app.words import fault_text
from td_app.words.language import fr_en

SEAT_WIDTH, LEFT_WIDTH, VERB_WIDTH, ICON_WIDTH = 48, 120, 104, 36


class RunningList(ScrolledColumn):
    """``printAsked(number)`` from a row. Rows keep their place while their hands go down."""

    printAsked = Signal(int)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show no sanction yet."""
        super().__init__(parent)
        self._live = live
        self.rows: dict[int, RunningRow] = {}
        self.column.setSpacing(0)
        self.column.setContentsMargins(0, 0, Space.HAIR, 0)
        self.column.addStretch(1)

    def show_rows(self, running: Sequence[PenaltyRow]) -> None:
        """Show these sanctions, by table and place."""
        wanted = {row.number: row for row in sorted(running, key=_by_seat)}
        for number in [one for one in self.rows if one not in wanted]:
            gone = self.rows.pop(number)
            self.column.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for place, (number, row) in enumerate(wanted.items()):
            if number not in self.rows:
                self.rows[number] = RunningRow(self._live)
                self.rows[number].printAsked.connect(self.printAsked)
            if self.column.indexOf(self.rows[number]) != place:
                self.column.insertWidget(place, self.rows[number])
            self.rows[number].show_row(row)


class RunningRow(QFrame):
    """One sanction. Only the one being missed now counts hands: the next ones wait."""

    printAsked = Signal(int)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament) -> None:
        """Count for the open tournament."""
        super().__init__()
        self._live = live
        self.row: PenaltyRow | None = None
        self._seat = label("", Say.SECTION, tone=Tone.ACCENT)
        self._name = CutLabel("", Say.STRONG)
        self._what = CutLabel("", Say.SOFT)
        self.left = label("", Say.TITLE)
        self._of = label("", Say.SMALL)
        self.one_less = Button(fr_en("\u22121 main", "\u22121 hand"), Rank.SECONDARY, scale="floor")
        self.print = self._icon(
            "print", fr_en("Imprimer l'avis de sanction", "Print the penalty slip")
        )
        self.lift = Button(
            fr_en("Lever…", "Lift…"), Rank.QUIET, tip=fr_en("Lever la sanction", "Lift the penalty")
        )
        self.line = LiftLine(live)
        self._lay_out()
        self.one_less.clicked.connect(self._count)
        self.print.clicked.connect(lambda: self.row and self.printAsked.emit(self.row.number))
        self.lift.clicked.connect(
            lambda: self.row and self.line.ask(self.row.number, self.row.name)
        )

    def show_row(self, row: PenaltyRow) -> None:
        """Show this sanction as it is now."""
        if row == self.row:
            return
        self.row = row
        seat = f"{row.seat.table}.{row.seat.number}" if row.seat else ""
        self._seat.setText(seat)
        self._name.say(row.name)
        where = (
            fr_en("peut rester assis", "may stay seated")
            if row.may_stay
            else fr_en("hors de la table", "away from the table")
        )
        rounds = counted(
            row.rounds, fr_en("{0} tour", "{0} round"), fr_en("{0} tours", "{0} rounds")
        )
        told = (sentence(fault_text(row.fault)), rounds if row.rounds else "", where)
        self._what.say(" · ".join(words for words in told if words))
        self.left.setText(str(row.left))
        one, several = fr_en("sur {0} main", "of {0} hand"), fr_en("sur {0} mains", "of {0} hands")
        self._of.setText(counted(row.hands, one, several))
        self.one_less.setText(
            fr_en("\u22121 main", "\u22121 hand") if row.served_now else fr_en("Ensuite", "Next")
        )
        waits = fr_en(
            "La sanction d'avant se compte d'abord.", "The penalty before is counted first."
        )
        self.one_less.set_refusal(None if row.served_now else waits)
        words = fr_en(
            "Une main de moins pour {0}, il en reste {1}", "One hand less for {0}, {1} left"
        ).format(row.name, row.left)
        self.one_less.setAccessibleName(words)

    def _count(self) -> None:
        if self.row is not None:
            self._live.dispatch(cmd.CountMissedHands((self.row.number,)))

    def _icon(self, icon: str, tip: str) -> Button:
        button = Button("", Rank.QUIET, icon=icon, tip=tip)
        dress(button, layout="number")
        button.setAccessibleName(tip)
        button.setFixedWidth(ICON_WIDTH)
        return button

    def _lay_out(self) -> None:
        self._seat.setFixedWidth(SEAT_WIDTH)
        self.one_less.setMinimumWidth(VERB_WIDTH)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._name)
        words.addWidget(self._what)
        hands = QHBoxLayout()
        hands.setContentsMargins(0, 0, 0, 0)
        hands.setSpacing(Space.TIGHT)
        hands.addStretch(1)
        hands.addWidget(self.left)
        hands.addWidget(self._of)
        holder = QWidget()
        holder.setLayout(hands)
        holder.setFixedWidth(LEFT_WIDTH)
        row = QHBoxLayout()
        row.setSpacing(Space.SNUG)
        row.addWidget(self._seat)
        row.addLayout(words, 1)
        for part in (holder, self.one_less):
            row.addWidget(part)
        row.addSpacing(-Space.TIGHT)
        row.addWidget(self.print)
        row.addWidget(self.lift)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, Space.HAIR, 0, Space.HAIR)
        column.setSpacing(Space.HAIR)
        column.addLayout(row)
        column.addWidget(self.line)


def _by_seat(row: PenaltyRow) -> tuple[int, int, int]:
    seat = row.seat
    return (seat.table, seat.number, row.number) if seat else (0, 0, row.number)


class LiftLine(QWidget):
    """Hidden until a sanction is to be lifted; ``closed()`` once it is, or is kept."""

    closed = Signal()

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Lift sanctions of ``live``."""
        super().__init__(parent)
        self._live = live
        self._penalty = 0
        self.reason = LineField()
        self.reason.setPlaceholderText(
            fr_en("Pourquoi cette sanction est levée", "Why this penalty is lifted")
        )
        self.lift = Button(fr_en("Lever la sanction", "Lift the penalty"), Rank.SECONDARY)
        self.keep = Button(fr_en("La garder", "Keep it"), Rank.QUIET)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.TIGHT)
        row.addWidget(self.reason, 1)
        row.addWidget(self.lift)
        row.addWidget(self.keep)
        self.reason.textChanged.connect(self._judge)
        self.reason.returnPressed.connect(self._send)
        self.lift.clicked.connect(self._send)
        self.keep.clicked.connect(self.leave)
        self.hide()

    def ask(self, penalty: int, name: str) -> None:
        """Ask why the sanction of that number, of this player, is lifted."""
        self._penalty = penalty
        words = fr_en(
            "Pourquoi la sanction de {0} est levée", "Why the penalty of {0} is lifted"
        ).format(name)
        self.reason.setAccessibleName(words)
        self.reason.clear()
        self._judge()
        self.show()
        self.reason.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Ask no more."""
        self.hide()
        self.closed.emit()

    def _judge(self) -> None:
        wordless = not self.reason.text().strip()
        self.lift.set_refusal(
            fr_en("Écrivez d'abord le motif.", "Write the reason first.") if wordless else None
        )

    def _send(self) -> None:
        note = self.reason.text().strip()
        if note and self._live.dispatch(cmd.LiftPenalty(self._penalty, note)) is not None:
            self.leave()


def sentence(words: str) -> str:
    """Return words with a capital first."""
    return words[:1].upper() + words[1:]
