"""Shall we finish in time: the range against the hall's hour, why, and what would change it."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from reports.finish_chart import finish_marks
from td_app.printing.finish import finish_course
from td_app.tournament.views.clock import FinishOption, FinishView, PlayersSoFar, Verdict
from td_app.ui.theme import Space, Tone, dress, give_icon
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.chart import Chart
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import STRETCH, column, fill, grid, row
from td_app.ui.widgets.page_parts import Card
from td_app.ui.widgets.pill import Pill, PillFacts
from td_app.ui.widgets.states import State, state_pill
from td_app.ui.widgets.tips import explained
from td_app.words.clock import finishing_text
from td_app.words.figures import MINUTE_MS, TOLD_TO, about, exactly, lasting, whole
from td_app.words.language import current_language, fr_en

LATE = (Verdict.AT_RISK, Verdict.TOO_LATE)
_STATES = {
    Verdict.NO_HOUR: State.RANKED,
    Verdict.IN_TIME: State.DONE,
    Verdict.AT_RISK: State.TO_DO,
    Verdict.TOO_LATE: State.REFUSED,
}
#: The chart, where the window is very high, and the least in which it is read.
CHART: Final = QSize(240, 170)
LESS: Final = 96


class OptionRow:
    """A change of the levels to come, what it does to the end, and the button to look at it."""

    def __init__(self, cells: QGridLayout, place: int) -> None:
        """Stand in a row of ``cells``."""
        self.option: FinishOption | None = None
        self.name = CutLabel()
        self.effect = label("", Say.SMALL)
        self.button = Button(fr_en("Préparer", "Prepare"), Rank.SECONDARY, scale="small")
        for across, widget in enumerate((self.name, self.effect, self.button)):
            cells.addWidget(widget, place, across)

    def show_option(self, option: FinishOption | None) -> None:
        """Show another option, or hide the row."""
        for widget in (self.name, self.effect, self.button):
            widget.setVisible(option is not None)
        self.option = option
        if option is None:
            return
        self.name.say(option_words(option))
        self.effect.setText(effect_words(option))
        if option.verdict is Verdict.IN_TIME:
            tone = Tone.ACCENT
        else:
            tone = Tone.NEUTRAL
        dress(self.effect, tone=tone.value)
        told = fr_en("Préparer\u00a0: {0}, {1}", "Prepare: {0}, {1}")
        self.button.setAccessibleName(told.format(option_words(option), effect_words(option)))


class FinishCard(Card):
    """``prepared(Structure)`` when the director wants to look at a change before making it.

    ``unfolded()`` when the card is higher or lower than before.
    """

    prepared = Signal(object)
    unfolded = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty until :meth:`show_view`."""
        super().__init__(
            fr_en("Finirons-nous à l’heure\u00a0?", "Will we finish on time?"),
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
        self.chart = Chart(fr_en("Joueurs en jeu", "Players left"), CHART, LESS)
        self.chart.setFixedHeight(LESS)
        self.margin = CutLabel("", Say.SOFT)
        self.sooner = explained(
            self._fold(fr_en("Finir plus tôt", "Finish earlier")),
            "Propose de finir avant la fermeture ; rien ne change sans votre accord.",
            "Suggests how to finish before closing time; nothing changes until you agree.",
        )
        self.why = explained(
            self._fold(fr_en("Pourquoi\u00a0?", "Why?")),
            "Explique comment l’heure de fin est estimée.",
            "Explains how the finish time is estimated.",
        )
        self.reasons = label("", Say.SMALL, wraps=True)
        self.short = label("", Say.SMALL, tone=Tone.AMBER, wraps=True)
        self.options = QWidget()
        self._rows = grid(on=self.options, across=Space.TIGHT, down=Space.HAIR, margins=0, takes=0)
        self.rows: list[OptionRow] = []
        self.sooner.clicked.connect(self._on_sooner)
        self.why.clicked.connect(self._unfold)
        folds = row(self.sooner, self.why, STRETCH, spacing=Space.HAIR)
        words = column(self.told, self.margin, spacing=0)
        fill(self.body, words, self.chart, self.short, folds, self.options, self.reasons)

    @property
    def open(self) -> bool:
        """Return whether changes or reasons are told under the chart."""
        return not (self.options.isHidden() and self.reasons.isHidden())

    def height_around(self) -> int:
        """Return how high the card is without its chart, in pixels."""
        high = self.sizeHint().height()
        return high if self.chart.isHidden() else high - self.chart.minimumHeight()

    def show_view(self, view: FinishView, so_far: PlayersSoFar) -> None:
        """Show an estimate after what was played."""
        self.show()
        self._view = view
        self.pill.set_facts(verdict_pill(view.verdict))
        self.pill.setVisible(view.verdict is not Verdict.NO_HOUR)
        self.told.say(range_words(view), range_alone(view))
        course = finish_course(view, so_far, view.now_ms, current_language())
        place = partial(finish_marks, course)
        self.chart.show_chart(place, finish_sentence(view, so_far))
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
        if self._opened is None:
            opened = view.verdict in LATE
        else:
            opened = self._opened
        self.sooner.setChecked(opened)
        self.sooner.setVisible(bool(view.options))
        self.options.setVisible(opened and bool(view.options))
        self.reasons.setVisible(self.why.isChecked())
        self.short.setVisible(bool(self.short.text()) and not self.why.isChecked())
        for fold in (self.sooner, self.why):
            give_icon(fold, "chevron-up" if fold.isChecked() else "chevron-down", "text")
        self.unfolded.emit()

    def _offer(self, options: tuple[FinishOption, ...]) -> None:
        while len(self.rows) < len(options):
            row = OptionRow(self._rows, len(self.rows))
            row.button.clicked.connect(lambda _on=False, row=row: self._prepare(row))
            self.rows.append(row)
        for place, row in enumerate(self.rows):
            if place < len(options):
                row.show_option(options[place])
            else:
                row.show_option(None)

    def _prepare(self, row: OptionRow) -> None:
        if row.option is not None:
            self.prepared.emit(row.option.structure)

    def _fold(self, words: str) -> Button:
        button = Button(words, Rank.QUIET, icon="chevron-down", scale="small")
        button.setCheckable(True)
        return button


def verdict_pill(verdict: Verdict) -> PillFacts:
    """Return the verdict as a word, a tone and a shape."""
    return state_pill(_STATES[verdict], finishing_text(f"verdict_{verdict.value}"))


def range_words(view: FinishView) -> str:
    """Return when play should end, and from when to when it may."""
    return _range("range_from_now" if view.from_now else "range", view)


def range_alone(view: FinishView) -> str:
    """Return the same in fewer words, where there is little room."""
    return _range("range_from_now_short" if view.from_now else "range", view)


def _range(code: str, view: FinishView) -> str:
    return finishing_text(
        code, end=about(view.end_ms), low=about(view.low_ms), high=about(view.high_ms)
    )


def margin_words(view: FinishView) -> str:
    """Return what that means for the hall's hour."""
    if view.closing_ms is None:
        code = "margin_no_hour"
        if view.closes_at:
            code = "margin_no_start"
        return finishing_text(code, closing=view.closes_at)
    if view.closing_ms <= view.now_ms:
        code = "past"
    else:
        code = view.verdict.value
    return finishing_text(
        f"margin_{code}",
        closing=exactly(view.closing_ms),
        minutes=lasting(max(TOLD_TO, TOLD_TO * round(abs(view.margin) / TOLD_TO))),
        tenths=min(9, max(1, round(view.chance / 10))),
    )


def reasons(view: FinishView) -> tuple[str, ...]:
    """Return the ways of seeing it, each with its hour, and what the structure lacks."""
    told = [
        finishing_text(
            f"way_{way.name}",
            end=about(view.now_ms + way.minutes * MINUTE_MS),
            big_blinds=way.big_blinds,
            weight=way.weight_percent,
        )
        for way in view.estimate.ways
    ]
    if view.estimate.beyond > 0:
        told.append(beyond_words(view))
    return tuple(told)


def beyond_words(view: FinishView) -> str:
    """Return that the structure ends too soon, empty when it does not."""
    beyond = view.estimate.beyond
    if beyond > 0:
        return finishing_text("beyond", minutes=lasting(beyond))
    return ""


def option_words(option: FinishOption) -> str:
    """Return what an option changes."""
    return finishing_text(f"option_{option.name}", length=option.minutes)


def effect_words(option: FinishOption) -> str:
    """Return what an option does to the end, in a few words."""
    if option.saved > 0:
        code = "sooner"
    elif option.saved < 0:
        code = "later"
    else:
        code = "same"
    return finishing_text(code, minutes=lasting(abs(option.saved)), end=about(option.end_ms))


def draft_words(option: FinishOption, before: FinishView) -> str:
    """Return what a structure being written does to the end, in a sentence."""
    if option.saved > 0:
        code = "sooner"
    elif option.saved < 0:
        code = "later"
    else:
        code = "same"
    return finishing_text(
        f"draft_{code}",
        minutes=lasting(abs(option.saved)),
        end=about(option.end_ms),
        before=about(before.end_ms),
    )


def finish_sentence(view: FinishView, so_far: PlayersSoFar) -> str:
    """Return what the chart shows, for those who do not see it."""
    left = fr_en("Joueurs en jeu\u00a0: {0} sur {1}.", "Players left: {0} of {1}.")
    told = left.format(whole(so_far.left), whole(so_far.entrants))
    return f"{range_words(view)}. {margin_words(view)} {told}"
