"""Main pot, side pots, order of award, odd chips (4.2, 9.7, 10.7, 10.8)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.pots import (
    NamedPot,
    Pot,
    Pots,
    PotShared,
    PotsMade,
    PotsToAward,
    award_order,
    odd_chip,
    pots,
)
from rules_ropta.registry import ask
from rules_ropta.ruling import Refused
from rules_ropta.situation import Malformed

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

    def test_a_button_with_only_an_ante_in_plays_for_it_alone(self) -> None:
        """Six hundred of a button ante, two blinds of a thousand: the rest is between the two."""
        told = asked(
            contributions={"BTN": 0, "SB": 1000, "BB": 1000},
            dead_ante=600,
            ante=1000,
            format="button",
        )
        assert told.pots == (Pot(600, ("BB", "BTN", "SB")), Pot(2000, ("BB", "SB")))
        alone: Any = ask("button_ante", {"ante": 1000, "button_stack": 600})
        assert told.pots[0].amount == alone.decision.max_win

    def test_what_a_short_button_put_in_is_its_ante_however_it_was_counted(self) -> None:
        level = {"blinds": [500, 1000], "ante": 1000, "format": "button"}
        told = asked(contributions={"BTN": 600, "SB": 1000, "BB": 1000}, **level)
        assert told.pots == (Pot(600, ("BB", "BTN", "SB")), Pot(2000, ("BB", "SB")))

    @pytest.mark.parametrize("ante_format", ["button", "classic"])
    def test_the_last_chip_paid_as_an_ante_still_plays_for_the_antes(
        self, ante_format: str
    ) -> None:
        told = asked(
            contributions={"A": 0, "B": 1000, "C": 1000, "D": 500},
            folded=["D"],
            dead_ante=1000,
            ante=1000,
            format=ante_format,
        )
        assert told.pots == (Pot(1000, ("A", "B", "C")), Pot(2500, ("B", "C")))

    def test_beside_it_another_all_in_plays_for_the_whole_ante(self) -> None:
        told = asked(
            contributions={"BTN": 0, "UTG": 300, "SB": 1000, "BB": 1000},
            dead_ante=600,
            format="button",
        )
        assert told.pots == (
            Pot(600, ("BB", "BTN", "SB", "UTG")),
            Pot(900, ("BB", "SB", "UTG")),
            Pot(1400, ("BB", "SB")),
        )

    def test_a_big_blind_short_of_blind_and_ante_has_paid_the_blind_first(self) -> None:
        """Example B2 with the old text's figures: 400 of blind and 1,000 of ante."""
        ruling = asked_ruling(
            contributions={"BB": 400, "BTN": 1000, "SB": 500},
            folded=["SB"],
            dead_ante=1000,
            **LEVEL,
            bb_stack=1400,
        )
        assert ruling.decision.pots == (Pot(2900, ("BB", "BTN")),)
        assert ruling.decision.refund == {}
        assert ruling.readings == ("U4-A", "U5-A")

    def test_counted_so_already_it_rests_on_no_reading(self) -> None:
        ruling = asked_ruling(
            contributions={"BB": 1000, "BTN": 1000}, dead_ante=400, **LEVEL, bb_stack=1400
        )
        assert ruling.decision.pots == (Pot(2400, ("BB", "BTN")),)
        assert ruling.readings == ()

    @pytest.mark.parametrize(
        ("wrong", "said"),
        [
            ({"folded": ["UTG"]}, "UNKNOWN_SEAT folded"),
            ({"dead_ante": 1100}, "MORE_THAN_ALL dead_ante"),
            ({"bb_stack": 1100, "dead_ante": 900}, "MORE_THAN_ALL contributions"),
        ],
    )
    def test_what_cannot_be_is_malformed(self, wrong: dict[str, object], said: str) -> None:
        with pytest.raises(Malformed, match=said):
            asked_ruling(**{"contributions": {"BB": 1000, "SB": 1000}, **LEVEL, **wrong})


def asked_ruling(**given: Any) -> Any:
    return ask("pots", {"folded": [], "dead_ante": 0, **given})


def asked(**given: Any) -> PotsMade:
    made: PotsMade = asked_ruling(**given).decision
    return made


LEVEL = {"blinds": [500, 1000], "ante": 1000, "format": "bb"}


class TestArticle_8_2:
    """What comes back to a hand gone into the muck, by 8.2 and by the pots."""

    def test_a_blind_is_no_bet_nothing_of_it_comes_back(self) -> None:
        told = asked(contributions={"SB": 500, "BB": 1000}, folded=["BB"], blinds=[500, 1000])
        assert told == PotsMade((Pot(1500, ("SB",)),), {})
        blind: Any = ask("unprotected_hand_mucked", {"last_action": "none"})
        assert blind.decision.refund == 0

    def test_below_his_own_blind_a_player_is_all_in_and_takes_no_more(self) -> None:
        told = asked(contributions={"SB": 500, "BB": 300}, folded=["SB"], blinds=[500, 1000])
        assert told == PotsMade((Pot(600, ("BB",)),), {"SB": 200})

    @given(
        bet=st.integers(1000, 5000),
        more=st.integers(1, 5000),
        before=st.integers(0, 3000),
        called=st.integers(0, 9000),
    )
    def test_both_give_the_same_back_of_a_raise(
        self, bet: int, more: int, before: int, called: int
    ) -> None:
        """A raises B's bet, C is all-in for less, for as much, or out; A's hand is gone."""
        raised, paid = bet + more, min(called, bet + more)
        in_pots = asked(
            contributions={"A": before + raised, "B": before + bet, "C": before + paid},
            folded=["A"],
            blinds=[500, 1000],
        )
        by_hand: Any = ask(
            "unprotected_hand_mucked",
            {
                "last_action": "raise",
                "amount": raised,
                "previous_bet": bet,
                "called": paid > bet,
                "called_up_to": paid if paid > bet else None,
            },
        )
        assert sum(in_pots.refund.values()) == by_hand.decision.refund


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
