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
from td_app.season.kept import RecordedEvening, RecordedResult
from td_app.season.people import words_key
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
YES = frozenset({"oui", "o", "yes", "y", "1", "true", "vrai", "x"})
NO = frozenset({"", "non", "n", "no", "0", "false", "faux"})
#: Lines before the titles: a heading, a blank one.
LOOKED_AT = 15
LARGEST = 10_000

#: An evening of a file: its day as ``2026-01-09``, its name.
Night = tuple[str, str]


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
    licence: str = ""


@dataclass(frozen=True, slots=True)
class PastResults:
    """What a file tells of a season: evenings with their results, or a ranking with points.

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
        self.code, self.params = code, params
        super().__init__(code)


def read_past_results(path: Path) -> PastResults:
    """Return what a CSV, XLSX or ODS file tells of a season played elsewhere.

    Refuses as a members' file is refused, and ``PAST_NO_COLUMNS`` where no line names a player
    with a place or points, ``PAST_EMPTY`` where no line could be read.
    """
    return understood(path.name, read_grid(path, None))


def understood(source: str, grid: Grid) -> PastResults:
    """Return what the rows of a file tell of a season."""
    at, columns = _titles(grid)
    by_evening = "place" in columns and ("date" in columns or "evening" in columns)
    if not by_evening and "points" not in columns:
        raise Refused("PAST_NO_COLUMNS")
    wrong: list[WrongLine] = []
    titles, seen = enumerate(map(str.strip, grid.rows[at].cells)), set(columns.values())
    unread = tuple(title for column, title in titles if title and column not in seen)
    sheets = next((note.params["sheets"] for note in grid.notes if note.code == "OTHER_SHEETS"), ())
    rows: list[tuple[int, dict[str, str]]] = []
    for row in grid.rows[at + 1 :]:
        cells = {
            name: clean_cell(row.cells[column]).text if column < len(row.cells) else ""
            for name, column in columns.items()
        }
        if any(cells.values()):
            rows.append((row.line, cells))
    found, nowhere = _evenings(rows, wrong, source) if by_evening else ((), 0)
    ranking = () if by_evening else _ranking(rows, wrong)
    if not found and not ranking:
        first = wrong[0] if wrong else None
        raise Refused("PAST_EMPTY", line=first.line if first else at + 1)
    points = by_evening and "points" in columns
    others = sheets if isinstance(sheets, tuple) else ()
    told = (tuple(wrong), nowhere, unread, tuple(map(str, others)), points)
    return PastResults(source, found, ranking, *told)


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


class _Evening:
    """What the lines of an evening tell; ``lines`` are all of them, those left out too."""

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

    def told(self, day: str, name: str, source: str) -> RecordedEvening:
        """Return the evening; nobody finishes behind more players than there were."""
        results = tuple(self.results.values())
        played = max(self.said, self.lines, *(result.place for result in results))
        entrants = played if played > len(results) else 0
        return RecordedEvening(
            day, name, results, entrants=entrants, venue=self.venue, source=source
        )


def _evenings(
    rows: Sequence[tuple[int, dict[str, str]]], wrong: list[WrongLine], source: str
) -> tuple[tuple[RecordedEvening, ...], int]:
    """The evenings, and how many lines left out are of none that can be told."""
    found: dict[Night, _Evening] = {}
    adrift: Counter[str] = Counter()
    for line, cells in rows:
        try:
            night = _night(cells)
        except _Wrong as fault:
            adrift[cells.get("evening", "")] += 1
            wrong.append(WrongLine(line, fault.code, fault.params))
            continue
        try:
            found.setdefault(night, _Evening()).add(cells)
        except _Wrong as fault:
            wrong.append(WrongLine(line, fault.code, fault.params))
    nowhere = 0
    for name, lines in adrift.items():
        named = [one for night, one in found.items() if name and night[1] == name]
        if len(named) == 1:
            named[0].lines += lines
        else:
            nowhere += lines
    told = (one.told(*night, source) for night, one in sorted(found.items()) if one.results)
    return tuple(told), nowhere


def _night(cells: Mapping[str, str]) -> Night:
    """The evening of a line: its day, its name, or both."""
    text, name = cells.get("date", ""), cells.get("evening", "")
    if not text and not name:
        raise _Wrong("PAST_NO_EVENING")
    day = day_of(text) if text else None
    if text and day is None:
        raise _Wrong("PAST_DATE", value=text)
    return day.isoformat() if day else "", name


def _result(cells: Mapping[str, str]) -> RecordedResult:
    player, place = _player(cells), _count(cells["place"], "PAST_PLACE", least=1)
    kills, reentries = (
        _count(cells.get(what) or "0", "PAST_COUNT", least=0) for what in ("kills", "reentries")
    )
    guest = plain_words(cells.get("guest", ""))
    if guest not in YES | NO:
        raise _Wrong("PAST_GUEST", value=cells["guest"])
    licence = cells.get("licence", "")
    return RecordedResult(player, place, kills, guest in YES, reentries, licence=licence)


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
            licence = cells.get("licence", "")
            found[plain_words(player)] = Ranked(player, 0, points, licence)
    ordered = sorted(found.values(), key=lambda one: -one.points)
    values = [one.points for one in ordered]
    return tuple(replace(one, place=values.index(one.points) + 1) for one in ordered)


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
