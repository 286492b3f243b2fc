"""Registre: every chip put in play or taken out, and the two ways to take some out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.views.chips import ChipsView, LedgerLine
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.page import Page
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.chained_fields import FigureField
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import at, column, fill, row, wide
from td_app.ui.widgets.page_parts import Card, FormRows, ScrolledColumn
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.tips import explained
from td_app.words.chips import CHOSEN, ledger_words
from td_app.words.figures import chips_figure, signed, time_of_day, whole
from td_app.words.language import fr_en
from td_app.words.speaking import say

FORM_WIDTH = 332
LABELS_WIDTH = 76
BAR_WIDTH = 12
"""Room beside the forms for what scrolls them in a low window, in pixels."""


class LedgerTab(Page):
    """The last line is the chips in play now."""

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the chips of ``live``."""
        super().__init__(live, parent)
        self.table = RowTable(_columns(), key=lambda row: row.sequence, sortable=False)
        self.table.setAccessibleName(fr_en("Registre des jetons", "Chip ledger"))
        explained(
            self.table,
            "Tout ce qui est entré en jeu ou en est sorti, et pourquoi.",
            "Everything that came into play or left it, and why.",
        )
        self.in_play = label("", Say.LEAD)
        self._make_found()
        self._make_removal()
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """Show the lines as they are, the latest first."""
        view = self.live.chips()
        self.table.set_rows(tuple(reversed(self.live.chips_ledger())))
        self.in_play.setText(in_play_words(view))
        players = (
            ("", fr_en("Non précisé", "Not specified")),
            *(
                (str(p.entrant), f"{p.table}.{p.place} {p.name}")
                for table in view.tables
                for p in table.players
            ),
        )
        self.found_by.set_choices(players)
        self.removed_from.set_choices(players)
        self.value.set_choices([(str(value), whole(value)) for value in view.raced])
        self.found.setVisible(bool(view.raced))
        self._tell()

    def exchange(self) -> None:
        """Exchange the chips found, exactly."""
        command = self._found_command()
        if command is not None and self.live.dispatch(command) is not None:
            self.found_count.clear()

    def remove(self) -> None:
        """Take the amount out of play."""
        command = self._removal_command()
        if command is not None and self.live.dispatch(command) is not None:
            self.amount.clear()
            self.note.clear()

    def _found_command(self) -> cmd.ExchangeFoundChips | None:
        count = self.found_count.number()
        value = self.value.chosen()
        if not count or not value:
            return None
        who = self.found_by.chosen()
        return cmd.ExchangeFoundChips(int(value), count, entrant=int(who) if who else None)

    def _removal_command(self) -> cmd.RemoveChips | None:
        amount = self.amount.number()
        if not amount:
            return None
        who = self.removed_from.chosen()
        cause = self.cause.chosen()
        for known in ("carried_away", "surplus", "director"):
            if cause == known:
                return cmd.RemoveChips(
                    amount, known, int(who) if who else None, self.note.text().strip()
                )
        return None

    def _tell(self) -> None:
        for command, button, words in (
            (self._found_command(), self.exchange_button, self.found_told),
            (self._removal_command(), self.remove_button, self.removal_told),
        ):
            told = (why_not_plainly(self.live, command) if command else None) or ""
            tell(words, told, Tone.AMBER)
            if command:
                button.set_refusal(told or None)
            else:
                button.set_refusal(fr_en("Indiquez d’abord combien.", "Enter how many first."))

    def _make_found(self) -> None:
        self.found = Card(fr_en("Anciens jetons retrouvés", "Old chips found"))
        self.value = ChoiceField()
        self.found_count = explained(
            FigureField(fr_en("Nombre de jetons", "Number of chips")),
            "Combien de jetons entrent en jeu ou en sortent.",
            "How many chips come into play or leave it.",
        )
        self.found_by = ChoiceField()
        self.found_told = label("", Say.SMALL, wraps=True)
        self.exchange_button = explained(
            Button(fr_en("Échanger à montant égal", "Exchange at equal value")),
            "Les anciens jetons retrouvés sont échangés, sans perte.",
            "Old chips that turn up later are exchanged at face value.",
        )
        self.exchange_button.clicked.connect(self.exchange)
        self.found_count.textChanged.connect(self._tell)
        self.found_count.entered.connect(self.exchange)
        self.value.choiceChanged.connect(lambda _v: self._tell())
        self.found_by.choiceChanged.connect(lambda _v: self._tell())
        rows = FormRows(label_width=LABELS_WIDTH)
        rows.add(fr_en("Valeur", "Value"), self.value)
        rows.add(fr_en("Nombre", "How many"), self.found_count)
        rows.add(fr_en("Joueur", "Player"), self.found_by)
        fill(
            self.found.body,
            rows,
            label(
                fr_en(
                    "Un reste trop petit pour faire un jeton sort du jeu.",
                    "Any remainder too small for a chip is taken out of play.",
                ),
                Say.SMALL,
                wraps=True,
            ),
            self.found_told,
            at(self.exchange_button, Qt.AlignmentFlag.AlignRight),
        )

    def _make_removal(self) -> None:
        self.removal = Card(fr_en("Sortir des jetons du jeu", "Take chips out of play"))
        self.amount = FigureField(fr_en("Montant", "Amount"))
        self.cause = ChoiceField([(code, say(CHOSEN[code])) for code in CHOSEN])
        self.removed_from = ChoiceField()
        self.note = QLineEdit()
        self.removal_told = label("", Say.SMALL, wraps=True)
        self.remove_button = explained(
            Button(fr_en("Sortir du jeu", "Take out of play"), does=self.remove),
            "Retire ces jetons du total en jeu ; le motif est inscrit au journal.",
            "Takes these chips off the total in play; the reason is recorded in the log.",
        )
        for field in (self.amount, self.note):
            field.textChanged.connect(self._tell)
        self.amount.entered.connect(self.note.setFocus)
        self.note.returnPressed.connect(self.remove)
        for choice in (self.cause, self.removed_from):
            choice.choiceChanged.connect(lambda _v: self._tell())
        rows = FormRows(label_width=LABELS_WIDTH)
        rows.add(
            fr_en("Montant", "Amount"),
            explained(
                self.amount, "La valeur totale de ces jetons.", "The total value of these chips."
            ),
        )
        rows.add(
            fr_en("Cause", "Cause"),
            explained(
                self.cause,
                "Pourquoi ces jetons entrent en jeu ou en sortent.",
                "Why these chips come into play or leave it.",
            ),
            under=True,
        )
        rows.add(fr_en("Joueur", "Player"), self.removed_from)
        rows.add(fr_en("Motif", "Reason"), self.note)
        fill(
            self.removal.body,
            rows,
            self.removal_told,
            at(self.remove_button, Qt.AlignmentFlag.AlignRight),
        )

    def _lay_out(self) -> None:
        forms = ScrolledColumn()
        forms.setFixedWidth(FORM_WIDTH + BAR_WIDTH)
        forms.column.setContentsMargins(0, 0, BAR_WIDTH, 0)
        forms.column.setSpacing(Space.SNUG)
        for card in (self.removal, self.found):
            card.setFixedWidth(FORM_WIDTH)
            forms.column.addWidget(card)
        forms.column.addStretch(1)
        row(
            wide(column(self.in_play, wide(self.table), spacing=Space.SNUG)),
            forms,
            on=self,
            spacing=Space.NORMAL,
            margins=(Space.WIDE, Space.NORMAL, Space.WIDE - BAR_WIDTH, Space.NORMAL),
        )


