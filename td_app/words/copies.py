"""Safe copies in words: how old the last is, what one holds."""

from __future__ import annotations

from datetime import date, datetime

from td_app.words.figures import counted, day, exactly, lasting, short_day
from td_app.words.language import fr_en


def copy_age(minutes: int | None) -> str:
    """Return since when there has been a safe copy; ``None`` for never.

    >>> copy_age(4).replace(chr(160), " ")
    'Dernière copie sûre : il y a 4 min'
    """
    if minutes is None:
        return fr_en("Aucune copie sûre encore", "No safe copy yet")
    if not minutes:
        now = "Dernière copie sûre\u00a0: à l’instant", "Latest safe copy: just now"
        return fr_en(*now)
    told = "Dernière copie sûre\u00a0: il y a {0}", "Latest safe copy: {0} ago"
    return fr_en(*told).format(lasting(minutes))


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
        fr_en("{0} entrée de journal", "{0} journal entry"),
        fr_en("{0} entrées de journal", "{0} journal entries"),
    )
    return f"{evenings}, {lines}"


def moment_words(at_ms: int | None) -> str:
    """Return the day and hour of the last entry of a tournament, "—" where there is none."""
    if at_ms is None:
        return "—"
    when = datetime.fromtimestamp(at_ms / 1000)
    return fr_en("{0} à {1}", "{0} at {1}").format(short_day(when), exactly(at_ms))


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
    """Return what was saved of one tournament.

    >>> salvaged_words("Open", 12, 1).replace(chr(160), " ")
    'Open : 12 entrées sauvées, 1 perdue'
    """
    saved = counted(
        kept,
        fr_en("{0} entrée sauvée", "{0} entry saved"),
        fr_en("{0} entrées sauvées", "{0} entries saved"),
    )
    gone = counted(lost, fr_en("{0} perdue", "{0} lost"), fr_en("{0} perdues", "{0} lost"))
    told = f"{saved}, {gone}" if lost else saved
    return fr_en("{0}\u00a0: {1}", "{0}: {1}").format(name or "—", told)


def rows_lost_words(lost: int) -> str:
    """Return how many names, notes, settings or members could not be saved."""
    return counted(
        lost,
        fr_en(
            "{0} nom, note, réglage ou membre n’a pu être sauvé",
            "{0} name, note, setting or member could not be saved",
        ),
        fr_en(
            "{0} noms, notes, réglages ou membres n’ont pu être sauvés",
            "{0} names, notes, settings or members could not be saved",
        ),
    )
