"""Who behaves badly, and who cannot be recognised."""

from __future__ import annotations

from typing import Any

import pytest

from rules_ropta.faults import fault_of
from rules_ropta.outcome import plain_outcome
from rules_ropta.penalties import FAULTS, is_imposed, same_fault
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Force
from rules_ropta.situation import Malformed


def behaves(what: str, **facts: bool) -> Any:
    return ask("behaviour", {"what": what, **facts})


def fault(op: str, **given: object) -> str | None:
    """Where the ladder begins."""
    told: Any = ask(op, given)
    return fault_of(op, given, plain_outcome(told)["decision"])


class TestArticle_11_1:
    @pytest.mark.parametrize("what", ["insult", "threat", "disturbing"])
    def test_insults_threats_and_disturbance_are_punished(self, what: str) -> None:
        ruling = behaves(what)
        assert (ruling.decision.sanction, ruling.force) == ("imposed", Force.SANCTION_IMPOSED)
        assert fault("behaviour", what=what) == "insult"

    def test_that_a_threat_is_one_of_them_is_a_reading(self) -> None:
        assert behaves("threat").readings == ("C40-threats",)

    def test_cheating_of_another_kind_is_for_the_director(self) -> None:
        told = behaves("cheating", established=True)
        assert isinstance(told, DirectorDecides)
        assert [option.code for option in told.options] == [
            "DISQUALIFY_AT_ONCE",
            "SUSPEND_AT_ONCE",
        ]
        assert FAULTS["cheating"].grave


class TestArticle_11_6:
    @pytest.mark.parametrize(
        ("what", "called"),
        [("soft_play", "soft_play"), ("collusion", "collusion")],
    )
    def test_who_plays_for_another_is_punished_up_to_disqualification(
        self, what: str, called: str
    ) -> None:
        found = behaves(what, established=True).decision
        assert (found.sanction, found.may_disqualify, found.chips_may_go) == ("imposed", True, True)
        assert fault("behaviour", what=what, established=True) == called

    @pytest.mark.parametrize("what", ["soft_play", "collusion", "cheating"])
    def test_a_suspicion_is_for_the_director(self, what: str) -> None:
        told = behaves(what, established=False)
        assert isinstance(told, DirectorDecides)
        assert [option.code for option in told.options] == ["WATCH_AND_NOTE", "PUNISH_ON_SIGNS"]

    def test_whether_it_is_shown_must_be_told(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD established"):
            behaves("collusion")


class TestArticle_11_7:
    @pytest.mark.parametrize("what", ["touches", "delays"])
    def test_a_breach_may_be_punished_and_is_as_a_habit(self, what: str) -> None:
        once, again = behaves(what, repeated=False), behaves(what, repeated=True)
        assert (once.decision.sanction, once.force) == ("possible", Force.SANCTION_POSSIBLE)
        assert (again.decision.sanction, again.force) == ("imposed", Force.SANCTION_IMPOSED)
        assert fault("behaviour", what=what, repeated=False) == "misconduct"
        assert fault("behaviour", what=what, repeated=True) == "misconduct_punished"

    def test_one_makes_the_other_a_repeat(self) -> None:
        assert same_fault("misconduct", "misconduct_punished")
        assert (is_imposed("misconduct"), is_imposed("misconduct", ["warning"])) == (False, True)


class TestArticle_1_2:
    @pytest.mark.parametrize("what", ["cover", "distraction"])
    def test_what_hides_or_distracts_comes_off(self, what: str) -> None:
        found: Any = ask("identity", {"what": what, "refuses": False})
        assert found.decision.take_off
        assert found.readings == ("U1-A",)
        assert fault("identity", what=what, refuses=False) is None

    def test_refusing_may_be_punished(self) -> None:
        found: Any = ask("identity", {"what": "cover", "refuses": True})
        assert found.force is Force.SANCTION_POSSIBLE
        assert fault("identity", what="cover", refuses=True) == "misconduct"

    def test_what_neither_hides_nor_distracts_stays(self) -> None:
        found: Any = ask("identity", {"what": "harmless"})
        assert not found.decision.take_off


class TestArticle_1_4:
    def test_a_false_identity_excludes_at_once(self) -> None:
        found: Any = ask("identity", {"what": "false_identity"})
        assert found.decision.excluded
        assert found.cites == ("1.4",)
        assert fault("identity", what="false_identity") == "false_identity"
