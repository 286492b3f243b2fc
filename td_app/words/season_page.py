"""The season's page and papers: movement, tie-breaks, the minutes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

from td_app.words.figures import MINUS, counted, rank, whole
from td_app.words.language import Language, fr_en, spoken
from td_app.words.speaking import Table, say
from td_app.words.tongues import tongue_of

REFUSALS: Final[Table] = {
    "NO_SUCH_SEASON": (
        "Il n’y a pas de saison « {name} ». Saisons : {known}.",
        "There is no season “{name}”. Seasons: {known}.",
    ),
    "NOBODY_RANKED": (
        "Personne n’est classé dans cette saison : ajoutez-lui des soirées.",
        "Nobody is ranked in this season: add evenings to it.",
    ),
    "NO_SEASON": (
        "Cette saison n’existe plus. Choisissez-en une autre.",
        "This season no longer exists. Choose another one.",
    ),
    "SAMPLE_NOT_COUNTED": (
        "Un tournoi d’exemple ne compte dans aucune saison : créez un nouveau tournoi.",
        "A sample tournament counts in no season. Create a new tournament.",
    ),
    "SEASON_WITHOUT_NAME": (
        "Donnez un nom à la saison et à chacune de ses parties.",
        "Give the season and each of its parts a name.",
    ),
    "SEASON_DATE": (
        "Une date de la saison ne se lit pas : écrivez 01/09/2025, ou rien.",
        "A date of the season cannot be read: write 01/09/2025, or nothing.",
    ),
    "SEASON_ENDS_BEFORE": (
        "La saison finit avant de commencer : corrigez ses dates.",
        "The season ends before it begins: correct its dates.",
    ),
    "CORRECTION_WITHOUT_REASON": (
        "Écrivez le motif de la correction : il reste au procès-verbal de la saison.",
        "Write the reason for the correction: it stays in the minutes of the season.",
    ),
    "CORRECTION_OF_NOTHING": (
        "Écrivez combien de points ajouter ou retirer.",
        "Write how many points to add or to take away.",
    ),
    "TYPED_NOT_A_NUMBER": (
        "« {value} » n’est pas un nombre.",
        "“{value}” is not a number.",
    ),
    "TYPED_NOT_WHOLE": (
        "« {value} » : il faut un nombre entier, {least} au moins.",
        "“{value}”: a whole number is needed, at least {least}.",
    ),
    "TYPED_NO_FORMULA": (
        "Écrivez une formule, comme round(100 * sqrt(N) / P).",
        "Write a formula, such as round(100 * sqrt(N) / P).",
    ),
    "TYPED_ROW": (
        "Ligne {line} : écrivez un nombre, deux-points, puis les points : 15 : 26 18 12.",
        "Line {line}: write a number, a colon, then the points, as in 15: 26 18 12.",
    ),
    "TYPED_ROW_ORDER": (
        "Ligne {line} : {size} vient après une ligne qui va aussi loin. Rangez les lignes de la "
        "plus petite à la plus grande.",
        "Line {line}: {size} comes after a row that reaches as far. Order the rows from smallest "
        "to largest.",
    ),
    "CORRECTION_NOT_THERE": (
        "Cette correction est déjà annulée.",
        "This correction has been undone already.",
    ),
}


def nameless(number: int, language: Language | None = None) -> str:
    """Return the public name of a player without a pseudonym.

    >>> nameless(3, "fr")
    'Joueur anonyme 3'
    """
    pair = ("Joueur anonyme {n}", "Anonymous player {n}")
    return say(pair, {"n": str(number)}, language=language)


def points_figure(points: Fraction | int, language: Language | None = None) -> str:
    """Return points in figures alone, with two decimals at most, halves up.

    >>> points_figure(Fraction(33, 2), "fr"), points_figure(Fraction(-50, 3), "en")
    ('16,5', '−16.67')
    """
    hundredths = int(abs(Fraction(points)) * 100 + Fraction(1, 2))
    tail = f"{hundredths % 100:02}".rstrip("0")
    mark = tongue_of(spoken(language)).decimal
    told = whole(hundredths // 100, language) + (mark + tail if tail else "")
    return (MINUS if points < 0 and hundredths else "") + told


def gained(points: Fraction | int, language: Language | None = None) -> str:
    """Return points won or lost, with their sign.

    >>> gained(Fraction(5, 2), "en"), gained(-3, "en"), gained(0, "en")
    ('+2.5', '−3', '0')
    """
    told = points_figure(points, language)
    return f"+{told}" if points > 0 else told


def moved_figure(moved: int | None, language: Language | None = None) -> str:
    """Return how many ranks somebody won or lost since the evening before.

    >>> moved_figure(2), moved_figure(-1), moved_figure(0)
    ('▲ 2', '▼ 1', '=')
    """
    if moved is None:
        return say(("nouveau", "new"), language=language)
    return "=" if not moved else f"{'▲' if moved > 0 else '▼'} {abs(moved)}"


#: What set somebody after the line above, of equal points.
PARTED: Final[Table] = {
    "PLACES": (
        "À égalité de points : moins souvent {place}.",
        "Equal points: less often {place}.",
    ),
    "BEST": (
        "À égalité de points : moins bonne meilleure soirée.",
        "Equal points: a weaker best evening.",
    ),
    "EVENINGS": (
        "À égalité de points : plus de soirées jouées.",
        "Equal points: more evenings played.",
    ),
    "SHARED": ("À égalité en tout : rang partagé.", "Equal in everything: shared rank."),
}


def parted_sentence(parted: tuple[str, int], language: Language | None = None) -> str:
    """Return what set somebody after the line above, of equal points."""
    how, place = parted
    return say(PARTED[how], {"place": rank(place, language)}, language=language)


def evenings_counted(count: int) -> str:
    """Return so many evenings in words."""
    return counted(count, fr_en("{0} soirée", "{0} evening"), fr_en("{0} soirées", "{0} evenings"))


LEFT_OUT: Final[Table] = {
    "GUEST": ("invité, non classé", "guest, not ranked"),
    "MINIMUM": ("pas assez de soirées", "too few evenings"),
}

#: A season's minutes, a sentence a kind.
ENTRIES: Final[Table] = {
    "season_begun": ("Saison commencée : {name}.", "Season begun: {name}."),
    "season_described": (
        "Nom, dates et parties de la saison : {name}.",
        "Name, dates and parts of the season: {name}.",
    ),
    "scale_set": ("Barème changé.", "Scale changed."),
    "team_points_set": (
        "Rencontres : barème des tables de {sizes} saisi.",
        "Meetings: points of tables of {sizes} filled in.",
    ),
    "scale_chosen": ("Barème choisi : {name}.", "Scale chosen: {name}."),
    "scale_changed": ("Barème changé : {changes}.", "Scale changed: {changes}."),
    "scale_same": ("Barème gardé comme il était.", "Scale kept as it was."),
    "part_scale_changed": (
        "Barème de {part} changé : {changes}.",
        "Scale of {part} changed: {changes}.",
    ),
    "part_scale_same": (
        "Barème de {part} gardé comme il était.",
        "Scale of {part} kept as it was.",
    ),
    "part_scale_removed": (
        "{part} n’a plus de barème à elle : celui de la saison.",
        "{part} has no scale of its own any more: that of the season.",
    ),
    "evening_placed": ("Soirée placée dans la saison : {evening}.", "Evening placed: {evening}."),
    "evening_left_out": (
        "Ne compte pas dans la saison : {evening}.",
        "Does not count in the season: {evening}.",
    ),
    "evening_taken_out": (
        "Soirée retirée de la saison : {evening}.",
        "Evening taken out of the season: {evening}.",
    ),
    "evening_recorded": (
        "Soirée reprise d’ailleurs : {evening}.",
        "Evening brought in: {evening}.",
    ),
    "points_corrected": (
        "Points corrigés : {player}, {points}.",
        "Points corrected: {player}, {points}.",
    ),
    "correction_undone": (
        "Correction annulée : celle de la ligne {entry}.",
        "Correction undone: that of line {entry}.",
    ),
    "person_erased": (
        "Une personne effacée : ses résultats restent, sans son nom.",
        "A person erased: their results stay, without their name.",
    ),
    "guest_said": ("Invité ou non : {player}, {guest}.", "Guest or not: {player}, {guest}."),
}


def entry_sentence(
    kind: str,
    body: Mapping[str, Any],
    player: Callable[[str], str],
    evening: Callable[[Mapping[str, Any]], str],
) -> str:
    """Return a line of a season's minutes; ``player`` names a mark, ``evening`` an evening."""
    told: dict[str, object] = {
        "name": body.get("name", ""),
        "entry": str(body.get("entry", "")),
        "player": player(body["who"]) if "who" in body else "",
        "points": gained(Fraction(body["points"])) if "points" in body else "",
        "evening": evening(body),
        "guest": fr_en("invité", "guest") if body.get("guest") else fr_en("classé", "ranked"),
        "sizes": body.get("sizes", ""),
    }
    if kind == "evening_placed" and not (body.get("counts", True) or body.get("final")):
        kind = "evening_left_out"
    return say(ENTRIES[kind], told) if kind in ENTRIES else kind
