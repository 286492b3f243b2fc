"""Hands that die, are thrown away, or are shown, by someone's fault: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "cards_thrown_on_unprotected_hand": (
        "Cartes jetées sur une main non protégée",
        "Cards thrown onto an unprotected hand",
    ),
    "unprotected_hand_mucked": (
        "Main jetée au rebut, non protégée ou par erreur",
        "Hand mucked while unprotected or by mistake",
    ),
    "open_muck": (
        "Main jetée alors qu’il pouvait checker (open muck)",
        "Hand mucked when a check was possible (open muck)",
    ),
}

KEYWORDS: Final[Table] = {
    "cards_thrown_on_unprotected_hand": (
        "cartes jetées dessus, fold sur sa main, main recouverte, cartes mélangées, main non "
        "protégée, jette sur un autre jeu, ses cartes sur les miennes, cartes mélangées avec "
        "celles du voisin, fold du voisin sur ma main, cartes jetées touchent",
        "cards thrown on, folded onto, covered hand, mixed hands, unprotected hand, his cards on "
        "mine, cards mixed with mine",
    ),
    "unprotected_hand_mucked": (
        "main brûlée, main ramassée, donneur prend les cartes, muck, rebut, main jetée, cartes "
        "ramassées par erreur, non protégée, jette par erreur, reprendre sa mise, cartes au muck, "
        "donneur a ramassé mes cartes, brûlé ma main, cartes parties au muck, donneur a muck ma "
        "main, cartes prises par erreur, main morte par erreur, cartes non protégées, cartes sans "
        "card guard",
        "mucked hand, dealer takes the cards, muck, killed hand, unprotected hand, thrown by "
        "mistake, bet back, dead hand, dealer mucked my hand, mucked by accident, dealer took my "
        "cards",
    ),
    "open_muck": (
        "muck, open muck, open fold, fold, passe, jette ses cartes, jette sa main, pouvait "
        "checker, fold alors que check, fold sans mise, big blind jette, couche sans mise, couche "
        "sans relance, passe alors qu’il peut checker, couche pour rien, grosse blinde couche, "
        "personne n’a misé, check gratuit, fold alors que personne n’a misé, nothing to call, rien "
        "à payer et il jette",
        "muck, open muck, open fold, folds, throws cards, could check, folds for free, big blind "
        "mucks, folds when he could check, folds the big blind, mucked with nothing to call",
    ),
}

FIELDS: Final[Table] = {
    "identifiable": ("Reconnaît-on la main ?", "Can the hand be identified?"),
    "cards_thrown_on_unprotected_hand.identifiable": (
        "Reconnaît-on la main couverte ?",
        "Can the covered hand be identified?",
    ),
    "thrown_by": ("Qui a jeté la main ?", "Who threw the hand away?"),
    "last_action": ("Sa dernière action dans ce tour ?", "The player’s last action this round?"),
    "called": ("Un autre l’a-t-il payée ou relancée ?", "Has another player called or raised it?"),
    "unprotected_hand_mucked.amount": (
        "À combien s’élevait sa mise, au total ?",
        "How much was the bet or raise, in total?",
    ),
    "raised": ("A-t-elle été relancée sans être payée ?", "Was it raised but not called?"),
    "called_up_to": (
        "Seulement par un tapis plus petit : de combien, au total ?",
        "Only by a smaller all-in: how much, in total?",
    ),
    "previous_bet": ("Quelle mise relançait-il, au total ?", "What bet was raised, in total?"),
    "prior_streets": (
        "Combien avait-il mis aux tours d’avant ?",
        "How much was put in on earlier rounds?",
    ),
    "opponent_at_fault": (
        "Un autre joueur est-il certainement en faute ?",
        "Was another player certainly at fault?",
    ),
    "unprotected_hand_mucked.opponent_all_in": (
        "Était-ce face à un tapis, sans relance à affronter ?",
        "Was it against an all-in, with no raise to face?",
    ),
    "open_muck.opponent_all_in": (
        "Un adversaire est-il à tapis ?",
        "Is an opponent all-in?",
    ),
    "open_muck.posted_bb": ("Qui a jeté ses cartes ?", "Who mucked?"),
}

CHOICES: Final[Table] = {
    "identifiable=true": ("Oui, sans aucun doute", "Yes, beyond doubt"),
    "identifiable=false": ("Non, elle est perdue", "No, it is lost"),
    "thrown_by=taken": ("Le donneur ou un autre joueur", "The dealer or another player"),
    "thrown_by=himself": ("Le joueur lui-même", "The player"),
    "last_action=none": ("Aucune, ou seulement sa blinde", "None, or only a blind posted"),
    "last_action=check": ("Check", "Check"),
    "last_action=call": ("Call", "Call"),
    "last_action=bet": ("Mise", "Bet"),
    "last_action=raise": ("Relance", "Raise"),
    "called=true": ("Oui, payée ou relancée", "Yes, called or raised"),
    "called=false": ("Non, par personne", "No, by nobody"),
    "called_up_to=null": ("Non, payée entière ou relancée", "No, called in full or raised"),
    "prior_streets=null": ("Je ne sais pas", "I do not know"),
    "opponent_at_fault=true": ("Oui, faute avérée", "Yes, that is proven"),
    "opponent_at_fault=false": ("Non, la sienne", "No, the player’s own"),
    "opponent_all_in=true": ("Oui, à tapis", "Yes, all-in"),
    "opponent_all_in=false": ("Non", "No"),
    "posted_bb=true": ("La grosse blinde, avant le flop", "The big blind, before the flop"),
    "posted_bb=false": ("Un autre joueur", "Another player"),
}

LINES: Final[Table] = {
    "HAND_DEAD_REFUND": (
        "Main morte ; {refund} lui reviennent, le reste demeure dans le pot",
        "Dead hand; {refund} is returned, the rest stays in the pot",
    ),
    "HAND_DEAD_ALL_BACK": (
        "Main morte ; {refund} lui reviennent, tout ce qu’il avait mis",
        "Dead hand; {refund} is returned, all that was put in",
    ),
    "HAND_DEAD_NO_REFUND": (
        "Main morte : rien ne lui revient, le coup continue",
        "Dead hand: nothing is returned, the others play on",
    ),
    "HAND_DEAD_OFFENDER_WARNED": (
        "Main morte ; au moins un avertissement au fautif",
        "Dead hand; at least a warning for the offender",
    ),
    "HAND_DEAD_OR_GIVEN_BACK": (
        "Au directeur de décider : main morte ou rendue ; le fautif au moins averti",
        "The director decides: hand dead or given back; at least a warning for the offender",
    ),
    "TAKEN_DEAD_OR_GIVEN_BACK": (
        "Au directeur de décider : main rendue, avec avertissement, ou morte ({refund} rendus)",
        "The director decides: hand given back, with a warning, or dead ({refund} returned)",
    ),
    "TAKEN_DEAD_FOR_NOTHING_OR_GIVEN_BACK": (
        "Au directeur de décider : main rendue, avec avertissement, ou morte (rien ne revient)",
        "The director decides: hand given back, with a warning, or dead (nothing returned)",
    ),
    "COVERED_HAND_PLAYS": (
        "La main couverte joue ; les deux joueurs sont sanctionnés",
        "The covered hand plays; both players are penalised",
    ),
    "COVERED_HAND_DEAD": (
        "La main couverte est morte ; le joueur qui a jeté ses cartes est sanctionné",
        "The covered hand is dead; the player who threw the cards is penalised",
    ),
    "LABEL_COMES_BACK": ("Lui revient", "Returned"),
    "LABEL_STAYS_IN_POT": ("Reste dans le pot", "Stays in the pot"),
    "MUCKED_PUNISHED": ("Main morte, avec sanction", "Dead hand, with a penalty"),
    "MUCKED_BLIND_LOST_PUNISHED": (
        "Main morte, avec sanction ; sa blinde reste dans le pot",
        "Dead hand, with a penalty; the blind stays in the pot",
    ),
    "MUCKED_BLIND_LOST": (
        "Main morte, sans sanction ; sa blinde reste dans le pot",
        "Dead hand, no penalty; the blind stays in the pot",
    ),
}

REASONS: Final[Table] = {
    "UNPAID_BET_COMES_BACK": (
        "mise non payée : {refund} lui reviennent",
        "bet not called: {refund} returned",
    ),
    "UNPAID_RAISE_COMES_BACK": (
        "relance non payée : {refund} lui reviennent, la part au-dessus de la mise précédente",
        "raise not called: {refund} returned, the part above the previous bet",
    ),
    "BET_WAS_PAID": (
        "sa mise a été payée : rien ne lui revient",
        "the bet was called: nothing is returned",
    ),
    "NOTHING_TO_COME_BACK": (
        "ni mise ni relance en dernière action : rien ne lui revient",
        "neither a bet nor a raise as last action: nothing is returned",
    ),
    "THROWN_BY_HIMSELF": (
        "main jetée vers le muck : morte, reconnaissable ou non",
        "hand thrown towards the muck: dead, whether or not it can be identified",
    ),
    "THROWN_AND_LOST": (
        "main perdue dans le muck par la faute d’un autre : morte, le fautif est averti au moins",
        "another player’s offence lost it in the muck: dead, at least a warning for the offender",
    ),
    "THROWN_BY_ANOTHERS_FAULT": (
        "main jetée par la faute certaine d’un autre, encore reconnaissable",
        "another player was certainly at fault, and the hand can still be identified",
    ),
    "TAKEN_BUT_TOLD": (
        "main prise par un autre, encore reconnaissable : deux articles se contredisent",
        "hand taken by another, and still identifiable: two articles contradict each other",
    ),
    "WEIGHS_HAND_CAN_BE_TOLD": (
        "reconnaissable, elle se rend avec un avertissement",
        "it can be identified, and is given back with a warning",
    ),
    "WEIGHS_NO_RECOURSE": (
        "une main non protégée qui est tuée est sans recours",
        "a player whose unprotected hand is killed has no redress",
    ),
    "SAY_HAND_BACK_WITH_WARNING": (
        "La main est rendue. Avertissement : protégez vos cartes.",
        "The hand is given back. A warning: protect your cards.",
    ),
    "COVERED_HAND_TOLD": (
        "la main couverte est retrouvée : elle joue, les deux joueurs sont sanctionnés",
        "the covered hand is found: it plays, both are penalised",
    ),
    "COVERED_HAND_LOST": (
        "la main couverte est perdue, donc morte : le joueur qui a jeté est sanctionné",
        "the covered hand is lost: dead, and the player who threw the cards is penalised",
    ),
    "SAY_HAND_DEAD_REFUND": (
        "Cette main est morte. {refund} lui reviennent, le reste demeure dans le pot.",
        "This hand is dead. {refund} is returned, the rest stays in the pot.",
    ),
    "SAY_HAND_GIVEN_BACK": (
        "La main est rendue et joue. Protégez vos cartes : sanction pour chacun.",
        "The hand is given back and plays. Protect your cards: a penalty for each.",
    ),
    "WEIGHS_THE_RULE_IS_DEAD": (
        "une main jetée est morte, sauf cas rare",
        "a hand thrown away is dead, except in rare cases",
    ),
    "WEIGHS_FAULT_IS_CERTAIN": (
        "la faute de l’autre est certaine et la main se reconnaît",
        "the other player was certainly at fault and the hand can be identified",
    ),
    "BIG_BLIND_THREW_ITS_CARDS": (
        "la grosse blinde a jeté sans mise à suivre : son montant est perdu, rien de plus",
        "the big blind mucked with nothing to call: what was posted is lost, no more",
    ),
    "THREW_CARDS_COULD_CHECK": (
        "cartes jetées alors qu’on pouvait checker : main morte et sanction",
        "cards mucked when a check was possible: dead hand and a penalty",
    ),
    "SAY_HAND_DEAD_BLIND_STAYS": (
        "La main est morte, la blinde reste dans le pot.",
        "The hand is dead, the blind stays in the pot.",
    ),
    "SAY_HAND_DEAD_PENALTY": ("La main est morte, avec sanction.", "The hand is dead. Penalty."),
}

OPTIONS: Final[Table] = {
    "HAND_STAYS_DEAD": ("laisser la main morte", "leave the hand dead"),
    "GIVE_THE_HAND_BACK": ("rendre la main", "give the hand back"),
}
