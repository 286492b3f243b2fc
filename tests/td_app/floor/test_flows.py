"""Few answers to a ruling, and none that changes nothing."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import median

import pytest
from every_case import every_case

from rules_ropta.house_rules import KNOWN_DEPARTURES, HouseRules, house_rule
from rules_ropta.question import Question
from rules_ropta.registry import question, questions
from td_app.cli.arguments import main
from td_app.floor.flows import answered, flow_of, flows, possible, ruled
from td_app.floor.questioning import Questioning, begin
from td_app.floor.steps import every_step

MOST, MEDIAN = 6, 3
OPS = list(questions())

#: Times a question is put before one of its answers is said to change nothing.
PUT = 3000


def houses(asked: Question) -> list[HouseRules]:
    """By the book, and with each departure that the question obeys."""
    found = [HouseRules()]
    for code in asked.departures:
        departure = KNOWN_DEPARTURES[code]
        values: tuple[int | str | None, ...] = departure.choices or (
            (None,) if departure.unit is None else (departure.least, departure.most)
        )
        found += [HouseRules((house_rule(code, value),)) for value in values]
    return found


def decided(questioning: Questioning) -> object:
    """What is ruled, its chips, and what weighs where it is the director's; None without one."""
    told = ruled(questioning)
    if told is None:
        return None
    line = questioning.question.line(told["decision"], questioning.given)
    return told["outcome"], told["decision"], told.get("weighs"), line.amounts


def wanting_more(questioning: Questioning) -> Questioning:
    """The questioning with what is seldom asked to be asked as well."""
    seldom = (step.name for step in every_step(questioning.op) if step.field.seldom)
    return replace(questioning, opened=frozenset(seldom))


def idle_answers(op: str) -> set[str]:
    """The steps asked whose every answer was ruled alike, whatever the others."""
    chance, asked, telling = Random(op), set[str](), set[str]()
    every_house = houses(question(op))
    for turn in range(PUT):
        put = begin(op, house=every_house[turn % len(every_house)])
        put = answered(wanting_more(put) if turn % 2 else put, chance)
        was = decided(put)
        if was is None:
            continue
        asked |= {step.name for step in put.steps if not step.field.seldom}
        for step in put.steps:
            if step.name not in telling:
                other = put.answer(step.name, possible(step.field.shape, chance))
                is_now = decided(answered(other, chance))
                if is_now is not None and is_now != was:
                    telling.add(step.name)
        if turn > PUT // 20 and asked <= telling:
            break
    return asked - telling


@every_case("op", OPS)
def test_every_answer_asked_changes_some_ruling(op: str) -> None:
    assert idle_answers(op) == set()


#: Questions of which one branch needs six answers, and why: others keep to five.
SIX = {
    "announced_amount": "a figure too small to call, several players, an earlier raise",
    "arrival": "the three places of the last hand, nobody knowing who has chips",
    "reopen": "a caller, the last raise not being told by the bet",
    "string_bet": "chips in silence too few to call, several players, an earlier raise",
    "unprotected_hand_mucked": "an unpaid raise: its total, and what it raised",
}


@every_case("op", OPS)
def test_five_answers_at_most_and_six_where_it_is_known(op: str) -> None:
    assert flow_of(op).most <= MOST - (op not in SIX), flow_of(op).longest


def test_three_answers_at_most_for_half_the_questions() -> None:
    assert median(flow.most for flow in flows()) <= MEDIAN


def test_nobody_is_asked_to_subtract() -> None:
    assert not {name for flow in flows() for name in flow.asked if "increment" in name}


def test_what_is_known_is_not_counted() -> None:
    assert flow_of("late_entry", {"rule": 6, "level": 2}).most == 0


def test_the_list_is_printed_by_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["flows"]) == 0
    _, _, *lines, last = capsys.readouterr().out.splitlines()
    told = [line.strip("| ").split(" | ") for line in lines]
    counted = [(flow.op, flow.moment, str(flow.fewest), str(flow.most)) for flow in flows()]
    assert [tuple(row[:-1]) for row in told] == counted
    assert all(int(at_table) <= int(most) for *_, most, at_table in told)
    assert last.startswith(f"{len(OPS)} questions, median ")
