"""The picture of a result: every prize is on it, nothing over anything else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from td_app.printing.evening_result import EveningResult, ResultStep
from td_app.ui.public import result_picture as drawn

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


def a_step(place: int) -> ResultStep:
    return ResultStep(f"{place}e", (place,), (f"PETIT Jean{place}",), f"{10 * place} €")


@pytest.mark.parametrize("paid", [2, 3, 4, 7, 12])
def test_all_who_win_stand_on_it_and_beyond_its_room_are_counted(
    monkeypatch: pytest.MonkeyPatch, paid: int
) -> None:
    steps = tuple(map(a_step, range(1, paid + 1)))
    result = EveningResult("Open", "samedi", steps[:3], "27 joueurs", "Club", further=steps[3:])
    lines: list[tuple[str, QRectF]] = []

    def noted(_painter: object, room: QRectF, words: str, *_: object, **__: object) -> float:
        lines.append((words, QRectF(room)))
        return 1.0

    monkeypatch.setattr(drawn, "paint_line", noted)
    monkeypatch.setattr(drawn, "paint_name", noted)
    drawn.result_picture(result)
    said = [words for words, _ in lines]
    for step in steps[: 7 if paid == 7 else 6]:
        assert step.names[0] in said and step.won in said
    assert ("et 6 autres vainqueurs" in said) is (paid == 12)
    rooms = [room for words, room in lines if words]
    assert all(room.height() > 40 and room.bottom() <= drawn.HIGH for room in rooms)
    assert not [
        (one, other)
        for place, one in enumerate(rooms)
        for other in rooms[place + 1 :]
        if one.intersects(other)
    ]
