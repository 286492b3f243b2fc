"""What is taken out of a preview: valid rows unless unticked, doubtful ones when ticked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from td_app.members_file.previewed import DuplicateGroup, ImportPreview, PreviewRow, RowStatus
from td_app.tournament.state.person import Person


@dataclass(frozen=True, slots=True)
class ImportRow:
    """A row of the preview and whether it is taken; ``place`` counts from 0."""

    place: int
    row: PreviewRow
    taken: bool

    @property
    def takeable(self) -> bool:
        """Return whether the row names somebody who can be entered."""
        return self.row.member is not None


@dataclass(frozen=True, slots=True)
class PairedRow:
    """A row beside whom it repeats or resembles: another line, or someone already entered."""

    mine: ImportRow
    other: Person
    other_line: int | None
    why: str


def import_rows(preview: ImportPreview, marks: Mapping[int, bool]) -> tuple[ImportRow, ...]:
    """Return the rows with what is taken; ``marks`` are the director's, by line."""
    return tuple(
        ImportRow(
            place,
            row,
            row.member is not None and marks.get(row.line, row.status is RowStatus.VALID),
        )
        for place, row in enumerate(preview.rows)
    )


def people_taken(rows: tuple[ImportRow, ...]) -> tuple[Person, ...]:
    """Return those to be entered, in the order of the file."""
    return tuple(row.row.member for row in rows if row.taken and row.row.member is not None)


def paired_rows(
    groups: tuple[DuplicateGroup, ...], rows: tuple[ImportRow, ...]
) -> tuple[PairedRow, ...]:
    """Return each repeated row beside the first of its group, or beside who is there already."""
    by_line = {row.row.line: row for row in rows}
    pairs: list[PairedRow] = []
    for group in groups:
        lines = [by_line[line] for line in group.lines if line in by_line]
        first = lines[0].row if lines else None
        if group.known:
            pairs += [PairedRow(row, group.known[0], None, group.why) for row in lines]
        elif first is not None and first.member is not None:
            pairs += [PairedRow(row, first.member, first.line, group.why) for row in lines[1:]]
    return tuple(pairs)


def kept(rows: tuple[ImportRow, ...], status: str) -> tuple[ImportRow, ...]:
    """Return the rows of a status (``valid``, ``doubtful``, ``refused``), all for another word."""
    found = tuple(row for row in rows if row.row.status.value == status)
    return found if status in {known.value for known in RowStatus} else rows
