"""Composing a structure: the evening wanted at the left, what comes of it at the right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from time import time
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSpinBox, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.planning.structure_maker import MadeStructure, make_structure
from td_app.tournament.planning.structure_request import (
    DEEPEST,
    LONGEST_EVENING,
    LONGEST_LEVEL,
    MOST_PLAYERS,
    SHALLOWEST,
    SHORTEST_EVENING,
    SHORTEST_LEVEL,
    StructureRequest,
    hall_hours,
    usual_wish,
)
from td_app.tournament.state.setup import TournamentSetup, is_time_of_day
from td_app.tournament.state.structure import AnteFormat
from td_app.tournament.views.progress import NOTHING_FIXED, Fixed
from td_app.ui.pages.program.setup.structure_made import MakerResult
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, row, wide
from td_app.ui.widgets.page_parts import FormRows, ScrolledColumn, SectionHeading
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import CountField, LengthField
from td_app.words import refusal_sentence
from td_app.words.figures import lasting
from td_app.words.language import Pair, fr_en

FIELDS_WIDTH = 338
LABEL_WIDTH = 136
FIELD_WIDTH = 174
"""Pixels: the whole column, its labels, its fields."""

QUARTER = 15


class MakerPanel(QWidget):
    """``taken()`` when the director takes what is ``made``, ``left()`` to go back without it."""

    taken = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._setup = TournamentSetup()
        self._fixed = NOTHING_FIXED
        self._shown: tuple[StructureRequest, object] | None = None
        self.made: MadeStructure | None = None
        self.fields = MakerFields()
        self.result = MakerResult()
        self.take = explained(
            Button(
                fr_en("Utiliser cette structure", "Use this structure"), Rank.PRIMARY, icon="check"
            ),
            "Met cette structure et ce tapis dans les réglages ; rien n’est encore enregistré.",
            "Puts this structure and stack in the settings; nothing is saved yet.",
        )
        self.leave = explained(
            Button(fr_en("Ne rien changer", "Cancel"), Rank.QUIET, icon="chevron-left"),
            "Revient à la structure précédente.",
            "Goes back to the previous structure.",
        )
        self._lay_out()
        self.fields.edited.connect(self._make)
        self.take.clicked.connect(self.taken)
        self.leave.clicked.connect(self.left)

    def open_for(self, setup: TournamentSetup, fixed: Fixed, players: int) -> None:
        """Start from what these settings suggest, the keyboard on the first field."""
        hall = hall_hours(setup, now_ms())
        length = None
        if hall:
            length = hall.minutes
        self.fields.show_wish(usual_wish(setup, players, drawn=fixed.drawn, hall=length))
        self.follow(setup, fixed)
        self.fields.players.setFocus()
        self.fields.players.selectAll()

    def follow(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Take note of other chips, another ante, a stack that no longer changes."""
        self._setup = setup
        self._fixed = fixed
        self.fields.keep(setup.ante_format, setup.starting_stack if fixed.drawn else None)
        self._make()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _make(self) -> None:
        told, late = hall_words(self._setup, now_ms(), self.fields.minutes.value())
        self.fields.length.set_hint(told, Tone.AMBER if late else Tone.NEUTRAL)
        asked = (self.fields.wish, self._setup.chips)
        if asked == self._shown:
            return
        self._shown = asked
        try:
            self.made = make_structure(*asked)
        except Refused as refused:
            self.made = None
            self.take.set_refusal(refusal_sentence(refused))
            self.result.show_refused(refused, self._setup.chips)
            return
        self.take.set_refusal(None)
        self.result.show_made(self.made, self._setup.chips)

    def _lay_out(self) -> None:
        fields = ScrolledColumn(self.fields)
        fields.setFixedWidth(FIELDS_WIDTH)
        for scrolled in (fields, self.result):
            scrolled.fade_edges()
        heading = SectionHeading(fr_en("Composer une structure", "Build a structure"))
        heading.add(self.leave)
        heading.add(self.take)
        column(
            heading,
            wide(row(fields, wide(self.result), spacing=Space.HAIR)),
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )


