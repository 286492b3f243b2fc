"""Before a tournament or the application is left: what runs, what is written and not kept.

Nothing typed is lost in silence, and no clock is left alone unseen: the director is asked, and
staying is what Enter and Escape do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from td_app.tournament import commands as cmd
from td_app.ui.desk import Desk
from td_app.ui.dialogs.house_dialog import KEEP, STAY, HouseDialog, UnkeptDialog
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.tips import explained
from td_app.ui.windows.unsaved_work import Unkept, UnsavedWork
from td_app.words.copies import copy_age
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.ui.live_tournament import LiveTournament


class Way(StrEnum):
    """The director's choice."""

    STAY = "stay"
    STOP_CLOCK = "stop_clock"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class Left:
    """What would be left behind: the words of the unsaved work, and whether the clock runs.

    ``copy`` says since when there is a backup; it asks nothing by itself.
    """

    unkept: tuple[Unkept, ...] = ()
    clock: bool = False
    copy: str = ""

    def __bool__(self) -> bool:
        """Return whether there is anything to ask about."""
        return bool(self.unkept) or self.clock


class LeavingDialog(HouseDialog):
    """``chosen`` gives a :class:`Way`; put away by Escape, one stays."""

    def __init__(self, left: Left, parent: QWidget, *, title: str) -> None:
        """Say what would be left behind."""
        super().__init__(title, _of_the_clock() if left.clock else "", parent, icon="warning")
        if left.unkept:
            self.list_unkept([one.words for one in left.unkept])
        if left.copy:
            self.body.addWidget(label(left.copy, Say.SMALL, wraps=True))
        anyway = fr_en("Fermer sans enregistrer", "Close without saving")
        if left.clock:
            if not left.unkept:
                anyway = fr_en(
                    "Fermer en laissant l’horloge tourner", "Close, leave the clock running"
                )
            stop = fr_en("Arrêter l’horloge et fermer", "Pause the clock and close")
            if not left.unkept:
                explained(
                    self.add_button(Way.STOP_CLOCK, stop),
                    "L’horloge restera arrêtée au temps affiché.",
                    "The clock will stay paused at the time shown.",
                )
        self.add_button(Way.LEAVE, anyway)
        if left.unkept:
            back = fr_en("Revenir à la saisie", "Keep typing")
        else:
            back = fr_en("Rester", "Stay")
        self.add_button(Way.STAY, back, Rank.PRIMARY).setFocus()


def _of_the_clock() -> str:
    return fr_en(
        "L’horloge tourne. Une fois fermée, l’application n’annonce plus rien\u00a0; à la "
        "réouverture, elle demandera si ce temps compte.",
        "The clock is running. Once closed, the application announces nothing more; when "
        "reopened, it will ask whether this time counts.",
    )


class Leaving(Protocol):
    """The window that may be closed, as the guard uses it."""

    @property
    def desk(self) -> Desk:
        """Return the desk the window shows."""
        ...

    def ask(self, make: Callable[[QWidget], HouseDialog], chosen: Callable[[str], object]) -> None:
        """Open a question made over the window; its answer goes to ``chosen``."""
        ...

    def close(self) -> bool:
        """Close the window."""
        ...


