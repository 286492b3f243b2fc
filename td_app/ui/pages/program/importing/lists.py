"""The lists of a preview: its rows and what is taken of them, repeats, lines left out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from td_app.members_file.previewed import (
    DuplicateGroup,
    ImportPreview,
    PreviewRow,
    RowStatus,
    SkippedLine,
)
from td_app.register.second_file import Days
from td_app.tournament.state.person import Person
from td_app.ui.widgets.pill import PillFacts
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable, widen_to_titles
from td_app.ui.widgets.states import State, state_pill
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en
from td_app.words.members_file import STATUSES, WHYS, sentence_of
from td_app.words.speaking import say


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
    """A row beside the one it repeats or resembles: another line, or an entrant."""

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
    """Return the people to enter, in the order of the file."""
    return tuple(row.row.member for row in rows if row.taken and row.row.member is not None)


def days_taken(rows: tuple[ImportRow, ...]) -> tuple[Days, ...]:
    """Return the days that the file gives each of them, as a second file is compared by."""
    told = (row.row for row in rows if row.taken and row.row.member is not None)
    return tuple((row.since, row.dues_until, row.of_age) for row in told)


def paired_rows(
    groups: tuple[DuplicateGroup, ...], rows: tuple[ImportRow, ...]
) -> tuple[PairedRow, ...]:
    """Return each repeated row beside the first of its group, or beside who is there already."""
    by_line = {row.row.line: row for row in rows}
    pairs: list[PairedRow] = []
    for group in groups:
        lines = [by_line[line] for line in group.lines if line in by_line]
        first = None
        if lines:
            first = lines[0].row
        if group.known:
            pairs += [PairedRow(row, group.known[0], None, group.why) for row in lines]
        elif first is not None and first.member is not None:
            pairs += [PairedRow(row, first.member, first.line, group.why) for row in lines[1:]]
    return tuple(pairs)


def with_status(rows: tuple[ImportRow, ...], status: str) -> tuple[ImportRow, ...]:
    """Return the rows with a status (``valid``, ``doubtful``, ``refused``), or all of them."""
    found = tuple(row for row in rows if row.row.status.value == status)
    if status in {known.value for known in RowStatus}:
        return found
    return rows


_STATES = {
    RowStatus.VALID: State.DONE,
    RowStatus.DOUBTFUL: State.TO_DO,
    RowStatus.REFUSED: State.REFUSED,
}


def status_pill(row: ImportRow) -> PillFacts:
    """Return a row's status as a word and a shape."""
    return state_pill(_STATES[row.row.status], say(STATUSES[row.row.status.value]))


def reasons_written(row: ImportRow) -> str:
    """Return why a row is doubtful or refused, in sentences."""
    return " ".join(sentence_of(reason) for reason in row.row.reasons)


def person_written(person: Person | None) -> str:
    """Return a person in one line: name, club, licence, address."""
    if person is None:
        return ""
    parts = (person.display_name, person.club, person.licence, person.email)
    return " · ".join(part for part in parts if part)


class RowsList(RowTable[ImportRow]):
    """``toggled(line)`` on a click on a box, on Space, on Enter or on a double click."""

    toggled = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no row yet."""
        super().__init__(_row_columns(), lambda row: row.place, parent)
        self.setAccessibleName(fr_en("Lignes du fichier", "Lines of the file"))
        explained(
            self,
            "Les lignes lues ; Entrée, ou un clic sur la case, coche ou décoche.",
            "The lines read; press Enter, or click the box, to tick or untick.",
        )
        widen_to_titles(self)
        self.box_clicked.connect(lambda _key, row: self.toggled.emit(row.row.line))
        self.activated_row.connect(lambda row: self.toggled.emit(row.row.line))
        self.tick_asked.connect(lambda row: self.toggled.emit(row.row.line))


class PairsList(RowTable[PairedRow]):
    """``toggled(line)`` as for the rows."""

    toggled = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no pair yet."""
        super().__init__(
            _pair_columns(), lambda pair: (pair.mine.place, pair.why, pair.other_line), parent
        )
        self.setAccessibleName(fr_en("Doublons et homonymes", "Duplicates and same names"))
        explained(
            self,
            "Deux lignes qui se ressemblent, et pourquoi.",
            "Two lines that look alike, and why.",
        )
        widen_to_titles(self)
        self.box_clicked.connect(lambda _key, pair: self.toggled.emit(pair.mine.row.line))
        self.activated_row.connect(lambda pair: self.toggled.emit(pair.mine.row.line))
        self.tick_asked.connect(lambda pair: self.toggled.emit(pair.mine.row.line))


