"""Charts of a season: everything within its room, names never one over the other."""

from __future__ import annotations

import itertools

import pytest

from reports.charts import (
    OTHERS,
    Attendance,
    Pointed,
    Race,
    RacingLine,
    attendance_marks,
    label_of,
    nearest,
    race_marks,
)
from reports.lettering import text_width
from reports.marks import LINES, Bar, ChartMark, Disc, Said, Stroke, svg


def corners(mark: ChartMark) -> list[tuple[float, float]]:
    match mark:
        case Stroke(points):
            return list(points)
        case Bar(x, top, width, height):
            return [(x, top), (x + width, top + height)]
        case Said(x, baseline):
            return [(x, baseline)]
        case Disc(x, y, radius):
            return [(x - radius, y - radius), (x + radius, y + radius)]


def a_race(evenings: int, players: int) -> Race:
    lines = (
        RacingLine(f"{n}. JOUEUR", tuple(10.0 * e - n for e in range(evenings)))
        for n in range(players)
    )
    return Race(tuple(f"{n:02}/09" for n in range(evenings)), tuple(lines))


@pytest.mark.parametrize("evenings", [1, 2, 34])
def test_all_of_a_race_is_drawn_in_its_room(evenings: int) -> None:
    marks = race_marks(a_race(evenings, 8), 500, 220)
    assert all(0 <= x <= 500 and 0 <= y <= 220 for mark in marks for x, y in corners(mark))


def test_names_at_the_end_of_lines_never_stand_one_over_the_other() -> None:
    marks = race_marks(a_race(12, 8), 500, 220, size=9)
    names = sorted(m.baseline for m in marks if isinstance(m, Said) and "JOUEUR" in m.text)
    assert all(after - before >= 12.5 for before, after in itertools.pairwise(names))


@pytest.mark.parametrize(("rank", "width"), [("", 440), ("1. ", 480)])
def test_a_long_name_at_the_end_of_a_line_is_shortened_by_the_rule_of_names(
    rank: str, width: float
) -> None:
    line = RacingLine(f"{rank}CHARPENTIER-LAVIGNE Marie-Hélène", (10.0, 20.0))
    marks = race_marks(Race(("12/09", "26/09"), (line,)), width, 220, size=9)
    assert f"{rank}CHARPENTIER-LAVIGNE M.-H." in [m.text for m in marks if isinstance(m, Said)]


def test_two_lines_of_like_colours_differ_by_their_dashes() -> None:
    marks = race_marks(a_race(6, 8), 500, 220)
    drawn = [mark for mark in marks if isinstance(mark, Stroke) and len(mark.points) == 6]
    assert len({mark.dashes for mark in drawn[:4]}) == 4
    assert len({(mark.colour, mark.dashes) for mark in drawn}) == 8


@pytest.mark.parametrize("pointed", [None, Pointed(3, 2)])
def test_before_each_name_stands_a_sample_of_its_line(pointed: Pointed | None) -> None:
    race = a_race(6, 8)
    marks = race_marks(race, 700, 240, 12, pointed, others=OTHERS)
    strokes = [mark for mark in marks if isinstance(mark, Stroke)]
    lines = {mark.colour: mark for mark in strokes if len(mark.points) == 6}
    for number, line in enumerate(race.lines):
        drawn = lines[LINES[number]]
        (name,) = [m for m in marks if isinstance(m, Said) and m.text == line.name]
        _, sample = [m for m in strokes if m.colour == drawn.colour and len(m.points) == 2]
        (start, y), (end, same) = sample.points
        assert (end - start, y) == (pytest.approx(20), same)
        assert end < name.x < end + 12 and name.baseline - name.size < y < name.baseline
        assert start > drawn.points[-1][0]
        assert (sample.thick, sample.share) == (drawn.thick, drawn.share)
        # A whole round of its dashes has room in it.
        told = [one / sum(drawn.dashes) for one in drawn.dashes]
        assert [one / sum(sample.dashes) for one in sample.dashes] == pytest.approx(told)
        assert sum(sample.dashes) <= 20.01


def test_the_line_pointed_at_is_thick_and_the_others_pale() -> None:
    marks = race_marks(a_race(6, 8), 500, 220, 12, Pointed(3, 2), others=OTHERS)
    *others, chosen = [m for m in marks if isinstance(m, Stroke) and len(m.points) == 6]
    assert (chosen.thick, chosen.share) == (3, 1)
    assert {mark.share for mark in others} == {OTHERS}
    assert {mark.radius for mark in marks if isinstance(mark, Disc)} == {3}


