"""The structure to come: six levels and the breaks between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from td_app.tournament.state.chips import ChipSet
from td_app.tournament.views.clock import ClockView, StepRow
from td_app.wall.chips import ChipFacts, chip_facts
from td_app.words.figures import whole
from td_app.words.language import fr_en

#: Levels told at once; breaks between them come besides.
LEVELS: Final = 6


@dataclass(frozen=True, slots=True)
class Segment:
    """A level (``label``, blinds, the big blind alone) or a break, ``minutes`` long.

    ``gone``: the share of it that is over; ``removes``: the chips that leave in a break.
    """

    minutes: int
    label: str = ""
    blinds: str = ""
    big_blind: str = ""
    gone: float = 0.0
    on: bool = False
    removes: tuple[ChipFacts, ...] = ()

    @property
    def is_break(self) -> bool:
        """Return whether nobody plays then."""
        return not self.blinds


def segments_of(view: ClockView, chips: ChipSet) -> tuple[Segment, ...]:
    """Return the level or break that is on and what follows it, as far as six levels."""
    if view.look == "winner":
        return ()
    found: list[Segment] = []
    levels = 0
    for row in view.steps[view.step :]:
        if levels == LEVELS:
            break
        levels += not row.is_break
        found.append(_segment(row, view, chips))
    while found and found[-1].is_break and len(found) > 1:
        del found[-1]
    return tuple(found)


def _segment(row: StepRow, view: ClockView, chips: ChipSet) -> Segment:
    on = row.step == view.step and view.started
    gone = 0.0
    if on and row.minutes and not view.held:
        gone = min(1.0, max(0.0, 1 - view.remaining_ms / (row.minutes * 60_000)))
    if row.is_break:
        removed = tuple(chip_facts(chips, value) for value in row.removes)
        return Segment(row.minutes, gone=gone, on=on, removes=removed)
    return Segment(
        row.minutes,
        fr_en("Niv. {0}", "Lvl {0}").format(row.level),
        f"{whole(row.small_blind)}/{whole(row.big_blind)}",
        whole(row.big_blind),
        gone,
        on,
    )
