"""A question put at the table, and its answers as they are read back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from rules_ropta.situation import REQUIRED, Shape, cards_in, fields_of
from td_app.floor.questioning import Questioning, Step, begin
from td_app.floor.table_facts import TableFacts
from td_app.tournament.state.chips import CLUB_CHIPS, ChipSet
from td_app.words.asking import answer_in_short, choice_text, field_question
from td_app.words.figures import whole
from td_app.words.language import fr_en
from td_app.words.speaking import card_text, typeset

PEOPLE = frozenset({"callers", "folded", "offenders"})
"""Fields whose texts name players, in the order in which they did something."""

NAMELESS = "ABCDEFGHIJ"
"""What players are called where no table was named."""

FROM_CLOCK = ("chips", "level")
FROM_TABLE = ("place", "who", "players", "table")


@dataclass(frozen=True, slots=True)
class TableLabels:
    """How things at the tables are shown: entrants' names, and the colours of chips."""

    names: Callable[[int], str] | None = None
    chips: ChipSet = CLUB_CHIPS

    def name(self, entrant: int) -> str:
        """Return an entrant's name, empty where it is not known."""
        return self.names(entrant) if self.names else ""


@dataclass(frozen=True, slots=True)
class Asked:
    """One question put: its place in the rulebook's case, its shape, and what is known.

    ``name`` is dotted within an object. ``first`` is the answer to light up, ``REQUIRED``
    where none may be assumed. ``given`` holds the answers before, as plain values.
    """

    op: str
    name: str
    shape: Shape
    facts: TableFacts
    first: object = REQUIRED
    tellable: TableLabels = field(default_factory=TableLabels)
    given: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def assumed(self) -> bool:
        """Return whether Enter alone answers, with ``first``."""
        return self.first is not REQUIRED

    @property
    def question(self) -> str:
        """Return the question in words."""
        return field_question(self.op, self.name)

    @property
    def last(self) -> str:
        """Return the name of the figure asked for, without that of the object it is part of."""
        return self.name.rpartition(".")[2]

    def part(self, name: str, shape: Shape | None, first: object = REQUIRED) -> Asked:
        """Return a question about a part of this one."""
        assert shape is not None
        return replace(self, name=name, shape=shape, first=first)

    def choice(self, value: object) -> str:
        """Return an answer of a closed question in words."""
        return choice_text(self.op, self.name, value)

    def player(self, who: object) -> str:
        """Return a player as the floor knows them: the place and the name, else a letter."""
        seat = int(who) if isinstance(who, str) and who.isdigit() else who
        if not isinstance(seat, int):
            return fr_en("joueur {0}", "player {0}").format(who)
        return fr_en("place {0} {1}", "seat {0} {1}").format(seat, self.name_at(seat)).strip()

    def name_at(self, place: int) -> str:
        """Return the name of whoever sits at a place, empty where nobody is known to."""
        entrant = next((s.entrant for s in self.facts.players if s.place == place), None)
        return "" if entrant is None else self.tellable.name(entrant)


def answer_words(asked: Asked, value: object) -> str:
    """Return an answer to what is asked, in the language of the screens."""
    shape = asked.shape
    if value is None or shape.kind in ("bool", "choice"):
        return asked.choice(value)
    if shape.kind == "list" and isinstance(value, list | tuple):
        return _listed(asked, shape, list(value))
    if shape.kind == "map" and isinstance(value, Mapping):
        pair = fr_en("{0}\u00a0: {1}", "{0}: {1}")
        amount = asked.part(asked.name, shape.items)
        return ", ".join(
            pair.format(asked.player(who), answer_words(amount, many))
            for who, many in value.items()
        )
    return _alone(asked, shape, value)


def row_words(asked: Asked, shape: Shape, row: Mapping[str, object]) -> str:
    """Return an object's fields side by side: place 4 · 3 · 5 000."""
    assert shape.situation is not None
    parts = [
        answer_words(asked.part(f"{asked.name}.{figure.name}", figure.shape), row[figure.name])
        for figure in fields_of(shape.situation)
        if figure.name in row
    ]
    return " · ".join(part for part in parts if part)


