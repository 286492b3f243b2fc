"""A scale as it is typed in a form: a text a field, read into a scale or told what is wrong.

A grid is typed as clubs write theirs, a row a line: ``15 : 26 18 12 8 6 5``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeVar

from rules_ropta.ruling import Refused
from td_app.season.formula import Formula
from td_app.season.scale import (
    NOTHING,
    ByFormula,
    ByGrid,
    ByList,
    ByTable,
    FinalStacks,
    GridRow,
    Maluses,
    PlaceWorth,
    Scale,
    SpecialTarget,
    Streak,
    Target,
    Ties,
)
from td_app.season.scale_file import LONGEST_NUMBER
from td_app.season.scale_text import figure

KINDS: Final = ("grid", "table", "list", "formula")
#: The fields of the form, as they are when nothing is typed.
BLANK: Final[Mapping[str, str]] = {
    **dict.fromkeys(("name", "rows", "points", "formula", "rest", "presence", "kill"), ""),
    **dict.fromkeys(("streak_evenings", "streak_points", "target", "target_points"), ""),
    **dict.fromkeys(("reentry", "disqualified", "absence", "best", "minimum", "guests"), ""),
    **dict.fromkeys(("final_start", "per_point", "by_rank", "step", "most", "players"), ""),
    "kind": "list",
    "ties": "average",
}

T = TypeVar("T")
Typed = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Wrong:
    """An error in a field of the form."""

    field: str
    refusal: Refused


def number_of(text: str) -> Fraction:
    """Return a number as it is typed, with a point or a comma, signs of a page included.

    >>> number_of("2,5"), number_of("−3")
    (Fraction(5, 2), Fraction(-3, 1))
    """
    plain = re.sub(r"[\s\u00a0\u202f]", "", text).replace("−", "-").replace(",", ".")
    if not re.fullmatch(r"[+-]?(\d+(\.\d*)?|\.\d+)", plain) or len(plain) > LONGEST_NUMBER:
        raise Refused("TYPED_NOT_A_NUMBER", value=text.strip()[:40])
    return Fraction(plain)


def scale_typed(typed: Typed) -> tuple[Scale | None, tuple[Wrong, ...]]:
    """Return the scale typed, or None and what is wrong, field by field."""
    reader = _Reader({**BLANK, **typed})
    place = _place(reader)
    kill = reader.read("kill", _kill) or NOTHING
    scale = Scale(
        place,
        reader.typed["name"].strip(),
        presence=reader.number("presence"),
        kill=kill,
        streak=_streak(reader),
        best=reader.whole("best", 1),
        minimum_evenings=reader.whole("minimum", 0) or 0,
        guests_ranked=bool(reader.typed["guests"]),
        ties=Ties(reader.typed["ties"]),
        target=_target(reader),
        maluses=Maluses(*map(reader.number, ("reentry", "disqualified", "absence"))),
        final=_final(reader),
    )
    return (None if reader.wrong else scale), tuple(reader.wrong)


class _Reader:
    """Reads fields, and remembers those that cannot be read."""

    def __init__(self, typed: Typed) -> None:
        self.typed = typed
        self.wrong: list[Wrong] = []

    def read(self, field: str, reader: Callable[[str], T]) -> T | None:
        """Return what a field holds, None when it is empty or wrong."""
        text = self.typed[field]
        if not text.strip():
            return None
        try:
            return reader(text)
        except Refused as refusal:
            self.wrong.append(Wrong(field, refusal))
            return None

    def number(self, field: str) -> Fraction:
        """Return the number in a field, 0 when it is empty."""
        return self.read(field, number_of) or NOTHING

    def whole(self, field: str, least: int) -> int | None:
        """Return the whole number in a field, None when it is empty."""

        def read(text: str) -> int:
            number = number_of(text)
            if number.denominator != 1 or number < least:
                raise Refused("TYPED_NOT_WHOLE", value=text.strip()[:40], least=least)
            return int(number)

        return self.read(field, read)


def _place(reader: _Reader) -> PlaceWorth:
    rest = reader.number("rest")
    match reader.typed["kind"]:
        case "formula":
            formula = reader.read("formula", lambda text: Formula(text.strip()))
            if formula is None:
                if not reader.wrong:
                    reader.wrong.append(Wrong("formula", Refused("TYPED_NO_FORMULA")))
                return ByList(())
            return ByFormula(formula)
        case "grid":
            rows = reader.read("rows", _rows) or ()
            return ByGrid(tuple(GridRow(upto, points) for upto, points in rows), rest)
        case "table":
            return ByTable(reader.read("rows", _rows) or (), rest)
        case _:
            return ByList(reader.read("points", _points) or (), rest)


def _points(text: str) -> tuple[Fraction, ...]:
    return tuple(number_of(word) for word in re.split(r"[\s;·]+", text.strip()) if word)


def _rows(text: str) -> tuple[tuple[int, tuple[Fraction, ...]], ...]:
    rows: list[tuple[int, tuple[Fraction, ...]]] = []
    for line, told in enumerate(text.splitlines(), 1):
        if not told.strip():
            continue
        head, colon, points = told.partition(":")
        size = re.fullmatch(r"(?:\d+\s*[-–à]\s*)?(\d{1,9})", head.strip())
        if not colon or size is None:
            raise Refused("TYPED_ROW", line=line, value=told.strip()[:40])
        if rows and int(size[1]) <= rows[-1][0]:
            raise Refused("TYPED_ROW_ORDER", line=line, size=int(size[1]))
        rows.append((int(size[1]), _points(points)))
    return tuple(rows)


def _kill(text: str) -> Fraction | Formula:
    try:
        return number_of(text)
    except Refused:
        return Formula(text.strip())


def _streak(reader: _Reader) -> Streak | None:
    evenings = reader.whole("streak_evenings", 1)
    points = reader.number("streak_points")
    return Streak(evenings, points) if evenings is not None and points else None


def _target(reader: _Reader) -> SpecialTarget | None:
    points = reader.number("target_points")
    who = reader.typed["target"]
    return SpecialTarget(Target(who), points) if who and points else None


def _final(reader: _Reader) -> FinalStacks | None:
    start = reader.whole("final_start", 0)
    ranks = reader.read("by_rank", _points) or ()
    step = reader.whole("step", 1)
    most = reader.whole("most", 1)
    per_point = reader.number("per_point")
    players = reader.whole("players", 1)
    if start is None and not (per_point or ranks):
        return None
    chips = tuple(int(chips) for chips in ranks)
    return FinalStacks(start or 0, per_point, chips, step or 100, most, players)


def typed_of(scale: Scale) -> dict[str, str]:
    """Return the fields of a form that holds a scale."""
    typed = {**BLANK, "name": scale.name, "ties": scale.ties.value}
    typed |= _typed_place(scale.place)
    typed["presence"] = _or_blank(scale.presence)
    typed["kill"] = scale.kill.text if isinstance(scale.kill, Formula) else _or_blank(scale.kill)
    if scale.streak is not None:
        typed["streak_evenings"] = str(scale.streak.evenings)
        typed["streak_points"] = figure(scale.streak.points)
    if scale.target is not None:
        typed["target"] = scale.target.who.value
        typed["target_points"] = figure(scale.target.points)
    for field in ("reentry", "disqualified", "absence"):
        typed[field] = _or_blank(getattr(scale.maluses, field))
    typed["best"] = "" if scale.best is None else str(scale.best)
    typed["minimum"] = str(scale.minimum_evenings or "")
    typed["guests"] = "1" if scale.guests_ranked else ""
    return typed | _typed_final(scale.final)


def _typed_place(place: PlaceWorth) -> dict[str, str]:
    match place:
        case ByFormula(formula):
            return {"kind": "formula", "formula": formula.text}
        case ByGrid(rows, rest):
            sizes = [(row.upto, row.points) for row in rows]
            return {"kind": "grid", "rows": _typed_rows(sizes), "rest": _or_blank(rest)}
        case ByTable(tables, rest):
            return {"kind": "table", "rows": _typed_rows(tables), "rest": _or_blank(rest)}
        case ByList(points, rest):
            return {"kind": "list", "points": _in_a_row(points), "rest": _or_blank(rest)}
        case _:
            return {}


def _typed_rows(rows: Sequence[tuple[int, Sequence[Fraction]]]) -> str:
    return "\n".join(f"{size} : {_in_a_row(points)}".rstrip() for size, points in rows)


def _typed_final(final: FinalStacks | None) -> dict[str, str]:
    if final is None:
        return {}
    return {
        "final_start": str(final.start),
        "per_point": _or_blank(final.per_point),
        "by_rank": " ".join(map(str, final.by_rank)),
        "step": str(final.step),
        "most": str(final.most or ""),
        "players": str(final.players or ""),
    }


def _in_a_row(points: Sequence[Fraction]) -> str:
    return " ".join(map(figure, points))


def _or_blank(value: Fraction) -> str:
    return figure(value) if value else ""
