"""Survivors of flights: bags grouped by person, with the pairs in doubt to ask about.

A card of the club's register tells a person, or a licence; else a name does, with a club or an
address. Two people of one name stay two unless something, or somebody, says that they are one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations

from td_app.tournament.state.flights import BagTaken
from td_app.tournament.state.person import Person, plain_letters
from td_app.tournament.state.tournament import Majority

#: A bag: the flight's number in the file, and who bore it there.
Key = tuple[int, int]
Pair = tuple[Key, Key]


class Likeness(Enum):
    """Whether two entrants of two flights are the same person."""

    SAME = "same"
    APART = "apart"
    UNCLEAR = "unclear"


@dataclass(frozen=True, slots=True)
class Bagged:
    """Somebody who bagged at the end of a flight; ``member``: their card in the club's register."""

    person: Person
    bag: BagTaken
    majority: Majority = Majority.CHECKED
    member: int | None = None

    @property
    def key(self) -> Key:
        """Return which bag it is."""
        return self.bag.flight, self.bag.entrant


@dataclass(frozen=True, slots=True)
class Through:
    """A person who survived, with each of their bags, the largest stack first."""

    person: Person
    bags: tuple[BagTaken, ...]
    majority: Majority
    member: int | None = None


@dataclass(frozen=True, slots=True)
class Matched:
    """The survivors, each with every bag, largest stack first; and the pairs to ask about."""

    survivors: tuple[Through, ...]
    unclear: tuple[tuple[Bagged, Bagged], ...]


def likeness(one: Person, other: Person) -> Likeness:
    """Return whether two entrants are the same person, as far as their details show.

    >>> likeness(Person("Pérez", "Anna"), Person("PEREZ", "anna")).value
    'unclear'
    >>> likeness(Person("Pérez", "Anna", club="Lyon"), Person("Pérez", "Anna", club="Lyon")).value
    'same'
    """
    licences = plain_letters(one.licence), plain_letters(other.licence)
    if all(licences):
        return Likeness.SAME if licences[0] == licences[1] else Likeness.APART
    if one.name_key != other.name_key:
        return Likeness.APART
    if one.email and one.email.casefold() == other.email.casefold():
        return Likeness.SAME
    clubs = plain_letters(one.club), plain_letters(other.club)
    if all(clubs):
        return Likeness.SAME if clubs[0] == clubs[1] else Likeness.APART
    return Likeness.UNCLEAR


def matched(bagged: Sequence[Bagged], said: Mapping[Pair, bool]) -> Matched:
    """Return the survivors; ``said``: for a pair in doubt, whether they are the same person.

    Nobody bagged twice in one flight: two who share a flight are never one.
    """
    people = _People(bagged)
    unclear = []
    for one, other in _alike(bagged):
        known = _between(people, one, other)
        if known is Likeness.UNCLEAR:
            answer = said.get((one.key, other.key))
            if answer is None:
                unclear.append((one, other))
            known = Likeness.SAME if answer else Likeness.APART
        if known is Likeness.SAME:
            people.join(one, other)
    in_doubt = (pair for pair in unclear if people.may_be_one(*pair))
    survivors = sorted(people.survivors(), key=lambda s: (-s.bags[0].stack, s.person.sort_key))
    return Matched(tuple(survivors), tuple(in_doubt))


def with_fees_of_outs(through: Iterable[Through], outs: Iterable[Bagged]) -> tuple[Through, ...]:
    """Return the survivors, the first bag of each with the fees of flights they were eliminated in.

    ``outs``: who went out of each flight, a bag of no chips with the fees. Where nothing tells
    for sure who it was, nothing is added.
    """
    all_through = tuple(through)
    found: dict[tuple[int, int], list[int]] = defaultdict(list)
    for one in outs:
        same = [
            at
            for at, who in enumerate(all_through)
            if _same(one, who) and all(bag.flight != one.bag.flight for bag in who.bags)
        ]
        if len(same) == 1:
            found[same[0], one.bag.flight].append(one.bag.fee)
    fees: dict[int, int] = defaultdict(int)
    for (at, _flight), paid in found.items():
        fees[at] += paid[0] if len(paid) == 1 else 0
    return tuple(
        replace(who, bags=(replace(who.bags[0], fee=who.bags[0].fee + fees[at]), *who.bags[1:]))
        for at, who in enumerate(all_through)
    )


def _same(one: Bagged, who: Through) -> bool:
    if one.member is not None and who.member is not None:
        return one.member == who.member
    return likeness(one.person, who.person) is Likeness.SAME


def _between(people: _People, one: Bagged, other: Bagged) -> Likeness:
    """Return the likeness of two bags; a name held twice in one flight decides nothing."""
    if one.member is not None and other.member is not None:
        return Likeness.SAME if one.member == other.member else Likeness.APART
    known = likeness(one.person, other.person)
    licences = one.person.licence and other.person.licence
    homonyms = people.homonyms(one) or people.homonyms(other)
    return Likeness.UNCLEAR if known is Likeness.SAME and homonyms and not licences else known


def _alike(bagged: Iterable[Bagged]) -> Iterator[tuple[Bagged, Bagged]]:
    """Pairs of two flights that share a card, a name or a licence, each once."""
    shared: dict[str, list[Bagged]] = defaultdict(list)
    for one in bagged:
        shared[f"name {one.person.name_key}"].append(one)
        if one.member is not None:
            shared[f"member {one.member}"].append(one)
        if one.person.licence:
            shared[f"licence {plain_letters(one.person.licence)}"].append(one)
    seen: set[Pair] = set()
    for those in shared.values():
        for one, other in combinations(those, 2):
            pair = one.key, other.key
            if one.bag.flight != other.bag.flight and pair not in seen:
                seen.add(pair)
                yield one, other


class _People:
    """Bags put together, person by person."""

    def __init__(self, bagged: Sequence[Bagged]) -> None:
        self._of: dict[Key, list[Bagged]] = {one.key: [one] for one in bagged}
        self._named: dict[tuple[int, str], int] = defaultdict(int)
        for one in bagged:
            self._named[one.bag.flight, one.person.name_key] += 1

    def homonyms(self, one: Bagged) -> bool:
        """Return whether somebody else of that name bagged in the same flight."""
        return self._named[one.bag.flight, one.person.name_key] > 1

    def may_be_one(self, one: Bagged, other: Bagged) -> bool:
        """Return whether they are two so far, with no flight in common."""
        ours = self._of[one.key]
        theirs = self._of[other.key]
        flights = {bagged.bag.flight for bagged in ours}
        return ours is not theirs and not any(b.bag.flight in flights for b in theirs)

    def join(self, one: Bagged, other: Bagged) -> None:
        """Make one person of two bags, where it is possible."""
        if self.may_be_one(one, other):
            both = self._of[one.key] + self._of[other.key]
            for bagged in both:
                self._of[bagged.key] = both

    def survivors(self) -> Iterator[Through]:
        """Yield each person, with what is known where the largest stack was bagged."""
        seen: set[int] = set()
        for bags in self._of.values():
            if id(bags) not in seen:
                seen.add(id(bags))
                in_order = sorted(bags, key=lambda one: -one.bag.stack)
                best = in_order[0]
                card = next((one.member for one in in_order if one.member is not None), None)
                taken = tuple(one.bag for one in in_order)
                yield Through(best.person, taken, best.majority, card)
