"""A structure drawn: how the big blind and the average stack rise, what is played of it."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize

from reports.structure_chart import AverageStack, RisingStep, StructureCourse, structure_marks
from td_app.ui.widgets.chart import Chart
from td_app.words.figures import in_big_blinds, lasting, whole
from td_app.words.language import current_language, fr_en
from td_app.words.tongues import tongue_of

USUAL: Final = QSize(420, 140)


class StructureChart(Chart):
    """The steps with the average stack, what is played in the accent."""

    def __init__(self, least: int = USUAL.height()) -> None:
        """Show no structure yet; ``least`` is how high the chart is at least, in pixels."""
        super().__init__(fr_en("Structure", "Structure"), USUAL, least)

    def show_steps(
        self,
        steps: tuple[RisingStep, ...],
        averages: tuple[AverageStack, ...],
        played: float = 0,
        *,
        estimated: bool = False,
        over: bool = False,
    ) -> None:
        """Draw other steps, so many minutes of them ``played``, and the average stack.

        Once play is ``over`` one player has it all: the average is named as the last one there was.
        """
        average = fr_en("tapis moyen {0} BB", "average stack {0} BB")
        if estimated:
            average = fr_en("tapis moyen estimé {0} BB", "estimated average stack {0} BB")
        if over:
            average = fr_en("dernier tapis moyen {0} BB", "last average stack {0} BB")
        began = fr_en("{0} BB", "{0} BB")
        title = fr_en("Structure\u00a0: grosse blinde, en jetons", "Structure: big blind, in chips")
        if averages:
            title = fr_en(
                "Structure\u00a0: grosse blinde et tapis moyen, en jetons",
                "Structure: big blind and average stack, in chips",
            )
        course = StructureCourse(
            steps,
            title,
            average.format(in_big_blinds(averages[-1].big_blinds)) if averages else "",
            played,
            averages,
            began.format(in_big_blinds(averages[0].big_blinds)) if averages else "",
            apart=tongue_of(current_language()).thousands,
            estimated=estimated,
            blind=fr_en("grosse blinde", "big blind") if averages else "",
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
    first = course.averages[0]
    last = course.averages[-1]
    average = fr_en(
        "Tapis moyen\u00a0: {0} BB au départ, {1} BB après {2}.",
        "Average stack: {0} BB at the start, {1} BB after {2}.",
    ).format(
        in_big_blinds(first.big_blinds),
        in_big_blinds(last.big_blinds),
        lasting(round(last.minutes)),
    )
    return f"{told} {average}"
