"""A training evening in a window of its own: the real pages, on a file that is not the club's."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QBoxLayout

from td_app.club.club import Apart, Club
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.setup import TournamentSetup
from td_app.training.evening import Evening, Phase
from td_app.training.pace import PacedClock
from td_app.training.room import SeededChance, Wish, catch_up, training_tournament
from td_app.training.steps import keep, kept_in
from td_app.ui.acts import Act, Group
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination, ToPage
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.program.training.report_view import ReportView
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.tournament_view import TournamentView
from td_app.ui.windows.training_strip import TrainingStrip
from td_app.words.language import Language, fr_en
from td_app.words.training import not_real


def opened_training(club: Club, wish: Wish, language: Language | None = None) -> TrainingWindow:
    """Return the window of a new training evening, its file open beside that of ``club``.

    ``language``: that of the screens now, where it is not the club's own.
    Raises :class:`StorageTrouble` and :class:`Refused`.
    """
    assert club.training is not None
    left = None
    if wish.goes_on:
        left = kept_in(club.training_folder)
    if left is not None:
        seed = left.seed
    else:
        seed = wish.seed
    clock = PacedClock(club.clock, left.at_ms if left is not None else None, wish.pace)
    chance = SeededChance(seed)
    apart = club.training(clock, chance)
    try:
        if left is not None and left.tournament not in {row.id for row in apart.club.tournaments()}:
            left = None
        if left is None:
            tournament = training_tournament(apart.club, seed).tournament
        else:
            tournament = left.tournament
            catch_up(clock, apart.club.open(tournament, looking=True))
        desk = Desk(apart.club)
        desk.dress(language)
        desk.hall.mark = not_real
        desk.open(tournament)
        assert desk.live is not None
        chance.follow(desk.live.session)
        evening = Evening(desk.live.session, clock, seed, left)
        return TrainingWindow(desk, evening, apart)
    except BaseException:
        apart.close()
        raise


class TrainingWindow(MainWindow):
    """``gone()`` once the training is over for good, and its file let go of.

    ``leaveAsked()`` to leave the whole application: it is the club's window that asks.
    """

    leaveAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, desk: Desk, evening: Evening, apart: Apart) -> None:
        """Show ``evening``, on ``desk``."""
        self.evening = evening
        self._apart = apart
        self.strip: TrainingStrip | None = None
        self.own_acts = (_go_on(self.go_on),)
        super().__init__(desk)
        self._steps_kept = -1
        self._end_keeping = evening.subscribe(self._keep)
        self._keep()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def show_start(self) -> None:
        """Say that this window has this evening only."""
        self.note(_only_this())

    def show_new(self, initial: TournamentSetup | None = None) -> None:
        """Say that this window has this evening only."""
        self.note(_only_this())

    def go_on(self) -> None:
        """Go on with the evening; once it is over, show how it went."""
        if self.evening.phase is Phase.OVER:
            self.show_report()
        elif self.strip is not None:
            self.strip.go_on()

    def show_report(self) -> None:
        """Show how it went so far, in front of everything."""
        page = ReportView(self.evening, self.desk.stationery)
        page.asked.connect(self.go)
        self.layers.put_in_front(fr_en("Bilan de l’entraînement", "Practice report"), page)

    def go(self, destination: Destination) -> None:
        """Show a destination; the training's papers here are those of this evening."""
        if destination == ToPage("training"):
            self.show_report()
        else:
            super().go(destination)

    def leave_application(self) -> None:
        """Leave it all: the club's window asks, and takes this one along."""
        self.leaveAsked.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave without a question: it goes on another time where it stands now."""
        self._steps_kept = -1
        self._keep()
        self.evening.close()
        with self.departures.surely():
            super().closeEvent(event)
        self._apart.close()
        self.desk.deleteLater()

    def _build_view(self, live: LiveTournament) -> TournamentView:
        view = super()._build_view(live)
        strip = self.strip = TrainingStrip(self.evening, live)
        strip.asked.connect(self.go)
        strip.reportAsked.connect(self.show_report)
        box = view.layout()
        assert isinstance(box, QBoxLayout)
        box.insertWidget(1, strip)
        view.above.append(strip)
        return view

    def _keep(self) -> None:
        """Write down, step by step, what the evening is made again from."""
        folder = self.desk.club.folder
        live = self.desk.live
        if folder is None or live is None or len(self.evening.steps) == self._steps_kept:
            return
        self._steps_kept = len(self.evening.steps)
        try:
            keep(folder, self.evening.snapshot(live.session.tournament))
        except StorageTrouble as trouble:
            self.desk.trouble.emit(trouble)

    def _name_window(self) -> None:
        self.setWindowTitle(not_real())


def _go_on(go_on: Callable[[], object]) -> Act:
    """The act that goes on with the training: heard in its window alone."""
    return Act(
        Group.PLAY,
        "next",
        "training_next",
        lambda: fr_en("Entraînement\u00a0: la suite", "Practice: continue"),
        lambda _window: go_on(),
        keys=("F8",),
        anywhere=True,
        while_typing=True,
    )


def _only_this() -> str:
    return fr_en(
        "Cette fenêtre ne sert qu’à l’entraînement\u00a0: fermez-la pour revenir au club.",
        "This window is for practice only. Close it to return to the club.",
    )
