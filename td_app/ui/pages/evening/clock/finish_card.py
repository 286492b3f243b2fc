"""Shall we finish in time: the range against the hall's hour, why, and what would change it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from td_app.tournament.views.clock import FinishOption, FinishView, Verdict
from td_app.ui.theme import Space, Tone, TypeSize, colours, dress, give_icon, typeface
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import STRETCH, column, fill, grid, row
from td_app.ui.widgets.page_parts import Card
from td_app.ui.widgets.pill import Pill, PillFacts, Shape
from td_app.ui.widgets.tips import explained
from td_app.words.clock import finishing_text
from td_app.words.figures import MINUTE_MS, TOLD_TO, about, exactly, lasting
from td_app.words.language import fr_en

LATE = (Verdict.AT_RISK, Verdict.TOO_LATE)
_PILLS = {
    Verdict.NO_HOUR: (Tone.NEUTRAL, Shape.NONE),
    Verdict.IN_TIME: (Tone.ACCENT, Shape.TICK),
    Verdict.AT_RISK: (Tone.AMBER, Shape.TRIANGLE),
    Verdict.TOO_LATE: (Tone.RED, Shape.CROSS),
}
HEIGHT = 56
TRACK = 4.0
BAND = 12.0
POST = 24.0
#: What is left free after the last of the hours, as a share of the whole width.
BEYOND = 0.04


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
    """``prepared(Structure)`` when the director wants to look at a change before making it."""

    prepared = Signal(object)

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
        self.bar = FinishBar()
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
        fill(self.body, words, self.bar, self.short, folds, self.options, self.reasons)

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
    tone, shape = _PILLS[verdict]
    return PillFacts(finishing_text(f"verdict_{verdict.value}"), tone, shape)


def range_words(view: FinishView) -> str:
    """Return when play should end, and from when to when it may."""
    code = "range"
    if view.from_now:
        code = "range_from_now"
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


@dataclass(frozen=True, slots=True)
class Places:
    """Where the hours stand across the bar, in pixels; ``closing`` None without an hour."""

    low: float
    end: float
    high: float
    closing: float | None


def places(view: FinishView, width: float) -> Places:
    """Return where the hours stand on a bar that begins now."""
    hours = [view.high_ms, *([view.closing_ms] if view.closing_ms is not None else [])]
    span = max(1, max(hours) - view.now_ms)

    def across(at_ms: int) -> float:
        return max(0.0, (at_ms - view.now_ms) / span) * width * (1 - BEYOND)

    if view.closing_ms is None:
        closing = None
    else:
        closing = across(view.closing_ms)
    return Places(across(view.low_ms), across(view.end_ms), across(view.high_ms), closing)


class FinishBar(QWidget):
    """Drawn from a :class:`FinishView`; says nothing before it has one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start with an empty drawing."""
        super().__init__(parent)
        self._view: FinishView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_view(self, view: FinishView) -> None:
        """Draw another estimate."""
        if view != self._view:
            self._view = view
            self.setAccessibleName(f"{range_words(view)}. {margin_words(view)}")
            self.update()

    def sizeHint(self) -> QSize:
        """Return its height, and the width under which hours would touch."""
        return QSize(240, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the track, the range, the middle, the post, and the hours."""
        if self._view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(typeface(TypeSize.SMALL))
        where = places(self._view, self.width())
        tone = verdict_pill(self._view.verdict).tone
        middle = self.height() / 2
        self._draw_range(painter, where, tone, middle)
        self._write_ends(painter, where, middle)
        if where.closing is not None and self._view.closing_ms is not None:
            self._draw_post(painter, where.closing, exactly(self._view.closing_ms), middle)
        painter.end()

    def _draw_range(self, painter: QPainter, where: Places, tone: Tone, middle: float) -> None:
        ink = colours()
        strong = ink.strong_of(Tone.ACCENT if tone is Tone.NEUTRAL else tone)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink.line))
        painter.drawRoundedRect(
            QRectF(0, middle - TRACK / 2, self.width(), TRACK), TRACK / 2, TRACK / 2
        )
        band = QRectF(where.low, middle - BAND / 2, max(BAND, where.high - where.low), BAND)
        painter.setBrush(QColor(ink.surface))
        painter.drawRoundedRect(band, BAND / 2, BAND / 2)
        painter.setBrush(QColor(ink.soft_of(Tone.ACCENT if tone is Tone.NEUTRAL else tone)))
        painter.setPen(QPen(QColor(strong), 1.5))
        painter.drawRoundedRect(band, BAND / 2, BAND / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(strong))
        painter.drawEllipse(QPointF(where.end, middle), BAND / 2 + 1, BAND / 2 + 1)

    def _write_ends(self, painter: QPainter, where: Places, middle: float) -> None:
        """The two ends of the range under it, kept apart when it is short."""
        assert self._view is not None
        painter.setPen(QColor(colours().text_soft))
        metrics = QFontMetricsF(painter.font())
        low = about(self._view.low_ms)
        high = about(self._view.high_ms)
        wide = metrics.horizontalAdvance(high)
        right = min(self.width() - wide, max(where.high - wide / 2, 0.0))
        left = max(
            0.0, min(where.low - metrics.horizontalAdvance(low) / 2, right - wide - Space.TIGHT)
        )
        base = middle + BAND / 2 + metrics.height()
        painter.drawText(QPointF(left, base), low)
        painter.drawText(QPointF(right, base), high)

    def _draw_post(self, painter: QPainter, at: float, hour: str, middle: float) -> None:
        ink = colours()
        painter.setPen(QPen(QColor(ink.text), 2.0))
        at = min(self.width() - 1.0, max(1.0, at))
        painter.drawLine(QPointF(at, middle - POST / 2), QPointF(at, middle + BAND / 2 + 3))
        painter.setFont(typeface(TypeSize.SMALL, strong=True))
        words = fr_en("fermeture {0}", "closing {0}").format(hour)
        wide = QFontMetricsF(painter.font()).horizontalAdvance(words)
        left = min(self.width() - wide, max(0.0, at - wide / 2))
        painter.drawText(QPointF(left, middle - POST / 2 - 3), words)
