"""The rows beside the journals of two files: which are one, what differs, what is brought."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, and_, delete, select, text

from td_app.joining import Chosen, FieldDiffers, TheirRow
from td_app.persistence import tables
from td_app.persistence.joining.journals import Taken, same_operators
from td_app.persistence.joining.row_matching import Row, TableMatching, kin_named, kinds_of_rows
from td_app.persistence.privacy import FIELDS
from td_app.persistence.seals import DIGEST, change_sealed, insert_sealed
from td_app.tournament.state.person import Person

BLANK = ("", None)
ERASED_ON = "erased_on"
#: Rows that an entry wrote: they go where the entry goes.
OF_ENTRIES = (tables.entrant_person, tables.entry_note)


@dataclass
class JoinedRows:
    """The rows to write from the other file, and the differences shown to the director.

    ``ids`` gives our number of each row of theirs, by table; ``brought`` are those added.
    ``erased`` are the names that one file still holds of people erased in the other, and whether
    they were erased here.
    """

    ids: dict[str, dict[Any, Any]]
    brought: dict[str, set[Any]] = field(default_factory=dict)
    inserts: dict[TableMatching, list[dict[str, Any]]] = field(default_factory=dict)
    changes: list[tuple[TableMatching, Row, dict[str, Any]]] = field(default_factory=list)
    gone: list[tuple[TableMatching, Row]] = field(default_factory=list)
    rows: list[TheirRow] = field(default_factory=list)
    fields: list[FieldDiffers] = field(default_factory=list)
    erased: set[tuple[Person, bool]] = field(default_factory=set)


def rows_joined(
    ours: Connection, theirs: Connection, every: Sequence[Taken], chosen: Chosen
) -> JoinedRows:
    """Return what joining writes beside the journals; nothing is written yet."""
    joined = JoinedRows({tables.tournament.name: {one.told.number: one.number for one in every}})
    met = {one.told.number: one for one in every}
    for kin in kinds_of_rows():
        table = _TableJoined(kin, joined, met, chosen, _given(ours, kin))
        here = _read(ours, kin)
        there = _read(theirs, kin)
        if kin.table is tables.operator:
            table.twins = dict(same_operators(ours, theirs, every))
        table.join(here, there)
        if kin.table is tables.operator:
            _erase_operators(joined, kin, here, there)
    return joined


def _erase_operators(
    joined: JoinedRows, kin: TableMatching, ours: list[dict[str, Any]], theirs: list[dict[str, Any]]
) -> None:
    """Bring no operator back who was erased in either file, under whatever number."""
    here = {row["id"]: row for row in ours}
    there = {joined.ids[kin.table.name][row["id"]]: row for row in theirs}
    names = ({row["name"] for row in ours}, {row["name"] for row in theirs})
    for number in here.keys() & there.keys():
        mine = here[number]
        met = there[number]
        if mine["name"] and not met["name"] and mine["name"] not in names[1]:
            blank = _blank(kin, met)
            twins = [row for row in ours if row["name"] == mine["name"]]
            joined.changes += [(kin, row, blank) for row in twins]
        elif met["name"] and not mine["name"] and met["name"] not in names[0]:
            for row in joined.inserts[kin]:
                if row["name"] == met["name"]:
                    row.update(_blank(kin, mine))


def _blank(kin: TableMatching, erased: Row) -> dict[str, Any]:
    """Return what erasing leaves of a row, on the day that an erased one gives."""
    return {**dict.fromkeys(kin.erasable, ""), ERASED_ON: erased[ERASED_ON]}


def write_rows(ours: Connection, joined: JoinedRows) -> None:
    """Write the rows, each with its digest."""
    for kin, row in joined.gone:
        ours.execute(delete(kin.table).where(_here(kin, row)))
    for kin, row, values in joined.changes:
        change_sealed(ours, kin.table, (_here(kin, row),), **values)
    for kin, rows in joined.inserts.items():
        insert_sealed(ours, kin.table, rows)


def _read(connection: Connection, kin: TableMatching) -> list[dict[str, Any]]:
    query = select(kin.table).order_by(*kin.table.primary_key.columns)
    rows = (dict(row) for row in connection.execute(query).mappings())
    return [row for row in rows if not kin.stays(row)]


def _given(connection: Connection, kin: TableMatching) -> int:
    """The highest number ever given here, in a table that gives none twice; 0 in another."""
    if not kin.table.dialect_options["sqlite"]["autoincrement"]:
        return 0
    counts = text("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'")
    if connection.execute(counts).first() is None:
        return 0
    query = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
    return int(connection.execute(query, {"name": kin.table.name}).scalar() or 0)


def _here(kin: TableMatching, row: Row) -> Any:
    return and_(*(kin.table.c[name] == row[name] for name in kin.key))


class _TableJoined:
    """One table of two files, joined row by row."""

    def __init__(
        self,
        kin: TableMatching,
        joined: JoinedRows,
        met: Mapping[int, Taken],
        chosen: Chosen,
        given: int = 0,
    ) -> None:
        self.kin = kin
        self.joined = joined
        self.met = met
        self.chosen = chosen
        self.given = given
        self.name = kin.table.name
        self.references = kin.references
        self.of_itself = [c for c, table in self.references.items() if table == self.name]
        self.tournament = next((c for c, t in self.references.items() if t == "tournament"), "")
        self.of_entries = kin.table in OF_ENTRIES
        self.ids: dict[Any, Any] = joined.ids.setdefault(self.name, {})
        self.met_here: set[Any] = set()
        #: Our key of rows of theirs that are surely one with ours.
        self.twins: Mapping[Any, Any] = {}
        self.by_key: dict[Any, Row] = {}
        self.inserts: list[dict[str, Any]] = joined.inserts.setdefault(kin, [])

    def join(self, ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> None:
        """Find of each row of theirs the one of ours, or bring it."""
        self.by_key = {self.kin.key_of(row): row for row in ours}
        known = self._indexed(ours)
        found = list[tuple[Row, Row, Row]]()
        numbers = self._numbers(ours)
        for row in theirs:
            here = self._translated(row)
            if here is None:
                continue
            twin = self.by_key.get(self.twins.get(self.kin.key_of(row)))
            mine = twin or self._found(known, here)
            self._erase_in_another_end(row, here)
            if mine is not None:
                found.append((row, here, mine))
                self.ids[self.kin.key_of(row)] = self.kin.key_of(mine)
            elif self._is_brought(row, here):
                if self.kin.numbered or self.kin.appended:
                    # Its own number where it is free, else the next.
                    *of, last = (here[name] for name in self.kin.key)
                    taken = numbers[tuple(of)]
                    if last in taken or self.kin.appended or last <= self.given:
                        last = max(max(taken, default=0), self.given) + 1
                    taken.add(last)
                    here[self.kin.key[-1]] = last
                self.ids[self.kin.key_of(row)] = self.kin.key_of(here)
                self.joined.brought.setdefault(self.name, set()).add(self.kin.key_of(here))
                self.inserts.append(here)
        for row in self.inserts:
            row.update({name: self.ids.get(row[name]) for name in self.of_itself})
        for there, met, mine in found:
            self._compare(there, met, mine)
        if self.kin.table is tables.entry_note or self.kin.follows:
            self._erased_there(ours, [mine for _, _, mine in found])

    def _numbers(self, ours: list[dict[str, Any]]) -> dict[Any, set[int]]:
        """The numbers taken: of all the rows, or of those that share the rest of their key."""
        numbers = defaultdict[Any, set[int]](set)
        if self.kin.numbered or self.kin.appended:
            for row in ours:
                *of, last = (row[name] for name in self.kin.key)
                numbers[tuple(of)].add(last)
        return numbers

    def _indexed(self, ours: list[dict[str, Any]]) -> dict[Hashable, list[Row]]:
        cut = {
            one.number: one.told.common
            for one in self.met.values()
            if self.of_entries and one.told.how == "diverged" and one.kept == "theirs"
        }
        known = defaultdict[Hashable, list[Row]](list)
        for row in ours:
            if cut and row["sequence"] > cut.get(row["tournament_id"], row["sequence"]):
                continue
            for one in self.kin.recognised(row, seeking=False):
                known[one].append(row)
        return known

    def _translated(self, row: Row) -> dict[str, Any] | None:
        """A row of theirs with our numbers; None where what it belongs to is not brought."""
        here = dict(row)
        if self.kin.rewrites is not None:
            self.kin.rewrites(here, self.joined.ids)
        if self.kin.follows:
            key = self.joined.ids[self.kin.follows].get(self.kin.key_of(row))
            return None if key is None else here | dict(zip(self.kin.key, key, strict=True))
        for name, table in self.references.items():
            if name in self.of_itself or row[name] is None:
                continue
            number = self.joined.ids.get(table, {}).get(row[name])
            if number is None and not self.kin.table.c[name].nullable:
                return None
            here[name] = number
        return here

    def _found(self, known: Mapping[Hashable, list[Row]], here: Row) -> Row | None:
        same = self.by_key.get(self.kin.key_of(here))
        if self.kin.alike is not None and same is not None and self.kin.alike(same, here):
            self.met_here.add(self.kin.key_of(same))
            return same
        for one in self.kin.recognised(here, seeking=True):
            for mine in known.get(one, ()):
                key = self.kin.key_of(mine)
                if key not in self.met_here:
                    self.met_here.add(key)
                    return mine
        return None

    def _erase_in_another_end(self, row: Row, here: dict[str, Any]) -> None:
        """Leave blank in the other end of a journal, kept beside ours, what either file erased."""
        one = self.met.get(row[self.tournament]) if self.of_entries else None
        if one is None or not one.added or row["sequence"] > one.told.common:
            return
        mine = self.by_key.get(self.kin.key_of({**row, self.tournament: one.told.here}))
        if mine is None:
            if self.kin.table is tables.entry_note:
                # Erased by an earlier edition, which took the row away.
                here.update(dict.fromkeys(self.kin.erasable, ""))
            return
        gone = [all(one[name] in BLANK for name in self.kin.erasable) for one in (mine, here)]
        if gone[0] != gone[1]:
            self._compare(row, here, mine)
        if gone[0]:
            here.update(_blank(self.kin, mine))

    def _is_brought(self, row: Row, here: Row) -> bool:
        """Return whether a row only there is brought; ones that may stay are shown to the
        director.
        """
        one = self.met.get(row[self.tournament]) if self.tournament else None
        if one is not None and self.of_entries:
            if one.added:
                return True
            if row["sequence"] > one.told.common:
                return one.after is not None
            # A note that an entry wrote and that is not here any more was erased here.
            return self.kin.table is not tables.entry_note
        if self.kin.follows:
            entries = self.joined.inserts[kin_named(self.kin.follows)]
            return any(self.kin.key_of(entry) == self.kin.key_of(here) for entry in entries)
        if one is not None and not one.added and one.told.how == "diverged":
            return one.kept == "theirs"
        if self.kin.silent or self._goes_with(one, here):
            return True
        key = _key(self.kin, row)
        self.joined.rows.append(TheirRow(self.name, key, self.kin.tell(here)))
        return (self.name, key) not in self.chosen.rows_left

    def _goes_with(self, one: Taken | None, here: Row) -> bool:
        """Return whether the row's owner is brought: then the row is not asked about alone."""
        if one is not None and one.added:
            return True
        brought = (
            here[name] in self.joined.brought.get(table, ())
            for name, table in self.references.items()
            if name not in self.of_itself
        )
        return any(brought)

    def _compare(self, row: Row, here: Row, mine: Row) -> None:
        """Compare a row in both files: blank fields are filled, others follow the choice made."""
        erasable = self.kin.erasable
        changed = dict[str, Any]()
        blank = [all(one[name] in BLANK for name in erasable) for one in (mine, here)]
        if erasable and blank[0] != blank[1]:
            whose = here if blank[0] else mine
            if self.kin.table is tables.entrant_person:
                person = Person(*(whose[one] for one in FIELDS))
                self.joined.erased.add((person, blank[0]))
            if not blank[0]:
                changed = dict.fromkeys(erasable, "")
                if ERASED_ON in here:
                    changed = _blank(self.kin, here)
        else:
            for name in self._compared():
                value = self.ids.get(here[name]) if name in self.of_itself else here[name]
                if value == mine[name] or value in BLANK:
                    continue
                order = self.kin.later_wins.get(name)
                if order is not None and not _later(order, value, mine[name]):
                    continue
                if mine[name] in BLANK or order is not None or self._takes(row, here, name, mine):
                    changed[name] = value
        if changed:
            self.joined.changes.append((self.kin, mine, changed))

    def _compared(self) -> Iterator[str]:
        for column in self.kin.table.columns:
            if column.name not in (DIGEST, "salt", ERASED_ON, *self.kin.key):
                yield column.name

    def _takes(self, row: Row, here: Row, name: str, mine: Row) -> bool:
        """Return whether their value is taken; asked about, unless the journal's choice decides."""
        if self.kin.silent:
            return False
        key = _key(self.kin, row)
        told = FieldDiffers(
            self.name, key, self.kin.tell(mine), name, str(mine[name]), str(here[name])
        )
        self.joined.fields.append(told)
        return (self.name, key, name) in self.chosen.theirs

    def _erased_there(self, ours: list[dict[str, Any]], found: list[Row]) -> None:
        """Notes of entries in both files that are not there any more were erased there."""
        there = {self.kin.key_of(mine) for mine in found}
        common = {one.number: one.told.common for one in self.met.values() if not one.added}
        both = set(self.joined.ids[self.kin.follows].values()) if self.kin.follows else set()
        for row in ours:
            key = self.kin.key_of(row)
            shared = key in both if self.kin.follows else key[1] <= common.get(key[0], 0)
            # One that an entry commits to is never taken away: it is missing there.
            committed = row.get("salt") or row.get(ERASED_ON)
            if key not in there and shared and not committed:
                self.joined.gone.append((self.kin, row))


def _key(kin: TableMatching, row: Row) -> str:
    return ".".join(str(row[name]) for name in kin.key)


def _later(order: Sequence[str], value: str, mine: str) -> bool:
    """Return whether a value stands at the place of another or later; one unknown is the last."""
    place = {known: at for at, known in enumerate(order)}
    return place.get(value, len(order)) >= place.get(mine, len(order))
