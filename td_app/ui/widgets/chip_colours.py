"""The colours of chips: how each code of a chip set is drawn and named."""

from __future__ import annotations

from td_app.tournament.chip_set import ChipSet
from td_app.ui.widgets.chip_disc import ChipFacts
from td_app.ui.wording import colour_text

CHIP_COLOURS = {
    "white": "#f2f1ec",
    "red": "#c1272d",
    "green": "#1f7a45",
    "blue": "#1f4fa3",
    "black": "#1d2022",
    "purple": "#6b3fa0",
    "yellow": "#f0c93a",
    "orange": "#e57b1f",
    "pink": "#e88fb0",
    "brown": "#6f4a2d",
    "grey": "#8b9095",
    "light_blue": "#7fbfe6",
}
UNKNOWN = "#8b9095"


def chip_facts(chips: ChipSet, value: int) -> ChipFacts:
    """Return the disc of a value, with its colour's name; a neutral one outside the set."""
    chip = chips.chip_of(value)
    if chip is None:
        return ChipFacts(value, UNKNOWN, "")
    return ChipFacts(value, CHIP_COLOURS.get(chip.colour, UNKNOWN), colour_text(chip.colour))
