"""The evening wanted, in a few fields: players, length, levels, breaks, ante, depth."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from td_app.tournament.planning.structure_wish import (
    DEEPEST,
    LONGEST_EVENING,
    LONGEST_LEVEL,
    MOST_PLAYERS,
    SHALLOWEST,
    SHORTEST_EVENING,
    SHORTEST_LEVEL,
    StructureWish,
)
from td_app.tournament.state.structure import AnteFormat
from td_app.ui.theme import Space
from td_app.ui.widgets.form_rows import FormRows
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.length_field import LengthField
from td_app.ui.widgets.number_field import CountField

LABEL_WIDTH = 136
FIELD_WIDTH = 176
QUARTER = 15


class MakerFields(QWidget):
    """``edited()`` when a field changed; ``wish`` is the evening they ask for."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Ask for a usual evening."""
        super().__init__(parent)
        self._wish = StructureWish()
        none = self.tr("aucune")
        self.players = CountField(40, least=2, most=MOST_PLAYERS)
        self.late = CountField(0, least=0, most=MOST_PLAYERS)
        self.minutes = LengthField(240, least=SHORTEST_EVENING, most=LONGEST_EVENING, step=QUARTER)
        self.shortest = CountField(15, least=SHORTEST_LEVEL, most=LONGEST_LEVEL)
        self.longest = CountField(25, least=SHORTEST_LEVEL, most=LONGEST_LEVEL)
        self.first_break = LengthField(80, none=none)
        self.between = LengthField(80, least=SHORTEST_LEVEL)
        self.pause = LengthField(10, least=1, most=120)
        self.ante = CountField(4, least=0, most=60)
        self.ante.setSpecialValueText(none)
        self.least_depth = CountField(100, least=SHALLOWEST, most=DEEPEST)
        self.most_depth = CountField(200, least=SHALLOWEST, most=DEEPEST)
        for depth in (self.least_depth, self.most_depth):
            depth.setSingleStep(10)
        self._lay_out()
        for field in self.every_field():
            field.valueChanged.connect(self._on_edited)

    @property
    def wish(self) -> StructureWish:
        """Return the evening wanted."""
        return replace(
            self._wish,
            players=self.players.value(),
            late=self.late.value(),
            minutes=self.minutes.value(),
            shortest_level=self.shortest.value(),
            longest_level=self.longest.value(),
            first_break=self.first_break.value(),
            between_breaks=self.between.value(),
            break_minutes=self.pause.value(),
            ante_from_level=self.ante.value(),
            least_depth=self.least_depth.value(),
            most_depth=self.most_depth.value(),
        )

    def show_wish(self, wish: StructureWish) -> None:
        """Show an evening, without a signal."""
        self._wish = wish
        shown = (
            (self.players, wish.players),
            (self.late, wish.late),
            (self.minutes, wish.minutes),
            (self.shortest, wish.shortest_level),
            (self.longest, wish.longest_level),
            (self.first_break, wish.first_break),
            (self.between, wish.between_breaks),
            (self.pause, wish.break_minutes),
            (self.ante, wish.ante_from_level),
            (self.least_depth, wish.least_depth),
            (self.most_depth, wish.most_depth),
        )
        for field, value in shown:
            field.blockSignals(True)
            field.setValue(value)
            field.blockSignals(False)
        self._judge()

    def keep(self, ante_format: AnteFormat, stack: int | None) -> None:
        """Take note of who posts the ante, and of a stack that no longer changes (None: free)."""
        self._wish = replace(self._wish, ante_format=ante_format, stack=stack)
        self._judge()

    def _on_edited(self) -> None:
        self._judge()
        self.edited.emit()

    def _judge(self) -> None:
        self.ante.setEnabled(self._wish.ante_format is not AnteFormat.NONE)
        without = self.first_break.value() == 0
        self.between.setEnabled(not without)
        self.pause.setEnabled(not without)

    def every_field(self) -> tuple[QSpinBox, ...]:
        """Return the fields."""
        return (
            *(self.players, self.late, self.minutes, self.shortest, self.longest),
            *(self.first_break, self.between, self.pause, self.ante),
            *(self.least_depth, self.most_depth),
        )

    def _lay_out(self) -> None:
        form = FormRows(label_width=LABEL_WIDTH)
        self.shortest.setAccessibleName(self.tr("Durée d'un niveau en minutes, au moins"))
        self.longest.setAccessibleName(self.tr("Durée d'un niveau en minutes, au plus"))
        self.least_depth.setAccessibleName(self.tr("Grosses blindes au départ, au moins"))
        self.most_depth.setAccessibleName(self.tr("Grosses blindes au départ, au plus"))
        rows: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Joueurs attendus"), self.players),
            (self.tr("Tapis de réserve"), self.late),
            (self.tr("Durée voulue"), self.minutes),
            (self.tr("Niveaux, en minutes"), _between(self.shortest, self.longest)),
            (self.tr("1re pause après"), self.first_break),
            (self.tr("Puis une toutes les"), self.between),
            (self.tr("Durée d'une pause"), self.pause),
            (self.tr("Ante dès le niveau"), self.ante),
            (self.tr("BB au départ"), _between(self.least_depth, self.most_depth)),
        )
        for title, field in rows:
            form.add(title, field, width=FIELD_WIDTH)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(form)
        column.addStretch(1)


def _between(least: CountField, most: CountField) -> QWidget:
    held = QWidget()
    row = QHBoxLayout(held)
    # A spin box is drawn a pixel beyond its place.
    row.setContentsMargins(0, 0, 2, 0)
    row.setSpacing(Space.HAIR)
    row.addWidget(least, 1)
    row.addWidget(label("–", Say.SOFT))
    row.addWidget(most, 1)
    held.setFocusProxy(least)
    return held
