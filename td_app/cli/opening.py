"""Which club a command works on: a file, or with ``--database`` the one on a server."""

from __future__ import annotations

import argparse
import getpass
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy.engine import make_url

from td_app.persistence.engine import ClubFile, open_club_file, open_database
from td_app.persistence.places import club_file
from td_app.ports.trouble import StorageTrouble
from td_app.words.language import fr_en

V = TypeVar("V")


def opened(options: argparse.Namespace, *, read_only: bool = False) -> ClubFile:
    """Return the club the command line names; raises :class:`StorageTrouble`."""
    if options.database:
        return with_password(options.database, lambda url: open_database(url, make=not read_only))
    return open_club_file(options.file or club_file(), read_only=read_only)


def with_password(url: str, use: Callable[[str], V]) -> V:
    """Return ``use(url)``; a missing password is asked for first.

    Nothing is asked where nobody sits at the keyboard: ``PASSWORD_MISSING`` is raised then.
    """
    try:
        return use(url)
    except StorageTrouble as trouble:
        if trouble.code != "PASSWORD_MISSING" or not sys.stdin.isatty():
            raise
    asked = getpass.getpass(fr_en("Mot de passe\u00a0: ", "Password: "))
    return use(make_url(url).set(password=asked).render_as_string(hide_password=False))


def one_of(path: Path | None, database: str | None) -> None:
    """Refuse a file and a database together, and neither; raises :class:`StorageTrouble`."""
    if (path is None) == (database is None):
        raise StorageTrouble("DATABASE_OR_FILE")
