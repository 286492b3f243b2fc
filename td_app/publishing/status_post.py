"""The status of a tournament posted as The Tournament Director does, for receivers clubs have.

At each change, ten seconds apart at least, and every minute while nothing happens: a receiver takes
who is silent for ninety seconds for gone. What could not be sent is not sent later: the next status
says more.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

import urllib3

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.ports.publishing import PROGRAMS_POST
from td_app.ports.trouble import StorageTrouble
from td_app.printing.director_status import status_of
from td_app.publishing.transports.accounts import enciphered
from td_app.publishing.transports.https import checked_pool
from td_app.publishing.transports.transport import CONNECT_S, READ_S, TransportTrouble

#: Two statuses are so far apart at least, and at most (s).
APART_S: Final = 10.0
HEARTBEAT_S: Final = 60.0
#: By which this computer names itself: what is sent there crosses no network.
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
HEADERS: Final = {"Content-Type": "application/json"}
NO_HEADERS: Final[Mapping[str, str]] = {}


def tell_at(club: Club, name: str, address: str) -> None:
    """Keep an address by its setting: told from this post on, and from no other; nowhere for "".

    Raises :class:`TransportTrouble` on one that is not safe.
    """
    club.directory.set_setting(name, address and checked_address(address))
    club.directory.set_setting(PROGRAMS_POST, club.post)


def told_at(club: Club, name: str) -> str:
    """Return the address of a setting that this post tells, "" for none."""
    here = club.directory.setting(PROGRAMS_POST) == club.post
    return (here and club.directory.setting(name)) or ""


def checked_address(address: str) -> str:
    """Return the address of a receiver; raises :class:`TransportTrouble` on one that is not safe.

    >>> checked_address("http://127.0.0.1:8080/status")
    'http://127.0.0.1:8080/status'
    """
    if _is_here(address):
        return address
    enciphered(address, ("https",))
    return address


def posted(address: str, body: bytes, given: Mapping[str, str] = NO_HEADERS) -> None:
    """Post to a receiver, no redirection followed; raises :class:`TransportTrouble`."""
    checked_address(address)
    if _is_here(address):
        limits = urllib3.Timeout(connect=CONNECT_S, read=READ_S)
        with urllib3.PoolManager(timeout=limits) as manager:
            _ask(manager, address, body, {**HEADERS, **given})
        return
    with checked_pool(address, ()) as manager:
        _ask(manager, address, body, {**HEADERS, **given})


def _is_here(address: str) -> bool:
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    return parts.scheme == "http" and parts.hostname in LOOPBACK


def _ask(
    manager: urllib3.PoolManager, address: str, body: bytes, headers: Mapping[str, str]
) -> None:
    host = urlsplit(address).hostname or ""
    try:
        answer = manager.request(
            "POST", address, body=body, headers=headers, redirect=False, retries=False
        )
    except (urllib3.exceptions.HTTPError, OSError):
        raise TransportTrouble("CONNECTION_LOST", host=host) from None
    if not 200 <= answer.status < 300:
        raise TransportTrouble("REFUSED_THERE", host=host, status=str(answer.status))


@dataclass(slots=True)
class StatusPost:
    """Posts the status of a session; :meth:`tick` is called every second where the session lives.

    ``address`` is asked each time: a club may give another, or none. ``told`` hears of a trouble
    once each time it changes, and None once it is over, in the thread that sends.
    """

    session: TournamentSession
    address: Callable[[], str]
    told: Callable[[TransportTrouble | None], object] = lambda _trouble: None
    clock: Callable[[], float] = time.monotonic
    send: Callable[[str, bytes], None] = posted
    _stamp: object = None
    _at: float = field(default=float("-inf"))
    _under_way: Thread | None = None
    _code: str = ""

    def tick(self) -> None:
        """Send the status, where it is due and the one before has left."""
        if self._under_way is not None and self._under_way.is_alive():
            return
        waited = self.clock() - self._at
        if waited < APART_S:
            return
        try:
            address = self.address()
        except StorageTrouble:
            return
        if not address:
            return
        status = status_of(self.session, self.session.now_ms())
        stamp = {**status, "SecondsLeft": 0}
        if stamp == self._stamp and waited < HEARTBEAT_S:
            return
        self._stamp = stamp
        self._at = self.clock()
        body = json.dumps(status, ensure_ascii=False).encode()
        self._under_way = Thread(
            target=self._send, args=(address, body), name="status", daemon=True
        )
        self._under_way.start()

    def settle(self) -> None:
        """Wait until what is under way has left."""
        if self._under_way is not None:
            self._under_way.join()

    def _send(self, address: str, body: bytes) -> None:
        try:
            self.send(address, body)
        except TransportTrouble as trouble:
            # Tried again with the next status, ten seconds after.
            self._stamp = None
            if trouble.code != self._code:
                self._code = trouble.code
                self.told(trouble)
            return
        if self._code:
            self._code = ""
            self.told(None)
