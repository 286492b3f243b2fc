"""What ``--help`` says of every command and option, and the parser that says it.

In the language of the run: French, or the one that ``--lang`` names.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final, NoReturn

from td_app.cli.mistakes import language_typed, mistake_text

#: By command and option, as they are typed.
EXPLAINED: Final[Mapping[str, tuple[str, str]]] = {
    "td-app": (
        "Dirige un tournoi de poker selon le ROPTA.",
        "Runs a poker tournament by the ROPTA.",
    ),
    "-h": ("affiche cette aide et s’arrête", "show this help and exit"),
    "--version": ("affiche la version et s’arrête", "show the version and exit"),
    "--file": ("le fichier du club à ouvrir", "the club’s file to open"),
    "--database": (
        "une base PostgreSQL, pour plusieurs postes",
        "a PostgreSQL database, for several computers",
    ),
    "--lang": ("langue de cette commande", "language of this run"),
    "simulate": ("joue un tournoi entier avec des robots", "play a whole tournament with bots"),
    "import": ("lit un fichier de membres", "read a members’ file"),
    "gallery": ("écrit chaque page en PNG", "render every page to PNG"),
    "guide": (
        "écrit le guide du directeur, en PDF et HTML",
        "write the director’s guide: PDF and HTML",
    ),
    "flows": (
        "chaque question, et le nombre de réponses jusqu’à la décision",
        "every question and the answers to its ruling",
    ),
    "ask": (
        "ce que la page Floor trouve pour une phrase",
        "what the floor’s page finds for a phrase",
    ),
    "play": ("commandes et vues en JSON Lines", "commands and views as JSON Lines"),
    "print": (
        "imprime les papiers d’un tournoi en PDF",
        "write the printouts of a tournament as PDF",
    ),
    "check": (
        "relit tous les journaux d’un fichier, sans rien écrire",
        "replay every log of a file, read-only",
    ),
    "backup": (
        "copie le fichier du club, et relit la copie",
        "back up the club’s file, and verify the backup",
    ),
    "restore": ("rétablit une copie dans un nouveau fichier", "restore a backup into a new file"),
    "salvage": (
        "récupère ce qui est intact d’un fichier abîmé",
        "recover what can be read of a damaged file",
    ),
    "join": (
        "réunit un autre fichier du club à celui-ci",
        "merge another file of the club into this one",
    ),
    "verify-draw": ("refait un tirage à partir de sa graine", "redo a draw from its seed"),
    "verify-draw path": (
        "un tirage (JSON) ou le fichier d’un club",
        "a draw (JSON) or a club’s file",
    ),
    "verify-seal": (
        "compare l’empreinte d’un papier aux journaux d’un fichier",
        "compare a printout’s seal with the logs of a file",
    ),
    "verify-seal path": (
        "le fichier du club ; omis avec --database",
        "the club’s file; left out with --database",
    ),
    "verify-seal seals": (
        "une empreinte ou plusieurs, entre guillemets",
        "one seal or several, in quotes",
    ),
    "verify-seal --json": ("les réponses en JSON", "the answers as JSON"),
    "serve": (
        "ouvre un tournoi aux téléphones et à d’autres programmes",
        "serve a tournament to phones and other programs",
    ),
    "site": (
        "écrit le site public du club dans un dossier",
        "write the club’s public site to a folder",
    ),
    "publish": (
        "envoie ce qui a changé du site là où le club publie",
        "send what changed of the site to where the club publishes",
    ),
    "standings": (
        "calcule le classement d’une saison depuis ses résultats",
        "a season’s standings from its results",
    ),
    "words": (
        "les textes en un fichier .po, pour une troisième langue",
        "the texts as a .po file, for a third language",
    ),
    "database": (
        "prépare une base PostgreSQL pour plusieurs postes",
        "prepare a PostgreSQL database for several computers",
    ),
    "join --preview": ("montre ce qui diffère, n’écrit rien", "show what differs, write nothing"),
    "join --keep": (
        "d’un journal à deux fins\xa0: ours, theirs ou both\xa0; NUMÉRO=theirs pour un seul",
        "for a log with two ends: ours, theirs or both; NUMBER=theirs for one",
    ),
    "join --fields": (
        "les champs retenus quand les deux fichiers diffèrent",
        "which fields to keep where the two files differ",
    ),
    "words what": (
        "écrit tous les textes, installe un fichier, ou donne la part traduite",
        "write every text, install a file, or show the share translated",
    ),
    "words path": ("nommé par sa langue\xa0: es.po", "named by its language: es.po"),
    "words --preview": (
        "vérifie le fichier, n’écrit rien",
        "check what is imported, write nothing",
    ),
    "database what": (
        "prepare crée les tables ; post donne à un poste un utilisateur à lui ; close retire "
        "leurs accès aux utilisateurs sans poste",
        "prepare makes the tables; post gives a computer a user of its own; close shuts out users "
        "without a computer",
    ),
    "database name": (
        "post : le nom du poste dans les journaux",
        "post: the computer’s name in the logs",
    ),
    "database --user": (
        "post : son utilisateur ; sans lui, td_ et le nom du poste",
        "post: its user, else td_ and the computer’s name",
    ),
    "database --writer": (
        "prepare : un utilisateur commun à plusieurs postes",
        "prepare: a user that several computers share",
    ),
    "serve --tournament": ("son numéro\xa0; sans lui, le dernier", "its number, else the latest"),
    "serve --host": ("0.0.0.0 pour tous ses réseaux", "0.0.0.0 for all its networks"),
    "serve --port": ("0 en prend un libre", "0 takes a free one"),
    "serve --name": (
        "un autre nom sous lequel on l’appelle\xa0; se répète",
        "another name it is asked by; may be repeated",
    ),
    "serve --certificate": (
        "HTTPS\xa0: certificat et clé, sans mot de passe",
        "HTTPS: certificate and key, without a password",
    ),
    "serve --codes": (
        "y écrit les QR codes en PNG, dont un par table\xa0; un programme, sans caméra, lit ses "
        "chiffres",
        "write the QR codes there as PNG, one for each table too; a program, without a camera, has "
        "digits",
    ),
    "serve --openapi": (
        "décrit en OpenAPI ce que les programmes peuvent demander, et s’arrête",
        "describe in OpenAPI what programs may ask, and exit",
    ),
    "serve --refuse-unprotected": (
        "refuse un appareil à la place duquel un voisin de Wi-Fi pourrait agir",
        "refuses a device in whose place somebody on the Wi-Fi could act",
    ),
    "serve --own-certificate": (
        "HTTPS\xa0: un certificat créé par cet ordinateur",
        "HTTPS: a certificate that this computer makes",
    ),
    "serve --hour": (
        "la date et l’heure, si l’ordinateur se trompe",
        "the date and time, where the computer is wrong",
    ),
    "serve --reason": (
        "motif pour garder son heure, même douteuse",
        "why to keep its time, doubtful as it is",
    ),
    "serve --json": ("adresse et codes PIN en une ligne JSON", "address and PINs as one JSON line"),
    "site --out": (
        "un dossier neuf, ou celui qu’un site a déjà rempli",
        "a new folder, or one that a site was written to",
    ),
    "site --json": ("les adresses écrites et retirées, en JSON", "addresses written and removed"),
    "publish --dry-run": ("dit ce qui partirait, n’envoie rien", "tell what is due, send nothing"),
    "--secret-file": (
        "un fichier «\xa0COMPTE = MOT DE PASSE\xa0», à vous seul (chmod 600)",
        "a file of “ACCOUNT = PASSWORD” lines, yours alone (chmod 600)",
    ),
    "publish --account": (
        "où le club publie, depuis cet ordinateur\xa0; none\xa0: plus nulle part",
        "where the club publishes, from this computer; none: nowhere any more",
    ),
    "publish --set": (
        "une ligne du compte\xa0: host=…, user=…, folder=…\xa0; peut se répéter",
        "a line of the account: host=…, user=…, folder=…; may be repeated",
    ),
    "publish --here": (
        "publie depuis cet ordinateur, et d’aucun autre",
        "publish from this computer, and from no other",
    ),
    "publish --status": (
        "où le statut du tournoi en jeu est envoyé, en JSON\xa0; none\xa0: nulle part",
        "where the status of the tournament in play is posted, as JSON; none: nowhere",
    ),
    "publish --webhook": (
        "où ce qui arrive est annoncé, signé\xa0; none\xa0: nulle part",
        "where what happens is told, signed; none: nowhere",
    ),
    "publish --accept": (
        "l’empreinte du serveur, une fois comparée à celle de l’hébergeur",
        "the server’s fingerprint, once compared with the host’s",
    ),
    "publish --json": (
        "pages envoyées, en attente, en échec",
        "pages sent, waiting, failed",
    ),
    "standings --json": ("une liste JSON, du premier au dernier", "a JSON list, first to last"),
    "simulate --players": ("nombre de joueurs en tout", "players in all"),
    "simulate --seats": ("places par table (2 à 10)", "seats per table (2-10)"),
    "simulate --tables": (
        "tables de la salle (sans lui, autant qu’il en faut)",
        "tables in the room (as many as needed)",
    ),
    "simulate --seed": (
        "la même graine rejoue la même soirée",
        "the same seed plays the same evening",
    ),
    "simulate --late": (
        "combien de ces joueurs arrivent en retard",
        "how many of the players come late",
    ),
    "simulate --json": ("l’objet JSON sur une ligne", "the JSON object on one line"),
    "simulate --acknowledge": (
        "chaque numéro une fois sur le disque",
        "each sequence number once it is on disk",
    ),
    "import --preview": ("lit seulement, n’écrit rien", "read only, write nothing"),
    "import --columns-right": (
        "valide les colonnes devinées, sans en-têtes",
        "accept the guessed columns where there are no headers",
    ),
    "guide --pictures": ("ses images seulement", "its pictures alone"),
    "ask phrase": ("ce qui s’est passé, comme on le dit", "what happened, as it is said"),
    "ask --json": ("une liste JSON, le meilleur d’abord", "a JSON list, best first"),
    "play --fake-clock": (
        "l’heure n’avance que par «\u00a0at\u00a0», en secondes",
        "time moves only by “at”, in seconds",
    ),
    "play --list": (
        "chaque commande et chaque vue, avec ses champs",
        "every command and view, with fields",
    ),
    "print --tournament": ("son numéro", "its number"),
    "print --season": (
        "le nom d’une saison, pour son classement",
        "a season’s name, for its standings",
    ),
    "print --training": (
        "le bilan du dernier entraînement, la feuille de litiges",
        "the report of the last training evening, the dispute sheet",
    ),
    "print --document": ("le nom d’un papier, ou all", "a printout’s name, or all"),
    "print --size": ("sans lui, celui du club", "the club’s own otherwise"),
    "gallery --size": ("taille de la fenêtre, en pixels", "size of the window, in pixels"),
    "gallery --theme": ("thème clair ou sombre", "light or dark theme"),
    "standings --results": (
        "les résultats, une ligne par joueur et par soirée",
        "the results, one line per player and evening",
    ),
    "standings --scale": ("le barème, en TOML", "the points system, in TOML"),
    "import path": (
        "le fichier de membres : CSV, XLSX ou ODS",
        "the members’ file: CSV, XLSX or ODS",
    ),
    "import --json": ("l’aperçu en JSON", "the preview as JSON"),
    "check path": (
        "le fichier à relire ; sans lui, celui du club",
        "the file to replay, else the club’s",
    ),
    "backup copy": ("où écrire la copie", "where to write the backup"),
    "restore copy": ("la copie à rétablir", "the backup to restore"),
    "restore path": (
        "le fichier à écrire, qui n’existe pas encore",
        "the file to write, not there yet",
    ),
    "salvage damaged": ("le fichier abîmé", "the damaged file"),
    "salvage path": (
        "le fichier à écrire, qui n’existe pas encore",
        "the file to write, not there yet",
    ),
    "join other": ("l’autre fichier du club", "the other file of the club"),
    "--out": ("le dossier où écrire", "the folder to write to"),
    "print --slips": ("sans lui, celui du club", "the club’s own otherwise"),
}

#: The headings that the library writes into its help, and the same in French.
HEADINGS: Final[Mapping[str, str]] = {
    "usage: ": "usage\u00a0: ",
    "\npositional arguments:\n": "\narguments\u00a0:\n",
    "\noptions:\n": "\noptions\u00a0:\n",
}


def _french_headings(text: str) -> str:
    for english, french in HEADINGS.items():
        text = text.replace(english, french, 1)
    return text


#: In another language the library's own words stand.
HEADED: Final[Mapping[str, Callable[[str], str]]] = {"fr": _french_headings}


def explained(what: str) -> str:
    """Return what a command or an option does, in the language of the run; English without it.

    An option that stands in several commands may be told once, by its name alone.
    """
    french, english = EXPLAINED.get(what) or EXPLAINED[what.rpartition(" ")[2]]
    return {"fr": french}.get(language_typed(sys.argv[1:]), english)


class Parser(argparse.ArgumentParser):
    """The library's parser: each argument is explained, in the language of the run."""

    def __init__(self, **options: Any) -> None:
        """Understand ``-h`` alone; ``options`` are the library's."""
        super().__init__(**options, add_help=False)
        self.add_argument("-h", "--help", action="help")

    def add_argument(self, *names: str, **options: Any) -> argparse.Action:
        """Add an argument, with what it does beside it."""
        command = self.prog.removeprefix("td-app").strip()
        options.setdefault("help", explained(f"{command} {names[0]}".strip()))
        return super().add_argument(*names, **options)

    def format_help(self) -> str:
        """Return the help, its headings in the language of the run."""
        headed = HEADED.get(language_typed(sys.argv[1:]), str)
        return headed(super().format_help())

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and how it is used, and leave with status 2."""
        usage = self.format_usage().removeprefix("usage: ").strip()
        self.exit(2, mistake_text(self.prog, message, usage, sys.argv[1:]))
