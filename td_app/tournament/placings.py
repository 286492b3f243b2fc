"""Who holds which place, and what the director decided of the prizes of a tie (1.10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from td_app.tournament.prize_sharing import texts_covered
from td_app.tournament.prizes_state import AwardRecord
from td_app.tournament.state import TournamentState


@dataclass(frozen=True, slots=True)
class Placing:
    """A place and those who hold it, by number; several are tied."""

    place: int
    entrants: tuple[int, ...]


def placings(state: TournamentState) -> Iterator[Placing]:
    """Yield the places from the best, the winner's first once he is alone.

    Counted from those left: a late entrant after an elimination lowers every place.
    """
    if state.over:
        yield Placing(1, tuple(who for t in state.open_tables() for who in t.places.values()))
    place = state.players_left + 1
    for group in reversed(state.finishing):
        yield Placing(place, tuple(sorted(group)))
        place += len(group)


def award_of(state: TournamentState, placing: Placing) -> AwardRecord | None:
    """Return what was decided for this very tie: another order of the places undoes it."""
    plan = state.setup.prize_plan
    covered = texts_covered(plan, placing.place, len(placing.entrants))
    for award in reversed(state.awards):
        same = award.place == placing.place and award.tied == placing.entrants
        if same and {given.prize for given in award.given} == set(covered):
            return award
    return None


def ties_for_prizes(state: TournamentState) -> tuple[Placing, ...]:
    """Return the ties whose places win what texts say, which no sum divides."""
    plan = state.setup.prize_plan
    if not plan.kind.worded:
        return ()
    return tuple(
        placing
        for placing in takewhile(lambda held: held.place <= plan.paid, placings(state))
        if len(placing.entrants) > 1 and texts_covered(plan, placing.place, len(placing.entrants))
    )


def unfilled_places(state: TournamentState) -> int:
    """Return how many places are paid beyond those who took part, 0 before the draw."""
    took_part = state.players_left + sum(len(group) for group in state.finishing)
    return max(0, state.setup.prize_plan.paid - took_part) if state.drawn else 0
