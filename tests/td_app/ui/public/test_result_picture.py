"""The picture of a result: every prize is on it, nothing over anything else."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from wall_scenes import cap_of, room_of, said, told

from reports.marks import Picture, Said
from td_app.printing.evening_result import EveningResult, ResultStep
from td_app.ui.public.result_picture import result_picture
from td_app.wall.result import HEIGHT, WIDTH, result_scene
from td_app.wall.scene import Clothes
from td_app.wall.themes import NOIR

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


def a_step(place: int) -> ResultStep:
    return ResultStep(f"{place}e", (place,), (f"PETIT Jean{place}",), f"{10 * place} €")


def a_result(paid: int) -> EveningResult:
    steps = tuple(map(a_step, range(1, paid + 1)))
    return EveningResult("Open", "samedi", steps[:3], "27 joueurs", "Club", further=steps[3:])


@pytest.mark.parametrize("photo", [True, False])
@pytest.mark.parametrize("paid", [2, 3, 4, 7, 12])
def test_all_who_win_stand_on_it_and_beyond_its_room_are_counted(paid: int, photo: bool) -> None:
    scene = result_scene(a_result(paid), Clothes(NOIR), photo=photo)
    words = said(scene)
    for step in [a_step(place) for place in range(1, min(paid, 7 if paid == 7 else 6) + 1)]:
        assert step.names[0] in told(scene) and step.won in words
    assert ("et 6 autres récompensés" in words) is (paid == 12)
    marks = [mark for mark in scene.marks if isinstance(mark, Said) and mark.text]
    assert all(cap_of(mark) >= 18 for mark in marks), "read on a phone"
    rooms = [room_of(mark) for mark in marks]
    shown = [mark for mark in scene.marks if isinstance(mark, Picture)]
    assert len(shown) == photo
    rooms += [(one.x, one.top, one.x + one.width, one.top + one.height) for one in shown]
    assert all(left >= 0 and right <= WIDTH and low <= HEIGHT for left, _, right, low in rooms)
    for one, other in combinations(rooms, 2):
        across = one[0] < other[2] and other[0] < one[2]
        assert not (across and one[1] < other[3] and other[1] < one[3])


def test_it_is_drawn_at_its_size() -> None:
    image = result_picture(a_result(3))
    assert (image.width(), image.height()) == (WIDTH, HEIGHT)
    assert len({image.pixel(x, HEIGHT // 2) for x in range(0, WIDTH, 3)}) > 2


def test_what_the_winner_knocked_out_is_told_at_its_foot() -> None:
    result = replace(a_result(2), knockouts="5 éliminations")
    assert "27 joueurs · 5 éliminations" in said(result_scene(result, Clothes(NOIR)))
