"""What the window's loop is kept from when a page is shown for the first time, then again.

``python tests/checks/pages_shown.py [MOMENT …] [--ready] [--after SECONDS] [--only NAME …]`` opens
a window for every page, one in a process of its own, and shows it before anything was made ahead
(with ``--after``, so many seconds after the window is up); then the dialogs and panels that are
opened most. It prints, in milliseconds of processor, the longest that
the window's loop was kept from anything else, and the whole of it; the same at the second time.
With ``--ready`` one window is left until all is made, which is told first, and shows each in turn.

Moments: ``evening`` (300 players, 60 of them out, paid entries, a season) and ``empty`` (a
tournament of the usual settings in which nobody is).
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from shutil import copyfile

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QApplication

from td_app.bootstrap import club_of
from td_app.persistence.engine import open_club_file
from td_app.tournament import commands as cmd
from td_app.tournament.state.buy_ins import Cost, EntryTerms
from td_app.tournament.state.person import Person
from td_app.tournament.state.setup import TableSetup, TournamentSetup
from td_app.ui.application import started
from td_app.ui.desk import Desk
from td_app.ui.destinations import Spot, ToTable
from td_app.ui.dialogs.house_dialog import ReasonDialog, UndoClockDialog
from td_app.ui.sweeping import Sweeper
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.page_register import CLUB_PAGES, FRONT_PAGES, PAGES

MOMENTS = ("evening", "empty")
PLAYERS, OUT = 300, 60
PULSE_MS, QUIET_S, LONGEST_S = 2, 0.4, 20.0

Show = Callable[[MainWindow], object]


def dialogs() -> dict[str, tuple[Show, Show]]:
    """Return what opens each of what is opened most, and what leaves it again."""

    def asked(window: MainWindow) -> None:
        if window.messages.dialog is not None:
            window.messages.dialog.reject()

    def found(window: MainWindow) -> None:
        if window.finder is not None:
            window.finder.leave()

    def behind(window: MainWindow) -> None:
        window.layers.leave_front()

    def reason(window: MainWindow) -> None:
        window.messages.show_dialog(
            ReasonDialog("Écarter", "Le directeur décide.", "Écarter", window)
        )

    def undo_clock(window: MainWindow) -> None:
        window.messages.show_dialog(UndoClockDialog("arrêt de l’horloge", window))

    def walls(window: MainWindow) -> None:
        window.beside.toggle_walls(None)

    def of_page(key: str, name: str) -> Show:
        def opened(window: MainWindow) -> None:
            assert window.view is not None
            getattr(window.view.pages.page(key), name)()

        return opened

    return {
        "new tournament": (lambda w: w.show_new(), behind),
        "keys": (lambda w: w.show_keys(), asked),
        "find": (lambda w: w.find_anything(), found),
        "palette": (lambda w: w.show_palette(), found),
        "undo the clock": (undo_clock, asked),
        "a reason": (reason, asked),
        "an article": (lambda w: w.messages.show_article("2.3"), asked),
        "a table": (lambda w: w.go(ToTable(2)), lambda w: w.show_page("room")),
        "floor search": (lambda w: w.go(Spot.FLOOR_SEARCH), lambda w: w.show_page("room")),
        "sanctions": (lambda w: w.go(Spot.SANCTIONS), lambda w: w.show_page("room")),
        "incidents": (lambda w: w.go(Spot.INCIDENTS), lambda w: w.show_page("room")),
        "rulebook": (lambda w: w.go(Spot.RULEBOOK), lambda w: w.show_page("room")),
        "settings: club": (of_page("settings", "show_application"), lambda w: None),
        "public display": (walls, walls),
    }


def evening(folder: Path, moment: str) -> Path:
    """Return the club's file, with the tournament in it."""
    file = folder / f"{moment}.db"
    with open_club_file(file) as opened:
        club = club_of(opened)
        if moment == "empty":
            club.create(TournamentSetup(name="Vide"))
            return file
        tables = tuple(TableSetup(number) for number in range(1, 41))
        terms = EntryTerms(cost=Cost(1_500, 0, 500))
        club.directory.set_setting("money_prizes", "allowed")
        session = club.create(TournamentSetup(name="300", tables=tables, entry_terms=terms))
        people = tuple(Person(last_name=f"Nom{n:03}", first_name="Alix") for n in range(PLAYERS))
        session.dispatch(cmd.RegisterEntrants(people))
        session.dispatch(cmd.MarkPresence(tuple(session.state.entrants)))
        session.dispatch(cmd.MarkMajority(tuple(session.state.entrants)))
        session.dispatch(cmd.TakePayments(tuple(session.state.entrants)))
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        for who in range(5, 5 * OUT + 1, 5):
            session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
    return file


