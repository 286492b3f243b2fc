"""Course au titre: who led after each evening, and how many came, drawn."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize

from reports.charts import attendance_marks, race_marks
from td_app.printing.season import Issue, attendance_chart, race_chart
from td_app.ui.pages.club.season.season_tab import SeasonHost, SeasonTab
from td_app.ui.pages.club.season.why_no_points import add_words
from td_app.ui.theme import Space
from td_app.ui.widgets.chart import Chart
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import Placed, column, wide
from td_app.ui.widgets.notices import WhyEmpty
from td_app.words.language import fr_en

USUAL: Final = QSize(720, 240)
LEAST: Final = 110


class RaceTab(SeasonTab):
    """Two charts, of the season or part that is shown."""

    def __init__(self, host: SeasonHost) -> None:
        """Draw the page's season."""
        super().__init__(host)
        self.race = Chart(fr_en("Course au titre", "Race for the title"), USUAL, LEAST)
        self.attendance = Chart(fr_en("Participation", "Attendance"), USUAL, LEAST)
        self.why = WhyEmpty()
        coming = fr_en(
            "Participation\u00a0: joueurs, avec les invités en clair en haut des barres",
            "Attendance: players, with guests lighter at the top of the bars",
        )
        self._titles = (
            label(fr_en("Course au titre\u00a0: points", "Race for the title: points"), Say.STRONG),
            label(coming, Say.STRONG),
        )
        column(
            self.why,
            self._titles[0],
            wide(self.race, 3),
            self._titles[1],
            wide(self.attendance, 2),
            Placed(None, 0),  # what is left over while there is no chart
            on=self,
            spacing=Space.TIGHT,
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
        for part in (*self._titles, self.race, self.attendance):
            part.setVisible(drawn)
        if season is not None and drawn:
            issue = Issue(season.name, board, public=False, stationery=self.host.desk.stationery())
            self.race.show_chart(partial(race_marks, race_chart(issue)))
            self.attendance.show_chart(partial(attendance_marks, attendance_chart(issue)))
