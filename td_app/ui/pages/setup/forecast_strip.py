"""What a structure promises, hour by hour, for a number of players."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QScrollArea,
    QWidget,
)

from rules_ropta.ruling import Refused
from td_app.tournament.planning.structure_forecast import Forecast, HourLine, forecast
from td_app.tournament.state.structure import Structure
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.typed_fields import CountField
from td_app.words import refusal_sentence
from td_app.words.figures import lasting, tenths, whole
from td_app.words.language import fr_en

HEIGHT = 158
HOURS_SHOWN = 24


class ForecastStrip(QFrame):
    """One column an hour: level, blinds, players left, average stack. ``edited()`` on a number."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Foresee nothing yet."""
        super().__init__(parent)
        dress(self, kind="sunken")
        self.setFixedHeight(HEIGHT)
        self.players = CountField(40, least=2, most=2000)
        self.players.setAccessibleName(fr_en("Joueurs prévus", "Players expected"))
        self.players.valueChanged.connect(self.edited)
        self.told = label("", Say.STRONG)
        self._shown: Forecast | None = None
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        asked = row(
            label(fr_en("Prévision pour", "Forecast for")),
            self.players,
            label(fr_en("joueurs\u00a0:", "players:")),
            wide(self.told),
            spacing=Space.TIGHT,
        )
        column(
            asked,
            wide(self._area),
            on=self,
            spacing=Space.HAIR,
            margins=(Space.SNUG, Space.TIGHT, Space.SNUG, Space.HAIR),
        )

    def show_structure(self, structure: Structure, starting_stack: int) -> None:
        """Foresee this structure with this stack, or say what prevents it."""
        try:
            found = forecast(structure, starting_stack, self.players.value())
        except Refused as refused:
            self._shown = None
            self.told.setText("")
            mending = fr_en(
                "La prévision revient dès que la structure peut se jouer.",
                "The forecast returns as soon as the structure can be played.",
            )
            structural = refused.code.startswith("STRUCTURE_")
            told = mending if structural else refusal_sentence(refused)
            self._put(label(told, Say.SOFT, wraps=True))
            return
        if found == self._shown:
            return
        self._shown = found
        length = lasting(found.total_minutes)
        if found.expected_end_minutes is None:
            told = fr_en("{0}, trop court pour finir", "{0}, too short to finish").format(length)
        else:
            told = fr_en("{0}, fin probable après {1}", "{0}, likely to end after {1}")
            told = told.format(length, lasting(found.expected_end_minutes))
        self.told.setText(told)
        self._put(self._hours(found.hours[:HOURS_SHOWN]))

    def _hours(self, hours: tuple[HourLine, ...]) -> QWidget:
        held = QWidget()
        dress(held, kind="scrolled")
        grid = QGridLayout(held)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.SNUG)
        grid.setVerticalSpacing(0)
        titles = (
            fr_en("Après", "After"),
            fr_en("Niveau", "Level"),
            fr_en("Joueurs (est.)", "Players (est.)"),
            fr_en("Tapis moyen", "Average stack"),
        )
        for down, title in enumerate(titles):
            grid.addWidget(label(title, Say.SMALL), down, 0)
        for place, hour in enumerate(hours, 1):
            for down, words in enumerate(self._hour_words(hour)):
                grid.addWidget(_figure(words, _SAYS[down]), down, place)
        grid.setColumnStretch(len(hours) + 1, 1)
        return held

    def _hour_words(self, hour: HourLine) -> tuple[str, ...]:
        blinds = f"{whole(hour.small_blind)}/{whole(hour.big_blind)}"
        return (
            fr_en("{0} h", "{0} h").format(hour.hour),
            fr_en("{0} · {1}", "{0} · {1}").format(hour.level, blinds),
            whole(hour.players_left_estimate),
            fr_en("{0} BB", "{0} BB").format(tenths(hour.average_big_blinds_tenths / 10)),
        )

    def _put(self, held: QWidget) -> None:
        old = self._area.takeWidget()
        if old is not None:
            old.deleteLater()
        self._area.setWidget(held)


_SAYS = (Say.BODY, Say.SMALL, Say.BODY, Say.STRONG)


def _figure(words: str, say: Say) -> QLabel:
    said = label(words, say)
    said.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return said
