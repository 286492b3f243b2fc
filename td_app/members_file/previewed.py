"""The content of a preview: columns, rows with reasons, duplicates, lines left out."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import Enum

from rules_ropta.ruling import Reason
from td_app.tournament.state.person import Person


class RowStatus(Enum):
    """The status of a row: taken, taken after a look, or refused."""

    VALID = "valid"
    DOUBTFUL = "doubtful"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class ColumnMeaning:
    """A column counted from 0, its header ("" when none), what it is taken for, an example."""

    index: int
    header: str
    meaning: str
    certain: bool
    example: str


@dataclass(frozen=True, slots=True)
class PreviewRow:
    """One person's row; ``line`` counts from 1 in the file; a refused row has no member.

    ``since``, ``dues_until``, ``of_age``: the days that the file gives a member, None for none.
    """

    line: int
    cells: tuple[str, ...]
    member: Person | None
    status: RowStatus
    reasons: tuple[Reason, ...] = ()
    since: date | None = None
    dues_until: date | None = None
    of_age: date | None = None


@dataclass(frozen=True, slots=True)
class DuplicateGroup:
    """Rows to look at side by side, first one first.

    ``why`` is ``same`` (one name, accents and case apart), ``near`` (one letter or the order of
    the words differs), ``same_licence`` (two names, one licence) or ``homonym`` (one name, told
    apart by licence or club). ``known`` are the persons already there.
    """

    lines: tuple[int, ...]
    why: str
    known: tuple[Person, ...] = ()


@dataclass(frozen=True, slots=True)
class SkippedLine:
    """A line that names nobody, with what it says and why it was left out."""

    line: int
    text: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """The rows a file would bring; nothing is written yet.

    ``duplicates`` need a decision, ``homonyms`` are kept apart already; ``notes`` concern the
    whole file (mixed encoding, other sheets, columns that look swapped); ``name_order`` is
    ``last_first`` or ``first_last`` where one column holds whole names.
    """

    source: str
    encoding: str | None
    delimiter: str | None
    sheet: str | None
    columns: tuple[ColumnMeaning, ...]
    rows: tuple[PreviewRow, ...]
    duplicates: tuple[DuplicateGroup, ...] = ()
    homonyms: tuple[DuplicateGroup, ...] = ()
    skipped: tuple[SkippedLine, ...] = ()
    notes: tuple[Reason, ...] = ()
    name_order: str | None = None

    @property
    def guessed(self) -> bool:
        """Return whether columns were guessed that the director has not confirmed yet."""
        return any(note.code == "COLUMNS_GUESSED" for note in self.notes)

    @property
    def valid(self) -> int:
        """Return how many rows are taken as they stand."""
        return self._count(RowStatus.VALID)

    @property
    def doubtful(self) -> int:
        """Return how many rows ask for a look."""
        return self._count(RowStatus.DOUBTFUL)

    @property
    def refused(self) -> int:
        """Return how many rows cannot be taken."""
        return self._count(RowStatus.REFUSED)

    @property
    def repeated(self) -> int:
        """Return how many rows repeat, or nearly, an earlier row or a person already there."""
        return sum(len(group.lines) - (0 if group.known else 1) for group in self.duplicates)

    def column(self, meaning: str) -> ColumnMeaning | None:
        """Return the column taken for ``meaning``, or ``None``."""
        return next((c for c in self.columns if c.meaning == meaning), None)

    def _count(self, status: RowStatus) -> int:
        return sum(row.status is status for row in self.rows)
