"""Prizes out of a pool, satellites, bounties and jackpots: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "payout": ("Prix selon la dotation", "Prizes from the pool"),
    "satellite": ("Satellite : combien de places", "Satellite: how many seats"),
    "bounty": ("Prime d’élimination", "Bounty for a knockout"),
    "jackpot": ("Jackpot à trois : le prix tiré", "Three-handed jackpot: the prize drawn"),
}

KEYWORDS: Final[Table] = {
    "payout": (
        "prix, répartition, places payées, cagnotte, dotation, structure des gains",
        "prizes, payout, paid places, pool, prize structure",
    ),
    "satellite": (
        "satellite, places, tickets, qualification, reste",
        "satellite, seats, tickets, qualifier, remainder",
    ),
    "bounty": (
        "prime, bounty, progressif, knock-out, éliminé par, vip",
        "bounty, progressive, knock-out, eliminated by, vip",
    ),
    "jackpot": (
        "jackpot, multiplicateur, tirage, sit and go à trois, hexapro",
        "jackpot, multiplier, draw, three-handed sit and go, hexapro",
    ),
}

FIELDS: Final[Table] = {
    "payout.entrants": ("Combien d’entrées ?", "How many entries?"),
    "payout.pool": ("Quelle dotation ?", "What is the pool?"),
    "payout.paid": ("Combien de rangs payés ?", "How many places are paid?"),
    "payout.unit": ("Prix arrondis à combien ?", "Round prizes to what?"),
    "satellite.pool": ("Quelle dotation ?", "What is the pool?"),
    "satellite.seat": ("Que vaut une place ?", "What is a seat worth?"),
    "satellite.left": ("Combien de joueurs restent ?", "How many players are left?"),
    "bounty.kind": ("Quel type de prime ?", "What kind of bounty?"),
    "bounty.bounties": ("Quelle prime sur chaque tête ?", "What bounty on each head?"),
    "bounty.eliminated": ("Qui est hors du tournoi ?", "Who is out?"),
    "bounty.by": ("Qui a gagné ses jetons ?", "Who won those chips?"),
    "bounty.percent_cash": (
        "Quel pourcentage est payé tout de suite ?",
        "What percentage is paid at once?",
    ),
    "bounty.re_enters": ("Le VIP se réinscrit-il ?", "Does the VIP re-enter?"),
    "jackpot.edition": ("Quel jackpot ?", "Which jackpot?"),
    "jackpot.buy_in": ("Quelle cave ?", "What buy-in?"),
    "jackpot.multiplier": ("Quel multiplicateur est tombé ?", "Which multiplier was drawn?"),
    "jackpot.seed": ("Quelle graine pour le tirage ?", "Which seed for the draw?"),
}

CHOICES: Final[Table] = {
    "bounty.kind=regular": ("Régulière : payée en entier", "Regular: paid in full"),
    "bounty.kind=progressive": ("Progressive", "Progressive"),
    "bounty.kind=vip": ("Sur quelques têtes (VIP)", "On certain players (VIP)"),
    "jackpot.edition=standard_en": ("Classique, règles anglaises", "Standard, English rules"),
    "jackpot.edition=standard_fr": ("Classique, règles françaises", "Standard, French rules"),
    "jackpot.edition=highroller_fr": ("Highroller", "High roller"),
    "jackpot.edition=extreme_en": ("Extrême", "Extreme"),
    "jackpot.multiplier=null": ("À tirer", "To be drawn"),
    "jackpot.seed=null": ("Pas de graine", "No seed"),
}

LINES: Final[Table] = {
    "PAYOUT": (
        "{paid:prix|prix}, de {first:cents} à {last:cents}",
        "{paid:prize|prizes}, from {first:cents} to {last:cents}",
    ),
    "PAYOUT_ONE": ("Tout au vainqueur : {first:cents}", "All to the winner: {first:cents}"),
    "SATELLITE_OVER": (
        "{seats:place gagnée|places gagnées} : le satellite est fini",
        "{seats:seat|seats} won: the satellite is over",
    ),
    "SATELLITE_GOES_ON": (
        "{seats:place à gagner|places à gagner} : le satellite continue",
        "{seats:seat|seats} to be won: the satellite goes on",
    ),
    "SATELLITE_NO_SEAT": (
        "pas de quoi payer une place : joué jusqu’au dernier",
        "not enough for one seat: played to the last",
    ),
    "SATELLITE_REMAINDER": (
        "{remainder:cents} au rang suivant",
        "{remainder:cents} to the next place",
    ),
    "BOUNTY_PAID": ("{paid:cents} à {by}", "{paid:cents} to {by}"),
    "BOUNTY_PAID_AND_ADDED": (
        "{paid:cents} à {by}, {added:cents} ajoutés en prime",
        "{paid:cents} to {by}, {added:cents} added as bounty",
    ),
    "BOUNTY_NOT_PAID": ("Aucune prime à payer", "No bounty to pay"),
    "BOUNTY_FOR_DIRECTOR": (
        "Au directeur d’attribuer la prime {eliminated:de}",
        "The director decides who gets {eliminated}’s bounty",
    ),
    "JACKPOT_PRIZE": ("{prize:cents} au vainqueur", "{prize:cents} to the winner"),
    "JACKPOT_PRIZES": (
        "{prize:cents} à gagner : {payout:cents}",
        "{prize:cents} to be won: {payout:cents}",
    ),
    "JACKPOT_PLAYED_WITH": (
        "tapis de {stack}, niveaux de {minutes} min",
        "stacks of {stack}, levels of {minutes} min",
    ),
}

REASONS: Final[Table] = {
    "PRIZES_SHAPED": (
        "{entrants:entrée|entrées}, {paid:rang payé|rangs payés} : simple proposition, le barème "
        "des prix revient à l’organisateur",
        "{entrants:entry|entries}, {paid:place|places} paid: only a suggestion, the organiser "
        "sets the payouts",
    ),
    "AS_MANY_SEATS_AS_PLAYERS": (
        "{left:joueur|joueurs} pour {seats:place|places} : tous gagnent la même chose",
        "{left:player|players} for {seats:seat|seats}: everyone wins the same",
    ),
    "FEWER_SEATS_THAN_PLAYERS": (
        "{left:joueur|joueurs} pour {seats:place|places}",
        "{left:player|players} for {seats:seat|seats}",
    ),
    "BOUNTY_REGULAR": (
        "la prime {eliminated:de} va entière au joueur qui prend ses jetons",
        "{eliminated}’s whole bounty goes to the player who takes the chips",
    ),
    "BOUNTY_PROGRESSIVE": (
        "prime progressive : {percent} % payés, le reste s’ajoute à la prime de l’éliminateur",
        "progressive bounty: {percent}% paid, the rest is added to the winner’s own bounty",
    ),
    "BOUNTY_VIP": (
        "{eliminated} portait une prime : elle va au joueur qui prend ses jetons",
        "{eliminated} carried a bounty: it goes to the player who takes the chips",
    ),
    "BOUNTY_VIP_IS_BACK": (
        "{eliminated} se réinscrit : la prime reste sur sa tête",
        "{eliminated} re-enters: the bounty stays on their head",
    ),
    "BOUNTY_NONE": ("aucune prime sur la tête {eliminated:de}", "no bounty on {eliminated}"),
    "WHO_TAKES_BOUNTY": (
        "personne n’a sorti {eliminated} : les textes ne disent pas où va la prime",
        "nobody knocked {eliminated} out: the texts do not say where the bounty goes",
    ),
    "JACKPOT_DRAWN": (
        "multiplicateur {multiplier} : {draws} chances sur {of}",
        "multiplier {multiplier}: {draws} chances in {of}",
    ),
}

OPTIONS: Final[Table] = {
    "BOUNTY_TO_ONE_NAMED": ("À quelqu’un que vous nommez", "To someone you name"),
    "BOUNTY_TO_THE_POOL": ("À la dotation", "To the pool"),
    "BOUNTY_GIVEN_BACK": ("Rendue au joueur éliminé", "Given back to the player who is out"),
}
