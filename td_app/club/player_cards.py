"""A player's card: the evenings, opponents and penalties of a member of the register.

Only evenings linked to the register are told. Sanctions are for the directors' eyes: those of the
season that runs, older ones are not shown any more.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from td_app.club.club import Club
from td_app.ports.journals import TournamentRow
from td_app.register.member import Member
from td_app.season.evening import reading_of
from td_app.season.repository import Reading
from td_app.tournament.views.conduct import penalties

#: A season begins in September where the club has not said when.
SEPTEMBER = 9

#: Journals that nobody has read yet, read at once for a list.
READ_AT_ONCE = 20


@dataclass(frozen=True, slots=True)
class EveningPlayed:
    """An evening: ``place`` is 0 while playing, ``entrants`` how many took part.

    ``tournament`` is below zero for an evening that was not played here: its results alone are
    known, the members who were ``there`` with their places.
    """

    tournament: int
    date: str
    name: str
    place: int
    entrants: int
    kills: int
    reentries: int = 0
    there: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Duel:
    """Two members who met on ``met`` evenings, played here or not: who finished ahead.

    Who knocked out whom is known of evenings played here.
    """

    other: int
    name: str
    met: int
    ahead: int
    knocked: int
    knocked_by: int


@dataclass(frozen=True, slots=True)
class PenaltySummary:
    """A sanction of the running season: the fault and the step by their codes."""

    date: str
    evening: str
    fault: str
    article: str
    step: str


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """A member's evenings, latest first; their duels, most frequent opponent first."""

    member: Member
    evenings: tuple[EveningPlayed, ...] = ()
    duels: tuple[Duel, ...] = ()
    sanctions: tuple[PenaltySummary, ...] = ()
    since: date | None = None

    @property
    def finished(self) -> tuple[EveningPlayed, ...]:
        """Return the evenings with a place, the latest first."""
        return tuple(evening for evening in self.evenings if evening.place)

    @property
    def wins(self) -> int:
        """Return how many evenings were won."""
        return sum(evening.place == 1 for evening in self.evenings)

    @property
    def podiums(self) -> int:
        """Return how many evenings ended among the first three."""
        return sum(evening.place in (1, 2, 3) for evening in self.evenings)

    @property
    def kills(self) -> int:
        """Return how many players were knocked out, where it was noted."""
        return sum(evening.kills for evening in self.evenings)

    @property
    def best(self) -> EveningPlayed | None:
        """Return the best place, of two alike the one among more entrants."""
        return min(self.finished, key=lambda e: (e.place, -e.entrants), default=None)


def player_card(
    club: Club, member: Member, today: date, besides: Sequence[EveningPlayed] = ()
) -> PlayerCard:
    """Return the card of a member; raises ``StorageTrouble``.

    ``besides`` are evenings of theirs that were not played here.
    """
    register = club.register
    if register is None:
        return PlayerCard(member)
    links = register.played()
    mine = {t: entrant for (t, entrant), who in links.items() if who == member.id}
    rows = {row.id: row for row in _counted(club) if row.id in mine}
    readings = dict(_readings(club, rows))
    evenings = [*besides] + [
        _evening(t, row.date, row.name, readings[t], mine[t])
        for t, row in rows.items()
        if any(told[0] == mine[t] for told in readings[t].rows)
    ]
    names = {one.id: one.name for one in register.members()}
    since = season_start(club, today)
    told = tuple(_sanctions(club, {t: rows[t] for t in rows if rows[t].date >= str(since)}, mine))
    duels = _duels(member.id, readings, links, names, besides)
    evenings.sort(key=lambda evening: (evening.date, evening.tournament), reverse=True)
    return PlayerCard(member, tuple(evenings), duels, told, since)


