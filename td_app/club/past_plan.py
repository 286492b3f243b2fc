"""The plan of an import: a card for each name, a season for each evening; then written."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import chain
from typing import Final

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from rules_ropta.ruling import Refused
from td_app.club.club import Club
from td_app.club.past_results import PastResults
from td_app.members_file.people import people_written
from td_app.register.member import NEW, Member
from td_app.register.repository import Register, followed
from td_app.register.same_person import ALIKE
from td_app.season.people import words_key
from td_app.season.repository import By, RecordedEvening, RecordedResult, Season, SeasonEvening
from td_app.tournament.state.person import Person, plain_letters

#: In place of a card's number: a card to be written, no card at all.
NEW_CARD = NEW
NO_CARD = -1
#: A season begun from August on is that of the year that comes; it ends in July.
FIRST_MONTH: Final = 8

#: Letters below which a name that differs by one is another name.
SHORTEST: Final = 6

#: Who a line names: the words of the name in any order, and the licence.
NameKey = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Named:
    """Somebody a file names, on so many ``evenings``; the cards that may be theirs.

    ``written`` is the name as it stands there. ``fits``: by licence, else by name; ``near``: of a
    name that differs by a letter or so, or whose words are cut otherwise.
    """

    key: NameKey
    person: Person
    written: str
    evenings: int
    guest: bool = False
    fits: tuple[Member, ...] = ()
    near: tuple[Member, ...] = ()

    @property
    def card(self) -> int | None:
        """Return the number of their card, ``NEW_CARD``, or None where it must be settled."""
        if len(self.fits) == 1:
            return self.fits[0].id
        return None if self.fits or self.near else NEW_CARD


def people_named(past: PastResults, register: Register | None) -> tuple[Named, ...]:
    """Return everybody a file names, with the cards that may be theirs; by name.

    A name without a licence is the one licensed name of the file, where there is one alone.
    """
    lines = [*_results(past)]
    licences = _licences(lines)
    keys = [_key(one, licences) for one in lines]
    known = _Register(register)
    played = Counter(keys)
    guests = {key for key, one in zip(keys, lines, strict=True) if one.guest}
    first = dict(zip(reversed(keys), reversed(lines), strict=True))
    found = []
    people = people_written([one.name for one in first.values()])
    for (key, one), named in zip(first.items(), people, strict=True):
        person = replace(named, licence=key[1] and one.licence)
        fits = known.fitting(key)
        near = () if fits else known.near(key, one.name)
        found.append(Named(key, person, one.name, played[key], key in guests, fits, near))
    return tuple(sorted(found, key=lambda one: one.person.sort_key))


def same_card_twice(past: PastResults, cards: Mapping[NameKey, int]) -> tuple[str, str] | None:
    """Return two names of one evening with the same card, None where there are none."""
    licences = _licences(_results(past))
    for evening in past.evenings:
        there: dict[int, str] = {}
        for one in evening.results:
            card = cards.get(_key(one, licences), NO_CARD)
            if card > 0 and there.setdefault(card, one.name) != one.name:
                return there[card], one.name
    return None


def season_of(day: str, seasons: Sequence[Season], chosen: Season) -> Season:
    """Return the season that an evening falls in: by its day, else the one chosen."""
    holding = [one for one in seasons if one.begins and one.begins <= day <= (one.ends or "9")]
    return chosen if not holding or chosen in holding else holding[0]


def season_for(past: PastResults) -> Season:
    """Return a season, not begun yet, that holds the evenings of a file: September to July."""
    days = [one.date for one in past.evenings if one.date] or [date.today().isoformat()]
    first, last = (date.fromisoformat(day) for day in (min(days), max(days)))
    begins = first.year if first.month >= FIRST_MONTH else first.year - 1
    ends = max(begins + 1, last.year + (last.month >= FIRST_MONTH))
    opening = "08" if first.month == FIRST_MONTH else "09"
    return Season(0, f"{begins}-{ends}", f"{begins}-{opening}-01", f"{ends}-07-31")


def already_there(evening: RecordedEvening, there: Iterable[SeasonEvening]) -> bool:
    """Return whether an evening was taken over before: one of its day and name is there.

    One of the two without a name is the same evening, told by another file of that day.
    """
    names = {one.name for one in there if one.tournament is None and one.date == evening.date}
    unnamed = bool(evening.date) and ("" in names or not evening.name)
    return evening.name in names or (bool(names) and unnamed)


def take_over(
    club: Club,
    past: PastResults,
    where: Mapping[int, Sequence[RecordedEvening]],
    cards: Mapping[NameKey, int],
) -> int:
    """Record evenings of a file in seasons of the club, by number; return how many.

    ``cards`` is whose each name is; new cards are written first. Raises ``StorageTrouble``, and
    :class:`Refused` ``LOOKING_ONLY``.
    """
    book = club.seasons
    by = By(club.clock.now_ms(), club.post)
    if book is None or club.read_only:
        raise Refused("LOOKING_ONLY")
    linked = _written(club, past, cards)
    licences = _licences(_results(past))
    taken = 0
    for season, evenings in where.items():
        known = [
            replace(evening, results=tuple(_linked(evening.results, licences, linked)))
            for evening in evenings
        ]
        taken += len(book.record(season, known, by))
    return taken


def take_ranking_over(
    club: Club,
    season: int,
    past: PastResults,
    cards: Mapping[NameKey, int],
    words: tuple[str, str],
) -> None:
    """Record a ranking: an evening that brings nothing by itself, everybody's points put right.

    ``words``: what that evening is called, and the reason of the points. Raises as
    :func:`take_over`.
    """
    book = club.seasons
    by = By(club.clock.now_ms(), club.post)
    if book is None or club.read_only:
        raise Refused("LOOKING_ONLY")
    linked = _written(club, past, cards)
    licences = _licences(_results(past))
    results = tuple(_linked(_results(past), licences, linked))
    evening = RecordedEvening("", words[0], results, source=past.source)
    points = [one.points for one in past.ranking]
    book.record_ranking(season, evening, points, by, words[1])


def _written(club: Club, past: PastResults, cards: Mapping[NameKey, int]) -> Mapping[NameKey, int]:
    """Write the new cards; return the number of the card of everybody who has one."""
    if club.register is None:
        return {}
    named = [one for one in people_named(past, None) if cards.get(one.key) == NEW_CARD]
    kept = club.register.keep([Member(NEW, one.person, guest=one.guest) for one in named])
    new = {one.key: card.id for one, card in zip(named, kept, strict=True)}
    return new | {key: card for key, card in cards.items() if card > 0}


def _linked(
    results: Iterable[RecordedResult],
    licences: Mapping[str, set[str]],
    linked: Mapping[NameKey, int],
) -> Iterator[RecordedResult]:
    return (replace(one, member=linked.get(_key(one, licences))) for one in results)


def _results(past: PastResults) -> Iterator[RecordedResult]:
    """Every line of a file, those of a ranking too."""
    ranking = (RecordedResult(o.player, o.place, licence=o.licence) for o in past.ranking)
    return chain(chain.from_iterable(one.results for one in past.evenings), ranking)


def _licences(results: Iterable[RecordedResult]) -> Mapping[str, set[str]]:
    """The licences of each name."""
    found: dict[str, set[str]] = defaultdict(set)
    for one in results:
        if licence := plain_letters(one.licence):
            found[words_key(one.name)].add(licence)
    return found


def _key(one: RecordedResult, licences: Mapping[str, set[str]]) -> NameKey:
    name = words_key(one.name)
    licence = plain_letters(one.licence)
    alone = licences.get(name, set())
    return name, licence or (next(iter(alone)) if len(alone) == 1 else "")


class _Register:
    """The cards by licence and by name, those merged into another as that one."""

    def __init__(self, register: Register | None) -> None:
        self._licensed: dict[str, set[int]] = defaultdict(set)
        self._named: dict[str, set[int]] = defaultdict(set)
        self._lettered: dict[str, set[int]] = defaultdict(set)
        self._cards = {card.id: card for card in register.members()} if register else {}
        merges = register.merges() if register is not None else ()
        into = {merge.member.id: merge.into for merge in merges}
        for card in (*self._cards.values(), *(merge.member for merge in merges)):
            number = followed(card.id, into)
            if licence := plain_letters(card.person.licence):
                self._licensed[licence].add(number)
            self._named[words_key(card.name)].add(number)
            for letters in _both_ways(card.person):
                self._lettered[letters].add(number)

    def fitting(self, key: NameKey) -> tuple[Member, ...]:
        """Return the cards of a licence, else of a name where no other licence speaks against."""
        name, licence = key
        if licence and licence in self._licensed:
            return self._of(self._licensed[licence])
        named = self._of(self._named.get(name, set()))
        return tuple(card for card in named if not (licence and card.person.licence))

    def near(self, key: NameKey, written: str) -> tuple[Member, ...]:
        """Return the cards of nearly that name: a letter away, or its words cut otherwise."""
        names = (name for name in self._named if fuzz.ratio(key[0], name) >= ALIKE)
        numbers = set(chain.from_iterable(self._named[name] for name in names))
        numbers.update(
            chain.from_iterable(map(self._lettered.__getitem__, self._a_letter_away(written)))
        )
        return tuple(c for c in self._of(numbers) if not (key[1] and c.person.licence))

    def _a_letter_away(self, written: str) -> Iterator[str]:
        """The letters of cards that differ from a name by one letter, or by its spaces alone."""
        letters = plain_letters(written)
        # "Léa" is no "Léo", nor "Invité 1" a misspelt "Invité 2".
        if len(letters) >= SHORTEST:
            known = [*self._lettered]
            figures = _figures(letters)
            found = process.extract(letters, known, scorer=OSA.distance, score_cutoff=1, limit=None)
            yield from (spelt for spelt, _, _ in found if _figures(spelt) == figures)

    def _of(self, numbers: Iterable[int]) -> tuple[Member, ...]:
        return tuple(self._cards[number] for number in sorted(numbers) if number in self._cards)


def _both_ways(person: Person) -> Iterator[str]:
    last = plain_letters(person.last_name)
    first = plain_letters(person.first_name)
    yield last + first
    yield first + last


def _figures(letters: str) -> list[str]:
    return [one for one in letters if one.isdigit()]
