"""How a row of each table is recognised in another file of the club, and what it refers to.

A table that is not named here is joined too: rows are one where their key is, or, where the key is
a number that each file gave by itself, where everything else is. What a foreign key points to is
found by itself. A table that wants it otherwise has a row below.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from graphlib import TopologicalSorter
from typing import Any

from sqlalchemy import Table

from td_app.club.club import TAKEN_AWAY
from td_app.persistence import tables
from td_app.persistence.journal_store import VERSION_OF
from td_app.persistence.privacy import FIELDS, alike, same_person
from td_app.persistence.seals import DIGEST
from td_app.persistence.server import ERASURES
from td_app.ports.club import ACTS_KEY, PHONES_KEPT_AS
from td_app.tournament.state.person import Person, plain_letters
from td_app.tournament.state.public_name import RESERVE

Row = Mapping[str, Any]
#: Our key of each row of theirs, by table: a number, or the whole key where it has several columns.
Ids = Mapping[str, Mapping[Any, Any]]


@dataclass(frozen=True, slots=True)
class TableMatching:
    """A table of which two files hold rows.

    ``same`` names the columns that tell one row from another in every file. ``known`` gives, in
    their place, what a row is recognised by (``True`` when it is looked for), strongest first.
    ``refers`` names the table behind a column that is no foreign key. ``told`` are the columns a
    person knows the row by. ``appended`` rows are numbered on in each file by their key's last
    column: those that are only there come after ours. ``follows`` names the table whose key these
    rows share; ``rewrites`` gives our numbers to what a text of the row names, which are rows of
    the tables it ``needs``. ``alike`` tells whether two rows of one key are one though what they
    are recognised by differs. ``later_wins`` gives a field's values in order: of two, the later one
    stands, and nobody is asked. ``erasable`` columns that are all blank in one file were erased,
    and are so in both. ``stays`` tells rows that only speak of their own file; ``silent``: one is
    not asked about fields that differ, this file's stand.
    """

    table: Table
    same: tuple[str, ...] = ()
    known: Callable[[Row, bool], tuple[Hashable, ...]] | None = None
    refers: Mapping[str, str] = field(default_factory=dict, hash=False)
    told: tuple[str, ...] = ()
    appended: bool = False
    follows: str = ""
    rewrites: Callable[[dict[str, Any], Ids], None] | None = None
    needs: tuple[str, ...] = ()
    alike: Callable[[Row, Row], bool] | None = None
    later_wins: Mapping[str, Sequence[str]] = field(default_factory=dict, hash=False)
    erasable: tuple[str, ...] = ()
    stays: Callable[[Row], bool] = lambda _row: False
    silent: bool = False

    @property
    def key(self) -> tuple[str, ...]:
        """Return the names of the key's columns."""
        return tuple(column.name for column in self.table.primary_key.columns)

    @property
    def numbered(self) -> bool:
        """Return whether each file numbers these rows by itself."""
        return self.key == ("id",)

    @property
    def references(self) -> dict[str, str]:
        """Return the columns that hold a row of another table, and which table's."""
        found = {key.parent.name: key.column.table.name for key in self.table.foreign_keys}
        return {**found, **self.refers}

    @property
    def after(self) -> set[str]:
        """Return the tables that are joined before this one."""
        follows = {self.follows} if self.follows else set()
        return {*self.references.values(), *self.needs, *follows}

    def recognised(self, row: Row, *, seeking: bool) -> tuple[Hashable, ...]:
        """Return what a row is recognised by, strongest first."""
        if self.known is not None:
            return self.known(row, seeking)
        names = self.same or self.key
        if not self.same and (self.numbered or self.appended):
            own = (self.key[-1], DIGEST)
            names = tuple(c.name for c in self.table.columns if c.name not in own)
        return (tuple(row[name] for name in names),)

    def key_of(self, row: Row) -> Any:
        """Return a row's key: a value, or several where it has several columns."""
        found = tuple(row[name] for name in self.key)
        return found if len(found) > 1 else found[0]

    def tell(self, row: Row) -> str:
        """Return what a person knows the row by."""
        return " ".join(str(row[name]) for name in self.told if row[name])


def _person(row: Row) -> Person:
    return Person(*(row[name] or "" for name in FIELDS))


def _one_card(mine: Row, theirs: Row) -> bool:
    """Two cards of one number: a spelling put right in one file leaves them one."""
    one = _person(mine)
    other = _person(theirs)
    return same_person(one, other) or alike(one, other)


def _person_known(row: Row, seeking: bool) -> tuple[Hashable, ...]:
    """By licence; by name where not both have one: two licences are two people."""
    person = _person(row)
    licence = plain_letters(person.licence)
    name = person.name_key
    if seeking:
        return (("licence", licence), ("bare", name)) if licence else (("bare", name), ("", name))
    return (("licence", licence), ("", name)) if licence else (("bare", name),)


def _operator_known(row: Row, _seeking: bool) -> tuple[Hashable, ...]:
    """By name and salt, which entries commit to; one who was erased keeps their number."""
    return (("name", row["name"], row["salt"]) if row["name"] else ("erased", row["id"]),)


