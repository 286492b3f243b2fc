"""Rows kept from one look to the next: what did not change is not made again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

R = TypeVar("R")


class KeptRows(Generic[R]):
    """Rows by key, each with the values it was made from; equal values give the same row."""

    def __init__(self) -> None:
        self._rows: dict[int, tuple[tuple[object, ...], R]] = {}

    def row(self, key: int, values: tuple[object, ...], make: Callable[[], R]) -> R:
        """Return the row kept for these values, or make it."""
        kept = self._rows.get(key)
        if kept is not None and kept[0] == values:
            return kept[1]
        row = make()
        self._rows[key] = (values, row)
        return row
