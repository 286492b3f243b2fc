"""A row to a person, with the reasons that make it doubtful or refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

from rules_ropta.ruling import Reason
from td_app.members_file.columns import Columns
from td_app.members_file.grid import GridRow
from td_app.members_file.meanings import (
    DAYS_GONE_BY,
    DETAILS,
    FIELDS,
    WHOLE_NAMES,
    Meaning,
    day_of,
)
from td_app.members_file.names import FileOrder, order_of_file, split_name
from td_app.members_file.previewed import PreviewRow, RowStatus
from td_app.members_file.shared_lines import name_and_club
from td_app.members_file.written_name import WrittenName, is_formula, read_name
from td_app.tournament.state.person import LONGEST_FIELD, Person

NAME_LIMIT = 120
CELL_LIMIT = LONGEST_FIELD

REFUSALS = frozenset({"NAME_MISSING", "NAME_TOO_LONG", "NAME_WITHOUT_LETTERS"})
# Said without asking anything of the director.
REMARKS = frozenset({"HOMONYM", "KNOWN_HOMONYM", "NICKNAME_FOUND", "CLUB_AFTER_NAME", "TO_TICK"})
#: What parts two people, or a person and a club: no name holds it.
_PARTS_NAMES = frozenset(";/,")


def people_written(names: Sequence[str]) -> tuple[Person, ...]:
    """Return the persons of a list; last and first names are split as the whole list suggests.

    A word alone is what everybody calls them: it stays as it is written.

    >>> [one.display_name for one in people_written(("Zoé Zola", "Bob Bénard", "Gus"))]
    ['ZOLA Zoé', 'BÉNARD Bob', 'Gus']
    """
    written = [read_name(name).name for name in names]
    order = order_of_file(written)
    splits = (split_name(name, order) for name in written)
    return tuple(Person(s.last, s.first) if s.first else Person("", s.last) for s in splits)


@dataclass(frozen=True, slots=True)
class Reader:
    """How each row of a file is read: its columns and the order of its names."""

    columns: Columns
    order: FileOrder
    stray: frozenset[int] = frozenset()
    guessed: bool = False

    def read(self, row: GridRow) -> PreviewRow:
        """Return the person of a row, or the row refused with its reason."""
        reasons = [Reason(code) for code in dict.fromkeys(row.doubts)]
        if any(at < len(row.cells) and row.cells[at] for at in self.stray):
            reasons.append(Reason("MORE_CELLS"))
        if self.guessed:
            reasons.append(Reason("COLUMNS_GUESSED"))
        member, more = self._member(row.cells)
        reasons += more
        if member is not None:
            member, cut = _within_limits(member)
            reasons += cut
            if _PARTS_NAMES.intersection(member.last_name + member.first_name):
                reasons.append(Reason("NAME_OF_SEVERAL", {"name": member.display_name}))
        reasons = list({reason.code: reason for reason in reversed(reasons)}.values())[::-1]
        if any(reason.code in REFUSALS for reason in reasons):
            member = None
        kinds = (Meaning.SINCE, Meaning.DUES, Meaning.OF_AGE)
        today = date.today()
        days = (
            day_of(self._value(row.cells, kind), today if kind in DAYS_GONE_BY else None)
            for kind in kinds
        )
        return PreviewRow(row.line, row.cells, member, status_of(reasons), tuple(reasons), *days)

    def _member(self, cells: Sequence[str]) -> tuple[Person | None, list[Reason]]:
        name, reasons = self._name(cells)
        details = {
            detail.field: detail.kept(value)
            for detail in DETAILS
            if (value := self._value(cells, detail.field))
        }
        if not (name.last_name or name.first_name):
            if Meaning.PSEUDONYM not in details:
                refused = any(reason.code in REFUSALS for reason in reasons)
                return None, reasons if refused else [*reasons, Reason("NAME_MISSING")]
            name = Person(details[Meaning.PSEUDONYM], "")
            reasons = [*reasons, Reason("PSEUDONYM_ONLY")]
        email = details.get(Meaning.EMAIL, "")
        if email and "@" not in email:
            reasons.append(Reason("EMAIL_ODD", {"email": email[:CELL_LIMIT]}))
        formulas = [cell for cell in cells if cell.startswith("=") or is_formula(cell)]
        if formulas:
            reasons.append(Reason("FORMULA", {"cell": formulas[0][:80]}))
        return replace(name, **details), reasons

    def _name(self, cells: Sequence[str]) -> tuple[Person, list[Reason]]:
        whole = self._value(cells, *WHOLE_NAMES)
        if self.columns.index_of(*WHOLE_NAMES) is not None:
            name, club = name_and_club(whole)
            if club and not self._value(cells, Meaning.CLUB):
                person, reasons = _whole_name(name, self.order)
                reasons.append(Reason("CLUB_AFTER_NAME", {"club": club}))
                return replace(person, club=club), reasons
            return _whole_name(whole, self.order)
        last = self._value(cells, Meaning.LAST_NAME)
        first = self._value(cells, Meaning.FIRST_NAME)
        return _two_names(last, first, self.order)

    def _value(self, cells: Sequence[str], *meanings: str) -> str:
        at = self.columns.index_of(*meanings)
        return cells[at] if at is not None and at < len(cells) else ""


def name_order(
    rows: Iterable[GridRow], columns: Columns, corrected: Mapping[int, str]
) -> FileOrder:
    """Return the order of the file's whole names; a header such as "Prénom Nom" settles it."""
    at = columns.index_of(*WHOLE_NAMES)
    if at is None:
        at = columns.index_of(Meaning.LAST_NAME)
    if at is None:
        return FileOrder(Meaning.LAST_FIRST, False)
    meaning = columns.columns[at].meaning
    declared = meaning if meaning in (Meaning.LAST_FIRST, Meaning.FIRST_LAST) else None
    if declared and corrected.get(at) == declared:
        return FileOrder(declared, sure=True, imposed=True)
    cells = (row.cells[at] for row in rows if at < len(row.cells))
    names = (name_and_club(cell)[0] or cell for cell in cells)
    return order_of_file((read_name(name).name for name in names), declared)


