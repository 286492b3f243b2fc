"""Questions of bets too small, all-ins, turns to act, cards thrown (9.3, 9.6 to 9.10, 9.21 on)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "consecutive_undercalls": (
        "Suivis insuffisants de plusieurs joueurs de suite",
        "Short calls by several players in a row",
    ),
    "forgotten_chips": (
        "Jetons oubliés par un joueur à tapis",
        "Chips forgotten by an all-in player",
    ),
    "min_raise": (
        "Relance minimale : à combien ?",
        "Smallest raise: to how much?",
    ),
    "open_muck": (
        "Main jetée alors qu'il pouvait checker (open muck)",
        "Hand thrown away when a check was free (open muck)",
    ),
    "out_of_turn": (
        "Joueur qui parle avant son tour",
        "Player acting out of turn",
    ),
    "reopen": (
        "Relance bloquée : peut-il encore relancer ?",
        "Blocked raise: may the player raise again?",
    ),
    "short_all_in": (
        "Premier tapis du tour : à combien suivre et relancer ?",
        "First all-in of the round: what to call and to raise?",
    ),
    "short_all_in_over_raise": (
        "Tapis par-dessus une relance",
        "All-in over a raise",
    ),
    "skipped": (
        "Joueur oublié, dont on a sauté la parole",
        "Player passed over",
    ),
    "underbet": (
        "Mise d'ouverture insuffisante (underbet)",
        "Opening bet too small (underbet)",
    ),
    "undercall": (
        "Suivi insuffisant (undercall)",
        "Call too short (undercall)",
    ),
}

KEYWORDS: Final[Table] = {
    "consecutive_undercalls": (
        "undercall, plusieurs undercalls, suivi insuffisant, pas assez, mise pas assez, "
        "deux joueurs se trompent, à la suite, call trop court",
        "undercall, undercalls in a row, short calls, not enough, two players, same mistake",
    ),
    "forgotten_chips": (
        "jetons oubliés, jetons cachés, jeton caché, jetons retrouvés, tapis mal compté, "
        "all-in, derrière les cartes, sous la carte, gros jeton caché",
        "forgotten chips, hidden chips, found chips, miscounted all-in, behind the cards",
    ),
    "min_raise": (
        "relance minimale, minimum, min raise, minraise, combien relancer, relance minimum, "
        "sur-relance, 3-bet, raise",
        "minimum raise, min raise, smallest raise, how much to raise, re-raise, 3-bet",
    ),
    "open_muck": (
        "muck, open muck, open fold, fold, passe, jette ses cartes, jette sa main, "
        "pouvait checker, fold alors que check, fold sans mise, big blind jette",
        "muck, open muck, open fold, folds, throws cards, could check, folds for free, "
        "big blind mucks",
    ),
    "out_of_turn": (
        "hors tour, hors de son tour, avant son tour, trop tôt, parle avant, joue avant, "
        "out of turn, fold avant son tour, call hors tour, raise hors tour",
        "out of turn, acts too early, before the turn, too soon, folds early, premature",
    ),
    "reopen": (
        "relance bloquée, peut-il relancer, réouverture, rouvrir, rouvre, action bloquée, "
        "tapis court, deux tapis, all-in, bloqué, sur-relance, raise",
        "reopen, reopening, blocked raise, may raise, short all-in, capped, re-raise",
    ),
    "short_all_in": (
        "tapis court, petit tapis, tapis trop petit, tapis sous la blinde, all-in, "
        "tapis inférieur à la grosse blinde, combien suivre, ouverture à tapis, shove",
        "short all-in, small all-in, all-in below the big blind, shove, opens all-in",
    ),
    "short_all_in_over_raise": (
        "tapis court, tapis sur relance, tapis insuffisant, all-in, tapis sous la relance, "
        "pas une relance, relanceur bloqué, shove, raise",
        "short all-in, all-in over a raise, not a full raise, raiser blocked, shove",
    ),
    "skipped": (
        "oublié, joueur oublié, sauté, parole sautée, zappé, tour sauté, n'a pas parlé, "
        "on l'a passé, pas vu",
        "skipped, passed over, forgotten player, missed turn, did not act",
    ),
    "underbet": (
        "underbet, mise insuffisante, mise pas assez, ouverture trop petite, mise trop petite, "
        "sous la grosse blinde, ouvre trop petit, moins que la blinde",
        "underbet, bet too small, not enough, opens too small, below the big blind",
    ),
    "undercall": (
        "undercall, suivi insuffisant, call insuffisant, call trop court, paie pas assez, "
        "mise pas assez, pas assez pour suivre, il manque des jetons, pas vu la relance",
        "undercall, short call, call too small, not enough, chips missing, did not see the raise",
    ),
}

FIELDS: Final[Table] = {
    "consecutive_undercalls.offenders": (
        "Qui n'a pas mis assez, dans l'ordre ?",
        "Who put too few chips, in order?",
    ),
    "forgotten_chips.shown_after_call": (
        "Quand a-t-on vu ces jetons ?",
        "When were these chips seen?",
    ),
    "min_raise.bet_level": (
        "Combien à suivre en ce moment, au total ?",
        "How much is there to call now, in total?",
    ),
    "open_muck.posted_bb": (
        "Qui a jeté ses cartes ?",
        "Who threw the cards?",
    ),
    "out_of_turn.announced": (
        "Qu'a-t-il dit ou fait avant son tour ?",
        "What was said or done before the turn?",
    ),
    "out_of_turn.actions_between": (
        "Qu'ont fait les autres, jusqu'à son tour ?",
        "What did the others do, until the turn came?",
    ),
    "reopen.actor": (
        "Quel joueur veut relancer ?",
        "Which player wants to raise?",
    ),
    "reopen.acted": (
        "A-t-il déjà joué depuis la dernière relance entière ?",
        "Has the player acted since the last full raise?",
    ),
    "reopen.role": (
        "Qu'avait-il fait alors ?",
        "What did the player do then?",
    ),
    "reopen.level_now": (
        "Combien à suivre maintenant, au total ?",
        "How much is there to call now, in total?",
    ),
    "reopen.own_bet": (
        "Combien a-t-il déjà devant lui, dans ce tour ?",
        "How much is already in front of the player, this round?",
    ),
    "short_all_in.street": (
        "Avant ou après le flop ?",
        "Before or after the flop?",
    ),
    "short_all_in.all_in": (
        "Combien vaut le tapis, au total ?",
        "How much is the all-in, in total?",
    ),
    "short_all_in_over_raise.raiser_total": (
        "À combien était la relance, au total ?",
        "What was the raise, in total?",
    ),
    "short_all_in_over_raise.last_full_increment": (
        "Cette relance ajoutait combien ?",
        "By how much was it a raise?",
    ),
    "short_all_in_over_raise.all_in": (
        "Combien vaut le tapis, au total ?",
        "How much is the all-in, in total?",
    ),
    "skipped.substantial_action": (
        "Les suivants ont-ils joué (action substantielle) ?",
        "Have those after acted (substantial action)?",
    ),
    "skipped.held_up": (
        "Pourquoi n'a-t-il pas parlé à temps ?",
        "Why did the player not speak in time?",
    ),
    "underbet.opening": (
        "À combien a-t-il ouvert ?",
        "How much was the opening?",
    ),
    "underbet.all_in": (
        "Était-ce son tapis ?",
        "Was it all-in?",
    ),
    "underbet.raise_to": (
        "Relancé depuis : à combien, au total ?",
        "Raised since: to how much, in total?",
    ),
    "underbet.same_round": (
        "Le tour de mises dure-t-il encore ?",
        "Is the betting round still going on?",
    ),
    "undercall.announced": (
        "Qu'a-t-il dit ?",
        "What did the player say?",
    ),
    "undercall.pushed": (
        "Combien a-t-il devant lui, en tout ?",
        "How much is in front of the player, altogether?",
    ),
    "undercall.chips_count": (
        "En combien de jetons ? (0 : on ne sait pas)",
        "In how many chips? (0: nobody knows)",
    ),
    "undercall.hand_exposed": (
        "Un adversaire a-t-il montré sa main à cause de cela ?",
        "Did an opponent show a hand because of it?",
    ),
}

CHOICES: Final[Table] = {
    "shown_after_call=true": ("Une fois le tapis payé", "Once the all-in was called"),
    "shown_after_call=false": ("Avant qu'il soit payé", "Before it was called"),
    "posted_bb=true": ("La grosse blinde", "The big blind"),
    "posted_bb=false": ("Un autre joueur", "Another player"),
    "reopen.acted=true": ("Oui", "Yes"),
    "reopen.acted=false": ("Non, il n'a pas encore joué", "No, not yet"),
    "role=raiser": ("Il avait misé ou relancé", "Bet or raised"),
    "role=caller": ("Il avait suivi", "Called"),
    "role=checker": ("Il avait checké", "Checked"),
    "held_up=true": (
        "On l'en a empêché : mélange, ou trop rapide",
        "Held up: shuffling, or too fast",
    ),
    "held_up=false": ("Il pouvait parler", "Nothing stopped the player"),
    "underbet.all_in=true": ("Oui, à tapis", "Yes, all-in"),
    "underbet.all_in=false": ("Non, il lui reste des jetons", "No, chips are left"),
    "raise_to=null": ("Pas de relance", "No raise"),
    "same_round=true": ("Oui, le même tour", "Yes, the same round"),
    "same_round=false": ("Non, il est fini", "No, it is over"),
    "undercall.announced=call": ("« Call »", "“Call”"),
    "undercall.announced=null": ("Rien dit", "Nothing said"),
    "hand_exposed=true": ("Oui, main montrée", "Yes, a hand was shown"),
    "hand_exposed=false": ("Non", "No"),
}
