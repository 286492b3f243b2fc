"""Chips and cards where they should not be: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "wrong_seat": ("Assis à une mauvaise place", "Seated at the wrong place"),
    "chips_carried": ("Jetons transportés", "Chips carried away"),
    "obstructive_betting": (
        "Mise gênante : jetons lancés ou mis dans le pot",
        "Obstructive bet: chips splashed or put into the pot",
    ),
    "exposed_by_another": (
        "Carte retournée par un autre joueur",
        "Card turned over by another player",
    ),
}

KEYWORDS: Final[Table] = {
    "wrong_seat": (
        "mauvaise place, mauvais siège, pas sa place, mauvaise table, s’est trompé de place, s’est "
        "trompé de table, place échangée, assis ailleurs, deux joueurs pour une place, joue à la "
        "place d’un autre, assis à la place d’un autre, trompé de place, trompé de table",
        "wrong seat, wrong place, wrong table, not their seat, seats swapped, sat down elsewhere, "
        "two players for one seat, sat in another player’s seat, at the wrong table",
    ),
    "chips_carried": (
        "jetons dans la poche, transporte ses jetons, jetons cachés, sac, change de table, "
        "emporte, jetons dans la veste, jetons dans le sac, met des jetons dans sa poche, part "
        "avec ses jetons, jetons cachés en changeant de table",
        "chips in the pocket, carries chips, hidden chips, bag, moves table, chips in his jacket, "
        "chips in a bag, pocketed chips",
    ),
    "obstructive_betting": (
        "splash, jetons lancés, éparpillés, mise dans le pot, gêne, jette ses jetons, balance ses "
        "jetons, éparpille ses jetons, jetons au milieu du pot, jette dans le pot, jetons en vrac",
        "splash the pot, thrown chips, scattered, into the pot, hinders, throws chips into the "
        "pot, messy bet",
    ),
    "exposed_by_another": (
        "un autre retourne ma carte, voisin retourne, carte d’un autre, accroche une carte, expose "
        "la carte du voisin, voisin a retourné ma carte, main retournée par un autre",
        "another turns my card, neighbour flips a card, card of another, catches a card, someone "
        "turned my card over",
    ),
}

FIELDS: Final[Table] = {
    "wrong_seat.right_stack": (
        "A-t-il commencé là avec le bon tapis ?",
        "Did the player start there with the right stack?",
    ),
    "wrong_seat.in_hand": ("Joue-t-il un coup en cours ?", "Is the player in a hand in progress?"),
    "chips_carried.out_of_sight": (
        "Les jetons étaient-ils hors de vue ?",
        "Were the chips out of sight?",
    ),
    "chips_carried.allowed": ("Le directeur l’avait-il permis ?", "Had the director allowed it?"),
    "obstructive_betting.on_purpose": ("La gêne est-elle volontaire ?", "Is it deliberate?"),
    "exposed_by_another.on_purpose": ("Est-ce volontaire ?", "Was it deliberate?"),
    "exposed_by_another.in_the_deal": ("Était-ce pendant la donne ?", "Was it during the deal?"),
    "exposed_by_another.misdeal_by_rank": (
        "Une des deux premières, ou la deuxième morte de la donne ?",
        "One of the first two, or the second dead card of the deal?",
    ),
}

CHOICES: Final[Table] = {
    "wrong_seat.right_stack=true": ("Oui, le bon compte", "Yes, the right amount"),
    "wrong_seat.right_stack=false": ("Non, un autre tapis", "No, another stack"),
    "wrong_seat.in_hand=true": ("Oui, il a des cartes", "Yes, holding cards"),
    "wrong_seat.in_hand=false": ("Non, aucun coup pour lui", "No, not in a hand"),
    "chips_carried.out_of_sight=true": (
        "Oui : poche, sac, main fermée",
        "Yes: pocket, bag, closed hand",
    ),
    "chips_carried.out_of_sight=false": ("Non, bien en vue", "No, in full view"),
    "exposed_by_another.in_the_deal=true": ("Oui, on donnait encore", "Yes, still dealing"),
    "exposed_by_another.in_the_deal=false": ("Non, la donne était finie", "No, the deal was over"),
}

LINES: Final[Table] = {
    "SEAT_RIGHT_NOW": (
        "Déplacé à sa place, avec ses jetons actuels",
        "Moved to the right seat, with the current chips",
    ),
    "SEAT_RIGHT_AFTER_HAND": (
        "Déplacé à sa place après ce coup, avec ses jetons",
        "Moved to the right seat after this hand, with their chips",
    ),
    "STACK_BEFORE_MOVING": (
        "Au directeur de décider : corriger le tapis, ou garder les jetons actuels",
        "The director decides: correct the stack, or keep the current chips",
    ),
    "CARRIED_CHIPS_REMOVED": (
        "Jetons retirés du jeu ; il risque l’élimination",
        "The chips leave play; the player risks elimination",
    ),
    "CARRIED_CHIPS_STAY": ("Les jetons restent en jeu", "The chips stay in play"),
    "HINDERING_IS_PUNISHED": (
        "Les jetons comptent ; gêne volontaire sanctionnée",
        "The chips count; deliberate obstruction is penalised",
    ),
    "HINDERING_IS_TOLD": (
        "Les jetons comptent ; on lui montre où miser",
        "The chips count; the player is shown where to bet",
    ),
    "EXPOSED_BY_ANOTHER_OPEN": (
        "Au directeur de décider : la main continue, avec sanction ou non",
        "The director decides: the hand goes on, with or without a penalty",
    ),
    "OFFENDER_OUT_CARD_EXCHANGED": (
        "Carte échangée ; l’auteur sort du coup, sanctionné",
        "The card is replaced; the offender is out of the hand, with a penalty",
    ),
}

REASONS: Final[Table] = {
    "SEATED_WRONG_FROM_THE_START": (
        "mauvaise place, mais le bon tapis : il va à la sienne avec ses jetons actuels",
        "wrong seat, but the right stack: the player moves with the current chips",
    ),
    "SEATED_WRONG_WITH_WRONG_STACK": (
        "mauvaise place et mauvais tapis : le texte ne règle que le bon tapis",
        "wrong seat and wrong stack: the text only deals with the right stack",
    ),
    "WEIGHS_NOBODY_GAINS_BY_A_SEAT": (
        "personne ne gagne ni ne perd de jetons pour s’être trompé de place",
        "nobody gains or loses chips by taking the wrong seat",
    ),
    "WEIGHS_CHIPS_WERE_PLAYED": (
        "ces jetons ont été joués : l’écart ne se calcule plus",
        "these chips have been played: the difference can no longer be worked out",
    ),
    "SAY_MOVE_TO_YOUR_SEAT": (
        "Ce n’est pas votre place : déplacez-vous avec vos jetons.",
        "This is not your seat: please move, with your chips.",
    ),
    "SAY_MOVE_AFTER_HAND": (
        "Ce n’est pas votre place : après ce coup, déplacez-vous avec vos jetons.",
        "This is not your seat: after this hand please move, with your chips.",
    ),
    "CHIPS_STAYED_IN_SIGHT": ("les jetons sont restés en vue", "the chips stayed in view"),
    "DIRECTOR_ALLOWED_IT": ("le directeur l’avait permis", "the director had allowed it"),
    "CHIPS_OUT_OF_SIGHT": (
        "des jetons ne se portent jamais hors de vue",
        "chips are never carried out of sight",
    ),
    "HINDERED_ON_PURPOSE": ("la gêne est volontaire", "the obstruction is deliberate"),
    "HINDERED_UNAWARES": ("la gêne est involontaire", "the obstruction was not intended"),
    "EXPOSED_ON_PURPOSE_BY_ANOTHER": (
        "acte volontaire : jamais une fausse donne, seul l’auteur est visé",
        "deliberate: never a misdeal, only the offender pays",
    ),
    "EXPOSED_BY_ANOTHER_MISDEAL": (
        "une des deux premières, ou la deuxième carte morte",
        "one of the first two, or the second dead card",
    ),
    "EXPOSED_BY_ANOTHER_IN_THE_DEAL": (
        "retournée pendant la donne, la carte est morte",
        "turned over in the deal, the card is dead",
    ),
    "EXPOSED_BY_ANOTHER_AFTER_THE_DEAL": (
        "Rien ne tue la main : sanctionner l’auteur ?",
        "Nothing kills the hand: penalise the offender?",
    ),
    "WEIGHS_SHOWN_ON_PURPOSE": ("c’était volontaire", "it was deliberate"),
    "WEIGHS_BY_ACCIDENT": ("c’était un accident", "it was an accident"),
    "SAY_BET_IN_FRONT": (
        "Misez devant vous, sans toucher au pot.",
        "Bet in front of you, not into the pot.",
    ),
}

OPTIONS: Final[Table] = {
    "STACK_PUT_RIGHT": (
        "corriger le tapis de l’écart, puis déplacer",
        "correct the stack by the difference, then move",
    ),
    "KEEPS_PRESENT_CHIPS": ("déplacer avec les jetons actuels", "move with the current chips"),
    "HAND_PLAYS_ON": ("La main continue, sans sanction", "The hand goes on, no penalty"),
    "HAND_PLAYS_ON_AUTHOR_PUNISHED": (
        "La main continue, l’auteur est sanctionné",
        "The hand goes on, the offender is penalised",
    ),
}
