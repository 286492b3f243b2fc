"""Passwords of the places a club publishes to: never in the club's file, nor shown, nor logged.

The keyring of the system keeps them. A machine without one asks at each start, or reads a file
that the user names, refused unless it is theirs alone.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, Protocol

from td_app.publishing.transports.accounts import Account, FolderAccount, GitAccount
from td_app.publishing.transports.transport import NO_SECRET, Secret, TransportTrouble

SERVICE: Final = "td-app"
#: A file of secrets is a few lines (bytes).
FILE_MOST: Final = 65_536


class Secrets(Protocol):
    """Where secrets are found, by the name of an account."""

    def secret(self, name: str) -> Secret | None:
        """Return the secret of an account, ``None`` where there is none."""
        ...


class KeyringSecrets:
    """The keyring of the system: Windows Credential Manager, Keychain, Secret Service."""

    def secret(self, name: str) -> Secret | None:
        """Return the secret of an account; raises :class:`TransportTrouble`."""
        import keyring
        from keyring.errors import KeyringError

        try:
            found = keyring.get_password(SERVICE, name)
        except KeyringError:
            raise TransportTrouble("KEYRING_CLOSED") from None
        return None if found is None else Secret(found)

    def keep(self, name: str, secret: Secret) -> None:
        """Put the secret of an account in the keyring; raises :class:`TransportTrouble`."""
        import keyring
        from keyring.errors import KeyringError

        try:
            keyring.set_password(SERVICE, name, secret.revealed())
        except KeyringError:
            raise TransportTrouble("KEYRING_CLOSED") from None


def has_keyring() -> bool:
    """Return whether this machine has a keyring that keeps secrets from others.

    Neither none at all nor a plain file counts as one.
    """
    import keyring
    from keyring.core import recommended

    return bool(recommended(keyring.get_keyring()))


class AskedSecrets:
    """What the director types, once at each start of the application."""

    def __init__(self, ask: Callable[[str], str | None]) -> None:
        self._ask = ask
        self._answers: dict[str, Secret] = {}

    def secret(self, name: str) -> Secret | None:
        """Return what was typed for an account, asking the first time; ``None`` if refused."""
        if name not in self._answers:
            typed = self._ask(name)
            if not typed:
                return None
            self._answers[name] = Secret(typed)
        return self._answers[name]


class SecretsHere:
    """What a window knows: typed since it was opened, else in a file named, else in the keyring.

    Looked for where pages are sent: a keyring may wait for its owner.
    """

    def __init__(self, named: Callable[[], str]) -> None:
        """``named`` gives the path of the file that the user named, "" for none."""
        self._named = named
        self._typed: dict[str, Secret] = {}

    def secret(self, name: str) -> Secret | None:
        """Return the secret of an account, ``None`` where it has to be typed.

        Raises :class:`TransportTrouble`.
        """
        if name in self._typed:
            return self._typed[name]
        file = self._named()
        if file:
            return FileSecrets(Path(file)).secret(name)
        return KeyringSecrets().secret(name) if has_keyring() else None

    def type(self, name: str, secret: Secret) -> None:
        """Know what was typed, until the program ends."""
        self._typed[name] = secret


class FileSecrets:
    """A file that the user names, ``NAME = SECRET`` a line, read when it is needed."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def secret(self, name: str) -> Secret | None:
        """Return the secret of an account; raises :class:`TransportTrouble`.

        ``SECRETS_MISSING``, ``SECRETS_SHARED`` where others may read or change the file.
        """
        for line in self._text().splitlines():
            named, parted, secret = line.partition("=")
            if parted and named.strip() == name:
                return Secret(secret.strip())
        return None

    def _text(self) -> str:
        shown = str(self._path)
        try:
            # One that is a pipe is not waited for; judged once open, it cannot be exchanged.
            handle = os.open(self._path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
            with os.fdopen(handle, "rb") as file:
                found = os.fstat(handle)
                if not stat.S_ISREG(found.st_mode) or _shared(found):
                    raise TransportTrouble("SECRETS_SHARED", lasting=True, path=shown)
                return file.read(FILE_MOST).decode("utf-8-sig")
        except (OSError, UnicodeDecodeError):
            raise TransportTrouble("SECRETS_MISSING", lasting=True, path=shown) from None


def _shared(found: os.stat_result) -> bool:
    """Return whether others may read or change a file; the rights of Windows are not read."""
    if os.name != "posix":
        return False
    return found.st_uid != os.geteuid() or bool(found.st_mode & 0o077)


def secret_name(account: Account) -> str:
    """Return the name of an account where its secret is kept.

    >>> from td_app.publishing.transports.accounts import SftpAccount
    >>> secret_name(SftpAccount("club.example", "lea"))
    'sftp lea@club.example'
    """
    user = getattr(account, "user", "")
    where = getattr(account, "host", "") or getattr(account, "address", "")
    return f"{account.KIND} {user}@{where}" if user else f"{account.KIND} {where}".rstrip()


def secret_for(account: Account, places: Iterable[Secrets]) -> Secret:
    """Return the secret of an account, from the first place that has it.

    Raises :class:`TransportTrouble`, ``SECRET_NEEDED`` where none has it and none can do without.
    """
    if isinstance(account, FolderAccount) or _local(account):
        return NO_SECRET
    for place in places:
        found = place.secret(secret_name(account))
        if found is not None:
            return found
    if getattr(account, "key_file", "") or getattr(account, "address", "").startswith("ssh://"):
        return NO_SECRET
    raise TransportTrouble("SECRET_NEEDED", lasting=True, user=secret_name(account))


def _local(account: Account) -> bool:
    """Return whether an account is a git repository of this computer."""
    return isinstance(account, GitAccount) and "://" not in account.address
