"""What a backup during play costs the window, by hand: a timer in its loop, 1,000 entrants.

``python tests/checks/backup_cost.py [BACKUPS] [ENTRIES]``; it takes about a minute. Told: the
longest the loop was without its turn while backups were made, and as long without any (ms).
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
HERE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HERE))

from builders import CountedChance, SteppedClock, a_setup, registered  # noqa: E402
from PySide6.QtCore import QEventLoop, QTimer  # noqa: E402

from td_app.club.club import Club  # noqa: E402
from td_app.persistence.engine import open_club_file  # noqa: E402
from td_app.persistence.erased_copies import PrivateCopies  # noqa: E402
from td_app.tournament import commands as cmd  # noqa: E402
from td_app.ui.application import started  # noqa: E402
from td_app.ui.copy_keeper import CopyKeeper  # noqa: E402
from td_app.ui.desk import Desk  # noqa: E402
from td_app.ui.windows.main_window import MainWindow  # noqa: E402

MOST_MS = 20


class Turns:
    """How long the loop went without its turn (ms): a timer that asks for nothing else."""

    def __init__(self) -> None:
        self.gaps: list[float] = []
        self._last = time.perf_counter()
        self._timer = QTimer()
        self._timer.timeout.connect(self._turn)
        self._timer.start(1)

    def _turn(self) -> None:
        now = time.perf_counter()
        self.gaps.append((now - self._last) * 1000)
        self._last = now

    def taken(self) -> list[float]:
        """Return the gaps since the last time, longest first."""
        taken, self.gaps = sorted(self.gaps, reverse=True), []
        self._last = time.perf_counter()
        return taken


def filled(club: Club, entries: int) -> int:
    """Write an evening of 1,000 entrants and so many entries; return its number."""
    session = club.create(a_setup(125, 8))
    for number in range(10):
        registered(session, 100, club=f"Club {number}")
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    while session.history.sequence < entries:
        session.dispatch(cmd.AdjustClock(60))
        session.dispatch(cmd.AdjustClock(-60))
    return session.tournament


def main(backups: int = 20, entries: int = 5_000) -> int:
    """Return 0 when no backup kept the loop from its turn for 20 ms."""
    _app = started()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "club.db"
        with open_club_file(path) as file:
            number = filled(
                Club(file.store, file.directory, SteppedClock(), CountedChance()), entries
            )
            club = Club(
                *(file.store, file.directory, SteppedClock(), CountedChance()),
                copies=PrivateCopies(path),
            )
            desk = Desk(club, path)
            desk.open(number)
            window = MainWindow(desk)
            window.resize(1366, 768)
            window.show()
            worst = measured(desk.copies, backups)  # type: ignore[arg-type]
            window.close()
    return 0 if worst < MOST_MS else 1


def measured(keeper: CopyKeeper, backups: int) -> float:
    """Return the longest gap of any backup; tell it, and what the window does by itself."""
    turns, made = Turns(), QEventLoop()
    keeper.made.connect(made.quit)
    keeper.failed.connect(made.quit)
    going_on(3.0)
    turns.taken()
    worst, seconds = [], []
    for _ in range(backups):
        began = time.perf_counter()
        keeper.copy()
        made.exec()
        seconds.append(time.perf_counter() - began)
        worst.append(turns.taken()[0])
    going_on(sum(seconds))
    alone = turns.taken()[0]
    print(
        f"{backups} backups of {statistics.median(seconds) * 1000:.0f} ms: the loop without its "
        f"turn for {statistics.median(worst):.1f} ms at most in the median one, "
        f"{max(worst):.1f} ms in the worst; without backups {alone:.1f} ms"
    )
    return max(worst)


def going_on(seconds: float) -> None:
    """Let the loop turn."""
    waiting = QEventLoop()
    QTimer.singleShot(int(seconds * 1000), waiting.quit)
    waiting.exec()


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
