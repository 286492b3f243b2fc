"""Views of a meeting for screens and papers: teams, a round, its tables, the minutes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from td_app.meeting import events as ev
from td_app.meeting.history import MeetingHistory
from td_app.meeting.setup import Clocks
from td_app.meeting.standings import (
    PlayerResult,
    TeamStanding,
    sizes_missing,
    standings,
    table_results,
)
from td_app.meeting.state import TOGETHER, MeetingState, PlayedTable, Round
from td_app.tournament.state.clock import ClockReading, read_clock

Names = Callable[[int], str]


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player of a team; ``drawn``: they have a seat in some round."""

    player: int
    name: str
    bench: bool
    drawn: bool


@dataclass(frozen=True, slots=True)
class TeamRow:
    """A team with its players."""

    team: int
    name: str
    club: str
    players: tuple[PlayerRow, ...]

    @property
    def drawn(self) -> bool:
        """Return whether one of its players has a seat."""
        return any(player.drawn for player in self.players)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a table; ``rank`` is None while they play, or when they are missing."""

    place: int
    player: int
    name: str
    team: int
    team_name: str
    rank: int | None
    tied: int
    missing: bool
    points: Fraction | None


@dataclass(frozen=True, slots=True)
class TableView:
    """A table of a round: its seats by place, how many play, who won."""

    number: int
    seats: tuple[SeatRow, ...]
    left: int
    over: bool
    begun: bool
    winner: str


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A team among the others, by name."""

    team: int
    name: str
    standing: TeamStanding


@dataclass(frozen=True, slots=True)
class StandingsView:
    """The standings over some rounds; ``missing`` sizes of table have no points filled in."""

    rounds: tuple[int, ...]
    rows: tuple[StandingRow, ...]
    missing: tuple[int, ...]
    over: bool

    @property
    def counted(self) -> bool:
        """Return whether points count."""
        return bool(self.rounds) and not self.missing


@dataclass(frozen=True, slots=True)
class DrawNote:
    """A remark on a draw, as a code with its figures; players by name."""

    code: str
    params: Mapping[str, object] = field(default_factory=dict)


class TableViewCache:
    """Tables as last shown, each for as long as it is the same: one exit makes one anew."""

    def __init__(self) -> None:
        self._results: dict[tuple[int, int], tuple[tuple[object, ...], Sequence[PlayerResult]]] = {}
        self._views: dict[tuple[int, int], tuple[tuple[object, ...], TableView]] = {}

    def results(
        self, state: MeetingState, played: Round, table: PlayedTable, *, counted: bool
    ) -> Sequence[PlayerResult]:
        """Return what each seat of a table brought, worked out once."""
        key = (played.number, table.number)
        stamp = (table, state.setup, state.players, counted)
        known = self._results.get(key)
        if known is None or not _same(known[0], stamp):
            made = table_results(state, played, table, counted=counted)
            known = self._results[key] = (stamp, made)
        return known[1]

    def view(
        self, state: MeetingState, played: Round, table: PlayedTable, names: Names, readings: int
    ) -> TableView:
        """Return a table as it is shown, made once."""
        counted = state.setup.matrix.filled(table.size(state.setup.absents))
        results = self.results(state, played, table, counted=counted)
        key = (played.number, table.number)
        stamp = (results, state.teams, state.players, readings)
        known = self._views.get(key)
        if known is None or not _same(known[0], stamp):
            known = self._views[key] = (stamp, _table(state, table, results, names))
        return known[1]


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    return all(a is b or (isinstance(a, int) and a == b) for a, b in zip(one, other, strict=True))


def _table(
    state: MeetingState, table: PlayedTable, results: Sequence[PlayerResult], names: Names
) -> TableView:
    return TableView(
        number=table.number,
        seats=tuple(
            SeatRow(
                place=r.place,
                player=r.player,
                name=names(r.player),
                team=r.team,
                team_name=state.teams[r.team].name,
                rank=r.rank,
                tied=r.tied,
                missing=r.missing,
                points=None if r.rank is None else r.points,
            )
            for r in results
        ),
        left=len(table.left),
        over=table.over,
        begun=table.begun,
        winner="" if table.winner is None else names(table.winner),
    )


