"""Builders of situations: a club in memory, a tournament at any moment. No mocks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from td_app.club.club import ALLOWED, MONEY, Club
from td_app.live.session import TournamentSession
from td_app.ports.club import PrintedPaper
from td_app.ports.journals import News, NewsOf, PersonKey, SequenceConflict, TournamentRow
from td_app.ports.seals import Cover
from td_app.tournament import commands as cmd
from td_app.tournament.events import Entry, TournamentCreated
from td_app.tournament.state.clock import SeenMark
from td_app.tournament.state.person import Person
from td_app.tournament.state.setup import TableSetup, TournamentSetup
from td_app.tournament.state.structure import Break, Level, Structure
from td_app.tournament.state.tournament import Majority

MINUTE = 60_000
EVENING = 1_790_000_000_000


@dataclass
class SteppedClock:
    """A wall clock that moves only when told."""

    at: int = EVENING
    steady: int = 0

    def now_ms(self) -> int:
        return self.at

    def steady_ms(self) -> int:
        return self.steady

    def forward(self, ms: int) -> None:
        self.at += ms
        self.steady += ms


@dataclass
class CountedChance:
    """Seeds that differ and come again in every run."""

    drawn: int = 0

    def seed(self) -> bytes:
        self.drawn += 1
        return self.drawn.to_bytes(32, "big")


@dataclass
class MemoryJournal:
    """The journal's port kept in memory, with the same refusals as on disk."""

    rows: dict[int, TournamentRow] = field(default_factory=dict)
    journals: dict[int, list[Entry]] = field(default_factory=dict)
    names: dict[int, dict[PersonKey, Person]] = field(default_factory=dict)
    words: dict[int, dict[int, str]] = field(default_factory=dict)
    moments: dict[int, SeenMark] = field(default_factory=dict)

    def tournaments(self, *, archived: bool = False) -> Sequence[TournamentRow]:
        found = [
            replace(row, entries=len(self.journals[row.id]), sample=self._is_sample(row.id))
            for row in self.rows.values()
            if archived or not row.archived
        ]
        return sorted(found, key=lambda row: -row.id)

    def _is_sample(self, tournament: int) -> bool:
        first = next((entry.event for entry in self.journals[tournament]), None)
        return isinstance(first, TournamentCreated) and first.sample

    def new_tournament(self, name: str, date: str, at_ms: int) -> int:
        number = len(self.rows) + 1
        self.rows[number] = TournamentRow(number, name, date, at_ms)
        self.journals[number] = []
        self.names[number] = {}
        self.words[number] = {}
        return number

    def archive(self, tournament: int, archived: bool = True) -> None:
        self.rows[tournament] = replace(self.rows[tournament], archived=archived)

    def news(self, tournament: int, after: int) -> News:
        people = {key: p for key, p in self.names[tournament].items() if key[1] > after}
        notes = {seq: note for seq, note in self.words[tournament].items() if seq > after}
        return NewsOf(self.journals[tournament][after:], people, notes)

    def append(
        self,
        tournament: int,
        entry: Entry,
        people: Mapping[int, Person],
        note: str = "",
        label: tuple[str, str] | None = None,
    ) -> None:
        if entry.sequence != len(self.journals[tournament]) + 1:
            raise SequenceConflict(entry.sequence)
        self.journals[tournament].append(entry)
        for who, person in people.items():
            self.names[tournament][who, entry.sequence] = person
        if note:
            self.words[tournament][entry.sequence] = note
        if label is not None:
            name, date = label
            self.rows[tournament] = replace(self.rows[tournament], name=name, date=date)

    def written(self, act: str) -> bool:
        return any(entry.act == act for journal in self.journals.values() for entry in journal)

    def seal(self, tournament: int, sequence: int) -> str:
        return ""

    def cover(self, tournament: int) -> Cover:
        return Cover()

    def rewritten(self, tournament: int) -> tuple[int, int] | None:
        return None

    def seen(self, tournament: int, mark: SeenMark) -> None:
        self.moments[tournament] = mark

    def last_seen(self, tournament: int) -> SeenMark | None:
        return self.moments.get(tournament)


@dataclass
class MemoryDirectory:
    """Members and settings kept in memory."""

    people: list[Person] = field(default_factory=list)
    settings: dict[str, str] = field(default_factory=dict)

    def members(self) -> Sequence[Person]:
        return sorted(self.people, key=lambda person: person.sort_key)

    def remember(self, people: Sequence[Person]) -> int:
        known = {(p.sort_key, p.licence) for p in self.people}
        new = [p for p in people if (p.sort_key, p.licence) not in known]
        self.people.extend(new)
        return len(new)

    def setting(self, name: str, default: str = "") -> str:
        return self.settings.get(name, default)

    def set_setting(self, name: str, value: str) -> None:
        self.settings[name] = value


