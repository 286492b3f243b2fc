"""How fast a large evening goes: 1,000 entrants, 125 tables. Measured; only calls are asserted.

The ordinary run plays the same evenings among forty (``conftest.py``).

``pytest tests/benchmarks --benchmark-enable --benchmark-only`` prints the figures that
``td_app/README.md`` reports.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from builders import CountedChance, SteppedClock, a_setup, everyone, people, registered

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.persistence.engine import open_club_file
from td_app.tournament import commands as cmd
from td_app.tournament.state.setup import KeepApart
from td_app.tournament.views.clock import clock_view
from td_app.tournament.views.finishing import StandingRow, standings
from td_app.tournament.views.minutes import KeptLines, minutes
from td_app.tournament.views.naming import KeptOrder
from td_app.tournament.views.players import KeptPlayers, players
from td_app.tournament.views.public import announcements, public_view
from td_app.tournament.views.room import RoomViewCache, room
from td_app.training.simulation import Plan, SeededChance, SimulatedClock, Simulation

ENTRANTS, TABLES = 1_000, 125


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """A club's real file on disk."""
    with open_club_file(tmp_path / "club.db") as file:
        yield Club(file.store, file.directory, SteppedClock(), CountedChance())


def a_large_tournament(
    club: Club, entrants: int, *, drawn: bool = True, **settings: Any
) -> TournamentSession:
    """A thousand entrants of ten clubs, or so many, seats drawn, clock running."""
    session = club.create(a_setup(-(-entrants // 8), 8, **settings))
    for number in range(10):
        registered(session, entrants // 10, club=f"Club {number}")
    if drawn:
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
    return session


def spread(session: TournamentSession) -> Iterator[int]:
    """Players table by table, as they go out on an evening: one here, one there."""
    seats = [
        (e.seat.number, e.seat.table, who) for who, e in session.state.entrants.items() if e.seat
    ]
    return (who for _, _, who in sorted(seats))


class EveryView:
    """Asks every view, as all the windows together do."""

    def __init__(self) -> None:
        self.tables, self.lines = RoomViewCache(), KeptLines()
        self.players = KeptPlayers()
        self.ranks: KeptOrder[StandingRow] = KeptOrder()

    def __call__(self, session: TournamentSession) -> None:
        look(session, self)


def look(session: TournamentSession, kept: EveryView) -> None:
    """Ask every view once."""
    state, now = session.state, session.now_ms()
    room(state, session, kept.tables)
    players(state, session, kept.players)
    standings(state, session, kept.ranks)
    announcements(state, session)
    clock_view(state, now)
    public_view(state, session, now)
    minutes(session.history, session.last_known, session.note, last=300, kept=kept.lines)
    session.proposals()


@pytest.mark.parametrize("apart", [KeepApart.NOBODY, KeepApart.CLUBS])
def test_the_draw_of_a_thousand(
    benchmark: Any, club: Club, scale: Callable[[int], int], apart: KeepApart
) -> None:
    session = a_large_tournament(club, scale(ENTRANTS), drawn=False, keep_apart=apart)
    benchmark(session.dispatch, cmd.DrawSeats())
    assert session.state.players_left == scale(ENTRANTS)


def test_an_elimination_decided_on_disk_and_in_every_view(
    benchmark: Any, club: Club, scale: Callable[[int], int]
) -> None:
    session = a_large_tournament(club, scale(ENTRANTS))
    every_view = EveryView()
    every_view(session)
    leaving = spread(session)

    def one_out() -> None:
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(next(leaving)),)))
        every_view(session)

    benchmark.pedantic(one_out, rounds=200, iterations=1)
    assert session.state.outs


@pytest.mark.parametrize("entrants", [300, 3_000])
def test_the_same_among_few_and_among_many(
    benchmark: Any, club: Club, scale: Callable[[int], int], entrants: int
) -> None:
    """Ten times the entrants, twice the time at most: one went out, the others did not."""
    session = a_large_tournament(club, scale(entrants))
    every_view = EveryView()
    every_view(session)
    leaving = spread(session)

    def one_out() -> None:
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(next(leaving)),)))
        every_view(session)

    benchmark.pedantic(one_out, rounds=200, iterations=1)
    assert session.state.outs


def test_the_same_late_in_a_long_journal(
    benchmark: Any, club: Club, scale: Callable[[int], int]
) -> None:
    """The cost of one action must not grow with the length of the journal."""
    session = a_large_tournament(club, scale(ENTRANTS))
    for _ in range(scale(2_500)):
        session.dispatch(cmd.AdjustClock(60))
        session.dispatch(cmd.AdjustClock(-60))
    every_view = EveryView()
    every_view(session)
    leaving = spread(session)

    def one_out() -> None:
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(next(leaving)),)))
        every_view(session)

    benchmark.pedantic(one_out, rounds=200, iterations=1)
    assert session.history.sequence > 2 * scale(2_500)


def test_reopening_five_thousand_entries(
    benchmark: Any, club: Club, scale: Callable[[int], int]
) -> None:
    session = a_large_tournament(club, scale(ENTRANTS))
    out = list(everyone(session))[: scale(ENTRANTS) * 9 // 10]
    for who in out:
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
    while session.history.sequence < 2 * scale(2_500):
        session.dispatch(cmd.AdjustClock(60))
    reopened = benchmark(club.open, session.tournament)
    assert reopened.state == session.state


def test_a_whole_tournament_to_its_winner(
    benchmark: Any, tmp_path: Path, scale: Callable[[int], int]
) -> None:
    numbers = iter(range(100))

    def evening() -> str:
        clock = SimulatedClock()
        with open_club_file(tmp_path / f"evening{next(numbers)}.db") as file:
            club = Club(file.store, file.directory, clock, SeededChance(1))
            return Simulation(club, clock, Plan(scale(ENTRANTS))).play().winner

    winner = benchmark.pedantic(evening, rounds=2, iterations=1)
    assert winner


def test_registering_a_thousand(benchmark: Any, club: Club, scale: Callable[[int], int]) -> None:
    session = club.create(a_setup(TABLES, 8))
    benchmark.pedantic(
        session.dispatch,
        args=(cmd.RegisterEntrants(people(scale(ENTRANTS))),),
        rounds=5,
        iterations=1,
    )
    assert session.state.last_entrant >= scale(ENTRANTS)


def calls_of_one_out(session: TournamentSession) -> int:
    """How many functions one elimination calls, until every view has been asked."""
    every_view = EveryView()
    leaving = spread(session)
    called = 0

    def count(_frame: FrameType, what: str, _argument: object) -> None:
        nonlocal called
        called += what == "call"

    for watched in (None, None, count):
        sys.setprofile(watched)
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(next(leaving)),)))
        every_view(session)
        sys.setprofile(None)
    return called


def test_ten_times_the_entrants_are_not_gone_through_again(club: Club) -> None:
    """Nothing is done for each who stays, little for each table: counted, so asserted."""
    few, many = (calls_of_one_out(a_large_tournament(club, n)) for n in (80, 800))
    assert many <= 1.3 * few
