"""Lignes: every line of the till, both ways, the latest first; a wrong one is put right there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Signal

from td_app.tournament.views.cash_desk import PaymentRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.cash.correct_dialog import CorrectDialog
from td_app.ui.pages.evening.cash.paying import SEARCH_WIDTH
from td_app.ui.pages.evening.cash.tab_layout import lay_out_tab
from td_app.ui.pages.page import Page
from td_app.ui.theme import Tone
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.choices import Answer
from td_app.ui.widgets.layout import STRETCH, wide
from td_app.ui.widgets.list_box import ListBox
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.tips import explained
from td_app.words.cash_desk import means_text
from td_app.words.figures import exactly, money_text
from td_app.words.language import current_language, fr_en
from td_app.words.till import purpose_words, state_text, way_text

#: Pixels: a note says first which line replaces which; usual purposes need less than the title.
PURPOSE_WIDTH = 90
NOTE_WIDTH = 152

KEPT: dict[str, Callable[[PaymentRow], bool] | None] = {
    "all": None,
    "in": lambda row: not row.out,
    "out": lambda row: row.out,
    "wrong": lambda row: row.corrected or bool(row.corrects),
}


class LinesTab(Page):
    """The lines of the till; a wrong one stays, struck through, beside its correction.

    ``receiptAsked(row)``: the receipt of a line is to be printed.
    """

    receiptAsked = Signal(object)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament) -> None:
        """Show the lines of ``live``."""
        super().__init__(live)
        self.dialog: CorrectDialog | None = None
        self.table: RowTable[PaymentRow] = RowTable(
            [replace(one, struck=lambda row: row.corrected) for one in _columns()],
            key=lambda row: (row.number, row.line),
            asleep=lambda row: not row.stands,
        )
        self.table.setAccessibleName(fr_en("Lignes de caisse", "Till lines"))
        explained(
            self.table,
            "Entrées et sorties de caisse, la dernière en haut ; les lignes fausses sont barrées.",
            "Money in and out, latest at the top; wrong lines are struck out.",
        )
        self.list = ListBox(self.table, fr_en("Chercher un nom", "Search a name"))
        self.list.search.setFixedWidth(SEARCH_WIDTH)
        words = fr_en("Filtrer les lignes", "Filter the lines")
        self.chips = self.list.filters(words, _filters(), KEPT)
        self.list.lay_out(self.list.search, self.chips, STRETCH)
        self.correct = explained(
            Button(fr_en("Corriger…", "Correct…"), icon="edit", does=self._correct),
            "Annule la ligne choisie et enregistre la bonne, avec un motif ; rien ne s’efface.",
            "Cancels the selected line and records the right one, with a reason; nothing is "
            "erased.",
        )
        self.receipt = Button(fr_en("Reçu…", "Receipt…"), icon="print", does=self._ask_receipt)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._update_buttons())
        self.table.activated_row.connect(lambda _row: self.correct.click())
        lay_out_tab(self, (wide(self.list),), (self.correct, STRETCH, self.receipt))
        self.refresh()

    def refresh(self) -> None:
        """Show the lines as they are."""
        nothing = fr_en(
            "Aucune ligne pour l’instant\u00a0: chaque encaissement et chaque versement en ajoute "
            "une.",
            "No lines yet: each payment in or out adds one.",
        )
        rows = tuple(reversed(self.live.cash_desk().payments))
        self.list.show_rows(rows, nothing=nothing)
        # One way, or one cashier, on every line says nothing: the notes have its room.
        self.table.show_column("way", len({row.out for row in rows}) != 1)
        self.table.show_column("cashier", len({row.cashier for row in rows}) != 1)
        self._update_buttons()

    def show_line(self, number: int) -> None:
        """Choose the line of an entry of the journal, the one that stands if several do not."""
        rows = [row for row in self.table.rows.rows if row.number == number]
        found = next((row for row in rows if row.stands), None) or next(iter(rows), None)
        if found is not None:
            self.table.choose((found.number, found.line))

    def _update_buttons(self) -> None:
        row = self.table.chosen_row()
        why = None
        if row is None:
            why = fr_en("Choisissez d’abord une ligne.", "Select a line first.")
        self.receipt.set_refusal(why)
        if row is not None and not row.stands:
            why = fr_en(
                "Cette ligne est déjà corrigée\u00a0: corrigez celle qui la remplace.",
                "This line has already been corrected. Correct the one that replaces it.",
            )
            self.receipt.set_refusal(why)
        self.correct.set_refusal(why)

    def _correct(self) -> None:
        row = self.table.chosen_row()
        if row is not None:
            self.dialog = CorrectDialog(self.live, row, self)
            self.dialog.decided.connect(self.live.dispatch)
            self.dialog.open()

    def _ask_receipt(self) -> None:
        row = self.table.chosen_row()
        if row is not None:
            self.receiptAsked.emit(row)


def _filters() -> tuple[Answer, ...]:
    return (
        ("all", fr_en("Toutes", "All"), ("Affiche toutes les lignes.", "Shows every line.")),
        (
            "in",
            fr_en("Reçues", "Received"),
            ("N’affiche que ce qui est entré dans la caisse.", "Shows only what came in."),
        ),
        (
            "out",
            fr_en("Versées", "Paid out"),
            ("N’affiche que ce qui est sorti de la caisse.", "Shows only what went out."),
        ),
        (
            "wrong",
            fr_en("Corrections", "Corrections"),
            (
                "N’affiche que les lignes fausses et leurs corrections.",
                "Shows only wrong lines and their corrections.",
            ),
        ),
    )


def _note(row: PaymentRow) -> str:
    return " · ".join(filter(None, (state_text(row), row.note)))


def _purpose(row: PaymentRow) -> str:
    return purpose_words(row.purpose.value if row.purpose else None)


def _way_tone(row: PaymentRow) -> Tone:
    if row.out and row.stands:
        return Tone.AMBER
    return Tone.NEUTRAL


def _columns() -> tuple[Column[PaymentRow], ...]:
    return (
        Column("number", fr_en("N°", "No."), lambda row: row.number, width=52, figures=True),
        Column(
            "time",
            fr_en("Heure", "Time"),
            lambda row: row.at_ms,
            text=lambda row: exactly(row.at_ms),
            width=68,
            searched=False,
        ),
        Column("name", fr_en("Joueur", "Player"), lambda row: row.name, fills=True, named=True),
        Column(
            "way",
            fr_en("Sens", "Direction"),
            lambda row: way_text(out=row.out),
            width=84,
            tone=_way_tone,
        ),
        Column(
            "purpose",
            fr_en("Motif", "Purpose"),
            _purpose,
            width=PURPOSE_WIDTH,
            tip=_purpose,
            grows=True,
        ),
        Column(
            "sum",
            fr_en("Montant", "Amount"),
            lambda row: row.cents,
            text=lambda row: money_text(row.cents, current_language()),
            width=112,
            figures=True,
            searched=False,
        ),
        Column("by", fr_en("Moyen", "Method"), lambda row: means_text(row.means.value), width=80),
        Column(
            "cashier",
            fr_en("Caissier", "Cashier"),
            _cashier,
            width=132,
            tip=_cashier,
            hides_below=840,
            hides_without=_cashier,
            grows=True,
        ),
        Column(
            "note",
            fr_en("Note", "Note"),
            _note,
            width=NOTE_WIDTH,
            tip=_note,
            hides_below=640,
            grows=True,
        ),
    )


def _cashier(row: PaymentRow) -> str:
    return row.cashier
