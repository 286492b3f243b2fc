"""Clôture: the totals by means, then the till counted against what it should hold."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.state.buy_ins import LARGEST_SUM
from td_app.tournament.views.cash_desk import DeskView
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.page import Page
from td_app.ui.refusals import said
from td_app.ui.theme import Height, Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, column, fill, grid, row
from td_app.ui.widgets.money_field import MoneyField
from td_app.ui.widgets.page_parts import Card, FormRows, ScrolledColumn
from td_app.words.cash_desk import means_text, sum_lines, till_text
from td_app.words.figures import money_text, time_of_day
from td_app.words.language import current_language, fr_en

WIDEST, SUM_WIDTH = 560, 144
#: Totals that are not shown while they are nothing.
ONLY_WITH_SOME = frozenset({"added", "unwon", "overlay", "fees", "bounties", "due", "to_give"})


class TillTab(Page):
    """What is typed is judged as it is typed; a difference asks for a word."""

    def __init__(self, live: LiveTournament) -> None:
        """Show the totals of ``live``."""
        super().__init__(live)
        self.sums: dict[str, QLabel] = {}
        self.titles: dict[str, QLabel] = {}
        self.float_cents, self.paid_out = self._sum(), self._sum()
        self.counted = self._sum()
        self.expected = label("", Say.STRONG)
        self.difference = label("", Say.STRONG)
        for told in (self.expected, self.difference):
            told.setMinimumHeight(Height.CONTROL)
        self.note = QLineEdit()
        self.note.setPlaceholderText(fr_en("Raison de l’écart", "Reason of the difference"))
        self.note.setAccessibleName(self.note.placeholderText())
        self.note.setMaxLength(200)
        self.note.textChanged.connect(lambda _text: self._judge())
        words = fr_en("Noter ce compte", "Record this count")
        self.record = Button(words, Rank.PRIMARY, icon="save", does=self._record)
        self.told = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.last = label("", Say.SOFT, wraps=True)
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """Show the totals as they are now."""
        view, language = self.live.cash_desk(), current_language()
        shown = {
            **{means.value: cents for means, cents in view.taken},
            "total": view.total,
            "due": view.due,
            "to_give": view.to_give,
            "pool": view.money.pool,
            "fees": view.money.taken.fee,
            "bounties": view.money.taken.bounty,
            "added": view.money.added,
            "unwon": view.money.unwon,
            "overlay": view.money.overlay,
        }
        for key, words in self.sums.items():
            words.setText(money_text(shown[key], language))
            for part in (words, self.titles[key]):
                part.setVisible(bool(shown[key]) or key not in ONLY_WITH_SOME)
        self._show_last(view)
        self._judge()

    @property
    def typed(self) -> bool:
        """Return whether a count stands here that is not the one recorded last."""
        command, till = self._command(), self.live.cash_desk().till
        typed = command.cents, command.float_cents, command.paid_out
        last = (till.counted, till.float_cents, till.paid_out) if till is not None else (0, 0, 0)
        return bool(command.note) or (any(typed) and typed != last)

    def _show_last(self, view: DeskView) -> None:
        till = view.till
        told = ""
        if till is not None:
            at = time_of_day(datetime.fromtimestamp(till.at_ms / 1000))
            words = fr_en("Dernier compte, à {0}\u00a0: {1}", "Last count, at {0}: {1}")
            told = words.format(at, till_text(till.counted, till.difference))
        tell(self.last, told)

    def _command(self) -> cmd.CountTill:
        return cmd.CountTill(
            self.counted.value(),
            self.note.text().strip(),
            self.float_cents.value(),
            self.paid_out.value(),
        )

    def _judge(self) -> None:
        taken = self.live.cash_desk().cash
        expected = taken + self.float_cents.value() - self.paid_out.value()
        language = current_language()
        sign = "−" if expected < 0 else ""
        self.expected.setText(sign + money_text(abs(expected), language))
        gap = self.counted.value() - expected
        self.difference.setText(till_text(None, gap))
        dress(self.difference, tone=(Tone.RED if gap else Tone.NEUTRAL).value)
        refused = self.live.can(self._command())
        why = said(self.live, refused) if refused else None
        self.record.set_refusal(why)

    def _record(self) -> None:
        if self.live.dispatch(self._command()) is not None:
            self.note.clear()

    def _sum(self) -> MoneyField:
        field = MoneyField(most=LARGEST_SUM)
        field.valueChanged.connect(lambda _value: self._judge())
        return field

    def _lay_out(self) -> None:
        till = Card(fr_en("Compter les espèces", "Count the cash"))
        rows = FormRows()
        there = fr_en("Ce qui y était pour rendre la monnaie.", "What was in it to give change.")
        rows.add(fr_en("Fond de caisse", "Float"), self.float_cents, there, width=SUM_WIDTH)
        out = fr_en("Prix, primes et frais payés en espèces.", "Prizes, bounties, costs in cash.")
        rows.add(fr_en("Sorti de la caisse", "Paid out of it"), self.paid_out, out, width=SUM_WIDTH)
        rows.add(fr_en("Il doit y avoir", "It should hold"), self.expected)
        rows.add(fr_en("Compté", "Counted"), self.counted, width=SUM_WIDTH)
        rows.add(fr_en("Écart", "Difference"), self.difference)
        rows.add(fr_en("Raison", "Reason"), self.note)
        fill(till.body, rows, self.told, row(self.record, STRETCH), self.last)
        self.told.hide()
        area = ScrolledColumn()
        area.fill((self._totals(), till), spacing=Space.NORMAL, widest=WIDEST)
        column(area, on=self, margins=0)

    def _totals(self) -> QWidget:
        taken, made = (
            Card(fr_en("Encaissé", "Taken")),
            Card(fr_en("Ce que cela fait", "Made of it")),
        )
        by = [(key, means_text(key)) for key in ("cash", "card", "transfer", "ticket")]
        self._lines(taken, [*((key, words[:1].upper() + words[1:]) for key, words in by)])
        self._lines(taken, sum_lines(("total", "due", "to_give")))
        self._lines(made, sum_lines(("pool", "added", "unwon", "overlay", "fees", "bounties")))
        made.body.addStretch(1)
        both = QWidget()
        row(taken, made, on=both, spacing=Space.NORMAL, margins=0)
        return both

    def _lines(self, card: Card, titles: list[tuple[str, str]]) -> None:
        for key, words in titles:
            self.titles[key], self.sums[key] = label(words), label("", Say.STRONG)
        inside = QWidget()
        lines = [(self.titles[key], self.sums[key]) for key, _ in titles]
        grid(*lines, on=inside, across=Space.NORMAL, down=Space.HAIR, margins=0, takes=0)
        fill(card.body, inside)
