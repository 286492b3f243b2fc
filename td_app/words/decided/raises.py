"""Decisions about short bets, all-ins, turns to act, cards thrown, in one line (9.3 to 9.23)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LINES: Final[Table] = {
    "OPENING_STAYS": ("Ouverture de {opening} maintenue", "The opening of {opening} stands"),
    "OPENING_AND_RAISE_STAY": (
        "Ouverture de {opening} et relance à {raised} maintenues",
        "The opening of {opening} and the raise to {raised} stand",
    ),
    "OPENING_LIFTED": ("Ouverture portée à {opening}", "The opening becomes {opening}"),
    "OPENING_LIFTED_RAISE_STAYS": (
        "Ouverture portée à {opening} ; la relance à {raised} reste",
        "The opening becomes {opening}; the raise to {raised} stands",
    ),
    "OPENING_AND_RAISE_LIFTED": (
        "Ouverture portée à {opening}, relance portée à {raised}",
        "The opening becomes {opening}, the raise {raised}",
    ),
    "OPENING_STAYS_RAISE_LIFTED": (
        "Le tapis de {opening} reste ; relance portée à {raised}",
        "The all-in of {opening} stands; the raise becomes {raised}",
    ),
    "UNDERCALLS_SETTLED": (
        "{first} complète à {total}",
        "{first} completes to {total}",
    ),
    "UNDERCALLS_FIRST_SETTLED": (
        "{first} complète à {total} ; le directeur décide pour {others}",
        "{first} completes to {total}; the director decides for {others}",
    ),
    "UNDERCALLS_OPEN": (
        "Au directeur de décider pour {others}",
        "The director decides for {others}",
    ),
    "RAISE_AT_LEAST": ("Relance à {total} au moins", "Raise to {total} at least"),
    "CALL_OR_RAISE": (
        "Suivre {call}, ou relancer à {total} au moins",
        "Call {call}, or raise to {total} at least",
    ),
    "ALL_IN_RAISES": (
        "Le tapis est une relance : suivre {call}, ou relancer à {total} au moins",
        "The all-in is a raise: call {call}, or raise to {total} at least",
    ),
    "ALL_IN_BLOCKS": (
        "Suivre {call}, ou relancer à {total} ; le relanceur est bloqué",
        "Call {call}, or raise to {total}; the raiser is blocked",
    ),
    "MAY_RAISE": ("Peut relancer, à {total} au moins", "May raise, to {total} at least"),
    "MAY_NOT_RAISE": ("Relance bloquée : call ou fold", "Raise blocked: call or fold"),
    "MAY_RAISE_OPEN": (
        "Au directeur de décider : peut-il relancer ?",
        "The director decides: may the player raise?",
    ),
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
    "SKIPPED_FULL_RIGHTS": (
        "Parle maintenant, avec tous ses droits",
        "Acts now, with full rights",
    ),
    "SKIPPED_FOLD_OR_CALL": (
        "Fold ou call de la dernière mise, sans relance",
        "Fold, or call the last bet: no raise",
    ),
    "SKIPPED_OPEN": (
        "Au directeur de décider : tous ses droits, ou seulement fold ou call",
        "The director decides: full rights, or only fold or call",
    ),
    "FORGOTTEN_CHIPS_COUNT": (
        "Ces jetons comptent : le tapis est recompté",
        "These chips count: the all-in is counted again",
    ),
    "FORGOTTEN_CHIPS_OPEN": (
        "Au directeur de décider : ces jetons comptent-ils ?",
        "The director decides: do these chips count?",
    ),
    "MUCKED_PUNISHED": ("Main morte, avec sanction", "Dead hand, with a penalty"),
    "MUCKED_BLIND_LOST_PUNISHED": (
        "Main morte, avec sanction ; sa blinde reste au pot",
        "Dead hand, with a penalty; the blind stays in the pot",
    ),
    "MUCKED_BLIND_LOST": (
        "Main morte, sans sanction ; sa blinde reste au pot",
        "Dead hand, no penalty; the blind stays in the pot",
    ),
    "LABEL_OPENING": ("Ouverture", "Opening"),
    "LABEL_RAISE_TO": ("Relance, au total", "Raise, in total"),
    "LABEL_RAISE_AT_LEAST": ("Relance, au moins à", "Raise, at least to"),
    "LABEL_CALL": ("À suivre", "To call"),
    "LABEL_FULL_RAISE": ("Relance entière, à partir de", "Full raise, from"),
}
