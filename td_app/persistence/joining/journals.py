"""Journals of two files: which are one, how far they agree, and what is written of them.

A journal is known everywhere by its entries' hashes. It arrives as it was written: its tournament
may have another number here, and an operator too; what it was chained with stands beside it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from td_app.joining import How, Kept, TheirTournament
from td_app.persistence import tables
from td_app.persistence.joining.row_matching import READ_FROM_JOURNALS, Row
from td_app.persistence.seals import change_sealed, insert_sealed, joined_numbers
from td_app.persistence.tables import ON_SQLITE, guard_journal
from td_app.words.joining import other_version

#: What a tournament's row tells of its journal, and follows the longer one.
FOLLOWS = (
    "name",
    "date",
    "last_seen",
    "seen_ahead",
    "seen_steady",
    "seen_post",
    "sealed_at",
    "sealed_entries",
)
#: Entries written at a time.
AT_A_TIME = 500


@dataclass(frozen=True, slots=True)
class Journal:
    """A tournament of a file: its row, and the hashes of its entries in their order."""

    row: Row
    hashes: tuple[str, ...]


def journals_in(connection: Connection) -> dict[int, Journal]:
    """Return the journals of a file by their tournament's number."""
    j = tables.journal_entry.c
    hashes = defaultdict[int, list[str]](list)
    for number, told in connection.execute(
        select(j.tournament_id, j.hash).order_by(j.tournament_id, j.sequence)
    ):
        hashes[number].append(told)
    rows = connection.execute(select(tables.tournament).order_by(tables.tournament.c.id))
    return {row["id"]: Journal(dict(row), tuple(hashes[row["id"]])) for row in rows.mappings()}


def in_common(one: Sequence[str], other: Sequence[str]) -> int:
    """Return how many entries two journals begin with together: hashes speak for all before.

    >>> in_common("abcd", "abx")
    2
    """
    both = range(min(len(one), len(other)))
    return bisect_left(both, True, key=lambda at: one[at] != other[at])


def compared(
    ours: Mapping[int, Journal], theirs: Mapping[int, Journal]
) -> tuple[TheirTournament, ...]:
    """Return how each tournament of the other file stands to those here; each is met once."""
    pairs = sorted(
        (
            (in_common(here.hashes, there.hashes), number, at)
            for at, here in ours.items()
            for number, there in theirs.items()
            if _begun_together(here, there)
        ),
        reverse=True,
    )
    met: dict[int, tuple[int, int]] = {}
    for common, number, at in pairs:
        if number not in met and at not in {here for here, _ in met.values()}:
            met[number] = at, common
    return tuple(
        _standing(number, there, met.get(number), ours) for number, there in theirs.items()
    )


def _begun_together(here: Journal, there: Journal) -> bool:
    """One first entry; where nothing was written, one name, day and moment."""
    if here.hashes or there.hashes:
        return here.hashes[:1] == there.hashes[:1]
    return all(here.row[name] == there.row[name] for name in ("name", "date", "created_at"))


def _standing(
    number: int, there: Journal, met: tuple[int, int] | None, ours: Mapping[int, Journal]
) -> TheirTournament:
    at, common = met or (None, 0)
    mine = len(ours[at].hashes) if at is not None else 0
    more = len(there.hashes)
    how: How = "new"
    if at is not None:
        how = "diverged"
        if common == more:
            how = "same" if mine == more else "longer_here"
        elif common == mine:
            how = "longer_there"
    told = there.row["name"], there.row["date"]
    return TheirTournament(number, at, *told, how, common, mine, more)


@dataclass(frozen=True, slots=True)
class Taken:
    """A tournament of the other file as it is joined: under which number, and from which entry on.

    ``after`` is the last entry that stays as it is here; None where nothing of it is taken.
    """

    told: TheirTournament
    number: int
    kept: Kept
    after: int | None

    @property
    def added(self) -> bool:
        """Return whether it is a tournament of its own here."""
        return self.number != self.told.here


def taken(
    stands: Sequence[TheirTournament],
    kept: Mapping[int, Kept],
    left: frozenset[int],
    used: set[int],
) -> tuple[Taken, ...]:
    """Return what becomes of each tournament; one chosen to stay in its file is not there."""
    numbers = set(used)
    found = []
    for told in stands:
        choice = kept.get(told.number, "ours") if told.how == "diverged" else "theirs"
        if told.how == "new" or choice == "both":
            if told.how == "new" and told.number in left:
                continue
            number = told.number if told.number not in numbers else max(numbers) + 1
            numbers.add(number)
            found.append(Taken(told, number, choice, 0))
        elif told.here is not None:
            follows = told.how == "longer_there" or (told.how, choice) == ("diverged", "theirs")
            found.append(Taken(told, told.here, choice, told.common if follows else None))
    return tuple(found)


