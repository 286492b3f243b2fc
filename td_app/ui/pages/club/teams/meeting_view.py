"""A meeting that is open: its teams, rounds, standings, points and minutes, a tab each."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QStackedWidget, QWidget

from td_app.live.meeting_reading import LiveMeeting
from td_app.meeting import commands as cmd
from td_app.ui.desk import Desk
from td_app.ui.dialogs.setting_aside import StoppedBanner
from td_app.ui.pages.club.teams.held_meeting import HeldMeeting
from td_app.ui.pages.club.teams.papers_menu import PapersButton
from td_app.ui.pages.club.teams.points_tab import PointsTab
from td_app.ui.pages.club.teams.round_tab import RoundTab
from td_app.ui.pages.club.teams.setup_dialog import MeetingDialog
from td_app.ui.pages.club.teams.standings_table import POINTS, ROUND, TEAMS, StandingsTable
from td_app.ui.pages.club.teams.team_correction_dialog import TeamCorrectionDialog
from td_app.ui.pages.club.teams.teams_tab import TeamsTab
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank, icon_button
from td_app.ui.widgets.choices import FilterChips
from td_app.ui.widgets.keys import keep
from td_app.ui.widgets.labels import CutLabel, Say
from td_app.ui.widgets.layout import STRETCH, column, put_away, row, wide
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.ui.widgets.page_head import GUTTER, at_head
from td_app.ui.widgets.page_parts import PageTabs, line
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.tips import explained, set_tip
from td_app.words.figures import short_day, time_of_day
from td_app.words.language import fr_en

OVERALL = "all"


@dataclass(frozen=True, slots=True)
class MinuteWords:
    """A line of the minutes."""

    sequence: int
    at: str
    words: str
    note: str
    undone: bool


class StandingsTab(QWidget):
    """The standings of a round, or of all of them."""

    def __init__(self, held: HeldMeeting) -> None:
        """Show those of ``held``."""
        super().__init__()
        dress(self, kind="page")
        self._held = held
        rounds = range(1, held.live.setup().rounds + 1)
        told = fr_en("Manche {0}", "Round {0}")
        choices = [(OVERALL, fr_en("Général", "Overall"))]
        choices += [(str(number), told.format(number)) for number in rounds]
        self.chips = explained(
            FilterChips(choices, fr_en("Quelles manches", "Which rounds")),
            "Le classement de toute la rencontre, ou d’une manche.",
            "The standings of the whole team match, or of one round.",
        )
        self.chips.picked.connect(lambda _key: self.refresh())
        self.table = StandingsTable()
        self.asking: TeamCorrectionDialog | None = None
        self.correct = Button(
            fr_en("Corriger une équipe…", "Correct a team…"),
            icon="edit",
            does=self.ask_correction,
            explains=(
                "Points ajoutés ou retirés, équipe absente : avec un motif.",
                "Points added or removed, a team absent: with a reason.",
            ),
        )
        self.table.table.current_row.connect(lambda _row: self._update_buttons())
        column(
            row(self.chips, STRETCH, self.correct, spacing=Space.TIGHT),
            wide(self.table),
            on=self,
            spacing=Space.SNUG,
            margins=(GUTTER, Space.SNUG, GUTTER, GUTTER),
        )

    def refresh(self) -> None:
        """Show the standings now."""
        self.table.show_standings(self._held.live.standings(self._rounds()))
        self._update_buttons()

    def ask_correction(self) -> None:
        """Ask what of the team chosen is put right, in which round, and why."""
        chosen = self.table.table.chosen_row()
        live = self._held.live
        if chosen is None:
            return
        drawn = self._rounds() or tuple(range(1, live.rounds_drawn() + 1))
        known = live.points_corrected(chosen.team)
        self.asking = TeamCorrectionDialog(
            chosen.team, chosen.name, drawn, known, self._held.why_not, self
        )
        self.asking.decided.connect(self._held.send)
        self.asking.open()

    def _rounds(self) -> tuple[int, ...] | None:
        """The round looked at, ``None`` for all of them."""
        chosen = self.chips.chosen()
        if chosen == OVERALL:
            return None
        return (int(chosen),)

    def _update_buttons(self) -> None:
        why = None
        if self.table.table.chosen_row() is None:
            why = fr_en("Choisissez d’abord une équipe.", "Select a team first.")
        if self._held.live.rounds_drawn() < max(self._rounds() or (1,)):
            why = fr_en("Cette manche n’est pas tirée.", "This round has not been drawn.")
        if self._held.live.read_only:
            why = fr_en("Ce poste est en consultation seule.", "This computer is read-only.")
        self.correct.set_refusal(why)


class MinutesTab(QWidget):
    """The minutes of a meeting, latest first."""

    def __init__(self, held: HeldMeeting) -> None:
        """Show the journal of ``held``."""
        super().__init__()
        dress(self, kind="page")
        self._held = held
        self.table: RowTable[MinuteWords] = RowTable(
            (
                Column("number", fr_en("N°", "No."), lambda t: t.sequence, figures=True, width=64),
                Column("when", fr_en("Quand", "When"), lambda t: t.at, width=160),
                Column(
                    "what",
                    fr_en("Ce qui s’est passé", "What happened"),
                    lambda t: t.words,
                    fills=True,
                    tip=lambda t: t.words,
                ),
                Column(
                    "reason",
                    fr_en("Motif", "Reason"),
                    lambda t: t.note,
                    width=230,
                    hides_without=lambda t: t.note,
                    tip=lambda t: t.note,
                ),
            ),
            lambda t: t.sequence,
            asleep=lambda t: t.undone,
            sortable=False,
        )
        told = fr_en("Journal de la rencontre", "Team match log")
        self.table.setAccessibleName(told)
        explained(
            self.table,
            "Tout ce qui s’est passé, dans l’ordre.",
            "Everything that happened, in order.",
        )
        column(wide(self.table), on=self, margins=(GUTTER, Space.SNUG, GUTTER, GUTTER))

    def refresh(self) -> None:
        """Show the minutes now."""
        day = self._held.live.setup().date
        lines = [
            MinuteWords(line.sequence, _when(line.at_ms, day), words, line.note, line.undone)
            for line, words in self._held.live.minutes()
        ]
        self.table.set_rows(tuple(reversed(lines)))


def _when(at_ms: int, day: str) -> str:
    """The hour, with its date where it is not the day of the meeting."""
    at = datetime.fromtimestamp(at_ms / 1000)
    hour = time_of_day(at)
    if at.date().isoformat() == day:
        return hour
    return f"{short_day(at.date())} {hour}"


Tab = TeamsTab | RoundTab | StandingsTab | PointsTab | MinutesTab


class MeetingView(QWidget):
    """``left()`` to go back to the list of meetings, ``shown()`` to show the hall this one."""

    left = Signal()
    shown = Signal()

    def __init__(self, desk: Desk, live: LiveMeeting) -> None:
        """Show ``live``, at the round that is played."""
        super().__init__()
        dress(self, kind="page")
        self.held = HeldMeeting(desk, live, self)
        self._desk = desk
        self.asking: MeetingDialog | None = None
        self.refusal = Banner(BannerFacts("", tone=Tone.RED, closable=True))
        self.refusal.hide()
        self.refusal.closed.connect(self.refusal.hide)
        looking = live.read_only
        self.stopped = StoppedBanner(lambda: live.stopped, self.held.send, looking=looking)
        self.papers = PapersButton(self.held, desk)
        self.name = CutLabel("", Say.TITLE)
        self._make_head()
        self.stack = QStackedWidget()
        self.rounds: dict[int, RoundTab] = {}
        self._made: list[Tab] = []
        self._teams = TeamsTab(self.held)
        self._points = PointsTab(self.held)
        self.tabs = explained(
            PageTabs(fr_en("Sections de la rencontre", "Team match sections"), ()),
            "Les équipes, chaque manche, le classement, le barème et le journal.",
            "The teams, each round, the standings, the points and the log.",
        )
        self.tabs.currentChanged.connect(self._show)
        self._body = QWidget()
        tabs = row(self.tabs, STRETCH, margins=(GUTTER, 0))
        column(tabs, line(), wide(self.stack), on=self._body, spacing=0, margins=0)
        acts = (self.wall, self.settings, self.papers, self.undo, self.redo)
        head = (self.back, wide(at_head(self.name)), *acts)
        column(
            row(*head, spacing=Space.TIGHT, margins=(GUTTER, 0)),
            self.stopped,
            row(wide(self.refusal), margins=(GUTTER, 0)),
            row(wide(self.papers.outcome), margins=(GUTTER, 0)),
            wide(self._body),
            on=self,
            spacing=0,
            margins=0,
        )
        self.held.changed.connect(self._on_changed)
        self.held.refused.connect(self._say_refusal)
        self._make_tabs()

    @property
    def teams(self) -> TeamsTab:
        """Return the tab of teams."""
        return self._teams

    @property
    def points(self) -> PointsTab:
        """Return the tab of points."""
        return self._points

    def refresh(self) -> None:
        """Show the tab in sight as the meeting is now."""
        live = self.held.live
        self.stopped.refresh()
        if len(self.rounds) != live.setup().rounds:
            self._make_tabs()
            return
        self.name.say(live.setup().name)
        undo = live.to_undo()
        redo = live.to_redo()
        nothing = fr_en("Il n’y a rien à annuler.", "There is nothing to undo.")
        looking = fr_en("Ce poste est en consultation seule.", "This computer is read-only.")
        barred = None
        if live.read_only:
            barred = looking
        self.undo.set_refusal(barred or (None if undo else nothing))
        nothing = fr_en("Il n’y a rien à rétablir.", "There is nothing to redo.")
        self.redo.set_refusal(barred or (None if redo else nothing))
        self.settings.set_refusal(barred)
        for button, words, what in (
            (self.undo, fr_en("Annuler", "Undo"), undo),
            (self.redo, fr_en("Rétablir", "Redo"), redo),
        ):
            if what and button.isEnabled():
                told = fr_en("{0}\u00a0: {1}", "{0}: {1}").format(words, what)
                set_tip(button, told)
        self._made[self.stack.currentIndex()].refresh()

    def ask_settings(self) -> None:
        """Ask for other settings."""
        live = self.held.live
        self.asking = MeetingDialog(live.setup(), self._desk.club.chips(), self)
        self.asking.decided.connect(lambda setup: self.held.send(cmd.ChangeMeeting(setup)))
        self.asking.open()

    def show_round(self, number: int) -> RoundTab:
        """Show a round by its number, and return its tab."""
        self.tabs.setCurrentIndex(number)
        return self.rounds[number]

    def event(self, event: QEvent) -> bool:
        """Keep undo and redo from the window: they are for the meeting, not for its tournament."""
        if keep(event, lambda e: e.matches(QKeySequence.StandardKey.Undo) or _redoes(e)):
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo and redo."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo.click()
        elif _redoes(event):
            self.redo.click()
        else:
            super().keyPressEvent(event)

    def _make_head(self) -> None:
        back = fr_en("Toutes les rencontres", "All team matches")
        self.back = explained(
            icon_button("chevron-left", back, does=self.left),
            "Revient à la liste des rencontres.",
            "Goes back to the list of team matches.",
        )
        self.settings = explained(
            Button(
                fr_en("Réglages…", "Settings…"), Rank.QUIET, icon="settings", does=self.ask_settings
            ),
            "Manches, niveaux, horloges, absents : les réglages de la rencontre.",
            "Rounds, levels, clocks, absent players: the team match settings.",
        )
        self.wall = icon_button(
            "public-display",
            fr_en("Affichage public (F11)", "Public display (F11)"),
            does=self.shown,
        )
        undo = fr_en("Annuler", "Undo")
        redo = fr_en("Rétablir", "Redo")
        self.undo = icon_button("undo", undo, does=lambda: self.held.undo(self))
        self.redo = icon_button("redo", redo, does=self.held.redo)

    def _make_tabs(self) -> None:
        """Make the tabs anew: as many rounds as the settings foresee; what is typed stays."""
        live = self.held.live
        first = not self.rounds
        kept = self.tabs.currentIndex()
        self.tabs.blockSignals(True)
        while self.tabs.count():
            self.tabs.removeTab(0)
        for part in self._made:
            self.stack.removeWidget(part)
            if part not in (self._teams, self._points):
                put_away(part)
        self.standings = StandingsTab(self.held)
        self.minutes = MinutesTab(self.held)
        many = range(1, live.setup().rounds + 1)
        self.rounds = {number: RoundTab(self.held, number) for number in many}
        self.standings.table.led.connect(self._lead)
        for played in self.rounds.values():
            played.standings.led.connect(self._lead)
        told = fr_en("Manche {0}", "Round {0}")
        named: list[tuple[str, Tab]] = [(fr_en("Équipes", "Teams"), self._teams)]
        named += [(told.format(number), tab) for number, tab in self.rounds.items()]
        named += [
            (fr_en("Classement", "Standings"), self.standings),
            (fr_en("Points", "Points"), self._points),
            (fr_en("Journal", "Log"), self.minutes),
        ]
        for words, tab in named:
            self.tabs.addTab(words)
            self.stack.addWidget(tab)
        self._made = [tab for _, tab in named]
        if first:
            start = live.current_round()
        else:
            start = min(max(kept, 0), len(named) - 1)
        self.tabs.setCurrentIndex(start)
        self.tabs.blockSignals(False)
        self._show(start)

    def _lead(self, part: str) -> None:
        """Show the part of the meeting where uncounted standings are corrected."""
        now = self.rounds[max(1, self.held.live.current_round())]
        mended: dict[str, Tab] = {TEAMS: self._teams, POINTS: self._points, ROUND: now}
        self.tabs.setCurrentIndex(self._made.index(mended[part]))
        if part == POINTS:
            self._points.go_to(self.held.live.standings().missing)

    def start(self) -> None:
        """Give the keyboard to the first team's name, where there is no team."""
        if not self.held.live.teams():
            self._teams.choose(None)

    def _show(self, index: int) -> None:
        if 0 <= index < self.stack.count():
            self.stack.setCurrentIndex(index)
            self.refusal.hide()
            self.refresh()

    def _on_changed(self) -> None:
        self.refusal.hide()
        self.refresh()

    def _say_refusal(self, words: str) -> None:
        self.refusal.set_facts(BannerFacts(words, tone=Tone.RED, closable=True))
        self.refusal.show()


def _redoes(event: QKeyEvent) -> bool:
    ctrl_y = Qt.KeyboardModifier.ControlModifier | Qt.Key.Key_Y
    return event.matches(QKeySequence.StandardKey.Redo) or event.keyCombination() == ctrl_y
