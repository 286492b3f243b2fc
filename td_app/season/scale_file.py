"""A scale as a TOML file: its ``name``, what a place is worth, and what else counts."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from assets import assets_folder
from rules_ropta.ruling import Param, Refused
from td_app.season.formula import Formula
from td_app.season.scale import (
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

#: What each part of the file may hold.
KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "": ("name", "place", "bonus", "malus", "season", "final"),
    "place": ("kind", "rows", "points", "rest", "formula"),
    "bonus": ("presence", "kill", "streak", "target"),
    "malus": ("reentry", "disqualified", "absence"),
    "season": ("best", "minimum_evenings", "guests", "ties"),
    "final": ("start", "per_point", "by_rank", "step", "most", "players"),
}
NEEDED_BY: Final = {"grid": "rows", "table": "rows", "list": "points", "formula": "formula"}
GUESTS: Final = {True: True, False: False, "ranked": True, "in": True, "out": False}
MOST_BYTES: Final = 1_000_000
LONGEST_NUMBER: Final = 30
#: A key of a thousand parts takes TOML's reader a million steps.
_DOTS_WITHOUT_END: Final = re.compile(r"""(?:\.\s*[\w"'-]+\s*){20}""")


@dataclass(frozen=True, slots=True)
class _File:
    """The text with what it holds, to say where something wrong stands."""

    text: str
    held: Mapping[str, Any]

    def wrong(self, code: str, part: str, key: str = "", **more: Param) -> Refused:
        """Return the refusal of a key, with its line and column from 1."""
        line, column = self.place_of(part, key)
        return Refused(code, cites=(), line=line, column=column, part=part, key=key, **more)

    def place_of(self, part: str, key: str) -> tuple[int, int]:
        """Return line and column of a key of a part, of the part's heading without it."""
        inside = part == ""
        heading = (1, 1)
        for number, line in enumerate(self.text.splitlines(), start=1):
            table = re.match(r"\s*\[+\s*([\w.\"-]+)", line)
            if table:
                inside = table[1].strip('"') == part
                heading = (number, line.index("[") + 1) if inside else heading
            found = re.match(rf"\s*(\"?{re.escape(key)}\"?)\s*[=.]", line) if key else None
            if found and inside:
                return number, found.start(1) + 1
            inline = re.search(rf"^\s*{re.escape(part)}\s*=\s*\{{", line) if part else None
            if inline:
                within = re.search(rf"[{{,]\s*({re.escape(key)})\s*=", line) if key else None
                return number, (within.start(1) if within else inline.start()) + 1
        return heading

    def value_place(self, part: str, key: str) -> tuple[int, int]:
        """Return where the value of a key begins: a formula's first letter."""
        line, column = self.place_of(part, key)
        after = re.match(r"[^=]*=\s*[\"']*", self.text.splitlines()[line - 1][column - 1 :])
        return line, column + (after.end() if after else 0)


def ready_scales() -> tuple[Path, ...]:
    """Return the scales of the field that come with the application, a file each."""
    return tuple(sorted((assets_folder() / "scales").glob("*.toml")))


def scales_to_fill() -> tuple[Path, ...]:
    """Return the scales that come without figures, which are not published: to be written in."""
    return tuple(sorted((assets_folder() / "scales" / "to_fill").glob("*.toml")))


def read_scale(path: Path) -> Scale:
    """Return the scale of a file; refused, with ``line`` and ``column``, where it is not one."""
    if path.stat().st_size > MOST_BYTES:
        raise Refused("SCALE_UNREADABLE", line=1, column=1)
    try:
        return scale_of(path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n"))
    except UnicodeDecodeError as fault:
        before = fault.object[: fault.start]
        column = fault.start - (before.rfind(b"\n") + 1) + 1
        line = before.count(b"\n") + 1
        raise Refused("RESULTS_NOT_UTF8", line=line, column=column, file=path.name) from None


def scale_of(text: str) -> Scale:
    """Return the scale written as TOML.

    >>> scale_of('[place]\\nkind = "list"\\npoints = [10, 6]').place.worth(8, 2, 0, 0)
    Fraction(6, 1)
    """
    if len(text) > MOST_BYTES or _DOTS_WITHOUT_END.search(text):
        raise Refused("SCALE_UNREADABLE", line=1, column=1)
    file = _File(text, _toml(text))
    for part, known in KEYS.items():
        _only(file, part, known)
    name = file.held.get("name", "")
    if not isinstance(name, str):
        raise file.wrong("SCALE_NOT_A_TEXT", "", "name")
    bonus = file.held.get("bonus", {})
    season = file.held.get("season", {})
    return Scale(
        _place(file),
        name,
        presence=_number(file, "bonus", "presence", bonus.get("presence", 0)),
        kill=_kill(file, bonus.get("kill", 0)),
        streak=_streak(file, bonus.get("streak")),
        best=_whole(file, "season", "best", season["best"], 1) if "best" in season else None,
        minimum_evenings=_whole(
            file, "season", "minimum_evenings", season.get("minimum_evenings", 0), 0
        ),
        guests_ranked=_guests(file, season.get("guests", False)),
        ties=_ties(file, season.get("ties", "average")),
        target=_target(file, bonus.get("target")),
        maluses=Maluses(
            **{
                key: _number(file, "malus", key, value)
                for key, value in file.held.get("malus", {}).items()
            }
        ),
        final=_final(file, file.held.get("final")),
    )


def _toml(text: str) -> Mapping[str, Any]:
    try:
        return tomllib.loads(text, parse_float=_exact)
    except _WrongFigureError as fault:
        figure = re.search(rf"(?<![\w.+-]){re.escape(fault.written)}(?![\w.])", text)
        before = text[: figure.start()] if figure else ""
        line = before.count("\n") + 1
        column = len(before) - (before.rfind("\n") + 1) + 1
        written = fault.written[:LONGEST_NUMBER]
        raise Refused("SCALE_FIGURE", line=line, column=column, value=written) from None
    except tomllib.TOMLDecodeError as fault:
        said = re.search(r"line (\d+), column (\d+)", str(fault))
        lines = text.splitlines() or [""]
        line, column = (int(said[1]), int(said[2])) if said else (len(lines), len(lines[-1]) + 1)
        raise Refused("SCALE_UNREADABLE", line=line, column=column) from None
    except (ValueError, RecursionError):
        # Brackets without end.
        raise Refused("SCALE_UNREADABLE", line=1, column=1) from None


def _exact(written: str) -> Fraction:
    """Return a decimal as it is written; ``_WrongFigureError`` for one that no scale needs."""
    if len(written) > LONGEST_NUMBER or not re.fullmatch(r"[+-]?[0-9_]+\.[0-9_]+", written):
        raise _WrongFigureError(written)
    return Fraction(written.replace("_", ""))


class _WrongFigureError(Exception):
    """A figure that TOML knows and no scale needs: no number, or written with an exponent."""

    def __init__(self, written: str) -> None:
        super().__init__(written)
        self.written = written


def _only(file: _File, part: str, known: tuple[str, ...]) -> None:
    held = file.held.get(part, {}) if part else file.held
    if not isinstance(held, dict):
        raise file.wrong("SCALE_NOT_A_PART", "", part)
    for key in held:
        if key not in known:
            where = (key, "") if not part and isinstance(held[key], dict) else (part, key)
            raise file.wrong("SCALE_UNKNOWN_KEY", *where, name=key, known=known)


def _place(file: _File) -> PlaceWorth:
    if "place" not in file.held:
        raise file.wrong("SCALE_PLACE_MISSING", "")
    held = file.held["place"]
    kind = held.get("kind")
    if not isinstance(kind, str) or kind not in NEEDED_BY:
        raise file.wrong("SCALE_KIND", "place", "kind", known=tuple(NEEDED_BY))
    if NEEDED_BY[kind] not in held:
        raise file.wrong("SCALE_KEY_MISSING", "place", "", name=NEEDED_BY[kind], kind=kind)
    rest = _number(file, "place", "rest", held.get("rest", 0))
    if kind == "grid":
        grid = _rows(file, held["rows"], "upto")
        return ByGrid(tuple(GridRow(upto, points) for upto, points in grid), rest)
    if kind == "table":
        return ByTable(_rows(file, held["rows"], "players"), rest)
    if kind == "list":
        return ByList(_points(file, "points", held["points"]), rest)
    return ByFormula(_formula(file, "place", "formula", held["formula"]))


def _rows(file: _File, rows: object, by: str) -> tuple[tuple[int, tuple[Fraction, ...]], ...]:
    if not isinstance(rows, list) or not rows:
        raise file.wrong("SCALE_ROWS", "place", "rows", by=by)
    told: list[tuple[int, tuple[Fraction, ...]]] = []
    for row in rows:
        if not isinstance(row, dict) or set(row) != {by, "points"}:
            raise file.wrong("SCALE_ROWS", "place", "rows", by=by)
        size = _whole(file, "place", "rows", row[by], 1)
        if told and size <= told[-1][0]:
            raise file.wrong("SCALE_ROWS_ORDER", "place", "rows", by=by, upto=size)
        told.append((size, _points(file, "rows", row["points"])))
    return tuple(told)


def _points(file: _File, key: str, points: object) -> tuple[Fraction, ...]:
    if not isinstance(points, list):
        raise file.wrong("SCALE_NOT_POINTS", "place", key)
    return tuple(_number(file, "place", key, value) for value in points)


def _number(file: _File, part: str, key: str, value: object) -> Fraction:
    if isinstance(value, bool) or not isinstance(value, int | Fraction):
        raise file.wrong("SCALE_NOT_A_NUMBER", part, key)
    if abs(value) >= 10**LONGEST_NUMBER:
        raise file.wrong("SCALE_NUMBER_LENGTH", part, key, longest=LONGEST_NUMBER)
    return Fraction(value)


def _whole(file: _File, part: str, key: str, value: object, least: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise file.wrong("SCALE_NOT_WHOLE", part, key, least=least)
    if value >= 10**LONGEST_NUMBER:
        raise file.wrong("SCALE_NUMBER_LENGTH", part, key, longest=LONGEST_NUMBER)
    return value


def _formula(file: _File, part: str, key: str, value: object) -> Formula:
    if not isinstance(value, str):
        raise file.wrong("SCALE_NOT_A_TEXT", part, key)
    return Formula(value, *file.value_place(part, key))


def _kill(file: _File, value: object) -> Fraction | Formula:
    if isinstance(value, str):
        return _formula(file, "bonus", "kill", value)
    return _number(file, "bonus", "kill", value)


def _streak(file: _File, value: object) -> Streak | None:
    if value is None:
        return None
    if not isinstance(value, dict) or set(value) != {"evenings", "points"}:
        raise file.wrong("SCALE_STREAK", "bonus", "streak")
    return Streak(
        _whole(file, "bonus", "streak", value["evenings"], 1),
        _number(file, "bonus", "streak", value["points"]),
    )


def _guests(file: _File, value: object) -> bool:
    if not isinstance(value, bool | str) or value not in GUESTS:
        raise file.wrong("SCALE_GUESTS", "season", "guests")
    return GUESTS[value]


def _ties(file: _File, value: object) -> Ties:
    if not isinstance(value, str) or value not in tuple(Ties):
        raise file.wrong("SCALE_TIES", "season", "ties")
    return Ties(value)


def _target(file: _File, value: object) -> SpecialTarget | None:
    if value is None:
        return None
    known = tuple(Target)
    if not isinstance(value, dict) or set(value) != {"who", "points"} or value["who"] not in known:
        raise file.wrong("SCALE_TARGET", "bonus", "target", known=known)
    points = _number(file, "bonus", "target", value["points"])
    return SpecialTarget(Target(value["who"]), points)


def _final(file: _File, held: Mapping[str, Any] | None) -> FinalStacks | None:
    if held is None:
        return None
    by_rank = held.get("by_rank", [])
    if not isinstance(by_rank, list):
        raise file.wrong("SCALE_NOT_POINTS", "final", "by_rank")
    whole = {
        key: _whole(file, "final", key, held[key], 1)
        for key in ("step", "most", "players")
        if key in held
    }
    return FinalStacks(
        _whole(file, "final", "start", held.get("start", 0), 0),
        _number(file, "final", "per_point", held.get("per_point", 0)),
        tuple(_whole(file, "final", "by_rank", chips, 0) for chips in by_rank),
        **whole,
    )
