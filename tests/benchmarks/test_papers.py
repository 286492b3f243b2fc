"""How long papers take to make: the slips of a large room, all of an evening (aims: 2 s, 5 s)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from builders import a_tournament, played_down_to
from pytest_benchmark.fixture import BenchmarkFixture

from td_app.live.session import TournamentSession
from td_app.printing.document import SlipSize, Stationery
from td_app.printing.register import document, offered


@pytest.mark.parametrize("slips", ["A6", "A7", "roll"])
def test_312_seat_slips(
    benchmark: BenchmarkFixture, scale: Callable[[int], int], slips: SlipSize
) -> None:
    entrants = scale(312)
    session = a_tournament(entrants, tables=-(-entrants // 8))
    paper = document("seat_slips")
    stationery = Stationery(slips=slips)
    pdf = benchmark.pedantic(lambda: paper.pdf(session, stationery), rounds=3)
    assert pdf.startswith(b"%PDF")


@pytest.mark.parametrize("entrants", [80, 312])
@pytest.mark.parametrize("over", [False, True], ids=["played", "over"])
def test_the_whole_evening(
    benchmark: BenchmarkFixture, scale: Callable[[int], int], entrants: int, over: bool
) -> None:
    entrants = scale(entrants)
    prizes = tuple(f"Panier garni n° {place}" for place in range(1, 41))
    session = a_tournament(entrants, tables=-(-entrants // 8), prizes=prizes)
    played_down_to(session, 1 if over else entrants // 2)
    made = benchmark.pedantic(lambda: papers_of(session), rounds=2)
    assert len(made) >= 14  # No sheet of chips to exchange once the evening is over.


def papers_of(session: TournamentSession) -> list[bytes]:
    """Return every paper that is ready."""
    return [p.pdf(session, Stationery()) for p in offered(session) if p.ready(session) is None]
