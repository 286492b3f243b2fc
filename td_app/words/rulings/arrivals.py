"""Words of the rulings on late entries, newcomers at a table, and the next hand."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "day2_absent": ("Qualifié absent au jour 2", "Qualified player absent on Day 2"),
    "arrival": ("Arrivée à table : bouton et blindes", "Newcomer: button and blinds"),
    "arrival_deal": ("Arrivée pendant la donne : servi ?", "Newcomer during the deal: dealt in?"),
    "arrival_error": (
        "Blindes mal posées après une arrivée",
        "Wrong blinds posted after an arrival",
    ),
    "late_entry": ("Entrée tardive : encore possible ?", "Late registration: still open?"),
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
        "entrer en cours, peut-on encore s’inscrire, inscription fermée, jusqu’à quand "
        "s’inscrire, trop tard pour s’inscrire, late reg, nouveau joueur accepté, inscrire un "
        "retardataire",
        "late, latecomer, late registration, registration closed, too late to register, can he "
        "still enter, registration, late registration, late reg",
    ),
}

FIELDS: Final[Table] = {
    "day2_absent.notice": ("A-t-il prévenu ?", "Did they give notice?"),
    "day2_absent.deadline": (
        "Le règlement du tournoi fixe-t-il un délai pour se présenter ?",
        "Do the tournament’s own rules set a deadline for turning up?",
    ),
    "arrival.live_before_arrival": (
        "Quelles places avaient des jetons avant l’arrivée ?",
        "Which seats had chips before the arrival?",
    ),
    "arrival.arrivals": (
        "Quelles places les nouveaux prennent-ils ?",
        "Which seats do newcomers take?",
    ),
    "arrival.waiting": (
        "Qui était déjà là, sans avoir encore été servi ?",
        "Who was already there but not yet dealt in?",
    ),
    "arrival.empty_before": (
        "Quelles places étaient déjà vides ?",
        "Which seats were already empty?",
    ),
    "arrival.ante_format": ("Qui paie l’ante ici ?", "Who pays the ante here?"),
    "arrival.arrival_was_blind_elsewhere": (
        "Venait-il de payer une blinde à son ancienne table ?",
        "Had the player just paid a blind at the old table?",
    ),
    "arrival.arrival_was_bb_elsewhere": (
        "Venait-il de payer la grosse blinde à son ancienne table ?",
        "Had the player just paid the big blind at the old table?",
    ),
    "arrival_deal.deal_started": (
        "La première carte est-elle partie ?",
        "Has the first card been dealt?",
    ),
    "arrival_deal.blinds_posted": (
        "Blindes et ante sont-elles déjà posées ?",
        "Are the blinds and the ante already posted?",
    ),
    "arrival_deal.shuffled": ("Les cartes sont-elles mélangées ?", "Are the cards shuffled?"),
    "late_entry.rule": (
        "Quel est le dernier niveau où l’on peut entrer ?",
        "What is the last level of late registration?",
    ),
    "late_entry.level": ("À quel niveau en est-on ?", "What level is it now?"),
}

CHOICES: Final[Table] = {
    "day2_absent.notice=none": ("Non, aucune nouvelle", "No, no word from them"),
    "day2_absent.notice=late": ("Oui, il arrivera en retard", "Yes, they will be late"),
    "day2_absent.notice=not_coming": ("Oui, il ne viendra pas", "Yes, they will not come"),
    "day2_absent.deadline=none": ("Non, aucun délai", "No, none"),
    "day2_absent.deadline=running": ("Oui, il n’est pas écoulé", "Yes, and it has not passed"),
    "day2_absent.deadline=passed": ("Oui, il est passé", "Yes, and it has passed"),
    "arrival.live_before_arrival=null": ("Bouton et blindes seuls", "Button and blinds only"),
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
        "Removed from the tournament: the chips leave play",
    ),
    "ABSENT_BLINDED_OFF": (
        "Il reste en jeu : cartes servies, blindes prélevées, mains mortes",
        "Still in: dealt in, blinds posted, hands dead",
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
        "The director decides: deal in the players waiting, or wait for one more player",
    ),
    "DEALT_IN": ("Il est servi et paie ce qu’il doit", "They are dealt in and pay what they owe"),
    "DEALT_IN_POSTS_CORRECTED": (
        "Il est servi ; blindes et ante déjà posées sont corrigées",
        "The player is dealt in; blinds and ante already posted are corrected",
    ),
    "NOT_DEALT_IN": (
        "Il n’est pas servi ce coup-ci : il jouera le suivant",
        "The player is not dealt in this hand and plays the next one",
    ),
    "ARRIVAL_BLINDS_CORRECTED": ("Les blindes sont corrigées", "The blinds are corrected"),
    "ARRIVAL_BLINDS_STAND": (
        "Les blindes restent telles quelles : le coup est joué",
        "The blinds stay as they are: the hand has been played",
    ),
    "MAY_COME_IN": ("Il peut encore entrer", "The player may still enter"),
    "TOO_LATE_TO_COME_IN": (
        "Trop tard : il ne peut plus entrer",
        "Too late: the player may no longer enter",
    ),
}

REASONS: Final[Table] = {
    "ABSENT_GAVE_NOTICE": (
        "il a prévenu de son absence : il peut être retiré aussitôt",
        "the player gave notice of the absence: they may be removed at once",
    ),
    "ABSENT_PAST_THE_TIME_SET": (
        "le règlement de ce tournoi fixe un délai, et il est passé",
        "this tournament’s rules set a deadline, and it has passed",
    ),
    "ABSENT_TIME_STILL_RUNS": (
        "le délai fixé n’est pas écoulé : jusque-là ses blindes sont prélevées",
        "the deadline has not passed: until then the blinds are posted",
    ),
    "ABSENT_KEEPS_CHIPS": (
        "ni annonce ni délai : il n’est éliminé qu’une fois ses jetons épuisés",
        "no notice and no deadline: the player is out only once the chips run out",
    ),
    "LATE_ENTRY_OPEN": (
        "entrées ouvertes jusqu’à la fin du niveau {until}",
        "late registration is open until the end of level {until}",
    ),
    "LATE_ENTRY_CLOSED": (
        "entrées closes depuis la fin du niveau {until}",
        "late registration closed at the end of level {until}",
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
        "the big blind moves on (seat {big_blind}) and nobody misses the button",
    ),
    "BIG_BLIND_GOES_BACK": (
        "cas très particulier : la grosse blinde recule à la place {big_blind}",
        "very rare case: the big blind goes back to seat {big_blind}",
    ),
    "DEALT_IN_POSTS_ADJUSTED": (
        "la donne n’a pas commencé : le joueur reçoit des cartes, les mises sont corrigées",
        "no card is dealt yet: the player is dealt in, and the blinds posted are corrected",
    ),
    "DEAL_HAS_STARTED": (
        "la donne a commencé : le joueur attend la main suivante",
        "the deal has started: the player waits for the next hand",
    ),
    "NO_ACTION_YET": (
        "pas encore d’action substantielle : les blindes sont corrigées",
        "no substantial action yet: the blinds are corrected",
    ),
    "HAND_WAS_PLAYED": (
        "action substantielle : les blindes restent telles quelles",
        "substantial action: the blinds stay as they are",
    ),
    "TOO_FEW_WITHOUT_THE_WAITING": (
        "sans ceux qui attendent, il ne reste pas deux joueurs à servir",
        "without the players waiting, fewer than two are left to deal to",
    ),
    "BUTTON_OR_BIG_BLIND": (
        "le bouton et la grosse blinde tomberaient à la même place",
        "the button and the big blind would fall on the same seat",
    ),
    "BETWEEN_TWO_WITH_A_NEWCOMER": (
        "deux joueurs, dont un nouveau venu : deux règles se contredisent",
        "two players, one a newcomer: two rules contradict each other",
    ),
    "NEWCOMERS_AT_AND_BEFORE_BIG_BLIND": (
        "arrivées à la place de la grosse blinde éliminée et juste avant",
        "newcomers in the seat of the big blind who is out, and just before it",
    ),
}

OPTIONS: Final[Table] = {
    "DEAL_THE_WAITING_IN": ("servir ceux qui attendent", "deal in the players waiting"),
    "WAIT": ("attendre un joueur de plus", "wait for one more player"),
    "KEEP_BUTTON_RIGHT": (
        "garder à chacun son tour de bouton",
        "keep everyone’s turn on the button",
    ),
    "ADVANCE_BIG_BLIND": ("faire avancer la grosse blinde", "move the big blind on"),
    "LAST_BIG_BLIND_TAKES_BUTTON": (
        "donner le bouton au joueur qui vient de payer la grosse blinde",
        "give the button to the player who posted the big blind last",
    ),
    "GENERAL_RULE": ("appliquer la règle générale", "apply the general rule"),
    "BIG_BLIND_GOES_BACK": ("faire reculer la grosse blinde", "move the big blind back"),
}
