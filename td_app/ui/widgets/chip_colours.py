"""The colours of chips: how each code of a chip set is drawn and named."""

from __future__ import annotations

from td_app.chip_looks import CHIP_COLOURS
from td_app.tournament.state.chips import ChipSet
from td_app.ui.widgets.chip_disc import ChipFacts
from td_app.words import colour_text

UNKNOWN = "#8b9095"


def chip_facts(chips: ChipSet, value: int) -> ChipFacts:
    """Return the disc of a value, with its colour's name; a neutral one outside the set."""
    chip = chips.chip_of(value)
    if chip is None:
        return ChipFacts(value, UNKNOWN, "")
    return ChipFacts(value, CHIP_COLOURS.get(chip.colour, UNKNOWN), colour_text(chip.colour))
