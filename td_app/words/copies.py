"""Safe copies in words: how old the last is, what one holds."""

from __future__ import annotations

from datetime import date, datetime

from td_app.words.figures import counted, day, exactly, lasting, short_day
from td_app.words.language import fr_en


def copy_age(minutes: int | None) -> str:
    """Return since when there has been a backup; ``None`` for never.

    >>> copy_age(4).replace(chr(160), " ")
    'Dernière copie de sûreté : il y a 4 min'
    """
    if minutes is None:
        return fr_en("Pas encore de copie de sûreté", "No backup yet")
    if not minutes:
        now = "Dernière copie de sûreté\u00a0: à l’instant", "Latest backup: just now"
        return fr_en(*now)
    told = "Dernière copie de sûreté\u00a0: il y a {0}", "Latest backup: {0} ago"
    return fr_en(*told).format(lasting(minutes))


def second_place_words(there: bool, minutes: int | None) -> str:
    """Return how the second place of the copies does: there or not, and its latest copy's age.

    >>> second_place_words(False, None).replace(chr(160), " ")
    'Débranché : rien n’y est copié en ce moment.'
    >>> second_place_words(True, 12).replace(chr(160), " ")
    'Dernière copie ici : il y a 12 min'
    """
    if not there:
        return fr_en(
            "Débranché\u00a0: rien n’y est copié en ce moment.",
            "Not connected: nothing is copied there now.",
        )
    if minutes is None:
        return fr_en("Pas encore de copie ici", "No backup here yet")
    if not minutes:
        return fr_en("Dernière copie ici\u00a0: à l’instant", "Latest backup here: just now")
    told = fr_en("Dernière copie ici\u00a0: il y a {0}", "Latest backup here: {0} ago")
    return told.format(lasting(minutes))


def held_words(tournaments: int, entries: int) -> str:
    """Return what a copy holds.

    >>> held_words(2, 1).replace(chr(160), " ")
    '2 tournois, 1 entrée de journal'
    """
    evenings = counted(
        tournaments,
        fr_en("{0} tournoi", "{0} tournament"),
        fr_en("{0} tournois", "{0} tournaments"),
    )
    lines = counted(
        entries,
        fr_en("{0} entrée de journal", "{0} log entry"),
        fr_en("{0} entrées de journal", "{0} log entries"),
    )
    return f"{evenings}, {lines}"


def moment_words(at_ms: int | None) -> str:
    """Return the day and hour of a tournament's last entry, "—" where there is none."""
    if at_ms is None:
        return "—"
    when = datetime.fromtimestamp(at_ms / 1000)
    return fr_en("{0} à {1}", "{0} at {1}").format(short_day(when), exactly(at_ms))


def differs_words(row: str) -> str:
    """Return that a copy does not say everywhere what had been written, from such a row on."""
    return fr_en(
        "Cette copie a été altérée (à partir de {0})\u00a0: choisissez-en une plus ancienne si "
        "vous en avez.",
        "Parts of it are damaged (from {0} on). Use an older backup if you have one.",
    ).format(row)


def parted_words() -> str:
    """Return that a copy was made of a file that was open, without what went with it."""
    return fr_en(
        "Elle a été faite pendant que le fichier était ouvert, ou sans ses fichiers annexes\u00a0: "
        "les dernières entrées manquent peut-être.",
        "It was made while the file was open, or without its side files: the last entries may be "
        "missing.",
    )


def named_again_words(players: int) -> str:
    """Return that a copy from before an erasing is open, and names so many players again."""
    return counted(
        players,
        fr_en(
            "Elle nomme encore {0} joueur effacé depuis\u00a0: refaites cet effacement.",
            "It still names {0} player erased since then: erase them again.",
        ),
        fr_en(
            "Elle nomme encore {0} joueurs effacés depuis\u00a0: refaites ces effacements.",
            "It still names {0} players erased since then: erase them again.",
        ),
    )