def team_rows(state: MeetingState, names: Names) -> tuple[TeamRow, ...]:
    """Return the teams by number, each with its players."""
    drawn = {w for played in state.rounds for t in played.tables.values() for w in t.players}
    return tuple(
        TeamRow(
            team.id,
            team.name,
            team.club,
            tuple(
                PlayerRow(p.id, names(p.id), p.bench, p.id in drawn)
                for p in state.team_players(team.id)
            ),
        )
        for _, team in sorted(state.teams.items())
    )


def standings_view(
    state: MeetingState, rounds: Sequence[int], kept: TableViewCache | None = None
) -> StandingsView:
    """Return the standings over these rounds; a round not drawn yet does not count."""
    played = [one for one in state.rounds if one.number in rounds]
    rows = standings(state, played, (kept or TableViewCache()).results)
    return StandingsView(
        rounds=tuple(one.number for one in played),
        rows=tuple(StandingRow(r.team, state.teams[r.team].name, r) for r in rows),
        missing=sizes_missing(state, played),
        over=bool(played) and all(one.over for one in played),
    )


def clock_readings(
    state: MeetingState, round_number: int, now_ms: int
) -> Mapping[int, ClockReading]:
    """Return what the clocks of a round say, by table; one for all stands at 0."""
    played = state.round(round_number)
    if played is None or not state.setup.structure.steps:
        return {}
    numbers = played.tables if state.setup.clocks is Clocks.APART else (TOGETHER,)
    structure = state.setup.structure
    return {n: read_clock(played.clock_of(n), structure, now_ms) for n in numbers}


def draw_notes(
    state: MeetingState, history: MeetingHistory, round_number: int, names: Names
) -> tuple[DrawNote, ...]:
    """Return what the draw of a round in force avoided, and what it could not, by name."""
    drawn = next(
        (
            entry.event
            for entry in reversed(history.entries)
            if history.counts(entry.sequence)
            and isinstance(entry.event, ev.RoundDrawn)
            and entry.event.round == round_number
        ),
        None,
    )
    if drawn is None:
        return ()
    notes = list(_clubs_met(state, drawn, names))
    for code, who in (("same_table", drawn.same_table), ("same_place", drawn.same_place)):
        if who:
            notes.append(DrawNote(code, {"people": tuple(names(one) for one in who)}))
    if not notes:
        notes.append(DrawNote("first" if round_number == 1 else "fine"))
    if drawn.met_again:
        notes.append(DrawNote("met_again", {"count": drawn.met_again}))
    return tuple(notes)


def _clubs_met(state: MeetingState, drawn: ev.RoundDrawn, names: Names) -> Sequence[DrawNote]:
    seat = {one.entrant: one.seat for one in drawn.drawn}
    held: dict[int, list[int]] = {}
    for who, club in drawn.groups:
        held.setdefault(club, []).append(who)
    notes = []
    for _club, players in sorted(held.items()):
        if len(players) > drawn.tables:
            team = state.teams[state.players[players[0]].team]
            given = {"club": team.club or team.name, "players": len(players)}
            notes.append(DrawNote("together_why", {**given, "tables": drawn.tables}))
    for met in drawn.together:
        people = tuple(names(one) for one in met)
        notes.append(DrawNote("together", {"table": seat[met[0]].table, "people": people}))
    return notes


@dataclass(frozen=True, slots=True)
class MinuteLine:
    """One entry as the minutes show it: see :func:`td_app.words.meetings.meeting_sentence`.

    ``note`` is the reason given with it.
    """

    sequence: int
    at_ms: int
    event: ev.Event
    of: ev.Event | None
    undone: bool
    figures: Mapping[str, object]
    note: str = ""


def minutes(
    history: MeetingHistory, notes: Callable[[int], str] = lambda _sequence: ""
) -> tuple[MinuteLine, ...]:
    """Return every line of the minutes, oldest first; ``notes`` gives the reasons."""
    names: dict[int, str] = {}
    lines = []
    for entry in history.entries:
        event = entry.event
        if isinstance(event, ev.TeamEntered | ev.TeamRenamed):
            names[event.team] = event.name
        of = None
        if isinstance(event, ev.ActUndone | ev.ActRedone):
            of = history.entry(event.sequence).event
        team = getattr(event, "team", None)
        figures = {} if team is None else {"team": names.get(team, f"n° {team}")}
        undone = not history.counts(entry.sequence)
        told = (entry.sequence, entry.recorded_at, event, of, undone, figures)
        lines.append(MinuteLine(*told, notes(entry.sequence)))
    return tuple(lines)