MAKER_HELP: Final[Mapping[str, Pair]] = {
    "players": (
        "Le nombre de joueurs pour lequel la structure est prévue.",
        "How many players the structure is for.",
    ),
    "late": (
        "Le nombre de tapis supplémentaires que les mallettes doivent fournir.",
        "How many extra stacks the cases must provide.",
    ),
    "minutes": ("Combien de temps le tournoi doit durer.", "How long the tournament should last."),
    "first_break": (
        "La durée de jeu avant la première pause.",
        "Playing time before the first break.",
    ),
    "between_breaks": (
        "La durée de jeu entre deux pauses, ensuite.",
        "Playing time between breaks after that.",
    ),
    "break_minutes": ("La durée de chaque pause.", "How long each break is."),
    "ante_from_level": ("Le premier niveau qui a une ante.", "The first level with an ante."),
}
"""The sentence of a field, by the part of the wish."""


class MakerFields(QWidget):
    """``edited()`` when a field changed; ``wish`` is the evening they ask for."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Ask for a usual evening."""
        super().__init__(parent)
        self._wish = StructureRequest()
        none = fr_en("aucune", "none")
        self.players = CountField(40, least=2, most=MOST_PLAYERS)
        self.late = CountField(0, least=0, most=MOST_PLAYERS)
        self.minutes = LengthField(240, least=SHORTEST_EVENING, most=LONGEST_EVENING, step=QUARTER)
        self.shortest, self.longest = _between(
            (15, 25),
            (SHORTEST_LEVEL, LONGEST_LEVEL),
            fr_en("Durée d’un niveau en minutes", "Length of a level in minutes"),
        )
        self.first_break = LengthField(80, none=none)
        self.between = LengthField(80, least=SHORTEST_LEVEL)
        self.pause = LengthField(10, least=1, most=120)
        self.ante = CountField(4, least=0, most=60, none=none)
        self.least_depth, self.most_depth = _between(
            (100, 200),
            (SHALLOWEST, DEEPEST),
            fr_en("Grosses blindes au départ", "Big blinds at the start"),
        )
        #: The field of each part of a wish, in the order shown.
        self.fields: dict[str, QSpinBox] = {
            "players": self.players,
            "late": self.late,
            "minutes": self.minutes,
            "shortest_level": self.shortest,
            "longest_level": self.longest,
            "first_break": self.first_break,
            "between_breaks": self.between,
            "break_minutes": self.pause,
            "ante_from_level": self.ante,
            "least_depth": self.least_depth,
            "most_depth": self.most_depth,
        }
        for key, sentence in MAKER_HELP.items():
            explained(self.fields[key], *sentence)
        self._lay_out()
        for depth in (self.least_depth, self.most_depth):
            depth.setSingleStep(10)
        for field in self.fields.values():
            field.valueChanged.connect(self._on_edited)

    @property
    def wish(self) -> StructureRequest:
        """Return the evening wanted."""
        written: dict[str, Any] = {key: field.value() for key, field in self.fields.items()}
        return replace(self._wish, **written)

    def show_wish(self, wish: StructureRequest) -> None:
        """Show an evening, without a signal."""
        self._wish = wish
        for key, field in self.fields.items():
            field.blockSignals(True)
            field.setValue(getattr(wish, key))
            field.blockSignals(False)
        self._enable_fields()

    def keep(self, ante_format: AnteFormat, stack: int | None) -> None:
        """Take note of who posts the ante, and of a stack that no longer changes (None: free)."""
        self._wish = replace(self._wish, ante_format=ante_format, stack=stack)
        self._enable_fields()

    def _on_edited(self) -> None:
        self._enable_fields()
        self.edited.emit()

    def _enable_fields(self) -> None:
        self.ante.setEnabled(self._wish.ante_format is not AnteFormat.NONE)
        without = self.first_break.value() == 0
        self.between.setEnabled(not without)
        self.pause.setEnabled(not without)

    def _lay_out(self) -> None:
        form = FormRows(label_width=LABEL_WIDTH)
        levels = (self.shortest, self.longest)
        depths = (self.least_depth, self.most_depth)
        for title, field in (
            (fr_en("Joueurs attendus", "Players expected"), self.players),
            (fr_en("Tapis de réserve", "Stacks in reserve"), self.late),
            (fr_en("Durée voulue", "Length wanted"), self.minutes),
            (fr_en("Niveaux, en minutes", "Levels, in minutes"), _side_by_side(*levels)),
            (fr_en("1re pause après", "First break after"), self.first_break),
            (fr_en("Puis une toutes les", "Then one every"), self.between),
            (fr_en("Durée d’une pause", "Length of a break"), self.pause),
            (fr_en("Ante dès le niveau", "Ante from level"), self.ante),
            (fr_en("BB au départ", "BB at the start"), _side_by_side(*depths)),
        ):
            row_of = form.add(title, field, width=FIELD_WIDTH)
            if field is self.minutes:
                self.length = row_of
        column(form, STRETCH, on=self, margins=0)


