"""The season of the teams: its ranking with the points of each day, and why it may be empty."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from td_app.meeting.days import Day, DaysSummed, TeamOfDays
from td_app.meeting.standings import TeamStanding
from td_app.ports.trouble import StorageTrouble
from td_app.season.repository import Season
from td_app.ui.desk import Desk
from td_app.ui.pages.club.teams.publish_days import PublishButton
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, put_away, row, wide
from td_app.ui.widgets.notices import WhyEmpty
from td_app.ui.widgets.page_head import GUTTER
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.tips import explained
from td_app.words.figures import points_figure, rank, short_day
from td_app.words.language import current_language, fr_en
from td_app.words.meetings import after_days, day_words, days_uncounted

CHOICE = 200
DAY = 76
"""Widths in pixels: of the choice of a season, of a day of the ranking."""

BEGIN = "begin"
MEETINGS = "meetings"
POINTS = "points"
"""What mends a ranking that cannot be shown: a season begun, days counted, points filled in."""


class DaysTab(QWidget):
    """The ranking of teams over a season; ``mended(what)`` to go where the reason is corrected."""

    mended = Signal(str)

    def __init__(self, desk: Desk) -> None:
        """Show the seasons of the club of ``desk``."""
        super().__init__()
        dress(self, kind="page")
        self._desk = desk
        self._seasons: tuple[Season, ...] = ()
        self._days: tuple[Day, ...] | None = None
        self.summed = DaysSummed()
        self.choice = explained(
            ChoiceField(name=fr_en("Saison des équipes", "Team season")),
            "La saison dont les journées sont additionnées.",
            "The season whose days are added up.",
        )
        self.choice.setMinimumWidth(CHOICE)
        self.choice.choiceChanged.connect(lambda _key: self.refresh())
        self.publish = PublishButton(self)
        self.said = label("", Say.SOFT, wraps=True)
        self.why = WhyEmpty()
        self._holder = QVBoxLayout()
        self._holder.setContentsMargins(0, 0, 0, 0)
        self.table = self._made(())
        column(
            row(self.choice, wide(self.said), self.publish, spacing=Space.TIGHT),
            self.publish.outcome,
            self.why,
            wide(self._holder),
            on=self,
            spacing=Space.SNUG,
            margins=(GUTTER, Space.SNUG, GUTTER, GUTTER),
        )

    @property
    def desk(self) -> Desk:
        """Return the desk whose club this is."""
        return self._desk

    @property
    def season(self) -> Season | None:
        """Return the season that is shown."""
        chosen = self.choice.chosen()
        return next((one for one in self._seasons if str(one.id) == chosen), None)

    def refresh(self) -> None:
        """Show the ranking as the meetings stand now."""
        teams = self._desk.team_seasons
        try:
            self._seasons = tuple(teams.seasons())
            self.choice.set_choices([(str(one.id), one.name) for one in self._seasons])
            self.choice.setVisible(bool(self._seasons))
            season = self.season
            if season is not None:
                self.summed = teams.ranking(season)
            else:
                self.summed = DaysSummed()
            there = bool(season and teams.days(season))
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
            return
        if self.summed.days != self._days:
            self._days = self.summed.days
            put_away(self.table)
            self.table = self._made(self.summed.days)
        counted = self.summed.counted
        for key in ("rank", "points"):
            self.table.show_column(key, counted)
        self.table.set_rows(self.summed.teams)
        self.table.setVisible(bool(self.summed.teams))
        after = ""
        if self.summed.days:
            last = self.summed.days[-1]
            played = len(self.summed.days)
            after = after_days(played, _shown(last.date), last.name, over=self.summed.over)
        self.said.setText(after)
        self._say_why(season, there)
        nothing = fr_en("Aucune équipe n’est encore classée.", "No team is ranked yet.")
        if counted:
            self.publish.set_refusal(None)
        else:
            self.publish.set_refusal(nothing)

    def _say_why(self, season: Season | None, there: bool) -> None:
        """Show why the ranking is empty, and offer the way to correct it."""
        told: tuple[str, str, str] | None = None
        if season is None:
            told = (
                fr_en(
                    "Aucune saison n’est commencée\u00a0: c’est elle qui donne les dates des "
                    "journées.",
                    "No season has begun: it sets the dates of the days.",
                ),
                fr_en("Commencer une saison", "Begin a season"),
                BEGIN,
            )
        elif not self.summed.days:
            why = fr_en(
                "Aucune rencontre n’est datée de cette saison.",
                "No team match is dated within this season.",
            )
            if there:
                why = fr_en(
                    "Aucune journée de cette saison n’est encore jouée, ou ne compte.",
                    "No day of this season has been played yet, or counts.",
                )
            told = why, fr_en("Voir les rencontres", "Show team matches"), MEETINGS
        elif self.summed.missing:
            fill = fr_en("Saisir le barème du club", "Fill in the club’s points")
            told = days_uncounted(self.summed.missing), fill, POINTS
        if told is None:
            self.why.say("")
            return
        why, mend, what = told
        self.why.say(why, mend, lambda: self.mended.emit(what))

    def _made(self, days: tuple[Day, ...]) -> RowTable[TeamOfDays]:
        """Return the table of these days, put in its place."""
        table: RowTable[TeamOfDays] = RowTable(
            (
                Column("rank", "", lambda t: t.rank, _rank, figures=True, width=52),
                Column("name", fr_en("Équipe", "Team"), lambda t: t.name, fills=True),
                *(_day(place, day) for place, day in enumerate(days)),
                Column(
                    "tables_won",
                    fr_en("Tables gagnées", "Tables won"),
                    lambda t: -t.tables_won,
                    lambda t: str(t.tables_won),
                    figures=True,
                    width=124,
                ),
                Column(
                    "points",
                    fr_en("Points", "Points"),
                    lambda t: -(t.points or 0),
                    lambda t: points_figure(t.points or 0),
                    figures=True,
                    width=84,
                ),
            ),
            lambda t: t.name,
        )
        title = fr_en("Classement des équipes de la saison", "Season’s team standings")
        table.setAccessibleName(title)
        explained(
            table,
            "Les points de chaque journée, puis leur total ; une équipe est suivie par son nom.",
            "The points of each day, then their total; a team is tracked by its name.",
        )
        self._holder.addWidget(table)
        return table


def _shown(day: str) -> str:
    try:
        return short_day(date.fromisoformat(day))
    except ValueError:
        return day


def _rank(team: TeamOfDays) -> str:
    if team.rank is None:
        return ""
    return rank(team.rank, current_language())


def _day(place: int, day: Day) -> Column[TeamOfDays]:
    """The column of a day: the points of each team, how they came in its tip."""

    def of_day(make: Callable[[TeamStanding], str], none: str) -> Callable[[TeamOfDays], str]:
        def text_of(team: TeamOfDays) -> str:
            there = team.days[place]
            if there is None:
                return none
            return make(there)

        return text_of

    def worth(team: TeamOfDays) -> object:
        there = team.days[place]
        if there is None or there.points is None:
            return None
        return -there.points

    absent = fr_en("N’est pas venue.", "Did not come.")
    return Column(
        f"day_{day.meeting}",
        f"{day.date[8:10]}/{day.date[5:7]}",
        worth,
        of_day(lambda s: "" if s.points is None else points_figure(s.points), "–"),
        figures=True,
        width=DAY,
        tip=of_day(_how, absent),
        about=f"{day.name}, {_shown(day.date)}",
    )


def _how(there: TeamStanding) -> str:
    return day_words(there.tables_won, there.missing, there.corrected)
