"""A folder of a WebDAV server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import quote, unquote, urljoin, urlsplit
from xml.etree import ElementTree as ET

from td_app.publishing.transports.accounts import WebdavAccount
from td_app.publishing.transports.files import FilesTransport
from td_app.publishing.transports.https import Answer, Https, https_session
from td_app.publishing.transports.transport import Secret, TransportTrouble

#: Signs of an address that are written as they are.
WRITTEN: Final = "%/:[]@!$&'()*+,;=~"
WHAT_IS_THERE: Final = (
    b'<?xml version="1.0"?><propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>'
)


def webdav_transport(account: WebdavAccount, secret: Secret) -> FilesTransport:
    """Return the transport to a folder of a server; it is not looked up yet."""

    @contextmanager
    def opened() -> Iterator[WebdavFiles]:
        with https_session(account.address, account.user, secret, account.known) as https:
            yield WebdavFiles(https, account.address)

    host = urlsplit(account.address).hostname
    return FilesTransport(opened, f"{account.user}@{host}", account.site)


class WebdavFiles:
    """The files of a folder of a WebDAV server."""

    def __init__(self, https: Https, address: str) -> None:
        self._https = https
        self._address = quote(f"{address.rstrip('/')}/", safe=WRITTEN)

    def names(self, folder: str) -> frozenset[str]:
        """Return what is in a folder; nothing where there is none, but the outermost must be."""
        there = self._there(f"{folder}/" if folder else "", depth="1")
        if there is None and not folder:
            raise TransportTrouble("FOLDER_MISSING", lasting=True, path=self._address)
        itself = _path(self._url(folder))
        return frozenset(path.rpartition("/")[2] for path in there or () if path != itself)

    def content(self, path: str) -> bytes | None:
        """Return what a file holds, ``None`` where it is none."""
        answer = self._https.request("GET", self._url(path))
        if answer.status == 404:
            return None
        return self._done(answer, path).body

    def make_folder(self, path: str) -> bool:
        """Make a folder where there is none; return whether it was made."""
        answer = self._https.request("MKCOL", self._url(f"{path}/"))
        if answer.status == 405:
            if not (self._there(path, depth="0") or {}).get(_path(self._url(path))):
                raise TransportTrouble("PATH_TAKEN", lasting=True, path=path)
            return False
        self._done(answer, path)
        return True

    def write(self, path: str, content: bytes) -> None:
        """Write a file, whatever was there."""
        self._done(self._https.request("PUT", self._url(path), content), path)

    def rename(self, path: str, target: str) -> None:
        """Rename a file, in one go, into the place of another or into a free one."""
        there = self._url(target)
        answer = self._https.request("MOVE", self._url(path), Destination=there, Overwrite="T")
        self._done(answer, target)

    def remove(self, path: str) -> None:
        """Remove a file, if it is there."""
        answer = self._https.request("DELETE", self._url(path))
        if answer.status != 404:
            self._done(answer, path)

    def remove_folder(self, path: str) -> None:
        """Remove an empty folder, if it is there."""
        self.remove(f"{path}/")

    def _url(self, path: str) -> str:
        return self._address + quote(path)

    def _there(self, path: str, depth: str) -> dict[str, bool] | None:
        """Return the paths that are there, and whether each is a folder; none if there is none."""
        url = self._url(path)
        answer = self._https.request(
            "PROPFIND", url, WHAT_IS_THERE, Depth=depth, Content_Type="application/xml"
        )
        if answer.status == 404:
            return None
        if answer.status in (405, 501):
            raise TransportTrouble("NOT_THIS_KIND", lasting=True, host=self._https.host)
        if answer.status != 207:
            raise self._https.refused(answer, path or self._address)
        try:
            listed = ET.fromstring(answer.body)
        except ET.ParseError:
            raise TransportTrouble("NOT_THIS_KIND", host=self._https.host) from None
        return {
            _path(urljoin(url, one.findtext("{DAV:}href", ""))): one.find(".//{DAV:}collection")
            is not None
            for one in listed.iter("{DAV:}response")
        }

    def _done(self, answer: Answer, path: str) -> Answer:
        if not answer.done:
            raise self._https.refused(answer, path)
        return answer


def _path(url: str) -> str:
    """Return the path of an address, as it is written without signs of an address."""
    return unquote(urlsplit(url).path).rstrip("/")
