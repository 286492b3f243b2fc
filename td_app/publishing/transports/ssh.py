"""A session over SSH, the server's key checked first: under SFTP and git."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import paramiko
from paramiko.ssh_exception import IncompatiblePeer

from td_app.publishing.transports.connecting import check_accepted, connected
from td_app.publishing.transports.transport import (
    CONNECT_S,
    READ_S,
    Secret,
    TransportTrouble,
)

#: How paramiko words a link that was cut while one logged in.
CUT: Final = re.compile("EOF|timeout|shut down", re.I)
#: What it would print of one is told as a trouble instead.
NO_PRINT: Final = logging.NullHandler()


@contextmanager
def ssh_session(
    where: tuple[str, int], user: str, key_file: str, secret: Secret, known: tuple[str, ...]
) -> Iterator[paramiko.Transport]:
    """Yield a session, logged in; raises :class:`TransportTrouble`.

    Without a key file the secret is the user's password, with one it opens the key.
    """
    logging.getLogger("paramiko").addHandler(NO_PRINT)
    host, port = where
    key = _private_key(key_file, secret) if key_file else None
    session = paramiko.Transport(connected(host, port))
    try:
        _check_host(session, host, known)
        session.auth_timeout = READ_S
        try:
            if key:
                session.auth_publickey(user, key)
            else:
                session.auth_password(user, secret.revealed())
        except paramiko.AuthenticationException as refused:
            # A link that was cut, or that waited too long, says so in words alone.
            if CUT.search(str(refused)):
                raise TransportTrouble("CONNECTION_LOST", host=host) from None
            raise TransportTrouble("WRONG_SECRET", lasting=True, host=host) from None
        yield session
    except (paramiko.SSHException, OSError, EOFError):
        raise TransportTrouble("CONNECTION_LOST", host=host) from None
    finally:
        session.close()


def _check_host(session: paramiko.Transport, host: str, known: tuple[str, ...]) -> None:
    """Agree on a key with the server; refuse one that is not the one accepted."""
    session.banner_timeout = CONNECT_S
    session.handshake_timeout = READ_S
    kinds = {one.partition(" ")[0] for one in known}
    kinds |= {f"rsa-sha2-{bits}" for bits in (256, 512) if "ssh-rsa" in kinds}
    options = session.get_security_options()
    # A server has keys of several kinds: ask for the one that was accepted.
    options.key_types = sorted(options.key_types, key=lambda kind: kind not in kinds)
    try:
        session.start_client(timeout=READ_S)
        key = session.get_remote_server_key()
    except IncompatiblePeer:
        raise TransportTrouble("NOT_THIS_KIND", lasting=True, host=host) from None
    except (paramiko.SSHException, EOFError, OSError) as trouble:
        # What says anything but a banner of SSH is no such server; a link that is cut says nothing.
        strange = "banner" in str(trouble).lower() and "EOF" not in repr(trouble)
        if strange and session.is_active():
            raise TransportTrouble("NOT_THIS_KIND", host=host) from None
        raise TransportTrouble("CONNECTION_LOST", host=host) from None
    check_accepted(host, f"{key.get_name()} {key.fingerprint}", known)


def _private_key(path: str, secret: Secret) -> paramiko.PKey:
    kinds: tuple[type[paramiko.PKey], ...] = (
        paramiko.Ed25519Key,
        paramiko.ECDSAKey,
        paramiko.RSAKey,
    )
    for kind in kinds:
        # Each opens its own kind alone; ``PKey.from_path`` would not take a passphrase as text.
        with suppress(OSError, ValueError, TypeError, paramiko.SSHException):
            return kind.from_private_key_file(path, secret.revealed() or None)
    raise TransportTrouble("KEY_UNREADABLE", lasting=True, path=path)
