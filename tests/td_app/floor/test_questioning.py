"""A floor is asked one thing at a time, may change an answer, and always gets an outcome."""

from __future__ import annotations

from typing import Any

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.house_rules import HouseRules, house_rule
from rules_ropta.json_door import answer_case
from rules_ropta.outcome import plain_outcome
from rules_ropta.registry import questions
from rules_ropta.ruling import Refused, Ruling
from rules_ropta.situation import RANKS, SUITS, Malformed, Shape, fields_of
from td_app.floor.questioning import Questioning, Step, begin

FEW = 12


def answered(op: str, **answers: object) -> Questioning:
    """The questioning with these answers given, each as it comes up."""
    questioning = begin(op)
    while (step := questioning.current) is not None and step.name in answers:
        questioning = questioning.answer(step.name, answers[step.name])
    return questioning


def asked_now(questioning: Questioning | None) -> str | None:
    assert questioning is not None
    return questioning.current.name if questioning.current else None


def names(steps: tuple[Step, ...]) -> list[str]:
    return [step.name for step in steps]


def decision(questioning: Questioning) -> Any:
    assert isinstance(questioning.outcome, Ruling)
    return questioning.outcome.decision


class TestOneThingAtATime:
    def test_the_first_question_comes_first(self) -> None:
        assert asked_now(begin("unprotected_hand_mucked")) == "thrown_by"

    def test_what_does_not_matter_is_not_asked(self) -> None:
        lost = {"thrown_by": "taken", "identifiable": False}
        taken = answered("unprotected_hand_mucked", **lost, last_action="check")
        assert taken.current is None
        assert decision(taken).refund == 0

    def test_nothing_is_ruled_while_something_is_unanswered(self) -> None:
        assert answered("unprotected_hand_mucked", thrown_by="taken").outcome is None

    def test_the_places_of_the_hand_before_are_asked_one_by_one(self) -> None:
        assert names(begin("odd_chip").steps) == ["button", "winners"]
        assert names(begin("next_positions").steps)[:3] == ["prev.button", "prev.sb", "prev.bb"]

    def test_the_places_of_the_hand_before_are_given_together(self) -> None:
        hand = answered("next_positions", **{"prev.button": 1, "prev.sb": None, "prev.bb": 3})
        assert hand.given == {"prev": {"button": 1, "sb": None, "bb": 3}}

    def test_a_default_is_offered(self) -> None:
        step = answered("spoken_action", word="call", bet_level=500).current
        assert step is not None
        assert (step.name, step.value, step.optional) == ("prior", 0, True)

    def test_unknown_is_no_answer_where_the_case_turns_on_it(self) -> None:
        step = answered("talk_about_the_hand", kind="speculation", speaker_in_hand=True).current
        assert step is not None
        assert (step.name, step.optional, step.field.shape.nullable) == (
            "players_in_hand",
            False,
            False,
        )


class TestWhatIsKnown:
    def test_what_is_known_is_not_asked(self) -> None:
        late = begin("late_entry", {"rule": 3, "level": 4})
        assert late.current is None
        assert [step.prefilled for step in late.steps] == [True, True]
        assert decision(late).allowed is False

    def test_what_is_known_may_be_put_right(self) -> None:
        late = begin("late_entry", {"rule": 3, "level": 4}).reopen("level").answer("level", 3)
        assert decision(late).allowed is True
        assert [step.prefilled for step in late.steps] == [False, True]

    def test_the_places_known_are_taken_together(self) -> None:
        hand = begin("next_positions", {"prev": {"button": 1, "sb": 2, "bb": 3}})
        assert asked_now(hand) == "players_before"

    def test_what_cannot_be_is_left_aside(self) -> None:
        assert asked_now(begin("odd_chip", {"button": 99})) == "button"

    def test_what_is_known_to_have_happened_answers_what_happened(self) -> None:
        deal = begin("misdeal", {"wrong_count": 3})
        assert asked_now(deal) == "notified_before_as"

    def test_a_player_known_to_hold_no_card_was_forgotten(self) -> None:
        deal = begin("misdeal", {"wrong_count": 0}).answer("notified_before_as", True)
        assert deal.given == {"wrong_count": 0, "notified_before_as": True}

    def test_the_house_has_its_rules(self) -> None:
        house = HouseRules((house_rule("TIME_WAIT", 90),))
        known = {"elapsed_s": 100, "caller": "seated"}
        asked = questions()["time_call"]
        assert begin("time_call", known, house).outcome == asked.ask(known, house)


