"""The papers of the evening by part, and the sizes that the club prints on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery
from td_app.printing.print_history import PrintMemory
from td_app.printing.register import PARTS, offered
from td_app.ui.pages.evening.papers.paper_state import (
    PaperState,
    part_words,
    printed_sentence,
    state_of,
    state_pill,
)
from td_app.ui.theme import Height, Space, typeface
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, grid
from td_app.ui.widgets.pill import PillFacts
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.tips import explained
from td_app.words.language import current_language, fr_en
from td_app.words.papers import sheet_words, slip_words, waiting_sentence

FEWEST_SHOWN = 3
"""Papers in sight on the smallest screen; the others scroll."""

STATE_WIDTH = 134
BESIDE_NAMES = 40
"""Pixels of the scroll bar, and on both sides of a name."""
Keep = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class PaperLine:
    """A paper by its name, or the heading of a part of the evening, which has no state."""

    name: str
    title: str
    state: PaperState | None = None

    @property
    def waits(self) -> str:
        """Return the code of what the paper waits for, empty when it is ready."""
        if self.state is not None:
            return self.state.waits
        return ""


class PaperList(QWidget):
    """``chosen(name)`` when another paper is to be shown, ``activated(name)`` on Enter."""

    chosen = Signal(str)
    activated = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """List no paper yet."""
        super().__init__(parent)
        pill: Callable[[PaperLine], PillFacts | None] = _pill
        self.table: RowTable[PaperLine] = RowTable(
            (
                Column(
                    "paper",
                    fr_en("Papier", "Printout"),
                    lambda line: line.title,
                    tip=lambda line: waiting_sentence(line.waits) or line.title,
                    fills=True,
                ),
                Column(
                    "state",
                    fr_en("État", "State"),
                    _pill_words,
                    pill=pill,
                    width=STATE_WIDTH,
                    grows=True,
                    tip=_tip,
                ),
            ),
            key=lambda line: line.name,
            asleep=lambda line: bool(line.waits),
            heading=lambda line: line.state is None,
            sortable=False,
        )
        self.table.setAccessibleName(fr_en("Papiers", "Print"))
        explained(
            self.table,
            "Choisissez un papier : il s’affiche à droite, avec ce qui a changé depuis son "
            "impression.",
            "Select a printout: it appears on the right, with what has changed since it was "
            "printed.",
        )
        self.table.horizontalHeader().hide()
        self.setMinimumHeight(Height.ROW * (FEWEST_SHOWN + 1))
        self.table.current_row.connect(self._tell)
        self.table.activated_row.connect(lambda line: self.activated.emit(line.name))
        column(self.table, on=self, margins=0)

    def refresh(
        self, session: TournamentSession, stationery: Stationery, memory: PrintMemory
    ) -> None:
        """Show which papers are ready now, and what ``memory`` knows of their prints."""
        self.table.set_rows(list(_lines(session, stationery, memory)))

    def wide_enough(self) -> int:
        """Return the pixels in which every paper's name is read whole beside its state."""
        measured = QFontMetrics(typeface())
        longest = max(measured.horizontalAdvance(one.title) for one in self.table.rows.rows)
        return longest + STATE_WIDTH + BESIDE_NAMES

    def line(self, name: str) -> PaperLine | None:
        """Return the line of a paper, None when this tournament has no such paper."""
        return next((line for line in self.table.rows.rows if line.name == name), None)

    def choose(self, name: str) -> None:
        """Choose a paper by its name."""
        self.table.choose(name)

    def _tell(self, line: PaperLine | None) -> None:
        if line is not None and line.state is not None:
            self.chosen.emit(line.name)


def _lines(
    session: TournamentSession, stationery: Stationery, memory: PrintMemory
) -> Iterator[PaperLine]:
    language = current_language()
    papers = offered(session)
    for part in PARTS:
        here = [paper for paper in papers if paper.part == part]
        if here:
            yield PaperLine(f"part.{part}", part_words(part))
        for paper in here:
            state = state_of(paper, session, stationery, memory)
            yield PaperLine(paper.name, paper.title(language), state)


def _pill(line: PaperLine) -> PillFacts | None:
    if line.state is not None:
        return state_pill(line.state)
    return None


def _pill_words(line: PaperLine) -> str:
    facts = _pill(line)
    if facts is not None:
        return facts.text
    return ""


def _tip(line: PaperLine) -> str:
    if line.state is None:
        return ""
    return waiting_sentence(line.waits) or printed_sentence(line.name, line.state)


class PaperSizes(QWidget):
    """Two sizes of paper; a choice is stored with the club at once, then ``changed`` is called."""

    def __init__(self, keep_sheets: Keep, keep_slips: Keep, changed: Callable[[], None]) -> None:
        """Offer every size."""
        super().__init__()
        self.sheets = ChoiceField(sheet_words())
        self.slips = ChoiceField(slip_words())
        for field, keep in ((self.sheets, keep_sheets), (self.slips, keep_slips)):
            field.choiceChanged.connect(keep)
            field.choiceChanged.connect(lambda _: changed())
        titles = []
        for words, field in (
            (fr_en("Papier", "Paper size"), self.sheets),
            (fr_en("Cartons de place", "Seat slips"), self.slips),
        ):
            titles.append(label(words, Say.SMALL))
            titles[-1].setBuddy(field)
            field.setAccessibleName(words)
        fields = (self.sheets, self.slips)
        cells = grid(titles, fields, on=self, across=Space.TIGHT, down=0, margins=0)
        for place, share in enumerate((2, 3)):
            cells.setColumnStretch(place, share)

    def refresh(self, stationery: Stationery, *, read_only: bool) -> None:
        """Show what the club prints on now."""
        self.sheets.choose(stationery.size)
        self.slips.choose(stationery.slips)
        for field in (self.sheets, self.slips):
            field.setEnabled(not read_only)
