"""A season's standings, with the race for the title and the attendance drawn below."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from reports import labels
from reports.chart_drawing import chart_block
from reports.charts import Attendance, Race, attendance_marks, race_marks
from reports.facts import Heading
from reports.flow import Block, Section, ended_together
from reports.lettering import SOFT, TypeStyle, Weight
from reports.page_layout import (
    body_width,
    heading_block,
    is_small,
    paragraph,
    print_pages,
    snug,
)
from reports.table_drawing import Column, Row, Table

TITLE = ("Classement de la saison", "Season standings")
SINCE = ("Évolution", "Change")
POINTS = ("Points", "Points")
EVENINGS = ("Soirées", "Events")
KILLS = ("Élim.", "KOs")
LICENCE = ("Licence", "Licence")
STACK = ("Finale", "Final")
RACE = ("Course au titre : points", "Race for the title: points")
ATTENDANCE = (
    "Participation : joueurs, les invités en clair en haut des barres",
    "Attendance: players, with guests paler at the top of the bars",
)
PLAYERS = ("{n:joueur classé|joueurs classés}", "{n:player ranked|players ranked}")

NAME = TypeStyle(10.5)
FIGURE = TypeStyle(10.5, Weight.SEMIBOLD)
QUIET = TypeStyle(9, ink=SOFT)
NOTE = TypeStyle(9, ink=SOFT)
RACE_HEIGHT = 250.0
ATTENDANCE_HEIGHT = 140.0
LETTERS = 8.0
NO_RACE = Race((), ())
NOBODY_CAME = Attendance((), (), ())


@dataclass(frozen=True, slots=True)
class SeasonLine:
    """A player’s line, as worded; ``licence`` and ``stack`` are empty where not told."""

    rank: str
    moved: str
    name: str
    points: str
    evenings: str
    kills: str = ""
    licence: str = ""
    stack: str = ""


@dataclass(frozen=True, slots=True)
class SeasonStandings:
    """The standings of a season or of a part; ``notes`` stand under them.

    ``after`` says after which evening, ``tournament`` of the heading is what the season is called.
    """

    heading: Heading
    after: str
    lines: tuple[SeasonLine, ...]
    notes: tuple[str, ...] = ()
    race: Race = NO_RACE
    attendance: Attendance = NOBODY_CAME


def render_season_standings(facts: SeasonStandings) -> bytes:
    """Return the PDF of the standings."""
    words = facts.heading.words
    told = tuple(ended_together(list(_standings(facts))))

    def made(high: float) -> tuple[Section, ...]:
        drawn = tuple(_charts(facts, high))
        return (Section(told), *((Section(drawn),) if drawn else ()))

    sections = snug(made, facts.heading)
    ranked = words.say(PLAYERS, n=len(facts.lines))
    return print_pages(facts.heading, words.say(TITLE), *sections, summary=ranked)


def _standings(facts: SeasonStandings) -> Iterator[Block]:
    words = facts.heading.words
    wide = body_width(facts.heading)
    if facts.after:
        yield from paragraph(facts.after, wide, QUIET)
    small = is_small(facts.heading)
    figure, moved, licence_room = (40.0, 36.0, 50.0) if small else (58.0, 44.0, 78.0)
    kills, licence = (any(getattr(one, n) for one in facts.lines) for n in ("kills", "licence"))
    stack = any(one.stack for one in facts.lines)
    columns = (
        Column(words.say(labels.RANK), FIGURE, 34, "right", smallest=8),
        Column(words.say(SINCE), QUIET, moved, "center", smallest=8),
        Column(words.say(labels.PLAYER), NAME, smallest=8, people=True),
        *((Column(words.say(LICENCE), QUIET, licence_room, smallest=8),) if licence else ()),
        Column(words.say(POINTS), FIGURE, figure, "right", smallest=8),
        Column(words.say(EVENINGS), NAME, figure, "right", smallest=8),
        *((Column(words.say(KILLS), NAME, figure - 12, "right", smallest=8),) if kills else ()),
        *((Column(words.say(STACK), NAME, figure, "right", smallest=8),) if stack else ()),
    )
    rows = (Row(_cells(one, licence, kills, stack)) for one in facts.lines)
    yield from Table(columns, wide).blocks(rows)
    for note in facts.notes:
        yield from paragraph(note, wide, NOTE, gap=6)


def _cells(one: SeasonLine, licence: bool, kills: bool, stack: bool) -> tuple[str, ...]:
    return (
        one.rank,
        one.moved,
        one.name,
        *((one.licence,) if licence else ()),
        one.points,
        one.evenings,
        *((one.kills,) if kills else ()),
        *((one.stack,) if stack else ()),
    )


def _charts(facts: SeasonStandings, part: float) -> Iterator[Block]:
    """The charts, the race at this part of its height: one alone turns no page."""
    words = facts.heading.words
    wide = body_width(facts.heading)
    high = 0.7 if is_small(facts.heading) else 1.0
    if facts.race.lines and len(facts.race.evenings) > 1:
        race = RACE_HEIGHT * high * part
        marks = race_marks(facts.race, wide, race, LETTERS)
        yield heading_block(words.say(RACE), wide)
        yield chart_block(marks, race)
    if facts.attendance.evenings:
        marks = attendance_marks(facts.attendance, wide, ATTENDANCE_HEIGHT * high, LETTERS)
        yield heading_block(words.say(ATTENDANCE), wide)
        yield chart_block(marks, ATTENDANCE_HEIGHT * high)
