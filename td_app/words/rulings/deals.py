"""ICM, deals, and tournaments cancelled: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "icm": ("Valeur des tapis (ICM)", "What the stacks are worth (ICM)"),
    "deal": ("Partage entre les derniers", "A deal between the last players"),
    "cancellation": ("Tournoi annulé : qui reçoit quoi", "Tournament cancelled: who gets what"),
}

KEYWORDS: Final[Table] = {
    "icm": (
        "icm, valeur des jetons, équité, deal, partage, jetons en argent",
        "icm, chip value, equity, deal, independent chip model",
    ),
    "deal": (
        "deal, partage, chop, table finale, arrangement, parts égales, garder pour le premier",
        "deal, chop, final table, even split, chip chop, keep for the winner",
    ),
    "cancellation": (
        "annulé, arrêté, panne, remboursement, rendre les caves, évacuation, interrompu",
        "cancelled, stopped, power cut, refund, give back buy-ins, evacuation",
    ),
}

FIELDS: Final[Table] = {
    "icm.stacks": ("Quels sont les tapis ?", "What are the stacks?"),
    "icm.prizes": (
        "Quels prix restent à gagner, du premier au dernier ?",
        "Which prizes are still to be won, from the first down?",
    ),
    "deal.kind": ("Comment partager ?", "How is it shared?"),
    "deal.stacks": ("Quels sont les tapis ?", "What are the stacks?"),
    "deal.prizes": (
        "Quels prix restent à gagner, du premier au dernier ?",
        "Which prizes are still to be won, from the first down?",
    ),
    "deal.keep_for_winner": (
        "Combien garder pour le vainqueur ?",
        "How much is kept for the winner?",
    ),
    "deal.shares": (
        "Combien pour chacun, dans l’ordre des tapis ?",
        "How much for each, in the order of the stacks?",
    ),
    "cancellation.stage": ("Où en était le tournoi ?", "How far had the tournament got?"),
    "cancellation.players": ("Qui était encore en jeu ?", "Who was still in?"),
    "cancellation.players.name": ("Quel nom ?", "What name?"),
    "cancellation.players.stack": ("Quel tapis ?", "What stack?"),
    "cancellation.players.buy_in": (
        "Combien a-t-il payé de caves, en tout ?",
        "How much did the player pay in buy-ins?",
    ),
    "cancellation.players.fee": (
        "Combien a-t-il payé de frais, en tout ?",
        "How much did the player pay in fees?",
    ),
    "cancellation.players.bounty": (
        "Quelle prime sur sa tête ?",
        "What bounty is on the player’s head?",
    ),
    "cancellation.players.ticket": ("Entrée par un ticket ?", "Entered with a ticket?"),
    "cancellation.pool": (
        "Quelle dotation, sans les frais ?",
        "What is the prize pool, without the fees?",
    ),
    "cancellation.prizes": (
        "Quels prix restaient à gagner, du premier au dernier ?",
        "Which prizes were still to be won, from the first down?",
    ),
}

CHOICES: Final[Table] = {
    "deal.kind=icm": ("ICM", "ICM"),
    "deal.kind=chip_chop": ("Aux jetons", "By chip count"),
    "deal.kind=even": ("Parts égales", "Even split"),
    "deal.kind=by_hand": ("À la main", "By hand"),
    "cancellation.stage=before_start": ("Pas commencé", "Not started"),
    "cancellation.stage=not_in_money": ("Avant les prix", "Before the money"),
    "cancellation.stage=in_money": (
        "Dans les prix, avant la table finale",
        "In the money, before the final table",
    ),
    "cancellation.stage=final_table": (
        "Dans les prix, en table finale",
        "In the money, at the final table",
    ),
    "cancellation.stage=jackpot": ("Un jackpot à trois", "A three-handed jackpot"),
    "cancellation.pool=null": ("La somme des prix", "Total prizes"),
}

LINES: Final[Table] = {
    "ICM_EQUITIES": (
        "Dans l’ordre des tapis : {equities:cents}",
        "In the order of the stacks: {equities:cents}",
    ),
    "DEAL_SHARES": (
        "Dans l’ordre des tapis : {shares:cents}",
        "In the order of the stacks: {shares:cents}",
    ),
    "DEAL_SHARES_KEPT": (
        "{kept:cents} à jouer encore ; dans l’ordre des tapis : {shares:cents}",
        "{kept:cents} still to play for; in the order of the stacks: {shares:cents}",
    ),
    "DEAL_OVER_FIRST": (
        "une part dépasse le premier prix",
        "one share is above the first prize",
    ),
    "REFUNDED": (
        "{players:entrée remboursée|entrées remboursées} : {paid:cents} en tout",
        "{players:entry|entries} refunded: {paid:cents} in all",
    ),
    "REFUNDED_TICKETS": (
        "{players:entrée rendue|entrées rendues} : {paid:cents} et {tickets:ticket|tickets}",
        "{players:entry|entries} refunded: {paid:cents} and {tickets:ticket|tickets}",
    ),
    "SETTLED": (
        "{paid:cents} à payer à {players:joueur|joueurs}",
        "{paid:cents} to pay to {players:player|players}",
    ),
}

REASONS: Final[Table] = {
    "ICM_SHARES": (
        "chaque rang va à un joueur restant, en proportion des jetons : {prizes:prix|prix}",
        "each place goes to a remaining player, in proportion to chips: {prizes:prize|prizes}",
    ),
    "DEAL_BY_ICM": (
        "chaque tapis vaut ce qu’il peut espérer des prix",
        "each stack is worth its expected share of the prizes",
    ),
    "DEAL_BY_CHIPS": (
        "à chacun le plus petit prix restant, le reste en proportion des jetons",
        "the smallest remaining prize to each, the rest in proportion to chips",
    ),
    "DEAL_EVEN": ("la même part à chacun", "the same share to each"),
    "DEAL_BY_HAND": (
        "des montants convenus, dont la somme est juste",
        "agreed amounts that add up",
    ),
    "CANCELLED_BEFORE_START": (
        "pas commencé : cave et frais de chaque entrée rendus, un ticket pour un ticket",
        "not started: buy-in and fee of every entry refunded, a ticket for a ticket",
    ),
    "CANCELLED_BEFORE_MONEY": (
        "avant les prix : frais rendus, moitié de la dotation à parts égales, moitié aux jetons",
        "before the money: fees refunded, half of the pool evenly, half by chip count",
    ),
    "CANCELLED_IN_MONEY": (
        "dans les prix : frais rendus, le plus petit prix à chacun, le reste aux jetons",
        "in the money: fees refunded, the smallest prize to each, the rest by chip count",
    ),
    "CANCELLED_AT_FINAL_TABLE": (
        "dans les prix en table finale : frais rendus, prix partagés par l’ICM",
        "in the money at the final table: fees refunded, prizes shared by ICM",
    ),
    "CANCELLED_JACKPOT": (
        "jackpot : frais rendus, un dixième de la dotation à chacun, le reste par l’ICM",
        "jackpot: fees refunded, a tenth of the pool to each, the rest by ICM",
    ),
}
