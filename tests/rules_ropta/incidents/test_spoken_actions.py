"""Words and figures said before or with the chips."""

from __future__ import annotations

import pytest

from rules_ropta.incidents.chips_and_words import (
    AnnouncedAmount,
    SpokenAction,
    announced_amount,
    spoken_action,
)
from rules_ropta.incidents.wagers import Wager
from rules_ropta.registry import ask
from rules_ropta.ruling import Ruling
from rules_ropta.situation import Malformed


def says_call(chips: int, over: int, prior: int = 0) -> Wager:
    case = SpokenAction(word="call", bet_level=over, prior=prior, chips_total=chips)
    return spoken_action(case).decision


class TestArticle_9_4:
    def test_call_is_a_call_whatever_was_pushed(self) -> None:
        assert (says_call(3000, over=1000).total, says_call(3000, over=1000).refund) == (1000, 2000)

    def test_call_with_too_few_chips_is_completed(self) -> None:
        assert says_call(200, over=1000).must_add == 800
        assert says_call(200, over=1000, prior=100).must_add == 700

    def test_call_with_nothing_to_match_is_a_check(self) -> None:
        wager = says_call(500, over=0)
        assert (wager.action, wager.total, wager.refund) == ("check", 0, 500)
        assert says_call(0, over=100, prior=100).action == "check"

    def test_check_before_a_bet_is_said_again_without_a_raise(self) -> None:
        wager = spoken_action(SpokenAction(word="check", bet_level=500)).decision
        assert (wager.action, wager.options) == ("must_choose", ("call", "fold"))
        assert wager.raise_allowed is False

    def test_the_big_blind_may_check_its_option(self) -> None:
        wager = spoken_action(SpokenAction(word="check", bet_level=100, prior=100)).decision
        assert wager.action == "check"

    @pytest.mark.parametrize(("chips", "total"), [(1500, 2000), (2000, 2000), (3500, 3500)])
    def test_raise_is_the_chips_or_the_smallest_raise(self, chips: int, total: int) -> None:
        case = SpokenAction(word="raise", bet_level=1000, min_increment=1000, chips_total=chips)
        assert spoken_action(case).decision.total == total

    def test_a_raise_goes_by_its_increment(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD min_increment"):
            ask("spoken_action", {"word": "raise", "bet_level": 100, "chips_total": 300})


def says(amount: int, chips: int, over: int = 325, by: int = 225) -> Ruling[Wager]:
    return announced_amount(
        AnnouncedAmount(bet_level=over, min_increment=by, announced=amount, chips_total=chips)
    )


class TestArticle_9_2:
    def test_an_amount_said_first_brings_change(self) -> None:
        wager = says(325, 525).decision
        assert (wager.action, wager.total, wager.refund) == ("call", 325, 200)

    def test_a_raise_said_first_brings_change_too(self) -> None:
        wager = says(600, 1000).decision
        assert (wager.action, wager.total, wager.refund) == ("raise", 600, 400)

    def test_an_opening_said_too_small_rises_to_the_big_blind(self) -> None:
        assert says(50, 50, over=0, by=100).decision.total == 100
        assert says(250, 500, over=0, by=100).decision.refund == 250


class TestArticle_9_5:
    @pytest.mark.parametrize(
        ("amount", "action", "total"),
        [(200, "call", 325), (437, "call", 325), (438, "raise", 550), (549, "raise", 550)],
    )
    def test_a_figure_alone_that_is_no_raise_goes_by_the_half(
        self, amount: int, action: str, total: int
    ) -> None:
        ruling = says(amount, amount)
        assert (ruling.decision.action, ruling.decision.total) == (action, total)
        assert "U17-A" in ruling.readings
