"""Blinds and antes of short stacks, and who owes an ante (4.2, 4.3, 4.4)."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.blinds_and_antes import (
    AllInUnderButtonAnte,
    AnteDue,
    BigBlindPosts,
    BigBlindStack,
    Blinds,
    ButtonStack,
    ClassicPosts,
    ClassicStack,
    ante_due,
    big_blind_ante,
    button_ante,
    button_ante_for_others,
    classic_ante,
)
from rules_ropta.registry import ask
from rules_ropta.ruling import Refused, Ruling
from rules_ropta.situation import Malformed

BB, ANTE = 1000, 1000


def big_blind_of(
    stack: int, bb: int = BB, ante: int = ANTE, callers: int = 0, sb_folded: int = 0
) -> Ruling[BigBlindPosts]:
    level = Blinds(sb=bb // 2, bb=bb, ante=ante)
    called = ("A", "B", "C")[:callers]
    case = BigBlindStack(blinds=level, bb_stack=stack, callers=called, sb_folded=sb_folded)
    return big_blind_ante(case)


def posted(stack: int, ante: int = ANTE) -> BigBlindPosts:
    return big_blind_of(stack, ante=ante).decision


def posts(blind: int, ante: int, all_in: bool, per_opponent: int | None = None) -> BigBlindPosts:
    """What a big blind posts and plays for: its own chips where it is all-in."""
    return BigBlindPosts(
        bb_posted=blind,
        ante_posted=ante,
        ante_in_play=ante > 0,
        all_in=all_in,
        min_call=BB,
        max_win_per_opponent=per_opponent,
        max_win_ante=ante if all_in else None,
    )


def classic(stack: int, blind: int = 0, players: int | None = None) -> Ruling[ClassicPosts]:
    position: Literal["BB"] | None = "BB" if blind else None
    return classic_ante(
        ClassicStack(stack=stack, ante=100, position=position, bb=blind, players_in_hand=players)
    )


class TestArticle_4_2:
    def test_a_stack_below_the_big_blind_pays_no_ante(self) -> None:
        assert posted(800) == posts(800, 0, True, 800)

    def test_a_stack_of_exactly_the_big_blind_pays_no_ante(self) -> None:
        assert posted(1000) == posts(1000, 0, True, 1000)

    def test_what_is_left_after_the_blind_is_a_part_of_the_ante(self) -> None:
        assert posted(1400) == posts(1000, 400, True, 1000)

    def test_blind_and_ante_exactly_is_all_in(self) -> None:
        assert posted(2000).all_in
        assert posted(2000).max_win_ante == 1000

    def test_with_a_chip_more_nothing_limits_what_is_won(self) -> None:
        assert posted(2025) == posts(1000, 1000, False)

    def test_the_ante_may_be_half_a_blind(self) -> None:
        assert posted(1300, ante=500).ante_posted == 300
        assert not posted(1700, ante=500).all_in

    def test_without_ante_a_short_blind_is_only_short(self) -> None:
        assert big_blind_of(800, ante=0).because.code == "BIG_BLIND_SHORT"

    def test_a_short_big_blind_wins_its_stake_from_each_and_the_ante(self) -> None:
        assert big_blind_of(1400, callers=1, sb_folded=500).decision.max_win_total == 2900
        assert big_blind_of(300, sb_folded=500).decision.max_win_total == 600

    def test_nobody_posts_from_nothing(self) -> None:
        with pytest.raises(Refused, match="NO_CHIPS"):
            big_blind_of(0)

    def test_the_reading_is_named(self) -> None:
        assert big_blind_of(800).readings == ("U4-A",)
        assert classic(800, blind=BB).readings == ("U6-A",)

    @given(stack=st.integers(1, 5000), bb=st.integers(1, 2000), ante=st.integers(0, 2000))
    def test_the_big_blind_comes_first_and_never_more_than_the_stack(
        self, stack: int, bb: int, ante: int
    ) -> None:
        paid = big_blind_of(stack, bb, ante).decision
        assert paid.bb_posted + paid.ante_posted <= stack
        assert paid.ante_posted == 0 or paid.bb_posted == bb
        assert paid.min_call == bb
        assert paid.all_in == (stack <= bb + ante)

    def test_a_button_short_of_the_ante_plays_for_its_part_only(self) -> None:
        ruling = button_ante(ButtonStack(ante=1000, button_stack=600))
        assert (ruling.decision.ante_posted, ruling.decision.max_win) == (600, 600)
        assert ruling.because.code == "BUTTON_SHORT_OF_ANTE"

    def test_a_button_with_enough_pays_it_whole(self) -> None:
        enough = ButtonStack(ante=1000, button_stack=5000)
        assert button_ante(enough).decision.ante_posted == 1000

    def test_any_other_all_in_plays_for_the_whole_button_ante(self) -> None:
        case = AllInUnderButtonAnte(ante=1000, ante_posted=1000, all_in=300)
        assert button_ante_for_others(case).decision.ante_winnable_by_all_in == 1000

    def test_a_classic_ante_is_paid_before_the_blind(self) -> None:
        paid = classic(600, blind=BB).decision
        assert (paid.ante_posted, paid.blind_posted, paid.max_win_per_opponent) == (100, 500, 600)

    def test_a_stack_below_the_classic_ante_wins_it_from_each(self) -> None:
        assert classic(60, players=8).decision.max_win == 480

    def test_a_stack_above_its_classic_ante_is_not_limited(self) -> None:
        paid = classic(2000, blind=BB, players=8).decision
        assert paid.max_win is None
        assert not paid.all_in

    def test_each_format_names_who_owes_the_ante(self) -> None:
        assert ante_due("bb", bb_seat=3).decision == AnteDue(True, 3)
        assert ante_due("button", button_seat=1).decision == AnteDue(True, 1)
        assert ante_due("classic").decision == AnteDue(True, None)


class TestArticle_4_3:
    def test_a_dead_button_owes_no_ante(self) -> None:
        ruling = ante_due("button", button_dead=True, button_seat=2)
        assert ruling.decision == AnteDue(False, None)
        assert "4.3" in ruling.cites

    def test_a_dead_button_leaves_the_big_blind_its_ante(self) -> None:
        assert ante_due("bb", button_dead=True, bb_seat=4).decision == AnteDue(True, 4)


class TestArticle_4_4:
    def test_between_two_the_ante_is_still_due(self) -> None:
        ruling = ante_due("bb", heads_up=True, bb_seat=2)
        assert ruling.decision == AnteDue(True, 2)
        assert ruling.readings == ("U7-A",)


BLINDS = {"sb": 500, "bb": 1000, "ante": 1000, "format": "bb"}


class TestWhatCannotBe:
    @pytest.mark.parametrize(
        ("wrong", "said"),
        [
            ({"callers": ["BTN", "BTN"]}, "TWICE callers"),
            ({"callers": ["SB"], "sb_folded": 500}, "CONTRADICTION callers"),
            ({"callers": ["BB"]}, "CONTRADICTION callers"),
            ({"callers": ["BTN"], "walk": True, "sb_posted": 500}, "CONTRADICTION callers"),
            ({"walk": True, "sb_posted": 500, "sb_folded": 500}, "CONTRADICTION sb_folded"),
            ({"sb_folded": 600}, "MORE_THAN_ALL sb_folded"),
            ({"walk": True, "sb_posted": 600}, "MORE_THAN_ALL sb_posted"),
            ({"blinds": {**BLINDS, "sb": 2000}}, "MORE_THAN_ALL blinds.sb"),
        ],
    )
    def test_around_a_short_big_blind(self, wrong: dict[str, object], said: str) -> None:
        with pytest.raises(Malformed, match=said):
            ask("big_blind_ante", {"blinds": BLINDS, "bb_stack": 1400, **wrong})

    def test_an_ante_above_its_amount(self) -> None:
        with pytest.raises(Malformed, match="MORE_THAN_ALL ante_posted"):
            ask("button_ante_for_others", {"ante": 500, "ante_posted": 600, "all_in": 100})

    def test_a_player_against_themselves(self) -> None:
        with pytest.raises(Malformed, match="CONTRADICTION other"):
            ask("heads_up", {"button": "A", "other": "A"})
