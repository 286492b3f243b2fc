"""A scale written as TOML, such that :func:`~td_app.season.scale_file.scale_of` reads the same."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from fractions import Fraction

from td_app.season.formula import Formula
from td_app.season.scale import (
    ByFormula,
    ByGrid,
    ByList,
    ByTable,
    FinalStacks,
    PlaceWorth,
    Scale,
    Ties,
)


def scale_text(scale: Scale) -> str:
    """Return a scale as TOML; what is as it is by default is left out.

    >>> print(scale_text(Scale(ByList((Fraction(10), Fraction(5, 2))), "Club", best=6)))
    name = "Club"
    <BLANKLINE>
    [place]
    kind = "list"
    points = [10, 2.5]
    <BLANKLINE>
    [season]
    best = 6
    <BLANKLINE>
    """
    parts = (
        ("place", _place(scale.place)),
        ("bonus", _bonus(scale)),
        ("malus", _malus(scale)),
        ("season", _season(scale)),
        ("final", _final(scale.final)),
    )
    text = f"name = {_quoted(scale.name)}\n"
    for name, lines in parts:
        told = "\n".join(lines)
        text += f"\n[{name}]\n{told}\n" if told else ""
    return text


def figure(value: Fraction) -> str:
    """Return a number as it is typed: 12, 2.5; six decimals where it has no end.

    >>> figure(Fraction(5, 2)), figure(Fraction(-3)), figure(Fraction(1, 3))
    ('2.5', '-3', '0.333333')
    >>> figure(Fraction(1, 10_000_000))
    '0.0000001'
    """
    decimals = _decimals(value)
    if decimals is None:
        value = round(value, 6)
        decimals = _decimals(value) or 0
    if not decimals:
        return str(value.numerator)
    digits = str(abs(int(value * 10**decimals))).rjust(decimals + 1, "0")
    sign = "-" if value < 0 else ""
    return f"{sign}{digits[:-decimals]}.{digits[-decimals:]}"


def _decimals(value: Fraction) -> int | None:
    """Return how many decimals write a number whole, None where they have no end."""
    rest = value.denominator
    twos = 0
    fives = 0
    while rest % 2 == 0:
        rest //= 2
        twos += 1
    while rest % 5 == 0:
        rest //= 5
        fives += 1
    return max(twos, fives) if rest == 1 else None


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _listed(points: Sequence[Fraction]) -> str:
    return "[" + ", ".join(map(figure, points)) + "]"


def _place(place: PlaceWorth) -> Iterator[str]:
    match place:
        case ByFormula(formula):
            yield 'kind = "formula"'
            yield f"formula = {_quoted(formula.text)}"
        case ByList(points, rest):
            yield 'kind = "list"'
            yield f"points = {_listed(points)}"
            yield from _rest(rest)
        case ByGrid(rows, rest):
            yield 'kind = "grid"'
            yield from _rows("upto", [(row.upto, row.points) for row in rows])
            yield from _rest(rest)
        case ByTable(tables, rest):
            yield 'kind = "table"'
            yield from _rows("players", tables)
            yield from _rest(rest)


def _rows(by: str, rows: Sequence[tuple[int, Sequence[Fraction]]]) -> Iterator[str]:
    yield "rows = ["
    for size, points in rows:
        yield f"  {{{by} = {size}, points = {_listed(points)}}},"
    yield "]"


def _rest(rest: Fraction) -> Iterator[str]:
    if rest:
        yield f"rest = {figure(rest)}"


def _bonus(scale: Scale) -> Iterator[str]:
    if scale.presence:
        yield f"presence = {figure(scale.presence)}"
    if isinstance(scale.kill, Formula):
        yield f"kill = {_quoted(scale.kill.text)}"
    elif scale.kill:
        yield f"kill = {figure(scale.kill)}"
    if scale.streak is not None:
        points = figure(scale.streak.points)
        yield f"streak = {{evenings = {scale.streak.evenings}, points = {points}}}"
    if scale.target is not None:
        points = figure(scale.target.points)
        yield f'target = {{who = "{scale.target.who.value}", points = {points}}}'


def _malus(scale: Scale) -> Iterator[str]:
    taken = scale.maluses
    for name in ("reentry", "disqualified", "absence"):
        if getattr(taken, name):
            yield f"{name} = {figure(getattr(taken, name))}"


def _season(scale: Scale) -> Iterator[str]:
    if scale.best is not None:
        yield f"best = {scale.best}"
    if scale.minimum_evenings:
        yield f"minimum_evenings = {scale.minimum_evenings}"
    if scale.guests_ranked:
        yield "guests = true"
    if scale.ties is not Ties.AVERAGE:
        yield f'ties = "{scale.ties.value}"'


def _final(final: FinalStacks | None) -> Iterator[str]:
    if final is None:
        return
    yield f"start = {final.start}"
    if final.per_point:
        yield f"per_point = {figure(final.per_point)}"
    if final.by_rank:
        yield f"by_rank = {list(final.by_rank)}"
    yield f"step = {final.step}"
    if final.most is not None:
        yield f"most = {final.most}"
    if final.players is not None:
        yield f"players = {final.players}"
