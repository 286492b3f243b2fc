"""The minutes on paper: which entries appear, in which words, and how the evening ended.

Each line of the journal counts; what repeats is made cells of a table, and what only records a
gesture (a move read out, a hand over) is left to the journal itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from reports.minutes import DrawSeed, MinuteEntry, MinuteResult, Minutes, Rewritten, Sort
from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery, local_time, sealed_heading
from td_app.printing.finish import course_played
from td_app.tournament import events as ev
from td_app.tournament.planning.pool import prize_plan
from td_app.tournament.state.structure import Level
from td_app.tournament.state.tournament import Majority, TableStatus
from td_app.tournament.views.conduct import incidents
from td_app.tournament.views.finishing import StandingRow, places, standings
from td_app.tournament.views.minutes import MinuteLine, levels_of
from td_app.tournament.views.minutes import minutes as minute_lines
from td_app.words import action_label, minute_sentence
from td_app.words.language import Language
from td_app.words.minutes import AT_THE_DOOR, CLOSED_TABLE, COUNTED, RACED, UNTIL, level_text
from td_app.words.on_paper import PaperWords
from td_app.words.prizes import won_text
from td_app.words.ruling_text import decided_words, told_ruling

Cells = tuple[str, str]
"""A name with a rank or seats, or a text alone."""

PODIUM: Final = 3
"""Ranks told where nothing is won."""

LEFT_OUT: Final = (
    *(ev.ActionUndone, ev.ActionRedone, ev.MovesAnnounced, ev.PositionsSet, ev.HandTapped),
    *(ev.TableHandDone, ev.TableAllInCalled, ev.NextHandStarted, ev.OutsNoted),
    *(ev.NotedOutTakenBack, ev.TimeCallEnded),
)
"""What the journal keeps and nobody reads again: what was undone says so itself."""

AT_DOOR: Final = (ev.EntrantsRegistered, ev.PresenceMarked, ev.MajorityMarked)
"""Told once for all those who came to the door one after another."""

TABLES_TURNED: Final = (ev.TableStopped, ev.TableResumed, ev.TableOpened, ev.EmptyTableClosed)


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of the journal, at which level, since when (ms), what undid it."""

    line: MinuteLine
    level: int
    began_ms: int
    by: MinuteLine | None


def minutes(session: TournamentSession, stationery: Stationery) -> Minutes:
    """Return the minutes of the evening, and the names of those who wrote them."""
    lines = minute_lines(session.history, session.last_known, session.note)
    levels = levels_of(session.history.entries)
    undoing = {
        line.event.sequence: line for line in lines if isinstance(line.event, ev.ActionUndone)
    }
    seated_late = _seated_late(lines)
    told = [
        _Line(line, level, began, undoing.get(line.sequence) if line.undone else None)
        for line, (level, began) in zip(lines, levels, strict=True)
        if not isinstance(line.event, LEFT_OUT) and not _told_later(line, seated_late)
    ]
    state = session.state
    words = stationery.words
    rewritten = session.rewritten()
    return Minutes(
        heading=sealed_heading(session, stationery),
        entries=tuple(_entries(session, told, words)),
        players=state.took_part,
        tables=sum(table.status is not TableStatus.WAITING for table in state.tables.values()),
        draws=tuple(DrawSeed(local_time(draw.at_ms), draw.seed) for draw in state.draws),
        directed=tuple(dict.fromkeys(line.operator for line in lines if line.operator)),
        blinds=tuple(
            level_text(step, words)
            for step in state.setup.structure.steps
            if isinstance(step, Level)
        ),
        results=_results(session, words) if state.over else (),
        sort=prize_plan(state).kind.value,
        left=state.players_left,
        ended="cancelled" if state.cancelled else "through" if state.bagged else "",
        lines=len(lines),
        undone=sum(line.undone for line in lines),
        rewritten=Rewritten(local_time(rewritten[0]), rewritten[1]) if rewritten else None,
        course=course_played(session, words.language),
    )


