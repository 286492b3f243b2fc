"""Two laptops of one club: a file, a copy taken elsewhere, and what was played on each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from builders import CountedChance, SteppedClock, a_setup, out, registered

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.persistence.copies import copy_to
from td_app.persistence.engine import open_club_file
from td_app.tournament import commands as cmd

NOW = datetime(2026, 11, 22, 21, 0)


@contextmanager
def at_post(path: Path, operator: str = "Zoé") -> Iterator[Club]:
    """A club's file, opened at a post by somebody."""
    with open_club_file(path) as file:
        yield Club(
            file.store,
            file.directory,
            SteppedClock(),
            CountedChance(),
            operator,
            prints=file.prints,
            privacy=file.privacy,
        )


def begun(club: Club, name: str = "Open", date: str = "2026-11-21") -> TournamentSession:
    """An evening of twelve, drawn and started."""
    session = club.create(a_setup(tables=2, name=name, date=date))
    registered(session, 12)
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    return session


def an_evening(path: Path, name: str = "Open", operator: str = "Zoé") -> int:
    """Play a little of an evening in a file; return its number."""
    with at_post(path, operator) as club:
        return begun(club, name).tournament


def goes_on(path: Path, tournament: int, who: int, operator: str = "Zoé") -> None:
    """One player out, on one of the laptops."""
    with at_post(path, operator) as club:
        out(club.open(tournament), who)


def taken_along(path: Path, other: Path) -> Path:
    """The club's file as it is copied for another laptop."""
    copy_to(path, other)
    return other
