"""The application: fonts, theme, language, the window, and what happens when all goes wrong."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from td_app.club import Club
from td_app.ports import StorageTrouble
from td_app.session import TournamentSession
from td_app.ui.crash_report import CrashWatch
from td_app.ui.desk import Desk, speak
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.dialogs.trouble_dialogs import (
    LOOK,
    OPEN,
    QUIT,
    CrashDialog,
    DamageDialog,
    FileTroubleDialog,
    FileWarningDialog,
    PasswordDialog,
    SalvagedDialog,
)
from td_app.ui.post_settings import post_settings
from td_app.ui.theme import apply_theme, themed_icon
from td_app.ui.windows.main_window import MainWindow
from td_app.words import trouble_sentence
from td_app.words.language import Language, current_language

#: Troubles that reading alone does not meet: looking without writing is offered.
ONE_MAY_LOOK = frozenset({"ALREADY_OPEN", "NETWORK_FOLDER", "READ_ONLY", "DISK_FULL"})
#: The files whose folder a service synchronises, about which this post was told.
SYNCHRONISED = "warned/synchronised"
REPORTS = "crash-reports"


def started(argv: Sequence[str] = (), language: Language | None = None) -> QApplication:
    """Return the one QApplication, dressed so that a dialog can be shown before any window."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(list(argv) or ["td-app"])
    app.setApplicationName("td-app")
    speak(app, language or current_language())
    apply_theme(app, "light")
    app.setWindowIcon(themed_icon("spade", "accent"))
    return app


def asked_to_look(app: QApplication, trouble: StorageTrouble) -> bool:
    """Say why the file cannot be opened for writing; return whether to look without writing."""
    return _answered(trouble, can_look=trouble.code in ONE_MAY_LOOK) == LOOK


def asked_about_damage(app: QApplication, trouble: StorageTrouble) -> str:
    """Say that the file is damaged; return ``use_copy``, ``salvage`` or ``quit``."""
    dialog = DamageDialog(trouble_sentence(trouble), copy="copy" in trouble.params)
    return _answer(dialog) or QUIT


def told_salvaged(app: QApplication, lines: Sequence[str], target: Path) -> None:
    """Say what was saved of a damaged file, and where."""
    _answer(SalvagedDialog(lines, target))


def told(app: QApplication, trouble: StorageTrouble) -> None:
    """Say why the file cannot be opened at all."""
    _answered(trouble, can_look=False)


def warned(app: QApplication, troubles: Sequence[StorageTrouble]) -> None:
    """Say what is to be known of a file that opened; of its folder, once at this post."""
    told = [trouble for trouble in troubles if not _known_already(trouble)]
    if told:
        _answer(FileWarningDialog([trouble_sentence(trouble) for trouble in told]))


def _known_already(trouble: StorageTrouble) -> bool:
    if trouble.code != "SYNCHRONISED_FOLDER":
        return False
    known, path = post_settings(), trouble.params["path"]
    paths = str(known.value(SYNCHRONISED, "")).split("\n")
    if path not in paths:
        known.setValue(SYNCHRONISED, "\n".join([*filter(None, paths), path]))
    return path in paths


def asked_password(app: QApplication) -> str | None:
    """Ask the password of the club's server; None when the director gives up."""
    dialog = PasswordDialog()
    typed = [""]
    dialog.password.textChanged.connect(typed.append)
    return typed[-1] if _answer(dialog) == OPEN else None


def run(
    app: QApplication,
    club: Club,
    *,
    path: Path | None = None,
    language: Language | None = None,
    put_back: Callable[[Path], object] = lambda _copy: None,
) -> int:
    """Show the director's window on a club and return the exit status when it is closed.

    ``language`` overrules the club's own for this run. ``put_back`` is told the copy that is to
    take the place of the club's file. What nobody caught becomes a crash report beside the file.
    """
    desk = Desk(club, path)
    desk.dress(language)
    if club.link is not None:
        # While a server is waited for, the clock goes on; keys and clicks wait their turn.
        only_paint = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
        club.link.meanwhile(lambda: app.processEvents(only_paint))
    window = MainWindow(desk)
    watch = watch_crashes(window, path)
    before, sys.excepthook = sys.excepthook, watch.take
    try:
        window.showMaximized()
        if desk.copies is not None:
            desk.copies.start()
        status = app.exec()
        if desk.copies is not None:
            desk.copies.finish()
        if desk.copy_to_put_back is not None:
            put_back(desk.copy_to_put_back)
        return status
    finally:
        sys.excepthook = before
        desk.close()


def watch_crashes(window: MainWindow, path: Path | None) -> CrashWatch:
    """Return what takes uncaught faults: a report on disk, then a dialog over ``window``."""
    folder = (path.parent if path is not None else Path.cwd()) / REPORTS

    def session() -> TournamentSession | None:
        live = window.desk.live
        return live.session if live is not None else None

    def tell(fault: BaseException, report: Path | None) -> None:
        if isinstance(window.dialog, CrashDialog):
            return
        dialog = CrashDialog(report, window)
        dialog.chosen.connect(lambda name: window.close() if name == QUIT else None)
        window.show_dialog(dialog)

    return CrashWatch(folder, session, tell)


def _answered(trouble: StorageTrouble, *, can_look: bool) -> str:
    return _answer(FileTroubleDialog(trouble_sentence(trouble), can_look=can_look))


def _answer(dialog: HouseDialog) -> str:
    answers: list[str] = []
    waiting = QEventLoop()
    dialog.chosen.connect(answers.append)
    dialog.finished.connect(waiting.quit)
    dialog.open()
    waiting.exec()
    return answers[0] if answers else ""
