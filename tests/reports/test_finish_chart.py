"""The chart of the end: players left by steps, the forecast a band, the hall's hour a post."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from placed_words import box_of, overlap

from reports.finish_chart import FinishCourse, Forecast, Hour, finish_marks
from reports.lettering import Weight
from reports.marks import ACCENT, INK, RULE, SOFT, Area, ChartMark, Disc, Said, Stroke

HOUR = 3_600_000


def a_course(closes: float | None = 6.0, end: float = 4.0, now: float = 1.5) -> FinishCourse:
    """Return an evening of 24 players begun at hour 0, hours since then."""
    closing = None
    if closes is not None:
        closing = Hour(round(closes * HOUR), "fermeture 23:30")
    return FinishCourse(
        "Joueurs en jeu",
        Hour(0, "20:00"),
        24,
        ((HOUR // 2, 23), (HOUR, 20)),
        Hour(round(now * HOUR), "21:30"),
        20,
        Forecast(
            Hour(round((end - 0.1) * HOUR), "23:50"),
            Hour(round(end * HOUR), "vers 00:00"),
            Hour(round((end + 0.1) * HOUR), "00:10"),
        ),
        closing,
    )


def lines_of(marks: tuple[ChartMark, ...], colour: str) -> list[Stroke]:
    return [mark for mark in marks if isinstance(mark, Stroke) and mark.colour == colour]


def middle_of(marks: tuple[ChartMark, ...]) -> Stroke:
    """Return the course that ends in the middle of the band."""
    (middle,) = [mark for mark in lines_of(marks, ACCENT) if mark.dashes]
    return middle


@pytest.mark.parametrize("room", [(400, 96, 12), (400, 56, 12), (300, 96, 12), (520, 140, 8)])
@pytest.mark.parametrize("closes", [None, 0.2, 4.0, 9.0, 40.0])
@pytest.mark.parametrize("end", [1.6, 4.0, 12.0])
def test_everything_stands_in_its_frame_and_no_words_over_others(
    room: tuple[float, float, float], closes: float | None, end: float
) -> None:
    width, height, size = room
    marks = finish_marks(a_course(closes, end), width, height, size)
    words = [mark for mark in marks if isinstance(mark, Said)]
    assert not [pair for pair in itertools.combinations(words, 2) if overlap(*pair)]
    for left, top, right, foot in map(box_of, words):
        assert left >= -0.01 and top >= 0 and right <= width + 0.01 and foot <= height
    for mark in marks:
        if isinstance(mark, Stroke | Area):
            assert all(0 <= x <= width and 0 <= y <= height for x, y in mark.points)


def test_players_left_go_down_by_steps_to_a_dot_now() -> None:
    marks = finish_marks(a_course(), 400, 96, 12)
    (dot,) = [mark for mark in marks if isinstance(mark, Disc)]
    steps = lines_of(marks, ACCENT)[-1]
    assert steps.points[-1] == (dot.x, dot.y)
    for (x, y), (after_x, after_y) in itertools.pairwise(steps.points):
        assert (x == after_x or y == after_y) and after_x >= x and after_y >= y


def test_the_forecast_begins_where_play_is_and_ends_between_its_two_hours() -> None:
    marks = finish_marks(a_course(), 400, 96, 12)
    (band,) = [mark for mark in marks if isinstance(mark, Area)]
    (dot,) = [mark for mark in marks if isinstance(mark, Disc)]
    assert band.share == 0.2 and band.colour == ACCENT
    middle = middle_of(marks)
    assert middle.points[0] == pytest.approx((dot.x, dot.y))
    assert band.points[0] == pytest.approx((dot.x, dot.y))
    foot = max(y for _, y in band.points)
    soonest, latest = [point for point in band.points if point[1] == foot]
    assert soonest[1] == latest[1] == middle.points[-1][1]
    assert soonest[0] < middle.points[-1][0] < latest[0]


def test_the_band_is_one_shape_without_a_notch() -> None:
    (band,) = [mark for mark in finish_marks(a_course(), 400, 96, 12) if isinstance(mark, Area)]
    half = len(band.points) // 2
    for course in (band.points[:half], band.points[: half - 1 : -1]):
        falls = [(v - y) / (u - x) for (x, y), (u, v) in itertools.pairwise(course)]
        assert all(0 < after <= before + 1e-6 for before, after in itertools.pairwise(falls))


def test_as_many_players_are_a_step_of_one_height() -> None:
    course = replace(a_course(), outs=((HOUR // 2, 16), (HOUR, 8)), left=8)
    steps = lines_of(finish_marks(course, 400, 96, 12), ACCENT)[-1]
    all_of_them, sixteen, eight = sorted({y for _, y in steps.points})
    assert sixteen - all_of_them == pytest.approx(eight - sixteen)


@pytest.mark.parametrize("left", [24, 20, 8, 3])
@pytest.mark.parametrize("height", [96, 138])
def test_how_many_are_left_stands_at_the_dot(left: int, height: float) -> None:
    course = replace(a_course(), outs=((HOUR, left),), left=left)
    marks = finish_marks(course, 400, height, 12)
    (dot,) = [mark for mark in marks if isinstance(mark, Disc)]
    told = [m for m in marks if isinstance(m, Said) and m.text == str(left)]
    (said,) = [mark for mark in told if mark.face is Weight.SEMIBOLD]
    at, top, right, foot = box_of(said)
    assert max(at - dot.x, dot.x - right, top - dot.y, dot.y - foot) < said.size


def test_a_tick_stands_at_the_hour_foreseen() -> None:
    marks = finish_marks(a_course(), 400, 138, 12)
    (tick,) = [mark for mark in lines_of(marks, ACCENT) if len(mark.points) == 2]
    (x, _), (same, _) = tick.points
    assert x == same == pytest.approx(middle_of(marks).points[-1][0])


@pytest.mark.parametrize(("height", "open_by"), [(96, 8), (138, 14)])
def test_the_band_opens_and_has_an_edge_around_it(height: float, open_by: float) -> None:
    course = replace(
        a_course(None), forecast=Forecast(*(Hour(round(at * HOUR), "") for at in (4.1, 4.6, 5.2)))
    )
    marks = finish_marks(course, 400, height, 12)
    (band,) = [mark for mark in marks if isinstance(mark, Area)]
    (edge,) = [m for m in lines_of(marks, ACCENT) if m.share < 1]
    assert edge.points == band.points
    half = len(band.points) // 2
    soonest, latest = band.points[:half], band.points[half:]
    # As high as its two courses are apart where the soonest is nearly over.
    x, y = soonest[-6]
    over = min(latest, key=lambda point: abs(point[0] - x))
    assert y - over[1] >= open_by
    for at, middle in middle_of(marks).points[1:]:
        near = min(latest, key=lambda point: abs(point[0] - at))
        assert middle >= near[1] - 2


@pytest.mark.parametrize("closes", [None, 4.0, 6.0])
def test_the_middle_of_the_band_has_its_hour_apart_from_the_post(closes: float | None) -> None:
    marks = finish_marks(a_course(closes), 400, 96, 12)
    (label,) = [mark for mark in marks if isinstance(mark, Said) and mark.text == "vers 00:00"]
    left, _, right, foot = box_of(label)
    middle = middle_of(marks)
    x, y = middle.points[-1]
    assert left - label.size * 6 < x < right + label.size * 6 and foot < y
    for post in lines_of(marks, INK):
        assert not left <= post.points[0][0] <= right


def test_the_hall_closes_at_a_post_where_its_hour_is_known() -> None:
    (post,) = lines_of(finish_marks(a_course(), 400, 96, 12), INK)
    assert post.points[0][0] == post.points[1][0] == pytest.approx(394)
    assert not lines_of(finish_marks(a_course(None), 400, 96, 12), INK)


def test_once_play_is_over_the_line_ends_at_its_hour_and_nothing_is_forecast() -> None:
    course = a_course(None)
    over = replace(course, outs=((HOUR, 2), (3 * HOUR, 1)), left=1, forecast=None)
    over = replace(over, now=Hour(3 * HOUR, "23:00"))
    marks = finish_marks(over, 400, 96, 9)
    assert not [mark for mark in marks if isinstance(mark, Area)]
    words = [mark.text for mark in marks if isinstance(mark, Said)]
    assert words.count("23:00") == 1 and {"20:00", "Joueurs en jeu"} <= set(words)
    (line,) = lines_of(marks, ACCENT)
    assert not line.dashes


@pytest.mark.parametrize("outs", [((HOUR, 2), (3 * HOUR, 1)), ((3 * HOUR, 1),)])
def test_what_is_told_at_the_end_of_the_line_stands_there_once(
    outs: tuple[tuple[int, int], ...],
) -> None:
    over = replace(a_course(None), outs=outs, left=1, forecast=None)
    over = replace(over, now=Hour(3 * HOUR, "23:00"), told="vainqueur")
    marks = finish_marks(over, 900, 138, 12)
    (said,) = [m for m in marks if isinstance(m, Said) and m.text == "vainqueur"]
    (dot,) = [mark for mark in marks if isinstance(mark, Disc)]
    assert 0 < dot.x - box_of(said)[2] < 2 * said.size and dot.y - said.baseline < 3 * said.size
    if len(outs) > 1:
        (line,) = lines_of(marks, ACCENT)
        under = [y for x, y in line.points if x > box_of(said)[0]]
        assert min(under) - said.baseline >= 11.9


def test_a_name_at_the_end_of_the_line_stands_on_no_rule() -> None:
    outs = tuple((HOUR * n // 3, 9 - n) for n in range(1, 9))
    over = replace(a_course(None), entrants=9, outs=outs, left=1, forecast=None)
    over = replace(over, now=Hour(HOUR * 8 // 3, "22:40"), told="vainqueur")
    marks = finish_marks(over, 480, 62, 8)
    (said,) = [mark for mark in marks if isinstance(mark, Said) and mark.text == "vainqueur"]
    _, top, _, foot = box_of(said)
    heights = {y for line in lines_of(marks, RULE) for _, y in line.points}
    assert len(heights) == 3, "one of them in the middle"
    assert not [y for y in heights if top < y < foot]


@pytest.mark.parametrize("told", ["", "vainqueur"])
def test_once_play_is_over_its_two_hours_have_a_tick_clear_of_the_figures(told: str) -> None:
    over = replace(a_course(None), outs=((3 * HOUR, 1),), left=1, forecast=None)
    over = replace(over, now=Hour(3 * HOUR, "23:00"), told=told)
    marks = finish_marks(over, 1060, 138, 12)
    words = [mark for mark in marks if isinstance(mark, Said)]
    begins, ends = (next(m for m in words if m.text == hour) for hour in ("20:00", "23:00"))
    (dot,) = [mark for mark in marks if isinstance(mark, Disc)]
    first, last = sorted(lines_of(marks, SOFT), key=lambda mark: mark.points)
    assert last.points[0] == pytest.approx((dot.x, dot.y))
    assert dot.y + dot.radius < last.points[1][1] < box_of(ends)[1]
    for tick, hour in ((first, begins), (last, ends)):
        left, _, right, _ = box_of(hour)
        assert left <= tick.points[0][0] <= right
    (one,) = [mark for mark in words if mark.text == "1" and mark.align == "right"]
    assert box_of(begins)[1] - box_of(one)[3] >= 8


def test_the_hour_of_an_end_at_once_stands_under_its_tick() -> None:
    over = replace(a_course(None), outs=((0, 1),), left=1, forecast=None, now=Hour(0, "20:00"))
    marks = finish_marks(over, 1060, 138, 12)
    tick = lines_of(marks, SOFT)[-1]
    (hour,) = [mark for mark in marks if isinstance(mark, Said) and mark.text == "20:00"]
    left, _, right, _ = box_of(hour)
    assert (left + right) / 2 == pytest.approx(tick.points[0][0], abs=1)


@pytest.mark.parametrize("height", [96, 138])
def test_an_hour_stands_8_pixels_under_the_figure_at_the_foot(height: float) -> None:
    course = replace(a_course(), hours=(Hour(0, "20:00"),))
    words = [m for m in finish_marks(course, 400, height, 12) if isinstance(m, Said)]
    (one,) = [mark for mark in words if mark.text == "1"]
    (begins,) = [mark for mark in words if mark.text == "20:00"]
    assert box_of(begins)[1] - box_of(one)[3] >= 8


@pytest.mark.parametrize(("width", "every"), [(400, 1), (180, 2), (120, 3)])
def test_what_is_foreseen_is_read_on_round_hours_as_many_as_have_room(
    width: float, every: int
) -> None:
    hours = tuple(Hour(at * HOUR, f"{(20 + at) % 24:02}:00") for at in range(5))
    marks = finish_marks(replace(a_course(None), hours=hours), width, 96, 12)
    ticks = [mark for mark in lines_of(marks, SOFT) if len(mark.points) == 2]
    told = [mark for mark in marks if isinstance(mark, Said) and ":00" in mark.text[:5]]
    kept = [hour for hour in hours if hour.at_ms % (every * HOUR) == 0]
    assert [mark.text for mark in told] == [hour.word for hour in kept]
    for tick, word in zip(ticks, told, strict=True):
        left, _, right, _ = box_of(word)
        assert left <= tick.points[0][0] <= right


def test_full_hours_have_a_tick_and_a_word_once_all_is_played() -> None:
    hours = tuple(Hour(at * HOUR, f"{20 + at}:00") for at in (1, 2, 3))
    course = replace(a_course(now=3.05), forecast=None, closing=None, hours=hours)
    marks = finish_marks(course, 400, 96, 12)
    told = [mark.text for mark in marks if isinstance(mark, Said)]
    assert "21:00" in told and "22:00" in told and "23:00" not in told, "too near the end"
    foot = max(y for mark in lines_of(marks, ACCENT) for _, y in mark.points)
    ticks = {m.points[0][0] for m in lines_of(marks, SOFT) if m.points[1][1] > foot}
    assert len(ticks) == 4, "the start, the end, two hours: none without its word"


def test_before_anybody_is_out_their_number_is_written_once() -> None:
    begins = replace(a_course(now=0.0), outs=(), left=24)
    told = [mark.text for mark in finish_marks(begins, 400, 96, 12) if isinstance(mark, Said)]
    assert told.count("24") == 1
