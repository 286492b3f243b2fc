"""From a wish to a structure, a starting stack and colour-ups, each choice explained."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from math import log

from rules_ropta.ruling import Reason, Refused
from td_app.tournament.planning.blind_ladder import ladder, levels_of
from td_app.tournament.planning.colour_ups import ColourUp, Preparation, preparation
from td_app.tournament.planning.starting_stacks import (
    FEWEST_SMALLEST,
    StackOffer,
    chips_missing,
    no_stack,
    no_way_up,
    stack_offers,
    still_lacking,
)
from td_app.tournament.planning.structure_request import (
    EveningPlan,
    StructureRequest,
    check_wish,
    evening_plans,
)
from td_app.tournament.state.chips import ChipSet, Owned, check_chip_set, colour_up_break
from td_app.tournament.state.structure import Break, Level, Structure

USUAL_RISE = 1.42
"""50/100, 75/150, 100/200, 150/300: the rise of a level in the field, on average."""

SLOWEST_RISE = 1.25
FASTEST_RISE = 1.65

COMPARED = 12

TRIED = 160


@dataclass(frozen=True, slots=True)
class MadeStructure:
    """A structure with what it takes: the stack as (value, count), chips needed in all.

    ``choices`` tell why, in the order a director asks.
    """

    structure: Structure
    stack: tuple[tuple[int, int], ...]
    starting_stack: int
    colour_ups: tuple[ColourUp, ...]
    chips_needed: tuple[tuple[int, int], ...]
    choices: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Attempt:
    """A plan and a stack that go together, before anything is laid out."""

    plan: EveningPlan
    offer: StackOffer
    strain: float


@dataclass(frozen=True, slots=True)
class Draft:
    """An attempt laid out: its structure, and what it takes out of the cases."""

    attempt: Attempt
    structure: Structure
    needs: Preparation
    strain: float

    @property
    def lack(self) -> int:
        """Return how many chips the cases lack."""
        return sum(count for _, count in self.needs.missing)


def make_structure(wish: StructureRequest, chips: ChipSet) -> MadeStructure:
    """Return a structure for this evening, played with the club's chips.

    Refused: what ``check_wish`` and ``check_chip_set`` refuse; ``CHIPS_MISSING`` with the
    values and their counts; ``CHIPS_NO_SOUND_STACK``, ``STACK_OUT_OF_DEPTH`` and
    ``STACK_NOT_PAYABLE_IN_CHIPS``; ``EVENING_TOO_SHORT`` and ``EVENING_TOO_LONG`` with the
    minutes that would do; ``BLINDS_NOT_MADE``.
    """
    check_wish(wish)
    check_chip_set(chips)
    owned = {chip.value: chip.quantity for chip in chips.chips}
    offers = stack_offers(wish, owned)
    if not offers:
        raise no_stack(wish, chips)
    in_the_cases = tuple(offer for offer in offers if not offer.lacking)
    ready = (d for d in _drafts(wish, in_the_cases, owned) if not d.needs.missing)
    best = min(islice(ready, COMPARED), key=lambda draft: draft.strain, default=None)
    if best is not None:
        return _made_structure(wish, best, owned)
    nearest = sorted(offers, key=lambda offer: (offer.lacking, offer.strain))
    drafts = tuple(_drafts(wish, nearest, owned))
    if not drafts:
        raise no_way_up(wish, [offer.climb(wish.players) for offer in offers])
    least = min(drafts, key=lambda draft: (draft.lack, draft.strain))
    if least.needs.missing:
        raise chips_missing(wish, _enough_to_buy(wish, chips, dict(least.needs.missing)))
    return _made_structure(wish, least, owned)


def _enough_to_buy(
    wish: StructureRequest, chips: ChipSet, lacks: Mapping[int, int]
) -> tuple[tuple[int, int], ...]:
    """Return what must be bought in all, by value: chips bought may make another stack likelier."""
    more = tuple(
        chip
        if chip.quantity is None
        else replace(chip, quantity=chip.quantity + lacks[chip.value])
        if chip.value in lacks
        else chip
        for chip in chips.chips
    )
    again: Mapping[int, int] = {}
    try:
        make_structure(wish, replace(chips, chips=more))
    except Refused as refused:
        if refused.code == "CHIPS_MISSING":
            again = still_lacking(refused)
    return tuple(
        (value, lacks.get(value, 0) + again.get(value, 0)) for value in sorted({*lacks, *again})
    )


def _drafts(wish: StructureRequest, offers: Sequence[StackOffer], owned: Owned) -> Iterator[Draft]:
    """Yield what can be laid out, the likeliest attempt first."""
    for attempt in islice(_attempts(wish, offers), TRIED):
        draft = _laid_out(wish, attempt, owned)
        if draft is not None:
            yield draft


def _attempts(wish: StructureRequest, offers: Sequence[StackOffer]) -> Iterable[Attempt]:
    plans = evening_plans(wish)
    attempts = []
    for offer in offers:
        climb = offer.climb(wish.players)
        for plan in plans:
            rise = (climb.end / climb.first) ** (1 / plan.levels)
            if SLOWEST_RISE <= rise <= FASTEST_RISE:
                strain = plan.strain + offer.strain + 3 * log(rise / USUAL_RISE) ** 2
                attempts.append(Attempt(plan, offer, strain))
    return sorted(attempts, key=lambda attempt: (attempt.offer.lacking, attempt.strain))


def _laid_out(wish: StructureRequest, attempt: Attempt, owned: Owned) -> Draft | None:
    offer = attempt.offer
    plan = attempt.plan
    found = ladder(offer.climb(wish.players), plan.levels)
    if found is None:
        return None
    strain, blinds = found
    stack = offer.stack
    levels = levels_of(
        blinds, wish.ante_from_level, wish.ante_format, stack.values, plan.level_minutes
    )
    later = (v for v, held in owned.items() if v > stack.values[-1] and held != 0)
    values = (*stack.values, *sorted(later))
    steps: list[Level | Break] = []
    for number, level in enumerate(levels, 1):
        steps.append(level)
        if number in plan.breaks:
            steps.append(Break(wish.break_minutes))
    structure = colour_up_break(values, Structure(tuple(steps)))
    needs = preparation(
        structure, stack.counts, wish.stacks, {value: owned[value] for value in values}
    )
    if needs is None:
        return None
    return Draft(attempt, structure, needs, attempt.strain + strain)


def _made_structure(wish: StructureRequest, draft: Draft, owned: Owned) -> MadeStructure:
    offer = draft.attempt.offer
    made = MadeStructure(
        structure=draft.structure,
        stack=offer.stack.counts,
        starting_stack=offer.stack.amount,
        colour_ups=draft.needs.colour_ups,
        chips_needed=draft.needs.needed,
    )
    return replace(made, choices=choices_told(wish, made, draft.attempt.plan, owned))


def choices_told(
    wish: StructureRequest, made: MadeStructure, plan: EveningPlan, owned: Owned
) -> tuple[Reason, ...]:
    """Return the reasons: stack, chips, levels, breaks, antes, colour-ups, end, what to check."""
    return (
        *_of_the_stack(wish, made),
        *_of_the_chips(wish, made, owned),
        *_of_the_evening(wish, plan),
        *_of_the_blinds(wish, made.structure, plan),
        *_of_the_colour_ups(made),
        *_of_the_end(wish, made, plan),
    )


def _of_the_stack(wish: StructureRequest, made: MadeStructure) -> Iterator[Reason]:
    first = made.structure.levels[0]
    depth = made.starting_stack // first.big_blind
    stack = made.starting_stack
    if wish.stack is not None:
        yield Reason("MADE_STACK_KEPT", {"stack": stack, "depth": depth})
    else:
        yield Reason(
            "MADE_STACK",
            {"stack": stack, "depth": depth, "least": wish.least_depth, "most": wish.most_depth},
        )
    if wish.late:
        yield Reason(
            "MADE_STACKS_IN_RESERVE",
            {"stacks": wish.stacks, "players": wish.players, "late": wish.late},
        )


def _of_the_chips(wish: StructureRequest, made: MadeStructure, owned: Owned) -> Iterator[Reason]:
    big_blind = made.structure.levels[0].big_blind
    working = sum(count for value, count in made.stack if value <= 2 * big_blind)
    largest = made.stack[-1][0]
    yield Reason(
        "MADE_WORKING_CHIPS",
        {
            "working": working,
            "chips": sum(count for _, count in made.stack),
            "largest": largest,
            "share": made.starting_stack // largest,
        },
    )
    needed = {value for value, _ in made.chips_needed}
    for value in sorted(owned):
        held = owned[value]
        if value in needed or held == 0:
            continue
        fits = value * 4 <= made.starting_stack
        if fits and held is not None and held < FEWEST_SMALLEST * wish.stacks:
            yield Reason(
                "MADE_VALUE_TOO_FEW", {"value": value, "held": held, "stacks": wish.stacks}
            )
        else:
            yield Reason("MADE_VALUE_STAYS_IN_THE_CASE", {"value": value})


def _of_the_evening(wish: StructureRequest, plan: EveningPlan) -> Iterator[Reason]:
    minutes = plan.level_minutes
    if not plan.breaks:
        yield Reason("MADE_WITHOUT_BREAK", {"minutes": minutes, "levels": plan.levels})
        return
    first = plan.breaks[0]
    yield Reason(
        "MADE_LEVELS",
        {"minutes": minutes, "levels": first, "played": first * minutes * 60},
    )
    if first * minutes != wish.first_break:
        yield Reason(
            "MADE_BREAK_MOVED",
            {"asked": wish.first_break * 60, "given": first * minutes * 60, "minutes": minutes},
        )


def _of_the_blinds(
    wish: StructureRequest, structure: Structure, plan: EveningPlan
) -> Iterator[Reason]:
    levels = structure.levels
    risen = levels[plan.levels].big_blind / levels[0].big_blind
    percent = round(100 * (risen ** (1 / plan.levels) - 1))
    yield Reason("MADE_RISE", {"percent": percent, "levels": plan.levels})
    started = next((n for n, level in enumerate(levels, 1) if level.ante), None)
    if started is not None:
        ante = levels[started - 1].ante
        yield Reason("MADE_ANTE", {"level": started, "ante": ante})
    if started is not None and started != wish.ante_from_level:
        yield Reason("MADE_ANTE_WAITS", {"asked": wish.ante_from_level, "level": started})


def _of_the_colour_ups(made: MadeStructure) -> Iterator[Reason]:
    levels = made.structure.levels
    for colour_up in made.colour_ups:
        after = levels[colour_up.level]
        yield Reason(
            "MADE_COLOUR_UP",
            {
                "value": colour_up.value,
                "level": colour_up.level,
                "small_blind": after.small_blind,
                "big_blind": after.big_blind,
            },
        )


def _of_the_end(wish: StructureRequest, made: MadeStructure, plan: EveningPlan) -> Iterator[Reason]:
    last: Level = made.structure.levels[plan.levels]
    yield Reason(
        "MADE_END",
        {
            "end": plan.minutes * 60,
            "level": plan.levels + 1,
            "small_blind": last.small_blind,
            "big_blind": last.big_blind,
            "left": made.starting_stack * wish.players // last.big_blind,
        },
    )
    off = plan.minutes - wish.minutes
    if off:
        yield Reason(
            "MADE_END_SOONER" if off < 0 else "MADE_END_LATER",
            {"asked": wish.minutes * 60, "off": abs(off) * 60, "minutes": plan.level_minutes},
        )
    yield Reason("MADE_LEVEL_BESIDES", {"level": plan.levels + 2})
