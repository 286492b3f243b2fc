"""Out of turn, passed over, cards thrown unasked, chips forgotten."""

from __future__ import annotations

from typing import Any

import pytest
from every_case import every_case

from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Force, Reason
from rules_ropta.situation import Malformed


def out_of_turn(announced: str, *between: str) -> Any:
    return ask("out_of_turn", {"announced": announced, "actions_between": list(between)})


class TestArticle_9_3:
    @every_case("announced", ["check", "call", "bet", "raise"])
    @every_case("between", [(), ("check",), ("call", "fold"), ("fold", "check")])
    def test_unchanged_action_holds_him(self, announced: str, between: tuple[str, ...]) -> None:
        found = out_of_turn(announced, *between).decision
        assert (found.binding, found.chips_back, found.sanction) == (True, False, "possible")

    @pytest.mark.parametrize("announced", ["check", "call", "bet", "raise"])
    @pytest.mark.parametrize("between", [("bet",), ("call", "raise"), ("raise", "fold")])
    def test_a_bet_or_a_raise_frees_him(self, announced: str, between: tuple[str, ...]) -> None:
        found = out_of_turn(announced, *between).decision
        assert (found.binding, found.chips_back) == (False, True)

    def test_while_nobody_between_has_acted_he_waits(self) -> None:
        assert out_of_turn("call").announce == Reason("SAY_HOLDS_UNLESS_RAISED")
        assert out_of_turn("call", "fold").announce == Reason("SAY_ANNOUNCEMENT_HOLDS")

    def test_a_fold_always_holds_and_is_punished(self) -> None:
        ruling = out_of_turn("fold", "raise")
        assert ruling.decision.binding
        assert ruling.force is Force.SANCTION_IMPOSED
        assert ruling.readings == ("U15-A",)

    def test_getting_up_before_the_turn_is_punished_and_holds_nobody(self) -> None:
        ruling: Any = ask("out_of_turn", {"announced": "rises"})
        assert (ruling.decision.binding, ruling.decision.sanction) == (False, "imposed")
        assert ruling.force is Force.SANCTION_IMPOSED

    @pytest.mark.parametrize("announced", ["check", "call", "bet", "raise"])
    def test_a_habit_is_punished(self, announced: str) -> None:
        given = {"announced": announced, "actions_between": [], "repeated": True}
        ruling: Any = ask("out_of_turn", given)
        assert ruling.decision.sanction == "imposed"
        assert ruling.force is Force.SANCTION_IMPOSED

    @pytest.mark.parametrize("announced", ["check", "call", "fold", "raise"])
    def test_acting_before_the_other_is_done_may_be_punished(self, announced: str) -> None:
        given = {"announced": announced, "actions_between": [], "previous_not_done": True}
        ruling: Any = ask("out_of_turn", given)
        assert ruling.decision.sanction == "possible"
        assert ruling.decision.binding

    def test_a_short_all_in_in_between_is_left_to_the_director(self) -> None:
        told = out_of_turn("call", "short_all_in", "fold")
        assert isinstance(told, DirectorDecides)
        assert [option.code for option in told.options] == ["HELD_TO_IT", "FREE_TO_ACT"]
        assert {"9.3", "9.15", "9.21"} <= set(told.cites)
        assert out_of_turn("call", "short_all_in", "raise").decision.binding is False
        assert out_of_turn("fold", "short_all_in").decision.binding is True

    def test_a_check_said_facing_a_bet_becomes_a_call_or_a_fold(self) -> None:
        given = {"announced": "check", "actions_between": ["call"], "facing_bet": True}
        ruling: Any = ask("out_of_turn", given)
        assert ruling.decision.options == ("fold", "call")
        assert "9.4" in ruling.cites
        raised: Any = ask("out_of_turn", {**given, "actions_between": ["raise"]})
        assert (raised.decision.binding, raised.decision.options) == (False, None)

    def test_an_action_nobody_knows_is_malformed(self) -> None:
        with pytest.raises(Malformed, match=r"NOT_ALLOWED actions_between\[0\]"):
            out_of_turn("call", "posts")

    def test_passed_over_he_keeps_his_rights_before_substantial_action(self) -> None:
        assert ask("skipped", {"substantial_action": False}).decision.options == "full"  # type: ignore[union-attr]

    def test_afterwards_he_folds_or_calls(self) -> None:
        told = ask("skipped", {"substantial_action": True})
        assert told.decision.options == ("fold", "call_last_bet")  # type: ignore[union-attr]

    def test_where_nobody_has_bet_a_check_is_all_that_is_left(self) -> None:
        case = {"substantial_action": True, "facing_bet": False}
        told: Any = ask("skipped", case)
        assert told.decision.options == ("check",)
        assert "9.22" in told.cites
        held_up: Any = ask("skipped", {**case, "held_up": True})
        assert [option.code for option in held_up.options] == ["FULL_RIGHTS", "CHECK_NO_BET"]

    def test_who_was_held_up_is_the_directors(self) -> None:
        told = ask("skipped", {"substantial_action": True, "held_up": True})
        assert isinstance(told, DirectorDecides)


