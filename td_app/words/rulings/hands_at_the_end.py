"""Hands shown, given up, doubted or killed as a hand ends: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "winning_hand_killed": (
        "Main gagnante tuée par le donneur",
        "Winning hand killed by the dealer",
    ),
    "hand_called_wrong": ("Main annoncée à tort", "Miscalled hand"),
    "one_card_then_muck": (
        "Une carte montrée, puis la main jetée",
        "One card shown, then the hand mucked",
    ),
    "cards_taken_back": ("Cartes jetées puis reprises", "Cards thrown in, then taken back"),
    "nuts_checked": ("Check avec le jeu imbattable", "The nuts checked"),
    "card_check_requested": ("Contrôle d’un jeu demandé", "Check of a player’s cards requested"),
}

KEYWORDS: Final[Table] = {
    "winning_hand_killed": (
        "main gagnante mise au rebut, donneur jette la main, tue la main, main exposée muckée, "
        "winning hand killed, croupier a tué la main gagnante, main gagnante jetée par le donneur, "
        "donneur a muck le gagnant",
        "dealer kills hand, winner mucked by the dealer, tabled hand mucked, dealer killed the "
        "winning hand",
    ),
    "hand_called_wrong": (
        "annonce une fausse main, fausse annonce, se trompe de main, annonce couleur, les cartes "
        "parlent, bluff à l’abattage, ment sur sa main, mauvaise lecture, annonce full et a deux "
        "paires, annonce brelan et a paire, menti sur sa main, annonce une main qu’il n’a pas, "
        "s’est trompé en annonçant sa main, dit couleur mais n’a pas couleur",
        "miscalled hand, cards speak, calls a flush, wrong hand announced, lies about the hand, "
        "miscalled his hand, says flush but no flush, announced the wrong hand",
    ),
    "one_card_then_muck": (
        "montre une seule carte, une carte retournée, jette après, veut le pot, une carte puis "
        "muck, montre qu’une carte, une seule carte montrée, montre une carte et jette",
        "shows one card, one card then muck, throws after showing one, shows only one card",
    ),
    "cards_taken_back": (
        "reprend ses cartes, cartes reprises, changé d’avis, jette face cachée, reprendre sa main, "
        "veut reprendre ses cartes, récupère sa main, jeté mais voulait payer, cartes jetées pas "
        "au muck",
        "takes cards back, changes mind, face down in front, retrieves the hand, wants his cards "
        "back, takes the hand back",
    ),
    "nuts_checked": (
        "nuts, imbattable, quinte flush check, check river en dernier, soft play, collusion, check "
        "avec les nuts, check la meilleure main, pas misé avec les nuts, ne se misent pas entre "
        "potes, s’entendent, collusion entre deux joueurs, ils jouent ensemble, ils sont de mèche, "
        "au bouton avec la meilleure main",
        "nuts, unbeatable, checks the nuts, last to act river, soft play, collusion, checked the "
        "nuts, friends soft playing, two players colluding, playing together, last to act with the "
        "best hand",
    ),
    "card_check_requested": (
        "contrôle des cartes, vérifier son jeu, soupçon de triche, triche, vérification, vérifier "
        "les cartes du mec, soupçonne une triche, je pense qu’il triche, contrôler sa main",
        "check of cards, verify a hand, suspects cheating, cheat, check his cards, thinks he "
        "cheats",
    ),
}

FIELDS: Final[Table] = {
    "winning_hand_killed.cards_shown": (
        "Combien de ses cartes a-t-il montrées ?",
        "How many cards did the player show?",
    ),
    "winning_hand_killed.second_refused": (
        "Refuse-t-il de montrer l’autre ?",
        "Does the player refuse to show the other?",
    ),
    "hand_called_wrong.deliberate": ("Est-ce volontaire ?", "Was it deliberate?"),
    "one_card_then_muck.pot_awarded": (
        "Le pot lui était-il clairement attribué avant ?",
        "Had the pot clearly been awarded to the player before?",
    ),
    "one_card_then_muck.identifiable": (
        "Peut-on encore reconnaître ses deux cartes ?",
        "Can both cards still be identified?",
    ),
    "cards_taken_back.thrown": ("Où a-t-il jeté ses cartes ?", "Where were the cards thrown?"),
    "nuts_checked.collusion_suspected": ("Soupçonne-t-on une entente ?", "Is collusion suspected?"),
    "card_check_requested.by": ("Qui demande le contrôle ?", "Who asks for the check?"),
    "card_check_requested.suspicion_said": (
        "A-t-il déclaré un soupçon de triche ?",
        "Was a suspicion of cheating stated?",
    ),
}

CHOICES: Final[Table] = {
    "one_card_then_muck.pot_awarded=true": ("Oui, c’était son pot", "Yes, it was won"),
    "winning_hand_killed.cards_shown=both": ("Les deux, et elles gagnent", "Both, and they win"),
    "winning_hand_killed.cards_shown=one": ("Une seule, qui gagne déjà", "One, which wins already"),
    "winning_hand_killed.second_refused=true": ("Oui, il refuse", "Yes, they refuse"),
    "winning_hand_killed.second_refused=false": (
        "Non, ou pas encore demandé",
        "No, or not asked yet",
    ),
    "cards_taken_back.thrown=towards_muck": ("Nettement vers le rebut", "Clearly towards the muck"),
    "cards_taken_back.thrown=in_front": ("Face cachée, devant lui", "Face down, in front"),
    "card_check_requested.by=player": ("Un joueur de la table", "A player at the table"),
    "card_check_requested.by=floor": ("Un floor", "The floor"),
}

LINES: Final[Table] = {
    "WINNER_CANNOT_BE_KILLED": (
        "La main reste vivante et prend le pot : le donneur ne peut pas la tuer",
        "The hand is live and takes the pot: the dealer cannot kill it",
    ),
    "SECOND_CARD_IS_ASKED": (
        "On lui demande l’autre carte",
        "The player is asked for the other card",
    ),
    "SECOND_CARD_IS_ORDERED": (
        "Le floor fait montrer l’autre carte ; sanction possible",
        "The floor orders the other card shown; a penalty is possible",
    ),
    "THROWN_HAND_OPEN": (
        "Au directeur de décider : montrer les deux cartes, ou main jetée",
        "The director decides: show both cards, or the hand is mucked",
    ),
    "CARDS_SPEAK": (
        "Les cartes parlent : l’annonce ne compte pas",
        "The cards speak: the announcement does not count",
    ),
    "CARDS_SPEAK_LIE": (
        "Les cartes parlent : l’annonce ne compte pas ; sanction possible",
        "The cards speak: the announcement does not count; a penalty is possible",
    ),
    "THROWN_HAND_KEEPS": ("Il garde le pot", "The pot stays with the player"),
    "THROWN_HAND_LOSES": ("Plus aucun droit au pot", "No further claim to the pot"),
    "CARDS_MAY_BE_TAKEN_BACK": ("Il peut reprendre ses cartes", "The cards may be taken back"),
    "HAND_WAS_GIVEN_UP": ("Main jetée", "The hand was mucked"),
    "NUTS_FOR_DIRECTOR": (
        "Au directeur de décider : entente, ou simple oubli",
        "The director decides: collusion, or a mere oversight",
    ),
    "NUTS_NO_PENALTY": ("Pas fautif en soi : pas de sanction", "No offence in itself: no penalty"),
    "CARDS_ARE_CHECKED": (
        "Le floor regarde sans montrer ; le directeur décidera s’il dévoile la main",
        "The floor looks without showing; the director will decide whether to reveal it",
    ),
    "CHECK_IS_REFUSED": (
        "Demande irrecevable ; l’abus se sanctionne",
        "The request is refused; abuse is penalised",
    ),
}

REASONS: Final[Table] = {
    "SHOWN_AND_PLAINLY_WINNING": (
        "bien exposée et clairement gagnante",
        "properly tabled and clearly winning",
    ),
    "ONE_CARD_THAT_WINS": ("une seule carte montrée, et elle gagne", "one card shown, and it wins"),
    "OTHER_CARD_REFUSED": ("il refuse de montrer l’autre carte", "the other card is refused"),
    "HAND_SAID_IS_NO_HAND": (
        "une main annoncée n’a aucune valeur",
        "a hand announced counts for nothing",
    ),
    "HAND_SAID_ON_PURPOSE": (
        "la fausse main a été annoncée volontairement",
        "the wrong hand was announced deliberately",
    ),
    "SAY_CARDS_SPEAK": (
        "Montrez vos deux cartes : elles parlent seules.",
        "Show both cards: cards speak.",
    ),
    "POT_WAS_GIVEN_BEFORE": (
        "le pot lui était déjà clairement attribué",
        "the pot had already clearly been awarded",
    ),
    "HALF_SHOWN_CARDS_LOST": (
        "ses cartes ne se reconnaissent plus : à ses risques",
        "the cards can no longer be identified: at the player’s own risk",
    ),
    "HALF_SHOWN_CARDS_FOUND": (
        "Une carte montrée, la main jetée, encore reconnaissable : qu’en faire ?",
        "One card shown, the hand mucked but still identifiable: what now?",
    ),
    "WEIGHS_CARDS_CAN_BE_TOLD": (
        "les deux cartes se reconnaissent",
        "both cards can be identified",
    ),
    "WEIGHS_THROWN_AT_OWN_RISK": (
        "il a jeté sa main à ses risques",
        "the hand was mucked at the player’s own risk",
    ),
    "FACE_DOWN_IN_FRONT_IS_NO_FOLD": (
        "face cachée devant soi, la main n’est pas jetée",
        "face down in front, the hand is not mucked",
    ),
    "SENT_TO_THE_MUCK": (
        "un lancer net vers le rebut vaut main jetée",
        "a clear throw to the muck counts as a mucked hand",
    ),
    "CHECKING_THE_NUTS_IS_NO_FAULT": (
        "checker le jeu imbattable n’est pas fautif en soi",
        "checking the nuts is no offence in itself",
    ),
    "NUTS_CHECKED_COLLUSION_SUSPECTED": (
        "Jeu imbattable checké en dernier, entente soupçonnée : sanctionner ?",
        "The nuts checked last, collusion suspected: a penalty?",
    ),
    "WEIGHS_MAY_BE_AN_OVERSIGHT": ("ce peut être un oubli", "it may be an oversight"),
    "WEIGHS_CHIPS_SPARED": (
        "des jetons ont été épargnés à un proche",
        "chips were saved for a friend",
    ),
    "NO_SUSPICION_SAID": (
        "aucun soupçon de triche n’est déclaré",
        "no suspicion of cheating is declared",
    ),
    "SUSPICION_WAS_SAID": (
        "un soupçon de triche est déclaré",
        "a suspicion of cheating is declared",
    ),
    "FLOOR_SAYS_WHY": ("le floor indique pourquoi il contrôle", "the floor gives the reason"),
    "SAY_WINNER_KEEPS_THE_POT": (
        "La main est gagnante : elle prend le pot.",
        "The hand wins: it takes the pot.",
    ),
    "SAY_SHOW_THE_OTHER_CARD": (
        "Montrez l’autre carte, s’il vous plaît.",
        "Show the other card, please.",
    ),
    "SAY_TWO_CARDS_MAKE_A_HAND": (
        "Une main, ce sont deux cartes : elle n’a plus droit au pot.",
        "A hand is two cards: this one has no claim to the pot.",
    ),
    "SAY_NO_CHECK_WITHOUT_SUSPICION": (
        "Pas de contrôle sans soupçon déclaré.",
        "No check without a stated suspicion.",
    ),
    "SAY_FLOOR_LOOKS_ALONE": (
        "Le floor regarde seul, sans montrer.",
        "The floor looks alone, without showing.",
    ),
}

OPTIONS: Final[Table] = {
    "HAND_SHOWS_BOTH_CARDS": ("Il montre ses deux cartes", "Both cards are shown"),
    "HAND_WAS_GIVEN_UP": ("La main était jetée", "The hand was mucked"),
    "NO_PENALTY_FOR_NUTS": ("Pas de sanction", "No penalty"),
    "PENALTY_FOR_COLLUSION": ("Sanctionner l’entente", "Penalise the collusion"),
}
