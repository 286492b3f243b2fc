"""What an entry of a journal commits to: the texts that stand beside it.

Names, notes and operators can be erased, so they are never in the journal. Each entry keeps, in
order, the SHA-256 of a salt and of each text written with it; its own hash covers those. The salt
is random, made once, and stands beside its text: without both, nobody can tell what a commitment
was of. Entries of earlier editions commit to nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from secrets import token_hex
from typing import Any

from sqlalchemy import (
    BindParameter,
    Connection,
    RowMapping,
    Select,
    Table,
    and_,
    bindparam,
    func,
    select,
)
from sqlalchemy.sql.elements import ColumnElement

from td_app.persistence import tables
from td_app.persistence.state_check import Finding
from td_app.ports.seals import Cover

#: Of a person, what papers print; the other fields stay free to change.
PRINTED = ("last_name", "first_name", "pseudonym", "club")
#: 128 bits.
SALT_BYTES = 16
#: The commitments of an entry that was written with no text.
NOTHING = "[]"
SALT = re.compile(r"[0-9a-f]{32}")
#: What a commitment is of, where it is not a person, told by the entrant's number.
NOTE = "note"
OPERATOR = "operator"
#: The columns that hold a text, in whichever table, and its salt.
TEXTS = (*PRINTED, "text", "name", "salt")

Row = Mapping[str, Any] | RowMapping


def new_salt() -> str:
    """Return a salt of 128 bits, in 32 hexadecimal digits."""
    return token_hex(SALT_BYTES)


def commitment(salt: str, text: str) -> str:
    """Return the commitment to a text: SHA-256, in hexadecimal, of its salt and of the text."""
    return sha256(bytes.fromhex(salt) + text.encode("utf-8", "surrogateescape")).hexdigest()


def printed_of(person: Row) -> str:
    """Return what an entry commits to of a person's row: the fields that papers print."""
    fields = [person[name] for name in PRINTED]
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def commitments_of(people: Sequence[Row], note: Row | None, operator: Row | None) -> str:
    """Return the column of an entry: for each row written with it, whose it is and its commitment.

    A JSON list of pairs, the people first, by their numbers; ``[]`` where there is no text.
    """
    pairs: list[tuple[int | str, str]] = [
        (row["entrant"], commitment(row["salt"], printed_of(row)))
        for row in sorted(people, key=lambda row: int(row["entrant"]))
    ]
    if note is not None:
        pairs.append((NOTE, commitment(note["salt"], note["text"])))
    if operator is not None:
        pairs.append((OPERATOR, commitment(operator["salt"], operator["name"])))
    return json.dumps(pairs, separators=(",", ":"))


class CommittedTexts:
    """The texts beside one journal, held against what its entries commit to, entry by entry."""

    def __init__(self, connection: Connection, tournament: int) -> None:
        """Read the names and notes of a journal, and who wrote its entries."""
        p = tables.entrant_person
        n = tables.entry_note
        known = tables.joined_operator.c
        people = connection.execute(select(p).where(p.c.tournament_id == tournament)).mappings()
        notes = connection.execute(select(n).where(n.c.tournament_id == tournament)).mappings()
        behind = select(known.number, known.operator_id).where(known.tournament_id == tournament)
        self._texts: dict[tuple[int, int | str], Row] = {}
        for person in people:
            self._texts[person["sequence"], person["entrant"]] = person
        for note in notes:
            self._texts[note["sequence"], NOTE] = note
        self._behind = {row[0]: row[1] for row in connection.execute(behind)}
        who = connection.execute(select(tables.operator)).mappings()
        self._operators: dict[int, Row] = {row["id"]: row for row in who}
        self._left = set(self._texts)
        self._gone_operators: set[int] = set()
        #: The first entry whose texts are covered; None where none is.
        self.covered_from: int | None = None

    def faults(self, entry: Row) -> Iterator[Finding]:
        """Yield what is wrong with the texts of an entry; those before it were asked about."""
        sequence = entry["sequence"]
        committed_to = _read_pairs(entry["commitments"])
        if not committed_to and entry["commitments"] != NOTHING:
            if self.covered_from is not None or entry["commitments"]:
                yield Finding("COVER_LOST", {"sequence": sequence})
            self._left -= {key for key in self._left if key[0] == sequence}
            return
        if self.covered_from is None:
            self.covered_from = sequence
        for whose, committed in committed_to:
            self._left.discard((sequence, whose))
            code = _judged(self._found(entry, whose), committed)
            if code == "TEXT_MISSING" and isinstance(whose, int):
                yield Finding("NAME_MISSING", {"entrant": whose, "row": sequence})
            elif code:
                yield Finding(code, {"sequence": sequence, "of": whose})

    def _found(self, entry: Row, whose: int | str) -> Row | None:
        if whose != OPERATOR:
            return self._texts.get((entry["sequence"], whose))
        number = entry["operator_id"]
        operator = self._operators.get(self._behind.get(number, number) or 0)
        if operator is None:
            return None
        if is_erased(operator):
            self._gone_operators.add(operator["id"])
        return operator

    @property
    def erased(self) -> int:
        """Return how many names, notes and operators of the journal are erased."""
        return sum(map(is_erased, self._texts.values())) + len(self._gone_operators)

    def left_over(self) -> Iterator[Finding]:
        """Yield the texts that no entry commits to, where entries do: somebody added them.

        Those after the last entry are of entries that are not there any more.
        """
        if self.covered_from is None:
            return
        for sequence, whose in sorted(self._left, key=str):
            yield Finding("TEXT_ADDED", {"sequence": sequence, "of": whose})


