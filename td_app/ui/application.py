"""The application: fonts, theme, language, the window, and what happens when all goes wrong."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEventLoop, QObject, QThread, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from td_app.club.club import Club
from td_app.live.computer_hour import ComputerHour
from td_app.members_file.reader_process import while_reading
from td_app.ports.copies import ClubFileSummary
from td_app.ports.trouble import StorageTrouble
from td_app.program.portable import REPORTS
from td_app.ui.copy_keeper import CopyKeeper
from td_app.ui.crash_report import CrashWatch, hard_faults
from td_app.ui.desk import Desk, speak
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.dialogs.restore_backup import PUT_BACK, back_question, held_lines, which_copy
from td_app.ui.dialogs.trouble_dialogs import (
    LOOK,
    OPEN,
    QUIT,
    TRY_AGAIN,
    CrashDialog,
    DamageDialog,
    FileTroubleDialog,
    FileWarningDialog,
    PasswordDialog,
    PutBackDialog,
    SalvagedDialog,
)
from td_app.ui.post_settings import post_settings
from td_app.ui.sweeping import Sweeper, leave_behind
from td_app.ui.theme import apply_theme, themed_icon
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.click_guard import GUARD_MS, ClickGuard
from td_app.ui.widgets.tips import explained
from td_app.ui.windows.main_window import MainWindow
from td_app.words import trouble_sentence
from td_app.words.language import Language, current_language, fr_en

if TYPE_CHECKING:
    from td_app.live.session import TournamentSession
    from td_app.training.room import Wish
    from td_app.ui.publisher import Beside
    from td_app.ui.windows.training_window import TrainingWindow

#: Troubles that reading alone does not meet: looking without writing is offered.
ONE_MAY_LOOK = frozenset({"ALREADY_OPEN", "NETWORK_FOLDER", "READ_ONLY", "DISK_FULL"})
#: Where a file is, told once at this post: the files and folders of which it was.
TOLD_ONCE = frozenset({"SYNCHRONISED_FOLDER", "ON_A_STICK"})
SYNCHRONISED = "warned/synchronised"
#: How often it is looked whether an answer has come (ms).
SLOW_START_MS = 20_000
"""The longest a window may stay black on a slow machine."""

LOOK_MS = 5


def started(argv: Sequence[str] = (), language: Language | None = None) -> QApplication:
    """Return the one QApplication, styled so that a dialog can be shown before any window."""
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
    may = trouble.code in ONE_MAY_LOOK
    return _answer(FileTroubleDialog(trouble_sentence(trouble), can_look=may)) == LOOK


def asked_about_damage(
    app: QApplication, trouble: StorageTrouble, copy: tuple[Path, ClubFileSummary] | None
) -> str:
    """Say that the file is damaged, or gone, and what its latest copy holds.

    Return ``use_copy``, ``other_copy``, ``salvage``, ``begin`` or ``quit``.
    """
    if copy is not None:
        lines = held_lines(*copy)[1:]
    else:
        lines = []
    gone = trouble.code == "FILE_GONE"
    return _answer(DamageDialog(trouble_sentence(trouble), copy=lines, gone=gone)) or QUIT


def asked_which_copy(app: QApplication, folder: Path) -> Path | None:
    """Ask for a copy, from a folder; None when there is none."""
    chosen: list[str] = []
    dialog = which_copy(None, folder)
    waiting = QEventLoop()
    dialog.fileSelected.connect(chosen.append)
    dialog.finished.connect(waiting.quit)
    dialog.open()
    waiting.exec()
    if chosen:
        return Path(chosen[0])
    return None


def asked_to_go_back(app: QApplication, copy: Path, held: ClubFileSummary) -> bool:
    """Show what a copy holds; return whether it takes the file's place."""
    return _answer(back_question(copy, held, None)) == PUT_BACK


def told_salvaged(app: QApplication, lines: Sequence[str], target: Path) -> str:
    """Say what was saved of a damaged file, and where; return ``look``, or ``go_on`` with it."""
    return _answer(SalvagedDialog(lines, target)) or LOOK


def told_put_back(app: QApplication, lines: Sequence[str]) -> None:
    """Show which copy is open now, from when, and the name of the file of before."""
    _answer(PutBackDialog(lines))


