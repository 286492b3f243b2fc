"""Cards typed as clubs write them, in either language; what may be two cards is never guessed."""

from __future__ import annotations

import pytest

from rules_ropta.ruling import Refused
from td_app.floor.typed_cards import CardBegun, cards_typed
from td_app.words.language import Language, answering_in


def typed_in(language: Language, text: str) -> tuple[str, ...] | None:
    with answering_in(language):
        return cards_typed(text)


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("As", ("As",)),
        ("Ap 10t", ("As", "Tc")),
        ("ah kd", ("Ah", "Kd")),
        ("Rp Dh Vk 10t", ("Ks", "Qh", "Jd", "Tc")),
        ("dd tt kk", ("Qd", "Tc", "Kd")),
        ("R♠, V♦", ("Ks", "Jd")),
        ("1t", ("Tc",)),
        ("V♣", ("Jc",)),
        ("", ()),
    ],
)
def test_as_a_french_club_writes_them(typed: str, cards: tuple[str, ...]) -> None:
    assert typed_in("fr", typed) == cards


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("Ad 10c", ("Ad", "Tc")),
        ("AsTd9h", ("As", "Td", "9h")),
        ("9c 9h", ("9c", "9h")),
        ("1c", ("Tc",)),
    ],
)
def test_as_an_english_club_writes_them(typed: str, cards: tuple[str, ...]) -> None:
    assert typed_in("en", typed) == cards


@pytest.mark.parametrize("typed", ["A", "Ax", "s", "zz", "0t"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_no_card_is_none(typed: str, language: Language) -> None:
    assert typed_in(language, typed) is None


def test_an_ace_and_a_king_without_suits_are_no_card_in_english() -> None:
    assert typed_in("en", "AK") is None
    assert typed_in("en", "KT") is None


@pytest.mark.parametrize(
    "typed", ["AhK Qd", "AhKQd", "10 9h", "A10k", "110k", "AQs", "A9h", "100h", "Th0"]
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_rank_without_its_suit_is_not_dropped(typed: str, language: Language) -> None:
    assert typed_in(language, typed) is None


@pytest.mark.parametrize("typed", ["AKs", "AKd", "A Kd", "9 d K", "ATh"])
def test_two_ranks_before_a_suit_are_no_card_in_english(typed: str) -> None:
    assert typed_in("en", typed) is None


@pytest.mark.parametrize(
    ("typed", "written", "card"),
    [
        ("AK", "AK", "Ad"),
        ("AT", "AT", "Ac"),
        ("RD", "RD", "Kd"),
        ("AD", "AD", "Ad"),
        ("ak", "ak", "Ad"),
        ("KK", "KK", "Kd"),
        ("Ap AKs", "AK", "Ad"),
        ("A k", "Ak", "Ad"),
    ],
)
def test_two_ranks_may_be_a_card_in_french(typed: str, written: str, card: str) -> None:
    with pytest.raises(Refused, match="RANKS_IN_DOUBT") as refused:
        typed_in("fr", typed)
    assert (refused.value.params["written"], refused.value.params["card"]) == (written, card)
    # What the sentence says to write instead.
    assert typed_in("fr", str(refused.value.params["one"])) == (card,)


@pytest.mark.parametrize(
    ("typed", "card"),
    [("Ak", "Ad"), ("VK", "Jd"), ("RT", "Kc"), ("KD", "Kd"), ("10K", "Td"), ("9T", "9c")],
)
def test_what_no_language_writes_as_two_ranks_is_a_card(typed: str, card: str) -> None:
    assert typed_in("fr", typed) == (card,)


def test_an_ace_of_diamonds_is_one_in_english() -> None:
    assert typed_in("en", "AD KD") == ("Ad", "Kd")


@pytest.mark.parametrize(("typed", "written"), [("Vc", "Vc"), ("Ap 10c", "10c"), ("1C", "10c")])
def test_c_may_be_three_suits_in_french(typed: str, written: str) -> None:
    with pytest.raises(Refused, match="SUIT_IN_DOUBT") as refused:
        typed_in("fr", typed)
    assert refused.value.params["written"] == written


def test_a_doubted_jack_waits_for_the_letter_that_says_which() -> None:
    with answering_in("fr"):
        begun, card = CardBegun("J").and_then("c") or (CardBegun(), "?")
        assert not card
        assert begun.possible == ("Jh", "Jd", "Jc")
        assert begun.and_then("h") == (CardBegun(), "Jh")
        assert begun.and_then("a") == (CardBegun("A"), "")
