"""When the fault is ours: a report on disk, with a copy of the journal, and plain words."""

from __future__ import annotations

import faulthandler
import platform
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from td_app import __version__
from td_app.ports.trouble import StorageTrouble
from td_app.program.atomic_files import write_file

if TYPE_CHECKING:
    from td_app.live.session import TournamentSession


#: Reports kept in one run: a fault that repeats must not fill the disk.
MOST_REPORTS = 20
#: What the last moments of a program that ended outright are written into.
FAULTS = "faults.txt"

Told = Callable[[BaseException, Path | None], None]


def written_report(folder: Path, fault: BaseException, session: TournamentSession | None) -> Path:
    """Write a report of ``fault`` into ``folder`` and return its path.

    Beside it, the journal of the open tournament as JSON Lines: it names nobody. Raises
    :class:`StorageTrouble` when the folder takes nothing.
    """
    report = folder / f"td-app-{datetime.now():%Y%m%d-%H%M%S-%f}.txt"
    write_file(report, _report_text(fault, session).encode("utf-8", "replace"))
    if session is not None:
        # Loaded when a fault is: papers and spreadsheets would hold up every start.
        from td_app.printing.files import export_journal

        write_file(report.with_suffix(".journal.jsonl"), export_journal(session))
    return report


def _report_text(fault: BaseException, session: TournamentSession | None) -> str:
    lines = [
        f"td-app {__version__} · Python {platform.python_version()} · {platform.platform()}",
        f"{datetime.now().astimezone().isoformat()}",
    ]
    if session is not None:
        lines.append(f"tournament {session.tournament}, entry {session.history.sequence}")
    lines.append("")
    lines += traceback.format_exception(fault)
    return "\n".join(lines)


@contextmanager
def hard_faults(folder: Path) -> Iterator[None]:
    """Let what ends the program outright (Qt, a driver) leave in ``folder`` where it stood.

    Where nothing can be written there, or somebody watches already, nothing changes.
    """
    with ExitStack() as stack:
        with suppress(OSError):
            if not faulthandler.is_enabled():
                folder.mkdir(parents=True, exist_ok=True)
                file = stack.enter_context((folder / FAULTS).open("a", encoding="utf-8"))
                faulthandler.enable(file)
                stack.callback(_nothing_to_tell, folder)
                stack.callback(faulthandler.disable)
        yield


def _nothing_to_tell(folder: Path) -> None:
    with suppress(OSError):
        if not (folder / FAULTS).stat().st_size:
            (folder / FAULTS).unlink()
            folder.rmdir()


class CrashWatch:
    """Takes what nobody caught: a report is written, then ``told(fault, report)`` is called.

    ``told`` gets None when no report could be written.
    """

    def __init__(
        self, folder: Path, session: Callable[[], TournamentSession | None], told: Told
    ) -> None:
        """Write reports into ``folder``."""
        self._folder = folder
        self._session = session
        self._told = told
        self._written = 0

    def take(
        self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None
    ) -> None:
        """Report an uncaught exception: the interpreter's hook."""
        sys.__excepthook__(kind, fault, trace)
        if issubclass(kind, KeyboardInterrupt):
            return
        report = None
        if self._written < MOST_REPORTS:
            self._written += 1
            try:
                report = written_report(self._folder, fault, self._session())
            except StorageTrouble:
                report = None
        self._told(fault, report)
