"""Other programs told of the tournament that is open, on a thread of their own.

Nothing of it is loaded while the club gives no address. See ``publishing/programs.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from functools import partial
from threading import Event, Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from td_app.club.club import Club
from td_app.ports.publishing import PROGRAMS_POST, RECEIVER, WEBHOOK
from td_app.ports.trouble import StorageTrouble
from td_app.ui.work_apart import begun

if TYPE_CHECKING:
    from td_app.publishing.secrets import Secrets
    from td_app.publishing.transports.transport import TransportTrouble
    from td_app.ui.live_tournament import LiveTournament

#: How long closing waits (s).
LONGEST_END_S: Final = 2.0
Apart = Callable[[], AbstractContextManager[Club]]


class ToldPrograms(QObject):
    """``changed()`` when an address is given or taken away, or something stands in the way."""

    changed = Signal()
    _heard = Signal(str, object)

    def __init__(self, club: Club, secrets: Callable[[], Secrets], parent: QObject) -> None:
        """Tell nobody yet; ``secrets`` gives what is known here of passwords."""
        super().__init__(parent)
        self._club = club
        self._secrets = secrets
        self._apart: Apart | None = None
        self._live: LiveTournament | None = None
        self._ended = Event()
        self._thread: Thread | None = None
        self.troubles: dict[str, TransportTrouble] = {}
        """What stands in the way, by the setting of the address."""
        self._heard.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def post(self) -> str:
        """Return the post that tells, "" while none ever did; raises :class:`StorageTrouble`."""
        return self._club.directory.setting(PROGRAMS_POST)

    def addresses(self) -> dict[str, str]:
        """Return the addresses given, by their settings; raises :class:`StorageTrouble`."""
        if not self.post():
            return {}
        shelf = self._club.directory
        told = {name: shelf.setting(name) for name in (RECEIVER, WEBHOOK)}
        return {name: address for name, address in told.items() if address}

    def tell_at(self, status: str, webhook: str) -> None:
        """Tell there from this post on, and from no other; raises :class:`StorageTrouble`.

        :class:`TransportTrouble` on an address that is not safe. Nobody is told at "".
        """
        from td_app.publishing.status_post import tell_at

        tell_at(self._club, RECEIVER, status)
        tell_at(self._club, WEBHOOK, webhook)
        self._restart(0)
        self.changed.emit()

    def follow(self, live: LiveTournament | None, apart: Apart | None, after_s: float) -> None:
        """Tell of the tournament that is open, so much later: the window comes first.

        ``apart`` opens the club again, to be read on another thread.
        """
        self._live = live
        self._apart = apart
        self._restart(after_s)

    def stop(self) -> None:
        """Tell nobody any more; what is being written is waited for, two seconds at most."""
        self._ended.set()
        if self._thread is not None:
            self._thread.join(LONGEST_END_S)

    def _restart(self, after_s: float) -> None:
        self._ended.set()
        self.troubles.clear()
        apart = self._apart
        live = self._live
        if apart is None or live is None or live.read_only or not self._tells():
            return
        club = self._club
        number = live.session.tournament
        secrets = self._secrets()
        ended = self._ended = Event()

        def heard(address: str, trouble: TransportTrouble | None) -> None:
            # The window may be gone.
            with suppress(RuntimeError):
                if not ended.is_set():
                    self._heard.emit(address, trouble)

        def tell() -> None:
            if ended.wait(after_s):
                return
            # Some hundred modules: not in the window's thread.
            from td_app.publishing.programs import tell_programs
            from td_app.publishing.webhook import secret_of

            secret = partial(secret_of, club, (secrets,))
            tell_programs(club, number, apart, secret, heard, ended)

        self._thread, _ = begun(tell, "programs")

    def _tells(self) -> bool:
        """Return whether this post tells somebody."""
        with suppress(StorageTrouble):
            return self.post() == self._club.post and bool(self.addresses())
        return False

    def _take(self, address: str, trouble: TransportTrouble | None) -> None:
        self.troubles.pop(address, None)
        if trouble is not None:
            self.troubles[address] = trouble
        self.changed.emit()
