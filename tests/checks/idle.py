"""What the application takes of the processor while nobody acts, in a real window.

``xvfb-run -a -s "-screen 0 1366x768x24" python tests/checks/idle.py [SECONDS] [STATE …]`` opens
the director's window on the sample evening, its clock running, waits until every page is made
ahead, then leaves it alone for so many seconds (60) in each state, and prints the processor's time
that this process took, in per cent of one core: the clock's page with the wall open, the wall
alone with the window minimised, all of it minimised, then each page of the club's space, each page
in front and each of the evening. A machine that others use costs each beat more, never less: the
least of the slices of ten seconds is what counts, the mean stands beside it. Exit 1 where one
takes more than it may. A display is needed, and a window manager (``openbox``, begun here where it
is found): without one nothing is minimised.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer

from td_app.bootstrap import club_of
from td_app.persistence.engine import open_club_file
from td_app.tournament import commands as cmd
from td_app.training.sample import sample_tournament
from td_app.ui.application import started, wait_in_loop
from td_app.ui.desk import Desk
from td_app.ui.sweeping import Sweeper
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.page_register import CLUB_PAGES, FRONT_PAGES, PAGES

SHOWN, MINIMISED = 1.0, 0.1
"""The most that it may take, in per cent of a core."""
SETTLES_S, LONGEST_S = 4.0, 120.0
SLICE_S = 10.0

Show = Callable[[MainWindow], object]


def states() -> dict[str, tuple[Show, float]]:
    """Return how each state is brought about, and the most it may take (%)."""

    def with_wall(window: MainWindow) -> None:
        window.show_page("clock")
        window.beside.toggle_walls(None)

    def wall_alone(window: MainWindow) -> None:
        window.beside.toggle_walls(None)
        window.showMinimized()

    def page(key: str) -> tuple[Show, float]:
        return lambda window: window.show_page(key), SHOWN

    return {
        "clock and wall": (with_wall, SHOWN),
        "wall, window minimised": (wall_alone, SHOWN),
        "minimised": (lambda window: window.showMinimized(), MINIMISED),
        **{one.key: page(one.key) for one in (*CLUB_PAGES, *FRONT_PAGES, *PAGES)},
    }


def in_loop(seconds: float) -> None:
    """Let the window's loop run, as it does when nobody acts."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1_000), loop.quit)
    loop.exec()


def taken(seconds: float) -> float:
    """Return what the processor spends here in so many seconds, in per cent of one core."""
    began = time.process_time(), time.monotonic()
    in_loop(seconds)
    return 100 * (time.process_time() - began[0]) / (time.monotonic() - began[1])


def main(seconds: float, wanted: list[str]) -> int:
    """Measure each state; return the exit status."""
    app = started([], "fr")
    app.setQuitOnLastWindowClosed(False)
    too_much = []
    with tempfile.TemporaryDirectory() as place:
        os.environ["XDG_CONFIG_HOME"] = place
        with open_club_file(Path(place) / "club.db") as file:
            club = club_of(file)
            desk = Desk(club, Path(place) / "club.db")
            desk.wait_in(wait_in_loop)
            window = MainWindow(desk)
            sweeper = Sweeper()
            window.showMaximized()
            if desk.copies is not None:
                desk.copies.start()
            desk.open(sample_tournament(club).tournament)
            until = time.monotonic() + LONGEST_S
            while window.ahead.waits and time.monotonic() < until:
                in_loop(0.5)
            for name, (show, most) in states().items():
                if wanted and name not in wanted:
                    continue
                window.layers.leave_front()
                show(window)
                in_loop(SETTLES_S)
                slices = [taken(SLICE_S) for _ in range(max(1, round(seconds / SLICE_S)))]
                least, mean = min(slices), sum(slices) / len(slices)
                over = "  *" if least > most else ""
                print(f"{name:24} {least:6.2f} % (mean {mean:.2f} %){over}", flush=True)
                if over:
                    too_much.append(name)
                if window.beside.public is not None:
                    window.beside.toggle_walls(None)
                window.showMaximized()
                in_loop(0.5)
            assert desk.live is not None
            desk.live.dispatch(cmd.PauseClock())
            window.close()
            sweeper.end()
            if desk.copies is not None:
                desk.copies.finish()
            desk.close()
    return int(bool(too_much))


if __name__ == "__main__":
    manager = shutil.which("openbox")
    managed = subprocess.Popen([manager]) if manager else None
    try:
        status = main(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0, sys.argv[2:])
    finally:
        if managed is not None:
            managed.terminate()
    sys.exit(status)
