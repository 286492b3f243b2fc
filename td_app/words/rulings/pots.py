"""The pots, their order, and the odd chip: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "pots": ("Pot principal et pots extérieurs", "Main pot and side pots"),
    "award_order": ("Dans quel ordre attribuer les pots ?", "In what order are pots awarded?"),
    "odd_chip": ("Jeton indivisible : à qui ?", "Odd chip: who gets it?"),
}

KEYWORDS: Final[Table] = {
    "pots": (
        "side pot, pot parallèle, pots à tapis, tapis inégaux, plusieurs tapis, partager le pot, "
        "rendre l’excédent, trop-perçu, calcul des pots, combien au pot, comment faire les pots, "
        "calculer les pots, trois joueurs à tapis, un tapis et deux joueurs, pot secondaire, pot "
        "annexe, pot principal, tapis différents, quatre tapis, combien gagne le petit tapis, "
        "répartir les tapis",
        "side pot, all-in pots, unequal stacks, several all-ins, split the pot, return the excess, "
        "uncalled bet, how much in the pot, how to make the pots, three players all-in, different "
        "stacks all-in, how much can the short stack win",
    ),
    "award_order": (
        "attribuer le pot, quel pot d’abord, ordre des pots, side pot en premier, abattage à "
        "plusieurs pots, quel pot en premier",
        "award the pot, which pot first, order of pots, side pot first, which pot is first",
    ),
    "odd_chip": (
        "jeton en trop, jeton impair, pot partagé, égalité, split, partage, dernier jeton, jeton "
        "impair à qui, il reste un jeton au partage, dernier jeton du split, pot qui ne se divise "
        "pas, partage et reste un jeton, jeton restant après partage",
        "odd chip, extra chip, split pot, tie, chop, last chip, who gets the extra chip, chopped "
        "and one chip left",
    ),
}

FIELDS: Final[Table] = {
    "pots.contributions": (
        "Combien chacun a-t-il mis dans ce coup ?",
        "How much has each player put into this hand?",
    ),
    "pots.folded": ("Qui a passé ?", "Who has folded?"),
    "pots.dead_ante": (
        "Quelle ante un seul joueur a-t-il versée pour tous ?",
        "How much ante did one player pay for all?",
    ),
    "pots.blinds": ("Quelles sont les blindes ?", "What are the blinds?"),
    "pots.walk": (
        "Tout le monde a-t-il passé devant la grosse blinde ?",
        "Has everyone folded to the big blind?",
    ),
    "award_order.pots": ("Quels pots y a-t-il ?", "Which pots are there?"),
    "award_order.pots.name": ("Nom du pot ?", "Name of the pot?"),
    "award_order.pots.players": (
        "Combien de joueurs se le disputent ?",
        "How many players contest it?",
    ),
    "odd_chip.button": ("À quelle place est le bouton ?", "Where is the button?"),
    "odd_chip.winners": ("Quelles places se partagent le pot ?", "Which seats split the pot?"),
}

CHOICES: Final[Table] = {
    "pots.format=button": ("Ante bouton", "Button ante"),
    "pots.format=classic": ("Ante classique", "Classic ante"),
    "pots.format=null": ("Sans ante", "No ante"),
    "pots.bb_stack=null": ("Inconnu", "Not known"),
}

LINES: Final[Table] = {
    "POT_EMPTY": ("Rien au pot", "Nothing in the pot"),
    "POT_ALONE": ("Un seul pot : {main}", "Single pot: {main}"),
    "POT_WON": ("{entrant} prend le pot : {main}", "{entrant} takes the pot: {main}"),
    "POTS_TWO": (
        "Pot principal {main} ; pot extérieur {sides}",
        "Main pot {main}; side pot {sides}",
    ),
    "POTS_MANY": (
        "Pot principal {main} ; pots extérieurs {sides}",
        "Main pot {main}; side pots {sides}",
    ),
    "POT_REFUND": ("{chips} rendus à {entrant}", "{chips} returned to {entrant}"),
    "STACK_AFTER_WALK": ("tapis de la grosse blinde {chips}", "the big blind’s stack {chips}"),
    "AWARD_IN_ORDER": ("Dans l’ordre : {order}", "In this order: {order}"),
    "ODD_CHIP_TO": (
        "Le jeton indivisible va à la place {place}",
        "The odd chip goes to seat {place}",
    ),
    "AMOUNT_POT": ("Pot", "Pot"),
    "AMOUNT_MAIN_POT": ("Pot principal : {entrants}", "Main pot: {entrants}"),
    "AMOUNT_SIDE_POT": ("Pot extérieur : {entrants}", "Side pot: {entrants}"),
    "AMOUNT_REFUND": ("Rendu à {entrant}", "Returned to {entrant}"),
    "AMOUNT_STACK_AFTER": ("Tapis de la grosse blinde", "The big blind’s stack"),
}

REASONS: Final[Table] = {
    "SIDE_POTS_MADE": (
        "{pots:pot|pots} : un par montant à tapis, entre ceux qui l’ont atteint",
        "{pots:pot|pots}: one for each all-in amount, between those who matched it",
    ),
    "ONE_POT": ("un seul pot", "a single pot"),
    "OUTER_POTS_FIRST": (
        "de l’extérieur vers l’intérieur ({pots:pot|pots})",
        "from the outside in ({pots:pot|pots})",
    ),
    "FIRST_LEFT_OF_BUTTON": (
        "premier gagnant à gauche du bouton : place {place}",
        "first winner left of the button: seat {place}",
    ),
}
