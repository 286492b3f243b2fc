"""Who knocked out whom: said at the elimination or afterwards, put right, undone."""

from __future__ import annotations

import pytest
from builders import a_tournament, out, played_down_to, registered, seated_at
from hand_for_hand_builders import a_bubble, all_done, at_table, hand_for_hand
from knockout_builders import a_noted_evening, knocked, said

from rules_ropta.ruling import Refused
from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev


def by_whom(session: TournamentSession) -> dict[int, tuple[int, ...]]:
    return {one.out: one.by for one in session.state.knockouts}


class TestAtTheElimination:
    def test_it_is_said_with_it_and_undone_with_it(self) -> None:
        session = a_noted_evening()
        victim, author = seated_at(session, 1)[:2]
        knocked(session, victim, author)
        assert by_whom(session) == {victim: (author,)}
        session.dispatch(cmd.Undo())
        assert by_whom(session) == {}
        assert session.state.entrants[victim].seat is not None

    def test_it_may_be_left_unsaid(self) -> None:
        session = a_noted_evening()
        out(session, seated_at(session, 1)[0])
        assert by_whom(session) == {}

    def test_several_share_it_and_nobody_may_have_done_it(self) -> None:
        session = a_noted_evening()
        first, second, one, other = seated_at(session, 1)[:4]
        knocked(session, first, one, other)
        knocked(session, second)
        assert by_whom(session) == {first: (one, other), second: ()}

    def test_several_out_in_one_hand_may_have_different_authors(self) -> None:
        session = a_noted_evening()
        first, second, one, other = seated_at(session, 1)[:4]
        outs = (cmd.PlayerOut(first, 300, (one,)), cmd.PlayerOut(second, 200, (other,)))
        session.dispatch(cmd.Eliminate(outs))
        assert by_whom(session) == {first: (one,), second: (other,)}

    def test_of_two_at_a_table_the_other_did_it(self) -> None:
        session = a_noted_evening(6, 1)
        played_down_to(session, 2)
        last, winner = seated_at(session, 1)
        out(session, last)
        assert session.state.over
        assert by_whom(session)[last] == (winner,)

    def test_nothing_of_it_where_it_is_not_asked(self) -> None:
        session = a_tournament(6, 1)
        played_down_to(session, 2)
        out(session, seated_at(session, 1)[0])
        assert session.state.knockouts == ()

    @pytest.mark.parametrize(
        ("author", "code"),
        [
            ("itself", "KNOCKOUT_HIMSELF"),
            ("nobody known", "NO_SUCH_ENTRANT"),
            ("gone", "KNOCKOUT_SAME_HAND"),
            ("twice", "KNOCKOUT_TWICE"),
        ],
    )
    def test_who_cannot_have_done_it_is_refused(self, author: str, code: str) -> None:
        session = a_noted_evening()
        first, second, one = seated_at(session, 1)[:3]
        by = {"itself": (first,), "nobody known": (99,), "gone": (second,), "twice": (one, one)}
        outs = (cmd.PlayerOut(first, 300, by[author]), cmd.PlayerOut(second, 200))
        with pytest.raises(Refused, match=code):
            session.dispatch(cmd.Eliminate(outs))

    def test_it_is_not_taken_where_it_is_not_asked(self) -> None:
        session = a_tournament(16, 2)
        victim, author = seated_at(session, 1)[:2]
        with pytest.raises(Refused, match="KNOCKOUTS_NOT_NOTED"):
            knocked(session, victim, author)


