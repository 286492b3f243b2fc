"""Shall we finish in time: the range against the hall's hour, why, and what would change it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from td_app.tournament.views.clock import FinishOption, FinishView, Verdict
from td_app.ui.pages.clock.finish_bar import FinishBar
from td_app.ui.pages.clock.finish_words import (
    beyond_words,
    effect_words,
    margin_words,
    option_words,
    range_words,
    reasons,
    verdict_pill,
)
from td_app.ui.theme import Space, Tone, dress, give_icon
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import STRETCH, column, row
from td_app.ui.widgets.page_parts import Card
from td_app.ui.widgets.pill import Pill, PillFacts
from td_app.words.language import fr_en

LATE = (Verdict.AT_RISK, Verdict.TOO_LATE)


class OptionRow:
    """A change of the levels to come, what it does to the end, and the button to look at it."""

    def __init__(self, grid: QGridLayout, place: int) -> None:
        """Stand in a row of ``grid``."""
        self.option: FinishOption | None = None
        self.name = CutLabel()
        self.effect = label("", Say.SMALL)
        self.button = Button(fr_en("Préparer", "Prepare"), Rank.SECONDARY, scale="small")
        for across, widget in enumerate((self.name, self.effect, self.button)):
            grid.addWidget(widget, place, across)

    def show_option(self, option: FinishOption | None) -> None:
        """Show another option, or nothing."""
        for widget in (self.name, self.effect, self.button):
            widget.setVisible(option is not None)
        self.option = option
        if option is None:
            return
        self.name.say(option_words(option))
        self.effect.setText(effect_words(option))
        tone = Tone.ACCENT if option.verdict is Verdict.IN_TIME else Tone.NEUTRAL
        dress(self.effect, tone=tone.value)
        told = fr_en("Préparer\u00a0: {0}, {1}", "Prepare: {0}, {1}")
        self.button.setAccessibleName(told.format(option_words(option), effect_words(option)))


class FinishCard(Card):
    """``prepared(Structure)`` when the director wants to look at a change before making it."""

    prepared = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing before :meth:`show_view`."""
        super().__init__(
            fr_en("Finirons-nous à l'heure\u00a0?", "Shall we finish in time?"),
            parent,
            margin=Space.SNUG,
        )
        self.body.setSpacing(Space.HAIR)
        self._view: FinishView | None = None
        self._opened: bool | None = None
        self.pill = Pill(PillFacts(""))
        if self.heading is not None:
            self.heading.add(self.pill)
        self.told = CutLabel("", Say.STRONG)
        self.bar = FinishBar()
        self.margin = CutLabel("", Say.SOFT)
        self.sooner = self._fold(fr_en("Finir plus tôt", "Finish sooner"))
        self.why = self._fold(fr_en("Pourquoi\u00a0?", "Why?"))
        self.reasons = label("", Say.SMALL, wraps=True)
        self.short = label("", Say.SMALL, tone=Tone.AMBER, wraps=True)
        self.options = QWidget()
        self._rows = QGridLayout(self.options)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setHorizontalSpacing(Space.TIGHT)
        self._rows.setVerticalSpacing(Space.HAIR)
        self._rows.setColumnStretch(0, 1)
        self.rows: list[OptionRow] = []
        self.sooner.clicked.connect(self._on_sooner)
        self.why.clicked.connect(self._unfold)
        self._lay_out()

    def show_view(self, view: FinishView | None) -> None:
        """Show an estimate; without one the card is not there."""
        self.setVisible(view is not None)
        if view is None or view == self._view:
            return
        self._view = view
        self.pill.set_facts(verdict_pill(view.verdict))
        self.pill.setVisible(view.verdict is not Verdict.NO_HOUR)
        self.told.say(range_words(view))
        self.bar.show_view(view)
        self.margin.say(margin_words(view))
        self.short.setText(beyond_words(view))
        self.reasons.setText("\n".join(reasons(view)))
        self._offer(view.options)
        self._unfold()

    def _on_sooner(self) -> None:
        self._opened = self.sooner.isChecked()
        self._unfold()

    def _unfold(self) -> None:
        """Show the options when the hour is in doubt, unless the director chose otherwise."""
        view = self._view
        if view is None:
            return
        opened = view.verdict in LATE if self._opened is None else self._opened
        self.sooner.setChecked(opened)
        self.sooner.setVisible(bool(view.options))
        self.options.setVisible(opened and bool(view.options))
        self.reasons.setVisible(self.why.isChecked())
        self.short.setVisible(bool(self.short.text()) and not self.why.isChecked())
        for fold in (self.sooner, self.why):
            give_icon(fold, "chevron-up" if fold.isChecked() else "chevron-down", "text")

    def _offer(self, options: tuple[FinishOption, ...]) -> None:
        while len(self.rows) < len(options):
            row = OptionRow(self._rows, len(self.rows))
            row.button.clicked.connect(lambda _on=False, row=row: self._prepare(row))
            self.rows.append(row)
        for place, row in enumerate(self.rows):
            row.show_option(options[place] if place < len(options) else None)

    def _prepare(self, row: OptionRow) -> None:
        if row.option is not None:
            self.prepared.emit(row.option.structure)

    def _fold(self, words: str) -> Button:
        button = Button(words, Rank.QUIET, icon="chevron-down", scale="small")
        button.setCheckable(True)
        return button

    def _lay_out(self) -> None:
        folds = row(self.sooner, self.why, STRETCH, spacing=Space.HAIR)
        words = column(self.told, self.margin, spacing=0)
        self.body.addLayout(words)
        self.body.addWidget(self.bar)
        self.body.addWidget(self.short)
        self.body.addLayout(folds)
        self.body.addWidget(self.options)
        self.body.addWidget(self.reasons)
