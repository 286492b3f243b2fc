"""All-in said then disputed, a fold taken back."""

from __future__ import annotations

from typing import Any

import pytest

from rules_ropta.faults import fault_of
from rules_ropta.house_rules import HouseRules, house_rule
from rules_ropta.outcome import plain_outcome
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Force, Reason
from rules_ropta.situation import Malformed


def all_in(heard: str = "clear", **facts: Any) -> Any:
    return ask("all_in_said", {"heard": heard, **facts})


def fold(how: str = "said", **facts: Any) -> Any:
    return ask("fold_taken_back", {"how": how, **facts})


def fault_of_fold(**given: object) -> str | None:
    told: Any = ask("fold_taken_back", given)
    return fault_of("fold_taken_back", given, plain_outcome(told)["decision"])


class TestArticle_9_15:
    def test_said_in_turn_it_is_a_bet_of_every_chip(self) -> None:
        ruling = all_in(in_turn=True, chips_first=False)
        assert (ruling.decision.binding, ruling.decision.judged_as) == (True, "all_chips")
        assert ruling.cites == ("9.3", "9.15")
        assert ruling.announce == Reason("SAY_ALL_IN_HOLDS")


class TestArticle_9_4:
    def test_after_chips_pushed_in_silence_the_word_is_too_late(self) -> None:
        ruling = all_in(in_turn=True, chips_first=True)
        assert (ruling.decision.binding, ruling.decision.judged_as) == (False, "chips_alone")


class TestArticle_9_2:
    @pytest.mark.parametrize("heard", ["denied", "unclear"])
    def test_what_was_said_or_meant_is_for_the_director_to_find(self, heard: str) -> None:
        told = all_in(heard)
        assert isinstance(told, DirectorDecides)
        assert [option.code for option in told.options] == ["ALL_IN_STANDS", "SAYS_ACTION_AGAIN"]

    def test_cards_pushed_ahead_without_a_word_are_for_the_director(self) -> None:
        told = fold("pushed_forward")
        assert isinstance(told, DirectorDecides)
        assert [option.code for option in told.options] == ["GESTURE_IS_A_FOLD", "HAND_STILL_PLAYS"]


class TestArticle_9_3:
    @pytest.mark.parametrize(
        ("between", "binding", "say"),
        [
            ([], True, "SAY_HOLDS_UNLESS_RAISED"),
            (["call"], True, "SAY_ANNOUNCEMENT_HOLDS"),
            (["raise"], False, "SAY_FREE_TO_ACT"),
        ],
    )
    def test_all_in_said_before_the_turn_holds_unless_raised(
        self, between: list[str], binding: bool, say: str
    ) -> None:
        ruling = all_in(in_turn=False, actions_between=between)
        assert (ruling.decision.binding, ruling.decision.sanction) == (binding, "possible")
        assert ruling.announce == Reason(say)

    def test_a_short_all_in_in_between_is_for_the_director(self) -> None:
        assert isinstance(all_in(in_turn=False, actions_between=["short_all_in"]), DirectorDecides)

    def test_a_house_that_punishes_acting_out_of_turn_punishes_it_too(self) -> None:
        house = HouseRules((house_rule("OUT_OF_TURN_PUNISHED"),))
        given = {"heard": "clear", "in_turn": False, "actions_between": []}
        told: Any = ask("all_in_said", given, house)
        assert told.decision.sanction == "imposed"
        assert fault_of("all_in_said", given, {"sanction": "imposed"}) == "out_of_turn"

    def test_a_fold_said_in_turn_is_not_taken_back(self) -> None:
        ruling = fold(in_turn=True, facing_bet=True)
        assert (ruling.decision.hand, ruling.decision.penalty) == ("dead", False)
        assert ruling.cites == ("9.3",)

    @pytest.mark.parametrize("how", ["said", "thrown"])
    def test_before_the_turn_it_holds_too_and_is_punished(self, how: str) -> None:
        ruling = fold(how, in_turn=False)
        assert ruling.force is Force.SANCTION_IMPOSED
        assert fault_of_fold(how=how, in_turn=False) == "out_of_turn_punished"


class TestArticle_8_4:
    def test_cards_thrown_are_dead_whether_they_can_be_told_or_not(self) -> None:
        ruling = fold("thrown", in_turn=True, facing_bet=True)
        assert (ruling.decision.binding, ruling.cites) == (True, ("8.3", "8.4"))
        assert ruling.readings == ("U13-A",)


class TestArticle_9_22:
    def test_a_fold_with_nothing_to_match_is_punished(self) -> None:
        given = {"how": "said", "in_turn": True, "facing_bet": False, "posted_bb": False}
        told: Any = ask("fold_taken_back", given)
        assert (told.decision.penalty, told.force) == (True, Force.SANCTION_IMPOSED)
        assert fault_of_fold(**given) == "open_muck"

    def test_the_big_blind_only_loses_what_was_posted(self) -> None:
        given = {"how": "said", "in_turn": True, "facing_bet": False, "posted_bb": True}
        told: Any = ask("fold_taken_back", given)
        assert told.decision.penalty is False
        assert fault_of_fold(**given) is None

    def test_who_had_posted_the_big_blind_must_be_told(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD posted_bb"):
            fold(in_turn=True, facing_bet=False)
