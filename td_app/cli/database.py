"""``td-app database prepare``: the owner makes the tables, and lets the posts write."""

from __future__ import annotations

import argparse
import getpass
import os
import sys

from td_app.cli.answers import complaining, say
from td_app.cli.opening import with_password
from td_app.persistence.roles import prepare
from td_app.ports.trouble import StorageTrouble
from td_app.words.language import fr_en, set_current_language

#: Where a script gives the writer's password.
WRITER_PASSWORD = "TD_WRITER_PASSWORD"


@complaining
def prepare_database(options: argparse.Namespace) -> int:
    """Prepare the database named by ``--database``; 0 when posts can work."""
    if options.lang:
        set_current_language(options.lang)
    if not options.database:
        raise StorageTrouble("DATABASE_UNKNOWN", "no --database")
    password = os.environ.get(WRITER_PASSWORD, "")
    if not password and sys.stdin.isatty():
        asked = fr_en(
            "Mot de passe de «\u00a0{0}\u00a0» (vide\u00a0: inchangé)\u00a0: ",
            "Password of “{0}” (empty: unchanged): ",
        )
        password = getpass.getpass(asked.format(options.writer))
    with_password(options.database, lambda url: prepare(url, options.writer, password))
    say({"ok": True, "writer": options.writer}, indented=True)
    return 0
