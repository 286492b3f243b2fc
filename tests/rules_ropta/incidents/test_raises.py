"""The smallest raise, short all-ins, and who may raise again."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.incidents.raises import RaiseToCome, Reopening, min_raise, reopen
from rules_ropta.incidents.short_all_ins import (
    AllInOverRaise,
    ShortAllIn,
    short_all_in,
    short_all_in_over_raise,
)
from rules_ropta.registry import ask
from rules_ropta.ruling import Ruling
from rules_ropta.situation import Malformed


def least(bet: int, increment: int, **facts: tuple[int, ...]) -> int:
    case = RaiseToCome(bet_level=bet, last_full_increment=increment, **facts)
    return min_raise(case).decision.min_raise_total


class TestArticle_9_6:
    @pytest.mark.parametrize(
        ("bet", "increment", "total"),
        [(50, 50, 100), (150, 100, 250), (250, 100, 350), (250, 250, 500), (500, 250, 750)],
    )
    def test_a_raise_adds_the_last_one(self, bet: int, increment: int, total: int) -> None:
        assert least(bet, increment, blinds=(25, 50)) == total

    def test_never_less_than_the_big_blind_and_the_small_one_is_no_bet(self) -> None:
        assert least(50, 25, blinds=(25, 50)) == 100
        assert least(0, 0, blinds=(25, 50)) == 50

    def test_something_must_say_the_increment(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD blinds"):
            least(100, 0)

    @pytest.mark.parametrize("blinds", [(50,), (100, 50), (0, 0), (25, 50, 100)])
    def test_blinds_are_a_small_and_a_big_one(self, blinds: tuple[int, ...]) -> None:
        with pytest.raises(Malformed, match="WRONG_NUMBER blinds"):
            least(100, 100, blinds=blinds)


def all_in(amount: int, street: str = "preflop") -> tuple[int, int, bool]:
    ruling = ask("short_all_in", {"street": street, "bb": 100, "all_in": amount})
    assert isinstance(ruling, Ruling)
    found = ruling.decision
    return found.call, found.min_raise_total, found.is_raise


class TestArticle_9_7:
    def test_below_the_big_blind_the_price_stays(self) -> None:
        assert all_in(30) == (100, 200, False)
        assert all_in(100) == (100, 200, False)


class TestArticle_9_8:
    def test_below_twice_the_big_blind_it_is_no_raise(self) -> None:
        assert all_in(180) == (180, 280, False)
        assert all_in(199) == (199, 299, False)

    def test_from_twice_the_big_blind_it_is_one(self) -> None:
        assert all_in(200) == (200, 300, True)
        assert all_in(450) == (450, 800, True)


class TestArticle_9_9:
    def test_after_the_flop_it_is_called_as_it_is(self) -> None:
        assert all_in(30, "postflop") == (30, 130, False)

    def test_a_full_bet_is_raised_by_as_much(self) -> None:
        assert all_in(100, "postflop") == (100, 200, False)
        assert all_in(250, "postflop") == (250, 500, False)


def over_225(amount: int) -> tuple[bool, int, int, bool]:
    case = AllInOverRaise(
        blinds=(50, 100), raiser_total=225, last_full_increment=125, all_in=amount
    )
    found = short_all_in_over_raise(case).decision
    return found.is_raise, found.call, found.min_raise_total, found.raiser_blocked


def may_raise(level: int, own: int, full: int, **facts: object) -> bool:
    case = {"level_now": level, "own_bet": own, "last_full_increment": full, **facts}
    ruling = ask("reopen", {"actor": "A", **case})
    assert isinstance(ruling, Ruling)
    return bool(ruling.decision.may_raise)


OVER_225 = {
    "blinds": [50, 100],
    "raiser_total": 225,
    "last_full_increment": 125,
    "all_in": 400,
}


class TestArticle_9_21:
    def test_a_short_all_in_is_called_in_full_and_raised_on_top(self) -> None:
        assert over_225(300) == (False, 300, 425, True)
        assert over_225(349) == (False, 349, 474, True)

    def test_a_full_one_is_a_raise(self) -> None:
        assert over_225(350) == (True, 350, 475, False)
        assert over_225(500) == (True, 500, 775, False)

    @pytest.mark.parametrize("all_in", [150, 225])
    def test_one_that_is_not_above_the_raise_blocks_nobody(self, all_in: int) -> None:
        assert over_225(all_in) == (False, 225, 350, False)
        given = {"raiser_total": 225, "last_full_increment": 125, "all_in": all_in}
        assert ask("short_all_in_over_raise", given).readings == ()

    def test_the_raiser_is_blocked_by_a_short_all_in(self) -> None:
        assert not may_raise(300, 225, 125)

    def test_another_raise_frees_him(self) -> None:
        assert may_raise(425, 225, 125)

    def test_short_all_ins_add_up(self) -> None:
        assert may_raise(400, 225, 125, short_allins=[300, 400])
        assert not may_raise(325, 225, 125, short_allins=[300, 325])

    def test_a_caller_is_blocked_as_the_raiser_is(self) -> None:
        case = Reopening(level_now=290, own_bet=200, last_full_increment=200, role="caller")
        ruling = reopen(case)
        assert isinstance(ruling, Ruling)
        assert not ruling.decision.may_raise
        assert ruling.readings == ("U20-A",)

    def test_who_has_not_acted_is_free(self) -> None:
        assert may_raise(300, 100, 125, acted=False)
        assert may_raise(100, 100, 100, acted=False)

    def test_after_several_short_all_ins_the_last_full_raise_counts(self) -> None:
        case = RaiseToCome(bet_level=400, last_full_increment=125, short_allins=(300, 400))
        ruling = min_raise(case)
        assert ruling.decision.min_raise_total == 525
        assert ruling.readings == ("C14-last-full",)

    def test_a_second_short_all_in_is_judged_over_the_first(self) -> None:
        """Case B: 225, all-in 300, all-in 400: no raise, and the raiser is free again."""
        told: Any = ask("short_all_in_over_raise", {**OVER_225, "earlier_all_ins": [300]})
        found = told.decision
        assert (found.is_raise, found.full_raise_would_be) == (False, 425)
        assert (found.call, found.min_raise_total) == (400, 525)
        assert not found.raiser_blocked and found.raiser_freed
        assert told.readings == ("C14-last-full",)
        alone: Any = ask("short_all_in_over_raise", OVER_225)
        assert alone.decision.is_raise

    def test_one_that_adds_a_full_raise_to_an_all_in_is_one(self) -> None:
        given = {**OVER_225, "earlier_all_ins": [300], "all_in": 425}
        found: Any = ask("short_all_in_over_raise", given).decision  # type: ignore[union-attr]
        assert (found.is_raise, found.call, found.min_raise_total) == (True, 425, 550)

    def test_an_earlier_all_in_that_raised_sets_the_increment(self) -> None:
        given = {**OVER_225, "earlier_all_ins": [500], "all_in": 700}
        found: Any = ask("short_all_in_over_raise", given).decision  # type: ignore[union-attr]
        assert (found.is_raise, found.full_raise_would_be) == (False, 775)
        assert (found.call, found.min_raise_total) == (700, 975)

    def test_a_second_short_all_in_over_a_short_opening_is_no_raise(self) -> None:
        """30, then 90 on a big blind of 100: the full raise is to 130, and 90 is the price."""
        opening = {"raiser_total": 30, "last_full_increment": 100, "all_in": 90}
        ruling: Any = ask("short_all_in_over_raise", opening)
        assert ruling.readings == ("C14-last-full",)
        over = ruling.decision
        second = {"street": "postflop", "bb": 100, "all_in": 90, "earlier_all_ins": [30]}
        told: Any = ask("short_all_in", second).decision  # type: ignore[union-attr]
        for found in (over, told):
            assert (found.is_raise, found.full_raise_would_be) == (False, 130)
            assert (found.call, found.min_raise_total) == (90, 190)
        assert not over.raiser_blocked

    def test_before_the_flop_the_blind_stays_the_price(self) -> None:
        below = {"street": "preflop", "bb": 100, "all_in": 90, "earlier_all_ins": [30]}
        found: Any = ask("short_all_in", below).decision  # type: ignore[union-attr]
        assert (found.call, found.min_raise_total, found.is_raise) == (100, 200, False)
        above = {"street": "preflop", "bb": 100, "all_in": 250, "earlier_all_ins": [180]}
        ruling: Any = ask("short_all_in", above)
        found = ruling.decision
        assert (found.call, found.min_raise_total, found.is_raise) == (250, 350, False)
        assert ruling.readings == ("C14-last-full",)

    @given(
        st.integers(1, 900),
        st.integers(0, 900),
        st.lists(st.integers(1, 3000), max_size=4),
        st.integers(1, 3000),
    )
    def test_all_the_questions_about_short_all_ins_agree(
        self, increment: int, more: int, earlier: list[int], last: int
    ) -> None:
        raiser = increment + more
        case = AllInOverRaise(
            raiser_total=raiser,
            last_full_increment=increment,
            earlier_all_ins=tuple(earlier),
            all_in=last,
        )
        found = short_all_in_over_raise(case).decision
        full = found.min_raise_total - found.call
        next_raise = RaiseToCome(bet_level=found.call, last_full_increment=full)
        assert min_raise(next_raise).decision.min_raise_total == found.min_raise_total
        again = reopen(Reopening(level_now=found.call, own_bet=raiser, last_full_increment=full))
        assert isinstance(again, Ruling)
        free = again.decision.may_raise or found.call == raiser
        assert found.raiser_blocked == (not free)

    def test_with_nothing_to_add_the_round_is_over(self) -> None:
        ruling = reopen(Reopening(level_now=225, own_bet=225, last_full_increment=125))
        assert isinstance(ruling, Ruling)
        assert not ruling.decision.may_raise
        assert (ruling.because.code, ruling.readings) == ("NOTHING_TO_ADD", ())

    @pytest.mark.parametrize(
        ("role", "level", "own", "article"),
        [("limper", 180, 100, "9.8"), ("checker", 30, 0, "9.9")],
    )
    def test_a_short_all_in_blocks_whoever_checked_or_called_the_blind(
        self, role: Any, level: int, own: int, article: str
    ) -> None:
        answer = reopen(Reopening(level_now=level, own_bet=own, last_full_increment=100, role=role))
        assert not answer.decision.may_raise
        assert (answer.cites, answer.readings) == (("9.21", article), ("C36-whoever-acted",))
        assert may_raise(own + 100, own, 100, role=role)

    @pytest.mark.parametrize(
        "wrong",
        [{"own_bet": 400}, {"short_allins": [500]}, {"role": "checker"}, {"level_now": 0}],
    )
    def test_what_cannot_be_is_malformed(self, wrong: dict[str, object]) -> None:
        sound = {"level_now": 300, "own_bet": 225, "last_full_increment": 125}
        with pytest.raises(Malformed):
            ask("reopen", {**sound, **wrong})

    @given(st.integers(1, 5000), st.integers(0, 5000), st.integers(1, 2000))
    def test_whoever_may_raise_raises_by_a_full_increment(
        self, level: int, own: int, full: int
    ) -> None:
        case = Reopening(level_now=level, own_bet=min(own, level), last_full_increment=full)
        ruling = reopen(case)
        assert isinstance(ruling, Ruling)
        found = ruling.decision
        assert found.may_raise == (level - case.own_bet >= full)
        assert found.min_raise_total == (level + full if found.may_raise else None)


class TestAnyAllIn:
    @given(st.integers(1, 5000), st.integers(0, 5000), st.integers(1, 9000))
    def test_a_raise_is_at_least_a_full_one(self, increment: int, more: int, all_in: int) -> None:
        case = AllInOverRaise(
            raiser_total=increment + more, last_full_increment=increment, all_in=all_in
        )
        found = short_all_in_over_raise(case).decision
        assert found.is_raise == (all_in >= found.full_raise_would_be)
        assert found.min_raise_total - found.call >= increment
        assert found.call >= case.raiser_total

    @given(st.integers(1, 1000), st.integers(1, 9000))
    def test_after_any_opening_a_raise_adds_a_big_blind(self, bb: int, all_in: int) -> None:
        for street in ("preflop", "postflop"):
            case = ShortAllIn(street=street, bb=bb, all_in=all_in)
            found = short_all_in(case).decision
            assert found.min_raise_total >= found.call + bb


#: The last full raise told by its total and the bet that it raised, and by what it added.
NOBODY_SUBTRACTS: list[tuple[str, dict[str, Any], dict[str, Any], int]] = [
    ("min_raise", {"bet_level": 225}, {"raised_from": 100}, 125),
    ("min_raise", {"bet_level": 400}, {"last_raise": 225, "raised_from": 100}, 125),
    ("min_raise", {"bet_level": 30, "blinds": [50, 100]}, {"raised_from": 0}, 100),
    ("reopen", {"level_now": 300, "own_bet": 225}, {"raised_from": 100}, 125),
    (
        "reopen",
        {"role": "caller", "level_now": 430, "own_bet": 300},
        {"last_raise": 225, "raised_from": 100},
        125,
    ),
    (
        "reopen",
        {"role": "caller", "level_now": 90, "own_bet": 30},
        {"last_raise": 30, "raised_from": 0, "bb": 100},
        100,
    ),
    ("reopen", {"role": "limper", "level_now": 180, "own_bet": 100}, {"bb": 100}, 100),
    ("reopen", {"role": "checker", "level_now": 30, "own_bet": 0}, {"bb": 100}, 100),
    (
        "reopen",
        {"role": "not_acted", "level_now": 300},
        {"last_raise": 225, "raised_from": 100},
        125,
    ),
    ("short_all_in_over_raise", {"raiser_total": 225, "all_in": 300}, {"raised_from": 100}, 125),
    (
        "short_all_in_over_raise",
        {"raiser_total": 30, "all_in": 90, "blinds": [50, 100]},
        {"raised_from": 0},
        100,
    ),
]


class TestNobodySubtracts:
    """The last full raise is worked out from what was bet: 9.6, 9.8, 9.9, 9.21."""

    @pytest.mark.parametrize(("op", "case", "told", "increment"), NOBODY_SUBTRACTS)
    def test_the_raise_and_its_start_say_it(
        self, op: str, case: dict[str, Any], told: dict[str, Any], increment: int
    ) -> None:
        assert ask(op, {**case, **told}) == ask(op, {**case, "last_full_increment": increment})

    @pytest.mark.parametrize(("op", "case", "told", "increment"), NOBODY_SUBTRACTS)
    def test_another_increment_told_beside_them_is_a_contradiction(
        self, op: str, case: dict[str, Any], told: dict[str, Any], increment: int
    ) -> None:
        with pytest.raises(Malformed) as refused:
            ask(op, {**case, **told, "last_full_increment": increment + 7})
        assert refused.value.field == "last_full_increment"

    def test_after_short_all_ins_the_last_full_raise_must_be_told(self) -> None:
        case = {"bet_level": 400, "raised_from": 100, "short_allins": [300, 400]}
        with pytest.raises(Malformed):
            ask("min_raise", case)

    def test_a_first_bet_may_be_short_so_the_big_blind_must_be_told(self) -> None:
        for op, case, field in (
            ("min_raise", {"bet_level": 30, "raised_from": 0}, "blinds"),
            (
                "short_all_in_over_raise",
                {"raiser_total": 30, "raised_from": 0, "all_in": 90},
                "blinds",
            ),
            ("reopen", {"level_now": 90, "own_bet": 30, "raised_from": 0}, "bb"),
        ):
            with pytest.raises(Malformed) as refused:
                ask(op, case)
            assert refused.value.field == field
