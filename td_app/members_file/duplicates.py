"""The same person twice, nearly twice, or two persons of one name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from rapidfuzz import process
from rapidfuzz.distance import OSA

from rules_ropta.ruling import Param, Reason
from td_app.members_file.people import status_of
from td_app.members_file.previewed import DuplicateGroup, ImportPreview, PreviewRow
from td_app.tournament.state.person import Person, plain_letters

SAME = "same"
NEAR = "near"
SAME_LICENCE = "same_licence"
HOMONYM = "homonym"

# A short name is one letter away from too many others.
_SHORTEST = 8
_ENDS = 4
_CROWD = 2_000

_CODES = {
    SAME: ("SAME_NAME", "ALREADY_THERE"),
    NEAR: ("NEAR_NAME", "NEAR_KNOWN"),
    SAME_LICENCE: ("SAME_LICENCE", "KNOWN_LICENCE"),
    HOMONYM: ("HOMONYM", "KNOWN_HOMONYM"),
}


@dataclass(frozen=True, slots=True)
class _Person:
    """Somebody already met: in the file at ``line``, or there before it (line 0)."""

    line: int
    member: Person
    letters: str


@dataclass(slots=True)
class _Crowd:
    """Persons whose names begin alike, or end alike, beside the spellings searched."""

    persons: list[_Person] = field(default_factory=list)
    spellings: list[str] = field(default_factory=list)

    def add(self, person: _Person) -> None:
        self.persons.append(person)
        self.spellings.append(person.letters)


@dataclass(slots=True)
class _Met:
    """Persons met so far, found again by name, by licence, by either end of the name."""

    by_letters: dict[str, list[_Person]] = field(default_factory=lambda: defaultdict(list))
    by_reversed: dict[str, list[_Person]] = field(default_factory=lambda: defaultdict(list))
    by_licence: dict[str, _Person] = field(default_factory=dict)
    by_ends: dict[str, _Crowd] = field(default_factory=lambda: defaultdict(_Crowd))

    def add(self, person: _Person) -> None:
        member = person.member
        self.by_letters[person.letters].append(person)
        turned = plain_letters(member.first_name) + plain_letters(member.last_name)
        if turned != person.letters:
            self.by_reversed[turned].append(person)
        if member.licence:
            self.by_licence.setdefault(plain_letters(member.licence), person)
        if len(person.letters) >= _SHORTEST:
            for end in _ends(person.letters):
                self.by_ends[end].add(person)

    def alike(self, member: Person, letters: str) -> tuple[str, _Person] | None:
        """Return the first person this one may be, and why; homonyms last."""
        namesakes = self.by_letters.get(letters, ())
        same = next((p for p in namesakes if not _apart(member, p.member)), None)
        if same:
            return SAME, same
        licence = self.by_licence.get(plain_letters(member.licence)) if member.licence else None
        if licence:
            return SAME_LICENCE, licence
        if namesakes:
            return HOMONYM, namesakes[0]
        turned = self.by_reversed.get(letters, ())
        near = next((p for p in turned if not _apart(member, p.member)), None)
        near = near or self._one_letter_away(member, letters)
        return (NEAR, near) if near else None

    def _one_letter_away(self, member: Person, letters: str) -> _Person | None:
        if len(letters) < _SHORTEST:
            return None
        for end in _ends(letters):
            crowd = self.by_ends.get(end)
            if crowd is None or len(crowd.persons) > _CROWD:
                continue
            found = process.extract(
                letters,
                crowd.spellings,
                scorer=OSA.distance,
                score_cutoff=1,
                limit=None,
            )
            for spelling, distance, at in found:
                person = crowd.persons[int(at)]
                if (
                    distance
                    and not _apart(member, person.member)
                    and _same_figures(letters, spelling)
                ):
                    return person
        return None


def mark_duplicates(
    rows: Sequence[PreviewRow], known: Sequence[Person] = ()
) -> tuple[tuple[PreviewRow, ...], tuple[DuplicateGroup, ...], tuple[DuplicateGroup, ...]]:
    """Return the rows with what they repeat said, the duplicates, then the homonyms."""
    there = _Met()
    in_file = _Met()
    for member in known:
        there.add(_Person(0, member, _letters(member)))
    groups: dict[tuple[str, int, Person | None], list[int]] = {}
    marked = []
    for row in rows:
        reasons = list(row.reasons)
        if row.member is not None:
            letters = _letters(row.member)
            for met in (there, in_file):
                found = met.alike(row.member, letters)
                if found:
                    why, person = found
                    reasons.append(_reason(why, person))
                    key = (why, person.line, None if person.line else person.member)
                    groups.setdefault(key, [person.line] * bool(person.line)).append(row.line)
            in_file.add(_Person(row.line, row.member, letters))
        marked.append(replace(row, reasons=tuple(reasons), status=status_of(reasons)))
    made = [
        DuplicateGroup(tuple(lines), why, (member,) if member else ())
        for (why, _, member), lines in groups.items()
    ]
    return (
        tuple(marked),
        tuple(group for group in made if group.why != HOMONYM),
        tuple(group for group in made if group.why == HOMONYM),
    )


def of_tonight(
    preview: ImportPreview, listed: Sequence[Person], cards: Sequence[Person]
) -> ImportPreview:
    """Return the preview of an evening's list: who is ``listed`` already is only to be ticked.

    Their row stands for whom it names, as listed. A name nearly that of one of the ``cards``, or
    that of several known, is doubtful.
    """
    named = {
        line: group.known[0]
        for group in preview.duplicates
        if group.why == SAME and group.known
        for line in group.lines
    }
    there = _Met()
    register = _Met()
    for met, people in ((there, listed), (register, cards)):
        for member in people:
            met.add(_Person(0, member, _letters(member)))
    rows = tuple(_of_tonight(row, named.get(row.line), there, register) for row in preview.rows)
    groups = (one for one in preview.duplicates if one.why != SAME or not one.known)
    return replace(preview, rows=rows, duplicates=tuple(groups))


def _of_tonight(row: PreviewRow, listed: Person | None, there: _Met, register: _Met) -> PreviewRow:
    if row.member is None:
        return row
    reasons = list(row.reasons)
    letters = _letters(row.member)
    namesakes = [*there.by_letters[letters], *register.by_letters[letters]]
    known = [one for one in namesakes if not _apart(row.member, one.member)]
    if listed is not None:
        reasons = [one for one in reasons if one.code != _CODES[SAME][1]]
        reasons.append(Reason("TO_TICK", {"name": listed.display_name}))
    else:
        near = register.alike(row.member, letters)
        if near is not None and near[0] == NEAR:
            reasons.append(Reason("NEAR_CARD", {"name": near[1].member.display_name}))
    if not row.member.licence and len(known) > 1:
        reasons.append(Reason("SEVERAL_KNOWN", {"name": row.member.display_name}))
    return replace(
        row, member=listed or row.member, reasons=tuple(reasons), status=status_of(reasons)
    )


def _reason(why: str, person: _Person) -> Reason:
    in_file, there = _CODES[why]
    params: dict[str, Param] = {"name": person.member.display_name}
    if not person.line:
        return Reason(there, params)
    return Reason(in_file, {**params, "line": person.line})


def _apart(one: Person, other: Person) -> bool:
    """Return whether two persons of one name are distinct: by licence, else by club."""
    if one.licence and other.licence:
        return plain_letters(one.licence) != plain_letters(other.licence)
    if one.email and one.email.casefold() == other.email.casefold():
        return False
    return bool(one.club and other.club and plain_letters(one.club) != plain_letters(other.club))


def _letters(member: Person) -> str:
    return plain_letters(member.last_name) + plain_letters(member.first_name)


def _ends(letters: str) -> tuple[str, str]:
    """One wrong letter leaves the beginning or the end of a name as it was."""
    return f"{letters[:_ENDS]}…", f"…{letters[-_ENDS:]}"


def _same_figures(one: str, other: str) -> bool:
    """ "Invité 1" and "Invité 2" are not one name misspelt."""
    return [c for c in one if c.isdigit()] == [c for c in other if c.isdigit()]
