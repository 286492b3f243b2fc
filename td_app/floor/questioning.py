"""A floor is asked about a situation, one step at a time, until the rulebook can answer.

The form is the question's own registration: what is asked, in which order, and when, is
written there only. Answers are plain values, as the JSON door takes them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from rules_ropta.house_rules import HouseRules
from rules_ropta.outcome import plain, plain_outcome
from rules_ropta.question import Question
from rules_ropta.registry import question
from rules_ropta.ruling import DirectorDecides, Refused, Ruling
from rules_ropta.situation import AskedField, Malformed, read
from td_app.floor.steps import Answered, Step, Walk, every_step, fits, walk

__all__ = ["Outcome", "Questioning", "Step", "begin"]

Outcome = Ruling[Any] | DirectorDecides | Refused | Malformed


@dataclass(frozen=True)
class Questioning:
    """The answers so far to one question of the rulebook: a value.

    ``answers`` holds every answer ever given, by step, even those that no longer matter: they
    come back if they matter again. ``opened`` are steps seldom asked that the floor wanted;
    ``reopened`` is the step whose answer is being given again.
    """

    op: str
    answers: Mapping[str, object] = field(default_factory=dict)
    prefilled: frozenset[str] = frozenset()
    opened: frozenset[str] = frozenset()
    reopened: str = ""
    house: HouseRules = field(default_factory=HouseRules)

    @property
    def question(self) -> Question:
        """Return the question of the registry."""
        return question(self.op)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Return what matters given the answers, in the order in which it is asked."""
        return tuple(self._walked[0].steps)

    @property
    def seldom(self) -> tuple[Step, ...]:
        """Return the steps that keep their default, and that ``reopen`` would ask."""
        return tuple(self._walked[0].seldom)

    @property
    def assumed(self) -> tuple[Step, ...]:
        """Return the steps never asked of which another answer would rule otherwise.

        A figure is no assumption: where one is missing, it is asked for.
        """
        ruled = _decided(self.outcome)
        if ruled is None:
            return ()
        alone = (step for step in self.seldom if not step.field.one_of)
        return tuple(step for step in alone if self._would_change(step, ruled))

    def _would_change(self, step: Step, ruled: object) -> bool:
        shape = step.field.shape
        usual = plain(step.field.default)
        others: tuple[object, ...] = shape.allowed
        if shape.kind == "bool":
            others = (not usual,)
        elif shape.kind in ("text", "who"):
            others = tuple(_names_in(self.given))
        answers = (_decided(self.answer(step.name, one).outcome) for one in others if one != usual)
        return any(answer not in (None, ruled) for answer in answers)

    @property
    def current(self) -> Step | None:
        """Return the step to ask now; None where everything needed is answered."""
        return self._walked[0].current(self.reopened)

    @property
    def given(self) -> dict[str, object]:
        """Return the answers that matter, as the JSON door takes them."""
        return self._walked[0].given

    @property
    def outcome(self) -> Outcome | None:
        """Return what the rulebook answers; None while a step is unanswered.

        A ``Malformed`` names in ``field`` an answer that cannot be: ``reopen`` takes that name.
        """
        return self._walked[1]

    def answer(self, name: str, value: object) -> Questioning:
        """Return the questioning with this step answered; later answers that still apply stay."""
        return replace(
            self,
            answers={**self.answers, name: plain(value)},
            prefilled=self.prefilled - {name},
            reopened="",
        )

    def reopen(self, name: str) -> Questioning:
        """Return the questioning with this step open again; the other answers stay.

        ``name`` may be a step seldom asked, or the field that a ``Malformed`` names
        (``players[2].odd`` is the step ``players``). One that does not matter changes nothing.
        """
        walked = self._walked[0]
        seldom = [step.name for step in walked.seldom]
        found = _step_named(name, [*(step.name for step in walked.steps), *seldom])
        if found is None:
            return self
        opened = self.opened | {found} if found in seldom else self.opened
        return replace(self, opened=opened, reopened=found)

    def back(self) -> Questioning | None:
        """Return the questioning with the previous answer open again; None if there is none.

        A step seldom asked that was only just opened is closed again.
        """
        current = self.current
        if current is not None and current.name in self.opened - set(self.answers):
            return replace(self, opened=self.opened - {current.name}, reopened="")
        before = list(self.steps)
        if current is not None:
            before = before[: before.index(current)]
        for step in reversed(before):
            if step.answered and not step.prefilled:
                return replace(self, reopened=step.name)
        return None

    @cached_property
    def _walked(self) -> tuple[Walk, Outcome | None]:
        """The steps, and the outcome; a step seldom asked joins them where it turns out needed."""
        opened = self.opened
        while True:
            walked = walk(self.op, Answered(self.answers, self.prefilled, opened, self.reopened))
            if walked.current(self.reopened) is not None:
                return walked, None
            outcome = self._asked(walked)
            missing = _missing(outcome, walked)
            if missing is None:
                return walked, outcome
            opened = opened | {missing}

    def _asked(self, walked: Walk) -> Outcome:
        try:
            for step in walked.steps:
                if step.alternatives:
                    # No field of the situation: nobody else would see that it cannot be.
                    read(step.field.shape, step.value, step.name)
            return self.question.ask(walked.given, self.house)
        except (Refused, Malformed) as unanswerable:
            return unanswerable


