"""Course au titre: who led after each evening, and how many came, drawn."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from reports.charts import (
    OTHERS,
    Pointed,
    Race,
    attendance_marks,
    label_of,
    nearest,
    race_marks,
)
from reports.marks import ChartMark
from td_app.printing.season import (
    Issue,
    attendance_chart,
    attendance_sentence,
    race_chart,
    race_sentence,
)
from td_app.ui.pages.club.season.season_tab import SeasonHost, SeasonTab
from td_app.ui.pages.club.season.why_no_points import add_words
from td_app.ui.theme import Space, TypeSize
from td_app.ui.widgets.chart import Chart
from td_app.ui.widgets.layout import Placed, column, wide
from td_app.ui.widgets.notices import WhyEmpty
from td_app.ui.widgets.page_parts import Card
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en

USUAL: Final = QSize(720, 240)
LEAST: Final = 110


class RaceTab(SeasonTab):
    """Two charts, of the season or part that is shown."""

    def __init__(self, host: SeasonHost) -> None:
        """Draw the page's season."""
        super().__init__(host)
        self.race = explained(
            RaceChart(),
            "Passez sur une ligne pour la suivre, ou changez de ligne avec les flèches.",
            "Point at a line to follow it, or change lines with the arrow keys.",
        )
        self.attendance = Chart(fr_en("Participation", "Attendance"), USUAL, LEAST)
        self.why = WhyEmpty()
        coming = fr_en(
            "Participation\u00a0: joueurs, les invités en clair en haut des barres",
            "Attendance: players, with guests paler at the top of the bars",
        )
        points = fr_en("Course au titre\u00a0: points", "Race for the title: points")
        self._cards = (Card(points, margin=Space.SNUG), Card(coming, margin=Space.SNUG))
        for card, chart in zip(self._cards, (self.race, self.attendance), strict=True):
            card.body.setSpacing(Space.HAIR)
            card.body.addWidget(chart, 1)
        column(
            self.why,
            wide(self._cards[0], 3),
            wide(self._cards[1], 2),
            Placed(None, 0),  # what is left over while there is no chart
            on=self,
            spacing=Space.SNUG,
            margins=0,
        )

    def refresh(self) -> None:
        """Draw the season as it is now."""
        season = self.host.season
        board = self.host.board
        drawn = season is not None and len(board.evenings) > 1
        nothing = fr_en(
            "Le graphique commence à la deuxième soirée.",
            "The chart starts with the second event.",
        )
        self.why.say("" if drawn else nothing, add_words(), self.host.add_evenings)
        for card in self._cards:
            card.setVisible(drawn)
        if season is not None and drawn:
            issue = Issue(season.name, board, public=False, stationery=self.host.desk.stationery())
            self.race.show_race(race_chart(issue))
            drawing = partial(attendance_marks, attendance_chart(issue))
            self.attendance.show_chart(drawing, attendance_sentence(issue))


class RaceChart(Chart):
    """The line under the pointer is chosen, or by the arrows: its evening and its points told.

    With none chosen the leader's stands out.
    """

    def __init__(self) -> None:
        """Start with an empty drawing."""
        super().__init__(fr_en("Course au titre", "Race for the title"), USUAL, LEAST)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._race = Race((), ())
        self.pointed: Pointed | None = None

    def show_race(self, race: Race) -> None:
        """Draw another race, nothing of it chosen."""
        self._race = race
        self.point(None)

    def point(self, pointed: Pointed | None) -> None:
        """Choose a line and an evening on it, or none."""
        self.pointed = pointed
        if pointed is not None:
            told = label_of(self._race, pointed)
        else:
            told = race_sentence(self._race)
        self.show_chart(self._placed, told)

    def _placed(self, width: float, height: float, size: float) -> tuple[ChartMark, ...]:
        """Place the race, the lines not chosen paler."""
        return race_marks(self._race, width, height, size, self.pointed, others=OTHERS)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Choose what the pointer is near."""
        where = event.position()
        room = (self.width(), self.height(), TypeSize.SMALL)
        found = nearest(self._race, *room, (where.x(), where.y()))
        if found != self.pointed:
            self.point(found)

    def leaveEvent(self, event: QEvent) -> None:
        """Choose nothing any more."""
        self.point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose another line by up and down, another evening by left and right."""
        steps = {
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None or not self._race.lines:
            super().keyPressEvent(event)
            return
        last = Pointed(len(self._race.lines) - 1, len(self._race.evenings) - 1)
        if self.pointed is None:
            self.point(Pointed(0, last.evening))
            return
        line = min(last.line, max(0, self.pointed.line + step[0]))
        evening = min(last.evening, max(0, self.pointed.evening + step[1]))
        self.point(Pointed(line, evening))
