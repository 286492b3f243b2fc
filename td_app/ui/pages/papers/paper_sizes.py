"""What the club prints on: its sheets, and the cut of its seat slips."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QGridLayout, QWidget

from reports.facts import PaperSize
from td_app.printing.document import SlipSize, Stationery
from td_app.ui.theme import Space
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en

Keep = Callable[[str], None]


def sheet_words() -> tuple[tuple[PaperSize, str], ...]:
    """Return the sizes of sheets and what they are called."""
    letter = fr_en("Lettre US", "US Letter")
    return (("A4", "A4"), ("A5", "A5"), ("Letter", letter))


def slip_words() -> tuple[tuple[SlipSize, str], ...]:
    """Return the sizes of slips and what they are called."""
    return (
        ("A6", fr_en("A6, 4 par feuille", "A6, 4 a sheet")),
        ("A7", fr_en("A7, 8 par feuille", "A7, 8 a sheet")),
        ("roll", fr_en("Rouleau 80\u00a0mm", "80 mm roll")),
    )


class PaperSizes(QWidget):
    """Two lists; a choice is kept with the club at once, then ``changed`` is called."""

    def __init__(self, keep_sheets: Keep, keep_slips: Keep, changed: Callable[[], None]) -> None:
        """Offer every size."""
        super().__init__()
        self.sheets = ChoiceField(sheet_words())
        self.slips = ChoiceField(slip_words())
        for field, keep in ((self.sheets, keep_sheets), (self.slips, keep_slips)):
            field.choiceChanged.connect(keep)
            field.choiceChanged.connect(lambda _: changed())
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.TIGHT)
        grid.setVerticalSpacing(0)
        for place, (words, field) in enumerate(
            (
                (fr_en("Feuilles", "Sheets"), self.sheets),
                (fr_en("Talons de place", "Seat slips"), self.slips),
            )
        ):
            title = label(words, Say.SMALL)
            title.setBuddy(field)
            field.setAccessibleName(words)
            grid.addWidget(title, 0, place)
            grid.addWidget(field, 1, place)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)

    def refresh(self, stationery: Stationery, *, read_only: bool) -> None:
        """Show what the club prints on now."""
        self.sheets.choose(stationery.size)
        self.slips.choose(stationery.slips)
        for field in (self.sheets, self.slips):
            field.setEnabled(not read_only)
