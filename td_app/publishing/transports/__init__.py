"""One transport a file; the libraries of each are imported when it is used."""

from __future__ import annotations

from td_app.publishing.transports import accounts
from td_app.publishing.transports.transport import Secret, Transport


def transport_of(account: accounts.Account, secret: Secret) -> Transport:
    """Return the transport of an account; nothing is looked up or resolved yet."""
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
    raise NotImplementedError(account.KIND)
