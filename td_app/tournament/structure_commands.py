"""What is asked of the structure while it is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.structure import Structure


@dataclass(frozen=True, slots=True)
class ChangeStructure:
    """Change what is still to be played, and the length of the level or break that is on.

    ``structure`` is whole: the rows already played come first, as they were.
    """

    KIND: ClassVar[str] = "change_structure"
    structure: Structure
    note: str = ""
