"""Several pots shared because the board, or the deck, is lost."""

from __future__ import annotations

from typing import Any

import pytest

from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides
from rules_ropta.situation import Malformed

MAIN = {"amount": 12000, "eligible": [2, 5, 7]}
SIDE = {"amount": 4150, "eligible": [5, 7]}


def board_lost(*pots: object, **facts: Any) -> Any:
    given = {"discernible": False, "live": [2, 5, 7], "pots": list(pots), **facts}
    return ask("board_removed_early", given)


def joker(*pots: object, **facts: Any) -> Any:
    given = {"folds_before": 3, "influenced_folds": False, "equal_stakes": False}
    return ask("foul_deck", {**given, "pots": list(pots), **facts})


def shares(ruling: Any) -> list[tuple[tuple[int, ...], int, int]]:
    return [(pot.split_between, pot.each, pot.odd) for pot in ruling.decision.pots]


class TestArticle_7_4:
    def test_each_pot_is_shared_between_those_who_play_for_it(self) -> None:
        ruling = board_lost(MAIN, SIDE)
        assert shares(ruling) == [((2, 5, 7), 4000, 0), ((5, 7), 2075, 0)]
        assert ruling.readings == ("C44-each-pot",)
        assert ruling.decision.split_between == (2, 5, 7)

    def test_without_their_chips_that_each_is_shared_is_told_all_the_same(self) -> None:
        ruling = board_lost(several_pots=True)
        assert (ruling.decision.each_pot, ruling.decision.pots) == (True, None)

    def test_one_alone_takes_what_nobody_contests(self) -> None:
        alone = {"amount": 700, "eligible": [7]}
        assert shares(board_lost(MAIN, alone))[1] == ((7,), 700, 0)

    def test_a_single_pot_is_shared_as_ever(self) -> None:
        ruling = board_lost()
        assert (ruling.decision.each_pot, ruling.readings) == (None, ())

    def test_who_folded_has_no_part(self) -> None:
        with pytest.raises(Malformed, match="UNKNOWN_SEAT pots"):
            board_lost({"amount": 12000, "eligible": [2, 9]})

    def test_a_side_pot_is_inside_the_main_one(self) -> None:
        with pytest.raises(Malformed, match="CONTRADICTION pots"):
            board_lost({"amount": 12000, "eligible": [2, 5]}, SIDE)


class TestArticle_10_8:
    def test_what_the_smallest_chip_cannot_divide_is_told_apart(self) -> None:
        ruling = board_lost(MAIN, SIDE, smallest_chip=100)
        assert shares(ruling)[1] == ((5, 7), 2000, 150)


class TestArticle_7_7:
    def test_stakes_that_differ_are_equal_pot_by_pot(self) -> None:
        ruling = joker(MAIN, SIDE)
        assert shares(ruling) == [((2, 5, 7), 4000, 0), ((5, 7), 2075, 0)]
        assert ruling.readings == ("C16-share", "C44-each-pot")

    def test_an_all_in_that_parts_them_is_enough(self) -> None:
        ruling = joker(several_pots=True)
        assert (ruling.decision.each_pot, ruling.decision.cancel) == (True, False)

    def test_otherwise_they_are_for_the_director(self) -> None:
        assert isinstance(joker(), DirectorDecides)
