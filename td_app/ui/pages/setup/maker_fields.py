"""The evening wanted, in a few fields: players, length, levels, breaks, ante, depth."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSpinBox, QWidget

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
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, row, wide
from td_app.ui.widgets.page_parts import FormRows
from td_app.ui.widgets.typed_fields import CountField, LengthField
from td_app.words.language import fr_en

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
        none = fr_en("aucune", "none")
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
        self.shortest.setAccessibleName(
            fr_en(
                "Durée d'un niveau en minutes, au moins", "Length of a level in minutes, at least"
            )
        )
        self.longest.setAccessibleName(
            fr_en("Durée d'un niveau en minutes, au plus", "Length of a level in minutes, at most")
        )
        self.least_depth.setAccessibleName(
            fr_en("Grosses blindes au départ, au moins", "Big blinds at the start, at least")
        )
        self.most_depth.setAccessibleName(
            fr_en("Grosses blindes au départ, au plus", "Big blinds at the start, at most")
        )
        rows: tuple[tuple[str, QWidget], ...] = (
            (fr_en("Joueurs attendus", "Players expected"), self.players),
            (fr_en("Tapis de réserve", "Stacks in reserve"), self.late),
            (fr_en("Durée voulue", "Length wanted"), self.minutes),
            (
                fr_en("Niveaux, en minutes", "Levels, in minutes"),
                _between(self.shortest, self.longest),
            ),
            (fr_en("1re pause après", "First break after"), self.first_break),
            (fr_en("Puis une toutes les", "Then one every"), self.between),
            (fr_en("Durée d'une pause", "Length of a break"), self.pause),
            (fr_en("Ante dès le niveau", "Ante from level"), self.ante),
            (fr_en("BB au départ", "BB at the start"), _between(self.least_depth, self.most_depth)),
        )
        for title, field in rows:
            form.add(title, field, width=FIELD_WIDTH)
        column(form, STRETCH, on=self, margins=0)


def _between(least: CountField, most: CountField) -> QWidget:
    held = QWidget()
    # A spin box is drawn a pixel beyond its place.
    row(
        wide(least),
        label("–", Say.SOFT),
        wide(most),
        on=held,
        spacing=Space.HAIR,
        margins=(0, 0, 2, 0),
    )
    held.setFocusProxy(least)
    return held
