"""Players, chips and cards where they should not be (ROPTA 2.1, 3.7, 6.1, 6.3, 9.2)."""

from __future__ import annotations

from typing import Any

import pytest

from rules_ropta.faults import fault_of
from rules_ropta.incidents.out_of_place import (
    ChipsCarried,
    ExposedByAnother,
    ObstructiveBet,
    chips_carried,
    exposed_by_another,
    obstructive_betting,
)
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Force, Ruling


class TestArticle_3_7:
    def test_chips_out_of_sight_leave_play(self) -> None:
        ruling = chips_carried(ChipsCarried(out_of_sight=True))
        assert ruling.decision.chips_removed and ruling.decision.sanction

    @pytest.mark.parametrize(
        "case", [ChipsCarried(out_of_sight=False), ChipsCarried(out_of_sight=True, allowed=True)]
    )
    def test_in_sight_or_allowed_they_stay(self, case: ChipsCarried) -> None:
        assert not chips_carried(case).decision.chips_removed


class TestArticle_9_2:
    @pytest.mark.parametrize("on_purpose", [True, False])
    def test_chips_that_hinder_count_and_only_a_purpose_is_punished(self, on_purpose: bool) -> None:
        decision = obstructive_betting(ObstructiveBet(on_purpose=on_purpose)).decision
        assert decision.chips_count
        assert decision.sanction is on_purpose


class TestArticle_6_3:
    def test_a_card_that_a_neighbour_turns_over_in_the_deal_is_exchanged(self) -> None:
        ruling = exposed_by_another(ExposedByAnother(on_purpose=False, in_the_deal=True))
        assert isinstance(ruling, Ruling)
        assert (ruling.decision.misdeal, ruling.decision.card) == (False, "exchanged")


class TestArticle_6_1:
    def test_one_of_the_first_two_makes_a_misdeal_whoever_turned_it(self) -> None:
        case = ExposedByAnother(on_purpose=False, in_the_deal=True, misdeal_by_rank=True)
        ruling = exposed_by_another(case)
        assert isinstance(ruling, Ruling) and ruling.decision.misdeal

    def test_on_purpose_it_never_is_and_its_author_pays(self) -> None:
        ruling = exposed_by_another(ExposedByAnother(on_purpose=True, in_the_deal=True))
        assert isinstance(ruling, Ruling) and not ruling.decision.misdeal
        assert ruling.decision.offender_hand == "dead" and ruling.decision.offender_sanction


class TestArticle_11_4:
    @pytest.mark.parametrize("on_purpose", [True, False])
    def test_once_dealt_nothing_kills_the_hand_and_the_director_judges(
        self, on_purpose: bool
    ) -> None:
        answer = exposed_by_another(ExposedByAnother(on_purpose=on_purpose, in_the_deal=False))
        assert isinstance(answer, DirectorDecides)
        assert answer.settled is not None
        weighed = [option.code for option in answer.options if option.weighs]
        assert weighed == ["HAND_PLAYS_ON_AUTHOR_PUNISHED" if on_purpose else "HAND_PLAYS_ON"]


def seated_wrong(*, right_stack: bool = True, in_hand: bool = False) -> Any:
    return ask("wrong_seat", {"right_stack": right_stack, "in_hand": in_hand})


class TestArticle_2_1:
    def test_he_moves_with_the_chips_of_the_moment_and_may_be_punished(self) -> None:
        ruling = seated_wrong()
        assert (ruling.decision.moves, ruling.decision.chips) == ("now", "present")
        assert ruling.force is Force.SANCTION_POSSIBLE
        assert fault_of("wrong_seat", {}, {"sanction_possible": True}) == "wrong_seat"

    def test_in_a_hand_he_moves_once_it_is_over(self) -> None:
        ruling = seated_wrong(in_hand=True)
        assert (ruling.decision.moves, ruling.cites) == ("after_hand", ("2.1", "2.3"))

    def test_since_the_draw_or_a_change_of_table_alike_by_a_reading(self) -> None:
        assert seated_wrong().readings == ("C43-seat-after-a-move",)

    def test_begun_with_a_wrong_stack_it_is_for_the_director(self) -> None:
        told = seated_wrong(right_stack=False)
        assert isinstance(told, DirectorDecides)
        assert [option.code for option in told.options] == [
            "STACK_PUT_RIGHT",
            "KEEPS_PRESENT_CHIPS",
        ]
