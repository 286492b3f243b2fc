"""The papers of the evening by part, and what stands around them: all at once, sizes, exports."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from td_app.printing.document import Part, Stationery
from td_app.printing.files import export_journal
from td_app.printing.printed import PrintMemory, together
from td_app.printing.register import PARTS, document, offered
from td_app.session import TournamentSession
from td_app.ui.dialogs.ranking_export import RankingExport
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.papers.paper_state import (
    PaperState,
    part_words,
    printed_sentence,
    state_of,
    state_pill,
)
from td_app.ui.printing.outcome import Saving
from td_app.ui.printing.print_room import PrintRoom, left_out_sentence
from td_app.ui.theme import Height, Space
from td_app.ui.theme.icons import give_icon
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, grid, row, wide
from td_app.ui.widgets.pill import PillFacts
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.tips import set_tip
from td_app.words.language import current_language, fr_en
from td_app.words.papers import sheet_words, slip_words, waiting_sentence

FEWEST_SHOWN = 3
"""Papers in sight on the smallest screen; the others scroll."""

STATE_WIDTH = 134
BOTH_ENDS: tuple[Part, ...] = ("before", "after")
Keep = Callable[[str], None]


def _file_of(part: Part) -> str:
    """What all the papers of a part of the evening are called as one file."""
    if part == "before":
        return fr_en("papiers_du_debut.pdf", "papers_for_the_start.pdf")
    return fr_en("papiers_de_la_fin.pdf", "papers_for_the_end.pdf")


@dataclass(frozen=True, slots=True)
class PaperLine:
    """A paper by its name, or the heading of a part of the evening, which has no state."""

    name: str
    title: str
    state: PaperState | None = None

    @property
    def waits(self) -> str:
        """Return the code of what the paper waits for, empty when it is ready."""
        return self.state.waits if self.state is not None else ""


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
                    fr_en("Papier", "Paper"),
                    lambda line: line.title,
                    tip=lambda line: waiting_sentence(line.waits) or line.title,
                    stretch=True,
                ),
                Column(fr_en("État", "State"), _told, pill=pill, width=STATE_WIDTH, tip=_tip),
            ),
            key=lambda line: line.name,
            asleep=lambda line: bool(line.waits),
            heading=lambda line: line.state is None,
            sortable=False,
        )
        self.table.setAccessibleName(fr_en("Papiers", "Papers"))
        self.table.horizontalHeader().hide()
        self.setMinimumHeight(Height.ROW * (FEWEST_SHOWN + 1))
        self.table.current_row.connect(self._tell)
        self.table.activated_row.connect(lambda line: self.activated.emit(line.name))
        column(self.table, on=self, margins=0)

    def refresh(self, session: TournamentSession, memory: PrintMemory) -> None:
        """Show which papers are ready now, and what ``memory`` knows of their prints."""
        self.table.set_rows(list(_lines(session, memory)))

    def line(self, name: str) -> PaperLine | None:
        """Return the line of a paper, None when this tournament has no such paper."""
        return next((line for line in self.table.rows.rows if line.name == name), None)

    def choose(self, name: str) -> None:
        """Choose a paper by its name."""
        self.table.choose(name)

    def _tell(self, line: PaperLine | None) -> None:
        if line is not None and line.state is not None:
            self.chosen.emit(line.name)


def _lines(session: TournamentSession, memory: PrintMemory) -> Iterator[PaperLine]:
    language = current_language()
    papers = offered(session)
    for part in PARTS:
        here = [paper for paper in papers if paper.part == part]
        if here:
            yield PaperLine(f"part.{part}", part_words(part))
        for paper in here:
            state = state_of(paper, session, memory)
            yield PaperLine(paper.name, paper.title(language), state)


def _pill(line: PaperLine) -> PillFacts | None:
    return state_pill(line.state) if line.state is not None else None


def _told(line: PaperLine) -> str:
    facts = _pill(line)
    return facts.text if facts is not None else ""


def _tip(line: PaperLine) -> str:
    if line.state is None:
        return ""
    return waiting_sentence(line.waits) or printed_sentence(line.name, line.state)


def whole_words(part: Part) -> str:
    """Return what everything for a part of the evening is called."""
    if part == "after":
        return fr_en("Tout pour la fin", "All for the end")
    return fr_en("Tout pour le début", "All for the start")


class OneClick(QWidget):
    """Two buttons, each with three ways out."""

    def __init__(self, room: PrintRoom) -> None:
        """Send papers out through ``room``."""
        super().__init__()
        self._room = room
        self.buttons: dict[Part, Button] = {}
        self.actions_of: dict[Part, tuple[QAction, ...]] = {}
        line = row(on=self, spacing=Space.TIGHT, margins=0)
        for part in BOTH_ENDS:
            button = self.buttons[part] = Button(whole_words(part))
            button.setMenu(self._menu(part))
            line.addWidget(button, 1)

    def refresh(self, session: TournamentSession, stationery: Stationery, busy: str) -> None:
        """Tell how many papers each takes now; ``busy`` is why none can be asked for."""
        for part, button in self.buttons.items():
            found = together(session, part, stationery)
            left_out = left_out_sentence(found.left_out, "\n")
            count = len(found.papers)
            told = (
                fr_en("{0} papiers prêts.", "{0} papers ready.")
                if count > 1
                else fr_en("{0} papier prêt.", "{0} paper ready.")
            )
            words = "\n".join(part for part in (told.format(count), left_out) if part)
            button.set_refusal(busy or (None if count else left_out))
            if button.isEnabled():
                set_tip(button, words)
                button.setAccessibleDescription(words)

    def _menu(self, part: Part) -> QMenu:
        menu = QMenu(self)
        room, words, file = self._room, whole_words(part), _file_of(part)
        ways: tuple[tuple[str, str, Callable[[], object]], ...] = (
            (fr_en("Imprimer…", "Print…"), "print", lambda: room.print_part(part, words)),
            (
                fr_en("Enregistrer en un seul PDF…", "Save as one PDF…"),
                "save",
                lambda: room.save_part(part, file),
            ),
            (
                fr_en("Enregistrer dans un dossier…", "Save in a folder…"),
                "open",
                lambda: room.save_part_apart(part),
            ),
        )
        made = [(menu.addAction(told), icon, send) for told, icon, send in ways]
        for action, icon, send in made:
            action.triggered.connect(send)
            give_icon(action, icon)
        self.actions_of[part] = tuple(action for action, _, _ in made)
        return menu


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
        titles = []
        for words, field in (
            (fr_en("Papier", "Paper"), self.sheets),
            (fr_en("Talons de place", "Seat slips"), self.slips),
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


class ExportsRow(QWidget):
    """A button a form; what is written is what is true when the file is named."""

    def __init__(self, live: LiveTournament, saving: Saving) -> None:
        """Export ``live`` through ``saving``."""
        super().__init__()
        session = live.session

        as_csv = fr_en("Exporter le classement en CSV", "Export the ranking as CSV")
        as_sheet = fr_en(
            "Exporter le classement pour un tableur", "Export the ranking for a spreadsheet"
        )
        as_lines = fr_en(
            "Exporter le journal en JSON Lines, sans aucun nom",
            "Export the journal as JSON Lines, without any name",
        )
        journal, lines = fr_en("Journal…", "Journal…"), lambda: export_journal(session)
        self.ranking = RankingExport(session, saving)
        self.buttons = {
            "csv": self._button("CSV…", as_csv, lambda: self.ranking.ask("csv")),
            "xlsx": self._button("XLSX…", as_sheet, lambda: self.ranking.ask("xlsx")),
            "jsonl": self._button(
                journal,
                as_lines,
                lambda: saving.ask_file("journal.jsonl", "JSONL (*.jsonl)", lines),
            ),
        }
        buttons = (wide(button) for button in self.buttons.values())
        row(*buttons, on=self, spacing=Space.TIGHT, margins=0)

    def refresh(self, session: TournamentSession) -> None:
        """Leave a ranking to be exported once there is one."""
        reason = waiting_sentence(document("ranking").ready(session) or "")
        for form in ("csv", "xlsx"):
            self.buttons[form].set_refusal(reason or None)

    def _button(self, words: str, told: str, does: Callable[[], object]) -> Button:
        return Button(words, icon="export", scale="small", tip=told, name=told, does=does)
