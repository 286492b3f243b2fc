"""What two files of one club hold that differs, and what their director chose of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

#: How a tournament of the other file stands to those here: there alone; with one journal; with
#: entries more there, or here; with one beginning and two ends.
How = Literal["new", "same", "longer_there", "longer_here", "diverged"]
#: What becomes of a journal with two ends: this file's, the other's, or both under two names.
Kept = Literal["ours", "theirs", "both"]

#: Is told the share of a work that is done, from 0 to 1; may raise :class:`MergeCancelled`.
Told = Callable[[float], object]


class MergeCancelled(Exception):  # noqa: N818 - no error: somebody wished it
    """What was under way was given up by whoever follows it; nothing is left of it."""


def ignore_progress(_share: float) -> None:
    """Follow nothing: the work is done whole."""


@dataclass(frozen=True, slots=True)
class TheirTournament:
    """A tournament of the other file: its number there and here (None where it is not), entries.

    ``common`` counts the entries that both journals begin with.
    """

    number: int
    here: int | None
    name: str
    date: str
    how: How
    common: int
    ours: int
    theirs: int


@dataclass(frozen=True, slots=True)
class TheirRow:
    """A row that is only in the other file, beside the journals: a member, a season."""

    table: str
    key: str
    told: str


@dataclass(frozen=True, slots=True)
class FieldDiffers:
    """A field of something both files know, written otherwise in each."""

    table: str
    key: str
    told: str
    field: str
    ours: str
    theirs: str


@dataclass(frozen=True, slots=True)
class MergePreview:
    """What joining would bring, what has to be chosen, and whose files they are.

    ``erased`` counts people erased in one file whose name the other still holds.
    """

    club_here: str = ""
    club_there: str = ""
    tournaments: tuple[TheirTournament, ...] = ()
    rows: tuple[TheirRow, ...] = ()
    fields: tuple[FieldDiffers, ...] = ()
    erased: int = 0

    @property
    def diverged(self) -> tuple[TheirTournament, ...]:
        """Return the tournaments of which one has to choose what is kept."""
        return tuple(one for one in self.tournaments if one.how == "diverged")

    @property
    def nothing(self) -> bool:
        """Return whether the other file brings nothing."""
        settled = all(one.how in ("same", "longer_here") for one in self.tournaments)
        return settled and not (self.rows or self.fields or self.erased)


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a director chose; what is not named is brought, and this file's fields stay.

    ``kept`` is by the other file's number of a tournament; ``left`` are its tournaments that stay
    there, ``rows_left`` its rows (table, key), ``theirs`` its fields taken (table, key, field).
    """

    kept: Mapping[int, Kept] = field(default_factory=dict)
    left: frozenset[int] = frozenset()
    rows_left: frozenset[tuple[str, str]] = frozenset()
    theirs: frozenset[tuple[str, str, str]] = frozenset()
