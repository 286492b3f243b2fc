"""Where a file of a past season goes: whose card each name is, which season each evening."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from register_builders import a_registered_club

from td_app.club.club import Club
from td_app.club.past_plan import (
    NEW_CARD,
    NO_CARD,
    Named,
    already_there,
    people_named,
    same_card_twice,
    season_for,
    season_of,
    take_over,
    take_ranking_over,
)
from td_app.club.past_results import PastResults, Ranked
from td_app.club.seasons import ClubSeasons
from td_app.register.member import NEW, Member
from td_app.season.repository import RecordedEvening, RecordedResult, Season, SeasonEvening
from td_app.tournament.state.person import Person

SCALE = '[place]\nkind = "formula"\nformula = "100 * N - P"\n'
YEAR = Season(0, "2026-2027", "2026-09-01", "2027-07-31", SCALE)


def a_night(day: str, *names: str, entrants: int = 0) -> RecordedEvening:
    results = tuple(RecordedResult(name, place) for place, name in enumerate(names, 1))
    return RecordedEvening(day, "", results, entrants=entrants)


def past(*nights: RecordedEvening) -> PastResults:
    return PastResults("saison.csv", nights)


def named(past: PastResults, club: Club, name: str) -> Named:
    return next(one for one in people_named(past, club.register) if one.written == name)


def with_cards(club: Club, *people: Person) -> list[Member]:
    assert club.register is not None
    return list(club.register.keep([Member(NEW, person) for person in people]))


class TestWhoseCard:
    def test_a_name_of_the_club_goes_to_its_card_whatever_its_spelling(self) -> None:
        with a_registered_club() as club:
            (card,) = with_cards(club, Person("Dupré-Lefèvre", "Agathe"))
            told = named(
                past(a_night("2026-09-05", "agathe DUPRE LEFEVRE")), club, "agathe DUPRE LEFEVRE"
            )
            assert told.card == card.id

    def test_nobody_of_the_club_gets_a_new_card_by_last_and_first_name(self) -> None:
        with a_registered_club() as club:
            told = named(past(a_night("2026-09-05", "ZOLA Zoé", "ROUX Luc")), club, "ZOLA Zoé")
            assert told.card == NEW_CARD and told.person == Person("ZOLA", "Zoé")

    def test_two_cards_of_a_name_are_for_the_director_to_settle(self) -> None:
        with a_registered_club() as club:
            cards = with_cards(
                club, Person("Martin", "Jean"), Person("Martin", "Jean", licence="7")
            )
            told = named(past(a_night("2026-09-05", "Jean Martin")), club, "Jean Martin")
            assert told.card is None and [c.id for c in told.fits] == [c.id for c in cards]

    def test_a_licence_tells_them_apart(self) -> None:
        with a_registered_club() as club:
            _, licensed = with_cards(
                club, Person("Martin", "Jean"), Person("Martin", "Jean", licence="7")
            )
            line = RecordedResult("Jean Martin", 1, licence="7")
            told = named(past(RecordedEvening("2026-09-05", "", (line,))), club, "Jean Martin")
            assert told.card == licensed.id

    def test_a_name_badly_typed_is_asked_about(self) -> None:
        with a_registered_club() as club:
            (card,) = with_cards(club, Person("Lecaille", "Sébastien"))
            told = named(
                past(a_night("2026-09-05", "Sébastien Lecaile")), club, "Sébastien Lecaile"
            )
            assert told.card is None and told.near == (card,)

    @pytest.mark.parametrize(
        ("card", "typed"),
        [
            (Person("N'Diaye", "Xavier"), "NDIAYE Xavier"),
            (Person("Le Goff", "Ulysse"), "Ulysse LEGOFF"),
            (Person("Caillé", "Jean-Marc"), "CAILLE Jeanmarc"),
            (Person("Goff", "Marc"), "GOFF Marx"),
            (Person("Bernard", "Alix"), "Fernard Alix"),
        ],
    )
    def test_a_short_name_or_one_cut_otherwise_gets_no_new_card_unasked(
        self, card: Person, typed: str
    ) -> None:
        with a_registered_club() as club:
            (kept,) = with_cards(club, card)
            told = named(past(a_night("2026-09-05", typed)), club, typed)
            assert told.card is None and told.near == (kept,)

    @pytest.mark.parametrize(
        ("card", "typed"),
        [(Person("Invité", "11"), "Invité 12"), (Person("Le", "Léa"), "Le Léo")],
    )
    def test_another_number_or_a_few_letters_are_another_name(
        self, card: Person, typed: str
    ) -> None:
        with a_registered_club() as club:
            with_cards(club, card)
            told = named(past(a_night("2026-09-05", typed)), club, typed)
            assert told.card == NEW_CARD

    def test_one_card_for_two_of_one_evening_is_told(self) -> None:
        told = past(a_night("2026-09-05", "Ana", "Bob"))
        assert same_card_twice(told, {("ana", ""): 3, ("bob", ""): 3}) == ("Ana", "Bob")
        assert same_card_twice(told, {("ana", ""): 3, ("bob", ""): NO_CARD}) is None


class TestTakenOverBefore:
    @pytest.mark.parametrize(
        ("day", "name", "known"),
        [
            ("2026-09-11", "Soirée", True),
            ("2026-09-11", "", True),
            ("2026-09-12", "", True),
            ("2026-09-12", "Étape 2", True),
            ("2026-09-11", "Turbo", False),
            ("2026-09-13", "Soirée", False),
            ("", "Étape 1", True),
            ("", "", False),
        ],
    )
    def test_an_evening_of_one_day_told_without_its_name_is_the_same(
        self, day: str, name: str, known: bool
    ) -> None:
        told = (("2026-09-11", "Soirée"), ("2026-09-12", ""), ("", "Étape 1"))
        there = [SeasonEvening(at, 1, *one) for at, one in enumerate(told, 1)]
        assert already_there(replace(a_night(day, "Ana"), name=name), there) is known


class TestWhichSeason:
    def test_its_day_decides_else_the_season_chosen(self) -> None:
        last, now = Season(1, "A", "2025-09-01", "2026-07-31"), Season(2, "B", "2026-09-01")
        assert season_of("2025-12-05", (last, now), now) == last
        assert season_of("2031-01-05", (last, now), last) == now, "it has no end"
        assert season_of("2024-01-05", (last, now), now) == now
        assert season_of("", (last, now), last) == last

    @pytest.mark.parametrize(
        ("days", "told"),
        [
            (("2026-09-05", "2027-06-12"), ("2026-2027", "2026-09-01", "2027-07-31")),
            (("2027-01-08",), ("2026-2027", "2026-09-01", "2027-07-31")),
            (("2026-08-28",), ("2026-2027", "2026-08-01", "2027-07-31")),
        ],
    )
    def test_a_season_to_begin_holds_every_evening(
        self, days: tuple[str, ...], told: tuple[str, ...]
    ) -> None:
        season = season_for(past(*(a_night(day, "Ana") for day in days)))
        assert (season.name, season.begins, season.ends) == told


class TestTakingOver:
    def test_the_evening_counts_as_many_players_as_the_file_says(self) -> None:
        told = past(a_night("2026-09-05", "ROUX Luc", "ZOLA Zoé", entrants=4))
        with a_registered_club() as club:
            seasons = ClubSeasons(club)
            season = seasons.begin(YEAR)
            cards = {one.key: one.card for one in people_named(told, club.register)}
            assert take_over(club, told, {season.id: told.evenings}, cards) == 1
            board = seasons.board(season)
            assert [(row.who.name, row.points) for row in board.rows] == [
                ("ROUX Luc", 399),
                ("ZOLA Zoé", 398),
            ]
            assert board.evenings[0].entrants == 4
            assert club.register is not None
            names = {card.id: card.name for card in club.register.members()}
            assert [names[int(row.who.key[1:])] for row in board.rows] == ["ROUX Luc", "ZOLA Zoé"]
            assert already_there(told.evenings[0], seasons.evenings(season))

    def test_a_ranking_gives_its_points_to_the_cards(self) -> None:
        ranking = (
            Ranked("Dupré Agathe", 1, Fraction(241, 2)),
            Ranked("Petit Paul", 2, Fraction(0)),
        )
        told = PastResults("rang.csv", ranking=ranking)
        with a_registered_club() as club:
            (card,) = with_cards(club, Person("Dupré", "Agathe"))
            seasons = ClubSeasons(club)
            season = seasons.begin(replace(YEAR, scale=""))
            cards = {one.key: one.card for one in people_named(told, club.register)}
            take_ranking_over(club, season.id, told, cards, ("Repris", "du fichier"))
            season = seasons.season(season.id)
            rows = [(row.who.key, row.points) for row in seasons.board(season).rows]
            assert rows[0] == (f"m{card.id}", Fraction(241, 2)) and rows[1][1] == 0
            assert {one.reason for one in seasons.corrections(season)} == {"du fichier"}
            (evening,) = seasons.evenings(season)
            assert [one.points for one in seasons.ranking_of(evening)] == [Fraction(241, 2), 0]
