"""Places and ties: who shares which ranks, and the finishing order line by line (1.10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise, takewhile

from td_app.tournament.planning.pool import prize_plan
from td_app.tournament.state.prizes import (
    MOST_PLACES,
    WHOLE,
    AwardRecord,
    cents_shared,
    texts_covered,
)
from td_app.tournament.state.tournament import TournamentState


@dataclass(frozen=True, slots=True)
class Placing:
    """A place and those who hold it, by number; several are tied."""

    place: int
    entrants: tuple[int, ...]


def placings(state: TournamentState) -> Iterator[Placing]:
    """Yield the places from the best, those still in first once play is over.

    Counted from those left: a late entrant after an elimination lowers every place.
    """
    place = 1
    for group in state.last_places:
        yield Placing(place, tuple(sorted(group)))
        place += len(group)
    place = state.players_left + 1
    for group in reversed(state.finishing):
        yield Placing(place, tuple(sorted(group)))
        place += len(group)


def cents_won(state: TournamentState) -> dict[int, int]:
    """Return what each who holds a place wins in money, in cents, by their deal if they made one.

    The winner takes what a deal kept besides, once there is one.
    """
    plan = prize_plan(state)
    won: dict[int, int] = {}
    first: tuple[int, ...] = ()
    for placing in placings(state):
        if placing.place == 1:
            first = placing.entrants
        if placing.place <= plan.paid:
            each = cents_shared(plan, placing.place, len(placing.entrants))
            won.update(zip(placing.entrants, each, strict=True))
    if state.deal is None:
        return won
    won.update(state.deal.by_entrant)
    if state.over:
        for who in first:
            won[who] = won.get(who, 0) + state.deal.kept
    return won


def award_of(state: TournamentState, placing: Placing) -> AwardRecord | None:
    """Return the award decided for exactly this tie; another order of the places voids it."""
    plan = prize_plan(state)
    covered = texts_covered(plan, placing.place, len(placing.entrants))
    for award in reversed(state.awards):
        same = award.place == placing.place and award.tied == placing.entrants
        if same and {given.prize for given in award.given} == set(covered):
            return award
    return None


def ties_for_prizes(state: TournamentState) -> tuple[Placing, ...]:
    """Return the ties whose places win what texts say, which no sum divides."""
    plan = prize_plan(state)
    if not plan.kind.worded:
        return ()
    won = state.seats_won
    return tuple(
        placing
        for placing in takewhile(lambda held: held.place <= plan.paid, placings(state))
        if len(placing.entrants) > 1
        and placing.entrants != won
        and texts_covered(plan, placing.place, len(placing.entrants))
    )


def unfilled_places(state: TournamentState) -> int:
    """Return how many places are paid beyond those who took part, 0 before the draw."""
    return max(0, prize_plan(state).paid - state.took_part) if state.drawn else 0


Finishing = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class FinishingLine:
    """An eliminated player, by number; ``tied`` when they share the place of the line before."""

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


STEPS = (50, 10, 5)
"""What proposed shares are rounded to, in tenths of a percent, the roundest first."""


def shares_proposed(places: int) -> tuple[int, ...]:
    """Return a share for each place, in tenths of a percent, summing to the whole.

    Each place gets ``1 / (place + ½)`` of the first's measure, a curve near what clubs
    write by hand (50/30/20 for three), rounded to the roundest step that keeps every place
    under the one above it. Many places share a figure: no step parts them all.

    >>> shares_proposed(3), shares_proposed(5)
    ((500, 300, 200), (380, 230, 160, 130, 100))
    """
    places = min(max(1, places), MOST_PLACES)
    for step in STEPS:
        shares = _rounded(places, step)
        if shares[-1] > 0 and all(a > b for a, b in pairwise(shares)):
            return shares
    halves = _rounded(places, STEPS[-1])
    return halves if halves[-1] > 0 else _rounded(places, 1)


def points_proposed(places: int) -> tuple[int, ...]:
    """Return points for each place, about a hundred in all: a figure to start from.

    >>> points_proposed(3)
    (50, 30, 20)
    """
    return tuple(max(1, share // 10) for share in shares_proposed(places))


def _rounded(places: int, step: int) -> tuple[int, ...]:
    """The curve in whole steps; those left over go where most was cut, the better place first."""
    weights = [Fraction(2, 2 * place + 1) for place in range(1, places + 1)]
    scale = Fraction(WHOLE, step) / sum(weights)
    exact = [weight * scale for weight in weights]
    steps = [int(one) for one in exact]
    cut = sorted(range(places), key=lambda i: (steps[i] - exact[i], i))
    for i in cut[: WHOLE // step - sum(steps)]:
        steps[i] += 1
    return tuple(count * step for count in steps)
