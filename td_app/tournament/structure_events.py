"""What happened to the structure while it was played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.clock import ClockState
from td_app.tournament.structure import Structure


@dataclass(frozen=True, slots=True)
class StructureChanged:
    """The rows to come were changed; ``clock`` is where the clock stands in them.

    ``level`` was on (0 before the first); ``minutes_saved`` is what the whole structure
    lost in length, negative when it grew.
    """

    KIND: ClassVar[str] = "structure_changed"
    structure: Structure
    clock: ClockState
    level: int
    minutes_saved: int
