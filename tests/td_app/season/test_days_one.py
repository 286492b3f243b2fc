"""An event of several days in a season: one evening, those out on a day 1 behind its day 2."""

from __future__ import annotations

from builders import played_down_to
from flight_builders import a_flight, bagged
from season_builders import a_club_file, a_season, people

from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.live.session import TournamentSession
from td_app.season.gathering import behind
from td_app.season.standings import Played
from td_app.tournament import commands as cmd

DAY, FLIGHT, OTHER = ("2025-10-05", "3"), ("2025-10-03", "1"), ("2025-10-04", "2")


def row(who: str, place: int, *, through: bool = False, **more: int) -> Played:
    return Played(FLIGHT, who, place, sure=through, **more)


def places(rows: list[Played]) -> dict[str, int]:
    return {one.player: one.place for one in rows}


class TestBehind:
    def test_out_of_a_single_day_1_they_keep_their_order(self) -> None:
        day = [Played(DAY, "a", 1), Played(DAY, "b", 2)]
        first = [row("a", 2, through=True), row("b", 2, through=True), row("c", 3), row("d", 4)]
        assert places(behind(day, [first])) == {"a": 1, "b": 2, "c": 3, "d": 4}

    def test_out_of_several_nothing_orders_them(self) -> None:
        day = [Played(DAY, "a", 1), Played(DAY, "b", 2)]
        first = [row("a", 1, through=True), row("c", 2), row("d", 3)]
        second = [row("b", 1, through=True), row("d", 2), row("e", 3)]
        told = behind(day, [first, second])
        assert places(told) == {"a": 1, "b": 2, "c": 3, "d": 3, "e": 3}
        assert {one.evening for one in told} == {DAY} and not any(one.sure for one in told)

    def test_out_of_one_and_through_from_another_is_ranked_once_with_every_kill(self) -> None:
        day = [Played(DAY, "a", 1, kills=1), Played(DAY, "b", 2)]
        first = [row("b", 1, through=True), row("a", 2, kills=2, reentries=1)]
        second = [row("a", 1, through=True, kills=3)]
        told = {one.player: one for one in behind(day, [first, second])}
        assert set(told) == {"a", "b"}
        assert (told["a"].place, told["a"].kills, told["a"].reentries) == (1, 6, 1)

    def test_who_was_through_and_never_came_stands_right_behind(self) -> None:
        day = [Played(DAY, "a", 1)]
        first = [row("a", 2, through=True), row("b", 2, through=True), row("c", 3)]
        assert places(behind(day, [first])) == {"a": 1, "b": 2, "c": 3}


def flown() -> tuple[Club, list[TournamentSession]]:
    """Return a club with two ended days 1 of four and their day 2, played to its winner."""
    club = a_club_file()
    first = a_flight(club, "Vague A", people("Ana Abadie", "Bob Bénard", "Cléo Çelik"), out=1)
    second = a_flight(club, "Vague B", people("Dan Da Costa", "Ana Abadie", "Eve Évrard"), out=1)
    bagged(first, 5_000)
    bagged(second, 7_000)
    day = club.day_two(club.ended_flights(), {}, date="2025-10-05")
    day.dispatch(cmd.DrawSeats())
    day.dispatch(cmd.StartClock(overruled=True))
    played_down_to(day, 1)
    return club, [first, second, day]


def test_the_season_counts_one_evening_of_all_who_entered() -> None:
    club, sessions = flown()
    seasons, season = ClubSeasons(club), a_season(club)
    for session in sessions:
        seasons.place(session.tournament, season.id)
    board = seasons.board(season)
    assert {row.evenings for row in board.rows} == {1}, "two days 1 are no evenings"
    facts = seasons.facts(season)
    assert [one.entrants for one in facts.evenings] == [len(facts.people)]
    assert len(facts.days_one) == 2
    kept = ClubSeasons(club)
    assert kept.board(season) == board, "as it was kept in the file"
