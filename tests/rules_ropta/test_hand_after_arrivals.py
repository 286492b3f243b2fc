"""The hand after somebody sat down: the big blind advances, the button is nobody's to take."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.button import Positions, between, next_after
from rules_ropta.hand_after_arrivals import HandAfterArrivals, arrival_positions
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Refused, Ruling
from rules_ropta.situation import Malformed

BTN_SB_BB = Positions(1, 2, 3)
SPECIAL = Positions(1, 2, 5)


def after(
    prev: Positions,
    stayed: tuple[int, ...],
    arrivals: tuple[int, ...],
    out: tuple[int, ...] = (),
    waiting: tuple[int, ...] = (),
) -> HandAfterArrivals:
    ruling = arrival_positions(prev, stayed, out, arrivals, waiting, seats=9)
    assert isinstance(ruling, Ruling)
    return ruling.decision


def left_to_the_director(
    prev: Positions, stayed: tuple[int, ...], arrivals: tuple[int, ...], out: tuple[int, ...]
) -> DirectorDecides:
    outcome = arrival_positions(prev, stayed, out, arrivals, seats=9)
    assert isinstance(outcome, DirectorDecides)
    assert len(outcome.options) == 2
    return outcome


class TestArticle_2_3:
    def test_at_the_place_of_the_small_blind_just_out_he_takes_the_button(self) -> None:
        hand = after(BTN_SB_BB, (1, 3, 4, 5), arrivals=(2,), out=(2,))
        assert hand.hand.positions == Positions(2, 3, 4)
        assert hand.entering == ((2, "button"),)

    def test_at_the_place_of_the_big_blind_just_out_he_pays_the_small_blind(self) -> None:
        hand = after(BTN_SB_BB, (1, 2, 4, 5), arrivals=(3,), out=(3,))
        assert hand.hand.positions == Positions(2, 3, 4)
        assert hand.entering == ((3, "small_blind"),)

    def test_just_after_the_big_blind_he_pays_it(self) -> None:
        hand = after(BTN_SB_BB, (1, 2, 3, 6), arrivals=(5, 4))
        assert hand.hand.positions.big_blind == 4
        assert hand.entering == ((4, "big_blind"), (5, "plays"))

    def test_between_the_new_button_and_the_last_big_blind_he_waits_one_hand(self) -> None:
        first = after(Positions(1, 2, 5), (1, 2, 5, 6), arrivals=(3,))
        assert first.hand.positions == Positions(2, 5, 6)
        assert first.waiting == (3,)
        second = after(first.hand.positions, (1, 2, 3, 5, 6), (), waiting=(3,))
        assert second.hand.positions == Positions(5, 6, 1)
        assert second.entering == ((3, "plays"),)

    def test_before_a_dead_button_he_plays_and_deals(self) -> None:
        hand = after(Positions(1, 3, 5), (1, 5, 6, 7), arrivals=(2,), out=(3,))
        assert (hand.hand.button_dead, hand.hand.dealer) == (True, 2)
        assert hand.entering == ((2, "plays"),)

    def test_the_place_where_no_small_blind_was_posted_gives_the_button(self) -> None:
        hand = after(Positions(2, None, 4), (1, 2, 4, 5), arrivals=(3,))
        assert hand.hand.positions == Positions(3, 4, 5)
        assert hand.entering == ((3, "button"),)

    def test_with_two_such_places_the_small_blinds_must_be_known(self) -> None:
        with pytest.raises(Refused, match="SMALL_BLIND_PLACE_UNKNOWN"):
            after(Positions(2, None, 5), (1, 2, 5, 6), arrivals=(3,))
        assert after(Positions(2, 3, 5), (1, 2, 5, 6), arrivals=(4,)).waiting == (4,)

    def test_the_very_special_case_the_big_blind_goes_back(self) -> None:
        ruling = arrival_positions(SPECIAL, (1, 2, 6), [5], [3, 4, 5])
        assert isinstance(ruling, Ruling)
        assert ruling.decision.hand.positions == Positions(2, 3, 4)
        assert ruling.decision.entering == ((3, "small_blind"), (4, "big_blind"), (5, "plays"))
        assert ruling.readings == ("C3-literal",)

    def test_the_very_special_case_holds_anywhere_round_the_table(self) -> None:
        hand = after(Positions(7, 8, 2), (3, 7, 8), arrivals=(9, 1, 2), out=(2,))
        assert hand.hand.positions == Positions(8, 9, 1)

    @pytest.mark.parametrize(
        ("prev", "stayed", "arrivals", "out"),
        [
            (SPECIAL, (1, 2, 6), (3, 5), (5,)),
            (SPECIAL, (1, 2, 6), (4, 5), (5,)),
            (SPECIAL, (1, 6, 7), (3, 4, 5), (2, 5)),
            (Positions(1, 2, 4), (1, 2, 6), (3, 4), (4,)),
            (Positions(1, 2, 6), (1, 2, 7), (3, 4, 5, 6), (6,)),
        ],
    )
    def test_its_variants_are_the_directors(
        self,
        prev: Positions,
        stayed: tuple[int, ...],
        arrivals: tuple[int, ...],
        out: tuple[int, ...],
    ) -> None:
        outcome = left_to_the_director(prev, stayed, arrivals, out)
        assert outcome.question.code == "NEWCOMERS_AT_AND_BEFORE_BIG_BLIND"
        assert outcome.readings == ("C3-literal",)

    def test_nobody_sits_down_on_somebody(self) -> None:
        with pytest.raises(Refused, match="SEAT_TAKEN place=4"):
            after(BTN_SB_BB, (1, 2, 3, 4), arrivals=(4,))


class TestArticle_4_4:
    def test_a_third_player_between_the_two_takes_the_button(self) -> None:
        hand = after(Positions(1, 1, 5), (1, 5), arrivals=(3,))
        assert hand.hand.positions == Positions(3, 5, 1)
        assert hand.entering == ((3, "button"),)

    def test_a_third_player_after_the_big_blind_pays_it(self) -> None:
        hand = after(Positions(1, 1, 5), (1, 5), arrivals=(7,))
        assert hand.hand.positions == Positions(1, 5, 7)

    def test_a_newcomer_against_the_last_big_blind_pays_the_next(self) -> None:
        hand = after(BTN_SB_BB, (3,), arrivals=(2,), out=(1, 2))
        assert hand.hand.positions == Positions(3, 3, 2)

    def test_when_two_rules_disagree_the_director_chooses(self) -> None:
        outcome = left_to_the_director(Positions(1, 1, 5), (1,), (3,), (5,))
        assert outcome.question.code == "BETWEEN_TWO_WITH_A_NEWCOMER"

    def test_one_player_and_one_who_should_wait_are_the_directors(self) -> None:
        outcome = left_to_the_director(Positions(1, 2, 5), (5,), (3,), (1, 2))
        assert outcome.question.code == "TOO_FEW_WITHOUT_THE_WAITING"

    def test_nobody_plays_alone(self) -> None:
        with pytest.raises(Refused, match="TOO_FEW_TO_PLAY"):
            after(BTN_SB_BB, (1,), arrivals=(), out=(2, 3))


class TestArticle_4_3:
    def test_a_button_and_a_big_blind_for_one_player_are_the_directors(self) -> None:
        # 3 waited while 1, 2 and 5 played; 1 went out: 2 is due both.
        outcome = arrival_positions(Positions(1, 2, 5), [2, 3, 5], [1], [], [])
        assert isinstance(outcome, DirectorDecides)
        assert outcome.question.code == "BUTTON_OR_BIG_BLIND"

    def test_without_newcomers_the_hand_is_that_of_the_dead_button(self) -> None:
        hand = after(BTN_SB_BB, (1, 3, 4, 5), arrivals=(), out=(2,))
        assert (hand.hand.button_dead, hand.hand.dealer, hand.entering) == (True, 1, ())


@st.composite
def comings_and_goings(
    draw: st.DrawFn,
) -> tuple[Positions, frozenset[int], frozenset[int], frozenset[int], int]:
    seats = draw(st.integers(4, 10))
    dealt = sorted(draw(st.sets(st.integers(1, seats), min_size=3, max_size=seats)))
    first = draw(st.integers(0, len(dealt) - 1))
    prev = Positions(*(dealt[(first + step) % len(dealt)] for step in range(3)))
    out = frozenset(draw(st.sets(st.sampled_from(dealt), max_size=len(dealt) - 1)))
    stayed = frozenset(dealt) - out
    empty = sorted(set(range(1, seats + 1)) - stayed)
    arrivals = frozenset(draw(st.sets(st.sampled_from(empty)))) if empty else frozenset()
    return prev, stayed, out, arrivals, seats


@given(comings_and_goings())
def test_the_two_principles_hold_whoever_comes_and_goes(
    situation: tuple[Positions, frozenset[int], frozenset[int], frozenset[int], int],
) -> None:
    prev, stayed, out, arrivals, seats = situation
    if len(stayed | arrivals) < 2:
        return
    outcome = arrival_positions(prev, stayed, out, arrivals, seats=seats)
    if isinstance(outcome, DirectorDecides) or outcome.readings:
        return
    positions = outcome.decision.hand.positions
    playing = (stayed | arrivals) - set(outcome.decision.waiting)
    assert positions.big_blind == next_after(prev.big_blind, playing)
    assert set(outcome.decision.waiting) <= arrivals
    if len(playing) > 2:
        assert prev.small_blind is not None
        if prev.small_blind in playing:
            assert positions.button == prev.small_blind
        if prev.big_blind in playing:
            assert positions.small_blind == prev.big_blind
        for place in outcome.decision.waiting:
            assert between(positions.button, place, prev.big_blind)


def asked(**given: Any) -> Any:
    return ask("arrival", given)


class TestTheRing:
    """The places of the table go round by its own number of them, or by those named."""

    HAND: ClassVar = {"prev": {"button": 7, "sb": 8, "bb": 2}, "eliminated": [2]}

    def test_the_very_special_case_across_the_last_place(self) -> None:
        case = {**self.HAND, "arrivals": [9, 1, 2], "live_before_arrival": [7, 8, 4, 5]}
        for told in ({"seats": 9}, {"empty_before": [9, 1]}):
            found = asked(**case, **told).decision
            assert (found.button, found.sb, found.bb) == (8, 9, 1)

    @pytest.mark.parametrize("told", [{"seats": 10}, {"empty_before": [9, 10, 1]}])
    def test_another_empty_place_makes_it_a_variant(self, told: dict[str, object]) -> None:
        case = {**self.HAND, "arrivals": [9, 1, 2], "live_before_arrival": [7, 8, 4, 5]}
        assert isinstance(asked(**case, **told), DirectorDecides)

    def test_a_place_the_table_does_not_have(self) -> None:
        with pytest.raises(Malformed, match="UNKNOWN_SEAT arrivals"):
            asked(**self.HAND, arrivals=[9], live_before_arrival=[7, 8, 4], seats=8)


class TestASmallBlindNobodyPosted:
    def test_null_or_absent_it_lay_at_the_one_empty_place(self) -> None:
        for sb in ({}, {"sb": None}):
            prev = {"button": 2, "bb": 4, **sb}
            ruling = asked(prev=prev, live_before_arrival=[1, 2, 4, 5, 6], arrivals=[3])
            found = ruling.decision
            assert (found.button, found.sb, found.bb) == (3, 4, 5)
            assert found.arrivals_play == {3: True}
            assert ruling.readings == ("C30-dead-small-blind",)

    def test_it_lies_on_a_place_of_the_table(self) -> None:
        prev = {"button": 8, "sb": None, "bb": 1}
        case = {"prev": prev, "live_before_arrival": [1, 3, 5, 8], "arrivals": [6]}
        assert asked(**case, seats=9).decision.button == 9
        assert asked(**case).decision.button == 8
        assert asked(**case, empty_before=[9]).decision.button == 9

    def test_where_a_newcomer_may_be_before_it_or_on_it_it_must_be_known(self) -> None:
        prev = {"button": 1, "sb": None, "bb": 4}
        with pytest.raises(Refused, match="SMALL_BLIND_PLACE_UNKNOWN"):
            asked(prev=prev, live_before_arrival=[1, 4, 5, 6], arrivals=[3])

    def test_beside_a_dead_small_blind_a_newcomer_waits_by_the_reading_named(self) -> None:
        """Place 4 goes out as big blind: no small blind; a newcomer at 3 is before its place."""
        prev = {"button": 1, "sb": 2, "bb": 4}
        case = {"live_before_arrival": [1, 2, 5, 6], "eliminated": [4], "arrivals": [3]}
        ruling = asked(prev=prev, **case)
        assert ruling.decision.sb is None
        assert ruling.decision.arrivals_play == {3: False}
        assert ruling.readings == ("C30-dead-small-blind",)

    def test_at_the_place_of_a_small_blind_just_out_the_text_is_plain(self) -> None:
        prev = {"button": 1, "sb": 2, "bb": 3}
        case = {"live_before_arrival": [1, 3, 4, 5], "eliminated": [2], "arrivals": [2]}
        assert asked(prev=prev, **case).readings == ()


class TestBetweenTwo:
    def test_a_newcomer_alone_in_waiting_waits_by_the_reading_named(self) -> None:
        prev = {"button": 1, "sb": 2, "bb": 4}
        ruling = asked(prev=prev, live_before_arrival=[2, 4], arrivals=[3])
        assert isinstance(ruling, Ruling)
        assert ruling.decision.arrivals_play == {3: False}
        assert ruling.readings == ("C31-waits-heads-up",)

    def test_the_ante_of_a_hand_between_two_names_its_reading(self) -> None:
        prev = {"button": 1, "sb": 2, "bb": 4}
        case = {"live_before_arrival": [2, 4], "arrivals": [3]}
        ruling = asked(prev=prev, **case, ante_format="button")
        assert ruling.decision.ante_payer == ruling.decision.button
        assert "U7-A" in ruling.readings


class TestWhatCannotBe:
    @pytest.mark.parametrize(
        ("wrong", "said"),
        [
            ({"waiting": [6, 6]}, "TWICE waiting"),
            ({"waiting": [5]}, "CONTRADICTION waiting"),
            ({"empty_before": [7, 7]}, "TWICE empty_before"),
        ],
    )
    def test_a_place_named_twice(self, wrong: dict[str, object], said: str) -> None:
        prev = {"button": 1, "sb": 2, "bb": 3}
        with pytest.raises(Malformed, match=said):
            asked(prev=prev, live_before_arrival=[1, 2, 3, 4], arrivals=[5], **wrong)