def _of_one_file(row: Row) -> bool:
    return row["name"] in (TAKEN_AWAY, ERASURES, PHONES_KEPT_AS, ACTS_KEY) or row[
        "name"
    ].startswith(VERSION_OF)


def _evening_known(row: Row, _seeking: bool) -> tuple[Hashable, ...]:
    """By its tournament; one that was not played in these files by its day and name."""
    if row["tournament_id"] is not None:
        return (("tournament", row["tournament_id"]),)
    return ((row["season_id"], row["date"], row["name"]),)


#: What a line of a season's minutes names by a number, and the table it is of.
_NAMED = {
    "tournament": "tournament",
    "evening": "season_evening",
    "part": "season_part",
}
#: The marks of people: an entrant of a tournament, a result recorded.
_MARK = re.compile(r"(e)(\d+)(\.\d+)|(r)(\d+)")


def _line_rewritten(row: dict[str, Any], ids: Ids) -> None:
    """Give our numbers to what a line of a season's minutes names; 0 where it is not brought."""
    body = json.loads(row["body"])
    for name, table in _NAMED.items():
        if isinstance(body.get(name), int):
            body[name] = ids[table].get(body[name], 0)
    if isinstance(body.get("entry"), int):
        ours = ids["season_entry"].get((row["season_id"], body["entry"]))
        body["entry"] = ours[1] if ours else 0

    def ours_marked(mark: re.Match[str]) -> str:
        if mark[1]:
            return f"e{ids['tournament'].get(int(mark[2]), 0)}{mark[3]}"
        return f"r{ids['season_result'].get(int(mark[5]), 0)}"

    for name, value in body.items():
        if isinstance(value, str) and all(map(_MARK.fullmatch, value.split(" "))):
            body[name] = _MARK.sub(ours_marked, value)
    row["body"] = json.dumps(body, ensure_ascii=False, separators=(",", ":"))


#: What is joined otherwise than by its key; journals and their tournaments: see ``journals.py``.
KIN = {
    kin.table.name: kin
    for kin in (
        TableMatching(
            tables.operator, known=_operator_known, erasable=("name", "salt"), silent=True
        ),
        TableMatching(
            tables.entrant_person, told=("last_name", "first_name"), erasable=(*FIELDS, "salt")
        ),
        TableMatching(tables.entry_note, told=("text",), erasable=("text", "salt")),
        TableMatching(tables.winner_photo, erasable=("picture",), silent=True),
        TableMatching(tables.published_page, silent=True),
        TableMatching(
            tables.printed_paper,
            same=("tournament_id", "document", "printed_at", "fingerprint", "onto", "post"),
            told=("document",),
            erasable=("place",),
            silent=True,
        ),
        TableMatching(
            tables.club_member,
            known=_person_known,
            alike=_one_card,
            told=("last_name", "first_name"),
            later_wins={"in_public": RESERVE},
        ),
        TableMatching(
            tables.member_merge,
            refers={"member_id": "club_member", "into_id": "club_member"},
            silent=True,
        ),
        TableMatching(tables.entrant_member, refers={"member_id": "club_member"}, silent=True),
        TableMatching(tables.club_setting, told=("name",), stays=_of_one_file),
        TableMatching(tables.season, same=("name",), told=("name",)),
        TableMatching(tables.season_part, same=("season_id", "name"), told=("name",)),
        TableMatching(tables.season_evening, known=_evening_known, told=("date", "name")),
        TableMatching(
            tables.season_result,
            same=("evening_id", "place", "kills", "guest", "reentries"),
            refers={"member": "club_member"},
            told=("name",),
            erasable=("name",),
        ),
        TableMatching(
            tables.season_entry,
            appended=True,
            rewrites=_line_rewritten,
            needs=("season_evening", "season_part", "season_result"),
            silent=True,
        ),
        TableMatching(tables.season_note, follows="season_entry", silent=True),
        TableMatching(tables.season_reading, stays=lambda _row: True),
    )
}

#: What is read from journals and kept, by ``tournament_id``: read again where a journal changed.
READ_FROM_JOURNALS = (tables.season_reading,)

#: What ``journals.py`` writes itself.
OF_JOURNALS = (
    tables.tournament,
    tables.journal_entry,
    tables.joined_journal,
    tables.joined_operator,
    tables.joined_flight,
)


def kin_of(table: Table) -> TableMatching:
    """Return how the rows of a table are joined."""
    return KIN.get(table.name) or TableMatching(table)


def kin_named(name: str) -> TableMatching:
    """Return how the rows of a table of this name are joined."""
    return kin_of(tables.metadata.tables[name])


def kinds_of_rows() -> tuple[TableMatching, ...]:
    """Return every table joined row by row, each after those it refers to."""
    every = [kin_of(t) for t in tables.metadata.sorted_tables if t not in OF_JOURNALS]
    named = {kin.table.name: kin for kin in every}
    needs = {name: kin.after & named.keys() - {name} for name, kin in named.items()}
    return tuple(named[name] for name in TopologicalSorter(needs).static_order())