class TestACheckToABet:
    """A check said before the turn, where there is a bet to match, becomes call or fold."""

    @pytest.mark.parametrize(
        "given",
        [
            {"actions_between": ["call"]},
            {"actions_between": ["fold", "call"]},
            {"actions_between": ["fold"], "facing_bet": True},
        ],
    )
    def test_it_is_said_again_without_a_raise(self, given: dict[str, Any]) -> None:
        ruling: Any = ask("out_of_turn", {"announced": "check", **given})
        assert ruling.decision.binding
        assert set(ruling.decision.options) == {"call", "fold"}
        assert "9.4" in ruling.cites

    def test_a_bet_made_since_frees_him(self) -> None:
        ruling: Any = ask("out_of_turn", {"announced": "check", "actions_between": ["bet"]})
        assert (ruling.decision.binding, ruling.decision.options) == (False, None)


class TestArticle_9_22:
    @pytest.mark.parametrize("street", ["flop", "turn", "river"])
    def test_the_big_blind_counts_before_the_flop_only(self, street: str) -> None:
        later: Any = ask("open_muck", {"posted_bb": True, "street": street})
        assert (later.decision.penalty, later.decision.blind_lost) == (True, False)
        before: Any = ask("open_muck", {"posted_bb": True, "street": "preflop"})
        assert (before.decision.penalty, before.decision.blind_lost) == (False, True)

    def test_throwing_instead_of_checking_is_punished(self) -> None:
        ruling: Any = ask("open_muck", {"posted_bb": False})
        assert (ruling.decision.hand, ruling.decision.penalty) == ("dead", True)
        assert ruling.force is Force.SANCTION_IMPOSED

    def test_the_big_blind_loses_it_and_no_more(self) -> None:
        ruling: Any = ask("open_muck", {"posted_bb": True})
        assert (ruling.decision.penalty, ruling.decision.blind_lost) == (False, True)
        assert "U21-A" in ruling.readings


class TestArticle_9_23:
    def test_shown_after_the_call_only_the_director_judges(self) -> None:
        choice: Any = ask("forgotten_chips", {"shown_after_call": True})
        assert choice.settled.decider == "td"
        assert "CHIPS_LOST_NEVER_PAID" in [option.code for option in choice.options]


class TestArticle_9_15:
    def test_shown_before_the_call_they_belong_to_the_all_in_which_is_told_again(self) -> None:
        ruling: Any = ask("forgotten_chips", {"shown_after_call": False})
        assert (ruling.decision.decider, ruling.decision.counted) == (None, True)
        assert ruling.announce.code == "SAY_COUNT_THE_ALL_IN_AGAIN"
