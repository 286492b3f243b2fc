"""Hands as they are called at a table, in both languages."""

from __future__ import annotations

import pytest

from rules_ropta.ruling import Refused
from td_app.words import refusal_sentence
from td_app.words.showdown import HANDS, hand_words

FIVE = {
    "high_card": ("As Qd 9c 6d 4s", "Carte haute : as", "Ace high"),
    "pair": ("As Ad 9c 6d 4s", "Paire d’as", "Pair of aces"),
    "two_pair": ("As Ad 9c 9d 4s", "Deux paires, as et neuf", "Two pair, aces and nines"),
    "three_of_a_kind": ("Ks Kd Kc 6d 4s", "Brelan de rois", "Three kings"),
    "straight": ("Qs Jd Tc 9d 8s", "Suite à la dame", "Straight, queen high"),
    "flush": ("As Js 9s 6s 4s", "Couleur à l’as", "Flush, ace high"),
    "full_house": ("6s 6d 6c 9d 9s", "Full aux six par les neuf", "Full house, sixes over nines"),
    "four_of_a_kind": ("Js Jd Jc Jh 4s", "Carré de valets", "Four jacks"),
    "straight_flush": ("Ts 9s 8s 7s 6s", "Quinte flush au dix", "Straight flush, ten high"),
    "royal": ("As Ks Qs Js Ts", "Quinte flush royale", "Royal flush"),
}


@pytest.mark.parametrize("category", sorted(HANDS))
def test_every_kind_is_called_in_full(category: str) -> None:
    cards, french, english = FIVE[category]
    told = hand_words(category, cards.split(), "fr").replace("\u00a0", " ")
    assert (told, hand_words(category, cards.split(), "en")) == (french, english)


def test_a_wheel_is_a_straight_to_the_five() -> None:
    assert hand_words("straight", ["5s", "4d", "3c", "2d", "As"], "fr") == "Suite au cinq"


def test_a_card_that_lies_somewhere_says_where() -> None:
    board = refusal_sentence(Refused("CARD_LIES", card="Ks"), language="fr")
    assert board.startswith("R♠ est déjà au tableau")
    hand = refusal_sentence(Refused("CARD_LIES", card="Ks", who="B"), language="en")
    assert hand.startswith("K♠ is already in player B’s hand")
    most = refusal_sentence(Refused("GAME_MOST_HANDS", game="omaha", most=9), language="fr")
    assert most.startswith("Omaha se joue à 9 au plus")
