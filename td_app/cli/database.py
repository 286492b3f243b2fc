"""``td-app database``: the owner makes the tables, gives each post a user, lets no other write."""

from __future__ import annotations

import argparse
import getpass
import os
import sys

from sqlalchemy.engine import make_url

from td_app.cli.answers import complaining, say
from td_app.cli.opening import with_password
from td_app.persistence.roles import LARGE_OBJECTS, bind, close_to_unbound, has_posts, prepare
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.person import plain_words
from td_app.words.language import fr_en, set_current_language

#: The user that several posts share, where none has its own.
WRITER = "td_writer"
#: Where a script gives the password of the writer, or of the post.
WRITER_PASSWORD = "TD_WRITER_PASSWORD"


@complaining
def manage_database(options: argparse.Namespace) -> int:
    """Do what is asked with the database named by ``--database``; 0 when posts can work."""
    if options.lang:
        set_current_language(options.lang)
    if not options.database:
        raise StorageTrouble("DATABASE_UNKNOWN", "no --database")
    match options.what:
        case "prepare":
            _prepare(options.database, options.writer)
        case "post":
            post = options.name.strip()
            _bind(options.database, post, options.user or _user_of(post))
        case "close":
            closed = with_password(options.database, close_to_unbound)
            say({"ok": True, "closed": closed}, indented=True)
    return 0


def _prepare(database: str, named: str) -> None:
    def prepared(url: str) -> tuple[str, bool]:
        # Once posts have users of their own, no other is made unless it is asked for.
        writer = named or ("" if has_posts(url) else WRITER)
        return writer, prepare(url, writer, _password_of(writer) if writer else "")

    (writer, closed) = with_password(database, prepared)
    say({"ok": True, "writer": writer, "large_objects_closed": closed}, indented=True)
    if not closed:
        told = fr_en(
            "Les postes peuvent encore remplir le disque du serveur de grands objets\u00a0: son "
            "administrateur peut les fermer, dans cette base, par\u00a0:",
            "Computers can still fill the server’s disk with large objects. Its administrator can "
            "close them, in this database, with:",
        )
        print(told, file=sys.stderr)
        print(f"REVOKE ALL ON FUNCTION {LARGE_OBJECTS} FROM PUBLIC;", file=sys.stderr)


def _bind(database: str, post: str, user: str) -> None:
    password = _password_of(user)
    with_password(database, lambda url: bind(url, post, user, password))
    address = make_url(database).set(username=user, password=None).render_as_string()
    say({"ok": True, "post": post, "user": user, "address": address}, indented=True)


def _user_of(post: str) -> str:
    """Return a name for a post's user that an address holds as it is, of a post named in Latin.

    >>> _user_of("Salle 2, entrée")
    'td_salle_2_entree'
    """
    return "_".join(("td", *plain_words(post).split()))


def _password_of(user: str) -> str:
    password = os.environ.get(WRITER_PASSWORD, "")
    if not password and sys.stdin.isatty():
        asked = fr_en(
            "Mot de passe de «\u00a0{0}\u00a0» (vide\u00a0: inchangé)\u00a0: ",
            "Password of “{0}” (empty: unchanged): ",
        )
        password = getpass.getpass(asked.format(user))
    return password
