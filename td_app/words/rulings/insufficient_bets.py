"""Openings and calls that are too small: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "consecutive_undercalls": (
        "Suivis insuffisants de plusieurs joueurs de suite",
        "Undercalls by several players in a row",
    ),
    "underbet": ("Mise d’ouverture insuffisante (underbet)", "Opening bet too small (underbet)"),
    "undercall": ("Suivi insuffisant (undercall)", "Call too small (undercall)"),
}

KEYWORDS: Final[Table] = {
    "consecutive_undercalls": (
        "undercall, plusieurs undercalls, suivi insuffisant, pas assez, mise pas assez, deux "
        "joueurs se trompent, à la suite, call trop court, deux joueurs ont payé trop peu, "
        "plusieurs ont mal payé, tous ont payé trop peu",
        "undercall, undercalls in a row, short calls, not enough, two players, same mistake, "
        "several players paid too little",
    ),
    "underbet": (
        "underbet, mise insuffisante, mise pas assez, ouverture trop petite, mise trop petite, "
        "sous la grosse blinde, ouvre trop petit, moins que la blinde, mise en dessous de la "
        "grosse blinde, ouvre à moins de la blinde, bet trop petit, mise inférieure à la blinde, "
        "mise plus petite que la blinde, ouverture insuffisante",
        "underbet, bet too small, not enough, opens too small, below the big blind, bet less than "
        "the big blind, bet below the minimum, opening too small",
    ),
    "undercall": (
        "undercall, suivi insuffisant, call insuffisant, call trop court, paie pas assez, mise pas "
        "assez, pas assez pour suivre, il manque des jetons, pas vu la relance, paie trop peu, "
        "paye pas assez, payé moins que la mise, pensait payer moins, croyait payer la blinde, met "
        "moins que la relance, lui manque pour payer, call incomplet, suit avec trop peu, au lieu "
        "de, paie la mise d’avant, paie moins, pensait payer, croyait payer, suivi incomplet, pas "
        "assez de jetons pour suivre, pousse moins que la mise, complète pas le call, suivi "
        "incomplet en tête-à-tête, suivi incomplet heads-up",
        "undercall, short call, call too small, not enough, chips missing, did not see the raise, "
        "paid too little, too few chips to call, called short, thought it was less, called for "
        "less, instead of, incomplete call, too small a call, short call heads-up",
    ),
}

FIELDS: Final[Table] = {
    "facing": ("Face à quoi ?", "Facing what?"),
    "consecutive_undercalls.offenders": (
        "Qui n’a pas mis assez, dans l’ordre ?",
        "Who put in too few chips, in order?",
    ),
    "underbet.opening": ("À combien a-t-il ouvert ?", "How much was the opening?"),
    "underbet.all_in": ("Était-ce son tapis ?", "Was it all-in?"),
    "underbet.raise_to": (
        "Relancé depuis : à combien, au total ?",
        "Raised since: to how much, in total?",
    ),
    "underbet.raise_announced": (
        "La relance a-t-elle été annoncée ?",
        "Was the raise announced?",
    ),
    "underbet.raise_all_in": (
        "La relance était-elle un tapis ?",
        "Was the raise an all-in?",
    ),
    "underbet.same_round": (
        "Le tour de mises dure-t-il encore ?",
        "Is the betting round still in progress?",
    ),
    "consecutive_undercalls.single_chip": (
        "Le premier n’avait-il poussé qu’un seul jeton ?",
        "Did the first player put in a single chip?",
    ),
    "consecutive_undercalls.pushed": (
        "Combien le premier a-t-il devant lui, en tout ?",
        "How much does the first player have in front, in total?",
    ),
    "undercall.done": ("Qu’a-t-il fait ?", "What did the player do?"),
    "undercall.announced": ("Qu’a-t-il dit ?", "What was said?"),
    "undercall.pushed": (
        "Combien a-t-il devant lui, en tout ?",
        "How much does the player have in front, in total?",
    ),
    "undercall.chips_count": (
        "En combien de jetons ? (0 : on ne sait pas)",
        "In how many chips? (0: not known)",
    ),
    "undercall.hand_exposed": (
        "Un adversaire a-t-il montré sa main à cause de cela ?",
        "Did an opponent show a hand because of it?",
    ),
}

CHOICES: Final[Table] = {
    "facing=opening_bet": ("Mise d’ouverture, après le flop", "Opening bet, after the flop"),
    "facing=raise": ("Relance", "Raise"),
    "facing=big_blind": ("Grosse blinde seule", "Big blind alone"),
    "facing=preflop_opening": ("Ouverture avant le flop", "Opening before the flop"),
    "underbet.all_in=true": ("Oui, à tapis", "Yes, all-in"),
    "underbet.all_in=false": ("Non, il lui reste des jetons", "No, chips are left"),
    "raise_to=null": ("Pas de relance", "No raise"),
    "same_round=true": ("Oui, le même tour", "Yes, the same round"),
    "same_round=false": ("Non, il est fini", "No, it is over"),
    "undercall.done=announced": (
        "« Call », dit avant les jetons ou avec",
        "“Call”, said before the chips or with them",
    ),
    "undercall.done=chips_count": ("Un seul jeton, sans un mot", "A single chip, without a word"),
    "undercall.done=null": ("Plusieurs jetons, sans un mot", "Several chips, without a word"),
    "undercall.announced=call": ("« Call »", "“Call”"),
    "undercall.announced=null": ("Rien dit", "Nothing said"),
    "hand_exposed=true": ("Oui, main montrée", "Yes, a hand was shown"),
}

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
        "The opening becomes {opening}, the raise becomes {raised}",
    ),
    "OPENING_STAYS_RAISE_LIFTED": (
        "Ouverture de {opening} maintenue ; relance portée à {raised}",
        "The opening of {opening} stands; the raise becomes {raised}",
    ),
    "ALL_IN_STAYS_RAISE_LIFTED": (
        "Le tapis de {opening} reste ; relance portée à {raised}",
        "The all-in of {opening} stands; the raise becomes {raised}",
    ),
    "OPENING_LIFTED_RAISE_CALLS": (
        "Ouverture portée à {opening} ; la relance devient un call",
        "The opening becomes {opening}; the raise becomes a call",
    ),
    "OPENING_STAYS_RAISE_CALLS": (
        "Ouverture de {opening} maintenue ; la relance devient un call",
        "The opening of {opening} stands; the raise becomes a call",
    ),
    "UNDERCALLS_SETTLED": ("{first} complète à {total}", "{first} completes to {total}"),
    "UNDERCALLS_FIRST_SETTLED": (
        "{first} complète à {total} ; le directeur décide pour {others}",
        "{first} completes to {total}; the director decides for {others}",
    ),
    "UNDERCALLS_CHOOSES": (
        "{first} choisit : call ou fold, sans relance ; le jeton reste",
        "{first} chooses: call or fold, no raise; the chip stays",
    ),
    "UNDERCALLS_FIRST_CHOOSES": (
        "{first} choisit call ou fold ; le directeur décide pour {others}",
        "{first} chooses call or fold; the director decides for {others}",
    ),
    "UNDERCALLS_OPEN": (
        "Au directeur de décider pour {others}",
        "The director decides for {others}",
    ),
    "LABEL_OPENING": ("Ouverture", "Opening"),
    "LABEL_CALLERS_ADD": ("Ceux qui ont suivi ajoutent", "Callers add"),
    "OPENING_LIFTED_ALL_IN_STANDS": (
        "Ouverture portée à {opening} ; le tapis de {all_in} tient, sans être une relance",
        "The opening becomes {opening}; the all-in of {all_in} stands, without being a raise",
    ),
    "OPENING_STAYS_ALL_IN_STANDS": (
        "Ouverture de {opening} maintenue ; le tapis de {all_in} tient, sans être une relance",
        "The opening of {opening} stands; the all-in of {all_in} stands too, without being a raise",
    ),
    "LABEL_RAISER_ADDS": ("Le relanceur ajoute", "The raiser adds"),
    "LABEL_RAISER_TAKES_BACK": ("Le relanceur reprend", "The raiser takes back"),
    "LABEL_RAISE_TO": ("Relance, au total", "Raise, in total"),
}

REASONS: Final[Table] = {
    "OPENING_IS_ENOUGH": (
        "ouverture de {opening} : la grosse blinde, {least}, est atteinte",
        "an opening of {opening} reaches the big blind, {least}",
    ),
    "OPENING_ALL_IN_STANDS": (
        "ouverture à tapis de {opening} : elle reste ; une relance ajoute au moins {least}",
        "an opening all-in of {opening} stands; a raise adds at least {least}",
    ),
    "UNDERBET_ROUND_OVER": (
        "le tour de mises est fini : l’ouverture de {opening} reste",
        "the betting round is over: the opening of {opening} stands",
    ),
    "UNDERCALLS_IN_A_ROW": (
        "plusieurs suivis trop courts de suite, sur {bet} : que faire des joueurs suivants "
        "({others}) ?",
        "several undercalls in a row of {bet}: what about the players after the first ({others})?",
    ),
    "WEIGHS_BET_WAS_THERE_TO_SEE": (
        "la mise était visible, chacun doit suivre l’action",
        "the bet was there to see, everyone must follow the action",
    ),
    "WEIGHS_MISLED_BY_THE_FIRST": ("la première erreur l’a trompé", "misled by the first mistake"),
    "UNDERCALL_IS_COMPLETED": (
        "suivi trop court : on complète jusqu’à {bet}",
        "too few chips to call: to be completed, up to {bet}",
    ),
    "UNDERCALL_TO_COMPLETE_OR_LOSE": (
        "suivi trop court face à une relance à {bet} : compléter ou perdre la mise ?",
        "too few chips to call a raise to {bet}: complete, or forfeit the chips?",
    ),
    "SINGLE_CHIP_TOO_SMALL": (
        "un seul jeton, trop petit, {players:joueur|joueurs} dans le coup : call ou fold, sans "
        "relance",
        "a single chip, too small, {players:player|players} in the hand: call or fold, no raise",
    ),
    "RAISE_BELOW_THE_OPENING": (
        "{raised} ne dépasse pas l’ouverture corrigée, {opening} : c’est un call",
        "{raised} does not go above the corrected opening, {opening}: it is a call",
    ),
    "SAY_OPENING_LIFTED": (
        "L’ouverture est de {opening} : ceux qui l’ont faite ou suivie ajoutent {callers}.",
        "The opening is {opening}: those who made or called it add {callers}.",
    ),
    "SAY_OPENING_AND_RAISE_STANDS": (
        "L’ouverture est de {opening} ; la relance reste à {raise_to}.",
        "The opening is {opening}; the raise stays at {raise_to}.",
    ),
    "SAY_OPENING_AND_RAISE_STANDS+callers": (
        "L’ouverture est de {opening}, ceux qui l’ont faite ou suivie ajoutent {callers} ; la "
        "relance reste à {raise_to}.",
        "The opening is {opening}, those who made or called it add {callers}; the raise stays at "
        "{raise_to}.",
    ),
    "SAY_OPENING_AND_RAISE_ADD": (
        "L’ouverture est de {opening} ; la relance est de {raise_to} : le relanceur et ceux qui "
        "l’ont suivi ajoutent {add}.",
        "The opening is {opening}; the raise is {raise_to}: the raiser and those who called it "
        "add {add}.",
    ),
    "SAY_OPENING_AND_RAISE_ADD+callers": (
        "L’ouverture est de {opening}, ceux qui l’ont faite ou suivie ajoutent {callers} ; la "
        "relance est de {raise_to} : le relanceur et ceux qui l’ont suivi ajoutent {add}.",
        "The opening is {opening}, those who made or called it add {callers}; the raise is "
        "{raise_to}: the raiser and those who called it add {add}.",
    ),
    "SAY_OPENING_AND_ALL_IN_STANDS": (
        "L’ouverture est de {opening} ; le tapis de {all_in} tient, sans être une relance.",
        "The opening is {opening}; the all-in of {all_in} stands, without being a raise.",
    ),
    "SAY_OPENING_AND_ALL_IN_STANDS+callers": (
        "L’ouverture est de {opening}, ceux qui l’ont faite ou suivie ajoutent {callers} ; le "
        "tapis de {all_in} tient, sans être une relance.",
        "The opening is {opening}, those who made or called it add {callers}; the all-in of "
        "{all_in} stands, without being a raise.",
    ),
    "SAY_OPENING_AND_CALL_STANDS": (
        "L’ouverture est de {opening} ; la relance devient un call, à {call}.",
        "The opening is {opening}; the raise becomes a call, of {call}.",
    ),
    "SAY_OPENING_AND_CALL_STANDS+callers": (
        "L’ouverture est de {opening}, ceux qui l’ont faite ou suivie ajoutent {callers} ; la "
        "relance devient un call, à {call}.",
        "The opening is {opening}, those who made or called it add {callers}; the raise becomes a "
        "call, of {call}.",
    ),
    "SAY_OPENING_AND_CALL_ADD": (
        "L’ouverture est de {opening} ; la relance devient un call : le relanceur ajoute {add}.",
        "The opening is {opening}; the raise becomes a call: the raiser adds {add}.",
    ),
    "SAY_OPENING_AND_CALL_ADD+callers": (
        "L’ouverture est de {opening}, ceux qui l’ont faite ou suivie ajoutent {callers} ; la "
        "relance devient un call : le relanceur ajoute {add}.",
        "The opening is {opening}, those who made or called it add {callers}; the raise becomes a "
        "call: the raiser adds {add}.",
    ),
    "SAY_OPENING_AND_CALL_TAKE_BACK": (
        "L’ouverture est de {opening} ; la relance devient un call : le relanceur reprend {back}.",
        "The opening is {opening}; the raise becomes a call: the raiser takes {back} back.",
    ),
    "SAY_OPENING_AND_CALL_TAKE_BACK+callers": (
        "L’ouverture est de {opening}, ceux qui l’ont faite ou suivie ajoutent {callers} ; la "
        "relance devient un call : le relanceur reprend {back}.",
        "The opening is {opening}, those who made or called it add {callers}; the raise becomes a "
        "call: the raiser takes {back} back.",
    ),
}

OPTIONS: Final[Table] = {
    "NOTHING_IMPOSED": ("ne rien imposer", "require nothing"),
}