class Felt:
    """The window's loop, felt by a timer: how long it is kept, in milliseconds of processor."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._timer = QTimer(timerType=Qt.TimerType.PreciseTimer, interval=PULSE_MS)
        self._timer.timeout.connect(self._feel)
        self._last = 0.0
        self.longest = 0.0

    def _feel(self) -> None:
        now = time.thread_time()
        self.longest = max(self.longest, (now - self._last) * 1_000)
        self._last = now

    def while_(self, done: Callable[[], object], quiet_s: float = QUIET_S) -> tuple[float, float]:
        """Do something from the loop; return the longest it was kept, and all that it took."""
        began = self._last = time.thread_time()
        self.longest = 0.0
        self._timer.start()
        QTimer.singleShot(0, done)
        until = time.monotonic() + quiet_s
        while time.monotonic() < until:
            self._app.processEvents()
            self._app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            time.sleep(0.0005)
        self._timer.stop()
        self._feel()
        return self.longest, (self._last - began) * 1_000


def places() -> dict[str, tuple[Show, Show]]:
    """Return how each page is shown, and left again."""
    room: Show = lambda window: window.show_page("room")  # noqa: E731
    shown: dict[str, tuple[Show, Show]] = {}
    for page in (*PAGES, *CLUB_PAGES, *FRONT_PAGES):
        leave: Show = (lambda w: w.layers.leave_front()) if page in FRONT_PAGES else room
        if page.key == "room":
            leave = lambda window: window.show_page("clock")  # noqa: E731
        shown[page.key] = (lambda window, key=page.key: window.show_page(key), leave)
    return shown | dialogs()


class Opened:
    """A director's window on a moment, the application around it as it is run."""

    def __init__(self, file: Path, *, first: str) -> None:
        self.app = started([], "fr")
        self._file = open_club_file(file)
        self.window = MainWindow(Desk(club_of(self._file)), pages=_beginning(first))
        self._sweeper = Sweeper()
        self.window.resize(1366, 768)
        self.window.show()
        self.window.desk.open(1)
        self.felt = Felt(self.app)

    def close(self) -> None:
        self.window.close()
        self._sweeper.end()
        self._file.close()


def _beginning(first: str) -> tuple:
    """The pages, another one than ``first`` before the others: a window begins on its first."""
    return tuple(sorted(PAGES, key=lambda page: page.key == first)) if first == "room" else PAGES


def measured(window: MainWindow, felt: Felt, name: str) -> str:
    """Show something twice; return the line of the table."""
    show, leave = places()[name]
    once = felt.while_(lambda: show(window))
    felt.while_(lambda: leave(window))
    twice = felt.while_(lambda: show(window))
    felt.while_(lambda: leave(window))
    mark = "  *" if max(once[0], twice[0]) > 35 else ""
    return f"{name:16} {once[0]:8.1f} {once[1]:8.1f}    {twice[0]:8.1f} {twice[1]:8.1f}{mark}"


def one_cold(file: Path, name: str, after: float) -> None:
    """Show one before anything was made ready, or with what is ready ``after`` so many seconds."""
    opened = Opened(file, first=name)
    if after:
        opened.felt.while_(lambda: None, after)
        opened.window.ahead.end()
    else:
        opened.window.ahead.end()
        opened.felt.while_(lambda: None)
    print(measured(opened.window, opened.felt, name), flush=True)
    opened.close()


def all_ready(file: Path, names: list[str]) -> None:
    """Show everything in one window, once all is made ready."""
    opened = Opened(file, first="")
    longest = whole = 0.0
    began = time.monotonic()
    opened.felt.while_(lambda: None, 0.2)
    while opened.window.ahead.waits and time.monotonic() < began + LONGEST_S:
        once = opened.felt.while_(lambda: None, 0.1)
        longest, whole = max(longest, once[0]), whole + once[1]
    print(f"{'made ready':16} {longest:8.1f} {whole:8.1f}", flush=True)
    for name in names:
        print(measured(opened.window, opened.felt, name), flush=True)
    opened.close()


def main() -> int:
    """Print a table for each moment."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("moments", nargs="*", default=MOMENTS)
    parser.add_argument("--ready", action="store_true")
    parser.add_argument("--after", type=float, default=0.0, metavar="SECONDS")
    parser.add_argument("--only", nargs="*", default=list(places()))
    parser.add_argument("--in-file", type=Path)
    options = parser.parse_args()
    if options.in_file is not None:
        for name in options.only:
            one_cold(options.in_file, name, options.after)
        return 0
    for moment in options.moments:
        print(f"{moment}: longest, whole; again (ms of processor)", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            made = evening(Path(folder), moment)
            if options.ready:
                all_ready(made, options.only)
                continue
            for name in options.only:
                file = Path(folder) / "one.db"
                copyfile(made, file)
                asked = [sys.executable, __file__, "--in-file", str(file), "--only", name]
                subprocess.run([*asked, "--after", str(options.after)], check=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
