"""Reaching a server, and knowing that it is the one: timeouts, certificates, fingerprints."""

from __future__ import annotations

import hashlib
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager

import certifi

from td_app.publishing.transports.transport import (
    CONNECT_S,
    READ_S,
    TransportTrouble,
    UnknownHost,
    host_changed,
)


def connected(host: str, port: int) -> socket.socket:
    """Return a conversation with a server; raises :class:`TransportTrouble`."""
    try:
        made = socket.create_connection((host, port), timeout=CONNECT_S)
    except (OSError, UnicodeError):
        raise TransportTrouble("UNREACHABLE", host=host) from None
    made.settimeout(READ_S)
    return made


@contextmanager
def lost_with(host: str) -> Iterator[None]:
    """Tell a conversation that ended too soon as a :class:`TransportTrouble`."""
    try:
        yield
    except ssl.SSLEOFError:
        raise TransportTrouble("CONNECTION_LOST", host=host) from None
    except ssl.SSLError:
        raise TransportTrouble("NOT_THIS_KIND", host=host) from None
    except (OSError, EOFError):
        raise TransportTrouble("CONNECTION_LOST", host=host) from None


def of_authorities() -> ssl.SSLContext:
    """Return what trusts certificates signed by an authority of the system's, or of certifi's."""
    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context


def of_nobody() -> ssl.SSLContext:
    """Return what trusts no certificate by itself: whoever uses it compares the fingerprint."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def fingerprint_of(certificate: bytes) -> str:
    """Return the fingerprint of a certificate as browsers show it.

    >>> fingerprint_of(b"certificate")[:18]
    'SHA256:03:D6:6D:D0'
    """
    return f"SHA256:{hashlib.sha256(certificate).digest().hex(':').upper()}"


def check_accepted(host: str, fingerprint: str, known: tuple[str, ...]) -> None:
    """Refuse a server for which nobody vouches, unless it is the one that was accepted."""
    if not known:
        raise UnknownHost(host, fingerprint)
    if fingerprint not in known:
        raise host_changed(host, fingerprint)
