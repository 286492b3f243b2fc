"""The menu under a tournament's name: the others, a new one, what is done with this one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from td_app.ui.desk import Desk
from td_app.ui.pages.club.members.card_view import day_written
from td_app.ui.widgets.menus import menu_line
from td_app.ui.widgets.tips import set_tip
from td_app.ui.windows.act_handlers import no_writing
from td_app.ui.windows.act_table import (
    ALL_TOURNAMENTS,
    NEW_TOURNAMENT,
    QUIT,
    SAFE_COPIES,
    VERIFY_DRAW,
)
from td_app.ui.windows.tournament_card import copied_name, listed_name
from td_app.words.language import fr_en

#: Tournaments listed in the menu itself; the others are on the page of tournaments.
LISTED = 8


class TournamentMenu(QMenu):
    """``acted(act)`` for a new tournament and the list of all; the rest is done at the desk."""

    acted = Signal(object)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        """Act on ``desk``."""
        super().__init__(parent)
        self._desk = desk
        self.setToolTipsVisible(True)
        # Its button has the arrow on the right, and would hand its direction down.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """List the tournaments as they are now."""
        self.clear()
        live = self._desk.live
        if live is None:
            return
        here = live.session.tournament
        rows = self._desk.tournaments()[:LISTED]
        names = [listed_name(row) for row in rows]
        for listed, name in zip(rows, names, strict=True):
            words = name.replace("&", "&&")
            if names.count(name) > 1:
                # Their days tell evenings of one name apart.
                words = f"{words}\t{day_written(listed.date)}"
            action = menu_line(self, words, partial(self._open, listed.id))
            action.setCheckable(True)
            action.setChecked(listed.id == here)
        self.addSeparator()
        every = fr_en("Tous les tournois…", "All tournaments…")
        new = NEW_TOURNAMENT
        self._add(every, "open", lambda: self.acted.emit(ALL_TOURNAMENTS))
        words = fr_en("Nouveau tournoi…", "New tournament…")
        self._add(words, new.icon, lambda: self.acted.emit(new), writes=True)
        self.addSeparator()
        words = fr_en("Vérifier un tirage…", "Verify a draw…")
        self._add(words, VERIFY_DRAW.icon, lambda: self.acted.emit(VERIFY_DRAW)).setEnabled(
            live.progress().drawn
        )
        if self._desk.copies is not None:
            words = fr_en("Copies de sûreté…", "Backups…")
            copies = SAFE_COPIES
            self._add(words, copies.icon, lambda: self.acted.emit(copies))
        told = live.setup().name
        self._add(
            fr_en("Dupliquer les réglages", "Duplicate the settings"),
            "duplicate",
            lambda: self._desk.duplicate(here, copied_name(told)),
            writes=True,
        )
        self._add(
            fr_en("Archiver ce tournoi", "Archive this tournament"),
            "archive",
            lambda: self._desk.archive(here),
            writes=True,
        )
        self.addSeparator()
        self._add(f"{QUIT.words()}\t{QUIT.keys[0]}", QUIT.icon, lambda: self.acted.emit(QUIT))

    def _open(self, tournament: int) -> None:
        live = self._desk.live
        if live is None or live.session.tournament != tournament:
            self._desk.open(tournament)

    def _add(
        self, words: str, icon: str, done: Callable[[], object], *, writes: bool = False
    ) -> QAction:
        action = menu_line(self, words, done, icon=icon, role="text_soft")
        if writes and self._desk.club.read_only:
            action.setEnabled(False)
            set_tip(action, no_writing(self._desk))
        return action
