"""A day's results put right in the window: a table, an absent team, points by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from builders import MINUTE, SteppedClock
from meeting_builders import EIGHT, a_meeting, a_meeting_setup, club_in, drawn, played_out
from pytestqt.qtbot import QtBot

from td_app.club.club import Club
from td_app.meeting.setup import Absents
from td_app.persistence.engine import memory_club
from td_app.ui.desk import Desk
from td_app.ui.destinations import ToPage
from td_app.ui.pages.club.teams.meeting_view import MeetingView
from td_app.ui.pages.club.teams.order_dialog import TableOrderDialog
from td_app.ui.pages.club.teams.page import TeamsPage
from td_app.ui.pages.club.teams.team_correction_dialog import CAME, MISSING, TeamCorrectionDialog
from td_app.ui.theme import Tone
from td_app.ui.windows.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("in_french")


@pytest.fixture
def view(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> Iterator[MeetingView]:
    """Return a day of one round of eight teams, played three days ago."""
    with memory_club() as file:
        club = club_in(file)
        setup = a_meeting_setup(rounds=1, matrix=EIGHT, absents=Absents.LAST)
        session = drawn(a_meeting(club, setup, teams=8, players=1))
        played_out(session)
        assert isinstance(club.clock, SteppedClock)
        club.clock.forward(3 * 24 * 60 * MINUTE)
        window = MainWindow(a_desk(club))
        qtbot.addWidget(window)
        window.resize(1024, 600)
        window.show()
        window.go(ToPage("teams"))
        page = window.layers.club_space().page("teams")
        assert isinstance(page, TeamsPage)
        page.open(session.meeting)
        assert page.view is not None
        yield page.view


def of_a_table(view: MeetingView) -> TableOrderDialog:
    tab = view.show_round(1)
    tab.active = 1
    tab.ask_order()
    assert tab.ordering is not None
    return tab.ordering


def of_a_team(view: MeetingView, at: int) -> TeamCorrectionDialog:
    """Choose the team at this line of the standings and ask to correct it."""
    view.tabs.setCurrentIndex(2)
    table = view.standings.table.table
    table.choose(table.rows.rows[at].team)
    view.standings.correct.click()
    assert view.standings.asking is not None
    return view.standings.asking


def ranking(view: MeetingView) -> list[tuple[str, object]]:
    return [(row.name, row.standing.points) for row in view.held.live.standings().rows]


def test_two_ranks_are_exchanged_for_a_reason(view: MeetingView) -> None:
    asked = of_a_table(view)
    first, second, *_ = asked.fields
    assert asked.wrong.text() and asked.wrong.property("tone") == Tone.NEUTRAL.value
    one, other = asked.fields[first].value(), asked.fields[second].value()
    asked.fields[first].setValue(other)
    assert not asked.confirm.isEnabled(), "two of one rank, and nobody at the other"
    asked.fields[second].setValue(one)
    assert not asked.confirm.isEnabled() and "motif" in asked.wrong.text()
    asked.reason.setText("Compte rendu signé")
    assert asked.confirm.isEnabled()
    asked.choose("confirm")
    ranks = {s.player: s.rank for s in view.held.live.tables(1)[0].seats}
    assert (ranks[first], ranks[second]) == (other, one)
    view.tabs.setCurrentIndex(4)
    last = view.minutes.table.rows.rows[0]
    assert last.note == "Compte rendu signé" and "/" in last.at, "another day than the meeting's"


def test_every_rank_is_as_high_as_the_reason(qtbot: QtBot, view: MeetingView) -> None:
    asked = of_a_table(view)
    asked.show()
    qtbot.waitExposed(asked)
    assert {field.height() for field in asked.fields.values()} == {asked.reason.height()}


def test_who_never_came_is_ticked_at_the_table(view: MeetingView) -> None:
    asked = of_a_table(view)
    last = next(who for who, field in asked.fields.items() if field.value() == 8)
    asked.absents[last].setChecked(True)
    assert not asked.fields[last].isEnabled()
    asked.reason.setText("Jamais venu")
    assert asked.confirm.isEnabled()
    asked.choose("confirm")
    assert [s.player for s in view.held.live.tables(1)[0].seats if s.missing] == [last]


def test_those_behind_one_who_never_came_move_up(view: MeetingView) -> None:
    asked = of_a_table(view)
    by_rank = {field.value(): who for who, field in asked.fields.items()}
    asked.absents[by_rank[3]].setChecked(True)
    moved = {rank: asked.fields[who].value() for rank, who in by_rank.items() if rank != 3}
    assert moved == {1: 1, 2: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 7}
    asked.absents[by_rank[3]].setChecked(False)
    assert asked.fields[by_rank[3]].value() == 8 and asked.outs() is not None
    asked.reject()


def test_points_are_taken_from_a_team_and_the_ranking_follows(view: MeetingView) -> None:
    first = ranking(view)[0][0]
    asked = of_a_team(view, 0)
    assert not asked.confirm.isEnabled()
    asked.points.setText("−2,5")
    asked.points.textEdited.emit("")
    assert not asked.confirm.isEnabled()
    asked.points.setText("−20")
    asked.reason.setText("Décision de la fédération")
    asked.reason.textEdited.emit("")
    asked.choose("confirm")
    assert ranking(view)[-1] == (first, -2)
    again = of_a_team(view, 7)
    assert again.points.text() == "−20", "the correction in force"
    again.reject()
    view.undo.click()
    assert ranking(view)[0] == (first, 18)


def test_a_team_that_never_came_is_missing_at_every_table(view: MeetingView) -> None:
    first = ranking(view)[0][0]
    asked = of_a_team(view, 0)
    asked.what.choose(CAME)
    asked.reason.setText("Aucune")
    asked.reason.textEdited.emit("")
    assert not asked.confirm.isEnabled(), "it is there already"
    asked.what.choose(MISSING)
    asked.reason.textEdited.emit("")
    asked.choose("confirm")
    assert ranking(view)[-1] == (first, 0)


def test_nothing_is_corrected_before_a_team_is_chosen(view: MeetingView) -> None:
    view.tabs.setCurrentIndex(2)
    assert view.standings.table.table.chosen_row() is None
    assert not view.standings.correct.isEnabled()
