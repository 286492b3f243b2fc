"""Every question the rulebook answers: the only list there is.

How to add an incident:

1. Open the module of its matter under ``rules_ropta/incidents/`` (or start one: every module
   there is found by itself). A procedure goes to ``rules_ropta/questions/``, as a thin
   adapter over the function that applies the rule.
2. Write the situation: a frozen dataclass whose fields say what they are (``asked.py``), in
   the order in which a floor would ask. A field that matters only sometimes gets
   ``asked_when`` and a default::

       @dataclass(frozen=True, slots=True, kw_only=True)
       class DroppedCard:
           \"\"\"A card has fallen: who dropped it, and how it lies.\"\"\"

           by: Literal["dealer", "player"]
           face_down: Annotated[bool, asked_when(by="dealer")] = True

   What settles the matter comes first, and what is nearly never asked for is ``Seldom``: it
   keeps its default unless the floor opens it, or the situation misses it (``Malformed``
   with ``MISSING_FIELD``). Several things of which one has happened share a question:
   ``OneOf("what")``. The floor's screen asks exactly this, in this order.

3. Write the decision: a frozen dataclass named in the door's words. A field *without* a
   default is always told, ``null`` included; one with the default ``None`` is left out
   when it does not apply. A dict will do for names that are not fixed.
4. Write one pure function of that situation, and register it with the articles it applies;
   its rulings may cite these only::

       @incident("dropped_card", "6.4")
       def dropped_card(case: DroppedCard) -> Ruling[FallenCard]: ...

   Where the text leaves it open, return ``DirectorDecides``: its options become the
   ``options`` of the decision, ``settled`` whatever holds all the same. What cannot be is
   ``Refused``; what cannot be asked is ``Malformed``, raised by the situation's
   ``__post_init__`` (a seat nobody sits at). What to say at the table goes to
   ``Ruling.announce``, a code with parameters.
5. Where a house rule changes the answer, register it with the departures it obeys; the
   function then takes the tournament's house rules, and says which it obeyed::

       @incident("device_in_hand", "4.1", "11.1", departs=(DEVICE_WARNINGS,))
       def device_in_hand(case: DeviceUsed, house: HouseRules) -> Ruling[DeviceUse]: ...

6. Test it under ``tests/rules_ropta/incidents/``, in a ``TestArticle_6_4``.

The JSON door, the floor screen, the coverage table and the tests read this registry.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from typing import Any, Literal, TypeVar, get_type_hints

from rules_ropta.citing import applies
from rules_ropta.house_rules import BY_THE_BOOK, HouseRules
from rules_ropta.ruling import DirectorDecides, Ruling
from rules_ropta.situation import AskedField, Malformed, fields_of, situation_from

Answer = Ruling[Any] | DirectorDecides
Rule = TypeVar("Rule", bound=Callable[..., Ruling[Any] | DirectorDecides])

PACKAGES = ("rules_ropta.questions", "rules_ropta.incidents")


class UndeclaredArticle(Exception):  # noqa: N818 - a mistake of this package, found by its tests
    """A ruling cites an article, or obeys a departure, that its function did not declare."""


@dataclass(frozen=True, slots=True)
class Question:
    """One question: its name at the door, its articles, and the function that answers it.

    ``departures`` are the codes of the house rules that change its answer.
    """

    op: str
    kind: Literal["procedure", "incident"]
    articles: tuple[str, ...]
    function: Callable[..., Answer]
    departures: tuple[str, ...] = ()

    @property
    def situation(self) -> type[Any]:
        """Return the dataclass of the situation that the function takes."""
        return _situation_of(self.function)

    @property
    def fields(self) -> tuple[AskedField, ...]:
        """Return what is asked, in order."""
        return fields_of(self.situation)

    def ask(self, given: Mapping[str, object], house: HouseRules = BY_THE_BOOK) -> Answer:
        """Return the answer to plain values; ``Malformed`` or ``Refused`` are raised."""
        return self.answer(situation_from(self.situation, given), house)

    def answer(self, situation: object, house: HouseRules = BY_THE_BOOK) -> Answer:
        """Return the answer to a situation, once what it cites and obeys is known to be declared.

        It carries the house rules that it obeyed, and those the club wrote in its own words
        against an article that it cites.
        """
        answer = self.function(situation, house) if self.departures else self.function(situation)
        if not set(answer.cites) <= set(self.articles):
            raise UndeclaredArticle(f"{self.op} declares {self.articles}, cites {answer.cites}")
        if not {rule.code for rule in answer.departures} <= set(self.departures):
            raise UndeclaredArticle(f"{self.op} declares {self.departures}: {answer.departures}")
        written = house.written_about(answer.cites)
        return replace(answer, departures=(*answer.departures, *written)) if written else answer


_QUESTIONS: dict[str, Question] = {}


def procedure(op: str, *articles: str, departs: tuple[str, ...] = ()) -> Callable[[Rule], Rule]:
    """Register a question about the running of the tournament: values in, a ruling out.

    ``departs``: the house rules that change the answer, which the function then takes.
    """
    return _registered(op, "procedure", articles, departs)


def incident(op: str, *articles: str, departs: tuple[str, ...] = ()) -> Callable[[Rule], Rule]:
    """Register a question that a floor is called for at a table, ``departs`` as above."""
    return _registered(op, "incident", articles, departs)


def questions() -> Mapping[str, Question]:
    """Return every question, by name, in alphabetical order."""
    _load()
    return {op: _QUESTIONS[op] for op in sorted(_QUESTIONS)}


def question(op: str) -> Question:
    """Return the question of this name; ``Malformed`` where there is none.

    >>> question("late_entry").articles
    ('1.8',)
    """
    known = _QUESTIONS.get(op) or _found(op)
    if known is None:
        raise Malformed("UNKNOWN_OP", f"no question is called {op[:60]!r}", "op")
    return known


def ask(op: str, given: Mapping[str, object], house: HouseRules = BY_THE_BOOK) -> Answer:
    """Return what the rulebook, and the house, answer to a question put in plain values.

    >>> ask("late_entry", {"rule": None, "level": 2}).decision
    LateEntry(allowed=True)
    """
    return question(op).ask(given, house)


def questions_of(article: str) -> tuple[Question, ...]:
    """Return the questions that declare this article, by name."""
    return tuple(q for q in questions().values() if article in q.articles)


def _registered(
    op: str,
    kind: Literal["procedure", "incident"],
    articles: tuple[str, ...],
    departs: tuple[str, ...],
) -> Callable[[Rule], Rule]:
    def register(function: Rule) -> Rule:
        if op in _QUESTIONS:
            raise ValueError(f"two questions are called {op}")
        _QUESTIONS[op] = Question(op, kind, articles, function, departs)
        applies(*articles)(function)
        return function

    return register


@cache
def _situation_of(function: Callable[..., Answer]) -> type[Any]:
    hints: dict[str, type[Any]] = get_type_hints(function)
    return next(iter(hints.values()))


def _modules() -> Iterator[str]:
    """Every module that may register a question."""
    for name in PACKAGES:
        package = import_module(name)
        yield from (found.name for found in pkgutil.iter_modules(package.__path__, f"{name}."))


def _found(op: str) -> Question | None:
    """Import modules until one registers this question: importing all of them takes longer."""
    for module in _modules():
        import_module(module)
        if op in _QUESTIONS:
            return _QUESTIONS[op]
    return None


def _load() -> None:
    for module in _modules():
        import_module(module)
