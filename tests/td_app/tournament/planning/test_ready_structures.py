"""The three ready structures and a wish's usual answers: the chips pay them, they last."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise

import pytest
from builders import a_setup
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.ruling import Refused
from td_app.tournament.planning.finishing_estimate import EveningSoFar, finishing_estimate
from td_app.tournament.planning.ready_structures import StructureKind, ready_structure
from td_app.tournament.planning.structure_maker import make_structure
from td_app.tournament.planning.structure_request import HallHours, hall_hours, usual_wish
from td_app.tournament.state.chips import (
    CLUB_CHIPS,
    COLOURS,
    Chip,
    ChipSet,
    colour_up_break,
    unpayable_rows,
)
from td_app.tournament.state.structure import AnteFormat, Break, Level, Structure, check_structure

KINDS = list(StructureKind)


CLUB_SETS = (
    (25, 100, 500, 1000, 5000),
    (5, 25, 100, 500),
    (10, 50, 100, 500),
    (100, 500, 1000, 5000),
    (25, 50, 100, 500, 1000),
    (20, 50, 100),
    (25, 1000),
    (50,),
)


def a_set(*values: int) -> ChipSet:
    return ChipSet(
        tuple(Chip(value, colour) for value, colour in zip(values, COLOURS, strict=False))
    )


def an_evening(
    kind: StructureKind = StructureKind.CLUB_EVENING,
    stack: int = 10_000,
    chips: ChipSet = CLUB_CHIPS,
    ante: AnteFormat = AnteFormat.BIG_BLIND,
    players: int = 40,
) -> Structure:
    return ready_structure(kind, stack, chips, ante, players)


def blinds(structure: Structure) -> list[str]:
    return [f"{level.small_blind}/{level.big_blind}" for level in structure.levels]


class TestClubEvening:
    def test_ten_thousand_chips_from_t25_follow_the_field(self) -> None:
        assert blinds(an_evening())[:10] == [
            *("50/100", "75/150", "100/200", "150/300", "200/400"),
            *("300/600", "400/800", "600/1200", "800/1600", "1000/2000"),
        ]

    def test_the_small_values_leave_in_turn_at_the_breaks(self) -> None:
        breaks = [step for step in an_evening().steps if isinstance(step, Break)]
        assert breaks == [Break(10, (25,)), Break(10, (100,)), Break(10, (500,))]

    def test_the_big_blind_ante_comes_at_level_four(self) -> None:
        levels = an_evening().levels
        assert [level.ante for level in levels[:4]] == [0, 0, 0, 300]
        assert all(level.ante == level.big_blind for level in levels[3:])

    def test_more_players_play_longer(self) -> None:
        assert an_evening(players=16).minutes < an_evening(players=80).minutes


class TestEachKind:
    @pytest.mark.parametrize("stack", [10_000, 15_000, 20_000, 25_000, 30_000, 50_000])
    @pytest.mark.parametrize(
        ("kind", "least", "most", "minutes"),
        [
            (StructureKind.CLUB_EVENING, 75, 135, 20),
            (StructureKind.DEEP, 140, 210, 25),
            (StructureKind.FAST, 48, 76, 12),
        ],
    )
    def test_the_first_level_has_its_depth(
        self, kind: StructureKind, stack: int, least: int, most: int, minutes: int
    ) -> None:
        first = an_evening(kind, stack).levels[0]
        assert least <= stack / first.big_blind <= most
        assert first.minutes == minutes

    @pytest.mark.parametrize("kind", KINDS)
    @pytest.mark.parametrize("stack", [10_000, 20_000, 50_000])
    def test_blinds_rise_without_leaping(self, kind: StructureKind, stack: int) -> None:
        for before, level in pairwise(an_evening(kind, stack).levels):
            if before.big_blind > 50:  # From T25, 25/50 can only be followed by 50/100.
                assert 1.2 <= level.big_blind / before.big_blind <= 1.67

    @pytest.mark.parametrize("kind", KINDS)
    def test_a_break_comes_about_every_four_levels(self, kind: StructureKind) -> None:
        structure = an_evening(kind)
        at = [
            structure.level_number(place)
            for place, step in enumerate(structure.steps)
            if isinstance(step, Break)
        ]
        assert all(3 <= after - before <= 5 for before, after in pairwise([0, *at]))
        assert 2 <= len(structure.levels) - at[-1] <= 6


class TestAntes:
    def test_the_button_pays_a_whole_big_blind(self) -> None:
        assert an_evening(ante=AnteFormat.BUTTON) == an_evening(ante=AnteFormat.BIG_BLIND)

    def test_without_ante_there_is_none(self) -> None:
        assert {level.ante for level in an_evening(ante=AnteFormat.NONE).levels} == {0}

    def test_a_classic_ante_is_a_small_part_of_the_big_blind(self) -> None:
        levels = an_evening(ante=AnteFormat.CLASSIC).levels[3:]
        assert all(level.big_blind <= level.ante * 12 for level in levels)
        assert all(level.ante * 4 <= level.big_blind for level in levels)


class TestEveryClub:
    @given(
        kind=st.sampled_from(KINDS),
        ante=st.sampled_from(AnteFormat),
        values=st.sampled_from(CLUB_SETS),
        stack=st.integers(1, 1_000).map(lambda hundreds: hundreds * 100),
        players=st.integers(2, 300),
    )
    def test_usual_sets_pay_every_level(
        self,
        kind: StructureKind,
        ante: AnteFormat,
        values: tuple[int, ...],
        stack: int,
        players: int,
    ) -> None:
        if stack < 40 * values[0] or stack % values[0]:
            return
        playable(an_evening(kind, stack, a_set(*values), ante, players), values, stack * players)

    @given(
        kind=st.sampled_from(KINDS),
        ante=st.sampled_from(AnteFormat),
        values=st.lists(st.integers(1, 2_500), min_size=1, max_size=6, unique=True),
        chips=st.integers(40, 4_000),
        players=st.integers(2, 300),
    )
    def test_any_set_at_all_pays_every_level(
        self, kind: StructureKind, ante: AnteFormat, values: list[int], chips: int, players: int
    ) -> None:
        stack = chips * min(values)
        structure = an_evening(kind, stack, a_set(*values), ante, players)
        playable(structure, tuple(values), stack * players)


def playable(structure: Structure, values: tuple[int, ...], in_play: int) -> None:
    check_structure(structure)
    assert unpayable_rows(values, structure) == ()
    assert structure == colour_up_break(values, structure)
    assert structure.levels[-1].big_blind * 20 >= in_play
    for before, level in pairwise(structure.levels):
        assert before.small_blind <= level.small_blind
        assert before.big_blind < level.big_blind <= before.big_blind * 2
        assert before.ante <= level.ante <= level.big_blind
    assert all(level.small_blind * 3 <= level.big_blind * 2 for level in structure.levels)
    assert isinstance(structure.steps[-1], Level)


class TestMended:
    def test_the_small_blind_never_falls_when_the_chips_have_no_usual_figure(self) -> None:
        structure = an_evening(stack=40 * 222, chips=a_set(222, 300, 556), players=2)
        smalls = [level.small_blind for level in structure.levels]
        assert smalls == sorted(smalls)


class TestRefused:
    def test_a_stack_of_a_few_big_blinds_is_no_tournament(self) -> None:
        with pytest.raises(Refused) as refusal:
            an_evening(stack=1_000, chips=a_set(100, 500))
        assert refusal.value.code == "STACK_TOO_SMALL_FOR_CHIPS"
        assert refusal.value.params == {"stack": 1_000, "smallest": 100, "needed": 4_000}

    @pytest.mark.parametrize(
        ("stack", "chips", "players", "code"),
        [
            (10_010, CLUB_CHIPS, 40, "STACK_NOT_PAYABLE_IN_CHIPS"),
            (0, CLUB_CHIPS, 40, "STACK_TOO_SMALL_FOR_CHIPS"),
            (10_000, ChipSet(), 40, "CHIP_SET_EMPTY"),
            (10_000, CLUB_CHIPS, 1, "PLAYERS_TOO_FEW"),
        ],
    )
    def test_what_cannot_be_made_is_refused(
        self, stack: int, chips: ChipSet, players: int, code: str
    ) -> None:
        with pytest.raises(Refused) as refusal:
            an_evening(stack=stack, chips=chips, players=players)
        assert refusal.value.code == code


class TestTheUsualWish:
    def test_length_breaks_and_ante_are_those_of_the_draft(self) -> None:
        steps = (
            *(Level(50, 100, minutes=25), Level(100, 200, minutes=25), Break(15)),
            *(Level(200, 400, 400, minutes=25), Level(9_000, 18_000, 18_000, minutes=25)),
        )
        wish = usual_wish(a_setup(structure=Structure(steps)), 20)
        assert (wish.shortest_level, wish.longest_level) == (20, 30)
        assert (wish.first_break, wish.between_breaks, wish.break_minutes) == (50, 50, 15)
        assert wish.ante_from_level == 3 and wish.minutes == 90

    def test_a_structure_that_never_ends_suggests_four_hours(self) -> None:
        assert usual_wish(a_setup(structure=Structure((Level(25, 50),))), 40).minutes == 240

    def test_the_hours_of_the_hall_give_the_length_with_an_eighth_kept_free(self) -> None:
        wish = usual_wish(a_setup(), 27, hall=270)
        assert wish.minutes == 225
        made = make_structure(wish, CLUB_CHIPS)
        told = finishing_estimate(
            EveningSoFar(27, 27, 27 * made.starting_stack, made.starting_stack, made.structure)
        )
        assert told is not None and told.high <= 270
        at_noon = round(datetime(2026, 12, 4, 12, tzinfo=UTC).timestamp() * 1000)
        asked = a_setup(date="2026-12-04", closes_at="00:30")
        assert hall_hours(replace(asked, starts_at="20:00"), at_noon, UTC) == HallHours(270)
        assert hall_hours(asked, at_noon, UTC) == HallHours(750, from_now=True)
        assert hall_hours(replace(asked, date="2026-12-05"), at_noon, UTC) is None
        for unread in ({"closes_at": "minuit"}, {"starts_at": "tôt"}, {"date": "demain"}):
            assert hall_hours(replace(asked, **unread), at_noon, UTC) is None

    def test_once_play_has_started_the_hall_s_hours_are_those_of_the_evening(self) -> None:
        asked = a_setup(date="2026-12-04", starts_at="20:00", closes_at="00:30")
        past_midnight = round(datetime(2026, 12, 5, 0, 10, tzinfo=UTC).timestamp() * 1000)
        late = HallHours(20, from_now=True)
        assert hall_hours(asked, past_midnight, UTC) == late
        assert hall_hours(asked, past_midnight, UTC, started=True) == HallHours(270)
        unsaid = replace(asked, starts_at="")
        assert hall_hours(unsaid, past_midnight, UTC, started=True) is None

    def test_one_stack_in_ten_waits_for_late_players_where_there_are_seats(self) -> None:
        assert usual_wish(a_setup(4, 8), 24).late == 3
        assert usual_wish(a_setup(4, 8), 31).late == 1
        assert usual_wish(a_setup(4, 8), 40).late == 0

    def test_a_shallow_tournament_may_stay_shallow(self) -> None:
        wish = usual_wish(a_setup(starting_stack=5_000, structure=Structure((Level(50, 100),))), 24)
        assert wish.least_depth <= 50 <= wish.most_depth

    def test_the_stack_stays_once_seats_are_drawn(self) -> None:
        assert usual_wish(a_setup(), 24).stack is None
        assert usual_wish(a_setup(), 24, drawn=True).stack == 10_000

    def test_no_ante_stays_no_ante(self) -> None:
        assert usual_wish(a_setup(ante_format=AnteFormat.NONE), 24).ante_from_level == 0

    def test_what_every_ready_structure_suggests_can_be_made(self) -> None:
        for kind in StructureKind:
            for players in (16, 32, 80):
                structure = ready_structure(kind, 10_000, CLUB_CHIPS, AnteFormat.BIG_BLIND, players)
                wish = usual_wish(a_setup(12, 8, structure=structure), players)
                made = make_structure(wish, CLUB_CHIPS)
                assert made.structure.levels
