"""A season of 34 evenings of 60 players: recomputed under 0.3 s, shown under 0.1 s."""

from __future__ import annotations

from typing import Any

import pytest
from builders import out, seated_at
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot
from season_builders import a_club_file, an_evening, people
from season_played import a_played_season, names

from td_app.club.seasons import ClubSeasons, scales_of
from td_app.season.board import board_of, race
from td_app.season.scale_file import read_scale, ready_scales
from td_app.ui.desk import Desk
from td_app.ui.pages.club.season.page import SeasonPage

EVENINGS, PLAYERS = 34, 60


@pytest.mark.parametrize("scale", ["senaco", "villelaure"])
def test_a_season_is_recomputed_by_another_scale(benchmark: BenchmarkFixture, scale: str) -> None:
    club = a_club_file()
    season, seasons = a_played_season(club, EVENINGS, PLAYERS), ClubSeasons(club)
    facts = seasons.facts(season)
    tried = read_scale(next(path for path in ready_scales() if path.stem == scale))
    board = benchmark(lambda: seasons.board(season, scale=tried))
    assert len(board.rows) == PLAYERS - 2
    assert len(race(board)) == 10
    assert board_of(facts, scales_of(season)).evenings == board.evenings


def test_a_season_is_shown_after_an_elimination(benchmark: BenchmarkFixture, qtbot: QtBot) -> None:
    club = a_club_file()
    season = a_played_season(club, EVENINGS - 1, PLAYERS)
    desk = Desk(club)
    there = people(*(" ".join(reversed(name.split(" ", 1))) for name in names(9)))
    session = an_evening(club, "2027-01-08", there, left=9)
    desk.open(session.tournament)
    page = SeasonPage(desk)
    qtbot.addWidget(page)
    page.seasons.place(session.tournament, season.id)
    page.show()
    page.refresh()
    assert desk.live is not None
    live = desk.live.session

    def eliminated() -> tuple[tuple[Any, ...], dict[str, Any]]:
        out(live, seated_at(live, 1)[0])
        return (), {}

    benchmark.pedantic(page.reload, setup=eliminated, rounds=6)
    assert page.board.last is not None and page.board.last.kept.tournament == session.tournament
