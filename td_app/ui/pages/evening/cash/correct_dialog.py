"""A wrong line of the till put right: what should have been written, and why."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.state.buy_ins import LARGEST_PRICE
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.views.cash_desk import PaymentRow
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.cash.paying import SUM_WIDTH, MeansField
from td_app.ui.refusals import why_not_plainly
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.money_field import MoneyField
from td_app.ui.widgets.page_parts import FormRows
from td_app.ui.widgets.tips import explained
from td_app.words.cash_desk import means_text
from td_app.words.figures import money_text
from td_app.words.language import current_language, fr_en
from td_app.words.till import purpose_words, way_text


class CorrectDialog(HouseDialog):
    """``decided(command)`` once something is otherwise and a reason is given."""

    help_page = "cash"

    decided = Signal(object)

    def __init__(self, live: LiveTournament, line: PaymentRow, parent: QWidget) -> None:
        """Ask what the line should say: as it is until changed."""
        self._live = live
        self._line = line
        title = fr_en("Corriger la ligne n°\u00a0{0}", "Correct line no.\u00a0{0}")
        super().__init__(
            title.format(line.number), _line_words(line), parent, icon="edit", width=520
        )
        self.never = explained(
            QCheckBox(fr_en("Cela n’a pas eu lieu", "This did not happen")),
            "Annule la ligne sans la remplacer.",
            "Cancels the line without replacing it.",
        )
        self.sum = MoneyField(abs(line.cents), most=LARGEST_PRICE)
        self.means = MeansField()
        self.means.choose(line.means.value)
        people = [(str(row.entrant), row.name) for row in live.players().rows]
        self.player = ChoiceField(people, name=fr_en("Joueur", "Player"))
        self.player.choose(str(line.entrant))
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        rows = FormRows(label_width=104)
        rows.add("", self.never)
        rows.add(fr_en("Montant", "Amount"), self.sum, width=SUM_WIDTH)
        rows.add(fr_en("Moyen", "Method"), self.means, width=SUM_WIDTH)
        rows.add(fr_en("Joueur", "Player"), self.player)
        rows.add(fr_en("Motif", "Reason"), self.reason)
        self.body.addWidget(rows)
        self.missing = label("", Say.SMALL, wraps=True)
        self.body.addWidget(self.missing)
        self.add_button("cancel", fr_en("Ne rien changer", "Cancel"))
        self.confirm = self.add_button("confirm", fr_en("Corriger", "Correct"), Rank.PRIMARY)
        self.never.toggled.connect(self._update_confirm)
        self.sum.valueChanged.connect(self._update_confirm)
        self.means.choiceChanged.connect(self._update_confirm)
        self.player.choiceChanged.connect(self._update_confirm)
        self.reason.textChanged.connect(self._update_confirm)
        self.when_confirmed(lambda: self.decided.emit(self.command()))
        self._update_confirm()
        self.sum.setFocus()

    def command(self) -> cmd.CorrectPayment:
        """Return the correction typed, without the fields that have not changed."""
        line = self._line
        note = self.reason.text().strip()
        if self.never.isChecked():
            return cmd.CorrectPayment(line.number, line.line, note, cents=0)
        cents = self.sum.value()
        means = Means(self.means.chosen())
        who = int(self.player.chosen() or line.entrant)
        return cmd.CorrectPayment(
            line.number,
            line.line,
            note,
            cents=cents if cents != abs(line.cents) else None,
            means=means if means is not line.means else None,
            entrant=who if who != line.entrant else None,
        )

    def _update_confirm(self, _: object = None) -> None:
        for field in (self.sum, self.means, self.player):
            field.setEnabled(not self.never.isChecked())
        why = why_not_plainly(self._live, self.command())
        self.confirm.set_refusal(why)
        self.missing.setText(why or "")


def _line_words(line: PaymentRow) -> str:
    """Return the words of the line, and of its correction."""
    cents = money_text(abs(line.cents), current_language())
    purpose = purpose_words(line.purpose.value if line.purpose else None)
    means = means_text(line.means.value)
    told = ", ".join(filter(None, (line.name, cents, way_text(out=line.out), means, purpose)))
    stays = fr_en(
        "{0}. La ligne reste, barrée\u00a0; deux nouvelles lignes, datées, l’annulent et la "
        "remplacent.",
        "{0}. The line stays, struck out. Two new dated lines cancel and replace it.",
    )
    return stays.format(told)
