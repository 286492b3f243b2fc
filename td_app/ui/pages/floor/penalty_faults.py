"""The faults of 11.1: those one may sanction, then those that the text says to sanction."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rules_ropta.penalties import FAULTS, Fault
from td_app.ui.pages.floor.found_list import FoundList, FoundRow, heading_row
from td_app.words import cites_text, fault_text
from td_app.words.language import fr_en

FREQUENT: tuple[Fault, ...] = (
    "table_talk",
    "out_of_turn",
    "showed_cards",
    "slow_play",
    "open_muck",
    "device_in_hand",
    "away_with_cards",
    "conditional_action",
    "mucked_at_showdown",
    "two_hands_one_player",
    "insult",
    "abuse",
    "wilful_delay",
    "deliberate_misdeal",
    "soft_play",
    "collusion",
)
"""What a floor sanctions most comes first."""


class FaultList(FoundList):
    """``picked(FoundRow)``: its ``key`` is the fault. The one chosen stays lit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show the sixteen faults."""
        super().__init__("", parent)
        self.setAccessibleName(fr_en("Faute", "Fault"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.show_rows(fault_rows())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the fault chosen in view when a disqualification is asked again below."""
        super().resizeEvent(event)
        self.scrollToItem(self.currentItem())

    def light(self, fault: str) -> None:
        """Light up a fault and bring it into view; the first one for an empty code."""
        places = [place for place, row in enumerate(self.rows) if fault and row.key == fault]
        if places:
            self.setCurrentRow(places[0])
        else:
            self.first()


def fault_rows() -> list[FoundRow]:
    """Return the faults as lines, under what the text says of them, the article beside."""
    rows: list[FoundRow] = []
    for imposed, words in (
        (False, fr_en("Le texte permet de sanctionner", "The text allows a penalty")),
        (True, fr_en("Le texte impose de sanctionner", "The text says to penalise")),
    ):
        rows.append(heading_row(words))
        rows += [_row(fault) for fault in FREQUENT if FAULTS[fault].imposed is imposed]
    return rows


def _row(fault: Fault) -> FoundRow:
    words = fault_text(fault)
    return FoundRow(
        "op", fault, words[:1].upper() + words[1:], cites_text((FAULTS[fault].article,))
    )
