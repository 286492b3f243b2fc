"""Duplicates: two cards of one person, the card of a name, evenings without a link yet.

A licence settles it, either way; then the letters of the name. Two people of one name stay two:
where a name alone fits several cards, nobody is taken.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from rapidfuzz import fuzz, process

from td_app.register.member import Member
from td_app.register.repository import Played
from td_app.tournament.state.person import Person, plain_letters

#: How much alike two names are, of 100, that may be one name badly typed.
ALIKE = 90


@dataclass(frozen=True, slots=True)
class Twins:
    """Two cards that may be one person's; ``why`` is ``licence``, ``name`` or ``alike``."""

    one: Member
    other: Member
    why: str

    @property
    def key(self) -> tuple[int, int]:
        """Return the numbers of the two, the lesser first."""
        return min(self.one.id, self.other.id), max(self.one.id, self.other.id)


def twins(
    members: Sequence[Member],
    played: Mapping[Played, int],
    apart: Iterable[tuple[int, int]] = (),
) -> tuple[Twins, ...]:
    """Return the pairs of cards that may be one person's, the surest first.

    ``apart`` are pairs that were said to be two people. Two who were entered on the same evening
    are two people, unless they bear one licence.
    """
    met = met_on_an_evening(played)
    two = set(apart)
    found: dict[tuple[int, int], Twins] = {}
    for one, other, why in (*_of_a_licence(members), *_of_a_name(members)):
        pair = Twins(one, other, why)
        if pair.key in two or pair.key in found or (why != "licence" and pair.key in met):
            continue
        found[pair.key] = pair
    order = {"licence": 0, "name": 1, "alike": 2}
    return tuple(sorted(found.values(), key=lambda pair: (order[pair.why], pair.one.name)))


def card_of(person: Person, members: Sequence[Member]) -> tuple[Member, ...]:
    """Return the cards that a name and a licence fit: one when it is known who it is.

    >>> jean = Member(3, Person("Martin", "Jean"))
    >>> [card.id for card in card_of(Person("MARTIN", "jean", licence="12"), [jean])]
    [3]
    """
    return Cards(members).of(person)


class Cards:
    """The cards by licence and by name, to be asked many times."""

    def __init__(self, members: Sequence[Member]) -> None:
        """Hold ``members``."""
        self._licensed: dict[str, list[Member]] = defaultdict(list)
        self._named: dict[str, list[Member]] = defaultdict(list)
        for member in members:
            if licence := plain_letters(member.person.licence):
                self._licensed[licence].append(member)
            first = plain_letters(member.person.first_name)
            last = plain_letters(member.person.last_name)
            for name in {member.person.name_key, f"{first} {last}"}:
                self._named[name].append(member)

    def of(self, person: Person) -> tuple[Member, ...]:
        """Return the cards that fit: by licence, else by name where no licence speaks against."""
        licence = plain_letters(person.licence)
        if licence and licence in self._licensed:
            return tuple(self._licensed[licence])
        if not person.name_key.strip():
            return ()
        named = self._named.get(person.name_key, [])
        return tuple(one for one in named if not (licence and one.person.licence))


@dataclass(frozen=True, slots=True)
class Unlinked:
    """An entrant that no link ties to a member, as the last entry named them; cards that fit."""

    entrant: Played
    person: Person
    fits: tuple[Member, ...]

    @property
    def sure(self) -> bool:
        """Return whether one card alone fits."""
        return len(self.fits) == 1


def unlinked(
    entrants: Mapping[Played, Person], members: Sequence[Member], played: Mapping[Played, int]
) -> tuple[Unlinked, ...]:
    """Return the entrants that nobody linked yet, with the cards that fit each.

    A card that somebody of the same evening is linked to already fits nobody else there.
    """
    cards = Cards(members)
    taken: dict[int, set[int]] = defaultdict(set)
    for (tournament, _), member in played.items():
        taken[tournament].add(member)
    waiting = [(who, person) for who, person in entrants.items() if who not in played]
    found = []
    for who, person in waiting:
        fits = tuple(card for card in cards.of(person) if card.id not in taken[who[0]])
        found.append(Unlinked(who, person, fits))
    claims: dict[tuple[int, int], int] = defaultdict(int)
    for one in found:
        if one.sure:
            claims[one.entrant[0], one.fits[0].id] += 1
    # Two of one name on one evening are two people: neither is taken for the one card.
    return tuple(
        Unlinked(one.entrant, one.person, (*one.fits, *one.fits))
        if one.sure and claims[one.entrant[0], one.fits[0].id] > 1
        else one
        for one in found
    )


def met_on_an_evening(played: Mapping[Played, int]) -> set[tuple[int, int]]:
    """Return the pairs of cards (the lesser number first) that played one evening together."""
    evenings: dict[int, set[int]] = defaultdict(set)
    for (tournament, _), member in played.items():
        evenings[tournament].add(member)
    return {pair for there in evenings.values() for pair in combinations(sorted(there), 2)}


def _of_a_licence(members: Sequence[Member]) -> Iterator[tuple[Member, Member, str]]:
    by_licence: dict[str, list[Member]] = defaultdict(list)
    for member in members:
        if licence := plain_letters(member.person.licence):
            by_licence[licence].append(member)
    for same in by_licence.values():
        yield from ((one, other, "licence") for one, other in combinations(same, 2))


def _of_a_name(members: Sequence[Member]) -> Iterator[tuple[Member, Member, str]]:
    named = [member for member in members if member.person.name_key.strip()]
    keys = [member.person.name_key for member in named]
    for place, member in enumerate(named):
        later = keys[place + 1 :]
        scorer = fuzz.token_sort_ratio
        for _, score, at in process.extract(
            keys[place], later, scorer=scorer, score_cutoff=ALIKE, limit=None
        ):
            other = named[place + 1 + at]
            if not (member.person.licence and other.person.licence):
                yield member, other, "name" if score == 100 else "alike"


#: The club's setting that keeps the pairs of cards said to be two people.
APART = "register_apart"


def pairs_read(text: str) -> frozenset[tuple[int, int]]:
    """Return pairs of cards as a setting writes them; what it cannot be is left out.

    >>> sorted(pairs_read("3-7 9-12 x"))
    [(3, 7), (9, 12)]
    """
    halves = (pair.partition("-") for pair in text.split())
    return frozenset((int(a), int(b)) for a, _, b in halves if a.isdigit() and b.isdigit())


def pairs_written(pairs: Iterable[tuple[int, int]]) -> str:
    """Return pairs of cards as a setting keeps them.

    >>> pairs_written({(9, 12), (3, 7)})
    '3-7 9-12'
    """
    return " ".join(f"{one}-{other}" for one, other in sorted(pairs))
