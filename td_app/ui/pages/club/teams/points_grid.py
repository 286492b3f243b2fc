"""The points of each place, by table size: a grid to fill in, empty at first."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from td_app.meeting.setup import MOST_POINTS, MOST_SEATS, PointsMatrix, PointsRow
from td_app.ui.theme import Space
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import grid
from td_app.ui.widgets.tips import explained
from td_app.words.figures import rank
from td_app.words.language import current_language, fr_en

LEAST_SIZE = 2
CELL = 64


class PointsGrid(QWidget):
    """A row for each size of table, a column for each place; ``edited()`` as somebody types."""

    edited = Signal()

    def __init__(self, read_only: bool = False) -> None:
        """Start empty."""
        super().__init__()
        self.cells: dict[tuple[int, int], QLineEdit] = {}
        self._unseen: tuple[PointsRow, ...] = ()
        places = [rank(place, current_language()) for place in range(1, MOST_SEATS + 1)]
        lines: list[list[QWidget | None]] = [
            [
                label(fr_en("Table de", "Table of"), Say.STRONG),
                *(label(place, Say.SMALL) for place in places),
            ]
        ]
        for size in range(LEAST_SIZE, MOST_SEATS + 1):
            cells = (
                self._cell(size, place, read_only) if place <= size else None
                for place in range(1, MOST_SEATS + 1)
            )
            lines.append([label(str(size), Say.STRONG), *cells])
        self.setLayout(grid(*lines, across=Space.TIGHT, down=Space.HAIR))

    def write(self, matrix: PointsMatrix) -> None:
        """Show these points; a table of one, which is not shown, keeps its own."""
        self._unseen = tuple(row for row in matrix.rows if row.size < LEAST_SIZE)
        for (size, place), cell in self.cells.items():
            points = matrix.of_size(size)[place - 1]
            if points is None:
                cell.setText("")
            else:
                cell.setText(str(points))

    def written(self) -> PointsMatrix:
        """Return the points as they are written; rows that hold nothing are left out."""
        rows = list(self._unseen)
        for size in range(LEAST_SIZE, MOST_SEATS + 1):
            told = [self.cells[size, place].text().strip() for place in range(1, size + 1)]
            if any(told):
                points = tuple(int(each) if each.isdecimal() else None for each in told)
                rows.append(PointsRow(size, points))
        return PointsMatrix(tuple(rows))

    def _cell(self, size: int, place: int, read_only: bool) -> QLineEdit:
        cell = QLineEdit()
        cell.setValidator(QIntValidator(0, MOST_POINTS, cell))
        cell.setFixedWidth(CELL)
        cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        words = fr_en("Table de {0}, {1}", "Table of {0}, {1}")
        cell.setAccessibleName(words.format(size, rank(place, current_language())))
        explained(
            cell,
            "Les points de ce rang à une table de cette taille.",
            "The points of this rank at a table of this size.",
        )
        cell.textEdited.connect(lambda _text: self.edited.emit())
        cell.setReadOnly(read_only)
        self.cells[size, place] = cell
        return cell
