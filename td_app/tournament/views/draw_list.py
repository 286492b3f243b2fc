"""The draws of the tournament, with what is needed to make each again (2.1)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.table_layout import Seat
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.views.naming import Names


@dataclass(frozen=True, slots=True)
class DrawnSeat:
    """Who drew which seat; ``rank`` is the place in the order of entrants, from 1."""

    rank: int
    entrant: int
    name: str
    club: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawView:
    """One draw: seed in hexadecimal, method, order of entrants, result."""

    sequence: int
    at_ms: int
    seed: str
    method: str
    final_table: bool
    button_place: int
    buttons: tuple[tuple[int, int], ...]
    seats: tuple[DrawnSeat, ...]
    current: bool


def draws(state: TournamentState, names: Names) -> tuple[DrawView, ...]:
    """Return every draw that counts, the last one last."""
    found = []
    for record in state.draws:
        seats = dict(record.seats)
        found.append(
            DrawView(
                sequence=record.sequence,
                at_ms=record.at_ms,
                seed=record.seed,
                method=record.method,
                final_table=record.final_table,
                button_place=record.button_place,
                buttons=record.buttons,
                seats=tuple(
                    DrawnSeat(
                        rank=rank,
                        entrant=who,
                        name=names.person(who).display_name,
                        club=names.person(who).club,
                        seat=seats[who],
                    )
                    for rank, who in enumerate(record.order, 1)
                    if who in state.entrants
                ),
                current=record is state.draws[-1],
            )
        )
    return tuple(found)
