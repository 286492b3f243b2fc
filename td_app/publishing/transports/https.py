"""Requests over HTTPS, the certificate checked first: under WebDAV, WordPress and git.

No redirection is followed, no proxy and no ``.netrc`` is read: the password goes to the address
that the club gave, or nowhere.
"""

from __future__ import annotations

import ssl
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from typing import Any, Final
from urllib.parse import urljoin, urlsplit

import urllib3

from td_app.publishing.transports.connecting import (
    check_accepted,
    connected,
    fingerprint_of,
    lost_with,
    of_authorities,
    of_nobody,
)
from td_app.publishing.transports.transport import (
    CONNECT_S,
    READ_S,
    Secret,
    TransportTrouble,
)

#: No answer is read beyond this (bytes).
ANSWER_MOST: Final = 1 << 24
#: Answers that ask to come back later: locked, too many requests, unavailable.
LATER: Final = (423, 429, 503)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a server answered."""

    status: int
    headers: Mapping[str, str]
    body: bytes = field(repr=False)

    @property
    def done(self) -> bool:
        """Return whether it did what it was asked."""
        return 200 <= self.status < 300 and self.status != 207


class Https:
    """Requests to one server, logged in."""

    def __init__(self, manager: urllib3.PoolManager, address: str, user: str, secret: Secret):
        self._manager = manager
        self._address = address
        self.host = urlsplit(address).hostname or ""
        login = f"{user}:{secret.revealed()}".encode()
        self._login = urllib3.make_headers(basic_auth=login.decode("latin-1"))

    def request(self, method: str, url: str, body: bytes | None = None, **headers: str) -> Answer:
        """Return what the server answers; raises :class:`TransportTrouble`."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            answer = self._manager.request(
                method,
                url,
                body=body,
                headers=self._login | named,
                redirect=False,
                retries=False,
                preload_content=False,
            )
            try:
                held = answer.read(ANSWER_MOST, decode_content=True)
                answer.drain_conn()
            finally:
                answer.release_conn()
        except (urllib3.exceptions.HTTPError, OSError):
            raise TransportTrouble("CONNECTION_LOST", host=self.host) from None
        if 300 <= answer.status < 400:
            moved = urljoin(url, answer.headers.get("Location", ""))
            shown = urlsplit(moved)._replace(query="", fragment="").geturl()
            raise TransportTrouble("ADDRESS_MOVED", lasting=True, host=self.host, address=shown)
        return Answer(answer.status, answer.headers, held)

    def refused(self, answer: Answer, path: str) -> TransportTrouble:
        """Return why the server did not do what it was asked about a path."""
        status = answer.status
        if status == 401:
            return TransportTrouble("WRONG_SECRET", lasting=True, host=self.host)
        if status == 403:
            return TransportTrouble("FORBIDDEN", lasting=True, path=path)
        if status == 413:
            return TransportTrouble("TOO_LARGE", lasting=True, path=path or self.host)
        if status == 507:
            return TransportTrouble("NO_ROOM")
        if status in LATER:
            wait = _retry_after(answer)
            return TransportTrouble("BUSY", retry_after_s=wait, host=self.host)
        shown = str(status)
        if status >= 500:
            wait = _retry_after(answer)
            return TransportTrouble(
                "SERVER_FAULT", retry_after_s=wait, host=self.host, status=shown
            )
        return TransportTrouble("REFUSED_THERE", lasting=True, host=self.host, status=shown)


@contextmanager
def https_session(
    address: str, user: str, secret: Secret, known: tuple[str, ...]
) -> Iterator[Https]:
    """Yield a way to a server whose certificate is checked; raises :class:`TransportTrouble`."""
    with checked_pool(address, known) as manager:
        yield Https(manager, address, user, secret)


@contextmanager
def checked_pool(address: str, known: tuple[str, ...]) -> Iterator[urllib3.PoolManager]:
    """Yield what asks a server that an authority, or the club, vouches for.

    Each conversation checks the certificate again: by the authorities, or by its fingerprint.
    """
    parts = urlsplit(address)
    host = parts.hostname or ""
    at = (host, parts.port or 443)
    pinned = None
    with lost_with(host):
        try:
            context = of_authorities()
            _certificate(context, at)
        except ssl.SSLCertVerificationError:
            context = of_nobody()
            pinned = fingerprint_of(_certificate(context, at))
            check_accepted(host, pinned, known)
    manager = _Pool(
        timeout=urllib3.Timeout(connect=CONNECT_S, read=READ_S),
        retries=False,
        ssl_context=context,
        assert_fingerprint=pinned and pinned.partition(":")[2],
    )
    try:
        yield manager
    finally:
        manager.end()


class _Pool(urllib3.PoolManager):
    """Conversations that all end with it, whoever left an answer half read."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self._last: urllib3.BaseHTTPResponse | None = None

    def urlopen(  # type: ignore[override]
        self, method: str, url: str, redirect: bool = True, **given: Any
    ) -> urllib3.BaseHTTPResponse:
        """Ask, once the answer before is done with."""
        self._done()
        self._last = super().urlopen(method, url, redirect, **given)
        return self._last

    def end(self) -> None:
        """End every conversation."""
        self._done()
        self.clear()

    def _done(self) -> None:
        # One that was read whole gave its conversation back: that one is not ended by this.
        if self._last is not None:
            self._last.close()
            self._last = None


def _certificate(context: ssl.SSLContext, at: tuple[str, int]) -> bytes:
    """Return the certificate that a server shows, if the context trusts it."""
    with (
        connected(*at) as plain,
        context.wrap_socket(plain, server_hostname=at[0]) as enciphered,
    ):
        return enciphered.getpeercert(binary_form=True) or b""


def _retry_after(answer: Answer) -> float | None:
    """Return how long a server asks to wait (s), said in seconds or as a moment of its own."""
    asked = answer.headers.get("Retry-After", "").strip()
    if asked.isdecimal():
        return float(asked)
    try:
        then = parsedate_to_datetime(asked)
        now = parsedate_to_datetime(answer.headers.get("Date", ""))
        return max(0.0, (then - now).total_seconds())
    except (TypeError, ValueError):
        return None
