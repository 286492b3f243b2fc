"""Why something about money or another format is refused: deals, prizes, jackpots."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

FORMATS: Final[Table] = {
    "MORE_PRIZES_THAN_PLAYERS": (
        "{prizes:prix|prix} pour {players:joueur|joueurs} : ne donnez que ceux qui restent à "
        "gagner.",
        "{prizes:prize|prizes} for {players:player|players}: give only the prizes still to be won.",
    ),
    "KEPT_MORE_THAN_FIRST_PRIZE": (
        "{kept:cents} à garder pour le premier, dont le prix est de {first:cents} : gardez moins.",
        "{kept:cents} to keep for the winner, whose prize is {first:cents}: keep less.",
    ),
    "SHARES_DO_NOT_ADD_UP": (
        "Les parts font {said:cents} et il y a {total:cents} à partager : corrigez un montant.",
        "The shares add up to {said:cents} and there is {total:cents} to share: correct one "
        "amount.",
    ),
    "POOL_TOO_SMALL": (
        "{pool:cents} ne donnent pas {unit:cents} à {paid:rang|rangs} : payez moins de rangs ou "
        "arrondissez plus fin.",
        "{pool:cents} cannot give {unit:cents} to {paid:rank|ranks}: pay fewer ranks or round to "
        "less.",
    ),
    "PRIZE_NOT_WHOLE": (
        "Ce multiple d’une cave de {buy_in:cents} ne tombe pas sur un centime : changez la cave.",
        "This multiple of a buy-in of {buy_in:cents} is not a whole number of cents: change the "
        "buy-in.",
    ),
}
