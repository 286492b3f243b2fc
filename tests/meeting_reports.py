"""The papers of meetings with the facts of so many people: see ``every_report.py``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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

People = tuple[SeatedPlayer, ...]
Render = Callable[[Any], bytes]

#: Papers of meetings, which are no tournament's.
OF_MEETINGS: dict[str, Callable[[Heading, People], tuple[Render, Any]]] = {
    "meeting_reports": lambda h, p: (
        render_table_reports,
        TableReports(
            h,
            2,
            tuple(
                TableReport(
                    at // 8 + 1,
                    tuple(
                        ReportSeat(n, q.name, q.club, "8e" if n % 2 else "", n == 6, "1,5")
                        for n, q in enumerate(p[at : at + 8], 1)
                    ),
                    4,
                )
                for at in range(0, len(p), 8)
            ),
        ),
    ),
    "team_standings": lambda h, p: (
        render_team_standings,
        TeamStandings(
            h,
            (1, 2, 3),
            tuple(
                TeamLine(q.club or q.name, n, "36,5", ("18", "3,5", "15"), 2, "1er × 2, 3e × 1")
                for n, q in enumerate(p, 1)
            ),
        ),
    ),
}
