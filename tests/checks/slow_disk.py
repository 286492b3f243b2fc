"""A window on a disk that is slow: how long its loop is kept, at rest and as one acts.

``python tests/checks/slow_disk.py [MILLISECONDS …]`` compiles a small library that delays every
synchronisation (``fdatasync``), opens a club with a running clock under it, leaves it alone for
twenty seconds, then eliminates ten players, and prints for each delay: the share of time at rest
in which the window answered nothing for a tenth of a second, how often it was synchronised in the
window's thread meanwhile, the longest its loop was kept during an act, how long the act took, how
old the mark of the clock was at most, and what the director was told. Linux, with a C compiler.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

REST_S, ACTS = 20.0, 10
PULSE_MS, KEPT_S = 10, 0.1

DELAYED = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>
#include <sys/syscall.h>
int in_main = 0;
static void slow(void) {
    const char *wanted = getenv("SYNC_MS");
    if (getpid() == syscall(SYS_gettid)) in_main++;
    if (wanted) usleep(atoi(wanted) * 1000);
}
int fdatasync(int file) { slow(); return ((int (*)(int)) dlsym(RTLD_NEXT, "fdatasync"))(file); }
int fsync(int file) { slow(); return ((int (*)(int)) dlsym(RTLD_NEXT, "fsync"))(file); }
"""


def compiled(folder: Path) -> Path:
    """Return a library that delays every synchronisation."""
    source, library = folder / "delayed.c", folder / "delayed.so"
    source.write_text(DELAYED)
    subprocess.run(["cc", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"], check=True)
    return library


def one(folder: Path) -> None:
    """Measure one evening in this process, which is delayed already."""
    import ctypes

    from PySide6.QtCore import QTimer

    from td_app.bootstrap import club_of
    from td_app.persistence.engine import open_club_file
    from td_app.tournament import commands as cmd
    from td_app.training.sample import sample_tournament
    from td_app.ui.application import started, wait_in_loop
    from td_app.ui.desk import Desk
    from td_app.ui.windows.main_window import MainWindow
    from td_app.words import trouble_sentence

    library = ctypes.CDLL(os.environ["LD_PRELOAD"])
    in_main = ctypes.c_int.in_dll(library, "in_main")
    app = started()
    with open_club_file(folder / "club.db") as file:
        club = club_of(file)
        desk = Desk(club, folder / "club.db")
        desk.dress("fr")
        desk.wait_in(wait_in_loop)
        told = [trouble_sentence(one) for one in file.warnings]
        desk.trouble.connect(lambda trouble: told.append(trouble_sentence(trouble)))
        window = MainWindow(desk)
        window.show()
        assert desk.open(sample_tournament(club).tournament)
        live = desk.live
        assert live is not None
        if not live.state.clock.running:
            live.dispatch(cmd.StartClock())
        kept: list[float] = []
        last = time.monotonic()

        def pulse() -> None:
            nonlocal last
            now = time.monotonic()
            kept.append(now - last)
            last = now

        timer = QTimer(interval=PULSE_MS)
        timer.timeout.connect(pulse)
        timer.start()

        def spin(seconds: float) -> None:
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                app.processEvents()
                time.sleep(0.001)

        spin(8.0)
        while window.ahead.waits:
            # At rest once every page is made ahead.
            spin(0.5)
        kept.clear()
        syncs = in_main.value
        oldest = 0
        until = time.monotonic() + REST_S
        while time.monotonic() < until:
            spin(0.5)
            mark = live.session.last_seen()
            if mark is not None:
                oldest = max(oldest, live.now_ms() - mark.at_ms)
        frozen = sum(gap for gap in kept if gap > KEPT_S)
        print(
            f"at rest: {100 * frozen / REST_S:.0f} % kept, {in_main.value - syncs} syncs in the "
            f"window's thread, the mark {oldest / 1000:.1f} s old at most",
            flush=True,
        )
        kept.clear()
        took = []
        seated = [number for number, entrant in live.state.entrants.items() if entrant.seat]
        for who in seated[:ACTS]:
            began = time.monotonic()
            live.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
            took.append(time.monotonic() - began)
            spin(0.2)
        print(
            f"acting: an act {sorted(took)[len(took) // 2] * 1000:.0f} ms, the loop kept "
            f"{max(kept) * 1000:.0f} ms at most; told: {told or 'nothing'}",
            flush=True,
        )
        window.close()


def main(delays: list[int]) -> int:
    """Measure each delay in a process of its own."""
    with tempfile.TemporaryDirectory(dir=Path.home()) as place:
        library = compiled(Path(place))
        for delay in delays:
            folder = Path(place) / str(delay)
            folder.mkdir()
            print(f"syncs of {delay} ms", flush=True)
            delayed = {"LD_PRELOAD": str(library), "SYNC_MS": str(delay)}
            offscreen = {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(folder)}
            given = [sys.executable, __file__, "--one", str(folder)]
            subprocess.run(given, env={**os.environ, **offscreen, **delayed}, check=True)
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        one(Path(sys.argv[2]))
    else:
        sys.exit(main([int(given) for given in sys.argv[1:]] or [0, 200, 1_000]))
