"""Stacks as bars: a share of the largest, the average in dashes, a short one striped."""

from __future__ import annotations

import pytest

from reports.lettering import text_width
from reports.marks import ACCENT, GROUND, INK, RED, RULE, Bar, Said, Stroke
from reports.stacks_chart import (
    Key,
    Measure,
    StackLine,
    Stacks,
    key_marks,
    stacks_height,
    stacks_marks,
)

MEASURE = Measure(largest=48_000, average=12_000, big_blind=600)
NAMES = ("HUON DE KERMADEC Tristan", "CHARPENTIER Jean-Paul", "CHARPENTIER Jean-Louis", "ROY Ann")
CHIPS = (48_000, 24_000, 6_000, 5_900)


def some(lines: int = 4) -> Stacks:
    told = zip(NAMES[:lines], CHIPS, strict=False)
    rows = tuple(
        StackLine(name, chips, f"{chips:_}".replace("_", " "), "12.8") for name, chips in told
    )
    return Stacks("Plus gros tapis, en jetons", Key(mean="moyenne 12 000"), MEASURE, rows)


def test_a_bar_is_a_share_of_the_largest_with_the_average_across_it() -> None:
    bar, dash = MEASURE.bar(24_000, 10, 40, 200)
    assert isinstance(bar, Bar) and (bar.x, bar.width, bar.height) == (10, 100, 8)
    assert bar.colour == ACCENT
    assert isinstance(dash, Stroke) and {x for x, _ in dash.points} == {60}
    assert [y for _, y in dash.points] == [40, 48]
    _, over = MEASURE.bar(24_000, 10, 40, 200, over=4)
    assert [y for _, y in over.points] == [36, 52]


def test_a_stack_stands_in_a_groove_as_long_as_the_largest() -> None:
    groove, bar, gap, tick = MEASURE.measured(24_000, 40, 200)
    assert isinstance(groove, Bar) and (groove.width, groove.height) == (200, 8)
    assert isinstance(bar, Bar) and (bar.width, bar.top) == (100, groove.top)
    assert isinstance(gap, Stroke) and isinstance(tick, Stroke) and gap.points == tick.points
    assert [y for _, y in tick.points] == [40, 48], "clear of a name and of the rule of a row"


@pytest.mark.parametrize("size", [9, 12])
def test_a_bar_is_nearer_to_the_name_over_it_than_to_the_next(size: float) -> None:
    marks = stacks_marks(some(3), 224, stacks_height(3, size), size)
    named = [mark for mark in marks if isinstance(mark, Said) and mark.text in NAMES]
    bars = [mark for mark in marks if isinstance(mark, Bar) and mark.colour == RULE]
    ticks = [mark for mark in marks if isinstance(mark, Stroke) and mark.colour == INK]
    for name, bar, tick, after in zip(named, bars, ticks[1:], named[1:], strict=False):
        (_, top), (_, foot) = tick.points
        assert top == bar.top and bar.top - name.baseline == pytest.approx(size / 3)
        assert after.baseline - after.size * 0.75 - foot > bar.top - name.baseline + size / 6


def test_the_tick_of_the_average_stands_in_a_gap_of_the_bar() -> None:
    marks = stacks_marks(some(1), 224, stacks_height(1, 12), 12)
    gap, tick = [mark for mark in marks if isinstance(mark, Stroke)][-2:]
    assert gap.points == tick.points and (gap.colour, tick.colour) == (GROUND, INK)
    assert gap.thick >= tick.thick + 2


@pytest.mark.parametrize(("chips", "short"), [(6_000, False), (5_999, True), (0, True)])
def test_under_ten_big_blinds_it_is_red_and_striped(chips: int, short: bool) -> None:
    bar, _ = MEASURE.bar(chips, 0, 0, 200)
    assert (bar.colour == RED) is short is MEASURE.short(chips)
    assert (isinstance(bar, Stroke) and bool(bar.dashes)) is short


@pytest.mark.parametrize("thick", [4, 8])
def test_a_tick_and_stripes_are_seen_on_a_thin_bar_too(thick: float) -> None:
    stripes, dash = MEASURE.bar(5_000, 0, 0, 200, thick)
    assert isinstance(stripes, Stroke) and stripes.thick == thick
    assert min(stripes.dashes) >= 2 and stripes.dashes[0] > stripes.dashes[1]
    assert isinstance(dash, Stroke) and dash.thick >= 2


def test_a_key_has_bars_as_thick_as_those_it_stands_for() -> None:
    bar, *_ = key_marks(Key(bar="part du plus gros tapis"), 300, 24, 12)
    assert isinstance(bar, Bar) and bar.height == 8 and bar.top + 4 == 12


@pytest.mark.parametrize("average", [0, 48_000, 90_000])
def test_the_average_never_leaves_the_chart(average: int) -> None:
    _, dash = Measure(48_000, average, 600).bar(100, 0, 0, 200)
    assert isinstance(dash, Stroke) and all(0 <= x <= 200 for x, _ in dash.points)


@pytest.mark.parametrize("width", [180, 224, 400])
@pytest.mark.parametrize("size", [9, 12])
def test_words_stand_apart_inside_the_chart(width: float, size: float) -> None:
    height = stacks_height(4, size)
    marks = stacks_marks(some(), width, height, size)
    said = [mark for mark in marks if isinstance(mark, Said)]
    for mark in said:
        wide = text_width(mark.text, mark.face, mark.size)
        left = mark.x - (wide if mark.align == "right" else 0)
        assert left >= -0.5 and left + wide <= width + 0.5, mark
        for other in said:
            if other is not mark and other.baseline == mark.baseline and other.x > mark.x:
                room = text_width(other.text, other.face, other.size)
                assert left + wide <= other.x - (room if other.align == "right" else 0), mark
    assert all(y <= height for mark in marks if isinstance(mark, Stroke) for _, y in mark.points)


def test_it_has_a_title_its_unit_and_the_average() -> None:
    said = [mark.text for mark in stacks_marks(some(), 400, 200, 12) if isinstance(mark, Said)]
    assert {"Plus gros tapis, en jetons", "moyenne 12 000"} <= set(said)
    assert NAMES[0] in said and "12.8" in said


def test_two_of_a_family_never_read_alike_and_a_low_room_holds_fewer() -> None:
    marks = stacks_marks(some(), 190, 200, 12)
    family = [m.text for m in marks if isinstance(m, Said) and m.text.startswith("CHAR")]
    assert len(set(family)) == 2
    low = stacks_marks(some(), 190, stacks_height(2, 12), 12)
    assert sum(isinstance(mark, Bar) for mark in low) == 2 * 2


@pytest.mark.parametrize(("width", "told"), [(600, 3), (300, 2), (130, 1), (20, 0)])
def test_the_key_says_what_has_room_each_sample_before_its_words(width: float, told: int) -> None:
    key = Key("part du plus gros tapis", "moyenne 12 000", "moins de 10 BB")
    marks = key_marks(key, width, 24, 12)
    words = [mark for mark in marks if isinstance(mark, Said)]
    assert len(words) == told and len(marks) == 2 * told
    for mark in words:
        assert mark.x + text_width(mark.text, mark.face, mark.size) <= width
    striped = [mark for mark in marks if isinstance(mark, Stroke) and mark.dashes]
    assert bool(striped) is ("moins de 10 BB" in {mark.text for mark in words})
