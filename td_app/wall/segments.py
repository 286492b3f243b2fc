"""The structure around the level that is on: six levels and the breaks between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from td_app.tournament.planning.synchronized import BREAK_MS
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

    ``played``: it is over; ``late``: its time is, and it goes on. ``removes``: the chips that leave
    in a break.
    """

    minutes: int
    label: str = ""
    blinds: str = ""
    big_blind: str = ""
    on: bool = False
    played: bool = False
    late: bool = False
    removes: tuple[ChipFacts, ...] = ()

    @property
    def is_break(self) -> bool:
        """Return whether nobody plays then."""
        return not self.blinds


def segments_of(view: ClockView, chips: ChipSet) -> tuple[Segment, ...]:
    """Return the level or break that is on and what follows it, as far as six levels.

    Where fewer are left, those played before stand first.
    """
    if view.look == "winner":
        return ()
    found: list[Segment] = []
    levels = 0
    for row in view.steps[_first_shown(view) :]:
        if levels == LEVELS:
            break
        if view.held and row.step == view.step:
            # A break of the hour holds the level that follows, which has not begun again.
            found.append(Segment(BREAK_MS // 60_000, on=True))
        levels += not row.is_break
        found.append(_segment(row, view, chips))
    while found and found[-1].is_break and len(found) > 1:
        del found[-1]
    return tuple(found)


def _first_shown(view: ClockView) -> int:
    """Which step comes first: the one that is on, or one before it where few levels are left."""
    levels = [row.step for row in view.steps if not row.is_break]
    return min(view.step, *levels[-LEVELS:])


def _segment(row: StepRow, view: ClockView, chips: ChipSet) -> Segment:
    on = row.step == view.step and view.started and not view.held
    played = row.step < view.step
    if row.is_break:
        removed = tuple(chip_facts(chips, value) for value in row.removes)
        return Segment(row.minutes, on=on, played=played, removes=removed)
    return Segment(
        row.minutes,
        fr_en("Niv. {0}", "Lvl {0}").format(row.level),
        f"{whole(row.small_blind)}/{whole(row.big_blind)}",
        whole(row.big_blind),
        on,
        played,
        late=on and view.look == "overtime",
    )