def in_play_words(view: ChipsView) -> str:
    """Return how many chips are in play, and that a count must confirm it where it must."""
    if view.approximate:
        words = fr_en(
            "Environ {0} en jeu, à confirmer par un comptage",
            "About {0} in play, to be confirmed by a count",
        )
    else:
        words = fr_en("{0} en jeu", "{0} in play")
    return words.format(whole(view.in_play))


def _columns() -> Sequence[Column[LedgerLine]]:
    return (
        Column(
            "time",
            fr_en("Heure", "Time"),
            lambda row: row.at_ms,
            lambda row: time_of_day(datetime.fromtimestamp(row.at_ms / 1000)),
            width=64,
        ),
        Column(
            "why",
            fr_en("Pourquoi", "Why"),
            ledger_words,
            tip=lambda row: " · ".join(part for part in (ledger_words(row), row.note) if part),
            fills=True,
        ),
        Column(
            "chips",
            fr_en("Jetons", "Chips"),
            lambda row: row.amount,
            lambda row: signed(row.amount),
            figures=True,
            tone=lambda row: Tone.AMBER if row.amount < 0 else Tone.NEUTRAL,
            width=92,
            grows=True,
        ),
        Column(
            "balance",
            fr_en("En jeu", "In play"),
            lambda row: row.balance,
            lambda row: chips_figure(row.balance, approximate=row.approximate),
            figures=True,
            width=104,
            grows=True,
        ),
    )
