"""Points by table size and place: a grid to fill in, empty until somebody does."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from td_app.meeting import commands as cmd
from td_app.meeting.setup import MOST_POINTS, MOST_SEATS, PointsMatrix, PointsRow
from td_app.ui.pages.teams.held_meeting import HeldMeeting
from td_app.ui.theme import Space, dress
from td_app.ui.theme.tokens import Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, column, grid, held, row
from td_app.ui.widgets.page_parts import scrolled
from td_app.words.figures import rank
from td_app.words.language import current_language, fr_en
from td_app.words.meetings import points_missing

LEAST_SIZE = 2
CELL = 64


class PointsTab(QWidget):
    """A row for each size of table, a column for each place."""

    def __init__(self, held_meeting: HeldMeeting) -> None:
        """Show the points of ``held_meeting``."""
        super().__init__()
        dress(self, kind="page")
        self._held = held_meeting
        self._shown: PointsMatrix | None = None
        self.cells: dict[tuple[int, int], QLineEdit] = {}
        self.said = label("", Say.BODY, tone=Tone.AMBER, wraps=True)
        self.keep = Button(
            fr_en("Enregistrer le barème", "Keep the points"), Rank.PRIMARY, does=self.send
        )
        self.wipe = Button(fr_en("Reprendre", "Start over"), Rank.QUIET, does=self._start_over)
        told = fr_en(
            "Ce que vaut chaque rang, par taille de table. La fédération n’a publié que les deux "
            "bouts de la table de huit (premier 18, dernier 1)\u00a0: rien n’est rempli à "
            "votre place.",
            "What each rank is worth, by table size. The federation has published only the two "
            "ends of a table of eight (first 18, last 1): nothing is filled in for you.",
        )
        column(
            label(told, wraps=True),
            self.said,
            scrolled(held(column(row(self._grid(), STRETCH), STRETCH), margins=0)),
            row(self.keep, self.wipe, STRETCH, spacing=Space.TIGHT),
            on=self,
            spacing=Space.SNUG,
            margins=Space.NORMAL,
        )
        self.refresh()

    def refresh(self) -> None:
        """Show the points in force; what is being written stays."""
        matrix = self._held.live.setup().matrix
        if matrix != self._shown:
            self._show_kept()
            draft = self._held.drafts.points
            if draft is not None:
                self._write(draft)
                self._on_edited()
        view = self._held.live.standings()
        tell(self.said, "" if view.counted or not view.rounds else points_missing(view.missing))
        self._judge()

    def written(self) -> PointsMatrix:
        """Return the points as they are written; rows that hold nothing are left out."""
        rows = []
        for size in range(LEAST_SIZE, MOST_SEATS + 1):
            told = [self.cells[size, place].text().strip() for place in range(1, size + 1)]
            if any(told):
                points = tuple(int(each) if each.isdecimal() else None for each in told)
                rows.append(PointsRow(size, points))
        return PointsMatrix(tuple(rows))

    def send(self) -> None:
        """Put the points written in force."""
        if self._held.send(cmd.FillPoints(self.written())):
            self._start_over()

    def _judge(self) -> None:
        same = fr_en("Rien n’est changé.", "Nothing is changed.")
        matrix = self.written()
        if matrix == self._shown:
            self.keep.set_refusal(same)
        else:
            self.keep.set_refusal(self._held.why_not(cmd.FillPoints(matrix)))
        self.wipe.setVisible(matrix != self._shown)

    def _start_over(self) -> None:
        self._held.drafts.points = None
        self._show_kept()

    def _show_kept(self) -> None:
        self._shown = self._held.live.setup().matrix
        self._write(self._shown)

    def _write(self, matrix: PointsMatrix) -> None:
        for (size, place), cell in self.cells.items():
            points = matrix.of_size(size)[place - 1]
            cell.setText("" if points is None else str(points))
        self._judge()

    def _on_edited(self) -> None:
        written = self.written()
        self._held.drafts.points = None if written == self._shown else written
        self._judge()

    def _grid(self) -> QWidget:
        holder = QWidget()
        places = [rank(place, current_language()) for place in range(1, MOST_SEATS + 1)]
        lines: list[list[QWidget | None]] = [
            [
                label(fr_en("Table de", "Table of"), Say.STRONG),
                *(label(place, Say.SMALL) for place in places),
            ]
        ]
        for size in range(LEAST_SIZE, MOST_SEATS + 1):
            cells = (
                self._cell(size, place) if place <= size else None
                for place in range(1, MOST_SEATS + 1)
            )
            lines.append([label(str(size), Say.STRONG), *cells])
        holder.setLayout(grid(*lines, across=Space.TIGHT, down=Space.HAIR))
        return holder

    def _cell(self, size: int, place: int) -> QLineEdit:
        cell = QLineEdit()
        cell.setValidator(QIntValidator(0, MOST_POINTS, cell))
        cell.setFixedWidth(CELL)
        cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        words = fr_en("Table de {0}, {1}", "Table of {0}, {1}")
        cell.setAccessibleName(words.format(size, rank(place, current_language())))
        cell.textEdited.connect(lambda _text: self._on_edited())
        cell.setReadOnly(self._held.live.read_only)
        self.cells[size, place] = cell
        return cell
