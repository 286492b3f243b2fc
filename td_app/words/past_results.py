"""A past season read from a file, in words: what is wrong with a line, what is taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final

from td_app.words.figures import counted, short_day, whole
from td_app.words.language import fr_en
from td_app.words.speaking import Table, say

REFUSALS: Final[Table] = {
    "PAST_NO_COLUMNS": (
        "Aucun titre de colonne reconnu : il faut « Joueur » (ou « Nom »), puis « Date » et « "
        "Place », ou « Points ».",
        "No column title recognised. There must be “Player” (or “Name”), then “Date” and “Place”, "
        "or “Points”.",
    ),
    "PAST_EMPTY": (
        "Aucun résultat lisible dans ce fichier : corrigez d’abord la ligne {line}.",
        "No result can be read in this file. Correct line {line} first.",
    ),
}

#: Why a line is left out.
WRONG: Final[Table] = {
    "PAST_NO_EVENING": (
        "Ni date ni soirée : écrivez l’une ou l’autre.",
        "There is neither a date nor an event. Enter one or the other.",
    ),
    "PAST_NO_PLAYER": (
        "Il manque le nom du joueur : écrivez-le.",
        "The player’s name is missing. Enter it.",
    ),
    "PAST_TWICE": (
        "{name} figure déjà : gardez une ligne par joueur.",
        "{name} is listed twice. Keep one line per player.",
    ),
    "PAST_PLACE": (
        "« {value} » n’est pas un rang : écrivez un nombre à partir de 1.",
        "“{value}” is not a place. Use a number from 1.",
    ),
    "PAST_COUNT": (
        "« {value} » n’est pas un nombre entier : écrivez 0, 1, 2…",
        "“{value}” is not a whole number. Write 0, 1, 2…",
    ),
    "PAST_POINTS": (
        "« {value} » n’est pas un nombre de points : écrivez par exemple 10 ou 2,5.",
        "“{value}” is not a number of points. Write 10 or 2.5, for example.",
    ),
    "PAST_DATE": (
        "« {value} » n’est pas une date : écrivez 14/03/2026 ou 2026-03-14.",
        "“{value}” is not a date. Write 14/03/2026 or 2026-03-14.",
    ),
    "PAST_GUEST": (
        "« {value} » n’est ni oui ni non : écrivez l’un des deux.",
        "“{value}” is neither yes nor no. Write one of them.",
    ),
}


def wrong_words(line: int, code: str, params: Mapping[str, object], sheet: str = "") -> str:
    """Return why a line is left out; ``sheet`` is its own among several that are read.

    >>> wrong_words(4, "PAST_NO_PLAYER", {}).replace(chr(160), " ")
    'Ligne 4 : Il manque le nom du joueur : écrivez-le.'
    """
    told = say(WRONG[code], params)
    if sheet:
        words = fr_en("«\u00a0{2}\u00a0», ligne {0}\u00a0: {1}", "“{2}”, line {0}: {1}")
    else:
        words = fr_en("Ligne {0}\u00a0: {1}", "Line {0}: {1}")
    return words.format(line, told, sheet)


def taken_words(evenings: int, players: int) -> str:
    """Return what would be taken of a file; no evening for a ranking alone.

    >>> taken_words(0, 12)
    'Un classement, 12 joueurs'
    >>> taken_words(2, 1)
    '2 soirées, 1 joueur'
    """
    people = counted(
        players, fr_en("{0} joueur", "{0} player"), fr_en("{0} joueurs", "{0} players")
    )
    if not evenings:
        return fr_en("Un classement, {0}", "A ranking, {0}").format(people)
    nights = counted(evenings, fr_en("{0} soirée", "{0} event"), fr_en("{0} soirées", "{0} events"))
    return f"{nights}, {people}"


def ranking_name(source: str) -> str:
    """Return what the evening is called that holds a ranking taken over."""
    return fr_en("Classement importé de {0}", "Ranking imported from {0}").format(source)


def day_words(played: str) -> str:
    """Return the day of an evening in a file; a text that is not a date stays as it is.

    >>> day_words("2026-11-29"), day_words("")
    ('29/11/2026', '—')
    """
    try:
        return short_day(date.fromisoformat(played))
    except ValueError:
        return played or "—"


def entrants_words(entrants: int, results: int) -> str:
    """Return how many played an evening of a file, and how many of them have no result.

    >>> entrants_words(0, 24), entrants_words(24, 21)
    ('24', '24, dont 3 sans résultat')
    """
    if entrants <= results:
        return whole(results)
    words = fr_en("{0}, dont {1} sans résultat", "{0}, {1} without a result")
    return words.format(whole(entrants), whole(entrants - results))


def cards_words(known: int, new: int, waiting: int) -> str:
    """Return how many names go to known cards, to new ones, or wait for a choice.

    >>> cards_words(38, 1, 0)
    'Joueurs (38 connus, 1 nouveau)'
    """
    told = (
        (known, fr_en("{0} connu", "{0} known"), fr_en("{0} connus", "{0} known")),
        (new, fr_en("{0} nouveau", "{0} new"), fr_en("{0} nouveaux", "{0} new")),
        (waiting, *(fr_en("{0} à régler", "{0} to settle"),) * 2),
    )
    parts = ", ".join(counted(*one) for one in told if one[0])
    players = fr_en("Joueurs", "Players")
    return f"{players} ({parts})" if parts else players


def left_out_words(
    nowhere: int, unread: Sequence[str], sheets: Sequence[str] = (), *, points: bool = False
) -> tuple[str, ...]:
    """Return what else of a file is not taken: lines of no evening, columns, sheets, its points.

    >>> left_out_words(0, ("Bar",))[0].replace(chr(160), " ")
    'Colonnes ignorées : Bar.'
    """
    one = fr_en(
        "Une ligne n’appartient à aucune soirée connue\u00a0: sa soirée compte peut-être un joueur "
        "de moins.",
        "One line belongs to no known event: its event may count one player fewer.",
    )
    several = fr_en(
        "{0} lignes n’appartiennent à aucune soirée connue\u00a0: leurs soirées comptent peut-être "
        "moins de joueurs.",
        "{0} lines belong to no known event: their events may count fewer players.",
    )
    columns = fr_en("Colonnes ignorées\u00a0: {0}.", "Columns ignored: {0}.")
    scored = fr_en(
        "Points du fichier\u00a0: ils sont recalculés par le barème de la saison.",
        "The file’s points: the season’s points system recalculates them.",
    )
    others = fr_en(
        "Feuilles non lues\u00a0: {0}. Une soirée demande une colonne «\u00a0Date\u00a0», ou sa "
        "date dans le nom de la feuille (11-09-2026).",
        "Sheets not read: {0}. An event needs a “Date” column, or its date in the name of the "
        "sheet (11-09-2026).",
    )
    return (
        *((counted(nowhere, one, several),) if nowhere else ()),
        *((scored,) if points else ()),
        *((columns.format(", ".join(unread)),) if unread else ()),
        *((others.format(", ".join(sheets)),) if sheets else ()),
    )


def taken_over_words(evenings: int) -> str:
    """Return the sentence on the evenings imported, for the foot of the window.

    >>> taken_over_words(2)
    '2 soirées sont importées dans la saison.'
    """
    return counted(
        evenings,
        fr_en("{0} soirée est importée dans la saison.", "{0} event has been imported."),
        fr_en("{0} soirées sont importées dans la saison.", "{0} events have been imported."),
    )


def reason_words(source: str) -> str:
    """Return the reason written with the points of a ranking taken over."""
    return fr_en("Importé de {0}", "Imported from {0}").format(source)
