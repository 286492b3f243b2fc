"""A folder of a server, over FTP with TLS: commands and files both, the certificate checked."""

from __future__ import annotations

import ftplib
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import BytesIO
from typing import Any, Final

from td_app.publishing.transports.accounts import FtpsAccount
from td_app.publishing.transports.connecting import (
    check_accepted,
    connected,
    fingerprint_of,
    lost_with,
    of_authorities,
    of_nobody,
)
from td_app.publishing.transports.files import FilesTransport, renamed_over
from td_app.publishing.transports.transport import READ_S, Secret, TransportTrouble

#: Answers of a server: no room left; not there, or not allowed, or already there.
NO_ROOM: Final = ("452", "552")
NOT_DONE: Final = ("450", "550", "553")


def ftps_transport(account: FtpsAccount, secret: Secret) -> FilesTransport:
    """Return the transport to a folder of a server; it is not looked up yet."""

    @contextmanager
    def opened() -> Iterator[FtpsFiles]:
        with lost_with(account.host):
            ftp = _with_tls(account)
            try:
                _log_in(ftp, account, secret)
                yield FtpsFiles(ftp, account.folder)
                with suppress(ftplib.Error, OSError, EOFError):
                    ftp.quit()
            except ftplib.Error:
                raise TransportTrouble("NOT_THIS_KIND", host=account.host) from None
            finally:
                ftp.close()

    return FilesTransport(opened, f"{account.user}@{account.host}", account.site)


class _Enciphered(ssl.SSLSocket):
    """A conversation, or a way for one file."""

    def makefile(self, mode: Any = "r", *given: Any, **named: Any) -> Any:
        """Read lines, whatever encoding a server writes its answers and others' names in."""
        return super().makefile(mode, *given, **named, errors="replace")

    def unwrap(self) -> socket.socket:
        """End the enciphering; many servers just close.

        That a file came whole is told by the server's answer.
        """
        with suppress(OSError):
            return super().unwrap()
        return self


class _SecureFtp(ftplib.FTP_TLS):
    """A conversation in which no byte of a file goes to another server than the commands."""

    def __init__(self, context: ssl.SSLContext) -> None:
        context.sslsocket_class = _Enciphered
        super().__init__(context=context, timeout=READ_S)

    def begin(self, host: str, port: int) -> None:
        """Connect, and encipher what follows."""
        self.host = host
        self.port = port
        self.sock = connected(host, port)
        self.af = self.sock.family
        self.file = self.sock.makefile("r", encoding=self.encoding, errors="replace")
        try:
            self.welcome = self.getresp()
            self.auth()
        except (ftplib.error_perm, ftplib.error_proto):
            raise TransportTrouble("TLS_MISSING", lasting=True, host=host) from None

    def certificate(self) -> bytes:
        """Return the certificate that the server showed."""
        assert isinstance(self.sock, ssl.SSLSocket)
        return self.sock.getpeercert(binary_form=True) or b""

    def ntransfercmd(self, cmd: str, rest: int | str | None = None) -> tuple[ssl.SSLSocket, int]:
        """Return a way for one file, enciphered as a part of this conversation."""
        plain, size = ftplib.FTP.ntransfercmd(self, cmd, rest)
        assert isinstance(self.sock, ssl.SSLSocket)
        # Many servers take files only from who resumes the session of the commands.
        way = self.context.wrap_socket(plain, server_hostname=self.host, session=self.sock.session)
        if way.getpeercert(binary_form=True) != self.certificate():
            way.close()
            raise TransportTrouble("CONNECTION_LOST", host=self.host)
        return way, size or 0


def _with_tls(account: FtpsAccount) -> _SecureFtp:
    """Return a conversation with the server that an authority, or the club, vouches for."""
    try:
        return _begun(account, of_authorities())
    except ssl.SSLCertVerificationError:
        ftp = _begun(account, of_nobody())
    try:
        check_accepted(account.host, fingerprint_of(ftp.certificate()), account.known)
    except TransportTrouble:
        ftp.close()
        raise
    return ftp


def _begun(account: FtpsAccount, context: ssl.SSLContext) -> _SecureFtp:
    ftp = _SecureFtp(context)
    try:
        ftp.begin(account.host, account.port)
    except BaseException:
        ftp.close()
        raise
    return ftp


