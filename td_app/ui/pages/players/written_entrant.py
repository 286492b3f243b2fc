"""A line typed at the desk, "NOM Prénom, club", read as a person."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from td_app.members_file.meanings import Meaning
from td_app.members_file.names import GIVEN, FileOrder, how_given, split_name
from td_app.members_file.written_name import read_name
from td_app.tournament.state.person import LONGEST_FIELD, Person, plain_words
from td_app.ui.forgiving_search import folded, matches

_FRENCH_ORDER = FileOrder(Meaning.LAST_FIRST, sure=False)
_PARTS = re.compile(r"\s*[,;\t]\s*")


def written_entrant(text: str, clubs: Iterable[str] = ()) -> Person | None:
    """Return whom a typed line names, ``None`` when it names nobody.

    A club already known is written as it is known.

    >>> written_entrant("DUPONT Jean, as de trefle", ["As de Trèfle"]).club
    'As de Trèfle'
    >>> written_entrant("Dupont, Jean").first_name
    'Jean'
    """
    parts = [part for part in _PARTS.split(text.strip()[: 4 * LONGEST_FIELD]) if part]
    if not parts:
        return None
    name = read_name(parts[0]).name
    if len(parts) > 1 and len(name.split()) == 1 and how_given(parts[1].split()[0]) == GIVEN:
        name, parts = f"{name}, {parts[1]}", [parts[0], *parts[2:]]
    if not any(letter.isalpha() for letter in name):
        return None
    split = split_name(name, _FRENCH_ORDER)
    club = parts[1] if len(parts) > 1 else ""
    known = {plain_words(spelling): spelling for spelling in clubs}
    return Person(split.last, split.first, club=known.get(plain_words(club), club))


@dataclass(frozen=True, slots=True)
class KnownMember:
    """A member with the folded words he is found by."""

    person: Person
    words: str


def known_members(people: Sequence[Person]) -> tuple[KnownMember, ...]:
    """Return the members ready to be searched."""
    return tuple(
        KnownMember(
            person,
            folded(f"{person.display_name} {person.pseudonym} {person.club} {person.licence}"),
        )
        for person in people
    )


def members_matching(typed: str, known: Sequence[KnownMember], most: int = 8) -> list[Person]:
    """Return the members a typed line may name, those whose name begins so first."""
    wanted = folded(typed.replace(",", " "))
    if not wanted:
        return []
    found = [member for member in known if matches(wanted, member.words)]
    found.sort(key=lambda member: not member.words.startswith(wanted))
    return [member.person for member in found[:most]]


def named_alike(person: Person, others: Iterable[Person]) -> Person | None:
    """Return the first of ``others`` who bears the same name, accents and case apart."""
    return next((other for other in others if other.name_key == person.name_key), None)


def completed(person: Person, known: Sequence[KnownMember]) -> Person:
    """Return the person with what the club knows of the one member so named, if any."""
    same = [member.person for member in known if member.person.name_key == person.name_key]
    if len(same) != 1 or (person.club and plain_words(person.club) != plain_words(same[0].club)):
        return person
    return replace(same[0], club=person.club or same[0].club)
