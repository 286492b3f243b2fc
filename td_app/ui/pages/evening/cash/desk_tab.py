"""Qui doit quoi: what each owes and paid; payments taken, given back, answered for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Signal

from td_app.tournament import commands as cmd
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.views.cash_desk import DeskRow
from td_app.ui.dialogs.house_dialog import ReasonDialog, ask_reason
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.cash.paying import SEARCH_WIDTH, MeansField, SumField
from td_app.ui.pages.evening.cash.tab_layout import lay_out_tab
from td_app.ui.pages.page import Page
from td_app.ui.refusals import refusal_with_articles
from td_app.ui.theme import Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import Answer
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, wide
from td_app.ui.widgets.list_box import ListBox
from td_app.ui.widgets.pill import PillFacts
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.states import State, state_pill
from td_app.ui.widgets.tips import explained
from td_app.words.buy_ins import bought_text, owes_text
from td_app.words.cash_desk import paid_text
from td_app.words.figures import money_text
from td_app.words.language import current_language, fr_en

KEPT: dict[str, Callable[[DeskRow], bool] | None] = {
    "all": None,
    "due": lambda row: row.owes > 0,
    "settled": lambda row: row.owes == 0,
    "back": lambda row: row.owes < 0,
}


class DeskTab(Page):
    """``receiptAsked(entrant)``: a receipt is to be printed of what was paid."""

    receiptAsked = Signal(int)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament) -> None:
        """Show the cash desk of ``live``."""
        super().__init__(live)
        self.dialog: ReasonDialog | None = None
        self.table = RowTable(_columns(), key=lambda row: row.entrant)
        self.table.setAccessibleName(fr_en("Ce que chacun doit", "What each player owes"))
        self.list = ListBox(self.table, fr_en("Chercher un nom", "Search a name"))
        self.list.search.setFixedWidth(SEARCH_WIDTH)
        words = fr_en("Filtrer la liste", "Filter the list")
        self.chips = self.list.filters(words, _filters(), KEPT)
        self.list.lay_out(self.list.search, self.chips, STRETCH)
        self.means = MeansField()
        self.sum = SumField(fr_en("ce qui est dû", "amount owed"))
        self.take = explained(
            Button(fr_en("Encaisser", "Take payment"), Rank.PRIMARY, icon="cash-desk"),
            "Note que le joueur choisi a payé ce qu’il doit, ou le montant tapé.",
            "Records that the selected player has paid what they owe, or the amount you typed.",
        )
        self.back = explained(
            Button(fr_en("Rembourser…", "Refund…")),
            "Rembourse au joueur choisi une partie de ce qu’il a payé, avec un motif.",
            "Refunds the selected player part of what was paid, with a reason.",
        )
        self.answer = explained(
            Button(fr_en("Passer outre…", "Override…")),
            "Passe outre, avec un motif : ce joueur peut s’asseoir sans avoir tout payé.",
            "Overrides what this player owes, with a reason: they may sit down.",
        )
        self.receipt = Button(fr_en("Reçu…", "Receipt…"), icon="print")
        self.told = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.told.hide()
        self._lay_out()
        self._listen()
        self.refresh()

    def refresh(self) -> None:
        """Show what each owes now."""
        self.list.show_rows(self.live.cash_desk().rows, nothing=self._why_empty())
        self._update_buttons()

    def chosen(self) -> DeskRow | None:
        """Return the line chosen, as it is now."""
        return self.table.chosen_row()

    def _listen(self) -> None:
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._choose())
        self.sum.textChanged.connect(lambda _text: self._update_buttons())
        self.sum.returnPressed.connect(self.take.click)
        self.means.choiceChanged.connect(lambda _key: self._update_buttons())
        self.take.clicked.connect(lambda: self._send(self._taking()))
        self.back.clicked.connect(self._give_back)
        self.answer.clicked.connect(self._answer_for)
        self.receipt.clicked.connect(self._ask_receipt)

    def _why_empty(self) -> str:
        if self.live.money().priced:
            return fr_en(
                "Personne n’est inscrit\u00a0: inscrivez les joueurs, page Joueurs.",
                "Nobody is registered. Register the players on the Players page.",
            )
        return fr_en(
            "L’entrée est gratuite\u00a0: les gains se versent à l’onglet «\u00a0À verser\u00a0».",
            "Entry is free. Winnings are paid under “To pay out”.",
        )

    def _taking(self) -> cmd.TakePayments | None:
        row = self.chosen()
        if row is None:
            return None
        return cmd.TakePayments((row.entrant,), Means(self.means.chosen()), self.sum.cents())

    def _giving(self, note: str) -> cmd.GiveBack | None:
        row = self.chosen()
        if row is None:
            return None
        cents = self.sum.cents()
        if cents is None:
            most = -row.owes
        else:
            most = cents
        return cmd.GiveBack(row.entrant, most, Means(self.means.chosen()), note)

    def _answering(self) -> cmd.AnswerForUnpaid | None:
        """Vouching for what is owed, or for the sum typed."""
        row = self.chosen()
        if row:
            return cmd.AnswerForUnpaid((row.entrant,), "?", self.sum.cents())
        return None

    def _choose(self) -> None:
        """Propose to give back by the means it was paid by."""
        row = self.chosen()
        if row and row.owes <= 0:
            self.means.propose(row.by)
        else:
            self.means.propose(())
        self._update_buttons()

    def _update_buttons(self) -> None:
        """Say on each button why it cannot be pressed."""
        wrong = self.sum.wrong()
        tell(self.told, wrong)
        nobody = fr_en("Choisissez d’abord quelqu’un dans la liste.", "Select somebody first.")
        row = self.chosen()
        for button, command in (
            (self.take, self._taking()),
            (self.back, self._giving("?")),
            (self.answer, self._answering()),
        ):
            refused = None
            if command is not None:
                refused = self.live.can(command)
            why = None
            if refused:
                why = refusal_with_articles(self.live, refused)
            if row:
                button.set_refusal(wrong or why)
            else:
                button.set_refusal(nobody)
        nothing = fr_en("Rien n’a été payé.", "Nothing has been paid.")
        if row and row.by:
            self.receipt.set_refusal(None)
        elif row:
            self.receipt.set_refusal(nothing)
        else:
            self.receipt.set_refusal(nobody)

    def _send(self, command: cmd.Command | None) -> None:
        if command is not None and self.live.dispatch(command) is not None:
            self.sum.clear()

    def _give_back(self) -> None:
        self._ask(
            self._giving("?"),
            fr_en("Rembourser un joueur", "Refund a player"),
            fr_en("Rembourser", "Refund"),
        )

    def _answer_for(self) -> None:
        self._ask(
            self._answering(),
            fr_en("Laisser jouer sans paiement", "Let play without payment"),
            fr_en("Passer outre", "Override"),
        )

    def _ask(
        self, command: cmd.GiveBack | cmd.AnswerForUnpaid | None, title: str, verb: str
    ) -> None:
        if command is None:
            return
        words = fr_en("Le motif figure au journal.", "The reason is recorded in the log.")
        self.dialog = ask_reason(
            self, title, words, verb, lambda note: self._send(replace(command, note=note))
        )

    def _ask_receipt(self) -> None:
        row = self.chosen()
        if row is not None:
            self.receiptAsked.emit(row.entrant)

    def _lay_out(self) -> None:
        acts = (
            self.means,
            self.sum,
            self.take,
            STRETCH,
            self.back,
            self.answer,
            self.receipt,
        )
        lay_out_tab(self, (wide(self.list), self.told), acts)


def _filters() -> tuple[Answer, ...]:
    return (
        ("all", fr_en("Tous", "All"), ("Affiche tout le monde.", "Shows everyone.")),
        (
            "due",
            fr_en("À encaisser", "To collect"),
            (
                "N’affiche que les joueurs qui doivent encore quelque chose.",
                "Shows only players who still owe something.",
            ),
        ),
        (
            "settled",
            fr_en("Réglés", "Settled"),
            (
                "N’affiche que les joueurs qui ne doivent plus rien.",
                "Shows only players who owe nothing more.",
            ),
        ),
        (
            "back",
            fr_en("À rembourser", "To refund"),
            (
                "N’affiche que les joueurs à rembourser.",
                "Shows only players to refund.",
            ),
        ),
    )


def _pill(row: DeskRow) -> PillFacts | None:
    if row.owes < 0:
        return state_pill(State.TO_DO, owes_text(row.owes))
    if row.owes > 0:
        state = State.WAITING if row.answered else State.OWING
        return state_pill(state, owes_text(row.owes, answered=row.answered))
    if row.paid:
        return state_pill(State.DONE, fr_en("réglé", "settled"))
    return None


def _columns() -> tuple[Column[DeskRow], ...]:
    return (
        *_who(),
        _sum("owed", fr_en("Dû", "Owed"), lambda row: row.owed),
        _sum("paid", fr_en("Payé", "Paid"), lambda row: row.paid),
        *_left(),
    )


def _sum(key: str, title: str, cents: Callable[[DeskRow], int]) -> Column[DeskRow]:
    """Return a column of amounts, blank for zero."""
    return Column(
        key,
        title,
        cents,
        text=lambda row: money_text(cents(row), current_language()) if cents(row) else "",
        width=88,
        figures=True,
        searched=False,
    )


def _who() -> tuple[Column[DeskRow], ...]:
    return (
        Column("name", fr_en("Joueur", "Player"), lambda row: row.name, fills=True, named=True),
        Column(
            "club",
            fr_en("Club", "Club"),
            lambda row: row.club,
            width=140,
            tip=lambda row: row.club,
            hides_below=900,
            hides_without=lambda row: row.club,
        ),
        Column(
            "bought",
            fr_en("Achats", "Bought"),
            lambda row: (row.stays, row.rebuys, row.addons),
            text=lambda row: bought_text(row.stays, row.rebuys, row.addons),
            width=170,
            hides_below=760,
            hides_without=lambda row: row.stays > 1 or row.rebuys or row.addons,
            searched=False,
        ),
    )


def _left() -> tuple[Column[DeskRow], ...]:
    return (
        Column(
            "by",
            fr_en("Moyen", "Method"),
            lambda row: paid_text([(means.value, cents) for means, cents in row.by]),
            width=184,
            hides_below=640,
            hides_without=lambda row: row.by,
            tip=lambda row: paid_text([(means.value, cents) for means, cents in row.by]),
            searched=False,
            grows=True,
        ),
        Column(
            "owes",
            fr_en("Reste", "Balance"),
            lambda row: row.owes,
            text=lambda row: owes_text(row.owes, answered=row.answered),
            pill=_pill,
            width=136,
            searched=False,
        ),
    )
