"""A tournament cancelled for good: which case it is, what it pays, why (room 52 to 55)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.state.deals import Stage
from td_app.tournament.views.deals import settlement_foreseen
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.ranking.counted_stacks import CountedStacks, put_stacks
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.choices import ChoiceRow
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, row
from td_app.ui.widgets.money_field import MoneyField
from td_app.ui.widgets.tips import explained
from td_app.words import cites_text, reading_text
from td_app.words.deals import FREE_CANCELLED, FREE_IN_KIND, day_one_fees_asked, stage_words
from td_app.words.figures import money_text
from td_app.words.language import current_language, fr_en
from td_app.words.speaking import listed, say

WIDTH = 640
SHOWN_WHOLE = 5
SCROLLED_HEIGHT = 300
"""How many stacks stand whole, and how high a longer list is, in pixels."""
#: The most that a prize in kind is worth, in cents.
LARGEST_WORTH = 10_000_000
MONEY_WIDTH = 120
KEPT = "kept"
BACK = "back"


class CancelDialog(HouseDialog):
    """``decided(command)`` once a reason is given, and stacks where there is something to pay."""

    help_page = "ranking"

    decided = Signal(object)

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Say which case applies; prizes in kind become money where the club allows some."""
        self._live = live
        self._view = live.deals()
        self._back: bool | None = None
        rows = live.prizes().rows
        self._in_kind = [row.text for row in rows if row.text and not row.holders]
        allowed = live.money_allowed and bool(self._in_kind)
        money = live.setup().entry_terms.of_money or allowed
        super().__init__(
            fr_en("Annuler le tournoi", "Cancel the tournament"),
            self._which_case(money),
            parent,
            icon="warning",
            width=WIDTH,
        )
        if money:
            self.worth = self._worths()
        else:
            self.worth = ()
        self.stacks = self._stacks()
        for reading in self._view.readings:
            self.body.addWidget(label(reading_text(reading), Say.SMALL, wraps=True))
        self.house = self._house_adds()
        if money:
            self.fees = self._fees_of_days_one()
        else:
            self.fees = None
        self.paid = label("", Say.STRONG)
        self.body.addLayout(row(*([self.fees] if self.fees else ()), STRETCH, self.paid))
        self.reason = QLineEdit()
        self.reason.setMaxLength(300)
        why = label(fr_en("Motif", "Reason"), Say.STRONG)
        why.setBuddy(self.reason)
        self.reason.setAccessibleName(why.text())
        self.body.addWidget(why)
        self.body.addWidget(self.reason)
        self.missing = label("", Say.SMALL, wraps=True)
        self.body.addWidget(self.missing)
        self.add_button("back", fr_en("Continuer à jouer", "Keep playing"))
        self.confirm = self.add_button(
            "confirm", fr_en("Annuler le tournoi", "Cancel the tournament"), Rank.DANGER
        )
        self.reason.textChanged.connect(self._update_confirm)
        self.when_confirmed(lambda: self.decided.emit(self.command()))
        self._reckon()

    def command(self) -> cmd.CancelTournament:
        """Return the cancellation typed."""
        if self.stacks is not None and self._pays():
            stacks = self.stacks.stacks()
        else:
            stacks = ()
        reason = self.reason.text().strip()
        worth = self._converted()
        return cmd.CancelTournament(reason, stacks, worth, self._back, self._shares_added())

    def _which_case(self, money: bool) -> str:
        """Return the words on a cancellation here; a free tournament has none about money."""
        if not money and not any(self._view.prizes):
            left = self._in_kind[: len(self._view.owed_to) or None]
            if left:
                return say(FREE_IN_KIND, {"prizes": listed(left)})
            return say(FREE_CANCELLED)
        return f"{stage_words(self._view.stage.value)} ({cites_text(self._view.cites)})"

    def _stacks(self) -> CountedStacks | None:
        """The stacks, asked where what is paid depends on them."""
        if self._view.stage is Stage.BEFORE_START:
            return None
        if not self.worth and not self._live.ask(settlement_foreseen, self._ones()):
            return None
        title = label(fr_en("À payer", "To pay"), Say.SMALL)
        stacks = CountedStacks(self._view.owed_to, self._view.chips_owed, (title,))
        stacks.changed.connect(self._reckon)
        put_stacks(self.body, stacks, SHOWN_WHOLE, SCROLLED_HEIGHT)
        return stacks

    def _worths(self) -> tuple[MoneyField, ...]:
        """Return what each prize in kind still to be won is worth, as the director says."""
        texts = self._in_kind[: len(self._view.owed_to)]
        lines = QGridLayout()
        lines.setVerticalSpacing(Space.HAIR)
        fields = []
        for line, text in enumerate(texts):
            field = MoneyField(0, most=LARGEST_WORTH)
            field.setFixedWidth(MONEY_WIDTH)
            field.setAccessibleName(fr_en("Valeur ({0})", "Value ({0})").format(text))
            explained(
                field,
                "Ce que vaut ce lot, s’il est payé.",
                "What this prize is worth, if paid out.",
            )
            field.valueChanged.connect(self._reckon)
            lines.addWidget(label(text), line, 0)
            lines.addWidget(field, line, 1)
            fields.append(field)
        if fields:
            words = fr_en("Les lots valent, s’ils sont payés", "The prizes are worth, if paid out")
            self.body.addWidget(label(words, Say.STRONG))
            self.body.addLayout(lines)
        return tuple(fields)

    def _house_adds(self) -> QCheckBox | None:
        """Return whether what the house added is shared too: apart, unless the director says so."""
        if not self._view.house:
            return None
        asked = fr_en(
            "Partager aussi ce que le club ajoutait ou garantissait ({0})",
            "Share what the house added or guaranteed too ({0})",
        )
        box = QCheckBox(asked.format(self._money(self._view.house)))
        box.toggled.connect(self._reckon)
        self.body.addWidget(box)
        return box

    def _shares_added(self) -> bool:
        return self.house is not None and self.house.isChecked()

    def _fees_of_days_one(self) -> ChoiceRow | None:
        """Return whether the fees of days 1 are given back: no text says it, nothing is
        chosen here.
        """
        fees = self._view.day_one_fees
        if fees is None:
            return None
        answers = ((KEPT, fr_en("Gardés", "Kept")), (BACK, fr_en("Remboursés", "Refunded")))
        choice = ChoiceRow(answers, "", self._say_fees)
        self.body.addWidget(label(day_one_fees_asked(fees), Say.STRONG, wraps=True))
        return choice

    def _say_fees(self, answer: str) -> None:
        self._back = answer == BACK
        self._reckon()

    def _converted(self) -> tuple[int, ...]:
        worth = tuple(field.value() for field in self.worth)
        if any(worth):
            return worth
        return ()

    def _ones(self) -> tuple[tuple[int, int], ...]:
        return tuple((player.entrant, 1) for player in self._view.owed_to)

    def _pays(self) -> bool:
        return bool(self._live.ask(settlement_foreseen, self._ones(), self._converted()))

    def _reckon(self, _: int = 0) -> None:
        """Show what each is paid, once the stacks add up."""
        stacks = self._ones()
        if self.stacks is not None:
            self.stacks.setVisible(self._pays())
            known = self.stacks.add_up and all(chips for _, chips in self.stacks.stacks())
            if known:
                stacks = self.stacks.stacks()
            else:
                stacks = ()
        asked = (stacks, self._converted(), bool(self._back), self._shares_added())
        if stacks:
            rows = self._live.ask(settlement_foreseen, *asked)
        else:
            rows = ()
        if self.stacks is not None:
            paid = {row.entrant: self._money(row.total) for row in rows}
            texts = [paid.get(player.entrant, "–") for player in self._view.owed_to]
            self.stacks.show_figures(0, texts)
        total = sum(row.total for row in rows)
        words = fr_en("{0} à payer en tout", "{0} to pay in all").format(self._money(total))
        if total:
            self.paid.setText(words)
        else:
            self.paid.setText("")
        self._update_confirm()

    def _update_confirm(self, _: str = "") -> None:
        why = why_not_plainly(self._live, self.command())
        self.confirm.set_refusal(why)
        self.missing.setText(why or "")

    def _money(self, cents: int) -> str:
        return money_text(cents, current_language())
