"""What the screens read of conduct: incidents, sanctions, who sits out."""

from __future__ import annotations

import json

from builders import a_tournament, clock_of, seated_at

from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.views.incidents import IncidentRow, incidents
from td_app.tournament.views.naming import KeptRows
from td_app.tournament.views.penalties import penalties
from td_app.tournament.views.players import players
from td_app.tournament.views.room import RoomSeat, room

TALK = json.dumps({"speaker_in_hand": False})


def seat_of(session: TournamentSession, who: int) -> RoomSeat:
    tables = room(session.state, session).tables
    return next(seat for table in tables for seat in table.players if seat.entrant == who)


class TestIncidents:
    def test_newest_first_with_notes_and_what_followed(self) -> None:
        session = a_tournament()
        who = seated_at(session, 1)[0]
        first = session.dispatch(
            cmd.RecordIncident("talk_about_the_hand", TALK, 1, players=(who,), note="prévenu")
        )
        at = clock_of(session).now_ms()
        second = session.dispatch(cmd.RecordIncident("talk_about_the_hand", TALK))
        clock_of(session).forward(1_000)
        session.dispatch(cmd.NoteIncident(first.sequence, "il s'excuse"))
        given = session.dispatch(
            cmd.GivePenalty(who, "table_talk", "warning", incident=first.sequence)
        )
        session.dispatch(cmd.DeclareHandDead(who, "11.3", first.sequence))
        newest, oldest = incidents(session.state, session)
        name = session.person(who).display_name
        assert (newest.number, oldest.number) == (second.sequence, first.sequence)
        assert oldest.players == oldest.dead_hands == ((who, name),)
        assert oldest.notes == ((at, "prévenu"), (at + 1_000, "il s'excuse"))
        assert oldest.penalties == (given.sequence,)
        assert oldest.given == {"speaker_in_hand": False}
        assert oldest.outcome["decision"] == {"allowed": False}
        assert newest.notes == ()

    def test_a_corrected_name_is_seen_at_once_and_the_rest_is_not_made_again(self) -> None:
        session = a_tournament()
        who, other = seated_at(session, 1)[:2]
        for one in (who, other):
            session.dispatch(cmd.RecordIncident("talk_about_the_hand", TALK, players=(one,)))
        kept: KeptRows[IncidentRow] = KeptRows()
        before = incidents(session.state, session, kept)
        renamed = session.person(who)
        session.dispatch(cmd.CorrectEntrant(who, type(renamed)("Renommé", "Zoé")))
        after = incidents(session.state, session, kept)
        assert after[0] is before[0]
        assert after[1].players[0][1] == session.person(who).display_name
        assert after[1].players != before[1].players


class TestTheRoom:
    def test_a_suspended_player_shows_the_hands_to_miss(self) -> None:
        session = a_tournament()
        stays, leaves, plays = seated_at(session, 1)[:3]
        session.dispatch(cmd.GivePenalty(stays, "insult", "hands", hands=2))
        session.dispatch(cmd.GivePenalty(leaves, "insult", "round_1", note="menaces"))
        seats = [seat_of(session, who) for who in (stays, leaves, plays)]
        assert [seat.hands_to_miss for seat in seats] == [2, len(seated_at(session, 1)), 0]
        assert [seat.away for seat in seats] == [False, True, False]

    def test_he_may_stay_while_he_misses_the_older_one(self) -> None:
        session = a_tournament()
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=2))
        session.dispatch(cmd.GivePenalty(who, "abuse", "round_1", note="menaces"))
        assert not seat_of(session, who).away
        session.dispatch(cmd.CountMissedHands(hands=2))
        assert seat_of(session, who).away

    def test_kept_rows_follow_the_count(self) -> None:
        session = a_tournament()
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=1))
        kept: KeptRows[tuple[RoomSeat, ...]] = KeptRows()
        before = {t.number: t for t in room(session.state, session, kept).tables}
        session.dispatch(cmd.CountMissedHands())
        after = {t.number: t for t in room(session.state, session, kept).tables}
        assert sum(seat.hands_to_miss for seat in before[1].players) == 1
        assert sum(seat.hands_to_miss for seat in after[1].players) == 0
        assert after[2].players is before[2].players


class TestSanctionsSeen:
    def test_which_one_is_missed_now(self) -> None:
        session = a_tournament()
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=2))
        session.dispatch(cmd.GivePenalty(who, "abuse", "hands", hands=2))
        session.dispatch(cmd.GivePenalty(who, "out_of_turn", "warning"))
        warning, later, now = penalties(session.state, session)
        assert (now.served_now, later.served_now, warning.served_now) == (True, False, False)
        assert (now.over, later.over, warning.over) == (False, False, True)
        assert now.seat == session.state.entrants[who].seat

    def test_the_list_of_players_says_who_was_disqualified(self) -> None:
        session = a_tournament()
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.Disqualify(who, "collusion", note="jetons donnés"))
        rows = {row.entrant: row for row in players(session.state, session).rows}
        assert rows[who].standing == "disqualified"