class SkippedList(RowTable[SkippedLine]):
    """The lines that name nobody, with why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no line yet."""
        columns: tuple[Column[SkippedLine], ...] = (
            Column("line", fr_en("Ligne", "Line"), lambda left: left.line, figures=True, width=64),
            Column(
                "text",
                fr_en("Texte lu", "Text read"),
                lambda left: left.text,
                fills=True,
                tip=lambda left: left.text,
            ),
            Column(
                "why",
                fr_en("Motif", "Reason"),
                lambda left: sentence_of(left.reason),
                width=290,
            ),
        )
        super().__init__(columns, lambda left: left.line, parent)
        self.setAccessibleName(fr_en("Lignes écartées", "Lines left out"))
        explained(self, "Les lignes écartées, et pourquoi.", "The lines left out, and why.")


def _row_columns() -> tuple[Column[ImportRow], ...]:
    return (
        Column(
            "tick",
            "",
            lambda row: int(row.taken),
            ticked=lambda row: row.taken if row.takeable else None,
            width=44,
        ),
        Column("line", fr_en("Ligne", "Line"), lambda row: row.row.line, figures=True, width=58),
        Column(
            "name",
            fr_en("Joueur", "Player"),
            lambda row: row.row.member.display_name if row.row.member else _cells(row),
            width=214,
            tip=lambda row: person_written(row.row.member) or _cells(row),
        ),
        Column(
            "club",
            fr_en("Club", "Club"),
            lambda row: row.row.member.club if row.row.member else "",
            width=126,
            grows=True,
        ),
        Column(
            "licence",
            fr_en("Licence", "Licence"),
            lambda row: row.row.member.licence if row.row.member else "",
            width=82,
        ),
        Column(
            "status",
            fr_en("État", "State"),
            lambda row: row.row.status.value,
            width=112,
            pill=status_pill,
        ),
        Column(
            "remarks", fr_en("Remarque", "Remark"), reasons_written, fills=True, tip=reasons_written
        ),
    )


def _pair_columns() -> tuple[Column[PairedRow], ...]:
    return (
        Column(
            "tick",
            "",
            lambda pair: int(pair.mine.taken),
            ticked=lambda pair: pair.mine.taken,
            width=44,
        ),
        Column(
            "line",
            fr_en("Cette ligne", "This line"),
            lambda pair: _with_line(pair.mine.row.member, pair.mine.row.line),
            fills=True,
            tip=lambda pair: person_written(pair.mine.row.member),
        ),
        Column(
            "other",
            fr_en("À côté de", "Next to"),
            lambda pair: _with_line(pair.other, pair.other_line, beside=pair.mine.row.member),
            fills=True,
            tip=lambda pair: person_written(pair.other),
        ),
        Column(
            "why",
            fr_en("Ressemblance", "Match"),
            lambda pair: say(WHYS[pair.why]),
            width=122,
        ),
    )


def _with_line(person: Person | None, line: int | None, beside: Person | None = None) -> str:
    """Return a person and where they stand; a name that ``beside`` has too is left out.

    There is room for what tells two of one name apart.
    """
    where = fr_en("Déjà inscrit\u00a0: {0}", "Already registered: {0}")
    numbered = fr_en("Ligne {0}\u00a0: {1}", "Line {0}: {1}")
    told = person_written(person)
    if person is not None and beside is not None:
        told = told.removeprefix(f"{beside.display_name} · ")
    if line is None:
        return where.format(told)
    return numbered.format(line, told)


def _cells(row: ImportRow) -> str:
    return " ".join(cell for cell in row.row.cells if cell)[:120]
