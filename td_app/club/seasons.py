"""The club's seasons at this post: standings from its evenings, and what is decided about them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import date
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rules_ropta.ruling import Refused
from td_app.club.club import Club
from td_app.members_file.people import people_written
from td_app.register.member import Member
from td_app.register.repository import followed
from td_app.season.board import NO_SCALE, Board, Scales, SeasonFacts, Who, board_of
from td_app.season.evening import evening_key, reading_of
from td_app.season.final import Finalist, FinalNight, final_stacks
from td_app.season.gathering import Sources, gathered
from td_app.season.people import LAST, Appearance, Card, Named, recognised
from td_app.season.repository import (
    By,
    Correction,
    Mark,
    Part,
    Reading,
    RecordedEvening,
    RecordedResult,
    Season,
    SeasonBook,
    SeasonEntry,
    SeasonEvening,
    corrections_of,
    entrant_mark,
)
from td_app.season.scale import NOTHING, Scale
from td_app.season.scale_file import scale_of
from td_app.season.standings import Played
from td_app.tournament.state.public_name import initialled

if TYPE_CHECKING:
    from td_app.live.session import TournamentSession


#: The longest reason, season or part name kept.
LONGEST = 200
LARGEST_CORRECTION = 10**6


@dataclass(frozen=True, slots=True)
class EveningLine:
    """A player of an evening: their place and knock-outs, the points they got for it."""

    played: Played
    who: Who
    points: Fraction


class ClubSeasons:
    """Reads the seasons of a club, keeps what it read, and changes them.

    Every method raises ``StorageTrouble``; what changes anything raises :class:`Refused`
    ``LOOKING_ONLY`` where one only looks.
    """

    def __init__(self, club: Club) -> None:
        self._club = club
        self._known: dict[int, tuple[object, SeasonFacts]] = {}
        #: What the register told, while seasons are counted at one moment.
        self._moment: dict[str, Any] | None = None
        #: Scales that take too long to work out, by season: it is not tried again.
        self._too_heavy: dict[int, tuple[Scales, Refused]] = {}
        #: What counts points: a window has them counted on another thread.
        self.count: Callable[[Callable[[], Board]], Board] = lambda work: work()
        #: Counts what may change standings besides a journal.
        self.changes = 0

    @property
    def _book(self) -> SeasonBook:
        if self._club.seasons is None:
            raise Refused("LOOKING_ONLY")
        return self._club.seasons

    def forget(self) -> None:
        """Read everything again: a name was corrected, linked to a member, or erased."""
        self._known.clear()
        self.changes += 1

    def seasons(self) -> Sequence[Season]:
        """Return the seasons, the latest first."""
        return self._club.seasons.seasons() if self._club.seasons is not None else ()

    def season(self, number: int) -> Season:
        """Return a season by its number; refused (``NO_SEASON``) when there is none."""
        found = next((season for season in self.seasons() if season.id == number), None)
        if found is None:
            raise Refused("NO_SEASON")
        return found

    def board(
        self,
        season: Season,
        part: int | None = None,
        *,
        scale: Scale | None = None,
        live: TournamentSession | None = None,
    ) -> Board:
        """Return the standings of a season or of a part.

        ``scale`` in place of the one kept (of the part, when one is asked): what it would change;
        refused (``FORMULA_FAILS``, ``FORMULA_TOO_HEAVY``) where it has no value for somebody.
        ``live``: the tournament on the desk, counted as it stands.
        """
        scales = scales_of(season)
        if scale is not None and part is None:
            scales = replace(scales, season=scale)
        elif scale is not None and part is not None:
            scales = replace(scales, parts={**scales.parts, part: scale})
        if scale is None:
            return self._board_kept(season, scales, part, live)
        facts = self.facts(season, live)
        return self.count(lambda: board_of(facts, scales, part, strict=True))

    def _board_kept(
        self, season: Season, scales: Scales, part: int | None, live: TournamentSession | None
    ) -> Board:
        """Return the standings by the scales that are kept, which may be anybody's."""
        facts = self.facts(season, live)
        known = self._too_heavy.get(season.id)
        if known is not None and known[0] == scales:
            return board_of(facts, Scales(fault=known[1]), part)
        board = self.count(lambda: board_of(facts, scales, part))
        if board.fault is not None and board.fault.code == "FORMULA_TOO_HEAVY":
            self._too_heavy[season.id] = scales, board.fault.with_traceback(None)
        return board

    def beside(self, live: TournamentSession) -> tuple[Season, Board] | None:
        """Return the season of a tournament with its standings now, None when it has none."""
        placed = self.placed(live.tournament)
        if placed is None:
            return None
        season = self.season(placed.season)
        return season, self.board(season, live=live)

    def facts(self, season: Season, live: TournamentSession | None = None) -> SeasonFacts:
        """Return the facts behind a season's standings; read again when something has changed."""
        evenings = tuple(self.evenings(season))
        entries = tuple(self._book.entries(season.id))
        there = live is not None and any(e.tournament == live.tournament for e in evenings)
        now = live.history.sequence if live is not None and there else 0
        seen = (evenings, len(entries), now)
        known = self._known.get(season.id)
        if known is None or known[0] != seen:
            sources = Sources(
                self._readings(season.id, evenings, live if there else None),
                self._recorded(season.id),
                self._book.people(season.id),
                self._once("played", self._played),
                self._once("cards", self._cards),
                self._once("register", self._register),
            )
            known = seen, gathered(evenings, entries, sources)
            self._known[season.id] = known
        return known[1]

    @contextmanager
    def at_one_moment(
        self, played: Mapping[tuple[int, int], int], members: Sequence[Member]
    ) -> Iterator[None]:
        """Read the register once for all the seasons counted meanwhile: its links, its cards."""
        self._moment = {"played": played, "members": members}
        try:
            yield
        finally:
            self._moment = None

    def _once(self, what: str, read: Callable[[], Any]) -> Any:
        if self._moment is None:
            return read()
        if what not in self._moment:
            self._moment[what] = read()
        return self._moment[what]

    def _played(self) -> Mapping[tuple[int, int], int]:
        return self._club.register.played() if self._club.register is not None else {}

    def _cards(self) -> Mapping[int, Card]:
        """The cards of the register, by number; those merged into another are left out."""
        register = self._club.register
        if register is None:
            return {}
        return {
            member.id: Card(
                member.name,
                member.person.licence,
                member.person.pseudonym,
                member.guest,
                member.in_public,
                initialled(member.person),
            )
            for member in self._once("members", register.members)
        }

    def _register(self) -> Sequence[Named]:
        """The names of the register, those of merged cards as the card they were merged into."""
        register = self._club.register
        if register is None:
            return ()
        merges = register.merges()
        into = {merge.member.id: merge.into for merge in merges}
        cards = (*self._once("members", register.members), *(merge.member for merge in merges))
        return [
            Named(followed(card.id, into), card.name, card.person.licence)
            for card in cards
            if card.name
        ]

    def _recorded(self, season: int) -> Sequence[RecordedResult]:
        """Results recorded, each by the card that its member's was merged into."""
        told = self._book.recorded(season)
        register = self._club.register
        if register is None or not any(one.member for one in told):
            return told
        merged = {merge.member.id: merge.into for merge in register.merges()}
        return [
            one if one.member is None else replace(one, member=followed(one.member, merged))
            for one in told
        ]

    def _readings(
        self, season: int, evenings: Sequence[SeasonEvening], live: TournamentSession | None
    ) -> dict[int, Reading]:
        """Return the results of each tournament, with the flights of a day 2 by number in this
        file.
        """
        kept = self._book.readings(season)
        here = self._book.flights_here()
        found: dict[int, Reading] = {}
        for evening in evenings:
            number = evening.tournament
            if number is None:
                continue
            reading = self._reading(number, evening.entries, kept.get(number), live)
            if reading.flights and here:
                flights = tuple(here.get((number, flight), flight) for flight in reading.flights)
                reading = replace(reading, flights=flights)
            found[number] = reading
        return found

    def _reading(
        self, number: int, entries: int, kept: Reading | None, live: TournamentSession | None
    ) -> Reading:
        """Return one tournament's results; its journal is read again once it has grown."""
        if live is not None and live.tournament == number:
            return reading_of(live.state, live.history.sequence)
        if kept is not None and kept.entries == entries:
            return kept
        session = self._club.open(number)
        reading = reading_of(session.state, session.history.sequence)
        if not self._club.read_only and reading.over:
            self._book.keep_reading(number, reading)
        return reading

    def final_night(self, session: TournamentSession) -> FinalNight | None:
        """Return the qualified players of a final and the stacks of its entrants; None if no final.

        None where it is not the final of a season.
        """
        placed = self.placed(session.tournament)
        if placed is None or not placed.final:
            return None
        season = self.season(placed.season)
        board = self.board(season, placed.part, live=session)
        register = self._club.register
        linked = register.played() if register is not None else {}
        entrants = []
        for who in session.state.entrants:
            mark = entrant_mark(session.tournament, who)
            person = session.person(who)
            member = linked.get((session.tournament, who))
            told = Appearance(mark, LAST, person.display_name, person.licence, member)
            entrants.append((who, told))
        known = self.facts(season, session).known
        keys = recognised(known, (one for _, one in entrants), self._register())
        final = board.scale.final
        given = session.state.own_stacks
        stacks = final_stacks(board, entrants, keys, given) if final is not None else ()
        cards = {f"m{card.id}": card for card in register.members()} if register else {}
        players = final.players if final is not None else None
        listed = set(keys.values())
        others = [row.who for row in board.rows if row.who.key not in cards]
        written = people_written([who.name for who in others])
        people = {key: card.person for key, card in cards.items()} | {
            who.key: replace(one, licence=who.licence)
            for who, one in zip(others, written, strict=True)
        }
        finalists = tuple(
            Finalist(
                row,
                people[row.who.key],
                cards[row.who.key].id if row.who.key in cards else None,
                players is not None and row.rank <= players,
                row.who.key in listed,
            )
            for row in board.rows
        )
        return FinalNight(season, stacks, finalists, players, final is not None)

    def points_of(self, session: TournamentSession) -> tuple[Season, Mapping[int, Fraction]] | None:
        """Return the season of a tournament and its points by entrant; None when it has none.

        Who has played too few evenings to be ranked has their points; guests have none.
        """
        placed = self.placed(session.tournament)
        if placed is None:
            return None
        season = self.season(placed.season)
        tournament = session.tournament
        scale = replace(scales_of(season).season, minimum_evenings=0)
        try:
            board = self.board(season, scale=scale, live=session)
        except Refused:
            return season, {}
        facts = self.facts(season, session)
        key = next((e.key for e in board.evenings if e.kept.tournament == tournament), None)
        by_key = {
            row.who.key: evening.total
            for row in board.rows
            for evening in row.played
            if evening.evening == key
        }
        marks = {who: entrant_mark(tournament, who) for who in session.state.entrants}
        earned = {who: by_key.get(facts.marks.get(mark, "")) for who, mark in marks.items()}
        return season, {who: points for who, points in earned.items() if points}

    def ranking_of(self, evening: SeasonEvening) -> tuple[EveningLine, ...]:
        """Return the ranking of an evening of a season, with its points."""
        season = self.season(evening.season)
        facts = self.facts(season)
        board = self.board(season)
        key = evening_key(evening)
        rows = [*((r.who.key, r.played) for r in board.rows), *board.apart.items()]
        points = {who: e.total for who, played in rows for e in played if e.evening == key}
        put_right = {row.who.key: row.corrections for row in board.rows}
        taken_over = not evening.date
        lines = (
            EveningLine(
                row,
                facts.people[row.player],
                put_right.get(row.player, {}).get(None, NOTHING)
                if taken_over
                else points.get(row.player, NOTHING),
            )
            for row in facts.played
            if row.evening == key
        )
        return tuple(sorted(lines, key=lambda one: (one.played.place, one.who.name)))

    def evenings(self, season: Season) -> Sequence[SeasonEvening]:
        """Return every evening of a season, played or not, counted or not; no meeting of teams."""
        meetings = self._once("meetings", lambda: {row.id for row in self._club.meetings()})
        return [one for one in self._book.evenings(season.id) if one.tournament not in meetings]

    def corrections(self, season: Season) -> Sequence[Correction]:
        """Return the corrections of a season's points, oldest first."""
        return corrections_of(self._book.entries(season.id))

    def minutes(self, season: Season) -> Sequence[SeasonEntry]:
        """Return the minutes of a season, oldest first."""
        return self._book.entries(season.id)

    def begin(self, season: Season) -> Season:
        """Return a new season, with this name, dates, scale and parts."""
        return self.season(self._writing().begin(_checked(season), self._by()))

    def describe(self, season: Season) -> Season:
        """Return a season with its name, dates and parts as they are given."""
        self._writing().describe(_checked(season), self._by())
        return self.season(season.id)

    def set_scale(self, season: Season, scale: str, part: int | None = None) -> Season:
        """Return a season with another scale, its own or a part's; refused where it is not one."""
        if scale or part is None:
            scale_of(scale)
        self._writing().set_scale(season.id, part, scale, self._by())
        return self.season(season.id)

    def place(
        self,
        tournament: int,
        season: int | None,
        part: int | None = None,
        *,
        final: bool = False,
        counts: bool = True,
    ) -> None:
        """Put a tournament in a season and a part of it; with no season, remove it from its own.

        A sample is refused (``SAMPLE_NOT_COUNTED``).
        """
        book = self._writing()
        if season is not None:
            every = self._club.tournaments(archived=True)
            if any(row.sample for row in every if row.id == tournament):
                raise Refused("SAMPLE_NOT_COUNTED")
            book.place(
                SeasonEvening(0, season, "", "", tournament, part, final, counts), self._by()
            )
        elif (placed := book.evening_of(tournament)) is not None:
            book.take_out(placed, self._by())

    def change_evening(self, evening: SeasonEvening) -> None:
        """Keep the part of an evening, whether it is a final and whether it counts."""
        self._writing().place(evening, self._by())

    def take_out(self, evening: SeasonEvening) -> None:
        """Take an evening out of its season."""
        self._writing().take_out(evening, self._by())

    def placed(self, tournament: int) -> SeasonEvening | None:
        """Return the evening of a tournament in a season, None when it has none."""
        return self._club.seasons.evening_of(tournament) if self._club.seasons else None

    def record(self, season: Season, evenings: Sequence[RecordedEvening]) -> Sequence[int]:
        """Record evenings that were not played here, all or none; return their numbers."""
        return self._writing().record(season.id, evenings, self._by())

    def correct(
        self, season: Season, player: str, points: Fraction, reason: str, evening: int | None = None
    ) -> int:
        """Add points to a player (or take some), for a reason; return the line of the minutes."""
        if not reason.strip():
            raise Refused("CORRECTION_WITHOUT_REASON")
        if not points or abs(points) > LARGEST_CORRECTION:
            raise Refused("CORRECTION_OF_NOTHING")
        body = {"who": self._mark_of(season, player), "points": str(points), "evening": evening}
        note = reason.strip()[:LONGEST]
        return self._writing().note(season.id, "points_corrected", body, self._by(), note)

    def undo_correction(self, season: Season, entry: int) -> None:
        """Undo a correction; refused where it is none, or undone already."""
        standing = {c.sequence for c in self.corrections(season) if not c.undone}
        if entry not in standing:
            raise Refused("CORRECTION_NOT_THERE")
        self._writing().note(season.id, "correction_undone", {"entry": entry}, self._by())

    def say_guest(self, season: Season, player: str, guest: bool) -> None:
        """Say that a player is a guest of the season, not ranked, or is not one any more."""
        body = {"who": self._mark_of(season, player), "guest": guest}
        self._writing().note(season.id, "guest_said", body, self._by())

    def make_members(self, season: Season, players: Collection[str]) -> None:
        """Make guests of a season members, on their cards; those without a card become ranked."""
        self._writing()
        register = self._club.register
        if register is not None:
            guests = [card for card in register.members() if f"m{card.id}" in players]
            register.keep([replace(card, guest=False) for card in guests])
            self.forget()
        for player in sorted(self.facts(season).guests & set(players)):
            self.say_guest(season, player, False)

    def _mark_of(self, season: Season, player: str) -> Mark:
        """Return a mark of a player: it stays theirs after merges, unmerges or renames."""
        marks = self.facts(season).marks
        return min(mark for mark, key in marks.items() if key == player)

    def _writing(self) -> SeasonBook:
        if self._club.read_only:
            raise Refused("LOOKING_ONLY")
        self.changes += 1
        return self._book

    def _by(self) -> By:
        return By(self._club.clock.now_ms(), self._club.post)