def test_with_nothing_pointed_at_the_leader_stands_out() -> None:
    for others in (1, OTHERS):
        marks = race_marks(a_race(6, 8), 500, 220, 12, others=others)
        *lines, leader = [m for m in marks if isinstance(m, Stroke) and len(m.points) == 6]
        assert (leader.colour, leader.thick, leader.share) == (LINES[0], 3, 1)
        assert {mark.share for mark in lines} == {others} and lines[0].thick < leader.thick


@pytest.mark.parametrize("evening", range(6))
@pytest.mark.parametrize("line", [0, 7])
def test_what_is_pointed_at_is_found_and_said_within_the_chart(line: int, evening: int) -> None:
    race = a_race(6, 8)
    pointed = Pointed(line, evening)
    marks = race_marks(race, 500, 220, 12, pointed)
    (said,) = [m for m in marks if isinstance(m, Said) and m.text == label_of(race, pointed)]
    right = said.x + text_width(said.text, said.face, said.size)
    assert said.x >= 0 and right <= 500 and said.size <= said.baseline <= 220
    dots = [mark for mark in marks if isinstance(mark, Disc)][-6:]
    assert nearest(race, 500, 220, 12, (dots[evening].x, dots[evening].y)) == pointed


def test_far_from_every_dot_nothing_is_chosen() -> None:
    assert nearest(a_race(6, 8), 500, 220, 12, (490, 5)) is None
    assert nearest(Race((), ()), 500, 220, 12, (1, 1)) is None


def test_a_bar_is_as_high_as_those_who_came_guests_at_its_top() -> None:
    marks = attendance_marks(Attendance(("12/09", "26/09"), (20, 10), (5, 0)), 300, 120)
    first, guests, second = [mark for mark in marks if isinstance(mark, Bar)]
    assert guests.width == first.width and guests.colour == first.colour
    assert guests.share < first.share
    assert first.height == pytest.approx(3 * guests.height)
    assert first.height + guests.height == pytest.approx(2 * second.height)
    assert guests.top + guests.height == pytest.approx(first.top)


def test_an_evening_stands_under_its_dots_in_the_race_and_tells_its_guests() -> None:
    dates = ("12/09", "26/09", "10/10")
    came = Attendance(dates, (20, 10, 30), (5, 0, 4), ("20 dont 5", "10", "30 dont 4"))
    race = a_race(3, 2)
    bars = attendance_marks(came, 1150, 200, 12)
    dots = {round(m.x, 3) for m in race_marks(race, 1150, 200, 12) if isinstance(m, Disc)}
    assert {round(m.x + m.width / 2, 3) for m in bars if isinstance(m, Bar)} == dots
    assert {"20 dont 5", "10", "30 dont 4"} <= {m.text for m in bars if isinstance(m, Said)}
    low = {m.text for m in attendance_marks(came, 260, 120, 9) if isinstance(m, Said)}
    assert {"20", "30"} <= low, "of no room for both, those who came"


def test_bars_of_an_attendance_leave_more_room_than_they_take() -> None:
    marks = attendance_marks(Attendance(("12/09", "26/09"), (20, 10), (0, 0)), 300, 120)
    first, second = [mark for mark in marks if isinstance(mark, Bar)]
    assert second.x - first.x > 2 * first.width


def test_in_a_low_chart_the_scale_has_fewer_figures_none_over_another() -> None:
    came = Attendance(("12/09", "26/09"), (30, 30), (4, 2))
    for height in (90, 110, 200):
        marks = attendance_marks(came, 600, height, 12)
        said = [m for m in marks if isinstance(m, Said) and m.text.isdigit() and m.x < 60]
        scale = sorted(m.baseline for m in said)
        assert len(scale) >= 3
        assert all(after - before >= 12 for before, after in itertools.pairwise(scale))


@pytest.mark.parametrize("evenings", [1, 2, 5, 30])
def test_bars_of_an_attendance_are_at_most_72_pixels_wide(evenings: int) -> None:
    dates = tuple(f"{n + 1:02}/09" for n in range(evenings))
    came = Attendance(dates, (20,) * evenings, (5,) * evenings)
    marks = attendance_marks(came, 1150, 200, 12)
    bars = [mark.width for mark in marks if isinstance(mark, Bar)]
    assert len(bars) == 2 * evenings and max(bars) <= 72.01


def test_a_name_in_a_drawing_for_the_web_is_text() -> None:
    race = Race(("12/09",), (RacingLine('<b onclick="x">', (1.0,)),))
    drawn = svg(race_marks(race, 300, 200), 300, 200, "Course")
    assert "<b" not in drawn and "&lt;b onclick=&quot;x&quot;&gt;" in drawn


def test_nothing_is_drawn_of_nothing() -> None:
    assert race_marks(Race((), ()), 300, 200) == ()
    assert attendance_marks(Attendance((), (), ()), 300, 200) == ()
