"""Reading and using the page of sanctions."""

from __future__ import annotations

from room_builders import click

from td_app.tournament.state.conduct import PenaltyRecord
from td_app.ui.pages.evening.floor.penalties.penalties_page import PenaltiesPage

NARROW, TALL, WIDE = (900, 606), (900, 1120), (1456, 950)


def given(page: PenaltiesPage) -> list[PenaltyRecord]:
    """Return the sanctions of the journal, oldest first."""
    return [record for _, record in sorted(page.live.state.penalties.items())]


def name(page: PenaltiesPage, who: int) -> str:
    """Return how a player is called on the page."""
    return page.live.session.person(who).display_name


def decision(page: PenaltiesPage) -> str:
    """Return the step chosen, in the large type."""
    return page.form.suggestion.decision.text()


def choose_step(page: PenaltiesPage, step: str) -> None:
    """Choose a step on the ladder."""
    click(page.form.suggestion.ladder.buttons[step])


def running(page: PenaltiesPage) -> list[tuple[str, str]]:
    """Return the running sanctions as shown: names, and hands left."""
    rows = sorted(page.lists.running.rows.values(), key=lambda row: row.y())
    return [(row.row.name, row.left.text()) for row in rows if row.row is not None]