def _checked(season: Season) -> Season:
    """The season with its names trimmed; refused without one, or where it ends before it begins."""
    parts = tuple(replace(part, name=part.name.strip()[:LONGEST]) for part in season.parts)
    name = season.name.strip()[:LONGEST]
    if not name or not all(part.name for part in parts):
        raise Refused("SEASON_WITHOUT_NAME")
    if not all(_is_day(day) for day in (season.begins, season.ends)):
        raise Refused("SEASON_DATE")
    if season.begins and season.ends and season.ends < season.begins:
        raise Refused("SEASON_ENDS_BEFORE")
    return replace(season, name=name, parts=parts)


def _is_day(text: str) -> bool:
    try:
        return not text or bool(date.fromisoformat(text))
    except ValueError:
        return False


@lru_cache(maxsize=64)
def read_scale_text(text: str) -> tuple[Scale, Refused | None]:
    """Return the scale kept as TOML, nothing at all where none is; and why it cannot be read."""
    try:
        return scale_of(text) if text else NO_SCALE, None
    except Refused as fault:
        return NO_SCALE, fault.with_traceback(None)


def scales_of(season: Season) -> Scales:
    """Return the scales of a season and of its parts."""
    whole, fault = read_scale_text(season.scale)
    own = {}
    for part in season.parts:
        if part.scale:
            own[part.id], wrong = read_scale_text(part.scale)
            fault = fault or wrong
    return Scales(whole, own, fault)


def next_part(season: Season, name: str) -> Season:
    """Return a season with one more part."""
    return replace(season, parts=(*season.parts, Part(0, name)))
