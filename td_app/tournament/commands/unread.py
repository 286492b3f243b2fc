"""What is asked of a line of the journal, of any kind, whose body cannot be read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class SetEntryAside:
    """Set aside the line of the journal that cannot be read; ``note`` says why, and is needed."""

    KIND: ClassVar[str] = "set_entry_aside"
    sequence: int
    note: str
