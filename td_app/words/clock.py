"""The clock in words: undo, minutes, when play should end."""

from __future__ import annotations

from datetime import date
from typing import Final

from td_app.words.figures import day
from td_app.words.language import Language, fr_en
from td_app.words.speaking import Table, say

#: What entries are dated by, in the journal of a tournament or of a meeting.
HOUR_LABELS: Final[Table] = {
    "computer_hour_settled": ("réponse sur l’heure de l’ordinateur", "computer’s time settled"),
}
HOUR_SENTENCES: Final[Table] = {
    "computer_hour_settled+typed": (
        "L’ordinateur indiquait le {own_ms:date} à {own_ms:hour} : l’heure donnée à la main, le "
        "{given_ms:date} à {given_ms:hour}, est suivie à sa place.",
        "The computer said {own_ms:date} at {own_ms:hour}. The time entered by hand, "
        "{given_ms:date} at {given_ms:hour}, is used instead.",
    ),
    "computer_hour_settled+kept": (
        "L’ordinateur indiquait le {own_ms:date} à {own_ms:hour}, une heure douteuse : elle est "
        "suivie quand même.",
        "The computer said {own_ms:date} at {own_ms:hour}, a doubtful time. It is used anyway.",
    ),
    "computer_hour_settled+right": (
        "L’heure de l’ordinateur est de nouveau juste : elle est suivie.",
        "The computer’s time is right again, and is used.",
    ),
}

LABELS: Final[Table] = {
    **HOUR_LABELS,
    "clock_started": ("démarrage de l’horloge", "clock started"),
    "clock_paused": ("arrêt de l’horloge", "clock paused"),
    "clock_adjusted": (
        "ajout de {seconds:length} à l’horloge",
        "{seconds:length} added to the clock",
    ),
    "clock_adjusted+taken": (
        "retrait de {seconds:length} à l’horloge",
        "{seconds:length} removed from the clock",
    ),
    "level_changed": ("passage au niveau {level}", "moved to level {level}"),
    "level_changed+break": ("passage à la pause", "moved to the break"),
    "clock_gap_settled": ("réponse sur l’interruption de l’horloge", "clock interruption answered"),
}

SENTENCES: Final[Table] = {
    **HOUR_SENTENCES,
    "clock_started": ("L’horloge tourne, niveau {level}.", "The clock is running, level {level}."),
    "clock_started+before": ("L’horloge tourne.", "The clock is running."),
    "clock_paused": (
        "L’horloge est arrêtée, niveau {level}.",
        "The clock is paused, level {level}.",
    ),
    "clock_paused+before": ("L’horloge est arrêtée.", "The clock is paused."),
    "clock_adjusted": (
        "Ajout de {seconds:length} à l’horloge.",
        "{seconds:length} added to the clock.",
    ),
    "clock_adjusted+taken": (
        "Retrait de {seconds:length} à l’horloge.",
        "{seconds:length} removed from the clock.",
    ),
    "level_changed": (
        "Passage au niveau {level}, à partir de la main suivante.",
        "Level {level}, from the next hand.",
    ),
    "level_changed+break": ("Passage à la pause.", "Break."),
    "clock_gap_settled+as_if_running": (
        "Interruption de {seconds:length}, comptée comme temps de jeu.",
        "Interruption of {seconds:length}, counted as playing time.",
    ),
    "clock_gap_settled+from_last_seen": (
        "Interruption de {seconds:length}, non comptée : l’horloge repart où elle en était.",
        "Interruption of {seconds:length}, not counted: the clock resumes from where it was.",
    ),
    "clock_gap_settled+back": (
        "L’heure de l’ordinateur a reculé de {seconds:length} : l’horloge est corrigée.",
        "The computer’s time went back {seconds:length}: the clock has been corrected.",
    ),
}

BESIDES: Final[Table] = {
    "started_short": (
        "Moins de trois joueurs par table, par décision du directeur.",
        "Fewer than three players per table, by the director’s decision.",
    ),
}

