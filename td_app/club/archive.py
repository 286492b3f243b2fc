"""The evenings of a club, found again: who played, who won, read once from each journal.

What a journal told is kept beside it (numbers alone; names stay where they can be corrected and
erased), and read again once the journal is longer: four hundred are not replayed at each opening.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import chain

from rules_ropta.ruling import Refused
from td_app.club.club import Club
from td_app.ports.journals import TournamentRow
from td_app.season.evening import reading_of
from td_app.season.repository import (
    Reading,
    RecordedEvening,
    RecordedResult,
    Season,
    SeasonEvening,
    recorded_told,
)
from td_app.tournament.state.person import BLANK, Person, plain_words
from td_app.words.figures import day
from td_app.words.privacy import erased_name
from td_app.words.speaking import listed

Names = Mapping[tuple[int, int, int], Person]


@dataclass(frozen=True, slots=True)
class PastEvening:
    """An evening of the club; ``winner`` is "" while there is none, or before its journal is read.

    ``read``: what its journal tells is known; ``sought`` is all that it is found by. A ``meeting``
    of teams is found by its day and name, and told by its own page. ``imported``: it was not played
    here, its results alone are known; its row bears its number in its season, below zero.
    """

    row: TournamentRow
    read: bool = False
    over: bool = False
    players: int = 0
    winner: str = ""
    sought: str = ""
    meeting: bool = False
    kills: int = 0
    venue: str = ""
    imported: SeasonEvening | None = None

    def found_by(self, words: Sequence[str]) -> bool:
        """Return whether it is found by every one of these plain words."""
        return all(word in self.sought for word in words)


class ClubArchive:
    """Every evening of a club, latest day first; raises ``StorageTrouble``."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._readings: dict[int, Reading] = {}
        self._names: Names = {}

    def evenings(self) -> tuple[PastEvening, ...]:
        """Return the evenings as far as they are known; see :meth:`read` for the others."""
        book = self._club.seasons
        if book is not None:
            self._readings = {**self._readings, **book.readings(None)}
            self._names = book.people(None)
        rows = self._club.tournaments(archived=True)
        told = [*map(self._past_evening, rows), *map(_meeting, self._club.meetings())]
        told += chain.from_iterable(map(self._imported, book.seasons() if book else ()))
        return tuple(sorted(told, key=lambda one: (one.row.date, one.row.id), reverse=True))

    def _imported(self, season: Season) -> Iterator[PastEvening]:
        """The evenings of a season that were not played here."""
        book = self._club.seasons
        register = self._club.register
        here = [one for one in book.evenings(season.id) if one.tournament is None] if book else []
        if book is None or not here:
            return
        told = recorded_told(book.entries(season.id))
        results = defaultdict[int, list[RecordedResult]](list)
        for one in book.recorded(season.id):
            results[one.evening].append(one)
        cards = {card.id: card.name for card in register.members()} if register else {}
        for evening in here:
            played = results[evening.id]
            more = told.get(evening.id, RecordedEvening(evening.date, evening.name, ()))
            called = {r.id: cards.get(r.member or 0) or r.name or erased_name(r.id) for r in played}
            sought = (evening.name, evening.date, _day_words(evening.date), more.venue)
            yield PastEvening(
                TournamentRow(-evening.id, evening.name, evening.date, 0),
                True,
                True,
                max(more.entrants, len(played)),
                listed([called[one.id] for one in played if one.place == 1]),
                plain_words(" ".join((*sought, *called.values()))),
                kills=sum(one.kills for one in played),
                venue=more.venue,
                imported=evening,
            )

    def read(self, evening: PastEvening) -> PastEvening:
        """Return an evening whose journal was just read, and what it told kept."""
        number = evening.row.id
        book = self._club.seasons
        try:
            session = self._club.open(number)
        except Refused:
            return evening
        reading = reading_of(session.state, session.history.sequence)
        self._readings[number] = reading
        if book is not None and not self._club.read_only:
            book.keep_reading(number, reading)
        return self._past_evening(evening.row)

    def _past_evening(self, row: TournamentRow) -> PastEvening:
        reading = self._readings.get(row.id)
        known = [row.name, row.date, _day_words(row.date)]
        if reading is None or reading.entries != row.entries:
            return PastEvening(row, sought=plain_words(" ".join(known)))
        called = {who: self._called(row.id, who, at) for who, at, *_ in reading.rows}
        winners = [called[who] for who, _, place, *_ in reading.rows if place == 1]
        winner = listed(winners) if reading.over else ""
        sought = plain_words(" ".join((*known, *called.values())))
        kills = sum(told[3] for told in reading.rows)
        return PastEvening(row, True, reading.over, len(called), winner, sought, kills=kills)

    def _called(self, tournament: int, who: int, at: int) -> str:
        person = self._names.get((tournament, who, at), BLANK)
        return erased_name(who) if person == BLANK else person.display_name or person.pseudonym


def _meeting(row: TournamentRow) -> PastEvening:
    sought = plain_words(" ".join((row.name, row.date, _day_words(row.date))))
    return PastEvening(row, True, sought=sought, meeting=True)


def _day_words(written: str) -> str:
    try:
        told = date.fromisoformat(written)
    except ValueError:
        return ""
    return f"{day(told)} {told:%d/%m/%Y}"
