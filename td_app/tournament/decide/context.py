"""What a decision may know beyond the state: the moment, the next sequence, chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Context:
    """Time and chance enter here only. ``now_ms``: milliseconds since 1970."""

    now_ms: int
    sequence: int
    seed: Callable[[], bytes]
