"""The club's points of meetings: its seasons sum days by them, new meetings begin with them."""

from __future__ import annotations

from collections.abc import Callable

from rules_ropta.ruling import Refused
from td_app.meeting.setup import PointsMatrix, check_points
from td_app.ports.trouble import StorageTrouble
from td_app.season.repository import Season
from td_app.ui.desk import Desk
from td_app.ui.meeting_drafts import MeetingDrafts
from td_app.ui.pages.club.teams.points_tab import PointsView
from td_app.words import refusal_sentence
from td_app.words.language import fr_en

CLUB = 0
"""In place of a meeting's number: what is typed of the club's points."""


class ClubPointsTab(PointsView):
    """The points of the club, empty until it fills them in."""

    def __init__(self, desk: Desk, season: Callable[[], Season | None]) -> None:
        """Show the points of the club of ``desk``; a change goes to the minutes of ``season``."""
        told = fr_en(
            "Ce que vaut chaque rang, par taille de table, pour compter les journées d’une "
            "saison. La fédération n’a publié que les deux bouts de la table de huit (premier 18, "
            "dernier 1)\u00a0: le club remplit le reste. Une nouvelle rencontre part de ce barème.",
            "What each rank is worth, by table size, to sum the days of a season. The federation "
            "has published only the two ends of a table of eight (first 18, last 1): the club "
            "fills in the rest. A new meeting begins with these points.",
        )
        self._desk = desk
        self._season = season
        named = MeetingDrafts(fr_en("Le club", "The club"))
        drafts = desk.meeting_drafts.setdefault(CLUB, named)
        super().__init__(told, drafts, desk.club.read_only)
        self.sent.connect(self._keep)

    def points_in_force(self) -> PointsMatrix:
        """Return the points of the club."""
        try:
            return self._desk.team_seasons.points()
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
            return PointsMatrix()

    def why_not(self, matrix: PointsMatrix) -> str | None:
        """Return why these points would be refused."""
        if self._desk.club.read_only:
            return fr_en("Ce poste ne fait que regarder.", "This post only looks.")
        try:
            check_points(matrix)
        except Refused as refusal:
            return refusal_sentence(refusal)
        return None

    def _keep(self, matrix: PointsMatrix) -> None:
        try:
            self._desk.team_seasons.set_points(matrix, self._season())
        except Refused as refusal:
            self._desk.refused.emit(refusal)
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
        else:
            self.start_over()
