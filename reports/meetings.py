"""Meetings of teams: the report that each table signs, the standings of teams."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from reports import labels
from reports.facts import Heading, Words
from reports.flow import Block, Section, ended_together, stacked
from reports.half_sheet import signature_block
from reports.labels import Pair
from reports.lettering import SOFT, TypeStyle, Weight
from reports.page_layout import (
    ASIDE,
    body_width,
    card_head,
    is_small,
    paragraph,
    print_pages,
    seal_blocks,
    totals_block,
)
from reports.table_drawing import Column, Row, Table

REPORTS_TITLE = ("Comptes rendus de table", "Table reports")
ROUND = ("Manche {round}", "Round {round}")
TEAM = ("Équipe", "Team")
POINTS = ("Points", "Points")
AT_LEAST = ("Au moins", "At least")
WON = ("Tables gagnées", "Tables won")
PLACES = ("Résultats", "Results")
ROUND_SHORT = ("M{round}", "R{round}")
MISSING: Pair = ("absent", "absent")
ABSENTS = ("Absents", "Absent players")
NEVER_CAME = ("{n:absent|absents}", "{n} missing")
LEFT_IN = ("{n} en jeu", "{n} still in")
OVER = ("table finie", "table over")
STANDINGS_TITLE = ("Classement par équipes", "Team standings")
SO_FAR = ("Classement par équipes, provisoire", "Team standings so far")
NOT_COUNTED = (
    "Points non comptés : le barème des tables de {sizes} n’est pas saisi. Les équipes sont dans "
    "l’ordre de leur inscription.",
    "Points not counted: those for tables of {sizes} are not filled in. Teams are listed in order "
    "of registration.",
)
TIES = (
    "À points égaux, plus de tables gagnées ; les équipes toujours à égalité partagent leur rang.",
    "On equal points, more tables won; teams still level share their place.",
)
TEAMS = ("{n:équipe|équipes}", "{n:team|teams}")
NO_TEAM = ("Aucune équipe n’est inscrite.", "No teams are registered.")
NO_TABLE = ("Cette manche n’est pas tirée.", "This round has not been drawn.")

NAME = TypeStyle(10.5)
STRONG = TypeStyle(10.5, Weight.SEMIBOLD)
QUIET = TypeStyle(9, ink=SOFT)
SIGNERS = ("director", "players")
#: Beyond so many columns of rounds or days, all figures leave room to names.
FEW = 3


@dataclass(frozen=True, slots=True)
class ReportSeat:
    """A seat of a table: ``rank`` as worded, empty while the player is in; points as worded."""

    place: int
    name: str
    team: str
    rank: str = ""
    missing: bool = False
    points: str = ""


@dataclass(frozen=True, slots=True)
class TableReport:
    """A table of a round; ``left`` still play."""

    number: int
    seats: tuple[ReportSeat, ...]
    left: int = 0
    over: bool = False


@dataclass(frozen=True, slots=True)
class TableReports:
    """The tables of a round, each with a report to fill in or to read, and to sign."""

    heading: Heading
    round: int
    tables: tuple[TableReport, ...]
    counted: bool = False


@dataclass(frozen=True, slots=True)
class TeamLine:
    """A team in the standings; figures as worded, ``by_round`` one a round; ``missing`` seats."""

    name: str
    rank: int | None
    points: str
    by_round: tuple[str, ...]
    tables_won: int
    places: str
    tied: bool = False
    missing: int = 0


@dataclass(frozen=True, slots=True)
class TeamStandings:
    """The teams over some rounds; ``sizes`` are the table sizes without points: they do not count.

    ``notes`` stand under the table: what was put right since, or the days by name. Over days of a
    season ``titles`` head their columns in place of rounds, and ``after`` says which was the last.
    """

    heading: Heading
    rounds: tuple[int, ...]
    teams: tuple[TeamLine, ...]
    sizes: tuple[int, ...] = ()
    over: bool = False
    notes: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    after: str = ""


def render_table_reports(facts: TableReports) -> bytes:
    """Return the PDF of the reports, two tables a sheet, none cut by the end of a page."""
    words = facts.heading.words
    wide = body_width(facts.heading)
    blocks = [_report(facts, table, wide) for table in facts.tables]
    if not blocks:
        blocks = list(paragraph(words.say(NO_TABLE), wide))
    title = words.say(REPORTS_TITLE)
    summary = words.say(ROUND, round=facts.round)
    return print_pages(facts.heading, title, Section(tuple(blocks)), summary=summary)


def _report(facts: TableReports, table: TableReport, wide: float) -> Block:
    words = facts.heading.words
    small = is_small(facts.heading)
    columns = (
        Column(words.say(labels.PLACE), STRONG, 40, "right"),
        Column(words.say(labels.PLAYER), NAME, smallest=8, share=2, people=True),
        Column(words.say(TEAM), QUIET, smallest=8, lines=2, share=1.3),
        Column(words.say(labels.RANK), STRONG, 54 if small else 70, "right", smallest=8),
        Column(words.say(POINTS), NAME, 54 if small else 70, "right", smallest=8),
    )
    rows = [
        Row(
            (
                str(seat.place),
                seat.name,
                seat.team,
                words.say(MISSING) if seat.missing else seat.rank,
                seat.points,
            )
        )
        for seat in table.seats
    ]
    among = tuple(Row(("", seat.name, "", "", "")) for each in facts.tables for seat in each.seats)
    lines = Table(columns, wide, padding=3.4, written=2, among=among).blocks(rows)
    said = words.say(OVER) if table.over else words.say(LEFT_IN, n=table.left)
    missing = sum(seat.missing for seat in table.seats)
    if missing:
        said += f" · {words.say(NEVER_CAME, n=missing)}"
    number = words.say(labels.TABLE_NUMBER, table=table.number)
    head = card_head(number, f"{words.say(ROUND, round=facts.round)} · {said}")
    titles = [lines[0].repeated] if lines and lines[0].repeated is not None else []
    whole = (head, *titles, *lines, signature_block(SIGNERS, words))
    return stacked(whole, gap=22, mark=str(table.number))


def render_team_standings(facts: TeamStandings) -> bytes:
    """Return the PDF of the standings of teams, of a round or of all of them."""
    words = facts.heading.words
    blocks = ended_together(list(_teams(facts, words, body_width(facts.heading))))
    title = words.say(STANDINGS_TITLE if facts.over else SO_FAR)
    one = len(facts.rounds) == 1 and not facts.titles
    summary = words.say(ROUND, round=facts.rounds[0]) if one else facts.after
    return print_pages(facts.heading, title, Section(tuple(blocks)), summary=summary)


def _teams(facts: TeamStandings, words: Words, wide: float) -> Iterator[Block]:
    if not facts.teams:
        yield from paragraph(words.say(NO_TEAM), wide)
        return
    counted = not facts.sizes and bool(facts.rounds)
    if not counted:
        sizes = words.listed([str(size) for size in facts.sizes]) or "–"
        yield from paragraph(words.say(NOT_COUNTED, sizes=sizes), wide, STRONG)
    small = is_small(facts.heading)
    titles = facts.titles or tuple(words.say(ROUND_SHORT, round=n) for n in facts.rounds)
    rounds = titles if counted and len(titles) > 1 else ()
    missing = sum(line.missing for line in facts.teams)
    bare = small or not any(line.places for line in facts.teams)
    columns = _team_columns(words, counted, rounds, small, bare, missing > 0)
    rows = [
        Row(_cells(line, words, counted, bool(rounds), bare, missing > 0)) for line in facts.teams
    ]
    yield from Table(columns, wide).blocks(rows)
    totals = [words.say(TEAMS, n=len(facts.teams))]
    totals += [words.say(NEVER_CAME, n=missing)] if missing else []
    yield totals_block(wide, *totals)
    if counted:
        yield from paragraph(words.say(TIES), wide, ASIDE, gap=6)
    for line in facts.notes:
        yield from paragraph(line, wide, ASIDE, gap=3)
    yield from seal_blocks(facts.heading)


def _team_columns(
    words: Words,
    counted: bool,
    rounds: tuple[str, ...],
    small: bool,
    bare: bool,
    missing: bool,
) -> tuple[Column, ...]:
    """The columns of teams; on a ``small`` sheet figures leave their room to names.

    ``bare``: places are not told.
    """
    rank, each, points, won = (46.0, 28.0, 42.0, 52.0) if small else (66.0, 34.0, 50.0, 76.0)
    if len(rounds) > FEW:
        rank = 46.0
        each = 26.0
        won = 56.0
    ranks = Column(words.say(labels.RANK), STRONG, rank, "right", smallest=8)
    sums = Column(words.say(POINTS), STRONG, points, "right", smallest=8)
    return (
        *((ranks,) if counted else ()),
        Column(words.say(TEAM), NAME, smallest=8, lines=2, share=1.6),
        *(Column(title, QUIET, each, "right", smallest=8) for title in rounds),
        *((sums,) if counted else ()),
        Column(words.say(WON), NAME, won, "right", smallest=8),
        *((Column(words.say(ABSENTS), QUIET, points, "right", smallest=8),) if missing else ()),
        *(() if bare else (Column(words.say(PLACES), QUIET, smallest=8, lines=3, share=1.6),)),
    )


def _cells(
    line: TeamLine, words: Words, counted: bool, by_round: bool, bare: bool, missing: bool
) -> tuple[str, ...]:
    rank = "" if line.rank is None else words.rank(line.rank, line.tied)
    return (
        *((rank,) if counted else ()),
        line.name,
        *(line.by_round if by_round else ()),
        *((line.points,) if counted else ()),
        words.whole(line.tables_won),
        *((words.whole(line.missing) if line.missing else "",) if missing else ()),
        *(() if bare else (line.places,)),
    )
