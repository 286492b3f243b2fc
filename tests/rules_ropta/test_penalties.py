"""Sanctions: what they cost, and which one is suggested (11, 11.1, 11.2)."""

from __future__ import annotations

from typing import Any

import pytest

from rules_ropta.house_rules import HouseRules, house_rule
from rules_ropta.penalties import (
    FAULTS,
    Fault,
    Regime,
    Sanction,
    Step,
    missed_hands,
    same_fault,
    sanction_of,
    suggested_sanction,
    suspension,
)
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Force, Refused
from rules_ropta.situation import Malformed


def suggested(
    fault: Fault = "out_of_turn", regime: Regime = "normal", earlier: tuple[Step, ...] = ()
) -> Step:
    ruling = suggested_sanction(fault, regime, earlier)
    assert not isinstance(ruling, DirectorDecides)
    return ruling.decision.step


class TestArticle_11:
    @pytest.mark.parametrize(
        ("regime", "possible", "imposed"),
        [
            ("light", "warning", "warning"),
            ("normal", "warning", "hands"),
            ("heavy", "hands", "hands"),
        ],
    )
    def test_the_regime_says_where_the_ladder_begins(
        self, regime: Regime, possible: Step, imposed: Step
    ) -> None:
        assert suggested("out_of_turn", regime) == possible
        assert suggested("insult", regime) == imposed


class TestArticle_11_1:
    def test_rounds_are_counted_in_the_players_of_that_moment(self) -> None:
        ruling = missed_hands(players_at_table=8, rounds=2)
        assert ruling.decision.hands_missed == 16
        assert ruling.decision.away_from_table

    @pytest.mark.parametrize("rounds", [0, 5])
    def test_a_sanction_is_of_one_to_four_rounds(self, rounds: int) -> None:
        with pytest.raises(Refused, match="ROUNDS_FROM_ONE_TO_FOUR"):
            missed_hands(8, rounds)

    def test_a_table_has_players(self) -> None:
        with pytest.raises(Refused, match="COUNT_NEGATIVE"):
            missed_hands(-1, 1)

    def test_what_may_be_sanctioned_is_told_from_what_must(self) -> None:
        for fault, rule in FAULTS.items():
            ruling = suggested_sanction(fault, "normal")
            if isinstance(ruling, DirectorDecides):
                assert rule.grave
                continue
            imposed = ruling.force is Force.SANCTION_IMPOSED
            assert imposed == rule.imposed

    @pytest.mark.parametrize("fault", ["open_muck", "showed_cards"])
    def test_an_article_that_imposes_goes_before_the_list_that_allows(self, fault: Fault) -> None:
        ruling = suggested_sanction(fault, "normal")
        assert not isinstance(ruling, DirectorDecides)
        assert (ruling.decision.step, ruling.force) == ("hands", Force.SANCTION_IMPOSED)

    def test_acting_out_of_turn_is_punished_for_sure_once_it_is_a_habit(self) -> None:
        for earlier, force in (
            ((), Force.SANCTION_POSSIBLE),
            (("warning",), Force.SANCTION_IMPOSED),
        ):
            ruling = suggested_sanction("out_of_turn", "normal", earlier)  # type: ignore[arg-type]
            assert not isinstance(ruling, DirectorDecides)
            assert ruling.force is force

    def test_a_fold_out_of_turn_is_punished_at_once(self) -> None:
        assert suggested("out_of_turn_punished") == "hands"
        assert same_fault("out_of_turn", "out_of_turn_punished")

    def test_a_house_that_punishes_every_act_out_of_turn_is_obeyed(self) -> None:
        house = HouseRules((house_rule("OUT_OF_TURN_PUNISHED"),))
        ruling = suggested_sanction("out_of_turn", "normal", house=house)
        assert not isinstance(ruling, DirectorDecides)
        assert (ruling.decision.step, ruling.force) == ("hands", Force.SANCTION_IMPOSED)
        assert [rule.code for rule in ruling.departures] == ["OUT_OF_TURN_PUNISHED"]

    @pytest.mark.parametrize("fault", ["unprotected_hand", "others_hand_lost"])
    def test_where_the_article_asks_for_a_warning_one_is_enough(self, fault: Fault) -> None:
        assert suggested(fault, "normal") == "warning"
        assert suggested(fault, "heavy") == "hands"

    def test_the_contradiction_about_an_open_muck_is_told(self) -> None:
        assert "C8-special" in suggested_sanction("open_muck", "light").readings

    def test_collusion_is_the_directors(self) -> None:
        choice = suggested_sanction("collusion", "light")
        assert isinstance(choice, DirectorDecides)
        assert choice.options[-1].code == "disqualification"


