"""Words of play that are disputed or taken back, all-in and fold: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "all_in_said": ("« Tapis » dit, puis contesté", "“All-in” said, then disputed"),
    "fold_taken_back": ("Fold repris : il veut rejouer", "Fold taken back: wants to play on"),
}

KEYWORDS: Final[Table] = {
    "all_in_said": (
        "tapis dit, a dit tapis, tapis contesté, tapis annoncé, all-in contesté, nie avoir dit "
        "tapis, tapis pour rire, tapis en question, tapis hors tour, annonce tapis, tapis mal "
        "entendu, all in",
        "all-in said, said all-in, all-in disputed, denies all-in, joked all-in, asked all-in, "
        "all-in out of turn, misheard all-in, all in",
    ),
    "fold_taken_back": (
        "fold repris, reprend son fold, fold annulé, revient sur son fold, a dit fold, a dit "
        "passe, veut reprendre ses cartes, se ravise, cartes poussées, fold puis call, passe puis "
        "suit",
        "fold taken back, changes their mind after folding, said fold, said pass, wants the cards "
        "back, cards pushed forward, fold then call",
    ),
}

FIELDS: Final[Table] = {
    "heard": ("« Tapis » a-t-il été dit ?", "Was “all-in” said?"),
    "all_in_said.in_turn": ("Était-ce son tour ?", "Was it the player’s turn?"),
    "chips_first": (
        "Avait-il déjà avancé des jetons sans un mot ?",
        "Had chips already been pushed without a word?",
    ),
    "all_in_said.actions_between": (
        "Qu’ont fait les autres, jusqu’à son tour ?",
        "What did the others do before the player’s turn?",
    ),
    "fold_taken_back.how": ("Comment a-t-il passé ?", "How did the player fold?"),
    "fold_taken_back.in_turn": ("Était-ce son tour ?", "Was it the player’s turn?"),
    "fold_taken_back.posted_bb": (
        "Avait-il posé la grosse blinde ?",
        "Had the player posted the big blind?",
    ),
}

CHOICES: Final[Table] = {
    "heard=clear": ("Oui, clairement", "Yes, clearly"),
    "heard=denied": ("Il le nie, les versions diffèrent", "Denied, accounts differ"),
    "heard=unclear": (
        "Une question, une plaisanterie, un autre mot",
        "A question, a joke, another word",
    ),
    "all_in_said.in_turn=true": ("Oui, à lui de parler", "Yes, their turn to act"),
    "all_in_said.in_turn=false": ("Non, avant son tour", "No, before their turn"),
    "chips_first=true": (
        "Oui, les jetons d’abord, le mot ensuite",
        "Yes, chips first, the word after",
    ),
    "chips_first=false": ("Non, le mot d’abord, ou ensemble", "No, the word first, or together"),
    "fold_taken_back.how=said": ("Il l’a dit : « fold », « passe »", "The player said it: “fold”"),
    "fold_taken_back.how=thrown": (
        "Il a jeté ses cartes vers le rebut",
        "The player threw the cards towards the muck",
    ),
    "fold_taken_back.how=pushed_forward": (
        "Il les a seulement avancées, sans un mot",
        "The player only pushed them forward, without a word",
    ),
    "fold_taken_back.in_turn=true": ("Oui, à lui de parler", "Yes, their turn to act"),
    "fold_taken_back.in_turn=false": ("Non, avant son tour", "No, before their turn"),
    "fold_taken_back.facing_bet=true": ("Oui, une mise", "Yes, a bet"),
    "fold_taken_back.facing_bet=false": ("Non, il pouvait checker", "No, a check was possible"),
}

LINES: Final[Table] = {
    "HELD_TO_ALL_IN": (
        "Le tapis tient : tous ses jetons sont misés",
        "The all-in stands: all the chips are bet",
    ),
    "ALL_IN_SAID_TOO_LATE": (
        "Le mot vient trop tard : seuls les jetons avancés comptent",
        "The word comes too late: only the chips pushed count",
    ),
    "ALL_IN_HELD_OR_SAID_AGAIN": (
        "Au directeur de décider : le tapis tient, ou il annonce de nouveau son action",
        "The director decides: the all-in stands, or the player announces again",
    ),
    "FOLD_HOLDS_HAND_DEAD": (
        "Le fold tient : la main est morte, ses mises restent",
        "The fold stands: the hand is dead, its bets stay",
    ),
    "FOLD_HOLDS_PUNISHED": (
        "Le fold tient : la main est morte ; sanction",
        "The fold stands: the hand is dead; a penalty",
    ),
    "FOLD_OR_PLAYS_ON": (
        "Au directeur de décider : c’est un fold, ou la main continue",
        "The director decides: it is a fold, or the hand plays on",
    ),
}

REASONS: Final[Table] = {
    "ALL_IN_SAID_IN_TURN": (
        "dit à son tour, « tapis » engage sans condition : c’est une mise de tous ses jetons",
        "said in turn, “all-in” binds without condition: it is a bet of every chip",
    ),
    "ALL_IN_AFTER_CHIPS": (
        "jetons avancés en silence : le mot dit après ne compte pas",
        "chips pushed in silence: the word said afterwards does not count",
    ),
    "ALL_IN_DENIED": (
        "les versions diffèrent : au directeur d’établir les faits",
        "accounts differ: the director establishes the facts",
    ),
    "ALL_IN_UNCLEAR": (
        "le mot a été dit, mais pas comme une annonce : au directeur de l’interpréter",
        "the word was said, but not as an announcement: the director interprets it",
    ),
    "WEIGHS_TABLE_HEARD_IT": (
        "le donneur ou la table l’a entendu : dit à son tour, il engage",
        "the dealer or the table heard it: said in turn, it binds",
    ),
    "WEIGHS_TABLE_TOOK_IT_FOR_A_BET": (
        "la table l’a pris pour une mise : à chacun d’être clair",
        "the table took it for a bet: everyone has to be clear",
    ),
    "WEIGHS_NOBODY_IS_SURE": ("personne n’en est certain", "nobody is certain of it"),
    "WEIGHS_NO_BET_WAS_MEANT": (
        "le ton et le geste n’étaient pas ceux d’une mise",
        "neither tone nor gesture was that of a bet",
    ),
    "FOLD_SAID_BINDS": (
        "un fold dit à son tour engage sans condition",
        "a fold said in turn binds without condition",
    ),
    "CARDS_PUSHED_WITHOUT_A_WORD": (
        "cartes avancées sans un mot, hors du rebut : avant l’abattage, le texte n’en dit rien",
        "cards pushed without a word, short of the muck: before showdown the text does not say",
    ),
    "WEIGHS_TABLE_TOOK_IT_FOR_A_FOLD": (
        "la table l’a pris pour un fold : un geste interprété engage son auteur",
        "the table took it for a fold: a gesture read as one binds",
    ),
    "WEIGHS_CARDS_NEVER_LEFT": (
        "les cartes sont encore à part : à l’abattage, on peut les reprendre",
        "the cards still lie apart: at showdown they may be taken back",
    ),
    "SAY_ALL_IN_HOLDS": (
        "Tapis annoncé : tous vos jetons sont misés.",
        "All-in was announced: all your chips are bet.",
    ),
    "SAY_CHIPS_ALONE_COUNT": (
        "Le mot vient après : seuls les jetons avancés comptent.",
        "The word came after: only the chips pushed count.",
    ),
    "SAY_WHAT_DO_YOU_DO_CLEARLY": (
        "Dites clairement votre action.",
        "Please say your action clearly.",
    ),
}

OPTIONS: Final[Table] = {
    "ALL_IN_STANDS": ("le tapis tient", "the all-in stands"),
    "SAYS_ACTION_AGAIN": ("il annonce de nouveau, librement", "the player announces again"),
    "GESTURE_IS_A_FOLD": (
        "c’est un fold : la main est morte",
        "it is a fold: the hand is dead",
    ),
    "HAND_STILL_PLAYS": ("la main continue", "the hand plays on"),
}
