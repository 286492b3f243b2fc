"""How many answers lead to each ruling, and which of them change it: the forms put many times.

Nothing is counted by hand: every question is put to chance's answers, always the same ones,
and what a floor was asked before the rulebook answered is counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from statistics import median
from typing import Any, Final

from rules_ropta.outcome import plain_outcome
from rules_ropta.registry import questions
from rules_ropta.ruling import DirectorDecides, Ruling
from rules_ropta.situation import Shape, fields_of
from td_app.floor.questioning import Questioning, begin

TRIES: Final = 250
"""Times each question is put: the longest way to a ruling shows long before."""

NUMBERS: Final = (0, 1, 2, 3, 5, 7, 9, 25, 100, 200, 300, 450, 600, 1000, 1200, 3000)
NAMES: Final = ("A", "B", "C")
CARDS: Final = ("As", "Kd", "7h", "2c", "Tc")
NULL_EVERY = 4
MOST_STEPS = 40


@dataclass(frozen=True, slots=True)
class Flow:
    """One question and the answers it takes: the fewest and the most to a ruling.

    ``longest`` are the steps of the longest way, in order; ``asked`` those of all ways.
    """

    op: str
    moment: str
    fewest: int
    most: int
    longest: tuple[str, ...]
    asked: frozenset[str]


@cache
def flows() -> tuple[Flow, ...]:
    """Return every question with its answers, the longest first; nothing is known beforehand."""
    counted = (flow_of(op) for op in questions())
    return tuple(sorted(counted, key=lambda flow: (-flow.most, -flow.fewest, flow.op)))


def flow_table(known: Callable[[str], Mapping[str, object]]) -> str:
    """Return every question and the answers it takes, in a table: alone, and at a table.

    ``known`` gives what a tournament knows beforehand of a question.
    """
    counted = flows()
    lines = ["| question | moment | fewest | most | at a table |", "|---|---|---|---|---|"]
    for flow in counted:
        at_a_table = flow_of(flow.op, known(flow.op)).most
        cells = flow.op, flow.moment, flow.fewest, flow.most, at_a_table
        lines.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    most = [flow.most for flow in counted]
    lines.append(f"{len(most)} questions, median {median(most):g}, at most {max(most)}")
    return "\n".join(lines)


def flow_of(op: str, known: Mapping[str, object] | None = None) -> Flow:
    """Return the answers that a question takes, those ``known`` of a table left out."""
    return _counted(op, known) if known else _alone(op)


@cache
def _alone(op: str) -> Flow:
    return _counted(op, None)


def _counted(op: str, known: Mapping[str, object] | None) -> Flow:
    ways = [
        tuple(step.name for step in put.steps if not step.prefilled)
        for put in put_often(op, known)
        if ruled(put) is not None
    ]
    counted = sorted(ways, key=len)
    asked = frozenset(name for way in ways for name in way)
    moment = questions()[op].moment
    most = counted[-1]
    return Flow(op, moment, len(counted[0]), len(most), most, asked)


def put_often(op: str, known: Mapping[str, object] | None = None) -> Iterator[Questioning]:
    """Yield the question answered to the end, ``TRIES`` times, the same ones every time."""
    chance = Random(op)
    for _ in range(TRIES):
        yield answered(begin(op, known), chance)


def answered(questioning: Questioning, chance: Random) -> Questioning:
    """Return the questioning with every step still to be asked answered by chance."""
    for _ in range(MOST_STEPS):
        step = questioning.current
        if step is None:
            break
        questioning = questioning.answer(step.name, possible(step.field.shape, chance))
    return questioning


def ruled(questioning: Questioning) -> Mapping[str, Any] | None:
    """Return the plain outcome of a questioning that a ruling ends, None for any other."""
    outcome = questioning.outcome
    if not isinstance(outcome, (Ruling, DirectorDecides)):
        return None
    return plain_outcome(outcome)


def possible(shape: Shape, chance: Random) -> object:
    """Return a value of this shape, as the door takes it."""
    if shape.nullable and not chance.randrange(NULL_EVERY):
        return None
    match shape.kind:
        case "bool":
            return chance.choice((True, False))
        case "choice":
            return chance.choice(shape.allowed)
        case "int":
            least, most = (shape.whole.at_least, shape.whole.at_most) if shape.whole else (0, 1)
            return chance.choice([n for n in NUMBERS if least <= n <= most] or [least])
        case "decimal":
            return float(chance.choice(NUMBERS))
        case "text" | "who":
            return chance.choice(NAMES)
        case "card":
            return chance.choice(CARDS)
        case "cards":
            return "".join(chance.sample(CARDS, chance.randint(0, len(CARDS))))
        case "list":
            things = [possible(_of(shape), chance) for _ in range(chance.randint(0, 4))]
            # Most often each once, as players and places are.
            each_once = [thing for rank, thing in enumerate(things) if thing not in things[:rank]]
            return things if _of(shape).kind == "int" and chance.randrange(2) else each_once
        case "map":
            items = _of(shape)
            return {name: possible(items, chance) for name in NAMES[: chance.randint(1, 3)]}
        case "object":
            assert shape.situation is not None
            inner = fields_of(shape.situation)
            return {f.name: possible(f.shape, chance) for f in inner if not f.unasked}


def _of(shape: Shape) -> Shape:
    assert shape.items is not None
    return shape.items
