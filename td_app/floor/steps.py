"""Which steps a question may take, in order, read from its registry; which it takes so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache

from rules_ropta.outcome import plain
from rules_ropta.registry import question
from rules_ropta.situation import AskedField, Malformed, Shape, fields_of, read


@dataclass(frozen=True, slots=True)
class FormStep:
    """A step that may come: a field, a field of an object, or a choice among several fields.

    ``name`` is dotted within an object (``prev.button``); ``within`` is that object's part of
    it (``prev``), else empty. ``shared`` are the fields that a shared question chooses among,
    and empty for any other step. ``stands_in``: another field is worked out from it.
    """

    name: str
    field: AskedField
    within: str = ""
    shared: tuple[AskedField, ...] = ()
    stands_in: bool = False

    @property
    def alternatives(self) -> tuple[str, ...]:
        """Return the names of the fields that a shared question chooses among."""
        return tuple(field.name for field in self.shared)

    def asked(self, values: Mapping[str, object]) -> bool:
        """Return whether the step matters, the other fields having these values."""
        if not self.shared:
            return self.field.asked(values)
        return any(field.asked(values) for field in self.shared)


@cache
def every_step(op: str) -> tuple[FormStep, ...]:
    """Return every step this question may take, whatever the answers, in order.

    >>> [step.name for step in every_step("player_to_move")]
    ['prev.bb', 'players', 'software']
    """
    return tuple(_steps_of(question(op).fields, ""))


def _steps_of(fields: tuple[AskedField, ...], within: str) -> list[FormStep]:
    steps: list[FormStep] = []
    shared: set[str] = set()
    for asked in fields:
        inner = asked.shape.situation
        if asked.shape.kind == "object" and inner is not None:
            steps += _steps_of(fields_of(inner), f"{within}{asked.name}.")
        elif not (asked.unasked or _settled(asked)):
            if asked.one_of and asked.one_of not in shared:
                shared.add(asked.one_of)
                steps.append(_shared(asked.one_of, fields, within))
            stands_in = any(asked.name in field.worked_out_from for field in fields)
            step = FormStep(within + asked.name, asked, within.rstrip("."), stands_in=stands_in)
            steps.append(step)
    return steps


def _settled(field: AskedField) -> bool:
    """Return whether the field has a single possible value: there is no question to put."""
    shape = field.shape
    return len(shape.allowed) == 1 and not shape.nullable and not field.required


def _shared(code: str, fields: tuple[AskedField, ...], within: str) -> FormStep:
    """Return the choice among the fields that share a question; null for none of them."""
    shared = tuple(field for field in fields if field.one_of == code)
    shape = Shape("choice", nullable=True, allowed=tuple(field.name for field in shared))
    return FormStep(within + code, AskedField(code, shape, code), within.rstrip("."), shared)


def must_be_told(field: AskedField) -> AskedField:
    """Return the field as it is asked where its default will not do: null is no answer."""
    if field.required or not (field.shape.nullable and field.default is None):
        return field
    return replace(field, shape=replace(field.shape, nullable=False))


def fits(asked: AskedField, value: object) -> bool:
    """Return whether this plain value may answer the field: another table's may not.

    >>> button = every_step("odd_chip")[0].field
    >>> fits(button, 4), fits(button, 99)
    (True, False)
    """
    try:
        read(asked.shape, value, asked.name)
    except Malformed:
        return False
    return True


UNANSWERED = object()


@dataclass(frozen=True, slots=True)
class Step:
    """One thing the floor is asked, or has answered.

    ``name`` is the field's, dotted within an object (``prev.button``). ``value`` is the answer;
    while unanswered, the answer being changed, else the default. ``prefilled``: known without
    asking. ``optional``: the default will do, and ``value`` offers it. ``seldom``: the default
    is kept unless the floor opens the step.

    ``alternatives`` is empty but for a question that several fields share ("what happened?"):
    a choice whose answers are these fields' names, null for none of them. ``field.shape`` is
    then an ordinary choice; it is worded ``op.name``, its answers ``op.name=<field name>``.
    """

    name: str
    field: AskedField
    answered: bool
    value: object
    prefilled: bool = False
    optional: bool = False
    seldom: bool = False
    alternatives: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answered:
    """The answers given, by step; those known beforehand; the steps opened, the one reopened."""

    answers: Mapping[str, object]
    prefilled: frozenset[str]
    opened: frozenset[str]
    reopened: str


@dataclass(slots=True)
class Walk:
    """The steps that matter, those that keep their default, and the answers that matter."""

    steps: list[Step] = field(default_factory=list)
    seldom: list[Step] = field(default_factory=list)
    given: dict[str, object] = field(default_factory=dict)

    def current(self, reopened: str) -> Step | None:
        """Return the step reopened, else the first one unanswered, else None."""
        unanswered = [step for step in self.steps if not step.answered]
        again = (step for step in unanswered if step.name == reopened)
        return next(again, unanswered[0] if unanswered else None)


def walk(op: str, so_far: Answered) -> Walk:
    """Return the steps of this question, given the answers so far."""
    walked = Walk()
    values = {within: dict(told) for within, told in _by_default(op).items()}
    for step in every_step(op):
        if step.shared and step.asked(values[step.within]):
            walked.steps.append(_put(step, step.field, so_far))
        elif not step.shared:
            _walk_past(step, so_far, values[step.within], walked)
    return walked


@cache
def _by_default(op: str) -> Mapping[str, Mapping[str, object]]:
    """The value of every field before any answer, by the object it is in."""
    values: dict[str, dict[str, object]] = {}
    for step in every_step(op):
        told = values.setdefault(step.within, {})
        if not step.shared:
            told[step.field.name] = UNANSWERED if step.field.required else step.field.default
    return values


def _walk_past(step: FormStep, so_far: Answered, values: dict[str, object], walked: Walk) -> None:
    """Put a field among the steps, or among those seldom asked, if it matters at all."""
    name = step.field.name
    demanded = step.field.demanded(values)
    if not (demanded or step.asked(values)):
        return
    # The field chosen in the question that this one shares, if it shares one.
    chosen: object = None
    if step.field.one_of:
        chosen = _answer(step.name.removesuffix(step.field.name) + step.field.one_of, so_far)
    # A yes or a no that was chosen is the other one than by default.
    told = not step.field.default if step.field.shape.kind == "bool" else step.field.told
    if chosen == name and told is not None:
        values[name] = told
        _give(step, told, walked.given)
        return
    demanded = demanded or chosen == name
    opened = step.name in so_far.opened
    seldom = step.field.seldom or bool(step.field.one_of)
    if seldom and not (demanded or opened or step.name in so_far.answers):
        if chosen is not UNANSWERED:
            walked.seldom.append(_put(step, step.field, so_far, optional=True, seldom=True))
        return
    needed = demanded or (step.stands_in and opened)
    asked = must_be_told(step.field) if needed else step.field
    put = _put(step, asked, so_far, optional=not demanded)
    walked.steps.append(put)
    if put.answered:
        values[name] = put.value
        _give(step, put.value, walked.given)


def _answer(name: str, so_far: Answered) -> object:
    return UNANSWERED if name == so_far.reopened else so_far.answers.get(name, UNANSWERED)


def _put(
    step: FormStep,
    field: AskedField,
    so_far: Answered,
    *,
    optional: bool = False,
    seldom: bool = False,
) -> Step:
    answered = _answer(step.name, so_far) is not UNANSWERED
    default = plain(field.default) if optional else None
    return Step(
        name=step.name,
        field=field,
        answered=answered,
        value=so_far.answers.get(step.name, default),
        prefilled=answered and step.name in so_far.prefilled,
        optional=optional,
        seldom=seldom,
        alternatives=step.alternatives,
    )


def _give(step: FormStep, value: object, given: dict[str, object]) -> None:
    within = given
    for whole in step.within.split(".") if step.within else ():
        inner = within.setdefault(whole, {})
        assert isinstance(inner, dict)
        within = inner
    within[step.field.name] = value
