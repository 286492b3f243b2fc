"""Entering again, or late, where an entry has a price: the room finds the seat, and is paid."""

from __future__ import annotations

import pytest
from builders import out, registered
from buy_in_builders import an_evening, terms
from PySide6.QtWidgets import QApplication
from room_builders import OpenRoom, click

from td_app.tournament import commands as cmd
from td_app.tournament.commands import Proposal
from td_app.tournament.state.cash_desk import Means
from td_app.ui.pages.evening.room.arrival_flows import LateFlow
from td_app.ui.pages.evening.room.page import RoomPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


def asked(page: RoomPage, kind: str) -> LateFlow:
    (found,) = (p for p in page.live.proposals() if p.kind == kind)
    assert isinstance(found, Proposal)
    page.ask(found)
    QApplication.processEvents()
    assert isinstance(page.flow, LateFlow)
    return page.flow


def test_a_late_entrant_pays_before_a_seat_is_found(open_room: OpenRoom) -> None:
    session = an_evening(7, tables=1)
    registered(session, 1)
    page = open_room(session)
    flow = asked(page, "seat_late_entrant")
    assert flow.means[Means.CASH].hasFocus()
    click(flow.means[Means.CARD])
    assert session.state.cash.taken["card"] == 2_400
    assert flow.question is not None, "paid: the big blind is asked"


def test_or_the_director_answers_for_it(open_room: OpenRoom) -> None:
    session = an_evening(7, tables=1)
    registered(session, 1)
    page = open_room(session)
    flow = asked(page, "seat_late_entrant")
    flow.reason.setText("virement annoncé")
    click(flow.reason_button)
    assert flow.question is not None and session.state.cash.answered == {8: 2_400}


def test_who_waits_to_enter_again_is_seated_where_the_big_blind_comes_soonest(
    open_room: OpenRoom,
) -> None:
    session = an_evening(8, terms(greatest_field=8), tables=1)
    page = open_room(session)
    out(session, 3)
    session.dispatch(cmd.WaitToReEnter(3))
    page.refresh()
    flow = asked(page, "re_enter")
    click(flow.means[Means.CASH])
    assert flow.question is not None
    click(flow.question.plan, flow.question.plan.seat_centre(1))
    QApplication.processEvents()
    assert flow.main is not None
    click(flow.main)
    assert session.state.entrants[3].seat is not None and session.state.waiting == ()
    assert session.state.stays.latest(3).number == 2
