"""Paiements: every payment and every sum given back, the latest first."""

from __future__ import annotations

from datetime import datetime

from td_app.tournament.views.cash_desk import PaymentRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.page import Page
from td_app.ui.theme import Space
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, wide
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.searching import SearchField
from td_app.words.cash_desk import means_text
from td_app.words.figures import MINUS, money_text, time_of_day
from td_app.words.language import current_language, fr_en


class PaymentsTab(Page):
    """Nothing is changed here: a payment by mistake is undone, or given back."""

    def __init__(self, live: LiveTournament) -> None:
        """Show the payments of ``live``."""
        super().__init__(live)
        self.search = SearchField(fr_en("Chercher un nom", "Find a name"))
        self.table = RowTable(_columns(), key=lambda row: (row.number, row.entrant, row.means))
        self.table.setAccessibleName(fr_en("Paiements", "Payments"))
        self.search.searched.connect(self.table.filter.set_typed)
        self.search.went_down.connect(self.table.setFocus)
        self.search.hear(self.table)
        self.nothing = label(fr_en("Aucun paiement encore.", "No payment yet."), Say.SOFT)
        parts = self.search, self.nothing, wide(self.table)
        column(*parts, on=self, spacing=Space.TIGHT, margins=0)
        self.refresh()

    def refresh(self) -> None:
        """Show the payments as they are."""
        payments = self.live.cash_desk().payments
        self.table.set_rows(tuple(reversed(payments)))
        self.nothing.setVisible(not payments)

    def find_text(self, text: str) -> None:
        """Search this text, the keyboard in the field."""
        self.search.search_for(text)


def _sum(row: PaymentRow) -> str:
    return (MINUS if row.cents < 0 else "") + money_text(abs(row.cents), current_language())


def _columns() -> tuple[Column[PaymentRow], ...]:
    return (
        Column(fr_en("N°", "No."), lambda row: row.number, width=64, figures=True),
        Column(
            fr_en("Heure", "Time"),
            lambda row: row.at_ms,
            text=lambda row: time_of_day(datetime.fromtimestamp(row.at_ms / 1000)),
            width=80,
            searched=False,
        ),
        Column(fr_en("Joueur", "Player"), lambda row: row.name, stretch=True, named=True),
        Column(
            fr_en("Montant", "Sum"),
            lambda row: row.cents,
            text=_sum,
            width=110,
            figures=True,
            searched=False,
        ),
        Column(fr_en("Par", "By"), lambda row: means_text(row.means.value), width=110),
        Column(fr_en("Raison", "Reason"), lambda row: row.note, width=200, tip=lambda r: r.note),
    )
