"""Beside the clock: the structure and when it should end, or the structure being changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from reports.structure_chart import AverageStack, RisingStep
from td_app.tournament import commands as cmd
from td_app.tournament.state.setup import start_of_play
from td_app.tournament.state.structure import Structure
from td_app.tournament.views.clock import (
    ClockView,
    FinishView,
    StepRow,
    average_so_far,
    played_ms,
    players_so_far,
)
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.clock.finish_card import CHART, LESS, FinishCard
from td_app.ui.pages.evening.clock.structure_edit import StructureEdit
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.labels import CutLabel, Say
from td_app.ui.widgets.layout import Placed, column, row, wide
from td_app.ui.widgets.page_parts import Card
from td_app.ui.widgets.row_height import row_height_in, titles_height
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.structure_chart import USUAL, StructureChart, averages_of
from td_app.ui.widgets.tips import explained
from td_app.words import refusal_sentence
from td_app.words.figures import MINUTE_MS, lasting, time_of_day, whole
from td_app.words.language import fr_en
from td_app.words.speaking import listed

MARKS = {"past": "check", "current": "play"}
#: The levels that the list shows at least beside the estimate: one passed, the current one, six
#: to come; and while changes of them are told.
LEVELS: Final = 8
TOLD_LEVELS: Final = 4
#: How high the structure is drawn at least (pixels).
LOW: Final = 128


class StructureSide(QWidget):
    """The list and the estimate; the editor takes their place while it is open.

    ``drawn``: the structure drawn, which the page has under the clock.
    """

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the structure of ``live``."""
        super().__init__(parent)
        self._live = live
        self.list = StructureList(live)
        self.drawn = StructureCard()
        self.chart = self.drawn.chart
        self._drawn_by: object = None
        self._estimated: FinishView | None = None
        self.card = FinishCard()
        self.edit = StructureEdit(live)
        seen = QWidget()
        column(wide(self.list), self.card, on=seen, spacing=Space.SNUG, margins=0)
        self._sides = QStackedLayout(self)
        self._sides.addWidget(seen)
        self._sides.addWidget(self.edit)
        self.list.editAsked.connect(lambda: self.open_editor())
        self.card.prepared.connect(self.open_editor)
        self.card.unfolded.connect(self._give_room)
        self.edit.closed.connect(self.close_editor)

    @property
    def editing(self) -> bool:
        """Return whether the structure is being changed."""
        return self._sides.currentWidget() is self.edit

    def open_editor(self, structure: Structure | None = None) -> None:
        """Change the structure there is, or look at this one before it is made."""
        self._sides.setCurrentWidget(self.edit)
        self.edit.open_for(structure)

    def close_editor(self) -> None:
        """Come back to the list."""
        self._sides.setCurrentIndex(0)
        self.refresh(self._live.clock())
        self.list.edit.setFocus()

    def refresh(self, view: ClockView) -> None:
        """Show the structure and the estimate as they are now."""
        if self.editing and self._live.progress().over:
            self._sides.setCurrentIndex(0)
        self.list.refresh(view)
        self._draw(view)
        self._estimate()
        if self.editing:
            self.edit.refresh()

    def tick(self, view: ClockView) -> None:
        """Update the structure as time passes."""
        self.list.tick(view)
        self._draw(view)
        if self.editing:
            self.edit.tick()
        else:
            self._estimate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw as much as the list leaves room for."""
        super().resizeEvent(event)
        self._give_room()

    def _give_room(self) -> None:
        """Draw the players left where the levels to come stay in sight over them."""
        levels = TOLD_LEVELS if self.card.open else LEVELS
        around = self.card.height_around() + Space.SNUG
        spare = self.height() - around - self.list.height_of(levels)
        self.card.chart.setVisible(spare >= LESS)
        chart = max(LESS, min(CHART.height(), spare))
        # What whole rows leave over is the chart's: list and card stand as near as the others.
        over = self.height() - around - chart - self.list.height_of(0)
        self.card.chart.setFixedHeight(chart + max(0, over) % row_height_in(self))

    def _estimate(self) -> None:
        """Show when play should end, once another estimate was made."""
        view = self._live.finish_estimate()
        if view is None:
            self.card.hide()
        elif view is not self._estimated:
            self.card.show_view(view, self._live.ask(players_so_far, view.now_ms))
        self._estimated = view
        self._give_room()

    def _draw(self, view: ClockView) -> None:
        """Draw the chart anew each minute played, and when somebody leaves or comes."""
        minute = view.remaining_ms // MINUTE_MS
        field = (view.chips_in_play, view.average_stack)
        drawn_by = (view.steps, view.step, view.started, minute, field, view.look == "winner")
        if drawn_by == self._drawn_by:
            return
        self._drawn_by = drawn_by
        now = self._live.now_ms()
        told = self._live.ask(average_so_far, now)
        played = self._live.ask(played_ms, now) / MINUTE_MS if view.started else 0
        steps = tuple(RisingStep(row.minutes, row.big_blind) for row in view.steps)
        self.drawn.show_steps(steps, averages_of(told), played, over=view.look == "winner")


class StructureCard(Card):
    """The structure drawn, under a head that says what its lines are."""

    def __init__(self) -> None:
        """Start with an empty drawing."""
        super().__init__(fr_en("Structure", "Structure"), margin=Space.SNUG)
        self.body.setSpacing(Space.HAIR)
        self.chart = StructureChart()
        self.chart.setFixedHeight(LOW)
        self._lines = CutLabel("", Say.SMALL, hugs=True)
        if self.heading is not None:
            self.heading.add(self._lines)
        self.body.addWidget(self.chart)

    def height_with(self, chart: int) -> int:
        """Return how high the card is with a chart so high, in pixels."""
        return self.sizeHint().height() - self.chart.minimumHeight() + chart

    def fit(self, spare: int) -> bool:
        """Stand in so many pixels, or leave where they are too few; return whether it stands."""
        more = spare - self.height_with(LOW)
        self.setVisible(more >= 0)
        if more >= 0:
            self.chart.setFixedHeight(min(USUAL.height(), LOW + more))
        return more >= 0

    def show_steps(
        self,
        steps: tuple[RisingStep, ...],
        averages: tuple[AverageStack, ...],
        played: float,
        *,
        over: bool,
    ) -> None:
        """Draw other steps, and say what the lines are."""
        self.chart.show_steps(steps, averages, played, over=over)
        self._lines.say(self.chart.lines, fr_en("en jetons", "in chips"))


@dataclass(frozen=True, slots=True)
class StructureLine:
    """A level or a break, and the time of day at which it should begin."""

    row: StepRow
    begins: str


def structure_lines(view: ClockView, now_ms: int) -> tuple[StructureLine, ...]:
    """Return the structure with when each step to come begins, if the clock runs from now on.

    Before the start, from the hour said for it, or how long after it where none is said; no more
    once the tournament is over.
    """
    starts = now_ms + view.remaining_ms
    if not view.started:
        starts = start_of_play(view.date, view.starts_at, now_ms)
    hour_said = view.started or starts != now_ms
    at = starts
    lines = []
    for step in view.steps:
        begins = ""
        if step.when == "future" and view.look != "winner":
            if hour_said:
                begins = time_of_day(datetime.fromtimestamp(at / 1000))
            else:
                begins = _after_the_start((at - starts) // MINUTE_MS)
            at += step.minutes * MINUTE_MS
        lines.append(StructureLine(step, begins))
    return tuple(lines)


def _after_the_start(minutes: int) -> str:
    hours, minute = divmod(minutes, 60)
    if hours and minute:
        return fr_en("+\u00a0{0}\u00a0h\u00a0{1:02}", "+\u00a0{0}:{1:02}").format(hours, minute)
    if minutes:
        return f"+\u00a0{lasting(minutes)}"
    return fr_en("départ", "start")


class StructureList(QWidget):
    """A line chosen is gone to by the button under the list, by Enter or a double click.

    ``editAsked()``: the director wants to change the structure.
    """

    editAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """List the structure of ``live``."""
        super().__init__(parent)
        self._live = live
        self._step = -1
        self._told_by: object = None
        self.table: RowTable[StructureLine] = RowTable(
            self._columns(),
            key=lambda line: line.row.step,
            asleep=lambda line: line.row.when != "current" and not line.begins,
            sortable=False,
        )
        self.table.setAccessibleName(fr_en("Structure", "Structure"))
        explained(
            self.table,
            "Les niveaux et les pauses, passés, en cours et à venir ; choisissez une ligne à "
            "jouer.",
            "The levels and breaks, past, current and remaining; select a line to go there.",
        )
        self.table.current_row.connect(lambda _: self._offer())
        self.table.activated_row.connect(lambda _: self._go())
        self.go = Button(icon="arrow-right", does=self._go)
        self.edit = Button(
            fr_en("Modifier", "Change"),
            icon="edit",
            name=fr_en("Modifier la suite de la structure", "Change the rest of the structure"),
            explains=(
                "Modifie les niveaux et les pauses à venir.",
                "Changes the remaining levels and breaks.",
            ),
        )
        self.edit.clicked.connect(self.editAsked)
        column(
            wide(self.table),
            row(wide(self.go), self.edit, spacing=Space.TIGHT),
            Placed(None, 0),  # what is left over beside whole rows
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )
        self._offer()

    def refresh(self, view: ClockView) -> None:
        """Show the structure as it is now, the level that is on in sight."""
        self.tick(view)
        self._offer()
        over = self._live.progress().over
        self.table.show_column("begins", not over)
        for button in (self.go, self.edit):
            button.setHidden(over)
        self._give_whole_rows()

    def tick(self, view: ClockView) -> None:
        """Show when each step begins as time passes."""
        now = self._live.now_ms()
        # Hours change with their minute, a step with the steps.
        minute = (now + view.remaining_ms if view.started else now) // MINUTE_MS
        told_by = (view.steps, minute, view.look, view.started, view.date, view.starts_at)
        if told_by != self._told_by:
            self._told_by = told_by
            self.table.set_rows(structure_lines(view, now))
        if view.step != self._step:
            self._step = view.step
            self._show_current()
            self._offer()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show whole levels, keep the one that is on in sight."""
        super().resizeEvent(event)
        self._give_whole_rows()
        if self.table.chosen_row() is None:
            QTimer.singleShot(0, self, self._show_current)

    def showEvent(self, event: QShowEvent) -> None:
        """Show whole levels: in its window, the height of a row is known."""
        super().showEvent(event)
        self._give_whole_rows()

    def _give_whole_rows(self) -> None:
        if self.edit.isHidden():
            self.table.setMaximumHeight(self.height())  # alone, it ends with the page
            return
        buttons = max(self.go.sizeHint().height(), self.edit.sizeHint().height())
        self.table.stand_in_whole_rows(self.height() - buttons - Space.TIGHT)

    def height_of(self, levels: int) -> int:
        """Return how high the list with its buttons is where it shows so many levels."""
        row = row_height_in(self)
        return levels * row + self._around(row)

    def _around(self, row: int) -> int:
        """What stands over and under the levels: titles, buttons."""
        buttons = max(self.go.sizeHint().height(), self.edit.sizeHint().height())
        return titles_height(row) + 2 * self.table.frameWidth() + Space.TIGHT + buttons

    def _show_current(self) -> None:
        """Show the level that is on under the one before, those to come below; all once over."""
        if self._step >= 0:
            over = self._live.progress().over
            self.table.show_under(self._step if over else 1, self._step)

    def _offer(self) -> None:
        line = self.table.chosen_row()
        if line is None:
            self.go.setText(fr_en("Aller au niveau choisi", "Go to the selected level"))
            self.go.set_refusal(
                fr_en(
                    "Choisissez d’abord une ligne de la structure.",
                    "Select a line of the structure first.",
                )
            )
            return
        if line.row.is_break:
            words = fr_en("Aller à la pause après le niveau {0}", "Go to the break after level {0}")
        else:
            words = fr_en("Aller au début du niveau {0}", "Go to the start of level {0}")
        self.go.setText(words.format(line.row.level))
        if line.row.step == self._step:
            self.go.set_refusal(fr_en("C’est le niveau en cours.", "This is the current level."))
            return
        refused = self._live.can(cmd.GoToStep(line.row.step))
        if refused is None:
            self.go.set_refusal(None)
        else:
            self.go.set_refusal(refusal_sentence(refused))

    def _go(self) -> None:
        line = self.table.chosen_row()
        if line is not None and self.go.isEnabled():
            self._live.dispatch(cmd.GoToStep(line.row.step))
            self.table.clearSelection()
            self.table.setCurrentIndex(self.table.rootIndex())
            self._offer()

    def _level_column(self) -> Column[StructureLine]:
        return Column(
            "level",
            fr_en("Niveau", "Level"),
            lambda line: line.row.step,
            lambda line: fr_en("Pause", "Break") if line.row.is_break else str(line.row.level),
            icon=lambda line: MARKS.get(line.row.when),
            tip=self._state,
            tone=_tone,
            width=88,
        )

    def _columns(self) -> Sequence[Column[StructureLine]]:
        return (
            self._level_column(),
            Column(
                "blinds",
                fr_en("Blindes", "Blinds"),
                lambda line: line.row.step,
                self._blinds,
                fills=True,
                shorter=self._blinds_in_short,
                tone=_tone,
            ),
            Column(
                "ante",
                fr_en("Ante", "Ante"),
                lambda line: line.row.ante,
                lambda line: whole(line.row.ante) if line.row.ante else "",
                figures=True,
                width=74,
                tone=_tone,
            ),
            Column(
                "minutes",
                fr_en("Min", "Min"),
                lambda line: line.row.minutes,
                figures=True,
                width=48,
                tone=_tone,
            ),
            Column(
                "begins",
                fr_en("Début", "Start"),
                lambda line: line.begins,
                lambda line: (
                    fr_en("en cours", "current") if line.row.when == "current" else line.begins
                ),
                figures=True,
                grows=True,
                width=92,
                tone=_tone,
            ),
        )

    def _blinds(self, line: StructureLine) -> str:
        row = line.row
        if not row.is_break:
            return f"{whole(row.small_blind)} / {whole(row.big_blind)}"
        if not row.removes:
            return ""
        return fr_en("retirer {0}", "colour up {0}").format(
            listed([whole(value) for value in row.removes])
        )

    def _blinds_in_short(self, line: StructureLine) -> str:
        """Return the same where there is little room: what leaves keeps its figures."""
        leaving = ", ".join(whole(value) for value in line.row.removes)
        if line.row.is_break and leaving:
            return f"−{leaving}"
        return self._blinds(line)

    def _state(self, line: StructureLine) -> str:
        return {
            "past": fr_en("Passé", "Past"),
            "current": fr_en("En cours", "Current"),
            "future": fr_en("À venir", "To come"),
        }[line.row.when]


def _tone(line: StructureLine) -> Tone:
    if line.row.when == "current":
        return Tone.ACCENT
    return Tone.NEUTRAL
