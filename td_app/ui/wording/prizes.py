"""Prizes: why they are refused, what the to-do list asks, how the minutes tell them."""

from __future__ import annotations

from typing import Final

from td_app.ui.wording.speaking import Table

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
}
