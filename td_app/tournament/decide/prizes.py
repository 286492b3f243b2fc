"""Prizes that a tie leaves to the director, and what a place taken keeps (1.1, 1.10, 2.7)."""

from __future__ import annotations

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide.context import Context
from td_app.tournament.late_entry import late_entry_open
from td_app.tournament.placings import Placing, placings
from td_app.tournament.prize_sharing import cents_shared, points_shared, texts_covered
from td_app.tournament.prizes import PrizeKind, PrizePlan
from td_app.tournament.state import TournamentState


def award_prizes(
    state: TournamentState, command: cmd.AwardPrizes, context: Context
) -> ev.PrizesAwarded:
    """Record whose are the prizes of a tie; a later decision of the same tie replaces it.

    Refused while late entrants may still lower the places (1.8).
    """
    tie, at_stake = _tie(state, command.place)
    if late_entry_open(state, context.now_ms):
        raise Refused("PRIZES_PLACES_OPEN", cites=("1.8",), place=tie.place)
    for prize in at_stake:
        times = sum(given.prize == prize for given in command.given)
        if times != 1:
            raise Refused("PRIZES_ONE_LEFT" if not times else "PRIZES_TWICE", place=prize)
    for given in command.given:
        if given.prize not in at_stake:
            raise Refused("PRIZES_NOT_THEIRS", place=given.prize)
        if not given.to or len(set(given.to)) != len(given.to):
            raise Refused("PRIZES_ONE_LEFT", place=given.prize)
        for who in given.to:
            if who not in tie.entrants:
                raise Refused("PRIZES_NOT_TIED", entrant=who)
    shared = all(set(given.to) == set(tie.entrants) for given in command.given)
    if not shared and not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1", "1.10"))
    ordered = tuple(sorted(command.given, key=lambda given: given.prize))
    return ev.PrizesAwarded(tie.place, tie.entrants, ordered, cites_of(state.setup.prize_plan, tie))


def cites_of(plan: PrizePlan, tie: Placing) -> tuple[str, ...]:
    """Return the articles of a tie: that of the last prize too when it is covered (2.7)."""
    covers_last = tie.place <= plan.paid <= tie.place + len(tie.entrants) - 1
    return ("1.10", "2.7") if covers_last else ("1.10",)


def keep_what_is_won(state: TournamentState, new: PrizePlan) -> None:
    """Refuse another plan that takes from a player out what his place already wins."""
    old = state.setup.prize_plan
    if new == old:
        return
    for placing in placings(state):
        if placing.place > old.paid:
            return
        if not _keeps(placing, old, new):
            raise Refused("PRIZES_TAKEN", place=placing.place)


def _keeps(placing: Placing, old: PrizePlan, new: PrizePlan) -> bool:
    place, tied = placing.place, len(placing.entrants)
    if old.kind.worded:
        same = new.kind.worded
        return same and set(texts_covered(old, place, tied)) <= set(texts_covered(new, place, tied))
    if new.kind is not old.kind:
        return False
    if old.kind is PrizeKind.POINTS:
        return points_shared(new, place, tied) >= points_shared(old, place, tied)
    return sum(cents_shared(new, place, tied)) >= sum(cents_shared(old, place, tied))


def _tie(state: TournamentState, place: int) -> tuple[Placing, tuple[int, ...]]:
    """The tie of this place with the prizes it covers, or a refusal."""
    plan = state.setup.prize_plan
    for placing in placings(state):
        tied = len(placing.entrants)
        if placing.place == place and tied > 1 and plan.kind.worded:
            at_stake = texts_covered(plan, place, tied)
            if at_stake:
                return placing, at_stake
    raise Refused("PRIZES_NO_TIE", place=place)
