"""Chips pushed, and a word before, with or after them (9.2, 9.4 to 9.6, 9.10 to 9.13)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.faults import fault_of
from rules_ropta.incidents.chips_and_words import (
    AnnouncedAmount,
    SilentChips,
    SilentThenWord,
    SpokenAction,
    announced_amount,
    silent_chips,
    silent_then_word,
    spoken_action,
)
from rules_ropta.incidents.silent_bets import Undercall
from rules_ropta.incidents.wagers import Wager
from rules_ropta.registry import ask
from rules_ropta.rulebook import load_rulebook
from rules_ropta.ruling import DirectorDecides, Force, Reason, Ruling
from rules_ropta.situation import Malformed


def pushes(*chips: int, over: int = 600, by: int = 400, **facts: object) -> Ruling[Wager]:
    """A player pushes these chips: a raise to 600 to match, 400 the smallest raise, four in."""
    answer = judged(*chips, over=over, by=by, **facts)
    assert isinstance(answer, Ruling)
    return answer


def judged(*chips: int, over: int, by: int, **facts: object) -> Ruling[Wager] | DirectorDecides:
    given: dict[str, object] = {"players_in_hand": 4, **facts}
    return ask(
        "silent_chips", {"bet_level": over, "min_increment": by, "chips": list(chips), **given}
    )


def malformed(op: str, **given: object) -> tuple[str, str | None]:
    with pytest.raises(Malformed) as caught:
        ask(op, given)
    return caught.value.code, caught.value.field


class TestArticle_9_2:
    def test_a_whole_pile_opens(self) -> None:
        wager = pushes(500, 25, over=0, by=100).decision
        assert (wager.action, wager.total, wager.must_add) == ("bet", 525, 0)

    def test_one_chip_opens_for_its_value(self) -> None:
        wager = pushes(5000, over=0, by=100).decision
        assert (wager.action, wager.total) == ("bet", 5000)

    def test_chips_for_change_make_a_raise(self) -> None:
        wager = pushes(500, 25, over=325, by=225).decision
        assert (wager.action, wager.total, wager.must_add) == ("raise", 550, 25)

    def test_an_amount_said_first_brings_change(self) -> None:
        wager = says(325, 525).decision
        assert (wager.action, wager.total, wager.refund) == ("call", 325, 200)

    def test_a_raise_said_first_brings_change_too(self) -> None:
        wager = says(600, 1000).decision
        assert (wager.action, wager.total, wager.refund) == ("raise", 600, 400)

    def test_an_opening_said_too_small_rises_to_the_big_blind(self) -> None:
        assert says(50, 50, over=0, by=100).decision.total == 100
        assert says(250, 500, over=0, by=100).decision.refund == 250


class TestArticle_9_6:
    @pytest.mark.parametrize(
        ("chips", "action", "total"),
        [
            ((600, 100, 75), "call", 600),
            ((600, 100, 100), "raise", 1000),
            ((600, 100, 100, 100), "raise", 1000),
            ((600, 100, 100, 100, 100), "raise", 1000),
            ((600, 100, 100, 100, 100, 50), "raise", 1050),
        ],
    )
    def test_half_of_the_increment_decides(
        self, chips: tuple[int, ...], action: str, total: int
    ) -> None:
        wager = pushes(*chips).decision
        assert (wager.action, wager.total) == (action, total)

    def test_half_is_of_the_increment_not_of_the_bet(self) -> None:
        ruling = pushes(500, 100, 100, 100, 25)
        assert ruling.decision.action == "raise"
        assert ruling.readings == ("C5-increment",)

    def test_a_big_blind_with_the_option_raises_from_half(self) -> None:
        assert pushes(25, 25, over=100, by=100, prior=100).decision.total == 200
        assert pushes(25, over=100, by=100, prior=100).decision.action == "call"


class TestArticle_9_10:
    def test_an_opening_below_the_big_blind_rises_to_it(self) -> None:
        wager = pushes(50, over=0, by=100, bb=100).decision
        assert (wager.action, wager.total, wager.must_add) == ("bet", 100, 50)

    def test_too_few_chips_between_two_are_completed(self) -> None:
        wager = pushes(100, 100, players_in_hand=2).decision
        assert (wager.action, wager.total, wager.must_add) == ("call", 600, 400)

    def test_too_few_against_the_first_bet_are_completed(self) -> None:
        assert pushes(100, 100, over=800, by=800).decision.total == 800

    def test_too_few_against_a_raise_are_the_directors(self) -> None:
        answer = judged(100, 100, over=600, by=400)
        assert isinstance(answer, DirectorDecides)
        assert answer.settled == Undercall("td_decides", options=("complete", "forfeit"))


class TestArticle_9_11:
    def test_one_large_chip_is_a_call(self) -> None:
        wager = pushes(5000).decision
        assert (wager.action, wager.total, wager.refund) == ("call", 600, 4400)

    def test_chips_already_in_front_count(self) -> None:
        wager = pushes(500, prior=200).decision
        assert (wager.action, wager.total, wager.refund) == ("call", 600, 100)

    def test_one_chip_of_the_exact_difference_is_a_call(self) -> None:
        wager = pushes(500, over=700, prior=200).decision
        assert (wager.action, wager.refund) == ("call", 0)

    def test_against_an_opening_after_the_flop_it_is_by_analogy(self) -> None:
        assert pushes(1000, over=300, by=300, street="turn").readings == ("C6-analogy",)
        assert pushes(1000, over=200, by=200, street="preflop").readings == ()

    def test_the_big_blind_with_the_option_takes_it_back(self) -> None:
        wager = pushes(500, over=100, by=100, prior=100, street="preflop").decision
        assert (wager.action, wager.total, wager.refund) == ("call", 100, 500)


class TestArticle_9_12:
    def test_one_small_chip_between_two_is_a_call(self) -> None:
        wager = pushes(500, players_in_hand=2).decision
        assert (wager.action, wager.total, wager.must_add) == ("call", 600, 100)

    def test_with_three_he_says_call_or_fold(self) -> None:
        wager = pushes(500, players_in_hand=3).decision
        assert wager.options == ("call", "fold")
        assert (wager.raise_allowed, wager.chip_committed) == (False, True)

    def test_against_an_opening_the_single_chip_goes_before_the_undercall(self) -> None:
        ruling = pushes(500, over=800, by=800)
        assert ruling.decision.action == "must_choose"
        assert ruling.readings == ("C7-single-chip",)


class TestArticle_9_13:
    def test_when_the_smallest_chip_is_needed_it_is_a_call(self) -> None:
        wager = pushes(1000, 1000, over=1200, by=1200).decision
        assert (wager.action, wager.refund) == ("call", 800)

    def test_when_the_rest_just_calls_everything_counts(self) -> None:
        assert pushes(500, 500, 500, over=1000, by=1000).decision.total == 2000

    def test_the_smallest_of_the_new_chips_is_set_aside(self) -> None:
        wager = pushes(1000, 1000, over=1300, by=1100, prior=200).decision
        assert (wager.action, wager.refund) == ("call", 900)


class TestArticle_9_24:
    def test_a_bet_is_never_a_request_for_change(self) -> None:
        ruling = pushes(500, 25, over=325, by=325)
        assert (ruling.decision.total, ruling.decision.must_add) == (650, 125)
        assert "9.24" in ruling.cites


class TestArticle_9_4:
    def test_a_word_after_the_chips_changes_nothing(self) -> None:
        case = SilentThenWord(bet_level=100, min_increment=100, chips=(100, 25), word_after="raise")
        ruling = silent_then_word(case)
        assert isinstance(ruling, Ruling)
        assert (ruling.decision.action, ruling.decision.total) == ("call", 100)
        assert ruling.cites[0] == "9.4"

    def test_too_few_chips_need_the_number_of_players(self) -> None:
        short = {"bet_level": 800, "min_increment": 800, "chips": [100], "word_after": "call"}
        assert malformed("silent_then_word", **short) == ("MISSING_FIELD", "players_in_hand")
        answer = ask("silent_then_word", {**short, "players_in_hand": 3})
        assert isinstance(answer, Ruling)
        assert answer.decision.action == "must_choose"

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


class TestArticle_9_15:
    @pytest.mark.parametrize(
        ("stack", "action", "total"),
        [
            (300, "call", 400),
            (500, "call", 600),
            (700, "all_in", 800),
            (900, "raise", 1000),
            (7400, "raise", 7500),
        ],
    )
    def test_all_in_said_bets_every_chip(self, stack: int, action: str, total: int) -> None:
        ruling = says_all_in(stack, bet_level=600, prior=100, min_increment=400)
        wager = ruling.decision
        assert (wager.action, wager.total, wager.must_add or 0) == (action, total, 0)
        assert {"9.3", "9.4", "9.15"} <= set(ruling.cites)

    @pytest.mark.parametrize("stack", [30, 100, 5000])
    def test_nobody_having_bet_it_opens_be_it_below_the_big_blind(self, stack: int) -> None:
        wager = says_all_in(stack, bet_level=0, bb=100).decision
        assert (wager.action, wager.total) == ("bet", stack)

    def test_a_blocked_player_who_says_it_calls(self) -> None:
        ruling = says_all_in(5000, bet_level=300, prior=225, min_increment=125, may_raise=False)
        assert (ruling.decision.action, ruling.decision.total) == ("call", 300)
        assert "9.21" in ruling.cites

    def test_how_many_chips_that_is_must_be_told(self) -> None:
        assert malformed("spoken_action", word="all_in", bet_level=600) == (
            "MISSING_FIELD",
            "stack",
        )


class TestArticle_9_3:
    def test_fold_said_in_turn_holds_and_chips_pushed_with_it_come_back(self) -> None:
        ruling = says_fold(bet_level=600, prior=100, chips_total=500)
        wager = ruling.decision
        assert (wager.action, wager.total, wager.refund) == ("fold", 100, 500)
        assert wager.penalty is None


class TestArticle_9_22:
    def test_fold_said_with_nothing_to_match_is_punished(self) -> None:
        ruling = says_fold(bet_level=0)
        assert (ruling.decision.action, ruling.decision.penalty) == ("fold", True)
        assert ruling.force is Force.SANCTION_IMPOSED
        assert fault_of("spoken_action", {"word": "fold"}, {"penalty": True}) == "open_muck"

    def test_the_big_blind_only_loses_what_was_posted(self) -> None:
        ruling = says_fold(bet_level=100, prior=100)
        assert ruling.decision.penalty is False
        assert "U21-A" in ruling.readings
        assert fault_of("spoken_action", {"word": "fold"}, {"penalty": False}) is None


class TestWhatCannotBe:
    @pytest.mark.parametrize(
        ("changes", "code", "field"),
        [
            ({"chips": []}, "TOO_FEW", "chips"),
            ({"chips": [0]}, "OUT_OF_RANGE", "chips[0]"),
            ({"prior": 700}, "MORE_THAN_ALL", "prior"),
            ({"min_increment": 0}, "OUT_OF_RANGE", "min_increment"),
            ({"players_in_hand": 1}, "OUT_OF_RANGE", "players_in_hand"),
            ({"bb": 500}, "CONTRADICTION", "min_increment"),
            ({"street": "preflop", "bet_level": 0}, "CONTRADICTION", "bet_level"),
            ({"street": "preflop", "bet_level": 50, "bb": 100}, "CONTRADICTION", "bet_level"),
        ],
    )
    def test_it_is_malformed(self, changes: dict[str, object], code: str, field: str) -> None:
        sound = {"bet_level": 600, "min_increment": 400, "chips": [1000], "players_in_hand": 3}
        assert malformed("silent_chips", **{**sound, **changes}) == (code, field)


CHIPS = st.sampled_from((25, 100, 500, 1000, 5000))


@st.composite
def silent_pushes(draw: st.DrawFn) -> SilentChips:
    level = draw(st.integers(0, 400)) * 25
    return SilentChips(
        bet_level=level,
        min_increment=draw(st.integers(1, 400)) * 25,
        prior=draw(st.integers(0, level // 25)) * 25,
        chips=tuple(draw(st.lists(CHIPS, min_size=1, max_size=8))),
        players_in_hand=draw(st.integers(2, 9)),
    )


class TestAnyPush:
    @given(case=silent_pushes())
    def test_a_raise_is_at_least_the_smallest_and_nobody_loses_chips(
        self, case: SilentChips
    ) -> None:
        answer = silent_chips(case)
        if isinstance(answer, DirectorDecides):
            return
        wager, pushed = answer.decision, case.prior + sum(case.chips)
        if wager.action == "must_choose":
            assert len(case.chips) == 1 and pushed < case.bet_level and case.players_in_hand > 2
            return
        assert wager.total == pushed + (wager.must_add or 0) - (wager.refund or 0)
        if wager.action in ("raise", "bet"):
            assert wager.total >= case.bet_level + case.min_increment
            assert pushed >= case.bet_level
        else:
            assert wager.total == case.bet_level

    @given(case=silent_pushes())
    def test_one_chip_never_raises(self, case: SilentChips) -> None:
        answer = silent_chips(case)
        if case.bet_level and len(case.chips) == 1:
            assert isinstance(answer, Ruling)
            assert answer.decision.action in ("call", "must_choose")

    @given(case=silent_pushes())
    def test_a_late_word_never_changes_the_chips(self, case: SilentChips) -> None:
        late = SilentThenWord(
            bet_level=case.bet_level,
            min_increment=case.min_increment,
            prior=case.prior,
            chips=case.chips,
            word_after="raise",
            players_in_hand=case.players_in_hand,
        )
        silent, spoken = silent_chips(case), silent_then_word(late)
        if isinstance(silent, Ruling) and isinstance(spoken, Ruling):
            assert spoken.decision == silent.decision
        else:
            assert type(silent) is type(spoken)


def says_call(chips: int, over: int, prior: int = 0) -> Wager:
    case = SpokenAction(word="call", bet_level=over, prior=prior, chips_total=chips)
    return spoken_action(case).decision


def says_all_in(stack: int, **facts: Any) -> Any:
    return ask("spoken_action", {"word": "all_in", "stack": stack, **facts})


def says_fold(**facts: Any) -> Any:
    return ask("spoken_action", {"word": "fold", **facts})


def says(amount: int, chips: int, over: int = 325, by: int = 225, **facts: Any) -> Any:
    return announced_amount(
        AnnouncedAmount(
            bet_level=over, min_increment=by, announced=amount, chips_total=chips, **facts
        )
    )


class TestArticle_9_5:
    @pytest.mark.parametrize(
        ("amount", "action", "total"),
        [(437, "call", 325), (438, "raise", 550), (549, "raise", 550)],
    )
    def test_a_figure_alone_that_is_no_raise_goes_by_the_half(
        self, amount: int, action: str, total: int
    ) -> None:
        ruling = says(amount, amount)
        assert (ruling.decision.action, ruling.decision.total) == (action, total)
        assert "U17-A" in ruling.readings


class TestAFigureBelowTheCall:
    @pytest.mark.parametrize("amount", [1, 199, 200])
    def test_what_lies_in_front_already_is_part_of_it_so_it_is_more(self, amount: int) -> None:
        with pytest.raises(Malformed) as caught:
            says(amount, 1, over=600, by=400, prior=200, players_in_hand=3)
        assert (caught.value.code, caught.value.field) == ("CONTRADICTION", "announced")

    def test_more_than_what_lies_in_front_is_an_undercall(self) -> None:
        ruling = says(400, 200, over=600, by=400, prior=200, players_in_hand=2)
        assert (ruling.decision.action, ruling.decision.total) == ("call", 600)

    """It goes as as many chips in silence would (9.10, U17)."""

    def test_the_reading_it_names_says_so(self) -> None:
        named = load_rulebook().reading("U17-A")
        for text in named.taken:
            assert "9.10" in text

    @pytest.mark.parametrize(
        ("facts", "code"),
        [
            ({"players_in_hand": 2}, "UNDERCALL_HEADS_UP"),
            ({"players_in_hand": 4, "by": 325}, "UNDERCALL_OF_THE_OPENING"),
        ],
    )
    def test_between_two_or_facing_the_first_bet_it_is_completed(
        self, facts: dict[str, int], code: str
    ) -> None:
        ruling = says(200, 200, **facts)
        assert (ruling.decision.total, ruling.decision.must_add) == (325, 125)
        assert (ruling.because.code, ruling.readings) == (code, ("U17-A",))

    def test_facing_a_raise_the_director_decides_as_for_silent_chips(self) -> None:
        choice = says(200, 500, players_in_hand=4)
        assert isinstance(choice, DirectorDecides)
        silent = {"bet_level": 325, "min_increment": 225, "chips": [100, 100]}
        in_silence = ask("silent_chips", {**silent, "players_in_hand": 4})
        assert choice.settled == in_silence.settled  # type: ignore[union-attr]
        assert "U17-A" in choice.readings
        assert choice.options[0].announce.code == "SAY_CALL_TAKE_BACK"
        assert choice.options[1].announce == Reason("SAY_FORFEIT_AMOUNT", {"lost": 200})

    def test_how_many_are_in_the_hand_must_be_known(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD players_in_hand"):
            says(200, 200)

    def test_the_big_blind_that_says_less_than_what_lies_there_checks(self) -> None:
        wager = says(50, 50, over=100, by=100, prior=100).decision
        assert (wager.total, wager.refund) == (100, 50)


def test_an_opening_said_alone_below_the_big_blind_names_the_reading_it_rests_on() -> None:
    given = {"bet_level": 0, "min_increment": 100, "announced": 50, "chips_total": 50}
    short = ask("announced_amount", given)
    assert short.decision.total == 100  # type: ignore[union-attr]
    assert short.readings == ("U17-A",)
    assert ask("announced_amount", {**given, "announced": 100}).readings == ()