def evenings_played(club: Club) -> Counter[int]:
    """Return on how many evenings each member played; raises ``StorageTrouble``.

    Whoever entered and never had a seat did not play. Of many evenings nobody has read yet, the
    latest are read; the others count as entered.
    """
    links = club.register.played() if club.register is not None else {}
    rows = {row.id: row for row in _counted(club)}
    kept = club.seasons.readings(None) if club.seasons is not None else {}
    linked = {tournament for tournament, _ in links} & rows.keys()
    known = {t for t in linked if t in kept and kept[t].entries == rows[t].entries}
    late = sorted(linked - known, reverse=True)[:READ_AT_ONCE]
    came = {
        (tournament, told[0])
        for tournament, reading in _readings(club, {t: rows[t] for t in (*known, *late)})
        for told in reading.rows
    }
    unread = linked - known - set(late)
    return Counter(who for one, who in links.items() if one in came or one[0] in unread)


def _counted(club: Club) -> Iterator[TournamentRow]:
    """The evenings that count for somebody: not samples."""
    return (row for row in club.tournaments(archived=True) if not row.sample)


def season_start(club: Club, today: date) -> date:
    """Return when the running season began: as the club says, else the first of September."""
    usual = date(today.year - (today.month < SEPTEMBER), SEPTEMBER, 1)
    for season in club.seasons.seasons() if club.seasons is not None else ():
        ends = season.ends or f"{today.year + 1}"
        if season.begins and season.begins <= today.isoformat() <= ends:
            return date.fromisoformat(season.begins)
    return usual


def _readings(club: Club, rows: Mapping[int, object]) -> Iterator[tuple[int, Reading]]:
    """Yield the results of each journal; one of the same length as before is not read again."""
    kept = club.seasons.readings(None) if club.seasons is not None else {}
    lengths = {row.id: row.entries for row in club.tournaments(archived=True)}
    for tournament in rows:
        reading = kept.get(tournament)
        if reading is None or reading.entries != lengths[tournament]:
            session = club.open(tournament)
            reading = reading_of(session.state, session.history.sequence)
            if club.seasons is not None and reading.over and not club.read_only:
                club.seasons.keep_reading(tournament, reading)
        yield tournament, reading


def _evening(number: int, day: str, name: str, reading: Reading, entrant: int) -> EveningPlayed:
    ((_, _, place, kills, reentries, _, _),) = [r for r in reading.rows if r[0] == entrant]
    return EveningPlayed(number, day, name, place, len(reading.rows), kills, reentries)


def _duels(
    member: int,
    readings: Mapping[int, Reading],
    links: Mapping[tuple[int, int], int],
    names: Mapping[int, str],
    besides: Sequence[EveningPlayed],
) -> tuple[Duel, ...]:
    met: dict[int, int] = defaultdict(int)
    ahead, knocked, knocked_by = (defaultdict[int, int](int) for _ in range(3))
    for evening in besides:
        for other, place in evening.there:
            if other == member:
                continue
            met[other] += 1
            ahead[other] += 0 < evening.place < place
    for tournament, reading in readings.items():
        who = {row[0]: links.get((tournament, row[0]), 0) for row in reading.rows}
        places = {who[row[0]]: row[2] for row in reading.rows}
        for other in set(who.values()) - {0, member}:
            met[other] += 1
            ahead[other] += 0 < places.get(member, 0) < places[other]
        for entrant, _, _, _, _, _, victims in reading.rows:
            beaten = [who.get(victim, 0) for victim in victims]
            if who[entrant] == member:
                for other in beaten:
                    knocked[other] += 1
            elif member in beaten:
                knocked_by[who[entrant]] += beaten.count(member)
    found = (
        Duel(
            other, names.get(other, ""), met[other], ahead[other], knocked[other], knocked_by[other]
        )
        for other in met
        if other in names
    )
    return tuple(sorted(found, key=lambda duel: (-duel.met, -duel.knocked, duel.name)))


def _sanctions(
    club: Club, rows: Mapping[int, object], mine: Mapping[int, int]
) -> Iterator[PenaltySummary]:
    for row in club.tournaments(archived=True):
        if row.id not in rows:
            continue
        session = club.open(row.id)
        for penalty in penalties(session.state, session):
            if penalty.entrant == mine[row.id] and not penalty.lifted:
                told = (penalty.fault, penalty.article, penalty.step)
                yield PenaltySummary(row.date, row.name, *told)