class TestArticle_11_2:
    def test_each_repeat_goes_one_step_up(self) -> None:
        assert suggested(earlier=("warning",)) == "hands"
        assert suggested(earlier=("warning", "hands")) == "round_1"
        assert suggested(earlier=("round_3", "hands")) == "round_4"

    def test_a_history_never_brings_a_lesser_sanction(self) -> None:
        assert suggested("insult", "heavy", ("warning",)) == "hands"

    def test_the_last_step_is_the_directors(self) -> None:
        for earlier in (("round_4",), ("disqualification",)):
            choice = suggested_sanction("out_of_turn", "normal", earlier)  # type: ignore[arg-type]
            assert isinstance(choice, DirectorDecides)
            assert [option.code for option in choice.options] == ["disqualification"]

    def test_an_intention_is_found_by_the_director_alone(self) -> None:
        choice = suggested_sanction("out_of_turn", "normal", deliberate=True)
        assert isinstance(choice, DirectorDecides)
        assert choice.settled == Sanction("warning")
        assert choice.options[-1].weighs

    def test_under_a_round_he_may_stay_and_his_blinds_are_taken(self) -> None:
        ruling = suspension(1)
        assert (ruling.decision.may_stay, ruling.decision.blinds_taken) == (True, True)
        assert ruling.decision.hand == "dead"
        assert ruling.readings == ("U23-A",)

    def test_as_many_hands_as_players_are_a_round(self) -> None:
        assert suspension(5, players_at_table=6).decision.may_stay
        assert not suspension(6, players_at_table=6).decision.may_stay

    def test_four_rounds_are_the_longest(self) -> None:
        assert not suspension(36, players_at_table=9).decision.may_stay
        with pytest.raises(Refused, match="ROUNDS_FROM_ONE_TO_FOUR"):
            suspension(37, players_at_table=9)

    @pytest.mark.parametrize(
        ("op", "case"), [("penalty_rounds", {"rounds": 1}), ("suspension", {"hands": 3})]
    )
    def test_who_is_punished_sits_at_the_table(self, op: str, case: dict[str, int]) -> None:
        with pytest.raises(Malformed, match="OUT_OF_RANGE players_at_table"):
            ask(op, {**case, "players_at_table": 0})

    def test_a_suspension_is_not_below_nothing(self) -> None:
        with pytest.raises(Refused, match="COUNT_NEGATIVE"):
            suspension(-1)

    def test_each_step_says_what_it_does(self) -> None:
        assert sanction_of("warning") == Sanction("warning")
        assert sanction_of("round_3") == Sanction("round_3", 3, may_stay=False, blinds_taken=True)
        assert sanction_of("disqualification").director_only
        assert sanction_of("disqualification").chips_removed


class TestASuspensionAsked:
    @pytest.mark.parametrize("hands", [1, 2])
    def test_one_hand_or_two_are_under_a_round(self, hands: int) -> None:
        ruling: Any = ask("suspension", {"hands": hands})
        assert ruling.decision.may_stay

    def test_above_that_it_matters_how_many_play(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD players_at_table"):
            ask("suspension", {"hands": 3})
        for players, stays in ((3, False), (4, True)):
            ruling: Any = ask("suspension", {"hands": 3, "players_at_table": players})
            assert ruling.decision.may_stay is stays
