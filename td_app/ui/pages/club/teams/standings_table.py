"""The standings of teams: beside the tables while they play, and whole on their own tab."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHeaderView, QWidget

from td_app.meeting.views import StandingRow, StandingsView
from td_app.ui.theme import Space
from td_app.ui.widgets.layout import column, wide
from td_app.ui.widgets.notices import WhyEmpty
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.words.figures import points_figure, rank, signed
from td_app.words.language import current_language, fr_en
from td_app.words.meetings import places_text, points_missing

BESIDE = 320
"""Width in pixels beside the tables."""
TEAMS = "teams"
ROUND = "round"
POINTS = "points"
"""What mends standings that do not count, by the part of the meeting where it is done."""
CORRECTED = 7
"""The column of points corrected by hand, which most meetings do without."""


def _rank(row: StandingRow) -> str:
    place = row.standing.rank
    if place is None:
        return ""
    return rank(place, current_language())


def _points(row: StandingRow) -> str:
    points = row.standing.points
    if points is None:
        return "–"
    return points_figure(points)


def _assured(row: StandingRow) -> str:
    assured = row.standing.assured
    if assured is None:
        return "–"
    return points_figure(assured)


def _places(row: StandingRow) -> str:
    return places_text(row.standing.places)


class LiveStandings(QWidget):
    """The teams by points: rank, points, players still in; ``led(part)`` to correct what is
    missing.
    """

    led = Signal(str)

    def __init__(self) -> None:
        """Start empty."""
        super().__init__()
        self.setFixedWidth(BESIDE)
        self.table: RowTable[StandingRow] = RowTable(
            (
                Column("rank", "", lambda r: r.standing.rank, _rank, figures=True, width=48),
                Column("name", fr_en("Équipe", "Team"), lambda r: r.name, fills=True),
                Column(
                    "points",
                    fr_en("Points", "Points"),
                    lambda r: r.standing.points,
                    _points,
                    figures=True,
                    width=68,
                ),
                Column(
                    "left",
                    fr_en("En jeu", "In play"),
                    lambda r: r.standing.left,
                    figures=True,
                    width=72,
                ),
            ),
            lambda r: r.team,
            sortable=False,
        )
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.setAccessibleName(fr_en("Classement des équipes", "Team standings"))
        self.said = WhyEmpty()
        column(self.said, wide(self.table), on=self, spacing=Space.TIGHT, margins=0)

    def show_standings(self, view: StandingsView) -> None:
        """Show the standings as they are now."""
        why, mend, part = why_uncounted(view)
        # It stands in the round already.
        self.said.say(why, "" if part == ROUND else mend, lambda: self.led.emit(part))
        self.table.setColumnHidden(0, not view.counted)
        self.table.setColumnHidden(2, not view.counted)
        self.table.set_rows(view.rows)


def _columns() -> tuple[Column[StandingRow], ...]:
    return (
        Column("rank", "", lambda r: r.standing.rank, _rank, figures=True, width=52),
        Column("name", fr_en("Équipe", "Team"), lambda r: r.name, fills=True),
        Column(
            "points",
            fr_en("Points", "Points"),
            lambda r: r.standing.points,
            _points,
            figures=True,
            width=84,
        ),
        Column(
            "assured",
            fr_en("Au moins", "At least"),
            lambda r: r.standing.assured,
            _assured,
            figures=True,
            width=92,
        ),
        Column(
            "tables_won",
            fr_en("Tables gagnées", "Tables won"),
            lambda r: r.standing.tables_won,
            figures=True,
            width=128,
        ),
        Column(
            "left", fr_en("En jeu", "In play"), lambda r: r.standing.left, figures=True, width=80
        ),
        Column(
            "missing",
            fr_en("Absents", "Missing"),
            lambda r: r.standing.missing,
            figures=True,
            width=88,
        ),
        Column(
            "corrected",
            fr_en("Corrections", "Corrections"),
            lambda r: r.standing.corrected,
            lambda r: signed(r.standing.corrected) if r.standing.corrected else "",
            figures=True,
            width=108,
        ),
        Column("places", fr_en("Résultats", "Results"), _places, fills=True, tip=_places),
    )


def why_uncounted(view: StandingsView) -> tuple[str, str, str]:
    """Return why points do not count, the words of the correction, and its part of the meeting.

    Nothing where they do count.
    """
    if not view.rows:
        none = fr_en("Aucune équipe n’est inscrite.", "No team is entered.")
        return none, fr_en("Inscrire une équipe", "Enter a team"), TEAMS
    if view.counted:
        return "", "", ""
    told = points_missing(view.missing)
    if view.missing:
        return told, fr_en("Saisir les points", "Fill in the points"), POINTS
    return told, fr_en("Aller à la manche", "Go to the round"), ROUND


class StandingsTable(QWidget):
    """Every team over some rounds: points, tables won, places; ``led(part)`` to correct."""

    led = Signal(str)

    def __init__(self) -> None:
        """Start empty."""
        super().__init__()
        self.table: RowTable[StandingRow] = RowTable(
            _columns(),
            lambda r: r.team,
        )
        self.table.setAccessibleName(fr_en("Classement des équipes", "Team standings"))
        self.table.horizontalHeader().setSectionResizeMode(8, QHeaderView.ResizeMode.Stretch)
        self.said = WhyEmpty()
        column(self.said, wide(self.table), on=self, spacing=Space.TIGHT, margins=0)

    def show_standings(self, view: StandingsView) -> None:
        """Show the standings as they are now."""
        why, mend, part = why_uncounted(view)
        self.said.say(why, mend, lambda: self.led.emit(part))
        for place in (0, 2, 3):
            self.table.setColumnHidden(place, not view.counted)
        by_hand = any(row.standing.corrected for row in view.rows)
        self.table.setColumnHidden(CORRECTED, not by_hand)
        self.table.set_rows(view.rows)
