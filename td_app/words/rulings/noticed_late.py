"""A blind not posted, a dead hand played on, seen late: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "blind_forgotten": (
        "Blinde ou ante oubliée, vue pendant le coup",
        "Blind or ante forgotten, seen during the hand",
    ),
    "dead_hand_played": ("Main morte qui a continué à jouer", "Dead hand that played on"),
}

KEYWORDS: Final[Table] = {
    "blind_forgotten": (
        "blinde oubliée, ante oubliée, pas posé la blinde, n’a pas posé, manque la blinde, manque "
        "l’ante, oubli de blinde, oubli d’ante, petite blinde oubliée, grosse blinde oubliée, il "
        "manque une blinde au pot, pot incomplet, oublié de payer sa blinde, blinde pas payée",
        "blind forgotten, ante forgotten, missed blind, blind not posted, ante not posted, missing "
        "blind, missing ante, small blind forgotten, big blind forgotten, pot is short, forgot to "
        "post",
    ),
    "dead_hand_played": (
        "main morte jouée, main morte continue, joue une main morte, absent qui joue, absent qui "
        "gagne, main brûlée rejouée, main à une carte jouée, trois cartes jouées",
        "dead hand played, dead hand plays on, plays a dead hand, absent player plays, absent "
        "player wins, one-card hand played, three cards played",
    ),
}

FIELDS: Final[Table] = {
    "blind_forgotten.what": ("Qu’a-t-on oublié de poser ?", "What was not posted?"),
    "blind_forgotten.gathered": (
        "Les jetons du tour ont-ils été réunis au pot ?",
        "Have the chips of the round been brought into the pot?",
    ),
    "blind_forgotten.sb": ("Combien vaut la petite blinde ?", "How much is the small blind?"),
    "blind_forgotten.ante": ("Combien vaut l’ante ?", "How much is the ante?"),
    "dead_hand_played.why": ("Pourquoi la main est-elle morte ?", "Why is the hand dead?"),
    "awarded": (
        "Le pot est-il attribué, les cartes ramassées ?",
        "Is the pot awarded, are the cards gathered?",
    ),
    "unpaid_bet": (
        "A-t-il dans ce tour une mise que personne n’a payée ?",
        "Does the player have a bet this round that nobody has called?",
    ),
}

CHOICES: Final[Table] = {
    "blind_forgotten.what=small_blind": ("La petite blinde", "The small blind"),
    "blind_forgotten.what=big_blind": ("La grosse blinde", "The big blind"),
    "blind_forgotten.what=ante": ("Une ante", "An ante"),
    "blind_forgotten.gathered=true": ("Oui, réunis au pot", "Yes, brought into the pot"),
    "blind_forgotten.gathered=false": (
        "Non, encore devant les joueurs",
        "No, still in front of the players",
    ),
    "blind_forgotten.sb=null": ("Je ne sais pas", "I do not know"),
    "blind_forgotten.ante=null": ("Je ne sais pas", "I do not know"),
    "dead_hand_played.why=absent": (
        "Absent à la première carte",
        "Away for the first card",
    ),
    "dead_hand_played.why=walked_away": (
        "Éloigné de la table avec ses cartes, sans être à tapis",
        "Walked away holding cards, not all-in",
    ),
    "dead_hand_played.why=device": (
        "Appareil utilisé de nouveau pendant le coup",
        "Device used again during the hand",
    ),
    "dead_hand_played.why=wrong_count": ("Une ou trois cartes", "One card or three"),
    "dead_hand_played.why=thrown": (
        "Cartes jetées, puis reprises",
        "Cards thrown, then taken back",
    ),
    "awarded=true": ("Oui, le coup est fini", "Yes, the hand is over"),
    "awarded=false": ("Non, pas encore", "No, not yet"),
    "unpaid_bet=true": ("Oui, une mise ou une relance", "Yes, a bet or a raise"),
    "unpaid_bet=false": ("Non, rien de tel", "No, nothing of the kind"),
}

LINES: Final[Table] = {
    "BLIND_POSTED_NOW": (
        "La blinde est posée maintenant : elle compte dans la mise du joueur",
        "The blind is posted now and counts in its player’s bet",
    ),
    "ANTE_POSTED_NOW": (
        "L’ante est posée maintenant, au pot : elle ne compte pas dans la mise",
        "The ante is posted now, into the pot, and does not count in the bet",
    ),
    "PLAYED_WITHOUT_THE_POST": (
        "Le pot est réputé complet : le coup continue sans elle",
        "The pot is deemed complete: the hand goes on without it",
    ),
    "POST_NOW_OR_GO_ON": (
        "Au directeur de décider : la poser maintenant, ou continuer sans elle",
        "The director decides: post it now, or go on without it",
    ),
    "DEAD_HAND_OUT_BETS_STAY": (
        "La main est morte et ne gagne rien ; ses mises restent dans le pot",
        "The hand is dead and wins nothing; its bets stay in the pot",
    ),
    "DEAD_HAND_BET_OPEN": (
        "Au directeur de décider : la main est morte, sa mise non payée est rendue ou reste",
        "The director decides: the hand is dead, its uncalled bet is returned or stays",
    ),
}

REASONS: Final[Table] = {
    "POST_MISSED_SEEN_IN_TIME": (
        "jetons encore devant les joueurs, pas d’action substantielle : ce qui manque est posé",
        "chips still in front of the players, no substantial action: what is missing is posted",
    ),
    "POST_MISSED_AND_ACTED_ON": (
        "action substantielle, mais jetons encore devant les joueurs : un article interdit de "
        "revenir sur les blindes (2.3), l’autre fait vérifier les mises avant de les réunir (9.17)",
        "substantial action, but chips still in front of the players: one article forbids going "
        "back on the blinds (2.3), the other has bets checked before they are brought in (9.17)",
    ),
    "WEIGHS_POT_IS_NOT_WHOLE_YET": (
        "le pot n’est complet qu’une fois les jetons réunis",
        "the pot is complete only once the chips are brought in",
    ),
    "WEIGHS_BLINDS_STAND_ONCE_ACTED": (
        "le jeu a continué : on ne revient plus sur les blindes",
        "play has gone on: there is no going back on the blinds",
    ),
    "DEAD_HAND_WAS_PLAYED": (
        "la main était morte : ce qu’elle a joué ne la rend pas vivante",
        "the hand was dead: what it played does not bring it back to life",
    ),
    "DEAD_HAND_BET_UNPAID": (
        "main morte, avec une mise que personne n’a payée : le texte n’en dit rien",
        "dead hand, with a bet that nobody has called: the text does not say",
    ),
    "DEAD_HAND_SEEN_TOO_LATE": (
        "pot attribué et cartes ramassées : on n’y revient pas",
        "the pot is awarded and the cards gathered: there is no going back",
    ),
    "ABSENT_HAS_WON": (
        "un absent ne gagne aucun coup (1.9), mais le pot est attribué (10.9)",
        "an absent player wins no hand (1.9), but the pot is awarded (10.9)",
    ),
    "WEIGHS_AS_A_HAND_MUCKED": (
        "un joueur dont un autre a tué la main reprend sa mise non payée du tour (8.2)",
        "a player whose hand another has killed gets this round’s uncalled bet back (8.2)",
    ),
    "WEIGHS_ITS_PLAYER_HAD_TO_KNOW": (
        "au joueur de savoir que sa main était morte : d’autres ont agi en conséquence",
        "the player had to know that the hand was dead: others acted on it",
    ),
    "WEIGHS_CARDS_WERE_GATHERED": (
        "10.9 ferme la réclamation une fois les cartes ramassées",
        "10.9 ends any claim once the cards are gathered",
    ),
    "WEIGHS_ABSENT_WINS_NOTHING": (
        "1.9 ne fait aucune exception, même à tapis",
        "1.9 makes no exception, even all-in",
    ),
    "SAY_POST_IT_NOW": (
        "Ce qui manque se pose maintenant.",
        "What is missing is posted now.",
    ),
    "SAY_POST_IT_NOW_ADD": (
        "Il manque {add} : ajoutez-les maintenant.",
        "{add} is missing: add it now.",
    ),
    "SAY_PLAYED_AS_IT_IS": (
        "Les jetons sont réunis : le pot est complet, on continue.",
        "The chips are in: the pot is complete, we play on.",
    ),
}

OPTIONS: Final[Table] = {
    "POST_IT_NOW": ("la poser maintenant", "post it now"),
    "GO_ON_WITHOUT_IT": ("continuer sans elle", "go on without it"),
    "UNPAID_BET_COMES_BACK": (
        "rendre la mise non payée de ce tour",
        "return the uncalled bet of this round",
    ),
    "ALL_ITS_BETS_STAY": ("laisser toutes ses mises dans le pot", "leave all its bets in the pot"),
}
