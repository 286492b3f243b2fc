"""Where a club publishes and as whom: kept as text in the club's file, without any secret.

What would send a password or a page in the clear is refused when an account is made, before
anything is looked up: :class:`TransportTrouble` says why.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, ClassVar, Final
from urllib.parse import urlsplit

from td_app.publishing.transports.transport import TransportTrouble

#: What cannot be read on its way, and what can.
PLAIN: Final = {"http": "PLAIN_HTTP", "ftp": "PLAIN_FTP", "git": "PLAIN_GIT"}
STATUSES: Final = ("publish", "draft")
A_SITE: Final = re.compile(r"https?://[^\s/?#@]+[^\s?#]*")
A_BRANCH: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_./-]*[A-Za-z0-9_]|[A-Za-z0-9_]")


@dataclass(frozen=True, slots=True)
class FolderAccount:
    """A folder of this computer, or one that it sees as such."""

    KIND: ClassVar[str] = "folder"  # written in files: never rename

    folder: str
    site: str = ""  # where readers open it

    def __post_init__(self) -> None:
        _check(self, "folder")


@dataclass(frozen=True, slots=True)
class SftpAccount:
    """A folder of a server reached over SSH, by password or by a private key."""

    KIND: ClassVar[str] = "sftp"

    host: str
    user: str
    folder: str = ""
    port: int = 22
    key_file: str = ""  # the secret then opens the key
    site: str = ""
    known: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _host_alone(self.host, self.port)
        _check(self, "user")


@dataclass(frozen=True, slots=True)
class FtpsAccount:
    """A folder of a server reached by FTP over TLS."""

    KIND: ClassVar[str] = "ftps"

    host: str
    user: str
    folder: str = ""
    port: int = 21
    site: str = ""
    known: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _host_alone(self.host, self.port)
        _check(self, "user")


@dataclass(frozen=True, slots=True)
class WebdavAccount:
    """A folder of a WebDAV server (Nextcloud, ownCloud, many providers)."""

    KIND: ClassVar[str] = "webdav"

    address: str
    user: str
    site: str = ""
    known: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        enciphered(self.address, ("https",))
        _check(self, "user")


@dataclass(frozen=True, slots=True)
class GitAccount:
    """A branch of a git repository: ``https://``, ``ssh://`` or a path of this computer."""

    KIND: ClassVar[str] = "git"

    address: str
    branch: str = "gh-pages"
    user: str = ""
    key_file: str = ""
    site: str = ""
    known: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _check(self, "address", "branch")
        if not A_BRANCH.fullmatch(self.branch) or ".." in self.branch:
            raise TransportTrouble("ADDRESS_WRONG", lasting=True, address=self.branch)
        if "://" in self.address:
            enciphered(self.address, ("https", "ssh"))


@dataclass(frozen=True, slots=True)
class WordpressAccount:
    """Pages of a WordPress site, by a user and one of their application passwords."""

    KIND: ClassVar[str] = "wordpress"

    address: str
    user: str
    status: str = "publish"
    club: str = ""  # tells the pages of one club from those of another on the same site
    known: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        enciphered(self.address, ("https",))
        _check(self, "user")
        if self.status not in STATUSES:
            raise TransportTrouble("ACCOUNT_UNREADABLE", lasting=True)


Account = FolderAccount | SftpAccount | FtpsAccount | WebdavAccount | GitAccount | WordpressAccount
KINDS: Final[Mapping[str, type[Account]]] = {
    kind.KIND: kind
    for kind in (
        FolderAccount,
        SftpAccount,
        FtpsAccount,
        WebdavAccount,
        GitAccount,
        WordpressAccount,
    )
}


def host_of(account: Account | None) -> str:
    """Return the server that keeps the pages, by its name; "" where there is none.

    >>> host_of(GitAccount("git@forge.example:club/site.git")), host_of(FolderAccount("/srv/club"))
    ('forge.example', '')
    """
    address = getattr(account, "address", "")
    if "@" in address and "://" not in address:
        # As forges show it.
        return str(address.partition("@")[2].partition(":")[0])
    return str(getattr(account, "host", "") or urlsplit(address).hostname or "")


