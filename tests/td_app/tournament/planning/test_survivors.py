"""Who survived which flights: one person or two, bags brought together."""

from __future__ import annotations

from dataclasses import replace

from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from td_app.tournament.planning.survivors import Bagged, Likeness, likeness, matched
from td_app.tournament.state.flights import BagTaken
from td_app.tournament.state.person import Person

LUC = Person("Bernard", "Luc")
PEOPLE = (
    LUC,
    Person("BERNARD", "luc", club="Lyon"),
    Person("Bernard", "Luc", club="Nantes"),
    Person("Bernard", "Luc", licence="12"),
    Person("Bernard-Roux", "Luc", licence="12"),
    Person("Adam", "Zoé", email="zoe@exemple.fr"),
    Person("Adam", "Zoé", email="ZOE@exemple.fr"),
)


def bag(flight: int, who: int, person: Person, stack: int = 1_000) -> Bagged:
    return Bagged(person, BagTaken(flight, who, stack, f"{flight}-{who}"))


class TestOnePersonOrTwo:
    def test_a_licence_tells_whatever_the_name(self) -> None:
        assert likeness(PEOPLE[3], PEOPLE[4]) is Likeness.SAME
        assert likeness(PEOPLE[3], Person("Bernard", "Luc", licence="13")) is Likeness.APART

    def test_a_club_or_an_address_tells_two_of_one_name(self) -> None:
        assert likeness(PEOPLE[1], PEOPLE[2]) is Likeness.APART
        assert likeness(PEOPLE[5], PEOPLE[6]) is Likeness.SAME

    def test_a_name_alone_tells_nothing(self) -> None:
        assert likeness(LUC, PEOPLE[1]) is Likeness.UNCLEAR

    def test_two_of_one_name_and_club_in_a_flight_make_the_third_unclear(self) -> None:
        of_lyon = Person("Bernard", "Luc", club="Lyon")
        bags = (bag(1, 1, of_lyon), bag(1, 2, of_lyon), bag(2, 1, of_lyon))
        found = matched(bags, {})
        assert len(found.unclear) == 2 and len(found.survivors) == 3
        said = {((1, 1), (2, 1)): False, ((1, 2), (2, 1)): True}
        told = matched(bags, said)
        assert not told.unclear and sorted(len(one.bags) for one in told.survivors) == [1, 2]

    def test_a_card_of_the_register_tells_before_anything_else(self) -> None:
        one, other = bag(1, 1, LUC), bag(2, 1, LUC)
        same = matched((replace(one, member=4), replace(other, member=4)), {})
        apart = matched((replace(one, member=4), replace(other, member=5)), {})
        assert [len(found.survivors) for found in (same, apart)] == [1, 2]
        assert not same.unclear and not apart.unclear and same.survivors[0].member == 4

    def test_three_flights_of_one_person_are_one_largest_first(self) -> None:
        licensed = Person("Adam", "Zoé", licence="7")
        bags = [bag(flight, 1, licensed, stack) for flight, stack in ((1, 5), (2, 9), (3, 7))]
        (one,) = matched(bags, {}).survivors
        assert [taken.stack for taken in one.bags] == [9, 7, 5]


@examples(60)
@given(
    who=st.lists(
        st.tuples(st.integers(1, 3), st.sampled_from(PEOPLE), st.integers(1, 50)), max_size=12
    ),
    answers=st.lists(st.booleans(), max_size=40),
)
def test_every_bag_is_somebody_s_and_nobody_has_two_of_a_flight(
    who: list[tuple[int, Person, int]], answers: list[bool]
) -> None:
    bags = [bag(flight, at, person, stack) for at, (flight, person, stack) in enumerate(who, 1)]
    asked = matched(bags, {}).unclear
    said = {(one.key, other.key): yes for (one, other), yes in zip(asked, answers, strict=False)}
    found = matched(bags, said)
    taken = [one for survivor in found.survivors for one in survivor.bags]
    assert sorted(b.stack for b in taken) == sorted(b.bag.stack for b in bags)
    assert len({(b.flight, b.entrant) for b in taken}) == len(bags)
    for survivor in found.survivors:
        days = [b.flight for b in survivor.bags]
        assert len(set(days)) == len(days)
        assert survivor.bags[0].stack == max(b.stack for b in survivor.bags)
    # An answer may raise a question that stood behind another; what was said is not asked again.
    assert not {(one.key, other.key) for one, other in found.unclear} & set(said)
