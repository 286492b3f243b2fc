"""One thing wrong in a club's file: a code and its parameters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Value = int | str | None | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """A code with what it is about; ``sequence`` in the parameters is an entry of the journal."""

    code: str
    params: Mapping[str, Value] = field(default_factory=dict)
