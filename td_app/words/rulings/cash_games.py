"""Cash tables, the rake and coming back: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "rake": ("Prélèvement sur un pot", "Rake on a pot"),
    "rejoin_buy_in": ("Revenir à une table de cash game", "Coming back to a cash game"),
}

KEYWORDS: Final[Table] = {
    "rake": ("rake, prélèvement, taille, plafond, cash game", "rake, cap, house take, cash game"),
    "rejoin_buy_in": (
        "ratholing, revenir, cave minimum, cash game, même table",
        "ratholing, rejoin, buy-in, cash game, same table",
    ),
}

FIELDS: Final[Table] = {
    "rake.pot": ("Combien dans le pot ?", "How much is in the pot?"),
    "rake.tenths_percent": (
        "Quel taux ? (en dixièmes de pour cent : 50 pour 5 %)",
        "What rate? (in tenths of one percent: 50 for 5%)",
    ),
    "rake.cap": ("Quel plafond ?", "What is the cap?"),
    "rake.short_cap": (
        "Quel plafond à deux ou trois joueurs ?",
        "What is the cap with two or three players?",
    ),
    "rake.players": ("Combien de joueurs ont reçu des cartes ?", "How many players were dealt in?"),
    "rake.reached_flop": ("Y a-t-il eu un flop ?", "Was there a flop?"),
    "rejoin_buy_in.same_table_within_30": (
        "La même table, en moins de trente minutes ?",
        "The same table, within thirty minutes?",
    ),
    "rejoin_buy_in.big_blind": ("Quelle est la grosse blinde ?", "What is the big blind?"),
    "rejoin_buy_in.stack": ("Parti avec quel tapis ?", "What stack did the player leave with?"),
    "rejoin_buy_in.counter": (
        "Combien de fois aujourd’hui, avec cent blindes ou plus ?",
        "How many times today, with a hundred blinds or more?",
    ),
}

LINES: Final[Table] = {
    "RAKE_TAKEN": ("Prélèvement de {rake:cents}", "A rake of {rake:cents}"),
    "NO_RAKE": ("Aucun prélèvement", "No rake"),
    "BUY_IN_OF": ("Cave de {chips}, ni plus ni moins", "A buy-in of {chips}, no more, no less"),
    "BUY_IN_BETWEEN": ("Cave de {least} à {most}", "A buy-in from {least} to {most}"),
}

REASONS: Final[Table] = {
    "NO_FLOP_NO_RAKE": ("pas de flop, pas de prélèvement", "no flop, no rake"),
    "RAKE_NEAREST": (
        "au centime le plus proche, un centime au moins",
        "to the nearest cent, at least one cent",
    ),
    "RAKE_CAP": ("plafond de {cap:cents}", "a cap of {cap:cents}"),
    "RAKE_SHORT_CAP": (
        "deux ou trois joueurs servis : plafond de {cap:cents}",
        "two or three dealt in: a cap of {cap:cents}",
    ),
    "NOT_BACK_SO_SOON": (
        "une autre table ou plus de trente minutes : de 50 à 100 grosses blindes",
        "another table, or more than thirty minutes later: from 50 to 100 big blinds",
    ),
    "COMES_BACK_SHORT": (
        "départ avec 50 grosses blindes ou moins : de 50 à 100",
        "left with 50 big blinds or less: from 50 to 100",
    ),
    "COMES_BACK_WITH_STACK": (
        "de retour avec au moins le tapis du départ, 100 grosses blindes au plus",
        "back with at least the stack they left with, at most 100 big blinds",
    ),
    "COMES_BACK_DEEP": (
        "de retour avec 100 grosses blindes au moins, le tapis du départ au plus",
        "back with at least 100 big blinds, at most the stack they left with",
    ),
    "COMES_BACK_TOO_OFTEN": (
        "cinq fois aujourd’hui ou plus : le tapis du départ",
        "five times or more today: the stack they left with",
    ),
}
