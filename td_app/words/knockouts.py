"""Knock-outs and bounties in words: undo, minutes, refusals."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair, Table

#: Who knocked out a player, where it was said that nobody did.
NOBODY: Final[Pair] = ("personne", "nobody")

LABELS: Final[Table] = {
    "knockouts_named": ("élimination {people:de}", "knockout {people:de}"),
    "knockouts_named+many": (
        "élimination de {many:joueur|joueurs}",
        "knockout of {many:player|players}",
    ),
    "knockouts_named+corrected": (
        "correction de l’élimination {people:de}",
        "correction of the knockout {people:de}",
    ),
    "bounty_set": ("prime {people:de}", "bounty {people:de}"),
}

SENTENCES: Final[Table] = {
    "knockouts_named": (
        "{count:=Élimination|Éliminations} : {each:apart}.",
        "{count:=Knockout|Knockouts}: {each:apart}.",
    ),
    "knockouts_named+corrected": (
        "Le directeur corrige {count:=l’élimination|les éliminations} : {each:apart}.",
        "The director corrects the {count:=knockout|knockouts}: {each:apart}.",
    ),
    "bounty_set": (
        "Prime de {cents:cents} sur la tête {people:de}.",
        "Bounty of {cents:cents} on {people}.",
    ),
    "bounty_set+none": (
        "Prime retirée de la tête {people:de}.",
        "{people} no longer carries a bounty.",
    ),
}

BESIDES: Final[Table] = {
    "knockouts": (
        "{count:=Élimination|Éliminations} : {each:apart}.",
        "{count:=Knockout|Knockouts}: {each:apart}.",
    ),
    "knockouts_taken_back": (
        "Élimination annulée : {each:apart}.",
        "Knockout cancelled: {each:apart}.",
    ),
    "bounties_moved": (
        "Les primes qui en dépendent sont mises à jour : {each:apart}.",
        "The bounties that depend on it are updated: {each:apart}.",
    ),
}

#: What a sentence about several says of each.
PARTS: Final[Table] = {
    "those": ("{people}", "{people}"),
    "knockout": ("{people} par {by}", "{people} by {by}"),
    "knockout+paid": ("{people} par {by}, prime {paid:,}", "{people} by {by}, bounty {paid:,}"),
    "knockout+nobody": ("{people}, sans éliminateur", "{people}, by nobody"),
    "knockout+nobody+paid": (
        "{people}, sans éliminateur, prime {paid:,}",
        "{people}, by nobody, bounty {paid:,}",
    ),
    "knockout+nobody+pool": (
        "{people}, sans éliminateur, prime de {to_pool:cents} à la dotation",
        "{people}, by nobody, bounty of {to_pool:cents} to the prize pool",
    ),
    "knockout+bag+paid": (
        "sachet abandonné par {people}, prime {paid:,}",
        "bag left by {people}, bounty {paid:,}",
    ),
    "knockout+bag+pool": (
        "sachet abandonné par {people}, prime de {to_pool:cents} à la dotation",
        "bag left by {people}, bounty of {to_pool:cents} to the prize pool",
    ),
    "reward": ("de {cash:cents} à {people}", "of {cash:cents} to {people}"),
    "reward+added": (
        "de {cash:cents} à {people} (et {added:cents} ajoutés à la sienne)",
        "of {cash:cents} to {people}, with {added:cents} added to their own bounty",
    ),
}

TITLES: Final[Table] = {
    "name_knockout": ("Prime {entrant:de}", "Bounty of {entrant}"),
}

ACTIONS: Final[Table] = {
    "name_knockout": ("Attribuer…", "Award…"),
}

REASONS: Final[Table] = {
    "BOUNTY_WAITS": (
        "{bounty:cents} à verser : indiquez l’éliminateur, ou « Aucun éliminateur »",
        "{bounty:cents} to be paid: say who knocked this player out, or nobody",
    ),
    "BOUNTY_LEFT": (
        "{bounty:cents} sur un sachet laissé dans une vague : aucun texte ne dit à qui, décidez",
        "{bounty:cents} on a bag left behind in a flight: no rule says who gets it, you decide",
    ),
}

REFUSALS: Final[Table] = {
    "KNOCKOUTS_NOT_NOTED": (
        "Ce tournoi ne note pas les éliminateurs : activez d’abord « Éliminations » dans ses "
        "réglages.",
        "This tournament does not track knockouts. Turn on “Knockouts” in its settings first.",
    ),
    "KNOCKOUT_NOT_OUT": (
        "{entrant} est encore en jeu : notez d’abord sa sortie.",
        "{entrant} is still in play. Record the elimination first.",
    ),
    "BAG_NOT_KNOCKED_OUT": (
        "Le sachet abandonné par {entrant} n’a pas d’éliminateur : indiquez à qui va la prime.",
        "The stack {entrant} left behind was not knocked out by anyone. Say who gets the bounty.",
    ),
    "KNOCKOUT_HIMSELF": (
        "On ne s’élimine pas soi-même ({entrant}) : nommez un autre joueur, ou personne.",
        "Nobody knocks themselves out ({entrant}). Name another player, or nobody.",
    ),
    "KNOCKOUT_TWICE": (
        "{entrant} figure deux fois pour la même élimination : n’en gardez qu’une mention.",
        "{entrant} is listed twice for the same knockout. Keep one.",
    ),
    "KNOCKOUT_NEVER_PLAYED": (
        "{entrant} n’a pas joué : nommez un joueur qui avait une place.",
        "{entrant} has not played. Name a player who had a seat.",
    ),
    "KNOCKOUT_SAME_HAND": (
        "{entrant} sort dans la même main : nommez un joueur encore en jeu.",
        "{entrant} is out in the same hand. Name a player who is still in.",
    ),
    "KNOCKOUT_GONE_BEFORE": (
        "{entrant} ne jouait plus à la sortie {other:de} : nommez un joueur encore en jeu.",
        "{entrant} was no longer playing when {other} went out. Name a player who was still in.",
    ),
    "KNOCKOUT_SAME": (
        "L’élimination {entrant:de} est déjà notée ainsi : il n’y a rien à changer.",
        "The knockout {entrant:de} is already recorded this way. There is nothing to change.",
    ),
    "BOUNTY_DIRECTOR_SAYS": (
        "Personne n’a éliminé {entrant} : attribuez sa prime de {bounty:cents} à un joueur, à la "
        "dotation, ou rendez-la.",
        "Nobody knocked out {entrant}. Give the bounty of {bounty:cents} to a player or to the "
        "prize pool, or return it.",
    ),
    "BOUNTY_PERCENT": (
        "La part payée d’une prime progressive va de 0 à 100 % : corrigez-la.",
        "The share of a progressive bounty paid at once goes from 0 to 100%. Correct it.",
    ),
    "BOUNTY_VIP_PAID": (
        "Une prime VIP se fixe sur un joueur désigné et ne s’achète pas avec l’entrée : retirez la "
        "prime du prix, ou choisissez un autre type.",
        "A VIP bounty is put on a named player and not bought with an entry. Remove the bounty "
        "from the buy-in, or choose another kind.",
    ),
    "BOUNTY_NOT_NAMED": (
        "Les primes de ce tournoi ne sont pas sur des joueurs désignés : choisissez d’abord les "
        "primes VIP dans ses réglages.",
        "The bounties in this tournament are not on named players. Choose VIP bounties in its "
        "settings first.",
    ),
    "BOUNTY_SUM": (
        "Une prime va de 0 € à {most:cents} : corrigez-la.",
        "A bounty goes from €0 to {most:cents}. Correct it.",
    ),
    "BOUNTY_NOT_IN_PLAY": (
        "{entrant} n’est plus en jeu : fixez la prime sur un joueur encore en jeu.",
        "{entrant} is no longer in play. Put the bounty on a player who is.",
    ),
    "BOUNTY_SAME": (
        "La prime {entrant:de} est déjà de {cents:cents} : il n’y a rien à changer.",
        "The bounty {entrant:de} is already {cents:cents}. There is nothing to change.",
    ),
    "BOUNTY_TERMS_FIXED": (
        "Des primes sont déjà payées ainsi, leur type ne change plus : gardez-le.",
        "Bounties have already been paid this way and their kind can no longer change. Keep it.",
    ),
}