def held_tournament_words(name: str, played: str, last_ms: int | None) -> str:
    """Return a tournament of a copy: its name, its day, when it was last written.

    >>> held_tournament_words("Open", "2026-11-29", None).replace(chr(160), " ")
    'Open · dimanche 29 novembre 2026 · dernière entrée : —'
    """
    last = fr_en("dernière entrée\u00a0: {0}", "last entry: {0}").format(moment_words(last_ms))
    try:
        told = day(date.fromisoformat(played))
    except ValueError:
        told = played
    return " · ".join(filter(None, (name or "—", told, last)))


def salvaged_words(name: str, kept: int, lost: int) -> str:
    """Return the sentence on how much of a tournament was saved.

    >>> salvaged_words("Open", 12, 1).replace(chr(160), " ")
    'Open : 12 entrées récupérées, 1 perdue'
    >>> salvaged_words("Open", 0, 40).replace(chr(160), " ")
    'Open : rien n’a pu être récupéré, le début de son journal est perdu'
    """
    if not kept:
        nothing = fr_en(
            "{0}\u00a0: rien n’a pu être récupéré, le début de son journal est perdu",
            "{0}: nothing could be recovered, the beginning of its log is lost",
        )
        return nothing.format(name or "—")
    saved = counted(
        kept,
        fr_en("{0} entrée récupérée", "{0} entry recovered"),
        fr_en("{0} entrées récupérées", "{0} entries recovered"),
    )
    gone = counted(lost, fr_en("{0} perdue", "{0} lost"), fr_en("{0} perdues", "{0} lost"))
    told = f"{saved}, {gone}" if lost else saved
    return fr_en("{0}\u00a0: {1}", "{0}: {1}").format(name or "—", told)


def members_saved_words(members: int) -> str:
    """Return how many members of the club were saved."""
    return counted(
        members,
        fr_en("{0} membre du club récupéré", "{0} member of the club recovered"),
        fr_en("{0} membres du club récupérés", "{0} members of the club recovered"),
    )


def put_back_words(copy: str, holds: str, last_ms: int | None, kept: str) -> list[str]:
    """Return the lines shown once a copy has replaced the file: what is open now.

    ``copy`` and ``kept`` are names of files: the copy's, and the old file's (empty without one).

    >>> lines = put_back_words("21h40.db", "2 tournois, 30 entrées de journal", None, "")
    >>> [line.replace(chr(160), " ") for line in lines[:2]]
    ['La copie « 21h40.db » est ouverte.', 'Elle contient 2 tournois, 30 entrées de journal.']
    """
    told = [
        fr_en("La copie «\u00a0{0}\u00a0» est ouverte.", "The backup “{0}” is open.").format(copy)
    ]
    if last_ms is None:
        told.append(fr_en("Elle contient {0}.", "It contains {0}.").format(holds))
    else:
        told.append(
            fr_en(
                "Elle contient {0}\u00a0; la dernière entrée est du {1}.",
                "It contains {0}; its last entry is dated {1}.",
            ).format(holds, moment_words(last_ms))
        )
    if kept:
        told.append(
            fr_en(
                "L’ancien fichier est gardé à côté, sous le nom «\u00a0{0}\u00a0».",
                "The previous file is kept beside it, under the name “{0}”.",
            ).format(kept)
        )
    told.append(
        fr_en(
            "Ce qui a suivi cette copie n’y est pas\u00a0: saisissez-le à nouveau.",
            "Anything after this backup is missing. Enter it again.",
        )
    )
    return told


def rows_lost_words(lost: int) -> str:
    """Return how many names, notes, settings or members could not be saved."""
    return counted(
        lost,
        fr_en(
            "{0} nom, note, réglage ou membre n’a pas pu être récupéré",
            "{0} name, note, setting or member could not be recovered",
        ),
        fr_en(
            "{0} noms, notes, réglages ou membres n’ont pas pu être récupérés",
            "{0} names, notes, settings or members could not be recovered",
        ),
    )
