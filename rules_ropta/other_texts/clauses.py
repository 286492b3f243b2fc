"""The clauses of a text other than the federation's: what becomes of each, and how it is read.

A file of this folder holds a text, under its name in ``texts.py`` (``room.toml``): each clause
with its title, where it stands, and the reason; each uncertain passage with its reading.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from rules_ropta.rulebook.book import Reading, reading_from
from rules_ropta.texts import EDITIONS, FEDERATION, Text


class Standing(Enum):
    """How a clause is treated: answered here or elsewhere, recalled, played, or not for a live
    room.

    ``PLAYED``: a rule that no question asks, by which the tournament judges what is done in it.
    """

    APPLIED = "applied"
    ELSEWHERE = "elsewhere"
    RECALLED = "recalled"
    PLAYED = "by the tournament"
    NOT_LIVE = "not of a live room"


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause: ``number`` as it is cited (``room 53``), its title, where it stands and why.

    ``see``: the articles and clauses that apply it elsewhere.
    """

    number: str
    title_fr: str
    title_en: str
    standing: Standing
    why_fr: str
    why_en: str
    see: tuple[str, ...]

    @property
    def titles(self) -> tuple[str, str]:
        """Return the title, in French and in English."""
        return self.title_fr, self.title_en

    @property
    def why(self) -> tuple[str, str]:
        """Return why it stands there, in French and in English; empty where a question says it."""
        return self.why_fr, self.why_en


@dataclass(frozen=True, slots=True)
class OtherText:
    """One text: its clauses as they are cited, in order, and its readings by code."""

    clauses: Mapping[str, Clause]
    readings: Mapping[str, Reading]


@cache
def load_clauses(text: Text) -> OtherText:
    """Return a text's clauses and readings, read once; none where it has no file.

    >>> load_clauses("room").clauses["room 47"].titles[1]
    'Synchronised breaks'
    """
    file = files("rules_ropta.other_texts") / f"{text}.toml"
    tables = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    clauses = [
        Clause(
            number=f"{text} {n}",
            title_fr=table["fr"],
            title_en=table["en"],
            standing=Standing(table["standing"]),
            why_fr=table.get("why_fr", ""),
            why_en=table.get("why_en", ""),
            see=tuple(table.get("see", ())),
        )
        for n, table in tables.get("clause", {}).items()
    ]
    readings = [reading_from(code, table) for code, table in tables.get("reading", {}).items()]
    return OtherText(
        MappingProxyType({clause.number: clause for clause in clauses}),
        MappingProxyType({reading.code: reading for reading in readings}),
    )


def other_texts() -> tuple[Text, ...]:
    """Return the names of the texts that are not the federation's."""
    return tuple(text for text in EDITIONS if text != FEDERATION)


def known_citations() -> frozenset[str]:
    """Return every clause that a ruling may cite, the federation's articles apart."""
    return frozenset(number for text in other_texts() for number in load_clauses(text).clauses)


def other_reading(code: str) -> Reading | None:
    """Return how a passage of these texts is read, None where none has this code.

    >>> other_reading("nothing") is None
    True
    """
    return next(
        (found for text in other_texts() if (found := load_clauses(text).readings.get(code))), None
    )
