"""Points by table size and place: those of a meeting, or those of the club, which seasons sum."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QIntValidator, QShowEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from td_app.meeting import commands as cmd
from td_app.meeting.setup import MOST_POINTS, MOST_SEATS, PointsMatrix, PointsRow
from td_app.ui.meeting_drafts import MeetingDrafts
from td_app.ui.pages.club.teams.held_meeting import HeldMeeting
from td_app.ui.theme import Space, dress
from td_app.ui.theme.tokens import Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import STRETCH, Placed, column, framed, grid, row, wide
from td_app.ui.widgets.notices import WhyEmpty
from td_app.ui.widgets.page_head import GUTTER
from td_app.ui.widgets.page_parts import Area
from td_app.ui.widgets.tips import explained
from td_app.words.figures import rank
from td_app.words.language import current_language, fr_en
from td_app.words.meetings import points_missing

LEAST_SIZE = 2
CELL = 64
PUBLISHED = {(8, 1): "18", (8, 8): "1"}
"""What the federation published, by size and place: shown in grey, filled in by nobody."""


class PointsGrid(QWidget):
    """A row for each size of table, a column for each place; ``edited()`` as somebody types.

    ``heads`` names the columns, and stays in sight above what scrolls.
    """

    edited = Signal()

    def __init__(self, read_only: bool = False) -> None:
        """Start empty."""
        super().__init__()
        self.cells: dict[tuple[int, int], QLineEdit] = {}
        self.sizes = {
            size: label(str(size), Say.STRONG) for size in range(LEAST_SIZE, MOST_SEATS + 1)
        }
        self._unseen: tuple[PointsRow, ...] = ()
        self.heads = self._heads()
        lines: list[list[QWidget | Placed | None]] = []
        for size, title in self.sizes.items():
            cells = (
                self._cell(size, place, read_only) if place <= size else None
                for place in range(1, MOST_SEATS + 1)
            )
            lines.append([title, *cells])
        self.setLayout(grid(*lines, across=Space.TIGHT, down=Space.HAIR, margins=0))

    def _heads(self) -> QWidget:
        sizes = label(fr_en("Table de", "Table of"), Say.STRONG)
        sizes.ensurePolished()
        for title in (sizes, *self.sizes.values()):
            title.setMinimumWidth(sizes.sizeHint().width())
        places = []
        for place in range(1, MOST_SEATS + 1):
            told = label(rank(place, current_language()), Say.SMALL)
            told.setAlignment(Qt.AlignmentFlag.AlignCenter)
            told.setFixedWidth(CELL)
            places.append(told)
        return framed(row(sizes, *places, STRETCH, spacing=Space.TIGHT))

    def write(self, matrix: PointsMatrix) -> None:
        """Show these points; a table of one, which is not shown, keeps its own."""
        self._unseen = tuple(row for row in matrix.rows if row.size < LEAST_SIZE)
        for (size, place), cell in self.cells.items():
            points = matrix.of_size(size)[place - 1]
            if points is None:
                cell.setText("")
            else:
                cell.setText(str(points))

    def mark(self, sizes: Collection[int]) -> None:
        """Mark the tables of these sizes, whose points are still to be filled in."""
        for size, title in self.sizes.items():
            dress(title, tone=(Tone.AMBER if size in sizes else Tone.NEUTRAL).value)
            for place in range(1, size + 1):
                dress(self.cells[size, place], needed="true" if size in sizes else "false")

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
        cell.setPlaceholderText(PUBLISHED.get((size, place), ""))
        cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        words = fr_en("Table de {0}, {1}", "Table of {0}, {1}")
        cell.setAccessibleName(words.format(size, rank(place, current_language())))
        explained(
            cell,
            "Les points de ce rang à une table de cette taille.",
            "The points for this place at a table of this size.",
        )
        cell.textEdited.connect(lambda _text: self.edited.emit())
        cell.setReadOnly(read_only)
        self.cells[size, place] = cell
        return cell


class PointsView(QWidget):
    """A grid of points with a button to save: ``sent(matrix)``. Unsaved cells stay typed."""

    sent = Signal(object)

    def __init__(self, intro: str, drafts: MeetingDrafts, read_only: bool) -> None:
        """Say ``intro`` above the grid, and keep what is typed in ``drafts``."""
        super().__init__()
        dress(self, kind="page")
        self._drafts = drafts
        self._kept: PointsMatrix | None = None
        self._shown: PointsMatrix | None = None
        self.grid = PointsGrid(read_only)
        self.cells = self.grid.cells
        self.said = WhyEmpty()
        self.other = WhyEmpty()
        self.keep = explained(
            Button(
                fr_en("Enregistrer le barème", "Save the points"),
                Rank.PRIMARY,
                does=lambda: self.sent.emit(self.grid.written()),
            ),
            "Enregistre ces points ; le classement est mis à jour.",
            "Saves these points; the standings update.",
        )
        self.wipe = Button(
            fr_en("Annuler les modifications", "Discard changes"), Rank.QUIET, does=self.start_over
        )
        self.grid.edited.connect(self._on_edited)
        self.told = CutLabel("", Say.SOFT)
        self.area = Area()
        self.area.setWidget(framed(column(row(self.grid, STRETCH), STRETCH), margins=0))
        self.area.fade_edges()
        foot = QFrame()
        dress(foot, kind="foot-bar")
        buttons = (wide(self.told), self.wipe, self.keep)
        row(*buttons, on=foot, spacing=Space.TIGHT, margins=(GUTTER, Space.TIGHT))
        filled = column(self.grid.heads, wide(self.area), spacing=Space.HAIR)
        parts = (label(intro, wraps=True), self.said, self.other, wide(filled))
        edges = (GUTTER, Space.SNUG, GUTTER, 0)
        shown = column(*parts, spacing=Space.SNUG, margins=edges)
        column(wide(shown), foot, on=self, spacing=0, margins=0)

    def points_in_force(self) -> PointsMatrix:
        """Return the points in force."""
        return PointsMatrix()

    def why_not(self, matrix: PointsMatrix) -> str | None:
        """Return why these points would be refused."""
        return None

    def refresh(self) -> None:
        """Show the points in force; what is being written stays."""
        if self.points_in_force() != self._kept:
            self._show_kept()
            if self._drafts.points is not None:
                self.grid.write(self._drafts.points)
                self._on_edited()
        self._update_buttons()

    def go_to(self, sizes: Sequence[int]) -> None:
        """Give the keyboard to the first place that is not filled in, at a table of these sizes."""
        empty = (key for key, cell in sorted(self.cells.items()) if not cell.text())
        first = next((key for key in empty if key[0] in sizes), None)
        if first is not None:
            self.cells[first].setFocus()
            self.reveal(first[0])

    def reveal(self, size: int) -> None:
        """Scroll to the points of a table of this size, once the page is laid out."""
        QTimer.singleShot(0, self, lambda: self.area.ensureWidgetVisible(self.cells[size, 1]))

    def start_over(self) -> None:
        """Show the points in force in place of what is typed."""
        self._drafts.points = None
        self._show_kept()

    def _show_kept(self) -> None:
        self._kept = self.points_in_force()
        self.grid.write(self._kept)
        # As the grid tells it: its rows in order, none that holds nothing.
        self._shown = self.grid.written()
        self._update_buttons()

    def _on_edited(self) -> None:
        written = self.grid.written()
        if written == self._shown:
            self._drafts.points = None
        else:
            self._drafts.points = written
        self._update_buttons()

    def _update_buttons(self) -> None:
        matrix = self.grid.written()
        unsaved = matrix != self._shown
        if unsaved:
            refused = self.why_not(matrix)
        else:
            refused = fr_en("Rien n’est changé.", "Nothing has changed.")
        self.keep.set_refusal(refused)
        self.wipe.setVisible(unsaved)
        waiting = fr_en("Changements non enregistrés", "Unsaved changes")
        dress(self.told, tone=(Tone.AMBER if unsaved else Tone.NEUTRAL).value)
        self.told.say(refused or waiting)


class PointsTab(PointsView):
    """The points of one meeting, and whether a season counts it by them."""

    def __init__(self, held_meeting: HeldMeeting) -> None:
        """Show the points of ``held_meeting``."""
        told = fr_en(
            "Les points de chaque rang, par taille de table. La fédération n’a publié que le "
            "premier et le dernier rang de la table de huit (18 et 1)\u00a0: rien n’est rempli à "
            "votre place.",
            "The points for each place, by table size. The federation has published only the "
            "first and last places of a table of eight (18 and 1): nothing is filled in for you.",
        )
        self._held = held_meeting
        super().__init__(told, held_meeting.drafts, held_meeting.live.read_only)
        self.sent.connect(self._send)
        self.refresh()

    def points_in_force(self) -> PointsMatrix:
        """Return the points of the meeting."""
        return self._held.live.setup().matrix

    def why_not(self, matrix: PointsMatrix) -> str | None:
        """Return why these points would be refused."""
        return self._held.why_not(cmd.FillPoints(matrix))

    def refresh(self) -> None:
        """Show the points in force, and whether they are the club's."""
        super().refresh()
        view = self._held.live.standings()
        self.grid.mark(view.missing if view.rounds else ())
        awaited = bool(view.rounds) and not view.counted
        self.said.say(points_missing(view.missing) if awaited else "")
        self._tell_of_the_club()

    def showEvent(self, event: QShowEvent) -> None:
        """Come in sight with the first size of table whose points are awaited."""
        super().showEvent(event)
        view = self._held.live.standings()
        if view.rounds and view.missing:
            self.reveal(min(view.missing))

    def _tell_of_the_club(self) -> None:
        """Say where the club's points differ, which are those that a season sums days by."""
        here = self.points_in_force()
        club = self._held.club_points()
        take = fr_en("Utiliser celui du club", "Use the club’s")
        give = fr_en("En faire celui du club", "Make them the club’s")
        differs = fr_en(
            "Les saisons comptent par le barème du club, qui n’est pas celui-ci.",
            "Seasons count by the club’s points, which are not these.",
        )
        none = fr_en(
            "Le club n’a pas de barème\u00a0: ses saisons ne comptent pas encore les journées.",
            "The club has no points: its seasons do not count days yet.",
        )
        told: tuple[str, str, Callable[[], object] | None] = ("", "", None)
        if club.rows and here != club:
            told = differs, take, lambda: self._send(club)
        elif here.rows and not club.rows:
            told = none, give, lambda: self._held.keep_club_points(here)
        self.other.say(*told)

    def _send(self, matrix: PointsMatrix) -> None:
        if self._held.send(cmd.FillPoints(matrix)) is not None:
            self.start_over()
