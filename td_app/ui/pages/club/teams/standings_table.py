"""The standings of teams: beside the tables while they play, and whole on their own tab."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

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
BESIDE_WIDTHS = {"rank": 48, "name": None, "points": 68, "left": 72}
"""Those of the columns shown there."""
TEAMS = "teams"
ROUND = "round"
POINTS = "points"
"""What mends standings that do not count, by the part of the meeting where it is done."""


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
            hides_without=lambda r: r.standing.tables_won,
        ),
        Column(
            "left", fr_en("En jeu", "In play"), lambda r: r.standing.left, figures=True, width=80
        ),
        Column(
            "missing",
            fr_en("Absents", "Absent players"),
            lambda r: r.standing.missing,
            figures=True,
            width=88,
            hides_without=lambda r: r.standing.missing,
        ),
        Column(
            "corrected",
            fr_en("Corrections", "Corrections"),
            lambda r: r.standing.corrected,
            lambda r: signed(r.standing.corrected) if r.standing.corrected else "",
            figures=True,
            width=108,
            hides_without=lambda r: r.standing.corrected,
        ),
        Column("places", fr_en("Résultats", "Results"), _places, fills=True, tip=_places),
    )


def why_uncounted(view: StandingsView) -> tuple[str, str, str]:
    """Return why points do not count, the words of the correction, and its part of the meeting.

    Nothing where they do count.
    """
    if not view.rows:
        none = fr_en("Aucune équipe n’est inscrite.", "No teams are registered.")
        return none, fr_en("Inscrire une équipe", "Register a team"), TEAMS
    if view.counted:
        return "", "", ""
    told = points_missing(view.missing)
    if view.missing:
        return told, fr_en("Saisir les points", "Fill in the points"), POINTS
    return told, fr_en("Aller à la manche", "Go to the round"), ROUND


class StandingsTable(QWidget):
    """Every team over some rounds: points, tables won, places; ``led(part)`` to correct.

    ``beside`` the tables while they play, it shows the rank, the points and who is still in alone.
    """

    led = Signal(str)

    def __init__(self, *, beside: bool = False) -> None:
        """Start empty."""
        super().__init__()
        self._beside = beside
        columns = _columns()
        if beside:
            columns = tuple(
                replace(one, width=BESIDE_WIDTHS[one.key])
                for one in columns
                if one.key in BESIDE_WIDTHS
            )
        self.table: RowTable[StandingRow] = RowTable(columns, lambda r: r.team, sortable=not beside)
        self.table.setAccessibleName(fr_en("Classement des équipes", "Team standings"))
        self.said = WhyEmpty()
        if beside:
            self.setFixedWidth(BESIDE)
            self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column(self.said, wide(self.table), on=self, spacing=Space.TIGHT, margins=0)

    def show_standings(self, view: StandingsView) -> None:
        """Show the standings as they are now."""
        why, mend, part = why_uncounted(view)
        # Beside the round, what mends it stands there already.
        here = self._beside and part == ROUND
        self.said.say(why, "" if here else mend, lambda: self.led.emit(part))
        for key in ("rank", "points", "assured"):
            self.table.show_column(key, view.counted)
        self.table.set_rows(view.rows)
