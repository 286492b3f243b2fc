"""The desk with a room of phones beside it: what an act of the desk's own takes, and the window.

``python tests/checks/phones_beside.py [SECONDS] [PHONES] [FLOORS] [EVERY]`` opens a director's
window on a tournament of 300, acts there again and again for as long without phones, then with
phones that listen, read and act from a process of their own (``phones.py``). It prints what an
act took until it was on disk and in every view, and what the window's loop was kept from.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles

from busy_machine import queued_s
from phones import PLAYERS, evening, made
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from td_app.bootstrap import club_of
from td_app.persistence.engine import open_club_file
from td_app.tournament import commands as cmd
from td_app.ui.application import started
from td_app.ui.desk import Desk as ClubDesk
from td_app.ui.sweeping import Sweeper
from td_app.ui.windows.main_window import MainWindow
from td_app.web.networks import Network
from td_app.web.roles import Role

HERE = Network("lo", "127.0.0.1", True)
ACTS_EVERY_MS, PULSE_MS = 1_500, 5
#: Nobody else's players: floors of ``phones.py`` have the others by their last figure.
DESKS_OWN = 9
PAGES = ("room", "players", "clock", "ranking", "journal")


class Desk:
    """A window that acts by itself and feels its loop."""

    def __init__(self, window: MainWindow) -> None:
        assert window.desk.live is not None
        self.live = window.desk.live
        self.acts: list[float] = []
        #: What the processor gave to each of them; the rest is the disk, and the other thread.
        self.spent: list[float] = []
        self.gaps: list[float] = []
        #: What the window's thread itself did in each; the rest is the machine's, and the phones'.
        self.kept: list[float] = []
        self._away: set[int] = set()
        self._turn, self._felt, self._did = 0, time.perf_counter(), time.thread_time()
        self._queued = queued_s()
        self._timers = (QTimer(window), QTimer(window))
        self._timers[0].timeout.connect(self._act)
        self._timers[1].setTimerType(Qt.TimerType.PreciseTimer)
        self._timers[1].timeout.connect(self._feel)

    def watch(self, app: QApplication, seconds: float) -> str:
        """Act and feel for so long; return what was seen."""
        self.acts.clear()
        self.spent.clear()
        self.gaps.clear()
        self.kept.clear()
        self._felt, self._did, self._queued = time.perf_counter(), time.thread_time(), queued_s()
        self._timers[0].start(ACTS_EVERY_MS)
        self._timers[1].start(PULSE_MS)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            app.processEvents()
            time.sleep(0.001)
        for timer in self._timers:
            timer.stop()
        acts, gaps, kept = (
            quantiles(felt, n=n)
            for felt, n in ((self.acts, 20), (self.gaps, 100), (self.kept, 100))
        )
        return (
            f"{len(self.acts)} acts: median {median(self.acts):.1f} ms, 95th {acts[-1]:.1f}, "
            f"most {max(self.acts):.1f} (of the processor {median(self.spent):.1f}); "
            f"the loop: 99th {gaps[-1]:.1f} ms, most {max(self.gaps):.1f} "
            f"(of the processor {kept[-1]:.1f}, {max(self.kept):.1f})"
        )

    def _act(self) -> None:
        self._turn += 1
        who = DESKS_OWN + 10 * (self._turn % (PLAYERS // 10))
        began, spent, queued = time.perf_counter(), time.thread_time(), queued_s()
        done = self.live.dispatch(cmd.MarkAway((who,), away=who not in self._away))
        # Less what others kept the processor from this thread.
        self.acts.append((time.perf_counter() - began - (queued_s() - queued)) * 1_000)
        self.spent.append((time.thread_time() - spent) * 1_000)
        assert done is not None
        self._away ^= {who}

    def _feel(self) -> None:
        now, did, queued = time.perf_counter(), time.thread_time(), queued_s()
        # Less what others kept the processor from this thread: phones have one of their own.
        self.gaps.append((now - self._felt - (queued - self._queued)) * 1_000)
        self.kept.append((did - self._did) * 1_000)
        self._felt, self._did, self._queued = now, did, queued


def with_phones(desk: Desk, app: QApplication, window: MainWindow, given: list[str]) -> str:
    """Return what is seen while phones are served beside the window."""
    phones = window.desk.phones
    assert phones.switch_on(HERE)
    offer = phones.offer(Role.FLOOR)
    assert offer is not None
    told = json.dumps({"url": phones.address, "floor_pin": offer.pin})
    with subprocess.Popen([sys.executable, __file__, "--room", told, *given]) as room:
        seen = desk.watch(app, float(given[0]) + 2)
        while room.poll() is None:
            app.processEvents()
    phones.switch_off(wait=True)
    return seen


def room_of(told: str, given: Sequence[str]) -> int:
    """Be the room: listen, read and act, then tell what phones saw."""
    seconds, phones, floors, every_s = (int(one) for one in given)
    room = asyncio.run(evening(json.loads(told), None, seconds, phones, floors, every_s))
    answered = median(room.answered)
    print(f"phones: {len(room.acts)} acts, refused {room.refused}, median {answered:.3f} s")
    told = quantiles(room.delays(room.told), n=20)[-1]
    print(f"a change at a phone: 95th percentile {told:.3f} s, ", end="")
    print(f"a page read: {quantiles(room.pages, n=20)[-1]:.3f} s", flush=True)
    return 0


def main(arguments: Sequence[str]) -> int:
    """Open the window and print what was seen."""
    if arguments[:1] == ["--room"]:
        return room_of(arguments[1], arguments[2:])
    usual = ("60", "300", "9", "30")
    given = [*arguments, *usual[len(arguments) :]]
    app = started([], "fr")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "club.db"
        made(file)
        with open_club_file(file) as opened:
            window = MainWindow(ClubDesk(club_of(opened)))
            window.resize(1366, 768)
            window.show()
            sweeper = Sweeper()
            window.desk.open(1)
            for page in PAGES:
                window.show_page(page)
            window.show_page("room")
            desk = Desk(window)
            print("phones off:", desk.watch(app, float(given[0])), flush=True)
            print("phones on: ", with_phones(desk, app, window, given), flush=True)
            window.close()
            sweeper.end()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
