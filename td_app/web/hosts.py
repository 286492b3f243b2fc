"""The names and addresses by which this computer may be asked: a request's ``Host`` is one of them.

A page of elsewhere whose name is made to lead here (DNS rebinding) asks by its own name: it is
answered nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

#: The addresses of this computer are read anew after so long, where all of them are served (s).
READ_AGAIN_S: Final = 5.0
LONGEST_NAME: Final = 253
_HOST: Final = re.compile(r"(?:\[([^\[\]]+)\]|([^\s:/?#@\[\]]+))(?::\d*)?", re.ASCII)
_LABEL: Final = re.compile(r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?", re.ASCII)


@lru_cache(maxsize=256)
def host_name(host: str) -> str:
    """Return the name or address of a ``Host``, as one compares it; "" where it is none.

    >>> host_name("Club.local.:8123"), host_name("[FD00::0:1]:80"), host_name("evil.example/x")
    ('club.local', 'fd00::1', '')
    """
    found = _HOST.fullmatch(host)
    if found is None:
        return ""
    bracketed, name = found.groups()
    try:
        return ipaddress.ip_address(bracketed or name).compressed
    except ValueError:
        pass
    if bracketed:
        return ""
    name = name.casefold().removesuffix(".")
    try:
        name = name.encode("idna").decode()
    except UnicodeError:
        return ""
    labels = name.split(".")
    good = len(name) <= LONGEST_NAME and all(_LABEL.fullmatch(label) for label in labels)
    return name if good else ""


def names_typed(typed: str) -> tuple[str, ...]:
    """Return the names in a line of text, each once, as one compares them; what is none is left.

    >>> names_typed("Club.lan, https://poker.club:8123/ *")
    ('club.lan', 'poker.club')
    """
    parts = (re.sub(r"^https?://|/.*$", "", part) for part in re.split(r"[\s,;]+", typed.strip()))
    return tuple(dict.fromkeys(filter(None, map(host_name, parts))))


def own_names() -> tuple[str, ...]:
    """Return this computer's name and its name in ``.local``; none where it cannot be asked by."""
    name = host_name(socket.gethostname())
    if not name:
        return ()
    short = name.partition(".")[0]
    return tuple(dict.fromkeys((name, short, f"{short}.local")))


def own_addresses() -> frozenset[str]:
    """Return every address that this computer has now."""
    import psutil

    found = set()
    for held in psutil.net_if_addrs().values():
        for one in held:
            if one.family in (socket.AF_INET, socket.AF_INET6):
                found.add(host_name(f"[{one.address.partition('%')[0]}]"))
    return frozenset(found)


@dataclass(slots=True)
class Hosts:
    """What ``Host`` may say: the address ``bound`` (all of them, where it is none), this computer.

    ``added``: names of one's own, a router's or a proxy's.
    """

    bound: str = "127.0.0.1"
    added: Iterable[str] = ()
    clock: Callable[[], float] = time.monotonic
    read: Callable[[], frozenset[str]] = own_addresses
    _every_address: bool = False
    _fixed: frozenset[str] = frozenset()
    _addresses: frozenset[str] = frozenset()
    _read_at: float | None = None
    _reading: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        """Know the names that do not change while this computer serves."""
        bound = ipaddress.ip_address(self.bound)
        self._every_address = bound.is_unspecified
        here = ["localhost", "127.0.0.1", "::1", *own_names()]
        if not self._every_address:
            here.append(bound.compressed)
        self._fixed = frozenset(here)

    async def serve(self, host: str) -> bool:
        """Return whether somebody who asks by this name means this computer.

        Addresses are read apart, so that nobody else waits for them.
        """
        name = host_name(host)
        if not name:
            return False
        if name in self._fixed or name in self.added:
            return True
        if not self._every_address:
            return False
        async with self._reading:
            if self._read_at is None or self.clock() - self._read_at >= READ_AGAIN_S:
                self._read_at = self.clock()
                self._addresses = await asyncio.to_thread(self.read)
        return name in self._addresses
