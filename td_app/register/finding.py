"""Finding by what was typed, a letter forgiven; who is meant among those who sit at tables."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from rapidfuzz.distance import OSA

from rules_ropta.table_layout import Seat
from td_app.tournament.state.person import Person
from td_app.tournament.state.stays import OutRecord
from td_app.tournament.views.room import Room

LETTERS_BEFORE_FORGIVING = 4

T = TypeVar("T")

WHOLE_WORDS, BEGINNINGS, INSIDE, NEARLY = range(4)
"""How near a text is to what was typed, nearest first."""


def folded(text: str) -> str:
    """Return ``text`` without accents or case, apostrophes straight, single spaces between words.

    >>> folded("  Éloïse  d’Ünger-MŒREL ")
    "eloise d'unger-moerel"
    """
    spelt_out = text.casefold().replace("œ", "oe").replace("æ", "ae").replace("’", "'")
    plain = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", spelt_out)
        if not unicodedata.combining(letter)
    )
    return " ".join(plain.split())


def matches(typed: str, text: str) -> bool:
    """Return whether every word of ``typed`` is in ``text``; both already ``folded``.

    A word of four letters or more may hold one wrong, missing or swapped letter.

    >>> matches("dupnt jea", "jean dupont")
    True
    """
    words = text.replace("-", " ").split()
    return all(word in text or _nearly_begins(word, words) for word in typed.split())


def nearness(typed: str, text: str) -> int | None:
    """Return how near ``text`` is to ``typed``, both ``folded``; None when it does not match.

    >>> nearness("jean", "jean dupont") == WHOLE_WORDS, nearness("dup", "jean dupont") == BEGINNINGS
    (True, True)
    """
    wanted = typed.replace("-", " ").split()
    if not all(word in text for word in wanted):
        return NEARLY if matches(typed, text) else None
    plain = text.replace("-", " ")
    # An elided article is not part of the word: « l'horloge » begins with « horloge » as well.
    words = [*plain.split(), *plain.replace("'", " ").split()]
    if all(word in words for word in wanted):
        return WHOLE_WORDS
    begun = all(any(word.startswith(start) for word in words) for start in wanted)
    return BEGINNINGS if begun else INSIDE


def in_order(typed: str, text: str) -> bool:
    """Return whether the words typed begin words of ``text`` that follow each other; both
    ``folded``.

    The first word follows any other: « patrice darcy » is « darcy patrice » as well.

    >>> in_order("darcy p", "darcy patrice"), in_order("darcy p", "darcy jean-pierre")
    (True, False)
    """
    words = text.replace("-", " ").split()
    reached = set(range(-1, len(words)))
    for start in typed.replace("-", " ").split():
        following = {after for before in reached for after in (before + 1, 0)}
        reached = {at for at in following if at < len(words) and words[at].startswith(start)}
    return bool(reached)


def nearest_first(
    typed: str, people: Iterable[T], words_of: Callable[[T], str]
) -> list[tuple[int, T]]:
    """Return the people ``typed`` may mean, each after a distance: 0 for the nearest.

    ``words_of`` gives the ``folded`` words of one, the name first. Of two as near, the one whose
    words stand in the order typed comes first; alike, they stay in the order they were given.
    """
    wanted = folded(typed)
    if not wanted:
        return []
    found = []
    for person in people:
        words = words_of(person)
        how_near = nearness(wanted, words)
        if how_near is not None:
            found.append((2 * how_near + (not in_order(wanted, words)), person))
    return sorted(found, key=lambda pair: pair[0])


def the_nearest(found: Sequence[tuple[int, T]]) -> T | None:
    """Return the single nearest of ``nearest_first``, None for several or for none."""
    if not found or (len(found) > 1 and found[1][0] == found[0][0]):
        return None
    return found[0][1]


def _nearly_begins(typed: str, words: list[str]) -> bool:
    if len(typed) < LETTERS_BEFORE_FORGIVING or not typed.isalpha():
        return False
    for word in words:
        for length in {len(typed) - 1, len(typed), len(typed) + 1}:
            if len(word) >= length and OSA.distance(typed, word[:length], score_cutoff=1) <= 1:
                return True
    return False


SEAT = re.compile(r"\s*(?:t(?:able)?\s*)?(\d{1,3})(?:\s*(?:[.,/ :-]|place)\s*(\d{1,2})?)?\s*", re.I)


@dataclass(frozen=True, slots=True)
class Found:
    """A player who may be meant; ``nearness`` is 0 for the nearest match.

    ``seat`` is the last one of a player who is ``out``.
    """

    entrant: int
    name: str
    club: str
    seat: Seat
    nearness: int = WHOLE_WORDS
    out: bool = False

    @property
    def seat_figures(self) -> str:
        """Return the seat as it is typed: 4.7; a cross for one who has left it."""
        return "×" if self.out else f"{self.seat.table}.{self.seat.number}"


#: A table, or one of its places.
SeatTyped = tuple[int, int | None]


def seat_typed(text: str, only: int | None = None) -> SeatTyped | None:
    """Return the table and the place typed (place ``None`` for a table alone), or ``None``.

    A number alone is a place of the ``only`` table left.

    >>> seat_typed("4.7"), seat_typed("table 12"), seat_typed("9", only=4), seat_typed("Roux")
    ((4, 7), (12, None), (4, 9), None)
    """
    match = SEAT.fullmatch(text)
    if match is None:
        return None
    if only is not None and text.strip().isdigit():
        return only, int(match[1])
    return int(match[1]), int(match[2]) if match[2] else None


def only_table(seats: Iterable[Seat | None]) -> int | None:
    """Return the table at which all sit, None when they sit at several, or at none."""
    tables = {seat.table for seat in seats if seat is not None}
    return tables.pop() if len(tables) == 1 else None


def whole_seat(text: str, only: int | None = None) -> Seat | None:
    """Return the seat typed, None unless both its table and its place are there.

    The place is enough where ``only`` one table is left.

    >>> whole_seat("4.7"), whole_seat("4")
    (Seat(table=4, number=7), None)
    """
    table, place = seat_typed(text, only) or (0, None)
    return None if place is None else Seat(table, place)


def sits_at(seat: Seat | None, typed: SeatTyped) -> bool:
    """Return whether a player's seat is the one typed, or one of the table typed."""
    table, place = typed
    return seat is not None and seat.table == table and place in (None, seat.number)


