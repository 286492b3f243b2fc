"""Incidents, sanctions and countdowns as the screens get them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from builders import a_tournament, seated_at
from PySide6.QtWidgets import QApplication

from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament

TALK = '{"speaker_in_hand": false}'


@pytest.fixture
def live(dressed: QApplication) -> Iterator[LiveTournament]:
    live = LiveTournament(a_tournament())
    yield live
    live.close()


class TestConduct:
    def test_nothing_has_happened_yet(self, live: LiveTournament) -> None:
        assert (live.incidents(), live.penalties(), live.time_calls()) == ((), (), ())

    def test_what_happens_is_seen_at_the_next_look(self, live: LiveTournament) -> None:
        who = seated_at(live.session, 1)[0]
        incident = live.dispatch(cmd.RecordIncident("talk_about_the_hand", TALK, table=1))
        assert incident is not None
        live.dispatch(cmd.GivePenalty(who, "table_talk", "warning", incident.sequence))
        live.dispatch(cmd.CallTime(1, who))
        assert [row.number for row in live.incidents()] == [incident.sequence]
        assert [row.incident for row in live.penalties()] == [incident.sequence]
        assert [row.entrant for row in live.time_calls()] == [who]

    def test_between_two_changes_the_same_rows_are_given(self, live: LiveTournament) -> None:
        live.dispatch(cmd.RecordIncident("talk_about_the_hand", TALK))
        assert live.incidents() is live.incidents()

    def test_a_sanctioned_player_is_marked_in_the_room(self, live: LiveTournament) -> None:
        who = seated_at(live.session, 1)[0]
        live.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=2))
        seats = {seat.entrant: seat for table in live.room().tables for seat in table.players}
        assert (seats[who].hands_to_miss, seats[who].away) == (2, False)
