"""Nothing is imported, looked up or resolved before something is sent."""

from __future__ import annotations

import subprocess
import sys

import pytest

from td_app.publishing.transports.transport import Batch

#: Accounts are read and transports made, as when the window starts; then libraries are looked for.
AT_THE_START = """
import sys
import socket

def never(*given, **named):
    raise AssertionError(f"looked up: {given}")

socket.socket.connect = socket.getaddrinfo = socket.create_connection = never
from td_app.publishing import secrets
from td_app.publishing.transports import accounts, transport_of
from td_app.publishing.transports.transport import Batch, Secret
from td_app.words import publishing

made = [
    transport_of(account, Secret("roi"))
    for account in (
        accounts.FolderAccount("/nowhere"),
        accounts.SftpAccount("club.example", "lea"),
        accounts.FtpsAccount("club.example", "lea"),
        accounts.WebdavAccount("https://club.example", "lea"),
        accounts.GitAccount("git@club.example:pages"),
        accounts.WordpressAccount("https://club.example", "lea"),
    )
]
assert "roi" not in repr(made)
steps = [one.deliver(Batch()) for one in made]
heavy = {"paramiko", "dulwich", "urllib3", "certifi", "keyring", "ftplib", "ssl"}
print(sorted(heavy.intersection(sys.modules)))
"""


def test_nothing_is_imported_or_looked_up_before_something_is_sent() -> None:
    done = subprocess.run(
        [sys.executable, "-c", AT_THE_START], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_a_batch_is_empty_unless_it_is_told_otherwise() -> None:
    assert Batch() == Batch((), (), {}, frozenset())
    with pytest.raises(AttributeError):
        Batch().puts = ()  # type: ignore[misc]