class TestChangingAnAnswer:
    def test_an_answer_reopened_becomes_the_question(self) -> None:
        shown = answered("shows_cards", to="captain", only_one_left=False).reopen("to")
        assert asked_now(shown) == "to"
        assert shown.outcome is None

    def test_the_former_answer_is_offered_again(self) -> None:
        step = answered("shows_cards", to="captain").reopen("to").current
        assert step is not None
        assert (step.value, step.answered) == ("captain", False)

    def test_later_answers_that_still_matter_are_kept(self) -> None:
        shown = answered("shows_cards", to="captain", only_one_left=True)
        changed = shown.reopen("to").answer("to", "spectator")
        assert changed.given == {"to": "spectator", "only_one_left": True}

    def test_later_answers_that_matter_no_more_are_dropped(self) -> None:
        shown = answered("shows_cards", to="captain", only_one_left=True)
        assert shown.answer("to", "live_player").given == {"to": "live_player"}

    def test_dropped_answers_come_back_when_they_matter_again(self) -> None:
        shown = answered("shows_cards", to="captain", only_one_left=True)
        again = shown.answer("to", "live_player").answer("to", "captain")
        assert again.given == shown.given

    def test_an_unknown_step_changes_nothing(self) -> None:
        shown = answered("shows_cards", to="captain")
        assert shown.reopen("colour") is shown


class TestTakingBack:
    def test_the_answer_before_is_asked_again(self) -> None:
        raised = answered("spoken_action", word="call", bet_level=500)
        assert asked_now(raised.back()) == "bet_level"

    def test_twice_back_is_two_answers_back(self) -> None:
        once = answered("spoken_action", word="call", bet_level=500).back()
        assert once is not None
        assert asked_now(once.back()) == "word"

    def test_after_the_ruling_the_last_answer_is_asked_again(self) -> None:
        assert asked_now(answered("shows_cards", to="live_player").back()) == "to"

    def test_at_the_first_question_nothing_is_left_to_take_back(self) -> None:
        assert begin("shows_cards").back() is None

    def test_what_was_known_is_not_taken_back(self) -> None:
        assert begin("late_entry", {"rule": 3, "level": 4}).back() is None

    def test_a_detail_just_opened_is_closed(self) -> None:
        award = answered("wrong_award", immediate=True, cards_collected=False)
        opened = award.reopen("all_agree")
        assert asked_now(opened) == "all_agree"
        assert opened.back() == award


class TestDetails:
    def test_a_detail_keeps_its_default(self) -> None:
        award = answered("wrong_award", immediate=True, cards_collected=False)
        assert names(award.seldom) == ["all_agree"]
        assert award.given == {"immediate": True, "cards_collected": False}

    def test_a_detail_opened_is_asked_then_given(self) -> None:
        award = answered("wrong_award", immediate=True, cards_collected=True)
        agreed = award.reopen("all_agree").answer("all_agree", True)
        assert agreed.given["all_agree"] is True
        assert names(agreed.seldom) == []

    def test_a_detail_is_asked_where_the_figures_make_it_necessary(self) -> None:
        short = {"bet_level": 800, "min_increment": 800, "prior": 0}
        assert answered("silent_then_word", **short, chips=[500, 500]).current is None
        assert asked_now(answered("silent_then_word", **short, chips=[100])) == "players_in_hand"