def _read_pairs(commitments: str) -> list[tuple[int | str, str]]:
    """Return whose each commitment of an entry is, and it; none where somebody spoiled them."""
    try:
        pairs = json.loads(commitments)
        return [(whose, committed) for whose, committed in pairs if isinstance(whose, int | str)]
    except (TypeError, ValueError):
        return []


def _judged(row: Row | None, committed: str) -> str:
    """Return the code of what is wrong with a text, empty for nothing; what is erased is right.

    A salt has its length: else the beginning of a text could be taken for the end of its salt.
    """
    if row is None:
        return "TEXT_MISSING"
    if is_erased(row):
        return ""
    salt = row["salt"]
    try:
        text = next((row[name] for name in ("text", "name") if name in row), None)
        if text is None:
            text = printed_of(row)
        if SALT.fullmatch(salt) and commitment(salt, text) == committed:
            return ""
    except (TypeError, AttributeError):
        # Bytes where there was a text.
        pass
    return "TEXT_CHANGED"


def is_erased(row: Row) -> bool:
    """Return whether nothing is left of a row's text, its salt included."""
    return not any(row[name] for name in TEXTS if name in row)


def cover_of(connection: Connection, tournament: int) -> Cover:
    """Return what a journal's seal covers besides its entries, as :class:`CommittedTexts` tells."""
    (first, *erased) = connection.execute(_cover_query(), {"tournament": tournament}).one()
    return Cover(first, sum(erased))


@cache
def _cover_query() -> Select[Any]:
    """Return what asks for it, put together once: a whole site asks for hundreds of journals."""
    tournament: BindParameter[int] = bindparam("tournament")
    j = tables.journal_entry.c
    known = tables.joined_operator.c
    covered = (j.tournament_id == tournament, j.commitments != "")
    o = tables.operator
    person = tables.entrant_person
    note = tables.entry_note
    wrote = (known.tournament_id == j.tournament_id, known.number == j.operator_id)
    who = func.coalesce(known.operator_id, j.operator_id)
    signed = tables.journal_entry.join(tables.joined_operator, and_(*wrote), isouter=True)
    gone = select(func.count(o.c.id.distinct())).select_from(signed.join(o, o.c.id == who))
    counted = (
        select(func.min(j.sequence)).where(*covered),
        select(func.count()).where(person.c.tournament_id == tournament, *_blank(person)),
        select(func.count()).where(note.c.tournament_id == tournament, *_blank(note)),
        gone.where(*covered, j.commitments.contains(f'"{OPERATOR}"'), *_blank(o)),
    )
    # Asked at once: a server may be far.
    return select(*(one.scalar_subquery() for one in counted))


def _blank(table: Table) -> list[ColumnElement[bool]]:
    """The conditions that :func:`is_erased` holds of a row."""
    return [table.c[name] == "" for name in TEXTS if name in table.c]
