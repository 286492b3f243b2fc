"""The chart of a structure: blinds on a scale of doublings, breaks as gaps, within its frame."""

from __future__ import annotations

import itertools

import pytest

from reports.lettering import text_width
from reports.marks import ACCENT, SOFT, Area, ChartMark, Disc, Said, Stroke
from reports.structure_chart import RisingStep, StructureCourse, structure_marks

BLINDS = (100, 200, 400, 0, 800, 1_600, 0, 3_200)
STEPS = tuple(RisingStep(20 if blind else 10, blind) for blind in BLINDS)
COURSE = StructureCourse(
    STEPS,
    "Structure\u00a0: grosse blinde",
    "tapis moyen, en BB",
    75,
    ((0, 100), (20, 100), (40, 52), (60, 30), (75, 20)),
)
SIZES = [(420, 140, 12), (300, 110, 12), (520, 120, 8), (700, 240, 12)]


def box_of(said: Said) -> tuple[float, float, float, float]:
    """Return left, top, right and foot of words."""
    wide = text_width(said.text, said.face, said.size)
    left = said.x - wide * {"left": 0, "center": 0.5, "right": 1}[said.align]
    return left, said.baseline - said.size * 0.75, left + wide, said.baseline


def overlap(one: Said, other: Said) -> bool:
    left, top, right, foot = box_of(one)
    other_left, other_top, other_right, other_foot = box_of(other)
    across = left < other_right and other_left < right
    return across and top < other_foot and other_top < foot


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
        (*STEPS, RisingStep(20, most)), COURSE.title, COURSE.average, 75, COURSE.averages
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


def test_before_the_start_nothing_is_played_and_no_average_told() -> None:
    marks = structure_marks(StructureCourse(STEPS, "Structure", "tapis moyen"), 420, 140)
    assert all(stroke.colour == SOFT for stroke in steps_of(marks))
    assert not [mark for mark in marks if isinstance(mark, Area | Disc)]
    assert "tapis moyen" not in {mark.text for mark in marks if isinstance(mark, Said)}


def test_a_structure_without_a_level_is_not_drawn() -> None:
    assert structure_marks(StructureCourse((RisingStep(10),), "Structure"), 420, 140) == ()
    one = StructureCourse((RisingStep(20, 100),), "Structure", played=500)
    assert len(steps_of(structure_marks(one, 420, 140))) == 1
