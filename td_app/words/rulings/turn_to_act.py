"""Acting before one's turn, and being passed over: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "out_of_turn": ("Joueur qui parle avant son tour", "Player acting out of turn"),
    "skipped": ("Joueur oublié, dont on a sauté la parole", "Player passed over"),
}

KEYWORDS: Final[Table] = {
    "out_of_turn": (
        "hors tour, hors de son tour, avant son tour, trop tôt, parle avant, joue avant, "
        "out of turn, fold avant son tour, call hors tour, raise hors tour",
        "out of turn, acts too early, before the turn, too soon, folds early, premature",
    ),
    "skipped": (
        "oublié, joueur oublié, sauté, parole sautée, zappé, tour sauté, n'a pas parlé, "
        "on l'a passé, pas vu",
        "skipped, passed over, forgotten player, missed turn, did not act",
    ),
}

FIELDS: Final[Table] = {
    "out_of_turn.announced": (
        "Qu'a-t-il dit ou fait avant son tour ?",
        "What was said or done before the turn?",
    ),
    "out_of_turn.actions_between": (
        "Qu'ont fait les autres, jusqu'à son tour ?",
        "What did the others do, until the turn came?",
    ),
    "skipped.substantial_action": (
        "Les suivants ont-ils joué (action substantielle) ?",
        "Have those after acted (substantial action)?",
    ),
    "skipped.held_up": (
        "Pourquoi n'a-t-il pas parlé à temps ?",
        "Why did the player not speak in time?",
    ),
}

CHOICES: Final[Table] = {
    "held_up=true": (
        "On l'en a empêché : mélange, ou trop rapide",
        "Held up: shuffling, or too fast",
    ),
    "held_up=false": ("Il pouvait parler", "Nothing stopped the player"),
}

LINES: Final[Table] = {
    "HELD_TO_CHECK": ("Tenu à son annonce : check", "Held to what was said: check"),
    "HELD_TO_CALL": ("Tenu à son annonce : call", "Held to what was said: call"),
    "HELD_TO_FOLD": ("Le fold tient : main couchée", "The fold holds: the hand is folded"),
    "HELD_TO_BET": ("Tenu à son annonce : mise", "Held to what was said: bet"),
    "HELD_TO_RAISE": ("Tenu à son annonce : relance", "Held to what was said: raise"),
    "HELD_SO_FAR": (
        "L'annonce tient, sauf mise ou relance d'ici son tour",
        "What was said holds, unless there is a bet or a raise before the turn",
    ),
    "NOT_HELD": (
        "Annonce annulée : libre d'agir, reprend ses jetons",
        "What was said is void: free to act, takes the chips back",
    ),
    "SKIPPED_FULL_RIGHTS": ("Parle maintenant, avec tous ses droits", "Acts now, with full rights"),
    "SKIPPED_FOLD_OR_CALL": (
        "Fold ou call de la dernière mise, sans relance",
        "Fold, or call the last bet: no raise",
    ),
    "SKIPPED_OPEN": (
        "Au directeur de décider : tous ses droits, ou seulement fold ou call",
        "The director decides: full rights, or only fold or call",
    ),
}

REASONS: Final[Table] = {
    "FOLD_OUT_OF_TURN_HOLDS": (
        "un fold hors de son tour tient toujours, et se sanctionne",
        "a fold out of turn always holds, and is punished",
    ),
    "ACTION_CHANGED": (
        "une mise ou une relance est venue entre-temps : libre, jetons rendus",
        "a bet or a raise came in between: free to act, chips back",
    ),
    "ACTION_UNCHANGED": (
        "ni mise ni relance entre-temps : l'annonce tient",
        "no bet and no raise in between: what was said holds",
    ),
    "SKIPPED_SPOKE_IN_TIME": (
        "pas encore d'action substantielle : tous ses droits",
        "no substantial action yet: full rights",
    ),
    "SKIPPED_SPOKE_TOO_LATE": (
        "action substantielle : seulement fold ou call de la dernière mise",
        "substantial action: only a fold or a call of the last bet",
    ),
    "SKIPPED_NOT_AT_FAULT": (
        "action substantielle, mais il n'a pas traîné : une tolérance ?",
        "substantial action, but the player did not dawdle: some tolerance?",
    ),
    "WEIGHS_DID_NOT_DAWDLE": (
        "il mélangeait, ou les autres ont parlé trop vite",
        "the player was shuffling, or the others acted too fast",
    ),
    "WEIGHS_OTHERS_HAVE_ACTED": ("les autres ont joué sans lui", "the others have played on"),
    "SAY_FOLD_HOLDS": (
        "Le fold tient. Attendez votre tour.",
        "The fold holds. Please wait for your turn.",
    ),
    "SAY_ANNOUNCEMENT_HOLDS": (
        "Rien n'a changé : votre annonce tient.",
        "Nothing has changed: what you said holds.",
    ),
    "SAY_HOLDS_UNLESS_RAISED": (
        "Attendez votre tour : sans mise ni relance d'ici là, votre annonce tiendra.",
        "Please wait for your turn: with no bet or raise before it, what you said will hold.",
    ),
    "SAY_FREE_TO_ACT": ("Vous êtes libre de votre action.", "You are free to act."),
    "SAY_FOLD_OR_CALL_LAST_BET": (
        "Fold, ou call de la dernière mise. Pas de relance.",
        "Fold, or call the last bet. No raise.",
    ),
}

OPTIONS: Final[Table] = {
    "FULL_RIGHTS": ("lui rendre tous ses droits", "give full rights back"),
    "FOLD_OR_CALL_LAST_BET": ("fold ou call de la dernière mise", "fold, or call the last bet"),
}
