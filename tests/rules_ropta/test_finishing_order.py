"""Who finishes where (1.9, 1.10, 2.7)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.finishing_order import (
    Departure,
    FinishingOrder,
    Out,
    WithdrawalDecision,
    declared_abandon,
    order_by_option,
    order_of_elimination,
)
from rules_ropta.house_rules import HouseRules, house_rule
from rules_ropta.ruling import DirectorDecides, Refused, Ruling


def order(*outs: Out, bubble: bool = False, hand_for_hand: bool = False) -> FinishingOrder:
    ruling = order_of_elimination(outs, bubble, hand_for_hand)
    assert isinstance(ruling, Ruling)
    return ruling.decision


def choices(*outs: Out, bubble: bool = False, hand_for_hand: bool = False) -> tuple[str, ...]:
    outcome = order_of_elimination(outs, bubble, hand_for_hand)
    assert isinstance(outcome, DirectorDecides)
    return tuple(option.code for option in outcome.options)


def gone(announced: bool, last_day: bool, flight: bool) -> Departure:
    return Departure(announced_to_td=announced, last_day=last_day, left_room_saying_flight=flight)


class TestArticle_1_9:
    def test_one_player_out_is_ranked_alone_without_his_stack(self) -> None:
        assert order(Out(7, table=3)) == ((7,),)

    def test_nobody_out_is_refused(self) -> None:
        with pytest.raises(Refused, match="NOBODY_OUT"):
            order_of_elimination([])

    @pytest.mark.parametrize(
        ("announced", "last_day", "flight", "found"),
        [
            (True, False, False, WithdrawalDecision(td_may_declare_abandon=True, mandatory=True)),
            (False, True, True, WithdrawalDecision(td_may_declare_abandon=True, mandatory=False)),
            (False, True, False, WithdrawalDecision(td_may_declare_abandon=False, mandatory=False)),
            (
                False,
                False,
                False,
                WithdrawalDecision(td_may_declare_abandon=False, mandatory=False),
            ),
        ],
    )
    def test_an_abandon_is_announced_or_found_from_signs(
        self, announced: bool, last_day: bool, flight: bool, found: WithdrawalDecision
    ) -> None:
        ruling = declared_abandon(gone(announced, last_day, flight))
        assert isinstance(ruling, Ruling)
        assert ruling.decision == found

    def test_one_sign_alone_is_for_the_director_to_weigh(self) -> None:
        outcome = declared_abandon(gone(announced=False, last_day=False, flight=True))
        assert isinstance(outcome, DirectorDecides)


class TestArticle_1_10:
    def test_at_one_table_the_larger_stack_before_the_hand_finishes_better(self) -> None:
        outs = (Out("A", 1, 500), Out("B", 1, 2000), Out("C", 1, 900))
        assert order(*outs) == (("B",), ("C",), ("A",))

    def test_equal_stacks_at_one_table_tie(self) -> None:
        outs = (Out("A", 1, 500), Out("B", 1, 2000), Out("C", 1, 500))
        assert order(*outs) == (("B",), ("A", "C"))

    def test_at_different_tables_they_tie_whatever_their_stacks(self) -> None:
        assert order(Out("A", 1, 9000), Out("B", 2), Out("C", 3, 100)) == (("A", "B", "C"),)

    def test_at_one_table_the_stacks_have_to_be_asked(self) -> None:
        with pytest.raises(Refused, match="STACK_NEEDED entrant=B table=1"):
            order_of_elimination([Out("A", 1, 500), Out("B", 1)])

    def test_the_same_player_twice_is_refused(self) -> None:
        with pytest.raises(Refused, match="ENTRANT_TWICE entrant=4"):
            order_of_elimination([Out(4, 1, 500), Out(4, 1, 500)])

    def test_two_at_one_table_and_one_elsewhere_are_the_directors(self) -> None:
        outs = (Out("A", 1, 500), Out("B", 1, 200), Out("C", 2, 900))
        assert choices(*outs) == ("RANK_TABLES_SIDE_BY_SIDE", "RANK_BY_STACK", "RANK_ALL_TIED")
        assert order_by_option("RANK_TABLES_SIDE_BY_SIDE", outs) == (("A", "C"), ("B",))
        assert order_by_option("RANK_BY_STACK", outs) == (("C",), ("A",), ("B",))
        assert order_by_option("RANK_ALL_TIED", outs) == (("A", "B", "C"),)

    def test_ranking_by_stack_is_offered_only_when_every_stack_is_known(self) -> None:
        outs = (Out("A", 1, 500), Out("B", 1, 200), Out("C", 2))
        assert choices(*outs) == ("RANK_TABLES_SIDE_BY_SIDE", "RANK_ALL_TIED")

    def test_equal_stacks_at_one_table_tie_with_the_other_table_too(self) -> None:
        assert order(Out("A", 1, 500), Out("B", 1, 500), Out("C", 2, 900)) == (("A", "B", "C"),)

    def test_an_unknown_option_is_refused(self) -> None:
        with pytest.raises(Refused, match="NO_SUCH_OPTION option=TOSS"):
            order_by_option("TOSS", [Out("A", 1, 500)])


class TestArticle_2_7:
    def test_on_the_bubble_at_one_table_the_stack_decides(self) -> None:
        outs = (Out("A", 1, 700), Out("B", 1, 900))
        assert order(*outs, bubble=True) == (("B",), ("A",))
        assert order(*outs, bubble=True, hand_for_hand=True) == (("B",), ("A",))

    def test_hand_for_hand_at_two_tables_they_tie_and_share_the_last_prize(self) -> None:
        ruling = order_of_elimination([Out("A", 1, 700), Out("B", 2, 900)], True, True)
        assert isinstance(ruling, Ruling)
        assert ruling.decision == (("A", "B"),)
        assert ruling.because.params["share_last_prize"] is True

    def test_on_the_bubble_at_two_tables_outside_hand_for_hand_the_director_chooses(self) -> None:
        outs = (Out("A", 1, 700), Out("B", 2, 900))
        assert choices(*outs, bubble=True) == ("RANK_BY_STACK", "RANK_ALL_TIED")
        outcome = order_of_elimination(outs, bubble=True)
        assert outcome.readings == ("C2-director",)

    def test_equal_stacks_on_the_bubble_tie_by_either_article(self) -> None:
        assert order(Out("A", 1, 700), Out("B", 2, 700), bubble=True) == (("A", "B"),)

    def test_on_the_bubble_every_stack_is_needed(self) -> None:
        with pytest.raises(Refused, match="STACK_NEEDED entrant=B table=2"):
            order_of_elimination([Out("A", 1, 700), Out("B", 2)], bubble=True)

    def test_hand_for_hand_two_at_one_table_and_one_elsewhere_are_the_directors(self) -> None:
        outs = (Out("A", 1, 500), Out("B", 1, 200), Out("C", 2, 900))
        assert "RANK_TABLES_SIDE_BY_SIDE" in choices(*outs, bubble=True, hand_for_hand=True)


@given(
    st.lists(st.tuples(st.integers(1, 3), st.integers(1, 5)), min_size=1, max_size=6),
    st.booleans(),
    st.booleans(),
)
def test_everybody_is_ranked_once_and_the_order_of_naming_changes_nothing(
    players: list[tuple[int, int]], bubble: bool, hand_for_hand: bool
) -> None:
    outs = [Out(i, table, stack) for i, (table, stack) in enumerate(players)]
    outcome = order_of_elimination(outs, bubble, hand_for_hand)
    backwards = order_of_elimination(outs[::-1], bubble, hand_for_hand)
    assert type(outcome) is type(backwards)
    if isinstance(outcome, Ruling) and isinstance(backwards, Ruling):
        assert sorted(i for group in outcome.decision for i in group) == list(range(len(outs)))
        assert [set(g) for g in outcome.decision] == [set(g) for g in backwards.decision]
    elif isinstance(outcome, DirectorDecides):
        for option in outcome.options:
            ranked = order_by_option(option.code, outs)
            assert sorted(i for group in ranked for i in group) == list(range(len(outs)))


class TestRoom_41:
    HOUSE = HouseRules((house_rule("TIE_BY_LOT"),))

    @given(st.binary(max_size=8))
    def test_equal_stacks_of_a_table_are_parted_by_lot(self, seed: bytes) -> None:
        outs = [Out("A", 1, 500), Out("B", 1, 500), Out("C", 1, 900), Out("D", 1, 100)]
        ruling = order_of_elimination(outs, house=self.HOUSE, seed=seed)
        assert isinstance(ruling, Ruling)
        order = [group[0] for group in ruling.decision]
        assert len(order) == 4 and order[0] == "C" and order[-1] == "D"
        assert set(order[1:3]) == {"A", "B"}
        assert ruling.cites == ("1.10", "room 41")

    def test_each_may_come_first(self) -> None:
        outs = [Out("A", 1, 500), Out("B", 1, 500)]
        found = set()
        for number in range(30):
            ruling = order_of_elimination(outs, house=self.HOUSE, seed=bytes([number]))
            assert isinstance(ruling, Ruling)
            found.add(ruling.decision)
        assert found == {(("A",), ("B",)), (("B",), ("A",))}

    def test_unequal_stacks_and_other_tables_are_as_in_the_rulebook(self) -> None:
        unequal = [Out("A", 1, 500), Out("B", 1, 900)]
        assert order_of_elimination(unequal, house=self.HOUSE, seed=b"x") == (
            order_of_elimination(unequal)
        )
        apart = [Out("A", 1, 500), Out("B", 2, 500)]
        assert order_of_elimination(apart, house=self.HOUSE, seed=b"x") == (
            order_of_elimination(apart)
        )

    def test_by_stack_on_the_bubble_equal_ones_are_parted_too(self) -> None:
        house = HouseRules((*self.HOUSE.declared, house_rule("BUBBLE_AT_TWO_TABLES", "by_stack")))
        outs = [Out("A", 1, 500), Out("B", 2, 500), Out("C", 2, 900)]
        ruling = order_of_elimination(outs, bubble=True, house=house, seed=b"x")
        assert isinstance(ruling, Ruling)
        assert [len(group) for group in ruling.decision] == [1, 1, 1]
        assert [rule.code for rule in ruling.departures] == ["BUBBLE_AT_TWO_TABLES", "TIE_BY_LOT"]
