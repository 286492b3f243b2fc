"""The person meant by a line typed at the door: listed, a card of the register, or new."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from td_app.members_file.meanings import Meaning
from td_app.members_file.names import GIVEN, FileOrder, how_given, split_name
from td_app.members_file.written_name import read_name
from td_app.register.finding import folded, matches
from td_app.register.member import Member
from td_app.tournament.state.person import LONGEST_FIELD, Person, plain_letters, plain_words
from td_app.tournament.views.players import PlayerRow

_FRENCH_ORDER = FileOrder(Meaning.LAST_FIRST, sure=False)
_PARTS = re.compile(r"\s*[,;\t]\s*")
#: A name and a figure: one of those offered is meant, Enter was not pressed before it.
_FIGURED = re.compile(r"(\D*[^\W\d])\s*\d")
#: A last word so short is a beginning: « dupré a ».
BEGINNING = 2


def written_entrant(text: str, clubs: Iterable[str] = ()) -> Person | None:
    """Return the person a typed line names, ``None`` when it names nobody.

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
        name = f"{name}, {parts[1]}"
        parts = [parts[0], *parts[2:]]
    if not any(letter.isalpha() for letter in name):
        return None
    split = split_name(name, _FRENCH_ORDER)
    club = parts[1] if len(parts) > 1 else ""
    known = {plain_words(spelling): spelling for spelling in clubs}
    return Person(split.last, split.first, club=known.get(plain_words(club), club))


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody known: their row on tonight's list, or their card of the register, or a name."""

    person: Person
    row: PlayerRow | None = None
    card: Member | None = None

    @property
    def comes(self) -> bool:
        """Return whether they are still to be marked present."""
        return self.row is None or (self.row.standing == "registered" and not self.row.present)


def everyone(rows: Iterable[PlayerRow], cards: Iterable[Member] = ()) -> tuple[Known, ...]:
    """Return the people who may come in: those on the list, then the cards of the others."""
    listed = (Known(row.person, row) for row in rows)
    return (*listed, *(Known(card.person, card=card) for card in cards))


def listed_and_new(
    people: Iterable[Person], rows: Iterable[PlayerRow]
) -> tuple[list[PlayerRow], list[Person]]:
    """Return the rows of those of a list who stand on tonight's, then who does not.

    Two lines of one name are two people: whoever is not here yet first, then a newcomer.
    """
    listed = defaultdict[Person, list[PlayerRow]](list)
    for row in sorted(rows, key=lambda row: not row.present):
        listed[row.person].append(row)
    known = list[PlayerRow]()
    new = list[Person]()
    for person in people:
        if listed[person]:
            known.append(listed[person].pop())
        else:
            new.append(person)
    return known, new


@dataclass(frozen=True, slots=True)
class WhoComes:
    """The people a line may mean, nearest first; ``new``: the person it names otherwise.

    ``meant`` is the one who is meant alone, None where it must be asked.
    """

    found: tuple[Known, ...] = ()
    new: Person | None = None
    meant: Known | Person | None = None


def who_comes(typed: str, known: Sequence[Known]) -> WhoComes:
    """Return the people a typed line may mean.

    One of a whole name or a licence is meant, else one whose name alone begins so: a word, or
    several whose last is of a letter or two. A whole name nearly known is asked about.

    >>> agathe = Known(Person("Dupré", "Agathe", licence="77"))
    >>> texts = ("dup", "dupré a", "77", "agathe dupre", "dupré agatha", "Roux Luc")
    >>> [type(who_comes(text, [agathe]).meant).__name__ for text in texts]
    ['Known', 'Known', 'Known', 'Known', 'NoneType', 'Person']
    """
    wanted = folded(typed.replace(",", " ").replace(";", " "))
    if not wanted:
        return WhoComes()
    person = written_entrant(typed, (one.person.club for one in known))
    exact = list[Known]()
    begun = list[Known]()
    near = list[Known]()
    name = folded(_PARTS.split(typed.strip())[0])
    for one in known:
        if _named(one.person, person, typed):
            # One name, and another club than theirs: it may be somebody else.
            tier = near if _of_another_club(one.person, person) else exact
            tier.append(one)
        elif not matches(wanted, _words(one.person)):
            continue
        elif _begins(name, one.person):
            begun.append(one)
        else:
            near.append(one)
    found = tuple(one for tier in (exact, begun, near) for one in _in_order(tier))
    new = person if len(plain_letters(typed)) >= BEGINNING else None
    figured = _FIGURED.fullmatch(typed.strip())
    if figured is not None and not found:
        # « Invité 2 » is a name of its own where « Invité 1 » is.
        plain = [one for one in known if not re.search(r"\d", one.person.display_name)]
        offered = who_comes(figured[1], plain).found
        return WhoComes(offered, new, None if offered else new)
    return WhoComes(found, new, _meant(exact, begun, near, name, new))


def _meant(
    exact: Sequence[Known],
    begun: Sequence[Known],
    near: Sequence[Known],
    name: str,
    new: Person | None,
) -> Known | Person | None:
    words = name.split()
    beginning = len(words) == 1 or len(words[-1]) <= BEGINNING
    if len(exact) == 1:
        return exact[0]
    if not exact and len(begun) == 1 and beginning:
        return begun[0]
    return None if exact or begun or near else new


def _in_order(tier: Sequence[Known]) -> list[Known]:
    """Return those who may still come in first, then by name."""
    return sorted(tier, key=lambda known: (not known.comes, known.person.sort_key))


def _named(known: Person, written: Person | None, typed: str) -> bool:
    """Return whether a line is a person's whole name, in either order, or their licence."""
    licence = plain_letters(known.licence)
    if licence and licence == plain_letters(typed):
        return True
    if written is None or not written.name_key.strip():
        return False
    names = {plain_letters(known.first_name + known.last_name), known.name_key.replace(" ", "")}
    return written.name_key.replace(" ", "") in names


def _of_another_club(known: Person, written: Person | None) -> bool:
    if written is None or not written.club or not known.club:
        return False
    return plain_words(written.club) != plain_words(known.club)


def _begins(name: str, person: Person) -> bool:
    own = f"{person.display_name} {person.pseudonym}"
    words = folded(own).replace("-", " ").split()
    return all(any(word.startswith(start) for word in words) for start in name.split())


@lru_cache(maxsize=16_384)
def _words(person: Person) -> str:
    return folded(f"{person.display_name} {person.pseudonym} {person.club} {person.licence}")
