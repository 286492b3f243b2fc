"""A season played elsewhere, read from a file: evening by evening, or its ranking alone.

Read by the readers of members' files: a workbook in a process apart. Nothing is written; what is
wrong is told line by line, and left out. A line left out still is a player of its evening.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path

from rules_ropta.ruling import Param, Refused
from td_app.members_file.grid import Grid, clean_cell
from td_app.members_file.meanings import day_of
from td_app.members_file.preview import read_grid
from td_app.season.people import words_key
from td_app.season.repository import RecordedEvening, RecordedResult
from td_app.tournament.state.person import Person, plain_letters, plain_words

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
    "entrants": frozenset(
        {"joueurs", "inscrits", "entrants", "participants", "players", "nb joueurs"}
        | {"nombre de joueurs", "nb inscrits", "nombre d inscrits", "nb participants"}
    ),
    "venue": frozenset({"lieu", "salle", "venue", "where", "location"}),
    "licence": frozenset({"licence", "license", "n licence", "no licence", "numero de licence"}),
    "guest": frozenset({"invite", "guest", "invites"}),
    "reentries": frozenset({"recaves", "reentries", "re entries", "rebuys", "reinscriptions"}),
    "points": frozenset({"points", "pts", "total", "score"}),
}
#: What says which evening a line is of, and all that a ranking alone is read from.
NIGHT = frozenset({"date", "evening"})
RANKED = frozenset({"player", "first_name", "place", "points", "licence"})
YES = frozenset({"oui", "o", "yes", "y", "1", "true", "vrai", "x"})
NO = frozenset({"", "non", "n", "no", "0", "false", "faux"})
#: Lines before the titles: a heading, a blank one.
LOOKED_AT = 15
LARGEST = 10_000
#: A day in the name of a sheet, where a spreadsheet takes no "/".
_DAY_IN_NAME = re.compile(
    r"(?<!\d)(?:\d{4}[ ._-]\d{1,2}[ ._-]\d{1,2}|\d{1,2}[ ._-]\d{1,2}[ ._-](?:\d{4}|\d{2}))(?!\d)"
)

#: An evening of a file: its day as ``2026-01-09``, its name.
Night = tuple[str, str]


@dataclass(frozen=True, slots=True)
class WrongLine:
    """A line that is left out, and why: a code and what it is about; ``sheet`` among several."""

    line: int
    code: str
    params: Mapping[str, Param] = field(default_factory=dict)
    sheet: str = ""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A player of a ranking taken over: points from before."""

    player: str
    place: int
    points: Fraction
    licence: str = ""


@dataclass(frozen=True, slots=True)
class PastResults:
    """A season as a file gives it: evenings with their results, or a ranking with points.

    ``wrong`` are the lines left out, ``nowhere`` how many of them are of no evening that can be
    told. ``unread``: the titles of columns that say nothing here, ``sheets`` those of a workbook
    that are not read; ``points``: the evenings' own points, which the scale counts again.
    """

    source: str
    evenings: tuple[RecordedEvening, ...] = ()
    ranking: tuple[Ranked, ...] = ()
    wrong: tuple[WrongLine, ...] = ()
    nowhere: int = 0
    unread: tuple[str, ...] = ()
    sheets: tuple[str, ...] = ()
    points: bool = False

    @property
    def players(self) -> int:
        """Return how many people stand in it."""
        names = [result.name for evening in self.evenings for result in evening.results]
        return len({words_key(name) for name in (*names, *(one.player for one in self.ranking))})


class _Wrong(Exception):  # noqa: N818 - one line's fault, told and left out
    def __init__(self, code: str, **params: Param) -> None:
        self.code = code
        self.params = params
        super().__init__(code)


def read_past_results(path: Path) -> PastResults:
    """Return the season in a CSV, XLSX or ODS file, as it was played elsewhere.

    Every sheet of a workbook that tells of evenings is read: by its columns, or as one evening
    where its own name holds the day. Refuses as a members' file is refused, and
    ``PAST_NO_COLUMNS`` where no line names a player with a place or points, ``PAST_EMPTY`` where
    no line could be read.
    """
    first = read_grid(path, None)
    others = [read_grid(path, name) for name in _other_sheets(first)]
    return understood(path.name, first, *others)