def told_joined(app: QApplication, lines: Sequence[str]) -> None:
    """Say what the club's file holds now that another was joined to it."""
    title = fr_en("Les deux fichiers sont réunis", "The files have been merged")
    _answer(PutBackDialog(lines, title=title))


def show_startup_error(
    app: QApplication, trouble: StorageTrouble, *, shared: bool = False, goes_on: bool = False
) -> None:
    """Say why the file, or the database of several posts, cannot be opened at all.

    ``goes_on``: what was wanted was not done, and something else can be.
    """
    _answer(FileTroubleDialog(trouble_sentence(trouble), shared=shared, goes_on=goes_on))


def warned(app: QApplication, troubles: Sequence[StorageTrouble]) -> None:
    """Show the warnings about a file that opened; those about its place only once at this post."""
    told = [trouble for trouble in troubles if not _known_already(trouble)]
    if told:
        _answer(FileWarningDialog([trouble_sentence(trouble) for trouble in told]))


def _known_already(trouble: StorageTrouble) -> bool:
    if trouble.code not in TOLD_ONCE:
        return False
    known = post_settings()
    path = trouble.params["path"]
    paths = str(known.value(SYNCHRONISED, "")).split("\n")
    if path not in paths:
        known.setValue(SYNCHRONISED, "\n".join([*filter(None, paths), path]))
    return path in paths


def ask_hour(club: Club) -> None:
    """Ask what time it is, where nothing is dated by this computer's clock unasked."""
    clock = club.clock
    if isinstance(clock, ComputerHour):
        doubt = clock.doubt(clock.now_ms())
        if doubt is not None:
            # Loaded where it is asked: hardly ever.
            from td_app.ui.dialogs.hour_dialog import HourDialog

            _answer(HourDialog(clock, doubt))


def asked_password(app: QApplication, trouble: StorageTrouble) -> str | None:
    """Ask the password of the club's server, a wrong one again; None when the director gives up."""
    wrong = ""
    if trouble.code == "WRONG_PASSWORD":
        wrong = trouble_sentence(trouble)
    dialog = PasswordDialog(wrong)
    typed = [""]
    dialog.password.textChanged.connect(typed.append)
    if _answer(dialog) == OPEN:
        return typed[-1]
    return None


def wait_in_loop(answer: Future[Any]) -> None:
    """Wait for what another thread brings: the clock goes on, keys and clicks wait their turn."""
    waiting = QEventLoop()
    look = QTimer()
    look.timeout.connect(lambda: waiting.quit() if answer.done() else None)
    look.start(LOOK_MS)
    waiting.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    look.stop()


class Trainings(QObject):
    """Opens the training that is asked for at a desk; ``open`` is its window, None without one."""

    def __init__(self, window: MainWindow) -> None:
        """Listen at the desk of the club's ``window``; its end is that of a training too."""
        super().__init__(window)
        self._window = window
        self._desk = window.desk
        self.open: TrainingWindow | None = None
        window.desk.training_asked.connect(self.train)
        window.gone.connect(self.close)

    def train(self, wish: Wish) -> None:
        """Open a training evening in a window of its own, or bring the one that is on forward."""
        if self.open is None:
            # Loaded when somebody trains: an evening begins without it.
            from td_app.ui.windows.training_window import opened_training

            try:
                self.open = opened_training(self._desk.club, wish, self._desk.language)
            except StorageTrouble as trouble:
                self._desk.trouble.emit(trouble)
                return
            self._desk.training_on = True
            self.open.gone.connect(self._gone)
            self.open.leaveAsked.connect(self._leave)
            self.open.showMaximized()
        self.open.come_forward()

    def close(self) -> None:
        """Close the training that is open, if one is."""
        if self.open is not None:
            self.open.close()

    def _leave(self) -> None:
        self._window.come_forward()
        self._window.leave_application()

    def _gone(self) -> None:
        self.open = None
        self._desk.training_on = False
        leave_behind()


