"""A chip as it is shown: its value, its colour, the name of that colour."""

from __future__ import annotations

from dataclasses import dataclass

from td_app.tournament.state.chips import ChipSet
from td_app.words import colour_text
from td_app.words.chip_looks import CHIP_COLOURS


@dataclass(frozen=True, slots=True)
class ChipFacts:
    """A chip: its value, its colour (``#rrggbb``) and that colour's name; a note if any."""

    value: int
    colour: str
    colour_name: str
    note: str = ""


UNKNOWN = "#8b9095"


def chip_facts(chips: ChipSet, value: int) -> ChipFacts:
    """Return the disc of a value, with its colour's name; a neutral one outside the set."""
    chip = chips.chip_of(value)
    if chip is None:
        return ChipFacts(value, UNKNOWN, "")
    return ChipFacts(value, CHIP_COLOURS.get(chip.colour, UNKNOWN), colour_text(chip.colour))