def _seated_late(lines: Sequence[MinuteLine]) -> frozenset[int]:
    """Return the late entrants whose entry is shown together with their seat."""
    late = (line.event for line in lines if not line.undone)
    return frozenset(event.entrant for event in late if isinstance(event, ev.LateEntrantSeated))


def _told_later(line: MinuteLine, seated_late: frozenset[int]) -> bool:
    """Return whether an entry is only of people who were then seated, late."""
    event = line.event
    if not isinstance(event, ev.EntrantsRegistered) or line.undone or line.note:
        return False
    return all(new.id in seated_late for new in event.entrants)


def _rulings(session: TournamentSession, language: Language) -> Iterator[str]:
    """Yield what was decided of each incident that counts, oldest first."""
    for row in reversed(incidents(session.state, session)):
        told = told_ruling(row.op, row.given, row.outcome, language)
        yield decided_words(told, row.chosen, row.reason if row.overruled else "")


def _results(session: TournamentSession, words: PaperWords) -> tuple[MinuteResult, ...]:
    """Return the winner and all who won something, else the podium."""
    ranked = [row for row in standings(session.state, session).rows if row.place is not None]
    won = [(row, won_text(row.won, words.language)) for row in ranked]

    def result_of(row: StandingRow, prize: str) -> MinuteResult:
        return MinuteResult(row.place or 0, row.name, row.club, prize, row.tied)

    if not any(prize for _, prize in won):
        return tuple(result_of(row, "") for row, _ in won if (row.place or 0) <= PODIUM)
    return tuple(result_of(row, prize) for row, prize in won if prize or row.place == 1)


def _entries(
    session: TournamentSession, told: Sequence[_Line], words: PaperWords
) -> Iterator[MinuteEntry]:
    """Yield the entries of the minutes; arrivals at the door are grouped."""
    short = _Short(session, words, _taken_back(told))
    rulings = _rulings(session, words.language)
    for door, lines in groupby(told, key=_at_the_door):
        if door is not None:
            yield from _door(tuple(lines), words)
            continue
        for one in lines:
            entry = _entry(one, short, words)
            if isinstance(one.line.event, ev.IncidentRecorded) and not one.line.undone:
                entry = replace(entry, text=f"{entry.text} {next(rulings, '')}".rstrip())
            yield entry


def _taken_back(told: Sequence[_Line]) -> frozenset[int]:
    """Return the entries of those out by mistake, who came back to play: told as they were."""
    out: dict[int, int] = {}
    back: set[int] = set()
    for line in (one.line for one in told if not one.line.undone):
        match line.event:
            case ev.PlayersEliminated() as gone:
                out.update((who, line.sequence) for group in gone.ranking for who in group)
            case ev.PlayerReinstated(entrant=entrant) if entrant in out:
                back.add(out[entrant])
    return frozenset(back)


def _at_the_door(one: _Line) -> int | None:
    """Return the level of an arrival at the door; None for any entry with a line of its own."""
    event = one.line.event
    line = one.line
    if not isinstance(event, AT_DOOR) or line.undone or line.note:
        return None
    vouched = isinstance(event, ev.MajorityMarked) and event.majority is Majority.VOUCHED
    return None if vouched else one.level


