"""Disputes to train on: a situation made from a seed, rulings to choose from, an amount to type.

A situation is the rulebook's own question with answers drawn until it rules; what is right is
what that question answers, as on the floor's page. The other rulings offered are those of
situations close by: one answer changed, then any other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

from rules_ropta.registry import questions
from rules_ropta.situation import Malformed, Shape
from td_app.floor.flows import MOST_STEPS, ruled
from td_app.floor.question_steps import answered_lines
from td_app.floor.questioning import Questioning, begin
from td_app.training.drawing import BIG_BLINDS, holds_together, likely
from td_app.words.ruling_text import RulingText, told_ruling

MOST_TRIES: Final = 400
"""Answers drawn before one is given up: a question that rules on so few would be a riddle."""

MOST_OTHERS: Final = 40
"""Situations drawn for another ruling, once those close by have given theirs."""

OFFERED: Final = 4
"""Rulings offered on a card, the right one among them."""

Given = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Ruled:
    """A situation in plain values and what the rulebook answers to it, both as journals keep them.

    Its words are made when they are read, in the language of then.
    """

    op: str
    given: Given
    outcome: Mapping[str, Any]

    def ruling_text(self) -> RulingText:
        """Return the ruling as the floor's page shows it."""
        return told_ruling(self.op, self.given, self.outcome)


@dataclass(frozen=True, slots=True)
class Dispute:
    """One card: the case, the rulings offered (one of them its own), or chips to type.

    ``typed``: the first amount of the ruling is asked for instead of a choice.
    """

    seed: int
    case: Ruled
    offered: tuple[Ruled, ...]
    typed: bool = False

    @property
    def op(self) -> str:
        """Return the question of the rulebook it comes from."""
        return self.case.op

    @property
    def facts(self) -> tuple[tuple[str, str], ...]:
        """Return the facts of the case, question and answer, in the words of the journal."""
        return answered_lines(self.op, self.case.given)

    @property
    def amount(self) -> tuple[str, int] | None:
        """Return the label and the chips of the amount to type; None for a choice."""
        return _to_work_out(self.case) if self.typed else None

    def right(self, answer: int) -> bool:
        """Return whether this is the ruling: the rank of a choice from 0, or chips typed."""
        if (asked := self.amount) is not None:
            return answer == asked[1]
        return 0 <= answer < len(self.offered) and self.offered[answer] is self.case


@cache
def trained_on() -> tuple[str, ...]:
    """Return every incident of the federation's text, by name: each has its card."""
    return tuple(op for op, asked in questions().items() if asked.kind == "incident")


def dispute(op: str, seed: int) -> Dispute:
    """Return the card of an incident with this seed: always the same one.

    Raises ``LookupError`` for a question that rules on none of the answers drawn.
    """
    chance = Random(f"{op}:{seed}")
    put, case = _a_case(op, chance)
    # Rulings of other situations that read otherwise, those closest first.
    found: dict[str, Ruled] = {}
    right = _sense(case)
    for other in _close_by(put, chance):
        if (sense := _sense(other)) != right:
            found.setdefault(sense, other)
        if len(found) == OFFERED - 1:
            break
    offered = [case, *found.values()]
    chance.shuffle(offered)
    typed = _to_work_out(case) is not None and chance.random() < 0.5
    return Dispute(seed, case, tuple(offered), typed)


def _to_work_out(case: Ruled) -> tuple[str, int] | None:
    """Return the first amount of a ruling that the facts do not give; None where there is none."""
    known = set(_figures(case.given))
    return next((one for one in case.ruling_text().amounts if one[1] not in known), None)


def _figures(value: object) -> Iterator[int]:
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for one in value:
            yield from _figures(one)
    elif isinstance(value, int):
        yield value


def _a_case(op: str, chance: Random) -> tuple[Questioning, Ruled]:
    begun = begin(op)
    first = begun.current
    if first is not None and first.field.shape.kind in ("choice", "bool"):
        # As often one as the other, however few situations of either hold together.
        begun = begun.answer(first.name, likely(first.field.shape, first.name, chance, 0))
    for tried in range(MOST_TRIES):
        put = _answered(
            begun if tried < MOST_TRIES // 2 else begin(op), chance, chance.choice(BIG_BLINDS)
        )
        case = _ruled(put)
        if case is not None and holds_together(case.given):
            return put, case
    raise LookupError(op)


def _ruled(put: Questioning) -> Ruled | None:
    try:
        outcome = ruled(put)
    except Malformed:
        return None
    return None if outcome is None else Ruled(put.op, put.given, outcome)


def _sense(ruled: Ruled) -> str:
    """The words of a ruling in no order: a pot that A and B share is shared by B and A."""
    line = told_ruling(ruled.op, ruled.given, ruled.outcome, "fr").line
    return " ".join(sorted(re.findall(r"\w+", line)))


def _close_by(put: Questioning, chance: Random) -> Iterator[Ruled]:
    steps = list(put.steps)
    big_blind = chance.choice(BIG_BLINDS)
    chance.shuffle(steps)
    for step in steps:
        for value in _otherwise(step.field.shape, step.field.name, chance, big_blind):
            changed = _answered(put.answer(step.name, value), chance, big_blind)
            if (other := _ruled(changed)) is not None:
                yield other
    for _ in range(MOST_OTHERS):
        if (other := _ruled(_answered(begin(put.op), chance, big_blind))) is not None:
            yield other


def _otherwise(shape: Shape, name: str, chance: Random, big_blind: int) -> tuple[object, ...]:
    if shape.kind == "bool":
        return (True, False)
    if shape.kind == "choice":
        return shape.allowed
    return tuple(likely(shape, name, chance, big_blind) for _ in range(2))


def _answered(put: Questioning, chance: Random, big_blind: int) -> Questioning:
    for _ in range(MOST_STEPS):
        step = put.current
        if step is None:
            break
        put = put.answer(step.name, likely(step.field.shape, step.field.name, chance, big_blind))
    return put