def run(
    app: QApplication,
    club: Club,
    *,
    path: Path | None = None,
    language: Language | None = None,
    put_back: Callable[[Path], object] = lambda _copy: None,
    beside: Beside | None = None,
) -> int:
    """Show the director's window on a club and return the exit status when it is closed.

    ``language`` overrules the club's own for this run. ``put_back`` is told the copy that is to
    take the place of the club's file. What nobody caught becomes a crash report beside the file.
    ``beside`` publishes the club, where it does.
    """
    desk = Desk(club, path)
    desk.publisher.beside = beside
    desk.dress(language)
    ask_hour(club)
    desk.wait_in(wait_in_loop)
    only_paint = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
    while_reading(lambda: app.processEvents(only_paint))
    window = MainWindow(desk)
    Trainings(window)
    # The end of its window, and no other's, whatever else Qt believes is open or closed.
    app.setQuitOnLastWindowClosed(False)
    window.gone.connect(_end_the_loop)
    watch = watch_crashes(window, path)
    before = sys.excepthook
    sys.excepthook = watch.take
    sweeper = Sweeper()
    try:
        show_first(window)
        if desk.copies is not None:
            desk.copies.start()
        desk.publisher.start()
        with hard_faults(reports_folder(club, path)):
            status = app.exec()
        if desk.copies is not None:
            _last_copy(app, desk.copies)
        if desk.copy_to_put_back is not None:
            put_back(desk.copy_to_put_back)
        return status
    finally:
        sys.excepthook = before
        app.setQuitOnLastWindowClosed(True)
        desk.close()
        sweeper.end()


def show_first(window: QWidget) -> None:
    """Show the window; clicks made before it was painted are ignored."""
    guard = ClickGuard(window)
    window.showMaximized()
    guard.renew(SLOW_START_MS)

    def painted() -> None:
        """The first events are answered: from here on it is guarded as anything that comes."""
        guard.renew()
        QTimer.singleShot(2 * GUARD_MS, guard, guard.deleteLater)

    QTimer.singleShot(0, guard, painted)


def _end_the_loop() -> None:
    """End where the loop runs: the club's file is let go of."""
    if QThread.currentThread().loopLevel():
        QApplication.exit(0)


def _last_copy(app: QApplication, keeper: CopyKeeper) -> None:
    """Make the last backup of the evening; a failure is shown, and tried again if wanted.

    A server's club is on the server's disk: nobody is kept from leaving.
    """
    keeper.finish()
    asks = not (keeper.files.elsewhere or app.isSavingSession())
    while asks and keeper.trouble is not None:
        title = fr_en("La dernière copie de sûreté", "The last backup")
        dialog = HouseDialog(title, trouble_sentence(keeper.trouble), icon="warning", width=560)
        explained(
            dialog.add_button(QUIT, fr_en("Fermer sans copie", "Close without a backup")),
            "Ferme l’application sans cette dernière copie.",
            "Closes the application without a final backup.",
        )
        dialog.add_button(TRY_AGAIN, fr_en("Réessayer", "Try again"), Rank.PRIMARY)
        if _answer(dialog) != TRY_AGAIN:
            return
        keeper.finish()


def watch_crashes(window: MainWindow, path: Path | None) -> CrashWatch:
    """Return what takes uncaught faults: a report on disk, then a dialog over ``window``."""

    def session() -> TournamentSession | None:
        live = window.desk.live
        if live is not None:
            return live.session
        return None

    def tell(fault: BaseException, report: Path | None) -> None:
        if isinstance(window.messages.dialog, CrashDialog):
            return
        dialog = CrashDialog(report, window)
        dialog.chosen.connect(lambda name: window.close() if name == QUIT else None)
        window.messages.show_dialog(dialog)

    return CrashWatch(reports_folder(window.desk.club, path), session, tell)


def reports_folder(club: Club, path: Path | None) -> Path:
    """Return where reports of faults go: beside the club's file, else in the user's data."""
    return (path.parent if path is not None else club.folder or Path.cwd()) / REPORTS


def _answer(dialog: HouseDialog) -> str:
    answers: list[str] = []
    waiting = QEventLoop()
    dialog.chosen.connect(answers.append)
    dialog.finished.connect(waiting.quit)
    dialog.open()
    waiting.exec()
    if answers:
        return answers[0]
    return ""