def _listed(asked: Asked, shape: Shape, values: list[object]) -> str:
    if not values:
        return fr_en("aucun", "none")
    items = shape.items
    assert items is not None
    if items.kind == "object":
        rows = [row_words(asked, items, row) for row in values if isinstance(row, Mapping)]
        return typeset(" ; ".join(rows))
    between = " › " if items.kind == "choice" else " + " if asked.name == "chips" else ", "
    one = asked.part(asked.name, items)
    return between.join(answer_words(one, value) for value in values)


def _alone(asked: Asked, shape: Shape, value: object) -> str:
    if shape.kind in ("card", "cards") and isinstance(value, str):
        return " ".join(map(card_text, cards_in(value) or ())) or value
    unit = shape.whole.unit if shape.whole is not None else ""
    named = shape.kind == "text" and asked.last in PEOPLE
    if value != "" and (shape.kind == "who" or named or (shape.kind == "int" and unit == "place")):
        return asked.player(value)
    if unit == "table":
        return fr_en("table {0}", "table {0}").format(value)
    return whole(value) if isinstance(value, int) else str(value)


@dataclass(frozen=True, slots=True)
class Answered:
    """One answer: its step, the question, the answer, and where it came from if not asked.

    ``short``: the answer as it stands without its question. ``assumed``: nobody said
    it, and another answer would be ruled otherwise.
    """

    name: str
    question: str
    answer: str
    source: str = ""
    assumed: bool = False
    short: str = ""


def asked_by(
    tellable: TableLabels, questioning: Questioning, step: Step, facts: TableFacts
) -> Asked:
    """Return the question of a step at the table of ``facts``, with the tournament's names."""
    kept = step.optional or step.name in questioning.answers
    return Asked(
        op=questioning.op,
        name=step.name,
        shape=step.field.shape,
        facts=facts,
        first=step.value if kept else REQUIRED,
        tellable=tellable,
        given=questioning.given,
    )


def answers_told(
    tellable: TableLabels, questioning: Questioning, facts: TableFacts
) -> list[Answered]:
    """Return every answer given so far, in order, in words, then what a ruling assumed."""
    told = []
    for step in (*(step for step in questioning.steps if step.answered), *questioning.assumed):
        asked = asked_by(tellable, questioning, step, facts)
        words = answer_words(asked, step.value)
        source = _source(step)
        short = answer_in_short(step.name, words)
        told.append(Answered(step.name, asked.question, words, source, not step.answered, short))
    return told


def _source(step: Step) -> str:
    """Where an answer that nobody gave comes from; empty for one that somebody did."""
    if not step.answered:
        return fr_en("supposé", "assumed")
    if not step.prefilled:
        return ""
    shape = step.field.shape.items or step.field.shape
    unit = shape.whole.unit if shape.whole else step.field.name
    if unit in FROM_CLOCK or step.field.name.endswith("format"):
        return fr_en("du niveau en cours", "from this level")
    if unit in FROM_TABLE:
        return fr_en("de la table", "from the table")
    return fr_en("du tournoi", "from the tournament")


def answered_lines(op: str, given: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Return the questions that mattered and their answers, in the order they are put.

    ``given`` is the case as the journal keeps it. What somebody said is not in it, and places
    go without a name: others may sit there since. That none of several things happened is an
    answer too.
    """
    lines: list[tuple[str, str]] = []
    for step in begin(op, given).steps:
        if (step.answered or step.alternatives) and step.value != "":
            asked = Asked(op, step.name, step.field.shape, TableFacts())
            # With a capital first, unless it is the letter of a player.
            answer = answer_words(asked, step.value)
            if answer[1:2] not in ("", ","):
                answer = answer[:1].upper() + answer[1:]
            lines.append((field_question(op, step.name), answer))
    return tuple(lines)
