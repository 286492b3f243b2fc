"""The chart of a player's ranks: the first at the top, the mean, words apart."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from placed_words import box_of, overlap

from reports.marks import INK, RULE, Disc, Said, Stroke
from reports.places_chart import Finish, Finishes, finishes_marks

TITLE = "Rang par soirée, le premier en haut"


def some(count: int, entrants: int = 40) -> Finishes:
    ranks = [n * 7 % entrants + 1 for n in range(count)]
    evenings = (
        Finish(f"{n % 28 + 1:02}/09", rank, entrants, f"{rank}e") for n, rank in enumerate(ranks)
    )
    return Finishes(TITLE, "rang moyen 12,4", tuple(evenings))


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


@pytest.mark.parametrize("height", [100, 132, 197])
def test_each_rank_is_told_beside_its_dot_off_the_line_of_the_mean(height: float) -> None:
    evenings = tuple(
        Finish(f"{at:02}/09", rank, 30, f"{rank}e") for at, rank in enumerate((2, 5, 13, 2), 1)
    )
    marks = finishes_marks(Finishes(TITLE, "rang moyen 5,5", evenings), 1150, height, 12)
    dots = [mark for mark in marks if isinstance(mark, Disc)]
    assert {dot.radius for dot in dots} == {4}
    told = [m for m in marks if isinstance(m, Said) and m.text.endswith("e")]
    assert sorted(m.text for m in told) == ["13e", "2e", "2e", "5e"]
    mean = [mark for mark in marks if isinstance(mark, Stroke) and mark.colour == INK][-1]
    assert mean.thick == 1
    for said in told:
        left, top, right, foot = box_of(said)
        near = min(max(left - dot.x, dot.x - right, abs((top + foot) / 2 - dot.y)) for dot in dots)
        assert near < said.size
        assert not top - 3 <= mean.points[0][1] <= foot + 3


def test_what_leads_the_eye_to_a_dot_is_paler_than_the_mean() -> None:
    marks = finishes_marks(some(9), 880, 132, 12)
    upright = [m for m in marks if isinstance(m, Stroke) and m.points[0][0] == m.points[1][0]]
    assert len(upright) == 9 and {mark.colour for mark in upright} == {RULE}


def test_of_too_many_evenings_the_latest_are_drawn() -> None:
    marks = finishes_marks(some(200), 400, 132, 12)
    dots = [mark for mark in marks if isinstance(mark, Disc)]
    assert 10 < len(dots) < 200
    assert "04/09" in {mark.text for mark in marks if isinstance(mark, Said)}


def test_without_an_evening_nothing_is_drawn() -> None:
    assert finishes_marks(Finishes(TITLE, "", ()), 400, 132, 12) == ()


def test_the_line_of_the_mean_stops_before_a_dot_it_would_pass_through() -> None:
    ranks = (2, 5, 13, 2)
    evenings = tuple(Finish(f"{at:02}/09", rank, 30) for at, rank in enumerate(ranks, 1))
    marks = finishes_marks(Finishes(TITLE, "rang moyen 5,5", evenings), 1150, 180, 12)
    (_, dot, *_) = [mark for mark in marks if isinstance(mark, Disc)]
    pieces = [m.points for m in marks if isinstance(m, Stroke) and m.colour == INK]
    assert len(pieces) == 2
    assert all(abs(x - dot.x) >= dot.radius + 1 for piece in pieces for x, _ in piece)


def test_the_mean_is_named_at_the_end_of_its_line_and_ranks_on_the_axis_in_words() -> None:
    evenings = (Finish("01/09", 1, 30), Finish("08/09", 9, 30))
    ranked = Finishes(TITLE, "rang moyen 5", evenings, lambda place: f"{place}e")
    marks = finishes_marks(ranked, 680, 132, 12)
    words = {mark.text: mark for mark in marks if isinstance(mark, Said)}
    assert {"1e", "15e", "30e"} <= set(words)
    mean = [mark for mark in marks if isinstance(mark, Stroke) and mark.colour == INK][-1]
    (left, top, _, foot) = box_of(words["rang moyen 5"])
    assert top < mean.points[-1][1] < foot and 8 < left - mean.points[-1][0] < 24


def test_under_a_title_of_its_page_the_chart_has_the_room_of_its_own() -> None:
    untitled = replace(some(9), title="")

    def told(finishes: Finishes) -> list[Said]:
        return [m for m in finishes_marks(finishes, 420, 132, 12) if isinstance(m, Said)]

    assert TITLE in {said.text for said in told(some(9))}
    assert "" not in {said.text for said in told(untitled)}
    assert min(said.baseline for said in told(untitled)) < 2 * 12
    assert all(top >= 0 for _, top, _, _ in map(box_of, told(untitled)))
