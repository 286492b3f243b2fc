"""Whoever comes in has a card: namesakes, lists, what is taken back, what others do meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime

import pytest
from builders import a_setup
from register_builders import a_club_desk, named, register_of

from td_app.club.check_in import SOMEBODY_ELSE, CheckIn
from td_app.register.member import NEW, Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority
from td_app.ui.desk import Desk
from td_app.ui.live_tournament import LiveTournament

DAY = date(2025, 3, 12)
JEAN = Person("Martin", "Jean")


@pytest.fixture
def desk(qapp: object) -> Iterator[Desk]:
    with a_club_desk(Member(NEW, JEAN, of_age=DAY)) as desk:
        assert desk.create(a_setup(tables=1, seats=8))
        yield desk


def door(desk: Desk) -> tuple[LiveTournament, CheckIn]:
    assert desk.live is not None and desk.check_in is not None
    return desk.live, desk.check_in


def checked(live: LiveTournament) -> list[int]:
    found = live.session.state.entrants.values()
    return [one.id for one in found if one.majority is Majority.CHECKED]


class TestNamesakes:
    def test_of_two_of_one_name_in_a_list_the_card_answers_for_one(self, desk: Desk) -> None:
        live, check_in = door(desk)
        check_in.enter([(JEAN, None), (JEAN, None)], True, live.dispatch)
        assert checked(live) == [1] and set(check_in.cards_here()) == {1}

    def test_a_card_of_somebody_listed_answers_for_no_namesake(self, desk: Desk) -> None:
        live, check_in = door(desk)
        check_in.enter([(JEAN, named(desk.club, "Martin"))], True, live.dispatch)
        other = Person("Martin", "Jean", club="Tapis Volant")
        check_in.enter([(other, None)], True, live.dispatch)
        check_in.enter([(JEAN, SOMEBODY_ELSE)], True, live.dispatch)
        assert checked(live) == [1] and set(check_in.cards_here()) == {1}

    def test_a_card_taken_meanwhile_is_nobody_elses(self, desk: Desk) -> None:
        live, check_in = door(desk)
        card = named(desk.club, "Martin")
        check_in.enter([(JEAN, card)], True, live.dispatch)
        check_in.enter([(JEAN, card)], True, live.dispatch)
        assert checked(live) == [1] and set(check_in.cards_here()) == {1}


class TestMajority:
    def test_marked_present_and_checked_is_one_act_taken_back_at_once(self, desk: Desk) -> None:
        live, check_in = door(desk)
        check_in.enter([(JEAN, None)], False, live.dispatch)
        live.dispatch(cmd.MarkMajority((1,), Majority.UNCHECKED))
        before = live.sequence
        live.dispatch(check_in.with_checked(cmd.MarkPresence((1,))))
        assert checked(live) == [1] and live.sequence == before + 1
        live.dispatch(cmd.Undo())
        entrant = live.entrant(1)
        assert entrant is not None and not entrant.present and checked(live) == []
        live.dispatch(cmd.Redo())
        assert checked(live) == [1] and named(desk.club, "Martin").of_age == DAY

    def test_a_guest_made_a_member_keeps_the_day_checked_tonight(self, desk: Desk) -> None:
        live, check_in = door(desk)
        check_in.enter([(Person("Roux", "Luc"), SOMEBODY_ELSE)], True, live.dispatch)
        live.dispatch(cmd.MarkMajority((1,)))
        card = check_in.make_member(1)
        today = datetime.fromtimestamp(live.now_ms() / 1000).date()
        assert card is not None and card.of_age == today


class TestWhatOthersDoMeanwhile:
    def test_a_card_merged_meanwhile_is_not_chosen_any_more(self, desk: Desk) -> None:
        live, check_in = door(desk)
        card, kept = named(desk.club, "Martin"), register_of(desk.club)
        (other,) = kept.keep([Member(NEW, Person("Martin", "Jean-Luc"))])
        kept.merge(card.id, other.id, 1)
        check_in.forget()
        check_in.enter([(JEAN, card)], True, live.dispatch)
        assert check_in.cards_here() == {} and check_in.newcomers() == {1: JEAN}

    def test_after_a_restart_an_entry_undone_leaves_no_card_and_done_again_is_asked(
        self, desk: Desk
    ) -> None:
        live, check_in = door(desk)
        roux = Person("Roux", "Luc")
        check_in.enter([(roux, SOMEBODY_ELSE)], True, live.dispatch)
        check_in.write_cards([1], guests=True)
        number = live.session.tournament
        assert desk.open(number)
        live, check_in = door(desk)
        live.dispatch(cmd.Undo())
        assert [card.person for card in check_in.cards()] == [JEAN]
        assert desk.open(number)
        live, check_in = door(desk)
        live.dispatch(cmd.Redo())
        assert check_in.newcomers() == {1: roux}

    def test_a_name_taken_off_the_list_or_undone_is_no_entry_to_link(self, desk: Desk) -> None:
        live, check_in = door(desk)
        for name in ("Aubry", "Zr"):
            check_in.enter([(Person(name), SOMEBODY_ELSE)], True, live.dispatch)
        kept = register_of(desk.club)
        number = live.session.tournament
        live.dispatch(cmd.RemoveEntrants((2,)))
        assert kept.entrants() == {(number, 1): Person("Aubry")}
        live.dispatch(cmd.Undo())
        assert kept.entrants().keys() == {(number, 1), (number, 2)}
        live.dispatch(cmd.Undo())
        assert kept.entrants().keys() == {(number, 1)}
        live.dispatch(cmd.Redo())
        assert kept.entrants().keys() == {(number, 1), (number, 2)}


class TestANamePutRight:
    def test_the_wrong_persons_card_says_no_more_that_they_were_checked(self, desk: Desk) -> None:
        live, check_in = door(desk)
        kept = register_of(desk.club)
        kept.keep([Member(NEW, Person("Martin", "Luc"))])
        kept.note_of_age([named_first(desk, "Jean").id], None)
        check_in.forget()
        check_in.enter([(JEAN, named_first(desk, "Jean"))], True, live.dispatch)
        live.dispatch(cmd.MarkMajority((1,)))
        today = datetime.fromtimestamp(live.now_ms() / 1000).date()
        assert named_first(desk, "Jean").of_age == today
        live.dispatch(cmd.CorrectEntrant(1, Person("Martin", "Luc")))
        assert named_first(desk, "Jean").of_age is None
        assert named_first(desk, "Luc").of_age == today
        live.dispatch(cmd.Undo())
        assert named_first(desk, "Luc").of_age is None
        assert named_first(desk, "Jean").of_age == today

    def test_a_name_that_no_other_card_bears_stays_theirs(self, desk: Desk) -> None:
        live, check_in = door(desk)
        check_in.enter([(JEAN, None)], True, live.dispatch)
        live.dispatch(cmd.CorrectEntrant(1, Person("Martin-Roux", "Jean")))
        assert check_in.card(1) == named_first(desk, "Jean")
        assert named_first(desk, "Jean").of_age == DAY


def named_first(desk: Desk, first_name: str) -> Member:
    (card,) = [c for c in register_of(desk.club).members() if c.person.first_name == first_name]
    return card
