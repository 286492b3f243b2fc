"""Words of the rulings on late entries, newcomers at a table, and the next hand."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "day2_absent": ("Qualifié absent au jour 2", "Qualified player absent on day 2"),
    "arrival": ("Arrivée à table : bouton et blindes", "Newcomer: button and blinds"),
    "arrival_deal": ("Arrivée pendant la donne : servi ?", "Newcomer during the deal: dealt in?"),
    "arrival_error": (
        "Blindes mal posées après une arrivée",
        "Blinds posted wrongly after an arrival",
    ),
    "late_entry": ("Entrée tardive : encore possible ?", "Late entry: still possible?"),
}

KEYWORDS: Final[Table] = {
    "day2_absent": (
        "jour 2, deuxième jour, second jour, qualifié absent, absent au jour 2, pas revenu, "
        "ne se présente pas, tapis sans joueur, retirer un absent",
        "day 2, second day, qualified absent, absent on day 2, did not come back, no-show, stack "
        "without a player, withdraw an absentee",
    ),
    "arrival": (
        "nouveau joueur, joueur déplacé, retardataire, arrivée, arrive en petite blinde, arrive au "
        "bouton, arrive en grosse blinde, attend le bouton, place vide, nouveau entre le bouton et "
        "la blinde, arrive entre bouton et petite blinde, joueur qui arrive, il joue tout de "
        "suite, arrive en cours, joueur assis en petite blinde",
        "new player, moved player, late player, arrival, arrives in the small blind, arrives on "
        "the button, waits for the button, empty seat, new player between button and blinds, "
        "arrives between, does he play at once",
    ),
    "arrival_deal": (
        "servir, distribuer, retardataire, nouveau joueur, donne commencée, cartes, mélange, "
        "arrive pendant la donne, arrive pendant le mélange, revient pendant la distribution",
        "deal in, late player, new player, deal started, cards, shuffle, arrives during the deal, "
        "sits down during the deal",
    ),
    "arrival_error": (
        "mauvaise blinde, erreur de blinde, nouveau joueur, arrivée, correction des blindes, "
        "blinde payée par erreur, nouveau a payé la mauvaise blinde",
        "wrong blind, blind error, new player, arrival, correct the blinds, new player posted the "
        "wrong blind",
    ),
    "late_entry": (
        "retard, retardataire, inscription tardive, arrive en retard, limite d’inscription, late, "
        "entrer en cours, peut-on encore s’inscrire, inscription fermée, jusqu’à quand s’inscrire, "
        "trop tard pour s’inscrire, late reg, nouveau joueur accepté, inscrire un retardataire",
        "late, latecomer, late registration, registration closed, too late to register, can he "
        "still enter, registration",
    ),
}

FIELDS: Final[Table] = {
    "day2_absent.notice": ("A-t-il prévenu ?", "Did they give notice?"),
    "day2_absent.deadline": (
        "Votre règlement fixe-t-il un délai pour se présenter ?",
        "Do your own rules set a time to turn up by?",
    ),
    "arrival.live_before_arrival": (
        "Quelles places avaient des jetons avant l’arrivée ?",
        "Which seats had chips before the arrival?",
    ),
    "arrival.arrivals": ("À quelles places arrive-t-on ?", "Which seats are the newcomers in?"),
    "arrival.waiting": (
        "Qui était déjà là sans être encore servi ?",
        "Who was already there, not yet dealt in?",
    ),
    "arrival.empty_before": (
        "Quelles places étaient déjà vides ?",
        "Which seats were already empty?",
    ),
    "arrival.ante_format": ("Qui paie l’ante ici ?", "Who pays the ante here?"),
    "arrival.arrival_was_blind_elsewhere": (
        "Sortait-il d’une blinde à son ancienne table ?",
        "Had they just paid a blind at their old table?",
    ),
    "arrival.arrival_was_bb_elsewhere": (
        "Sortait-il de la grosse blinde à son ancienne table ?",
        "Had they just paid the big blind at their old table?",
    ),
    "arrival_deal.deal_started": (
        "La première carte est-elle partie ?",
        "Has the first card been dealt?",
    ),
    "arrival_deal.blinds_posted": (
        "Blindes et ante déjà posées ?",
        "Blinds and ante already posted?",
    ),
    "arrival_deal.shuffled": ("Cartes déjà mélangées ?", "Cards already shuffled?"),
    "late_entry.rule": (
        "Dernier niveau où l’on peut entrer ?",
        "Last level with late entry?",
    ),
    "late_entry.level": ("À quel niveau en est-on ?", "Which level is it now?"),
}

CHOICES: Final[Table] = {
    "day2_absent.notice=none": ("Non, aucune nouvelle", "No, no word from them"),
    "day2_absent.notice=late": ("Oui, il arrivera en retard", "Yes, they will be late"),
    "day2_absent.notice=not_coming": ("Oui, il ne viendra pas", "Yes, they will not come"),
    "day2_absent.deadline=none": ("Non, aucun délai", "No, none"),
    "day2_absent.deadline=running": ("Oui, il court encore", "Yes, and it still runs"),
    "day2_absent.deadline=passed": ("Oui, il est passé", "Yes, and it has passed"),
    "arrival.live_before_arrival=null": ("Seules les trois positions", "Only the three positions"),
    "arrival.ante_format=bb": ("La grosse blinde", "The big blind"),
    "arrival.ante_format=button": ("Le bouton", "The button"),
    "arrival.ante_format=classic": ("Chaque joueur", "Every player"),
    "arrival.ante_format=null": ("Personne", "Nobody"),
    "arrival_deal.deal_started=true": ("Oui, la donne a commencé", "Yes, the deal has begun"),
    "arrival_deal.deal_started=false": ("Non, pas encore", "No, not yet"),
    "late_entry.rule=null": ("Rien d’annoncé", "Nothing announced"),
}

LINES: Final[Table] = {
    "ABSENT_WITHDRAWN": (
        "Retiré du tournoi : ses jetons quittent le jeu",
        "Withdrawn from the tournament: the chips leave play",
    ),
    "ABSENT_BLINDED_OFF": (
        "Il reste en jeu : cartes servies, blindes prélevées, mains mortes",
        "Still in: dealt in, blinds taken, hands dead",
    ),
    "PLACES_PLAY": (
        "{count:=place|places} {places} {count:=joue|jouent}",
        "{count:=seat|seats} {places} {count:=plays|play}",
    ),
    "PLACES_WAIT": (
        "{count:=place|places} {places} {count:=attend|attendent}",
        "{count:=seat|seats} {places} {count:=waits|wait}",
    ),
    "PLACE_PAYS_ANTE": ("ante place {payer}", "ante seat {payer}"),
    "ARRIVAL_FOR_DIRECTOR": (
        "Au directeur de décider où vont le bouton et les blindes",
        "The director decides where the button and the blinds go",
    ),
    "ARRIVAL_WAITING_FOR_DIRECTOR": (
        "Au directeur de décider : servir ceux qui attendent, ou attendre un joueur de plus",
        "The director decides: deal in those who are waiting, or wait for one more player",
    ),
    "DEALT_IN": ("Il est servi et paie ce qu’il doit", "They are dealt in and pay what they owe"),
    "DEALT_IN_POSTS_CORRECTED": (
        "Il est servi ; blindes et ante déjà posées sont corrigées",
        "They are dealt in; blinds and ante already posted are corrected",
    ),
    "NOT_DEALT_IN": (
        "Il n’est pas servi ce coup-ci : il jouera le suivant",
        "They are not dealt in this hand: they play the next one",
    ),
    "ARRIVAL_BLINDS_CORRECTED": ("Les blindes sont corrigées", "The blinds are corrected"),
    "ARRIVAL_BLINDS_STAND": (
        "Les blindes restent ainsi : le coup est joué",
        "The blinds stay as they are: the hand is played",
    ),
    "MAY_COME_IN": ("Il peut encore entrer", "They may still come in"),
    "TOO_LATE_TO_COME_IN": (
        "Trop tard : il ne peut plus entrer",
        "Too late: they may no longer come in",
    ),
}

REASONS: Final[Table] = {
    "ABSENT_GAVE_NOTICE": (
        "il a prévenu de son absence : il peut être retiré aussitôt",
        "they gave notice of their absence: they may be withdrawn at once",
    ),
    "ABSENT_PAST_THE_TIME_SET": (
        "le règlement de ce tournoi fixe un délai, et il est passé",
        "this tournament’s rules set a time, and it has passed",
    ),
    "ABSENT_TIME_STILL_RUNS": (
        "le délai fixé court encore : jusque-là ses blindes sont prélevées",
        "the time set still runs: until then the blinds are taken",
    ),
    "ABSENT_KEEPS_CHIPS": (
        "ni annonce ni délai : il n’est éliminé qu’une fois ses jetons épuisés",
        "no notice and no time set: they go out only once the chips run out",
    ),
    "LATE_ENTRY_OPEN": (
        "entrées ouvertes jusqu’à la fin du niveau {until}",
        "entries open to the end of level {until}",
    ),
    "LATE_ENTRY_CLOSED": (
        "entrées closes depuis la fin du niveau {until}",
        "entries closed at the end of level {until}",
    ),
    "BIG_BLIND_LAST": (
        "place {place}, celle qui paiera la grosse blinde en dernier",
        "seat {place}, the one that posts the big blind last",
    ),
    "BIG_BLIND_SOONEST": (
        "la place {place} paie la grosse blinde au plus tôt",
        "seat {place} pays the big blind soonest",
    ),
    "BIG_BLIND_ADVANCES_BUTTON_KEPT": (
        "la grosse blinde avance (place {big_blind}) et personne ne perd son bouton",
        "the big blind moves on (seat {big_blind}) and nobody loses the button",
    ),
    "BIG_BLIND_GOES_BACK": (
        "cas très spécial : la grosse blinde recule à la place {big_blind}",
        "very rare case: the big blind goes back to seat {big_blind}",
    ),
    "DEALT_IN_POSTS_ADJUSTED": (
        "la donne n’a pas commencé : le joueur reçoit des cartes, les mises se corrigent",
        "no card is dealt yet: the player is dealt in, the blinds posted are corrected",
    ),
    "DEAL_HAS_STARTED": (
        "la donne a commencé : le joueur attend la main suivante",
        "the deal has begun: the player waits for the next hand",
    ),
    "NO_ACTION_YET": (
        "pas encore d’action substantielle : les blindes se corrigent",
        "no substantial action yet: the blinds are corrected",
    ),
    "HAND_WAS_PLAYED": (
        "action substantielle : les blindes restent ainsi",
        "substantial action: the blinds stay as they are",
    ),
    "TOO_FEW_WITHOUT_THE_WAITING": (
        "sans ceux qui attendent, il ne reste pas deux joueurs à servir",
        "without those waiting, there are not two players left to deal to",
    ),
    "BUTTON_OR_BIG_BLIND": (
        "le bouton et la grosse blinde tomberaient à la même place",
        "button and big blind would fall on one seat",
    ),
    "BETWEEN_TWO_WITH_A_NEWCOMER": (
        "deux joueurs, dont un nouveau venu : deux règles se contredisent",
        "two players, one a newcomer: two rules contradict each other",
    ),
    "NEWCOMERS_AT_AND_BEFORE_BIG_BLIND": (
        "arrivées à la place de la grosse blinde sortie et juste avant",
        "newcomers in the seat of the big blind who went out and just before it",
    ),
}

OPTIONS: Final[Table] = {
    "DEAL_THE_WAITING_IN": ("servir ceux qui attendent", "deal in those waiting"),
    "WAIT": ("attendre un joueur de plus", "wait for one more player"),
    "KEEP_BUTTON_RIGHT": (
        "garder à chacun son tour de bouton",
        "keep everybody’s turn on the button",
    ),
    "ADVANCE_BIG_BLIND": ("faire avancer la grosse blinde", "move the big blind on"),
    "LAST_BIG_BLIND_TAKES_BUTTON": (
        "donner le bouton à qui vient de payer la grosse blinde",
        "give the button to whoever posted the big blind last",
    ),
    "GENERAL_RULE": ("appliquer la règle générale", "apply the general rule"),
    "BIG_BLIND_GOES_BACK": ("faire reculer la grosse blinde", "move the big blind back"),
}