def _door(lines: Sequence[_Line], words: PaperWords) -> Iterator[MinuteEntry]:
    """Yield one line for those entered, seen and checked one after another."""
    if len(lines) == 1:
        yield _entry(lines[0], None, words)
        return
    entered: set[int] = set()
    present: set[int] = set()
    checked: set[int] = set()
    for one in lines:
        match one.line.event:
            case ev.EntrantsRegistered(entrants=entrants):
                entered.update(new.id for new in entrants)
            case ev.PresenceMarked() as marked:
                (present.update if marked.present else present.difference_update)(marked.entrants)
                checked.update(marked.checked)
            case ev.MajorityMarked() as marked:
                known = marked.majority is Majority.CHECKED
                (checked.update if known else checked.difference_update)(marked.entrants)
    counted = (("entered", entered), ("present", present), ("checked", checked))
    said = [words.say(AT_THE_DOOR[name], n=len(those)) for name, those in counted if those]
    first = lines[0]
    text = words.listed(said)
    at, last = (local_time(one.line.at_ms) for one in (first, lines[-1]))
    if (at.hour, at.minute) != (last.hour, last.minute):
        text = words.say(UNTIL, told=text, hour=last)
    text = f"{text[:1].upper()}{text[1:]}."
    yield MinuteEntry(at, first.level, text, began=local_time(first.began_ms))


def _entry(one: _Line, short: _Short | None, words: PaperWords) -> MinuteEntry:
    line = one.line
    by = one.by
    # An entry with a note, or one undone, is shown in full.
    gathered = None if short is None or line.note or line.undone else short.gathered(line)
    sort, cells = gathered or ("told", ())
    return MinuteEntry(
        at=local_time(line.at_ms),
        level=one.level,
        began=local_time(one.began_ms),
        text="" if gathered else minute_sentence(line, words.language),
        cites=line.cites,
        who=" · ".join(filter(None, (line.operator, line.post))),
        note=line.note,
        undone=line.undone,
        undone_at=local_time(by.at_ms) if by else None,
        undone_by=by.operator or by.post if by else "",
        sort=sort,
        cells=cells,
    )


class _Short:
    """Cells of frequent entries: names as they are now, places as they were then."""

    def __init__(
        self, session: TournamentSession, words: PaperWords, taken_back: frozenset[int]
    ) -> None:
        self._session = session
        self._words = words
        self._taken_back = taken_back
        self._places = places(session.state)

    def gathered(self, line: MinuteLine) -> tuple[Sort, tuple[Cells, ...]] | None:
        """Return how a line is grouped, and its cells; None for a line shown in full."""
        if line.sequence in self._taken_back:
            return None
        match line.event:
            case ev.PlayersEliminated(director_chose=False) as out:
                return "out", tuple(self._out(out))
            case ev.PlayerMoved(why="balancing", exceptions=()) as moved:
                return "moved", (self._move(moved.move),)
            case ev.TableBroken(out_of_order=False, exceptions=()) as broken:
                closed = self._words.say(CLOSED_TABLE, table=broken.table)
                return "moved", ((closed, ""), *map(self._move, broken.moves))
            case ev.LateEntrantSeated(overruled=False) as late:
                return "entered", ((self._name(late.entrant), _seat(late.seat)),)
            case ev.ChipsRaced(unwritten=False) as race:
                figures = {"low": race.low, "high": race.high, "table": race.table}
                return "chips", ((self._words.say(RACED, n=race.new_chips, **figures), ""),)
            case ev.StacksCounted() as count:
                return "chips", ((self._words.say(COUNTED, table=count.table), ""),)
            case event if isinstance(event, TABLES_TURNED):
                turned = action_label(event, self._name, self._words.language)
                return "moved", ((turned, ""),)
            case _:
                return None

    def _out(self, out: ev.PlayersEliminated) -> Iterator[Cells]:
        for group, place in zip(reversed(out.ranking), reversed(out.places), strict=True):
            for who in group:
                rank, tied = self._places.get(who, (place, len(group) > 1))
                yield self._name(who), self._words.rank(rank, tied)

    def _move(self, move: ev.SeatMove) -> Cells:
        return self._name(move.entrant), f"{_seat(move.from_seat)} → {_seat(move.to_seat)}"

    def _name(self, entrant: int) -> str:
        known = self._session.last_known(entrant)
        return known.display_name if known else f"#{entrant}"


def _seat(seat: Seat) -> str:
    return f"{seat.table}·{seat.number}"
