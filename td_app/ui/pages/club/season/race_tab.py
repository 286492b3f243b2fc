"""Course au titre: who led after each evening, and how many came, drawn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from reports.charts import Attendance, Race, attendance_marks, race_marks
from reports.marks import BAR, INK, PALE, RULE, Bar, ChartMark, Said, Stroke
from td_app.printing.season import Issue, attendance_chart, race_chart
from td_app.ui.pages.club.season.season_tab import SeasonHost, SeasonTab
from td_app.ui.pages.club.season.why_no_points import add_words
from td_app.ui.theme import Space, TypeSize
from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.typefaces import typeface
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import Placed, column, wide
from td_app.ui.widgets.notices import WhyEmpty
from td_app.words.language import fr_en


class RaceTab(SeasonTab):
    """Two charts, of the season or part that is shown."""

    def __init__(self, host: SeasonHost) -> None:
        """Draw the page's season."""
        super().__init__(host)
        self.race = Chart(fr_en("Course au titre", "Race for the title"))
        self.attendance = Chart(fr_en("Participation", "Attendance"))
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
            self.race.show_chart(race_chart(issue))
            self.attendance.show_chart(attendance_chart(issue))


class Chart(QWidget):
    """One chart, as large as the room there is."""

    def __init__(self, name: str) -> None:
        """Start with an empty drawing; ``name`` is for screen readers."""
        super().__init__()
        self.setAccessibleName(name)
        self.setMinimumHeight(110)
        self._chart: Race | Attendance | None = None

    def show_chart(self, chart: Race | Attendance) -> None:
        """Draw another chart."""
        self._chart = chart
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size at which everything is read."""
        return QSize(720, 240)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chart in the colours of the theme."""
        if self._chart is None:
            return
        size = float(TypeSize.SMALL)
        room = (float(self.width()), float(self.height()))
        if isinstance(self._chart, Race):
            marks = race_marks(self._chart, *room, size)
        else:
            marks = attendance_marks(self._chart, *room, size)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark in marks:
            _paint(painter, mark)
        painter.end()


def _paint(painter: QPainter, mark: ChartMark) -> None:
    worn = colours()
    roles = {
        INK: worn.text,
        RULE: worn.line,
        BAR: worn.focus,
        PALE: worn.felt_line,
        "soft": worn.text_soft,
    }
    colour = QColor(roles.get(mark.colour, mark.colour))
    match mark:
        case Stroke(points, _, thick):
            painter.setPen(QPen(colour, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))
        case Bar(x, top, width, height):
            painter.fillRect(QRectF(x, top, width, height), colour)
        case Said(x, baseline, text, _, _, align, room):
            font = typeface(TypeSize.SMALL)
            measure = QFontMetricsF(font)
            shown = measure.elidedText(text, Qt.TextElideMode.ElideRight, room)
            share = {"left": 0.0, "center": 0.5, "right": 1.0}[align]
            painter.setFont(font)
            if mark.colour.startswith("#"):
                painter.setPen(worn.text)
            else:
                painter.setPen(colour)
            painter.drawText(QPointF(x - share * measure.horizontalAdvance(shown), baseline), shown)
