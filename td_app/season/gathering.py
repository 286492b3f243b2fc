"""A season's facts gathered: the rows of its evenings, everybody known from one to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from td_app.season.board import EveningFacts, SeasonFacts, Who
from td_app.season.evening import evening_key, played_on
from td_app.season.people import Appearance, Card, Named, identities
from td_app.season.repository import (
    Mark,
    Reading,
    RecordedResult,
    SeasonEntry,
    SeasonEvening,
    corrections_of,
    entrant_mark,
    erased_of,
    guests_of,
    recorded_told,
)
from td_app.season.standings import Played
from td_app.tournament.state.copying import replace
from td_app.tournament.state.person import BLANK, Person
from td_app.tournament.state.public_name import initialled
from td_app.words.privacy import erased_name


@dataclass(frozen=True, slots=True)
class Sources:
    """The sources of standings: the rows of every evening by mark, the person of each mark.

    ``linked``: the member that each entrant (of a tournament) is, ``cards`` by member's number;
    ``register``: the names on them, by which whoever is not linked is known.
    """

    readings: dict[int, Reading] = field(default_factory=dict)
    recorded: Sequence[RecordedResult] = ()
    names: Mapping[tuple[int, int, int], Person] = field(default_factory=dict)
    linked: Mapping[tuple[int, int], int] = field(default_factory=dict)
    cards: Mapping[int, Card] = field(default_factory=dict)
    register: Sequence[Named] = ()


def gathered(
    evenings: Sequence[SeasonEvening], entries: Sequence[SeasonEntry], sources: Sources
) -> SeasonFacts:
    """Return the facts of a season with everybody recognised from one evening to the next.

    A day 1 is no evening of its own: those it put out stand behind those of its day 2.
    """
    rows: dict[int, list[Played]] = {evening.id: [] for evening in evenings}
    named: dict[Mark, Person] = {}
    by_id = {evening.id: evening for evening in evenings}
    for evening in evenings:
        reading = sources.readings.get(evening.tournament or 0)
        if reading is not None and evening.tournament is not None:
            rows[evening.id] += played_on(evening, reading)
            for who, at, *_ in reading.rows:
                person = sources.names.get((evening.tournament, who, at), BLANK)
                named[entrant_mark(evening.tournament, who)] = person
    for one in sources.recorded:
        mark = f"r{one.id}"
        key = evening_key(by_id[one.evening])
        named[mark] = Person(one.name)
        told = (one.place, one.kills, one.guest, one.reentries)
        rows[one.evening].append(Played(key, mark, *told))
    here = {evening.tournament for evening in evenings}
    linked = sources.linked.items()
    members = {entrant_mark(*played): member for played, member in linked if played[0] in here}
    members |= {f"r{one.id}": one.member for one in sources.recorded if one.member is not None}
    appearances = [
        Appearance(
            row.player,
            row.evening,
            _name(named[row.player]),
            named[row.player].licence,
            members.get(row.player),
        )
        for played in rows.values()
        for row in played
    ]
    marks = identities(appearances, sources.register, erased_of(entries))
    facts = _facts(evenings, entries, rows, named, marks, sources)
    return replace(facts, known=tuple(appearances))


def _by_player(
    rows: Mapping[int, Sequence[Played]], marks: Mapping[Mark, str]
) -> dict[int, list[Played]]:
    """The rows of each evening, everybody by their key."""
    return {
        evening: [
            replace(
                row,
                player=marks[row.player],
                victims=tuple(marks.get(victim, victim) for victim in row.victims),
            )
            for row in of_it
        ]
        for evening, of_it in rows.items()
    }


def _with_days_one(
    evenings: Sequence[SeasonEvening], rows: dict[int, list[Played]], sources: Sources
) -> frozenset[int]:
    """Put the rows of days 1 behind those of their day 2; return which evenings are a day 1."""
    readings = {one.id: sources.readings.get(one.tournament or 0) for one in evenings}
    flown = {one.tournament: one.id for one in evenings if (r := readings[one.id]) and r.flight}
    days = {number: rows.pop(number) for number in flown.values()}
    for number, reading in readings.items():
        taken = [flown[one] for one in (reading.flights if reading else ()) if one in flown]
        if taken and rows.get(number):
            rows[number] = behind(rows[number], [days[one] for one in taken])
    rows |= {number: [] for number in days}
    return frozenset(days)


def behind(day_two: Sequence[Played], days_one: Sequence[Sequence[Played]]) -> list[Played]:
    """Return the rows of a day 2, then of those who were out on its days 1.

    Out of a single day 1 they keep their order; nothing orders those of several: they share the
    first place behind. What somebody of day 2 did on a day 1, kills and re-entries, is theirs.
    """
    found = {row.player: row for row in day_two}
    key = day_two[0].evening
    last = len(found)
    in_order = len(days_one) == 1
    gone = [row for rows in days_one for row in rows if row.sure and row.player not in found]
    through = sum(row.sure for rows in days_one for row in rows)
    for row in (row for rows in days_one for row in rows):
        known = found.get(row.player)
        if known is None:
            place = row.place + last + len(gone) - through if in_order and not row.sure else 0
            found[row.player] = replace(row, evening=key, place=place or last + 1, sure=False)
            continue
        found[row.player] = replace(
            known,
            kills=known.kills + row.kills,
            reentries=known.reentries + row.reentries,
            victims=(*known.victims, *row.victims),
            guest=known.guest or row.guest,
        )
    return list(found.values())


def _facts(
    evenings: Sequence[SeasonEvening],
    entries: Sequence[SeasonEntry],
    seen: Mapping[int, Sequence[Played]],
    named: Mapping[Mark, Person],
    marks: Mapping[Mark, str],
    sources: Sources,
) -> SeasonFacts:
    rows = _by_player(seen, marks)
    days_one = _with_days_one(evenings, rows, sources)
    played = tuple(row for evening in evenings for row in rows[evening.id])
    said = {marks[mark]: guest for mark, guest in guests_of(entries).items() if mark in marks}
    guests = {row.player for row in played if row.guest and said.get(row.player, True)}
    guests |= {player for player, guest in said.items() if guest}
    cards = {f"m{member}": card for member, card in sources.cards.items()}
    guests |= {player for player, card in cards.items() if card.guest and said.get(player, True)}
    over = {number for number, reading in sources.readings.items() if reading.over}
    entrants = {number: told.entrants for number, told in recorded_told(entries).items()}
    told = tuple(
        EveningFacts(
            evening,
            evening_key(evening),
            max(len(rows[evening.id]), entrants.get(evening.id, 0)),
            sum(row.player in guests for row in rows[evening.id]),
            evening.tournament is None or evening.tournament in over,
        )
        for evening in evenings
        if rows[evening.id]
    )
    corrections = tuple(
        (marks[one.who], one) for one in corrections_of(entries) if one.who in marks
    )
    people = _people(named, marks, cards)
    return SeasonFacts(
        told, played, people, frozenset(guests), corrections, marks, days_one=days_one
    )


def _people(
    named: Mapping[Mark, Person], marks: Mapping[Mark, str], cards: Mapping[str, Card]
) -> Mapping[str, Who]:
    """Everybody by their card, else by the name they had last, their licence wherever it stood."""
    found: dict[str, Who] = {}
    for number, (mark, key) in enumerate(marks.items(), 1):
        person = named[mark]
        before = found.get(key)
        card = cards.get(key)
        if card is not None:
            told = (card.name, card.licence, card.public, card.in_public, card.short)
            found[key] = Who(key, *told)
            continue
        name = _name(person) or (before.name if before else erased_name(number))
        licence = person.licence or (before.licence if before else "")
        public = person.pseudonym or (before.public if before else "")
        short = initialled(person) or (before.short if before else "")
        found[key] = Who(key, name, licence, public, short=short)
    return found


def _name(person: Person) -> str:
    """A name as it is shown; one recorded whole stays as it was written."""
    if not person.first_name:
        return person.last_name if person.last_name else person.pseudonym
    return person.display_name
