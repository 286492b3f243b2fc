"""Knock-outs and bounties in words: undo, minutes, refusals."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair, Table

#: Who knocked out a player, where it was said that nobody did.
NOBODY: Final[Pair] = ("personne", "nobody")

LABELS: Final[Table] = {
    "knockouts_named": ("élimination {people:de}", "knock-out {people:de}"),
    "knockouts_named+many": (
        "élimination de {many:joueur|joueurs}",
        "knock-out of {many:player|players}",
    ),
    "knockouts_named+corrected": (
        "correction de l’élimination {people:de}",
        "correction of the knock-out {people:de}",
    ),
    "bounty_set": ("prime {people:de}", "bounty {people:de}"),
}

SENTENCES: Final[Table] = {
    "knockouts_named": (
        "{count:=Élimination|Éliminations} : {each:apart}.",
        "{count:=Knock-out|Knock-outs}: {each:apart}.",
    ),
    "knockouts_named+corrected": (
        "Le directeur corrige {count:=l’élimination|les éliminations} : {each:apart}.",
        "The director corrects the {count:=knock-out|knock-outs}: {each:apart}.",
    ),
    "bounty_set": (
        "Prime de {cents:cents} sur la tête {people:de}.",
        "A bounty of {cents:cents} on the head {people:de}.",
    ),
    "bounty_set+none": (
        "Plus de prime sur la tête {people:de}.",
        "No bounty on the head {people:de} any more.",
    ),
}

BESIDES: Final[Table] = {
    "knockouts": (
        "{count:=Élimination|Éliminations} : {each:apart}.",
        "{count:=Knock-out|Knock-outs}: {each:apart}.",
    ),
    "knockouts_taken_back": (
        "Élimination reprise : {each:apart}.",
        "Knock-out taken back: {each:apart}.",
    ),
    "bounties_moved": (
        "Les primes qui en dépendent suivent : {each:apart}.",
        "The bounties that depend on it follow: {each:apart}.",
    ),
}

#: What a sentence about several says of each.
PARTS: Final[Table] = {
    "those": ("{people}", "{people}"),
    "knockout": ("{people} par {by}", "{people} by {by}"),
    "knockout+paid": ("{people} par {by}, prime {paid:,}", "{people} by {by}, bounty {paid:,}"),
    "knockout+nobody": ("{people} par personne", "{people} by nobody"),
    "knockout+nobody+paid": (
        "{people} par personne, prime {paid:,}",
        "{people} by nobody, bounty {paid:,}",
    ),
    "knockout+nobody+pool": (
        "{people} par personne, prime de {to_pool:cents} à la dotation",
        "{people} by nobody, bounty of {to_pool:cents} to the prize pool",
    ),
    "knockout+bag+paid": (
        "sachet laissé {people:de}, prime {paid:,}",
        "bag left by {people}, bounty {paid:,}",
    ),
    "knockout+bag+pool": (
        "sachet laissé {people:de}, prime de {to_pool:cents} à la dotation",
        "bag left by {people}, bounty of {to_pool:cents} to the prize pool",
    ),
    "reward": ("de {cash:cents} à {people}", "of {cash:cents} to {people}"),
    "reward+added": (
        "de {cash:cents} à {people} et {added:cents} sur sa tête",
        "of {cash:cents} to {people} and {added:cents} onto their own head",
    ),
}

TITLES: Final[Table] = {
    "name_knockout": ("Prime {entrant:de}", "Bounty of {entrant}"),
}

ACTIONS: Final[Table] = {
    "name_knockout": ("Dire à qui…", "Say whose it is…"),
}

REASONS: Final[Table] = {
    "BOUNTY_WAITS": (
        "{bounty:cents} à verser : dites qui a fait sortir ce joueur, ou personne",
        "{bounty:cents} to be paid: say who knocked this player out, or nobody",
    ),
    "BOUNTY_LEFT": (
        "{bounty:cents} sur un sachet laissé dans une vague : aucun texte ne dit à qui, décidez",
        "{bounty:cents} on a bag left behind in a flight: no text says whose it is, decide",
    ),
}

REFUSALS: Final[Table] = {
    "KNOCKOUTS_NOT_NOTED": (
        "Ce tournoi ne note pas qui a éliminé qui : cochez-le d’abord dans ses réglages.",
        "This tournament does not record who knocked out whom: tick it in its settings first.",
    ),
    "KNOCKOUT_NOT_OUT": (
        "{entrant} est encore en jeu : notez d’abord sa sortie.",
        "{entrant} is still in play: record the elimination first.",
    ),
    "BAG_NOT_KNOCKED_OUT": (
        "Le sachet que {entrant} laisse n’a été éliminé par personne : dites à qui va la prime.",
        "Nobody knocked out the bag that {entrant} leaves: say whose the bounty is.",
    ),
    "KNOCKOUT_HIMSELF": (
        "{entrant} ne s’élimine pas soi-même : nommez un autre joueur, ou personne.",
        "{entrant} cannot knock themselves out: name another player, or nobody.",
    ),
    "KNOCKOUT_TWICE": (
        "{entrant} est nommé deux fois pour la même élimination : gardez une fois.",
        "{entrant} is named twice for the same knock-out: keep one.",
    ),
    "KNOCKOUT_NEVER_PLAYED": (
        "{entrant} n’a pas joué : nommez un joueur qui avait une place.",
        "{entrant} has not played: name a player who had a seat.",
    ),
    "KNOCKOUT_SAME_HAND": (
        "{entrant} sort dans la même main : nommez un joueur qui y reste.",
        "{entrant} is out in the same hand: name a player who is still in.",
    ),
    "KNOCKOUT_GONE_BEFORE": (
        "{entrant} était déjà sorti quand {other} est parti : nommez un joueur qui jouait encore.",
        "{entrant} was already out when {other} left: name a player who was still in.",
    ),
    "KNOCKOUT_SAME": (
        "L’élimination {entrant:de} est déjà notée ainsi : rien à changer.",
        "The knock-out of {entrant} is already recorded this way: nothing to change.",
    ),
    "BOUNTY_DIRECTOR_SAYS": (
        "Personne n’a éliminé {entrant} : dites où va sa prime de {bounty:cents}, à un joueur "
        "nommé, à la dotation, ou rendue.",
        "Nobody knocked out {entrant}: say where the bounty of {bounty:cents} goes, to a named "
        "player, to the prize pool, or returned.",
    ),
    "BOUNTY_PERCENT": (
        "La part payée d’une prime progressive va de 0 à 100 % : corrigez-la.",
        "The share of a progressive bounty that is paid must be from 0 to 100%: correct it.",
    ),
    "BOUNTY_VIP_PAID": (
        "Une prime VIP se pose sur une tête nommée, elle ne s’achète pas avec l’entrée : ôtez la "
        "prime du prix, ou choisissez une autre sorte.",
        "A VIP bounty is put on a named player, it is not bought with an entry: take the bounty "
        "off the price, or choose another kind.",
    ),
    "BOUNTY_NOT_NAMED": (
        "Les primes de ce tournoi ne sont pas sur des têtes nommées : choisissez d’abord les "
        "primes VIP dans ses réglages.",
        "The bounties of this tournament are not on named players: choose VIP bounties in its "
        "settings first.",
    ),
    "BOUNTY_SUM": (
        "Une prime va de zéro à {most:cents} : corrigez-la.",
        "A bounty must be from zero to {most:cents}: correct it.",
    ),
    "BOUNTY_NOT_IN_PLAY": (
        "{entrant} n’est plus en jeu : posez la prime sur quelqu’un qui joue.",
        "{entrant} is no longer in play: put the bounty on somebody still playing.",
    ),
    "BOUNTY_SAME": (
        "La prime {entrant:de} est déjà de {cents:cents} : rien à changer.",
        "The bounty of {entrant} is already {cents:cents}: nothing to change.",
    ),
    "BOUNTY_TERMS_FIXED": (
        "Des primes sont déjà payées ainsi : leur sorte ne change plus.",
        "Bounties have already been paid this way: their kind can no longer change.",
    ),
}
