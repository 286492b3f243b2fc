"""The chart of the end: players left by steps, the forecast a band, the hall's hour a post."""

from __future__ import annotations

import itertools

import pytest

from reports.finish_chart import FinishCourse, Hour, finish_marks
from reports.lettering import text_width
from reports.marks import ACCENT, INK, Area, ChartMark, Disc, Said, Stroke

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
        round(now * HOUR),
        20,
        Hour(round((end - 0.1) * HOUR), "23:50"),
        round(end * HOUR),
        Hour(round((end + 0.1) * HOUR), "00:10"),
        closing,
    )


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


def lines_of(marks: tuple[ChartMark, ...], colour: str) -> list[Stroke]:
    return [mark for mark in marks if isinstance(mark, Stroke) and mark.colour == colour]


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
    middle, _ = lines_of(marks, ACCENT)
    assert middle.dashes and middle.points[0] == pytest.approx((dot.x, dot.y))
    assert band.points[0][0] < middle.points[-1][0] < band.points[1][0]


def test_the_hall_closes_at_a_post_where_its_hour_is_known() -> None:
    (post,) = lines_of(finish_marks(a_course(), 400, 96, 12), INK)
    assert post.points[0][0] == post.points[1][0] == pytest.approx(394)
    assert not lines_of(finish_marks(a_course(None), 400, 96, 12), INK)
