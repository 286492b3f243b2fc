"""Two cards of one person are found; two people of one name stay two."""

from __future__ import annotations

from td_app.register.member import Member
from td_app.register.same_person import card_of, twins, unlinked
from td_app.tournament.state.person import Person


def a_card(number: int, last: str, first: str = "", licence: str = "") -> Member:
    return Member(number, Person(last, first, licence=licence))


class TestTwins:
    def test_a_licence_finds_them_under_any_name(self) -> None:
        cards = [a_card(1, "Dupré", "Agathe", "77"), a_card(2, "Roy", "Agathe", "77")]
        (pair,) = twins(cards, {})
        assert (pair.key, pair.why) == ((1, 2), "licence")

    def test_a_name_badly_typed_is_found_and_two_licences_are_two_people(self) -> None:
        typed = [a_card(1, "Kowalczyk", "Piotr"), a_card(2, "Kowalcyzk", "Piotr")]
        assert [pair.why for pair in twins(typed, {})] == ["alike"]
        apart = [a_card(1, "Martin", "Jean", "1"), a_card(2, "Martin", "Jean", "2")]
        assert twins(apart, {}) == ()

    def test_two_of_one_evening_and_two_said_apart_are_not_proposed(self) -> None:
        cards = [a_card(1, "Martin", "Jean"), a_card(2, "Martin", "Jean")]
        assert len(twins(cards, {})) == 1
        assert twins(cards, {(5, 1): 1, (5, 2): 2}) == ()
        assert twins(cards, {}, {(1, 2)}) == ()


class TestACard:
    def test_the_licence_comes_before_the_name(self) -> None:
        cards = [a_card(1, "Martin", "Jean", "1"), a_card(2, "Martin", "Jean", "2")]
        assert [c.id for c in card_of(Person("Durand", licence="2"), cards)] == [2]
        assert [c.id for c in card_of(Person("MARTIN", "Jean"), cards)] == [1, 2]
        assert card_of(Person("Martin", "Jean", licence="3"), cards) == ()


class TestEarlierEvenings:
    def test_one_card_alone_that_fits_is_sure_two_of_one_name_are_not(self) -> None:
        cards = [a_card(1, "Dupré", "Agathe"), a_card(2, "Martin", "Jean")]
        agathe, jean = Person("DUPRE", "agathe"), Person("Martin", "Jean")
        told = unlinked({(5, 1): agathe, (5, 2): jean, (5, 3): jean}, cards, {})
        assert [one.sure for one in told] == [True, False, False]
        assert unlinked({(5, 1): agathe}, cards, {(5, 1): 1}) == ()
        assert [one.fits for one in unlinked({(5, 4): agathe}, cards, {(5, 1): 1})] == [()]
