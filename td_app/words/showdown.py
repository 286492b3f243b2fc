"""Hands shown, in words: their category in full, each pot's award, cards already used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from td_app.words.figures import whole
from td_app.words.language import Language, fr_en, spoken
from td_app.words.speaking import Table, card_text, say

REFUSALS: Final[Table] = {
    "CARD_NOT_IN_DECK": (
        "{card:card} n’est pas dans le paquet de ce jeu, qui commence au six : choisissez-en une "
        "autre.",
        "{card:card} is not in this game’s deck, which starts at six. Choose another card.",
    ),
    "CARD_LIES": (
        "{card:card} est déjà au tableau : vérifiez, ou touchez-la pour la retirer.",
        "{card:card} is already on the board. Check, or tap it to remove it.",
    ),
    "CARD_LIES+who": (
        "{card:card} est déjà dans la main du joueur {who} : vérifiez, ou touchez-la pour la "
        "retirer.",
        "{card:card} is already in player {who}’s hand. Check, or tap it to remove it.",
    ),
    "SUIT_IN_DOUBT": (
        "« {written} » peut être un cœur, un carreau ou un trèfle : tapez h (cœur), k (carreau) "
        "ou t (trèfle).",
        "“{written}” may be a heart, a diamond or a club. Type h, d or c.",
    ),
    "RANKS_IN_DOUBT": (
        "« {written} » peut être {card:card} ou deux cartes sans leur couleur : écrivez « {one} » "
        "pour {card:card}, sinon la couleur de chaque carte.",
        "“{written}” may be {card:card} or two cards without their suits. Write “{one}” for "
        "{card:card}, or each card’s suit.",
    ),
    "CARDS_UNREAD": (
        "Une carte s’écrit par sa valeur puis sa couleur (P pique, H cœur, K carreau, T trèfle) : "
        "Ap, 10k, Rh.",
        "A card is written as its rank, then its suit: As, 10d, Kc.",
    ),
    "GAME_MOST_HANDS": (
        "{game} se joue à {most} au plus, le paquet n’y suffit plus : retirez une main.",
        "{game} takes at most {most} players, the deck cannot deal another hand. Remove one.",
    ),
    "STAKES_UNSOUND": (
        "Les jetons mis ne font pas de pot : vérifiez le montant de chacun.",
        "The chips put in make no pot. Check each player’s amount.",
    ),
}

ONE: Final[Table] = {
    "A": ("as", "ace"),
    "K": ("roi", "king"),
    "Q": ("dame", "queen"),
    "J": ("valet", "jack"),
    "T": ("dix", "ten"),
    "9": ("neuf", "nine"),
    "8": ("huit", "eight"),
    "7": ("sept", "seven"),
    "6": ("six", "six"),
    "5": ("cinq", "five"),
    "4": ("quatre", "four"),
    "3": ("trois", "three"),
    "2": ("deux", "deuce"),
}

SEVERAL: Final[Table] = {
    **{rank: (french, f"{english}s") for rank, (french, english) in ONE.items()},
    "K": ("rois", "kings"),
    "Q": ("dames", "queens"),
    "J": ("valets", "jacks"),
    "6": ("six", "sixes"),
}

#: After « à » : à l’as, au roi, à la dame.
TO_THE: Final = {"A": "à l’as", "Q": "à la dame"}

HANDS: Final[Table] = {
    "high_card": ("Carte haute : {one}", "{one} high"),
    "pair": ("Paire {of}", "Pair of {many}"),
    "two_pair": ("Deux paires, {many} et {others}", "Two pair, {many} and {others}"),
    "three_of_a_kind": ("Brelan {of}", "Three {many}"),
    "straight": ("Suite {to}", "Straight, {one} high"),
    "flush": ("Couleur {to}", "Flush, {one} high"),
    "full_house": ("Full aux {many} par les {others}", "Full house, {many} over {others}"),
    "four_of_a_kind": ("Carré {of}", "Four {many}"),
    "straight_flush": ("Quinte flush {to}", "Straight flush, {one} high"),
    "royal": ("Quinte flush royale", "Royal flush"),
}


def hand_words(category: str, cards: Sequence[str], language: Language | None = None) -> str:
    """Return a hand in full, its five cards given with those that make it first.

    >>> hand_words("full_house", ("As", "Ad", "Ac", "Kd", "Ks"), "fr")
    'Full aux as par les rois'
    >>> hand_words("straight", ("9s", "8d", "7c", "6d", "5s"), "en")
    'Straight, nine high'
    """
    tongue = spoken(language)
    first = cards[0][0]
    others = next((card[0] for card in cards if card[0] != first), first)
    many = say(SEVERAL[first], language=tongue)
    params = {
        "one": say(ONE[first], language=tongue),
        "many": many,
        "others": say(SEVERAL[others], language=tongue),
        "of": f"d’{many}" if first == "A" else f"de {many}",
        "to": TO_THE.get(first, f"au {say(ONE[first], language='fr')}"),
    }
    told = say(HANDS[category], params, language=tongue)
    return told[:1].upper() + told[1:]


def low_words(cards: Sequence[str], language: Language | None = None) -> str:
    """Return a low hand by its ranks, the highest first.

    >>> low_words(("8d", "4h", "3h", "2s", "As"), "fr")
    'Main basse\\xa0: 8-4-3-2-A'
    """
    ranks = "-".join(card_text(card, language)[:-1] for card in cards)
    return say(("Main basse : {ranks}", "Low: {ranks}"), {"ranks": ranks}, language=language)


def award_words(chips: int, odd: int) -> str:
    """Return what somebody wins, and the odd chip among it."""
    if not odd:
        return whole(chips)
    told = fr_en(
        "{0}, dont {1} indivisibles (§\u00a010.8)", "{0}, including {1} in odd chips (§\u00a010.8)"
    )
    return told.format(whole(chips), whole(odd))


def pot_words(rank: int, pots: int) -> str:
    """Return what a pot is called, by its rank from 0, the main one first."""
    if pots == 1:
        return fr_en("Pot", "Pot")
    if rank == 0:
        return fr_en("Pot principal", "Main pot")
    if pots == 2:
        return fr_en("Pot extérieur", "Side pot")
    return fr_en("Pot extérieur {0}", "Side pot {0}").format(rank)
