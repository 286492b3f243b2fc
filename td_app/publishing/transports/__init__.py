"""One transport a file; what each needs is imported when something is first sent that way."""

from __future__ import annotations

from collections.abc import Iterator

from td_app.publishing.transports import accounts
from td_app.publishing.transports.transport import Batch, Secret, Step, Transport, Tried


def transport_of(account: accounts.Account, secret: Secret) -> Transport:
    """Return the transport of an account; nothing is imported, looked up or resolved yet."""
    return _Late(account, secret)


class _Late:
    """A transport that is made when it is used: its libraries take longer than a window."""

    def __init__(self, account: accounts.Account, secret: Secret) -> None:
        self._account = account
        self._secret = secret

    def deliver(self, batch: Batch) -> Iterator[Step]:
        """Yield each step as it is done; raises :class:`TransportTrouble`."""
        yield from _made(self._account, self._secret).deliver(batch)

    def tried(self) -> Tried:
        """Log in, write and remove there; raises :class:`TransportTrouble`."""
        return _made(self._account, self._secret).tried()


def _made(account: accounts.Account, secret: Secret) -> Transport:
    match account:
        case accounts.FolderAccount():
            from td_app.publishing.transports.folder import folder_transport

            return folder_transport(account)
        case accounts.SftpAccount():
            from td_app.publishing.transports.sftp import sftp_transport

            return sftp_transport(account, secret)
        case accounts.FtpsAccount():
            from td_app.publishing.transports.ftps import ftps_transport

            return ftps_transport(account, secret)
        case accounts.WebdavAccount():
            from td_app.publishing.transports.webdav import webdav_transport

            return webdav_transport(account, secret)
        case accounts.GitAccount():
            from td_app.publishing.transports.git import GitTransport

            return GitTransport(account, secret)
        case accounts.WordpressAccount():
            from td_app.publishing.transports.wordpress import WordpressTransport

            return WordpressTransport(account, secret)
