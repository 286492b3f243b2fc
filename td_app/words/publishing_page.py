"""The words of the club's page Publier, and of the foot of the window: how publishing goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from td_app.words.language import Language
from td_app.words.speaking import Pair, Table, listed, say

#: Where pages may go, by the kind of an account.
KINDS_SAID: Final[Table] = {
    "folder": ("Un dossier de cet ordinateur", "A folder on this computer"),
    "sftp": ("Un serveur, par SFTP", "A server, over SFTP"),
    "ftps": ("Un serveur, par FTPS", "A server, over FTPS"),
    "webdav": ("WebDAV (Nextcloud, ownCloud…)", "WebDAV (Nextcloud, ownCloud…)"),
    "git": ("Un dépôt git (GitHub, GitLab…)", "A git repository (GitHub, GitLab…)"),
    "wordpress": ("Un site WordPress", "A WordPress site"),
}
#: The lines of an account by the name of its field, with a hint where there is one.
FIELDS: Final[Mapping[str, tuple[Pair, Pair | None]]] = {
    "host": (("Serveur", "Server"), ("serveur.hebergeur.example", "server.host.example")),
    "address": (("Adresse", "Address"), ("https://…", "https://…")),
    "port": (("Port", "Port"), None),
    "user": (("Utilisateur", "User"), None),
    "folder": (("Dossier", "Folder"), None),
    "branch": (("Branche", "Branch"), None),
    "key_file": (("Clé privée", "Private key"), ("Fichier, facultatif", "File, optional")),
    "status": (("Pages créées", "Pages made"), None),
    "site": (
        ("Adresse publique", "Public address"),
        ("https://club.example, facultatif", "https://club.example, optional"),
    ),
}
STATUSES_SAID: Final[Table] = {
    "publish": ("Publiées aussitôt", "Published at once"),
    "draft": ("En brouillon", "As drafts"),
}
#: Where a password stays.
KEPT: Final[Table] = {
    "keyring": ("Dans le trousseau de cet ordinateur", "In this computer’s keyring"),
    "asked": ("Nulle part : demandé à chaque démarrage", "Nowhere: asked at each start"),
    "file": ("Dans un fichier à moi seul…", "In a file that is mine alone…"),
}
AGES: Final[tuple[tuple[int, Pair], ...]] = (
    (86_400, ("{n:jour|jours}", "{n:day|days}")),
    (3_600, ("{n}\u00a0h", "{n}\u00a0h")),
    (60, ("{n}\u00a0min", "{n}\u00a0min")),
    (1, ("{n}\u00a0s", "{n}\u00a0s")),
)
#: What is away, and comes back without anybody acting.
OF_THE_NETWORK: Final = frozenset({"UNREACHABLE", "CONNECTION_LOST", "BUSY"})
OF_SECRETS: Final = frozenset({"SECRET_NEEDED", "KEYRING_CLOSED", "WRONG_SECRET"})
STATES: Final[Table] = {
    "SENT": ("publié il y a {age}", "published {age} ago"),
    "FIRST": ("première publication en cours", "first publication under way"),
    "NETWORK": (
        "en attente du réseau : {n:page|pages}",
        "waiting for the network: {n:page|pages}",
    ),
    "SECRET": ("publication : mot de passe à donner", "publishing: password needed"),
    "STOPPED": (
        "publication arrêtée : {n:page|pages} en attente",
        "publishing stopped: {n:page|pages} waiting",
    ),
    "LATE": ("publication retardée : {n:page|pages}", "publishing delayed: {n:page|pages}"),
    "ELSEWHERE": ("{state} (poste « {post} »)", "{state} (computer “{post}”)"),
}
STANDING: Final[Table] = {
    "e": ("{n:soirée|soirées}", "{n:event|events}"),
    "s": ("{n:saison|saisons}", "{n:season|seasons}"),
    "p": ("{n:joueur|joueurs}", "{n:player|players}"),
    "m": ("{n:rencontre|rencontres}", "{n:team match|team matches}"),
}
NOT_REACHED: Final[Pair] = ("autres programmes : envoi en échec", "other programs: not reached")
PAGES: Final[Pair] = ("{n:page|pages}", "{n:page|pages}")
NO_PAGE: Final[Pair] = ("Aucune page", "No page")
NOTHING_STANDS: Final[Pair] = ("Rien encore", "Nothing yet")
WOULD_SEND: Final[Pair] = (
    "{n:page serait envoyée|pages seraient envoyées}.",
    "{n:page|pages} would be sent.",
)
NOTHING_DUE: Final[Pair] = ("Tout y est déjà.", "Everything is there already.")
ANSWERS: Final[Pair] = ("Le compte répond ({who}).", "The account answers ({who}).")


class How(Protocol):
    """How publishing went last."""

    @property
    def right_at(self) -> int: ...
    @property
    def code(self) -> str: ...
    @property
    def lasting(self) -> bool: ...
    @property
    def waiting(self) -> int: ...


def age_words(seconds: int, language: Language | None = None) -> str:
    """Return how long something is ago.

    >>> [age_words(s, "en").replace(chr(160), " ") for s in (12, 4_000, 200_000)]
    ['12 s', '1 h', '2 days']
    """
    least, pair = next((one for one in AGES if seconds >= one[0]), AGES[-1])
    return say(pair, {"n": seconds // least}, language=language)


def state_of(how: How) -> str:
    """Return how publishing goes: a code of :data:`STATES`."""
    if how.code in OF_THE_NETWORK:
        return "NETWORK"
    if how.code in OF_SECRETS:
        return "SECRET"
    if how.code:
        return "STOPPED" if how.lasting else "LATE"
    return "SENT" if how.right_at else "FIRST"


def state_words(how: How, now_ms: int, post: str = "") -> str:
    """Return how publishing goes in a few words; ``post`` is another one that does it."""
    age = age_words(max(1000, now_ms - how.right_at) // 1000)
    state = say(STATES[state_of(how)], {"age": age, "n": how.waiting})
    return say(STATES["ELSEWHERE"], {"state": state, "post": post}) if post else state


def standing_words(pages: Mapping[str, int]) -> str:
    """Return what stands there, of ``pages`` by the first letter of their address.

    >>> standing_words({"e": 24, "s": 1}).replace(chr(160), " ")
    '24 soirées et 1 saison'
    """
    counted = (say(pair, {"n": pages[kind]}) for kind, pair in STANDING.items() if pages.get(kind))
    # In a narrow column, no figure ends a line.
    told = [one.replace(" ", "\u00a0") for one in counted]
    return listed(told) if told else say(NOTHING_STANDS)


def programs_words(troubled: bool) -> str:
    """Return that other programs are not reached, "" where they are."""
    return say(NOT_REACHED) if troubled else ""


def page_words(pages: int) -> str:
    """Return how many pages, in words."""
    return say(PAGES, {"n": pages}) if pages else say(NO_PAGE)


def trial_words(pages: int, who: str) -> str:
    """Return that an account works, and what would be sent there."""
    sends = say(WOULD_SEND, {"n": pages}) if pages else say(NOTHING_DUE)
    return f"{say(ANSWERS, {'who': who})} {sends}"