class TestHandForHand:
    def test_it_is_noted_with_the_out_and_kept_with_the_ranking(self) -> None:
        session = hand_for_hand(a_bubble(5, 5, knockouts_noted=True))
        victim, author = at_table(session, 1)[:2]
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(victim, 900, (author,)),)))
        all_done(session)
        session.dispatch(cmd.RankHand())
        assert by_whom(session) == {victim: (author,)}

    def test_it_may_be_said_after_the_out_was_noted_and_the_stack_stays(self) -> None:
        session = hand_for_hand(a_bubble(5, 5, knockouts_noted=True))
        victim, author = at_table(session, 1)[:2]
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(victim, 900),)))
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(victim, by=(author,)),)))
        (noted,) = session.state.hand_for_hand.noted  # type: ignore[union-attr]
        assert (noted.stack, noted.by) == (900, (author,))

    def test_an_author_out_in_the_same_hand_is_refused_or_left_unsaid(self) -> None:
        session = hand_for_hand(a_bubble(5, 5, knockouts_noted=True))
        victim, author = at_table(session, 1)[:2]
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(victim, 900, (author,)),)))
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(author, 700),)))
        with pytest.raises(Refused, match="KNOCKOUT_SAME_HAND"):
            session.dispatch(cmd.Eliminate((cmd.PlayerOut(victim, by=(author,)),)))
        all_done(session)
        session.dispatch(cmd.RankHand())
        assert victim not in by_whom(session)


class TestAfterwards:
    def test_it_is_said_later_then_put_right(self) -> None:
        session = a_noted_evening()
        victim, one, other = seated_at(session, 1)[:3]
        out(session, victim)
        said(session, victim, one)
        said(session, victim, one, other)
        assert by_whom(session) == {victim: (one, other)}
        assert isinstance(session.history.entries[-1].event, ev.KnockoutsNamed)
        assert session.history.entries[-1].event.corrected
        session.dispatch(cmd.Undo())
        assert by_whom(session) == {victim: (one,)}

    def test_several_at_once(self) -> None:
        session = a_noted_evening()
        first, second, author = seated_at(session, 1)[:3]
        out(session, first, second)
        both = (cmd.KnockoutSaid(first, (author,)), cmd.KnockoutSaid(second, (author,)))
        session.dispatch(cmd.NameKnockouts(both))
        assert by_whom(session) == {first: (author,), second: (author,)}

    def test_an_author_who_has_gone_since(self) -> None:
        session = a_noted_evening()
        victim, author = seated_at(session, 1)[:2]
        out(session, victim, author)
        said(session, victim, author)
        with pytest.raises(Refused, match="KNOCKOUT_GONE_BEFORE"):
            said(session, author, victim)

    def test_who_withdrew_may_have_been_knocked_out_by_nobody(self) -> None:
        session = a_noted_evening()
        gone = seated_at(session, 1)[0]
        session.dispatch(cmd.Withdraw(gone, 100))
        said(session, gone)
        assert by_whom(session) == {gone: ()}

    def test_one_who_is_back_was_knocked_out_by_nobody(self) -> None:
        session = a_noted_evening()
        victim, author = seated_at(session, 1)[:2]
        seat = session.state.entrants[victim].seat
        assert seat is not None
        knocked(session, victim, author)
        session.dispatch(cmd.Reinstate(victim, Seat(seat.table, seat.number)))
        assert by_whom(session) == {}

    @pytest.mark.parametrize(
        "code", ["KNOCKOUT_NOT_OUT", "KNOCKOUT_SAME", "ENTRANT_TWICE", "NOBODY_CHOSEN"]
    )
    def test_what_cannot_be_is_refused(self, code: str) -> None:
        session = a_noted_evening()
        victim, author, plays = seated_at(session, 1)[:3]
        knocked(session, victim, author)
        one = cmd.KnockoutSaid(victim, (author,))
        asked = {
            "KNOCKOUT_NOT_OUT": (cmd.KnockoutSaid(plays, (author,)),),
            "KNOCKOUT_SAME": (one,),
            "ENTRANT_TWICE": (one, one),
            "NOBODY_CHOSEN": (),
        }
        with pytest.raises(Refused, match=code):
            session.dispatch(cmd.NameKnockouts(asked[code]))

    def test_it_is_not_said_where_it_is_not_asked(self) -> None:
        session = a_tournament(16, 2)
        victim, author = seated_at(session, 1)[:2]
        out(session, victim)
        with pytest.raises(Refused, match="KNOCKOUTS_NOT_NOTED"):
            said(session, victim, author)

    def test_somebody_who_never_had_a_seat_did_nothing(self) -> None:
        session = a_noted_evening(late_entry_until=2)
        victim = seated_at(session, 1)[0]
        out(session, victim)
        (late,) = registered(session, 1)
        with pytest.raises(Refused, match="KNOCKOUT_NEVER_PLAYED"):
            said(session, victim, late)
