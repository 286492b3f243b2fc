"""The club's archive in words: two files joined, evenings found again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from td_app.words.figures import counted, day, short_day, whole
from td_app.words.language import fr_en
from td_app.words.speaking import Table

JOIN_TROUBLES: Final[Table] = {
    "JOIN_ITSELF": (
        "« {path} » est le fichier du club lui-même : choisissez celui de l’autre ordinateur.",
        "“{path}” is the club’s file itself. Choose the other computer’s.",
    ),
    "JOIN_DAMAGED": (
        "« {path} » a été altéré ({row}), rien n’est réuni : prenez une copie de sûreté plus "
        "ancienne, ou récupérez d’abord ce qui est intact.",
        "Parts of “{path}” are damaged ({row}) and nothing was merged. Use an earlier backup, or "
        "first recover what can still be read.",
    ),
    "JOIN_UNDECIDED": (
        "« {name} » a continué sur les deux ordinateurs : choisissez d’abord la version à garder.",
        "“{name}” continued on both computers. First choose which version to keep.",
    ),
    "JOIN_CHOICE": (
        "« {typed} » n’est pas compris après --keep : donnez ours, theirs ou both, ou "
        "NUMÉRO=theirs pour un tournoi qui a continué des deux côtés.",
        "“{typed}” is not understood after --keep. Give ours, theirs or both, or NUMBER=theirs for "
        "a tournament continued on both sides.",
    ),
    "JOIN_MEANWHILE": (
        "Le club a changé pendant la réunion des deux fichiers, rien n’est réuni : attendez que "
        "plus personne n’y écrive (téléphones, floor), puis recommencez.",
        "The club changed while the two files were being merged, and nothing was merged. Wait "
        "until nobody is using it (phones, floor), then try again.",
    ),
    "JOIN_FAILED": (
        "Le fichier réuni n’a pas pu être relu, rien n’est changé, ni ici ni dans l’autre fichier "
        ": réessayez. Si cela se reproduit, changez de disque.",
        "The merged file could not be read back, and nothing was changed, here or in the other "
        "file. Try again. If it happens again, replace the disk.",
    ),
}


def other_version(name: str) -> str:
    """Return the name of a tournament kept twice: the other file's.

    >>> other_version("Open")
    'Open (autre fichier)'
    """
    return fr_en("{0} (autre fichier)", "{0} (other file)").format(name)


def joined_words(holds: str, kept: str) -> list[str]:
    """Return the lines shown once two files are one; ``kept``: the name of the file of before.

    >>> joined_words("2 tournois", "club before.db")[0]
    'Le fichier du club contient maintenant 2 tournois.'
    """
    told = [
        fr_en(
            "Le fichier du club contient maintenant {0}.",
            "The club’s file now contains {0}.",
        ).format(holds)
    ]
    if kept:
        told.append(
            fr_en(
                "L’ancien est gardé à côté, sous le nom «\u00a0{0}\u00a0».",
                "The previous one is kept beside it, under the name “{0}”.",
            ).format(kept)
        )
    return told


def still_named_words(files: Sequence[str]) -> str:
    """Return which files still name somebody erased, or could not be read.

    >>> still_named_words(["club before.db"]).replace(chr(160), " ")
    'Nomment encore une personne effacée, ou n’ont pas pu être relus : club before.db.'
    """
    return fr_en(
        "Nomment encore une personne effacée, ou n’ont pas pu être relus\u00a0: {0}.",
        "Still name a person who was erased, or could not be read again: {0}.",
    ).format(", ".join(files))


#: Characters of a value shown beside another.
SHORT = 28
OTHER: Final = ("autre", "other")

KEPT: Final = {
    "both": ("Garder les deux", "Keep both"),
    "ours": ("Celle d’ici", "The one here"),
    "theirs": ("Celle de l’autre fichier", "The other file’s"),
}

#: What the rows of each table are called.
TABLES: Final = {
    "club_member": ("Membre", "Member"),
    "club_setting": ("Réglage", "Setting"),
    "entrant_person": ("Inscription", "Entry"),
    "entry_note": ("Note", "Note"),
    "season": ("Saison", "Season"),
    "season_part": ("Phase de saison", "Season phase"),
    "season_evening": ("Soirée de saison", "Season event"),
    "season_result": ("Résultat", "Result"),
}

FIELDS: Final = {
    "last_name": ("nom", "last name"),
    "first_name": ("prénom", "first name"),
    "pseudonym": ("pseudo", "nickname"),
    "licence": ("licence", "licence"),
    "club": ("club", "club"),
    "email": ("e-mail", "email"),
    "phone": ("téléphone", "phone"),
    "team": ("équipe", "team"),
    "guest": ("invité", "guest"),
    "dues_until": ("cotisation", "dues"),
    "since": ("depuis", "since"),
    "note": ("note", "note"),
    "left_on": ("parti le", "left on"),
    "name": ("nom", "name"),
    "begins": ("début", "beginning"),
    "ends": ("fin", "end"),
    "scale": ("barème", "points system"),
    "final": ("finale", "final"),
    "counts": ("compte", "counts"),
    "date": ("date", "date"),
    "text": ("texte", "text"),
}


#: What the club's settings are called.
SETTINGS: Final = {
    "club_name": ("nom du club", "the club’s name"),
    "chips": ("jetons", "chips"),
    "paper_size": ("format du papier", "paper size"),
    "slip_size": ("cartons de place", "seat slips"),
    "money_prizes": ("prix en argent", "cash prizes"),
    "other_games": ("autres jeux", "other games"),
    "knockouts": ("qui a éliminé qui", "knockouts"),
    "rules_address": ("adresse du règlement", "rulebook address"),
    "public_wall": ("affichage public", "public display"),
    "public_logo": ("logo", "logo"),
    "wall_background": ("image de fond", "background picture"),
    "wall_partners": ("partenaires", "partners"),
}


def value_words(value: str) -> str:
    """Return a value as it is shown beside another.

    >>> value_words("True"), value_words("2026-08-31"), value_words("06 11")
    ('oui', '31/08/2026', '06 11')
    """
    if value in ("True", "False"):
        return fr_en("oui", "yes") if value == "True" else fr_en("non", "no")
    try:
        return short_day(date.fromisoformat(value))
    except ValueError:
        return value if len(value) <= SHORT else f"{value[: SHORT - 1]}…"


def field_words(table: str, told: str, field: str) -> str:
    """Return what a row is called, and a field of it when one is named.

    >>> field_words("club_member", "Dupont Jean", "phone").replace(chr(160), " ")
    'Membre : Dupont Jean (téléphone)'
    """
    kind = fr_en(*TABLES.get(table, OTHER))
    if table == "club_setting":
        told = fr_en(*SETTINGS.get(told, OTHER))
        field = ""
    words = fr_en("{0}\u00a0: {1}", "{0}: {1}").format(kind, told or "—")
    return f"{words} ({fr_en(*FIELDS[field])})" if field in FIELDS else words


def tournament_words(name: str, played: str) -> str:
    """Return a tournament of the other file: its name and its day.

    >>> tournament_words("Open", "2026-11-29")
    'Open · dimanche 29 novembre 2026'
    """
    try:
        told = day(date.fromisoformat(played))
    except ValueError:
        told = played
    return " · ".join(filter(None, (name or "—", told)))


def brought_words(name: str, entries: int) -> str:
    """Return the words for a journal that is longer in the other file.

    >>> brought_words("Open", 1).replace(chr(160), " ")
    'Open : 1 entrée de journal de plus dans l’autre fichier'
    """
    more = counted(
        entries,
        fr_en(
            "{0} entrée de journal de plus dans l’autre fichier",
            "{0} more log entry in the other file",
        ),
        fr_en(
            "{0} entrées de journal de plus dans l’autre fichier",
            "{0} more log entries in the other file",
        ),
    )
    return fr_en("{0}\u00a0: {1}", "{0}: {1}").format(name or "—", more)


def diverged_words(name: str, here: int, there: int) -> str:
    """Return that an evening went on on both computers, and by how many entries on each.

    >>> diverged_words("Open", 1, 2).replace(chr(160), " ")
    '« Open » a continué des deux côtés : 1 entrée ici, 2 dans l’autre fichier.'
    """
    ours = counted(here, fr_en("{0} entrée", "{0} entry"), fr_en("{0} entrées", "{0} entries"))
    return fr_en(
        "«\u00a0{0}\u00a0» a continué des deux côtés\u00a0: {1} ici, {2} dans l’autre fichier.",
        "“{0}” continued on both sides: {1} here, {2} in the other file.",
    ).format(name or "—", ours, whole(there))


def erased_words(people: int) -> str:
    """Return that people erased in one file are erased in both.

    >>> erased_words(1)
    '1 personne effacée dans un des fichiers le sera dans les deux.'
    """
    return counted(
        people,
        fr_en(
            "{0} personne effacée dans un des fichiers le sera dans les deux.",
            "{0} person erased in one of the files will be erased in both.",
        ),
        fr_en(
            "{0} personnes effacées dans un des fichiers le seront dans les deux.",
            "{0} people erased in one of the files will be erased in both.",
        ),
    )


def older_words(older: int) -> str:
    """Return where the tournaments are that the page of tournaments does not show.

    >>> older_words(1)
    '1 tournoi plus ancien est dans les archives du club (F3).'
    """
    return counted(
        older,
        fr_en(
            "{0} tournoi plus ancien est dans les archives du club (F3).",
            "{0} older tournament is in the club’s archive (F3).",
        ),
        fr_en(
            "{0} tournois plus anciens sont dans les archives du club (F3).",
            "{0} older tournaments are in the club’s archive (F3).",
        ),
    )
