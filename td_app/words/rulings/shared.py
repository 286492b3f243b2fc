"""Words that several families of questions, answers or announcements share."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair, Table

FIELDS: Final[Table] = {
    "bet_level": ("Combien à suivre, au total ?", "How much is there to call, in total?"),
    "min_increment": (
        "Relance minimale : combien de plus que la mise ?",
        "Minimum raise: how much more than the bet?",
    ),
    "raised_from": (
        "Combien à suivre avant la dernière relance ?",
        "How much was there to call before the last raise?",
    ),
    "last_chips": ("Étaient-ce ses derniers jetons ?", "Were these the player’s last chips?"),
    "may_raise": ("A-t-il encore le droit de relancer ?", "May the player still raise?"),
    "prior": (
        "Combien avait-il déjà devant lui, dans ce tour ?",
        "How much was already in front of the player, this round?",
    ),
    "chips_total": (
        "Combien vient-il de pousser, en tout ?",
        "How much did the player just put in, altogether?",
    ),
    "players_in_hand": ("Combien de joueurs dans le coup ?", "How many players in the hand?"),
    "bb": ("Combien vaut la grosse blinde ?", "How much is the big blind?"),
    "street": ("Où en est le coup ?", "Which street?"),
    "amount": ("Quel montant ?", "What amount?"),
    "several_pots": ("Y a-t-il plusieurs pots ?", "Are there several pots?"),
    "pots": (
        "Quels pots, du principal aux extérieurs ?",
        "Which pots, from the main one outwards?",
    ),
    "pots.amount": ("Combien dans ce pot ?", "How much is in this pot?"),
    "pots.eligible": ("Qui joue pour ce pot ?", "Who plays for this pot?"),
    "smallest_chip": (
        "Quel est le plus petit jeton en jeu ?",
        "What is the smallest chip in play?",
    ),
    "live": ("Qui est encore dans le coup ?", "Who is still in the hand?"),
}

DOES_NOT_KNOW: Final[Pair] = ("Je ne sais pas", "I do not know")

#: What may be done or said at one’s turn.
_ACTIONS: Final[Table] = {
    "check": ("Check", "Check"),
    "call": ("Call", "Call"),
    "raise": ("Relance", "Raise"),
    "fold": ("Fold", "Fold"),
    "bet": ("Mise", "Bet"),
}

_ACTIONS_ASKED: Final = {
    "word": ("check", "call", "raise"),
    "word_after": ("check", "call", "raise", "fold"),
    "announced": tuple(_ACTIONS),
    "actions_between": tuple(_ACTIONS),
    "actions": tuple(_ACTIONS),
}

CHOICES: Final[Table] = {
    **{
        f"{field}={action}": _ACTIONS[action]
        for field, actions in _ACTIONS_ASKED.items()
        for action in actions
    },
    **{
        f"{field}=null": DOES_NOT_KNOW
        for field in (
            "street",
            "bb",
            "bet_level",
            "min_increment",
            "raised_from",
            "players_in_hand",
            "seats",
        )
    },
    "several_pots=true": ("Oui, à cause d’un tapis", "Yes, because of an all-in"),
    "several_pots=false": ("Non, un seul", "No, only one"),
    "raised_from=0": ("Rien : pas encore de relance", "Nothing: no raise yet"),
    "last_chips=true": ("Oui, il est à tapis", "Yes, all-in"),
    "last_chips=false": ("Non, il lui en reste", "No, chips are left"),
    "may_raise=false": ("Non, sa relance est bloquée", "No, betting is not reopened"),
    "bet_level=0": ("Personne n’a misé", "Nobody has bet"),
    "street=preflop": ("Avant le flop", "Before the flop"),
    "street=flop": ("Au flop", "On the flop"),
    "street=turn": ("À la turn", "On the turn"),
    "street=river": ("À la river", "On the river"),
}

LINES: Final[Table] = {
    "WAGER_CHECK": ("Check", "Check"),
    "WAGER_CHECK_BACK": ("Check : reprend {back}", "Check: takes {back} back"),
    "WAGER_CALL": ("Call à {total}", "Call of {total}"),
    "WAGER_CALL_ADD": ("Call à {total} : ajoute {add}", "Call of {total}: adds {add}"),
    "WAGER_CALL_BACK": ("Call à {total} : reprend {back}", "Call of {total}: takes {back} back"),
    "WAGER_ALL_IN": (
        "Tapis de {total} : il tient, sans être une relance",
        "All-in of {total}: it stands, without being a raise",
    ),
    "WAGER_BET": ("Mise de {total}", "Bet of {total}"),
    "WAGER_BET_ADD": ("Mise de {total} : ajoute {add}", "Bet of {total}: adds {add}"),
    "WAGER_BET_BACK": ("Mise de {total} : reprend {back}", "Bet of {total}: takes {back} back"),
    "WAGER_RAISE": ("Relance à {total}", "Raise to {total}"),
    "WAGER_RAISE_ADD": ("Relance à {total} : ajoute {add}", "Raise to {total}: adds {add}"),
    "WAGER_RAISE_BACK": (
        "Relance à {total} : reprend {back}",
        "Raise to {total}: takes {back} back",
    ),
    "WAGER_CHOOSE": (
        "Doit choisir : call ou fold, sans relance",
        "Must choose: call or fold, no raise",
    ),
    "WAGER_CHOOSE_CHIP_STAYS": (
        "Doit choisir : call ou fold, sans relance ; le jeton reste",
        "Must choose: call or fold, no raise; the chip stays",
    ),
    "COMPLETE_OR_FORFEIT": (
        "Au directeur de décider : compléter, ou perdre les jetons et la main",
        "The director decides: complete, or forfeit the chips and the hand",
    ),
    "LABEL_IN_FRONT": ("Total devant lui", "Total in front"),
    "LABEL_TO_ADD": ("À ajouter", "To add"),
    "LABEL_TO_TAKE_BACK": ("À reprendre", "To take back"),
    "LABEL_TO_CALL": ("À suivre, au total", "To call, in total"),
    "ALL_DEALT_AGAIN": (
        "Fausse donne : tout est redistribué, par le même donneur",
        "Misdeal: everything is dealt again, by the same dealer",
    ),
    "CARD_EXCHANGED": (
        "Carte morte, échangée en fin de donne contre la première à brûler",
        "Dead card, replaced after the deal by the first burn card",
    ),
    "POT_SHARED": ("Le pot est partagé entre {players}", "The pot is split between {players}"),
    "POT_SHARED_SEATS": (
        "Le pot est partagé entre les places {players}",
        "The pot is split between seats {players}",
    ),
    "EACH_POT_SHARED": (
        "Chaque pot est partagé entre ceux qui peuvent le gagner",
        "Each pot is split between those who can win it",
    ),
    "ODD_CHIPS_BY_THE_BUTTON": (
        "Jeton indivisible : au premier d’entre eux à gauche du bouton",
        "Odd chips: to the first of them left of the button",
    ),
    "MAIN_POT_TO_EACH": ("Pot principal, à chacun : {players}", "Main pot, to each of {players}"),
    "MAIN_POT_TO_EACH_SEATS": (
        "Pot principal, à chaque place : {players}",
        "Main pot, to each of seats {players}",
    ),
    "SIDE_POT_TO_EACH": ("Pot extérieur, à chacun : {players}", "Side pot, to each of {players}"),
    "SIDE_POT_TO_EACH_SEATS": (
        "Pot extérieur, à chaque place : {players}",
        "Side pot, to each of seats {players}",
    ),
    "HAND_OVER_STANDS": ("Le coup est fini : il reste acquis", "The hand is over: it stands"),
}

REASONS: Final[Table] = {
    "OPENING_BELOW_BIG_BLIND": (
        "ouverture de {total} : au moins {least}, la grosse blinde",
        "an opening of {total}: at least {least}, the big blind",
    ),
    "CALL_WAS_SAID": (
        "« call » a été dit : c’est un call à {bet}",
        "“call” was said: a call of {bet}",
    ),
    "LAST_CHIPS_OPEN": (
        "ses derniers jetons, {total} : l’ouverture à tapis tient",
        "their last chips, {total}: the opening all-in stands",
    ),
    "LAST_CHIPS_CALL": (
        "ses derniers jetons : avec {total}, il suit {bet} pour tout ce qu’il a, rien à ajouter",
        "their last chips: {total} calls {bet} for all they have, nothing to add",
    ),
    "LAST_CHIPS_ABOVE": (
        "ses derniers jetons, {total}, dépassent {bet} sans faire une relance : le tapis tient",
        "their last chips, {total}, go above {bet} without being a raise: the all-in stands",
    ),
    "BLOCKED_SO_A_CALL": (
        "sa relance est bloquée : il ne peut que suivre {bet}",
        "betting is not reopened: only a call of {bet} is possible",
    ),
    "WEIGHS_RAISE_MISSED_IN_GOOD_FAITH": (
        "la relance lui a échappé de bonne foi, l’équité le demande",
        "the raise was missed in good faith, fairness requires it",
    ),
    "SAY_CHECK": ("Check.", "Check."),
    "SAY_CHECK_TAKE_BACK": ("Check : reprenez {back}.", "Check: take {back} back."),
    "SAY_ALL_IN_STANDS": (
        "Tapis à {total}. Ce n’est pas une relance.",
        "All-in, {total}. It is not a raise.",
    ),
    "SAY_CALL": ("Call, {total}.", "Call, {total}."),
    "SAY_CALL_ADD": ("Call à {total} : ajoutez {add}.", "Call, {total}: add {add}."),
    "SAY_CALL_EXACTLY": (
        "Call, {total} exactement, ni plus ni moins.",
        "Call, {total} exactly, no more, no less.",
    ),
    "SAY_BET_EXACTLY": (
        "Mise de {total} exactement, ni plus ni moins.",
        "A bet of {total} exactly, no more, no less.",
    ),
    "SAY_RAISE_EXACTLY": (
        "Relance à {total} exactement, ni plus ni moins.",
        "Raise to {total} exactly, no more, no less.",
    ),
    "SAY_CALL_TAKE_BACK": ("Call à {total} : reprenez {back}.", "Call, {total}: take {back} back."),
    "SAY_BET": ("Mise de {total}.", "A bet of {total}."),
    "SAY_BET_ADD": ("Mise de {total} : ajoutez {add}.", "A bet of {total}: add {add}."),
    "SAY_BET_TAKE_BACK": (
        "Mise de {total} : reprenez {back}.",
        "A bet of {total}: take {back} back.",
    ),
    "SAY_RAISE": ("Relance à {total}.", "Raise to {total}."),
    "SAY_RAISE_ADD": ("Relance à {total} : ajoutez {add}.", "Raise to {total}: add {add}."),
    "SAY_RAISE_TAKE_BACK": (
        "Relance à {total} : reprenez {back}.",
        "Raise to {total}: take {back} back.",
    ),
    "SAY_POT_SHARED": (
        "Le pot est partagé entre les {players} joueurs encore en jeu.",
        "The pot is split between the {players} players still in.",
    ),
    "SAY_EACH_POT_SHARED": (
        "Chaque pot est partagé entre les joueurs qui peuvent le gagner.",
        "Each pot is split between the players who can win it.",
    ),
    "FIRST_CARDS_EXPOSED": (
        "une des deux premières cartes servies est retournée",
        "one of the first two cards dealt was turned over",
    ),
    "ONE_CARD_EXPOSED": (
        "une seule carte retournée, la {index:rank} servie : elle est morte et s’échange",
        "only one card turned over, the {index:rank} dealt: dead, and replaced",
    ),
    "SAY_HAND_CANCELLED": (
        "Coup annulé : chacun reprend blindes et mises, et on redonne.",
        "Hand cancelled: everyone takes back blinds and bets, and we deal again.",
    ),
    "SAY_HAND_STANDS": ("Le coup est validé. On passe au suivant.", "The hand stands. Next hand."),
    "SAY_MISDEAL": (
        "Fausse donne : rendez vos cartes, on recommence avec le même donneur.",
        "Misdeal: hand your cards back, the same dealer deals again.",
    ),
    "SAY_CARD_EXCHANGED": (
        "Carte morte. On finit la donne, puis elle est échangée contre la première à brûler.",
        "Dead card. We finish the deal, then it is replaced by the first burn card.",
    ),
    "SAY_HAND_DEAD_PLAY_ON": (
        "Cette main est morte. Le coup continue pour les autres.",
        "This hand is dead. The others play on.",
    ),
    "SAY_PLAY_ON": ("On continue.", "We play on."),
    "SAY_HAND_DEAD": ("La main est morte.", "The hand is dead."),
}

OPTIONS: Final[Table] = {
    "COMPLETE": ("compléter", "complete"),
    "FORFEIT": ("perdre la mise et la main", "forfeit the chips and the hand"),
    "CANCEL_AND_RETURN_ALL": (
        "annuler le coup et tout rendre",
        "cancel the hand and return everything",
    ),
    "SHARE_THE_POT": ("partager le pot entre ceux qui restent", "split the pot between those left"),
}
