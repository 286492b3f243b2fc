"""Caisse: what each owes and paid, what the till owes, its lines, the till at the close."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QStackedWidget, QWidget

from td_app.printing.cash_files import export_cash
from td_app.printing.document import Stationery, StationeryNow
from td_app.printing.files import of_the_evening
from td_app.printing.register import document
from td_app.tournament.views.cash_desk import PaymentRow
from td_app.ui.destinations import Destination, Spot, ToSetting
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.cash.desk_tab import DeskTab
from td_app.ui.pages.evening.cash.dues_tab import DuesTab
from td_app.ui.pages.evening.cash.lines_tab import LinesTab
from td_app.ui.pages.evening.cash.till_tab import TillTab
from td_app.ui.pages.page import Page, written_in
from td_app.ui.printing.print_room import PrintRoom
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, wide
from td_app.ui.widgets.notices import EmptyFacts, EmptyPage
from td_app.ui.widgets.page_head import GUTTER
from td_app.ui.widgets.page_parts import PageTabs
from td_app.ui.widgets.tips import explained
from td_app.words.language import current_language, fr_en
from td_app.words.papers import waiting_sentence
from td_app.words.till import sums_text

DESK, DUES, LINES, TILL = range(4)


class CashPage(Page):
    """Shown in a tournament where something has a price, or money is won."""

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
        self.desk = DeskTab(live)
        self.dues = DuesTab(live)
        self.lines = LinesTab(live)
        self.till = TillTab(live)
        self.desk.receiptAsked.connect(self.print_receipt)
        self.dues.receiptAsked.connect(self.print_payout)
        self.dues.lineAsked.connect(self.show_line)
        self.lines.receiptAsked.connect(self._receipt_of)
        self.till.duesAsked.connect(self.show_dues)
        words = (
            fr_en("Ce que chacun doit", "What each player owes"),
            fr_en("À verser", "To pay out"),
            fr_en("Lignes", "Lines"),
            fr_en("Clôture", "Closing"),
        )
        self.tabs = explained(
            PageTabs(fr_en("Caisse", "Cash desk"), words),
            "Passe de ce que chacun doit à ce qui est à verser, aux lignes et à la clôture.",
            "Goes from what each player owes to what is to pay out, the lines and the closing.",
        )
        self._stack = QStackedWidget()
        for tab in (self.desk, self.dues, self.lines, self.till):
            self._stack.addWidget(tab)
        self.tabs.currentChanged.connect(self._on_tab)
        self.sums = label("", Say.STRONG, wraps=True)
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """Show the cash desk as it is now; where all is free, that there is none."""
        opened = self.live.money().desk_open
        for part in (self.tabs, self.csv, self.xlsx, self.report, self.receipts):
            part.setVisible(opened)
        self._whole.setCurrentIndex(0 if opened else 1)
        if not opened:
            return
        view = self.live.cash_desk()
        figures = {
            "received": view.received,
            "paid_out": view.paid_out,
            "due": view.due,
            "to_give": view.to_give,
            "pool": 0 if view.paid_out else view.money.pool,
        }
        self.sums.setText(sums_text(tuple(figures.items())))
        waits = document("cash_report").ready(self.live.session)
        why = None
        if waits:
            why = waiting_sentence(waits)
        for button in (self.csv, self.xlsx, self.report, self.receipts):
            button.set_refusal(why)
        tabs: tuple[Page, ...] = (self.desk, self.dues, self.lines, self.till)
        tabs[self.tabs.currentIndex()].refresh()

    def go(self, destination: Destination) -> None:
        """Show where the till is counted, the keyboard on what it holds; or what it owes."""
        if destination is Spot.TILL:
            self.tabs.setCurrentIndex(TILL)
            self.till.counted.setFocus()
        elif destination is Spot.DUES:
            self.show_dues()

    def unsaved_changes(self) -> str:
        """Return which sum, or count of the till, is typed and not recorded."""
        if written_in(self.desk):
            return fr_en("Un montant à encaisser", "An amount to take")
        if written_in(self.dues):
            return fr_en("Un montant à verser", "An amount to pay out")
        if self.till.typed:
            return fr_en("Le compte de la caisse", "The till count")
        return ""

    def find_text(self, text: str) -> None:
        """Search for ``text`` and give the field the keyboard."""
        if self.tabs.currentIndex() == TILL:
            self.tabs.setCurrentIndex(DESK)
        fields = (self.desk.list.search, self.dues.list.search, self.lines.list.search)
        fields[self.tabs.currentIndex()].search_for(text)

    def print_receipt(self, entrant: int) -> None:
        """Print the receipt of one person."""
        paper = document("entry_receipts")
        paper = replace(paper, facts=partial(paper.facts, entrant=entrant))
        self.room.print(self.room.order(paper))

    def print_payout(self, act: int) -> None:
        """Print what an act paid out, to be signed."""
        paper = document("payout_receipts")
        paper = replace(paper, facts=partial(paper.facts, act=act))
        self.room.print(self.room.order(paper))

    def show_dues(self) -> None:
        """Show what the till owes, the keyboard on its lines."""
        self.tabs.setCurrentIndex(DUES)
        self.dues.table.setFocus()

    def show_line(self, act: int) -> None:
        """Show the line of an act, chosen."""
        self.tabs.setCurrentIndex(LINES)
        self.lines.show_line(act)

    def _receipt_of(self, row: PaymentRow) -> None:
        if row.out:
            self.print_payout(row.number)
        else:
            self.print_receipt(row.entrant)

    def _on_tab(self, tab: int) -> None:
        self._stack.setCurrentIndex(tab)
        self.refresh()

    def _print(self, name: str) -> None:
        self.room.print(self.room.order(document(name)))

    def _export(self, form: str) -> None:
        kind = f"{form.upper()} (*.{form})"
        session = self.live.session
        lines = self.tabs.currentIndex() == LINES
        if lines:
            name = fr_en("lignes_de_caisse", "till_lines")
        else:
            name = fr_en("caisse", "cash_desk")
        made = partial(export_cash, session, current_language(), form, lines=lines)
        named = of_the_evening(f"{name}.{form}", self.live.setup())
        self.room.saving.ask_file(named, kind, made)

    def _lay_out(self) -> None:
        as_csv = fr_en("Exporter la caisse en CSV", "Export the cash desk as CSV")
        as_xlsx = fr_en(
            "Exporter la caisse pour un tableur", "Export the cash desk for a spreadsheet"
        )
        self.csv = explained(
            self._button("CSV…", as_csv, "export", lambda: self._export("csv")),
            "Enregistre pour le trésorier le contenu de l’onglet : joueurs, ou lignes.",
            "Saves what this tab shows, players or lines, for the treasurer.",
        )
        self.xlsx = explained(
            self._button("XLSX…", as_xlsx, "export", lambda: self._export("xlsx")),
            "Enregistre un classeur : une feuille pour les joueurs, une pour les lignes.",
            "Saves a workbook: one sheet of players, one of lines.",
        )
        all_receipts = fr_en("Reçus…", "Receipts…")
        tip = fr_en("Imprimer un reçu par personne", "Print one receipt each")
        self.receipts = explained(
            self._button(all_receipts, tip, "print", lambda: self._print("entry_receipts")),
            "Imprime un reçu d’entrée pour chaque joueur qui a payé.",
            "Prints a buy-in receipt for each player who has paid.",
        )
        words = fr_en("Relevé…", "Report…")
        tip = fr_en("Imprimer le relevé de caisse", "Print the cash report")
        self.report = explained(
            self._button(words, tip, "print", lambda: self._print("cash_report")),
            "Imprime les entrées et les sorties d’argent, ce qui reste dû et la clôture.",
            "Prints the money in and out, what is still owed, and the closing count.",
        )
        inside = QWidget()
        column(
            self.sums,
            self.room.outcome,
            wide(self._stack),
            on=inside,
            spacing=Space.SNUG,
            margins=(GUTTER, Space.SNUG, GUTTER, GUTTER),
        )
        rest = (self.receipts, self.csv, self.xlsx)
        self._whole = QStackedWidget()
        self._whole.addWidget(inside)
        self.none = self._none_tonight()
        self._whole.addWidget(self.none)
        self.tabs.lay_out(self, self._whole, beside=(self.report,), rest=rest)

    def _none_tonight(self) -> EmptyPage:
        """Return what stands for the desk of a free tournament, and where one is made of it."""
        page = EmptyPage(
            EmptyFacts(
                "cash-desk",
                fr_en("Pas de caisse ce soir", "No cash desk tonight"),
                fr_en(
                    "Le tournoi est gratuit et ne donne pas d’argent\u00a0: rien à encaisser, "
                    "rien à verser.",
                    "The tournament is free and pays no money: nothing to take in, nothing to "
                    "pay out.",
                ),
                secondary=fr_en("Ouvrir les lots et prix", "Open the prizes"),
            )
        )
        explained(
            page.secondary,
            "Ouvre les réglages, où un tournoi reçoit une entrée payante ou des prix.",
            "Opens the settings, where a tournament is given a buy-in or prizes.",
        )
        page.secondaryClicked.connect(lambda: self.asked.emit(ToSetting("prizes")))
        return page

    def _button(self, words: str, tip: str, icon: str, does: Callable[[], object]) -> Button:
        return Button(words, icon=icon, tip=tip, name=tip, does=does)