class TestChipsPutIn:
    """What the ruling does not turn on is not asked, and nobody subtracts."""

    def test_one_chip_is_ruled_in_three_answers(self) -> None:
        chip = answered("silent_chips", bet_level=600, prior=200, chips=[1000])
        assert chip.current is None
        assert decision(chip).refund == 600

    def test_the_bet_raised_is_asked_never_the_difference(self) -> None:
        chips = answered("silent_chips", bet_level=325, prior=0, chips=[500, 25])
        assert asked_now(chips) == "raised_from"
        assert chips.current is not None and not chips.current.field.shape.nullable
        assert decision(chips.answer("raised_from", 100)).total == 550

    def test_a_raise_adds_the_known_big_blind_at_least(self) -> None:
        # Blinds 150/300, an all-in of 375, then 500 and 25 in silence: half of 300 is there.
        silent = begin("silent_chips", {"bb": 300}).answer("bet_level", 375).answer("prior", 0)
        silent = silent.answer("chips", [500, 25])
        assert decision(silent.answer("raised_from", 300)).total == 675
        # After the flop, a first bet all-in below the big blind (9.9).
        opened = begin("silent_chips", {"bb": 300}).answer("bet_level", 100).answer("prior", 0)
        opened = opened.answer("chips", [100, 100])
        assert decision(opened.answer("raised_from", 0)).total == 100

    def test_an_opening_asks_for_the_big_blind(self) -> None:
        assert asked_now(answered("silent_chips", bet_level=0, chips=[500])) == "bb"
        known = begin("silent_chips", {"bb": 100}).answer("bet_level", 0).answer("chips", [500])
        assert known.current is None

    def test_the_floor_says_first_whether_there_was_a_word(self) -> None:
        assert asked_now(begin("string_bet")) == "said"
        silent = answered("string_bet", said=None, bet_level=300, prior=0, first_part=[300])
        assert silent.current is None
        assert decision(silent).action == "call"
        call = answered("string_bet", said="call", bet_level=300, prior=0)
        assert call.current is None


class TestWhatIsAssumed:
    def test_what_would_rule_otherwise_is_told(self) -> None:
        fold = answered("out_of_turn", announced="fold")
        assert names(fold.assumed) == ["previous_not_done"]
        assert names(fold.answer("previous_not_done", True).assumed) == []

    def test_the_dealer_with_a_single_card_is_assumed_to_have_acted(self) -> None:
        missing = answered("misdeal_after_substantial_action", cards={"A": 2, "B": 1})
        assert names(missing.assumed) == ["dealer_to_act"]
        whole = answered("misdeal_after_substantial_action", cards={"A": 2, "B": 2})
        assert names(whole.assumed) == []

    def test_nothing_is_assumed_before_a_ruling(self) -> None:
        assert begin("out_of_turn").assumed == ()


class TestWhatHappened:
    def test_several_facts_are_one_question(self) -> None:
        step = begin("misdeal").current
        assert step is not None
        assert step.name == "what"
        assert step.alternatives == step.field.shape.allowed
        assert "wrong_seat" in step.alternatives
        assert step.field.shape.nullable

    def test_a_plain_fact_is_given_at_once(self) -> None:
        deal = answered("misdeal", what="button_two_in_a_row")
        assert deal.given == {"button_two_in_a_row": True}
        assert decision(deal).misdeal is False

    def test_a_fact_with_a_value_asks_for_it(self) -> None:
        deal = answered("misdeal", what="exposed_index")
        assert asked_now(deal) == "exposed_index"
        assert decision(deal.answer("exposed_index", [2])).misdeal is True

    def test_nothing_of_the_kind_is_an_answer(self) -> None:
        deal = answered("misdeal", what=None)
        assert deal.given == {}
        assert decision(deal).misdeal is False

    def test_another_fact_may_be_added(self) -> None:
        deal = answered("misdeal", what="exposed_index", exposed_index=[4])
        assert "wrong_seat" in names(deal.seldom)
        both = deal.reopen("wrong_seat").answer("wrong_seat", True)
        assert both.given == {"exposed_index": [4], "wrong_seat": True}
        assert asked_now(both) == "notified_before_as"

    def test_another_answer_takes_the_first_fact_back(self) -> None:
        deal = answered("misdeal", what="wrong_seat").answer("what", "button_two_in_a_row")
        assert deal.given == {"button_two_in_a_row": True}

    def test_it_is_asked_only_where_it_matters(self) -> None:
        by_dealer = answered("dropped_card", by="dealer")
        assert "how" not in [step.name for step in by_dealer.steps]
        dealing = answered("dropped_card", by="player", deal_over=False)
        assert "how" in [step.name for step in dealing.steps]

    def test_a_yes_by_default_is_a_no_once_chosen(self) -> None:
        dealing = {"by": "player", "deal_over": False}
        assert answered("dropped_card", **dealing, how="face_down").given["face_down"] is False
        assert answered("dropped_card", **dealing, how="seen").given["seen"] is True

    def test_what_was_told_of_it_before_is_taken_up(self) -> None:
        known = {"announced": None, "bet_level": 800, "pushed": 200}
        for count, what in ((1, "chips_count"), (3, None)):
            again = begin("undercall", {**known, "chips_count": count})
            assert next(step.value for step in again.steps if step.name == "done") == what

    def test_an_answer_that_is_none_of_them_is_malformed(self) -> None:
        outcome = answered("misdeal", what="earthquake").outcome
        assert isinstance(outcome, Malformed)
        assert outcome.field == "what"


