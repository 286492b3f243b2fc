"""The order of those out put right on the ranking, by keyboard, with its reason (1.1, 1.10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import process_time

import pytest
from builders import a_tournament, everyone, out
from prize_builders import a_tie, given
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery
from td_app.tournament import commands as cmd
from td_app.tournament.views.finishing import places
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.ranking.order_dialog import OrderDialog
from td_app.ui.pages.evening.ranking.page import RankingPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

Key, ALT = Qt.Key, Qt.KeyboardModifier.AltModifier


@dataclass
class Ranking:
    """A session and its ranking page."""

    session: TournamentSession
    page: RankingPage

    def correct(self, entrant: int | None = None) -> OrderDialog:
        """Choose a line of the ranking and press the button."""
        if entrant is not None:
            assert self.page.table.choose(entrant)
        self.page.order.click()
        dialog = self.page.ordering
        assert dialog is not None and dialog.isVisible()
        return dialog

    @property
    def finishing(self) -> tuple[tuple[int, ...], ...]:
        return self.session.state.finishing


Open = Callable[[TournamentSession], Ranking]


@pytest.fixture
def ranking(qtbot: QtBot) -> Iterator[Open]:
    """Return a maker of the ranking page of a session, shown."""
    pages: list[RankingPage] = []

    def shown(session: TournamentSession) -> Ranking:
        live = LiveTournament(session)
        page = RankingPage(live, Stationery)
        live.changed.connect(page.refresh)
        page.resize(926, 680)
        qtbot.addWidget(page, before_close_func=lambda _: live.close())
        page.show()
        pages.append(page)
        return Ranking(session, page)

    yield shown
    for page in pages:
        for dialog in page.findChildren(OrderDialog):
            dialog.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def four_out(ranking: Open) -> Ranking:
    """Return six players of whom 1, 2, 3 and 4 went out, in that order."""
    session = a_tournament(6, 1)
    out(session, 1, 2, 3, 4)
    return ranking(session)


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def shown(dialog: OrderDialog) -> list[tuple[int, str]]:
    return [(row.ranked.entrant, row.words) for row in dialog.table.rows.rows]


def press(dialog: OrderDialog, *keys: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
    for key in keys:
        QTest.keyClick(dialog.table, key, held or Qt.KeyboardModifier.NoModifier)


class TestTheButton:
    @pytest.mark.parametrize("gone", [0, 1])
    def test_two_must_be_out(self, ranking: Open, gone: int) -> None:
        session = a_tournament(6, 1)
        out(session, *range(1, gone + 1))
        page = ranking(session).page
        assert not page.order.isEnabled()
        assert "au moins deux joueurs sortis" in page.order.toolTip()
        page.correct_order()
        assert page.ordering is None
        out(session, 5, 6)
        assert page.order.isEnabled()

    def test_a_tournament_only_looked_at_is_not_corrected(self, four_out: Ranking) -> None:
        four_out.session.read_only = True
        four_out.page.refresh()
        assert not four_out.page.order.isEnabled()
        assert four_out.page.order.toolTip()

    def test_once_play_is_over_it_still_is_but_for_the_winner(self, ranking: Open) -> None:
        session = a_tournament(4, 1)
        out(session, 1, 2, 3)
        dialog = ranking(session).correct()
        assert shown(dialog) == [(3, "2e"), (2, "3e"), (1, "4e")]


class TestByKeyboard:
    def test_it_opens_on_the_line_chosen(self, four_out: Ranking) -> None:
        dialog = four_out.correct(2)
        current = dialog.table.chosen_row()
        assert current is not None and current.ranked.entrant == 2
        assert shown(dialog) == [(4, "3e"), (3, "4e"), (2, "5e"), (1, "6e")]

    def test_who_still_plays_is_no_line_of_it(self, four_out: Ranking) -> None:
        current = four_out.correct(6).table.chosen_row()
        assert current is not None and current.ranked.entrant == 4

    def test_two_out_the_wrong_way_round(self, four_out: Ranking) -> None:
        dialog = four_out.correct(1)
        assert dialog.missing.text() == "Rien n’est changé."
        press(dialog, Key.Key_Up, held=ALT)
        assert shown(dialog)[2:] == [(1, "5e"), (2, "6e")]
        assert dialog.told.text() == (
            "JOUEUR0001 Jean passe de 6e à 5e et JOUEUR0002 Jean de 5e à 6e."
        )
        assert not dialog.confirm.isEnabled()
        assert "motif" in dialog.missing.text()
        press(dialog, Key.Key_Return)
        assert dialog.focusWidget() is dialog.reason
        QTest.keyClicks(dialog.reason, "mal note = tapis")
        assert dialog.missing.text() == ""
        QTest.keyClick(dialog.reason, Key.Key_Return)
        assert not dialog.isVisible()
        assert four_out.finishing == ((2,), (1,), (3,), (4,))
        last = four_out.session.history.sequence
        assert four_out.session.note(last) == "mal note = tapis"
        assert four_out.page.live.minutes(last=1)[0].cites == ("1.1", "1.10")

    def test_a_line_goes_down_and_stays_chosen(self, four_out: Ranking) -> None:
        dialog = four_out.correct(4)
        press(dialog, Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Down, held=ALT)
        assert [who for who, _ in shown(dialog)] == [3, 2, 1, 4]
        current = dialog.table.chosen_row()
        assert current is not None and current.ranked.entrant == 4
        assert dialog.told.text() == (
            "JOUEUR0004 Jean passe de 3e à 6e, JOUEUR0003 Jean de 4e à 3e et "
            "2 autres changent de rang."
        )
        assert not dialog.down.isEnabled() and "dernière" in dialog.down.toolTip()

    def test_equals_ties_and_parts(self, four_out: Ranking) -> None:
        dialog = four_out.correct(2)
        press(dialog, Key.Key_Equal)
        assert shown(dialog)[1:3] == [(3, "4e ex æquo"), (2, "4e ex æquo")]
        assert dialog.tie.isChecked()
        press(dialog, Key.Key_Equal)
        assert not dialog.tie.isChecked()
        assert dialog.missing.text() == "Rien n’est changé."

    def test_the_first_line_is_tied_with_nobody(self, four_out: Ranking) -> None:
        dialog = four_out.correct(4)
        assert not dialog.tie.isEnabled() and not dialog.up.isEnabled()
        press(dialog, Key.Key_Equal)
        press(dialog, Key.Key_Up, held=ALT)
        assert [who for who, _ in shown(dialog)] == [4, 3, 2, 1]

    def test_the_buttons_do_as_the_keys(self, four_out: Ranking) -> None:
        dialog = four_out.correct(2)
        dialog.up.click()
        dialog.down.click()
        dialog.up.click()
        dialog.tie.click()
        assert shown(dialog)[:2] == [(4, "3e ex æquo"), (2, "3e ex æquo")]

    def test_undo_puts_the_order_back(self, four_out: Ranking) -> None:
        before = four_out.finishing
        dialog = four_out.correct(2)
        press(dialog, Key.Key_Equal)
        dialog.reason.setText("tapis égaux")
        dialog.confirm.click()
        assert four_out.finishing == ((1,), (2, 3), (4,))
        four_out.session.dispatch(cmd.Undo())
        assert four_out.finishing == before

    def test_escape_changes_nothing(self, four_out: Ranking) -> None:
        before = four_out.session.history.sequence
        dialog = four_out.correct(2)
        press(dialog, Key.Key_Up, held=ALT)
        dialog.reason.setText("essai")
        QTest.keyClick(dialog, Key.Key_Escape)
        assert four_out.session.history.sequence == before

    def test_someone_out_meanwhile_is_read_again(self, four_out: Ranking) -> None:
        dialog = four_out.correct(1)
        press(dialog, Key.Key_Up, held=ALT)
        out(four_out.session, 5)
        assert shown(dialog)[0] == (5, "2e")
        assert "à jour" in dialog.reread.text()
        current = dialog.table.chosen_row()
        assert current is not None and current.ranked.entrant == 1

    def test_what_happens_elsewhere_keeps_what_is_written(self, four_out: Ranking) -> None:
        dialog = four_out.correct(1)
        press(dialog, Key.Key_Up, held=ALT)
        four_out.session.dispatch(cmd.PauseClock())
        assert [who for who, _ in shown(dialog)] == [4, 3, 1, 2]


class TestPrizesDecided:
    """Another order undoes what was decided of a tie: the question is asked again (2.7)."""

    @pytest.fixture
    def decided(self, ranking: Open) -> Ranking:
        session = a_tie(4, 5)
        session.dispatch(cmd.AwardPrizes(2, given((2, (4, 5)), (3, (4, 5)))))
        assert session.proposals() == ()
        return ranking(session)

    def test_another_tie_is_asked_again(self, decided: Ranking) -> None:
        dialog = decided.correct(4)
        press(dialog, Key.Key_Down, Key.Key_Down, held=ALT)
        assert shown(dialog)[:3] == [(5, "2e ex æquo"), (3, "2e ex æquo"), (4, "4e")]
        assert "(2e) ne vaudra plus" in plain(dialog.reread.text())
        dialog.reason.setText("mal noté")
        dialog.confirm.click()
        assert [asks.kind for asks in decided.session.proposals()] == ["award_prizes"]
        assert decided.page.ties.isVisible()

    def test_a_tie_undone_asks_nothing(self, decided: Ranking) -> None:
        dialog = decided.correct(5)
        press(dialog, Key.Key_Equal)
        assert dialog.reread.text()
        dialog.reason.setText("tapis inégaux")
        dialog.confirm.click()
        assert decided.session.proposals() == ()
        assert places(decided.session.state)[5] == (3, False)

    def test_places_below_leave_it(self, decided: Ranking) -> None:
        dialog = decided.correct(1)
        press(dialog, Key.Key_Up, held=ALT)
        assert dialog.reread.text() == ""


class TestThreeHundred:
    def test_a_long_evening_is_put_right_fluidly(self, ranking: Open) -> None:
        session = a_tournament(312, tables=39)
        order = tuple(everyone(session))[:300]
        for who in order:
            session.dispatch(cmd.Withdraw(who, 100))
        dialog = ranking(session).correct(order[10])
        began = process_time()
        press(dialog, *[Key.Key_Up] * 10, held=ALT)
        press(dialog, Key.Key_Equal)
        took = (process_time() - began) / 11
        assert len(dialog.table.rows.rows) == 300
        assert took < 1, f"{took * 1000:.0f} ms a key"


def test_the_dialog_fits_the_smallest_screen(ranking: Open) -> None:
    session = a_tournament(20, tables=3)
    out(session, *tuple(everyone(session))[:12])
    dialog = ranking(session).correct()
    assert dialog.height() <= 700
