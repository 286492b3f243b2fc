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
        "Il n’y a pas de saison « {name} » : choisissez parmi {known}.",
        "There is no season “{name}”. Choose from {known}.",
    ),
    "NOBODY_RANKED": (
        "Personne n’est classé dans cette saison : ajoutez-lui des soirées.",
        "Nobody is ranked in this season. Add events to it.",
    ),
    "NO_SEASON": (
        "Cette saison n’existe plus : choisissez-en une autre.",
        "This season no longer exists. Choose another one.",
    ),
    "SAMPLE_NOT_COUNTED": (
        "Un tournoi d’exemple ne compte dans aucune saison : créez un nouveau tournoi.",
        "A sample tournament counts in no season. Create a new tournament.",
    ),
    "SEASON_WITHOUT_NAME": (
        "La saison ou une de ses phases n’a pas de nom : donnez-lui-en un.",
        "The season or one of its phases has no name. Give it one.",
    ),
    "SEASON_DATE": (
        "Une date de la saison est incorrecte : écrivez 01/09/2025, ou laissez vide.",
        "A date of the season is wrong. Type 01/09/2025, or leave it empty.",
    ),
    "SEASON_ENDS_BEFORE": (
        "La saison finit avant de commencer : corrigez ses dates.",
        "The season ends before it begins. Correct its dates.",
    ),
    "CORRECTION_WITHOUT_REASON": (
        "Le motif de la correction manque : écrivez-le, il reste au journal de la saison.",
        "The reason for the correction is missing. Enter it: it stays in the season log.",
    ),
    "CORRECTION_OF_NOTHING": (
        "La correction ne change rien : écrivez combien de points ajouter ou retirer.",
        "The correction changes nothing. Enter how many points to add or remove.",
    ),
    "TYPED_NOT_A_NUMBER": (
        "« {value} » n’est pas un nombre : corrigez-le.",
        "“{value}” is not a number. Correct it.",
    ),
    "TYPED_NOT_WHOLE": (
        "« {value} » ne convient pas : écrivez un nombre entier, {least} au moins.",
        "“{value}” is wrong. Enter a whole number, at least {least}.",
    ),
    "TYPED_NO_FORMULA": (
        "La formule manque : écrivez par exemple round(100 * sqrt(N) / P).",
        "The formula is missing. Write round(100 * sqrt(N) / P), for example.",
    ),
    "TYPED_ROW": (
        "Ligne {line} : écrivez un nombre, deux-points, puis les points : 15 : 26 18 12.",
        "Line {line}: write a number, a colon, then the points, as in 15: 26 18 12.",
    ),
    "TYPED_ROW_ORDER": (
        "Ligne {line}, {size} vient après une ligne qui va aussi loin : rangez les lignes de la "
        "plus petite à la plus grande.",
        "Line {line}: {size} comes after a row that goes as far. Put the rows from smallest to "
        "largest.",
    ),
    "CORRECTION_NOT_THERE": (
        "Cette correction est déjà annulée : il n’y a rien à faire.",
        "This correction has already been undone. There is nothing to do.",
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
    if points.denominator == 1:
        return whole(points.numerator, language)
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
        "Tied on points: fewer {place} finishes.",
    ),
    "BEST": (
        "À égalité de points : meilleure soirée inférieure.",
        "Tied on points: a weaker best event.",
    ),
    "EVENINGS": (
        "À égalité de points : plus de soirées jouées.",
        "Tied on points: more events played.",
    ),
    "SHARED": ("À égalité sur tout : rang partagé.", "Tied on everything: shared place."),
}


def parted_sentence(parted: tuple[str, int], language: Language | None = None) -> str:
    """Return what set somebody after the line above, of equal points."""
    how, place = parted
    return say(PARTED[how], {"place": rank(place, language)}, language=language)


def evenings_counted(count: int) -> str:
    """Return so many evenings in words."""
    return counted(count, fr_en("{0} soirée", "{0} event"), fr_en("{0} soirées", "{0} events"))


LEFT_OUT: Final[Table] = {
    "GUEST": ("invité, non classé", "guest, not ranked"),
    "MINIMUM": ("pas assez de soirées", "too few events"),
}

#: A season's minutes, a sentence a kind.
ENTRIES: Final[Table] = {
    "season_begun": ("Saison commencée : {name}.", "Season begun: {name}."),
    "season_described": (
        "Nom, dates et phases de la saison : {name}.",
        "Name, dates and phases of the season: {name}.",
    ),
    "scale_set": ("Barème changé.", "Points system changed."),
    "team_points_set": (
        "Rencontres : points des tables de {sizes} saisis.",
        "Team matches: points for tables of {sizes} entered.",
    ),
    "scale_chosen": ("Barème choisi : {name}.", "Points system chosen: {name}."),
    "scale_changed": ("Barème changé : {changes}.", "Points system changed: {changes}."),
    "scale_same": ("Barème inchangé.", "Points system unchanged."),
    "part_scale_changed": (
        "Barème de {part} changé : {changes}.",
        "Points system of {part} changed: {changes}.",
    ),
    "part_scale_same": ("Barème de {part} inchangé.", "Points system of {part} unchanged."),
    "part_scale_removed": (
        "{part} n’a plus son propre barème : celui de la saison s’applique.",
        "{part} no longer has its own points system: the season’s applies.",
    ),
    "evening_placed": ("Soirée ajoutée à la saison : {evening}.", "Event added: {evening}."),
    "evening_left_out": (
        "Ne compte pas dans la saison : {evening}.",
        "Does not count in the season: {evening}.",
    ),
    "evening_taken_out": (
        "Soirée retirée de la saison : {evening}.",
        "Event removed from the season: {evening}.",
    ),
    "evening_recorded": ("Soirée importée : {evening}.", "Event imported: {evening}."),
    "points_corrected": (
        "Points corrigés : {player}, {points}.",
        "Points corrected: {player}, {points}.",
    ),
    "correction_undone": (
        "Correction annulée : celle de la ligne {entry}.",
        "Correction undone: that of line {entry}.",
    ),
    "person_erased": (
        "Une personne a été effacée : ses résultats restent, sans son nom.",
        "A person was erased: their results stay, without their name.",
    ),
    "guest_said": ("Invité ou non : {player}, {guest}.", "Guest status of {player}: {guest}."),
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
