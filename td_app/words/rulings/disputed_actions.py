"""Actions that the table does not agree about: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "misunderstood_action": (
        "Action mal comprise ou mal comptée",
        "Action misunderstood or miscounted",
    ),
    "simultaneous_actions": ("Deux actions en même temps", "Two actions at once"),
    "in_the_dark": ("Mise à l’aveugle contestée (in the dark)", "Disputed bet in the dark"),
    "count_requested": ("Compter des jetons, « pot »", "Counting chips, “pot”"),
    "pot_disputed": ("Pot contesté : est-il complet ?", "Disputed pot: is it complete?"),
}

KEYWORDS: Final[Table] = {
    "misunderstood_action": (
        "mal compris, mal lue, malentendu, erreur de comptage, mal compté, le donneur s’est "
        "trompé, a cru check, quiproquo, annonce mal comprise, mal entendu, croyait que c’était un "
        "call, s’est trompé de montant, croupier a mal annoncé, tapis mal compté, cru que la mise "
        "était moins, erreur d’annonce du donneur",
        "misunderstood, misread, miscount, wrong count, dealer misread, thought it was a check, "
        "misheard, dealer announced the wrong amount, thought he called",
    ),
    "simultaneous_actions": (
        "en même temps, simultané, ensemble, deux joueurs à la fois, qui a parlé le premier, deux "
        "joueurs parlent en même temps, misé tous les deux",
        "at once, simultaneous, together, two players at the same time, who spoke first, both "
        "acted together, both bet",
    ),
    "in_the_dark": (
        "in the dark, à l’aveugle, mise avant le flop, check dark, avant les cartes, dans le noir, "
        "sans regarder les cartes, sans voir le flop, check avant le flop",
        "in the dark, blind bet, check in the dark, bet before the cards, without looking, before "
        "seeing the flop",
    ),
    "count_requested": (
        "compter, combien, demande de compte, tapis adverse, compter le pot, combien reste, je "
        "mise le pot, combien il a, combien il lui reste derrière, compter son stack, compter le "
        "tapis, quel est son tapis, veut savoir combien j’ai, annonce pot, dit pot, pot annoncé",
        "count, how much, count the stack, count the pot, how much left, bet pot, how many chips "
        "does he have, how much behind, wants a count, said pot",
    ),
    "pot_disputed": (
        "pot incomplet, manque des jetons, pot faux, n’a pas mis sa blinde, vérifier le pot, pot "
        "complet, il manque des jetons dans le pot, quelqu’un n’a pas payé, pas mis sa blinde, pot "
        "pas juste, recompter le pot, qui n’a pas mis",
        "pot short, chips missing, wrong pot, did not post, check the pot, pot is right, someone "
        "did not put in, chips missing from the pot, short pot, has not posted the blind",
    ),
}

FIELDS: Final[Table] = {
    "misunderstood_action.kind": ("Qu’est-ce qui a été mal compris ?", "What was misunderstood?"),
    "misunderstood_action.substantial_after": (
        "Y a-t-il eu action substantielle avant qu’on s’en aperçoive ?",
        "Was there substantial action before anyone noticed?",
    ),
    "misunderstood_action.bets_legal": (
        "Les mises qui ont suivi sont-elles régulières ?",
        "Are the bets that followed legal?",
    ),
    "misunderstood_action.large_gap": ("L’écart était-il important ?", "Was the difference large?"),
    "simultaneous_actions.makes_sense": (
        "Jouées dans l’ordre, les deux actions sont-elles possibles ?",
        "Played in order, are both actions possible?",
    ),
    "in_the_dark.dealer_confirms": (
        "Le donneur confirme-t-il l’annonce ?",
        "Does the dealer confirm the announcement?",
    ),
    "in_the_dark.established": (
        "Le floor la juge-t-il faite avant les cartes ?",
        "Does the floor find it was made before the cards?",
    ),
    "count_requested.what": ("Que veut-on faire compter ?", "What is to be counted?"),
    "count_requested.asker_in_hand": (
        "Le demandeur est-il encore dans le coup ?",
        "Is the player asking still in the hand?",
    ),
    "pot_disputed.gathered": (
        "Les jetons du tour étaient-ils déjà réunis ?",
        "Had the round’s chips already been brought in?",
    ),
}

CHOICES: Final[Table] = {
    "misunderstood_action.kind=misread": (
        "L’action elle-même : un check, une relance",
        "The action itself: a check, a raise",
    ),
    "misunderstood_action.kind=miscounted": ("Le compte des jetons", "The count of the chips"),
    "misunderstood_action.substantial_after=true": (
        "Oui, d’autres ont joué",
        "Yes, others have acted",
    ),
    "misunderstood_action.substantial_after=false": ("Non, pas encore", "No, not yet"),
    "misunderstood_action.bets_legal=true": (
        "Oui, elles respectent les règles",
        "Yes, within the rules",
    ),
    "misunderstood_action.bets_legal=false": ("Non, pas telles quelles", "No, not as they stand"),
    "misunderstood_action.large_gap=true": ("Oui, il a pu tromper", "Yes, enough to mislead"),
    "misunderstood_action.large_gap=false": ("Non", "No"),
    "simultaneous_actions.makes_sense=true": (
        "Oui, la seconde reste possible",
        "Yes, the second is still possible",
    ),
    "simultaneous_actions.makes_sense=false": (
        "Non, la première la rend impossible",
        "No, the first makes it impossible",
    ),
    "count_requested.what=wager": ("Une mise, une relance, un tapis", "A bet, a raise, an all-in"),
    "count_requested.what=stack": (
        "Ce qui reste devant quelqu’un",
        "What is left in front of someone",
    ),
    "count_requested.what=pot": ("Le pot", "The pot"),
    "count_requested.what=pot_said": ("Il a dit « pot » pour miser", "“Pot” was said as a bet"),
    "count_requested.asker_in_hand=true": ("Oui, il a ses cartes", "Yes, holding cards"),
    "count_requested.asker_in_hand=false": ("Non, il est hors du coup", "No, out of the hand"),
    "pot_disputed.gathered=true": ("Oui, au milieu", "Yes, in the middle"),
    "pot_disputed.gathered=false": ("Non, devant chacun", "No, still in front of each player"),
}

LINES: Final[Table] = {
    "MISUNDERSTANDING_OPEN": (
        "Au directeur de décider : l’action telle que faite, ou telle que comprise",
        "The director decides: the action as it was done, or as understood",
    ),
    "STANDS_AS_DONE": (
        "L’action vaut telle qu’elle a été faite",
        "The action stands as it was done",
    ),
    "STANDS_AS_UNDERSTOOD": (
        "L’action vaut telle qu’elle a été comprise",
        "The action stands as it was understood",
    ),
    "BOTH_STAND_IN_ORDER": (
        "Les deux actions valent, dans l’ordre de parole",
        "Both actions stand, in the order of play",
    ),
    "SECOND_ACTION_OPEN": (
        "Au directeur de décider : la première vaut, la seconde est à revoir",
        "The director decides: the first stands, the second is open",
    ),
    "DARK_HOLDS": ("La mise à l’aveugle (in the dark) est valable", "The bet in the dark stands"),
    "DARK_VOID": (
        "L’annonce n’est pas valable : il parle à son tour",
        "The announcement is void: the player acts in turn",
    ),
    "COUNTED_AND_TOLD": ("Il compte et annonce le total", "The player counts and states the total"),
    "SPREAD_NOT_COUNTED": (
        "Rien à compter ; pot étalé, piles nettes sur demande",
        "Nothing to count; the pot is spread and stacks tidied on request",
    ),
    "NOT_COUNTED": (
        "Rien à compter pour un joueur hors du coup",
        "Nothing to count for a player out of the hand",
    ),
    "POT_IS_NO_BET": (
        "« Pot » n’est pas une annonce : sans valeur",
        "“Pot” is not an announcement: void",
    ),
    "BETS_CHECKED_NOW": (
        "Les mises sont vérifiées maintenant, avant d’être réunies",
        "The bets are checked now, before they are brought in",
    ),
    "POT_TAKEN_AS_RIGHT": ("Le pot est réputé complet", "The pot is deemed complete"),
}

REASONS: Final[Table] = {
    "MISREADING_BINDS_NOBODY": (
        "une action mal comprise n’engage pas son auteur",
        "an action misunderstood does not bind its author",
    ),
    "MISREADING_WAS_ACTED_ON": (
        "d’autres ont agi ensuite, dans les règles",
        "others then acted on it, within the rules",
    ),
    "MISREADING_ACTED_ON_UNLAWFULLY": (
        "d’autres ont agi ensuite, mais les mises sont irrégulières : telle que faite, ou "
        "comprise ?",
        "others then acted on it, but the bets are not legal: as done, or as understood?",
    ),
    "EVERYBODY_CHECKS_THE_COUNT": (
        "chacun vérifie avant de jouer, et répond de ses actes",
        "everyone checks before acting, and is responsible for it",
    ),
    "MISLED_BY_THE_COUNT": (
        "Un gros écart a trompé un joueur : l’aider ?",
        "A large difference misled a player: help?",
    ),
    "WEIGHS_BETS_BREAK_THE_RULES": (
        "les mises comprises ne sont pas régulières",
        "the bets as understood are not legal",
    ),
    "WEIGHS_COUNT_COULD_BE_CHECKED": (
        "le compte pouvait se vérifier",
        "the count could be checked",
    ),
    "WEIGHS_MISLED_IN_GOOD_FAITH": (
        "erreur de bonne foi : elle ne doit profiter qu’au joueur trompé",
        "an honest mistake: only the player misled may benefit",
    ),
    "ACTED_TOGETHER_IN_ORDER": (
        "faites ensemble, tenues pour faites dans l’ordre",
        "made together, treated as made in order",
    ),
    "ACTED_TOGETHER_OUT_OF_STEP": (
        "Dans l’ordre, la seconde action n’est plus possible : agir de nouveau, ou s’y tenir ?",
        "In order, the second action is no longer possible: act again, or be held to it?",
    ),
    "WEIGHS_FIRST_CHANGED_THE_ACTION": (
        "la première action a tout changé",
        "the first action changed everything",
    ),
    "WEIGHS_ACTED_TOO_SOON": ("il n’a pas attendu son tour", "the player did not wait"),
    "DARK_SAYS_THE_DEALER": (
        "le donneur confirme l’annonce",
        "the dealer confirms the announcement",
    ),
    "DARK_FOUND_BY_FLOOR": (
        "le floor la juge faite avant les cartes",
        "the floor finds it was made before the cards",
    ),
    "DARK_NOT_FOUND": (
        "rien ne prouve qu’elle a été faite avant les cartes",
        "nothing shows it was made before the cards",
    ),
    "POT_HAS_NO_VALUE": ("en no-limit, « pot » ne vaut rien", "in no-limit “pot” means nothing"),
    "WAGER_IS_COUNTED": (
        "une mise se compte pour un adversaire encore dans le coup",
        "a wager is counted for a live opponent",
    ),
    "ASKER_IS_OUT_OF_THE_HAND": (
        "seul un adversaire encore dans le coup peut le demander",
        "only a live opponent may ask",
    ),
    "POT_MAY_BE_SPREAD": (
        "le pot ne se compte pas, il s’étale",
        "the pot is not counted, it is spread",
    ),
    "STACK_MAY_BE_ORDERED": (
        "le reste ne se compte pas, il se range",
        "what is left is not counted, it is stacked",
    ),
    "CHIPS_WERE_BROUGHT_IN": (
        "les jetons du tour sont réunis",
        "the round’s chips were brought in",
    ),
    "CHIPS_STILL_APART": (
        "les jetons du tour sont encore devant les joueurs",
        "the round’s chips are still in front of the players",
    ),
    "SAY_ACTION_AS_DONE": (
        "L’action vaut telle qu’elle a été faite.",
        "The action stands as it was done.",
    ),
    "SAY_ACTION_AS_UNDERSTOOD": (
        "L’action vaut telle qu’elle a été comprise.",
        "The action stands as it was understood.",
    ),
    "SAY_BOTH_ACTIONS_STAND": (
        "Les deux actions valent, dans l’ordre.",
        "Both actions stand, in order.",
    ),
    "SAY_COUNT_AND_TELL": ("Comptez, et dites le total.", "Count it, and state the total."),
    "SAY_POT_IS_RIGHT": ("Le pot est complet : on continue.", "The pot is complete: play on."),
    "SAY_CHECK_THE_BETS": (
        "Vérifions les mises avant de réunir les jetons.",
        "Let us check the bets before the chips come in.",
    ),
}

OPTIONS: Final[Table] = {
    "ACTION_AS_DONE": ("Telle qu’elle a été faite", "As it was done"),
    "ACTION_AS_UNDERSTOOD": ("Telle qu’elle a été comprise", "As it was understood"),
    "HELP_THE_MISLED": ("Aider le joueur qui a été trompé", "Help the player who was misled"),
    "SECOND_ACTS_AGAIN": ("Le second parle de nouveau", "The second acts again"),
    "SECOND_IS_HELD_TO_IT": ("Le second est tenu par son action", "The second is held to it"),
}
