"""The club's site: ten years built whole under 10 s, an evening's change under 0.3 s.

400 evenings of 60 players, 1,500 people of the register, a season a year.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from years_of_a_club import EVENINGS, a_long_club

from td_app.bootstrap import club_of
from td_app.club.club import Club
from td_app.persistence.engine import open_club_file
from td_app.publishing.site.building import Site
from td_app.tournament import commands as cmd

#: The longest page there may be.
MOST_BYTES = 100_000


@pytest.fixture(scope="module")
def years(
    tmp_path_factory: pytest.TempPathFactory, scale: Callable[[int], int]
) -> Iterator[tuple[Club, int]]:
    """Ten years of a club, and how many evenings there are."""
    path = tmp_path_factory.mktemp("years") / "club.db"
    a_long_club(path, scale(EVENINGS))
    with open_club_file(path) as file:
        yield club_of(file), scale(EVENINGS)


def test_the_whole_site_is_made(years: tuple[Club, int], benchmark: BenchmarkFixture) -> None:
    club, _ = years

    def whole() -> list[tuple[str, int]]:
        site = Site(club)
        gc.freeze()  # as ``td-app site`` does
        return [(page.address, len(page.make())) for page in site.pages()]

    made = benchmark.pedantic(whole, rounds=1)
    gc.unfreeze()
    assert [one for one in made if one[1] >= MOST_BYTES] == []


def test_an_evening_changed_in_a_process_that_stays(
    years: tuple[Club, int], benchmark: BenchmarkFixture
) -> None:
    """Read again, its pages found, its own made; the others follow, each sent as it is made."""
    club, evenings = years
    site = Site(club)
    session = club.open(evenings)
    address = f"e/{evenings}.html"
    before = {page.address: page.inputs for page in site.pages()}
    names = iter(f"Soirée renommée {number}" for number in range(10))

    def renamed() -> tuple[tuple[str], dict[str, object]]:
        session.dispatch(cmd.ChangeSetup(replace(session.state.setup, name=next(names))))
        return (address,), {}

    def changed(own: str) -> list[str]:
        site.evening_changed(f"e{evenings}")
        due = [page for page in site.pages() if before[page.address] != page.inputs]
        assert next(page for page in due if page.address == own).make()
        return [page.address for page in due]

    found = benchmark.pedantic(changed, setup=renamed, rounds=3)
    assert "e/1.html" not in found
