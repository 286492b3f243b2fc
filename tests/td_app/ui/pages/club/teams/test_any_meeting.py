"""Whatever the settings of a meeting are, shown in its form and read back they are the same."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from td_app.meeting.setup import MOST_TABLES, Absents, Clocks, MeetingSetup, check_meeting
from td_app.tournament.state.chips import CLUB_CHIPS
from td_app.tournament.state.setup import TournamentSetup
from td_app.ui.pages.club.teams.setup_dialog import MeetingDialog

pytestmark = pytest.mark.usefixtures("in_french")

MEETINGS = st.builds(
    MeetingSetup,
    st.text("abcÉé ’-x0", min_size=1, max_size=40).map(str.strip).filter(bool),
    st.just(TournamentSetup().structure),
    date=st.sampled_from(("", "2026-11-28", "2031-02-01")),
    rounds=st.integers(1, 12),
    seats=st.integers(2, 10),
    tables=st.integers(0, MOST_TABLES),
    starting_stack=st.integers(1, 10**9),
    clocks=st.sampled_from(Clocks),
    absents=st.sampled_from(Absents),
)


def test_what_is_shown_is_what_is_read(qtbot: QtBot) -> None:
    @settings(max_examples=25, suppress_health_check=list(HealthCheck), deadline=None)
    @given(MEETINGS)
    def shown_and_read(setup: MeetingSetup) -> None:
        check_meeting(setup)
        dialog = MeetingDialog(setup, CLUB_CHIPS)
        qtbot.addWidget(dialog)
        assert dialog.setup() == setup
        assert not dialog.typed()
        dialog.rounds.setValue(setup.rounds % 12 + 1)
        assert dialog.setup() == replace(setup, rounds=setup.rounds % 12 + 1)
        assert dialog.typed()

    shown_and_read()


def test_a_name_that_stands_is_written_on_at_its_end(qtbot: QtBot) -> None:
    meeting = MeetingSetup("Rencontre", TournamentSetup().structure)
    dialog = MeetingDialog(meeting, CLUB_CHIPS)
    qtbot.addWidget(dialog)
    qtbot.keyClicks(dialog.name, " 2")
    assert dialog.setup().name == "Rencontre 2"
