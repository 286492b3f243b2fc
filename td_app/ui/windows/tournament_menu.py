"""The menu under the tournament's name: the others, a new one, the same settings again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from td_app.ui.desk import Desk
from td_app.ui.theme import give_icon
from td_app.words.language import fr_en

#: Tournaments listed in the menu itself; the others are on the page of tournaments.
LISTED = 8


class TournamentMenu(QMenu):
    """``newAsked()``, ``allAsked()``; the rest is done at the desk."""

    newAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own
    allAsked = Signal()  # noqa: N815

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        """Act on ``desk``."""
        super().__init__(parent)
        self._desk = desk
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """List the tournaments as they are now."""
        self.clear()
        live = self._desk.live
        if live is None:
            return
        here = live.session.tournament
        for row in self._desk.tournaments()[:LISTED]:
            action = self.addAction(row.name.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(row.id == here)
            action.triggered.connect(lambda _=False, number=row.id: self._open(number))
        self.addSeparator()
        self._add(fr_en("Tous les tournois…", "All tournaments…"), "open", self.allAsked.emit)
        self._add(
            fr_en("Nouveau tournoi…", "New tournament…"), "add", self.newAsked.emit, writes=True
        )
        self.addSeparator()
        name = live.state.setup.name
        self._add(
            fr_en("Dupliquer les réglages", "Duplicate the settings"),
            "duplicate",
            lambda: self._desk.duplicate(here, copied_name(name)),
            writes=True,
        )
        self._add(
            fr_en("Archiver ce tournoi", "Archive this tournament"),
            "archive",
            lambda: self._desk.archive(here),
            writes=True,
        )

    def _open(self, tournament: int) -> None:
        live = self._desk.live
        if live is None or live.session.tournament != tournament:
            self._desk.open(tournament)

    def _add(
        self, words: str, icon: str, done: Callable[[], object], *, writes: bool = False
    ) -> QAction:
        action = self.addAction(words)
        give_icon(action, icon, "text_soft")
        action.triggered.connect(lambda _=False: done())
        if writes and self._desk.club.read_only:
            action.setEnabled(False)
            action.setToolTip(
                fr_en(
                    "Le fichier du club est ouvert sans écriture.",
                    "The club's file is open for looking only.",
                )
            )
        return action


def copied_name(name: str) -> str:
    """Return the name of a tournament made with the settings of another."""
    return fr_en("{0} (copie)", "{0} (copy)").format(name)
