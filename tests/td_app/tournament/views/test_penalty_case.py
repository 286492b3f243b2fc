"""The ladder before a sanction: what it proposes, and what each step would cost (11, 11.2)."""

from __future__ import annotations

import pytest
from builders import a_tournament, out, seated_at

from rules_ropta.penalties import LADDER
from td_app.tournament import commands as cmd
from td_app.tournament.state.setup import Regime
from td_app.tournament.views.penalties import PenaltyCase, penalty_case, suspended


def steps(case: PenaltyCase, which: str) -> tuple[str, ...]:
    """Return the steps of a ladder that are ``offered``, or ``reached``."""
    return tuple(step.step for step in case.ladder if getattr(step, which))


class TestArticle_11:
    @pytest.mark.parametrize(
        ("regime", "fault", "proposed"),
        [
            (Regime.NORMAL, "table_talk", "warning"),
            (Regime.NORMAL, "insult", "hands"),
            (Regime.LIGHT, "insult", "warning"),
            (Regime.HEAVY, "table_talk", "hands"),
        ],
    )
    def test_the_regime_gives_the_first_step(
        self, regime: Regime, fault: str, proposed: str
    ) -> None:
        session = a_tournament(16, 2, regime=regime)
        case = penalty_case(session.state, seated_at(session, 1)[0], fault)
        assert (case.proposed, case.regime) == (proposed, regime.value)
        assert steps(case, "offered") == (proposed,)
        assert steps(case, "reached") == ()

    def test_the_text_imposes_a_sanction_for_insults_only_allows_one_for_talk(self) -> None:
        session = a_tournament(16, 2)
        who = seated_at(session, 1)[0]
        assert penalty_case(session.state, who, "insult").imposed
        assert not penalty_case(session.state, who, "table_talk").imposed
        assert penalty_case(session.state, who, "table_talk").article == "11.3"


class TestArticle_11_2:
    def test_a_fault_repeated_goes_one_step_up(self) -> None:
        session = a_tournament(16, 2)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.GivePenalty(who, "table_talk", "warning"))
        case = penalty_case(session.state, who, "table_talk")
        assert steps(case, "reached") == ("warning",)
        assert case.proposed == "hands"
        assert case.because.code == "SANCTION_ONE_STEP_UP"

    def test_another_fault_begins_at_the_foot(self) -> None:
        session = a_tournament(16, 2)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.GivePenalty(who, "table_talk", "warning"))
        assert penalty_case(session.state, who, "out_of_turn").proposed == "warning"

    def test_an_intention_is_the_directors_from_that_step_to_the_last(self) -> None:
        session = a_tournament(16, 2)
        case = penalty_case(session.state, seated_at(session, 1)[0], "table_talk", True)
        assert case.director_decides
        assert steps(case, "offered") == LADDER
        assert [reason.code for reason in case.weighs] == ["WEIGHS_INTENTION"]

    def test_a_suspension_under_a_round_leaves_him_seated(self) -> None:
        assert suspended(2, 8).code == "SUSPENDED_UNDER_A_ROUND"
        assert suspended(3, 3).code == "SUSPENDED_A_ROUND_OR_MORE"


class TestArticle_11_1:
    def test_rounds_cost_as_many_hands_as_the_table_has_players_now(self) -> None:
        session = a_tournament(16, 2)
        who, *others = seated_at(session, 1)
        out(session, others[0])
        case = penalty_case(session.state, who, "insult")
        assert case.players == 7
        assert [case.at(step).hands for step in ("warning", "round_1", "round_2", "round_4")] == [
            0,
            7,
            14,
            28,
        ]

    def test_someone_out_has_no_table_to_miss_hands_at(self) -> None:
        session = a_tournament(16, 2)
        who = seated_at(session, 1)[0]
        out(session, who)
        case = penalty_case(session.state, who, "insult")
        assert case.players is None
        assert {step.hands for step in case.ladder} == {0}
