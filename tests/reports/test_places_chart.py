"""The chart of a player's ranks: the first at the top, the mean, words apart."""

from __future__ import annotations

import itertools

import pytest

from reports.lettering import text_width
from reports.marks import INK, Disc, Said, Stroke
from reports.places_chart import Finish, Finishes, finishes_marks

TITLE = "Rang par soirée, le premier en haut"


def some(count: int, entrants: int = 40) -> Finishes:
    evenings = (Finish(f"{n % 28 + 1:02}/09", n * 7 % entrants + 1, entrants) for n in range(count))
    return Finishes(TITLE, "rang moyen 12,4", tuple(evenings))


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


@pytest.mark.parametrize("room", [(880, 132, 12), (420, 132, 12), (510, 100, 8), (320, 100, 8)])
@pytest.mark.parametrize("count", [1, 2, 9, 200])
@pytest.mark.parametrize("entrants", [2, 40, 1200])
def test_everything_stands_in_its_frame_and_no_words_over_others(
    room: tuple[float, float, float], count: int, entrants: int
) -> None:
    width, height, size = room
    marks = finishes_marks(some(count, entrants), width, height, size)
    words = [mark for mark in marks if isinstance(mark, Said)]
    assert not [pair for pair in itertools.combinations(words, 2) if overlap(*pair)]
    for left, top, right, foot in map(box_of, words):
        assert left >= -0.01 and top >= 0 and right <= width + 0.01 and foot <= height
    for mark in marks:
        if isinstance(mark, Disc):
            assert mark.radius <= mark.x <= width - mark.radius
            assert mark.radius <= mark.y <= height - mark.radius


def test_the_better_rank_stands_higher_and_the_mean_between() -> None:
    evenings = (Finish("01/09", 1, 9), Finish("08/09", 9, 9))
    marks = finishes_marks(Finishes(TITLE, "rang moyen 5", evenings), 400, 132, 12)
    first, last = [mark for mark in marks if isinstance(mark, Disc)]
    mean = [mark for mark in marks if isinstance(mark, Stroke) and mark.colour == INK][-1]
    assert first.y < last.y and first.x < last.x
    assert mean.dashes and mean.points[0][1] == pytest.approx((first.y + last.y) / 2)
    assert first.radius > last.radius


def test_of_too_many_evenings_the_latest_are_drawn() -> None:
    marks = finishes_marks(some(200), 400, 132, 12)
    dots = [mark for mark in marks if isinstance(mark, Disc)]
    assert 10 < len(dots) < 200
    assert "04/09" in {mark.text for mark in marks if isinstance(mark, Said)}


def test_without_an_evening_nothing_is_drawn() -> None:
    assert finishes_marks(Finishes(TITLE, "", ()), 400, 132, 12) == ()