def _log_in(ftp: _SecureFtp, account: FtpsAccount, secret: Secret) -> None:
    try:
        ftp.login(account.user, secret.revealed())
        ftp.prot_p()
    except ftplib.error_perm:
        raise TransportTrouble("WRONG_SECRET", lasting=True, host=account.host) from None
    except ValueError:
        # A password of several lines would be several commands.
        raise TransportTrouble("WRONG_SECRET", lasting=True, host=account.host) from None


class FtpsFiles:
    """The files of a folder, over one conversation."""

    def __init__(self, ftp: ftplib.FTP, folder: str) -> None:
        self._ftp = ftp
        folder = folder.removeprefix("~/")
        self._folder = folder.rstrip("/") or ("/" if folder else "")
        self._top: str | None = None

    def names(self, folder: str) -> frozenset[str]:
        """Return what is in a folder; nothing where there is none, but the outermost must be."""
        if self._top is None:
            self._top = self._entered()
        with self._as_trouble(folder):
            if not self._is_folder(folder):
                return frozenset()
            try:
                found = self._ftp.nlst()
            except ftplib.error_perm:
                # Some answer so for an empty folder.
                found = []
        return frozenset(one.rstrip("/").rpartition("/")[2] for one in found) - {".", "..", ""}

    def content(self, path: str) -> bytes | None:
        """Return what a file holds, ``None`` where it is none."""
        held = BytesIO()
        with self._as_trouble(path):
            try:
                self._ftp.retrbinary(f"RETR {self._full(path)}", held.write)
            except ftplib.error_perm:
                return None
        return held.getvalue()

    def make_folder(self, path: str) -> bool:
        """Make a folder where there is none; return whether it was made."""
        with self._as_trouble(path):
            if self._is_folder(path):
                return False
            try:
                self._ftp.mkd(self._full(path))
            except ftplib.error_perm:
                folder, _, name = path.rpartition("/")
                if name in self.names(folder):
                    raise TransportTrouble("PATH_TAKEN", lasting=True, path=path) from None
                raise
            return True

    def write(self, path: str, content: bytes) -> None:
        """Write a file, whatever was there."""
        with self._as_trouble(path):
            self._ftp.storbinary(f"STOR {self._full(path)}", BytesIO(content))

    def rename(self, path: str, target: str) -> None:
        """Rename a file, in one go where the server can, into the place of another."""
        with self._as_trouble(target):
            renamed_over(self._rename, path, target)

    def remove(self, path: str) -> None:
        """Remove a file, if it is there."""
        with self._as_trouble(path):
            try:
                self._ftp.delete(self._full(path))
            except ftplib.error_perm:
                folder, _, name = path.rpartition("/")
                if name in self.names(folder):
                    raise

    def remove_folder(self, path: str) -> None:
        """Remove an empty folder, if it is there."""
        with self._as_trouble(path):
            if self._is_folder(path):
                # Nobody removes the folder they are in.
                self._ftp.cwd(self._top or "/")
                self._ftp.rmd(self._full(path))

    def _entered(self) -> str:
        """Return the whole path of the outermost folder."""
        try:
            if self._folder:
                self._ftp.cwd(self._folder)
            return self._ftp.pwd().rstrip("/")
        except ftplib.error_perm:
            raise TransportTrouble("FOLDER_MISSING", lasting=True, path=self._folder) from None

    def _full(self, path: str) -> str:
        return f"{self._top or ''}/{path}"

    def _is_folder(self, path: str) -> bool:
        """Return whether a folder is there; it is gone into."""
        try:
            self._ftp.cwd(self._full(path))
        except ftplib.error_perm:
            return False
        return True

    def _rename(self, path: str, target: str) -> bool:
        try:
            self._ftp.rename(self._full(path), self._full(target))
        except ftplib.error_perm as refused:
            if not str(refused).startswith(NOT_DONE):
                raise
            return False
        return True

    @contextmanager
    def _as_trouble(self, path: str) -> Iterator[None]:
        try:
            yield
        except ftplib.Error as refused:
            answer = str(refused)
            if answer.startswith(NO_ROOM):
                raise TransportTrouble("NO_ROOM") from None
            if answer.startswith("421"):
                raise TransportTrouble("CONNECTION_LOST", host=self._ftp.host) from None
            denied = answer.startswith(("550", "553", "530", "532"))
            code = "FORBIDDEN" if denied else "WRITE_REFUSED"
            shown = path or self._folder or "/"
            raise TransportTrouble(code, lasting=denied, path=shown) from None