def written(account: Account) -> str:
    """Return an account as text.

    >>> written(FolderAccount("/srv/club"))
    '{"folder": "/srv/club", "kind": "folder", "site": ""}'
    """
    return json.dumps({"kind": account.KIND} | asdict(account), ensure_ascii=False, sort_keys=True)


def read(text: str) -> Account:
    """Return the account that a text holds; raises :class:`TransportTrouble`.

    >>> read('{"kind": "folder", "folder": "/srv/club"}')
    FolderAccount(folder='/srv/club', site='')
    """
    try:
        held: dict[str, Any] = json.loads(text)
        kind = KINDS[held.pop("kind")]
        if "known" in held:
            held["known"] = tuple(held["known"])
        if not all(map(_is_value, held, held.values())):
            raise ValueError
        return kind(**held)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise TransportTrouble("ACCOUNT_UNREADABLE", lasting=True) from None


def _is_value(name: str, value: object) -> bool:
    """Return whether a field of an account may hold this."""
    match value:
        case str():
            return name not in ("port", "known")
        case int():
            return name == "port"
        case tuple():
            return name == "known" and all(isinstance(one, str) for one in value)
    return False


def public_address(account: Account | None) -> str:
    """Return where readers open the site, "" where that was not given."""
    site = getattr(account, "site", "")
    if site or account is None:
        return str(site)
    return getattr(account, "address", "") if account.KIND == "wordpress" else ""


def knowing(account: Account, fingerprint: str) -> Account:
    """Return the account with its server accepted: this fingerprint, and no other."""
    if isinstance(account, FolderAccount):
        return account
    return replace(account, known=(fingerprint,))


def _check(account: Account, *needed: str) -> None:
    """Refuse an account that lacks a line, or has one that would be several commands."""
    values = asdict(account)
    for name in needed:
        if not values[name]:
            raise TransportTrouble("ACCOUNT_INCOMPLETE", lasting=True, field=name)
    site = values.get("site", "")
    if site and not A_SITE.fullmatch(site):
        raise TransportTrouble("SITE_WRONG", lasting=True, address=site)
    if any(ord(sign) < 32 for value in values.values() for sign in str(value)):
        raise TransportTrouble("ADDRESS_WRONG", lasting=True)


def _host_alone(host: str, port: int) -> None:
    """Refuse what is no name of a server."""
    scheme, parted, _ = host.partition("://")
    if parted and scheme.lower() in PLAIN:
        raise TransportTrouble(PLAIN[scheme.lower()], lasting=True, address=host)
    if not host or set(host) & set("/@ \t\n") or not 0 < port < 65_536:
        raise TransportTrouble("ADDRESS_WRONG", lasting=True, address=host.rpartition("@")[2])


def enciphered(address: str, schemes: tuple[str, ...]) -> None:
    """Refuse an address that could be read on its way, or that carries a password."""
    try:
        parts = urlsplit(address)
        named = parts.hostname
        port = parts.port
    except ValueError:
        raise TransportTrouble("ADDRESS_WRONG", lasting=True, address="") from None
    shown = address.rpartition("@")[2]
    if parts.password is not None or (parts.username is not None and parts.scheme != "ssh"):
        raise TransportTrouble("SECRET_IN_ADDRESS", lasting=True, address=shown)
    if parts.scheme in PLAIN:
        raise TransportTrouble(PLAIN[parts.scheme], lasting=True, address=shown)
    wrong = parts.scheme not in schemes or not named or port == 0
    if wrong or parts.query or parts.fragment or any(ord(sign) <= 32 for sign in address):
        raise TransportTrouble("ADDRESS_WRONG", lasting=True, address=shown)
