"""Whoever comes in has a card: namesakes, lists, what is taken back, what others do meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime

import pytest
from builders import a_setup
from register_builders import a_club_desk, named, register_of

from td_app.check_in import SOMEBODY_ELSE, CheckIn
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