class Departures:
    """Asks before the window, its tournament or the page in front is left."""

    def __init__(self, window: Leaving, unsaved: UnsavedWork) -> None:
        """Watch over what ``window`` shows, and the ``unsaved`` work in it."""
        self._window = window
        self._unsaved = unsaved
        self._sure = False

    def may_close(self) -> bool:
        """Return whether the window may close now; if not, the director has been asked."""
        finish_writing()
        work = self._unsaved
        every = (*work.in_front(), *work.in_tournament(), *work.in_club())
        title = fr_en("Fermer l’application\u00a0?", "Close the application?")
        return self._may(self._left(every, clock=True), title, self._window.close)

    def may_change(self, then: Callable[[], object]) -> bool:
        """Return whether the tournament may leave the desk; ``then`` follows once it may."""
        finish_writing()
        title = fr_en("Quitter ce tournoi\u00a0?", "Leave this tournament?")
        return self._may(self._left(self._unsaved.in_tournament()), title, then)

    def may_put_away(self, then: Callable[[], object]) -> bool:
        """Return whether the page in front may go; ``then`` follows once it may."""
        finish_writing()
        title = fr_en("Quitter cette page\u00a0?", "Leave this page?")
        return self._may(self._left(self._unsaved.in_front()), title, then)

    def asks_before(self, command: cmd.Command) -> bool:
        """Return whether something is asked before an act: settings not kept, and it rests on them.

        Those acts are the draw and the start. A refusal is told first: nothing is asked then.
        """
        live = self._window.desk.live
        if live is None or self._sure or not _rests_on_settings(command, live):
            return False
        finish_writing()
        unkept = [one for one in self._unsaved.in_tournament() if one.page in ("settings", "clock")]
        if not unkept or live.can(command) is not None:
            return False
        self._ask_before(command, live, unkept)
        return True

    def _ask_before(
        self, command: cmd.Command, live: LiveTournament, unkept: Sequence[Unkept]
    ) -> None:
        title = fr_en("Démarrer l’horloge\u00a0?", "Start the clock?")
        keep = fr_en("Enregistrer et démarrer", "Save and start")
        without = fr_en("Démarrer sans enregistrer", "Start without saving")
        if isinstance(command, cmd.DrawSeats):
            title = fr_en("Tirer les places\u00a0?", "Draw the seats?")
            keep = fr_en("Enregistrer et tirer", "Save and draw")
            without = fr_en("Tirer sans enregistrer", "Draw without saving")
        words = [one.words for one in unkept]

        def answered(way: str) -> None:
            left = [one for one in unkept if way == KEEP and not self._unsaved.keep(one.page)]
            if way == STAY or left:
                self._unsaved.back_to((left or unkept)[0].page)
                return
            with self.surely():
                live.dispatch(command)

        self._window.ask(
            lambda parent: UnkeptDialog(title, words, parent, keep=keep, without=without), answered
        )

    @contextmanager
    def surely(self) -> Iterator[None]:
        """Ask no question meanwhile: it is decided."""
        before = self._sure
        self._sure = True
        try:
            yield
        finally:
            self._sure = before

    def _left(self, unkept: Sequence[Unkept], *, clock: bool = False) -> Left:
        live = self._window.desk.live
        if self._window.desk.club.read_only:
            return Left()
        running = clock and live is not None and live.progress().running
        return Left(tuple(unkept), running, self._copy() if clock else "")

    def _copy(self) -> str:
        """Since when there is a backup; another is made at closing."""
        keeper = self._window.desk.copies
        if keeper is not None:
            return copy_age(keeper.minutes_since(datetime.now()))
        return ""

    def _may(self, left: Left, title: str, then: Callable[[], object]) -> bool:
        if self._sure or not left or _ending():
            return True

        def answered(way: str) -> None:
            live = self._window.desk.live
            if way == Way.STAY:
                if left.unkept:
                    self._unsaved.back_to(left.unkept[0].page)
                return
            if way == Way.STOP_CLOCK and live is not None:
                live.dispatch(cmd.PauseClock())
            with self.surely():
                then()

        self._window.ask(lambda parent: LeavingDialog(left, parent, title=title), answered)
        return False


def _rests_on_settings(command: cmd.Command, live: LiveTournament) -> bool:
    first_start = isinstance(command, cmd.StartClock) and not live.progress().started
    return first_start or isinstance(command, cmd.DrawSeats)


def _ending() -> bool:
    """Return whether the system ends the session: a question would hold it up for nothing."""
    app = QApplication.instance()
    return isinstance(app, QApplication) and app.isSavingSession()


def finish_writing() -> None:
    """Let the field that has the keyboard keep what is typed in it, where it does so itself.

    The keyboard comes back to it: one may stay.
    """
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()
        focus.setFocus(Qt.FocusReason.OtherFocusReason)
