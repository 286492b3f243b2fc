"""A day 2 knows its people by the club's register, and is linked to it in its turn."""

from __future__ import annotations

from flight_builders import a_flight, bagged
from register_builders import a_registered_club, cards_of, register_of

from td_app.club.club import who_survived
from td_app.tournament.state.person import Person

LUC, OTHER_LUC, ZOE = Person("Bernard", "Luc"), Person("Bernard", "Luc"), Person("Adam", "Zoé")


def test_one_card_is_one_person_and_two_cards_of_one_name_stay_two() -> None:
    with a_registered_club(LUC, OTHER_LUC, ZOE) as club:
        luc, other, zoe = sorted(cards_of(club), key=lambda card: card.id)
        first = a_flight(club, "Vague A", (LUC, ZOE, Person("Carré", "Anne")))
        second = a_flight(club, "Vague B", (OTHER_LUC, ZOE, Person("Dumas", "Éric")))
        a, b = first.tournament, second.tournament
        register_of(club).enter({(a, 1): luc, (a, 2): zoe, (b, 1): other, (b, 2): zoe})
        bagged(first, 5_000, 6_000)
        bagged(second, 7_000, 8_000)
        flights = club.ended_flights()
        assert who_survived(flights, {}).unclear == ()
        day = club.day_two(flights, {})
        people = [day.person(who).display_name for who in day.state.entrants]
        assert sorted(people) == [
            *("ADAM Zoé", "BERNARD Luc", "BERNARD Luc", "CARRÉ Anne", "DUMAS Éric"),
        ]
        played = register_of(club).played()
        linked = {card for (at, _), card in played.items() if at == day.tournament}
        assert linked == {luc.id, other.id, zoe.id}