def write_journals(
    ours: Connection, theirs: Connection, every: Sequence[Taken], operators: Mapping[int, int]
) -> None:
    """Write the journals taken from the other file; ``operators``: our number for each of
    theirs.
    """
    chained = joined_numbers(theirs)
    named = _operators_named(theirs)
    already = joined_numbers(ours)
    if cut := [one for one in every if one.told.how == "diverged" and one.kept == "theirs"]:
        _cut_ours(ours, cut)
    for one in every:
        if one.after is None:
            continue
        there = one.told.number
        t = tables.tournament
        row = dict(theirs.execute(select(t).where(t.c.id == there)).mappings().one())
        _write_tournament(ours, one, row)
        number = chained.get(there, there)
        if one.added and number != one.number:
            told = {"tournament_id": one.number, "number": number}
            insert_sealed(ours, tables.joined_journal, [told])
        elif not one.added:
            assert number == already.get(one.number, one.number)
        used = _copy_entries(ours, theirs, one)
        known = _operators_named(ours).get(one.number, {})
        for who in sorted(used):
            here = operators.get(named.get(there, {}).get(who, who), 0)
            if known.get(who, who) != here:
                told = {"tournament_id": one.number, "number": who, "operator_id": here}
                insert_sealed(ours, tables.joined_operator, [told])


def _write_tournament(ours: Connection, one: Taken, row: Row) -> None:
    t = tables.tournament
    if not one.added:
        change_sealed(ours, t, (t.c.id == one.number,), **{name: row[name] for name in FOLLOWS})
        for table in READ_FROM_JOURNALS:
            ours.execute(delete(table).where(table.c.tournament_id == one.number))
        return
    name = other_version(row["name"]) if one.told.how == "diverged" else row["name"]
    insert_sealed(ours, t, [{**row, "id": one.number, "name": name}])


def _copy_entries(ours: Connection, theirs: Connection, one: Taken) -> set[int]:
    """Write the entries after those in common; return the numbers of who wrote them."""
    j = tables.journal_entry
    theirs_after = (j.c.tournament_id == one.told.number, j.c.sequence > one.after)
    rows = theirs.execute(select(j).where(*theirs_after).order_by(j.c.sequence)).mappings()
    used: set[int] = set()
    while some := rows.fetchmany(AT_A_TIME):
        ours.execute(insert(j), [{**row, "tournament_id": one.number} for row in some])
        used.update(row["operator_id"] for row in some if row["operator_id"] is not None)
    return used


def _cut_ours(ours: Connection, every: Sequence[Taken]) -> None:
    """Delete our ends of journals whose other end was chosen; the backup still has them."""
    for trigger in ON_SQLITE:
        ours.exec_driver_sql(f"DROP TRIGGER IF EXISTS {trigger}")
    for one in every:
        for table in (tables.journal_entry, tables.entrant_person, tables.entry_note):
            ends = (table.c.tournament_id == one.number, table.c.sequence > one.told.common)
            ours.execute(delete(table).where(*ends))
        o = tables.joined_operator
        ours.execute(delete(o).where(o.c.tournament_id == one.number, ~_still_used(o)))
    guard_journal(ours)


def _still_used(operator: Any) -> Any:
    j = tables.journal_entry
    here = (j.c.tournament_id == operator.c.tournament_id, j.c.operator_id == operator.c.number)
    return select(j.c.sequence).where(*here).exists()


def _operators_named(connection: Connection) -> dict[int, dict[int, int]]:
    """Return for each journal the operators behind its numbers, where they are not its own."""
    o = tables.joined_operator.c
    named = defaultdict[int, dict[int, int]](dict)
    for tournament, number, who in connection.execute(
        select(o.tournament_id, o.number, o.operator_id)
    ):
        named[tournament][number] = who
    return named


def same_operators(
    ours: Connection, theirs: Connection, every: Sequence[Taken]
) -> Iterator[tuple[int, int]]:
    """Yield their number and ours of each operator who wrote an entry that both files hold.

    An operator erased in either file is known by no name: by what they wrote.
    """
    named = (_operators_named(ours), _operators_named(theirs))
    for one in every:
        here = one.told.here
        if here is None:
            continue
        there = one.told.number
        j = tables.journal_entry.c
        wrote = select(j.operator_id).distinct()
        in_common = (j.sequence <= one.told.common, j.operator_id.is_not(None))
        # The number in the journal is the same in both; whom it stands for may differ.
        for (number,) in ours.execute(wrote.where(j.tournament_id == here, *in_common)):
            mine = named[0].get(here, {}).get(number, number)
            yield named[1].get(there, {}).get(number, number), mine
