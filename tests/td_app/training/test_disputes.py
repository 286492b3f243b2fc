"""Cards of disputes: what is right is what the rulebook's question answers."""

from __future__ import annotations

from pathlib import Path

import pytest
from builders import a_club

import rules_ropta.incidents
from rules_ropta.outcome import plain_answer
from rules_ropta.registry import question, questions
from td_app.floor.flows import ruled
from td_app.floor.questioning import begin
from td_app.floor.table_facts import prefilled, table_facts
from td_app.training.disputes import OFFERED, dispute, trained_on
from td_app.training.drawing import holds_together
from td_app.training.leitner import A_SITTING, DAYS, Boxes, read, written
from td_app.training.sample import sample_tournament
from td_app.training.scenario import FIRST_DISPUTE, OTHER_DISPUTES

#: A Sunday.
TODAY = 740_000


def test_every_incident_of_every_family_comes_up() -> None:
    incidents = {op for op, asked in questions().items() if asked.kind == "incident"}
    assert set(trained_on()) == incidents
    files = Path(rules_ropta.incidents.__file__).parent.glob("*.py")
    families = {file.stem for file in files if "\n@incident(" in file.read_text("utf-8")}
    asked_of = {question(op).function.__module__.rpartition(".")[2] for op in trained_on()}
    assert families and families <= asked_of
    boxes, day = Boxes(), TODAY
    # One who trains once a week meets every one of them.
    for _ in range(len(incidents)):
        for op in boxes.due(day):
            boxes = boxes.answered(op, True, day)
        day += 7
    assert set(boxes.cards) == incidents


@pytest.mark.parametrize("op", trained_on())
def test_a_card_is_ruled_by_its_own_question(op: str) -> None:
    card = dispute(op, 3)
    assert card == dispute(op, 3)
    assert plain_answer(question(op).ask(dict(card.case.given))) == card.case.outcome
    lines = [one.ruling_text().line for one in card.offered]
    assert len(set(lines)) == len(lines) <= OFFERED
    assert card.typed or len(lines) > 1
    assert card.facts
    if card.amount is not None:
        assert card.right(card.amount[1]) and not card.right(card.amount[1] + 1)
    else:
        ranks = [rank for rank in range(len(lines)) if card.right(rank)]
        assert [card.offered[rank] for rank in ranks] == [card.case]


def test_a_situation_is_one_that_happens_at_a_table() -> None:
    roles = set()
    for seed in range(10):
        over = dispute("short_all_in_over_raise", seed).case.given
        assert over["raised_from"] < over["raiser_total"] < over["all_in"]
        least = dispute("min_raise", seed).case.given
        increment = least["last_raise"] - least["raised_from"]
        assert 0 <= least["bet_level"] - least["last_raise"] < increment, "else a raise itself"
        assert dispute("short_amount", seed).case.given["spoken"] <= 10
        roles.add(dispute("reopen", seed).case.given["role"])
    assert {"raiser", "limper", "not_acted"} <= roles
    assert not holds_together({"actions": ["raise", "bet"]})
    assert not holds_together({"actions": ["check", "call"]})
    # Whether a raise by one chip counts what is before them is told nowhere (9.11).
    assert not holds_together({"announced_before_touch": True, "bet_level": 800, "prior": 400})


def test_what_was_ruled_wrong_comes_back_first() -> None:
    boxes = Boxes()
    first, *others = boxes.due(TODAY)
    assert len(others) == A_SITTING - 1
    for op in others:
        boxes = boxes.answered(op, True, TODAY)
    boxes = boxes.answered(first, False, TODAY)
    assert boxes.due(TODAY)[0] == first
    assert others[0] not in boxes.due(TODAY, most=99)
    assert others[0] in boxes.due(TODAY + DAYS[1], most=99)


def test_a_card_comes_back_with_other_numbers() -> None:
    boxes = Boxes()
    before = boxes.card("min_raise")
    assert boxes.answered("min_raise", False, TODAY).card("min_raise").case != before.case


def test_boxes_are_kept_as_they_were() -> None:
    boxes = Boxes().answered("misdeal", True, TODAY).answered("string_bet", False, TODAY)
    assert read(written(boxes)) == boxes
    assert boxes.in_boxes() == (1, 1, 0, 0, 0)


@pytest.mark.parametrize("text", ["", "[]", '{"misdeal": 3}', '{"misdeal": ["a", 1, 2]}'])
def test_what_cannot_be_read_is_new(text: str) -> None:
    assert read(text) == Boxes()


@pytest.mark.parametrize("op", (FIRST_DISPUTE, *OTHER_DISPUTES))
def test_at_a_table_of_the_evening_the_same_answers_give_the_same_ruling(op: str) -> None:
    session = sample_tournament(a_club(), b"x")
    facts = table_facts(session.state, session.now_ms(), 1)
    for seed in range(12):
        case = dispute(op, seed).case
        put = begin(op, prefilled(op, facts))
        given = begin(op, case.given)
        while (step := put.current) is not None:
            put = put.answer(step.name, given.answers.get(step.name, step.value))
        ruling = ruled(put)
        assert ruling is not None and ruling["decision"] == case.outcome["decision"], seed


def test_a_deal_that_went_on_held_one_dead_card_at_most() -> None:
    cases = (dispute("exposed_card", seed).case.given for seed in range(20))
    dead = {given.get("dead_cards_before", 0) for given in cases}
    assert dead == {0, 1}
