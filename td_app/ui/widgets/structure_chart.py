"""A structure drawn: how the big blind rises, what is played of it, how deep the average is."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize

from reports.structure_chart import RisingStep, StructureCourse, structure_marks
from td_app.ui.widgets.chart import Chart
from td_app.words.figures import lasting, tenths, whole
from td_app.words.language import current_language, fr_en
from td_app.words.tongues import tongue_of

USUAL: Final = QSize(420, 140)
#: Minutes since the start, and the average stack then in big blinds.
Depths = tuple[tuple[float, float], ...]


class StructureChart(Chart):
    """The steps with the average stack, what is played in the accent."""

    def __init__(self, least: int = USUAL.height()) -> None:
        """Show no structure yet; ``least`` is how high the chart is at least, in pixels."""
        super().__init__(fr_en("Structure", "Structure"), USUAL, least)

    def show_steps(
        self, steps: tuple[RisingStep, ...], depths: Depths, played: float | None = None
    ) -> None:
        """Draw other steps; without a time ``played`` in minutes, the average is an estimate."""
        average = fr_en("tapis moyen, en BB", "average stack, in BB")
        if played is None:
            average = fr_en("tapis moyen estimé, en BB", "estimated average stack, in BB")
        course = StructureCourse(
            steps,
            fr_en("Structure\u00a0: grosse blinde, en jetons", "Structure: big blind, in chips"),
            average,
            played or 0,
            depths,
            apart=tongue_of(current_language()).thousands,
        )
        self.show_chart(partial(structure_marks, course), course_sentence(course))


def course_sentence(course: StructureCourse) -> str:
    """Return what the chart shows, for those who do not see it; "" of nothing."""
    blinds = [step.big_blind for step in course.steps if step.big_blind]
    if not blinds:
        return ""
    length = lasting(sum(step.minutes for step in course.steps))
    told = fr_en(
        "Grosse blinde de {0} à {1} en {2}, pauses comprises.",
        "Big blind from {0} to {1} in {2}, breaks included.",
    ).format(whole(blinds[0]), whole(blinds[-1]), length)
    if not course.averages:
        return told
    _, depth = course.averages[0]
    last, shallow = course.averages[-1]
    average = fr_en(
        "Tapis moyen\u00a0: {0} BB au départ, {1} BB après {2}.",
        "Average stack: {0} BB at the start, {1} BB after {2}.",
    ).format(tenths(depth), tenths(shallow), lasting(round(last)))
    return f"{told} {average}"
