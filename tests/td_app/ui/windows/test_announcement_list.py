"""What is to be read out: moves, and a breaking order changed in play (2.4)."""

from __future__ import annotations

import pytest
from builders import a_tournament, seated_at
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.views.public import public_view
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.windows.announcement_list import AnnouncementList, ReadingDialog, text_of_all

pytestmark = pytest.mark.usefixtures("in_french")


def a_list(session: TournamentSession, qtbot: QtBot) -> AnnouncementList:
    live = LiveTournament(session)
    found = AnnouncementList(live)
    live.setParent(found)
    live.changed.connect(found.refresh)
    qtbot.addWidget(found)
    found.refresh()
    return found


class TestTheBreakingOrder:
    def test_changed_in_play_it_waits_to_be_told(self, qtbot: QtBot) -> None:
        session = a_tournament(32)
        told = a_list(session, qtbot)
        assert told.order is None
        session.dispatch(cmd.ChangeBreakingOrder((2,), "porte"))
        assert told.order is not None
        assert "2 → 4 → 3 → 1" in told.order.accessibleName()

    def test_it_is_counted_read_copied_and_told_with_the_moves(self, qtbot: QtBot) -> None:
        session = a_tournament(32)
        told = a_list(session, qtbot)
        session.dispatch(cmd.ChangeBreakingOrder((2,), "porte"))
        one, other = seated_at(session, 1)[0], seated_at(session, 2)[0]
        session.dispatch(cmd.SwapSeats(one, other, "vue"))
        assert told.count == 3
        order, *moves = text_of_all(told.waiting, told.order_waiting).splitlines()
        assert len(moves) == 2
        assert order == "Nouvel ordre de fermeture\u00a0: 2 → 4 → 3 → 1 (§\u00a02.4)"
        dialog = ReadingDialog(told.waiting, told, order=told.order_waiting)
        large = [words.text() for words in dialog.findChildren(QLabel)]
        assert large.index("2 → 4 → 3 → 1") < large.index(told.waiting[0].name)
        told.announce()
        assert told.count == 0
        assert session.state.order_change is not None and session.state.order_change.announced

    def test_alone_it_is_told_without_a_move(self, qtbot: QtBot) -> None:
        session = a_tournament(32)
        told = a_list(session, qtbot)
        session.dispatch(cmd.ChangeBreakingOrder((2,), "porte"))
        told.announce()
        assert told.count == 0

    def test_once_told_it_leaves_the_list(self, qtbot: QtBot) -> None:
        session = a_tournament(32)
        told = a_list(session, qtbot)
        session.dispatch(cmd.ChangeBreakingOrder((2,), "porte"))
        assert told.order is not None
        told.order.button.click()
        assert told.order is None
        assert session.state.order_change is not None and session.state.order_change.announced


class TestAnAbsentPlayer:
    def test_somebody_carries_his_chips(self, qtbot: QtBot) -> None:
        session = a_tournament(14)
        who = seated_at(session, 1)[0]
        told = a_list(session, qtbot)
        session.dispatch(cmd.MarkAway((who,)))
        session.dispatch(cmd.SwapSeats(who, seated_at(session, 2)[0], "vue"))
        row = told.rows[1]
        assert "portez son tapis" in " ".join(
            part.text() for part in row.findChildren(type(told._nothing))
        )


class TestAPlayerMovedAgain:
    """Only where he sits now is read out: an older seat would send him wrong."""

    def moved_twice(self) -> TournamentSession:
        session = a_tournament(32)
        who, first, second = (seated_at(session, table)[0] for table in (1, 2, 3))
        session.dispatch(cmd.SwapSeats(who, first, "vue"))
        session.dispatch(cmd.SwapSeats(who, second, "bruit"))
        return session

    def test_his_last_seat_alone_waits(self, qtbot: QtBot) -> None:
        session = self.moved_twice()
        told = a_list(session, qtbot)
        moved = [(move.name, move.to_seat) for move in told.waiting]
        assert len(moved) == len({name for name, _ in moved}) == 3
        assert all(session.state.entrants[m.entrant].seat == m.to_seat for m in told.waiting)

    def test_read_out_it_does_not_bring_the_older_one_back(self, qtbot: QtBot) -> None:
        session = self.moved_twice()
        told = a_list(session, qtbot)
        latest = session.state.moves[-2].number
        told.announce(latest)
        assert [m.announced for m in session.state.moves] == [True, False, True, False]
        assert told.count == 2
        session.dispatch(cmd.Undo())
        assert told.count == 3

    def test_the_wall_shows_his_last_seat_alone(self, qtbot: QtBot) -> None:
        session = self.moved_twice()
        shown = public_view(session.state, session, session.now_ms()).moves
        assert len(shown) == len({move.entrant for move in shown}) == 3
