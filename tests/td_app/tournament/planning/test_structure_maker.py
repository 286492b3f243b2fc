"""A structure made for an evening: paid by the chips, made from the cases, over in time."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.ruling import Refused
from td_app.tournament.planning.blind_ladder import is_step
from td_app.tournament.planning.structure_forecast import forecast
from td_app.tournament.planning.structure_maker import MadeStructure, make_structure
from td_app.tournament.planning.structure_request import StructureRequest
from td_app.tournament.state.chips import (
    CLUB_CHIPS,
    COLOURS,
    Chip,
    ChipSet,
    level_payable,
    unpayable_rows,
)
from td_app.tournament.state.structure import AnteFormat, Break, Level, check_structure

Counted = tuple[tuple[int, int | None], ...]


def cases(*counted: tuple[int, int | None]) -> ChipSet:
    return ChipSet(
        tuple(
            Chip(value, colour, count)
            for (value, count), colour in zip(counted, COLOURS, strict=False)
        )
    )


def an_evening(chips: ChipSet = CLUB_CHIPS, **asked: Any) -> MadeStructure:
    return make_structure(StructureRequest(**asked), chips)


def refusal(chips: ChipSet = CLUB_CHIPS, **asked: Any) -> Refused:
    with pytest.raises(Refused) as refused:
        an_evening(chips, **asked)
    return refused.value


def blinds(made: MadeStructure) -> list[str]:
    return [f"{level.small_blind}/{level.big_blind}" for level in made.structure.levels]


def breaks(made: MadeStructure) -> list[Break]:
    return [step for step in made.structure.steps if isinstance(step, Break)]


def minutes_before_breaks(made: MadeStructure) -> list[int]:
    """Minutes of play before each break."""
    steps = made.structure.steps
    played = [0]
    found = []
    for step in steps:
        if isinstance(step, Break):
            found.append(played[-1])
        else:
            played.append(played[-1] + step.minutes)
    return found


class TestAClubEvening:
    def test_blinds_climb_as_the_field_plays_them(self) -> None:
        made = an_evening(players=40, minutes=300, late=4)
        assert "100/200" in blinds(made) and "300/600" in blinds(made)
        rises = [b.big_blind / a.big_blind for a, b in pairwise(made.structure.levels)][1:]
        assert all(1.25 <= rise <= 1.6 for rise in rises)

    def test_a_stack_is_a_dozen_of_each_small_value(self) -> None:
        made = an_evening(stack=10_000)
        assert made.stack == ((25, 12), (100, 12), (500, 5), (1000, 6))

    def test_the_evening_ends_when_asked_with_twenty_big_blinds_in_play(self) -> None:
        made = an_evening(minutes=300)
        end = forecast(made.structure, made.starting_stack, 40).expected_end_minutes
        assert end is not None and abs(end - 300) <= 15

    def test_small_values_leave_at_breaks_and_larger_chips_are_ready(self) -> None:
        made = an_evening(minutes=300)
        first = made.colour_ups[0]
        assert first.value == 25 and first.leaving == 12 * 40
        assert first.brought == ((100, 120),)
        assert made.structure.steps[first.step] == Break(10, (25,))
        assert dict(made.chips_needed)[25] == 480

    def test_the_ante_comes_at_the_level_asked(self) -> None:
        levels = an_evening(ante_from_level=6).structure.levels
        assert [level.ante for level in levels[:6]] == [0, 0, 0, 0, 0, levels[5].big_blind]

    def test_never_an_ante_when_none_is_asked(self) -> None:
        for asked in ({"ante_from_level": 0}, {"ante_format": AnteFormat.NONE}):
            assert {level.ante for level in an_evening(**asked).structure.levels} == {0}

    def test_a_shorter_evening_is_shallower_or_has_shorter_levels(self) -> None:
        short, long = an_evening(minutes=210), an_evening(minutes=420)
        depths = [m.starting_stack / m.structure.levels[0].big_blind for m in (short, long)]
        lengths = [m.structure.levels[0].minutes for m in (short, long)]
        assert depths[0] < depths[1] or lengths[0] < lengths[1]

    def test_without_breaks_nothing_leaves(self) -> None:
        made = an_evening(first_break=0)
        assert breaks(made) == [] and made.colour_ups == ()

    def test_every_choice_is_told(self) -> None:
        codes = {reason.code for reason in an_evening(late=4).choices}
        assert {
            *("MADE_STACK", "MADE_STACKS_IN_RESERVE", "MADE_WORKING_CHIPS", "MADE_LEVELS"),
            *("MADE_RISE", "MADE_ANTE", "MADE_COLOUR_UP", "MADE_END"),
        } <= codes


class TestTheCases:
    FULL = cases((25, 300), (100, 300), (500, 200), (1000, 200), (5000, 100))

    def test_fewer_small_chips_for_each_when_the_case_is_short(self) -> None:
        made = an_evening(self.FULL, players=24, late=2)
        assert dict(made.stack)[25] * 26 <= 300
        assert all(count <= 300 for _, count in made.chips_needed)

    def test_when_the_next_value_runs_out_larger_chips_come_in(self) -> None:
        chips = cases((25, 480), (100, 480), (500, 400), (1000, 400), (5000, 100))
        made = an_evening(chips, stack=10_000, players=40)
        assert dict(made.chips_needed)[100] <= 480
        assert made.colour_ups[0].value == 25
        assert sum(v * n for v, n in made.colour_ups[0].brought) == 25 * dict(made.stack)[25] * 40

    def test_what_is_missing_is_named(self) -> None:
        refused = refusal(cases((25, 100), (100, 100), (500, 50)), players=40)
        assert refused.code == "CHIPS_MISSING"
        assert lacking(refused) and set(lacking(refused)) <= {25, 100, 500}

    def test_chips_nobody_counted_never_lack(self) -> None:
        assert an_evening(CLUB_CHIPS, players=200, minutes=480).chips_needed

    def test_a_value_too_few_for_all_stays_in_the_case(self) -> None:
        chips = cases((25, 40), (100, 900), (500, 900), (1000, 900), (5000, 200))
        made = an_evening(chips, players=40, minutes=300)
        assert made.stack[0][0] == 100
        too_few = [r.params for r in made.choices if r.code == "MADE_VALUE_TOO_FEW"]
        assert too_few == [{"value": 25, "held": 40, "stacks": 40}]

    def test_only_tiny_chips_make_no_stack(self) -> None:
        refused = refusal(cases((50, None)))
        assert refused.code == "CHIPS_NO_SOUND_STACK"
        assert refused.params == {"largest": 50, "most": 60}


class TestRefused:
    def test_an_evening_too_short_says_how_long_it_takes(self) -> None:
        refused = refusal(minutes=60)
        assert refused.code == "EVENING_TOO_SHORT"
        needed = refused.params["needed"]
        assert isinstance(needed, int)
        assert an_evening(minutes=needed // 60).structure.levels

    def test_an_evening_too_long_says_how_far_it_goes(self) -> None:
        refused = refusal(minutes=1_200)
        assert refused.code == "EVENING_TOO_LONG"
        needed = refused.params["needed"]
        assert isinstance(needed, int)
        assert an_evening(minutes=needed // 60).structure.levels

    @pytest.mark.parametrize(
        ("asked", "code"),
        [
            ({"players": 1}, "PLAYERS_TOO_FEW"),
            ({"players": 1_999, "late": 2}, "WISH_PLAYERS"),
            ({"late": -1}, "WISH_PLAYERS"),
            ({"minutes": 10}, "WISH_MINUTES"),
            ({"shortest_level": 25, "longest_level": 20}, "WISH_LEVELS"),
            ({"first_break": 3}, "WISH_BREAKS"),
            ({"break_minutes": 0}, "WISH_BREAKS"),
            ({"least_depth": 200, "most_depth": 100}, "WISH_DEPTH"),
            ({"ante_from_level": -1}, "WISH_ANTE"),
            ({"stack": 0}, "SETUP_STACK"),
            ({"stack": 10_010}, "STACK_NOT_PAYABLE_IN_CHIPS"),
            ({"stack": 1_000}, "STACK_OUT_OF_DEPTH"),
        ],
    )
    def test_what_is_no_evening_is_named(self, asked: dict[str, Any], code: str) -> None:
        assert refusal(**asked).code == code

    def test_no_chips_no_structure(self) -> None:
        assert refusal(ChipSet()).code == "CHIP_SET_EMPTY"


CLUB_VALUES = (
    (25, 100, 500, 1000, 5000),
    (5, 25, 100, 500, 1000),
    (10, 50, 100, 500),
    (100, 500, 1000, 5000, 25000),
    (25, 50, 100, 500, 1000),
    (20, 50, 100, 500),
    (1, 5, 25, 100),
    (25, 1000),
)


NAMED = {
    *("CHIPS_MISSING", "CHIPS_NO_SOUND_STACK", "EVENING_TOO_SHORT", "EVENING_TOO_LONG"),
    "BLINDS_NOT_MADE",
}


@st.composite
def wishes(draw: st.DrawFn) -> StructureRequest:
    shortest = draw(st.integers(8, 25))
    least = draw(st.integers(40, 150))
    return StructureRequest(
        players=draw(st.integers(2, 200)),
        late=draw(st.integers(0, 20)),
        minutes=draw(st.integers(60, 720)),
        shortest_level=shortest,
        longest_level=shortest + draw(st.integers(0, 15)),
        first_break=draw(st.sampled_from((0, 45, 60, 75, 80, 100, 120))),
        between_breaks=draw(st.integers(40, 120)),
        break_minutes=draw(st.integers(5, 30)),
        ante_from_level=draw(st.integers(0, 8)),
        ante_format=draw(st.sampled_from(AnteFormat)),
        least_depth=least,
        most_depth=least + draw(st.integers(0, 150)),
    )


@st.composite
def club_cases(draw: st.DrawFn) -> ChipSet:
    counts = st.none() | st.integers(0, 3_000)
    return cases(*((value, draw(counts)) for value in draw(st.sampled_from(CLUB_VALUES))))


@st.composite
def any_cases(draw: st.DrawFn) -> ChipSet:
    values = draw(st.lists(st.integers(1, 5_000), min_size=1, max_size=6, unique=True))
    return cases(*((value, draw(st.none() | st.integers(0, 3_000))) for value in values))


class TestAnyEvening:
    @examples(30)
    @given(wish=wishes(), chips=club_cases() | any_cases())
    def test_it_is_sound_or_refused_with_what_lacks(
        self, wish: StructureRequest, chips: ChipSet
    ) -> None:
        try:
            made = make_structure(wish, chips)
        except Refused as refused:
            assert refused.code in NAMED
            if refused.code == "CHIPS_MISSING":
                assert lacking(refused) and min(lacking(refused).values()) > 0
            return
        sound(made, wish, chips)

    @examples(25)
    @given(wish=wishes(), values=st.sampled_from(CLUB_VALUES))
    def test_what_an_evening_lacks_is_what_it_takes(
        self, wish: StructureRequest, values: tuple[int, ...]
    ) -> None:
        chips = cases(*((value, None) for value in values))
        try:
            make_structure(wish, chips)
        except Refused as refused:
            if refused.code in ("EVENING_TOO_SHORT", "EVENING_TOO_LONG"):
                needed = refused.params["needed"]
                assert isinstance(needed, int)
                made = make_structure(replace(wish, minutes=needed // 60), chips)
                sound(made, replace(wish, minutes=needed // 60), chips)

    def test_chips_bought_that_make_another_stack_likelier_suffice_all_the_same(self) -> None:
        wish = StructureRequest(
            *(126, 0, 192, 12, 12, 45, 40, 5, 0),
            least_depth=79,
            most_depth=80,
        )
        values = ((25, None), (50, None), (100, None), (500, 0), (1000, 1))
        chips = ChipSet(tuple(Chip(value, COLOURS[n], q) for n, (value, q) in enumerate(values)))
        with pytest.raises(Refused, match="CHIPS_MISSING") as refused:
            make_structure(wish, chips)
        more = bought(chips, refused.value)
        sound(make_structure(wish, more), wish, more)

    @examples(25)
    @given(wish=wishes(), chips=club_cases())
    def test_the_chips_missing_once_bought_suffice(
        self, wish: StructureRequest, chips: ChipSet
    ) -> None:
        try:
            make_structure(wish, chips)
        except Refused as refused:
            if refused.code == "CHIPS_MISSING":
                more = bought(chips, refused)
                sound(make_structure(wish, more), wish, more)


def lacking(refused: Refused) -> dict[int, int]:
    """How many chips of each value a refusal says are missing."""
    values, counts = refused.params["missing"], refused.params["counts"]
    assert isinstance(values, tuple) and isinstance(counts, tuple)
    return {int(v or 0): int(n or 0) for v, n in zip(values, counts, strict=True)}


def bought(chips: ChipSet, refused: Refused) -> ChipSet:
    more = lacking(refused)
    return ChipSet(
        tuple(
            replace(chip, quantity=chip.quantity + more.get(chip.value, 0))
            if chip.quantity is not None
            else chip
            for chip in chips.chips
        )
    )


def sound(made: MadeStructure, wish: StructureRequest, chips: ChipSet) -> None:
    check_structure(made.structure)
    assert unpayable_rows(chips.values, made.structure) == ()
    paid_by_what_is_in_play(made)
    the_cases_make_it(made, wish, chips)
    climbs_by_steps(made)
    ends_when_asked(made, wish)
    pauses_when_asked(made, wish)


def paid_by_what_is_in_play(made: MadeStructure) -> None:
    in_play = {value for value, _ in made.stack}
    coming = {(c.step, c.value): c.brought for c in made.colour_ups}
    for place, step in enumerate(made.structure.steps):
        if isinstance(step, Level):
            assert level_payable(step, in_play)
            continue
        for value in step.removes:
            in_play -= {value}
            in_play |= {larger for larger, _ in coming[place, value]}


def the_cases_make_it(made: MadeStructure, wish: StructureRequest, chips: ChipSet) -> None:
    assert sum(value * count for value, count in made.stack) == made.starting_stack
    assert all(value * 4 <= made.starting_stack for value, _ in made.stack)
    needed = dict(made.chips_needed)
    for value, count in made.stack:
        assert count * wish.stacks <= needed[value]
    for value, count in needed.items():
        chip = chips.chip_of(value)
        assert chip is not None and (chip.quantity is None or count <= chip.quantity)
    first = made.structure.levels[0].big_blind
    assert wish.least_depth <= made.starting_stack / first <= wish.most_depth
    assert sum(count for value, count in made.stack if value <= 2 * first) >= 10


def climbs_by_steps(made: MadeStructure) -> None:
    for before, level in pairwise(made.structure.levels):
        assert is_step(before.big_blind, level.big_blind, made.stack[0][0])
        assert before.small_blind <= level.small_blind
        assert before.ante <= level.ante <= level.big_blind
        assert level.small_blind * 3 <= level.big_blind * 2


def ends_when_asked(made: MadeStructure, wish: StructureRequest) -> None:
    foreseen = forecast(made.structure, made.starting_stack, wish.players)
    length = made.structure.levels[0].minutes
    assert foreseen.expected_end_minutes is not None
    assert abs(foreseen.expected_end_minutes - wish.minutes) <= length + wish.break_minutes
    in_play = made.starting_stack * wish.players
    end = next(lv for lv in made.structure.levels if lv.big_blind * 20 >= in_play)
    assert 12 <= in_play / end.big_blind <= 20


def pauses_when_asked(made: MadeStructure, wish: StructureRequest) -> None:
    played = minutes_before_breaks(made)
    length = made.structure.levels[0].minutes
    assert all(step.minutes == wish.break_minutes for step in breaks(made))
    if not wish.first_break:
        assert played == []
        return
    for before, after in pairwise([0, *played]):
        asked = wish.between_breaks if before else wish.first_break
        assert abs(after - before - asked) * 2 <= length
