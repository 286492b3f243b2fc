"""A structure drawn: how the big blind and the average stack rise, what is played of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import QSize

from reports.structure_chart import AverageStack, RisingStep, StructureCourse, structure_marks
from td_app.tournament.views.clock import StackDepth
from td_app.ui.widgets.chart import Chart
from td_app.words.figures import MINUTE_MS, in_big_blinds, lasting, whole
from td_app.words.language import current_language, fr_en
from td_app.words.tongues import tongue_of

USUAL: Final = QSize(420, 154)
"""Its size in pixels: 110 of them are of the lines."""


class StructureChart(Chart):
    """The steps with the average stack, what is played in the accent.

    It has no title: ``lines`` is what they are with their unit, for what it stands under.
    """

    def __init__(self, least: int = 0) -> None:
        """Show no structure yet; ``least`` is how high the chart is at least, in pixels."""
        super().__init__(fr_en("Structure", "Structure"), USUAL, least)
        self.lines = ""

    def show_steps(
        self,
        steps: tuple[RisingStep, ...],
        averages: tuple[AverageStack, ...],
        played: float = 0,
        *,
        known: tuple[AverageStack, ...] = (),
        estimated: bool = False,
        over: bool = False,
    ) -> None:
        """Draw other steps, so many minutes of them ``played``, and the average stack.

        Where it is ``estimated``, ``known`` is what it was until now.
        Once play is ``over`` one player has it all: the average is named as the last one there was.
        """
        average = fr_en("tapis moyen {0} BB", "average stack {0} BB")
        if estimated:
            average = fr_en("tapis moyen estimé {0} BB", "estimated average stack {0} BB")
        if over:
            average = fr_en("dernier tapis moyen {0} BB", "last average stack {0} BB")
        began = fr_en("{0} BB", "{0} BB")
        self.lines = fr_en("grosse blinde, en jetons", "big blind, in chips")
        if averages:
            self.lines = fr_en(
                "grosse blinde et tapis moyen, en jetons", "big blind and average stack, in chips"
            )
        first = (*known, *averages)[:1]
        course = StructureCourse(
            steps,
            "",
            average.format(in_big_blinds(averages[-1].big_blinds)) if averages else "",
            played,
            averages,
            began.format(in_big_blinds(first[0].big_blinds)) if first else "",
            apart=tongue_of(current_language()).thousands,
            estimated=estimated,
            blind=fr_en("grosse blinde", "big blind") if averages else "",
            known=known,
        )
        self.show_chart(partial(structure_marks, course), course_sentence(course))


def averages_of(told: Iterable[StackDepth]) -> tuple[AverageStack, ...]:
    """Return the average stacks of an evening as a chart has them."""
    return tuple(
        AverageStack(one.played_ms / MINUTE_MS, one.chips, one.big_blinds_tenths / 10)
        for one in told
    )


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
    first = (*course.known, *course.averages)[0]
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
