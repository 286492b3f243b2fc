"""A folder of a server, over SFTP."""

from __future__ import annotations

import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import BytesIO
from typing import Any

import paramiko
from paramiko.sftp import CMD_CLOSE, CMD_OPENDIR, CMD_READDIR

from td_app.publishing.transports.accounts import SftpAccount
from td_app.publishing.transports.files import FilesTransport, renamed_over
from td_app.publishing.transports.ssh import ssh_session
from td_app.publishing.transports.transport import READ_S, Secret, TransportTrouble


def sftp_transport(account: SftpAccount, secret: Secret) -> FilesTransport:
    """Return the transport to a folder of a server; it is not looked up yet."""

    @contextmanager
    def opened() -> Iterator[SftpFiles]:
        where = (account.host, account.port)
        with ssh_session(where, account.user, account.key_file, secret, account.known) as session:
            channel = session.open_session(timeout=READ_S)
            channel.settimeout(READ_S)
            try:
                channel.invoke_subsystem("sftp")
            except Exception as refused:
                if not session.is_active():
                    raise
                raise TransportTrouble(
                    "NOT_THIS_KIND", lasting=True, host=account.host
                ) from refused
            yield SftpFiles(session, channel, account.folder)

    return FilesTransport(opened, f"{account.user}@{account.host}", account.site)


class SftpFiles:
    """The files of a folder, over one conversation."""

    def __init__(self, session: paramiko.Transport, channel: paramiko.Channel, folder: str) -> None:
        self._session = session
        self._sftp = paramiko.SFTPClient(channel)
        folder = folder.removeprefix("~/")
        self._folder = folder.rstrip("/") or ("/" if folder else ".")

    def names(self, folder: str) -> frozenset[str]:
        """Return what is in a folder; nothing where there is none, but the outermost must be."""
        with self._as_trouble(folder):
            try:
                return frozenset(self._listed(self._full(folder))) - {".", ".."}
            except FileNotFoundError:
                if not folder:
                    raise TransportTrouble(
                        "FOLDER_MISSING", lasting=True, path=self._folder
                    ) from None
                return frozenset()

    def content(self, path: str) -> bytes | None:
        """Return what a file holds, ``None`` where it is none."""
        with self._as_trouble(path), suppress(FileNotFoundError):
            if self._is(path, stat.S_ISREG):
                with self._sftp.open(self._full(path), "rb") as file:
                    return file.read()
        return None

    def make_folder(self, path: str) -> bool:
        """Make a folder where there is none; return whether it was made."""
        with self._as_trouble(path):
            # Servers answer alike when it is there and when it cannot be made.
            with suppress(FileNotFoundError):
                if self._is(path, stat.S_ISDIR):
                    return False
                raise TransportTrouble("PATH_TAKEN", lasting=True, path=path)
            self._sftp.mkdir(self._full(path))
            return True

    def write(self, path: str, content: bytes) -> None:
        """Write a file, whatever was there; its length is asked for afterwards."""
        with self._as_trouble(path):
            self._sftp.putfo(BytesIO(content), self._full(path))

    def rename(self, path: str, target: str) -> None:
        """Rename a file, in one go where the server can, into the place of another."""
        with self._as_trouble(target):
            try:
                self._sftp.posix_rename(self._full(path), self._full(target))
            except OSError as refused:
                # No OpenSSH: its own rename never takes a place.
                if refused.errno is not None or not self._session.is_active():
                    raise
                renamed_over(self._rename, path, target)

    def remove(self, path: str) -> None:
        """Remove a file, if it is there."""
        with self._as_trouble(path), suppress(FileNotFoundError):
            self._sftp.remove(self._full(path))

    def remove_folder(self, path: str) -> None:
        """Remove an empty folder, if it is there."""
        with self._as_trouble(path), suppress(FileNotFoundError):
            self._sftp.rmdir(self._full(path))

    def _listed(self, folder: str) -> Iterator[str]:
        """Yield the names in a folder: paramiko's own list fails at one that is no UTF-8."""
        sftp: Any = self._sftp
        attributes: Any = paramiko.SFTPAttributes
        _, opened = sftp._request(CMD_OPENDIR, folder)
        handle = opened.get_binary()
        # A list ends where the server says so.
        with suppress(EOFError):
            while True:
                _, listed = sftp._request(CMD_READDIR, handle)
                for _ in range(listed.get_int()):
                    yield listed.get_binary().decode(errors="replace")
                    listed.get_binary()
                    attributes._from_msg(listed)
        sftp._request(CMD_CLOSE, handle)

    def _full(self, path: str) -> str:
        return f"{self._folder}/{path}" if path else self._folder

    def _is(self, path: str, kind: Callable[[int], bool]) -> bool:
        return kind(self._sftp.stat(self._full(path)).st_mode or 0)

    def _rename(self, path: str, target: str) -> bool:
        """Rename into a free place; return whether the server did."""
        try:
            self._sftp.rename(self._full(path), self._full(target))
        except OSError:
            if not self._session.is_active():
                raise
            return False
        return True

    @contextmanager
    def _as_trouble(self, path: str) -> Iterator[None]:
        try:
            yield
        except PermissionError:
            raise TransportTrouble("FORBIDDEN", lasting=True, path=path or self._folder) from None
        except TimeoutError:
            raise
        except OSError:
            if not self._session.is_active():
                raise
            raise TransportTrouble("WRITE_REFUSED", path=path or self._folder) from None
