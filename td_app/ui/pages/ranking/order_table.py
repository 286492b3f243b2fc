"""The players out in their places, while the director puts them in another order."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from td_app.tournament.views.finishing import StandingRow
from td_app.ui.pages.ranking.ranking_table import out_words
from td_app.ui.row_filter import RowTable
from td_app.ui.row_model import Column
from td_app.ui.theme import Tone
from td_app.words import place_text
from td_app.words.language import fr_en

PLACE, NAME, OUT, BEFORE = range(4)


@dataclass(frozen=True, slots=True)
class OrderRow:
    """A player out as the ranking knows him, and the place the order written gives him."""

    ranked: StandingRow
    place: int
    tied: bool

    @property
    def moved(self) -> bool:
        """Return whether his place, or sharing it, is another."""
        return (self.place, self.tied) != (self.ranked.place, self.ranked.tied)

    @property
    def words(self) -> str:
        """Return the place the order written gives him."""
        return place_text(self.place, self.tied)

    @property
    def words_before(self) -> str:
        """Return the place of the ranking."""
        return place_text(self.ranked.place or 0, self.ranked.tied)


class OrderTable(RowTable[OrderRow]):
    """``shifted(by)`` asks for the current line one higher (-1) or lower (1), ``tie_asked()`` to
    tie it with the one before: Alt+↑, Alt+↓ and =.
    """

    shifted = Signal(int)
    tie_asked = Signal()

    def __init__(self) -> None:
        """Show nobody yet."""
        super().__init__(
            (
                Column(
                    fr_en("Place", "Place"), _place, lambda row: row.words, width=124, tone=_tone
                ),
                Column(
                    fr_en("Joueur", "Player"),
                    lambda row: row.ranked.name,
                    tip=lambda row: row.ranked.name,
                    stretch=True,
                ),
                Column(
                    fr_en("Sortie", "Out"), lambda row: out_words(row.ranked), width=150, tip=_out
                ),
                Column(
                    fr_en("Avant", "Before"),
                    lambda row: row.ranked.place,
                    lambda row: row.words_before if row.moved else "",
                    width=124,
                ),
            ),
            key=lambda row: row.ranked.entrant,
            sortable=False,
        )
        self.setAccessibleName(
            fr_en("Ordre des sorties, le meilleur d'abord", "Finishing order, best first")
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the current line, or tie it; the rest is any table's."""
        arrows = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held == Qt.KeyboardModifier.AltModifier and event.key() in arrows:
            self.shifted.emit(arrows[Qt.Key(event.key())])
        elif event.text() == "=":
            self.tie_asked.emit()
        else:
            super().keyPressEvent(event)


def _place(row: OrderRow) -> int:
    return row.place


def _out(row: OrderRow) -> str:
    return out_words(row.ranked)


def _tone(row: OrderRow) -> Tone:
    return Tone.ACCENT if row.moved else Tone.NEUTRAL
