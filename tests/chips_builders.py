"""Chips at a break: who has what, cards dealt, stacks written down."""

from __future__ import annotations

from builders import MINUTE, a_tournament, clock_of, seated_at

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev


def at_the_break(entrants: int = 8, tables: int = 1) -> TournamentSession:
    """Return a tournament at its break after level 4, where the T25 leave."""
    session = a_tournament(entrants, tables, -(-entrants // tables) + 1 if tables > 1 else 8)
    clock_of(session).forward(81 * MINUTE)
    return session


def places_of(session: TournamentSession, table: int = 1) -> list[int]:
    """Return the places taken at a table."""
    return sorted(session.state.tables[table].places)


def counted(
    session: TournamentSession, table: int = 1, *, off: int = 0, accepted: bool = False
) -> ev.Entry:
    """Write down the starting stack for everyone at a table, the first one ``off`` by so much."""
    stack = session.state.setup.starting_stack
    first, *others = seated_at(session, table)
    stacks = ((first, stack + off), *((who, stack) for who in others))
    note = "compté deux fois" if accepted else ""
    return session.dispatch(cmd.CountStacks(table, stacks, accepted, note))


def raced(
    session: TournamentSession, *racers: cmd.RacerAsked, table: int = 1, low: int = 25
) -> ev.ChipsRaced:
    """Race a value at a table, the cards as written; return what came out."""
    event = session.dispatch(cmd.RaceChips(table, low, racers)).event
    assert isinstance(event, ev.ChipsRaced)
    return event


def raced_everywhere(session: TournamentSession, low: int = 25) -> None:
    """Race a value that nobody has odd chips of, at every table."""
    for table in session.state.open_tables():
        session.dispatch(cmd.RaceChips(table.number, low, nobody=True))
