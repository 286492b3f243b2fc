"""À verser: the debts of the till, paid out from the line itself, with a receipt."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractItemView, QCheckBox

from td_app.tournament import commands as cmd
from td_app.tournament.state.cash_desk import Means, Purpose
from td_app.tournament.views.cash_desk import DueRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.cash.paying import SEARCH_WIDTH, MeansField, SumField
from td_app.ui.pages.evening.cash.tab_layout import lay_out_tab
from td_app.ui.pages.page import Page
from td_app.ui.refusals import refusal_with_articles
from td_app.ui.theme import Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, wide
from td_app.ui.widgets.list_box import ListBox
from td_app.ui.widgets.pill import PillFacts
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.states import State, state_pill
from td_app.ui.widgets.tips import explained
from td_app.words import minute_sentence
from td_app.words.cash_desk import purpose_text
from td_app.words.figures import exactly, money_text
from td_app.words.language import current_language, fr_en
from td_app.words.till import due_text


class DuesTable(RowTable[DueRow]):
    """A line a sum; several may be chosen, to be paid at once."""

    def __init__(self, live: LiveTournament) -> None:
        """Start empty; the acts are described from the journal of ``live``."""
        super().__init__(_columns(live), key=lambda row: (row.entrant, row.purpose, row.over))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setAccessibleName(fr_en("Ce que la caisse doit", "What the till owes"))
        explained(
            self,
            "Prix, primes, parts, décomptes, trop-perçus : choisissez une ligne, puis Verser.",
            "Prizes, bounties, shares, settlements, overpayments: select a line, then Pay out.",
        )


class DuesTab(Page):
    """``receiptAsked(act)`` once a sum is paid out; ``lineAsked(act)`` to see what was overpaid."""

    receiptAsked = Signal(int)  # noqa: N815 - a Qt signal among Qt's own
    lineAsked = Signal(int)  # noqa: N815

    def __init__(self, live: LiveTournament) -> None:
        """Show what the till of ``live`` owes."""
        super().__init__(live)
        self.table = DuesTable(live)
        self.list = ListBox(self.table, fr_en("Chercher un nom", "Search a name"))
        self.list.search.setFixedWidth(SEARCH_WIDTH)
        self.list.lay_out(self.list.search, STRETCH)
        self.means = MeansField()
        self.sum = SumField(fr_en("tout", "all of it"))
        self.pay = explained(
            Button(fr_en("Verser", "Pay out"), Rank.PRIMARY, icon="cash-desk"),
            "Verse le montant de la ligne choisie, ou le montant tapé, et note qu’il sort de la "
            "caisse.",
            "Pays the selected line, or the amount you typed, and records it as paid out of the "
            "till.",
        )
        self.receipt = explained(
            QCheckBox(fr_en("Reçu à signer", "Receipt to sign")),
            "Imprime, dès le versement, le reçu que la personne signe.",
            "Prints the receipt to sign as soon as the amount is paid.",
        )
        self.receipt.setChecked(True)
        self.line = explained(
            Button(fr_en("Voir la ligne", "See the line"), does=self._see_line),
            "Affiche la ligne du versement en trop, pour la corriger.",
            "Shows the line that was overpaid, to correct it.",
        )
        self.told = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.told.hide()
        self._lay_out()
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._choose())
        self.sum.textChanged.connect(lambda _text: self._update_buttons())
        self.sum.returnPressed.connect(self.pay.click)
        self.means.choiceChanged.connect(lambda _key: self._update_buttons())
        self.pay.clicked.connect(self._pay)
        self.refresh()

    def refresh(self) -> None:
        """Show what the till owes now."""
        self.list.show_rows(self.live.cash_desk().dues, nothing=self._why_empty())
        self._update_buttons()

    def _why_empty(self) -> str:
        if self.live.progress().over:
            return fr_en(
                "Tout est versé\u00a0: la caisse ne doit rien.",
                "Everything has been paid: the till owes nothing.",
            )
        return fr_en(
            "La caisse ne doit rien. Un prix, une prime, la part d’un accord, un décompte ou un "
            "trop-perçu s’affiche ici dès qu’il est dû.",
            "The till owes nothing. Prizes, bounties, deal shares, settlements and overpayments "
            "appear here as soon as they are due.",
        )

    def _paying(self, rows: Sequence[DueRow]) -> cmd.PayOut:
        who = tuple(dict.fromkeys(row.entrant for row in rows))
        means = Means(self.means.chosen())
        return cmd.PayOut(who, means, rows[0].purpose, self.sum.cents())

    def _choose(self) -> None:
        """Propose to refund by the means it was paid by."""
        back = {row.entrant for row in self.table.chosen() if row.purpose is Purpose.REFUND}
        if back:
            desk = self.live.cash_desk().rows
        else:
            desk = ()
        self.means.propose(sums for row in desk if row.entrant in back for sums in row.by)
        self._update_buttons()

    def _update_buttons(self) -> None:
        """Say on each button why it cannot be pressed."""
        rows = self.table.chosen()
        tell(self.told, self.sum.wrong())
        over = [row for row in rows if row.over]
        self.line.setVisible(bool(over))
        self._name_sum(rows)
        self.pay.set_refusal(self.sum.wrong() or self._why_not(rows, over))

    def _name_sum(self, rows: Sequence[DueRow]) -> None:
        """Say what would be paid on the button, and in the field what it is when left empty."""
        due = money_text(sum(row.cents for row in rows), current_language())
        if rows and not any(row.over for row in rows):
            nothing_typed = due
        else:
            nothing_typed = fr_en("tout", "all of it")
        self.sum.setPlaceholderText(nothing_typed)
        typed = self.sum.cents()
        if nothing_typed == due and typed is None:
            said = due
        elif len(rows) == 1 and typed is not None:
            said = money_text(typed, current_language())
        else:
            said = ""
        words = fr_en("Verser", "Pay out")
        self.pay.setText(f"{words} {said}".strip())

    def _why_not(self, rows: Sequence[DueRow], over: Sequence[DueRow]) -> str | None:
        if not rows:
            return fr_en("Choisissez d’abord une ligne.", "Select a line first.")
        if over:
            return fr_en(
                "Trop versé\u00a0: corrigez la ligne de ce versement.",
                "Overpaid. Correct the line of that payment.",
            )
        if len({row.purpose for row in rows}) > 1:
            return fr_en(
                "Choisissez des lignes de même motif.", "Select lines with the same purpose."
            )
        refused = self.live.can(self._paying(rows))
        if refused:
            return refusal_with_articles(self.live, refused)
        return None

    def _pay(self) -> None:
        entry = self.live.dispatch(self._paying(self.table.chosen()))
        if entry is None:
            return
        self.sum.clear()
        if self.receipt.isChecked():
            self.receiptAsked.emit(entry.sequence)

    def _see_line(self) -> None:
        over = next((row for row in self.table.chosen() if row.over), None)
        if over is not None:
            self.lineAsked.emit(over.act)

    def _lay_out(self) -> None:
        acts = (
            self.means,
            self.sum,
            self.pay,
            self.receipt,
            STRETCH,
            self.line,
        )
        lay_out_tab(self, (wide(self.list), self.told), acts)


def _act(row: DueRow) -> str:
    """The entry of the journal that a due comes from, and its hour."""
    if not row.act:
        return ""
    words = fr_en("n°\u00a0{0}, {1}", "no.\u00a0{0}, {1}")
    return words.format(row.act, exactly(row.at_ms))


def _overpaid(row: DueRow) -> PillFacts | None:
    if row.over:
        return state_pill(State.REFUSED, fr_en("trop versé", "overpaid"))
    return None


def _columns(live: LiveTournament) -> tuple[Column[DueRow], ...]:
    def sentence_of(row: DueRow) -> str:
        if row.act:
            entries = live.entries_since(row.act - 1)
        else:
            entries = ()
        if entries:
            return minute_sentence(live.line_of(entries[0]))
        return ""

    return (
        Column("name", fr_en("Joueur", "Player"), lambda row: row.name, fills=True, named=True),
        Column(
            "sum",
            fr_en("Montant", "Amount"),
            lambda row: row.cents,
            text=lambda row: money_text(row.cents, current_language()),
            figures=True,
            width=100,
            searched=False,
        ),
        Column(
            "state",
            "",
            lambda row: row.over,
            text=lambda row: facts.text if (facts := _overpaid(row)) else "",
            width=112,
            pill=_overpaid,
            hides_without=lambda row: row.over,
            searched=False,
        ),
        Column(
            "purpose",
            fr_en("Motif", "Purpose"),
            lambda row: purpose_text(row.purpose.value),
            width=88,
            grows=True,
        ),
        Column("why", fr_en("Détail", "Details"), due_text, fills=True, tip=due_text),
        Column(
            "since",
            fr_en("Depuis", "Since"),
            lambda row: row.act,
            text=_act,
            width=120,
            grows=True,
            hides_below=760,
            tip=sentence_of,
            searched=False,
        ),
    )
