"""Prizes: why they are refused, what the to-do list asks, how the minutes tell them.

What a player wins is told alike on screens, papers and the wall.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from td_app.tournament import events as ev
from td_app.tournament.state.prizes import CENTS, PrizeKind
from td_app.tournament.views.finishing import PrizeRow, Won, WonText
from td_app.words.language import Language
from td_app.words.speaking import Names, Table, listed, money_text, name_of, points_text, say

TITLES: Final[Table] = {
    "award_prizes": (
        "Prix des ex æquo, {value:rank} place",
        "Prizes of those tied, {value:rank} place",
    ),
    "review_prizes": ("Plus de prix que de joueurs", "More prizes than players"),
}

ACTIONS: Final[Table] = {
    "award_prizes": ("Dire qui prend quoi…", "Say who takes what…"),
    "review_prizes": ("Revoir les prix…", "Review the prizes…"),
}

REASONS: Final[Table] = {
    "PRIZES_TO_AWARD": (
        "{entrants} sont ex æquo : dites à qui va chaque prix, ou qu'ils le partagent",
        "{entrants} are tied: say whose each prize is, or that they share it",
    ),
    "PRIZES_UNFILLED": (
        "{paid:place payée|places payées} pour {players:joueur|joueurs} : {left:euros} n'iraient "
        "à personne, payez moins de places",
        "{paid:place|places} paid for {players:player|players}: {left:euros} would go to nobody, "
        "pay fewer places",
    ),
}

LABELS: Final[Table] = {
    "prizes_awarded": ("attribution des prix {people:de}", "award of the prizes {people:de}"),
    "prizes_awarded+many": (
        "attribution des prix de {many:joueur|joueurs}",
        "award of the prizes of {many:player|players}",
    ),
}

SENTENCES: Final[Table] = {
    "proposal_declined+award_prizes": (
        "Le directeur met de côté les prix des ex æquo.",
        "The director sets the prizes of those tied aside.",
    ),
    "proposal_declined+review_prizes": (
        "Le directeur garde plus de prix que de joueurs.",
        "The director keeps more prizes than players.",
    ),
    "prizes_awarded": (
        "Prix des ex æquo à la {place:rank} place : {awarded}.",
        "Prizes of those tied in {place:rank} place: {awarded}.",
    ),
}

GIVEN: Final[Table] = {
    "prize": ("celui de la {prize:rank} place à {people}", "{prize:rank} place's to {people}"),
    "prize+shared": (
        "celui de la {prize:rank} place partagé entre {people}",
        "{prize:rank} place's shared by {people}",
    ),
}

SHARED: Final = (" (partage)", " (shared)")
TO_DECIDE: Final = ("à décider : {prizes}", "to decide: {prizes}")


def told_of_award(event: ev.PrizesAwarded, names: Names, language: Language | None = None) -> str:
    """Return to whom each prize of a tie goes, by the place it was meant for."""
    told: Sequence[str] = [
        say(
            GIVEN["prize+shared" if len(given.to) > 1 else "prize"],
            {
                "prize": given.prize,
                "people": listed([name_of(who, names, language) for who in given.to], language),
            },
            language=language,
        )
        for given in event.given
    ]
    return ", ".join(told)


REFUSALS: Final[Table] = {
    "PRIZES_TOO_MANY": (
        "{most} places au plus ont un prix : retirez-en.",
        "{most} places at most have a prize: remove some.",
    ),
    "PRIZES_NO_POINTS": (
        "Aucune place ne donne de points : ajoutez une place, ou choisissez un autre prix.",
        "No place gives points: add a place, or choose another prize.",
    ),
    "PRIZES_POINTS": (
        "La {place:rank} place doit donner entre 1 et un million de points : corrigez-la ou "
        "retirez-la.",
        "The {place:rank} place must give from 1 to a million points: mend or remove it.",
    ),
    "PRIZES_RISE": (
        "La {place:rank} place gagne plus que celle d'avant : remettez les prix dans l'ordre.",
        "The {place:rank} place wins more than the one before it: put the prizes in order.",
    ),
    "PRIZES_POOL": (
        "Écrivez la somme à répartir, de {one:euros} à {most:euros}.",
        "Write the sum to share, from {one:euros} to {most:euros}.",
    ),
    "PRIZES_UNIT": (
        "L'arrondi doit être d'au moins {one:euros} et ne pas dépasser la somme à répartir : "
        "choisissez-en un autre.",
        "The rounding must be {one:euros} at least and no more than the sum to share: choose "
        "another.",
    ),
    "PRIZES_NO_SHARE": (
        "Aucune place n'est payée : ajoutez une place, ou proposez une table.",
        "No place is paid: add a place, or have a table proposed.",
    ),
    "PRIZES_SHARE": (
        "La {place:rank} place doit avoir une part, de {least:percent} à {whole:percent} : "
        "corrigez-la ou retirez-la.",
        "The {place:rank} place must have a share, from {least:percent} to {whole:percent}: "
        "mend or remove it.",
    ),
    "PRIZES_SHARES_SHORT": (
        "Les pourcentages font {total:percent} : il manque {gap:percent}.",
        "The percentages make {total:percent}: {gap:percent} is missing.",
    ),
    "PRIZES_SHARES_OVER": (
        "Les pourcentages font {total:percent} : retirez {gap:percent}.",
        "The percentages make {total:percent}: take {gap:percent} off.",
    ),
    "PRIZES_UNIT_TOO_LARGE": (
        "La {place:rank} place ne gagnerait rien, arrondie à {unit:euros} : prenez un arrondi "
        "plus petit, ou payez moins de places.",
        "The {place:rank} place would win nothing, rounded to {unit:euros}: take a smaller "
        "rounding, or pay fewer places.",
    ),
    "PRIZES_TAKEN": (
        "La {place:rank} place est prise : gardez-lui au moins ce qu'elle gagnait.",
        "The {place:rank} place is taken: leave it what it won, at least.",
    ),
    "PRIZES_NO_TIE": (
        "Personne n'est ex æquo à la {place:rank} place pour un prix à répartir : regardez le "
        "classement.",
        "Nobody is tied in {place:rank} place for a prize to be shared: look at the ranking.",
    ),
    "PRIZES_PLACES_OPEN": (
        "Les entrées tardives sont ouvertes, la {place:rank} place peut encore changer : attendez "
        "leur clôture.",
        "Late entry is open, {place:rank} place may still change: wait until it closes.",
    ),
    "PRIZES_ONE_LEFT": (
        "Le prix de la {place:rank} place n'est à personne : dites à qui il va.",
        "The prize of {place:rank} place is nobody's: say whose it is.",
    ),
    "PRIZES_TWICE": (
        "Le prix de la {place:rank} place est donné deux fois : gardez-en une.",
        "The prize of {place:rank} place is given twice: keep one.",
    ),
    "PRIZES_NOT_THEIRS": (
        "Le prix de la {place:rank} place n'est pas à ces ex æquo : retirez-le.",
        "The prize of {place:rank} place is not for those tied: take it off.",
    ),
    "PRIZES_NOT_TIED": (
        "{entrant} n'est pas parmi ces ex æquo : choisissez l'un d'eux.",
        "{entrant} is not among those tied: choose one of them.",
    ),
}


def won_text(won: Won | None, language: Language) -> str:
    """Return what a player wins in a few words, empty for nothing.

    A share says so; prizes at stake in a tie wait for the director.
    """
    if won is None:
        return ""
    shared = say(SHARED, language=language)
    tied = shared if won.among > 1 else ""
    if won.kind is PrizeKind.MONEY:
        return money_text(won.cents, language) + tied
    if won.kind is PrizeKind.POINTS:
        return points_text(won.points, language) + tied
    if won.awaits:
        at_stake = ", ".join(text.text for text in won.texts)
        return say(TO_DECIDE, {"prizes": at_stake}, language=language)
    return " · ".join(_text(text, shared) for text in won.texts)


def prize_text(kind: PrizeKind, row: PrizeRow, language: Language) -> str:
    """Return what a place wins by itself, whoever holds it."""
    if kind is PrizeKind.MONEY:
        return money_text(row.euros * CENTS, language)
    if kind is PrizeKind.POINTS:
        return points_text(row.points, language)
    return row.text


def _text(text: WonText, shared: str) -> str:
    return text.text + (shared if text.among > 1 else "")
