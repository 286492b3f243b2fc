"""The link with the server that other posts share: its state in words, and its news."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from td_app.ports.journals import TournamentRow
from td_app.ports.trouble import StorageTrouble
from td_app.ports.waiting import Link
from td_app.ui.desk import Desk
from td_app.ui.theme import Tone, dress
from td_app.ui.widgets.labels import Say
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en

#: Between two looks at the club's tournaments while their list is seen (ms).
LOOK_MS = 2_000


class LinkLabel(QLabel):
    """Whether the server answers; hidden where the club is on this computer."""

    def __init__(self, link: Link | None) -> None:
        """Speak of ``link``."""
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        dress(self, type=Say.SMALL.value)
        self._link = link
        if link is not None and link.unbound:
            explained(
                self,
                "Le serveur répond. Ce poste n’y a pas d’utilisateur à lui : l’administrateur de "
                "la base peut lui en donner un par « td-app database post ».",
                "The server answers. This computer has no user of its own there: the database "
                "administrator can give it one with “td-app database post”.",
            )
        self.setVisible(link is not None)
        self.tell()

    def tell(self, *, recording: bool = False) -> bool:
        """Say how the link is now; return whether that is other words than before."""
        link = self._link
        if link is None:
            return False
        words = fr_en("connecté", "connected")
        if link.unbound:
            words = fr_en("connecté, poste non lié", "connected, not bound")
        if not link.linked:
            words = fr_en(
                "hors ligne, dernier contact il y a {0}\u00a0s",
                "offline, last contact {0}\u00a0s ago",
            ).format(link.silent_ms() // 1000)
        elif recording:
            words = fr_en("en cours d’enregistrement…", "recording…")
        if words == self.text():
            return False
        self.setText(words)
        dress(self, tone=(Tone.NEUTRAL if link.linked else Tone.RED).value)
        return True


class ListWatch(QTimer):
    """Calls when another post changed the club's list of tournaments, while a page shows it."""

    def __init__(self, desk: Desk, page: QWidget, changed: Callable[[], object]) -> None:
        """Look at the list of ``desk`` while ``page`` is seen; a club of one post has no other."""
        super().__init__(page, interval=LOOK_MS)
        self._desk = desk
        self._page = page
        self._changed = changed
        self._known = ""
        self.timeout.connect(self.look)
        if desk.club.link is not None:
            self.start()

    def know(self, every: Sequence[TournamentRow]) -> None:
        """Take these tournaments as those that the page shows."""
        self._known = _named(every)

    def look(self) -> None:
        """Read the list, unless the server is silent: its label says so already."""
        link = self._desk.club.link
        if link is None or not link.linked or not self._page.isVisible():
            return
        with suppress(StorageTrouble):
            every = self._desk.club.tournaments(archived=True)
            if _named(every) != self._known and self._page.isVisible():
                self._changed()


def _named(every: Sequence[TournamentRow]) -> str:
    """Return what of a list is worth making the page again for; how far each one is, is not."""
    return repr([(row.id, row.name, row.date, row.archived) for row in every])