def status_of(reasons: Iterable[Reason]) -> RowStatus:
    """Return what becomes of a row for these reasons."""
    codes = {reason.code for reason in reasons}
    if codes & REFUSALS:
        return RowStatus.REFUSED
    return RowStatus.DOUBTFUL if codes - REMARKS else RowStatus.VALID


def _whole_name(cell: str, order: FileOrder) -> tuple[Person, list[Reason]]:
    written = read_name(cell)
    reasons = _reasons_of(cell, written)
    if written.formula:
        return Person(written.name, ""), reasons
    if not written.name or any(reason.code in REFUSALS for reason in reasons):
        return Person("", ""), reasons
    split = split_name(written.name, order)
    if split.doubt:
        reasons.append(Reason(split.doubt, {"last_name": split.last, "first_name": split.first}))
    person = Person(split.last, split.first, pseudonym=written.nickname, email=written.email)
    return person, reasons


def _two_names(last: str, first: str, order: FileOrder) -> tuple[Person, list[Reason]]:
    if last and not first and len(read_name(last).name.split()) > 1:
        member, reasons = _whole_name(last, order)
        return member, [*reasons, Reason("FIRST_NAME_IN_LAST")]
    parts = [read_name(last), read_name(first)]
    reasons = [
        reason
        for cell, part in zip((last, first), parts, strict=True)
        if cell
        for reason in _reasons_of(cell, part)
    ]
    if (last or first) and not (last and first):
        reasons.append(Reason("FIRST_NAME_MISSING" if last else "LAST_NAME_MISSING"))
    nickname = parts[0].nickname or parts[1].nickname
    return Person(parts[0].name, parts[1].name, pseudonym=nickname), reasons


def _reasons_of(cell: str, written: WrittenName) -> list[Reason]:
    if not cell:
        return []
    if len(cell) > NAME_LIMIT:
        return [Reason("NAME_TOO_LONG", {"length": len(cell), "limit": NAME_LIMIT})]
    if not any(c.isalpha() for c in written.name):
        return [Reason("NAME_WITHOUT_LETTERS", {"text": cell})]
    reasons = []
    if written.left_out:
        reasons.append(Reason("TEXT_LEFT_OUT", {"text": written.left_out}))
    if written.nickname:
        reasons.append(Reason("NICKNAME_FOUND", {"pseudonym": written.nickname}))
    if any(c.isdigit() for c in written.name) and not written.formula:
        reasons.append(Reason("NAME_HAS_FIGURES", {"name": written.name}))
    return reasons


def _within_limits(member: Person) -> tuple[Person, list[Reason]]:
    """Cut what is too long to be a club or an address; names are refused, never cut."""
    whole = len(member.last_name) + len(member.first_name)
    if whole > NAME_LIMIT:
        return member, [Reason("NAME_TOO_LONG", {"length": whole, "limit": NAME_LIMIT})]
    cut = {
        field: getattr(member, field)[:CELL_LIMIT]
        for field in FIELDS
        if len(getattr(member, field)) > CELL_LIMIT
    }
    reasons = [Reason("CELL_TOO_LONG", {"limit": CELL_LIMIT})] if cut else []
    return replace(member, **cut), reasons
