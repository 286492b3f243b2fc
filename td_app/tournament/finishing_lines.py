"""The finishing order as the director rewrites it: a line each, best first (1.10)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from td_app.tournament.placings import Placing, award_of, placings
from td_app.tournament.state import TournamentState

Finishing = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class FinishingLine:
    """Someone out, by number; ``tied`` when he shares the place of the line before."""

    entrant: int
    tied: bool = False


Lines = tuple[FinishingLine, ...]


def lines_of(ranked: Iterable[tuple[int, int]]) -> Lines:
    """Return the lines of entrants given with their place, best first.

    >>> [line.tied for line in lines_of([(7, 10), (4, 11), (9, 11)])]
    [False, False, True]
    """
    lines: list[FinishingLine] = []
    before = None
    for entrant, place in ranked:
        lines.append(FinishingLine(entrant, place == before))
        before = place
    return tuple(lines)


def shifted(lines: Lines, at: int, by: int) -> Lines:
    """Return the lines, the one ``at`` exchanged with its neighbour: above (-1) or below (1).

    Ties belong to the places: who takes a shared place shares it. Past either end, nothing
    changes.
    """
    to = at + by
    if not (0 <= at < len(lines) and 0 <= to < len(lines)):
        return lines
    moved = list(lines)
    moved[at] = replace(lines[at], entrant=lines[to].entrant)
    moved[to] = replace(lines[to], entrant=lines[at].entrant)
    return tuple(moved)


def tie_turned(lines: Lines, at: int) -> Lines:
    """Return the lines, the one ``at`` tied with the one before, or no longer; never the first."""
    if not 0 < at < len(lines):
        return lines
    turned = replace(lines[at], tied=not lines[at].tied)
    return (*lines[:at], turned, *lines[at + 1 :])


def finishing_of(lines: Lines) -> Finishing:
    """Return the groups tied, first out first, as the order is written.

    >>> finishing_of((FinishingLine(7), FinishingLine(9), FinishingLine(4, tied=True)))
    ((4, 9), (7,))
    """
    groups: list[list[int]] = []
    for line in lines:
        if line.tied and groups:
            groups[-1].append(line.entrant)
        else:
            groups.append([line.entrant])
    return tuple(tuple(sorted(group)) for group in reversed(groups))


def awards_dropped(state: TournamentState, finishing: Finishing) -> tuple[Placing, ...]:
    """Return the ties whose prizes are decided and which another order would undo."""
    kept = set(placings(replace(state, finishing=finishing)))
    return tuple(
        placing
        for placing in placings(state)
        if placing not in kept and award_of(state, placing) is not None
    )
