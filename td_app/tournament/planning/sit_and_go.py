"""A sit & go starts when it is full: how many seats it has, how many are taken."""

from __future__ import annotations

from rules_ropta.formats.jackpot import PLAYERS
from td_app.tournament.planning.amounts_due import unanswered
from td_app.tournament.state.tournament import TournamentState


def seats_to_fill(state: TournamentState) -> int:
    """Return how many players make it full: its greatest field, else every seat of the room.

    A jackpot is for three.
    """
    setup = state.setup
    if setup.jackpot:
        return PLAYERS
    seats = sum(setup.seats_of(table) - len(set(table.out_of_use)) for table in setup.tables)
    greatest = setup.entry_terms.greatest_field
    return seats if greatest is None else min(seats, greatest)


def seats_filled(state: TournamentState) -> int:
    """Return how many entrants are present without an open debt."""
    priced = state.setup.entry_terms.priced
    present = (who for who, entrant in state.entrants.items() if entrant.present)
    return sum(not (priced and unanswered(state, who)) for who in present)


def starts_full(state: TournamentState) -> bool:
    """Return whether it waits until it is full before anybody is seated."""
    return state.setup.sit_and_go or bool(state.setup.jackpot)


def is_full(state: TournamentState) -> bool:
    """Return whether every seat of a sit & go is taken."""
    return seats_filled(state) >= seats_to_fill(state)
