"""What a ruling says of a sanction and where the ladder is offered agree (11.1)."""

from __future__ import annotations

import pytest

from rules_ropta.faults import fault_of
from rules_ropta.outcome import plain_outcome
from rules_ropta.penalties import FAULTS
from rules_ropta.registry import questions
from rules_ropta.ruling import Force, Ruling
from td_app.floor.flows import put_often

#: Sanctioned by an article that names no fault of the ladder's own: the floor picks one.
NO_FAULT = {"card_check_requested"}


@pytest.mark.parametrize("op", sorted(questions()))
def test_a_sanction_ruled_is_offered_as_it_is_ruled(op: str) -> None:
    for put in put_often(op):
        ruling = put.outcome
        if not isinstance(ruling, Ruling) or op in NO_FAULT:
            continue
        fault = fault_of(op, put.given, plain_outcome(ruling)["decision"])
        if ruling.force is Force.SANCTION_IMPOSED:
            assert fault is not None and FAULTS[fault].imposed, put.given
        if ruling.force is Force.SANCTION_POSSIBLE:
            assert fault is not None and not FAULTS[fault].imposed, put.given