def understood(source: str, *grids: Grid) -> PastResults:
    """Return the season in the rows of a file; several ``grids`` are its sheets."""
    sheets = [*filter(None, map(_sheet, grids))]
    nights = [one for one in sheets if one.by_evening]
    used = nights or [one for one in sheets if "points" in one.columns][:1]
    if not used:
        raise Refused("PAST_NO_COLUMNS")
    wrong: list[WrongLine] = []
    rows = [
        (WrongLine(line, "", sheet=one.name if len(used) > 1 else ""), cells)
        for one in used
        for line, cells in one.rows
    ]
    found, nowhere = _evenings(rows, wrong, source) if nights else ((), 0)
    ranking = () if nights else _ranking(rows, wrong)
    if not found and not ranking:
        raise Refused("PAST_EMPTY", line=wrong[0].line if wrong else used[0].titles)
    unread = tuple(dict.fromkeys(title for one in used for title in one.unread))
    read = {one.name for one in used}
    left = tuple(grid.sheet for grid in grids if grid.sheet and grid.sheet not in read)
    points = any("points" in one.columns for one in nights)
    return PastResults(source, found, ranking, tuple(wrong), nowhere, unread, left, points)


@dataclass(frozen=True, slots=True)
class _Sheet:
    """The lines of a sheet under its row of ``titles``; ``unread``: titles of no known column."""

    name: str
    titles: int
    columns: frozenset[str]
    rows: tuple[tuple[int, dict[str, str]], ...]
    unread: tuple[str, ...]

    @property
    def by_evening(self) -> bool:
        return "place" in self.columns and bool(self.columns & NIGHT)


def _other_sheets(grid: Grid) -> Sequence[str]:
    others = (note.params["sheets"] for note in grid.notes if note.code == "OTHER_SHEETS")
    names = next(others, ())
    return tuple(map(str, names)) if isinstance(names, tuple) else ()


def _sheet(grid: Grid) -> _Sheet | None:
    """A sheet as it is read, None where nothing in it is a title."""
    at, columns = _titles(grid)
    if not columns:
        return None
    night = _night_of_sheet(grid.sheet or "") if not columns.keys() & NIGHT else {}
    known = frozenset((*columns, *night))
    taken = columns.keys() if "place" in known and known & NIGHT else columns.keys() & RANKED
    seen = {columns[name] for name in taken}
    titles = enumerate(map(str.strip, grid.rows[at].cells))
    unread = tuple(title for column, title in titles if title and column not in seen)
    rows: list[tuple[int, dict[str, str]]] = []
    for row in grid.rows[at + 1 :]:
        cells = {
            name: clean_cell(row.cells[column]).text if column < len(row.cells) else ""
            for name, column in columns.items()
        }
        if any(cells.values()):
            rows.append((row.line, {**cells, **night}))
    return _Sheet(grid.sheet or "", grid.rows[at].line, known, tuple(rows), unread)


def _night_of_sheet(name: str) -> dict[str, str]:
    """Return the evening in the name of a sheet: its day, and the words beside it."""
    told = _DAY_IN_NAME.search(name)
    day = day_of(re.sub(r"[ ._]", "-", told[0])) if told else None
    if told is None or day is None:
        return {}
    called = f"{name[: told.start()]} {name[told.end() :]}"
    return {"date": day.isoformat(), "evening": " ".join(called.split()).strip(" -–_.,()")}


def _titles(grid: Grid) -> tuple[int, dict[str, int]]:
    """Return the row of titles, and the position of each known column; none without titles."""
    for at, row in enumerate(grid.rows[:LOOKED_AT]):
        columns: dict[str, int] = {}
        for place, cell in enumerate(row.cells):
            words = plain_words(cell)
            meaning = next((name for name, known in HEADERS.items() if words in known), "")
            if meaning:
                columns.setdefault(meaning, place)
        if "player" in columns and ("place" in columns or "points" in columns):
            return at, columns
    return 0, {}


