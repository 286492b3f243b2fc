"""Misdeals, who plays the new deal, and substantial action: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "misdeal": ("Erreur de donne : fausse donne ?", "Deal error: is it a misdeal?"),
    "misdeal_after_substantial_action": (
        "Mauvais nombre de cartes, vu trop tard",
        "Wrong number of cards, seen too late",
    ),
    "redeal_after_misdeal": (
        "Fausse donne : l’absent joue-t-il la nouvelle donne ?",
        "Misdeal: is the absent player in the new deal?",
    ),
    "substantial_action": ("Y a-t-il action substantielle ?", "Is there substantial action?"),
}

KEYWORDS: Final[Table] = {
    "misdeal": (
        "fausse donne, maldonne, redonner, redistribuer, erreur de donne, joueur oublié, trois "
        "cartes, une carte, pas servi, deux cartes retournées, mauvais siège, siège vide servi, "
        "mauvais nombre de cartes, misdeal, trois cartes reçues, une seule carte reçue, joueur "
        "sans cartes, oublié de donner à un joueur, mal distribué, carte donnée à un siège vide, "
        "donné à un absent, mauvais siège servi, erreur de distribution, refaire la donne, annuler "
        "la donne, pas assez de cartes, pas eu de cartes, pas reçu de cartes, trop de cartes, mal "
        "donné, donne ratée, oublié une place, sauté une place en donnant, commencé par le mauvais "
        "joueur, n’a pas reçu de cartes",
        "misdeal, redeal, deal error, player left out, three cards, one card, not dealt in, two "
        "exposed cards, wrong seat, wrong number of cards, missed a player on the deal, dealt to "
        "an empty seat, wrong player dealt, two cards missing, not enough cards, no cards, got no "
        "cards, skipped a seat",
    ),
    "misdeal_after_substantial_action": (
        "trois cartes, une seule carte, mauvais nombre de cartes, trop tard, main brûlée, action "
        "substantielle passée, trop de cartes, fausse donne trop tard, trois cartes et on a déjà "
        "misé, trop de cartes après les mises, une carte et déjà joué, cartes en trop vues après",
        "three cards, one card, wrong number of cards, too late, dead hand, too many cards, "
        "misdeal too late, three cards after betting",
    ),
    "redeal_after_misdeal": (
        "redonne, nouvelle donne, absent revenu, retardataire, revenu entre-temps, joue la "
        "redonne, après la fausse donne, absent joue la nouvelle donne",
        "redeal, new deal, absent player back, came back, plays the redeal, after a misdeal, "
        "absent player in the redeal",
    ),
    "substantial_action": (
        "action substantielle, AS, trop tard pour corriger, deux actions, trois actions, combien "
        "d’actions, peut-on corriger, trop tard pour annuler, peut-on encore annuler la donne, "
        "assez d’actions, déjà deux actions",
        "substantial action, SA, too late, two actions, three actions, how many actions, is it too "
        "late to cancel",
    ),
}

FIELDS: Final[Table] = {
    "substantial_action": (
        "Y a-t-il eu action substantielle ?",
        "Has there been substantial action?",
    ),
    "misdeal.what": ("Qu’est-ce qui n’allait pas ?", "What was wrong?"),
    "exposed_index": (
        "Quelles cartes retournées ? (1 : la première servie)",
        "Which cards were turned over? (1: first card dealt)",
    ),
    "wrong_count": ("Combien de cartes a-t-il reçues ?", "How many cards was the player dealt?"),
    "forgotten": ("Un joueur a-t-il été oublié ?", "Was a player left out?"),
    "wrong_seat": (
        "Une carte est-elle allée à une mauvaise place ?",
        "Did a card go to the wrong seat?",
    ),
    "button_two_in_a_row": (
        "Le bouton a-t-il reçu deux cartes de suite ?",
        "Did the button get two cards in a row?",
    ),
    "deliberate_by": ("Qui a agi volontairement ?", "Who did it deliberately?"),
    "of_dealer": ("Est-ce le donneur lui-même ?", "Is it the dealer?"),
    "dealer_acted": ("Le donneur a-t-il déjà agi ?", "Has the dealer already acted?"),
    "dealer_to_act": (
        "Le donneur, s’il n’a pas encore agi ?",
        "The dealer, if still to act?",
    ),
    "notified_before_as": ("Quand l’a-t-on signalé ?", "When was it pointed out?"),
    "repeated": (
        "La même personne recommence-t-elle sans cesse ?",
        "Does the same person keep doing it?",
    ),
    "cards": ("Combien de cartes a chaque joueur ?", "How many cards does each player hold?"),
    "absent_then_present": (
        "Absent à la première donne, est-il revenu depuis ?",
        "Away for the first deal, has the player come back?",
    ),
    "present_now": (
        "Est-il à sa place pour la nouvelle donne ?",
        "Is the player seated for the new deal?",
    ),
    "actions": (
        "Quelles actions depuis, dans l’ordre ? (sans les blindes)",
        "Which actions since, in order? (not the blinds)",
    ),
}

CHOICES: Final[Table] = {
    "substantial_action=true": (
        "Oui : 3 actions, ou 2 dont une avec des jetons",
        "Yes: 3 actions, or 2 with chips in one of them",
    ),
    "substantial_action=false": ("Non, pas encore", "No, not yet"),
    "misdeal.what=exposed_index": (
        "Une ou plusieurs cartes retournées",
        "One or more cards turned over",
    ),
    "misdeal.what=wrong_count": (
        "Un joueur n’a pas deux cartes",
        "A player who does not have two cards",
    ),
    "misdeal.what=forgotten": ("Un joueur oublié", "A player was left out"),
    "misdeal.what=wrong_seat": (
        "Une carte à une place qui n’en attendait pas",
        "A card dealt to a seat that should get none",
    ),
    "misdeal.what=button_two_in_a_row": (
        "Deux cartes de suite au bouton",
        "Two cards in a row to the button",
    ),
    "misdeal.what=deliberate_by": ("Acte volontaire d’un joueur", "Deliberate act of a player"),
    "misdeal.what=null": ("Rien de tout cela", "None of these"),
    "wrong_count=null": ("Deux, le bon compte", "Two, as it should be"),
    "deliberate_by=null": ("Personne", "Nobody"),
    "of_dealer=true": ("Oui, sa deuxième carte manque", "Yes, missing the second card"),
    "of_dealer=false": ("Non, un autre joueur", "No, another player"),
    "dealer_acted=true": ("Oui, avec une seule carte", "Yes, with only one card"),
    "dealer_acted=false": ("Non, pas encore", "No, not yet"),
    "dealer_to_act=null": ("Il a agi, ou a ses deux cartes", "Has acted, or has both cards"),
    "notified_before_as=true": ("Avant l’action substantielle", "Before substantial action"),
    "notified_before_as=false": (
        "Après : 3 actions, ou 2 dont une avec des jetons",
        "After: 3 actions, or 2 with chips in one of them",
    ),
    "absent_then_present=true": ("Oui, avant la nouvelle donne", "Yes, before the new deal"),
    "absent_then_present=false": ("Non, ce n’est pas son cas", "No, that is not the case"),
    "present_now=true": ("Oui, à sa place", "Yes, seated"),
    "present_now=false": ("Non, toujours absent", "No, still away"),
}

LINES: Final[Table] = {
    "SANCTION_REPEATED": ("sanction pour récidive", "a penalty for repeat offences"),
    "ON_PURPOSE": (
        "Acte volontaire : sa main est morte, avec sanction ; les autres jouent",
        "Deliberate: that hand is dead, with a penalty; the others play",
    ),
    "TOO_LATE_TO_DEAL_AGAIN": (
        "Trop tard pour redonner : seules les mains de deux cartes jouent",
        "Too late to deal again: only two-card hands play",
    ),
    "BUTTON_TWICE_IS_NO_MISDEAL": (
        "Pas de fausse donne : le bouton peut recevoir deux cartes de suite",
        "No misdeal: the button may be dealt two cards in a row",
    ),
    "NO_MISDEAL": ("Pas de fausse donne : la main continue", "No misdeal: the hand goes on"),
    "PLAYS_NEW_DEAL": ("Il joue la nouvelle donne", "The player is in the new deal"),
    "NOT_IN_NEW_DEAL": (
        "Absent : il ne joue pas la nouvelle donne",
        "Away: the player is not in the new deal",
    ),
    "TWO_CARDS_PLAY": (
        "Jouent {players} ; {dead:=l’autre main est morte|les autres mains sont mortes}",
        "{players} play; {dead:=the other hand is dead|the other hands are dead}",
    ),
    "TWO_CARDS_PLAY_SEATS": (
        "Jouent les places {players} ; {dead:=l’autre main est morte|les autres sont mortes}",
        "Seats {players} play; {dead:=the other hand is dead|the other hands are dead}",
    ),
    "WINS_WITH_TWO_CARDS": (
        "{players} gagne le pot, avec la seule main de deux cartes",
        "{players} wins the pot, with the only two-card hand",
    ),
    "WINS_WITH_TWO_CARDS_SEATS": (
        "La place {players} gagne le pot, avec la seule main de deux cartes",
        "Seat {players} wins the pot, with the only two-card hand",
    ),
    "DEALER_COMPLETES_OTHERS_DEAD": (
        "Le donneur prend sa deuxième carte ; {dead:autre main morte|autres mains mortes}",
        "The dealer takes a second card; {dead:other hand dead|other hands dead}",
    ),
    "EVERY_HAND_PLAYS": (
        "Toutes les mains ont deux cartes : elles jouent",
        "Every hand has two cards: all of them play",
    ),
    "NOBODY_HAS_TWO_CARDS": (
        "Au directeur de décider : tout rendre, ou partager le pot",
        "The director decides: return everything, or split the pot",
    ),
    "IS_SUBSTANTIAL": (
        "Action substantielle : la main se poursuit",
        "Substantial action: the hand goes on",
    ),
    "NOT_SUBSTANTIAL": (
        "Pas d’action substantielle : l’erreur peut encore se corriger",
        "No substantial action: the error can still be corrected",
    ),
}

REASONS: Final[Table] = {
    "SEVERAL_CARDS_EXPOSED": ("plusieurs cartes sont retournées", "several cards were turned over"),
    "CARD_TO_A_WRONG_SEAT": (
        "une carte est allée à une place qui n’en attendait pas",
        "a card went where none was due",
    ),
    "PLAYER_FORGOTTEN": ("un joueur a été oublié", "someone was left out"),
    "WRONG_NUMBER_OF_CARDS": (
        "mauvais nombre de cartes, signalé avant l’action substantielle",
        "wrong number of cards, pointed out before substantial action",
    ),
    "MISDEAL_SEEN_TOO_LATE": (
        "l’action substantielle est passée : la main continue",
        "substantial action has occurred: the hand goes on",
    ),
    "FAULT_ON_PURPOSE": (
        "acte volontaire : jamais une fausse donne, seul ce joueur sort du coup",
        "deliberate: never a misdeal, only that player is out of the hand",
    ),
    "BUTTON_TWO_IN_A_ROW": (
        "le bouton peut recevoir deux cartes de suite",
        "the button may be dealt two cards in a row",
    ),
    "NO_CAUSE_OF_MISDEAL": ("aucun des cas de fausse donne", "none of the causes of a misdeal"),
    "CAME_BEFORE_THE_NEW_DEAL": (
        "arrivé avant la nouvelle donne : il la joue",
        "there in time for the new deal: the player is dealt in",
    ),
    "THERE_FOR_THE_NEW_DEAL": (
        "à sa place pour la nouvelle donne",
        "in their seat for the new deal",
    ),
    "STILL_ABSENT_FOR_THE_NEW_DEAL": (
        "toujours absent à la nouvelle donne",
        "still away for the new deal",
    ),
    "THREE_ACTIONS": (
        "{count:action|actions} : trois suffisent",
        "{count:action|actions}: three are enough",
    ),
    "TWO_ACTIONS_WITH_CHIPS": (
        "deux actions de suite, dont une avec des jetons",
        "two actions in a row, one of them with chips",
    ),
    "TOO_LITTLE_ACTION": (
        "{count:action|actions} : il en faut trois, ou deux dont une avec des jetons",
        "{count:action|actions}: it takes three, or two if one puts chips in",
    ),
    "HANDS_OF_TWO_CARDS_PLAY": (
        "seules les mains de deux cartes jouent",
        "only two-card hands play",
    ),
    "ONE_HAND_OF_TWO_CARDS": (
        "une seule main a ses deux cartes : elle gagne le pot",
        "only one hand has its two cards: it wins the pot",
    ),
    "NOBODY_HOLDS_TWO_CARDS": (
        "aucune main n’a ses deux cartes, et le texte n’en dit rien",
        "no hand has its two cards, and the text does not say",
    ),
    "SAY_TWO_CARDS_PLAY": (
        "La main continue : seuls jouent ceux qui ont exactement deux cartes.",
        "The hand goes on: only those holding exactly two cards play.",
    ),
    "WEIGHS_NOBODY_CAN_WIN": ("personne n’a de main gagnante", "nobody has a winning hand"),
    "WEIGHS_ACTION_IS_NOT_UNDONE": (
        "une action substantielle ne s’annule pas",
        "substantial action cannot be undone",
    ),
}
