"""Finding a player by a name or a seat."""

from __future__ import annotations

import pytest
from builders import a_session, a_tournament

from rules_ropta.table_layout import Seat
from td_app.register.finding import Finder, Found, meant, nearest_first, seat_typed, the_nearest
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority
from td_app.tournament.views.room import room

PEOPLE = (
    Person("Li", "Paul"),
    Person("Lionel", "Marc"),
    Person("Éveillé-Roux", "Noémie"),
    Person("Roux", "Sophie"),
    Person("Roux", "Luc"),
    Person("N'Diaye", "Fatou"),
)


@pytest.fixture
def finder() -> Finder:
    session = a_session(1, 8)
    session.dispatch(cmd.RegisterEntrants(PEOPLE, True, Majority.CHECKED))
    session.dispatch(cmd.DrawSeats())
    made = Finder()
    made.set_room(room(session.state, session))
    return made


def names(finder: Finder, typed: str) -> list[str]:
    return [person.name for person in finder.find(typed)]


class TestSeatTyped:
    @pytest.mark.parametrize(
        ("typed", "seat"),
        [
            ("4.7", (4, 7)),
            ("4,7", (4, 7)),
            (" 12 / 10 ", (12, 10)),
            ("4 7", (4, 7)),
            ("t4.7", (4, 7)),
            ("table 4 place 7", (4, 7)),
            ("4", (4, None)),
            ("4.", (4, None)),
        ],
    )
    def test_a_table_and_a_place_are_understood(
        self, typed: str, seat: tuple[int, int | None]
    ) -> None:
        assert seat_typed(typed) == seat

    @pytest.mark.parametrize("typed", ["", "roux", "4.7.2", "n4"])
    def test_anything_else_is_a_name(self, typed: str) -> None:
        assert seat_typed(typed) is None

    def test_a_table_alone_lists_its_players_by_place(self, finder: Finder) -> None:
        places = [person.seat.number for person in finder.find("table 1")]
        assert len(places) == len(PEOPLE)
        assert places == sorted(places)

    def test_with_a_single_table_left_a_number_is_a_seat(self, finder: Finder) -> None:
        seated = {person.seat.number: person.name for person in finder.people}
        assert {number: names(finder, str(number)) for number in seated} == {
            number: [name] for number, name in seated.items()
        }

    def test_with_two_tables_left_a_number_is_a_table(self) -> None:
        session = a_tournament(12, 2)
        finder = Finder()
        finder.set_room(room(session.state, session))
        assert {person.seat.table for person in finder.find("2")} == {2}


class TestNames:
    def test_accents_and_case_are_forgiven(self, finder: Finder) -> None:
        assert names(finder, "eveille") == ["ÉVEILLÉ-ROUX Noémie"]

    def test_one_wrong_letter_is_forgiven(self, finder: Finder) -> None:
        assert names(finder, "ndiaye") == ["N’DIAYE Fatou"]
        assert names(finder, "liomel") == ["LIONEL Marc"]

    def test_a_whole_name_comes_before_a_beginning(self, finder: Finder) -> None:
        assert names(finder, "li")[:2] == ["LI Paul", "LIONEL Marc"]

    def test_players_already_in_the_hand_are_left_out(self, finder: Finder) -> None:
        (paul,) = finder.find("li paul")
        assert [p.name for p in finder.find("li", but=(paul.entrant,))] == ["LIONEL Marc"]


class TestTheOrderTyped:
    def test_darcy_p_is_patrice_before_jean_pierre_and_never_jean_baptiste(self) -> None:
        typed = ("darcy jean-baptiste", "darcy jean-pierre", "darcy patrice", "darcy paul")
        found = nearest_first("Darcy P", typed, str)
        assert [name for _, name in found] == [*typed[2:], "darcy jean-pierre", typed[0]]
        assert the_nearest(found) is None, "Patrice and Paul are as near"
        assert the_nearest(nearest_first("darcy pat", typed, str)) == "darcy patrice"

    def test_the_first_name_may_be_typed_first(self) -> None:
        found = nearest_first("luc roux", ("jean-roux luc", "roux jean-luc", "roux luc 77"), str)
        assert [name for _, name in found] == ["roux jean-luc", "roux luc 77", "jean-roux luc"]


class TestThoseWhoAreOut:
    def test_one_who_is_out_comes_first_only_where_they_are_nearer(self, finder: Finder) -> None:
        gone = (Found(9, "ROUSSEL Luce", "", Seat(1, 8), out=True),)
        session = a_session(1, 8)
        session.dispatch(cmd.RegisterEntrants(PEOPLE, True, Majority.CHECKED))
        session.dispatch(cmd.DrawSeats())
        finder.set_room(room(session.state, session), lambda: gone)
        assert names(finder, "roussel l") == ["ROUSSEL Luce"]
        assert names(finder, "roux l")[0] == "ROUX Luc"
        assert names(finder, "luce") == ["ROUSSEL Luce", "ROUX Luc"]


class TestMeant:
    def test_the_only_whole_name_is_meant(self, finder: Finder) -> None:
        one = meant(finder.find("li"))
        assert one is not None
        assert one.name == "LI Paul"

    def test_two_of_one_name_are_not_guessed(self, finder: Finder) -> None:
        assert meant(finder.find("roux")) is None
        assert meant(()) is None

    def test_the_first_name_tells_them_apart(self, finder: Finder) -> None:
        one = meant(finder.find("roux s"))
        assert one is not None
        assert one.name == "ROUX Sophie"