class TestAnswersThatCannotBe:
    def test_the_field_at_fault_may_be_reopened(self) -> None:
        seen = answered("flashed_card", present=5, seen_by=7)
        assert isinstance(seen.outcome, Malformed)
        assert seen.outcome.field is not None
        assert asked_now(seen.reopen(seen.outcome.field)) == "seen_by"

    def test_a_fault_within_a_list_reopens_the_list(self) -> None:
        shared = answered("odd_chip", button=1, winners=[2, 99])
        assert isinstance(shared.outcome, Malformed)
        assert shared.outcome.field == "winners[1]"
        assert asked_now(shared.reopen("winners[1]")) == "winners"

    def test_a_refusal_is_an_outcome(self) -> None:
        stack = answered("button_ante", ante=100, button_stack=0)
        assert isinstance(stack.outcome, Refused)


def values(shape: Shape) -> st.SearchStrategy[Any]:
    """Plain values of this shape, small enough that they often fit together."""
    if shape.nullable:
        return st.none() | values(Shape(shape.kind, False, *_rest(shape)))
    match shape.kind:
        case "bool":
            return st.booleans()
        case "int":
            least = shape.whole.at_least if shape.whole else 0
            most = min(shape.whole.at_most if shape.whole else FEW, least + FEW)
            return st.integers(least, most)
        case "choice":
            return st.sampled_from(shape.allowed)
        case "card":
            return st.builds("{}{}".format, st.sampled_from(RANKS), st.sampled_from(SUITS))
        case "text" | "who":
            return st.sampled_from("ABCD")
        case "list":
            return st.lists(values(items(shape)), max_size=4, unique_by=repr)
        case "map":
            return st.dictionaries(st.sampled_from("ABCD"), values(items(shape)), max_size=4)
        case "object":
            assert shape.situation is not None
            inner = fields_of(shape.situation)
            return st.fixed_dictionaries({f.name: values(f.shape) for f in inner})


def items(shape: Shape) -> Shape:
    assert shape.items is not None
    return shape.items


def _rest(shape: Shape) -> tuple[Any, ...]:
    return shape.whole, shape.allowed, shape.items, shape.situation


class TestEveryQuestion:
    @pytest.mark.parametrize("op", list(questions()))
    @examples(12)
    @given(data=st.data())
    def test_whatever_is_answered_the_walk_ends_and_says_what_the_door_says(
        self, op: str, data: st.DataObject
    ) -> None:
        questioning = begin(op)
        for _ in range(data.draw(st.integers(0, 2), label="details opened")):
            if questioning.seldom:
                questioning = questioning.reopen(
                    data.draw(st.sampled_from(questioning.seldom)).name
                )
        for _ in range(40):
            step = questioning.current
            if step is None:
                break
            value = data.draw(values(step.field.shape), label=step.name)
            questioning = questioning.answer(step.name, value)
        assert questioning.current is None
        assert questioning.outcome is not None
        assert plain_outcome(questioning.outcome) == answer_case({"op": op, **questioning.given})
        if isinstance(questioning.outcome, Malformed):
            assert questioning.reopen(questioning.outcome.field or "").current is not None

    @pytest.mark.parametrize("op", list(questions()))
    @examples(8)
    @given(data=st.data())
    def test_going_back_always_comes_to_an_end_and_forgets_nothing(
        self, op: str, data: st.DataObject
    ) -> None:
        questioning = begin(op)
        while (step := questioning.current) is not None:
            questioning = questioning.answer(step.name, data.draw(values(step.field.shape)))
        ruled = questioning
        for _ in range(2 * len(ruled.steps)):
            earlier = questioning.back()
            if earlier is None:
                break
            assert earlier.outcome is None
            questioning = earlier
        assert questioning.back() is None
        while (step := questioning.current) is not None:
            questioning = questioning.answer(step.name, ruled.answers[step.name])
        assert questioning.given == ruled.given
