"""Going where something found is: a seat on the plan, a row, the book, a preview."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules_ropta.table_layout import Seat

if TYPE_CHECKING:
    from td_app.ui.windows.tournament_view import TournamentView


def go_to_seat(view: TournamentView, seat: Seat) -> None:
    """Open what can be done at a seat, on the plan of the room."""
    _page(view, "room").show_seat(seat.table, seat.number)


def go_to_table(view: TournamentView, table: int) -> None:
    """Open what can be done with a table, on the plan of the room."""
    _page(view, "room").show_table(table)


def go_to_entrant(view: TournamentView, entrant: int) -> None:
    """Show the row of an entrant in the list."""
    _page(view, "players").show_entrant(entrant)


def go_to_situation(view: TournamentView, op: str) -> None:
    """Ask about a situation of the rulebook."""
    _page(view, "floor").choose(op)


def go_to_article(view: TournamentView, number: str) -> None:
    """Open the rulebook at an article."""
    _page(view, "floor").show_article(number)


def go_to_setting(view: TournamentView, section: str) -> None:
    """Show a section of the settings."""
    _page(view, "settings").show_section(section)


def _page(view: TournamentView, key: str) -> Any:
    return view.show_page(key)
