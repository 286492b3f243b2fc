"""Why something about money or another format is refused: deals, prizes, jackpots."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

FORMATS: Final[Table] = {
    "MORE_PRIZES_THAN_PLAYERS": (
        "{prizes:prix|prix} pour {players:joueur|joueurs} : ne gardez que les prix qui restent à "
        "gagner.",
        "{prizes:prize|prizes} for {players:player|players}. Give only the prizes still to be won.",
    ),
    "KEPT_MORE_THAN_FIRST_PRIZE": (
        "{kept:cents} gardés pour le vainqueur dépassent le premier prix ({first:cents}) : gardez "
        "moins.",
        "{kept:cents} kept for the winner is more than first prize ({first:cents}). Keep less.",
    ),
    "SHARES_DO_NOT_ADD_UP": (
        "Le total des parts est de {said:cents} pour {total:cents} à partager : corrigez un "
        "montant.",
        "The shares add up to {said:cents} and there is {total:cents} to share. Correct one "
        "amount.",
    ),
    "POOL_TOO_SMALL": (
        "{pool:cents} ne suffisent pas pour {unit:cents} à {paid:rang|rangs} : payez moins de "
        "rangs, ou réduisez l’arrondi.",
        "{pool:cents} cannot give {unit:cents} to {paid:place|places}. Pay fewer places, or use a "
        "smaller rounding.",
    ),
    "PRIZE_NOT_WHOLE": (
        "Ce multiple d’une cave de {buy_in:cents} ne tombe pas sur un centime : changez la cave.",
        "This multiple of a buy-in of {buy_in:cents} is not a whole number of cents. Change the "
        "buy-in.",
    ),
}
