"""A player's card: evenings, places, kills, who was met, sanctions of the season that runs."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from builders import a_setup, out
from register_builders import a_registered_club, named, register_of

from td_app.club.club import Club
from td_app.club.player_cards import EveningPlayed, evenings_played, player_card, season_start
from td_app.season.repository import By, Season
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority

PEOPLE = (Person("Dupré", "Agathe"), Person("Martin", "Jean"), Person("Ndiaye", "Awa"))
TODAY = date(2026, 11, 22)


def an_evening(club: Club, day: str, out_one_by_one: tuple[int, ...]) -> int:
    session = club.create(replace(a_setup(tables=1, seats=8), name="Jeudi", date=day))
    session.dispatch(cmd.RegisterEntrants(PEOPLE, present=True))
    session.dispatch(cmd.MarkMajority((1, 2, 3), Majority.CHECKED))
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    for who in out_one_by_one:
        out(session, who)
    cards = {(session.tournament, n): named(club, p.last_name) for n, p in enumerate(PEOPLE, 1)}
    register_of(club).enter(cards)
    return session.tournament


def test_places_wins_and_who_finished_ahead() -> None:
    with a_registered_club(*PEOPLE) as club:
        first = an_evening(club, "2026-10-01", (3, 2))
        an_evening(club, "2026-11-01", (1, 3))
        card = player_card(club, named(club, "Dupré"), TODAY)
        assert [(e.date, e.place, e.entrants) for e in card.evenings] == [
            ("2026-11-01", 3, 3),
            ("2026-10-01", 1, 3),
        ]
        assert (card.wins, card.podiums, card.best) == (
            1,
            2,
            EveningPlayed(first, "2026-10-01", "Jeudi", 1, 3, 0),
        )
        assert {(d.name, d.met, d.ahead) for d in card.duels} == {
            ("MARTIN Jean", 2, 1),
            ("NDIAYE Awa", 2, 1),
        }


def test_who_never_came_has_played_no_evening() -> None:
    with a_registered_club(*PEOPLE) as club:
        session = club.create(a_setup(tables=1, seats=8))
        session.dispatch(cmd.RegisterEntrants(PEOPLE[:2], present=True))
        session.dispatch(cmd.RegisterEntrants(PEOPLE[2:]))
        cards = {(session.tournament, n): named(club, p.last_name) for n, p in enumerate(PEOPLE, 1)}
        register_of(club).enter(cards)
        assert not evenings_played(club)
        session.dispatch(cmd.MarkMajority((1, 2), Majority.CHECKED))
        session.dispatch(cmd.DrawSeats())
        assert evenings_played(club) == {card.id: 1 for card in tuple(cards.values())[:2]}
        an_evening(club, "2026-11-01", (1, 3))
        assert evenings_played(club)[named(club, "Dupré").id] == 2
        assert evenings_played(club)[named(club, "Ndiaye").id] == 1


def test_the_season_begins_as_the_club_says_else_in_september() -> None:
    with a_registered_club() as club:
        assert season_start(club, TODAY) == date(2026, 9, 1)
        assert season_start(club, date(2026, 3, 1)) == date(2025, 9, 1)
        assert club.seasons is not None
        club.seasons.begin(Season(0, "2026-2027", "2026-10-01", "2027-07-31"), By(1))
        assert season_start(club, TODAY) == date(2026, 10, 1)