def now_ms() -> int:
    """Return the moment of this computer, in milliseconds since 1970."""
    return round(time() * 1000)


def hall_words(setup: TournamentSetup, at_ms: int, wanted: int) -> tuple[str, bool]:
    """Return how long the hall is open for play, or what to say for it; empty without an hour.

    And whether the length ``wanted`` (minutes) is longer than that.
    """
    hall = hall_hours(setup, at_ms)
    if hall is not None:
        told = fr_en(
            "La salle ferme à {0}\u00a0: {1} en tout, {2}.",
            "The venue closes at {0}: {1} in all, {2}.",
        )
        if hall.from_now:
            told = fr_en(
                "La salle ferme à {0}\u00a0: {1} en commençant maintenant, {2}.",
                "The venue closes at {0}: {1} if you begin now, {2}.",
            )
        margin = hall_margin(hall.minutes, wanted)
        return told.format(setup.closes_at, lasting(hall.minutes), margin), wanted > hall.minutes
    if not is_time_of_day(setup.closes_at):
        return "", False
    unsaid = fr_en(
        "La salle ferme à {0}\u00a0: indiquez aussi quand le jeu commence.",
        "The venue closes at {0}. Also enter when play begins.",
    )
    return unsaid.format(setup.closes_at), False


def hall_margin(minutes: int, wanted: int) -> str:
    """Return how much of the hall's time a duration leaves, or by how much it is too long."""
    if wanted > minutes:
        over = fr_en("cette durée dépasse de {0}", "that is {0} too long")
        return over.format(lasting(wanted - minutes))
    if wanted == minutes:
        return fr_en("sans aucune marge", "nothing to spare")
    return fr_en("{0} de marge", "{0} to spare").format(lasting(minutes - wanted))


def _between(
    values: tuple[int, int], ends: tuple[int, int], name: str
) -> tuple[CountField, CountField]:
    """Return the fields of the least and of the most wanted, between two ends."""
    least = fr_en("{0}, au moins", "{0}, at least")
    most = fr_en("{0}, au plus", "{0}, at most")
    return (
        CountField(values[0], least=ends[0], most=ends[1], name=least.format(name)),
        CountField(values[1], least=ends[0], most=ends[1], name=most.format(name)),
    )


def _side_by_side(least: CountField, most: CountField) -> QWidget:
    held = QWidget()
    # A spin box is drawn a pixel beyond its place.
    room = (0, 0, 2, 0)
    dash = label("–", Say.SOFT)
    row(wide(least), dash, wide(most), on=held, spacing=Space.HAIR, margins=room)
    held.setFocusProxy(least)
    return held
