"""Incidents of the deal: two decks, misdeals, cards seen or fallen (articles 5 and 6)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

DECKS: Final[Table] = {
    "TWO_DECKS_AT_THE_FLOP": (
        "second jeu vu au flop : ses cartes s'écartent, le flop se refait avec le premier",
        "second deck seen on the flop: its cards go, a new flop comes out of the first",
    ),
    "TWO_DECKS_TOO_LATE": (
        "second jeu vu après le flop : le coup ne se rattrape plus",
        "second deck seen after the flop: the hand is past mending",
    ),
    "TWO_DECKS_IN_THE_HANDS": (
        "les mains viennent elles-mêmes de deux jeux : le coup ne se rattrape pas",
        "the hands themselves come out of two decks: past mending",
    ),
    "TWO_DECKS_BOARD_ONLY": (
        "tous à tapis avant le flop, seul le tableau vient du mauvais jeu",
        "all-in before the flop, the board alone came out of the wrong deck",
    ),
    "TWO_DECKS_POT_AWARDED": (
        "le pot est déjà dans le tapis du gagnant",
        "the pot is in the winner's chips already",
    ),
    "TWO_DECKS_STACKS_KNOWN": (
        "tapis préflop aux montants connus, main suivante pas commencée : le directeur en répond",
        "all-in preflop, amounts known, no new hand begun: the director answers for it",
    ),
    "BOXED_CARD_ALONE": (
        "une seule carte à l'endroit : elle compte comme si elle n'existait pas",
        "a single card face up: it counts as if it did not exist",
    ),
    "BOXED_CARDS_IN_DEAL": (
        "{count:carte|cartes} à l'endroit pendant la première donne",
        "{count:card|cards} face up in the first deal",
    ),
    "BOXED_CARDS_BETS_POSSIBLE": (
        "{count:carte|cartes} à l'endroit et on peut encore miser : le coup peut être annulé",
        "{count:card|cards} face up and bets still possible: the hand may be cancelled",
    ),
    "FOUL_DECK_IN_PLAY": (
        "paquet irrégulier en cours de coup : tout est rendu, quel que soit le tour",
        "foul deck during a hand: everything comes back, whatever the street",
    ),
    "FOUL_DECK_HAND_OVER": (
        "le coup est fini : il reste acquis",
        "the hand is over: it stands",
    ),
    "FOUL_DECK_FOLDS_STAND": (
        "{folds:abandon|abandons} sans lien avec le paquet : ceux qui restent partagent",
        "{folds:fold|folds} that owe nothing to the deck: those left share",
    ),
    "FOUL_DECK_FOLDS_UNKNOWN": (
        "le paquet a-t-il pesé sur les abandons ?",
        "did the deck weigh on the folds?",
    ),
    "FOUL_DECK_STAKES_DIFFER": (
        "ceux qui restent n'ont pas mis autant les uns que les autres",
        "those left have not put in the same",
    ),
}

MISDEALS: Final[Table] = {
    "FIRST_CARDS_EXPOSED": (
        "une des deux premières cartes servies est retournée",
        "one of the first two cards dealt was turned over",
    ),
    "SEVERAL_CARDS_EXPOSED": (
        "plusieurs cartes sont retournées",
        "several cards were turned over",
    ),
    "ONE_CARD_EXPOSED": (
        "une seule carte retournée, la {index:rank} servie : elle est morte et s'échange",
        "one card only turned over, {index:rank} dealt: dead, and exchanged",
    ),
    "CARD_TO_A_WRONG_SEAT": (
        "une carte est allée à un siège qui n'en attendait pas",
        "a card went where none was due",
    ),
    "PLAYER_FORGOTTEN": ("un joueur a été oublié", "someone was left out"),
    "WRONG_NUMBER_OF_CARDS": (
        "mauvais nombre de cartes, signalé avant l'action substantielle",
        "wrong number of cards, told before substantial action",
    ),
    "MISDEAL_SEEN_TOO_LATE": (
        "l'action substantielle est passée : la main continue",
        "substantial action has gone by: the hand goes on",
    ),
    "FAULT_ON_PURPOSE": (
        "fait exprès : jamais une fausse donne, ce joueur seul sort du coup",
        "done on purpose: never a misdeal, that person alone is out of the hand",
    ),
    "BUTTON_TWO_IN_A_ROW": (
        "le bouton peut recevoir deux cartes de suite",
        "the button may get two cards in a row",
    ),
    "NO_CAUSE_OF_MISDEAL": (
        "aucun des cas de fausse donne",
        "none of the causes of a misdeal",
    ),
    "CAME_BEFORE_THE_NEW_DEAL": (
        "arrivé avant la nouvelle donne : il la joue",
        "there in time for the new deal: it is played",
    ),
    "THERE_FOR_THE_NEW_DEAL": (
        "à sa place pour la nouvelle donne",
        "in place for the new deal",
    ),
    "STILL_ABSENT_FOR_THE_NEW_DEAL": (
        "toujours absent à la nouvelle donne",
        "still away for the new deal",
    ),
    "THREE_ACTIONS": (
        "{count:action|actions} : trois suffisent",
        "{count:action|actions}: three will do",
    ),
    "TWO_ACTIONS_WITH_CHIPS": (
        "deux actions de suite, dont une avec des jetons",
        "two actions in a row, one putting money in",
    ),
    "TOO_LITTLE_ACTION": (
        "{count:action|actions} : il en faut trois, ou deux dont une avec des jetons",
        "{count:action|actions}: it takes three, or two if one puts money in",
    ),
    "HANDS_OF_TWO_CARDS_PLAY": (
        "seules jouent les mains de deux cartes",
        "only hands of two cards play",
    ),
    "ONE_HAND_OF_TWO_CARDS": (
        "une seule main a ses deux cartes : elle gagne le pot",
        "one hand only has its two cards: it wins the pot",
    ),
    "NOBODY_HOLDS_TWO_CARDS": (
        "aucune main n'a ses deux cartes, et le texte n'en dit rien",
        "no hand has its two cards, and the text says nothing of it",
    ),
}

CARDS: Final[Table] = {
    "DEAD_CARD_MIXED_WITH_LIVE": (
        "carte morte mêlée à la vivante : toute la main est morte",
        "dead card mixed up with the live one: the whole hand is dead",
    ),
    "DROPPED_BY_DEALER": (
        "tombée par le donneur : morte, même cachée et non vue",
        "dropped by the dealer: dead, even face down and unseen",
    ),
    "DROPPED_BY_PLAYER": (
        "tombée par son joueur après la donne : elle se joue",
        "dropped by its owner after the deal: it plays",
    ),
    "DROPPED_BY_PLAYER_DURING_DEAL": (
        "tombée par son joueur pendant la donne : le texte n'en dit rien",
        "dropped by its owner during the deal: the text says nothing of it",
    ),
    "SEEN_BY_MOST": (
        "vue par {seen_by} des {present} présents, plus de la moitié",
        "seen by {seen_by} of the {present} there, more than half",
    ),
    "SEEN_BY_SOME": (
        "vue par {seen_by} des {present} présents, moins de la moitié",
        "seen by {seen_by} of the {present} there, less than half",
    ),
    "SEEN_BY_HALF": (
        "vue par {seen_by} des {present} présents, la moitié juste",
        "seen by {seen_by} of the {present} there, exactly half",
    ),
    "DEALER_NOT_ACTED": (
        "le donneur n'a pas encore agi",
        "the dealer has not acted yet",
    ),
    "DEALER_ACTED_WITH_ONE_CARD": (
        "le donneur a agi avec une seule carte",
        "the dealer acted with a single card",
    ),
}

SAYINGS: Final[Table] = {
    "SAY_FLOP_AGAIN_FIRST_DECK": (
        "Reprenez vos mises du flop. On écarte le second jeu et on refait le flop.",
        "Take your flop bets back. The second deck goes, and there is a new flop.",
    ),
    "SAY_BOARD_AGAIN": (
        "Les tapis restent. On refait le tableau avec le bon jeu.",
        "The all-ins stay. A new board comes out of the right deck.",
    ),
    "SAY_HAND_CANCELLED": (
        "Coup annulé : chacun reprend blindes et mises, et on redonne.",
        "Hand cancelled: everyone takes back blinds and bets, and we deal again.",
    ),
    "SAY_HAND_REPLAYED": (
        "Chacun reprend son tapis d'avant le coup. On rejoue avec le bon jeu.",
        "Everyone goes back to what they had. We replay with the right deck.",
    ),
    "SAY_HAND_STANDS": (
        "Le coup est validé. On passe au suivant.",
        "The hand stands. Next hand.",
    ),
    "SAY_CARD_SET_ASIDE": (
        "Cette carte ne compte pas : tout le monde la voit, on l'écarte et on continue.",
        "This card does not count: everyone sees it, it goes aside, we play on.",
    ),
    "SAY_MISDEAL": (
        "Fausse donne : rendez vos cartes, on recommence avec le même donneur.",
        "Misdeal: hand your cards back, the same dealer deals again.",
    ),
    "SAY_CARD_EXCHANGED": (
        "Carte morte. On finit la donne, puis elle est échangée contre la première à brûler.",
        "Dead card. We finish the deal, then it is exchanged for what was to be burned first.",
    ),
    "SAY_CARD_PLAYS": ("Cette carte se joue.", "This card plays."),
    "SAY_CARD_BURNED": (
        "Carte vue par la table : elle est brûlée.",
        "The table saw this card: it is burned.",
    ),
    "SAY_DO_NOT_NAME_IT": (
        "On continue. Personne ne dit quelle carte il croit avoir vue.",
        "We play on. Nobody says which card they think they saw.",
    ),
    "SAY_DEALER_TAKES_CARD": (
        "Le donneur prend sa deuxième carte, puis on continue.",
        "The dealer takes a second card, then we play on.",
    ),
    "SAY_HAND_DEAD_PLAY_ON": (
        "Cette main est morte. Le coup continue pour les autres.",
        "This hand is dead. The others play on.",
    ),
    "SAY_TWO_CARDS_PLAY": (
        "La main continue : seuls jouent ceux qui ont exactement deux cartes.",
        "The hand goes on: only those holding exactly two cards play.",
    ),
    "SAY_PLAY_ON": ("On continue.", "We play on."),
}

WEIGHS: Final[Table] = {
    "WEIGHS_CARDS_TELL_THE_BETTORS": (
        "les cartes vues changent ce que chacun ferait",
        "the cards seen change what anyone would do",
    ),
    "WEIGHS_CARDS_TELL_LITTLE": (
        "les cartes vues n'apprennent rien à personne",
        "the cards seen tell nobody anything",
    ),
    "WEIGHS_FOLDS_INFLUENCED": (
        "quelqu'un s'est couché à cause de l'irrégularité",
        "someone folded because of what was wrong",
    ),
    "WEIGHS_FOLDS_NOT_INFLUENCED": (
        "les abandons n'y doivent rien",
        "the folds owe nothing to it",
    ),
    "WEIGHS_NOT_THE_DEALERS_DOING": (
        "le donneur n'y est pour rien",
        "it was none of the dealer's doing",
    ),
    "WEIGHS_CARD_WAS_SEEN": ("la carte a été vue", "the card was seen"),
    "WEIGHS_NO_MAJORITY_SAW": (
        "il n'y a pas de majorité pour l'avoir vue",
        "no majority saw it",
    ),
    "WEIGHS_NOBODY_CAN_WIN": (
        "personne n'a une main pour gagner",
        "nobody has a hand to win it",
    ),
    "WEIGHS_ACTION_IS_NOT_UNDONE": (
        "une action substantielle ne se défait pas",
        "substantial action is not undone",
    ),
}

REASONS: Final[Table] = {**DECKS, **MISDEALS, **CARDS, **SAYINGS, **WEIGHS}

OPTIONS: Final[Table] = {
    "CANCEL_AND_RETURN_ALL": (
        "annuler le coup et tout rendre",
        "cancel the hand and return everything",
    ),
    "SHARE_THE_POT": (
        "partager le pot entre ceux qui restent",
        "share the pot between those left",
    ),
    "PLAY_ON": ("continuer", "play on"),
    "CARD_PLAYS": ("laisser jouer la carte", "let the card play"),
    "CARD_DEAD": ("tenir la carte pour morte", "hold the card dead"),
}
