"""The chart of a structure: blinds and average on one scale of chips, breaks as gaps."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace

import pytest
from placed_words import box_of, overlap

from reports.marks import ACCENT, INK, RULE, SOFT, Area, ChartMark, Disc, Said, Stroke
from reports.structure_chart import (
    AverageStack,
    RisingStep,
    StructureCourse,
    crosses,
    structure_marks,
)

BLINDS = (100, 200, 400, 0, 800, 1_600, 0, 3_200)
STEPS = tuple(RisingStep(20 if blind else 10, blind) for blind in BLINDS)
AVERAGES = (
    AverageStack(0, 10_000, 100),
    AverageStack(20, 10_400, 104),
    AverageStack(40, 11_000, 55),
    AverageStack(60, 12_000, 30),
    AverageStack(75, 16_000, 20),
)
COURSE = StructureCourse(
    STEPS,
    "Structure\u00a0: grosse blinde et tapis moyen",
    "tapis moyen 20 BB",
    75,
    AVERAGES,
    "100 BB",
)
SIZES = [(420, 140, 12), (300, 110, 12), (520, 120, 8), (700, 240, 12)]


def steps_of(marks: tuple[ChartMark, ...]) -> list[Stroke]:
    """Return the lines of the steps, the first played first."""
    return [m for m in marks if isinstance(m, Stroke) and m.colour in (ACCENT, SOFT)]


@pytest.mark.parametrize("room", SIZES)
@pytest.mark.parametrize("most", [300, 12_000, 4_000_000])
def test_everything_stands_in_its_frame_and_no_words_over_others(
    room: tuple[float, float, float], most: int
) -> None:
    width, height, size = room
    course = StructureCourse(
        (*STEPS, RisingStep(20, most)),
        COURSE.title,
        COURSE.average,
        75,
        COURSE.averages,
        COURSE.began,
    )
    marks = structure_marks(course, width, height, size)
    words = [mark for mark in marks if isinstance(mark, Said)]
    assert not [pair for pair in itertools.combinations(words, 2) if overlap(*pair)]
    for left, top, right, foot in map(box_of, words):
        assert left >= -0.01 and top >= 0 and right <= width + 0.01 and foot <= height
    for mark in marks:
        if isinstance(mark, Stroke | Area):
            assert all(0 <= x <= width and 0 <= y <= height for x, y in mark.points)


def test_blinds_that_double_rise_by_steps_of_one_height() -> None:
    heights = {
        y for stroke in steps_of(structure_marks(COURSE, 420, 140)) for _, y in stroke.points
    }
    risen = [below - above for above, below in itertools.pairwise(sorted(heights))]
    assert risen == pytest.approx([risen[0]] * len(risen))


def test_a_break_is_a_gap() -> None:
    first, second, *_ = steps_of(structure_marks(COURSE, 420, 140))
    assert second.points[0][0] > first.points[-1][0]


def test_what_is_played_is_in_the_accent() -> None:
    marks = structure_marks(COURSE, 420, 140)
    (dot,) = [mark for mark in marks if isinstance(mark, Disc)]
    played = [stroke for stroke in steps_of(marks) if stroke.colour == ACCENT]
    assert played[-1].points[-1][0] == pytest.approx(dot.x)
    coming = [stroke for stroke in steps_of(marks) if stroke.colour == SOFT]
    assert min(x for stroke in coming for x, _ in stroke.points) == pytest.approx(dot.x)


@pytest.mark.parametrize("room", SIZES)
@pytest.mark.parametrize("told", [1, 2, 5])
def test_the_average_is_told_at_the_dot_where_its_line_ends(
    room: tuple[float, float, float], told: int
) -> None:
    course = replace(COURSE, averages=COURSE.averages[:told])
    marks = structure_marks(course, *room)
    (dot,) = [mark for mark in marks if isinstance(mark, Disc)]
    (label,) = [m for m in marks if isinstance(m, Said) and m.text == COURSE.average]
    left, top, right, foot = box_of(label)
    across = max(left - dot.x, dot.x - right, 0)
    down = max(top - dot.y, dot.y - foot, 0)
    assert max(across, down) < 2.5 * label.size


def average_of(marks: tuple[ChartMark, ...]) -> Stroke:
    """Return the line of the average: the first drawn in ink."""
    return next(mark for mark in marks if isinstance(mark, Stroke) and mark.colour == INK)


def test_there_is_one_scale_in_tenfold_steps() -> None:
    marks = structure_marks(replace(COURSE, apart=" "), 420, 140, 12)
    figures = [m for m in marks if isinstance(m, Said) and m.align == "right"]
    assert [mark.text for mark in figures] == ["100", "1 000", "10 000"]
    assert len({mark.x for mark in figures}) == 1


def test_the_height_between_the_two_lines_is_how_many_big_blinds_the_average_has() -> None:
    marks = structure_marks(COURSE, 420, 140, 12)
    low, high = sorted({y for stroke in steps_of(marks) for _, y in stroke.points})[-2:]
    doubled = high - low
    (dot,) = [mark for mark in marks if isinstance(mark, Disc)]
    told = [m for m in marks if isinstance(m, Stroke) and m.colour == INK][-1]
    assert told.points[0] == pytest.approx((dot.x, dot.y))
    assert {x for x, _ in told.points} == {dot.x}
    played = [stroke for stroke in steps_of(marks) if stroke.colour == ACCENT][-1]
    assert told.points[1] == pytest.approx(played.points[-1])
    assert (told.points[1][1] - dot.y) / doubled == pytest.approx(math.log2(20))


def test_the_average_known_goes_by_steps_and_the_one_estimated_is_dashed() -> None:
    known = average_of(structure_marks(COURSE, 420, 140, 12))
    pairs = list(itertools.pairwise(known.points))
    assert not known.dashes and all(x == then or y == after for (x, y), (then, after) in pairs)
    foreseen = average_of(structure_marks(replace(COURSE, estimated=True), 420, 140, 12))
    assert foreseen.dashes and len(foreseen.points) == len(AVERAGES)


@pytest.mark.parametrize("room", SIZES)
def test_words_of_the_average_stand_clear_of_the_title(room: tuple[float, float, float]) -> None:
    marks = structure_marks(COURSE, *room)
    title, *others = [mark for mark in marks if isinstance(mark, Said)]
    for said in others:
        if said.text in (COURSE.average, COURSE.began):
            beside = said.baseline == title.baseline and said.x > box_of(title)[2] + room[2]
            assert beside or box_of(said)[1] - title.baseline >= room[2]


@pytest.mark.parametrize("width", [300, 420, 428, 500, 700])
def test_the_two_words_of_the_average_never_read_as_one_line(width: float) -> None:
    told = [m for m in structure_marks(COURSE, width, 140, 12) if isinstance(m, Said)]
    ends = [mark for mark in told if mark.text in (COURSE.average, COURSE.began)]
    for one, other in itertools.combinations(ends, 2):
        (left, top, right, foot), (start, high, end, low) = box_of(one), box_of(other)
        assert foot <= high or low <= top or right + 12 <= start or end + 12 <= left


def test_in_a_low_chart_the_average_is_told_beside_the_title_rather_than_on_a_line() -> None:
    ends = (AverageStack(0, 10_000, 100), AverageStack(150, 180_000, 56))
    course = replace(COURSE, averages=ends, estimated=True)
    marks = structure_marks(course, 520, 90, 12)
    title = next(mark for mark in marks if isinstance(mark, Said))
    (label,) = [m for m in marks if isinstance(m, Said) and m.text == COURSE.average]
    assert label.baseline == title.baseline and label.x > box_of(title)[2]


@pytest.mark.parametrize("words", ["tapis moyen estimé 18,0 BB", "estimated average stack 18.0 BB"])
@pytest.mark.parametrize("width", [620, 676, 830])
def test_the_average_estimated_is_told_over_its_line_and_touches_none(
    words: str, width: float
) -> None:
    rising = (10_000, 10_500, 14_000, 32_000, 75_000, 180_000, 360_000)
    blinds = (100, 200, 400, 800, 1_600, 4_000, 20_000)
    ends = tuple(AverageStack(60 * at, chips, 100 - at) for at, chips in enumerate(rising))
    steps = tuple(RisingStep(60, blind) for blind in blinds)
    title = "Structure\u00a0: grosse blinde et tapis moyen, en jetons"
    course = StructureCourse(steps, title, words, 40, ends, "100,0 BB", estimated=True)
    marks = structure_marks(course, width, 160, 12)
    line = average_of(marks)
    (label,) = [m for m in marks if isinstance(m, Said) and m.text == words]
    left, top, right, foot = box_of(label)
    assert foot + 4 <= min(y for x, y in line.points if x >= left)
    around = ((left, top - 4), (right, top - 4), (right, foot + 4), (left, foot + 4))
    lines = [m.points for m in marks if isinstance(m, Stroke) and m.colour != RULE]
    assert not any(crosses(points, (*around, around[0])) for points in lines)


def test_words_of_the_average_stand_on_no_line_where_there_is_room() -> None:
    marks = structure_marks(COURSE, 700, 240, 12)
    lines = [m.points for m in marks if isinstance(m, Stroke) and m.colour != RULE]
    for words in (COURSE.average, COURSE.began):
        (label,) = [m for m in marks if isinstance(m, Said) and m.text == words]
        left, top, right, foot = box_of(label)
        corners = ((left, top), (right, top), (right, foot), (left, foot), (left, top))
        assert not any(crosses(line, corners) for line in lines)


def test_before_the_start_nothing_is_played_and_no_average_told() -> None:
    marks = structure_marks(StructureCourse(STEPS, "Structure", "tapis moyen"), 420, 140)
    assert all(stroke.colour == SOFT for stroke in steps_of(marks))
    assert not [mark for mark in marks if isinstance(mark, Area | Disc)]
    assert "tapis moyen" not in {mark.text for mark in marks if isinstance(mark, Said)}


def test_a_structure_without_a_level_is_not_drawn() -> None:
    assert structure_marks(StructureCourse((RisingStep(10),), "Structure"), 420, 140) == ()
    one = StructureCourse((RisingStep(20, 100),), "Structure", played=500)
    assert len(steps_of(structure_marks(one, 420, 140))) == 1


@pytest.mark.parametrize("room", SIZES)
def test_no_words_of_the_average_stand_on_its_dot(room: tuple[float, float, float]) -> None:
    width, height, size = room
    course = replace(COURSE, average="dernier tapis moyen 90 BB", blind="grosse blinde")
    marks = structure_marks(course, width, height, size)
    (dot,) = [mark for mark in marks if isinstance(mark, Disc)]
    for left, top, right, foot in (box_of(mark) for mark in marks if isinstance(mark, Said)):
        clear = dot.x + dot.radius < left or right < dot.x - dot.radius
        assert clear or dot.y + dot.radius < top or foot < dot.y - dot.radius


def test_an_estimate_begins_where_the_average_as_played_ends() -> None:
    known = (*AVERAGES[:2], AverageStack(30, 10_900, 54))
    course = replace(COURSE, estimated=True, played=30, known=known)
    marks = structure_marks(course, 520, 140, 12)
    so_far, foreseen = [m for m in marks if isinstance(m, Stroke) and m.colour == INK][:2]
    assert foreseen.dashes and not so_far.dashes
    assert foreseen.points[0] == so_far.points[-1]
    played = max(m.points[-1][0] for m in steps_of(marks) if m.colour == ACCENT)
    assert so_far.points[-1][0] == pytest.approx(played)
    assert all(x == u or y == v for (x, y), (u, v) in itertools.pairwise(so_far.points))


def test_in_a_card_whose_head_is_its_title_110_pixels_are_left_to_the_lines() -> None:
    course = replace(COURSE, title="", blind="grosse blinde")
    marks = structure_marks(course, 404, 154, 12)
    heights = [y for m in marks if isinstance(m, Area) for _, y in m.points]
    assert max(heights) - 12 * 1.85 >= 110
    words = [mark for mark in marks if isinstance(mark, Said)]
    assert not [pair for pair in itertools.combinations(words, 2) if overlap(*pair)]


@pytest.mark.parametrize("played", range(15, 76, 10))
def test_the_first_average_is_told_well_off_the_dotted_line_or_not_at_all(played: int) -> None:
    told = tuple(one for one in AVERAGES if one.minutes < played)
    averages = (*told, replace(told[-1], minutes=played))
    marks = structure_marks(replace(COURSE, averages=averages, played=played), 420, 154, 12)
    dotted = [m for m in marks if isinstance(m, Stroke) and m.colour == INK][-1]
    for said in (m for m in marks if isinstance(m, Said) and m.text == "100 BB"):
        left, _, right, _ = box_of(said)
        x = dotted.points[0][0]
        assert right + 4 <= x or x + 4 <= left


def test_the_line_of_the_blinds_is_named_at_its_end() -> None:
    marks = structure_marks(replace(COURSE, blind="grosse blinde"), 700, 240, 12)
    (named,) = [m for m in marks if isinstance(m, Said) and m.text == "grosse blinde"]
    lines = [m.points for m in marks if isinstance(m, Stroke) and m.colour != RULE]
    (left, top, right, foot) = box_of(named)
    edge = ((left, top), (right, top), (right, foot), (left, foot), (left, top))
    assert right > 500 and not any(crosses(line, edge) for line in lines)
