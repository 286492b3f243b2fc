"""A whole season, evening by evening, as a club lives it: ``saison.toml``."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

import pytest
from season_builders import a_club_file, an_evening
from season_told import TOLD, by_hand, results

from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.register.member import Member
from td_app.season.board import Board
from td_app.season.repository import RecordedEvening, Season
from td_app.tournament.state.person import Person


@dataclass
class Year:
    """The season played so far, by the name of everybody."""

    club: Club
    seasons: ClubSeasons
    season: Season
    members: dict[str, Member]

    def play(self, day: str) -> Board:
        """Play an evening; return the standings after it."""
        if day == TOLD["changed_before"]:
            scale = self.season.scale + TOLD["february"]
            self.season = self.seasons.set_scale(self.season, scale)
        line = tuple(results(TOLD["evenings"][day], self.members))
        self.seasons.record(self.season, [RecordedEvening(day, f"Soirée du {day}", line)])
        return self.board()

    def board(self) -> Board:
        self.seasons.forget()
        return self.seasons.board(self.season)

    def points(self) -> dict[str, Fraction]:
        return {row.who.name: row.points for row in self.board().rows}


@pytest.fixture
def year() -> Year:
    club = a_club_file()
    assert club.register is not None
    names = ("Ana", "Bob", "Cleo", "Dan", "Eve", "Anna")
    cards = club.register.keep([Member(0, Person(name)) for name in names])
    seasons = ClubSeasons(club)
    season = seasons.begin(Season(0, TOLD["name"], "2025-09-01", "2026-07-05", TOLD["scale"]))
    return Year(club, seasons, season, {card.person.last_name: card for card in cards})


def test_a_whole_season(year: Year) -> None:
    days = list(TOLD["evenings"])
    for played, day in enumerate(days, 1):
        board = year.play(day)
        assert len(board.evenings) == played
        kill = 2 if day >= TOLD["changed_before"] else 0
        assert year.points() == {
            name.upper(): points for name, points in by_hand(days[:played], {}, kill).items()
        }
        assert [row.rank for row in board.rows] == sorted(row.rank for row in board.rows)
    assert [who.name for who, why, _ in board.left_out if why == "GUEST"] == ["Gus"]

    # Two cards of one person: what both played is counted as one's, and apart again if undone.
    register, apart = year.club.register, year.points()
    assert register is not None
    register.merge(year.members["Anna"].id, year.members["Ana"].id, 1)
    together = by_hand(days, {"Anna": "Ana"}, 2)
    assert year.points() == {name.upper(): points for name, points in together.items()}
    register.unmerge(year.members["Anna"].id)
    assert year.points() == apart
    register.merge(year.members["Anna"].id, year.members["Ana"].id, 2)

    # A correction, undone: the same figures, and two more lines in the minutes.
    before, lines = year.board(), len(year.seasons.minutes(year.season))
    entry = year.seasons.correct(year.season, before.rows[-1].who.key, Fraction(50), "Oubli")
    assert year.board().rows[0].correction == 50
    year.seasons.undo_correction(year.season, entry)
    assert year.board() == before
    assert len(year.seasons.minutes(year.season)) == lines + 2

    # The final: stacks by the points, the first four alone, and no points from it.
    ranked = year.board().rows
    expected = [int(6000 + 100 * row.points + 250) // 500 * 500 for row in ranked[:4]]
    assert [row.stack for row in ranked] == [*expected, None]
    final = an_evening(year.club, "2026-07-03", [Person(n) for n in ("Ana", "Bob", "Cleo")])
    year.seasons.place(final.tournament, year.season.id, final=True, counts=False)
    assert year.board().rows == ranked

    # Somebody is erased: their name is nowhere, and nobody's points have changed.
    assert year.club.privacy is not None
    points = sorted(row.points for row in ranked)
    traces = year.club.privacy.traces(Person("Eve"))
    year.club.privacy.erase([trace for trace in traces if trace.sure])
    after = year.board()
    assert "EVE" not in {row.who.name.upper() for row in after.rows}
    assert sorted(row.points for row in after.rows) == points


def test_the_order_in_which_evenings_are_brought_in_changes_nothing(year: Year) -> None:
    days = list(TOLD["evenings"])
    for day in days:
        year.play(day)
    told = year.points()
    other = replace(year, season=year.seasons.begin(replace(year.season, id=0, name="Autre")))
    for day in reversed(days):
        if day != TOLD["changed_before"]:
            other.play(day)
    line = tuple(results(TOLD["evenings"][TOLD["changed_before"]], year.members))
    other.seasons.record(other.season, [RecordedEvening(TOLD["changed_before"], "?", line)])
    assert other.points() == told
