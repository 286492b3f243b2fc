"""Main pot, side pots, order of award, odd chips (4.2, 9.7, 10.7, 10.8)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.pots import (
    NamedPot,
    Pot,
    Pots,
    PotShared,
    PotsToAward,
    award_order,
    odd_chip,
    pots,
)
from rules_ropta.ruling import Refused

STAKES = st.dictionaries(
    st.sampled_from(["BTN", "SB", "BB", "UTG", "MP", "CO"]), st.integers(0, 5000), min_size=1
)


def made(folded: tuple[str, ...] = (), dead_ante: int = 0, **stakes: int) -> Pots:
    return pots(stakes, folded, dead_ante).decision


def awarded(*players: int) -> tuple[str, ...]:
    """The order of pots A, B, C, that so many players may win."""
    named = zip("ABC", players, strict=True)
    pots_made = tuple(NamedPot(name=name, players=count) for name, count in named)
    return award_order(PotsToAward(pots=pots_made)).decision.order


class TestArticle_9_7:
    def test_a_small_blind_all_in_gives_the_big_blind_the_rest_back(self) -> None:
        assert made(SB=3000, BB=10_000) == Pots((Pot(6000, ("BB", "SB")),), {"BB": 7000})

    def test_a_short_all_in_opens_a_side_pot_between_the_blinds(self) -> None:
        assert made(BTN=3000, SB=10_000, BB=10_000).pots == (
            Pot(9000, ("BB", "BTN", "SB")),
            Pot(14_000, ("BB", "SB")),
        )

    def test_three_stakes_make_three_pots(self) -> None:
        assert [pot.amount for pot in made(A=100, B=300, C=700, D=700).pots] == [400, 600, 800]

    def test_folded_chips_stay_in_the_pots_they_reached(self) -> None:
        assert made(("C",), A=100, B=500, C=300, D=500).pots == (
            Pot(400, ("A", "B", "D")),
            Pot(1000, ("B", "D")),
        )

    def test_alone_in_the_side_pot_a_player_takes_the_folded_chips_there(self) -> None:
        stakes = made(("C",), A=100, B=500, C=500)
        assert stakes.pots == (Pot(300, ("A", "B")), Pot(800, ("B",)))

    def test_in_a_walk_everything_is_the_big_blinds(self) -> None:
        assert made(("SB",), dead_ante=400, SB=500, BB=1000) == Pots((Pot(1900, ("BB",)),))

    def test_a_small_blind_above_a_short_big_blind_gets_the_difference_back(self) -> None:
        assert made(("SB",), SB=500, BB=300) == Pots((Pot(600, ("BB",)),), {"SB": 200})

    def test_chips_folded_above_every_live_stake_have_no_owner(self) -> None:
        with pytest.raises(Refused, match="POT_WITHOUT_PLAYER"):
            made(("A", "B"), A=500, B=500, C=300)

    def test_somebody_must_be_left(self) -> None:
        with pytest.raises(Refused, match="NOBODY_IN_THE_HAND"):
            made(("A",), A=500)

    @given(stakes=STAKES, ante=st.integers(0, 1000), folds=st.data())
    def test_every_chip_put_in_is_in_a_pot_or_given_back(
        self, stakes: dict[str, int], ante: int, folds: st.DataObject
    ) -> None:
        folded = folds.draw(st.sets(st.sampled_from(sorted(stakes)), max_size=len(stakes) - 1))
        try:
            result = pots(stakes, folded, ante).decision
        except Refused as refused:
            assert refused.code == "POT_WITHOUT_PLAYER"
            return
        told = sum(pot.amount for pot in result.pots) + sum(result.refund.values())
        assert told == sum(stakes.values()) + ante
        assert len(result.refund) <= 1
        assert not any(set(pot.eligible) & folded for pot in result.pots)
        fields = [set(pot.eligible) for pot in result.pots]
        assert all(outer < inner for inner, outer in pairwise(fields))


class TestArticle_4_2:
    def test_the_smallest_stack_plays_for_the_whole_ante(self) -> None:
        assert made(dead_ante=1000, UTG=300, BTN=1000, BB=1000).pots == (
            Pot(1900, ("BB", "BTN", "UTG")),
            Pot(1400, ("BB", "BTN")),
        )

    def test_a_partial_ante_beside_a_full_blind_makes_one_pot(self) -> None:
        stakes = made(dead_ante=3000, BB=10_000, BTN=10_000, SB=10_000)
        assert stakes.pots == (Pot(33_000, ("BB", "BTN", "SB")),)

    def test_an_ante_without_a_stake_is_still_a_pot(self) -> None:
        assert made(dead_ante=100, A=0, B=0).pots == (Pot(100, ("A", "B")),)


class TestArticle_10_7:
    def test_pots_are_awarded_from_the_outside_in(self) -> None:
        assert awarded(4, 3, 2) == ("C", "B", "A")

    def test_of_two_pots_with_as_many_players_the_last_made_goes_first(self) -> None:
        assert awarded(3, 2, 2) == ("C", "B", "A")


class TestArticle_10_8:
    @pytest.mark.parametrize(
        ("button", "winners", "receiver"),
        [(1, (2, 5), 2), (9, (3, 9), 3), (6, (5, 6), 5), (4, (4, 5), 5), (3, (3,), 3)],
    )
    def test_the_odd_chip_goes_to_the_first_winner_left_of_the_button(
        self, button: int, winners: tuple[int, ...], receiver: int
    ) -> None:
        shared = PotShared(button=button, winners=winners)
        assert odd_chip(shared).decision.receiver == receiver

    def test_without_a_winner_there_is_no_share(self) -> None:
        with pytest.raises(Refused, match="NOBODY_IN_THE_HAND"):
            odd_chip(PotShared(button=1, winners=()))
