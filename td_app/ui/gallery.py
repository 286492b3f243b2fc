"""Every page, dialog and the public window rendered to PNG, on the sample tournament."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget

from td_app.club import Club
from td_app.ports import StorageTrouble
from td_app.sample import sample_tournament
from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.clock import MINUTE_MS, read_clock
from td_app.tournament.structure import Break
from td_app.ui import application
from td_app.ui.desk import Desk
from td_app.ui.dialogs.crash_dialog import CrashDialog
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.dialogs.reason_dialog import ReasonDialog
from td_app.ui.dialogs.trouble_dialog import FileTroubleDialog, TroubleDialog
from td_app.ui.dialogs.undo_clock_dialog import UndoClockDialog
from td_app.ui.language import Language
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.players_page import PlayersPage
from td_app.ui.pages.settings_tabs import SettingsTabs
from td_app.ui.pages.setup.form import SetupForm
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.page_register import PAGES
from td_app.ui.windows.public_window import PublicWindow
from td_app.ui.wording import trouble_sentence

#: A seed under which the sample is always the same.
SEED = bytes(range(32))


#: A list as people paste it: a title, junk, a doubtful row, a name given twice.
PASTED = """Inscrits (6)

1. Gaëtan PÉREZ
2. Inès WÓJCIK
12
3. GOFF William
4. inès wojcik
OK
5. N'DIAYE Xavier ; Tapis Volant
6. =HYPERLINK("x")
"""


class MovableClock(Protocol):
    """A clock that the gallery sets; ``at`` in milliseconds since 1970."""

    at: int

    def now_ms(self) -> int:
        """Return the moment set."""
        ...


class Gallery:
    """Renders scenes one after the other; each starts from what its name says."""

    def __init__(
        self,
        club: Club,
        clock: MovableClock,
        *,
        language: Language,
        theme: str,
        size: tuple[int, int],
    ) -> None:
        self._club = club
        self._clock = clock
        self._size = size
        self._language = language
        self._app = application.started(["td-app"], language)
        club.directory.set_setting("language", language)
        club.directory.set_setting("theme", theme)
        self._number = 0

    def write(self, folder: Path) -> tuple[Path, ...]:
        """Write every picture; :class:`StorageTrouble` when the folder cannot be written."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as trouble:
            raise StorageTrouble("FOLDER_FORBIDDEN", str(trouble), path=str(folder)) from trouble
        return tuple(self._saved(folder, name, widget) for name, widget in self._scenes())

    def _scenes(self) -> Iterator[tuple[str, QWidget]]:
        yield from self._start()
        yield from self._tournament()
        yield from self._public()

    def _start(self) -> Iterator[tuple[str, QWidget]]:
        desk, window = self._window()
        yield "start", window
        window.show_new()
        yield "new_tournament", window
        self._close(desk, window)

    def _tournament(self) -> Iterator[tuple[str, QWidget]]:
        session = sample_tournament(self._club, SEED)
        yield from self._pages(session, "")
        yield from self._dialogs(session)
        yield from self._inside(session)
        yield from self._pages(self._with_moves(), "moves_")
        yield from self._pages(self._undrawn(), "before_")
        yield from self._pages(self._finished(), "end_")
        desk, window = self._window()
        yield "tournaments", window
        self._close(desk, window)

    def _pages(self, session: TournamentSession, prefix: str) -> Iterator[tuple[str, QWidget]]:
        desk, window = self._window()
        desk.open(session.tournament)
        for page in PAGES:
            window.show_page(page.key)
            yield f"{prefix}{page.key}", window
        self._close(desk, window)

    def _dialogs(self, session: TournamentSession) -> Iterator[tuple[str, QWidget]]:
        desk, window = self._window()
        desk.open(session.tournament)
        window.show_keys()
        if window.dialog is not None:
            yield "keys", window.dialog
            window.dialog.close()
        for name, dialog in self._house_dialogs(window):
            window.show_dialog(dialog)
            yield name, dialog
            dialog.close()
        self._close(desk, window)

    def _inside(self, session: TournamentSession) -> Iterator[tuple[str, QWidget]]:
        """What pages show once something is asked of them."""
        desk, window = self._window()
        desk.open(session.tournament)
        if window.view is None:
            return
        window.show_page("room")
        for proposal in session.proposals():
            if proposal.kind == "balance_tables":
                window.view.ask(proposal)
                yield "room_where_is_the_big_blind", window
                break
        players = window.view.show_page("players")
        if isinstance(players, PlayersPage):
            players.show_import()
            yield "players_import", window
            players.importing.open_text(PASTED)
            yield "players_import_preview", window
        settings = window.view.show_page("settings")
        for form in settings.findChildren(SetupForm):
            for key in ("tables", "structure", "chips", "rules", "house"):
                form.show_section(key)
                yield f"settings_{key}", window
        if isinstance(settings, SettingsTabs):
            settings.show_application()
            yield "settings_application", window
        self._close(desk, window)

    def _house_dialogs(self, window: MainWindow) -> Iterator[tuple[str, HouseDialog]]:
        full = StorageTrouble("DISK_FULL")
        taken = trouble_sentence(StorageTrouble("ALREADY_OPEN"))
        tr = QApplication.translate
        yield "undo_clock", UndoClockDialog(tr("gallery", "pause de l’horloge"), window)
        yield (
            "reason",
            ReasonDialog(
                tr("gallery", "Écarter cette proposition"),
                tr("gallery", "La raison figure au procès-verbal (§ 1.1)."),
                tr("gallery", "Écarter"),
                window,
            ),
        )
        yield "trouble", TroubleDialog(full, window)
        yield "already_open", FileTroubleDialog(taken, window, can_look=True)
        yield "crash", CrashDialog(None, window)

    def _public(self) -> Iterator[tuple[str, QWidget]]:
        looks: dict[str, Callable[[TournamentSession], object]] = {
            "running": lambda session: None,
            "paused": lambda session: session.dispatch(cmd.PauseClock()),
            "break": lambda session: session.dispatch(cmd.GoToStep(_first_break(session))),
            "last_minute": lambda session: self._left(session, 45_000),
            "last_seconds": lambda session: self._left(session, 7_000),
            "last_level": lambda session: session.dispatch(cmd.GoToStep(_last(session))),
            "overtime": self._overtime,
            "winner": _play_out,
        }
        for name, bring in looks.items():
            session = sample_tournament(self._club, SEED)
            bring(session)
            yield from self._wall(session, name)
        yield from self._wall(self._with_moves(), "moves")
        yield from self._wall(self._drawn(), "not_started")

    def _wall(self, session: TournamentSession, name: str) -> Iterator[tuple[str, QWidget]]:
        live = LiveTournament(session)
        wall = PublicWindow(live)
        yield f"public_{name}", wall
        wall.close()
        live.close()

    def _left(self, session: TournamentSession, left_ms: int) -> None:
        reading = read_clock(session.state.clock, session.state.setup.structure, session.now_ms())
        self._clock.at += reading.remaining_ms - left_ms

    def _overtime(self, session: TournamentSession) -> None:
        session.dispatch(cmd.GoToStep(_last(session)))
        last = session.state.setup.structure.steps[-1]
        self._clock.at += last.minutes * MINUTE_MS + 95_000

    def _undrawn(self) -> TournamentSession:
        sample = sample_tournament(self._club, SEED)
        session = self._club.create(replace(sample.state.setup, name="Coupe du printemps"))
        people = tuple(sample.person(who) for who in sample.state.entrants)
        session.dispatch(cmd.RegisterEntrants(people))
        session.dispatch(cmd.MarkPresence(tuple(session.state.entrants)[:30]))
        session.dispatch(cmd.MarkMajority(tuple(session.state.entrants)[:24]))
        return session

    def _drawn(self) -> TournamentSession:
        session = self._undrawn()
        session.dispatch(cmd.MarkMajority(tuple(session.state.entrants)))
        session.dispatch(cmd.DrawSeats())
        return session

    def _with_moves(self) -> TournamentSession:
        """A room with moves to read out, and something more to do."""
        session = sample_tournament(self._club, SEED)
        for proposal in session.proposals():
            if proposal.kind == "balance_tables" and proposal.table and proposal.to_table:
                place = min(session.state.tables[proposal.table].places)
                there = min(session.state.tables[proposal.to_table].places)
                session.dispatch(cmd.BalanceTables(proposal.table, proposal.to_table, place, there))
        giver = max(session.state.open_tables(), key=lambda t: t.number)
        for who in tuple(giver.places.values())[:3]:
            session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
        return session

    def _finished(self) -> TournamentSession:
        session = sample_tournament(self._club, SEED)
        _play_out(session)
        return session

    def _window(self) -> tuple[Desk, MainWindow]:
        desk = Desk(self._club)
        desk.dress(self._language)
        window = MainWindow(desk)
        return desk, window

    def _close(self, desk: Desk, window: MainWindow) -> None:
        window.close()
        desk.close()
        window.deleteLater()
        self._app.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _saved(self, folder: Path, name: str, widget: QWidget) -> Path:
        widget.show()
        # Offscreen, a window that fills the screen would take that of the platform.
        if not isinstance(widget, HouseDialog):
            widget.setWindowState(Qt.WindowState.WindowNoState)
            widget.resize(*self._size)
        for _ in range(4):
            self._app.processEvents()
        self._number += 1
        path = folder / f"{self._number:02d}_{name}.png"
        if not widget.grab().save(str(path)):
            raise StorageTrouble("FOLDER_FORBIDDEN", path=str(folder))
        return path


def _first_break(session: TournamentSession) -> int:
    steps = session.state.setup.structure.steps
    return next(i for i, step in enumerate(steps) if isinstance(step, Break))


def _last(session: TournamentSession) -> int:
    return len(session.state.setup.structure.steps) - 1


def _play_out(session: TournamentSession) -> None:
    """Put everyone out but one, by the proposals' order."""
    while not session.state.over:
        todo = [p for p in session.proposals() if p.kind in ("final_table", "break_table")]
        if todo and todo[0].kind == "final_table":
            session.dispatch(cmd.FormFinalTable())
        elif todo and todo[0].must and todo[0].table:
            session.dispatch(cmd.BreakTable(todo[0].table))
        else:
            table = max(session.state.open_tables(), key=lambda t: len(t.places))
            who = next(iter(table.places.values()))
            session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
