"""Meetings of teams: several one-table tournaments played together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from rules_ropta.ruling import Refused
from td_app.live.meeting_reading import LiveMeeting
from td_app.live.meeting_session import MeetingSession
from td_app.meeting.setup import MeetingSetup, PointsMatrix, check_points
from td_app.ports.journals import TournamentRow
from td_app.ports.trouble import StorageTrouble
from td_app.season.repository import Season
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination, Spot, ToMeeting, ToPage
from td_app.ui.meeting_drafts import MeetingDrafts
from td_app.ui.pages.club.teams.days_tab import BEGIN, MEETINGS, POINTS, DaysTab
from td_app.ui.pages.club.teams.meeting_view import MeetingView
from td_app.ui.pages.club.teams.points_tab import PointsView
from td_app.ui.pages.club.teams.setup_dialog import MeetingDialog, new_setup
from td_app.ui.pages.page import ClubPage
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.layout import STRETCH, column, put_away, row, wide
from td_app.ui.widgets.notices import EmptyFacts, EmptyPage, WhyEmpty
from td_app.ui.widgets.page_head import GUTTER, under_head
from td_app.ui.widgets.page_help import told_as
from td_app.ui.widgets.page_parts import PageTabs
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.tips import explained
from td_app.words import refusal_sentence
from td_app.words.figures import short_day
from td_app.words.language import fr_en

MEETINGS_TAB, SEASON, POINTS_TAB = range(3)
"""The tabs, by their place."""

#: Milliseconds between two looks at what other posts wrote.
FOLLOWS_MS = 3_000


CLUB_MEETINGS_HELP: Final = (
    "Entrée, ou un double clic, ouvre une rencontre.",
    "Press Enter or double-click to open a team match.",
)


class TeamsPage(ClubPage):
    """The list of meetings, or the one that is open."""

    def __init__(self, desk: Desk) -> None:
        """Show the meetings of the club of ``desk``."""
        super().__init__(desk)
        dress(self, kind="page")
        self.asking: MeetingDialog | None = None
        self.view: MeetingView | None = None
        new = fr_en("Nouvelle rencontre…", "New team match…")
        self.new = Button(new, Rank.PRIMARY, icon="add", does=self.ask_new)
        self._seasons: Mapping[int, Season] = {}
        self.table: RowTable[TournamentRow] = RowTable(
            (
                Column("name", fr_en("Rencontre", "Team match"), lambda r: r.name, fills=True),
                Column("date", fr_en("Date", "Date"), lambda r: r.date, _date, width=120),
                Column("season", fr_en("Saison", "Season"), self._season_name, width=180),
            ),
            lambda r: r.id,
        )
        self.table.setAccessibleName(fr_en("Rencontres du club", "Club team matches"))
        explained(self.table, *CLUB_MEETINGS_HELP)
        self.table.activated_row.connect(lambda chosen: self.open(chosen.id))
        self.open_it = Button(fr_en("Ouvrir", "Open"), icon="open", does=self._open_chosen)
        counts = fr_en("Compter dans la saison", "Count in the season")
        self.counts = told_as(Button(counts, does=self._turn_counting), counts)
        self.table.current_row.connect(lambda _row: self._update_buttons())
        self.why = WhyEmpty()
        self.empty = EmptyPage(_nothing_yet())
        self.empty.primaryClicked.connect(self.ask_new)
        self.days = DaysTab(desk)
        self.days.mended.connect(self._mend)
        self.points = ClubPointsTab(desk, lambda: self.days.season)
        listed = QWidget()
        dress(listed, kind="page")
        column(
            row(self.open_it, self.counts, STRETCH, spacing=Space.TIGHT),
            self.why,
            wide(self.table),
            on=listed,
            spacing=Space.SNUG,
            margins=(GUTTER, Space.SNUG, GUTTER, GUTTER),
        )
        words = (
            fr_en("Rencontres", "Team matches"),
            fr_en("Saison", "Season"),
            fr_en("Barème du club", "Club’s points"),
        )
        self.tabs = PageTabs(fr_en("Rencontres par équipes", "Team matches"), words)
        self.parts = QStackedWidget()
        for part in (listed, self.days, self.points):
            self.parts.addWidget(part)
        self.tabs.currentChanged.connect(self._on_tab)
        whole = QWidget()
        teams = fr_en("Équipes", "Teams")
        self.tabs.lay_out(whole, self.parts, title=teams, beside=(self.new,))
        self._following = QTimer(self)
        self._following.setInterval(FOLLOWS_MS)
        self._following.timeout.connect(self.refresh)
        self.stack = QStackedWidget()
        self.stack.addWidget(under_head(teams, self.empty))
        self.stack.addWidget(whole)
        column(wide(self.stack), on=self, margins=0)

    def showEvent(self, event: QShowEvent) -> None:
        """On a shared server, follow what other posts write while this is seen."""
        super().showEvent(event)
        if self.club.link is not None:
            self._following.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop refreshing while hidden."""
        super().hideEvent(event)
        self._following.stop()

    def refresh(self) -> None:
        """Show the meeting that is open as it is now, else the list."""
        if self.view is not None:
            try:
                self.view.held.live.session.refresh()
            except StorageTrouble as trouble:
                self.desk.trouble.emit(trouble)
            self.view.refresh()
            return
        try:
            rows = self.club.meetings()
            self._seasons = self.desk.team_seasons.seasons_of(rows)
        except StorageTrouble as trouble:
            self.desk.trouble.emit(trouble)
            return
        self.table.set_rows(rows)
        if rows:
            self.stack.setCurrentIndex(1)
        else:
            self.stack.setCurrentIndex(0)
        self._update_buttons()
        if self.tabs.currentIndex() == SEASON:
            self.days.refresh()
        elif self.tabs.currentIndex() == POINTS_TAB:
            self.points.refresh()

    def ask_new(self) -> None:
        """Ask for the settings of a new meeting."""
        today = datetime.fromtimestamp(self.club.clock.now_ms() / 1000).date().isoformat()
        setup = new_setup(self.club.chips(), today)
        setup = replace(setup, matrix=self.desk.team_seasons.points())
        self.asking = MeetingDialog(setup, self.club.chips(), self)
        self.asking.decided.connect(self.begin)
        self.asking.open()

    def begin(self, setup: MeetingSetup) -> None:
        """Open a new meeting with these settings."""
        self._put_on(lambda: self.club.create_meeting(setup))

    def open(self, meeting: int) -> None:
        """Open a meeting of the list."""
        self._put_on(lambda: self.club.open_meeting(meeting))

    def go(self, destination: Destination) -> None:
        """Open the meeting that is asked for; the one that is open already stays as it is."""
        match destination:
            case ToMeeting(number) if (
                self.view is None or self.view.held.live.session.meeting != number
            ):
                self.open(number)

    def leave(self) -> None:
        """Go back to the list."""
        view = self.view
        self.view = None
        if view is not None:
            self.stack.removeWidget(view)
            put_away(view)
        self.refresh()

    def find_text(self, text: str) -> None:
        """Keep the meetings, or the teams, that hold this text."""
        self.tabs.setCurrentIndex(MEETINGS_TAB)
        if self.view is not None:
            self.view.teams.table.filter.set_typed(text)
            return
        self.table.filter.set_typed(text)
        none = bool(self.table.rows.rows) and not self.table.filter.rowCount()
        nowhere = fr_en("Aucune rencontre de ce nom.", "No team match with this name.")
        every = fr_en("Afficher toutes les rencontres", "Show all team matches")
        self.why.say(nowhere if none else "", every, lambda: self.find_text(""))

    def meeting(self) -> LiveMeeting | None:
        """Return the meeting that is open."""
        if self.view is None:
            return None
        return self.view.held.live

    def unsaved_changes(self) -> str:
        """Return the unsaved work of all meetings in a few words; empty when there is none."""
        every = (drafts.unsaved_changes() for drafts in self.desk.meeting_drafts.values())
        return " · ".join(filter(None, every))

    def _put_on(self, opened: Callable[[], MeetingSession]) -> None:
        """Show a meeting, or why it cannot be opened."""
        try:
            session = opened()
        except Refused as refusal:
            self.desk.refused.emit(refusal)
            return
        except StorageTrouble as trouble:
            self.desk.trouble.emit(trouble)
            return
        self.leave()
        self.view = MeetingView(self.desk, LiveMeeting(session))
        self.view.left.connect(self.leave)
        self.view.shown.connect(lambda: self.asked.emit(Spot.PUBLIC_DISPLAY))
        self.stack.addWidget(self.view)
        self.stack.setCurrentWidget(self.view)
        self.view.start()

    def _open_chosen(self) -> None:
        chosen = self.table.chosen_row()
        if chosen is not None:
            self.open(chosen.id)

    def _on_tab(self, tab: int) -> None:
        self.parts.setCurrentIndex(tab)
        # The other tabs have a main button of their own.
        self.new.setVisible(tab == MEETINGS_TAB)
        self.refresh()

    def _mend(self, what: str) -> None:
        """Go where the reason of an empty ranking is corrected."""
        if what == BEGIN:
            self.asked.emit(ToPage("season"))
            return
        if what == MEETINGS:
            self.tabs.setCurrentIndex(MEETINGS_TAB)
        else:
            self.tabs.setCurrentIndex(POINTS_TAB)
        if what == POINTS:
            self.points.go_to(self.days.summed.missing)

    def _season_name(self, chosen: TournamentRow) -> str:
        season = self._seasons.get(chosen.id)
        if season is not None:
            return season.name
        return ""

    def _turn_counting(self) -> None:
        """Sum the meeting chosen in its season, or no longer."""
        chosen = self.table.chosen_row()
        teams = self.desk.team_seasons
        if chosen is None:
            return
        try:
            counted = self._seasons.get(chosen.id)
            season = counted or teams.nearest(chosen)
            if season is not None:
                teams.count(chosen.id, season, counts=counted is None)
        except Refused as refusal:
            self.desk.refused.emit(refusal)
        except StorageTrouble as trouble:
            self.desk.trouble.emit(trouble)
        self.refresh()

    def _judge_counting(self, chosen: TournamentRow | None) -> None:
        counted = None
        if chosen is not None:
            counted = self._seasons.get(chosen.id)
        words = fr_en("Compter dans la saison", "Count in the season")
        if counted is not None:
            words = fr_en("Ne plus compter dans la saison", "Stop counting in the season")
        self.counts.setText(words)
        why = None
        if chosen is None:
            why = fr_en("Choisissez d’abord une rencontre.", "Select a team match first.")
        elif self.desk.team_seasons.nearest(chosen) is None:
            why = fr_en("Commencez d’abord une saison.", "Begin a season first.")
        if self.club.read_only:
            why = fr_en("Ce poste est en consultation seule.", "This computer is read-only.")
        self.counts.set_refusal(why)

    def _update_buttons(self) -> None:
        self._judge_counting(self.table.chosen_row())
        first = fr_en("Choisissez d’abord une rencontre.", "Select a team match first.")
        if self.table.chosen_row():
            self.open_it.set_refusal(None)
        else:
            self.open_it.set_refusal(first)
        looking = fr_en("Ce poste est en consultation seule.", "This computer is read-only.")
        for button in (self.new, self.empty.primary):
            if self.club.read_only:
                button.set_refusal(looking)
            else:
                button.set_refusal(None)


