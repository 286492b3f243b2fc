"""A season played elsewhere, read from a file: evening by evening, or its ranking alone.

Read by the readers of members' files: a workbook in a process apart. Nothing is written; what is
wrong is told line by line, and left out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path

from rules_ropta.ruling import Param, Refused
from td_app.club import Club
from td_app.members_file.grid import Grid, clean_cell
from td_app.members_file.preview import read_grid
from td_app.season.kept import By, RecordedEvening, RecordedResult
from td_app.tournament.state.person import Person, plain_words

#: What columns are called, plain; a column is the first meaning whose words it is.
HEADERS: Mapping[str, frozenset[str]] = {
    "date": frozenset({"date", "jour", "day", "le"}),
    "evening": frozenset(
        {"soiree", "evening", "etape", "tournoi", "tournament", "manche", "event"}
    ),
    "first_name": frozenset({"prenom", "first name", "firstname"}),
    "player": frozenset(
        {"joueur", "player", "participant", "nom", "name", "last name", "pseudo", "nom prenom"}
    ),
    "place": frozenset(
        {"place", "rang", "rank", "classement", "position", "pl", "finish", "no", "n"}
    ),
    "kills": frozenset({"kills", "kill", "eliminations", "knockouts", "ko", "bounties"}),
    "guest": frozenset({"invite", "guest", "invites"}),
    "reentries": frozenset({"recaves", "reentries", "re entries", "rebuys", "reinscriptions"}),
    "points": frozenset({"points", "pts", "total", "score"}),
}
YES = frozenset({"oui", "o", "yes", "y", "1", "true", "vrai", "x"})
NO = frozenset({"", "non", "n", "no", "0", "false", "faux"})
#: Lines before the titles: a heading, a blank one.
LOOKED_AT = 15
LARGEST = 10_000
#: The day that a workbook counts from.
FIRST_DAY = date(1899, 12, 30)


@dataclass(frozen=True, slots=True)
class WrongLine:
    """A line that is left out, and why: a code and what it is about."""

    line: int
    code: str
    params: Mapping[str, Param] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ranked:
    """A player of a ranking taken over: points from before."""

    player: str
    place: int
    points: Fraction


@dataclass(frozen=True, slots=True)
class PastResults:
    """What a file tells of a season: evenings with their results, or a ranking with points.

    ``wrong`` are the lines left out.
    """

    source: str
    evenings: tuple[RecordedEvening, ...] = ()
    ranking: tuple[Ranked, ...] = ()
    wrong: tuple[WrongLine, ...] = ()

    @property
    def players(self) -> int:
        """Return how many people stand in it."""
        names = {result.name for evening in self.evenings for result in evening.results}
        return len(names | {one.player for one in self.ranking})


class _Wrong(Exception):  # noqa: N818 - one line's fault, told and left out
    def __init__(self, code: str, **params: Param) -> None:
        self.code, self.params = code, params
        super().__init__(code)


def read_past_results(path: Path) -> PastResults:
    """Return what a CSV, XLSX or ODS file tells of a season played elsewhere.

    Refuses as a members' file is refused, and ``PAST_NO_COLUMNS`` where no line names a player
    with a place or points, ``PAST_EMPTY`` where no line could be read.
    """
    return understood(path.name, read_grid(path, None))


def take_over(club: Club, season: int, past: PastResults, ranking_name: str, note: str) -> int:
    """Record what a file tells in a season of the club, all or nothing; return how many evenings.

    A ranking stands as an evening of that name, which brings nothing by itself, with everybody's
    points put right, for the reason ``note``. Raises ``StorageTrouble``, and :class:`Refused`
    ``LOOKING_ONLY``.
    """
    book = club.seasons
    if book is None or club.read_only:
        raise Refused("LOOKING_ONLY")
    by = By(club.clock.now_ms(), club.post)
    if past.evenings:
        return len(book.record(season, past.evenings, by))
    results = tuple(RecordedResult(one.player, one.place) for one in past.ranking)
    evening = RecordedEvening("", ranking_name, results)
    book.record_ranking(season, evening, [one.points for one in past.ranking], by, note)
    return 1


def understood(source: str, grid: Grid) -> PastResults:
    """Return what the rows of a file tell of a season."""
    at, columns = _titles(grid)
    by_evening = "place" in columns and ("date" in columns or "evening" in columns)
    if not by_evening and "points" not in columns:
        raise Refused("PAST_NO_COLUMNS")
    wrong: list[WrongLine] = []
    rows: list[tuple[int, dict[str, str]]] = []
    for row in grid.rows[at + 1 :]:
        cells = {
            name: clean_cell(row.cells[column]).text if column < len(row.cells) else ""
            for name, column in columns.items()
        }
        if any(cells.values()):
            rows.append((row.line, cells))
    found = _evenings(rows, wrong) if by_evening else ()
    ranking = () if by_evening else _ranking(rows, wrong)
    if not found and not ranking:
        first = wrong[0] if wrong else None
        raise Refused("PAST_EMPTY", line=first.line if first else at + 1)
    return PastResults(source, found, ranking, tuple(wrong))


def _titles(grid: Grid) -> tuple[int, dict[str, int]]:
    """The row of titles, and where each known column stands."""
    for at, row in enumerate(grid.rows[:LOOKED_AT]):
        columns: dict[str, int] = {}
        for place, cell in enumerate(row.cells):
            words = plain_words(cell)
            meaning = next((name for name, known in HEADERS.items() if words in known), "")
            if meaning:
                columns.setdefault(meaning, place)
        if "player" in columns and ("place" in columns or "points" in columns):
            return at, columns
    raise Refused("PAST_NO_COLUMNS")


def _evenings(
    rows: Sequence[tuple[int, dict[str, str]]], wrong: list[WrongLine]
) -> tuple[RecordedEvening, ...]:
    found: dict[tuple[str, str], dict[str, RecordedResult]] = {}
    for line, cells in rows:
        try:
            key, result = _result(cells)
            results = found.setdefault(key, {})
            if plain_words(result.name) in results:
                raise _Wrong("PAST_TWICE", name=result.name)
        except _Wrong as fault:
            wrong.append(WrongLine(line, fault.code, fault.params))
        else:
            results[plain_words(result.name)] = result
    return tuple(
        RecordedEvening(day, name, tuple(results.values()))
        for (day, name), results in sorted(found.items())
        if results
    )


def _result(cells: Mapping[str, str]) -> tuple[tuple[str, str], RecordedResult]:
    day = _day(cells["date"]) if cells.get("date") else ""
    name = cells.get("evening", "")
    if not day and not name:
        raise _Wrong("PAST_NO_EVENING")
    player, place = _player(cells), _count(cells["place"], "PAST_PLACE", least=1)
    kills, reentries = (
        _count(cells.get(what) or "0", "PAST_COUNT", least=0) for what in ("kills", "reentries")
    )
    guest = plain_words(cells.get("guest", ""))
    if guest not in YES | NO:
        raise _Wrong("PAST_GUEST", value=cells["guest"])
    return (day, name), RecordedResult(player, place, kills, guest in YES, reentries)


def _ranking(
    rows: Sequence[tuple[int, dict[str, str]]], wrong: list[WrongLine]
) -> tuple[Ranked, ...]:
    found: dict[str, Ranked] = {}
    for line, cells in rows:
        try:
            player, points = _player(cells), _points(cells["points"])
            if plain_words(player) in found:
                raise _Wrong("PAST_TWICE", name=player)
        except _Wrong as fault:
            wrong.append(WrongLine(line, fault.code, fault.params))
        else:
            found[plain_words(player)] = Ranked(player, 0, points)
    ordered = sorted(found.values(), key=lambda one: -one.points)
    values = [one.points for one in ordered]
    return tuple(Ranked(one.player, values.index(one.points) + 1, one.points) for one in ordered)


def _player(cells: Mapping[str, str]) -> str:
    last, first = cells["player"], cells.get("first_name", "")
    if not last:
        raise _Wrong("PAST_NO_PLAYER")
    return Person(last, first).display_name if first else last


def _count(text: str, code: str, *, least: int) -> int:
    told = re.fullmatch(
        r"([0-9]{1,5})(?:[.,]0+)?\s*(?:er|e|eme|ème|ᵉʳ|ᵉ|st|nd|rd|th)?", text.lower()
    )
    number = int(told[1]) if told else -1
    if not least <= number <= LARGEST:
        raise _Wrong(code, value=text)
    return number


def _points(text: str) -> Fraction:
    plain = re.sub(r"\s", "", text).replace(",", ".")
    if not re.fullmatch(r"-?[0-9]{1,7}(\.[0-9]{1,4})?", plain):
        raise _Wrong("PAST_POINTS", value=text)
    return Fraction(plain)


def _day(text: str) -> str:
    """A date as 2026-01-09, from that, 09/01/2026, or a workbook's count of days."""
    if re.fullmatch(r"[0-9]{5}(\.0+)?", text):
        return (FIRST_DAY + timedelta(days=int(text[:5]))).isoformat()
    for shape, order in (
        (r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:[ T].*)?", (0, 1, 2)),
        (r"([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([0-9]{4})", (2, 1, 0)),
    ):
        if found := re.fullmatch(shape, text):
            try:
                return date(*(int(found.groups()[part]) for part in order)).isoformat()
            except ValueError:
                break
    raise _Wrong("PAST_DATE", value=text)