#: When play should end: against the hall's hour, why, what would change it.
ESTIMATE: Final[Table] = {
    "verdict_no_hour": ("Fin estimée", "Estimated end"),
    "verdict_in_time": ("À l’heure", "On time"),
    "verdict_at_risk": ("À risque", "At risk"),
    "verdict_too_late": ("Trop tard", "Too late"),
    "range": (
        "Fin vers {end}, entre {low} et {high}",
        "End around {end}, between {low} and {high}",
    ),
    "range_from_now": (
        "En commençant maintenant, fin vers {end}, entre {low} et {high}",
        "Starting now, end around {end}, between {low} and {high}",
    ),
    "range_from_now_short": (
        "Départ maintenant : fin vers {end} ({low} à {high})",
        "Starting now: end around {end} ({low} to {high})",
    ),
    "margin_no_start": (
        "La salle ferme à {closing} : indiquez dans Réglages quand le jeu commence.",
        "The venue closes at {closing}. Enter the start time in Settings.",
    ),
    "margin_no_hour": (
        "Indiquez dans Réglages à quelle heure la salle ferme.",
        "Enter the closing time in Settings.",
    ),
    "margin_in_time": (
        "La salle ferme à {closing} : {minutes} d’avance.",
        "The venue closes at {closing}: {minutes} to spare.",
    ),
    "margin_at_risk": (
        "La salle ferme à {closing} : {tenths:chance|chances} sur 10 d’avoir fini.",
        "The venue closes at {closing}: {tenths:chance|chances} in 10 of finishing by then.",
    ),
    "margin_too_late": (
        "La salle ferme à {closing} : il manquerait {minutes}.",
        "The venue closes at {closing}: {minutes} short.",
    ),
    "margin_past": (
        "La salle devait fermer à {closing}.",
        "The venue should have closed at {closing}.",
    ),
    "way_big_blinds": (
        "D’après les blindes : vers {end}, quand il restera en jeu {big_blinds:grosse blinde|"
        "grosses blindes}.",
        "By the blinds: around {end}, with {big_blinds:big blind|big blinds} left in play.",
    ),
    "way_pace": (
        "D’après le rythme des sorties : vers {end} (compte pour {weight} %).",
        "By the pace of eliminations: around {end} (weighted at {weight}%).",
    ),
    "beyond": (
        "La structure s’arrête {minutes} trop tôt : ajoutez des niveaux.",
        "The structure ends {minutes} too soon: add levels.",
    ),
    "option_levels": ("Niveaux de {length} min", "{length} min levels"),
    "option_breaks": ("Sans les pauses", "Without breaks"),
    "sooner": ("−{minutes}, fin vers {end}", "−{minutes}, end around {end}"),
    "later": ("+{minutes}, fin vers {end}", "+{minutes}, end around {end}"),
    "same": ("fin vers {end}", "end around {end}"),
    "draft_sooner": (
        "Fin vers {end} au lieu de {before} : {minutes} de moins.",
        "End around {end} instead of {before}: {minutes} less.",
    ),
    "draft_later": (
        "Fin vers {end} au lieu de {before} : {minutes} de plus.",
        "End around {end} instead of {before}: {minutes} more.",
    ),
    "draft_same": ("Fin vers {end}, comme avant.", "End around {end}, as before."),
}


def finishing_text(code: str, language: Language | None = None, **params: object) -> str:
    """Return a sentence about the estimated end; hours and lengths come written.

    >>> finishing_text("range", "en", end="00:40", low="00:05", high="01:15")
    'End around 00:40, between 00:05 and 01:15'
    """
    return say(ESTIMATE[code], params, language=language)


def hour_of_start(hour: str) -> str:
    """Return when play is to begin, so that nobody takes it for a clock that runs.

    >>> hour_of_start("20:30"), hour_of_start("14:00")
    ('20\u00a0h\u00a030', '14\u00a0h')
    """
    hours, _, minutes = hour.partition(":")
    figures = f"{int(hours)}\u00a0h" if minutes == "00" else f"{int(hours)}\u00a0h\u00a0{minutes}"
    return fr_en(figures, f"at {hour}")


def start_text(day_iso: str, hour: str) -> str:
    """Return the day and the hour at which play is to begin, empty when neither is known."""
    try:
        when = day(date.fromisoformat(day_iso))
    except ValueError:
        when = ""
    at = hour_of_start(hour) if hour else ""
    return fr_en("{0} à {1}", "{0} at {1}").format(when, at) if when and at else when or at