def _date(row: TournamentRow) -> str:
    try:
        return short_day(datetime.fromisoformat(row.date).date())
    except ValueError:
        return row.date


def _nothing_yet() -> EmptyFacts:
    return EmptyFacts(
        "final-table",
        fr_en("Aucune rencontre pour l’instant", "No team matches yet"),
        fr_en(
            "Des équipes jouent plusieurs tables à la fois, en manches\u00a0: le tirage sépare "
            "les clubs, toutes les sorties tiennent sur un écran et les équipes sont classées en "
            "direct.",
            "Teams play several tables at once, in rounds: the draw keeps clubmates apart, all "
            "eliminations are on one screen and the standings are live.",
        ),
        primary=fr_en("Nouvelle rencontre…", "New team match…"),
    )


CLUB = 0
"""In place of a meeting's number: what is typed of the club's points."""


class ClubPointsTab(PointsView):
    """The points of the club, empty until it fills them in."""

    def __init__(self, desk: Desk, season: Callable[[], Season | None]) -> None:
        """Show the points of the club of ``desk``; a change goes to the minutes of ``season``."""
        told = fr_en(
            "Les points de chaque rang, par taille de table, pour compter les journées d’une "
            "saison. La fédération n’a publié que le premier et le dernier rang de la table de "
            "huit (18 et 1)\u00a0: le club remplit le reste. Une nouvelle rencontre part de ce "
            "barème.",
            "The points for each place, by table size, used to add up the days of a season. The "
            "federation has published only the first and last places of a table of eight (18 and "
            "1): the club fills in the rest. A new team match starts from these points.",
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
            return fr_en("Ce poste est en consultation seule.", "This computer is read-only.")
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
