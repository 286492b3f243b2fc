"""The same person from evening to evening: members by number, others by name and licence."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from td_app.season.repository import Mark
from td_app.season.standings import EveningKey
from td_app.tournament.state.person import plain_letters, plain_words
from td_app.tournament.state.public_name import PublicName


@dataclass(frozen=True, slots=True)
class Appearance:
    """Somebody on an evening: by which name and licence; ``member`` where it is known which.

    Without a name they were erased: nobody else is them.
    """

    mark: Mark
    evening: EveningKey
    name: str = ""
    licence: str = ""
    member: int | None = None


@dataclass(frozen=True, slots=True)
class Card:
    """A member's card: ``in_public``, how they chose to be named there.

    ``public`` is their pseudonym, ``short`` their first name and initial; a ``guest`` of the club
    is one of its seasons.
    """

    name: str
    licence: str = ""
    public: str = ""
    guest: bool = False
    in_public: PublicName = PublicName.UNASKED
    short: str = ""


@dataclass(frozen=True, slots=True)
class Named:
    """A name and licence that stand on a card of the register, one merged into it included."""

    member: int
    name: str
    licence: str = ""


@dataclass(slots=True)
class _OfOneName:
    """Everyone of one name, the words in any order."""

    members: set[int] = field(default_factory=set)
    licences: set[str] = field(default_factory=set)


def identities(
    appearances: Iterable[Appearance],
    register: Iterable[Named] = (),
    erased: Iterable[Sequence[Mark]] = (),
) -> Mapping[Mark, str]:
    """Return the person of each mark, by a key: ``m12`` for a member, else their first mark.

    Whoever is not linked is the one member of the ``register`` with their licence, else (without
    one) the one of their name. Two whom it does not know are one when their name is the same,
    accents and order of the words apart, unless their licences differ; two of one name on one
    evening are two people. ``erased``: the marks of one person each, whose name is gone.

    >>> one, other = ("2025-09-05",), ("2025-09-12",)
    >>> found = identities([Appearance("e1.1", one, "Pérez Anna"),
    ...                     Appearance("e2.7", other, "Anna PEREZ")])
    >>> found["e2.7"]
    'e1.1'
    """
    everyone = sorted(appearances, key=lambda one: (one.evening, _by_number(one.mark)))
    names: dict[str, _OfOneName] = defaultdict(_OfOneName)
    bearers: dict[str, set[int]] = defaultdict(set)
    for card in register:
        names[words_key(card.name)].members.add(card.member)
        bearers[plain_letters(card.licence)].add(card.member)
    for one in everyone:
        known = names[_name_key(one)]
        licence = plain_letters(one.licence)
        if one.member is not None:
            known.members.add(one.member)
        if licence:
            known.licences.add(licence)
    found: dict[Mark, str] = {}
    first: dict[tuple[str, str, int], str] = {}
    there: dict[EveningKey, set[str]] = defaultdict(set)
    held_by = {mark: number for number, marks in enumerate(erased) for mark in marks}
    gone: dict[int, str] = {}
    for one in everyone:
        if one.member is not None:
            found[one.mark] = f"m{one.member}"
            there[one.evening].add(f"m{one.member}")
        elif one.mark in held_by and not _name_key(one):
            key = gone.setdefault(held_by[one.mark], one.mark)
            found[one.mark] = one.mark if key in there[one.evening] else key
            there[one.evening].add(found[one.mark])
    for one in everyone:
        if one.mark in found:
            continue
        bearer = bearers.get(plain_letters(one.licence), set()) if one.licence else set()
        key = _unlinked(one, names[_name_key(one)], bearer, first, there[one.evening])
        found[one.mark] = key
        there[one.evening].add(key)
    return found


#: After every evening: who is recognised then changes nobody who was known before.
LAST: EveningKey = ("~",)


def recognised(
    known: Iterable[Appearance], entrants: Iterable[Appearance], register: Iterable[Named] = ()
) -> Mapping[Mark, str]:
    """Return the people of a season that these entrants are, as ``identities`` does."""
    asked = {one.mark: replace(one, evening=LAST) for one in entrants}
    others = (one for one in known if one.mark not in asked)
    found = identities((*others, *asked.values()), register)
    return {mark: found[mark] for mark in asked}


def _unlinked(
    one: Appearance,
    known: _OfOneName,
    bearers: set[int],
    first: dict[tuple[str, str, int], str],
    there: set[str],
) -> str:
    """Return the key of a person without a member's number: never one present that evening."""
    if not _name_key(one):
        return one.mark
    licence = plain_letters(one.licence)
    members = known.members if not licence else bearers
    if len(members) == 1:
        (member,) = members
        if f"m{member}" not in there:
            return f"m{member}"
    if not licence and len(known.licences) == 1:
        (licence,) = known.licences
    twin = 0
    while True:
        key = first.setdefault((_name_key(one), licence, twin), one.mark)
        if key not in there:
            return key
        twin += 1


def _name_key(one: Appearance) -> str:
    return words_key(one.name)


@lru_cache(maxsize=50_000)
def words_key(name: str) -> str:
    """Return the words of a name in one order, plain: two spellings of one name are equal.

    >>> words_key("Pérez Anna") == words_key("Anna PEREZ")
    True
    """
    return " ".join(sorted(plain_words(name).split()))


def _by_number(mark: Mark) -> tuple[str, tuple[int, ...]]:
    return mark[:1], tuple(map(int, mark[1:].split(".")))