def those_out(
    outs: Mapping[int, OutRecord], person: Callable[[int], Person | None], told: str
) -> tuple[Found, ...]:
    """Return the players who have left the tournament, with ``told`` in place of their club."""
    return tuple(
        Found(who, known.display_name, told, left.seat, out=True)
        for who, left in outs.items()
        if (known := person(who)) is not None
    )


class Finder:
    """The players of the room, ready to be searched; names are folded once."""

    def __init__(self) -> None:
        self._room: Room | None = None
        self._gone: Callable[[], tuple[Found, ...]] = tuple
        self._seated: tuple[Found, ...] | None = ()
        self._folded: dict[str, str] = {}

    def set_room(self, room: Room, gone: Callable[[], tuple[Found, ...]] = tuple) -> None:
        """Search the players in ``room``; those that ``gone`` returns are nearer, or left out."""
        self._room = room
        self._seated = None
        self._gone = gone

    @property
    def people(self) -> tuple[Found, ...]:
        """Return everyone who sits in the room."""
        if self._seated is None and self._room is not None:
            self._seated = tuple(
                Found(seat.entrant, seat.name, seat.club, Seat(table.number, seat.place))
                for table in self._room.tables
                for seat in table.players
            )
        return self._seated or ()

    def seat_typed(self, text: str) -> SeatTyped | None:
        """Return the seat typed; its place is enough where a single table is left."""
        return seat_typed(text, only_table(person.seat for person in self.people))

    def find(self, typed: str, but: Iterable[int] = ()) -> tuple[Found, ...]:
        """Return the people the text may mean, nearest first, without the entrants in ``but``."""
        left_out = set(but)
        seat = self.seat_typed(typed)
        if seat is not None:
            found = [p for p in self.people if sits_at(p.seat, seat) and p.entrant not in left_out]
            return tuple(sorted(found, key=lambda p: p.seat))
        here = self._named(typed, self.people, left_out)
        if here and here[0].nearness == 0:
            return here
        gone = self._named(typed, self._gone(), left_out)
        # One who has left comes first where nobody who plays is as near.
        return (*(out for out in gone if not here or out.nearness < here[0].nearness), *here)

    def _named(self, typed: str, people: Iterable[Found], left_out: set[int]) -> tuple[Found, ...]:
        asked = (person for person in people if person.entrant not in left_out)
        near = nearest_first(typed, asked, lambda person: self._plain(person.name))
        near.sort(key=lambda pair: (pair[0], self._plain(pair[1].name)))
        return tuple(replace(person, nearness=how_near) for how_near, person in near)

    def _plain(self, name: str) -> str:
        plain = self._folded.get(name)
        if plain is None:
            plain = self._folded[name] = folded(name)
        return plain


def meant(found: tuple[Found, ...]) -> Found | None:
    """Return the person meant, when the others match less well, else ``None``."""
    return the_nearest([(person.nearness, person) for person in found])
