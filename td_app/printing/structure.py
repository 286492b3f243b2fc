"""The structure on one page: levels, breaks, what leaves at each."""

from __future__ import annotations

from reports.blinds_structure import (
    BlindsStructure,
    StructureBreak,
    StructureLevel,
    render_blinds_structure,
)
from reports.chip_disc import ChipLook
from td_app.chip_looks import CHIP_COLOURS, COLOUR_NAMES
from td_app.printing.document import Document, Stationery, always, heading_of
from td_app.printing.tournament_rules import ANTE_PAYERS
from td_app.session import TournamentSession
from td_app.tournament.state.structure import Level


def structure(session: TournamentSession, stationery: Stationery) -> BlindsStructure:
    """Return levels and breaks on one page."""
    setup = session.state.setup
    return BlindsStructure(
        heading=heading_of(session, stationery),
        steps=tuple(
            StructureLevel(step.small_blind, step.big_blind, step.ante, step.minutes)
            if isinstance(step, Level)
            else StructureBreak(step.minutes, step.removes)
            for step in setup.structure.steps
        ),
        ante=ANTE_PAYERS[setup.ante_format],
        starting_stack=setup.starting_stack,
        late_entry_until=setup.last_entry_level,
        chips=tuple(
            ChipLook(chip.value, CHIP_COLOURS[chip.colour], colour_name(chip.colour, stationery))
            for chip in sorted(setup.chips.chips, key=lambda chip: chip.value)
        ),
    )


def colour_name(code: str, stationery: Stationery) -> str:
    """Return what a chip's colour is called in the language of the papers."""
    return COLOUR_NAMES[code][0 if stationery.language == "fr" else 1]


STRUCTURE_DOCUMENT = Document(
    "structure",
    ("Structure", "Structure"),
    "structure.pdf",
    "before",
    always,
    structure,
    render_blinds_structure,
)
