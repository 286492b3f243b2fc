"""A decision before it is put in words: the code of its line, and the chips that count."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Amount:
    """Chips to show large: the code of their label, how many, the label's other parameters."""

    code: str
    chips: int
    params: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """The code of a decision's line, its parameters, its amounts, most important first.

    ``then``: what the same line goes on to say, after a semicolon.
    """

    code: str
    params: Mapping[str, object] = field(default_factory=dict)
    amounts: tuple[Amount, ...] = ()
    then: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """A decision in words: one line, and amounts as (label, chips)."""

    line: str
    amounts: tuple[tuple[str, int], ...] = ()