@dataclass
class MemoryPrints:
    """What was printed, kept in memory."""

    papers: dict[int, list[PrintedPaper]] = field(default_factory=dict)

    def printed(self, tournament: int) -> Sequence[PrintedPaper]:
        return tuple(self.papers.get(tournament, ()))

    def note_printed(self, tournament: int, papers: Sequence[PrintedPaper]) -> None:
        self.papers.setdefault(tournament, []).extend(papers)


def a_club(*, clock: SteppedClock | None = None, money: bool = False) -> Club:
    """Return a club kept in memory, with a clock one moves by hand; one that allows ``money``."""
    return Club(
        MemoryJournal(),
        MemoryDirectory(settings={MONEY: ALLOWED} if money else {}),
        clock or SteppedClock(),
        CountedChance(),
        prints=MemoryPrints(),
    )


def a_structure(levels: int = 8, minutes: int = 20) -> Structure:
    """Return levels that double, with a break after the fourth."""
    steps: list[Level | Break] = [
        Level(25 * 2**i, 50 * 2**i, ante=50 * 2**i if i > 2 else 0, minutes=minutes)
        for i in range(levels)
    ]
    if levels > 4:
        steps.insert(4, Break(10, removes=(25,)))
    return Structure(tuple(steps))


def a_setup(tables: int = 4, seats: int = 8, **changes: Any) -> TournamentSetup:
    """Return settings for this many tables."""
    base = TournamentSetup(
        name="Open d’automne",
        date="2026-11-21",
        place="Salle des fêtes",
        seats_per_table=seats,
        tables=tuple(TableSetup(number) for number in range(1, tables + 1)),
        structure=a_structure(),
    )
    return replace(base, **changes)


def people(count: int, club: str = "") -> tuple[Person, ...]:
    """Return this many people with names that sort in the order of their numbers."""
    return tuple(Person(f"Joueur{i:04d}", "Jean", club=club) for i in range(1, count + 1))


def a_session(tables: int = 4, seats: int = 8, **changes: Any) -> TournamentSession:
    """Return a tournament just created; a club allows the money that its terms speak of."""
    setup = a_setup(tables, seats, **changes)
    return a_club(money=setup.of_money).create(setup)


def registered(session: TournamentSession, count: int, club: str = "") -> tuple[int, ...]:
    """Register people, present and of age; return their numbers."""
    before = session.state.last_entrant
    session.dispatch(
        cmd.RegisterEntrants(people(count, club), present=True, majority=Majority.CHECKED)
    )
    return tuple(range(before + 1, before + count + 1))


def a_tournament(
    entrants: int = 16, tables: int = 4, seats: int = 8, *, started: bool = True, **changes: Any
) -> TournamentSession:
    """Return a tournament with its seats drawn, and the clock running when ``started``."""
    session = a_session(tables, seats, **changes)
    who = registered(session, entrants)
    if session.state.setup.entry_terms.priced:
        session.dispatch(cmd.TakePayments(who))
    session.dispatch(cmd.DrawSeats())
    if started:
        session.dispatch(cmd.StartClock())
    return session


def clock_of(session: TournamentSession) -> SteppedClock:
    """Return the hand-moved clock of a session made here."""
    clock = session._clock
    assert isinstance(clock, SteppedClock)
    return clock


def seated_at(session: TournamentSession, table: int) -> tuple[int, ...]:
    """Return the entrants at a table, by place."""
    places = session.state.tables[table].places
    return tuple(places[place] for place in sorted(places))


def out(session: TournamentSession, *who: int) -> None:
    """Put players out, one hand each."""
    for entrant in who:
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(entrant),)))


def everyone(session: TournamentSession) -> Iterator[int]:
    """Yield the entrants who sit at a table."""
    for table in session.state.open_tables():
        yield from (table.places[place] for place in sorted(table.places))


def played_down_to(session: TournamentSession, left: int) -> None:
    """Put players out one by one, tables broken and the final one formed as the rules ask."""
    while session.state.players_left > left:
        asked = {proposal.kind: proposal for proposal in session.proposals()}
        if "final_table" in asked:
            session.dispatch(cmd.FormFinalTable())
        elif "break_table" in asked:
            session.dispatch(cmd.BreakTable(asked["break_table"].table or 0))
        else:
            table = max(session.state.open_tables(), key=lambda t: len(t.places))
            session.dispatch(cmd.Eliminate((cmd.PlayerOut(table.places[min(table.places)]),)))
