"""The papers of a meeting: table sheets, reports to sign, standings of a round and of all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from fractions import Fraction

from reports.facts import Heading, SeatedPlayer
from reports.meetings import (
    ReportSeat,
    TableReport,
    TableReports,
    TeamLine,
    TeamStandings,
    render_table_reports,
    render_team_standings,
)
from reports.seat_lists import TableSheet
from reports.table_sheets import TableSheets, render_table_sheets
from td_app.live.meeting_reading import LiveMeeting
from td_app.meeting.views import SeatRow, StandingsView, TableView
from td_app.printing.document import Stationery, local_time, printed_seal
from td_app.words.figures import points_figure
from td_app.words.meetings import meeting_sentence, places_text, round_of
from td_app.words.speaking import ON_PAPER, Pair, say


@dataclass(frozen=True, slots=True)
class MeetingPaper:
    """A paper: its titles, the end of its file's name, how it is made of a round (0: of all)."""

    name: str
    titles: tuple[str, str]
    file: str
    make: Callable[[LiveMeeting, Stationery, int], bytes]


def heading_of(live: LiveMeeting, stationery: Stationery, round_number: int = 0) -> Heading:
    """Return the heading of a paper of a meeting, printed now."""
    setup = live.setup()
    name = setup.name
    if round_number:
        name = round_of(name, round_number, stationery.language)
    return Heading(
        tournament=name,
        day=date.fromisoformat(setup.date) if setup.date else None,
        place="",
        printed_at=local_time(live.session.now_ms()),
        words=stationery.words,
        club=stationery.club,
        logo=stationery.logo,
        size=stationery.size,
    )


def table_sheets(live: LiveMeeting, stationery: Stationery, round_number: int) -> TableSheets:
    """Return the sheet of each table of a round, teams under the names."""
    seats = live.setup().seats
    return TableSheets(
        heading_of(live, stationery, round_number),
        tuple(
            TableSheet(
                number=table.number,
                seats=max((seats, *(seat.place for seat in table.seats))),
                players=tuple(
                    SeatedPlayer(seat.name, table.number, seat.place, seat.team_name)
                    for seat in table.seats
                ),
            )
            for table in live.tables(round_number)
        ),
    )


def table_reports(live: LiveMeeting, stationery: Stationery, round_number: int) -> TableReports:
    """Return the report of each table of a round, as far as it is played."""
    return TableReports(
        heading_of(live, stationery),
        round_number,
        tuple(_report(table, stationery) for table in live.tables(round_number)),
    )


def _report(table: TableView, stationery: Stationery) -> TableReport:
    seats = tuple(_seat(seat, stationery) for seat in table.seats)
    return TableReport(table.number, seats, table.left, table.over)


def _seat(seat: SeatRow, stationery: Stationery) -> ReportSeat:
    rank = "" if seat.rank is None else stationery.words.rank(seat.rank, seat.tied > 1)
    points = "" if seat.points is None else points_figure(seat.points, stationery.language)
    return ReportSeat(seat.place, seat.name, seat.team_name, rank, seat.missing, points)


def team_standings(live: LiveMeeting, stationery: Stationery, round_number: int) -> TeamStandings:
    """Return the standings of a round, or (0) over all that are drawn, sealed."""
    view = live.standings((round_number,) if round_number else None)
    heading = replace(heading_of(live, stationery), seal=printed_seal(live.session))
    return TeamStandings(
        heading,
        view.rounds,
        _teams(view, stationery),
        view.missing,
        view.over,
        tuple(_corrected(live, stationery, view.rounds)),
    )


CORRECTED: Pair = ("Corrigé le {day}. {what} {why}", "Corrected on {day}. {what} {why}")


def _corrected(live: LiveMeeting, stationery: Stationery, rounds: Sequence[int]) -> Iterator[str]:
    """Yield the corrections in these rounds, each with its day and its reason."""
    language = stationery.language
    for one in live.corrections():
        event = one.line.event
        if getattr(event, "round", 0) in rounds:
            day = stationery.words.short_day(local_time(one.line.at_ms).date())
            what = meeting_sentence(event, None, live.name, one.line.figures, language)
            told = {"day": day, "what": what, "why": one.note}
            yield say(CORRECTED, told, language=language, spaces=ON_PAPER)


def _teams(view: StandingsView, stationery: Stationery) -> tuple[TeamLine, ...]:
    ranks = [row.standing.rank for row in view.rows]
    language = stationery.language

    def figure(points: Fraction | None) -> str:
        return "" if points is None else points_figure(points, language)

    return tuple(
        TeamLine(
            name=row.name,
            rank=row.standing.rank,
            points=figure(row.standing.points),
            by_round=tuple(map(figure, row.standing.by_round)),
            tables_won=row.standing.tables_won,
            places=places_text(row.standing.places, language),
            tied=row.standing.rank is not None and ranks.count(row.standing.rank) > 1,
            missing=row.standing.missing,
        )
        for row in view.rows
    )


PAPERS: Sequence[MeetingPaper] = (
    MeetingPaper(
        "sheets",
        ("Feuilles de table", "Table sheets"),
        "feuilles_de_table",
        lambda live, on, number: render_table_sheets(table_sheets(live, on, number)),
    ),
    MeetingPaper(
        "reports",
        ("Comptes rendus à signer", "Reports to sign"),
        "comptes_rendus",
        lambda live, on, number: render_table_reports(table_reports(live, on, number)),
    ),
    MeetingPaper(
        "standings",
        ("Classement", "Standings"),
        "classement",
        lambda live, on, number: render_team_standings(team_standings(live, on, number)),
    ),
)