def _decided(outcome: Outcome | None) -> object:
    """Return the decision as plain values; None where there is none yet."""
    if not isinstance(outcome, Ruling | DirectorDecides):
        return None
    told = plain_outcome(outcome)
    return told["outcome"], told["decision"]


def _names_in(given: Mapping[str, object]) -> Iterator[str]:
    """The names that answers hold, of players above all: those of a map, those of a list."""
    for value in given.values():
        if isinstance(value, Mapping | list):
            yield from (name for name in value if isinstance(name, str))


def begin(
    op: str,
    prefilled: Mapping[str, object] | None = None,
    house: HouseRules | None = None,
) -> Questioning:
    """Return the questioning about this question, nothing answered yet but what is known.

    ``prefilled`` holds plain values by field, an object whole or by its dotted names; what
    does not fit the question is left aside. ``Malformed`` is raised where there is no such
    question.
    """
    known = {
        step.name: plain(value)
        for step in every_step(op)
        if not step.shared
        for value in _prefilled_values(prefilled or {}, step.name)
        if fits(step.field, value)
    }
    chosen = {
        step.name: field.name
        for step in every_step(op)
        for field in reversed(step.shared)
        if _happened(field, known.get(field.name))
    }
    answers = {**known, **chosen}
    return Questioning(op, answers, frozenset(answers), house=house or HouseRules())


def _happened(field: AskedField, value: object) -> bool:
    """Return whether a fact happened: zero cards may be one, no rank of a card is none."""
    if isinstance(field.told, int):
        return value == field.told
    return value is not None and value != plain(field.default)


def _prefilled_values(prefilled: Mapping[str, object], name: str) -> tuple[object, ...]:
    """Return the prefilled value of a step, alone; empty where there is none."""
    if name in prefilled:
        return (prefilled[name],)
    whole, _, part = name.partition(".")
    inner = prefilled.get(whole)
    return (inner[part],) if part and isinstance(inner, Mapping) and part in inner else ()


def _missing(outcome: Outcome, walked: Walk) -> str | None:
    """The step seldom asked that the situation turns out to need, if it misses one.

    Where that follows from another which has not been told, the other one.
    """
    if not isinstance(outcome, Malformed) or outcome.code != "MISSING_FIELD":
        return None
    seldom = {step.name: step for step in walked.seldom}
    found = _step_named(outcome.field or "", list(seldom))
    instead = seldom[found].field.worked_out_from if found else ()
    return next((name for name in instead if name in seldom), found)


def _step_named(path: str, known: Sequence[str]) -> str | None:
    """The step to which this path belongs: itself, or the list, the map or the object it is in.

    An object named whole is its first step.
    """
    if path and (inside := next((name for name in known if name.startswith(f"{path}.")), None)):
        return inside
    while path:
        if path in known:
            return path
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    return None