class _Evening:
    """The results of an evening; ``lines`` counts them all, those left out too."""

    def __init__(self) -> None:
        self.results: dict[tuple[str, str], RecordedResult] = {}
        self.lines = self.said = 0
        self.venue = ""

    def add(self, cells: Mapping[str, str]) -> None:
        """Add the result of a line; one that is wrong counts as a player all the same."""
        self.lines += 1
        self.venue = self.venue or cells.get("venue", "")
        if text := cells.get("entrants"):
            self.said = max(self.said, _count(text, "PAST_COUNT", least=0))
        result = _result(cells)
        key = plain_words(result.name), plain_letters(result.licence)
        if (before := self.results.get(key)) is not None:
            # The same line again is the same player.
            self.lines -= before.place == result.place
            raise _Wrong("PAST_TWICE", name=result.name)
        self.results[key] = result

    def recorded(self, day: str, name: str, source: str) -> RecordedEvening:
        """Return the evening; nobody finishes behind more players than there were."""
        results = tuple(self.results.values())
        played = max(self.said, self.lines, *(result.place for result in results))
        entrants = played if played > len(results) else 0
        return RecordedEvening(
            day, name, results, entrants=entrants, venue=self.venue, source=source
        )


def _evenings(
    rows: Sequence[tuple[WrongLine, dict[str, str]]], wrong: list[WrongLine], source: str
) -> tuple[tuple[RecordedEvening, ...], int]:
    """Return the evenings, and the number of lines left out that belong to no evening."""
    found: dict[Night, _Evening] = {}
    adrift: Counter[str] = Counter()
    for line, cells in rows:
        try:
            night = _night(cells)
        except _Wrong as fault:
            adrift[cells.get("evening", "")] += 1
            wrong.append(replace(line, code=fault.code, params=fault.params))
            continue
        try:
            found.setdefault(night, _Evening()).add(cells)
        except _Wrong as fault:
            wrong.append(replace(line, code=fault.code, params=fault.params))
    nowhere = 0
    for name, lines in adrift.items():
        named = [one for night, one in found.items() if name and night[1] == name]
        if len(named) == 1:
            named[0].lines += lines
        else:
            nowhere += lines
    told = (one.recorded(*night, source) for night, one in sorted(found.items()) if one.results)
    return tuple(told), nowhere


def _night(cells: Mapping[str, str]) -> Night:
    """The evening of a line: its day, its name, or both."""
    text = cells.get("date", "")
    name = cells.get("evening", "")
    if not text and not name:
        raise _Wrong("PAST_NO_EVENING")
    day = day_of(text) if text else None
    if text and day is None:
        raise _Wrong("PAST_DATE", value=text)
    return day.isoformat() if day else "", name


def _result(cells: Mapping[str, str]) -> RecordedResult:
    player = _player(cells)
    place = _count(cells["place"], "PAST_PLACE", least=1)
    kills, reentries = (
        _count(cells.get(what) or "0", "PAST_COUNT", least=0) for what in ("kills", "reentries")
    )
    guest = plain_words(cells.get("guest", ""))
    if guest not in YES | NO:
        raise _Wrong("PAST_GUEST", value=cells["guest"])
    licence = cells.get("licence", "")
    return RecordedResult(player, place, kills, guest in YES, reentries, licence=licence)


def _ranking(
    rows: Sequence[tuple[WrongLine, dict[str, str]]], wrong: list[WrongLine]
) -> tuple[Ranked, ...]:
    found: dict[str, Ranked] = {}
    for line, cells in rows:
        try:
            player = _player(cells)
            text = cells["points"]
            plain = re.sub(r"\s", "", text).replace(",", ".")
            if not re.fullmatch(r"-?[0-9]{1,7}(\.[0-9]{1,4})?", plain):
                raise _Wrong("PAST_POINTS", value=text)
            points = Fraction(plain)
            if plain_words(player) in found:
                raise _Wrong("PAST_TWICE", name=player)
        except _Wrong as fault:
            wrong.append(replace(line, code=fault.code, params=fault.params))
        else:
            licence = cells.get("licence", "")
            found[plain_words(player)] = Ranked(player, 0, points, licence)
    ordered = sorted(found.values(), key=lambda one: -one.points)
    values = [one.points for one in ordered]
    return tuple(replace(one, place=values.index(one.points) + 1) for one in ordered)


def _player(cells: Mapping[str, str]) -> str:
    last = cells["player"]
    first = cells.get("first_name", "")
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
