"""Levels and breaks: three ready structures, every row to be typed in, what they promise."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QMenu,
    QStackedLayout,
    QWidget,
)

from reports.structure_chart import AverageStack, RisingStep
from rules_ropta.ruling import Refused
from td_app.tournament.planning.ready_structures import StructureKind, ready_structure
from td_app.tournament.planning.structure_forecast import Forecast, average_at, forecast
from td_app.tournament.planning.structure_request import HallHours, hall_hours
from td_app.tournament.state.chips import colour_up_break
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.structure import AnteFormat, Level, Structure
from td_app.tournament.views.progress import NOTHING_FIXED, Fixed
from td_app.ui.pages.program.setup.section import Section
from td_app.ui.pages.program.setup.structure_maker import MakerPanel, now_ms
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import STRETCH, TurningRow, column, row, wide
from td_app.ui.widgets.menus import menu_line
from td_app.ui.widgets.structure_chart import StructureChart, averages_of
from td_app.ui.widgets.structure_editor import StructureEditor
from td_app.ui.widgets.structure_rows import without_antes
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import CountField
from td_app.words import refusal_sentence
from td_app.words.figures import lasting
from td_app.words.language import fr_en

HEIGHT = 154
CHART = 96
"""The least height of the chart, in pixels."""
TALL = 216
ROOMY = 500
"""How high the forecast is in a section so high: two levels less of the list are in sight."""
WORDS = 52
DRAWN = 400
"""How high the forecast is without its chart, which a section less high leaves to the levels."""


class StructureSection(Section):
    """Keeps the structure being written; the rest of the settings only feeds the forecast."""

    codes = ("STRUCTURE_",)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no structure yet."""
        super().__init__(parent)
        self._setup = TournamentSetup()
        self._fixed = NOTHING_FIXED
        self._players_given = False
        self.ante = explained(
            ChoiceField(self._ante_choices(), name=fr_en("Format de l’ante", "Ante format")),
            "Qui paie l’ante : la grosse blinde, le bouton ou chacun.",
            "Who posts the ante: the big blind, the button or everyone.",
        )
        self.ready = Button(fr_en("Structure toute prête", "Preset structure"))
        self.compose = Button(fr_en("Composer une structure…", "Build a structure…"), icon="chips")
        self.maker = MakerPanel()
        self.colour_up = Button(
            fr_en("Placer les retraits", "Suggest colour-ups"),
            Rank.QUIET,
            scale="small",
            tip=fr_en(
                "À chaque pause, retirer les valeurs dont plus aucune blinde n’a besoin.",
                "At each break, remove the chip values that no blind needs any more.",
            ),
        )
        self.editor = StructureEditor()
        self.model = self.editor.model
        self.grid = self.editor.grid
        self.said = self.editor.said
        self.forecast = ForecastStrip()
        self.kinds = self._ready_menu()
        self._lay_out()
        self.editor.edited.connect(self.edited)
        self.ante.choiceChanged.connect(self._on_ante)
        self.colour_up.clicked.connect(self._on_colour_up)
        self.forecast.edited.connect(self._on_players)
        self.compose.clicked.connect(self.open_maker)
        self.maker.taken.connect(self.take_made)
        self.maker.left.connect(self.close_maker)

    @property
    def structure(self) -> Structure:
        """Return the structure as it is written now."""
        return self.editor.structure

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings' structure, what was played in grey."""
        self._setup = setup
        self._fixed = fixed
        self.ante.choose(setup.ante_format.value)
        if not self._players_given:
            self.forecast.players.blockSignals(True)
            if fixed.entrants > 1:
                self.forecast.players.setValue(fixed.entrants)
            else:
                places = sum(
                    setup.seats_of(table) - len(table.out_of_use) for table in setup.tables
                )
                self.forecast.players.setValue(max(2, min(2000, places)))
            self.forecast.players.blockSignals(False)
        self.editor.show_setup(self._setup, self._fixed)
        self._foresee()
        if self.composing:
            self.maker.follow(self._setup, self._fixed)
        self._update_buttons()

    def show_minutes(self, fixed: Fixed) -> None:
        """Draw how far play is, a minute later."""
        self._fixed = fixed
        self._foresee()

    def follow(self, setup: TournamentSetup) -> None:
        """Foresee with another stack, other chips."""
        self.show_setup(setup, self._fixed)

    def values(self) -> dict[str, object]:
        """Return the structure, who posts the ante, and the stack it was made for."""
        return {
            "structure": self.structure,
            "ante_format": AnteFormat(self.ante.chosen()),
            "starting_stack": self._setup.starting_stack,
        }

    def show_refusal(self, refused: Refused | None) -> None:
        """Say what no row says: that there is no level, that a row played has changed."""
        self.editor.show_refusal(refused)

    def make_ready(self, kind: StructureKind) -> None:
        """Put a ready structure in place of what is written."""
        setup = self._setup
        try:
            made = ready_structure(
                kind,
                setup.starting_stack,
                setup.chips,
                AnteFormat(self.ante.chosen()),
                self.forecast.players.value(),
            )
        except Refused as refused:
            self.editor.say(refusal_sentence(refused))
            return
        self.editor.say("")
        self.editor.change(made)

    def open_maker(self) -> None:
        """Compose a structure in place of the list, until one is taken or left."""
        self.maker.open_for(self._setup, self._fixed, self.forecast.players.value())
        self._sides.setCurrentWidget(self.maker)

    def close_maker(self) -> None:
        """Come back to the list."""
        self._sides.setCurrentIndex(0)
        self.compose.setFocus()

    @property
    def composing(self) -> bool:
        """Return whether a structure is being composed."""
        return self._sides.currentWidget() is self.maker

    @property
    def untaken(self) -> bool:
        """Return whether the structure composed is another than the one written."""
        made = self.maker.made
        if not self.composing or made is None:
            return False
        written = (self.structure, self._setup.starting_stack)
        return (made.structure, made.starting_stack) != written

    def _hall(self) -> HallHours | None:
        """Return how long the hall is open for play."""
        return hall_hours(self._setup, now_ms(), started=self._fixed.started)

    def take_made(self) -> None:
        """Write the structure composed in place of the one there is, and come back to the list."""
        made = self.maker.made
        if made is None:
            return
        self._setup = replace(self._setup, starting_stack=made.starting_stack)
        self.forecast.players.setValue(self.maker.fields.players.value())
        self.editor.say("")
        self.close_maker()
        # The stack may be another even where the levels are the same.
        self.model.structure = made.structure
        self.edited.emit()

    def _update_buttons(self) -> None:
        started = fr_en(
            "Le jeu a commencé\u00a0: changez les lignes une par une.",
            "Play has begun. Change the lines one by one.",
        )
        for whole_made in (self.ready, self.compose):
            if self._fixed.started:
                whole_made.set_refusal(started)
            else:
                whole_made.set_refusal(None)
        if self._fixed.started and self.composing:
            self.close_maker()

    def _on_ante(self) -> None:
        if self.ante.chosen() == AnteFormat.NONE.value:
            self.model.structure = without_antes(self.structure, self.editor.first_free)
        self.edited.emit()

    def _on_players(self) -> None:
        self._players_given = True
        self._foresee()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the blinds larger where the list leaves room for it."""
        super().resizeEvent(event)
        self.forecast.stand_in(self.height())

    def _foresee(self) -> None:
        stack = self._setup.starting_stack
        self.forecast.show_structure(self.structure, stack, self._hall(), self._fixed)

    def _on_colour_up(self) -> None:
        made = colour_up_break(self._setup.chips.values, self.structure)
        first = self.editor.first_free
        self.editor.change(Structure((*self.structure.steps[:first], *made.steps[first:])))

    def _ready_menu(self) -> dict[StructureKind, QAction]:
        evening = fr_en(
            "Soirée de club\u00a0: niveaux de 20 minutes", "Club evening: 20-minute levels"
        )
        deep = fr_en("Profonde\u00a0: niveaux de 25 minutes", "Deep: 25-minute levels")
        fast = fr_en("Rapide\u00a0: niveaux de 12 minutes", "Fast: 12-minute levels")
        kinds = (StructureKind.CLUB_EVENING, StructureKind.DEEP, StructureKind.FAST)
        menu = QMenu(self)
        made = {}
        for kind, told in zip(kinds, (evening, deep, fast), strict=True):
            made[kind] = menu_line(menu, told, partial(self.make_ready, kind))
        self.ready.setMenu(menu)
        return made

    def _ante_choices(self) -> list[tuple[str, str]]:
        by_big_blind = fr_en("Ante payée par la grosse blinde", "Ante posted by the big blind")
        words = {
            AnteFormat.BIG_BLIND: by_big_blind,
            AnteFormat.BUTTON: fr_en("Ante payée par le bouton", "Ante posted by the button"),
            AnteFormat.CLASSIC: fr_en("Ante payée par chacun", "Ante paid by everyone"),
            AnteFormat.NONE: fr_en("Pas d’ante", "No ante"),
        }
        return [(paid.value, told) for paid, told in words.items()]

    def _lay_out(self) -> None:
        self.editor.tools.addWidget(self.colour_up)
        written = QWidget()
        column(
            TurningRow(
                row(self.ante, STRETCH),
                row(STRETCH, self.ready, self.compose, spacing=Space.TIGHT),
            ),
            wide(self.editor),
            self.forecast,
            on=written,
            spacing=Space.TIGHT,
            margins=0,
        )
        self._sides = QStackedLayout(self)
        self._sides.addWidget(written)
        self._sides.addWidget(self.maker)


class ForecastStrip(QFrame):
    """The blinds drawn, with the average stack foreseen. ``edited()`` on a number."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start without a forecast."""
        super().__init__(parent)
        dress(self, kind="sunken")
        self.setFixedHeight(HEIGHT)
        self._drawn = True
        expected = fr_en("Joueurs prévus", "Players expected")
        self.players = explained(
            CountField(40, least=2, most=2000, name=expected),
            "Le nombre de joueurs, pour estimer l’heure de fin.",
            "The number of players, to estimate the finish time.",
        )
        self.players.valueChanged.connect(self.edited)
        self.told = CutLabel("", Say.STRONG)
        self.chart = StructureChart(CHART)
        self.unit = label(fr_en("en jetons", "in chips"), Say.SMALL)
        self.why = label("", Say.SOFT, wraps=True)
        asked = row(
            label(fr_en("Prévision pour", "Forecast for")),
            self.players,
            label(fr_en("joueurs\u00a0:", "players:")),
            wide(self.told),
            self.unit,
            spacing=Space.TIGHT,
        )
        column(
            asked,
            wide(self.chart),
            wide(self.why),
            on=self,
            spacing=Space.HAIR,
            margins=(Space.SNUG, Space.TIGHT, Space.SNUG, Space.HAIR),
        )

    def stand_in(self, height: int) -> None:
        """Take the share of a section so high: the levels go before the chart."""
        self._drawn = height >= DRAWN
        self._show_chart(self._drawn and self.why.isHidden())
        if height >= ROOMY:
            self.setFixedHeight(TALL)
        elif self._drawn:
            self.setFixedHeight(HEIGHT)
        else:
            self.setFixedHeight(WORDS)

    def show_structure(
        self, structure: Structure, starting_stack: int, hall: HallHours | None, fixed: Fixed
    ) -> None:
        """Foresee this structure with this stack, or say what prevents it.

        ``hall``: how long the hall is open for play, None where it is not known. ``fixed``: what
        of it is played.
        """
        try:
            found = forecast(structure, starting_stack, self.players.value())
        except Refused as refused:
            self.told.say("")
            self._show_chart(False)
            mending = fr_en(
                "La prévision revient dès que la structure peut se jouer.",
                "The forecast returns as soon as the structure can be played.",
            )
            structural = refused.code.startswith("STRUCTURE_")
            if structural:
                told = mending
            else:
                told = refusal_sentence(refused)
            self.why.setText(told)
            self.why.show()
            return
        self._show_end(found, hall)
        self.why.hide()
        self._show_chart(self._drawn)
        steps = tuple(
            RisingStep(step.minutes, step.big_blind if isinstance(step, Level) else 0)
            for step in structure.steps
        )
        averages = _averages(found, structure, starting_stack, self.players.value())
        known = averages_of(fixed.averages)
        self.chart.show_steps(steps, averages, fixed.minutes, known=known, estimated=True)

    def _show_chart(self, shown: bool) -> None:
        """Show the chart with the unit of its scale, or neither."""
        self.chart.setVisible(shown)
        self.unit.setVisible(shown)

    def _show_end(self, found: Forecast, hall: HallHours | None) -> None:
        """Say when the structure should end, and how far from closing; in amber when after it."""
        length = lasting(found.total_minutes)
        end = found.expected_end_minutes
        if end is None:
            told = fr_en("{0}, trop court pour finir", "{0}, too short to finish").format(length)
        else:
            told = fr_en("{0}, fin probable après {1}", "{0}, likely to end after {1}")
            told = told.format(length, lasting(end))
        late = hall is not None and end is not None and end > hall.minutes
        dress(self.told, tone=(Tone.AMBER if late else Tone.NEUTRAL).value)
        if hall is None or end is None:
            self.told.say(told)
            return
        margin = fr_en("{0} avant la fermeture", "{0} before closing")
        if late:
            margin = fr_en("{0} après la fermeture", "{0} after closing")
        margin = margin.format(lasting(abs(hall.minutes - end)))
        if hall.from_now:
            margin = fr_en("{0} en commençant maintenant", "{0} if you begin now").format(margin)
        shorter = fr_en("fin probable {0}", "likely to end {0}").format(margin)
        self.told.say(f"{told}, {margin}", shorter)


def _averages(
    found: Forecast, structure: Structure, starting_stack: int, players: int
) -> tuple[AverageStack, ...]:
    """Return the average stack each hour, until play should end."""
    end = found.expected_end_minutes
    hours = [
        AverageStack(60.0 * one.hour, one.average_stack, one.average_big_blinds_tenths / 10)
        for one in found.hours
        if end is None or 60 * one.hour < end
    ]
    if end is not None:
        (chips, in_tenths) = average_at(structure, end, starting_stack, players)
        hours.append(AverageStack(end, chips, in_tenths / 10))
    return tuple(hours)
