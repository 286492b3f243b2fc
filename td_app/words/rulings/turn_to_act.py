"""Acting before one's turn, and being passed over: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "out_of_turn": ("Joueur qui parle avant son tour", "Player acting out of turn"),
    "skipped": ("Joueur oublié, dont on a sauté la parole", "Skipped player"),
}

KEYWORDS: Final[Table] = {
    "out_of_turn": (
        "hors tour, hors de son tour, avant son tour, trop tôt, parle avant, joue avant, out of "
        "turn, fold avant son tour, call hors tour, raise hors tour, pas à lui de parler, pas son "
        "tour, c’était pas à lui, alors que c’était à moi, avant moi, avant que je parle, joue "
        "avant l’autre, couche avant son tour, tapis avant son tour, check avant son tour, a parlé "
        "trop tôt, agit avant les autres, parle après le bouton, pas attendu, sans attendre son "
        "tour, n’a pas attendu, joue avant la grosse blinde, parle avant la petite blinde, agit "
        "avant son voisin",
        "out of turn, acts too early, before the turn, too soon, folds early, premature, not his "
        "turn, acted before me, before my turn, acted early, plays ahead, did not wait, before he "
        "acted, played before the big blind, bets out of turn, takes a bet out of turn back",
    ),
    "skipped": (
        "oublié, joueur oublié, sauté, parole sautée, zappé, tour sauté, n’a pas parlé, on l’a "
        "passé, pas vu, joueur zappé, sauté un joueur, pas laissé parler, n’a pas joué son tour, "
        "on ne m’a pas vu, ils ont joué sans moi, tour passé, pas eu la parole, action passée, "
        "déjà au joueur suivant, oublié dans l’action",
        "skipped, passed over, forgotten player, missed turn, did not act, player got skipped, "
        "action went past, was not given a turn, action moved on",
    ),
}

FIELDS: Final[Table] = {
    "out_of_turn.announced": (
        "Qu’a-t-il dit ou fait avant son tour ?",
        "What did the player say or do before their turn?",
    ),
    "out_of_turn.actions_between": (
        "Qu’ont fait les autres, jusqu’à son tour ?",
        "What did the others do before the player’s turn?",
    ),
    "previous_not_done": (
        "Était-ce bien à lui, le précédent n’ayant pas fini ?",
        "Was the player next, the previous one not having finished?",
    ),
    "out_of_turn.facing_bet": (
        "Y avait-il déjà une mise à suivre ?",
        "Was there already a bet to call?",
    ),
    "out_of_turn.repeated": ("Est-ce une habitude ?", "Is it a habit?"),
    "skipped.substantial_action": (
        "Les suivants ont-ils joué (action substantielle) ?",
        "Have the players behind acted (substantial action)?",
    ),
    "skipped.facing_bet": ("Quelqu’un a-t-il misé dans ce tour ?", "Has anyone bet in this round?"),
    "skipped.held_up": (
        "Pourquoi n’a-t-il pas parlé à temps ?",
        "Why did the player not speak up in time?",
    ),
}

CHOICES: Final[Table] = {
    "announced=rises": ("Il s’est levé de table", "Got up from the table"),
    "actions_between=short_all_in": (
        "Tapis au-dessus, sans être une relance",
        "All-in above the bet, no raise",
    ),
    "previous_not_done=true": (
        "Oui, il manquait la fin (le montant)",
        "Yes, only the amount was missing",
    ),
    "previous_not_done=false": ("Non, ce n’était pas à lui", "No, it was another’s turn"),
    "out_of_turn.facing_bet=true": ("Oui, une mise", "Yes, a bet"),
    "out_of_turn.facing_bet=false": ("Non, aucune", "No, none"),
    "out_of_turn.repeated=true": ("Oui, il recommence", "Yes, repeatedly"),
    "out_of_turn.repeated=false": ("Non, par mégarde", "No, by accident"),
    "skipped.facing_bet=true": ("Oui, ou avant le flop", "Yes, or before the flop"),
    "skipped.facing_bet=false": ("Non, personne", "No, nobody"),
    "held_up=true": (
        "Empêché : il mélangeait, ou jeu trop rapide",
        "Prevented: shuffling, or play too fast",
    ),
    "held_up=false": ("Il pouvait parler", "Nothing stopped the player"),
}

LINES: Final[Table] = {
    "HELD_TO_CHECK": ("Tenu à son annonce : check", "Held to the announcement: check"),
    "HELD_TO_CALL": ("Tenu à son annonce : call", "Held to the announcement: call"),
    "HELD_TO_FOLD": ("Le fold tient : main couchée", "The fold stands: the hand is folded"),
    "HELD_TO_BET": ("Tenu à son annonce : mise", "Held to the announcement: bet"),
    "HELD_TO_RAISE": ("Tenu à son annonce : relance", "Held to the announcement: raise"),
    "HELD_SO_FAR": (
        "L’annonce tient, sauf mise ou relance d’ici son tour",
        "The announcement stands, unless there is a bet or raise before their turn",
    ),
    "CHECK_IS_FOLD_OR_CALL": (
        "Pas de check face à une mise : fold ou call, sans relance",
        "No check facing a bet: fold or call, no raise",
    ),
    "ROSE_BEFORE_TURN": (
        "Il attend son tour, assis ; sanction pour s’être levé",
        "The player waits, seated; a penalty for getting up",
    ),
    "HELD_OR_FREE": (
        "Au directeur de décider : tenu à son annonce, ou libre d’agir",
        "The director decides: held to the announcement, or free to act",
    ),
    "NOT_HELD": (
        "Annonce annulée : libre d’agir, reprend ses jetons",
        "Announcement void: free to act, takes the chips back",
    ),
    "SKIPPED_FULL_RIGHTS": ("Parle maintenant, avec tous ses droits", "Acts now, with full rights"),
    "SKIPPED_FOLD_OR_CALL": (
        "Fold ou call de la dernière mise, sans relance",
        "Fold, or call the last bet: no raise",
    ),
    "SKIPPED_CHECK": ("Check seulement", "May only check"),
    "SKIPPED_OPEN": (
        "Au directeur de décider : tous ses droits, ou sans mise ni relance",
        "The director decides: full rights, or no bet and no raise",
    ),
}

REASONS: Final[Table] = {
    "FOLD_OUT_OF_TURN_HOLDS": (
        "un fold hors de son tour tient toujours, et se sanctionne",
        "a fold out of turn always stands, and is penalised",
    ),
    "FOLD_BEFORE_DONE_HOLDS": (
        "fold avant que le précédent ait fini : il tient, et peut se sanctionner",
        "a fold before the previous player was finished: it stands, and may be penalised",
    ),
    "ROSE_BEFORE_HIS_TURN": (
        "se lever avant son tour se sanctionne",
        "getting up before your turn is penalised",
    ),
    "CHECK_FACING_A_BET": (
        "check annoncé face à une mise : il dit fold ou call, sans relance",
        "a check announced facing a bet: fold or call, no raise",
    ),
    "SHORT_ALL_IN_IN_BETWEEN": (
        "un tapis est venu entre-temps : une mise (9.15), qui le rendrait libre (9.3), mais pas "
        "une relance (9.21)",
        "an all-in came in between: a bet (9.15), which would leave the player free (9.3), but "
        "no raise (9.21)",
    ),
    "WEIGHS_NO_RAISE_WAS_MADE": (
        "ce tapis n’est pas une relance : l’action n’a pas changé",
        "this all-in is not a raise: the action has not changed",
    ),
    "WEIGHS_MORE_IS_TO_BE_CALLED": (
        "dire « tapis » est une mise, et il faut payer plus que ce qu’il croyait",
        "saying “all-in” is a bet, and there is more to call than the player thought",
    ),
    "SAY_WAIT_FOR_YOUR_TURN": (
        "Restez assis et attendez votre tour.",
        "Please stay seated and wait for your turn.",
    ),
    "ACTION_CHANGED": (
        "une mise ou une relance est venue entre-temps : libre, jetons rendus",
        "a bet or a raise came in between: free to act, chips returned",
    ),
    "ACTION_UNCHANGED": (
        "ni mise ni relance entre-temps : l’annonce tient",
        "no bet or raise in between: the announcement stands",
    ),
    "SKIPPED_SPOKE_IN_TIME": (
        "pas encore d’action substantielle : tous ses droits",
        "no substantial action yet: full rights",
    ),
    "SKIPPED_SPOKE_TOO_LATE": (
        "action substantielle : seulement fold ou call de la dernière mise",
        "substantial action: only a fold or a call of the last bet",
    ),
    "SKIPPED_NOBODY_HAS_BET": (
        "action substantielle et personne n’a misé : il ne reste que le check",
        "substantial action and nobody has bet: only a check is left",
    ),
    "SKIPPED_NOT_AT_FAULT": (
        "action substantielle, mais il n’a pas traîné : une tolérance ?",
        "substantial action, but the player was not slow: some leeway?",
    ),
    "WEIGHS_DID_NOT_DAWDLE": (
        "il mélangeait, ou les autres ont parlé trop vite",
        "the player was shuffling, or the others acted too fast",
    ),
    "WEIGHS_OTHERS_HAVE_ACTED": ("les autres ont joué sans lui", "the others have played on"),
    "SAY_FOLD_HOLDS": (
        "Le fold tient. Attendez votre tour.",
        "The fold stands. Please wait for your turn.",
    ),
    "SAY_ANNOUNCEMENT_HOLDS": (
        "Rien n’a changé : votre annonce tient.",
        "Nothing has changed: your announcement stands.",
    ),
    "SAY_HOLDS_UNLESS_RAISED": (
        "Attendez votre tour : sans mise ni relance d’ici là, votre annonce tiendra.",
        "Please wait for your turn: with no bet or raise before it, your announcement will stand.",
    ),
    "SAY_FREE_TO_ACT": ("Vous êtes libre de votre action.", "You are free to act."),
    "SAY_FOLD_OR_CALL_LAST_BET": (
        "Fold, ou call de la dernière mise. Pas de relance.",
        "Fold, or call the last bet. No raise.",
    ),
}

OPTIONS: Final[Table] = {
    "HELD_TO_IT": ("le tenir à son annonce", "hold the player to the announcement"),
    "FREE_TO_ACT": ("le laisser libre d’agir", "leave the player free to act"),
    "FULL_RIGHTS": ("lui rendre tous ses droits", "restore full rights"),
    "CHECK_NO_BET": ("check seulement", "check only"),
    "FOLD_OR_CALL_LAST_BET": ("fold ou call de la dernière mise", "fold, or call the last bet"),
}
