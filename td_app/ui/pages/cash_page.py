"""Caisse: what each owes and paid, every payment, the till at the close."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QStackedWidget, QWidget

from td_app.printing.cash import entry_receipts
from td_app.printing.cash_files import export_cash
from td_app.printing.document import Stationery, StationeryNow
from td_app.printing.register import document
from td_app.ui.destinations import Destination, Spot
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.cash.desk_tab import DeskTab
from td_app.ui.pages.cash.payments_tab import PaymentsTab
from td_app.ui.pages.cash.till_tab import TillTab
from td_app.ui.pages.page import Page, written_in
from td_app.ui.printing.print_room import PrintRoom
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.page_parts import PageTabs
from td_app.words.figures import money_text
from td_app.words.language import current_language, fr_en
from td_app.words.papers import waiting_sentence

DESK, PAYMENTS, TILL = range(3)


class CashPage(Page):
    """Shown in a tournament where something has a price."""

    def __init__(
        self,
        live: LiveTournament,
        stationery: StationeryNow = Stationery,
        parent: QWidget | None = None,
    ) -> None:
        """Show the cash desk of ``live``; its papers are headed by the club."""
        super().__init__(live, parent)
        dress(self, kind="page")
        self.room = PrintRoom(self, live, stationery)
        self.desk, self.payments, self.till = DeskTab(live), PaymentsTab(live), TillTab(live)
        self.desk.receiptAsked.connect(self.print_receipt)
        words = (
            fr_en("Ce que chacun doit", "What each owes"),
            fr_en("Paiements", "Payments"),
            fr_en("Clôture", "Closing"),
        )
        self.tabs = PageTabs(fr_en("Caisse", "Cash desk"), words)
        self._stack = QStackedWidget()
        for tab in (self.desk, self.payments, self.till):
            self._stack.addWidget(tab)
        self.tabs.currentChanged.connect(self._on_tab)
        self.sums = label("", Say.STRONG, wraps=True)
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """Show the cash desk as it is now."""
        view, language = self.live.cash_desk(), current_language()
        told = fr_en(
            "Encaissé\u00a0: {0} · à encaisser\u00a0: {1} · dotation\u00a0: {2}",
            "Taken: {0} · to take: {1} · prize pool: {2}",
        )
        figures = (view.total, view.due, view.money.pool)
        sums = told.format(*(money_text(cents, language) for cents in figures))
        self.sums.setText(sums if view.money.priced else "")
        waits = document("cash_report").ready(self.live.session)
        why = waiting_sentence(waits) if waits else None
        for button in (self.csv, self.xlsx, self.report, self.receipts):
            button.set_refusal(why)
        self._shown().refresh()

    def go(self, destination: Destination) -> None:
        """Show where the till is counted, the keyboard on what it holds."""
        if destination is Spot.TILL:
            self.tabs.setCurrentIndex(TILL)
            self.till.counted.setFocus()

    def unkept(self) -> str:
        """Return that a sum to take, or a count of the till, is typed and not recorded."""
        if written_in(self.desk):
            return fr_en("Un montant à encaisser", "A sum to take")
        return fr_en("Le compte de la caisse", "The count of the till") if self.till.typed else ""

    def find_text(self, text: str) -> None:
        """Search this text, the keyboard in the field."""
        if self.tabs.currentIndex() == TILL:
            self.tabs.setCurrentIndex(DESK)
        shown = self._shown()
        shown.find_text(text)

    def print_receipt(self, entrant: int) -> None:
        """Print the receipt of one person."""
        paper = replace(document("entry_receipts"), facts=partial(entry_receipts, entrant=entrant))
        self.room.print(self.room.order(paper))

    def _shown(self) -> Page:
        return (self.desk, self.payments, self.till)[self.tabs.currentIndex()]

    def _on_tab(self, tab: int) -> None:
        self._stack.setCurrentIndex(tab)
        self.refresh()

    def _print(self, name: str) -> None:
        self.room.print(self.room.order(document(name)))

    def _export(self, form: str) -> None:
        kind, session = f"{form.upper()} (*.{form})", self.live.session
        self.room.saving.ask_file(
            f"caisse.{form}", kind, lambda: export_cash(session, current_language(), form)
        )

    def _lay_out(self) -> None:
        as_csv = fr_en("Exporter la caisse en CSV", "Export the cash desk as CSV")
        as_xlsx = fr_en(
            "Exporter la caisse pour un tableur", "Export the cash desk for a spreadsheet"
        )
        self.csv = self._button("CSV…", as_csv, "export", lambda: self._export("csv"))
        self.xlsx = self._button("XLSX…", as_xlsx, "export", lambda: self._export("xlsx"))
        all_receipts = fr_en("Reçus…", "Receipts…")
        tip = fr_en("Imprimer un reçu par personne", "Print a receipt for each")
        self.receipts = self._button(
            all_receipts, tip, "print", lambda: self._print("entry_receipts")
        )
        words = fr_en("Relevé…", "Report…")
        tip = fr_en("Imprimer le relevé de caisse", "Print the cash report")
        self.report = self._button(words, tip, "print", lambda: self._print("cash_report"))
        inside = QWidget()
        buttons = (self.csv, self.xlsx, self.receipts, self.report)
        column(
            row(wide(self.sums), *buttons, spacing=Space.TIGHT),
            self.room.outcome,
            wide(self._stack),
            on=inside,
            spacing=Space.SNUG,
            margins=(Space.NORMAL, Space.SNUG, Space.NORMAL, Space.SNUG),
        )
        self.tabs.lay_out(self, inside)

    def _button(self, words: str, tip: str, icon: str, does: Callable[[], object]) -> Button:
        return Button(words, icon=icon, tip=tip, name=tip, does=does)
