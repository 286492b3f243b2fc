"""Cards seen, fallen or missing as the hands are dealt: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "dealer_second_card": ("Donneur qui n’a qu’une carte", "Dealer with only one card"),
    "dropped_card": ("Carte tombée", "Dropped card"),
    "exposed_card": ("Carte retournée pendant la donne", "Card exposed during the deal"),
    "flashed_card": ("Carte aperçue au vol (flashée)", "Flashed card"),
}

KEYWORDS: Final[Table] = {
    "dealer_second_card": (
        "deuxième carte, seconde carte, une seule carte, bouton une carte, dealer, donneur, il "
        "manque une carte, oublié de se servir, donneur s’est oublié, donneur a une carte, il lui "
        "manque sa deuxième carte",
        "second card, one card only, button one card, dealer, missing card, forgot himself, dealer "
        "has one card",
    ),
    "dropped_card": (
        "carte tombée, carte par terre, carte au sol, tombe de la table, sous la table, carte "
        "échappée, lâche une carte, dealer fait tomber, carte glissée sous la table, carte tombée "
        "en distribuant",
        "dropped card, card on the floor, fell off the table, under the table, slipped, card fell "
        "on the floor, card off the table",
    ),
    "exposed_card": (
        "carte morte, carte retournée, carte exposée, carte visible, carte face visible, carte "
        "montrée par le donneur, carte dévoilée, remplacer la carte, échanger la carte, exposed, "
        "carte retournée à la donne, carte montrée en distribuant, première carte face visible, "
        "donneur retourne une carte, carte flippée, ma carte s’est retournée",
        "dead card, exposed card, turned over, card face up, flipped card, replace the card, "
        "exchange, card flipped on the deal, dealer exposed a card, my card was turned up",
    ),
    "flashed_card": (
        "carte flashée, flash, carte aperçue, carte vue, vu une carte, entrevue, carte en vol, la "
        "table a vu, moitié de la table, carte vue par le voisin, voisin a vu ma carte, vu la "
        "carte en distribuant, carte entrevue à la donne, voyant les cartes de l’autre, a vu les "
        "cartes de l’autre",
        "flashed card, flash, card seen, glimpsed, saw a card, half the table, neighbour saw the "
        "card, saw a card during the deal, saw the other’s cards",
    ),
}

FIELDS: Final[Table] = {
    "acted": ("Le donneur a-t-il déjà agi ?", "Has the dealer already acted?"),
    "by": ("Qui l’a fait tomber ?", "Who dropped it?"),
    "deal_over": ("La donne était-elle finie ?", "Was the deal over?"),
    "dropped_card.how": ("Comment est-elle tombée ?", "How did it fall?"),
    "face_down": ("Dans quel sens ?", "Which way up?"),
    "among_first_two": (
        "Est-ce une des deux premières cartes servies ?",
        "Is it one of the first two cards dealt?",
    ),
    "dead_cards_before": (
        "Combien de cartes sont déjà mortes dans cette donne ?",
        "How many cards are already dead in this deal?",
    ),
    "seen": ("Quelqu’un l’a-t-il vue ?", "Did anyone see it?"),
    "mixed_with_live": (
        "L’a-t-il mêlée à son autre carte ?",
        "Was it mixed with the player’s other card?",
    ),
    "exposed_card.player": ("À qui était servie la carte ?", "Whose card was it?"),
    "exposed_card.index": (
        "Quelle carte de la donne ? (1 : la première servie)",
        "Which card of the deal? (1: first card dealt)",
    ),
    "present": ("Combien de joueurs à la table ?", "How many players at the table?"),
    "seen_by": ("Combien ont vu la carte ?", "How many saw the card?"),
}

CHOICES: Final[Table] = {
    "acted=true": ("Oui, avec une seule carte", "Yes, with only one card"),
    "acted=false": ("Non, pas encore", "No, not yet"),
    "by=dealer": ("Le donneur", "The dealer"),
    "by=player": ("Le joueur servi", "The player it was dealt to"),
    "deal_over=true": ("Oui, tous étaient servis", "Yes, everyone had their cards"),
    "deal_over=false": ("Non, pendant la donne", "No, during the deal"),
    "among_first_two=true": ("Oui, la 1re ou la 2e", "Yes, the 1st or the 2nd"),
    "among_first_two=false": ("Non, une autre", "No, another one"),
    "dropped_card.how=face_down": ("Face visible", "Face up"),
    "dropped_card.how=seen": (
        "Face cachée, mais vue par quelqu’un",
        "Face down, but seen by someone",
    ),
    "dropped_card.how=null": ("Face cachée, vue par personne", "Face down, seen by nobody"),
    "face_down=true": ("Face cachée", "Face down"),
    "face_down=false": ("Face visible", "Face up"),
    "seen=true": ("Vue par quelqu’un", "Seen by someone"),
    "seen=false": ("Vue par personne", "Seen by nobody"),
    "mixed_with_live=true": ("Oui, on ne les distingue plus", "Yes, they cannot be told apart"),
    "mixed_with_live=false": ("Non, on la reconnaît", "No, it can be identified"),
}

LINES: Final[Table] = {
    "WHOLE_HAND_DEAD": (
        "Toute sa main est morte, le coup continue pour les autres",
        "The whole hand is dead, the others play on",
    ),
    "CARD_IS_PLAYED": (
        "La carte se joue : il la reprend",
        "The card plays: the player takes it back",
    ),
    "CARD_PLAYS_OR_DIES": (
        "Au directeur de décider : la carte se joue, ou elle est morte",
        "The director decides: the card plays, or it is dead",
    ),
    "CARD_SEEN_IS_BURNED": (
        "Carte brûlée : {seen_by:joueur l’a vue|joueurs l’ont vue} sur {present}",
        "Card burned: seen by {seen_by} of {present}",
    ),
    "CARD_SEEN_PLAYS": (
        "La carte se joue ; personne ne dit laquelle il croit avoir vue",
        "The card plays, and nobody says which one they think they saw",
    ),
    "DEALER_COMPLETES": (
        "Le donneur prend sa deuxième carte et joue",
        "The dealer takes a second card and plays",
    ),
    "DEALER_HAND_DEAD": (
        "La main du donneur est morte, le coup continue",
        "The dealer’s hand is dead, the others play on",
    ),
}

REASONS: Final[Table] = {
    "DEAD_CARD_MIXED_WITH_LIVE": (
        "carte morte mêlée à la vivante : toute la main est morte",
        "dead card mixed up with the live one: the whole hand is dead",
    ),
    "SECOND_DEAD_CARD": (
        "deuxième carte morte de la même donne : fausse donne",
        "a second dead card in the same deal: a misdeal",
    ),
    "DEAD_AMONG_FIRST_TWO": (
        "lâchée par le donneur, donc retournée : une des deux premières servies",
        "dropped by the dealer, so turned over: one of the first two dealt",
    ),
    "WEIGHS_DEAD_MAKES_A_MISDEAL": (
        "morte, elle ferait une fausse donne",
        "a dead card would make it a misdeal",
    ),
    "DROPPED_BY_DEALER": (
        "lâchée par le donneur : morte, même cachée et non vue",
        "dropped by the dealer: dead, even face down and unseen",
    ),
    "DROPPED_BY_PLAYER": (
        "lâchée par son joueur après la donne : elle se joue",
        "dropped by the player after the deal: it plays",
    ),
    "DROPPED_BY_PLAYER_DURING_DEAL": (
        "lâchée par son joueur pendant la donne : le texte n’en dit rien",
        "dropped by the player during the deal: the text does not say",
    ),
    "SEEN_BY_MOST": (
        "vue par {seen_by} des {present} présents, plus de la moitié",
        "seen by {seen_by} of the {present} present, more than half",
    ),
    "SEEN_BY_SOME": (
        "vue par {seen_by} des {present} présents, moins de la moitié",
        "seen by {seen_by} of the {present} present, less than half",
    ),
    "SEEN_BY_HALF": (
        "vue par {seen_by} des {present} présents, exactement la moitié",
        "seen by {seen_by} of the {present} present, exactly half",
    ),
    "DEALER_NOT_ACTED": ("le donneur n’a pas encore agi", "the dealer has not acted yet"),
    "DEALER_ACTED_WITH_ONE_CARD": (
        "le donneur a agi avec une seule carte",
        "the dealer acted with a single card",
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
    "WEIGHS_NOT_THE_DEALERS_DOING": (
        "le donneur n’y est pour rien",
        "it was not the dealer’s doing",
    ),
    "WEIGHS_CARD_WAS_SEEN": ("la carte a été vue", "the card was seen"),
    "WEIGHS_NO_MAJORITY_SAW": ("elle n’a pas été vue par une majorité", "no majority saw it"),
}

OPTIONS: Final[Table] = {
    "CARD_PLAYS": ("laisser jouer la carte", "let the card play"),
    "CARD_DEAD": ("déclarer la carte morte", "rule the card dead"),
}
