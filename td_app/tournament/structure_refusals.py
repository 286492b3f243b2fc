"""Why no structure can be made for an evening: what is missing, and what would do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules_ropta.ruling import Refused
from td_app.tournament.blind_ladder import Climb, lengths_possible
from td_app.tournament.chip_set import ChipSet, payable
from td_app.tournament.evening_plan import planned
from td_app.tournament.stack_offers import PAIRS_OF_A_GIVEN_STACK
from td_app.tournament.starting_stacks import MOST_CHIPS
from td_app.tournament.structure_wish import StructureWish


def chips_missing(wish: StructureWish, lacks: Sequence[tuple[int, int]]) -> Refused:
    """Return the refusal that names each value ``missing`` and in ``counts`` how many of it."""
    return Refused(
        "CHIPS_MISSING",
        stacks=wish.stacks,
        missing=tuple(value for value, _ in lacks),
        counts=tuple(count for _, count in lacks),
    )


def still_lacking(refused: Refused) -> dict[int, int]:
    """Return how many chips of each value a refusal for missing chips names."""
    values, counts = refused.params["missing"], refused.params["counts"]
    assert isinstance(values, tuple) and isinstance(counts, tuple)
    return {int(v or 0): int(n or 0) for v, n in zip(values, counts, strict=True)}


def no_stack(wish: StructureWish, chips: ChipSet) -> Refused:
    """Return why no sound stack exists, whatever the cases hold."""
    values = chips.values
    stack = wish.stack
    if stack is not None and not payable(stack, values):
        return Refused("STACK_NOT_PAYABLE_IN_CHIPS", stack=stack, smallest=values[0])
    if stack is not None and not _deep_enough(stack, wish, values):
        return Refused(
            "STACK_OUT_OF_DEPTH", stack=stack, shallow=wish.least_depth, deep=wish.most_depth
        )
    return Refused("CHIPS_NO_SOUND_STACK", largest=values[-1], most=MOST_CHIPS)


def _deep_enough(stack: int, wish: StructureWish, values: Iterable[int]) -> bool:
    return any(
        wish.least_depth <= stack / (pairs * value) <= wish.most_depth
        for value in values
        for pairs in PAIRS_OF_A_GIVEN_STACK
    )


def no_way_up(wish: StructureWish, climbs: Sequence[Climb]) -> Refused:
    """Return why no blinds lead to about twenty big blinds in play at the minute wanted."""
    lengths = [found for climb in climbs if (found := lengths_possible(climb)) is not None]
    if not lengths:
        return Refused("BLINDS_NOT_MADE")
    fewest = min(least for least, _ in lengths)
    most = max(longest for _, longest in lengths)
    soonest = planned(wish, wish.shortest_level, max(2, fewest)).minutes
    latest = planned(wish, wish.longest_level, max(2, most)).minutes
    if wish.minutes < soonest:
        return Refused("EVENING_TOO_SHORT", asked=wish.minutes * 60, needed=soonest * 60)
    if wish.minutes > latest:
        return Refused("EVENING_TOO_LONG", asked=wish.minutes * 60, needed=latest * 60)
    return Refused("BLINDS_NOT_MADE")
