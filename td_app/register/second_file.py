"""The register brought up to date by a second file: added, changed, untouched, missing.

Nothing is written here: each difference is accepted or left by its key. A cell that the file
leaves empty takes nothing away.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, fields, replace
from datetime import date
from typing import Any
from unicodedata import normalize

from td_app.register.member import NEW, Member
from td_app.register.same_person import Cards
from td_app.tournament.state.person import Person, plain_letters

#: What a difference is told apart by: its kind, the card or the line, the field.
Key = tuple[str, int, str]

#: The days that a file gives somebody: member since, dues until, majority checked.
Days = tuple[date | None, date | None, date | None]
NO_DAYS: Days = (None, None, None)
DAYS = ("since", "dues_until", "of_age")


@dataclass(frozen=True, slots=True)
class FieldChange:
    """A field that the file writes otherwise than the card; a day as ``2026-08-31``."""

    member: Member
    field: str
    before: str
    after: str

    @property
    def key(self) -> Key:
        """Return the key by which the change is accepted."""
        return ("changed", self.member.id, self.field)


@dataclass(frozen=True, slots=True)
class Added:
    """Somebody of the file, from line 0 on; ``fits`` are the cards between which it is not known.

    Accepted, they get a card of their own.
    """

    line: int
    person: Person
    fits: tuple[Member, ...] = ()
    days: Days = NO_DAYS

    @property
    def key(self) -> Key:
        """Return the key by which the addition is accepted."""
        return ("added", self.line, "")


@dataclass(frozen=True, slots=True)
class SecondFile:
    """The differences between a file and the register."""

    added: tuple[Added, ...]
    changed: tuple[FieldChange, ...]
    untouched: tuple[Member, ...]
    missing: tuple[Member, ...]

    def keys(self) -> frozenset[Key]:
        """Return the keys proposed: sure additions, every change; no member is removed."""
        sure = {one.key for one in self.added if not one.fits}
        return frozenset(sure | {change.key for change in self.changed})


def compared(
    people: Sequence[Person], members: Sequence[Member], days: Sequence[Days] = ()
) -> SecondFile:
    """Return what a file's people say against the cards of the register, guests included.

    ``days`` of each of the people, none where it is shorter.
    """
    cards = Cards(members)
    met: dict[int, Person] = {}
    added = list[Added]()
    changed = list[FieldChange]()
    for line, person in enumerate(people):
        fits = cards.of(person)
        told = days[line] if line < len(days) else NO_DAYS
        if len(fits) != 1 or fits[0].id in met:
            added.append(Added(line, person, () if len(fits) == 1 else fits, told))
            continue
        member = fits[0]
        met[member.id] = person
        changed += _changes(member, person)
        pairs = ((name, getattr(member, name), day) for name, day in zip(DAYS, told, strict=True))
        changed += [
            FieldChange(member, name, before.isoformat() if before else "", after.isoformat())
            for name, before, after in pairs
            if after is not None and after != before
        ]
    touched = {change.member.id for change in changed}
    untouched = [m for m in members if m.id in met and m.id not in touched]
    missing = [m for m in members if m.id not in met and not m.guest and m.left is None]
    return SecondFile(tuple(added), tuple(changed), tuple(untouched), tuple(missing))


def accepted(told: SecondFile, keys: Collection[Key], today: date) -> tuple[Member, ...]:
    """Return the cards to keep, new ones among them, for the differences accepted."""
    cards: dict[int, Member] = {}
    for change in told.changed:
        if change.key in keys:
            card = cards.get(change.member.id, change.member)
            cards[card.id] = replace(_with_change(card, change), left=None)
    for gone in told.missing:
        if missing_key(gone) in keys:
            cards[gone.id] = replace(cards.get(gone.id, gone), left=today)
    new = [
        Member(NEW, one.person, since=since or today, dues_until=dues_until, of_age=of_age)
        for one in told.added
        for since, dues_until, of_age in (one.days,)
        if one.key in keys
    ]
    return (*cards.values(), *new)


def _with_change(card: Member, change: FieldChange) -> Member:
    if change.field in DAYS:
        day: dict[str, Any] = {change.field: date.fromisoformat(change.after)}
        return replace(card, **day)
    return replace(card, person=replace(card.person, **{change.field: change.after}))


def missing_key(member: Member) -> Key:
    """Return what a card that the file does not have is taken off the list by."""
    return ("missing", member.id, "")


def _changes(member: Member, person: Person) -> list[FieldChange]:
    pairs = [
        (field.name, getattr(member.person, field.name), getattr(person, field.name))
        for field in fields(Person)
    ]
    as_well = _as_well(*(f"{one.last_name} {one.first_name}" for one in (member.person, person)))
    return [
        FieldChange(member, name, before, after)
        for name, before, after in pairs
        if after
        and after != before
        and not (name in NAMED and as_well)
        and not (name in CALLED and _as_well(before, after))
    ]


#: The fields of a person's name, compared together; those of what they belong to, each alone.
NAMED = ("last_name", "first_name")
CALLED = ("club", "team")


def _as_well(kept: str, written: str) -> bool:
    """Return whether a card already holds the name, written here in capitals or without accents."""
    before, after = (normalize("NFC", name.casefold()) for name in (kept, written))
    same = plain_letters(kept) == plain_letters(written)
    return same and (before == after or _marks(after) < _marks(before))


def _marks(name: str) -> int:
    """Count letters with an accent, ligatures, curved apostrophes."""
    return sum(not letter.isascii() for letter in name)
