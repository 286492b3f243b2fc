"""What ten rounds at one desk leave behind: sessions, windows, objects, megabytes.

``python tests/checks/left_behind.py [ROUNDS]`` opens two tournaments, every page and dialog, three
languages, a copy, a training, phones, pages in front in each round (``tests/desk_rounds.py``) in
one process, with the search for cycles of the application. A line a round is printed; exit 1
where the last round holds more sessions, windows or objects of the screens than the one before,
or more than ten megabytes over the second.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections import Counter
from pathlib import Path

import psutil

from td_app.ui.application import started
from td_app.ui.sweeping import Sweeper

MOST_MB = 10
SCREENS = ("td_app.ui", "PySide6", "td_app.live.session", "td_app.live.reading")


def megabytes() -> float:
    """Return what this process holds in memory."""
    return float(psutil.Process().memory_info().rss) / 2**20


def main(rounds: int) -> int:
    """Make the rounds; return the exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    from desk_rounds import rounds_at_a_desk

    app = started()
    sweeper = Sweeper()
    held: list[float] = []
    before: Counter[str] = Counter()
    more: dict[str, int] = {}
    windows: list[str] = []
    with tempfile.TemporaryDirectory() as folder, rounds_at_a_desk(app, Path(folder)) as desk:
        for number in range(1, rounds + 1):
            desk.whole_round(phones=True)
            now = desk.alive()
            more = {kind: many for kind, many in (now - before).items() if kind.startswith(SCREENS)}
            held.append(megabytes())
            windows = desk.windows()
            sessions = now["td_app.live.session.TournamentSession"]
            print(
                f"round {number}: {held[-1]:.0f} MB, {sessions} sessions held, "
                f"{len(windows)} windows, {sum(now.values())} objects",
                flush=True,
            )
            before = now
    sweeper.end()
    grown = held[-1] - held[1] if rounds > 1 else 0.0
    print(f"{grown:+.1f} MB since the second round; more of: {more or 'nothing'}")
    return int(bool(more) or windows != ["MainWindow"] or grown > MOST_MB)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10))
